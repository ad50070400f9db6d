"""Reads the words, signs, marks and links on a finished card's back panel and flaps.

Everything comes from the drawing: the place of a word from the font, the kind of a shape from its
outline, and visibility from what is painted under and over it. Lengths in mm, in panel coordinates
(see `layout`).
"""

import math
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import Literal, NamedTuple, TypeVar
from unicodedata import category, normalize

from cardgen.connector.layout.result import TURNS, Corner, Face, Panel, Side, Turn
from cardgen.connector.proof.visibility import (
    PaintedShape,
    contrast_of,
    inked_cells,
    painted_shapes,
)
from cardgen.connector.words import direction, word_spans
from cardgen.drawing.fonts import FontBook, Letter
from cardgen.drawing.ink import Ink
from cardgen.drawing.shapes import (
    MM_PER_PT,
    Box,
    Matrix,
    Page,
    Path,
    Point,
    Text,
    bounds_of,
    box_around,
)

PrintedSignKind = Literal["start", "next", "end"]
"""A triangle before a game's first word, a dot at a link's number, a square after its last word."""

HALF_LINE = 0.54
"""Largest distance between baselines of one line, in em: not quite half a line."""

CUT_CELLS = 16
"""Rows and columns of cells that show how a sign is cut."""

_LARGEST = 6.0  # sides of signs and brackets in mm; anything larger is ornament
_BESIDE = 1.5  # largest distance of a link's number or dot from its bracket, in mm
_AT_CORNER = 9.0  # largest distance of a mark's middle from its corner, in mm
_CUT_BEYOND = 0.1  # in sign sides: how far a cut may reach beyond the sign's edge
_RISE = 0.5  # em: a word is at least this high above its baseline
_MARKS_OF_DIRECTION = "\u200e\u200f"
_CORNERS: dict[str, Corner] = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6}


class Spot(NamedTuple):
    """Where something is printed, and how visible it is.

    The print is upright when the card is turned by `turn`; None: askew, mirrored or without an
    upright. `contrast` is the lowest against the ground, 1 to 21 (WCAG 2); 1 if the print is
    covered or cut off.
    """

    face: Face
    turn: Turn | None
    box: Box
    ink: Ink
    contrast: float


class Word(NamedTuple):
    """A word: its box, the left and the right end of its baseline as read, its size in pt."""

    text: str
    spot: Spot
    start: Point
    end: Point
    size: float


class Sign(NamedTuple):
    """A small triangle, dot or square; `cut` holds the inked cells (column, row) of its box."""

    kind: PrintedSignKind
    spot: Spot
    cut: frozenset[tuple[int, int]]


class Mark(NamedTuple):
    """The number of a corner, printed near it; `size` in pt."""

    corner: Corner
    spot: Spot
    size: float


class Bracket(NamedTuple):
    """A link: corner `number` of the next card goes to `tip` and is its upper left or right one.

    `number` and `side` are None if no number beside the bracket is upright with it. `dot` is the
    sign beside it, `size` the size of its number in pt.
    """

    number: Corner | None
    side: Side | None
    tip: Point
    spot: Spot
    size: float
    dot: Sign | None


class Printed(NamedTuple):
    """Everything printed on the back panel and the flaps of a card."""

    words: tuple[Word, ...]
    signs: tuple[Sign, ...]
    marks: tuple[Mark, ...]
    brackets: tuple[Bracket, ...]


def read_print(
    back: Page, inside: Page, maps: Mapping[Face, Matrix], panel: Panel, book: FontBook
) -> Printed:
    """Return what is printed on the back panel and the flaps of a card.

    `maps` has a map from the panel to the page for each face: `back` for the back, `inside` for
    flaps, seen with the card turned over about its vertical axis.
    """
    words: list[Word] = []
    signs: list[Sign] = []
    brackets: list[Bracket] = []
    for face, matrix in maps.items():
        page = back if face == "back" else inside
        whole = panel.face(face)
        sheet = _Sheet(face, whole, painted_shapes(page, matrix.inverse(), whole), book)
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


