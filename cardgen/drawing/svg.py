"""The SVG pen: writes one finished page into one SVG file, with svgwrite.

It uses screen colours: SVG has no plates and no CMYK. Text becomes outlines, so that it looks the
same everywhere; `live_text` keeps it editable for those who have the fonts.
"""

import base64
import hashlib
import io
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import svgwrite
import uharfbuzz as hb
from PIL import Image

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import OUTLINE, Face, FontBook, Lookup, start_of
from cardgen.drawing.pdf_content import matrix_operands, number, ramp_of
from cardgen.drawing.qr import qr_outline

_INKSCAPE = "http://www.inkscape.org/namespaces/inkscape"
_SQUARE = "M{x} {y}h{length}v1h-{length}z"
_FAMILIES = {"condensed": "Sans Condensed", "serif": "Serif", "": "Sans"}
"""The typeface of each weight, by a part of its name."""
_MICRON = 1000  # glyph outlines are written as whole micrometres


def write_svg(page: draw.Page, book: FontBook, title: str, live_text: bool = False) -> bytes:
    """Return `page`, with its bleed and slug, as an SVG document.

    The document's size is in mm; its user units are mm from the top left corner of the trim box.
    """
    return _SvgWriter(page, book, title, live_text).document()


def svg_parts(page: draw.Page, book: FontBook, known: set[str]) -> tuple[str, str]:
    """Return `page` for an SVG element of an HTML page: what it shows, and new definitions.

    Forms and pictures are defined once for all drawings of the HTML page: `known` has the names of
    those that it has, and gets the new ones. Texts and symbols have what they show in `data-shows`.
    """
    return _SvgWriter(page, book, "", False, known).parts()


class _SvgWriter:
    def __init__(
        self,
        page: draw.Page,
        book: FontBook,
        title: str,
        live_text: bool,
        known: set[str] | None = None,
    ) -> None:
        self.book = book
        self.live_text = live_text
        self.in_html = known is not None
        width, height = page.width + 2 * page.margin, page.height + 2 * page.margin
        # debug=False: svgwrite's checking of attributes costs many times the drawing itself
        self.svg: Any = svgwrite.Drawing(
            size=(f"{number(width)}mm", f"{number(height)}mm"),
            viewBox=" ".join(map(number, (-page.margin, -page.margin, width, height))),
            debug=False,
        )
        self.svg["xmlns:inkscape"] = _INKSCAPE
        if not self.in_html:
            self.svg.set_desc(title=title)
        self.known = set() if known is None else known
        self.clips = 0
        for layer, shapes in page.layers:
            if shapes:
                group = self.svg.g()
                if not self.in_html:
                    group["id"] = layer
                    group["inkscape:groupmode"] = "layer"
                    group["inkscape:label"] = layer
                self.draw_shapes(group, shapes)
                self.svg.add(group)

    def document(self) -> bytes:
        out = io.StringIO()
        self.svg.write(out)
        return out.getvalue().encode()

    def parts(self) -> tuple[str, str]:
        defined = self.svg.defs.elements
        shown = (each for each in self.svg.elements if each is not self.svg.defs)
        return "".join(each.tostring() for each in shown), "".join(d.tostring() for d in defined)

    def draw_shapes(self, parent: Any, shapes: Iterable[draw.Shape]) -> None:
        for shape in shapes:
            match shape:
                case draw.Text():
                    self._text(parent, shape)
                case draw.Modules():
                    runs = self.svg.path(d=qr_outline(shape.rows, _SQUARE), fill=shape.ink.hex)
                    self._mark(runs, shape)
                    parent.add(
                        _transformed(runs, draw.moved(shape.x, shape.y) @ draw.scaled(shape.module))
                    )
                case draw.PlacedForm():
                    self._form(shape.form)
                    use = self.svg.use(f"#{shape.form.name}")
                    parent.add(_transformed(use, shape.matrix))
                case draw.Path():
                    if not draw.is_finish(shape):
                        parent.add(self._path(shape))
                case draw.Group():
                    self._group(parent, shape)
                case draw.Image():
                    self._image(parent, shape)

    def _path(self, path: draw.Path) -> Any:
        element = self.svg.path(
            d=path_data(path.segments), fill=path.fill.hex if path.fill else "none"
        )
        if path.even_odd:
            element["fill-rule"] = "evenodd"
        stroke = path.stroke
        if stroke is not None:
            element["stroke"] = stroke.ink.hex
            element["stroke-width"] = f"{stroke.width * draw.MM_PER_PT:.4f}"
            if stroke.dash:
                element["stroke-dasharray"] = " ".join(map(number, stroke.dash))
            if stroke.cap != "butt":
                element["stroke-linecap"] = stroke.cap
            if stroke.join != "miter":
                element["stroke-linejoin"] = stroke.join
        return element

    def _group(self, parent: Any, group: draw.Group) -> None:
        outer = _transformed(self.svg.g(), group.matrix)
        if group.clip:
            outline = path_data(group.clip)
            self.clips += 1
            name = f"clip{self.clips}"
            if self.in_html:
                name = f"clip-{hashlib.sha1(outline.encode(), usedforsecurity=False).hexdigest()}"
            if not self.in_html or name not in self.known:
                self.known.add(name)
                clip = self.svg.clipPath(id=name)
                clip.add(self.svg.path(d=outline))
                self.svg.defs.add(clip)
            outer["clip-path"] = f"url(#{name})"
        self.draw_shapes(outer, group.shapes)
        parent.add(outer)

    def _form(self, form: draw.Form) -> None:
        if form.name not in self.known:
            self.known.add(form.name)
            group = self.svg.g(id=form.name)
            self.draw_shapes(group, form.shapes)
            self.svg.defs.add(group)

    def _image(self, parent: Any, image: draw.Image) -> None:
        picture = image.picture
        if picture.name not in self.known:
            self.known.add(picture.name)
            element = self.svg.image(
                _data_uri(picture), insert=(0, 0), size=(1, 1), id=picture.name
            )
            element["preserveAspectRatio"] = "none"
            self.svg.defs.add(element)
        box = image.box
        matrix = draw.Matrix(box.width, 0, 0, box.height, box.x, box.y)
        parent.add(_transformed(self.svg.use(f"#{picture.name}"), matrix))

    def _text(self, parent: Any, text: draw.Text) -> None:
        line = self.book.line(text.content, text.weight)
        if self.live_text:
            parent.add(self._live(text))
            return
        em = text.size * draw.MM_PER_PT
        scale, spacing = em * _MICRON, text.spacing * draw.MM_PER_PT * _MICRON
        x, y = number(start_of(text, line)), number(text.y)
        placed = f"matrix({1 / _MICRON} 0 0 {1 / _MICRON} {x} {y})"
        before = 0
        for run in line.runs:
            outlines = _outlines(run.face, em)
            data = [
                f"M{round(x * scale + index * spacing)} {round(-y * scale)}{outline}"
                for index, (glyph, x, y) in enumerate(
                    zip(run.numbers, run.xs, run.ys, strict=True), before
                )
                if (outline := outlines[glyph])
            ]
            before += len(run.numbers)
            element = self.svg.path(d="".join(data), fill=text.ink.hex, transform=placed)
            self._mark(element, text)
            if run.outlined:
                element["stroke"] = text.ink.hex
                element["stroke-width"] = round(em * OUTLINE * _MICRON)
            parent.add(element)

    def _mark(self, element: Any, shape: draw.Text | draw.Modules) -> None:
        """Say what a shape shows, where somebody may click on it."""
        if self.in_html and shape.shows:
            element["data-shows"] = shape.shows

    def _live(self, text: draw.Text) -> Any:
        family = next(name for key, name in _FAMILIES.items() if key in text.weight)
        families = [f"IBM Plex {family}", "serif" if family == "Serif" else "sans-serif"]
        element = self.svg.text(
            text.content, insert=(number(text.x), number(text.y)), fill=text.ink.hex
        )
        element["font-family"] = ", ".join(families)
        element["font-size"] = number(text.size * draw.MM_PER_PT)
        if text.weight.endswith("bold"):
            element["font-weight"] = "700" if text.weight == "bold" else "600"
        if text.anchor != "start":
            element["text-anchor"] = text.anchor
        if text.spacing:
            element["letter-spacing"] = number(text.spacing * draw.MM_PER_PT)
        return element


