"""Stacks cards: computes where each word of each card is and how much of it is visible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardgen.connector.layout.result import FOLDED_FACES, CardPosition, Face, Fold, Panel, Turn
from cardgen.connector.proof.card_reader import Printed, Word
from cardgen.connector.proof.polygons import Polygon, area, inverse, overlap, polygon_of, subtract
from cardgen.drawing.shapes import Box, Matrix, moved

FACES: tuple[Face, ...] = ("back", "left", "right")

DEPTH = 0.3
"""How far in mm a word must reach into a column to be part of it."""

_PLAIN = Matrix()


class PlacedCard(NamedTuple):
    """A card on the table: `matrix` maps its panel to the table."""

    matrix: Matrix
    turn: Turn
    fold: Fold


class VisibleWord(NamedTuple):
    """A word of card `number` (0 is the lowest), and its visible share."""

    number: int
    word: Word
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
    if not parts:
        return 1.0
    if any(part.holds(box) for part in parts):
        return 0.0
    return 1 - share_covered(box, _PLAIN, [cover_of(part, _PLAIN) for part in parts])


Cover = tuple[Polygon, Box]
"""Something that hides what is below it, and the box around it."""


def cover_of(box: Box, matrix: Matrix) -> Cover:
    """Return what a box covers after `matrix`."""
    return polygon_of(box, matrix), box.mapped(matrix)


def share_covered(box: Box, matrix: Matrix, covers: Iterable[Cover]) -> float:
    """Return the share of a box, placed by `matrix`, that `covers` hide."""
    placed = box.mapped(matrix)
    near = [cover for cover, around in covers if overlap(placed, around)]
    if not near:
        return 0.0
    whole = polygon_of(box, matrix)
    pieces = [whole]
    for cover in near:
        pieces = subtract(pieces, cover)
    return 1 - sum(map(area, pieces)) / area(whole)


def covers_of(cards: Sequence[PlacedCard], panel: Panel) -> list[dict[Face, list[Cover]]]:
    """Return for each card of a pile, and each of its faces that is up, all that may hide part of it.

    `cards` go from the bottom up. A face is hidden by what is folded over it and by the cards
    above.
    """
    outlines = [cover_of(panel.outline(card.fold), card.matrix) for card in cards]
    return [
        {
            face: [
                *(cover_of(part, card.matrix) for part in folded_away(face, card.fold, panel)),
                *outlines[number:],
            ]
            for face in FACES
            if is_face_up(face, card.fold)
        }
        for number, card in enumerate(cards, 1)
    ]


def visible_words(
    printed: Printed, cards: Sequence[PlacedCard], panel: Panel, column: Box | None = None
) -> Iterator[VisibleWord]:
    """Yield every word of a pile's cards that is at least partly visible; `cards` go from the bottom up.

    With a `column`, only words that reach into it by more than `DEPTH`; cards must then lie at
    quarter turns.
    """
    for number, (card, covers) in enumerate(zip(cards, covers_of(cards, panel), strict=True)):
        on_card = column and column.mapped(inverse(card.matrix))
        for word in printed.words:
            spot = word.spot
            if spot.face in covers and (on_card is None or overlap(spot.box, on_card, DEPTH)):
                share = 1 - share_covered(spot.box, card.matrix, covers[spot.face])
                if share > 0:
                    yield VisibleWord(number, word, share)
