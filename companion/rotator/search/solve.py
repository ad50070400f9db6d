"""The exact solver: the Pareto front of boosts and turns of a board, proven by exhaustion (R12).

The search itself is `search.wasm`; `search.cpp` is its source.
"""

import enum
import struct
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from companion.rotator.board import TOP_ROW, Board, BoardSpace, name_of
from companion.rotator.search.module import instance, numbers, packed
from companion.rotator.state import BOOST_CACHE, Turn

MOST_MEGABYTES = 512
"""The memory of a search, whatever the limits."""

_NO_LIMIT = 1 << 62
_NUMBER, _SET = 8, 32  # bytes

Situation = tuple[int, int, int, int, int]
"""The player's space, the set of solid spaces, those touched 0, 1 and 2 turns ago.

It is the moment of decision: after the fall and the collapse of a turn, before its drill.
"""


class Goal(enum.Enum):
    """What counts as a win."""

    BOTTOM = "bottom"
    """To reach the bottom row (R11)."""

    ALL_NODES = "all-nodes"
    """To reach the bottom row after capturing every Node of the board at some time."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits in seconds, megabytes, situations and work; None is no limit.

    Only limits on situations and work stop the same searches on every computer. Work is counted in
    situations: those examined, those on the way to par, and 1 for every 38 no-goods compared.
    """

    seconds: float | None = None
    megabytes: float | None = None
    situations: int | None = None
    work: int | None = None


NO_LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of the solver: situations so far, and the boosts and turn in work."""

    situations: int
    boosts: int
    turn: int


class LimitReachedError(Exception):
    """A limit stopped the search; `solve` returns what it has, other callers get this error."""


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
    """The front by rising boosts; `complete` if it is proven, and that fewer boosts can't win."""

    front: tuple[Line, ...]
    complete: bool
    situations: int

    @property
    def par(self) -> Line | None:
        """The line with the fewest boosts, then the fewest turns; None if there is no win."""
        return self.front[0] if self.front else None


@dataclass(frozen=True, slots=True)
class ParLine:
    """The par line that takes the least care; see `companion.rotator.grade`.

    `units` are its bits, without those of the start. `choices` has for each turn how many choices
    there are, and how many keep par. `good_starts` counts the starts that keep par, `lines` all par
    lines, up to 2^61.
    """

    line: Line
    units: int
    forks: int
    narrow_turns: int
    choices: tuple[tuple[int, int], ...]
    good_starts: int
    lines: int


