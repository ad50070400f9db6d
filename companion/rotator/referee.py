"""A game of Rotator as its record tells it: statements are accepted or refused, nothing else changes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import get_args

from companion import grid
from companion.errors import Fault, RulingError
from companion.record import Game, Reader, RulesVersion, Statement, lines
from companion.rotator.board import Board, Half, half_faults, middle_faults
from companion.rotator.board import Fault as BoardFault
from companion.rotator.play import Position, Step, TurnError, start, step, unstarted
from companion.rotator.record import Nodes, Played, Start


@dataclass(frozen=True, slots=True)
class Entry:
    """A statement of play with its line; `step` is how a turn went, None for the start."""

    line: int
    statement: Start | Played
    step: Step | None
    after: Position


@dataclass(frozen=True, slots=True)
class Referee:
    """A game so far, from its first statement on.

    `position` is None until both halves have their Nodes, `log` is empty until the start is chosen.
    """

    nodes: Mapping[Half, tuple[grid.Space, ...]] = field(default_factory=dict)
    position: Position | None = None
    log: tuple[Entry, ...] = ()

    def accept(self, statement: Statement, line: int = 0) -> Referee:
        """Return the game after `statement`; raises RulingError, with the ruling, if it is not allowed."""
        match statement:
            case RulesVersion() | Game("rotator"):
                return self
            case Nodes(half, spaces):
                return self._with_nodes(half, spaces)
            case Start():
                return self._started(statement, line)
            case Played():
                return self._played(statement, line)
            case _:
                raise RulingError(f"this is a record of Rotator, where '{statement}' has no place")

    def _with_nodes(self, half: Half, spaces: tuple[grid.Space, ...]) -> Referee:
        if self.log:
            raise RulingError("'nodes' stands before 'start'")
        if half in self.nodes:
            raise RulingError(f"the Nodes of {half} are named already")
        named = replace(self, nodes={**self.nodes, half: spaces})
        faults = half_faults(half, spaces)
        if named.missing:
            if faults:
                raise _refused(faults)
            return named
        red, blue = named.nodes["red"], named.nodes["blue"]
        faults += middle_faults(red, blue)
        if faults:
            raise _refused(faults)
        return replace(named, position=unstarted(Board(red, blue)))

    @property
    def missing(self) -> tuple[Half, ...]:
        """The halves whose Nodes are not named yet."""
        return tuple(half for half in get_args(Half) if half not in self.nodes)

    def _started(self, statement: Start, line: int) -> Referee:
        if self.log:
            raise RulingError("the start is chosen already")
        if self.position is None:
            raise RulingError(f"can't start before the board is complete: {self.wanting}", "R2")
        try:
            position = start(self.position.board, statement.space)
        except TurnError as error:
            raise RulingError(error.message, error.ruling) from None
        return replace(self, position=position, log=(Entry(line, statement, None, position),))

    def _played(self, statement: Played, line: int) -> Referee:
        if self.position is None:
            raise RulingError("no turn before the start is chosen: a space of the top row, red Row 10", "R4")
        try:
            made = step(self.position, statement.turn)
        except TurnError as error:
            raise RulingError(error.message, error.ruling) from None
        return replace(self, position=made.after, log=(*self.log, Entry(line, statement, made, made.after)))

    @property
    def wanting(self) -> str:
        """What the set-up still lacks, in words; empty once the start is chosen."""
        if self.missing:
            return " and ".join(f"no line 'nodes {half} ...'" for half in self.missing)
        return "" if self.log else "no line 'start ...'"

    @property
    def begun(self) -> Position:
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


def _refused(faults: tuple[BoardFault, ...]) -> RulingError:
    return RulingError("; ".join(fault.message for fault in faults), "R2")


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played through: the game up to the fault, if there is one.

    `cut` is the number of a last line without its newline, which is ignored.
    """

    referee: Referee
    fault: Fault | None
    cut: int | None


def replay(data: bytes) -> Replay:
    """Play a record through; nothing after its first fault is read."""
    referee, reader = Referee(), Reader()
    whole, cut = lines(data)
    for line in whole:
        try:
            statement = reader.read(line.text)
            if statement is not None:
                referee = referee.accept(statement, line.number)
        except RulingError as error:
            return Replay(referee, Fault(line.number, error.ruling, str(error)), cut)
    return Replay(referee, None, cut)