class _Sheet:
    """A face, and what is painted on its page, in panel coordinates."""

    def __init__(
        self, face: Face, extent: Box, painted: Sequence[PaintedShape], book: FontBook
    ) -> None:
        self._face, self._extent, self._book = face, extent, book
        self._text = [(one, one.shape) for one in painted if isinstance(one.shape, Text)]
        self._art = [one for one in painted if not isinstance(one.shape, Text)]

    def words(self) -> Iterator[Word]:
        """Yield every word that reaches into the face."""
        for painted, text in self._text:
            matrix = painted.matrix
            rise = _RISE * text.size * MM_PER_PT
            for content, letters in _words_of(text, self._book):
                start, end = min(one.x for one in letters), max(one.end for one in letters)
                advance = Box(start, text.y - rise, end - start, rise)  # a dash has little ink
                boxes = (one.box or Box(one.x, one.y, 0, 0) for one in letters)
                inked = box_around([advance, *boxes])
                box = inked.mapped(matrix)
                if box.overlaps(self._extent):
                    spot = self._spot(painted, box, text.ink, _turn(matrix))
                    ends = matrix.apply(start, text.y), matrix.apply(end, text.y)
                    yield Word(content, spot, *ends, text.size * matrix.scale)

    def signs(self) -> Iterator[Sign]:
        """Yield the triangles, dots and squares of the face; outlines inside them are cuts."""
        cuts = None
        for painted, ink, points in self._small_paths():
            box = bounds_of(points)
            if cuts is not None and cuts.holds(box):
                continue
            kind, turn = _kind(points)
            if kind is not None:
                cuts = box.expanded(_CUT_BEYOND * box.width)
                spot = self._spot(painted, box, ink, turn, cuts)
                shapes = (one for one in self._art if one.order >= painted.order)
                yield Sign(kind, spot, frozenset(inked_cells(box, CUT_CELLS, ink, shapes)))

    def brackets(self) -> Iterator[Bracket]:
        """Yield the right-angled brackets of the face, still without number and dot."""
        for painted, ink, points in self._small_paths():
            tip = _tip(points)
            if tip is not None:
                spot = self._spot(painted, bounds_of(points), ink, None)
                yield Bracket(None, None, tip, spot, 0, None)

    def _small_paths(self) -> Iterator[tuple[PaintedShape, Ink, list[Point]]]:
        """Yield the small filled outlines of one piece on the face, with their ink and points."""
        for painted in self._art:
            if (
                isinstance(painted.shape, Path)
                and painted.shape.fill is not None
                and max(painted.box.width, painted.box.height) <= _LARGEST
                and len(painted.pieces) == 1
            ):
                yield painted, painted.shape.fill, _without_repeats(painted.pieces[0])

    def _spot(
        self, painted: PaintedShape, box: Box, ink: Ink, turn: Turn | None, cuts: Box | None = None
    ) -> Spot:
        return Spot(self._face, turn, box, ink, contrast_of(painted, box, ink, self._art, cuts))


# -- words of a line -------------------------------------------------------------------------------


def _words_of(text: Text, book: FontBook) -> Iterator[tuple[str, list[Letter]]]:
    content = normalize("NFC", text.content)
    letters = list(book.letters(text))
    if not any(direction(part) == "right" for part in content.split(" ")):
        starts: list[int] = []  # of each letter's text in the content, part of which only steers
        end = 0
        for letter in letters:
            if letter.text or not starts:
                starts.append(content.index(letter.text, end))
                end = starts[-1] + len(letter.text)
            else:
                starts.append(starts[-1])
        for first, last in word_spans(content):
            own = letters[bisect_left(starts, first) : bisect_left(starts, last)]
            yield content[first:last], own
        return
    runs = groupby(letters, lambda one: one.text == " ")
    parts = [list(run) for blank, run in runs if not blank]
    logical = content.strip(_MARKS_OF_DIRECTION).split(" ")
    places = []
    for part in logical:  # the same letters are the same part: alike ones may change places
        alike = [own for own in parts if _sorted(own) == _sorted(part)]
        if not alike:  # the mark after Latin names in a Hebrew line stands beside the first of them
            alike = [own for own in parts if _bare(own) == _bare(part)]
        parts.remove(alike[0])
        places.append(alike[0])
    whole = " ".join(logical)
    for start, end in word_spans(whole):
        word, before = whole[start:end], whole[:start].count(" ")
        yield word, list(chain(*places[before : before + word.count(" ") + 1]))


def _sorted(part: str | Sequence[Letter]) -> list[str]:
    """Return the characters of a part in one order, without those that only steer others."""
    text = part if isinstance(part, str) else "".join(one.text for one in part)
    return sorted(one for one in text if category(one) != "Cf")


