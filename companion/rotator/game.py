"""A game of Rotator to be played from a program: say what the record would say."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from companion.errors import RecordError, RulingError
from companion.record import Reader, lines
from companion.rotator.referee import Referee
from companion.rotator.telling import steps


class Game:
    """A game and its record.

    Everything happens by saying statements of the record, with `say`. Each is checked, carried out, and
    handed to `keep` with its newline before `say` returns; if `keep` fails, the statement did not happen.
    """

    def __init__(self, keep: Callable[[str], None] | None = None) -> None:
        self.referee = Referee()
        self._reader = Reader()
        self._keep = keep
        self._lines: list[str] = []

    @classmethod
    def resumed(cls, data: bytes, keep: Callable[[str], None] | None = None) -> Game:
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
        return [step for entry in self.referee.log[done:] for step in steps(entry)]

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
        before = Game()
        for line in self._lines[:-1]:
            before._carry_out(line)
        self.referee, self._reader, self._lines = before.referee, before._reader, before._lines

    @property
    def record(self) -> str:
        """The record, in canonical form."""
        return "".join(f"{line}\n" for line in self._lines if line)
