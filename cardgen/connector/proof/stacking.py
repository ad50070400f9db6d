"""Stacks cards: computes where each word of each card is and how much of it is visible."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardgen.connector.layout.result import FOLDED_FACES, CardPosition, Face, Fold, Panel, Turn
from cardgen.connector.proof.card_reader import Printed, Word
from cardgen.drawing.shapes import UNMOVED, Box, Matrix, Point

DEPTH = 0.3
"""How far in mm a word must reach into a column to be part of it."""
WHOLE = 0.98
"""Visible share of something that is to be read."""
LEGIBLE = 0.5
"""Visible share of a word that may be read."""


Polygon = tuple[Point, ...]
"""The corners of a convex polygon in mm, clockwise as seen on paper."""


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
    return PlacedCard(panel.on_table(laid), laid.turn, laid.fold)


def share_shown(face: Face, box: Box, fold: Fold, panel: Panel) -> float:
    """Return the visible share of a box on a face of a card with no card on top."""
    covers = covers_of([PlacedCard(UNMOVED, 0, fold)], panel)[0]
    return 1 - share_covered(box, UNMOVED, covers[face]) if face in covers else 0.0


def share_covered(box: Box, matrix: Matrix, covers: Iterable[Polygon]) -> float:
    """Return the share of a box, placed by `matrix`, that `covers` hide."""
    whole = polygon_of(box, matrix)
    pieces = [whole]
    for cover in covers:
        pieces = subtract(pieces, cover)
    return 1 - sum(map(area, pieces)) / area(whole) if pieces != [whole] else 0.0


def covers_of(cards: Sequence[PlacedCard], panel: Panel) -> list[dict[Face, list[Polygon]]]:
    """Return for each card of a pile, and each face that is up, all that may hide part of it.

    `cards` go from the bottom up. A face is hidden by the cards above it, the back also by what is
    folded over it: a folded flap shows its inside.
    """
    outlines = [polygon_of(panel.outline(card.fold), card.matrix) for card in cards]
    reach, height = 2 * panel.flap, panel.height
    flaps = {"left": Box(0, 0, reach, height), "right": Box(panel.width - reach, 0, reach, height)}
    found = []
    for number, card in enumerate(cards, 1):
        above, folded = outlines[number:], FOLDED_FACES[card.fold]
        covers: dict[Face, list[Polygon]] = dict.fromkeys(folded, above)
        covers["back"] = [*(polygon_of(flaps[flap], card.matrix) for flap in folded), *above]
        found.append(covers)
    return found


def visible_words(
    printed: Printed, cards: Sequence[PlacedCard], panel: Panel, column: Box | None = None
) -> Iterator[VisibleWord]:
    """Yield every word of a pile's cards that is at least partly visible, from the bottom up.

    With a `column`, only words that reach into it by more than `DEPTH`; cards must then lie at
    quarter turns.
    """
    for number, (card, covers) in enumerate(zip(cards, covers_of(cards, panel), strict=True)):
        on_card = column and column.mapped(card.matrix.inverse())
        for word in printed.words:
            spot = word.spot
            if spot.face in covers and (on_card is None or _reaches(spot.box, on_card)):
                share = 1 - share_covered(spot.box, card.matrix, covers[spot.face])
                if share > 0:
                    yield VisibleWord(number, word, share)


def _reaches(box: Box, column: Box) -> bool:
    common = box.intersection(column)
    return min(common.width, common.height) > DEPTH


# -- convex polygons -------------------------------------------------------------------------------


def polygon_of(box: Box, matrix: Matrix) -> Polygon:
    """Return the corners of a box after `matrix`, which mirrors nothing."""
    left, top, right, bottom, mapped = box.x, box.y, box.right, box.bottom, matrix.apply
    return mapped(left, top), mapped(right, top), mapped(right, bottom), mapped(left, bottom)


def area(polygon: Polygon) -> float:
    """Return the area of a polygon in square mm."""
    following = (*polygon[1:], polygon[0])
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(polygon, following, strict=True)) / 2


def subtract(pieces: Iterable[Polygon], cover: Polygon) -> list[Polygon]:
    """Return convex `pieces` without the area of the convex `cover`, as convex pieces."""
    uncovered: list[Polygon] = []
    for piece in pieces:
        rest = piece
        beyond_edges: list[Polygon] = []
        for start, end in zip(cover, (*cover[1:], cover[0]), strict=True):
            rest, beyond = _divide(rest, start, end)
            if not rest:  # nothing of it is covered
                beyond_edges = [piece]
                break
            beyond_edges += [beyond] if beyond else []
        uncovered += beyond_edges
    return uncovered


def _divide(polygon: Polygon, start: Point, end: Point) -> tuple[Polygon, Polygon]:
    """Return the parts of a polygon at the right and at the left of a line; () for none."""
    (x0, y0), (x1, y1) = start, end
    sides = [(x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) for x, y in polygon]
    if min(sides) >= 0:
        return polygon, ()
    if max(sides) <= 0:
        return (), polygon
    right: list[Point] = []
    left: list[Point] = []
    for index, (point, side) in enumerate(zip(polygon, sides, strict=True)):
        before, side_before = polygon[index - 1], sides[index - 1]
        if side * side_before < 0:
            share = side_before / (side_before - side)
            x = before[0] + share * (point[0] - before[0])
            y = before[1] + share * (point[1] - before[1])
            right.append((x, y))
            left.append((x, y))
        if side >= 0:
            right.append(point)
        if side <= 0:
            left.append(point)
    return tuple(right), tuple(left)
