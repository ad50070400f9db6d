"""The grounds of Tactics Joker: one large picture a space, which runs off its edges.

A picture is drawn from the space's top left corner; sizes are in mm.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, WHITE, Ink
from cardgen.sheets.composer import inks
from cardgen.sheets.palette import BLUE, RED

Kind = Literal["plain", "forest", "mountain", "castle"]


@dataclass(frozen=True, slots=True)
class GroundInks:
    """The colour of a ground, of its picture near and far, and of words on it."""

    field: Ink
    near: Ink
    far: Ink
    word: Ink


_STONE = GroundInks(
    Ink((0, 0.07, 0.22, 0.03), (0.97, 0.91, 0.77)),
    Ink((0.1, 0.35, 0.65, 0.4), (0.56, 0.41, 0.2)),
    Ink((0.04, 0.18, 0.38, 0.14), (0.83, 0.70, 0.50)),
    Ink((0.2, 0.55, 0.9, 0.55), (0.36, 0.23, 0.07)),
)
GROUND_INKS: Mapping[Kind, GroundInks] = {
    "plain": GroundInks(
        Ink((0, 0.02, 0.09, 0), (1.0, 0.985, 0.93)),
        Ink((0.05, 0.04, 0.22, 0.02), (0.94, 0.92, 0.79)),
        Ink((0.02, 0.03, 0.15, 0), (0.98, 0.955, 0.86)),
        BLACK,
    ),
    "forest": GroundInks(
        Ink((0.12, 0, 0.15, 0), (0.89, 0.955, 0.87)),
        Ink((0.5, 0.05, 0.6, 0.08), (0.48, 0.72, 0.48)),
        Ink((0.28, 0, 0.34, 0.02), (0.73, 0.87, 0.71)),
        Ink((0.8, 0.2, 0.9, 0.45), (0.09, 0.33, 0.17)),
    ),
    "mountain": GroundInks(
        Ink((0.1, 0.06, 0.02, 0), (0.89, 0.91, 0.945)),
        Ink((0.4, 0.25, 0.1, 0.2), (0.52, 0.58, 0.69)),
        Ink((0.22, 0.13, 0.05, 0.07), (0.74, 0.78, 0.85)),
        Ink((0.7, 0.5, 0.2, 0.5), (0.16, 0.22, 0.35)),
    ),
    "castle": _STONE,
}
INKS = inks((80, 20, 90, 45), "17542B", (9, 0, 10, 0), "E9F4E8")
"""The colour of the game's sheets, and the tint under it."""
OWNERS: tuple[Ink, Ink] = BLUE, RED
"""The colours of the first and of the second player."""


def ground(kind: Kind, width: float, height: float) -> draw.Form:
    """Return the field and the picture of a ground, to be placed under what is written."""
    inks = GROUND_INKS[kind]
    box = draw.Box(0, 0, width, height)
    field = draw.filled(draw.rectangle(box), inks.field)
    picture = draw.Group(tuple(_PICTURES[kind](width, height, inks)), clip=draw.rectangle(box))
    name = f"ground-{kind}-{100 * width:.0f}x{100 * height:.0f}"
    return draw.Form(name, box.expanded(1), (field, picture))


def _hills(width: float, height: float, inks: GroundInks) -> Iterator[draw.Shape]:
    for left, right, ink in ((0.70, 0.60, inks.far), (0.76, 0.84, inks.near)):
        a, b = left * height, right * height
        hill = (
            ("M", 0.0, height),
            ("L", 0.0, a),
            ("C", width * 0.35, a - height * 0.1, width * 0.6, b + height * 0.06, width, b),
            ("L", width, height),
            ("Z",),
        )
        yield draw.filled(hill, ink)


def _wood(width: float, height: float, inks: GroundInks) -> Iterator[draw.Shape]:
    """Yield a wood as one mass: a row of conifers before a paler one."""
    rows = (
        (0.62, 0.0, (0.15, 0.2, 0.13, 0.19, 0.16, 0.14), inks.far),
        (0.78, 0.5, (0.19, 0.25, 0.17, 0.23, 0.2), inks.near),
    )
    for foot, shift, tops, ink in rows:
        step, base = width / 4, foot * height
        outline = [(-step, height)]
        for index, top in enumerate(tops):
            x = (index + shift) * step
            outline += _conifer(x, base, step * 1.1, top * height)
        outline.append((width + step, height))
        yield draw.filled(draw.polygon(outline), ink)


