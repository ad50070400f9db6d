"""Content streams: what a page of a PDF file paints, read fast enough to read every file back.

`Walk` follows the operators of a page and of the forms on it and tells a `Judge` about every text,
line, area and picture, in PDF points on the page (origin bottom left). Long paths, which make up
nearly all of a sheet of QR symbols, are taken in one match of a regular expression and looked into
only by a judge who wants to know.

An operator with operands that make no sense is skipped, as viewers do.
"""

from __future__ import annotations

import re
from binascii import unhexlify
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, sqrt
from typing import Any, Protocol

import pikepdf

from cardgen.preflight.resources import (
    BLACK,
    CMYK,
    GRAY,
    OTHER,
    RGB,
    UNKNOWN_FONT,
    Colour,
    Font,
    Library,
    Resources,
    Space,
    entry,
    is_utf8,
    items,
    number,
    numbers,
)

Bounds = tuple[float, float, float, float]
"""Left, bottom, right, top in points."""

INK_HEIGHT = 0.7
"""How far letters reach above the baseline, in ems: the height of capitals and figures. A font's
ascender leaves room for accents and would make every label reach farther than its ink does."""

_DEEPEST = 12  # forms within forms
_MOST_BYTES_AGAIN = 1 << 23  # of forms read again on a page, each time in another place
_UNSEEN, _OUTLINED = (3, 7), (1, 5)  # text rendering modes
_PLACING_BYTES = 250  # what placing a form costs, however short it is


Transform = tuple[float, float, float, float, float, float]
"""A matrix as PDF writes it: x' = a x + c y + e, y' = b x + d y + f. A bare tuple, for every text has one."""

IDENTITY: Transform = (1, 0, 0, 1, 0, 0)


def combined(outer: Transform, inner: Transform) -> Transform:
    """Return the map that applies `inner` first and then `outer`."""
    a, b, c, d, e, f = outer
    u, v, w, x, y, z = inner
    return a * u + c * v, b * u + d * v, a * w + c * x, b * w + d * x, a * y + c * z + e, b * y + d * z + f


def applied(matrix: Transform, x: float, y: float) -> tuple[float, float]:
    """Return where `matrix` maps the point (x, y)."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


@dataclass
class State:
    """The graphics state, as far as a check needs it."""

    ctm: Transform = IDENTITY
    fill: Colour = BLACK
    stroke: Colour = BLACK
    fill_space: Space = GRAY
    stroke_space: Space = GRAY
    width: float = 1
    dashed: bool = False
    overprint: bool = False
    font: Font = UNKNOWN_FONT
    size: float = 0
    mode: int = 0
    spacing: float = 0
    word_spacing: float = 0
    stretch: float = 1
    leading: float = 0
    rise: float = 0

    @property
    def scale(self) -> float:
        """How much lengths grow on the page, in the direction where they grow least."""
        a, b, c, d, _, _ = self.ctm
        squares = (a * a + b * b + c * c + d * d) / 2
        area = a * d - b * c
        return sqrt(max(0.0, squares - sqrt(max(0.0, squares * squares - area * area))))

    def values(self) -> tuple[Any, ...]:
        """Return everything in the order of the fields."""
        return tuple(vars(self).values())

    def copy(self) -> State:
        """Return a state that may change on its own."""
        other = object.__new__(State)  # every q copies one: much quicker than by way of the fields
        vars(other).update(vars(self))
        return other


@dataclass(frozen=True, slots=True)
class Raster:
    """A picture: pixels across and down, its colours, and where it is stored (None if inline)."""

    width: int
    height: int
    space: Space
    stream: pikepdf.Stream | None


class Judge(Protocol):
    """Who is told what a page paints."""

    def colour(self, colour: Colour) -> None:
        """Colours from here on are painted with `colour`."""

    def text(self, state: State, colour: Colour, size: float, bounds: Bounds) -> None:
        """Letters of `size` pt stand within `bounds`."""

    def stroke(self, state: State, path: list[bytes]) -> None:
        """A line is drawn along `path` (runs of path operators)."""

    def fill(self, state: State, path: list[bytes]) -> None:
        """`path` (runs of path operators) is filled."""

    def image(self, state: State, raster: Raster) -> None:
        """A picture fills the unit square of ``state.ctm``."""

    def listed(self, resources: Resources) -> None:
        """The names of `resources` are in force."""

    def form(self, key: Hashable, walk: Callable[[], None]) -> None:
        """A form is placed; `walk` tells what is on it, the same for the same `key`."""

    def missing(self, name: str) -> None:
        """What is called `name` is placed, and the file doesn't have it."""

    def too_much(self) -> None:
        """The page places so much that the rest of it was not read."""


