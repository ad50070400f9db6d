"""Reads a logo from an SVG or a PNG file.

An SVG file is checked first: one with scripts, links, texts, filters or pictures is refused before
any of it is interpreted. resvg then draws it. Its filled shapes are read as outlines, and are taken
if they look as resvg's picture does; else (strokes, gradients, clips that cut) the picture is.
"""

import io
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree

import resvg_py
import svgelements
from PIL import Image as Images
from PIL import ImageChops, ImageFilter, UnidentifiedImageError
from PIL.Image import Image

from cardgen.drawing.ink import BLACK, WHITE
from cardgen.drawing.picture import photo, toned
from cardgen.drawing.shapes import Box, Point, Segment, bounds_of
from cardgen.inputs.logo import Logo, LogoError, LogoShape

LEAST_PIXELS = 600
"""Pixels of the longer side of a PNG logo."""
MOST_PIXELS = 25_000_000
MOST_BYTES = 2_000_000
"""Of an SVG file."""
MOST_SEGMENTS = 20_000
MOST_ELEMENTS = 20_000
"""Elements of an SVG file, each counted as often as it is used."""
MOST_SLENDER = 50
"""Length of a logo, in widths."""
PIXELS = (1200, 600)
"""Width and height of a logo as a picture, at most: 1,400 to the inch on a card."""

_SVG = "http://www.w3.org/2000/svg"
_SHAPES = frozenset({"path", "rect", "circle", "ellipse", "polygon", "polyline", "line"})
_CLIPS = frozenset({"clipPath", "mask"})
_ALLOWED = (
    _SHAPES
    | _CLIPS
    | {"svg", "g", "use", "symbol", "defs", "style", "switch", "title", "desc", "metadata"}
    | {"linearGradient", "radialGradient", "stop"}
)
_WHY = {
    "text": "texts: turn them into outlines",
    "tspan": "texts: turn them into outlines",
    "script": "a script",
    "filter": "filters",
    "image": "a picture",
    "a": "a link",
    "foreignObject": "foreign objects",
    "pattern": "patterns",
}
_MADE_OF = "a logo is made of shapes and their colours only"

_EFFECT = re.compile(r"(?:^|[;{])\s*(filter|transform|translate|rotate|scale|d)\s*:(?!\s*none)")
_FOREIGN_URL = re.compile(r"url\(\s*[\"']?(?!#)|@import")
_WIDE_COLOUR = re.compile(r"[\w-]+\s*:\s*color\([^)]*\)\s*;?")
"""A second colour for screens with more of them, beside the usual one: as Figma writes it."""

_COARSE = 600  # pixels of the longer side when shapes are compared with a drawing
_SAME, _SAME_AREA = 112, 24
"""Of 255: by how much a pixel may differ in that (edges are smoothed), and an area of 3 x 3."""
_SAME_EDGE = 2.5  # pixels by which the outer edges may
_HIDDEN_STEP = 64  # of 255: a difference that one colour for all would hide
_HIDDEN_SHARE = 0.004  # of what a logo covers


# -- SVG -----------------------------------------------------------------------------------------


def from_svg(data: bytes) -> Logo:
    """Return the logo in an SVG file; raises LogoError if it cannot be used."""
    root = _root(data)
    _check(root)
    _count_elements(root)
    shapes, whole = _shapes(root)
    view = _view(root) or whole
    if view is None:
        raise LogoError("has no filled shape, and no viewBox that says where others are")
    if min(view.width, view.height) <= 0:
        raise LogoError("has no width or no height")
    drawn = _drawn(root, view, _COARSE, _COARSE)
    covered = drawn.getchannel("A").getbbox()
    if covered is None:
        raise LogoError("shows nothing: give its shapes a fill")
    pixel = max(view.width, view.height) / _COARSE
    left, top, right, bottom = (edge * pixel for edge in covered)
    seen = Box(view.x + left, view.y + top, right - left, bottom - top)
    if max(seen.width, seen.height) > MOST_SLENDER * min(seen.width, seen.height):
        raise LogoError(
            f"is more than {MOST_SLENDER} times as long as it is wide: that is a line in print"
        )
    if whole and _is_near(whole, seen, pixel) and _looks_like(shapes, view, drawn):
        return Logo(
            whole.width / whole.height,
            tuple(_scaled(shape, whole) for shape in shapes),
            runs_together=_runs_together(drawn),
        )
    box = seen.expanded(pixel)
    return _picture(_drawn(root, box, *PIXELS))


