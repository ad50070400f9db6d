"""The referee of Stones."""

from __future__ import annotations

from companion.errors import RulingError
from companion.record import Computer, Human, Statement, Undo
from companion.referee import BaseReferee, LogEntry
from tests.companion.template_game.statements import Heap, Take

NAMES = ("first", "second")


Position = tuple[int, int]
"""How many stones are left, and whose turn it is."""

Entry = LogEntry[Take, Position, object]
"""A statement of play, which brings about nothing but the position after it."""


class Referee(BaseReferee[Entry, Position]):
    """A game of Stones."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.secrets: tuple[int, int] | None = None

    def accept(self, statement: Statement, line: int = 0) -> None:
        match statement:
            case Heap(stones, first, second):
                if self.state is not None:
                    raise RulingError("the heap is there already")
                self.state, self.secrets = (stones, 0), (first, second)
            case Take(player, count):
                stones, turn = before = self.in_play
                if player != NAMES[turn] or not stones:
                    raise RulingError(f"it is not the turn of {player}", "T1")
                if not 1 <= count <= min(3, stones):
                    raise RulingError(f"{count} stones can't be taken: 1 to {min(3, stones)}", "T2")
                self._add(Entry(line, statement, before, (stones - count, 1 - turn)))
            case Computer() | Human():
                self.hand_over(statement, NAMES)
            case Undo():
                self._undo(statement, line)

    @property
    def wanting(self) -> str:
        return "" if self.state else "no heap"

    @property
    def turn(self) -> str | None:
        return NAMES[self.state[1]] if self.state and self.state[0] else None

    @property
    def winners(self) -> tuple[str, ...] | None:
        return (NAMES[1 - self.state[1]],) if self.state and not self.state[0] else None

    def legal_statements(self) -> list[str]:
        stones, turn = self.in_play
        return [f"take {NAMES[turn]} {count}" for count in range(1, min(3, stones) + 1)]
