"""A game of Rotator: accepts or refuses statements; nothing else changes it."""

from typing import get_args

from companion import grid
from companion.errors import RulingError, refused
from companion.record import Statement, Undo
from companion.referee import BaseReferee, LogEntry
from companion.rotator.board import TOP_ROW, Board, BoardError, Half, half_faults
from companion.rotator.state import NO_START, Position, Step, legal_turns, start, step, unstarted
from companion.rotator.statements import Nodes, Played, Start
from companion.words import Message, Words

PLAYER = "player"
"""What the one player, who has no name, is called."""


Entry = LogEntry[Start | Played, Position, Step]
"""The start, a turn or an ``undo``; the one event of a turn is how it went."""


class Referee(BaseReferee[Entry, Position]):
    """A game from its first statement on.

    `nodes` holds the Nodes named, `state` is None until both halves have theirs, `log` is empty
    until the start is chosen.
    """

    def __init__(self, game: str = "rotator") -> None:
        super().__init__()
        self.nodes: dict[Half, tuple[grid.Space, ...]] = {}

    def accept(self, statement: Statement, line: int = 0) -> None:
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
            raise refused("rotator-refused-nodes-late")
        if half in self.nodes:
            raise refused("rotator-refused-nodes-named", form=half)
        nodes = self.nodes | {half: spaces}
        if len(nodes) == len(get_args(Half)):
            self.state = unstarted(Board(nodes["red"], nodes["blue"]))
        elif faults := half_faults(half, spaces):
            raise BoardError(faults)
        self.nodes = nodes

    @property
    def missing(self) -> tuple[Half, ...]:
        """The halves whose Nodes are not named yet."""
        return tuple(half for half in get_args(Half) if half not in self.nodes)

    def _start(self, statement: Start, line: int) -> None:
        if self._started:
            raise refused("rotator-refused-start-chosen")
        if self.state is None:
            raise refused("rotator-refused-board-unfinished", "R2", reason=self.wanting)
        after = start(self.state.board, statement.space)
        self._add(Entry(line, statement, self.state, after))

    def _play(self, statement: Played, line: int) -> None:
        if self.state is None:
            raise RulingError(NO_START, "R4")
        made = step(self.state, statement.turn)
        self._add(Entry(line, statement, self.state, made.after, (made,)))

    @property
    def _started(self) -> bool:
        return self.state is not None and self.state.at is not None

    @property
    def turn(self) -> str | None:
        return PLAYER if self._started and self.in_play.result is None else None

    @property
    def steps(self) -> list[Step]:
        """The turns that count, as they went."""
        return [step for entry in self.log if not entry.void for step in entry.events]

    @property
    def winners(self) -> tuple[str, ...] | None:
        result = self.in_play.result if self._started else None
        return None if result is None else (PLAYER,) if result == "won" else ()

    def legal_statements(self) -> list[str]:
        if not self.missing and not self._started:
            return [str(Start(space)) for space in TOP_ROW]
        return [f"turn {turn}" for turn in legal_turns(self.in_play)]

    @property
    def wanting(self) -> Words:
        if self.missing:
            lines = (Message("rotator-lacks", form=f"nodes {half}") for half in self.missing)
            return Message("common-terms", terms=tuple(lines))
        return "" if self._started else Message("rotator-lacks", form="start")

    @property
    def board(self) -> Board:
        """The board; raises RulingError while Nodes of a half are missing."""
        if self.state is None:
            raise refused("rotator-refused-incomplete", reason=self.wanting)
        return self.state.board
