"""What a record of Rotator says after ``game rotator``: its statements, and how they are written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import get_args

from companion import grid
from companion.errors import RulingError
from companion.rotator.board import BoardSpace, Half, name_of, parse_space
from companion.rotator.state import Turn, TurnError


@dataclass(frozen=True, slots=True)
class Nodes:
    """``nodes red B3 H3 E5 C8 I9``: the Nodes of one half, in reading order."""

    half: Half
    spaces: tuple[grid.Space, ...]

    def __str__(self) -> str:
        return f"nodes {self.half} {' '.join(map(grid.name_of, self.spaces))}"


@dataclass(frozen=True, slots=True)
class Start:
    """``start red:D10`` (R4)."""

    space: BoardSpace

    def __str__(self) -> str:
        return f"start {name_of(self.space)}"


@dataclass(frozen=True, slots=True)
class Played:
    """``turn 1``, after a capture ``turn from red:C4 1`` (R8, R9)."""

    turn: Turn

    def __str__(self) -> str:
        return f"turn {self.turn}"


def _parse_nodes(words: list[str]) -> Nodes:
    half = next((known for known in get_args(Half) if words and words[0].lower() == known), None)
    if half is None or len(words) == 1:
        raise RulingError("written as: nodes red|blue SPACE SPACE SPACE SPACE SPACE")
    try:
        return Nodes(half, tuple(sorted(map(grid.parse_space, words[1:]))))
    except grid.SpaceError as error:
        raise RulingError(str(error), "B1") from None


def _parse_start(words: list[str]) -> Start:
    if len(words) != 1:
        raise RulingError("written as: start SPACE, such as start red:D10")
    try:
        return Start(parse_space(words[0]))
    except grid.SpaceError as error:
        raise RulingError(str(error), "B1") from None


def _parse_turn(words: list[str]) -> Played:
    if not words:
        raise RulingError("written as: turn [from SPACE] NUMBER")
    try:
        return Played(Turn.parse(" ".join(words)))
    except TurnError as error:
        raise RulingError(error.message, error.ruling) from None


ROTATOR: Mapping[str, Callable[[list[str]], Nodes | Start | Played]] = {
    "nodes": _parse_nodes,
    "start": _parse_start,
    "turn": _parse_turn,
}
"""The statements that may follow ``game rotator``."""
