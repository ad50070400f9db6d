"""A live session at a table where phones play, too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from companion.desk import Desk
from companion.desk.keyboard import Keyboard
from companion.errors import RulingError
from companion.names import name_meant, spoken
from companion.terminal.screens import Lines, Terminal


class OpenTable(Protocol):
    """A table that phones reach."""

    @property
    def desk(self) -> Desk:
        """The desk, which is called by several threads."""

    def invitation(self, symbol: bool) -> str:
        """Return how to join: an address and the room code, and with `symbol` a QR symbol."""


class Phones:
    """What a live session knows of the phones at its table, and does about them."""

    HELP = """\
phones             how phones join, and who plays by phone
free NAME          let NAME join with another phone"""

    def __init__(self, table: OpenTable, keyboard: Keyboard, symbol: bool) -> None:
        self._table = table
        self._keyboard = keyboard
        self._symbol = symbol
        self._known = set(self._holders)

    @property
    def joined(self) -> bool:
        """Whether a phone has a seat, or is the host's."""
        seats = self._table.desk.seats
        return bool(seats.holders) or seats.host is not None

    @property
    def _holders(self) -> list[str]:
        """The players who have a phone, in seat order."""
        desk = self._table.desk
        return [name for seat, name in enumerate(desk.lobby.named_players()) if seat in desk.seats.holders]

    def obey(self, words: list[str]) -> list[str] | None:
        """Tell how phones join, or free a seat; None if that is not what is wanted."""
        match words[0].lower(), words[1:]:
            case "phones", []:
                return [self._table.invitation(self._symbol), *self._who()]
            case "free", [name]:
                return [self._free(name)]
        return None

    def news(self) -> list[str]:
        """Return who plays by phone now and did not before."""
        known, self._known = self._known, set(self._holders)
        return [f"{spoken(name)} plays by phone now." for name in self._holders if name not in known]

    def _who(self) -> list[str]:
        names = self._table.desk.lobby.named_players()
        with_phone = self._holders
        without = [name for name in names if name not in with_phone]
        lines = (("By phone", with_phone), ("Without", without))
        return [f"{what}: {', '.join(map(spoken, who))}." for what, who in lines if who]

    def _free(self, word: str) -> str:
        names = self._table.desk.lobby.named_players()
        name = name_meant(word, names)
        if name not in self._holders:
            raise RulingError(f"{name} plays without a phone: the seat is free")
        self._keyboard.free(names.index(name))
        return f"{spoken(name)} may join with another phone now."


@contextmanager
def with_phones(table: OpenTable, keyboard: Keyboard, screen: Lines | Terminal) -> Iterator[Phones]:
    """Hold the table except while a line is waited for, and let the screen notice what phones do."""
    desk, symbol, seen = table.desk, isinstance(screen, Terminal), None

    def noticed() -> None:
        nonlocal seen  # an offer of an alliance changes neither: nobody else may notice it
        now = keyboard.version, sorted(desk.seats.holders.items())
        if now != seen:
            seen = now
            screen.interrupt()

    with desk.lock:
        noticed()
        desk.watchers.append(noticed)
        screen.waiting = keyboard.waiting
        screen.tell(table.invitation(symbol))
        yield Phones(table, keyboard, symbol)