class Solver:
    """A board being solved; it keeps what it learned for further questions.

    The goal of all Nodes needs limits: the search finds better and better lines, but hardly ever a
    proof. `progress` is called now and then; it may raise `LimitReachedError` to get the result so
    far. All methods but `solve` raise that where a limit stops the search.
    """

    def __init__(
        self,
        board: Board,
        *,
        goal: Goal = Goal.BOTTOM,
        limits: Limits = NO_LIMITS,
        progress: Callable[[Progress], None] | None = None,
    ) -> None:
        self.board = board
        self._goal = goal
        self._deadline = None if limits.seconds is None else time.monotonic() + limits.seconds
        self._progress = progress
        self._reported = 0
        is_wanted = progress is not None or self._deadline is not None
        self._module = instance(self._report if is_wanted else None, _stop)
        wanted = MOST_MEGABYTES if limits.megabytes is None else limits.megabytes
        most = (_NO_LIMIT if limit is None else limit for limit in (limits.situations, limits.work))
        self._module.write(packed([*board.nodes, *most, int(min(MOST_MEGABYTES, wanted) * 1e6)]))
        self._module.call("set_up", goal is Goal.ALL_NODES)

    def solve(self, *, first_win: bool = False) -> Solution:
        """Return the front found within the limits, proven if it says so (R12).

        For the goal of all Nodes it may be asked for the first win.
        """
        complete = True
        try:
            if self._goal is Goal.ALL_NODES:
                complete = bool(self._module.call("find_all_nodes", BOOST_CACHE, first_win))
            else:
                self._module.call("find_front")
        except LimitReachedError:
            complete = False
        return Solution(tuple(self._front()), complete, self.situations)

    @property
    def situations(self) -> int:
        """How many situations were examined."""
        return next(self._figures())

    @property
    def work(self) -> int:
        """The work done, in situations, as `Limits` explains."""
        _, work, *_ = self._figures()
        return work

    def par_line(self, par: int, turns: int, units: Sequence[int]) -> ParLine:
        """Return the par line that takes the least care; `units` has the bits of each count."""
        self._module.write(packed([par, turns, *units]))
        self._module.call("find_par_line")
        figures = iter(numbers(self._module.read(_NUMBER * (7 + 4 * turns))))
        good_starts, start, care, forks, narrow_turns, lines, count = islice(figures, 7)
        steps = [tuple(islice(figures, 4)) for _ in range(count)]
        line = _line(par, turns, start, [(drill, departure) for drill, departure, _, _ in steps])
        choices = tuple((among, keep) for _, _, among, keep in steps)
        return ParLine(line, care, forks, narrow_turns, choices, good_starts, lines)

    def best_choice(
        self, choices: Iterable[tuple[int, int, Situation | None]], boosts: int, direction: int
    ) -> tuple[int, int] | None:
        """Return the choice that needs the fewest boosts, then the fewest turns; also the boosts.

        Each of `choices` has a number, the boosts that it takes, and a situation that it leads to,
        or None if it wins. The turn after all of them has the same direction. None: no choice wins
        with so many boosts.
        """
        data = [_choice(*choice) for choice in choices]
        self._module.write(b"".join(data))
        number = self._module.call("find_hint", len(data), boosts, direction)
        (needed,) = numbers(self._module.read(_NUMBER))
        return None if number < 0 else (number, needed)

    def lucky_wins(self, games: int, longest: int, chances: Sequence[float]) -> int:
        """Return how many games are won by chance; see `companion.rotator.grade`."""
        self._module.write(struct.pack(f"<{len(chances)}d", *chances))
        return self._module.call("count_lucky_wins", games, longest)

    def _figures(self) -> Iterator[int]:
        count = self._module.call("write_front")
        return iter(numbers(self._module.read(_NUMBER * count)))

    def _front(self) -> Iterator[Line]:
        figures = islice(self._figures(), 2, None)
        for boosts in figures:
            turns, start, count = islice(figures, 3)
            yield _line(
                boosts, turns, start, [(next(figures), next(figures)) for _ in range(count)]
            )

    def _report(self, situations: float, boosts: int, turn: int) -> None:
        if self._deadline is not None and time.monotonic() >= self._deadline:
            raise LimitReachedError
        if self._progress is not None and situations > self._reported:
            self._reported = int(situations)
            self._progress(Progress(self._reported, boosts, turn))


def _stop() -> None:
    raise LimitReachedError


def _choice(number: int, cost: int, situation: Situation | None) -> bytes:
    """Return a choice as it is on the desk."""
    place, *sets = situation or (0, 0, 0, 0, 0)
    figures = packed([number, cost, situation is None, place])
    return figures + b"".join(spaces.to_bytes(_SET, "little") for spaces in sets)


def _line(boosts: int, turns: int, start: int, moves: Iterable[tuple[int, int]]) -> Line:
    """Return a line from its moves: spaces drilled, and from where the next turn starts, or -1."""
    played: list[Turn] = []
    departure: BoardSpace | None = None
    for drill, following in moves:
        played.append(Turn(drill, departure))
        departure = None if following < 0 else BoardSpace(following)
    if len(played) < turns:
        played.append(Turn(0, departure))  # won by the fall of the last turn
    return Line(boosts, turns, TOP_ROW[start], tuple(played))
