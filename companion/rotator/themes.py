"""Themes of Rotator puzzles: what makes a board special, in its Nodes or its par lines."""

from __future__ import annotations

import enum
from itertools import groupby

from companion import grid
from companion.rotator.puzzle import Puzzle
from companion.rotator.state import start, step

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
