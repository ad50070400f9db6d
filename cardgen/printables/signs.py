"""The signs of the games: the range diamond, the pencil marks and a little picture for each game."""

from __future__ import annotations

from typing import Literal

from cardgen.drawing.ink import Ink
from cardgen.drawing.shapes import (
    Box,
    Path,
    Shape,
    Stroke,
    circle,
    filled,
    line,
    polygon,
    rectangle,
    stroked,
)
from companion.grid import column_of, parse_space, range_of, row_of

Mark = Literal["node", "deflector", "link", "master", "territory"]
MARKS: tuple[tuple[Mark, str], ...] = (
    ("node", "Node"),
    ("deflector", "Deflector"),
    ("link", "Link"),
    ("master", "Master"),
    ("territory", "Territory"),
)

_CENTRE = parse_space("E5")


def diamond(x: float, y: float, side: float, rim: Ink, inner: Ink, node: Ink) -> tuple[Shape, ...]:
    """Return the range of a Node as an emblem about (x, y), `side` mm across.

    Its 13 spaces shade from `rim` to `inner`; the Node's own carries a dot in `node`.
    """
    cell = side / 5
    gap = cell * 0.09
    shapes: list[Shape] = []
    for space in range_of(_CENTRE):
        dx, dy = column_of(space) - column_of(_CENTRE), row_of(space) - row_of(_CENTRE)
        steps = abs(dx) + abs(dy)
        box = Box(x + (dx - 0.5) * cell, y + (dy - 0.5) * cell, cell, cell).grown(-gap)
        ink = inner if steps == 1 else rim if steps == 2 else node
        if steps:
            shapes.append(filled(rectangle(box, cell * 0.16), ink))
    shapes.append(filled(circle(x, y, cell * 0.40), node))
    return tuple(shapes)


def mark(which: Mark, box: Box, ink: Ink, width: float = 0.9) -> tuple[Shape, ...]:
    """Return a pencil mark as a player draws it into the space `box`; lines `width` pt wide."""
    x, y = box.centre
    reach = box.width * 0.30
    match which:
        case "node":
            return (filled(circle(x, y, box.width * 0.17), ink),)
        case "deflector":
            return (_pencil(line(x - reach, y + reach, x + reach, y - reach), ink, width),)
        case "link":
            return (
                _pencil(line(x - reach, y, x + reach, y), ink, width),
                _pencil(line(x, y - reach, x, y + reach), ink, width),
            )
        case "master":
            outline = polygon([(x, y - reach), (x + reach, y + reach * 0.8), (x - reach, y + reach * 0.8)])
            return (Path(outline, stroke=Stroke(ink, width, join="round")),)
        case "territory":
            return _hatched(box, ink)


def _pencil(outline: tuple[tuple[str, *tuple[float, ...]], ...], ink: Ink, width: float) -> Path:
    return stroked(outline, ink, width, cap="round")


def _hatched(box: Box, ink: Ink) -> tuple[Shape, ...]:
    """Return slanted strokes across `box`, as a pencil shades."""
    side, count = box.width, 4
    step = 2 * side / (count + 1)
    lines = []
    for index in range(1, count + 1):
        reach = index * step
        start = (box.x + max(0, reach - side), box.y + min(side, reach))
        end = (box.x + min(side, reach), box.y + max(0, reach - side))
        lines.append(stroked(line(*start, *end), ink, 0.5))
    return tuple(lines)
