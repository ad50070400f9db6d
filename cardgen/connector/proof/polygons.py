"""Plane geometry for reading and stacking cards: boxes, outlines, convex polygons. All in mm."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from cardgen.drawing.shapes import Box, Matrix, Segment

Point = tuple[float, float]
Polygon = tuple[Point, ...]
"""The corners of a convex polygon, clockwise as seen on paper."""

_STEPS = 8  # straight pieces per curve: enough to judge outlines


# -- boxes -----------------------------------------------------------------------------------------


def overlap(first: Box, second: Box, depth: float = 0) -> bool:
    """Return whether two boxes overlap by more than `depth` mm in both directions."""
    across = min(first.right, second.right) - max(first.x, second.x)
    down = min(first.bottom, second.bottom) - max(first.y, second.y)
    return across > depth and down > depth


def distance(first: Box, second: Box) -> float:
    """Return the distance between two boxes; 0 if they touch or overlap."""
    return math.hypot(
        max(0.0, first.x - second.right, second.x - first.right),
        max(0.0, first.y - second.bottom, second.y - first.bottom),
    )


# -- outlines --------------------------------------------------------------------------------------


def outlines(segments: Iterable[Segment], matrix: Matrix) -> list[list[Point]]:
    """Return each piece of an outline as points after `matrix`, curves as straight pieces."""
    pieces: list[list[Point]] = []
    for kind, *numbers in segments:
        points = [matrix.apply(*numbers[i : i + 2]) for i in range(0, len(numbers), 2)]
        if kind == "M":
            pieces.append(points)
        elif kind == "L":
            pieces[-1] += points
        elif kind == "C":
            pieces[-1] += _curve(pieces[-1][-1], *points)
        else:
            pieces[-1].append(pieces[-1][0])
    return pieces


def _curve(start: Point, first: Point, second: Point, end: Point) -> Iterator[Point]:
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield (
            a * start[0] + b * first[0] + c * second[0] + d * end[0],
            a * start[1] + b * first[1] + c * second[1] + d * end[1],
        )


def crosses_box(pieces: Iterable[Sequence[Point]], box: Box) -> bool:
    """Return whether any line of an outline passes through the inside of `box`."""
    return any(_cuts(a, b, box) for piece in pieces for a, b in pairwise(piece))


def _cuts(a: Point, b: Point, box: Box) -> bool:
    """Return whether the line from `a` to `b` passes through the inside of `box` (Liang-Barsky)."""
    enter, leave = 0.0, 1.0
    for start, end, low, high in ((a[0], b[0], box.x, box.right), (a[1], b[1], box.y, box.bottom)):
        step = end - start
        if step == 0:
            if not low < start < high:
                return False
            continue
        near, far = sorted(((low - start) / step, (high - start) / step))
        enter, leave = max(enter, near), min(leave, far)
    return enter < leave


def contains_point(pieces: Iterable[Sequence[Point]], point: Point) -> bool:
    """Return whether a point is inside closed outlines (even-odd)."""
    x, y = point
    return is_inside(x, crossings(pieces, y))


def crossings(pieces: Iterable[Sequence[Point]], y: float) -> list[float]:
    """Return each x at which closed outlines cross a level line."""
    return [
        x1 + (y - y1) * (x2 - x1) / (y2 - y1)
        for piece in pieces
        for (x1, y1), (x2, y2) in zip(piece, (*piece[1:], piece[0]), strict=True)
        if (y1 > y) != (y2 > y)
    ]


def is_inside(x: float, crossed: Iterable[float]) -> bool:
    """Return whether a point is inside outlines that cross its level at `crossed` (even-odd)."""
    return len([other for other in crossed if x < other]) % 2 == 1


# -- convex polygons -------------------------------------------------------------------------------


def polygon_of(box: Box, matrix: Matrix) -> Polygon:
    """Return the corners of a box after `matrix`, which mirrors nothing."""
    left, top, right, bottom, mapped = box.x, box.y, box.right, box.bottom, matrix.apply
    return mapped(left, top), mapped(right, top), mapped(right, bottom), mapped(left, bottom)


def area(polygon: Polygon) -> float:
    """Return the area of a polygon in square mm."""
    following = (*polygon[1:], polygon[0])
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(polygon, following, strict=True)) / 2


def subtract(pieces: Iterable[Polygon], cover: Polygon) -> list[Polygon]:
    """Return convex `pieces` without the area of the convex `cover`, as convex pieces."""
    uncovered: list[Polygon] = []
    for piece in pieces:
        rest = piece
        beyond_edges: list[Polygon] = []
        for start, end in zip(cover, (*cover[1:], cover[0]), strict=True):
            rest, beyond = _divide(rest, start, end)
            if not rest:  # nothing of it is covered
                beyond_edges = [piece]
                break
            beyond_edges += [beyond] if beyond else []
        uncovered += beyond_edges
    return uncovered


def _divide(polygon: Polygon, start: Point, end: Point) -> tuple[Polygon, Polygon]:
    """Return the parts of a polygon at the right and at the left of a line; () for none."""
    (x0, y0), (x1, y1) = start, end
    sides = [(x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) for x, y in polygon]
    if min(sides) >= 0:
        return polygon, ()
    if max(sides) <= 0:
        return (), polygon
    right: list[Point] = []
    left: list[Point] = []
    for index, (point, side) in enumerate(zip(polygon, sides, strict=True)):
        before, side_before = polygon[index - 1], sides[index - 1]
        if side * side_before < 0:
            share = side_before / (side_before - side)
            x = before[0] + share * (point[0] - before[0])
            y = before[1] + share * (point[1] - before[1])
            right.append((x, y))
            left.append((x, y))
        if side >= 0:
            right.append(point)
        if side <= 0:
            left.append(point)
    return tuple(right), tuple(left)