def _bare(part: str | Sequence[Letter]) -> list[str]:
    """Return the letters and digits of a part in one order."""
    return [one for one in _sorted(part) if one.isalnum()]


# -- recognising shapes ----------------------------------------------------------------------------


def _turn(matrix: Matrix) -> Turn | None:
    """Return the turn of the card that makes drawings under `matrix` upright."""
    quarters = math.degrees(math.atan2(matrix.b, matrix.a)) / 90
    if abs(quarters - round(quarters)) > 1e-4 or matrix.a * matrix.d <= matrix.b * matrix.c:
        return None
    return TURNS[-round(quarters) % 4]


def _without_repeats(points: Sequence[Point]) -> list[Point]:
    pairs = zip(points, (points[-1], *points), strict=False)
    return [point for point, before in pairs if math.dist(point, before) > 1e-6]


def _kind(points: list[Point]) -> tuple[PrintedSignKind | None, Turn | None]:
    """Return the sign that an outline is, and the turn at which it is upright if it has one."""
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
    """Return the turn at which a triangle points right, None if it is askew."""
    box = bounds_of(points)
    x, y = box.centre
    apexes = ((box.right, y), (x, box.y), (box.x, y), (x, box.bottom))
    for turn, apex in zip(TURNS, apexes, strict=True):
        if any(math.dist(apex, point) < 0.02 for point in points):
            return turn
    return None


def _tip(points: list[Point]) -> Point | None:
    """Return the inner corner of a right-angled bracket with this outline, else None."""
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
    """Return the item of the bracket's face and ink that is beside it."""
    near = [
        (item.spot.box.distance(bracket.spot.box), index)
        for index, item in enumerate(items)
        if item.spot.face == bracket.spot.face and item.spot.ink.hex == bracket.spot.ink.hex
    ]
    nearest, index = min(near, default=(math.inf, 0))
    return items[index] if nearest <= _BESIDE else None


def _with_number_and_dot(
    bracket: Bracket, digit: Word | None, dot: Sign | None, panel: Panel
) -> Bracket:
    spots = [item.spot for item in (bracket, digit, dot) if item is not None]
    turn = digit.spot.turn if digit else None
    side = _side(bracket, turn, panel)
    spot = bracket.spot._replace(
        turn=turn,
        box=box_around(spot.box for spot in spots),
        contrast=min(spot.contrast for spot in spots),
    )
    number = _CORNERS[digit.text] if digit and side else None
    return Bracket(number, side, bracket.tip, spot, digit.size if digit else 0, dot)


def _side(bracket: Bracket, turn: Turn | None, panel: Panel) -> Side | None:
    """Return which upper corner a bracket holds on a card turned by `turn`, if any."""
    if turn is None:
        return None
    view = panel.view(turn)
    (x, y), middle = view.apply(*bracket.tip), bracket.spot.box.mapped(view).centre
    if middle[1] < y:
        return None
    return "left" if middle[0] > x else "right"


def _is_mark(word: Word, panel: Panel) -> bool:
    """Return whether a word is the number of a corner and is printed at that corner."""
    if word.text not in _CORNERS:
        return False
    corner = _CORNERS[word.text]
    face = {5: "left", 6: "right"}.get(corner, "back")
    off = math.dist(word.spot.box.centre, panel.corner(corner))
    return word.spot.face == face and off <= _AT_CORNER


# -- the order of words in a line ------------------------------------------------------------------

Item = TypeVar("Item")


def in_reading_order(
    words: Sequence[Item], text_of: Callable[[Item], str], from_right: bool
) -> list[Item]:
    """Return the words of a line, given from left to right, as read; `text_of` gives their text.

    Words of the other direction keep their own order, and so do numbers and marks between them.
    """
    against = "left" if from_right else "right"
    items = [*reversed(words)] if from_right else [*words]
    sides = [direction(text_of(item)) for item in items]
    turned = [side == against for side in sides]
    for index, side in enumerate(sides):
        before, after = ([*filter(None, part)] for part in (sides[:index], sides[index + 1 :]))
        if not side and before and after:
            turned[index] = before[-1] == after[0] == against
    ordered: list[Item] = []
    for against_it, run in groupby(zip(turned, items, strict=True), lambda one: one[0]):
        part = [item for _, item in run]
        ordered += part[::-1] if against_it else part
    return ordered
