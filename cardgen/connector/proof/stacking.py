"""Stacks cards: computes where each word of each card lies and how much of it is visible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cardgen.connector.layout.result import FOLDED_FACES, CardPosition, Face, Fold, Panel, Turn
from cardgen.connector.proof.card_reader import Printed, Word
from cardgen.connector.proof.polygons import Polygon, area, overlap, polygon_of, subtract
from cardgen.drawing.shapes import Box, Matrix, bounds_of, moved


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card on the table: `matrix` leads from its panel to there."""

    matrix: Matrix
    turn: Turn
    fold: Fold


@dataclass(frozen=True, slots=True)
class SeenWord:
    """A word of the card of that number (0 is the lowest), and which share of it is seen."""

    number: int
    word: Word
    outline: Polygon
    share: float


def place_card(laid: CardPosition, panel: Panel) -> PlacedCard:
    """Return a card as it lies in a pile."""
    return PlacedCard(moved(laid.x, laid.y) @ panel.view(laid.turn), laid.turn, laid.fold)


def is_face_up(face: Face, fold: Fold) -> bool:
    """Tell whether a face is up, at least in part, on a card that is folded so."""
    return face == "back" or face in FOLDED_FACES[fold]


def folded_away(face: Face, fold: Fold, panel: Panel) -> tuple[Box, ...]:
    """Return where on the panel a face is out of sight: a folded flap shows its inside, and covers."""
    if face != "back":
        return ()
    reach, height = 2 * panel.flap, panel.height
    left, right = Box(0, 0, reach, height), Box(panel.width - reach, 0, reach, height)
    return tuple(left if flap == "left" else right for flap in FOLDED_FACES[fold])


def share_shown(face: Face, box: Box, fold: Fold, panel: Panel) -> float:
    """Return which share of a box on a face is seen of a card on which no other lies."""
    if not is_face_up(face, fold):
        return 0.0
    away = folded_away(face, fold, panel)
    return 1 - share_covered(polygon_of(box, Matrix()), [polygon_of(part, Matrix()) for part in away])


def share_covered(polygon: Polygon, covers: Iterable[Polygon]) -> float:
    """Return which share of a convex polygon is hidden by others."""
    pieces: list[Polygon] = [polygon]
    box = bounds_of(polygon)
    for cover in covers:
        if pieces and overlap(box, bounds_of(cover)):
            pieces = subtract(pieces, cover)
    return 1 - sum(map(area, pieces)) / area(polygon)


def seen_words(printed: Printed, cards: Sequence[PlacedCard], panel: Panel) -> Iterator[SeenWord]:
    """Yield every word of a pile's cards that is seen in part; the cards go from the lowest up."""
    outlines = [polygon_of(panel.outline(card.fold), card.matrix) for card in cards]
    for number, card in enumerate(cards):
        for word in printed.words:
            if not is_face_up(word.spot.face, card.fold):
                continue
            outline = polygon_of(word.spot.box, card.matrix)
            own = [polygon_of(away, card.matrix) for away in folded_away(word.spot.face, card.fold, panel)]
            share = 1 - share_covered(outline, (*own, *outlines[number + 1 :]))
            if share > 0:
                yield SeenWord(number, word, outline, share)
