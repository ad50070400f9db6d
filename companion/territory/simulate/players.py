"""How simulated players choose their shots, from what they may see and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import itemgetter

from companion.grid import RANGE_BITS, SPACES, Space
from companion.territory.board import NODES
from companion.territory.movement import legal_shots
from companion.territory.simulate.inference import node_chances, promise
from companion.territory.state import Grid, State
from companion.territory.view import public

Shot = tuple[int, Space]
Strategy = Callable[[State, Sequence[Shot], random.Random], Shot]

LOOKED_AT, SHARED = 8, 36
"""How many shots a player thinks about: at most 8, and 36 divided by the number of players.

Nobody at a table weighs all sixty. The more grids there are to mark and follow, the fewer shots of
their own do players weigh.
"""

ALARM = 7
"""Players are feared who are so few Nodes from winning: 7 less one a player, but at least 1.

All others then look at every Node that they know to be theirs.
"""

FEARED = 20.0
"""What a Node of a player who is feared is worth, beside one of other players."""

NEARER = 1.5
"""What coming nearer to likely Nodes is worth, beside a Node struck now."""


def choice(state: State, strategy: Strategy, dice: random.Random) -> Shot | None:
    """Return the shot of the player whose turn it is, or None if there is none."""
    seen = public(state, state.turn)
    shots = list(legal_shots(seen))
    return strategy(seen, shots, dice) if shots else None


def any_shot(seen: State, shots: Sequence[Shot], dice: random.Random) -> Shot:
    """Choose any legal shot."""
    return dice.choice(shots)


def greedy(seen: State, shots: Sequence[Shot], dice: random.Random) -> Shot:
    """Take a Node that everybody knows of, if one comes to mind; otherwise choose any shot."""
    feared = _feared(seen)
    some = _looked_at(seen, shots, dice, feared)
    known = [at for at in some if seen.grids[at[0]].controller(at[1]) is not None]
    urgent = [at for at in known if seen.grids[at[0]].controller(at[1]) in feared]
    return dice.choice(urgent or known or some)


def hunter(seen: State, shots: Sequence[Shot], dice: random.Random) -> Shot:
    """Go for Nodes where the answers so far make them likely, sooner for those of who has many."""
    if seen.nodes_to_win is None:
        worth = [1.0] * len(seen.names)
    else:
        worth = [1.0 + 0.5 * max(0, count - NODES) for count in seen.node_counts()]
    return _likeliest(seen, shots, dice, worth)


def basher(seen: State, shots: Sequence[Shot], dice: random.Random) -> Shot:
    """Go for Nodes as a hunter does, but above all for those of the player who has most."""
    counts = seen.node_counts()
    most = max(count for player, count in enumerate(counts) if player != seen.turn)
    return _likeliest(seen, shots, dice, [5.0 if count == most else 1.0 for count in counts])


STRATEGIES: dict[str, Strategy] = {
    "random": any_shot,
    "greedy": greedy,
    "hunter": hunter,
    "basher": basher,
}
"""Every kind of player by name."""


def _feared(seen: State) -> set[int]:
    """Return the other players who are a few Nodes away from winning."""
    wanted = seen.nodes_to_win
    if wanted is None:
        return set()
    enough = wanted - max(ALARM - len(seen.names), 1)
    return {player for player, count in enumerate(seen.node_counts()) if count >= enough} - {
        seen.turn
    }


def _looked_at(
    seen: State, shots: Sequence[Shot], dice: random.Random, feared: set[int]
) -> list[Shot]:
    """Return some shots drawn at random, and all at known Nodes of players who are feared."""
    count = min(LOOKED_AT, round(SHARED / len(seen.names)), len(shots))
    found = set(dice.sample(shots, count))
    found.update(
        (number, space) for number, space in shots if seen.grids[number].controller(space) in feared
    )
    return sorted(found)


def _likeliest(
    seen: State, shots: Sequence[Shot], dice: random.Random, worth: Sequence[float]
) -> Shot:
    """Return the shot that promises most; `worth` is what a Node of each player counts for."""
    feared = _feared(seen)
    worth = [
        max(value, FEARED) if player in feared else value for player, value in enumerate(worth)
    ]
    me = seen.turn
    home = seen.conceding_home(me) if seen.rules.reflection else None
    best, found = -99.0, shots[0]
    for number, group in groupby(_looked_at(seen, shots, dice, feared), key=itemgetter(0)):
        grid, hopes = seen.grids[number], _hopes(seen, number, worth)
        passing, struck = 1 - _deflected(grid, seen), grid.claims | grid.seen.used
        concedes = home is not None and seen.keeper(number) not in (None, me)
        for _, space in group:
            value = hopes[space] + NEARER * promise(hopes, space)
            if concedes and home is not None:
                value -= _cost(seen.grids[home], me, space)
            if not struck >> space & 1:
                value *= passing
            value += dice.random() * 0.01
            if value > best:
                best, found = value, (number, space)
    return found


def _hopes(seen: State, number: int, worth: Sequence[float]) -> Sequence[float]:
    """Return for each space of a grid what a Node there is worth, times how likely it is."""
    grid = seen.grids[number]
    hopes = [0.0] * len(SPACES)
    if grid.owner not in (None, seen.turn):
        assert grid.owner is not None
        hopes = [worth[grid.owner] * chance for chance in node_chances(grid)]
    for node, controller in grid.nodes:
        if controller != seen.turn:
            hopes[node] = worth[controller]
    return hopes


def _deflected(grid: Grid, seen: State) -> float:
    """Return how likely a Deflector is on a space of a grid that nobody has struck."""
    if grid.owner is None or not seen.rules.deflectors:
        return 0.0
    left = seen.rules.deflectors - grid.seen.used.bit_count()
    return left / max(len(SPACES) - (grid.claims | grid.seen.used).bit_count(), left, 1)


def _cost(home: Grid, me: int, space: Space) -> float:
    """Return what it costs to hand over a space of one's own board in return (F1)."""
    if home.controller(space) == me:
        return 1.0
    mine = [node for node, controller in home.nodes if controller == me]
    return 0.05 * sum(RANGE_BITS[node] >> space & 1 for node in mine)
