"""The shapes that drawings are made of.

Lengths are in millimetres; the origin is the top left corner of the trim box, x grows to the right
and y downwards. Only type sizes and line widths are in points. A drawing knows no file format: the
pens in `pdf` and `svg` draw the same values.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from typing import Literal, NamedTuple

from cardgen.drawing.ink import FINISHES, Ink, contrast

MM_PER_PT = 25.4 / 72
PT_PER_MM = 72 / 25.4

LayerName = Literal["art", "text", "fold", "cut", "guides"]
LAYERS: tuple[LayerName, ...] = ("art", "text", "fold", "cut", "guides")
"""Layers in painting order."""

Weight = Literal["regular", "semibold", "condensed", "condensed-semibold", "bold", "serif-semibold"]
Anchor = Literal["start", "middle", "end"]

LARGE_TYPE = 9.0
"""Size in pt from which type may be printed on all plates."""

Point = tuple[float, float]

Size = tuple[float, float]
"""Width and height in mm."""

Line = tuple[float, float, float, float]
"""A straight line: x1, y1, x2, y2."""

Segment = tuple[str, *tuple[float, ...]]
"""``("M", x, y)``, ``("L", x, y)``, ``("C", x1, y1, x2, y2, x, y)`` or ``("Z",)``."""


class Matrix(NamedTuple):
    """An affine map: x' = a x + c y + e, y' = b x + d y + f, in millimetres."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def __matmul__(self, inner: Matrix) -> Matrix:
        """Return the map that applies `inner` first and then this one."""
        return Matrix(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    def apply(self, x: float, y: float) -> Point:
        """Return where the point (x, y) is mapped to."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def inverse(self) -> Matrix:
        """Return the map that undoes this one."""
        size = self.a * self.d - self.b * self.c
        a, b, c, d = self.d / size, -self.b / size, -self.c / size, self.a / size
        return Matrix(a, b, c, d, -(a * self.e + c * self.f), -(b * self.e + d * self.f))

    @property
    def scale(self) -> float:
        """How much lengths grow (the square root of how much areas grow)."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


UNMOVED = Matrix()
"""The map that changes nothing."""


def moved(x: float, y: float) -> Matrix:
    """Return the map that moves by (x, y) mm."""
    return Matrix(e=x, f=y)


def scaled(x: float, y: float | None = None) -> Matrix:
    """Return the map that scales by `x` (and `y`, where it differs) about the origin."""
    return Matrix(a=x, d=x if y is None else y)


def rotated(degrees: float, x: float = 0, y: float = 0) -> Matrix:
    """Return the map that turns clockwise on the page about (x, y); quarter turns are exact."""
    quarter, rest = divmod(degrees, 90)
    cos: float
    sin: float
    if rest == 0:
        cos, sin = ((1, 0), (0, 1), (-1, 0), (0, -1))[int(quarter) % 4]
    else:
        angle = math.radians(degrees)
        cos, sin = math.cos(angle), math.sin(angle)
    turn = Matrix(cos, sin, -sin, cos)
    return moved(x, y) @ turn @ moved(-x, -y) if x or y else turn


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with its top left corner at (x, y)."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the bottom edge."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def expanded(self, margin: float, above: float | None = None) -> Box:
        """Return the box with `margin` mm added on every side; negative margins shrink it.

        `above` is the margin above and below it, where that differs.
        """
        down = margin if above is None else above
        return Box(self.x - margin, self.y - down, self.width + 2 * margin, self.height + 2 * down)

    def holds(self, other: Box, tolerance: float = 1e-6) -> bool:
        """Return whether `other` is inside."""
        return (
            other.x >= self.x - tolerance
            and other.y >= self.y - tolerance
            and other.right <= self.right + tolerance
            and other.bottom <= self.bottom + tolerance
        )

    def mapped(self, matrix: Matrix) -> Box:
        """Return the bounding box of this box after `matrix`."""
        xs, ys = (self.x, self.right), (self.y, self.bottom)
        return bounds_of(matrix.apply(x, y) for x in xs for y in ys)

    def intersection(self, other: Box) -> Box:
        """Return the overlap of both boxes; its size is 0 if there is none."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Box(x, y, max(0.0, right - x), max(0.0, bottom - y))

    def overlaps(self, other: Box) -> bool:
        """Return whether both boxes share more than an edge."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def distance(self, other: Box) -> float:
        """Return the distance to another box; 0 if they touch or overlap."""
        return math.hypot(
            max(0.0, self.x - other.right, other.x - self.right),
            max(0.0, self.y - other.bottom, other.y - self.bottom),
        )


def bounds_of(points: Iterable[Point]) -> Box:
    """Return the smallest box around `points`."""
    xs, ys = zip(*points, strict=True)
    left, top = min(xs), min(ys)
    return Box(left, top, max(xs) - left, max(ys) - top)


def box_around(boxes: Iterable[Box]) -> Box:
    """Return the smallest box around `boxes`."""
    return bounds_of(
        corner for box in boxes for corner in ((box.x, box.y), (box.right, box.bottom))
    )


@dataclass(frozen=True, slots=True)
class Stroke:
    """How a line is drawn: `width` in pt, `dash` in mm (on, off, ...)."""

    ink: Ink
    width: float
    dash: tuple[float, ...] = ()
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"


@dataclass(frozen=True, slots=True)
class Path:
    """An outline, filled (nonzero, or even-odd if set) and stroked as given."""

    segments: tuple[Segment, ...]
    fill: Ink | None = None
    stroke: Stroke | None = None
    even_odd: bool = False


def is_finish(path: Path) -> bool:
    """Return whether a path is on the plate of a finish, which only a press has."""
    ink = path.fill or (path.stroke and path.stroke.ink)
    return ink in FINISHES.values()


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; (x, y) is on the baseline, `size` in pt.

    `x` is the left end, middle or right end of the kerned text, depending on `anchor`. `spacing` in
    pt is added after each glyph (letter-spacing). `ground` is a mixed black that the text is
    reversed out of: for a press, black alone then surrounds each letter, so that no other plate can
    fill it in. `shows` is the name of what it stands for, such as a field, where a reader may click
    on it.
    """

    x: float
    y: float
    content: str
    size: float
    ink: Ink
    weight: Weight = "regular"
    anchor: Anchor = "start"
    spacing: float = 0
    ground: Ink | None = None
    shows: str = field(default="", repr=False, compare=False)


def on_ground(shapes: Iterable[Shape], ground: Ink) -> Iterator[Shape]:
    """Yield `shapes`, each text among them on its ground (`ground_of`)."""
    for shape in shapes:
        match shape:
            case Text() if found := ground_of(shape.ink, shape.size, ground):
                yield replace(shape, ground=found)
            case Group():
                yield replace(shape, shapes=tuple(on_ground(shape.shapes, ground)))
            case _:
                yield shape


@lru_cache(maxsize=64)
def ground_of(ink: Ink, size: float, ground: Ink) -> Ink | None:
    """Return `ground` if it is a mixed black and small light type is reversed out of it."""
    mixed = ground.cmyk[3] > 0.5 and sum(part > 0.1 for part in ground.cmyk) > 2
    return ground if mixed and size < LARGE_TYPE and contrast(ink.rgb, ground.rgb) >= 4.5 else None


@dataclass(frozen=True, slots=True)
class Modules:
    """A QR symbol without quiet zone; top left corner at (x, y), `module` mm per module.

    `rows` holds each row of modules as bytes, 1 for dark. Pens draw it as one path of merged runs.
    `shows` is as for a `Text`.
    """

    x: float
    y: float
    module: float
    rows: tuple[bytes, ...]
    ink: Ink
    shows: str = field(default="", repr=False, compare=False)

    @property
    def side(self) -> float:
        """The length of a side in mm."""
        return self.module * len(self.rows)


@dataclass(frozen=True, eq=False, slots=True)
class Picture:
    """A greyscale picture printed in inks of its own, such as a duotone.

    `pixels` has one byte per pixel, rows from the top. `tones` are the inks of some greys, from 0
    (black) to 1 (white), the darkest first; greys between them are mixtures, and greys beyond them
    have the nearest. Pictures with the same `name` are the same and are stored once in a file.
    """

    name: str
    width: int
    height: int
    pixels: bytes = field(repr=False)
    tones: tuple[tuple[float, Ink], ...]


@dataclass(frozen=True, eq=False, slots=True)
class Photo:
    """A picture in colour: `pixels` has red, green and blue bytes, rows from the top."""

    name: str
    width: int
    height: int
    pixels: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Image:
    """A picture stretched over `box`."""

    box: Box
    picture: Picture | Photo


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes under a common map; if there is a `clip`, an outline of theirs, only inside it."""

    shapes: tuple[Shape, ...]
    matrix: Matrix = UNMOVED
    clip: tuple[Segment, ...] = ()


@dataclass(frozen=True, eq=False, slots=True)
class Form:
    """Shapes that are drawn once in a file and placed many times.

    Forms with the same `name` (letters, digits, hyphens) are the same. `bounds` must contain
    everything drawn. Raises ValueError if the name has other characters, which files would misread.
    """

    name: str
    bounds: Box
    shapes: tuple[Shape, ...] = field(repr=False, compare=False)

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[A-Za-z0-9-]+", self.name):
            raise ValueError(f"no name for a form: {self.name!r}")


@dataclass(frozen=True, slots=True)
class PlacedForm:
    """A form, placed."""

    form: Form
    matrix: Matrix = UNMOVED


Shape = Path | Text | Modules | Image | Group | PlacedForm

Layer = tuple[LayerName, tuple[Shape, ...]]


def merged_layers(layers: Iterable[Layer]) -> tuple[Layer, ...]:
    """Return `layers` in painting order: those of one name as one, and none that is empty."""
    merged: dict[LayerName, list[Shape]] = {name: [] for name in LAYERS}
    for name, shapes in layers:
        merged[name] += shapes
    return tuple((name, tuple(shapes)) for name, shapes in merged.items() if shapes)


@dataclass(frozen=True, slots=True)
class Page:
    """A finished page: trim size, bleed around it, and its layers.

    `slug` is the room for press marks around the trim box, at least as wide as the bleed; the media
    box is the trim box expanded by it. `cards` are the trim boxes of the cards on this page and
    `folds` their fold lines; readable content stays `safe` mm inside the trim and `fold_safe` mm
    away from folds. `printer` is what a printer will do to a page that was moved and scaled to
    cancel that; `cards` and `folds` are then the places on the finished paper. These values are not
    drawn but written into the file for preflight. `label` says what the page is ("outside", "sheet
    3, inside"). `ground` is the ink that covers the page and its bleed under everything else, None
    where the paper shows.
    """

    width: float
    height: float
    layers: tuple[Layer, ...]
    bleed: float = 0
    slug: float = 0
    cards: tuple[Box, ...] = ()
    folds: tuple[Line, ...] = ()
    safe: float = 3
    fold_safe: float = 2
    label: str = ""
    printer: Matrix = UNMOVED
    ground: Ink | None = None

    @property
    def trim(self) -> Box:
        """The trim box."""
        return Box(0, 0, self.width, self.height)

    @property
    def margin(self) -> float:
        """How far the media box reaches beyond the trim box."""
        return max(self.bleed, self.slug)


def text_page(size: Size, shapes: Iterable[Shape], label: str = "") -> Page:
    """Return a page of paper of this width and height, with all its `shapes` on one layer."""
    return Page(*size, (("text", tuple(shapes)),), label=label)


def text_pages(size: Size, pages: Iterable[Iterable[Shape]], name: str) -> tuple[Page, ...]:
    """Return such pages, one for the shapes of each; labels are the `name` and a number from 1."""
    return tuple(text_page(size, shapes, f"{name} {n}") for n, shapes in enumerate(pages, 1))


# -- outlines ------------------------------------------------------------------------------------

_KAPPA = 0.5522847498307936  # control points of a quarter circle


def polyline(points: Iterable[Point]) -> tuple[Segment, ...]:
    """Return the open outline through `points`."""
    return tuple((("M" if i == 0 else "L"), x, y) for i, (x, y) in enumerate(points))


def polygon(points: Iterable[Point]) -> tuple[Segment, ...]:
    """Return the closed outline through `points`."""
    return (*polyline(points), ("Z",))


def outline(data: str) -> tuple[Segment, ...]:
    """Return the outline that SVG path data describe with absolute M, L, C and Z.

    >>> outline("M 0 0 L 1 2.5 Z")
    (('M', 0.0, 0.0), ('L', 1.0, 2.5), ('Z',))
    """
    parts = re.findall(r"([MLCZ])([^MLCZ]*)", data)
    return tuple((letter, *map(float, numbers.split())) for letter, numbers in parts)


def rectangle(box: Box, radius: float = 0) -> tuple[Segment, ...]:
    """Return the outline of `box`, its corners rounded by `radius` mm."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    if radius <= 0:
        return polygon([(x, y), (right, y), (right, bottom), (x, bottom)])
    r = min(radius, box.width / 2, box.height / 2)
    k = r * (1 - _KAPPA)
    return (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - k, y, right, y + k, right, y + r),
        ("L", right, bottom - r),
        ("C", right, bottom - k, right - k, bottom, right - r, bottom),
        ("L", x + r, bottom),
        ("C", x + k, bottom, x, bottom - k, x, bottom - r),
        ("L", x, y + r),
        ("C", x, y + k, x + k, y, x + r, y),
        ("Z",),
    )


def circle(x: float, y: float, radius: float) -> tuple[Segment, ...]:
    """Return the outline of a circle about (x, y)."""
    return rectangle(Box(x - radius, y - radius, 2 * radius, 2 * radius), radius)


def line(x1: float, y1: float, x2: float, y2: float) -> tuple[Segment, ...]:
    """Return an open outline from one point to the other."""
    return (("M", x1, y1), ("L", x2, y2))


def lattice(box: Box, xs: Iterable[float], ys: Iterable[float]) -> tuple[Segment, ...]:
    """Return open outlines across `box`: upright lines at `xs`, then level ones at `ys`."""
    upright = (line(x, box.y, x, box.bottom) for x in xs)
    level = (line(box.x, y, box.right, y) for y in ys)
    return tuple(chain(*upright, *level))


def filled(outline: tuple[Segment, ...], ink: Ink) -> Path:
    """Return `outline` filled with `ink`."""
    return Path(outline, fill=ink)


def stroked(outline: tuple[Segment, ...], ink: Ink, width: float, **style: object) -> Path:
    """Return `outline` drawn with a line of `width` pt; `style` as for `Stroke`."""
    return Path(outline, stroke=Stroke(ink, width, **style))  # type: ignore[arg-type]


def framed(
    outline: tuple[Segment, ...], fill: Ink | None, ink: Ink, width: float, **style: object
) -> Path:
    """Return `outline` filled, with a line of `width` pt around it; `style` as for `Stroke`."""
    return Path(outline, fill, Stroke(ink, width, **style))  # type: ignore[arg-type]
