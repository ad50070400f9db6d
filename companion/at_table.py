"""What a live session has of those who do not play at its keyboard: phones, and the computer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from companion.words import Words


class PhonesAtTable(Protocol):
    """What a live session has of the phones that play, too."""

    HELP: str
    """The commands about phones, a line each."""

    AT_ANY_PROMPT: Collection[list[str]]
    """What a line begins with that is obeyed at the prompts of a set-up, too."""

    @property
    def joined(self) -> bool:
        """Whether anybody plays by phone."""

    def obey(self, words: list[str]) -> list[str] | None:
        """Carry out a command about phones and return what to tell; None if it is none."""

    def news(self) -> list[str]:
        """Return who has taken a seat since the last time."""


class ComputersAtTable(Protocol):
    """What a live session has of the computer players."""

    HELP: str
    """The commands about them, a line each."""

    @property
    def names(self) -> Collection[str]:
        """Those for whom the computer plays."""

    @property
    def is_due(self) -> bool:
        """Whether the computer has to say something now."""

    def play(self) -> None:
        """Say what the computer chooses; raises RulingError if it finds nothing."""

    def to_be_taken_back(self) -> list[Any]:
        """Return the entries back to the last one of a person, in the order of the log.

        Raises RulingError if there is none.
        """

    @property
    def introduction(self) -> list[str]:
        """Who is played by the computer, and what seals each hidden board, a line each."""

    def advice(self) -> Words | None:
        """Return what the only person at the table could have said better; None if nothing."""

    @property
    def evening(self) -> Mapping[str, int]:
        """How many games each player has won; nobody is there in the first game."""

    @property
    def closing(self) -> list[str]:
        """What each computer hid and the seed from which it chose, once the game is over."""

    def answer(self, one: str, other: str, role: str | None = None) -> str:
        """Return the Node that a computer player names for an alliance, or for a draw nothing.

        `one` offers it to `other`. Raises RulingError if `other` declines.
        """

    def seat_wanted(self, names: Sequence[str]) -> None:
        """Seat the computers that the command asked for, once the players are named.

        Raises WrongUsageError if the computer can't play for one of them.
        """

    def seat(self, name: str, level: str) -> None:
        """Let the computer play for somebody; raises RulingError if it can't."""

    def give_board(self, name: str) -> None:
        """Seal the board of a computer player, and take it into the game."""

    def obey(self, words: list[str]) -> list[str] | None:
        """Carry out a command about them and return what to tell; None if it is none."""
