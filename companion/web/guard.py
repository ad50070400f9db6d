"""What servers here do for their pages: who may ask, how much, and the headers of every answer."""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

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

    def file_response(self, *given: Any, **options: Any) -> Response:
        response = super().file_response(*given, **options)
        response.headers.update(HEADERS)
        return response


async def body_of(request: Request, most: int, seconds: float = _SECONDS_TO_SEND) -> bytes:
    """Return the body of a request, of at most so many bytes, that has come within `seconds`.

    Raises:
        HTTPException: it is too large, or too slow.
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
