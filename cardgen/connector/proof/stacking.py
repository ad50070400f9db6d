"""Stacks cards: computes where each word of each card is and how much of it is visible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardgen.connector.layout.result import FOLDED_FACES, CardPosition, Face, Fold, Panel, Turn
from cardgen.connector.proof.card_reader import Printed, Word
from cardgen.connector.proof.polygons import Polygon, area, overlap, polygon_of, subtract
from cardgen.drawing.shapes import Box, Matrix, bounds_of, moved

FACES: tuple[Face, ...] = ("back", "left", "right")


class PlacedCard(NamedTuple):
    """A card on the table: `matrix` maps its panel to the table."""

    matrix: Matrix
    turn: Turn
    fold: Fold


class VisibleWord(NamedTuple):
    """A word of card `number` (0 is the lowest), and its visible share."""

    number: int
    word: Word
    outline: Polygon
    share: float


def place_card(laid: CardPosition, panel: Panel) -> PlacedCard:
    """Return a card at its place in a pile."""
    return PlacedCard(moved(laid.x, laid.y) @ panel.view(laid.turn), laid.turn, laid.fold)


def is_face_up(face: Face, fold: Fold) -> bool:
    """Return whether a face is up, at least in part, on a card with this fold."""
    return face == "back" or face in FOLDED_FACES[fold]


def folded_away(face: Face, fold: Fold, panel: Panel) -> tuple[Box, ...]:
    """Return the parts of the panel where a face is hidden: a folded flap shows its inside."""
    if face != "back":
        return ()
    reach, height = 2 * panel.flap, panel.height
    left, right = Box(0, 0, reach, height), Box(panel.width - reach, 0, reach, height)
    return tuple(left if flap == "left" else right for flap in FOLDED_FACES[fold])


def share_shown(face: Face, box: Box, fold: Fold, panel: Panel) -> float:
    """Return the visible share of a box on a face of a card with no card on top."""
    if not is_face_up(face, fold):
        return 0.0
    parts = [part for part in folded_away(face, fold, panel) if overlap(part, box)]
    if any(part.holds(box) for part in parts):
        return 0.0
    away = [cover_of(part, Matrix()) for part in parts]
    return 1 - share_covered(polygon_of(box, Matrix()), away) if away else 1.0


Cover = tuple[Polygon, Box]
"""Something that hides what is below it, and the box around it."""


def cover_of(box: Box, matrix: Matrix) -> Cover:
    """Return what a box covers after `matrix`."""
    return polygon_of(box, matrix), box.mapped(matrix)


def share_covered(polygon: Polygon, covers: Iterable[Cover]) -> float:
    """Return the share of a convex polygon that `covers` hide."""
    box = bounds_of(polygon)
    near = [cover for cover, around in covers if overlap(box, around)]
    pieces: list[Polygon] = [polygon]
    for cover in near:
        pieces = subtract(pieces, cover)
    return 1 - sum(map(area, pieces)) / area(polygon) if near else 0.0


def visible_words(printed: Printed, cards: Sequence[PlacedCard], panel: Panel) -> Iterator[VisibleWord]:
    """Yield every word of a pile's cards that is at least partly visible; `cards` go from the bottom up."""
    outlines = [cover_of(panel.outline(card.fold), card.matrix) for card in cards]
    for number, card in enumerate(cards):
        away = {
            face: [cover_of(part, card.matrix) for part in folded_away(face, card.fold, panel)]
            for face in FACES
            if is_face_up(face, card.fold)
        }
        for word in printed.words:
            if word.spot.face not in away:
                continue
            outline = polygon_of(word.spot.box, card.matrix)
            share = 1 - share_covered(outline, (*away[word.spot.face], *outlines[number + 1 :]))
            if share > 0:
                yield VisibleWord(number, word, outline, share)
