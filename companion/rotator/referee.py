"""A game of Rotator: accepts or refuses statements; nothing else changes it."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import get_args

from companion import grid
from companion.contract import copied, last_of_play
from companion.errors import RulingError
from companion.record import Statement, Undo
from companion.rotator.board import TOP_ROW, Board, Half, half_faults, middle_faults
from companion.rotator.state import Position, Step, legal_turns, start, step, unstarted
from companion.rotator.statements import Nodes, Played, Start

PLAYER = "player"
"""What the one player, who has no name, is called."""


@dataclass(slots=True)
class Entry:
    """A statement of play, the positions before and after it, and the turn's steps (None for the start)."""

    line: int
    statement: Start | Played | Undo
    before: Position
    after: Position
    step: Step | None = None
    void: bool = False

    @property
    def events(self) -> tuple[Step, ...]:
        """How a turn went; nothing for the start."""
        return () if self.step is None else (self.step,)


class Referee:
    """A game from its first statement on.

    `nodes` holds the Nodes named, `position` is None until both halves have theirs, `log` is empty until the
    start is chosen.
    """

    def __init__(self, game: str = "rotator") -> None:
        self.nodes: dict[Half, tuple[grid.Space, ...]] = {}
        self.position: Position | None = None
        self.log: list[Entry] = []

    def accept(self, statement: Statement, line: int = 0) -> None:
        """Carry out a statement; or raise RulingError and change nothing."""
        match statement:
            case Nodes():
                self._take(statement)
            case Start():
                self._start(statement, line)
            case Played():
                self._play(statement, line)
            case Undo():
                self._undo(statement, line)

    def _take(self, statement: Nodes) -> None:
        half, spaces = statement.half, statement.spaces
        if self._started:
            raise RulingError("'nodes' must come before 'start'")
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
        if self._started:
            raise RulingError("the start is chosen already")
        if self.position is None:
            raise RulingError(f"can't start before the board is complete: {self.wanting}", "R2")
        self._add(line, statement, start(self.position.board, statement.space))

    def _play(self, statement: Played, line: int) -> None:
        if self.position is None:
            raise RulingError("no turn before the start is chosen: a space of the top row, red Row 10", "R4")
        made = step(self.position, statement.turn)
        self._add(line, statement, made.after, made)

    def _undo(self, statement: Undo, line: int) -> None:
        last = self.undoable()
        if last is None:
            raise RulingError("there is nothing to take back")
        last.void = True
        self._add(line, statement, last.before)

    def _add(
        self, line: int, statement: Start | Played | Undo, after: Position, made: Step | None = None
    ) -> None:
        assert self.position is not None
        self.log.append(Entry(line, statement, self.position, after, made))
        self.position = after

    def copy(self) -> Referee:
        """Return the game as it is now, apart from this one."""
        other = copy(self)
        other.log = copied(self.log)
        return other

    def undoable(self) -> Entry | None:
        """The start or turn that ``undo`` would take back now, if any."""
        entry: Entry | None = last_of_play(self.log)
        return entry

    def given_away(self, entry: Entry) -> list[str]:
        """Return nothing: Rotator has no secrets."""
        return []

    @property
    def _started(self) -> bool:
        return self.position is not None and self.position.at is not None

    @property
    def turn(self) -> str | None:
        """The one player, "player"; None during set-up and once the game is over."""
        return PLAYER if self._started and self.in_play.result is None else None

    @property
    def steps(self) -> list[Step]:
        """The turns that count, as they went."""
        return [entry.step for entry in self.log if entry.step is not None and not entry.void]

    @property
    def winners(self) -> tuple[str, ...] | None:
        """The player, or no one if the game is lost; None while it goes on."""
        result = self.in_play.result if self._started else None
        return None if result is None else (PLAYER,) if result == "won" else ()

    @property
    def question(self) -> None:
        """Rotator has no questions."""
        return None

    def legal_statements(self) -> list[str]:
        """Return the legal turns or, once the board is complete, the starts; RulingError before."""
        if not self.missing and not self._started:
            return [str(Start(space)) for space in TOP_ROW]
        return [f"turn {turn}" for turn in legal_turns(self.in_play)]

    @property
    def wanting(self) -> str:
        """What the set-up still lacks, in words; empty once the start is chosen."""
        if self.missing:
            return " and ".join(f"no line 'nodes {half} ...'" for half in self.missing)
        return "" if self._started else "no line 'start ...'"

    @property
    def in_play(self) -> Position:
        """The position; raises RulingError before the start is chosen."""
        if self.position is None or not self._started:
            raise RulingError(f"the set-up is not finished: {self.wanting}")
        return self.position

    @property
    def board(self) -> Board:
        """The board; raises RulingError while Nodes of a half are missing."""
        if self.position is None:
            raise RulingError(f"the board is not complete: {self.wanting}")
        return self.position.board
