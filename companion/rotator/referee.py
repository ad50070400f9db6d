"""A game of Rotator as its record tells it: statements are accepted or refused, nothing else changes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from companion import grid, session
from companion.errors import RulingError
from companion.record import Game, RulesVersion, Statement
from companion.rotator.board import Board, Half, half_faults, middle_faults
from companion.rotator.state import Position, Step, TurnError, start, step, unstarted
from companion.rotator.statements import Nodes, Played, Start


@dataclass(frozen=True, slots=True)
class Entry:
    """A statement of play with its line; `step` is how a turn went, None for the start."""

    line: int
    statement: Start | Played
    step: Step | None
    after: Position


class Referee:
    """A game from its first statement on.

    `nodes` holds the Nodes named, `position` is None until both halves have theirs, `log` is empty until the
    start is chosen.
    """

    def __init__(self) -> None:
        self.nodes: dict[Half, tuple[grid.Space, ...]] = {}
        self.position: Position | None = None
        self.log: list[Entry] = []

    def accept(self, statement: Statement, line: int = 0) -> None:
        """Carry out a statement, or raise RulingError, with the ruling, and change nothing."""
        match statement:
            case RulesVersion() | Game("rotator"):
                pass
            case Nodes():
                self._take(statement)
            case Start():
                self._start(statement, line)
            case Played():
                self._play(statement, line)
            case _:
                raise RulingError(f"this is a record of Rotator, where '{statement}' has no place")

    def _take(self, statement: Nodes) -> None:
        half, spaces = statement.half, statement.spaces
        if self.log:
            raise RulingError("'nodes' stands before 'start'")
        if half in self.nodes:
            raise RulingError(f"the Nodes of {half} are named already")
        nodes = self.nodes | {half: spaces}
        faults = half_faults(half, spaces)
        complete = len(nodes) == len(get_args(Half))
        if complete:
            faults += middle_faults(nodes["red"], nodes["blue"])
        if faults:
            raise RulingError("; ".join(fault.message for fault in faults), "R2")
        self.nodes = nodes
        if complete:
            self.position = unstarted(Board(nodes["red"], nodes["blue"]))

    @property
    def missing(self) -> tuple[Half, ...]:
        """The halves whose Nodes are not named yet."""
        return tuple(half for half in get_args(Half) if half not in self.nodes)

    def _start(self, statement: Start, line: int) -> None:
        if self.log:
            raise RulingError("the start is chosen already")
        if self.position is None:
            raise RulingError(f"can't start before the board is complete: {self.wanting}", "R2")
        try:
            self.position = start(self.position.board, statement.space)
        except TurnError as error:
            raise RulingError(error.message, error.ruling) from None
        self.log.append(Entry(line, statement, None, self.position))

    def _play(self, statement: Played, line: int) -> None:
        if self.position is None:
            raise RulingError("no turn before the start is chosen: a space of the top row, red Row 10", "R4")
        try:
            made = step(self.position, statement.turn)
        except TurnError as error:
            raise RulingError(error.message, error.ruling) from None
        self.position = made.after
        self.log.append(Entry(line, statement, made, made.after))

    @property
    def wanting(self) -> str:
        """What the set-up still lacks, in words; empty once the start is chosen."""
        if self.missing:
            return " and ".join(f"no line 'nodes {half} ...'" for half in self.missing)
        return "" if self.log else "no line 'start ...'"

    @property
    def in_play(self) -> Position:
        """The position; raises RulingError before the start is chosen."""
        if self.position is None or not self.log:
            raise RulingError(f"the set-up is not finished: {self.wanting}")
        return self.position

    @property
    def board(self) -> Board:
        """The board; raises RulingError while Nodes of a half are missing."""
        if self.position is None:
            raise RulingError(f"the board is not complete: {self.wanting}")
        return self.position.board


Replay = session.Replay[Referee]


def replay(data: bytes) -> Replay:
    """Play a record through; nothing after its first fault is read."""
    return session.replayed(data, Referee())
