"""Logos: SVG files of filled shapes, or PNG files with a transparent ground.

An SVG file may do a lot that paper has no use for. Only shapes and their fills are read; a file
with anything else (scripts, links, texts, filters, entities) is refused before any of it is
interpreted.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from cardgen.drawing.ink import BLACK, WHITE
from cardgen.drawing.picture import photo, toned
from cardgen.drawing.shapes import Photo, Picture, Segment, bounds_of
from cardgen.inputs.file_version import FileVersion, file_version

LEAST_PIXELS = 600
"""Pixels of the longer side of a PNG logo."""
MOST_PIXELS = 25_000_000
MOST_BYTES = 2_000_000
"""Of an SVG file."""
MOST_SEGMENTS = 20_000
_MOST_COMPARED = 200
"""Shapes of a logo that are compared with those below them."""
MOST_SLENDER = 50
"""Length of an SVG logo, in widths."""

_SHAPES = frozenset({"path", "rect", "circle", "ellipse", "polygon"})
_ALLOWED = _SHAPES | {"svg", "g", "title", "desc", "metadata", "defs"}
_WHY = {
    "text": "texts: turn them into outlines",
    "tspan": "texts: turn them into outlines",
    "script": "a script",
    "style": "a style sheet: save it with the fills at the shapes (presentation attributes)",
    "filter": "filters",
    "image": "a picture",
    "use": "links to other shapes: save it with the shapes themselves",
    "a": "a link",
    "line": "lines: turn them into filled outlines",
    "polyline": "lines: turn them into filled outlines",
    "foreignObject": "foreign objects",
}


_EFFECT = re.compile(r"(?:^|;)\s*(filter|mask|clip-path|mix-blend-mode|transform|d)\s*:(?!\s*none)")


class LogoError(ValueError):
    """A logo that cannot be used; the message says why, without the file name."""


@dataclass(frozen=True, slots=True)
class LogoShape:
    """A filled outline of a logo, in units of its height, and its colour ``#rrggbb``."""

    outline: tuple[Segment, ...]
    colour: str
    even_odd: bool


@dataclass(frozen=True, eq=False, slots=True)
class Logo:
    """A logo, 1 high and `width` wide, its origin at the top left.

    It consists of `shapes`, or it is a picture: `mask` is black where it covers all of the ground
    and white where it covers nothing, `colours` is the same in its own colours on white.
    """

    width: float
    shapes: tuple[LogoShape, ...] = ()
    mask: Picture | None = field(default=None, repr=False)
    colours: Photo | None = field(default=None, repr=False)

    @property
    def runs_together(self) -> bool:
        """Whether a shape lies on one of another colour, so that one colour for all hides it."""
        shapes = self.shapes[:_MOST_COMPARED]
        return any(
            above.colour != below.colour and _holds(below.outline, above.outline[0])
            for number, above in enumerate(shapes)
            for below in shapes[:number]
        )


def _holds(outline: tuple[Segment, ...], point: Segment) -> bool:
    """Return whether a point is in an outline (even-odd rule; curves are taken for lines)."""
    x, y = point[1:]
    inside, start, last = False, (0.0, 0.0), (0.0, 0.0)
    for kind, *numbers in outline:
        after = (numbers[-2], numbers[-1]) if numbers else start
        if kind == "M":
            start = after
        elif (last[1] > y) != (after[1] > y):
            across = last[0] + (y - last[1]) / (after[1] - last[1]) * (after[0] - last[0])
            inside ^= across > x
        last = after
    return inside


def read_logo(path: Path) -> Logo:
    """Read the logo at `path`, an SVG or a PNG file.

    Raises:
        LogoError: it cannot be read or contains what a logo must not contain.
    """
    return _read(path, file_version(path))


@lru_cache(maxsize=4)
def _read(path: Path, _: FileVersion) -> Logo:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise LogoError(f"cannot be read: {error.strerror}") from None
    return _svg(data) if path.suffix.lower() == ".svg" else _png(data)


