"""From shapes to PDF page content: operators only, no file.

The page is set up in millimetres with y downwards (`page_content`), so coordinates go into the file
as they stand in the drawing. Text is written as glyph numbers of the face, which makes a stream
independent of every other stream: streams may be made in any process and joined afterwards.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from cardgen.drawing.fonts import FontBook, Run, start_of
from cardgen.drawing.ink import Ink, blend
from cardgen.drawing.shapes import (
    MM_PER_PT,
    PT_PER_MM,
    Drawn,
    Form,
    Group,
    Image,
    LayerName,
    Matrix,
    Modules,
    Page,
    Path,
    Photo,
    Picture,
    Place,
    Segment,
    Shape,
    Text,
)

ColorMode = Literal["rgb", "cmyk"]

_RUN = re.compile(b"\x01+")
_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_COMPRESSION = 4  # zlib's levels above cost more time than they save space on such streams


@dataclass
class Used:
    """What a stream refers to and the file must therefore hold."""

    glyphs: dict[int, dict[int, str]] = field(default_factory=dict)
    """For each font (its index in the book's paths) the glyphs used and the text they show."""
    forms: dict[str, Form] = field(default_factory=dict)
    pictures: dict[str, Picture | Photo] = field(default_factory=dict)
    plates: dict[str, Ink] = field(default_factory=dict)
    layers: set[LayerName] = field(default_factory=set)

    def add(self, other: Used) -> None:
        """Take in what `other` refers to."""
        for font, glyphs in other.glyphs.items():
            known = self.glyphs.setdefault(font, {})
            for glyph, text in glyphs.items():
                if not known.get(glyph):
                    known[glyph] = text
        self.forms |= other.forms
        self.pictures |= other.pictures
        self.plates |= other.plates
        self.layers |= other.layers


@dataclass(frozen=True)
class Content:
    """A compressed content stream and what it refers to."""

    stream: bytes
    used: Used


def number(value: float) -> str:
    """Write a length in mm to the micrometre, in as few characters as possible."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def matrix_operands(matrix: Matrix) -> str:
    """Write the six numbers of `matrix`, its scale to the seventh decimal."""
    parts = [f"{v:.7f}".rstrip("0").rstrip(".") for v in (matrix.a, matrix.b, matrix.c, matrix.d)]
    return " ".join([*("0" if p == "-0" else p for p in parts), number(matrix.e), number(matrix.f)])


def page_content(page: Page, book: FontBook, color: ColorMode) -> Content:
    """Return the content of `page` for a media box that is the trim box grown by `page.margin`."""
    writer = _Writer(book, color)
    base = Matrix(
        PT_PER_MM, 0, 0, -PT_PER_MM, page.margin * PT_PER_MM, (page.margin + page.height) * PT_PER_MM
    )
    writer.out.append(f"{base.a:.7f} 0 0 {base.d:.7f} {base.e:.4f} {base.f:.4f} cm")
    for layer, shapes in page.layers:
        if shapes:
            writer.used.layers.add(layer)
            writer.out.append(f"/OC /{layer} BDC")
            writer.draw(shapes)
            writer.out.append("EMC")
    return writer.content()


def form_content(form: Form, book: FontBook, color: ColorMode) -> Content:
    """Return the content of `form`, in millimetres."""
    writer = _Writer(book, color)
    writer.draw(form.shapes)
    return writer.content()


def drawn(shapes: Iterable[Shape], book: FontBook, color: ColorMode) -> Drawn:
    """Return `shapes` drawn beforehand, for a page that is written later or elsewhere."""
    writer = _Writer(book, color)
    writer.draw(shapes)
    return Drawn("\n".join(writer.out), writer.used)


class _Writer:
    def __init__(self, book: FontBook, color: ColorMode) -> None:
        self.book = book
        self.color = color
        self.out: list[str] = []
        self.used = Used()
        self._fonts = {str(path): index for index, path in enumerate(book.paths)}

    def content(self) -> Content:
        raw = "\n".join(self.out).encode("latin-1")
        return Content(zlib.compress(raw, _COMPRESSION), self.used)

    def draw(self, shapes: Iterable[Shape]) -> None:
        for shape in shapes:
            match shape:
                case Text():
                    self._text(shape)
                case Modules():
                    self._modules(shape)
                case Place():
                    self._place(shape)
                case Path():
                    self._path(shape)
                case Group():
                    self._group(shape)
                case Image():
                    self._image(shape)
                case Drawn():
                    self.out.append(shape.code)
                    self.used.add(shape.used)

    # -- colour ----------------------------------------------------------------------------------

    def _ink(self, ink: Ink, stroke: bool) -> str:
        """Return the operator that sets `ink`; spot inks overprint."""
        if ink.plate is not None:
            self.used.plates[ink.plate] = ink
            space, value = ("CS", "SCN") if stroke else ("cs", "scn")
            return f"/Overprint gs /{ink.plate} {space} 1 {value}"
        return colour_operator(ink, self.color, stroke)

    # -- shapes ----------------------------------------------------------------------------------

    def _path(self, path: Path) -> None:
        parts = []
        if path.fill is not None:
            parts.append(self._ink(path.fill, stroke=False))
        stroke = path.stroke
        if stroke is not None:
            parts.append(self._ink(stroke.ink, stroke=True))
            parts.append(f"{stroke.width * MM_PER_PT:.4f} w")
            if stroke.cap != "butt":
                parts.append(f"{_CAPS[stroke.cap]} J")
            if stroke.join != "miter":
                parts.append(f"{_JOINS[stroke.join]} j")
            if stroke.dash:
                parts.append(f"[{' '.join(map(number, stroke.dash))}] 0 d")
        parts.append(outline(path.segments))
        star = "*" if path.even_odd else ""
        if path.fill is not None and stroke is not None:
            parts.append("B" + star)
        elif path.fill is not None:
            parts.append("f" + star)
        elif stroke is not None:
            parts.append("S")
        else:
            parts.append("n")
        self.out.append(" ".join(["q", *parts, "Q"]))

    def _group(self, group: Group) -> None:
        opening = "q" if group.matrix == Matrix() else f"q {matrix_operands(group.matrix)} cm"
        if group.clip:
            opening += f" {outline(group.clip)} W n"
        self.out.append(opening)
        self.draw(group.shapes)
        self.out.append("Q")

    def _place(self, place: Place) -> None:
        self.used.forms[place.form.name] = place.form
        self.out.append(f"q {matrix_operands(place.matrix)} cm /{place.form.name} Do Q")

    def _image(self, image: Image) -> None:
        self.used.pictures[image.picture.name] = image.picture
        box = image.box
        # an image fills the unit square with its first row on top, where y grows upwards
        matrix = Matrix(box.width, 0, 0, -box.height, box.x, box.bottom)
        self.out.append(f"q {matrix_operands(matrix)} cm /{image.picture.name} Do Q")

    def _modules(self, modules: Modules) -> None:
        size = f"{modules.module:.5f}"
        self.out.append(
            f"q {self._ink(modules.ink, stroke=False)} "
            f"{size} 0 0 {size} {number(modules.x)} {number(modules.y)} cm"
        )
        rectangles = _RECTANGLES[len(modules.rows)]
        self.out.extend([rectangles[match.span()] for match in _runs(modules.rows)])
        self.out.append("f Q")

    def _text(self, text: Text) -> None:
        line = self.book.line(text.content, text.weight)
        em = text.size * MM_PER_PT
        shift = start_of(text, line)
        spacing = text.spacing * MM_PER_PT / em
        for run in line.runs:
            font = self._fonts[str(run.face.path)]
            used = self.used.glyphs.setdefault(font, {})
            for glyph in run.glyphs:
                if glyph.number not in used or not used[glyph.number]:
                    used[glyph.number] = glyph.text
            parts = [f"BT {self._ink(text.ink, stroke=False)} /F{font} {em:.4f} Tf"]
            for x, y, shown in _pieces(run, spacing):
                parts.append(f"1 0 0 -1 {number(shift + x * em)} {number(text.y - y * em)} Tm {shown}")
            body = " ".join(parts) + " ET"
            if run.right_to_left:  # glyphs stand in the order seen; readers want the order spoken
                spoken = run.text.encode("utf-16-be").hex().upper()
                body = f"/Span <</ActualText <FEFF{spoken}>>> BDC {body} EMC"
            self.out.append(body)
            shift += spacing * len(run.glyphs) * em


def runs_of(rows: tuple[bytes, ...]) -> Iterator[tuple[int, int, int]]:
    """Yield the dark runs of a QR symbol: first column, row and length, in modules."""
    stride = len(rows) + 1
    for match in _runs(rows):
        row, start = divmod(match.start(), stride)
        yield start, row, match.end() - match.start()


def _runs(rows: tuple[bytes, ...]) -> Iterator[re.Match[bytes]]:
    """Find the runs in all rows at once, the rows set apart by a light module."""
    return _RUN.finditer(b"\0".join(rows))


class _Rectangles(dict[tuple[int, int], str]):
    """The rectangle operator for each run of a symbol so many modules wide; symbols share most of them."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._stride = side + 1

    def __missing__(self, span: tuple[int, int]) -> str:
        row, start = divmod(span[0], self._stride)
        text = self[span] = f"{start} {row} {span[1] - span[0]} 1 re"
        return text


class _BySide(dict[int, _Rectangles]):
    def __missing__(self, side: int) -> _Rectangles:
        table = self[side] = _Rectangles(side)
        return table


_RECTANGLES = _BySide()


def _pieces(run: Run, spacing: float) -> list[tuple[float, float, str]]:
    """Cut a run where its baseline shifts; return (x, y, show operator) of each piece, in em.

    Within a piece, kerning and `spacing` (em) become the numbers of the TJ operator.
    """
    pieces: list[tuple[float, float, str]] = []
    shown: list[str] = []
    start_x = start_y = pen = 0.0
    for index, glyph in enumerate(run.glyphs):
        x = glyph.x + spacing * index
        if not shown or abs(glyph.y - start_y) > 1e-6:
            if shown:
                pieces.append((start_x, start_y, f"[<{''.join(shown)}>] TJ"))
            shown, start_x, start_y, pen = [], x, glyph.y, x
        gap = round((pen - x) * 1000)
        if gap:
            shown.append(f">{gap}<")
            pen -= gap / 1000
        shown.append(f"{glyph.number:04X}")
        pen += run.face.advance(glyph.number)
    if shown:
        pieces.append((start_x, start_y, f"[<{''.join(shown)}>] TJ"))
    return pieces


def ramp_of(picture: Picture, color: ColorMode) -> bytes:
    """Return the 256 colours between the two inks of `picture`, three or four bytes each."""
    inks = (blend(picture.dark, picture.light, value / 255) for value in range(256))
    parts = (ink.cmyk if color == "cmyk" else ink.rgb for ink in inks)
    return bytes(round(255 * part) for colour in parts for part in colour)


def colour_operator(ink: Ink, color: ColorMode, stroke: bool) -> str:
    """Return the operator that sets `ink` for strokes or fills.

    Screen files paint greys on the grey axis, so that a printer uses black ink alone for them.
    """
    if color == "cmyk":
        parts, operator = ink.cmyk, "k"
    elif ink.rgb[0] == ink.rgb[1] == ink.rgb[2]:
        parts, operator = ink.rgb[:1], "g"  # type: ignore[assignment]
    else:
        parts, operator = ink.rgb, "rg"  # type: ignore[assignment]
    return f"{' '.join(map(number, parts))} {operator.upper() if stroke else operator}"


def outline(segments: tuple[Segment, ...]) -> str:
    """Return the operators that build the path."""
    return " ".join(
        "h" if s[0] == "Z" else f"{' '.join(map(number, s[1:]))} {s[0].lower()}" for s in segments
    )
