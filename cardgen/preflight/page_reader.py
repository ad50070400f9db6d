"""Reads what a page of a PDF file paints.

`PageReader` follows the operators of a page and its forms, and reports every text, line, area and
picture to a `Listener`, in PDF points on the page (origin bottom left). An operator with
nonsensical operands is skipped, as viewers do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from math import hypot
from typing import Any, NamedTuple, Protocol

import pikepdf

from cardgen.preflight.graphics_state import IDENTITY, Bounds, GraphicsState, Transform, combined
from cardgen.preflight.objects import entry, is_utf8, items, number, numbers
from cardgen.preflight.operators import name_in, number_of, numbers_in, operations, shown_text
from cardgen.preflight.resources import (
    CMYK,
    GRAY,
    OTHER,
    RGB,
    Colour,
    ColourSpace,
    Library,
    Resources,
)

INK_HEIGHT = 0.7
"""Height of letters above the baseline in em: that of capitals and figures. A font's ascender includes
accents, and every label would seem larger than its ink."""

_DEEPEST = 12  # forms within forms
_MOST_BYTES_AGAIN = 1 << 23  # forms read again on a page, each at another place
_UNSEEN, _OUTLINED = (3, 7), (1, 5)  # text rendering modes
_PLACING_BYTES = 250  # cost of placing a form, however short


class Raster(NamedTuple):
    """A picture: pixels across and down, its colours, and where it is stored (None if inline)."""

    width: int
    height: int
    space: ColourSpace
    stream: pikepdf.Stream | None


class Listener(Protocol):
    """Receives what a page paints."""

    def colour(self, colour: Colour) -> None:
        """Colours from here on are painted with `colour`."""

    def text(self, state: GraphicsState, colour: Colour, size: float, bounds: Bounds) -> None:
        """Letters of `size` pt are inside `bounds`."""

    def stroke(self, state: GraphicsState, path: list[bytes]) -> None:
        """A line is drawn along `path` (runs of path operators)."""

    def fill(self, state: GraphicsState, path: list[bytes]) -> None:
        """`path` (runs of path operators) is filled."""

    def image(self, state: GraphicsState, raster: Raster) -> None:
        """A picture fills the unit square of ``state.ctm``."""

    def resources_in_force(self, resources: Resources) -> None:
        """The names of `resources` now apply."""

    def form(self, key: Hashable, read: Callable[[], None]) -> None:
        """A form is placed; `read` reports its content; the same `key` means the same content."""

    def missing(self, name: str) -> None:
        """The page places `name`, which the file doesn't have."""

    def within_itself(self, *, placed: bool) -> None:
        """A form is `placed` within itself, or only listed among its own resources."""

    def not_all_read(self) -> None:
        """The page places so much that the rest of it was not read."""


class PageReader:
    """Reads pages and reports to `listener` what they paint."""

    def __init__(self, listener: Listener, library: Library) -> None:
        self.listener = listener
        self.library = library
        self._open: list[object] = []  # the forms being read, outermost first
        self._known: set[object] = set()
        self._again = 0
        self._page = Resources(None, library)

    def page(self, data: bytes, resources: Resources, printer: Transform = IDENTITY) -> None:
        """Follow the content `data` of a page; `printer` maps it to the finished paper."""
        self._page = resources
        self._open.clear()
        self._again = 0
        self._read(data, resources, GraphicsState(ctm=printer))

    def form(self, stream: pikepdf.Stream, outer: Resources, state: GraphicsState) -> None:
        """Follow a form or pattern cell, placed with `state`."""
        identity = stream.objgen
        if identity in self._open:
            self.listener.within_itself(placed=True)
            return  # viewers draw nothing either
        if len(self._open) >= _DEEPEST:
            return
        again = identity in self._known
        self._again += _PLACING_BYTES if again else 0
        if self._again > _MOST_BYTES_AGAIN:
            self.listener.not_all_read()
            return
        self._known.add(identity)

        def walk() -> None:
            data = stream.read_bytes()
            self._again += len(data) if again else 0
            inner = state.copy()
            matrix = numbers(entry(stream, "/Matrix"), 6)
            if matrix:
                a, b, c, d, e, f = matrix
                inner.ctm = combined(state.ctm, (a, b, c, d, e, f))
            own = entry(stream, "/Resources")
            resources = self.library.resources(own) if own is not None else outer
            self._open.append(identity)
            if own is not None and not resources.placeable.isdisjoint(self._open):
                self.listener.within_itself(placed=False)
            self._read(data, resources, inner)
            self._open.pop()

        self.listener.form((identity, *state.values()), walk)

    def not_found(self, name: str) -> None:
        """Report that `name` is missing, unless the page has it: viewers look there next."""
        if self._page.object(name)[1] is None and is_utf8(name):
            self.listener.missing(name)

    def _read(self, data: bytes, resources: Resources, state: GraphicsState) -> None:
        self.listener.resources_in_force(resources)
        stream = _StreamReader(self, resources, state)
        handlers = _HANDLERS
        for operator, operands in operations(data):
            handler = handlers.get(operator)
            if handler is not None:
                try:
                    handler(stream, operands)
                except (ValueError, IndexError, OverflowError):
                    continue


