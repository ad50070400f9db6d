"""What servers here do for their pages: who may ask, how much, and the headers of every answer.

uvicorn has settings for the rest.
"""

import asyncio
import logging
import mimetypes
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import uvicorn
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

if sys.platform != "win32":
    import resource

PAGE = Path(__file__).parent / "page"

mimetypes.add_type("text/javascript", ".js")  # some systems say otherwise
mimetypes.add_type("font/woff2", ".woff2")

_SECONDS_TO_SEND = 10.0
_LONGEST_PATH = 200

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


def quiet_config(app: ASGIApp, **settings: Any) -> uvicorn.Config:
    """Return the settings of a server that says nothing of itself, in logs or to others."""
    return uvicorn.Config(
        app,
        log_level="critical",
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="off",
        ws="none",
        timeout_graceful_shutdown=2,
        **settings,
    )


class OwnPagesOnly:
    """Refuses paths that are none of ours, and requests from foreign pages.

    `refusal` makes the answer of a status.
    """

    def __init__(self, app: ASGIApp, refusal: Callable[[int], Response]) -> None:
        self._app, self._refusal = app, refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, headers = scope["path"], Headers(scope=scope)
        origin, host = headers.get("origin"), headers.get("host")
        is_foreign = origin is not None and urlsplit(origin).netloc != host
        if is_foreign or len(path) > _LONGEST_PATH or not path.isprintable():
            await self._refusal(400)(scope, receive, send)
        else:
            await self._app(scope, receive, send)


class PageFiles(StaticFiles):
    """The files of a page, with the headers of every answer."""

    headers = HEADERS

    def file_response(self, *given: Any, **options: Any) -> Response:
        response = super().file_response(*given, **options)
        response.headers.update(self.headers)
        return response


async def body_of(request: Request, most: int, seconds: float = _SECONDS_TO_SEND) -> bytes:
    """Return the body of a request, of at most so many bytes, that has come within `seconds`.

    Raises HTTPException if it is too large, or too slow.
    """
    body = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise HTTPException(413)
    except TimeoutError:
        raise HTTPException(408) from None
    except ClientDisconnect:
        raise HTTPException(400) from None
    return bytes(body)


def token_of(request: Request) -> str | None:
    """Return the token in the header of a request, if there is one."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


# -- how much one phone may ask ------------------------------------------------------------------

MOST_BYTES = 16_384
"""The largest request; a board of 25 spaces takes 300 bytes."""

_MOST_KEYS = 2000


@dataclass(slots=True)
class Limiter:
    """Lets through `burst` requests of one sender at once, and `rate` a second in the long run."""

    rate: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    _left: OrderedDict[Hashable, tuple[float, float]] = field(
        default_factory=OrderedDict, init=False
    )

    def allows(self, sender: Hashable) -> bool:
        """Tell whether a sender may go on, and count it then: who asks too often is not put off."""
        now, left = self.clock(), self._left_for(sender)
        allowed = left >= 1
        self._left.pop(sender, None)
        self._left[sender] = (left - 1 if allowed else left, now)
        while len(self._left) > _MOST_KEYS:
            self._left.popitem(last=False)
        return allowed

    def would_allow(self, sender: Hashable) -> bool:
        """Tell whether a sender may go on, without counting that."""
        return self._left_for(sender) >= 1

    def _left_for(self, sender: Hashable) -> float:
        now = self.clock()
        left, since = self._left.get(sender, (self.burst, now))
        return min(self.burst, left + (now - since) * self.rate)


# -- connections ---------------------------------------------------------------------------------
#
# Where there are too many, an old one is closed and the new one served: so nobody keeps others out
# by opening connections.

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
        super().connection_made(transport)
        self._opened = self.loop.time()
        self._wait_for_head()
        self._make_room()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_idle:
            self._wait_for_head()
        elif self._head_due is not None:
            self._head_due.cancel()
            self._head_due = None

    def connection_lost(self, exc: Exception | None) -> None:
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
