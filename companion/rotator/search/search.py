"""The search on a board: which situations can be won at all, and how more boosts save turns.

The first is done by `companion.rotator.search.nogoods`. The second spends one more boost at a time, breadth
first by turns: a situation that is lost with the current boosts waits until there is one more, and one that
can't beat the best known win is dropped.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from companion.rotator.board import COLUMNS, ROWS
from companion.rotator.search.limits import Meter
from companion.rotator.search.nogoods import NoGoodSearch
from companion.rotator.search.search_state import SPACE_MASK, Ground, Outcome, Situation
from companion.rotator.state import BOOST_CACHE

ROWS_NEAR_BOTTOM = 3
"""A Node with a range that touches the bottom row is in one of this many last rows."""

LONG_SEARCH = 5000
"""From this many situations on it pays to find the lost ones first."""

Reached = tuple[int, int, Situation, "Reached | None"]
"""Boosts used, turn, situation, and what it was reached from."""

Level = dict[Situation, tuple[int, Reached | None]]
"""Situations of one turn, the fewest boosts to reach them, and their origin."""

Win = tuple[int, Reached, Outcome]
"""Turn of the win, the last situation before it, the choice made there."""

Wins = dict[int, Win]
"""By boosts used: the earliest win found."""

MOST_LINES = 1 << 61
"""More par lines than this are not counted."""


@dataclass(frozen=True, slots=True)
class Easiest:
    """The par line that takes the least care; see `companion.rotator.grade`.

    `first` is the number of its first situation, `care` the units of bits, forks and narrow turns. `steps`
    has for each turn the spaces drilled, the departure of the next turn (-1: none), how many choices there
    are, and how many keep par. `lines` counts all par lines.
    """

    first: int
    care: tuple[int, int, int]
    steps: tuple[tuple[int, int, int, int], ...]
    lines: int


class Search(Protocol):
    """The search as the solver uses it, in Python or compiled."""

    def __init__(self, ground: Ground, meter: Meter) -> None: ...

    def wins(self, situation: Situation, direction: int, boosts: int) -> bool:
        """Return whether `situation` can be won with at most `boosts`, in any number of turns."""

    def find_win(self, situation: Situation, direction: int, boosts: int) -> list[Situation] | None:
        """Return a way to win with at most `boosts`, as the situations passed, or None."""

    def spend(self, firsts: Iterable[Situation], par: int, wins: Wins) -> None:
        """Add to `wins`, which holds one at par, every earlier win with more boosts."""

    def easiest(
        self, firsts: Sequence[Situation], par: int, turns: int, units: Sequence[int]
    ) -> Easiest | None:
        """Return the par line from `firsts`, which keep par, that takes the least care.

        `units` has the bits of a choice among so many. None: this search leaves that to `grade`.
        """


class PlainSearch:
    """The search in Python, with all that it has learned about a board."""

    def __init__(self, ground: Ground, meter: Meter) -> None:
        self._ground = ground
        self._meter = meter
        self._no_goods = NoGoodSearch(ground, meter)
        self.wins = self._no_goods.wins
        self.find_win = self._no_goods.find_win
        self._par = 0
        self._wins: Wins = {}
        # by the boosts they wait for, then by turn
        self._waiting: list[dict[int, Level]] = [{} for _ in range(BOOST_CACHE + 1)]
        # by direction: examined situations, with boosts used and turn
        self._examined: tuple[dict[Situation, Reached], ...] = ({}, {}, {}, {})

    def spend(self, firsts: Iterable[Situation], par: int, wins: Wins) -> None:
        """Spend one boost more at a time, from `par` on."""
        self._par, self._wins = par, wins
        self._waiting[par][1] = dict.fromkeys(firsts, (0, None))
        for boosts in range(par, BOOST_CACHE + 1):
            self._spend(boosts)

    def easiest(self, firsts: Sequence[Situation], par: int, turns: int, units: Sequence[int]) -> None:
        """Leave it to `companion.rotator.grade`."""

    def _spend(self, boosts: int) -> None:
        """Examine, turn by turn, all situations that may win earlier than known with at most `boosts`."""
        self._meter.boosts = boosts
        levels = self._waiting[boosts]
        best = best_turn(self._wins, boosts)
        turn = 1
        while levels and (best is None or turn < best):
            level = levels.pop(turn, None)
            if level:
                self._meter.turn = turn
                best = self._look_into(level, turn, boosts, best)
            turn += 1
        levels.clear()

    def _look_into(self, level: Level, turn: int, boosts: int, best: int | None) -> int | None:
        """Make every choice in the situations of `level`; return the turn of the earliest known win."""
        direction = turn - 1 & 3
        meter, examined, waiting, wins, par = (
            self._meter,
            self._examined[direction],
            self._waiting,
            self._wins,
            self._par,
        )
        outcomes, failure_spaces = self._ground.outcomes, self._no_goods.failure_spaces
        next_levels = [levels.setdefault(turn + 1, {}) for levels in waiting]
        least = least_space(turn, best)
        for situation, (used, origin) in level.items():
            if situation[0] & SPACE_MASK < least:
                continue
            before = examined.get(situation)
            if before is not None and before[0] <= used and before[1] <= turn:
                continue
            left = boosts - used
            if left > par:
                lost = False
            elif left or boosts > par or not par or meter.situations < LONG_SEARCH:
                lost = failure_spaces(situation, direction, left) != 0
            else:  # most situations that have spent all of par are lost
                lost = not self.wins(situation, direction, left)
            if lost:
                if boosts < BOOST_CACHE:
                    enter(waiting[boosts + 1].setdefault(turn, {}), situation, used, origin)
                continue
            meter.count()
            reached: Reached = (used, turn, situation, origin)
            examined[situation] = reached
            for cost, drill, departure, after, later in outcomes(situation, direction, BOOST_CACHE - used)[0]:
                spent = used + cost
                if after is None:
                    if spent not in wins or turn + later < wins[spent][0]:
                        wins[spent] = (turn + later, reached, (cost, drill, departure, None, later))
                        best = best_turn(wins, boosts)
                elif best is None or turn + 1 < best:
                    following = next_levels[spent if spent > boosts else boosts]
                    known = following.get(after)
                    if known is None or spent < known[0]:
                        following[after] = (spent, reached)
        return best


def best_turn(wins: Wins, boosts: int) -> int | None:
    """Return the turn of the earliest of `wins` with at most `boosts`."""
    return min((win[0] for used, win in wins.items() if used <= boosts), default=None)


def enter(level: Level, situation: Situation, used: int, origin: Reached | None) -> None:
    """Enter `situation` into `level`, unless it is there with at most `used` boosts."""
    known = level.get(situation)
    if known is None or used < known[0]:
        level[situation] = (used, origin)


def least_space(turn: int, best: int | None) -> int:
    """Return the first space, from the top, that allows a win before the turn `best`.

    Between two turns that look down the board a player gets at most two rows nearer to the bottom per turn,
    by starting from below a captured Node, and wins only from a Node that touches the bottom row.
    """
    next_down = turn + (1 - turn) % 4
    if best is None or next_down < best:
        return 0
    turns_to_capture = best - 2 - turn
    if turns_to_capture < 0:
        return ROWS * COLUMNS
    return max(0, ROWS - ROWS_NEAR_BOTTOM - 2 * turns_to_capture) * COLUMNS
