"""Reads the words, signs, marks and links on a finished card's back panel and flaps.

Everything is taken from the drawing: where a word lies from the font, what a shape is from its outline, how
well it is seen from what is painted under and over it. Lengths in mm, in panel coordinates (see `layout`).
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from cardgen.connector.layout.result import Corner, Face, Panel, Side, Turn
from cardgen.connector.proof.polygons import Point, distance, inverse, overlap
from cardgen.connector.proof.visibility import PaintedShape, contrast_of, ink_at, painted_shapes
from cardgen.drawing.fonts import FontBook, start_of
from cardgen.drawing.ink import Ink
from cardgen.drawing.shapes import Box, Matrix, Page, Path, Text, bounds_of, box_around

PrintedSignKind = Literal["start", "next", "end"]
"""A triangle before a game's first word, a dot beside a link's number, a square after its last word."""

CUT_CELLS = 16
"""Rows and columns into which a sign is parted to see how it is cut."""

_LARGEST = 6.0  # sides of signs and brackets in mm; what is larger is ornament
_BESIDE = 1.5  # how far from its bracket a link's number or dot may stand, in mm
_AT_CORNER = 9.0  # how far from its corner the middle of a mark may lie, in mm
_CUT_BEYOND = 0.1  # of a sign's side: how far a cut in it may reach beyond its edge
_CORNERS: dict[str, Corner] = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6}
_TURNS: tuple[Turn, ...] = (0, 90, 180, 270)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something is printed, and how well it is seen.

    `turn` is how the card must be turned for it to be upright, None where it stands askew, is mirrored or
    has no upright. `contrast` is that to the worst of what lies under it, from 1 to 21 (WCAG 2); 1 where
    something is painted over it or it is cut off.
    """

    face: Face
    turn: Turn | None
    box: Box
    ink: Ink
    contrast: float


@dataclass(frozen=True, slots=True)
class Word:
    """A word: the box of its outlines, the ends of its baseline, its size in pt."""

    text: str
    spot: Spot
    start: Point
    end: Point
    size: float


