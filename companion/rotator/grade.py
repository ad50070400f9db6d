"""How hard a Rotator board is: how much care its best line needs.

For each turn of the par line (fewest boosts, then fewest turns) this compares the choices that are not lost
in the next collapse with those that can still win with par boosts, in any number of turns. A careful player
without a plan keeps par with probability 2 ** -bits. A choice is a number of spaces to drill, with the
remaining boosts, and after a capture the line of the range to start from: all spaces of a line fall to the
same space.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from math import log2

from companion.rotator.board import TOP_ROW
from companion.rotator.search.search_state import Situation
from companion.rotator.search.solve import Line, Solution, Solver
from companion.rotator.state import BOOST_CACHE


class Level(enum.Enum):
    """How hard a board is, from its bits."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


_LEVEL_FROM = ((40, Level.EXPERT), (24, Level.HARD), (16, Level.MEDIUM))


def level_of(bits: float) -> Level:
    """Return the level of a board with these bits: medium from 16, hard from 24, expert from 40."""
    return next((level for least, level in _LEVEL_FROM if bits >= least), Level.EASY)


@dataclass(frozen=True, slots=True)
class Grade:
    """How hard a board is.

    `narrow_turns` counts the turns of the par line in which only one choice keeps par, `good_starts` the
    starts that keep it.
    """

    bits: float
    narrow_turns: int
    good_starts: int

    @property
    def level(self) -> Level:
        """The level for the bits."""
        return level_of(self.bits)


def grade(solver: Solver, solution: Solution) -> Grade:
    """Grade the board of `solver` along the par line of its `solution`.

    Raises:
        ValueError: the solution is not proven, or the board can't be won.
        LimitReachedError: a limit of the solver stopped it.
    """
    par_line = solution.par
    if par_line is None or not solution.complete:
        raise ValueError("only a board with a win and a proven front can be graded")
    return _Grader(solver, par_line).grade()


class _Grader:
    def __init__(self, solver: Solver, line: Line) -> None:
        self._solver = solver
        self._line = line

    def grade(self) -> Grade:
        line = self._line
        starts = dict(self._solver.ground.starts())
        good_starts = sum(self._keeps_par(situation, 0, line.boosts) for situation in starts.values())
        bits = log2(len(TOP_ROW) / good_starts)
        narrow_turns = 0
        situation = starts[line.start]
        left = line.boosts
        cache = BOOST_CACHE
        for index, turn in enumerate(line.played):
            if situation is None:  # won by the fall of this turn, without a choice
                break
            departure = self._departure(index + 1)
            outcomes, _ = self._solver.ground.outcomes(situation, index & 3, cache)
            keeping = sum(
                self._keeps_par(after, index + 1 & 3, left - cost) for cost, _, _, after, _ in outcomes
            )
            bits += log2(len(outcomes) / keeping)
            narrow_turns += keeping == 1
            cost, situation = next((o[0], o[3]) for o in outcomes if o[1:3] == (turn.drill, departure))
            left -= cost
            cache -= cost
        return Grade(bits, narrow_turns, good_starts)

    def _departure(self, index: int) -> int:
        played = self._line.played
        start = played[index].start if index < len(played) else None
        return -1 if start is None else start

    def _keeps_par(self, situation: Situation | None, direction: int, boosts: int) -> bool:
        """Return whether `situation`, or a win (None), is possible with the rest of par."""
        if boosts < 0:
            return False
        if situation is None:
            return True
        return self._solver.wins(situation, direction, boosts)
