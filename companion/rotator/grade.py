"""How hard a Rotator board is: how much care its easiest par line needs, how often it tempts away, and luck.

For each turn of a par line (fewest boosts, then fewest turns) this compares the choices that are not lost
in the next collapse with those that can still win with par boosts, in any number of turns. A careful player
without a plan keeps par with probability 2 ** -bits. The bits of a board are the least over all its par
lines, so they belong to the board, not to the line that a search happens to find. A choice is a number of
spaces to drill, with the remaining boosts, and after a capture the line of the range to start from: all
spaces of a line fall to the same space.
"""

from __future__ import annotations

import enum
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from math import log2
from operator import add
from typing import Any

from companion.data import read_data
from companion.rotator.board import TOP_ROW, BoardSpace
from companion.rotator.luck import lucky_wins
from companion.rotator.search.search import MOST_LINES, Easiest
from companion.rotator.search.search_state import Situation
from companion.rotator.search.solve import Line, Solution, Solver
from companion.rotator.state import BOOST_CACHE, Turn


class Level(enum.Enum):
    """How hard a board is, from its bits and forks."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


def level_of(bits: float, forks: float, turns: int, lucky_wins: float | None = None) -> Level:
    """Return the level of a board with these bits and forks, so many turns at par, and such a share of wins.

    The bounds are in ``layouts/rotator/levels.toml``. Hard and expert boards need as many forks as half of
    all boards of their length have; a board with fewer is long, not hard, and medium. An expert board is also
    seldom won by luck (see `companion.rotator.luck`); one that is won more often, or of which that isn't
    known, is hard.
    """
    bounds = _bounds()
    if bits < bounds["medium"]:
        return Level.EASY
    if bits < bounds["hard"] or forks < median_forks(turns):
        return Level.MEDIUM
    if bits < bounds["expert"] or lucky_wins is None or lucky_wins > bounds["luck"]:
        return Level.HARD
    return Level.EXPERT


def may_be_expert(bits: float, forks: float, turns: int) -> bool:
    """Return whether a board with these bits and forks, and so many turns at par, is expert but for luck."""
    return level_of(bits, forks, turns, lucky_wins=0) is Level.EXPERT


def median_forks(turns: int) -> float:
    """Return the median of the forks of boards with so many turns at par, as measured once."""
    forks: list[dict[str, float]] = _bounds()["forks"]
    return next((entry["median"] for entry in reversed(forks) if turns >= entry["turns"]), 0.0)


@cache
def _bounds() -> dict[str, Any]:
    return read_data("layouts/rotator/levels.toml", lambda path: tomllib.loads(path.read_text("utf-8")))


@dataclass(frozen=True, slots=True)
class Grade:
    """How hard a board is.

    `line` is the par line with the fewest bits; among equals that with the fewest forks, then with the fewest
    narrow turns. `forks` is the share of its turns that leave two or more choices, at least one of which
    gives par away, and `narrow_turns` counts those in which only one choice keeps par. In `riskiest_turn`
    the smallest share of the choices keeps it. `good_starts` counts the starts that keep par, `par_lines`
    all lines that reach it, up to `search.MOST_LINES`. `lucky_wins` is the share of games that careful
    players win by luck; it is None where bits and forks alone make the level.
    """

    bits: float
    forks: float
    narrow_turns: int
    good_starts: int
    par_lines: int
    riskiest_turn: int
    line: Line
    lucky_wins: float | None = None

    @property
    def level(self) -> Level:
        """The level for the bits, the forks and the luck."""
        return level_of(self.bits, self.forks, self.line.turns, self.lucky_wins)


def grade(solver: Solver, solution: Solution) -> Grade:
    """Grade the board of `solver`, of which `solution` is the front.

    Raises:
        ValueError: the solution is not proven, or the board can't be won or is won in turn 1.
        LimitReachedError: a limit of the solver stopped it.
    """
    par_line = solution.par
    if par_line is None or par_line.turns == 1 or not solution.complete:
        raise ValueError("only a board with a win after turn 1 and a proven front can be graded")
    graded = _Grader(solver, par_line.boosts, par_line.turns).grade()
    if may_be_expert(graded.bits, graded.forks, par_line.turns):
        return replace(graded, lucky_wins=lucky_wins(solver.ground))
    return graded


_Key = tuple[Situation, int]
"""A situation, and how many boosts of par are left."""

_Choice = tuple[int, int, _Key | None]
"""Spaces drilled, departure of the next turn (-1: none), and where it leads; None is a win."""

_Care = tuple[int, int, int]
"""Bits in units, forks, narrow turns."""

_UNIT = 1 << 40


@cache
def _units(number: int) -> int:
    """Return log2 of `number` in whole units, which add up exactly: equal chances stay equal."""
    factor = next(factor for factor in range(2, number + 1) if number % factor == 0) if number > 1 else 1
    return round(log2(number) * _UNIT) if factor == number else _units(factor) + _units(number // factor)


@cache
def _all_units() -> tuple[int, ...]:
    """Return the units of so many choices, up to more than a situation can have."""
    return (0, *(_units(number) for number in range(1, 32)))


@dataclass(frozen=True, slots=True)
class _Decision:
    """A situation on the way: how many choices there are, how many keep par, and where those lead."""

    choices: int
    keeping: tuple[_Choice, ...]

    @property
    def care(self) -> _Care:
        """What this turn takes."""
        choices, keeping = self.choices, len(self.keeping)
        return _units(choices) - _units(keeping), int(choices > keeping), int(keeping == 1)


@dataclass(frozen=True, slots=True)
class _Rest:
    """From a situation to a win at par: the least care, the choice that begins it, the number of lines."""

    care: _Care
    choice: _Choice
    lines: int


_Decisions = list[dict[_Key, _Decision]]
_Rests = list[dict[_Key, _Rest]]


class _Grader:
    def __init__(self, solver: Solver, par: int, turns: int) -> None:
        self._solver = solver
        self._par = par
        self._turns = turns

    def grade(self) -> Grade:
        starts: dict[BoardSpace, Situation] = {
            start: situation
            for start, situation in self._solver.ground.starts()
            if situation is not None and self._solver.wins(situation, 0, self._par)
        }
        firsts = list(starts.values())
        easiest = self._solver.easiest(firsts, self._par, self._turns, _all_units()) or self._easiest(firsts)
        units, forks, narrow_turns = easiest.care
        risks = [_units(choices) - _units(keeping) for _, _, choices, keeping in easiest.steps]
        return Grade(
            bits=(units + _units(len(TOP_ROW)) - _units(len(starts))) / _UNIT,
            forks=forks / self._turns,
            narrow_turns=narrow_turns,
            good_starts=len(starts),
            par_lines=easiest.lines,
            riskiest_turn=risks.index(max(risks)) + 1,
            line=self._line(list(starts)[easiest.first], easiest),
        )

    def _easiest(self, firsts: Iterable[Situation]) -> Easiest:
        keys = [(situation, self._par) for situation in firsts]
        decisions = self._decisions(keys)
        rests = self._rests(decisions)
        in_time = [number for number, key in enumerate(keys) if key in rests[0]]
        first = min(in_time, key=lambda number: rests[0][keys[number]].care)
        steps = []
        key: _Key | None = keys[first]
        for decided, rest in zip(decisions, rests, strict=True):
            if key is None:
                break
            drill, departure, following = rest[key].choice
            steps.append((drill, departure, decided[key].choices, len(decided[key].keeping)))
            key = following
        lines = min(sum(rests[0][keys[number]].lines for number in in_time), MOST_LINES)
        return Easiest(first, rests[0][keys[first]].care, tuple(steps), lines)

    def _decisions(self, firsts: Iterable[_Key]) -> _Decisions:
        """Return, by turn, every situation in which par is kept and a win at par may still come in time."""
        decisions: _Decisions = []
        ground, bound = self._solver.ground, self._solver.bound
        level = dict.fromkeys(firsts)
        for index in range(self._turns):
            near = bound.spaces(self._turns - 1 - index)[index & 3]
            decided = {
                (situation, left): self._decision(situation, index, left)
                for situation, left in level
                if near[left] & ground.positions(situation)
            }
            decisions.append(decided)
            self._solver.count_decisions(len(decided))
            level = dict.fromkeys(
                key
                for decision in decided.values()
                for _, _, key in decision.keeping
                if key is not None and key is not _LATE
            )
        return decisions

    def _decision(self, situation: Situation, index: int, left: int) -> _Decision:
        outcomes, _ = self._solver.ground.outcomes(situation, index & 3, BOOST_CACHE - self._par + left)
        keeping: list[_Choice] = []
        for cost, drill, departure, after, later in outcomes:
            if cost > left:
                continue
            if after is None:
                keeping.append((drill, departure, None if index + later < self._turns else _LATE))
            elif self._solver.wins(after, index + 1 & 3, left - cost):
                keeping.append((drill, departure, (after, left - cost)))
        return _Decision(len(outcomes), tuple(keeping))

    def _rests(self, decisions: _Decisions) -> _Rests:
        """Return, by turn, how each situation goes on to a win at par, if it can in time."""
        rests: _Rests = []
        later: dict[_Key, _Rest] = {}
        for decided in reversed(decisions):
            now: dict[_Key, _Rest] = {}
            for key, decision in decided.items():
                ways = [
                    (choice, _WON if choice[2] is None else later[choice[2]])
                    for choice in decision.keeping
                    if choice[2] is None or choice[2] in later
                ]
                if ways:
                    choice, rest = min(ways, key=lambda way: way[1].care)
                    units, forks, narrow = map(add, rest.care, decision.care)
                    lines = min(sum(way[1].lines for way in ways), MOST_LINES)
                    now[key] = _Rest((units, forks, narrow), choice, lines)
            rests.insert(0, now)
            later = now
        return rests

    def _line(self, start: BoardSpace, easiest: Easiest) -> Line:
        departures = [-1, *(departure for _, departure, _, _ in easiest.steps)]
        drills = [drill for drill, _, _, _ in easiest.steps]
        if len(drills) < self._turns:
            drills.append(0)  # won by the fall of the last turn
        played = (
            Turn(drill, None if departure < 0 else BoardSpace(departure))
            for drill, departure in zip(drills, departures, strict=False)
        )
        return Line(self._par, self._turns, start, tuple(played))


_WON = _Rest((0, 0, 0), (0, -1, None), 1)

_LATE: _Key = ((0, 0, 0, 0, 0), 0)
"""What a win leads to that comes after the turns at par."""
