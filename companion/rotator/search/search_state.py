"""Rotator for the solver: the moment of decision in a turn, as a few bit sets.

The player decides in a turn only after fall and collapse, so a search needs only this moment: it never
contains a lost player, and the up to thirteen starts after a capture become at most five, because all spaces
in one line fall to the same space. `rotator.state` is the complete game.
"""

from __future__ import annotations

import enum
from functools import cache

from companion.rotator.board import (
    BOARD_SPACES,
    BOTTOM_BITS,
    COLUMNS,
    RANGE_BITS,
    ROWS,
    TOP_ROW,
    Board,
    BoardSpace,
)
from companion.rotator.state import MOST_DRILLED


class Goal(enum.Enum):
    """What counts as a win."""

    BOTTOM = "bottom"
    """To reach the bottom row (R11)."""

    ALL_NODES = "all-nodes"
    """To reach the bottom row after capturing every Node of the board at some time."""


Situation = tuple[int, int, int, int, int]
"""Place, solid set, sets touched 0, 1 and 2 turns ago; after fall and collapse of a turn, before its drill.

The place is the player's space; above its lowest 8 bits it holds, for the goal of all Nodes, the set of
Nodes captured so far.
"""

SPACE_MASK = 0xFF


Outcome = tuple[int, int, int, Situation | None, int]
"""What a choice leads to: boost spaces, spaces drilled, departure, situation, turns.

The departure is the space from which the turn after a capture starts, -1 where no Node was captured. A win
has no situation; it comes 0 or 1 turns after the turn of the choice. A situation is in the next turn.
"""

STEP = (COLUMNS, 1, -COLUMNS, -1)
_FIRST_OF_BOTTOM = COLUMNS * (ROWS - 1)


def _far_end(space: int, direction: int) -> int:
    row, column = divmod(space, COLUMNS)
    ends = (_FIRST_OF_BOTTOM + column, row * COLUMNS + COLUMNS - 1, column, row * COLUMNS)
    return ends[direction]


_BIT = tuple(1 << space for space in BOARD_SPACES)

_FAR = tuple(tuple(_far_end(space, d) for space in BOARD_SPACES) for d in range(4))
"""By direction and space: the last space in the direction."""

_RAY = tuple(
    tuple(
        sum(1 << beyond for beyond in range(space + step, _FAR[d][space] + step, step))
        for space in BOARD_SPACES
    )
    for d, step in enumerate(STEP)
)
"""By direction and space: the spaces beyond it."""

_NEXT = tuple(
    tuple(0 if space == _FAR[d][space] else 1 << space + step for space in BOARD_SPACES)
    for d, step in enumerate(STEP)
)
"""By direction and space: the next space as a set, empty at the rim."""


@cache
def _departures(node: int, direction: int) -> tuple[int, ...]:
    """Return the lowest space of each line of the range, without the bottom row, where a turn ends."""
    lines: dict[int, int] = {}
    for space in BOARD_SPACES:
        if RANGE_BITS[node] & ~BOTTOM_BITS & 1 << space:
            line = space % COLUMNS if direction % 2 == 0 else space // COLUMNS
            lines[line] = space if direction < 2 else min(space, lines.get(line, space))
    return tuple(lines.values())


