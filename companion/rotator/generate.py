"""Generates Rotator puzzles: random boards, all equally likely, each proven and graded.

The seed alone decides which boards are tried, and they are accepted in this order, so the same seed
gives the same puzzles on any machine with any number of workers.
"""

import enum
import hashlib
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from itertools import count as count_from

from companion.rotator.board import Board, BoardError
from companion.rotator.grade import Level, solved_and_graded
from companion.rotator.identity import BOARDS, HALVES, board_of, halves, number_of
from companion.rotator.puzzles import Puzzle, PuzzleTheme, has_theme, mirrored
from companion.rotator.search.solve import Goal, Limits, Solver

SITUATIONS_PER_BOARD = 250_000
"""A board that takes more work, counted in situations as `Limits` says, is dropped.

It is not timed, so that every computer drops the same boards.
"""

SITUATIONS_FOR_ALL_NODES = 450_000
"""Where the search for a way through all Nodes ends, on every computer at the same place."""

_AHEAD = 256  # how many boards are under way at once: enough for a cluster of many workers


class Refusal(enum.Enum):
    """Why a random board is not used."""

    TOO_EASY = "won in turn 1"
    UNWINNABLE = "can't be won"
    TOO_LONG = "takes too long to prove"
    OTHER_LEVEL = "of another level"
    OTHER_THEME = "of another theme"


@dataclass(slots=True)
class Batch:
    """The result of a search; it has too few puzzles if the time ran out."""

    puzzles: list[Puzzle] = field(default_factory=list)
    refused: Counter[Refusal] = field(default_factory=Counter)

    @property
    def examined(self) -> int:
        """How many boards were examined."""
        return len(self.puzzles) + self.refused.total()


def generate(
    count: int,
    *,
    seed: int | str,
    levels: Sequence[Level] = (),
    theme: PuzzleTheme | None = None,
    executor: Executor | None = None,
    situations_per_board: int = SITUATIONS_PER_BOARD,
    seconds: float | None = None,
    progress: Callable[[Batch], None] | None = None,
) -> Batch:
    """Find `count` different puzzles, of a `theme` and as many of each of some `levels`, if given.

    Where `count` can't be shared out evenly, the first levels have one more.

    Boards are examined by `executor`, by default one process per core. After `seconds` the puzzles
    found so far are returned. `progress` is called after every board.
    """
    deadline = None if seconds is None else time.monotonic() + seconds
    batch = Batch()
    open_places = Counter(levels[index % len(levels)] for index in range(count) if levels)
    numbers = _draw(seed, theme)
    under_way: deque[Future[Puzzle | Refusal]] = deque()
    with ExitStack() as stack:
        workers = executor or stack.enter_context(ProcessPoolExecutor())
        stack.callback(lambda: [future.cancel() for future in under_way])
        while len(batch.puzzles) < count:
            while len(under_way) < _AHEAD:
                under_way.append(workers.submit(examine, next(numbers), situations_per_board))
            left = None if deadline is None else deadline - time.monotonic()
            if left is not None and left <= 0:
                break
            try:
                examined = under_way[0].result(left)
            except TimeoutError:
                break
            under_way.popleft()
            if isinstance(examined, Refusal):
                batch.refused[examined] += 1
            elif levels and not open_places[examined.grade.level]:
                batch.refused[Refusal.OTHER_LEVEL] += 1
            elif theme is not None and not has_theme(examined, theme):
                batch.refused[Refusal.OTHER_THEME] += 1
            else:
                batch.puzzles.append(examined)
                open_places[examined.grade.level] -= 1
            if progress is not None:
                progress(batch)
    return batch


def examine(number: int, situations: int = SITUATIONS_PER_BOARD) -> Puzzle | Refusal:
    """Solve and grade the board with `number`, unless that takes too much work."""
    board = board_of(number)
    solution, graded = solved_and_graded(Solver(board, limits=Limits(work=situations)))
    if graded is not None:
        return Puzzle(board, solution, graded)
    if not solution.complete:
        return Refusal.TOO_LONG
    if solution.par is None:
        return Refusal.UNWINNABLE
    return Refusal.TOO_EASY if solution.par.turns == 1 else Refusal.TOO_LONG


def with_all_nodes(puzzle: Puzzle) -> Puzzle:
    """Return `puzzle` with a way to win after capturing all ten Nodes, if one is soon found."""
    limits = Limits(situations=SITUATIONS_FOR_ALL_NODES)
    found = Solver(puzzle.board, goal=Goal.ALL_NODES, limits=limits).solve(first_win=True).front
    return replace(puzzle, all_nodes=found[0] if found else None)


def _draw(seed: int | str, theme: PuzzleTheme | None = None) -> Iterator[int]:
    """Yield numbers of different boards, all equally likely; by hash, so they never change.

    For the theme MIRROR these are boards that look mirrored: one in a thousand is one.
    """
    used = set()
    for index in count_from():
        digest = hashlib.sha256(f"rotator {seed} {index}".encode()).digest()
        drawn = int.from_bytes(digest, "big")
        number = _mirror_board(drawn) if theme is PuzzleTheme.MIRROR else drawn % BOARDS
        if number is not None and number not in used:
            used.add(number)
            yield number


def _mirror_board(drawn: int) -> int | None:
    """Return the number of a board with halves that look alike, None if their ranges overlap."""
    kind, half = divmod(drawn % (2 * HALVES), HALVES)
    red = halves()[half]
    try:
        return number_of(Board(red, mirrored(red) if kind else red))
    except BoardError:
        return None
