"""The exact solver: the Pareto front of boost spaces and turns of a board, proven by exhaustion (R12).

First `companion.rotator.deadends` finds par, the fewest boosts with which the board can be won at all, and
learns which situations are lost. Then one search spends one boost more at a time, breadth first by turns:
what is lost with the boosts at hand waits until there is one more, and what can't beat the best win known
with as many boosts is dropped.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from heapq import nlargest

from companion.rotator.board import COLUMNS, ROWS, Board, BoardSpace
from companion.rotator.deadends import DeadEnds
from companion.rotator.play import BOOST_CACHE, Turn
from companion.rotator.situation import SPACE_MASK, Goal, Ground, Outcome, Situation

BYTES_PER_SITUATION = 1500
"""What a situation looked into takes in memory, as measured and rounded up."""

_ROWS_NEAR_BOTTOM = 3
"""A Node whose range touches the bottom row stands in one of the last rows, this many."""

_TICK = 512

_LONG_SEARCH = 5000
"""From so many situations on it pays to find out which are lost before looking into what they lead to."""

_FIRST_BEAM = 1000


@dataclass(frozen=True, slots=True)
class Limits:
    """Where to give up: seconds, megabytes (as estimated), situations looked into; None is no limit.

    Only a limit on situations stops at the same place wherever it is computed.
    """

    seconds: float | None = None
    megabytes: float | None = None
    situations: int | None = None


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the solver has come: situations looked into so far, boosts and turn it is looking at."""

    situations: int
    boosts: int
    turn: int


@dataclass(frozen=True, slots=True)
class Line:
    """A way to win: what it takes, where it starts and what is played in each turn."""

    boosts: int
    turns: int
    start: BoardSpace
    played: tuple[Turn, ...]


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


_Reached = tuple[int, int, Situation, "_Reached | None"]
"""Boosts used, turn, situation, and what it was reached from."""

_Level = dict[Situation, tuple[int, _Reached | None]]
"""Situations of one turn with the fewest boosts used to reach them, and from where."""

_Win = tuple[int, _Reached, Outcome]
"""Turn of the win, the last situation before it, the choice made there."""