_SetColour = Callable[["_StreamReader", ColourSpace, bytes], None]


class _StreamReader:
    """Reads one content stream: keeps its graphics states, text position and path."""

    def __init__(self, reader: PageReader, resources: Resources, state: GraphicsState) -> None:
        self.reader = reader
        self.listener = reader.listener
        self.resources = resources
        self.state = state
        self.stack: list[dict[str, Any]] = []
        self.base = state.ctm  # what patterns are anchored to
        self.line = self.text = IDENTITY
        self.path: list[bytes] = []

    # graphics state

    def save(self, _: bytes) -> None:
        self.stack.append(vars(self.state).copy())

    def restore(self, _: bytes) -> None:
        if self.stack:
            self.state.__dict__ = self.stack.pop()

    def concat(self, operands: bytes) -> None:
        a, b, c, d, e, f = numbers_in(operands)
        self.state.ctm = combined(self.state.ctm, (a, b, c, d, e, f))

    def dash(self, operands: bytes) -> None:
        self.state.dashed = (
            len(numbers_in(operands[: operands.index(b"]")].replace(b"[", b" "))) > 0
        )

    def parameters(self, operands: bytes) -> None:
        values = self.resources.find("/ExtGState", name_in(operands))
        lines = entry(values, "/OP")
        if lines is not None:  # PDF 32000-1, 8.6.7: without /op it holds for fills as well
            self.state.overprint = self.state.overprint_fill = bool(number(lines, False))
        self.state.overprint_fill = bool(number(entry(values, "/op"), self.state.overprint_fill))
        self.state.width = number(entry(values, "/LW"), self.state.width)
        dash = items(entry(values, "/D"))
        if dash:
            self.state.dashed = len(items(dash[0])) > 0
        font = items(entry(values, "/Font"))
        if len(font) == 2:
            self.state.font = self.resources.font_object(font[0])
            self.state.size = number(font[1], self.state.size)

    # colours

    def fill_with(self, space: ColourSpace, operands: bytes) -> None:
        self.state.fill_space = space
        self.state.fill = colour = self.reader.library.colour(space, operands)
        self.listener.colour(colour)

    def stroke_with(self, space: ColourSpace, operands: bytes) -> None:
        self.state.stroke_space = space
        self.state.stroke = colour = self.reader.library.colour(space, operands)
        self.listener.colour(colour)

    def choose_space(self, operands: bytes, paint: _SetColour) -> None:
        space = self.resources.space(name_in(operands))
        paint(self, space, _initial(space))

    def choose_colour(self, operands: bytes, space: ColourSpace, paint: _SetColour) -> None:
        if b"/" in operands:
            self._pattern(operands)
            paint(self, OTHER, b"")
        else:
            paint(self, space, operands)

    def _pattern(self, operands: bytes) -> None:
        pattern = self.resources.find("/Pattern", name_in(operands))
        if isinstance(pattern, pikepdf.Stream):
            self.reader.form(pattern, self.resources, GraphicsState(ctm=self.base))
        else:
            self._shaded(entry(pattern, "/Shading"))

    def shading(self, operands: bytes) -> None:
        self._shaded(self.resources.find("/Shading", name_in(operands)))

    def _shaded(self, shading: Any) -> None:
        space = self.resources.space_object(entry(shading, "/ColorSpace"))
        self.reader.library.note(space.family, space.plates)
        self.listener.colour(Colour(space.family, (), space.plates))

    # paths

    def outline(self, run: bytes) -> None:
        self.path.append(run)

    def drop_path(self, _: bytes) -> None:
        self.path = []

    def paint(self, *, fill: bool = False, stroke: bool = False) -> None:
        path, self.path = self.path, []
        if path and fill:
            self.listener.fill(self.state, path)
        if path and stroke:
            self.listener.stroke(self.state, path)

    # text

    def begin_text(self, _: bytes) -> None:
        self.line = self.text = IDENTITY

    def font(self, operands: bytes) -> None:
        name, size = operands.split()
        self.state.font = self.resources.font(name_in(name))
        self.state.size = number_of(size)

    def stretch(self, operands: bytes) -> None:
        self.state.stretch = number_of(operands) / 100

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
        """Report the strings of a Tj or TJ, and move on by their width."""
        state = self.state
        font = state.font
        text, kerning = shown_text(operands)
        ems = sum(map(font.widths.__getitem__, font.codes(text))) - kerning / 1000
        advance = ems * state.size
        if state.spacing:
            advance += state.spacing * (len(text) >> font.two_byte)
        if state.word_spacing and not font.two_byte:
            advance += state.word_spacing * text.count(b" ")
        advance *= state.stretch
        if state.mode not in _UNSEEN and text.strip():
            self._report_text(advance)
        a, b, c, d, e, f = self.text
        self.text = a, b, c, d, e + advance * a, f + advance * b

    def _report_text(self, advance: float) -> None:
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
        self.listener.text(state, colour, size, (left, bottom, right, top))

    # forms and pictures

    def place_object(self, operands: bytes) -> None:
        kind, placed = self.resources.object(name_in(operands))
        if placed is None:
            self.reader.not_found(name_in(operands))
        elif kind == "Form":
            self.reader.form(placed, self.resources, self.state)
        elif kind == "Image":
            declared = entry(placed, "/ColorSpace")  # a stencil has none, a JPEG 2000 needs none
            space = self.resources.space_object(declared) if declared is not None else OTHER
            self._image(
                Raster(_pixels(placed, "/Width"), _pixels(placed, "/Height"), space, placed)
            )

    def inline_image(self, dictionary: bytes) -> None:
        width = re.search(rb"/W(?:idth)?\s+(\d{1,6})\b", dictionary)
        height = re.search(rb"/H(?:eight)?\s+(\d{1,6})\b", dictionary)
        space = re.search(rb"/(?:CS|ColorSpace)\s*\[?\s*(?:/I(?:ndexed)?\s*)?(/\w+)", dictionary)
        if width and height:
            named = self.resources.space(name_in(space[1])) if space else OTHER
            self._image(Raster(int(width[1]), int(height[1]), named, None))

    def _image(self, raster: Raster) -> None:
        self.reader.library.note(raster.space.family, raster.space.plates)
        self.listener.image(self.state, raster)


