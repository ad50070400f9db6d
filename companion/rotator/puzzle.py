"""A board with everything proven about it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.rotator.board import Board
from companion.rotator.grade import Grade
from companion.rotator.identity import identity_of
from companion.rotator.search.solve import Line, Solution


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
