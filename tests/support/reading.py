"""Finished files read back: pixels, letters, paths and colours, in mm from the trim.

Nothing here uses the pens' own code, so that a fault of theirs cannot hide itself.
"""

import ctypes
import io
import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pikepdf
import pypdfium2
import resvg_py
from PIL import Image, ImageCms, ImageFilter
from pypdfium2 import raw

from cardgen.drawing.colour import output_profile
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import Ink
from cardgen.drawing.pdf import PdfPen, PdfSettings
from cardgen.drawing.shapes import (
    MM_PER_PT,
    Box,
    Group,
    LayerName,
    Matrix,
    Page,
    PlacedForm,
    Shape,
    Text,
)
from cardgen.inputs.profile import Profile

Pixels = npt.NDArray[np.float64]
"""Rows of red, green and blue from 0 to 255."""
Tones = npt.NDArray[np.int16]
"""The same as whole numbers, which are compared in a quarter of the time."""

ADA = Profile(
    name="Ada Merriweather",
    brand="Merriweather Games",
    title="Lead Game Designer",
    organisation="Merriweather & Daughters",
    phones=("+44 20 7946 0958",),
    emails=("ada@merriweather.example",),
    urls=("merriweather.example",),
    address=("12 Analytical Row", "London N1 7XX"),
)
"""A card with everything on it but a portrait."""

GEOMETRIES = ("classic", "us", "strip", "strip-90")
FLAT = ("flat", "flat-54", "flat-us")


def pdf_of(pages: Iterable[Page], book: FontBook, title: str = "Test", **settings: Any) -> bytes:
    out = io.BytesIO()
    pen = PdfPen(out, book, PdfSettings(title, **settings))
    for page in pages:
        pen.draw(page)
    pen.close()
    return out.getvalue()


def page_of(
    width: float,
    height: float,
    *shapes: Shape,
    layer: LayerName = "art",
    bleed: float = 0,
    slug: float = 0,
) -> Page:
    return Page(width, height, ((layer, shapes),), bleed, slug)


def opened(data: bytes) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(data))


# -- pixels ----------------------------------------------------------------------------------------


def whole_scale(page: Page, wanted: float) -> float:
    """Return about `wanted` pixels a mm such that the media box is a whole number of them."""
    sides = page.width + 2 * page.margin, page.height + 2 * page.margin
    for scale in (wanted, wanted * 20 / 25.4, wanted * 32 / 25.4):
        if all(abs(side * scale - round(side * scale)) < 1e-6 for side in sides):
            return scale
    raise ValueError(f"{sides} mm are no whole number of pixels")


def pdf_image(data: bytes, page: int, pixels_per_mm: float) -> Image.Image:
    with pypdfium2.PdfDocument(data) as document:
        # a hair smaller, for the library rounds up
        image = document[page].render(scale=pixels_per_mm * MM_PER_PT * (1 - 1e-6)).to_pil()
        return image.convert("RGB")


def svg_image(svg: bytes, size: tuple[int, int], fonts: Iterable[Path] = ()) -> Image.Image:
    sides = dict(zip(("width", "height"), size, strict=True))
    text = re.sub(
        r'\b(width|height)="[0-9.]+mm"', lambda m: f'{m[1]}="{sides[m[1]]}"', svg.decode(), count=2
    )
    png = resvg_py.svg_to_bytes(
        svg_string=text,
        dpi=96,
        background="#ffffff",
        skip_system_fonts=True,
        font_files=list(map(str, fonts)),
    )
    image = Image.open(io.BytesIO(bytes(png))).convert("RGB")
    assert image.size == size
    return image


def pixels_of(image: Image.Image) -> Pixels:
    return np.asarray(image, float)


