"""The referee of Stones."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass

from companion.contract import copied, last_of_play
from companion.errors import RulingError
from companion.record import Statement, Undo
from template_game.statements import Heap, Take

NAMES = ("first", "second")


@dataclass(slots=True)
class Entry:
    """A statement of play, and how many stones there were before it."""

    line: int
    statement: Take | Undo
    before: tuple[int, int]
    void: bool = False
    events = ()


class Referee:
    """A game of Stones; `state` is how many stones are left and whose turn it is."""

    def __init__(self, game: str) -> None:
        self.secrets: tuple[int, int] | None = None
        self.state: tuple[int, int] | None = None
        self.log: list[Entry] = []
        self.question = None

    def accept(self, statement: Statement, line: int = 0) -> None:
        match statement:
            case Heap(stones, first, second):
                if self.state is not None:
                    raise RulingError("the heap is there already")
                self.state, self.secrets = (stones, 0), (first, second)
            case Take(player, count):
                stones, turn = self._in_play()
                if player != NAMES[turn] or not stones:
                    raise RulingError(f"it is not the turn of {player}", "T1")
                if not 1 <= count <= min(3, stones):
                    raise RulingError(f"{count} stones can't be taken: 1 to {min(3, stones)}", "T2")
                self._add(line, statement, (stones - count, 1 - turn))
            case Undo():
                self._in_play()
                last = self.undoable()
                if last is None:
                    raise RulingError("there is nothing to take back")
                last.void = True
                self._add(line, statement, last.before)

    def _add(self, line: int, statement: Take | Undo, after: tuple[int, int]) -> None:
        self.log.append(Entry(line, statement, self._in_play()))
        self.state = after

    def _in_play(self) -> tuple[int, int]:
        if self.state is None:
            raise RulingError("the set-up is not finished: no heap")
        return self.state

    @property
    def turn(self) -> str | None:
        return NAMES[self.state[1]] if self.state and self.state[0] else None

    @property
    def winners(self) -> tuple[str, ...] | None:
        return (NAMES[1 - self.state[1]],) if self.state and not self.state[0] else None

    def legal_statements(self) -> list[str]:
        stones, turn = self._in_play()
        return [f"take {NAMES[turn]} {count}" for count in range(1, min(3, stones) + 1)]

    def copy(self) -> Referee:
        other = copy(self)
        other.log = copied(self.log)
        return other

    def undoable(self) -> Entry | None:
        last: Entry | None = last_of_play(self.log)
        return last

    def given_away(self, entry: Entry) -> list[str]:
        return []
