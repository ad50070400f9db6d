"""The SVG pen: writes one finished page into one SVG file.

It uses screen colours: SVG has no plates and no CMYK. Text becomes outlines, so that it looks the
same everywhere.
"""

import base64
import hashlib
import io
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape

import uharfbuzz as hb
from PIL import Image

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import OUTLINE, Face, FontBook, Lookup, start_of
from cardgen.drawing.pdf_content import matrix_operands, number, ramp_of
from cardgen.drawing.qr import qr_outline

_SQUARE = "M{x} {y}h{length}v1h-{length}z"
_MICRON = 1000  # glyph outlines are written as whole micrometres


def write_svg(page: draw.Page, book: FontBook, title: str) -> bytes:
    """Return `page`, with its bleed and slug, as an SVG document.

    The document's size is in mm; its user units are mm from the top left corner of the trim box.
    """
    writer = _SvgWriter(book)
    layers = ""
    for layer, shapes in page.layers:
        if shapes:
            names = {"id": layer, "inkscape:groupmode": "layer", "inkscape:label": layer}
            layers += _element("g", names, writer.drawn(shapes))
    width, height = (side + 2 * page.margin for side in (page.width, page.height))
    root = {
        "baseProfile": "full",
        "height": f"{number(height)}mm",
        "version": "1.1",
        "viewBox": " ".join(map(number, (-page.margin, -page.margin, width, height))),
        "width": f"{number(width)}mm",
        "xmlns": "http://www.w3.org/2000/svg",
        "xmlns:ev": "http://www.w3.org/2001/xml-events",
        "xmlns:inkscape": "http://www.inkscape.org/namespaces/inkscape",
        "xmlns:xlink": "http://www.w3.org/1999/xlink",
    }
    head = _element("title", {}, escape(title, quote=False))
    defined = _element("defs", {}, "".join(writer.defined))
    whole = _element("svg", root, head + defined + layers)
    return f'<?xml version="1.0" encoding="utf-8" ?>\n{whole}'.encode()


def svg_parts(page: draw.Page, book: FontBook, known: set[str]) -> tuple[str, str]:
    """Return `page` for an SVG element of an HTML page: what it shows, and new definitions.

    Forms and pictures are defined once for all drawings of the HTML page: `known` has the names of
    those that it has, and gets the new ones. Texts and symbols have what they show in `data-shows`.
    """
    writer = _SvgWriter(book, known)
    layers = (_element("g", {}, writer.drawn(shapes)) for _, shapes in page.layers if shapes)
    return "".join(layers), "".join(writer.defined)


def _element(name: str, attributes: Mapping[str, object], content: str = "") -> str:
    """Return an XML element with `content`, which is XML."""
    words = "".join(f' {key}="{escape(str(value))}"' for key, value in sorted(attributes.items()))
    return f"<{name}{words}>{content}</{name}>" if content else f"<{name}{words} />"


def _transform(matrix: draw.Matrix) -> dict[str, object]:
    if matrix == draw.UNMOVED:
        return {}
    return {"transform": f"matrix({matrix_operands(matrix)})"}


class _SvgWriter:
    """Writes shapes as elements, and collects in `defined` what these refer to."""

    def __init__(self, book: FontBook, known: set[str] | None = None) -> None:
        self.book = book
        self.in_html = known is not None
        self.known = set() if known is None else known
        self.defined: list[str] = []
        self.clips = 0

    def drawn(self, shapes: Iterable[draw.Shape]) -> str:
        return "".join(map(self._shape, shapes))

    def _shape(self, shape: draw.Shape) -> str:
        match shape:
            case draw.Text():
                return self._text(shape)
            case draw.Modules():
                matrix = draw.moved(shape.x, shape.y) @ draw.scaled(shape.module)
                runs = {"d": qr_outline(shape.rows, _SQUARE), "fill": shape.ink.hex}
                return _element("path", runs | self._shows(shape) | _transform(matrix))
            case draw.PlacedForm(form, matrix):
                if form.name not in self.known:
                    self.known.add(form.name)
                    self.defined.append(_element("g", {"id": form.name}, self.drawn(form.shapes)))
                return _use(form.name, matrix)
            case draw.Path():
                return "" if draw.is_finish(shape) else _path(shape)
            case draw.Group():
                return self._group(shape)
            case draw.Image():
                return self._image(shape)

    def _group(self, group: draw.Group) -> str:
        attributes = _transform(group.matrix)
        if group.clip:
            outline = path_data(group.clip)
            self.clips += 1
            name = f"clip{self.clips}"
            if self.in_html:
                name = f"clip-{hashlib.sha1(outline.encode(), usedforsecurity=False).hexdigest()}"
            if name not in self.known:
                self.known.add(name)
                clip = _element("path", {"d": outline})
                self.defined.append(_element("clipPath", {"id": name}, clip))
            attributes["clip-path"] = f"url(#{name})"
        return _element("g", attributes, self.drawn(group.shapes))

    def _image(self, image: draw.Image) -> str:
        name, box = image.picture.name, image.box
        if name not in self.known:
            self.known.add(name)
            unit = {"id": name, "x": 0, "y": 0, "width": 1, "height": 1}
            source = {"preserveAspectRatio": "none", "xlink:href": _data_uri(image.picture)}
            self.defined.append(_element("image", unit | source))
        return _use(name, draw.Matrix(box.width, 0, 0, box.height, box.x, box.y))

    def _text(self, text: draw.Text) -> str:
        line = self.book.line(text.content, text.weight)
        em = text.size * draw.MM_PER_PT
        scale, spacing = em * _MICRON, text.spacing * draw.MM_PER_PT * _MICRON
        x, y = number(start_of(text, line)), number(text.y)
        placed = f"matrix({1 / _MICRON} 0 0 {1 / _MICRON} {x} {y})"
        elements = []
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
            shown = {"d": "".join(data), "fill": text.ink.hex, "transform": placed}
            if run.outlined:
                width = round(em * OUTLINE * _MICRON)
                shown |= {"stroke": text.ink.hex, "stroke-width": f"{width}"}
            elements.append(_element("path", shown | self._shows(text)))
        return "".join(elements)

    def _shows(self, shape: draw.Text | draw.Modules) -> dict[str, object]:
        """Say what a shape shows, where somebody may click on it."""
        return {"data-shows": shape.shows} if self.in_html and shape.shows else {}


def _use(name: str, matrix: draw.Matrix) -> str:
    return _element("use", {"xlink:href": f"#{name}", **_transform(matrix)})


def _path(path: draw.Path) -> str:
    shown = {"d": path_data(path.segments), "fill": path.fill.hex if path.fill else "none"}
    if path.even_odd:
        shown["fill-rule"] = "evenodd"
    if stroke := path.stroke:
        shown["stroke"] = stroke.ink.hex
        shown["stroke-width"] = f"{stroke.width * draw.MM_PER_PT:.4f}"
        if stroke.dash:
            shown["stroke-dasharray"] = " ".join(map(number, stroke.dash))
        if stroke.cap != "butt":
            shown["stroke-linecap"] = stroke.cap
        if stroke.join != "miter":
            shown["stroke-linejoin"] = stroke.join
    return _element("path", shown)


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