def difference(
    first: Image.Image, second: Image.Image, blur: float, reach: int = 0
) -> tuple[float, float]:
    """Return the mean and the largest difference (0 to 255) of two pictures that are blurred.

    The blur takes away how two programs smooth an edge, and leaves what lies elsewhere. Some fill
    a whole pixel that a box barely touches: with a `reach` of 1 the largest difference is that to
    the most similar of a pixel and its eight neighbours.
    """
    one, other = (
        np.asarray(image.filter(ImageFilter.GaussianBlur(blur)), np.int16)
        for image in (first, second)
    )
    mean = float(np.abs(one - other).mean())
    return mean, max(_farthest(one, other, reach), _farthest(other, one, reach))


def _farthest(one: Tones, other: Tones, reach: int) -> float:
    """Return the largest difference of a pixel of `one` to the nearest within reach in `other`."""
    nearest = np.full(one.shape, 255, np.int16)
    for down, across in product(range(-reach, reach + 1), repeat=2):
        apart = np.abs(one - np.roll(other, (down, across), axis=(0, 1)))
        nearest = np.minimum(nearest, apart)
    return float(nearest.max())


def ink_box(image: Image.Image, pixels_per_mm: float) -> tuple[float, float, float, float]:
    """Return left, top, right, bottom in mm of what is darker than half on white paper."""
    dark = np.asarray(image.convert("L")) < 128
    columns, rows = np.flatnonzero(dark.any(axis=0)), np.flatnonzero(dark.any(axis=1))
    edges = (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1)
    return tuple(float(edge) / pixels_per_mm for edge in edges)  # type: ignore[return-value]


# -- inks ------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _press() -> ImageCms.ImageCmsTransform:
    return ImageCms.buildTransform(
        ImageCms.ImageCmsProfile(io.BytesIO(output_profile())),
        ImageCms.createProfile("sRGB"),
        "CMYK",
        "RGB",
        ImageCms.Intent.RELATIVE_COLORIMETRIC,
        flags=ImageCms.Flags.BLACKPOINTCOMPENSATION,
    )


def printed(ink: Ink) -> tuple[float, float, float]:
    """Return red, green and blue, 0 to 1, of an ink on coated paper."""
    pixel = Image.new("CMYK", (1, 1), tuple(round(255 * part) for part in ink.cmyk))
    red, green, blue = _press().apply(pixel).tobytes()
    return red / 255, green / 255, blue / 255


# -- letters ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Letter:
    """A visible character: its ink box in mm, its size in pt, its turn in degrees."""

    character: str
    box: Box
    size: float
    turn: int


@lru_cache(maxsize=32)
def letters(data: bytes, page: int) -> Sequence[Letter]:
    """Return the visible letters of a page, in mm from the top left corner of its trim box."""
    found = []
    with pypdfium2.PdfDocument(data) as document:
        leaf = document[page]
        left, _, _, top = leaf.get_trimbox()
        text = leaf.get_textpage()
        for index in range(text.count_chars()):
            character = text.get_text_range(index, 1)
            if not character.strip() or raw.FPDFText_IsGenerated(text, index) == 1:
                continue
            matrix = raw.FS_MATRIX()
            raw.FPDFText_GetMatrix(text, index, ctypes.byref(matrix))
            size = raw.FPDFText_GetFontSize(text, index) * math.hypot(matrix.c, matrix.d)
            turn = round(math.degrees(math.atan2(-matrix.b, matrix.a))) % 360
            x0, y0, x1, y1 = text.get_charbox(index)
            box = Box(
                (x0 - left) * MM_PER_PT,
                (top - y1) * MM_PER_PT,
                (x1 - x0) * MM_PER_PT,
                (y1 - y0) * MM_PER_PT,
            )
            found.append(Letter(character, box, size, turn))
    return tuple(found)


def plain_text(data: bytes, page: int = 0) -> str:
    with pypdfium2.PdfDocument(data) as document:
        return str(document[page].get_textpage().get_text_range()).replace("\r\n", "\n")


# -- paths and colours -----------------------------------------------------------------------------

