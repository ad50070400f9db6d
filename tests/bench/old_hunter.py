"""The hunter of the simulations before there were computer players: a yardstick for hard players.

It estimates where Nodes are by sharing each owned space out over the spaces that explain it, and
weighs at most eight shots. It hides its Nodes anywhere and allies with nobody.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from companion.contract import Document
from companion.grid import (
    ALL_BITS,
    RANGE_BITS,
    SPACES,
    Space,
    SpaceSet,
    column_of,
    name_of,
    parse_space,
    row_of,
)
from companion.territory.board import DEFLECTORS, NODES, covering, random_board
from companion.territory.chances import KnownGrid, known_grid

_LOOKED_AT, _SHARED = 8, 36
"""How many shots it thinks about: at most 8, and 36 divided by the number of players."""
_PRIOR, _MOST = 0.02, 0.95
"""A space of which nothing is known, beside one that explains an owned one; the highest chance."""
_NEARER, _ALARM, _FEARED, _WORTH_MORE = 1.5, 7, 20.0, 0.5


def board(game: str, dice: random.Random) -> str:
    """Return any five Nodes and, where there are any, Deflectors."""
    return str(random_board(0 if game == "reflector" else DEFLECTORS, dice))


def choose(sees: Document, dice: random.Random) -> str:
    """Return the shot that promises most of those that it looks at, or ``pass``."""
    view = sees["view"]
    name, shots = view["you"]["name"], [(grid, parse_space(at)) for grid, at in view["moves"]]
    if not shots:
        return f"pass {name}"
    players = {player["name"]: player for player in view["players"]}
    worth = {each: _worth(player, len(players)) for each, player in players.items()}
    worth[name] = 0.0
    shown = {grid["name"]: grid for grid in [*view["grids"], *sees["mine"]["on_paper"]]}
    grids = {grid: known_grid(document, set(players)) for grid, document in shown.items()}
    hopes = {grid: _hopes(known, name, worth) for grid, known in grids.items()}
    own = [parse_space(space) for space, by in (view["you"]["nodes"] or {}).items() if by == name]
    concedes = view["game"] != "deflector" or "reflection" in view["variants"]

    def value(shot: tuple[str, Space]) -> float:
        grid, space = grids[shot[0]], shot[1]
        chances = hopes[shot[0]]
        found = chances[space] + _NEARER * sum(chances[at] * part for at, part in _NEAR[space])
        if concedes and grid.owner not in (None, name):
            reached = sum(RANGE_BITS[node] >> space & 1 for node in own)
            found -= 1.0 if space in own else 0.05 * reached
        if view["game"] != "reflector" and not (grid.claimed | grid.used) >> space & 1:
            found *= 1 - _deflected(grid)
        return found + dice.random() * 0.01

    count = min(_LOOKED_AT, round(_SHARED / len(players)), len(shots))
    urgent = [
        (grid, space)
        for grid, space in shots
        if worth.get(grids[grid].nodes.get(space, ""), 0) == _FEARED
    ]
    grid, space = max(sorted({*dice.sample(shots, count), *urgent}), key=value)
    return f"move {name} {grid} {name_of(space)}"


def _near(space: Space) -> list[tuple[Space, float]]:
    """Return the spaces near one with what a Node there counts for, halved with every step."""
    steps = [
        (other, abs(column_of(other) - column_of(space)) + abs(row_of(other) - row_of(space)))
        for other in SPACES
    ]
    return [(other, 0.5**number) for other, number in steps if 0 < number <= 6]


_NEAR = [_near(space) for space in SPACES]


def _worth(player: Document, players: int) -> float:
    """Return what a Node of a player counts for."""
    wanted, nodes = player["out_of"], player["nodes"]
    if wanted is None:
        return 1.0
    feared = nodes >= wanted - max(_ALARM - players, 1)
    return _FEARED if feared else 1.0 + _WORTH_MORE * max(0, nodes - NODES)


def _hopes(grid: KnownGrid, name: str, worth: dict[str, float]) -> Sequence[float]:
    """Return for each space of a grid what a Node there is worth, times how likely it is."""
    hopes = [0.0] * len(SPACES)
    if grid.owner not in (None, name):
        hopes = [worth[str(grid.owner)] * chance for chance in _chances(grid)]
    for node, controller in grid.nodes.items():
        hopes[node] = worth[controller]
    return hopes


def _chances(grid: KnownGrid) -> Sequence[float]:
    """Return for each space how likely a Node is there that the table does not know of."""
    taken = covering(node for node, by in grid.nodes.items() if by != grid.owner)
    kept = covering(node for node, by in grid.nodes.items() if by == grid.owner)
    owned = grid.shaded & ~(taken | kept) | grid.retained & ~kept
    closed = grid.claimed | grid.used | taken | SpaceSet.of(grid.nodes).bits | owned
    open_spaces = ALL_BITS & ~closed & ~covering(SpaceSet(grid.null))
    weights = [0.0] * len(SPACES)
    for space in SpaceSet(open_spaces):
        weights[space] = _PRIOR * RANGE_BITS[space].bit_count() / 13
    for space in SpaceSet(owned):
        near = SpaceSet(RANGE_BITS[space] & open_spaces)
        for other in near:
            weights[other] += 1 / len(near)
    total = sum(weights)
    if not total:
        return (0.0,) * len(SPACES)
    return [min(_MOST, grid.hidden * weight / total) for weight in weights]


def _deflected(grid: KnownGrid) -> float:
    """Return how likely a Deflector is on a space of a grid that nobody has struck."""
    left = 0 if grid.owner is None else DEFLECTORS - grid.used.bit_count()
    return left / max(len(SPACES) - (grid.claimed | grid.used).bit_count(), left, 1)