def _root(data: bytes) -> ElementTree.Element:
    if len(data) > MOST_BYTES:
        raise LogoError(f"{len(data):,} bytes are too many for a logo: at most {MOST_BYTES:,}")
    if b"\0" in data:
        raise LogoError("is not a text in UTF-8: save it as a plain SVG file in UTF-8")
    if b"<!ENTITY" in data:
        raise LogoError(
            "contains entities: save it without the drawing program's own data, "
            "or delete its <!ENTITY ...>"
        )
    try:  # a document type is not fetched
        root = ElementTree.fromstring(data)
    except (ElementTree.ParseError, ValueError) as error:
        raise LogoError(f"is not an SVG file: {error}") from None
    if root.tag == "svg":
        root.set("xmlns", _SVG)
    return root


def _tag(element: ElementTree.Element) -> str:
    """Return the name of an SVG element; nothing for a drawing program's own notes."""
    space, _, tag = str(element.tag).rpartition("}")
    return "" if space and space != "{" + _SVG else tag


def _check(root: ElementTree.Element) -> None:
    """Raise LogoError if there is anything but shapes, their colours and their clips."""
    for element in root.iter():
        if not (tag := _tag(element)):
            continue
        if tag not in _ALLOWED:
            raise LogoError(f"contains {_WHY.get(tag, f'<{tag}>')}: {_MADE_OF}")
        for name, value in element.attrib.items():
            bare = name.rpartition("}")[2].lower()
            linked = bare == "href" and not value.strip().startswith("#")
            if linked or bare.startswith("on"):
                raise LogoError(f"contains a link or a script ({bare}): {_MADE_OF}")
            if bare == "filter" and value.strip() != "none":
                raise LogoError(f"contains a {bare}: {_MADE_OF}")
            is_clip = value.strip() == "none" or value.strip().startswith("url(")
            if bare in ("mask", "clip-path") and not is_clip:
                raise LogoError(f"contains a {bare} that is no shape of the file: {_MADE_OF}")
            _check_style(value, bare)
        if "style" in element.attrib:
            element.set("style", _WIDE_COLOUR.sub("", element.attrib["style"]))
        if tag == "style":
            element.text = _WIDE_COLOUR.sub("", element.text or "")
            _check_style(element.text, "style")


def _check_style(text: str, name: str) -> None:
    text = text.lower()
    if _FOREIGN_URL.search(text):
        raise LogoError(f"contains a link ({name}): {_MADE_OF}")
    if name != "style":
        return
    if effect := _EFFECT.search(text):
        raise LogoError(f"contains a {effect[1]} in a style: {_MADE_OF}")
    if "var(" in text:
        raise LogoError("contains a variable in a style: save it with plain colours")


def _count_elements(root: ElementTree.Element) -> None:
    """Raise LogoError if there are too many elements, with all that `use` repeats."""
    by_id = {element.get("id", ""): element for element in root.iter()}
    counts: dict[ElementTree.Element, int] = {}

    def count(element: ElementTree.Element, above: tuple[ElementTree.Element, ...]) -> int:
        if element in above:
            raise LogoError("contains a <use> that repeats itself")
        if element not in counts:
            inside = (*above, element)
            parts = list(element)
            if _tag(element) == "use":
                links = (value for name, value in element.items() if name.endswith("href"))
                parts += [by_id[link[1:]] for link in map(str.strip, links) if link[1:] in by_id]
            counts[element] = 1 + sum(count(part, inside) for part in parts)
        return counts[element]

    try:
        total = count(root, ())
    except RecursionError:
        raise LogoError("is nested too deeply") from None
    if total > MOST_ELEMENTS:
        raise LogoError(f"consists of more than {MOST_ELEMENTS:,} shapes: simplify it")


