"""The referee's own place at a desk: a keyboard, beside which phones may play."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any

from companion.computers import Due
from companion.contract import Document, Game
from companion.desk.computer_audit import recomputed
from companion.desk.desk import Desk
from companion.session import Session
from companion.words import Message, Words


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that phones reach, too; its desk is called by several threads.

    `invitation` says how to join: an address and the room code, and if it is asked for a QR code.
    """

    desk: Desk
    invitation: Callable[[bool], str]


class Keyboard:
    """A game at a desk, as a dialogue knows it (`GameAtKeyboard`).

    Every statement is a request to the desk. Whoever uses it holds the desk's lock, so that
    nothing changes while something is told or decided; `waiting` lets others go on.
    """

    advice_wanted: bool | None = None

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._token = desk.seats.take_keyboard()
        self._numbers = count(1)
        self.request(do="pause", on=False)  # nobody could end it from here

    @property
    def game(self) -> Game | None:
        return self.desk.session.game

    @property
    def referee(self) -> Any:
        return self.desk.session.referee

    @property
    def version(self) -> int:
        return self.desk.session.version

    @property
    def has_begun(self) -> bool:
        return self.desk.session.has_begun

    def to_record(self) -> str:
        return self.desk.session.to_record()

    def view(self, player: str | None = None) -> Document:
        return self.desk.session.view(player)

    def say(self, text: str) -> None:
        self.request(do="say", text=text, at=str(self.version))

    def at(self, version: int) -> Session:
        return self.desk.session.at(version)

    def copy(self) -> Session:
        return self.desk.session.copy()

    def take_back(self, version: int) -> None:
        self.desk.take_back(version)

    @property
    def evening(self) -> Mapping[str, int]:
        return self.desk.evening

    def due(self) -> Due | None:
        return self.desk.due()

    def carry_out(self, choice: Due, text: str | None, agrees: Callable[[Words], bool]) -> None:
        self.desk.carry_out(choice, text)
        offer = self.desk.offer_of_computer
        if offer is not None and not self.desk.lobby.has_phone(offer["to"]):
            asked = Message("terminal-computer-offers", player=offer["from"], other=offer["to"])
            answered = {"offer": offer["offer"], "accept": agrees(asked), "as": offer["to"]}
            self.request(do="ally", at=str(self.version), **answered)

    def audit(self) -> Sequence[Message]:
        session = self.desk.session
        *_, found = recomputed(session.to_record().encode(), session.folder)
        return [line for each in found.values() for line in each.lines()]

    def request(self, **request: Any) -> None:
        """Ask the desk for something as its host; raises RulingError if it refuses."""
        self.desk.answer(self._token, {"id": f"keyboard {next(self._numbers):08}", **request})

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Let others go on until the block ends."""
        self.desk.lock.release()
        try:
            yield
        finally:
            self.desk.lock.acquire()
