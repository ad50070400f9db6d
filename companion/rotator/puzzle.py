"""A board with everything proven about it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.rotator.board import Board
from companion.rotator.grade import Grade
from companion.rotator.identity import identity_of
from companion.rotator.search.solve import Solution


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A printable board, with everything proven about it; its par line is the one that is graded."""

    board: Board
    solution: Solution
    grade: Grade

    @property
    def identity(self) -> str:
        """The text from which this board can be made again."""
        return identity_of(self.board)