def _view(root: ElementTree.Element) -> Box | None:
    """Return what part of the plane the file shows, None if it does not say."""
    numbers = re.split(r"[\s,]+", root.get("viewBox", "").strip())
    try:
        if len(numbers) == 4:
            x, y, width, height = map(float, numbers)
            return Box(x, y, width, height)
        sides = [svgelements.Length(root.get(side)).value(ppi=96) for side in ("width", "height")]
        return Box(0, 0, float(sides[0]), float(sides[1]))
    except (TypeError, ValueError):
        return None


def _drawn(root: ElementTree.Element, view: Box, width: int, height: int) -> Image:
    """Return `view` as a picture, as wide or as high as that."""
    shown = deepcopy(root)
    pixels = min(width / view.width, height / view.height)
    sides = (max(1, round(view.width * pixels)), max(1, round(view.height * pixels)))
    shown.attrib.pop("style", None)
    shown.set("preserveAspectRatio", "none")
    shown.set("viewBox", f"{view.x} {view.y} {view.width} {view.height}")
    shown.set("width", str(sides[0]))
    shown.set("height", str(sides[1]))
    return _rendered(ElementTree.tostring(shown, encoding="unicode"))


def _rendered(text: str) -> Image:
    try:
        png = resvg_py.svg_to_bytes(svg_string=text, skip_system_fonts=True)
    except ValueError as error:
        raise LogoError(f"cannot be drawn: {error}") from None
    return Images.open(io.BytesIO(bytes(png))).convert("RGBA")


def _shapes(root: ElementTree.Element) -> tuple[list[LogoShape], Box | None]:
    """Return the shapes that are filled, clips left out, and the box around them."""
    plain = deepcopy(root)
    for side in ("width", "height", "viewBox"):
        plain.attrib.pop(side, None)
    for element in list(plain.iter()):
        for part in list(element):
            if _tag(part) in ("", *_CLIPS):
                element.remove(part)
    source = io.BytesIO(ElementTree.tostring(plain))
    shapes: list[LogoShape] = []
    corners: list[Point] = []
    count = 0
    try:
        for element in svgelements.SVG.parse(source, reify=False).elements():
            if not isinstance(element, svgelements.Shape) or not _is_painted(element.fill):
                continue
            path = svgelements.Path(element)
            path.approximate_arcs_with_cubics()  # before the transform: it would bend arcs wrong
            path.reify()
            outline = _outline(path)
            count += len(outline)
            if count > MOST_SEGMENTS:
                raise LogoError(
                    f"consists of more than {MOST_SEGMENTS:,} lines and curves: simplify it"
                )
            if outline:
                even_odd = (element.values or {}).get("fill-rule", "") == "evenodd"
                shapes.append(LogoShape(outline, element.fill.hexrgb[:7], even_odd))
                left, top, right, bottom = map(float, path.bbox())
                corners += (left, top), (right, bottom)
    except LogoError:
        raise
    except Exception:  # the library raises whatever its parts raise: resvg's picture is taken
        return [], None
    if not corners:
        return [], None
    box = bounds_of(corners)
    return shapes, box if min(box.width, box.height) > 0 else None


def _is_painted(colour: Any) -> bool:
    return colour is not None and colour.value is not None and colour.alpha > 0


def _is_near(box: Box, seen: Box, pixel: float) -> bool:
    """Return whether two boxes are the same to a few pixels."""
    edges = (box.x, box.y, box.right, box.bottom)
    others = (seen.x, seen.y, seen.right, seen.bottom)
    return all(
        abs(edge - other) <= _SAME_EDGE * pixel for edge, other in zip(edges, others, strict=True)
    )


def _looks_like(shapes: list[LogoShape], view: Box, drawn: Image) -> bool:
    """Return whether the shapes look the same as the file's own drawing."""
    root = ElementTree.Element("svg", xmlns=_SVG)
    for shape in shapes:
        rule = "evenodd" if shape.even_odd else "nonzero"
        outline = " ".join(" ".join(map(str, segment)) for segment in shape.outline)
        ElementTree.SubElement(
            root, "path", {"d": outline, "fill": shape.colour, "fill-rule": rule}
        )
    ours = _drawn(root, view, _COARSE, _COARSE)
    differences = ImageChops.difference(ours.convert("RGBa"), drawn.convert("RGBa"))
    areas = differences.filter(ImageFilter.MinFilter(3))
    return _most(differences) <= _SAME and _most(areas) <= _SAME_AREA