_PAINTS = {
    **dict.fromkeys(("f", "F", "f*"), (True, False)),
    **dict.fromkeys(("S", "s"), (False, True)),
    **dict.fromkeys(("B", "B*", "b", "b*"), (True, True)),
}
_FILLS = ("g", "rg", "k", "scn", "sc")


@dataclass(frozen=True)
class Painted:
    """A painted path: subpaths as points, colours as operator and operands, width in pt."""

    subpaths: tuple[tuple[tuple[float, float], ...], ...]
    fill: tuple[Any, ...] | None
    stroke: tuple[Any, ...] | None
    width: float

    @property
    def box(self) -> Box:
        xs, ys = zip(*(point for subpath in self.subpaths for point in subpath), strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


@dataclass
class _State:
    matrix: Matrix
    fill: tuple[Any, ...] = ("g", 0)
    stroke: tuple[Any, ...] = ("G", 0)
    width: float = 1


@lru_cache(maxsize=32)
def painted(data: bytes, page: int) -> Sequence[Painted]:
    """Return every path painted on a page, also in forms, in mm from the trim's corner."""
    with opened(data) as pdf:
        leaf = pdf.pages[page]
        left, _, _, top = (float(v) for v in leaf.trimbox)
        mm = Matrix(MM_PER_PT, 0, 0, -MM_PER_PT, -left * MM_PER_PT, top * MM_PER_PT)
        return tuple(_painted(leaf.obj, leaf.Resources, _State(mm)))


def _painted(stream: Any, resources: Any, start: _State) -> Iterator[Painted]:
    state, stack = start, []
    path: list[list[tuple[float, float]]] = []
    for operands, operator in pikepdf.parse_content_stream(stream):
        name = str(operator)
        if name == "q":
            stack.append(_State(state.matrix, state.fill, state.stroke, state.width))
        elif name == "Q":
            state = stack.pop()
        elif name == "cm":
            state.matrix = state.matrix @ Matrix(*map(float, operands))
        elif name == "w":
            state.width = float(operands[0])
        elif name in _FILLS:
            state.fill = (name, *map(float, operands))
        elif name.lower() in _FILLS:
            state.stroke = (name, *map(float, operands))
        elif name == "Do":
            form = resources.XObject[operands[0]]
            if form.Subtype == pikepdf.Name.Form:
                inner = _State(state.matrix, state.fill, state.stroke, state.width)
                yield from _painted(form, form.Resources, inner)
        elif name == "m":
            path.append([state.matrix.apply(*map(float, operands))])
        elif name in ("l", "c"):
            values = list(map(float, operands))
            path[-1] += [state.matrix.apply(*values[i : i + 2]) for i in range(0, len(values), 2)]
        elif name == "re":
            x, y, w, h = map(float, operands)
            corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
            path.append([state.matrix.apply(*corner) for corner in corners])
        elif name in _PAINTS:
            fills, strokes = _PAINTS[name]
            yield Painted(
                tuple(map(tuple, path)),
                state.fill if fills else None,
                state.stroke if strokes else None,
                state.width * state.matrix.scale / MM_PER_PT,
            )
            path = []
        elif name == "n":
            path = []


# -- drawings --------------------------------------------------------------------------------------


def texts(page: Page) -> list[tuple[Text, Matrix]]:
    """Return every line of text of a page with the map that places it."""

    def within(shapes: Iterable[Shape], matrix: Matrix) -> Iterator[tuple[Text, Matrix]]:
        for shape in shapes:
            match shape:
                case Text():
                    yield shape, matrix
                case Group():
                    yield from within(shape.shapes, matrix @ shape.matrix)
                case PlacedForm():
                    yield from within(shape.form.shapes, matrix @ shape.matrix)

    return [found for _, shapes in page.layers for found in within(shapes, Matrix())]


def box_of(book: FontBook, text: Text, matrix: Matrix) -> Box:
    """Return where on its page the ink of a line lies."""
    return book.ink_box(text).mapped(matrix)


def sides(box: Box) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a box."""
    return box.x, box.y, box.right, box.bottom
