"""Who is who at a table: the room code, the host, and whose phone has which seat.

A phone proves who it is with a token, which only the phone keeps: what is kept here is the token's
SHA-256.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from companion.contract import Document
from companion.desk.requests import RequestError
from companion.words import Message

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters of room codes: none that is mistaken for another when it is read out."""

CODE_LENGTH = 6

OWN_CODE_LENGTH = 8

MOST_ASKING = 12
"""How many phones may wait until the host lets them in."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whoever looks: the host, a player, both, or, with neither, nobody.

    `seat` is the number of the seat, from 0. `keyboard` is a host who referees at the server's own
    keyboard. `asks` is the number under which a phone asks the host for a seat.
    """

    host: bool = False
    seat: int | None = None
    keyboard: bool = False
    asks: int | None = None


NOBODY = Viewer()


@dataclass(frozen=True, slots=True)
class Asking:
    """A phone that asks the host for a seat; `digest` is that of its token."""

    seat: int
    digest: str


def new_code(length: int = CODE_LENGTH) -> str:
    """Return a random code: of a room or, longer, of one seat."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def new_token() -> str:
    """Return a token that nobody guesses: 144 random bits."""
    return secrets.token_urlsafe(18)


@dataclass(slots=True)
class Seats:
    """The seats of one table.

    `host_key` lets a phone become the host, as often as the host changes to another. `draw` makes
    tokens. `holders` are the digests of tokens by seat, `asking` the phones that wait for the
    host's word by number, `own_codes` the digests of seats' own codes, each of which is taken once.
    """

    code: str
    host_key: str
    draw: Callable[[], str] = new_token
    host: str | None = None
    holders: dict[int, str] = field(default_factory=dict)
    keyboard: str | None = None
    asking: dict[int, Asking] = field(default_factory=dict)
    own_codes: dict[int, str] = field(default_factory=dict)
    _last_asking: int = 0

    @classmethod
    def of(cls, kept: Any, host_key: str) -> Seats:
        """Return the seats that `document` described; from anything else, new ones."""
        match kept:
            case {"code": str(code), "host": str() | None as host, "holders": dict(holders)}:
                held = (each for each in holders.items() if each[0].isdecimal())
                known = {int(seat): str(digest) for seat, digest in held}
                return cls(code, host_key, host=host, holders=known)
        return cls(new_code(), host_key)

    def document(self) -> Document:
        """Return what has to be kept; no token can be made from it."""
        holders = {str(seat): digest for seat, digest in sorted(self.holders.items())}
        return {"code": self.code, "host": self.host, "holders": holders}

    def copy(self) -> Seats:
        """Return the seats as they are now."""
        holders, asking, own_codes = dict(self.holders), dict(self.asking), dict(self.own_codes)
        return replace(self, holders=holders, asking=asking, own_codes=own_codes)

    def restore(self, before: Seats) -> None:
        """Go back to how the seats were."""
        self.host, self.holders = before.host, before.holders
        self.asking, self.own_codes = before.asking, before.own_codes

    def viewer(self, token: str | None) -> Viewer:
        """Return who has a token; `NOBODY` for one that is not known."""
        if token is None:
            return NOBODY
        digest = _digest(token)
        if self.keyboard is not None and hmac.compare_digest(self.keyboard, digest):
            return Viewer(host=True, keyboard=True)
        found = [seat for seat, held in self.holders.items() if hmac.compare_digest(held, digest)]
        host = self.host is not None and hmac.compare_digest(self.host, digest)
        if not found and not host:
            for number, asking in self.asking.items():
                if hmac.compare_digest(asking.digest, digest):
                    return Viewer(asks=number)
        return Viewer(host, found[0] if found else None)

    def check_code(self, code: str) -> None:
        """Raise RequestError unless `code` is the room code, in any case."""
        if not hmac.compare_digest(code.strip().upper().encode(), self.code.encode()):
            raise RequestError(Message("desk-refused-code"), "forbidden")

    def take_host(self, key: str, token: str | None) -> str:
        """Make whoever has the key the host, and return the token that proves it.

        There is one host: whoever was host before is not any more.
        """
        if not hmac.compare_digest(key.encode(), self.host_key.encode()):
            raise RequestError(Message("desk-refused-link"), "forbidden")
        token = token if self.viewer(token) != NOBODY and token else self.draw()
        self.host = _digest(token)
        return token

    def take_keyboard(self) -> str:
        """Return the token of whoever sits at the keyboard; it is kept nowhere."""
        token = self.draw()
        self.keyboard = _digest(token)
        return token

    def check_free(self, seat: int, name: str) -> None:
        """Raise RequestError if a phone has the seat."""
        if seat in self.holders:
            raise RequestError(Message("desk-refused-seat-taken", player=name))

    def take(self, seat: int, token: str | None) -> str:
        """Give a seat to a phone, and return the token that proves it."""
        viewer = self.viewer(token)
        if viewer.seat is not None:
            raise RequestError(Message("desk-refused-seated"), "forbidden")
        if token is None or viewer == NOBODY:
            token = self.draw()
        self._give(seat, _digest(token))
        return token

    def _give(self, seat: int, digest: str) -> None:
        """Give a seat to a phone, and to no other that had it, asked for it or has its code."""
        self.holders[seat] = digest
        self.withdraw(seat, digest)

    def withdraw(self, seat: int, digest: str = "") -> None:
        """Let nobody have a seat who asked for it or has its code; nor a phone that asked."""
        self.own_codes.pop(seat, None)
        for number, each in list(self.asking.items()):
            if each.seat == seat or each.digest == digest:
                del self.asking[number]

    def ask(self, seat: int, token: str | None) -> str:
        """Let a phone ask the host for a seat; return the token by which it hears the answer."""
        viewer = self.viewer(token)
        if viewer.seat is not None:
            raise RequestError(Message("desk-refused-seated"), "forbidden")
        if viewer.asks is not None:
            del self.asking[viewer.asks]
        if len(self.asking) >= MOST_ASKING:
            raise RequestError(Message("desk-refused-too-many"))
        if token is None or viewer == NOBODY:
            token = self.draw()
        self._last_asking += 1
        self.asking[self._last_asking] = Asking(seat, _digest(token))
        return token

    def answer(self, number: int, *, allow: bool) -> int:
        """Give a phone the seat that it asks for, or send it away; return the seat."""
        asking = self.asking.pop(number, None)
        if asking is None:
            raise RequestError(Message("desk-refused-does-not-ask", number=number))
        if allow:
            self._give(asking.seat, asking.digest)
        return asking.seat

    def new_own_code(self, seat: int) -> str:
        """Return a code that gives a phone this seat, once, in the place of earlier codes."""
        code = new_code(OWN_CODE_LENGTH)
        self.own_codes[seat] = _digest(code)
        return code

    def seat_of(self, own_code: str) -> int:
        """Return the seat to which a code belongs; raises RequestError if it belongs to none."""
        digest = _digest(own_code.strip().upper())
        for seat, known in self.own_codes.items():
            if hmac.compare_digest(known, digest):
                return seat
        raise RequestError(Message("desk-refused-own-code"), "forbidden")

    def free(self, seat: int) -> None:
        """Let another phone take a seat; the one that had it has it no longer."""
        self.holders.pop(seat, None)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