def _conifer(x: float, base: float, wide: float, high: float) -> list[draw.Point]:
    """Return the outline of a tree from left to right, over the level `base`."""
    left = [(0.5, 0.0), (0.24, 0.42), (0.34, 0.4), (0.13, 0.74), (0.2, 0.72), (0.0, 1.0)]
    right = [(-across, up) for across, up in reversed(left[:-1])]
    return [(x - across * wide, base - up * high) for across, up in (*left, *right)]


def _peak(width: float, height: float, inks: GroundInks) -> Iterator[draw.Shape]:
    """Yield a peak with snow on it, before a paler one."""
    for x, top, half, ink in ((0.86, 0.58, 0.42, inks.far), (0.46, 0.42, 0.405, inks.near)):
        tip, foot = top * height, height
        yield draw.filled(
            draw.polygon(
                [((x - half) * width, foot), (x * width, tip), ((x + half) * width, foot)]
            ),
            ink,
        )
        reach = 0.3 * (foot - tip)
        snow = [(0.0, 0.0), (0.3, 1.0), (0.12, 0.72), (-0.02, 1.15), (-0.14, 0.74), (-0.3, 1.0)]
        cap = [(x * width + a * half * width, tip + b * reach) for a, b in snow]
        yield draw.filled(draw.polygon(cap), WHITE)


def _keep(width: float, height: float, inks: GroundInks) -> Iterator[draw.Shape]:
    yield from keep(width, height, inks.far, inks.field)


def keep(width: float, height: float, ink: Ink, gate: Ink) -> Iterator[draw.Shape]:
    """Yield a keep that stands on the lower edge of a space, with its gate in another colour."""
    crenels = width / 16
    towers = ((1.5, 5.5, 0.42), (10.5, 14.5, 0.42), (5.0, 11.0, 0.55))
    for left, right, top in towers:
        x, y, wide = left * crenels, top * height, (right - left) * crenels
        yield draw.filled(draw.rectangle(draw.Box(x, y, wide, height - y)), ink)
        count = round((right - left + 1) / 2)
        merlon = wide / (2 * count - 1)
        for place in range(count):
            box = draw.Box(x + 2 * place * merlon, y - merlon * 0.9, merlon, merlon)
            yield draw.filled(draw.rectangle(box), ink)
    arch = draw.Box(6.7 * crenels, 0.76 * height, 2.6 * crenels, 0.4 * height)
    yield draw.filled(draw.rectangle(arch, 1.3 * crenels), gate)


_PICTURES = {"plain": _hills, "forest": _wood, "mountain": _peak, "castle": _keep}


def suit_sign(suit: str, size: float) -> tuple[draw.Shape, ...]:
    """Return the sign of a suit, such as ``H``, from its top left corner: red ones are red."""
    ink = RED if suit in "DH" else BLACK
    outlines = _SUITS[suit]
    scaled = draw.scaled(size)
    return (draw.Group(tuple(draw.filled(each, ink) for each in outlines), scaled),)


_STEM = draw.polygon([(0.5, 0.45), (0.64, 1.0), (0.36, 1.0)])
_SUITS: Mapping[str, tuple[tuple[draw.Segment, ...], ...]] = {
    "H": (
        draw.outline(
            "M 0.5 0.96 C 0.2 0.66 0.02 0.48 0.02 0.28 C 0.02 0.1 0.14 0.03 0.27 0.03"
            "C 0.39 0.03 0.47 0.11 0.5 0.22 C 0.53 0.11 0.61 0.03 0.73 0.03"
            "C 0.86 0.03 0.98 0.1 0.98 0.28 C 0.98 0.48 0.8 0.66 0.5 0.96 Z"
        ),
    ),
    "D": (draw.polygon([(0.5, 0.0), (0.88, 0.5), (0.5, 1.0), (0.12, 0.5)]),),
    "C": (
        draw.circle(0.5, 0.26, 0.23),
        draw.circle(0.25, 0.58, 0.23),
        draw.circle(0.75, 0.58, 0.23),
        _STEM,
    ),
    "S": (
        draw.outline(
            "M 0.5 0 C 0.8 0.32 0.98 0.46 0.98 0.64 C 0.98 0.86 0.6 0.92 0.5 0.66"
            "C 0.4 0.92 0.02 0.86 0.02 0.64 C 0.02 0.46 0.2 0.32 0.5 0 Z"
        ),
        _STEM,
    ),
}
