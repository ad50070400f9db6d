"""Connections to the server: how many there may be, and how long each may take to ask.

uvicorn has settings for the rest. Where there are too many, an old one is closed and the new one
served: so nobody keeps others out by opening connections.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from contextlib import suppress
from typing import cast

from uvicorn.protocols.http.h11_impl import H11Protocol

if sys.platform != "win32":
    import resource

SECONDS_FOR_HEAD = 10.0
"""How long a connection may take until the head of a request is there."""

SECONDS_KEPT_ALIVE = 5
"""How long a connection is kept after an answer."""

BACKLOG = 16
"""How many connections may wait: all are accepted at once before old ones are closed."""

_MOST = 400


def prepare_for_many() -> None:
    """Let this process open as many files as it may, and asyncio be quiet about too many."""
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems allow fewer than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_connections() -> int:
    """Return how many connections there may be: half of the files that may be open."""
    if sys.platform == "win32":
        return _MOST
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _MOST if limit == resource.RLIM_INFINITY else min(_MOST, limit // 2)


class Connection(H11Protocol):
    """A connection that is closed if no request comes, or if it is the oldest of too many."""

    _opened = 0.0
    _head_due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a new connection, and wait for its first request."""
        super().connection_made(transport)
        self._opened = self.loop.time()
        self._wait_for_head()
        self._make_room()

    def data_received(self, data: bytes) -> None:
        """Read what has come; from the first byte of a request on, its head is waited for."""
        super().data_received(data)
        if self._is_idle:
            self._wait_for_head()
        elif self._head_due is not None:
            self._head_due.cancel()
            self._head_due = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        if self._head_due is not None:
            self._head_due.cancel()
        super().connection_lost(exc)

    @property
    def _is_idle(self) -> bool:
        """Whether no request is under way."""
        return self.cycle is None or self.cycle.response_complete

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _wait_for_head(self) -> None:
        if self._head_due is None:
            self._head_due = self.loop.call_later(SECONDS_FOR_HEAD, self._head_is_late)

    def _head_is_late(self) -> None:
        self._head_due = None
        if self._is_idle:
            self.transport.abort()

    def _make_room(self) -> None:
        """Close one if this address has three quarters of all, or if there are too many.

        One goes that has never asked for anything, else one that does not at the moment, else the
        oldest.
        """
        every = cast(set[Connection], self.connections)
        most, of_address = most_connections(), Counter(each._address for each in every)
        if of_address[self._address] > most * 3 // 4:
            address = self._address
        elif len(every) > most:
            ((address, _),) = of_address.most_common(1)
        else:
            return
        others = [each for each in every if each._address == address and each is not self]
        oldest = min(others, key=lambda o: (not o._is_idle, o.cycle is not None, o._opened))
        self.connections.discard(oldest)  # it counts no more, though it is closed a moment later
        oldest.transport.abort()