@dataclass(frozen=True, slots=True)
class Sign:
    """A small triangle, dot or square; `cut` holds the cells (column, row) of its box that show its ink."""

    kind: PrintedSignKind
    spot: Spot
    cut: frozenset[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Mark:
    """The number of a corner, printed near it; `size` in pt."""

    corner: Corner
    spot: Spot
    size: float


@dataclass(frozen=True, slots=True)
class Bracket:
    """A link: the corner `number` of the next card comes to `tip`, as its upper left or upper right one.

    `number` and `side` are None where no number stands beside the bracket so that both are upright together.
    `dot` is the sign beside it, `size` that of its number in pt.
    """

    number: Corner | None
    side: Side | None
    tip: Point
    spot: Spot
    size: float
    dot: Sign | None


@dataclass(frozen=True, slots=True)
class Printed:
    """All that is printed on the back panel and the flaps of a card."""

    words: tuple[Word, ...]
    signs: tuple[Sign, ...]
    marks: tuple[Mark, ...]
    brackets: tuple[Bracket, ...]


def read_print(
    outside: Page, inside: Page, maps: Mapping[Face, Matrix], panel: Panel, book: FontBook
) -> Printed:
    """Return what is printed on the back panel and the flaps of a card.

    `maps` leads for each face from the panel to the page on which it is printed: the outside for the
    back; for flaps the inside, as seen with the card turned over about its vertical axis.

    Raises:
        ValueError: part of the drawing is PDF code already and can't be read.
    """
    words: list[Word] = []
    signs: list[Sign] = []
    brackets: list[Bracket] = []
    for face, matrix in maps.items():
        page = outside if face == "back" else inside
        sheet = _Sheet(face, panel.face(face), painted_shapes(page, inverse(matrix), panel.face(face)), book)
        words += sheet.words()
        signs += sheet.signs()
        brackets += sheet.brackets()
    complete = []
    for bracket in brackets:
        digit = _item_beside(bracket, [word for word in words if word.text in _CORNERS])
        dot = _item_beside(bracket, [sign for sign in signs if sign.kind == "next"])
        words = [word for word in words if word is not digit]
        signs = [sign for sign in signs if sign is not dot]
        complete.append(_with_number_and_dot(bracket, digit, dot, panel))
    marks = [word for word in words if _is_mark(word, panel)]
    return Printed(
        tuple(word for word in words if word not in marks),
        tuple(signs),
        tuple(Mark(_CORNERS[word.text], word.spot, word.size) for word in marks),
        tuple(complete),
    )


@dataclass(frozen=True)
class _Sheet:
    """A face, and what is painted on its page, in panel coordinates."""

    face: Face
    extent: Box
    painted_shapes: Sequence[PaintedShape]
    book: FontBook

    def words(self) -> Iterator[Word]:
        """Yield every word of every text that reaches into the face; no-break spaces part none."""
        for index, painted in enumerate(self.painted_shapes):
            text = painted.shape
            if not isinstance(text, Text):
                continue
            first = start_of(text, self.book.line(text.content, text.weight))
            for match in re.finditer("[^ ]+", text.content):
                width = self._width(text, match[0])
                start = first + self._width(text, text.content[: match.end()]) - width
                word = replace(text, x=start, content=match[0], anchor="start")
                left, top, right, bottom = self.book.ink_box(word)
                box = Box(left, top, right - left, bottom - top).under(painted.matrix)
                if overlap(box, self.extent):
                    spot = self._spot(index, box, text.ink, _turn(painted.matrix))
                    ends = painted.matrix.apply(start, text.y), painted.matrix.apply(start + width, text.y)
                    yield Word(match[0], spot, *ends, text.size * painted.matrix.scale)

    def signs(self) -> Iterator[Sign]:
        """Yield the triangles, dots and squares of the face; what lies inside one is a cut in it."""
        cuts = None
        for index, ink, points in self._small_paths():
            box = bounds_of(points)
            if cuts is not None and cuts.holds(box):
                continue
            kind, turn = _kind(points)
            if kind is not None:
                cuts = box.grown(_CUT_BEYOND * box.width)
                spot = self._spot(index, box, ink, turn, cuts)
                yield Sign(kind, spot, frozenset(self._cut(index, box, ink)))

    def brackets(self) -> Iterator[Bracket]:
        """Yield the right-angled brackets of the face, as yet without number and dot."""
        for index, ink, points in self._small_paths():
            tip = _tip(points)
            if tip is not None:
                yield Bracket(None, None, tip, self._spot(index, bounds_of(points), ink, None), 0, None)

    def _small_paths(self) -> Iterator[tuple[int, Ink, list[Point]]]:
        """Yield the small filled outlines of one piece on the face, with their ink and points."""
        for index, painted in enumerate(self.painted_shapes):
            if (
                isinstance(painted.shape, Path)
                and painted.shape.fill is not None
                and len(painted.pieces) == 1
                and max(painted.box.width, painted.box.height) <= _LARGEST
            ):
                yield index, painted.shape.fill, _without_repeats(painted.pieces[0])

    def _spot(self, index: int, box: Box, ink: Ink, turn: Turn | None, cuts: Box | None = None) -> Spot:
        return Spot(self.face, turn, box, ink, contrast_of(index, box, ink, self.painted_shapes, cuts))

    def _cut(self, index: int, box: Box, ink: Ink) -> Iterator[tuple[int, int]]:
        near = [painted for painted in self.painted_shapes[index:] if overlap(painted.box, box)]
        for column in range(CUT_CELLS):
            for row in range(CUT_CELLS):
                x = box.x + box.width * (column + 0.5) / CUT_CELLS
                y = box.y + box.height * (row + 0.5) / CUT_CELLS
                if ink_at((x, y), near) == ink:
                    yield column, row

    def _width(self, text: Text, part: str) -> float:
        return self.book.width(part, text.size, text.weight, text.spacing)


# -- what a shape is ---------------------------------------------------------------------------------


def _turn(matrix: Matrix) -> Turn | None:
    """Return how a card must be turned for what `matrix` draws on it to be upright."""
    quarters = math.degrees(math.atan2(matrix.b, matrix.a)) / 90
    if abs(quarters - round(quarters)) > 1e-4 or matrix.a * matrix.d <= matrix.b * matrix.c:
        return None
    return _TURNS[-round(quarters) % 4]


def _without_repeats(points: Sequence[Point]) -> list[Point]:
    return [point for index, point in enumerate(points) if math.dist(point, points[index - 1]) > 1e-6]


def _kind(points: list[Point]) -> tuple[PrintedSignKind | None, Turn | None]:
    """Return which sign an outline is, and the turn at which it is upright where it has one."""
    if len(points) == 3:
        return "start", _turn_of_triangle(points)
    box = bounds_of(points)
    if abs(box.width - box.height) > 0.02 * box.width:
        return None, None
    if len(points) == 4:
        corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
        square = all(min(math.dist(corner, point) for point in points) < 0.02 for corner in corners)
        return ("end" if square else None), None
    from_centre = [math.dist(box.centre, point) for point in points]
    round_enough = len(points) > 8 and max(from_centre) < 1.02 * min(from_centre)
    return ("next" if round_enough else None), None


def _turn_of_triangle(points: list[Point]) -> Turn | None:
    """Return the turn at which a triangle points to the right, None where it points askew."""
    box = bounds_of(points)
    x, y = box.centre
    apexes = ((box.right, y), (x, box.y), (box.x, y), (x, box.bottom))
    turns = [
        turn
        for turn, apex in zip(_TURNS, apexes, strict=True)
        if any(math.dist(apex, point) < 0.02 for point in points)
    ]
    return turns[0] if turns else None


def _tip(points: list[Point]) -> Point | None:
    """Return where a corner goes if `points` outline a right-angled bracket: to its one inner corner."""
    if len(points) != 6:
        return None
    bends = []
    for index, (x, y) in enumerate(points):
        (x0, y0), (x2, y2) = points[index - 1], points[(index + 1) % 6]
        bends.append((x - x0) * (y2 - y) - (y - y0) * (x2 - x))
    around_it = 1 if sum(bends) > 0 else -1
    inner = [point for point, bend in zip(points, bends, strict=True) if around_it * bend < 0]
    return inner[0] if len(inner) == 1 else None


Beside = TypeVar("Beside", Word, Sign)


def _item_beside(bracket: Bracket, items: list[Beside]) -> Beside | None:
    """Return which of the items of a bracket's face and ink stands beside it."""
    near = [
        (distance(item.spot.box, bracket.spot.box), index)
        for index, item in enumerate(items)
        if item.spot.face == bracket.spot.face and item.spot.ink.hex == bracket.spot.ink.hex
    ]
    nearest, index = min(near, default=(math.inf, 0))
    return items[index] if nearest <= _BESIDE else None


def _with_number_and_dot(bracket: Bracket, digit: Word | None, dot: Sign | None, panel: Panel) -> Bracket:
    """Return a bracket with the number and the dot that belong to it."""
    spots = [item.spot for item in (bracket, digit, dot) if item is not None]
    turn = digit.spot.turn if digit else None
    side = _side(bracket, turn, panel)
    spot = replace(
        bracket.spot,
        turn=turn,
        box=box_around(spot.box for spot in spots),
        contrast=min(spot.contrast for spot in spots),
    )
    number = _CORNERS[digit.text] if digit and side else None
    return Bracket(number, side, bracket.tip, spot, digit.size if digit else 0, dot)


def _side(bracket: Bracket, turn: Turn | None, panel: Panel) -> Side | None:
    """Return which upper corner a bracket holds when the card is turned by `turn`, if it holds one."""
    if turn is None:
        return None
    view = panel.view(turn)
    (x, y), middle = view.apply(*bracket.tip), bracket.spot.box.under(view).centre
    if middle[1] < y:
        return None
    return "left" if middle[0] > x else "right"


def _is_mark(word: Word, panel: Panel) -> bool:
    """Tell whether a word is the number of a corner, and stands at that corner."""
    if word.text not in _CORNERS:
        return False
    corner = _CORNERS[word.text]
    face = {5: "left", 6: "right"}.get(corner, "back")
    return word.spot.face == face and math.dist(word.spot.box.centre, panel.corner(corner)) <= _AT_CORNER
