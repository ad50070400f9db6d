"""The exact solver: the Pareto front of boosts and turns of a board, proven by exhaustion (R12).

First it finds par, the fewest boosts that can win the board, then whether more boosts save turns. The search
is in `search`; if numba is installed, `compiled` does long searches with the same result, many times faster.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

from companion.rotator.board import Board, BoardSpace, name_of
from companion.rotator.search.all_nodes import search_all_nodes
from companion.rotator.search.limits import LimitReachedError, Limits, Meter, Progress, SearchTooLongError
from companion.rotator.search.search import (
    Easiest,
    PlainSearch,
    Reached,
    Search,
    Win,
    Wins,
)
from companion.rotator.search.search_state import Goal, Ground, Outcome, Situation
from companion.rotator.search.turn_bound import TurnBound
from companion.rotator.state import BOOST_CACHE, Turn

SWITCH_AFTER = 100_000
"""Situations to examine in Python before the compiled search is loaded and starts again from the beginning.

They take about twice as long as loading it, 0.7 s. Only one board in thirty is so hard that the first user
on a computer must wait about 20 s for compiling.
"""


class Compiled(enum.Enum):
    """When to use the compiled search, if numba is installed."""

    NEVER = "never"
    IF_LONG = "if long"
    """Once the search in Python has taken longer than loading the compiled one."""

    AT_ONCE = "at once"


@dataclass(frozen=True, slots=True)
class Line:
    """A way to win: its boosts and turns, its start, and the moves of each turn."""

    boosts: int
    turns: int
    start: BoardSpace
    played: tuple[Turn, ...]

    def __str__(self) -> str:
        """Return the way as players note it: ``start red:I10: 3, from red:I5 2, 0``."""
        return f"start {name_of(self.start)}: {', '.join(map(str, self.played))}"


@dataclass(frozen=True, slots=True)
class Solution:
    """The front by rising boosts; `complete` if every entry, and that fewer boosts can't win, is proven."""

    front: tuple[Line, ...]
    complete: bool
    situations: int

    @property
    def par(self) -> Line | None:
        """The line with the fewest boosts and, with these, the fewest turns; None if there is no win."""
        return self.front[0] if self.front else None


def solve(
    board: Board,
    *,
    goal: Goal = Goal.BOTTOM,
    limits: Limits | None = None,
    progress: Callable[[Progress], None] | None = None,
    compiled: Compiled = Compiled.IF_LONG,
    first_win: bool = False,
) -> Solution:
    """Solve `board`; with `limits` the answer may be incomplete, and says so (R12).

    The goal of all Nodes needs limits: the search finds better and better lines, but hardly ever a proof.
    With `first_win` it stops at the first.
    `progress` is called now and then; it may raise `LimitReachedError` to get the result so far.
    """
    solver = Solver(
        board, goal=goal, limits=limits, progress=progress, compiled=compiled, first_win=first_win
    )
    return solver.solve()


