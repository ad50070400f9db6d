"""How hard a Rotator board is: the care that its easiest par line needs, temptations, and luck.

For each turn of a par line (fewest boosts, then fewest turns) this compares the choices that are
not lost in the next collapse with those that can still win with par boosts, in any number of turns.
A careful player without a plan keeps par with probability 2 ** -bits. The bits of a board are the
least over all its par lines, so they belong to the board, not to the line that a search happens to
find. A choice is a number of spaces to drill, with the remaining boosts, and after a capture the
line of the range to start from: all spaces of a line fall to the same space.
"""

import enum
import random
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from math import isqrt, log2
from typing import Any

from companion.data import read_data
from companion.rotator.board import TOP_ROW
from companion.rotator.search.solve import LimitReachedError, Line, Solution, Solver


class Level(enum.Enum):
    """How hard a board is, from its bits and forks."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


def level_of(bits: float, forks: float, turns: int, lucky_wins: float | None = None) -> Level:
    """Return the level of a board with these bits, forks, turns at par, and share of lucky wins.

    The bounds are in ``layouts/rotator/levels.toml``. Hard and expert boards need as many forks as
    half of all boards of their length have; a board with fewer is long, not hard, and medium. An
    expert board is also seldom won by luck (see `lucky_wins`); one that is won more
    often, or of which that isn't known, is hard.
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
    """Return whether a board with these bits, forks and turns at par is expert but for luck."""
    return level_of(bits, forks, turns, lucky_wins=0) is Level.EXPERT


def median_forks(turns: int) -> float:
    """Return the median of the forks of boards with so many turns at par, as measured once."""
    forks: list[dict[str, float]] = _bounds()["forks"]
    return next((entry["median"] for entry in reversed(forks) if turns >= entry["turns"]), 0.0)


@cache
def _bounds() -> dict[str, Any]:
    return read_data(
        "layouts/rotator/levels.toml", lambda path: tomllib.loads(path.read_text("utf-8"))
    )


@dataclass(frozen=True, slots=True)
class Grade:
    """How hard a board is.

    `line` is the par line with the fewest bits; among equals that with the fewest forks, then with
    the fewest narrow turns. `forks` is the share of its turns that leave two or more choices, at
    least one of which gives par away, and `narrow_turns` counts those in which only one choice
    keeps par. In `riskiest_turn` the smallest share of the choices keeps it. `good_starts` counts
    the starts that keep par, `par_lines` all lines that reach it, up to 2^61. `lucky_wins` is the
    share of games that careful players win by luck; it is None where bits and forks alone make the
    level.
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


def solved_and_graded(solver: Solver) -> tuple[Solution, Grade | None]:
    """Solve the board of `solver` and grade it, as far as it can be within the limits.

    The solution of a board that is graded has the par line that is graded: every program shows the
    same.
    """
    solution = solver.solve()
    if not solution.complete or solution.par is None or solution.par.turns == 1:
        return solution, None
    try:
        graded = grade(solver, solution)
    except LimitReachedError:
        return solution, None
    return replace(solution, front=(graded.line, *solution.front[1:])), graded


def grade(solver: Solver, solution: Solution) -> Grade:
    """Grade the board of `solver`, of which `solution` is the front.

    Raises ValueError if the solution is not proven, or the board can't be won or is won in turn 1;
    LimitReachedError if a limit of the solver stopped it.
    """
    par_line = solution.par
    if par_line is None or par_line.turns == 1 or not solution.complete:
        raise ValueError("only a board with a win after turn 1 and a proven front can be graded")
    found = solver.par_line(par_line.boosts, par_line.turns, _ALL_UNITS)
    risks = [_units(choices) - _units(keep) for choices, keep in found.choices]
    graded = Grade(
        bits=(found.units + _units(len(TOP_ROW)) - _units(found.good_starts)) / _UNIT,
        forks=found.forks / par_line.turns,
        narrow_turns=found.narrow_turns,
        good_starts=found.good_starts,
        par_lines=found.lines,
        riskiest_turn=risks.index(max(risks)) + 1,
        line=found.line,
    )
    if may_be_expert(graded.bits, graded.forks, par_line.turns):
        return replace(graded, lucky_wins=lucky_wins(solver))
    return graded


_UNIT = 1 << 40


def _units(number: int) -> int:
    """Return log2 of `number` in whole units, which add up exactly: equal chances stay equal."""
    smaller = range(2, isqrt(number) + 1)
    factor = next((factor for factor in smaller if number % factor == 0), None)
    if factor is None:
        return round(log2(number) * _UNIT)
    return _units(factor) + _units(number // factor)


_ALL_UNITS = (0, *map(_units, range(1, 32)))
"""By a number of choices their units, up to more than a situation can have."""


# -- luck -----------------------------------------------------------------------------------------

GAMES = 1000
"""Played with a board to measure luck."""

_LONGEST = 60
"""Turns after which a game is given up: some players circle in rock for ever."""


def lucky_wins(solver: Solver, seed: str = "luck") -> float:
    """Return the share of `GAMES` that are won if the player only avoids the next collapse.

    Every start is equally likely, and so is, in every turn, every choice that isn't lost then. The
    player has ten boosts. All departures of one line are one choice, as they fall alike. The same
    seed plays the same games on every computer.
    """
    chance = random.Random(f"{seed} {solver.board.node_bits}")
    chances = [chance.random() for _ in range(GAMES * (1 + _LONGEST))]
    return solver.lucky_wins(GAMES, _LONGEST, chances) / GAMES
