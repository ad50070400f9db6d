"""Puzzles: boards with all that is proven about them, the bundled ones, and their themes."""

import enum
import tomllib
from dataclasses import dataclass, fields
from functools import cache
from itertools import groupby
from typing import Any

from companion import grid
from companion.data import read_data
from companion.rotator.board import Board, parse_space
from companion.rotator.grade import Grade
from companion.rotator.identity import identity_of
from companion.rotator.search.solve import Line, Solution
from companion.rotator.state import Turn, start, step


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A printable board, with everything proven about it; its par line is the one that is graded.

    `all_nodes` is a way to win after capturing all ten Nodes, if one is known; None proves nothing.
    """

    board: Board
    solution: Solution
    grade: Grade
    all_nodes: Line | None = None

    @property
    def identity(self) -> str:
        """The text from which this board can be made again."""
        return identity_of(self.board)


# -- the twenty bundled boards, five of each level, with their proven fronts ---------------------


@cache
def examples() -> tuple[Puzzle, ...]:
    """Return the example boards, from easy to expert."""
    return read_data(
        "layouts/rotator/examples.toml",
        lambda path: tuple(map(_puzzle, tomllib.loads(path.read_text("utf-8"))["board"])),
    )


def worked_example() -> Puzzle:
    """Return the example that the rules play to its win."""
    return examples()[0]


def unsolved_examples() -> tuple[Puzzle, ...]:
    """Return the examples to be solved: all but the one of the rules, from easy to expert."""
    return examples()[1:]


def _puzzle(entry: dict[str, Any]) -> Puzzle:
    lines = tuple(map(_line, entry["lines"]))
    figures = {field.name: entry[field.name] for field in fields(Grade) if field.name in entry}
    return Puzzle(
        Board.parse(entry["red"], entry["blue"]),
        Solution(lines, complete=True, situations=0),
        Grade(**figures, line=lines[0]),
    )


def _line(entry: dict[str, Any]) -> Line:
    played = tuple(map(Turn.parse, entry["played"].split(", ")))
    return Line(entry["boosts"], entry["turns"], parse_space(entry["start"]), played)


# -- themes ------------------------------------------------------------------------------------

LONG_FALL = 12
"""From so many spaces on a fall is long: one board in ten has one on its par line."""

SHORT, SHARP = 13, 16
"""Most turns at par of a short board, and least bits of a sharp one."""


class PuzzleTheme(enum.Enum):
    """What all puzzles of a sheet may have in common."""

    UNIQUE = "unique"
    """Only one line reaches par."""

    NO_CAPTURE = "no-capture"
    """The par line captures no Node."""

    NO_BOOST = "no-boost"
    """Par is 0 boosts."""

    MIRROR = "mirror"
    """Both halves look alike, mirrored at the middle line or turned about the board's middle."""

    LONG_FALL = "long-fall"
    """The par line has a fall of at least `LONG_FALL` spaces."""

    SHARP = "sharp"
    """Short, but medium or harder: at most `SHORT` turns at par, and at least `SHARP` bits."""


def has_theme(puzzle: Puzzle, theme: PuzzleTheme) -> bool:
    """Return whether `puzzle` belongs to `theme`."""
    grade = puzzle.grade
    match theme:
        case PuzzleTheme.UNIQUE:
            return grade.par_lines == 1
        case PuzzleTheme.NO_CAPTURE:
            return all(turn.start is None for turn in grade.line.played)
        case PuzzleTheme.NO_BOOST:
            return grade.line.boosts == 0
        case PuzzleTheme.MIRROR:
            return puzzle.board.blue in (puzzle.board.red, mirrored(puzzle.board.red))
        case PuzzleTheme.LONG_FALL:
            return longest_fall(puzzle) >= LONG_FALL
        case PuzzleTheme.SHARP:
            return grade.line.turns <= SHORT and grade.bits >= SHARP


def mirrored(nodes: tuple[grid.Space, ...]) -> tuple[grid.Space, ...]:
    """Return the Nodes of the other half, if the middle line is a mirror."""
    last = grid.SIZE - 1
    return tuple(
        sorted(grid.space_at(last - grid.column_of(node), grid.row_of(node)) for node in nodes)
    )


def longest_fall(puzzle: Puzzle) -> int:
    """Return the number of spaces of the longest fall on the par line."""
    position = start(puzzle.board, puzzle.grade.line.start)
    longest = 0
    for turn in puzzle.grade.line.played:
        made = step(position, turn)
        drilled = (made.drilled >> space & 1 for space in made.path)
        falls = [len(list(run)) for digs, run in groupby(drilled) if not digs]
        longest = max([longest, *falls])
        position = made.after
    return longest
