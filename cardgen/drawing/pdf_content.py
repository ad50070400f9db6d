"""Turns shapes into PDF page content: operators only, no file.

The page is set up in millimetres with y downwards (`page_content`), so coordinates are written as
in the drawing. Text is written as glyph numbers of the face, so a stream is independent of every
other.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Literal, NamedTuple, cast

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import OUTLINE, FontBook, GlyphRun, reads_from_right, start_of
from cardgen.drawing.ink import BLACK, REGISTRATION, Ink, blend, grey
from cardgen.drawing.qr import qr_outline

ColorMode = Literal["rgb", "cmyk"]
Condition = Literal["fogra39", "fogra51", "gracol2013"]
"""A printing condition that a file may name."""

_RECTANGLE = "{x} {y} {length} 1 re\n"
_KEEP_AWAY = 0.5 * draw.MM_PER_PT
"""Width in mm of the black line around type in a mixed black; half of it is seen."""

SPOT = "Spot"
"""What a file calls the plate that takes the place of black; its own name may have blanks."""

_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_COMPRESSION = 3  # for QR symbols, the bulk of a batch, zlib is both faster and better than at 4


@dataclass
class Used:
    """The resources that a stream refers to, which the file must contain."""

    glyphs: dict[int, dict[int, str]] = field(default_factory=dict)
    """For each font (its index in the book's paths) the glyphs used, and the text each shows."""
    forms: dict[str, draw.Form] = field(default_factory=dict)
    pictures: dict[str, draw.Picture | draw.Photo] = field(default_factory=dict)
    plates: dict[str, Ink] = field(default_factory=dict)
    layers: set[draw.LayerName] = field(default_factory=set)
    overprint: bool = False
    """Whether something is printed on top of what lies under it instead of knocking it out."""

    def add(self, other: Used) -> None:
        """Add the resources of `other` but its forms and pictures, which are written at once."""
        for font, glyphs in other.glyphs.items():
            self.show(font, glyphs)
        self.plates |= other.plates
        self.layers |= other.layers
        self.overprint |= other.overprint

    def show(self, font: int, glyphs: dict[int, str]) -> None:
        """Add glyphs of a font; if a glyph shows two texts, the first is kept."""
        known = self.glyphs.setdefault(font, {})
        if not glyphs.items() <= known.items():
            known.update((glyph, text) for glyph, text in glyphs.items() if not known.get(glyph))


Content = tuple[bytes, Used]
"""A compressed content stream, and what it refers to."""


@lru_cache(maxsize=8192)  # drawings have the same lengths again and again
def number(value: float) -> str:
    """Write a length in mm to the micrometre, as short as possible."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


@lru_cache(maxsize=512)
def matrix_operands(matrix: draw.Matrix) -> str:
    """Write the six numbers of `matrix`, its scale to the seventh decimal."""
    parts = [f"{v:.7f}".rstrip("0").rstrip(".") for v in (matrix.a, matrix.b, matrix.c, matrix.d)]
    return " ".join([*("0" if p == "-0" else p for p in parts), number(matrix.e), number(matrix.f)])


def page_content(page: draw.Page, book: FontBook, color: ColorMode, spot: Ink | None) -> Content:
    """Return the content of `page`; its media box is the trim box expanded by `page.margin`.

    `spot` is a plate that takes the place of black.
    """
    writer = _ContentWriter(book, color, spot)
    left, top = page.margin * draw.PT_PER_MM, (page.margin + page.height) * draw.PT_PER_MM
    writer.out.append(f"{draw.PT_PER_MM:.7f} 0 0 {-draw.PT_PER_MM:.7f} {left:.4f} {top:.4f} cm")
    for layer, shapes in page.layers:
        if shapes:
            writer.used.layers.add(layer)
            writer.out.append(f"/OC /{layer} BDC")
            writer.draw_shapes(shapes)
            writer.out.append("EMC")
    return writer.content()


def form_content(form: draw.Form, book: FontBook, color: ColorMode, spot: Ink | None) -> Content:
    """Return the content of `form`, in millimetres."""
    writer = _ContentWriter(book, color, spot)
    writer.draw_shapes(form.shapes)
    return writer.content()


class _ContentWriter:
    def __init__(self, book: FontBook, color: ColorMode, spot: Ink | None) -> None:
        self.book = book
        self.color = color
        self.spot = spot if color == "cmyk" else None
        self.out: list[str] = []
        self.used = Used()

    def content(self) -> Content:
        raw = "\n".join(self.out).encode("latin-1")
        return zlib.compress(raw, _COMPRESSION), self.used

    def draw_shapes(self, shapes: Iterable[draw.Shape]) -> None:
        for kind, alike in groupby(shapes, type):
            if kind is draw.Text:
                for overprints, lines in groupby(
                    cast("Iterable[draw.Text]", alike), self._is_black
                ):
                    if overprints:
                        self.out.append(f"q {self._overprint()}")
                    self._lines(lines)
                    if overprints:
                        self.out.append("Q")
            else:
                for shape in alike:
                    self._shape(shape)

    def _shape(self, shape: draw.Shape) -> None:
        match shape:
            case draw.Modules():
                self._modules(shape)
            case draw.PlacedForm():
                self._place(shape)
            case draw.Path():
                self._path(shape)
            case draw.Group():
                self._group(shape)
            case draw.Image():
                self._image(shape)

    # -- colour ----------------------------------------------------------------------------------

    def _ink(self, ink: Ink, stroke: bool) -> str:
        """Return the operator that sets `ink`; spot inks overprint. A screen has no plates."""
        space, value = ("CS", "SCN") if stroke else ("cs", "scn")
        if ink.plate is not None and (self.color == "cmyk" or ink != REGISTRATION):
            self.used.plates[ink.plate] = ink
            return f"{self._overprint()} /{ink.plate} {space} 1 {value}"
        if self.spot is not None and is_black_alone(ink):
            self.used.plates[SPOT] = self.spot
            return f"/{SPOT} {space} {number(ink.cmyk[3])} {value}"
        return colour_operator(ink, self.color, stroke)

    def _overprint(self) -> str:
        """Return the operator after which ink prints on top of other inks."""
        self.used.overprint = True
        return "/Overprint gs"

    def _is_black(self, shape: draw.Text | draw.Modules) -> bool:
        """Say whether a shape is in black ink alone: knocked out, it would get coloured rims."""
        return self.color == "cmyk" and shape.ink.cmyk == BLACK.cmyk and shape.ink.plate is None

    # -- shapes ----------------------------------------------------------------------------------

    def _path(self, path: draw.Path) -> None:
        if self.color == "rgb" and draw.is_finish(path):
            return
        parts = []
        if path.fill is not None:
            parts.append(self._ink(path.fill, stroke=False))
        stroke = path.stroke
        if stroke is not None:
            parts.append(self._ink(stroke.ink, stroke=True))
            parts.append(f"{stroke.width * draw.MM_PER_PT:.4f} w")
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

    def _group(self, group: draw.Group) -> None:
        opening = "q" if group.matrix == draw.UNMOVED else f"q {matrix_operands(group.matrix)} cm"
        if group.clip:
            opening += f" {outline(group.clip)} W n"
        self.out.append(opening)
        self.draw_shapes(group.shapes)
        self.out.append("Q")

    def _place(self, place: draw.PlacedForm) -> None:
        self.used.forms[place.form.name] = place.form
        if place.matrix == draw.UNMOVED:
            self.out.append(f"/{place.form.name} Do")
        else:
            self.out.append(f"q {matrix_operands(place.matrix)} cm /{place.form.name} Do Q")

    def _image(self, image: draw.Image) -> None:
        self.used.pictures[image.picture.name] = image.picture
        box = image.box
        # an image fills the unit square with its first row on top, where y grows upwards
        matrix = draw.Matrix(box.width, 0, 0, -box.height, box.x, box.bottom)
        self.out.append(f"q {matrix_operands(matrix)} cm /{image.picture.name} Do Q")

    def _modules(self, modules: draw.Modules) -> None:
        size = f"{modules.module:.5f}"
        opening = f"q {self._overprint()}" if self._is_black(modules) else "q"
        self.out.append(
            f"{opening} {self._ink(modules.ink, stroke=False)} "
            f"{size} 0 0 {size} {number(modules.x)} {number(modules.y)} cm"
        )
        self.out.append(qr_outline(modules.rows, _RECTANGLE))
        self.out.append("f Q")

    def _lines(self, lines: Iterable[draw.Text]) -> None:
        """Draw lines as one text object, which says what changes from one to the next."""
        parts = self.out
        parts.append("BT")
        ink = font = ""
        for text in lines:
            em = text.size * draw.MM_PER_PT
            x = start_of(text, self.book.line(text.content, text.weight))
            if ink != (ink := self._ink(text.ink, stroke=False)):
                parts.append(ink)
            for run in _shown_runs(
                self.book, text.content, text.weight, text.spacing * draw.MM_PER_PT / em
            ):
                self.used.show(run.font, run.glyphs)
                if font != (font := f"/F{run.font} {em:.4f} Tf"):
                    parts.append(font)
                shown = [
                    f"1 0 0 -1 {number(x + dx * em)} {number(text.y - dy * em)} Tm {show}"
                    for dx, dy, show in run.pieces
                ]
                if text.ground and self.color == "cmyk":
                    black = colour_operator(grey(text.ground.cmyk[3]), self.color, stroke=True)
                    parts.append(
                        f"/Span <</ActualText ()>> BDC {black} {_KEEP_AWAY:.4f} w 1 j 1 Tr"
                    )
                    parts += [*shown, "0 j 0 Tr EMC"]
                if run.outlined:
                    parts.append(f"{self._ink(text.ink, stroke=True)} {em * OUTLINE:.4f} w 2 Tr")
                if run.actual:
                    parts.append(f"/Span <</ActualText <{_utf16(run.actual)}>>> BDC")
                parts += shown
                if run.actual:
                    parts.append("EMC")
                if run.outlined:
                    parts.append("0 Tr")
        parts.append("ET")


def _utf16(text: str) -> str:
    """Return a text as the digits of a PDF string."""
    return f"\ufeff{text}".encode("utf-16-be").hex().upper()


class _ShownRun(NamedTuple):
    """A run as shown: the font's number, pieces (x, y, show operator) in em, its glyphs.

    `glyphs` holds the texts they show, if any. Where several glyphs show one text, as in
    Devanagari, `actual` is the text of the whole run, for copying out. Glyphs are in visual order,
    also in right-to-left text: readers reverse such text when it is copied out. They would also
    reverse an ActualText, so there is none.
    """

    font: int
    pieces: tuple[tuple[float, float, str], ...]
    glyphs: dict[int, str]
    outlined: bool
    actual: str


@lru_cache(maxsize=512)
def _shown_runs(
    book: FontBook, content: str, weight: draw.Weight, spacing: float
) -> tuple[_ShownRun, ...]:
    """Return a line's runs for any size, with `spacing` em between glyphs."""
    runs = []
    before = 0
    for run in book.line(content, weight).runs:
        # backwards, so that the first of two texts is kept
        backwards = zip(reversed(run.numbers), reversed(run.texts), strict=True)
        glyphs = dict.fromkeys(run.numbers, "")
        glyphs |= {number: text for number, text in backwards if text}
        pieces = tuple(_pieces(run, spacing, before))
        text = "".join(run.texts)
        actual = text if "" in glyphs.values() and not reads_from_right(text) else ""
        runs.append(_ShownRun(book.number(run.face), pieces, glyphs, run.outlined, actual))
        before += len(run.numbers)
    return tuple(runs)


def _pieces(run: GlyphRun, spacing: float, before: int) -> Iterator[tuple[float, float, str]]:
    """Cut a run where its baseline shifts; yield (x, y, show operator) of each piece, in em.

    Within a piece, kerning and `spacing` (em) become the numbers of the TJ operator. `before`
    glyphs precede the run in its line.
    """
    xs = run.xs
    if spacing:
        xs = tuple(x + spacing * index for index, x in enumerate(xs, before))
    coded = run.face.coded
    shown: list[str] = []
    start = pen = level = 0.0
    for number, x, y in zip(run.numbers, xs, run.ys, strict=True):
        if not shown or y != level:
            if shown:
                yield start, level, f"[<{''.join(shown)}>] TJ"
            shown = []
            start, pen, level = x, x, y
        gap = pen - x
        if gap >= 0.0005 or gap <= -0.0005:
            thousandths = round(gap * 1000)
            shown.append(f">{thousandths}<")
            pen -= thousandths / 1000
        code, advance = coded[number]
        shown.append(code)
        pen += advance
    if shown:
        yield start, level, f"[<{''.join(shown)}>] TJ"


def is_black_alone(ink: Ink) -> bool:
    """Return whether a press mixes `ink` of black alone, or leaves the paper white."""
    return ink.cmyk[:3] == (0, 0, 0) and ink.plate is None


def ramp_of(picture: draw.Picture, color: ColorMode) -> bytes:
    """Return the colours of the 256 greys of `picture`, three or four bytes each.

    Greys beyond the first or the last tone have its colour.
    """
    steps = list(pairwise(picture.tones))
    first, last = steps[0][0][0], steps[-1][1][0]
    inks = []
    for share in (min(max(value / 255, first), last) for value in range(256)):
        (low, dark), (high, light) = next(step for step in steps if share <= step[1][0])
        inks.append(blend(dark, light, (share - low) / (high - low)))
    parts = (ink.cmyk if color == "cmyk" else ink.rgb for ink in inks)
    return bytes(round(255 * part) for colour in parts for part in colour)


@lru_cache(maxsize=512)
def colour_operator(ink: Ink, color: ColorMode, stroke: bool) -> str:
    """Return the operator that sets `ink` for strokes or fills.

    Screen files paint greys as grey, so that a printer uses black ink alone for them.
    """
    if color == "cmyk":
        parts, operator = ink.cmyk, "k"
    elif ink.rgb[0] == ink.rgb[1] == ink.rgb[2]:
        parts, operator = ink.rgb[:1], "g"  # type: ignore[assignment]
    else:
        parts, operator = ink.rgb, "rg"  # type: ignore[assignment]
    return f"{' '.join(map(number, parts))} {operator.upper() if stroke else operator}"


@lru_cache(maxsize=512)
def outline(segments: tuple[draw.Segment, ...]) -> str:
    """Return the operators that build the path."""
    words: list[str] = []
    for kind, *places in segments:
        words += map(number, places)
        words.append("h" if kind == "Z" else kind.lower())
    return " ".join(words)