# -- from bytes to operators -----------------------------------------------------------------------


def _string(depth: int) -> bytes:
    """Return the pattern of a literal string with parentheses nested `depth` deep."""
    inner = rb"|" + _string(depth - 1) if depth else b""
    return rb"\((?:[^()\\]++|\\." + inner + rb")*+\)"


_LITERAL = _string(4)
_PATH = rb"[-+.\d\s\0]*+(?:re|[mlcvyh])(?=[\s\0])(?:[-+.\d\s\0mlchvyre]{0,1000}(?<=[mlchvye])(?=[\s\0]))?"
_OPERAND = (
    rb"[-+.\d\s\0]++|/[^\s\0()<>\[\]{}/%]*+|<[\dA-Fa-f\s\0]*+>|" + _LITERAL + rb"|[\[\]]|<<|>>|%[^\r\n]*+"
)
_OPERATOR = rb"[A-Za-z'\"][A-Za-z0-9*]*+"
_STEP = re.compile(
    # a path; or operands and their operator; a byte that is neither is stepped over
    rb"(" + _PATH + rb")|((?:" + _OPERAND + rb")*+)(" + _OPERATOR + rb"|.|\Z)",
    re.DOTALL,
)
_INLINE = re.compile(
    # what follows EI must look like text, so that these letters within the pixels don't end them
    rb"(.*?[\s\0>\])])ID[\s\0].*?[\s\0]EI(?=[\s\0][\s -~]{8}|[\s\0][\s -~]*\Z|\Z)",
    re.DOTALL,
)
_LONG_RUN = 900  # bytes of path: a symbol, probably, whose fill is quicker found by its letter
_FARTHEST_FILL = 1 << 18
_RECTANGLES = b"0123456789+-. \t\r\n\0re"
_SHOWN = re.compile(rb"<([^>]*)>|(" + _LITERAL + rb")|([-+.\d]+)", re.DOTALL)
_ESCAPE = re.compile(rb"\\([0-7]{1,3}|\r\n|.)", re.DOTALL)
_ESCAPES = {
    b"n": b"\n",
    b"r": b"\r",
    b"t": b"\t",
    b"b": b"\b",
    b"f": b"\f",
    b"\n": b"",
    b"\r": b"",
    b"\r\n": b"",
}
_NAMES = re.compile(rb"%[^\r\n]*+|/([^\s\0()<>\[\]{}/%]*+)")
_CODED = re.compile(rb"#([0-9A-Fa-f]{2})")
_NUMBER = re.compile(rb"[-+]?(?:\d+\.?\d*|\.\d+)")