# -- SVG -----------------------------------------------------------------------------------------


def _svg(data: bytes) -> Logo:
    if len(data) > MOST_BYTES:
        raise LogoError(f"{len(data):,} bytes are too many for a logo: at most {MOST_BYTES:,}")
    if b"\0" in data:
        raise LogoError("is not a text in UTF-8: save it as a plain SVG file in UTF-8")
    if b"<!DOCTYPE" in data or b"<!ENTITY" in data:
        raise LogoError(
            "contains a document type, which may fetch other files: delete its <!DOCTYPE ...>"
        )
    try:
        root = ElementTree.fromstring(data)
    except (ElementTree.ParseError, ValueError) as error:
        raise LogoError(f"is not an SVG file: {error}") from None
    _check(root)
    shapes = _shapes(data)
    if not shapes:
        raise LogoError("contains no filled shape")
    # of the curves' control points, which is as good for a logo
    box = bounds_of(
        pair
        for shape in shapes
        for _, *numbers in shape.outline
        for pair in zip(numbers[::2], numbers[1::2], strict=True)
    )
    if min(box.width, box.height) <= 0:
        raise LogoError("has no width or no height")
    if max(box.width, box.height) > MOST_SLENDER * min(box.width, box.height):
        raise LogoError(
            f"is more than {MOST_SLENDER} times as long as it is wide: that is a line in print"
        )
    scale = 1 / box.height

    def placed(segment: Segment) -> Segment:
        kind, *numbers = segment
        return (kind, *((value - (box.x, box.y)[i % 2]) * scale for i, value in enumerate(numbers)))

    return Logo(
        box.width * scale,
        tuple(
            LogoShape(tuple(map(placed, shape.outline)), shape.colour, shape.even_odd)
            for shape in shapes
        ),
    )


def _check(root: ElementTree.Element) -> None:
    """Raise LogoError if there is anything but shapes and their fills."""
    for element in root.iter():
        space, _, tag = str(element.tag).rpartition("}")
        if space and "svg" not in space:
            continue  # a drawing program's own notes
        if tag not in _ALLOWED:
            raise LogoError(
                f"contains {_WHY.get(tag, f'<{tag}>')}: a logo is made of filled shapes only"
            )
        for name, value in element.attrib.items():
            bare = name.rpartition("}")[2].lower()
            if bare == "href" or bare.startswith("on"):
                raise LogoError(
                    f"contains a link or a script ({bare}): a logo is made of filled shapes only"
                )
            if bare in ("filter", "mask", "clip-path") and value.strip() != "none":
                raise LogoError(f"contains a {bare}: a logo is made of filled shapes only")
            if bare == "style" and (effect := _EFFECT.search(value.lower())):
                raise LogoError(
                    f"contains a {effect[1]} in a style: a logo is made of filled shapes only"
                )
            if "url(" in value.lower():
                raise LogoError(
                    f"contains a gradient or a link ({bare}): fill its shapes with plain colours"
                )


def _shapes(data: bytes) -> list[LogoShape]:
    import svgelements

    try:
        drawing = svgelements.SVG.parse(io.BytesIO(data), reify=True)
        elements = [
            element for element in drawing.elements() if isinstance(element, svgelements.Shape)
        ]
    except Exception as error:  # the library raises whatever its parts raise
        raise LogoError(f"cannot be read as an SVG file: {error}") from None
    found: list[LogoShape] = []
    count = 0
    for element in elements:
        if _is_painted(element.stroke) and (element.stroke_width or 0) > 0:
            raise LogoError("contains lines: turn them into filled outlines")
        opacity = _opacity(element) if _is_painted(element.fill) else 0.0
        hidden = (element.values or {}).get("visibility", "").strip() in ("hidden", "collapse")
        if opacity <= 0 or hidden:
            continue
        if opacity < 1:
            raise LogoError("is partly transparent: fill its shapes with plain colours")
        outline = _outline(svgelements.Path(element))
        count += len(outline)
        if count > MOST_SEGMENTS:
            raise LogoError(
                f"consists of more than {MOST_SEGMENTS:,} lines and curves: simplify it"
            )
        if outline:
            rule = (element.values or {}).get("fill-rule", "")
            found.append(LogoShape(outline, element.fill.hexrgb, rule == "evenodd"))
    return found