class Ground:
    """A board as the search uses it, for one goal."""

    def __init__(self, board: Board, goal: Goal = Goal.BOTTOM) -> None:
        self.solid = board.solid
        self.nodes = board.node_bits
        self.departures = tuple({int(node): _departures(node, d) for node in board.nodes} for d in range(4))
        self.exits = {
            int(node): (RANGE_BITS[node] & BOTTOM_BITS).bit_length() - 1
            for node in board.nodes
            if RANGE_BITS[node] & BOTTOM_BITS
        }
        counted = board.nodes if goal is Goal.ALL_NODES else ()
        self.flags = {int(node): 1 << 8 + i for i, node in enumerate(counted)}
        self.all_flags = sum(self.flags.values())

    def starts(self) -> list[tuple[BoardSpace, Situation | None]]:
        """Return each start with the situation of turn 1, None if its fall reaches the bottom row."""
        starts: list[tuple[BoardSpace, Situation | None]] = []
        for start in TOP_ROW:
            solid = self.solid & ~(1 << start)
            hit = solid & _RAY[0][start]
            land = (hit & -hit).bit_length() - 1 - COLUMNS if hit else _FAR[0][start]
            fallen = 1 << start | _RAY[0][start] & ~_RAY[0][land]
            starts.append((start, (land, solid, fallen, 0, 0) if hit else None))
        return starts

    def positions(self, situation: Situation) -> int:
        """Return from where `turn_bound` counts: the player's space, open ones that were solid at first."""
        place, _, now, one, two = situation
        return 1 << (place & SPACE_MASK) | (now | one | two) & self.solid

    def outcomes(self, situation: Situation, direction: int, boosts: int) -> tuple[list[Outcome], int]:
        """Return the results of all choices with at most `boosts`, and the set of spaces that they depend on.

        A choice that is lost in the next collapse has no outcome. Each outcome includes the next turn's fall
        and collapse. Any situation with the same place and the same state of the returned spaces (solid or
        not, when touched) has the same outcomes, as far as these spaces are concerned.
        """
        place, solid, now, one, two = situation
        at = place & SPACE_MASK
        flags = place ^ at
        step, ray, following = STEP[direction], _RAY[direction], _NEXT[direction]
        after = direction + 1 & 3
        step_after, ray_after, far_after, next_after = STEP[after], _RAY[after], _FAR[after], _NEXT[after]
        departures = self.departures[after]
        older = one | two
        won = flags == self.all_flags
        found: list[Outcome] = []
        looked = 0
        drill = 0
        captured = over = False
        while True:
            # the turn ends here: next turn's fall and collapse
            cost = drill - 1 if drill else 0
            collapsed = solid | two
            touched = now | older
            for departure in departures[at] if captured else (at,):
                beyond = next_after[departure]
                if not beyond or solid & beyond:
                    looked |= beyond | _BIT[departure]
                    land = departure
                    fallen = 0
                else:
                    hit = solid & ray_after[departure]
                    if hit:
                        stop = (hit & -hit).bit_length() - 1 if after < 2 else hit.bit_length() - 1
                        looked |= _BIT[stop]
                        land = stop - step_after
                    else:
                        land = far_after[departure]
                    fallen = ray_after[departure] ^ ray_after[land]
                    looked |= fallen
                    fallen &= ~touched
                    if land >= _FIRST_OF_BOTTOM:
                        if won:
                            found.append((cost, drill, departure if captured else -1, None, 1))
                        continue
                if not two & _BIT[land]:
                    reached = (land | flags, collapsed, fallen, now, one)
                    found.append((cost, drill, departure if captured else -1, reached, 1))
            # drill one further
            below = following[at]
            if over or drill > boosts or drill == MOST_DRILLED or not below:
                return found, looked
            drill += 1
            looked |= below
            at += step
            if self.nodes & below:
                opened = solid & RANGE_BITS[at]
                looked |= RANGE_BITS[at]
                solid ^= opened
                now |= opened
                captured = over = True
                flags |= self.flags.get(at, 0)
                won = flags == self.all_flags
                if won and at in self.exits:
                    found.append((drill - 1, drill, self.exits[at], None, 1))
                continue
            solid ^= below
            now |= below
            beyond = following[at]
            looked |= beyond
            if beyond and not solid & beyond:
                hit = solid & ray[at]
                if hit:
                    stop = (hit & -hit).bit_length() - 1 if direction < 2 else hit.bit_length() - 1
                    looked |= _BIT[stop]
                    land = stop - step
                else:
                    land = _FAR[direction][at]
                fallen = ray[at] ^ ray[land]
                looked |= fallen
                now |= fallen & ~(older | now)
                at = land
                over = True
            if at >= _FIRST_OF_BOTTOM:
                if won:
                    found.append((drill - 1, drill, -1, None, 0))
                return found, looked
