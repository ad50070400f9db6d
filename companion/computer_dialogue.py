"""A live session in which the computer may play: how its seats are filled, and what is told."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from companion.dialogue import Dialogue
from companion.errors import RulingError
from companion.names import computer_names, symbol_for
from companion.recap import recap, recap_lines
from companion.record import LEVELS
from companion.referee import AnyReferee
from companion.words import Message, Words

R = TypeVar("R", bound=AnyReferee)

COMPUTER = "computer"
"""What is typed instead of a name, or instead of a board, for a seat that the computer plays."""

AGAIN = ("again", "a")
"""What begins another game with the same players, once one is over."""

OVER = Message("terminal-over-again")
"""The prompt after the end of a game."""


class AgainError(Exception):
    """The players want another game."""


class ComputerDialogue(Dialogue[R]):
    """A game being played or refereed live, whose seats the computer may play."""

    # -- set-up ------------------------------------------------------------------------------------

    def seat_wanted_computers(self) -> None:
        """Seat the computers that the command asked for, once all players are named."""
        if self.computers is not None:
            self.computers.seat_wanted(self._names)

    def usual_player(self, seated: int) -> str:
        """Return what Enter says where a player is asked for: the computer, or nothing."""
        return COMPUTER if self.computers is not None and self.screen.live and seated else ""

    def seat_computers(self, count: int, symbols: Collection[str] = ()) -> None:
        """Fill as many seats with computer players of a level that is asked for."""
        assert self.computers is not None and self.session.game is not None
        level, taken = self.ask_level(), set(symbols)
        names = computer_names(self._names, count)
        for name in names:
            symbol = symbol_for(name, taken) if self.session.game.symbols else ""
            taken.add(symbol)
            self.session.say(f"player {name} {symbol}".rstrip())
        for name in names:
            self.computers.seat(name, level)

    def ask_level(self) -> str:
        """Ask how strong a computer player is."""
        told, prompt = Message("terminal-levels"), Message("terminal-which-level", options=LEVELS)
        while (level := self.ask(prompt, LEVELS, told, "medium").lower()) not in LEVELS:
            self.tell(Message("common-refused-level", text=level, options=LEVELS))
        return level

    # -- play --------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Tell who is played by the computer, and where the game stands."""
        for line in self.computers.introduction if self.computers is not None else ():
            self.tell(line)
        super().begin()

    def heard(self, line: str) -> Words | None:
        """Tell who plays for somebody from here on."""
        match line.split():
            case ["computer", name, level, *_]:
                return Message("terminal-by-computer", player=name, text=level)
            case ["human", name]:
                return Message("terminal-by-person-now", player=name)
        return super().heard(line)

    def after(self, statement: str) -> None:
        """Tell at the end how it went, what computers hid, and from which seeds they chose."""
        super().after(statement)
        if self.computers is not None and (better := self.computers.advice()):
            self.tell(better)
        if self.referee.winners is None or statement.lower().startswith("reveal"):
            return
        told = recap(self.session.game, self.referee)
        lines: list[Words] = [*recap_lines(told, self.screen.language)]
        lines += self.computers.closing if self.computers is not None else []
        self.screen.tell(self.in_lines(*lines))

    def _obey_about_others(self, words: list[str]) -> bool:
        if " ".join(words).lower() in AGAIN and self.referee.winners is not None:
            raise AgainError
        obeyed = super()._obey_about_others(words)
        if obeyed and words[0].lower() == "human":
            self.show_hidden(self.session.to_record().split()[-1])
        return obeyed

    def check_person(self, name: str) -> None:
        """Raise RulingError if the computer plays for somebody: then nobody sees what is hidden."""
        if self.computers is not None and name in self.computers.names:
            raise RulingError(Message("common-refused-computer-hides", player=name), "C4")

    def show_hidden(self, name: str) -> None:
        """Show a person who plays on for `name` what is hidden there, if that can be shown."""

    def say(self, statement: str) -> None:
        """Carry a statement out, unless a computer player has to agree and does not (C8)."""
        if self.computers is not None and statement == "draw":
            for name in self.computers.names:
                self.computers.answer("", name)
        super().say(statement)
