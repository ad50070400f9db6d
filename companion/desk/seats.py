"""Who is who at a table: the room code, the host, and whose phone has which seat.

A phone proves who it is with a token, which only the phone keeps: what is kept here is the token's SHA-256.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from companion.contract import Document
from companion.desk.requests import RequestError
from companion.names import spoken

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters of room codes: none that is mistaken for another when it is read out."""

CODE_LENGTH = 6


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whoever looks: the host, a player, both, or, with neither, nobody.

    `seat` is the number of the seat, from 0. `keyboard` is a host who referees at the server's own keyboard.
    """

    host: bool = False
    seat: int | None = None
    keyboard: bool = False


NOBODY = Viewer()


def new_code() -> str:
    """Return a random room code."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """Return a token that nobody guesses: 144 random bits."""
    return secrets.token_urlsafe(18)


@dataclass(slots=True)
class Seats:
    """The seats of one table.

    `host_key` lets a phone become the host, as often as the host changes to another. `draw` makes tokens.
    """

    code: str
    host_key: str
    draw: Callable[[], str] = new_token
    host: str | None = None
    holders: dict[int, str] = field(default_factory=dict)
    keyboard: str | None = None

    @classmethod
    def of(cls, kept: Any, host_key: str, draw: Callable[[], str] = new_token) -> Seats:
        """Return the seats that `document` described; new ones, with a new room code, from anything else."""
        match kept:
            case {"code": str(code), "host": str() | None as host, "holders": dict(holders)}:
                known = {int(seat): str(digest) for seat, digest in holders.items() if seat.isdecimal()}
                return cls(code, host_key, draw, host, known)
        return cls(new_code(), host_key, draw)

    def document(self) -> Document:
        """Return what has to be kept; no token can be made from it."""
        holders = {str(seat): digest for seat, digest in sorted(self.holders.items())}
        return {"code": self.code, "host": self.host, "holders": holders}

    def viewer(self, token: str | None) -> Viewer:
        """Return who has a token; `NOBODY` for one that is not known."""
        if token is None:
            return NOBODY
        digest = _digest(token)
        if self.keyboard is not None and hmac.compare_digest(self.keyboard, digest):
            return Viewer(host=True, keyboard=True)
        found = [seat for seat, held in self.holders.items() if hmac.compare_digest(held, digest)]
        host = self.host is not None and hmac.compare_digest(self.host, digest)
        return Viewer(host, found[0] if found else None)

    def check_code(self, code: str) -> None:
        """Raise RequestError unless `code` is the room code, in any case."""
        if not hmac.compare_digest(code.strip().upper().encode(), self.code.encode()):
            raise RequestError("that is not this table's room code", "forbidden")

    def take_host(self, key: str, token: str | None) -> str:
        """Make whoever has the key the host, and return the token that proves it.

        There is one host: whoever was host before is not any more.
        """
        if not hmac.compare_digest(key.encode(), self.host_key.encode()):
            raise RequestError(
                "that is not the host's link; use the one that companion printed last", "forbidden"
            )
        token = token if self.viewer(token) != NOBODY and token else self.draw()
        self.host = _digest(token)
        return token

    def take_keyboard(self) -> str:
        """Return the token of whoever sits at the keyboard; it is kept nowhere."""
        token = self.draw()
        self.keyboard = _digest(token)
        return token

    def take(self, seat: int, name: str, token: str | None) -> str:
        """Give a free seat to a phone, and return the token that proves it."""
        viewer = self.viewer(token)
        if viewer.seat == seat and token:
            return token
        if viewer.seat is not None:
            raise RequestError("this phone has a seat already", "forbidden")
        if seat in self.holders:
            who = f"{spoken(name)} has this seat already"
            raise RequestError(f"{who}: choose another, or let the host free it", "forbidden")
        token = token if viewer.host and token else self.draw()
        self.holders[seat] = _digest(token)
        return token

    def free(self, seat: int) -> None:
        """Let another phone take a seat; the one that had it has it no longer."""
        self.holders.pop(seat, None)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