class Solver:
    """A board being solved; it keeps what it learned for further questions (`companion.rotator.grade`)."""

    def __init__(
        self,
        board: Board,
        *,
        goal: Goal = Goal.BOTTOM,
        limits: Limits | None = None,
        progress: Callable[[Progress], None] | None = None,
        compiled: Compiled = Compiled.IF_LONG,
        first_win: bool = False,
    ) -> None:
        self.ground = Ground(board, goal)
        self.bound = TurnBound(self.ground)
        self._goal = goal
        self._first_win = first_win
        self._meter = Meter(limits or Limits(), progress)
        self._wins: Wins = {}
        self._search: Search = PlainSearch(self.ground, self.bound, self._meter)
        if goal is Goal.BOTTOM and _numba_is_installed():
            if compiled is Compiled.AT_ONCE:
                self._search = self._quickest_search()
            elif compiled is Compiled.IF_LONG:
                self._meter.switch_after = SWITCH_AFTER

    @property
    def situations(self) -> int:
        """How many situations were examined."""
        return self._meter.situations

    @property
    def work(self) -> int:
        """The work done, in situations, as `Limits` explains."""
        return self._meter.work

    def solve(self) -> Solution:
        """Return the front that is found within the limits."""
        starts = self.ground.starts()
        for start, situation in starts:
            if situation is None and self._goal is Goal.BOTTOM:
                return Solution((Line(0, 1, start, (Turn(0),)),), True, 0)
        firsts = [situation for _, situation in starts if situation is not None]
        proven = True
        try:
            if self._goal is Goal.ALL_NODES:
                proven = search_all_nodes(self.ground, self._meter, firsts, self._wins, self._first_win)
            else:
                try:
                    self._find_front(firsts)
                except SearchTooLongError:
                    self._wins.clear()
                    self._meter.start_again()
                    self._search = self._quickest_search()
                    self._find_front(firsts)
            self._meter.check_work()
            complete = proven
        except LimitReachedError:
            complete = False
        self._meter.switch_after = math.inf
        return Solution(tuple(self._front()), complete, self.situations)

    def wins(self, situation: Situation, direction: int, boosts: int) -> bool:
        """Return whether `situation` can be won with at most `boosts`, in any number of turns.

        Raises:
            LimitReachedError: a limit of the solver stopped the search.
        """
        return self._search.wins(situation, direction, boosts)

    def easiest(
        self, firsts: Sequence[Situation], par: int, turns: int, units: Sequence[int]
    ) -> Easiest | None:
        """Return the par line from `firsts` that takes the least care, None if only `grade` can find it.

        Raises:
            LimitReachedError: a limit of the solver stopped the search.
        """
        return self._search.easiest(firsts, par, turns, units)

    def count_decisions(self, number: int) -> None:
        """Count decisions on the way to par as work.

        Raises:
            LimitReachedError: this exceeds a limit.
        """
        self._meter.decided += number
        self._meter.check_work()

    def _quickest_search(self) -> Search:
        return (_compiled_search() or PlainSearch)(self.ground, self.bound, self._meter)

    def _find_front(self, firsts: list[Situation]) -> None:
        for boosts in range(BOOST_CACHE + 1):
            self._meter.boosts = boosts
            for situation in firsts:
                way = self._search.find_win(situation, 0, boosts)
                if way is not None:
                    self._note_way(way, boosts)
                    self._search.spend(firsts, boosts, self._wins)
                    return

    def _note_way(self, way: list[Situation], boosts: int) -> None:
        """Enter the first win as the one to beat."""
        reached: Reached = (0, 1, way[0], None)
        for situation in way[1:]:
            used, turn, before, _ = reached
            cost = self._choice(before, turn, boosts - used, situation)[0]
            reached = (used + cost, turn + 1, situation, reached)
        used, turn, last, _ = reached
        choice = self._choice(last, turn, boosts - used, None)
        self._wins[used + choice[0]] = (turn + choice[4], reached, choice)

    def _choice(self, situation: Situation, turn: int, boosts: int, after: Situation | None) -> Outcome:
        """Return the cheapest choice from `situation` to `after`, or to a win."""
        outcomes, _ = self.ground.outcomes(situation, turn - 1 & 3, boosts)
        return min((o for o in outcomes if o[3] == after), key=lambda outcome: (outcome[0], outcome[4]))

    def _front(self) -> list[Line]:
        front: list[Line] = []
        for used, win in sorted(self._wins.items()):
            if not front or win[0] < front[-1].turns:
                front.append(self._line(used, win))
        return front

    def _line(self, used: int, win: Win) -> Line:
        turns, reached, last = win
        choices = [last]
        while reached[3] is not None:
            before = reached[3]
            choices.append(self._choice(before[2], before[1], reached[0] - before[0], reached[2]))
            reached = before
        first = reached[2]
        played: list[Turn] = []
        departure = -1
        for choice in reversed(choices):
            played.append(Turn(choice[1], None if departure < 0 else BoardSpace(departure)))
            departure = choice[2]
        if last[4]:
            played.append(Turn(0, None if departure < 0 else BoardSpace(departure)))
        start = next(start for start, situation in self.ground.starts() if situation == first)
        return Line(used, turns, start, tuple(played))


@cache
def _numba_is_installed() -> bool:
    return find_spec("numba") is not None


@cache
def _compiled_search() -> type[Search] | None:
    """Return the compiled search, None if numba doesn't work."""
    try:
        from companion.rotator.search.compiled import CompiledSearch  # noqa: PLC0415 - numba takes long to load
    except (ImportError, RuntimeError):  # numba does not fit this numpy, or has no cache folder
        return None
    return CompiledSearch
