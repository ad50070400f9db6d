"""The statements of a record after ``game rotator``, and how they are written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from companion import grid
from companion.errors import RulingError
from companion.record import Grammar, Statement, Words, expect, parse_undo, reader
from companion.rotator.board import BoardSpace, Half, name_of, parse_space
from companion.rotator.state import Turn


@dataclass(frozen=True, slots=True)
class Nodes(Statement):
    """``nodes red B3 H3 E5 C8 I9``: the Nodes of one half, in reading order."""

    keyword = "nodes"
    half: Half
    spaces: tuple[grid.Space, ...]

    def __str__(self) -> str:
        return f"nodes {self.half} {' '.join(map(grid.name_of, self.spaces))}"


@dataclass(frozen=True, slots=True)
class Start(Statement):
    """``start red:D10`` (R4)."""

    keyword = "start"
    space: BoardSpace

    def __str__(self) -> str:
        return f"start {name_of(self.space)}"


@dataclass(frozen=True, slots=True)
class Played(Statement):
    """``turn 1``, after a capture ``turn from red:C4 1`` (R8, R9)."""

    keyword = "turn"
    turn: Turn


def _parse_nodes(words: Words) -> Nodes:
    half = next((known for known in get_args(Half) if words and words[0].lower() == known), None)
    if half is None or len(words) == 1:
        raise RulingError("write: nodes red|blue and five spaces, such as nodes red B3 H4 E6 C9 I9")
    return Nodes(half, tuple(sorted(map(grid.parse_space, words[1:]))))


def _parse_turn(words: Words) -> Played:
    expect(words, 1, 1000, "turn NUMBER, such as turn 2, or turn from red:C4 1")
    return Played(Turn.parse(" ".join(words)))


GRAMMAR: Grammar = {
    "nodes": _parse_nodes,
    "start": reader(Start, "start SPACE, such as start red:D10", parse_space),
    "turn": _parse_turn,
    "undo": parse_undo,
}
"""The statements that may follow ``game rotator``."""
