"""A live session: questions of the set-up, then one statement after the other until somebody quits.

The screen is a terminal or a pair of pipes. What differs from game to game is in each game's `dialogue.py`,
which adds to the `Dialogue` here. Only what the whole table may see is told, except to a player who is alone
with the screen.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar, cast

from companion.contract import GameInProgress, Referee, Screen
from companion.errors import RulingError

R = TypeVar("R", bound=Referee)


class Dialogue(ABC, Generic[R]):
    """A game being played or refereed live, its record begun as far as the name of the game.

    `own_help` has lines for `help`, a command each, that stand before those of every game.
    """

    own_help: ClassVar[str]
    _HELP: ClassVar[str] = """\
undo [REASON]          take the last statement of play back
log                    list what was played
explain                tell the last statement step by step, and what to mark on paper
help, quit             this list; stop (the record is on disk at all times)"""

    def __init__(self, session: GameInProgress, screen: Screen, record_file: Path) -> None:
        assert session.game is not None
        self.session = session
        self.narration = session.game.narration
        self.screen = screen
        self.record_file = record_file

    @property
    def referee(self) -> R:
        """The referee of the game."""
        return cast(R, self.session.referee)

    @abstractmethod
    def set_up(self) -> None:
        """Ask for everything that play needs and the record does not hold yet."""

    @abstractmethod
    def prompt(self) -> str:
        """Return what the next line is asked for with."""

    @abstractmethod
    def suggestions(self) -> list[str]:
        """Return what may be typed next, for completion; all of it public."""

    @abstractmethod
    def full_statement(self, words: list[str]) -> str:
        """Return what was typed as the record writes it; raises RulingError if it is not understood."""

    @abstractmethod
    def show(self) -> None:
        """Draw the game as the table knows it."""

    def obey(self, words: list[str]) -> bool:
        """Carry out a command that only this game has; tell whether it was one."""
        return False

    def after(self, statement: str) -> None:
        """Tell what is due after a statement, its steps and marks apart."""

    # -- the session ---------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the players quit or the input ends."""
        try:
            self.set_up()
            self.screen.tell("'help' lists what can be said.")
            self.show()
            while True:
                if text := self.ask(self.prompt(), [*self.suggestions(), *self._commands()]):
                    self.attempt(self._obey, text)
        except EOFError:
            self.screen.tell("The record is kept; open it again to go on.")

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """Return a line typed at `prompt`; raises EOFError if it is ``quit``, or at the end of the input."""
        text = self.screen.ask(prompt, words).strip()
        if text.lower() in ("quit", "exit"):
            raise EOFError
        return text

    def attempt(self, action: Callable[..., object], *given: object) -> bool:
        """Do something, or say why it can't be done."""
        try:
            action(*given)
        except RulingError as error:
            self.screen.tell(f"{error} [{error.ruling}]" if error.ruling else str(error))
        except OSError as error:
            self.screen.tell(f"not accepted: {error.strerror or error}")
        else:
            return True
        return False

    def say(self, statement: str) -> None:
        """Carry a statement out, and tell what happened and what everybody marks now."""
        before = len(self.referee.log)
        self.session.say(statement)
        for entry in self.referee.log[before:]:
            if not entry.void:
                self.screen.tell("\n".join(self.narration.steps(entry)) or f"{entry.statement}: noted.")
                self._tell_marks(entry, "mark")
        self.after(statement)

    def _commands(self) -> list[str]:
        help_lines = f"{self.own_help}\n{self._HELP}".splitlines()
        return [line.split()[0].rstrip(",") for line in help_lines if line[0].islower()]

    def _obey(self, text: str) -> None:
        words, log = text.split(), self.referee.log
        if self.obey(words):
            return
        match words[0].lower(), words[1:]:
            case "help" | "?", []:
                self.screen.tell(f"{self.own_help}\n{self._HELP}")
            case "board" | "boards", []:
                self.show()
            case "log", []:
                self.screen.tell("\n".join(map(self.narration.headline, log)) or "Nothing yet.")
            case "explain", []:
                self._explain()
            case "save", []:
                self.screen.tell("Needless: every statement is on disk before the next.")
            case "undo", _:
                self._undo(text)
            case _:
                self.say(self.full_statement(words))

    def _explain(self) -> None:
        last = next((e for e in reversed(self.referee.log) if not e.void and self.narration.steps(e)), None)
        if last is None:
            self.screen.tell("Nothing yet.")
        else:
            self.screen.tell("\n".join(self.narration.steps(last)))
            self._tell_marks(last, "mark")

    def _undo(self, text: str) -> None:
        referee = self.referee
        last = referee.undoable()
        if last is None:
            raise RulingError("there is nothing to take back")
        self.screen.tell(f"This takes back line {last.line}: {last.statement}")
        if given := referee.given_away(last):
            told = ", ".join(given)
            self.screen.tell(f"Take care: answers were given already and can't be unsaid ({told}).")
        if self.screen.confirm("Take it back?"):
            self.session.say(text)
            self.screen.tell(f"Taken back: {last.statement}")
            self._tell_marks(last, "take back")
            self.after(text)

    def _tell_marks(self, entry: Any, what_to_do: str) -> None:
        for note in self.narration.marks(self.referee, entry):
            self.screen.tell(f"  {what_to_do} {note}")