def _is_painted(colour: Any) -> bool:
    return colour is not None and colour.value is not None and colour.alpha > 0


def _opacity(element: Any) -> float:
    """Return how opaque the fill of a shape is, from 0 to 1."""
    words = str((element.values or {}).get("opacity", "1")).strip()
    try:
        whole = float(words.removesuffix("%")) / (100 if words.endswith("%") else 1)
    except ValueError:
        whole = 1.0  # as browsers do with what they can't read
    return float(whole * element.fill.opacity)


def _outline(path: Any) -> tuple[Segment, ...]:
    """Return a path of the library as segments of ours; arcs become curves."""
    import svgelements

    segments: list[Segment] = []
    for part in path:
        match part:
            case svgelements.Move():
                segments.append(("M", *_xy(part.end)))
            case svgelements.Close():
                segments.append(("Z",))
            case svgelements.Line():
                segments.append(("L", *_xy(part.end)))
            case svgelements.CubicBezier():
                segments.append(("C", *_xy(part.control1), *_xy(part.control2), *_xy(part.end)))
            case svgelements.QuadraticBezier():
                start, control, end = _xy(part.start), _xy(part.control), _xy(part.end)
                segments.append(("C", *_towards(start, control), *_towards(end, control), *end))
            case svgelements.Arc():
                segments += [
                    ("C", *_xy(curve.control1), *_xy(curve.control2), *_xy(curve.end))
                    for curve in part.as_cubic_curves()
                ]
    return tuple(segments)


def _xy(point: Any) -> tuple[float, float]:
    return float(point.x), float(point.y)


def _towards(point: tuple[float, float], control: tuple[float, float]) -> tuple[float, float]:
    """Return the control point of a cubic curve for that of a quadratic one."""
    return point[0] + (control[0] - point[0]) * 2 / 3, point[1] + (control[1] - point[1]) * 2 / 3


# -- PNG -----------------------------------------------------------------------------------------


def _png(data: bytes) -> Logo:
    from PIL import Image, UnidentifiedImageError

    Image.MAX_IMAGE_PIXELS = None  # the limit is ours, with a message of its own
    try:
        with Image.open(io.BytesIO(data), formats=("PNG",)) as image:
            if image.width * image.height > MOST_PIXELS:
                raise LogoError(f"{image.width} x {image.height} pixels are too many for a logo")
            if max(image.size) < LEAST_PIXELS:
                raise LogoError(
                    f"{image.width} x {image.height} pixels are too few for print: "
                    f"the longer side needs {LEAST_PIXELS}"
                )
            if getattr(image, "is_animated", False):
                raise LogoError("an animated picture: save one of its pictures on its own")
            whole = image.convert("RGBA")
    except (UnidentifiedImageError, SyntaxError):
        raise LogoError("not a PNG picture") from None
    except (OSError, ValueError) as error:
        if isinstance(error, LogoError):
            raise
        raise LogoError(f"the picture cannot be read: {error}") from None
    alpha = whole.getchannel("A")
    box = alpha.getbbox()
    if box is None:
        raise LogoError("is wholly transparent")
    if min(alpha.tobytes()) > 250:
        raise LogoError("has no transparent ground: save it as PNG with transparency, or as SVG")
    whole = whole.crop(box)
    whole.thumbnail((1200, 600))
    alpha = whole.getchannel("A")
    own = Image.new("RGB", whole.size, "white")
    own.paste(whole, mask=alpha)
    mask = toned(alpha.point([255 - value for value in range(256)]), [(0.0, BLACK), (1.0, WHITE)])
    return Logo(whole.width / whole.height, mask=mask, colours=photo(own))
