"""Tables read back from PDF files: where grids lie, which spaces touch, what is written."""

import math
from collections.abc import Iterable

from companion.grid import SIZE, Space, space_at
from tests.support.reading import Painted

Point = tuple[float, float]
Corners = tuple[Point, Point, Point, Point]
"""Of a grid: at A1, J1, J10 and A10."""
Touch = frozenset[tuple[int, Space]]

NEAR = 0.02  # mm


def grids_of(found: Iterable[Painted]) -> list[Corners]:
    """Return the rims of the grids in the order in which they are drawn: seats, then islands."""
    rims = []
    for path in found:
        if path.stroke and not path.fill and len(path.subpaths) == 1 and len(path.subpaths[0]) == 4:
            corners = path.subpaths[0]
            sides = [math.dist(corners[i], corners[i - 1]) for i in range(4)]
            across = math.dist(corners[0], corners[2])
            square = max(sides) - min(sides) < NEAR and abs(across - sides[0] * math.sqrt(2)) < NEAR
            if square and sides[0] > 10 and abs(path.width - 0.75) < 0.01:
                rims.append(corners)
    return rims  # type: ignore[return-value]


def point_on(grid: Corners, x: float, y: float) -> Point:
    """Return the point of a grid that is `x` spaces from Column A's edge and `y` from Row 1's."""
    (ax, ay), (bx, by), _, (dx, dy) = grid
    return (
        ax + (bx - ax) * x / SIZE + (dx - ax) * y / SIZE,
        ay + (by - ay) * x / SIZE + (dy - ay) * y / SIZE,
    )


def space_on(grid: Corners, point: Point) -> Space | None:
    """Return the space of a grid on which a point lies, if it lies on the grid."""
    (ax, ay), (bx, by), _, (dx, dy) = grid
    side = math.dist(grid[0], grid[1])
    x = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / side**2 * SIZE
    y = ((point[0] - ax) * (dx - ax) + (point[1] - ay) * (dy - ay)) / side**2 * SIZE
    return space_at(int(x), int(y)) if 0 < x < SIZE and 0 < y < SIZE else None


def edge_middles(grid: Corners) -> dict[Point, Space]:
    """Return the middle of every space's edge on the rim."""
    found = {}
    for i in range(SIZE):
        found[point_on(grid, i + 0.5, 0)] = space_at(i, 0)
        found[point_on(grid, i + 0.5, SIZE)] = space_at(i, SIZE - 1)
        found[point_on(grid, 0, i + 0.5)] = space_at(0, i)
        found[point_on(grid, SIZE, i + 0.5)] = space_at(SIZE - 1, i)
    return found


def touching_by_sight(grids: list[Corners]) -> set[Touch]:
    """Return the pairs of spaces of different grids that lie edge to edge."""
    places = [
        (middle, number, space)
        for number, grid in enumerate(grids)
        for middle, space in edge_middles(grid).items()
    ]
    return {
        frozenset({(one, here), (other, there)})
        for index, (middle, one, here) in enumerate(places)
        for far, other, there in places[index + 1 :]
        if one != other and math.dist(middle, far) < NEAR
    }


def bridged(grids: list[Corners], found: Iterable[Painted]) -> set[Touch]:
    """Return the pairs of spaces that a line joins, from the middle of an edge to another."""
    places = [
        (middle, number, space)
        for number, grid in enumerate(grids)
        for middle, space in edge_middles(grid).items()
    ]

    def nearest(point: Point) -> tuple[int, Space] | None:
        return next(
            (
                (number, space)
                for middle, number, space in places
                if math.dist(middle, point) < NEAR
            ),
            None,
        )

    pairs = set()
    for path in found:
        if path.stroke is None or path.fill is not None:
            continue
        for subpath in path.subpaths:
            ends = nearest(subpath[0]), nearest(subpath[-1])
            if None not in ends and len(subpath) > 4:  # a bridge bends, the lines of a grid don't
                pairs.add(frozenset(ends))
    return pairs  # type: ignore[return-value]
