"""What every game has in common: its record is the game.

A record is played through with `replayed`; a game that goes on is a `KeptGame`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from companion.errors import Fault, RecordError, RulingError
from companion.record import Reader, lines


class Referee(Protocol):
    """Accepts statements one after the other; `log` has what was played."""

    log: list[Any]

    def accept(self, statement: Any, line: int = 0) -> None:
        """Carry out a statement, or raise RulingError and change nothing."""


R = TypeVar("R", bound=Referee)


@dataclass(frozen=True, slots=True)
class Replay(Generic[R]):
    """A record played through: the game up to the fault, if there is one.

    `cut` is the number of a last line without its newline, which is ignored.
    """

    referee: R
    fault: Fault | None
    cut: int | None


def replayed(data: bytes, referee: R) -> Replay[R]:
    """Play a record through with a fresh referee; nothing after its first fault is read."""
    reader = Reader()
    whole, cut = lines(data)
    for line in whole:
        try:
            statement = reader.read(line.text)
            if statement is not None:
                referee.accept(statement, line.number)
        except RulingError as error:
            return Replay(referee, Fault(line.number, error.ruling, str(error)), cut)
    return Replay(referee, None, cut)


class KeptGame(ABC, Generic[R]):
    """A game and its record.

    Everything happens by saying statements of the record, with `say`. Each is checked, carried out, and
    handed to `keep` with its newline before `say` returns; if `keep` fails, the statement did not happen.
    """

    referee: R

    def __init__(self, keep: Callable[[str], None] | None = None) -> None:
        self.referee = self._fresh()
        self._reader = Reader()
        self._keep = keep
        self._lines: list[str] = []

    @staticmethod
    @abstractmethod
    def _fresh() -> R:
        """Return a referee to whom nothing has been said."""

    @staticmethod
    @abstractmethod
    def _steps(entry: Any) -> list[str]:
        """Return what an entry of the log brought about, step by step, with rulings."""

    @classmethod
    def resumed(cls, data: bytes, keep: Callable[[str], None] | None = None) -> Self:
        """Return the game a record tells of; raises RecordError if it is faulty."""
        game = cls(keep)
        for line in lines(data)[0]:
            try:
                game._carry_out(line.text)
            except RulingError as error:
                raise RecordError(str(error), error.ruling, line.number) from None
        return game

    def say(self, text: str) -> list[str]:
        """Carry out a statement and return what it brought about, step by step, with rulings.

        Raises RulingError, with the ruling, if it is not allowed: nothing has happened then.
        """
        done = len(self.referee.log)
        line = self._carry_out(text)
        if line and self._keep is not None:
            try:
                self._keep(f"{line}\n")
            except BaseException:
                self._forget_last()
                raise
        return [step for entry in self.referee.log[done:] for step in self._steps(entry)]

    def _carry_out(self, text: str | None) -> str:
        """Carry out a line of a record and return it as the record writes it, empty if it says nothing."""
        reader = copy(self._reader)
        statement = reader.read(text)
        if statement is not None:
            self.referee.accept(statement, len(self._lines) + 1)
        self._reader = reader
        self._lines.append("" if statement is None else str(statement))
        return self._lines[-1]

    def _forget_last(self) -> None:
        before = type(self)()
        for line in self._lines[:-1]:
            before._carry_out(line)
        self.referee, self._reader, self._lines = before.referee, before._reader, before._lines

    @property
    def record(self) -> str:
        """The record, in canonical form."""
        return "".join(f"{line}\n" for line in self._lines if line)