def _transformed(element: Any, matrix: draw.Matrix) -> Any:
    if matrix != draw.Matrix():
        element["transform"] = f"matrix({matrix_operands(matrix)})"
    return element


def path_data(segments: tuple[draw.Segment, ...]) -> str:
    """Return an outline as SVG path data."""
    return "".join(f"{s[0]}{' '.join(map(number, s[1:]))}" for s in segments)


def _data_uri(picture: draw.Picture | draw.Photo) -> str:
    size = picture.width, picture.height
    if isinstance(picture, draw.Photo):
        image = Image.frombytes("RGB", size, picture.pixels)
    else:
        image = Image.frombytes("P", size, picture.pixels)
        image.putpalette(ramp_of(picture, "rgb"))
    out = io.BytesIO()
    image.save(out, "PNG", optimize=False)
    return "data:image/png;base64," + base64.b64encode(out.getvalue()).decode()


class _GlyphOutline:
    """A glyph's outline as path data relative to its origin, in whole micrometres."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.parts: list[str] = []
        self.start = self.x, self.y = 0, 0

    def add(self, command: str, *numbers: float) -> None:
        """Add a command with its points, which are in font units, y upwards."""
        relative = []
        for px, py in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = round(px * self.scale), round(-py * self.scale)
            relative += [str(x - self.x), str(y - self.y)]
        self.x, self.y = x, y
        self.parts.append(command + " ".join(relative))

    def move(self, *numbers: float) -> None:
        """Begin a contour."""
        self.add("m", *numbers)
        self.start = self.x, self.y

    def close(self) -> None:
        """End a contour where it began."""
        self.parts.append("z")
        self.x, self.y = self.start


_DRAW = hb.DrawFuncs()
_DRAW.set_move_to_func(lambda *numbers: numbers[-1].move(*numbers[:-1]))
_DRAW.set_line_to_func(lambda *numbers: numbers[-1].add("l", *numbers[:-1]))
_DRAW.set_quadratic_to_func(lambda *numbers: numbers[-1].add("q", *numbers[:-1]))
_DRAW.set_cubic_to_func(lambda *numbers: numbers[-1].add("c", *numbers[:-1]))
_DRAW.set_close_path_func(lambda outline: outline.close())


@lru_cache(maxsize=64)
def _outlines(face: Face, em: float) -> Lookup[int, str]:
    """Return the outlines of a face's glyphs as path data at one size; empty for a blank."""

    def path(glyph: int) -> str:
        outline = _GlyphOutline(em * _MICRON / face.units)
        face.hb_font.draw_glyph(glyph, _DRAW, outline)
        return "".join(outline.parts)

    return Lookup(path)