def _most(picture: Image) -> int:
    return max(picture.tobytes())


def _scaled(shape: LogoShape, box: Box) -> LogoShape:
    """Return a shape in units of the height of `box`, from its top left."""
    corner = box.x, box.y

    def placed(segment: Segment) -> Segment:
        kind, *numbers = segment
        scaled = ((value - corner[at % 2]) / box.height for at, value in enumerate(numbers))
        return (kind, *scaled)

    return LogoShape(tuple(map(placed, shape.outline)), shape.colour, shape.even_odd)


def _outline(path: Any) -> tuple[Segment, ...]:
    """Return a path of the library, which has no arcs, as segments of ours."""
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
    return tuple(segments)


def _xy(point: Any) -> tuple[float, float]:
    return float(point.x), float(point.y)


def _towards(point: tuple[float, float], control: tuple[float, float]) -> tuple[float, float]:
    """Return the control point of a cubic curve for that of a quadratic one."""
    return point[0] + (control[0] - point[0]) * 2 / 3, point[1] + (control[1] - point[1]) * 2 / 3


# -- PNG -----------------------------------------------------------------------------------------


def from_png(data: bytes) -> Logo:
    """Return the logo in a PNG file; raises LogoError if it cannot be used."""
    Images.MAX_IMAGE_PIXELS = None  # the limit is ours, with a message of its own
    try:
        with Images.open(io.BytesIO(data), formats=("PNG",)) as image:
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
    if whole.getchannel("A").getbbox() is None:
        raise LogoError("is wholly transparent")
    if min(whole.getchannel("A").tobytes()) > 250:
        raise LogoError("has no transparent ground: save it as PNG with transparency, or as SVG")
    return _picture(whole)


# -- pictures ------------------------------------------------------------------------------------


def _picture(whole: Image) -> Logo:
    """Return a picture with transparency as a logo, cut to what it covers."""
    whole = whole.crop(whole.getchannel("A").getbbox())
    whole.thumbnail(PIXELS)
    alpha = whole.getchannel("A")
    own = Images.new("RGB", whole.size, "white")
    own.paste(whole, mask=alpha)
    mask = toned(alpha.point([255 - value for value in range(256)]), [(0.0, BLACK), (1.0, WHITE)])
    return Logo(
        whole.width / whole.height,
        mask=mask,
        colours=photo(own),
        runs_together=_runs_together(whole),
    )


def _runs_together(whole: Image) -> bool:
    """Return whether colours meet in the midst of what a picture covers, and would be one."""
    small = whole.copy()
    small.thumbnail((_COARSE, _COARSE))
    alpha = small.getchannel("A").point([255 * (value > 250) for value in range(256)])
    covered = _among_near_pixels(alpha, 4, ImageChops.darker)
    colours = small.convert("RGB")
    steps = ImageChops.difference(
        _among_near_pixels(colours, 2, ImageChops.lighter),
        _among_near_pixels(colours, 2, ImageChops.darker),
    ).split()
    step = ImageChops.lighter(ImageChops.lighter(steps[0], steps[1]), steps[2])
    hidden = step.point([255 * (value > _HIDDEN_STEP) for value in range(256)])
    pixels = ImageChops.darker(hidden, covered).histogram()[255]
    return pixels > _HIDDEN_SHARE * max(1, alpha.histogram()[255])


def _among_near_pixels(image: Image, reach: int, pick: Callable[[Image, Image], Image]) -> Image:
    """Return the lightest or darkest of the square of pixels around each, up to `reach` away.

    Pillow's own filters do the same, forty times more slowly.
    """
    for right, down in ((1, 0), (0, 1)):
        line = image
        for away in (*range(-reach, 0), *range(1, reach + 1)):
            moved = line.copy()
            moved.paste(line, (right * away, down * away))
            image = pick(image, moved)
    return image