def solve(
    board: Board,
    *,
    goal: Goal = Goal.BOTTOM,
    limits: Limits | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Solution:
    """Solve `board`; with `limits` the answer may be incomplete, and says so (R12).

    The goal of all Nodes wants limits: the search finds better and better lines, but hardly ever a proof.
    `progress` is called now and then; it may raise `LimitReachedError` to be given what is known so far.
    """
    return Solver(board, goal=goal, limits=limits, progress=progress).solve()


class LimitReachedError(Exception):
    """A limit stopped the search; `solve` answers with what it has, whoever asks on sees this."""


class Solver:
    """A board being solved; keeps what it learned, for whoever asks on (`companion.rotator.grade`)."""

    def __init__(
        self,
        board: Board,
        *,
        goal: Goal = Goal.BOTTOM,
        limits: Limits | None = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> None:
        self.ground = Ground(board, goal)
        self.dead_ends = DeadEnds(self.ground, self._count)
        self.situations = 0
        self._forgotten = 0
        self._goal = goal
        self._limits = limits or Limits()
        self._deadline = None if self._limits.seconds is None else time.monotonic() + self._limits.seconds
        self._progress = progress
        self._boosts = 0
        self._turn = 0
        self._next_tick = 0
        self._par = 0
        # by boosts used: the earliest win found
        self._wins: dict[int, _Win] = {}
        # by boosts they wait for, then by turn
        self._waiting: list[dict[int, _Level]] = [{} for _ in range(BOOST_CACHE + 1)]
        # by direction: what was looked into, with how many boosts used and when
        self._seen: tuple[dict[Situation, _Reached], ...] = ({}, {}, {}, {})

    def solve(self) -> Solution:
        """Return the front, as far as the limits let it be found."""
        starts = self.ground.starts()
        for start, situation in starts:
            if situation is None and self._goal is Goal.BOTTOM:
                return Solution((Line(0, 1, start, (Turn(0),)),), True, 0)
        firsts = [situation for _, situation in starts if situation is not None]
        try:
            if self._goal is Goal.ALL_NODES:
                self._widen(firsts)
            elif self._find_par(firsts):
                self._waiting[self._par][1] = dict.fromkeys(firsts, (0, None))
                for boosts in range(self._par, BOOST_CACHE + 1):
                    self._spend(boosts)
            complete = True
        except LimitReachedError:
            complete = False
        return Solution(tuple(self._front()), complete, self.situations)

    def _find_par(self, firsts: list[Situation]) -> bool:
        for boosts in range(BOOST_CACHE + 1):
            self._boosts = boosts
            for situation in firsts:
                way = self.dead_ends.way_out(situation, 0, boosts)
                if way is not None:
                    self._par = boosts
                    self._note_way(way, boosts)
                    return True
        return False

    def _note_way(self, way: list[Situation], boosts: int) -> None:
        """Enter the first win found as the one to beat."""
        reached: _Reached = (0, 1, way[0], None)
        for situation in way[1:]:
            used, turn, before, _ = reached
            cost = self._choice(before, turn, boosts - used, situation)[0]
            reached = (used + cost, turn + 1, situation, reached)
        used, turn, last, _ = reached
        choice = self._choice(last, turn, boosts - used, None)
        self._wins[used + choice[0]] = (turn + choice[4], reached, choice)

    def _choice(self, situation: Situation, turn: int, boosts: int, after: Situation | None) -> Outcome:
        """Return the cheapest choice by which `situation` leads to `after`, or to a win."""
        outcomes, _ = self.ground.outcomes(situation, turn - 1 & 3, boosts)
        return min((o for o in outcomes if o[3] == after), key=lambda outcome: (outcome[0], outcome[4]))

    def _count(self) -> None:
        self.situations += 1
        if self.situations >= self._next_tick:
            self._tick()

    def _tick(self) -> None:
        """Report, and stop where a limit is reached."""
        limits = self._limits
        if self._progress is not None:
            self._progress(Progress(self.situations, self._boosts, self._turn))
        if limits.situations is not None and self.situations > limits.situations:
            raise LimitReachedError
        if self._deadline is not None and time.monotonic() > self._deadline:
            raise LimitReachedError
        held = (self.situations - self._forgotten) * BYTES_PER_SITUATION
        if limits.megabytes is not None and held > limits.megabytes * 1e6:
            raise LimitReachedError
        self._next_tick = self.situations + _TICK
        if limits.situations is not None:
            self._next_tick = min(self._next_tick, limits.situations + 1)

    def _best_turn(self, boosts: int) -> int | None:
        """Return the turn of the earliest win known with at most `boosts`."""
        return min((win[0] for used, win in self._wins.items() if used <= boosts), default=None)

    def _spend(self, boosts: int) -> None:
        """Look into all that may win earlier than known with at most `boosts`, turn by turn."""
        self._boosts = boosts
        levels = self._waiting[boosts]
        best = self._best_turn(boosts)
        turn = 1
        while levels and (best is None or turn < best):
            level = levels.pop(turn, None)
            if level:
                self._turn = turn
                best = self._look_into(level, turn, boosts, best)
            turn += 1
        levels.clear()

    def _look_into(self, level: _Level, turn: int, boosts: int, best: int | None) -> int | None:
        """Make every choice in the situations of `level`; return the turn of the earliest win then known."""
        direction = turn - 1 & 3
        seen, waiting, wins, par = self._seen[direction], self._waiting, self._wins, self._par
        count, outcomes, looked_at = self._count, self.ground.outcomes, self.dead_ends.looked_at
        next_levels = [levels.setdefault(turn + 1, {}) for levels in waiting]
        least = _least_space(turn, best)
        for situation, (used, origin) in level.items():
            if situation[0] & SPACE_MASK < least:
                continue
            before = seen.get(situation)
            if before is not None and before[0] <= used and before[1] <= turn:
                continue
            left = boosts - used
            if left > par:
                lost = False
            elif left or boosts > par or not par or self.situations < _LONG_SEARCH:
                lost = looked_at(situation, direction, left) != 0
            else:  # most that have spent all of par on the way are lost
                lost = not self.dead_ends.wins(situation, direction, left)
            if lost:
                if boosts < BOOST_CACHE:
                    _enter(waiting[boosts + 1].setdefault(turn, {}), situation, used, origin)
                continue
            count()
            reached: _Reached = (used, turn, situation, origin)
            seen[situation] = reached
            for cost, drill, departure, after, later in outcomes(situation, direction, BOOST_CACHE - used)[0]:
                spent = used + cost
                if after is None:
                    if spent not in wins or turn + later < wins[spent][0]:
                        wins[spent] = (turn + later, reached, (cost, drill, departure, None, later))
                        best = self._best_turn(boosts)
                elif best is None or turn + 1 < best:
                    following = next_levels[spent if spent > boosts else boosts]
                    known = following.get(after)
                    if known is None or spent < known[0]:
                        following[after] = (spent, reached)
        return best

    def _widen(self, firsts: list[Situation]) -> None:
        """Search in ever wider beams, until one is so wide that nothing had to be left out.

        Capturing all Nodes takes most of the cache, so a proof that few boosts can't do it is out of reach
        for all but tiny searches; beams find ways in seconds where there are any.
        """
        width = _FIRST_BEAM
        while not self._follow_beam(firsts, width):
            self._forgotten = self.situations
            width *= 2

    def _follow_beam(self, firsts: list[Situation], width: int) -> bool:
        """Go breadth first, keeping `width` situations a turn; tell whether those were all there were."""
        level: _Level = dict.fromkeys(firsts, (0, None))
        seen: tuple[dict[Situation, int], ...] = ({}, {}, {}, {})
        whole = True
        turn = 1
        while level:
            self._turn = turn
            following: _Level = {}
            for situation, (used, origin) in level.items():
                self._count()
                reached: _Reached = (used, turn, situation, origin)
                choices, _ = self.ground.outcomes(situation, turn - 1 & 3, BOOST_CACHE - used)
                for choice in choices:
                    spent = used + choice[0]
                    after, won = choice[3], turn + choice[4]
                    best = self._best_turn(spent)
                    if best is not None and best <= won:
                        continue
                    if after is None:
                        self._wins[spent] = (won, reached, choice)
                    elif seen[turn & 3].get(after, spent + 1) > spent:
                        _enter(following, after, spent, reached)
            if len(following) > width:
                whole = False
                following = dict(nlargest(width, following.items(), key=_promise))
            for situation, (used, _) in following.items():
                seen[turn & 3][situation] = used
            level = following
            turn += 1
        return whole

    def _front(self) -> list[Line]:
        front: list[Line] = []
        for used, win in sorted(self._wins.items()):
            if not front or win[0] < front[-1].turns:
                front.append(self._line(used, win))
        return front

    def _line(self, used: int, win: _Win) -> Line:
        """Write down the turns that lead to `win`."""
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


def _enter(level: _Level, situation: Situation, used: int, origin: _Reached | None) -> None:
    known = level.get(situation)
    if known is None or used < known[0]:
        level[situation] = (used, origin)


def _promise(entry: tuple[Situation, tuple[int, _Reached | None]]) -> int:
    """Rate a situation for the goal of all Nodes: a Node captured is worth two boosts."""
    situation, (used, _) = entry
    return 2 * (situation[0] & ~SPACE_MASK).bit_count() - used


def _least_space(turn: int, best: int | None) -> int:
    """Return the first space, counted from the top, from which a win before the turn `best` is possible.

    Between two turns that look down the board a player comes at most two rows nearer to the bottom a turn,
    by departing from below a captured Node, and wins only from a Node that touches the bottom row.
    """
    next_down = turn + (1 - turn) % 4
    if best is None or next_down < best:
        return 0
    turns_to_capture = best - 2 - turn
    if turns_to_capture < 0:
        return ROWS * COLUMNS
    return max(0, ROWS - _ROWS_NEAR_BOTTOM - 2 * turns_to_capture) * COLUMNS