def operations(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the operators in `data`, each with its operands as they are written.

    A run of path construction operators comes as one, called ``path``, and an inline image as
    ``BI`` with its dictionary.
    """
    start = 0
    while start < len(data):
        for step in _STEP.finditer(data, start):
            path, operands, operator = step.groups()
            if path is not None:
                start, end = step.span()
                filled = data.find(b"f", end, end + _FARTHEST_FILL) if end - start > _LONG_RUN else -1
                if filled > 0 and not data[end:filled].translate(None, _RECTANGLES):
                    yield b"path", data[start:filled]
                    start = filled
                    break
                yield b"path", path
            elif operator == b"BI":
                inline = _INLINE.match(data, step.end())
                if inline is None:
                    return  # nobody can tell where the pixels end
                yield b"BI", inline[1]
                start = inline.end()
                break
            else:
                yield operator, operands
        else:
            return


_PAINTING = frozenset(
    [b"S", b"s", b"f", b"F", b"f*", b"B", b"B*", b"b", b"b*", b"Tj", b"TJ", b"'", b'"', b"Do", b"sh", b"BI"]
)


def paints(data: bytes) -> bool:
    """Tell whether any operator in `data` paints, be it outside the page; it looks no farther than there."""
    return any(operator in _PAINTING for operator, _ in operations(data))


def numbers_in(operands: bytes) -> list[float]:
    """Return the numbers among `operands`."""
    try:
        return list(map(float, operands.split()))
    except ValueError:
        return [float(word) for word in _NUMBER.findall(operands)]


@lru_cache(maxsize=1000)
def _name(operands: bytes) -> str:
    """Return the last name among `operands`, with its slash.

    Raises:
        ValueError: there is none.
    """
    names = [found[1] for found in _NAMES.finditer(operands) if found[1] is not None]
    if not names:
        raise ValueError("no name")
    word = _CODED.sub(lambda code: bytes([int(code[1], 16)]), names[-1])
    return "/" + word.decode("utf-8", "surrogateescape")


def _unhex(digits: bytes) -> bytes:
    try:
        return unhexlify(digits)
    except ValueError:
        digits = b"".join(digits.split())
        return unhexlify(digits + b"0" * (len(digits) % 2))


def _unescape(literal: bytes) -> bytes:
    body = literal[1:-1]
    if b"\\" not in body:
        return body

    def meant(escape: re.Match[bytes]) -> bytes:
        code = escape[1]
        return bytes([int(code, 8) & 0xFF]) if code.isdigit() and code < b"8" else _ESCAPES.get(code, code)

    return _ESCAPE.sub(meant, body)


def _shown(operands: bytes) -> tuple[bytes, float]:
    """Return the characters that a Tj or TJ shows, and all kerning between them in thousandths of an em."""
    if b"(" not in operands:  # as [<0012> -20 <0056>]: between the brackets numbers and digits take turns
        pieces = operands.translate(None, b"[]").replace(b">", b"<").split(b"<")
        return _unhex(b"".join(pieces[1::2])), sum(map(float, b" ".join(pieces[::2]).split()))
    text, kerning = [], 0.0
    for digits, literal, kern in _SHOWN.findall(operands):
        if kern:
            kerning += float(kern)
        else:
            text.append(_unescape(literal) if literal else _unhex(digits))
    return b"".join(text), kerning


def _span(start: float, along: float, across: float) -> tuple[float, float]:
    """Return the least and the greatest of start, start + along, start + across and all three."""
    low = high = start
    if along < 0:
        low += along
    else:
        high += along
    if across < 0:
        low += across
    else:
        high += across
    return low, high


# -- from operators to what is painted -------------------------------------------------------------


class Walk:
    """Follows what a page paints and tells `judge`."""

    def __init__(self, judge: Judge, library: Library) -> None:
        self.judge = judge
        self.library = library
        self._open: list[object] = []  # the forms being read, outermost first
        self._known: dict[object, tuple[Transform | None, Any]] = {}
        self._again = 0
        self._page = Resources(None, library)

    def page(self, data: bytes, resources: Resources, printer: Transform = IDENTITY) -> None:
        """Follow the content `data` of a page; `printer` maps it to where it comes out on paper."""
        self._page = resources
        self._open.clear()
        self._again = 0
        self._read(data, resources, State(ctm=printer))

    def form(self, stream: pikepdf.Stream, outer: Resources, state: State) -> None:
        """Follow a form or pattern cell, placed with `state`."""
        identity = stream.objgen
        if identity in self._open or len(self._open) >= _DEEPEST:
            return  # a form within itself: viewers draw nothing either
        again = identity in self._known
        self._again += _PLACING_BYTES if again else 0
        if self._again > _MOST_BYTES_AGAIN:
            self.judge.too_much()
            return
        inner = state.copy()
        matrix, own = self._known[identity] if again else _headed(stream)
        self._known[identity] = matrix, own
        if matrix is not None:
            inner.ctm = combined(state.ctm, matrix)
        resources = self.library.resources(own) if own is not None else outer

        def walk() -> None:
            data = stream.read_bytes()
            self._again += len(data) if again else 0
            self._open.append(identity)
            self._read(data, resources, inner)
            self._open.pop()

        self.judge.form((identity, *inner.values()), walk)

    def not_found(self, name: str) -> None:
        """Tell that nothing is called `name`, unless something is on the page: viewers look there next."""
        if self._page.object(name)[1] is None and is_utf8(name):
            self.judge.missing(name)

    def _read(self, data: bytes, resources: Resources, state: State) -> None:
        self.judge.listed(resources)
        stream = _Stream(self, resources, state)
        handlers = _HANDLERS
        for operator, operands in operations(data):
            handler = handlers.get(operator)
            if handler is not None:
                try:
                    handler(stream, operands)
                except (ValueError, IndexError, OverflowError):
                    continue


class _Stream:
    """One content stream on the way: its graphics states, its text position, its path."""

    def __init__(self, walk: Walk, resources: Resources, state: State) -> None:
        self.walk = walk
        self.judge = walk.judge
        self.resources = resources
        self.state = state
        self.stack: list[State] = []
        self.base = state.ctm  # what patterns are anchored to
        self.line = self.text = IDENTITY
        self.path: list[bytes] = []

    # graphics state

    def save(self, _: bytes) -> None:
        self.stack.append(self.state.copy())

    def restore(self, _: bytes) -> None:
        if self.stack:
            self.state = self.stack.pop()

    def concat(self, operands: bytes) -> None:
        a, b, c, d, e, f = numbers_in(operands)
        self.state.ctm = combined(self.state.ctm, (a, b, c, d, e, f))

    def line_width(self, operands: bytes) -> None:
        self.state.width = float(operands)

    def dash(self, operands: bytes) -> None:
        self.state.dashed = len(numbers_in(operands[: operands.index(b"]")].replace(b"[", b" "))) > 0

    def parameters(self, operands: bytes) -> None:
        values = self.resources.find("/ExtGState", _name(operands))
        self.state.overprint = bool(number(entry(values, "/OP"), self.state.overprint))
        self.state.width = number(entry(values, "/LW"), self.state.width)
        dash = items(entry(values, "/D"))
        if dash:
            self.state.dashed = len(items(dash[0])) > 0
        font = items(entry(values, "/Font"))
        if len(font) == 2:
            self.state.font = self.resources.font_object(font[0])
            self.state.size = number(font[1], self.state.size)

    # colours

    def _fill(self, space: Space, operands: bytes) -> None:
        self.state.fill_space = space
        self.state.fill = colour = self.walk.library.colour(space, operands)
        self.judge.colour(colour)

    def _stroke(self, space: Space, operands: bytes) -> None:
        self.state.stroke_space = space
        self.state.stroke = colour = self.walk.library.colour(space, operands)
        self.judge.colour(colour)

    def fill_gray(self, operands: bytes) -> None:
        self._fill(GRAY, operands)

    def stroke_gray(self, operands: bytes) -> None:
        self._stroke(GRAY, operands)

    def fill_rgb(self, operands: bytes) -> None:
        self._fill(RGB, operands)

    def stroke_rgb(self, operands: bytes) -> None:
        self._stroke(RGB, operands)

    def fill_cmyk(self, operands: bytes) -> None:
        self._fill(CMYK, operands)

    def stroke_cmyk(self, operands: bytes) -> None:
        self._stroke(CMYK, operands)

    def fill_space(self, operands: bytes) -> None:
        space = self.resources.space(_name(operands))
        self._fill(space, _initial(space))

    def stroke_space(self, operands: bytes) -> None:
        space = self.resources.space(_name(operands))
        self._stroke(space, _initial(space))

    def fill_colour(self, operands: bytes) -> None:
        if b"/" in operands:
            self._pattern(operands)
            self._fill(OTHER, b"")
        else:
            self._fill(self.state.fill_space, operands)

    def stroke_colour(self, operands: bytes) -> None:
        if b"/" in operands:
            self._pattern(operands)
            self._stroke(OTHER, b"")
        else:
            self._stroke(self.state.stroke_space, operands)

    def _pattern(self, operands: bytes) -> None:
        pattern = self.resources.find("/Pattern", _name(operands))
        if isinstance(pattern, pikepdf.Stream):
            self.walk.form(pattern, self.resources, State(ctm=self.base))
        else:
            self._shaded(entry(pattern, "/Shading"))

    def shading(self, operands: bytes) -> None:
        self._shaded(self.resources.find("/Shading", _name(operands)))

    def _shaded(self, shading: Any) -> None:
        space = self.resources.space_object(entry(shading, "/ColorSpace"))
        self.walk.library.note(space.family, space.plates)
        self.judge.colour(Colour(space.family, (), space.plates))

    # paths

    def outline(self, run: bytes) -> None:
        self.path.append(run)

    def drop_path(self, _: bytes) -> None:
        self.path = []

    def paint_stroke(self, _: bytes) -> None:
        path, self.path = self.path, []
        if path:
            self.judge.stroke(self.state, path)

    def paint_fill(self, _: bytes) -> None:
        path, self.path = self.path, []
        if path:
            self.judge.fill(self.state, path)

    def paint_both(self, _: bytes) -> None:
        path, self.path = self.path, []
        if path:
            self.judge.fill(self.state, path)
            self.judge.stroke(self.state, path)

    # text

    def begin_text(self, _: bytes) -> None:
        self.line = self.text = IDENTITY

    def font(self, operands: bytes) -> None:
        name, size = operands.split()
        self.state.font = self.resources.font(_name(name))
        self.state.size = float(size)

    def spacing(self, operands: bytes) -> None:
        self.state.spacing = float(operands)

    def word_spacing(self, operands: bytes) -> None:
        self.state.word_spacing = float(operands)

    def stretch(self, operands: bytes) -> None:
        self.state.stretch = float(operands) / 100

    def leading(self, operands: bytes) -> None:
        self.state.leading = float(operands)

    def rise(self, operands: bytes) -> None:
        self.state.rise = float(operands)

    def mode(self, operands: bytes) -> None:
        self.state.mode = int(operands)

    def place(self, operands: bytes) -> None:
        a, b, c, d, e, f = numbers_in(operands)
        self.line = self.text = (a, b, c, d, e, f)

    def move(self, operands: bytes) -> None:
        x, y = numbers_in(operands)
        self._move(x, y)

    def move_and_lead(self, operands: bytes) -> None:
        x, y = numbers_in(operands)
        self.state.leading = -y
        self._move(x, y)

    def next_line(self, _: bytes) -> None:
        self._move(0, -self.state.leading)

    def _move(self, x: float, y: float) -> None:
        self.line = self.text = combined(self.line, (1, 0, 0, 1, x, y))

    def next_line_show(self, operands: bytes) -> None:
        self._move(0, -self.state.leading)
        self.show(operands)

    def next_line_spaced_show(self, operands: bytes) -> None:
        word_spacing, spacing = numbers_in(operands[: re.search(rb"[(<]|\Z", operands).start()])  # type: ignore[union-attr]
        self.state.word_spacing, self.state.spacing = word_spacing, spacing
        self.next_line_show(operands)

    def show(self, operands: bytes) -> None:
        """Tell where the strings of a Tj or TJ stand, and move on by their width."""
        state = self.state
        font = state.font
        text, kerning = _shown(operands)
        ems = sum(map(font.widths.__getitem__, font.codes(text))) - kerning / 1000
        advance = ems * state.size
        if state.spacing:
            advance += state.spacing * (len(text) >> font.two_byte)
        if state.word_spacing and not font.two_byte:
            advance += state.word_spacing * text.count(b" ")
        advance *= state.stretch
        if state.mode not in _UNSEEN and text.strip():
            self._tell(advance)
        a, b, c, d, e, f = self.text
        self.text = a, b, c, d, e + advance * a, f + advance * b

    def _tell(self, advance: float) -> None:
        state = self.state
        a, b, c, d, x, y = combined(state.ctm, self.text)
        base = hypot(a, b)
        if not base:
            return
        if state.rise:
            x, y = x + c * state.rise, y + d * state.rise
        ascent = INK_HEIGHT * state.size
        # the baseline and the side across it span a parallelogram, mostly an upright rectangle
        left, right = _span(x, advance * a, ascent * c)
        bottom, top = _span(y, advance * b, ascent * d)
        size = abs(state.size * (a * d - b * c)) / base  # across the baseline, slanted or not
        colour = state.stroke if state.mode in _OUTLINED else state.fill
        self.judge.text(state, colour, size, (left, bottom, right, top))

    # what is placed

    def place_object(self, operands: bytes) -> None:
        kind, placed = self.resources.object(_name(operands))
        if placed is None:
            self.walk.not_found(_name(operands))
        elif kind == "Form":
            self.walk.form(placed, self.resources, self.state)
        elif kind == "Image":
            declared = entry(placed, "/ColorSpace")  # a stencil has none, a JPEG 2000 needs none
            space = self.resources.space_object(declared) if declared is not None else OTHER
            self._image(Raster(_pixels(placed, "/Width"), _pixels(placed, "/Height"), space, placed))

    def inline_image(self, dictionary: bytes) -> None:
        width = re.search(rb"/W(?:idth)?\s+(\d{1,6})\b", dictionary)
        height = re.search(rb"/H(?:eight)?\s+(\d{1,6})\b", dictionary)
        space = re.search(rb"/(?:CS|ColorSpace)\s*\[?\s*(?:/I(?:ndexed)?\s*)?(/\w+)", dictionary)
        if width and height:
            named = self.resources.space(_name(space[1])) if space else OTHER
            self._image(Raster(int(width[1]), int(height[1]), named, None))

    def _image(self, raster: Raster) -> None:
        self.walk.library.note(raster.space.family, raster.space.plates)
        self.judge.image(self.state, raster)


def _headed(form: pikepdf.Stream) -> tuple[Transform | None, Any]:
    """Return the matrix and the resources of a form, None for what it doesn't have."""
    matrix = numbers(entry(form, "/Matrix"), 6)
    if not matrix:
        return None, entry(form, "/Resources")
    a, b, c, d, e, f = matrix
    return (a, b, c, d, e, f), entry(form, "/Resources")


def _pixels(image: pikepdf.Stream, key: str) -> int:
    return int(number(entry(image, key), 0))


def _initial(space: Space) -> bytes:
    """Return the colour that a space starts with: black, or full ink."""
    if space.indexed:
        return b"0"
    starts = {"Gray": b"0", "RGB": b"0 0 0", "CMYK": b"0 0 0 1", "Spot": b"1 " * len(space.plates)}
    return starts.get(space.family, b"")


_HANDLERS: dict[bytes, Callable[[_Stream, bytes], None]] = {
    b"path": _Stream.outline,
    b"q": _Stream.save,
    b"Q": _Stream.restore,
    b"cm": _Stream.concat,
    b"w": _Stream.line_width,
    b"d": _Stream.dash,
    b"gs": _Stream.parameters,
    b"g": _Stream.fill_gray,
    b"G": _Stream.stroke_gray,
    b"rg": _Stream.fill_rgb,
    b"RG": _Stream.stroke_rgb,
    b"k": _Stream.fill_cmyk,
    b"K": _Stream.stroke_cmyk,
    b"cs": _Stream.fill_space,
    b"CS": _Stream.stroke_space,
    b"sc": _Stream.fill_colour,
    b"scn": _Stream.fill_colour,
    b"SC": _Stream.stroke_colour,
    b"SCN": _Stream.stroke_colour,
    b"sh": _Stream.shading,
    b"n": _Stream.drop_path,
    b"S": _Stream.paint_stroke,
    b"s": _Stream.paint_stroke,
    b"f": _Stream.paint_fill,
    b"F": _Stream.paint_fill,
    b"f*": _Stream.paint_fill,
    b"B": _Stream.paint_both,
    b"B*": _Stream.paint_both,
    b"b": _Stream.paint_both,
    b"b*": _Stream.paint_both,
    b"BT": _Stream.begin_text,
    b"Tf": _Stream.font,
    b"Tc": _Stream.spacing,
    b"Tw": _Stream.word_spacing,
    b"Tz": _Stream.stretch,
    b"TL": _Stream.leading,
    b"Ts": _Stream.rise,
    b"Tr": _Stream.mode,
    b"Tm": _Stream.place,
    b"Td": _Stream.move,
    b"TD": _Stream.move_and_lead,
    b"T*": _Stream.next_line,
    b"Tj": _Stream.show,
    b"TJ": _Stream.show,
    b"'": _Stream.next_line_show,
    b'"': _Stream.next_line_spaced_show,
    b"Do": _Stream.place_object,
    b"BI": _Stream.inline_image,
}