def _pixels(image: pikepdf.Stream, key: str) -> int:
    return int(number(entry(image, key), 0))


def _initial(space: ColourSpace) -> bytes:
    if space.indexed:
        return b"0"
    starts = {"Gray": b"0", "RGB": b"0 0 0", "CMYK": b"0 0 0 1", "Spot": b"1 " * len(space.plates)}
    return starts.get(space.family, b"")


def _parameter(name: str) -> _Handler:
    """Return the handler of an operator that sets one number of the graphics state."""
    return lambda stream, operands: setattr(stream.state, name, number_of(operands))


def _choose_fill(stream: _StreamReader, operands: bytes) -> None:
    stream.choose_colour(operands, stream.state.fill_space, _StreamReader.fill_with)


def _choose_stroke(stream: _StreamReader, operands: bytes) -> None:
    stream.choose_colour(operands, stream.state.stroke_space, _StreamReader.stroke_with)


_Handler = Callable[[_StreamReader, bytes], None]
_HANDLERS: dict[bytes, _Handler] = {
    b"path": _StreamReader.outline,
    b"q": _StreamReader.save,
    b"Q": _StreamReader.restore,
    b"cm": _StreamReader.concat,
    b"w": _parameter("width"),
    b"d": _StreamReader.dash,
    b"gs": _StreamReader.parameters,
    b"g": lambda stream, operands: stream.fill_with(GRAY, operands),
    b"G": lambda stream, operands: stream.stroke_with(GRAY, operands),
    b"rg": lambda stream, operands: stream.fill_with(RGB, operands),
    b"RG": lambda stream, operands: stream.stroke_with(RGB, operands),
    b"k": lambda stream, operands: stream.fill_with(CMYK, operands),
    b"K": lambda stream, operands: stream.stroke_with(CMYK, operands),
    b"cs": lambda stream, operands: stream.choose_space(operands, _StreamReader.fill_with),
    b"CS": lambda stream, operands: stream.choose_space(operands, _StreamReader.stroke_with),
    b"sc": _choose_fill,
    b"scn": _choose_fill,
    b"SC": _choose_stroke,
    b"SCN": _choose_stroke,
    b"sh": _StreamReader.shading,
    b"n": _StreamReader.drop_path,
    b"S": lambda stream, _: stream.paint(stroke=True),
    b"s": lambda stream, _: stream.paint(stroke=True),
    b"f": lambda stream, _: stream.paint(fill=True),
    b"F": lambda stream, _: stream.paint(fill=True),
    b"f*": lambda stream, _: stream.paint(fill=True),
    b"B": lambda stream, _: stream.paint(fill=True, stroke=True),
    b"B*": lambda stream, _: stream.paint(fill=True, stroke=True),
    b"b": lambda stream, _: stream.paint(fill=True, stroke=True),
    b"b*": lambda stream, _: stream.paint(fill=True, stroke=True),
    b"BT": _StreamReader.begin_text,
    b"Tf": _StreamReader.font,
    b"Tc": _parameter("spacing"),
    b"Tw": _parameter("word_spacing"),
    b"Tz": _StreamReader.stretch,
    b"TL": _parameter("leading"),
    b"Ts": _parameter("rise"),
    b"Tr": _StreamReader.mode,
    b"Tm": _StreamReader.place,
    b"Td": _StreamReader.move,
    b"TD": _StreamReader.move_and_lead,
    b"T*": _StreamReader.next_line,
    b"Tj": _StreamReader.show,
    b"TJ": _StreamReader.show,
    b"'": _StreamReader.next_line_show,
    b'"': _StreamReader.next_line_spaced_show,
    b"Do": _StreamReader.place_object,
    b"BI": _StreamReader.inline_image,
}


def _span(start: float, along: float, across: float) -> tuple[float, float]:
    """Return the least and greatest of start, start + along, start + across, and start + both."""
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
