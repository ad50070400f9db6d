"""Reads what a page of a PDF file paints.

`PageReader` follows the operators of a page and its forms, and hands every text, line, area and
picture to an `Inspector`, in PDF points on the page (origin bottom left). An operator with
nonsensical operands is skipped, as viewers do.
"""

import re
import warnings
from collections.abc import Sequence
from copy import copy
from hashlib import sha256
from math import hypot
from typing import Any, Literal

import pikepdf
from pikepdf import Matrix

from cardgen.preflight.graphics_state import GraphicsState, Path, PathStep, mapped
from cardgen.preflight.inspector import Inspector, Raster
from cardgen.preflight.objects import entry, items, name_of, number, numbers
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
"""Height of letters above the baseline in em: that of capitals and figures.

A font's ascender includes accents: every label would seem larger than its ink.
"""

_DEEPEST = 12  # forms within forms
_MOST_BYTES_AGAIN = 1 << 23  # forms read again on a page, each at another place
_UNSEEN, _OUTLINED = (3, 7), (1, 5)  # text rendering modes
_PLACING_BYTES = 250  # cost of placing a form, however short
_PAINTING = frozenset(
    ("S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "Tj", "TJ", "'", '"', "Do", "sh", "BI")
)
_PATH_NUMBERS = {"re": 4, "m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "h": 0}

_RECTANGLES = re.compile(rb"[-.\d\s]{7,}re\s[-.\d\sre]*")
_MANY = 100
"""Rectangles in a row, as QR symbols have them, that are read at once: it takes a fifth as long."""
_MANY_RECTANGLES = "many re"

_Instruction = tuple[str, Sequence[Any]]
"""An operator and its operands."""


class PageReader:
    """Reads pages and hands to `inspector` what they paint."""

    def __init__(self, inspector: Inspector, library: Library) -> None:
        self.inspector = inspector
        self.library = library
        self._open: list[object] = []  # the forms being read, outermost first
        self._known: set[object] = set()
        self._again = 0
        self._page = Resources(None, library)
        self._paints: dict[object, bool] = {}

    def page(self, page: pikepdf.Object, resources: Resources, printer: Matrix) -> bool:
        """Follow the content of `page`, and return whether it paints, even outside the page.

        `printer` maps it to the finished paper.
        """
        self._page = resources
        self._open.clear()
        self._again = 0
        content = _content(page)
        key = (content and sha256(content).digest(), resources, printer.shorthand)

        def read() -> None:
            instructions = _instructions(page, content)
            self._paints[key] = any(operator in _PAINTING for operator, _ in instructions)
            self._read(instructions, resources, GraphicsState(printer))

        self.inspector.form(key, read)
        return self._paints[key]

    def form(self, stream: pikepdf.Stream, outer: Resources, state: GraphicsState) -> None:
        """Follow a form or pattern cell, placed with `state`."""
        identity = stream.objgen
        if identity in self._open:
            self.inspector.within_itself(placed=True)
            return  # viewers draw nothing either
        if len(self._open) >= _DEEPEST:
            return
        again = identity in self._known
        self._again += _PLACING_BYTES if again else 0
        if self._again > _MOST_BYTES_AGAIN:
            self.inspector.not_all_read()
            return
        self._known.add(identity)

        def read() -> None:
            content = stream.read_bytes()
            self._again += len(content) if again else 0
            inner = copy(state)
            if matrix := numbers(entry(stream, "/Matrix"), 6):
                inner.ctm = Matrix(*matrix) @ state.ctm
            own = entry(stream, "/Resources")
            resources = self.library.resources(own) if own is not None else outer
            self._open.append(identity)
            if own is not None and not resources.placeable.isdisjoint(self._open):
                self.inspector.within_itself(placed=False)
            self._read(_instructions(stream, content), resources, inner)
            self._open.pop()

        self.inspector.form((identity, *state.values()), read)

    def not_found(self, name: str) -> None:
        """Report that `name` is missing, unless the page has it: viewers look there next."""
        if self._page.find("/XObject", name) is None:
            self.inspector.missing(name)

    def _read(
        self, content: Sequence[_Instruction], resources: Resources, state: GraphicsState
    ) -> None:
        self.inspector.resources_in_force(resources)
        stream = _StreamReader(self, resources, state)
        for operator, operands in content:
            try:
                stream.follow(operator, operands)
            except (TypeError, ValueError, IndexError, OverflowError):
                continue


def _content(page: pikepdf.Object) -> bytes:
    contents = entry(page, "/Contents")
    streams = [contents] if isinstance(contents, pikepdf.Stream) else items(contents)
    parts = (each.read_bytes() for each in streams if isinstance(each, pikepdf.Stream))
    return b"\n".join(parts)


def _instructions(holder: pikepdf.Object, content: bytes) -> list[_Instruction]:
    """Return the operators in the content of a page or a form.

    What follows an unclosed string is left out.
    """
    if content.count(b" re") < _MANY:
        return _parsed(holder)
    instructions: list[_Instruction] = []
    end = 0
    with pikepdf.new() as parts:
        for run in _RECTANGLES.finditer(content):
            if rectangles := _rectangles(run[0]):
                instructions += _parsed(parts.make_stream(content[end : run.start()]))
                instructions.append((_MANY_RECTANGLES, rectangles))
                end = run.end()
        return instructions + _parsed(parts.make_stream(content[end:]))


def _rectangles(run: bytes) -> tuple[float, ...]:
    """Return the operands of many ``re`` in a row, none if there are few or other words."""
    words = run.split()
    if len(words) < 5 * _MANY or len(words) % 5 or set(words[4::5]) != {b"re"}:
        return ()
    del words[4::5]
    try:
        values = {word: float(word) for word in set(words)}  # few differ
    except ValueError:
        return ()
    return tuple(map(values.__getitem__, words))


def _parsed(holder: pikepdf.Object) -> list[_Instruction]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            parsed = pikepdf.parse_content_stream(holder)
        except TypeError as error:  # an operator is within an array
            raise pikepdf.PdfError(str(error).rstrip(".")) from error
    return [
        ("BI", (each.iimage,))
        if isinstance(each, pikepdf.ContentStreamInlineImage)
        else (each.operator.unparse().decode("latin-1"), tuple(each.operands))
        for each in parsed
    ]


class _StreamReader:
    """Reads one content stream: keeps its graphics states, text position and path."""

    def __init__(self, reader: PageReader, resources: Resources, state: GraphicsState) -> None:
        self.reader = reader
        self.inspector = reader.inspector
        self.resources = resources
        self.state = state
        self.stack: list[GraphicsState] = []
        self.base = state.ctm  # what patterns are anchored to
        self.line = self.text = Matrix()
        self.path: Path = []

    def follow(self, operator: str, operands: Sequence[Any]) -> None:
        """Do what `operator` says (ISO 32000-1, annex A).

        Raises TypeError, ValueError, IndexError or OverflowError if its operands are nonsense.
        """
        state = self.state
        use: Literal["fill", "stroke"] = "stroke" if operator.isupper() else "fill"  # of a colour
        match operator:
            case "re" | "m" | "l" | "c" | "v" | "y" | "h":
                if len(operands) == _PATH_NUMBERS[operator]:
                    self.path.append(PathStep(operator, tuple(map(float, operands))))
            case _ if operator == _MANY_RECTANGLES:
                self.path.append(PathStep("re", tuple(operands)))
            case "f" | "F" | "f*":
                self._paint(fill=True)
            case "S" | "s":
                self._paint(stroke=True)
            case "B" | "B*" | "b" | "b*":
                self._paint(fill=True, stroke=True)
            case "n":
                self.path = []
            case "q":
                self.stack.append(copy(state))
            case "Q":
                self.state = self.stack.pop()
            case "cm":
                state.ctm = _matrix(operands) @ state.ctm
            case "w":
                state.width = float(operands[0])
            case "d":
                state.dashed = len(operands[0]) > 0
            case "gs":
                vars(state).update(self.resources.parameters(_name(operands[0])))
            case "g" | "rg" | "k" | "G" | "RG" | "K":
                self._colour(use, _DEVICE[operator.lower()], operands)
            case "cs" | "CS":
                space = self.resources.space(operands[0])
                self._colour(use, space, _initial(space))
            case "sc" | "scn" | "SC" | "SCN":
                space = state.stroke_space if use == "stroke" else state.fill_space
                self._colour(use, space, operands)
            case "sh":
                self._shaded(self.resources.find("/Shading", _name(operands[0])))
            case "Do":
                self._place(operands[0])
            case "BI":
                self._image(operands[0].obj, None)
            case _:
                self._follow_text(operator, operands)

    def _follow_text(self, operator: str, operands: Sequence[Any]) -> None:
        state = self.state
        match operator:
            case "BT":
                self.line = self.text = Matrix()
            case "Tf":
                state.font = self.resources.font(_name(operands[0]))
                state.size = float(operands[1])
            case "Tm":
                self.line = self.text = _matrix(operands)
            case "Td":
                self._move(*map(float, operands))
            case "TD":
                state.leading = -float(operands[1])
                self._move(*map(float, operands))
            case "T*":
                self._move(0, -state.leading)
            case "Tj" | "TJ":
                self._show(operands[0])
            case "'":
                self._move(0, -state.leading)
                self._show(operands[0])
            case '"':
                state.word_spacing, state.spacing = float(operands[0]), float(operands[1])
                self._move(0, -state.leading)
                self._show(operands[2])
            case "Tc":
                state.spacing = float(operands[0])
            case "Tw":
                state.word_spacing = float(operands[0])
            case "Tz":
                state.stretch = float(operands[0]) / 100
            case "TL":
                state.leading = float(operands[0])
            case "Ts":
                state.rise = float(operands[0])
            case "Tr":
                state.mode = int(operands[0])

    # colours

    def _colour(
        self, use: Literal["fill", "stroke"], space: ColourSpace, operands: Sequence[Any]
    ) -> None:
        if operands and isinstance(operands[-1], pikepdf.Name):
            self._pattern(self.resources.find("/Pattern", _name(operands[-1])))
            space, operands = OTHER, ()
        colour = self.reader.library.colour(space, tuple(map(float, operands)))
        setattr(self.state, use, colour)
        setattr(self.state, f"{use}_space", space)
        self.inspector.colour(colour)

    def _pattern(self, pattern: Any) -> None:
        if isinstance(pattern, pikepdf.Stream):
            self.reader.form(pattern, self.resources, GraphicsState(self.base))
        else:
            self._shaded(entry(pattern, "/Shading"))

    def _shaded(self, shading: Any) -> None:
        space = self.resources.space(entry(shading, "/ColorSpace"))
        self.reader.library.note(space.family, space.plates)
        self.inspector.colour(Colour(space.family, (), space.plates))

    # paths

    def _paint(self, *, fill: bool = False, stroke: bool = False) -> None:
        path, self.path = self.path, []
        if path and fill:
            self.inspector.fill(self.state, path)
        if path and stroke:
            self.inspector.stroke(self.state, path)

    # text

    def _move(self, x: float, y: float) -> None:
        self.line = self.text = Matrix(1, 0, 0, 1, x, y) @ self.line

    def _show(self, shown: Any) -> None:
        """Report the strings of a Tj or TJ, and move on by their width."""
        state = self.state
        font = state.font
        parts = [shown] if isinstance(shown, pikepdf.String) else items(shown)
        text = b"".join(bytes(part) for part in parts if isinstance(part, pikepdf.String))
        kerning = sum(number(part, 0) for part in parts)
        ems = sum(map(font.widths.__getitem__, font.codes(text))) - kerning / 1000
        advance = ems * state.size
        advance += state.spacing * (len(text) >> font.two_byte)
        if not font.two_byte:
            advance += state.word_spacing * text.count(b" ")
        advance *= state.stretch
        if state.mode not in _UNSEEN and text.strip():
            self._report_text(advance)
        self.text = Matrix(1, 0, 0, 1, advance, 0) @ self.text

    def _report_text(self, advance: float) -> None:
        state = self.state
        matrix = self.text @ state.ctm
        base = hypot(matrix.a, matrix.b)
        if not base:
            return
        top = state.rise + INK_HEIGHT * state.size
        bounds = mapped(matrix, (0, state.rise, advance, top))
        area = abs(matrix.a * matrix.d - matrix.b * matrix.c)
        size = abs(state.size) * area / base  # across the baseline, slanted or not
        colour = state.stroke if state.mode in _OUTLINED else state.fill
        self.inspector.text(state, colour, size, bounds)

    # forms and pictures

    def _place(self, name: pikepdf.Object) -> None:
        placed = self.resources.find("/XObject", _name(name))
        if placed is None:
            self.reader.not_found(_name(name))
        kind = name_of(entry(placed, "/Subtype"))
        if kind == "Form" and isinstance(placed, pikepdf.Stream):
            self.reader.form(placed, self.resources, self.state)
        elif kind == "Image" and isinstance(placed, pikepdf.Stream):
            self._image(placed, placed)

    def _image(self, description: Any, stream: pikepdf.Stream | None) -> None:
        # a stencil has no colour space, a JPEG 2000 needs none
        space = self.resources.space(entry(description, "/ColorSpace"))
        width, height = (int(number(entry(description, key), 0)) for key in ("/Width", "/Height"))
        self.reader.library.note(space.family, space.plates)
        self.inspector.image(self.state, Raster(width, height, space, stream))


_DEVICE = {"g": GRAY, "rg": RGB, "k": CMYK}


def _name(operand: Any) -> str:
    """Return a name with its slash; raises TypeError if it is none, ValueError if not in UTF-8."""
    if not isinstance(operand, pikepdf.Name):
        raise TypeError
    return str(operand)


def _matrix(operands: Sequence[Any]) -> Matrix:
    return Matrix(*map(float, operands))


def _initial(space: ColourSpace) -> tuple[float, ...]:
    """Return the colour that is in force once `space` is chosen."""
    if space.indexed:
        return (0,)
    starts = {
        "Gray": (0,),
        "RGB": (0, 0, 0),
        "CMYK": (0, 0, 0, 1),
        "Spot": (1,) * len(space.plates),
    }
    return starts.get(space.family, ())
