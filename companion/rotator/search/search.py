"""The search on a board: which situations can be won at all, and how more boosts save turns.

The first is done by `companion.rotator.search.nogoods`. The second spends one more boost at a time, breadth
first by turns: a situation that is lost with the current boosts, or by `turn_bound` too far from a win, waits
until there is one more, and one that can't beat the best known win is dropped.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from companion.rotator.search.limits import Meter
from companion.rotator.search.nogoods import NoGoodSearch
from companion.rotator.search.search_state import Ground, Outcome, Situation
from companion.rotator.search.turn_bound import TurnBound
from companion.rotator.state import BOOST_CACHE

Reached = tuple[int, int, Situation, "Reached | None"]
"""Boosts used, turn, situation, and what it was reached from."""

Level = dict[Situation, tuple[int, Reached | None]]
"""Situations of one turn, the fewest boosts to reach them, and their origin."""

Win = tuple[int, Reached, Outcome]
"""Turn of the win, the last situation before it, the choice made there."""

Wins = dict[int, Win]
"""By boosts used: the earliest win found."""

NO_TURN = 1 << 30
"""Later than any turn."""

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

    def __init__(self, ground: Ground, bound: TurnBound, meter: Meter) -> None: ...

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

    def __init__(self, ground: Ground, bound: TurnBound, meter: Meter) -> None:
        self._ground = ground
        self._meter = meter
        self._bound = bound
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
        while levels and turn < best:
            level = levels.pop(turn, None)
            if level:
                self._meter.turn = turn
                best = self._look_into(level, turn, boosts, best)
            turn += 1
        levels.clear()

    def _look_into(self, level: Level, turn: int, boosts: int, best: int) -> int:
        """Make the choices in the situations of `level`; return the turn of the earliest known win.

        A situation with choices that take more boosts waits for these with itself as its origin.
        """
        direction = turn - 1 & 3
        meter, examined, wins, par = self._meter, self._examined[direction], self._wins, self._par
        outcomes, positions = self._ground.outcomes, self._ground.positions
        failure_spaces = self._no_goods.failure_spaces
        waiting = self._waiting[boosts + 1 :]
        next_level = self._waiting[boosts].setdefault(turn + 1, {})
        near, near_after = self._near(turn, best)
        for situation, (used, origin) in level.items():
            at = positions(situation)
            if not near[BOOST_CACHE - used] & at:
                continue
            before = examined.get(situation)
            if before is not None and before is not origin and before[0] <= used and before[1] <= turn:
                continue
            left = boosts - used
            if not near[left] & at or (left <= par and failure_spaces(situation, direction, left)):
                if waiting:
                    enter(waiting[0].setdefault(turn, {}), situation, used, origin)
                continue
            meter.count()
            if origin is not None and origin[1] == turn:
                reached = origin
            else:
                reached = examined[situation] = (used, turn, situation, origin)
            more = len(waiting) + 1  # boosts that the next choice takes
            for cost, drill, departure, after, later in outcomes(situation, direction, BOOST_CACHE - used)[0]:
                spent = used + cost
                if after is None:
                    if spent not in wins or turn + later < wins[spent][0]:
                        wins[spent] = (turn + later, reached, (cost, drill, departure, None, later))
                        best = best_turn(wins, boosts)
                        near, near_after = self._near(turn, best)
                elif near_after[BOOST_CACHE - spent] & positions(after):
                    if spent > boosts:
                        more = min(more, spent - boosts)
                    else:
                        enter(next_level, after, spent, reached)
            if more <= len(waiting):
                enter(waiting[more - 1].setdefault(turn, {}), situation, used, reached)
        return best

    def _near(self, turn: int, best: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the spaces, by boosts, from which one may win before `best`: in this turn, in the next."""
        spaces = self._bound.spaces
        return spaces(best - 1 - turn)[turn - 1 & 3], spaces(best - 2 - turn)[turn & 3]


def best_turn(wins: Wins, boosts: int) -> int:
    """Return the turn of the earliest of `wins` with at most `boosts`, `NO_TURN` if there is none."""
    return min((win[0] for used, win in wins.items() if used <= boosts), default=NO_TURN)


def enter(level: Level, situation: Situation, used: int, origin: Reached | None) -> None:
    """Enter `situation` into `level`, unless it is there with at most `used` boosts."""
    known = level.get(situation)
    if known is None or used < known[0]:
        level[situation] = (used, origin)
