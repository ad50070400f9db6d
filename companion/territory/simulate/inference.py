"""Where Nodes may be on a grid, by its answers null and owned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from companion.grid import ALL_BITS, RANGE_BITS, SPACES, Space, SpaceSet, column_of, row_of
from companion.territory.board import NODES, covering
from companion.territory.state import Grid

PRIOR = 0.02
"""What a space of which nothing is known is worth, beside one that explains an owned answer."""


def node_chances(grid: Grid) -> tuple[float, ...]:
    """Return for each space how likely a Node is there that the table does not know of."""
    known = tuple(node for node, _ in grid.nodes)
    if grid.owner is None or len(known) == NODES:
        return NOWHERE
    seen = grid.seen
    taken = covering(node for node, controller in grid.nodes if controller != grid.owner)
    kept = covering(node for node, controller in grid.nodes if controller == grid.owner)
    # A captured Node names all Nodes in its range, so no other is there; what was claimed was
    # answered.
    struck = grid.claims | seen.used | taken | SpaceSet.of(known).bits
    owned = (seen.in_range & ~(taken | kept)) | (seen.retained & ~kept)
    return _chances(struck | owned, seen.blank, owned, NODES - len(known))


NOWHERE = (0.0,) * len(SPACES)


@lru_cache(maxsize=4096)
def _chances(ruled_out: int, blank: int, owned: int, wanted: int) -> tuple[float, ...]:
    """Share out the Nodes that are `wanted` over the spaces where they may be.

    Each owned space is explained by a Node in its range, so the fewer spaces can explain it, the
    more likely is each of them.
    """
    open_spaces = ALL_BITS & ~ruled_out & ~covering(SpaceSet(blank))
    weights = [0.0] * len(SPACES)
    for space in SpaceSet(open_spaces):
        weights[space] = PRIOR * RANGE_BITS[space].bit_count() / 13
    for space in SpaceSet(owned):
        near = RANGE_BITS[space] & open_spaces
        if near:
            share = 1 / near.bit_count()
            for other in SpaceSet(near):
                weights[other] += share
    total = sum(weights)
    return tuple(min(0.95, wanted * weight / total) for weight in weights) if total else NOWHERE


def _paths(space: Space) -> tuple[tuple[Space, float], ...]:
    """Return the spaces near one with what a Node there counts for, halved with every step."""
    found = []
    for other in SPACES:
        steps = abs(column_of(other) - column_of(space)) + abs(row_of(other) - row_of(space))
        if 0 < steps <= 6:
            found.append((other, 0.5**steps))
    return tuple(found)


PATHS = tuple(_paths(space) for space in SPACES)


def promise(chances: Sequence[float], space: Space) -> float:
    """Return how much a shot at a space brings its player nearer to Nodes."""
    return sum(chances[other] * weight for other, weight in PATHS[space])
