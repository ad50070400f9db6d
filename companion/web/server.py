"""The web application: the page, one door for requests to each table, and a stream of news.

Every request carries its token in a header, so no token is ever in an address or a cookie.
"""

import asyncio
import hashlib
import hmac
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Mount, Route

from companion.contract import FORMAT, Document
from companion.web.addresses import qr_svg
from companion.web.guard import (
    HEADERS,
    MOST_BYTES,
    PAGE,
    Limiter,
    OwnPagesOnly,
    PageFiles,
    body_of,
    token_of,
)
from companion.web.page_words import as_json, names_of, offered, page_words
from companion.web.tables import Table
from companion.words import ENGLISH, Language, best, language

_PACKED_ALREADY = ("font/woff2", "image/png")

HEARTBEAT = 3.0
"""Seconds between two signs of life; a page that misses them connects again."""

_WITH_A_CODE = ("lobby", "join", "host")
"""Requests in which somebody may try codes."""


@dataclass(slots=True)
class Service:
    """What the routes share.

    `organiser_key` opens the list of all tables with their codes. `language` is for phones whose
    own are not there.
    """

    tables: Mapping[str, Table]
    address: str
    organiser_key: str
    language: str = ENGLISH
    heartbeat: float = HEARTBEAT
    stopping: bool = False
    senders: Limiter = field(default_factory=lambda: Limiter(rate=300, burst=600))
    tokens: Limiter = field(default_factory=lambda: Limiter(rate=15, burst=60))
    strangers: Limiter = field(default_factory=lambda: Limiter(rate=1, burst=30))

    def stop(self) -> None:
        """End all streams, so that the server can end."""
        self.stopping = True
        for table in self.tables.values():
            table.wake()


def application(service: Service) -> Starlette:
    """Return the web application of a service."""

    async def failed(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        return _refusal(status)

    page, hosts = PageFiles(directory=PAGE, html=True), _hosts(service.address)
    # Secrets are packed with the rest: over plain HTTP sizes tell nothing that the text does not.
    packed = Middleware(GZipMiddleware, compresslevel=3)
    return Starlette(
        routes=[
            Route("/call/{table}", partial(_call, service), methods=["POST"], middleware=[packed]),
            Route("/events/{table}", partial(_events, service)),
            Route("/tables", partial(_tables, service)),
            Route("/qr.svg", partial(_qr, service)),
            Route("/words/{tag}.json", partial(_words, service), middleware=[packed]),
            Mount("/", GZipMiddleware(page, exclude_content_types=_PACKED_ALREADY)),
        ],
        middleware=[
            Middleware(TrustedHostMiddleware, allowed_hosts=hosts, www_redirect=False),
            Middleware(OwnPagesOnly, refusal=_refusal),
        ],
        exception_handlers={HTTPException: failed, 500: failed},
    )


def _hosts(address: str) -> list[str]:
    """Return the names of the server; a page of another name may not ask it."""
    host = urlsplit(address).hostname or ""
    return ["localhost", "127.0.0.1", "[::1]", f"[{host}]" if ":" in host else host]


_ERRORS = {
    400: "this request can't be read",
    404: "there is no such page or table here",
    405: "this is not asked for in this way",
    408: "the request took too long",
    413: f"a request has at most {MOST_BYTES} bytes",
    415: "a request is JSON",
    429: "Too many requests, or too many wrong codes. Wait a moment.",
}


def _refusal(status: int) -> Response:
    message = _ERRORS.get(status, "failed")
    error = {"kind": "malformed", "message": message, "ruling": None}
    return JSONResponse(FORMAT | {"error": error}, status, HEADERS)


async def _tables(service: Service, request: Request) -> Response:
    """Return the names of the tables; for the organiser also their codes and the hosts' keys."""
    key = token_of(request) or ""
    organiser = hmac.compare_digest(key.encode(), service.organiser_key.encode())
    if not service.strangers.would_allow(_sender(request)):
        raise HTTPException(429)
    if not organiser:
        service.strangers.allows(_sender(request))
    found = []
    for name, table in service.tables.items():
        entry = {"table": name}
        if organiser:
            entry |= {"code": table.desk.seats.code, "host": table.desk.seats.host_key}
        found.append(entry)
    return JSONResponse(FORMAT | {"tables": found, "address": service.address}, headers=HEADERS)


async def _call(service: Service, request: Request) -> Response:
    """Answer one request to a table's desk."""
    table, token, sender = _table(service, request), token_of(request), _sender(request)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise HTTPException(415)
    if not service.senders.allows(sender) or not service.tokens.allows(token or sender):
        raise HTTPException(429)
    try:
        asked = json.loads(await body_of(request, MOST_BYTES))
    except (ValueError, RecursionError):
        raise HTTPException(400) from None
    with_a_code = isinstance(asked, dict) and asked.get("do") in _WITH_A_CODE
    may_try = with_a_code or not table.knows(token)
    if may_try and not service.strangers.would_allow(sender):
        raise HTTPException(429)  # who has tried too much does not learn what is right

    def answered() -> tuple[Document, str, bool]:
        found, changed = table.call(token, asked)
        return found, as_json(found, _language(service, request)), changed

    found, body, changed = await run_in_threadpool(answered)
    if changed:
        table.wake()
    if may_try and found.get("error", {}).get("kind") == "forbidden":
        service.strangers.allows(sender)
    headers = HEADERS | {"Vary": "Accept-Language"}
    return Response(body, media_type="application/json", headers=headers)


async def _events(service: Service, request: Request) -> Response:
    """Return a stream that tells the version of what a viewer sees, at once when it changes."""
    table, token = _table(service, request), token_of(request)
    if not service.senders.allows(_sender(request)):
        raise HTTPException(429)
    if not table.knows(token) and not service.strangers.allows(_sender(request)):
        raise HTTPException(429)
    return StreamingResponse(
        _news(service, table, token),
        media_type="text/event-stream",
        headers=HEADERS | {"X-Accel-Buffering": "no", "Connection": "close"},
    )


async def _news(service: Service, table: Table, token: str | None) -> AsyncIterator[str]:
    with table.waiting(token) as waiting:
        while not service.stopping and not waiting.ended:
            waiting.changed.clear()
            version = await run_in_threadpool(table.desk.version, token)
            yield f"data: {json.dumps({'version': version})}\n\n"
            if not version:
                return  # the seat was freed, or the token is not known
            try:
                async with asyncio.timeout(service.heartbeat):
                    await waiting.changed.wait()
            except TimeoutError:
                pass


async def _qr(service: Service, request: Request) -> Response:
    text = request.query_params.get("text", "")
    if not 0 < len(text) <= 300 or not service.senders.allows(_sender(request)):
        raise HTTPException(400)
    return Response(qr_svg(text), media_type="image/svg+xml", headers=HEADERS)


async def _words(service: Service, request: Request) -> Response:
    """Return the words of the page in a language, or the list of those there are."""
    tag, there = request.path_params["tag"], offered(service.language)
    if tag in there:
        found = await run_in_threadpool(page_words, there[tag])
    elif tag == "languages":
        found = names_of(there, language(service.language).tag)
    else:
        raise HTTPException(404)
    body = as_json(found, language()).encode()
    known_as = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = HEADERS | {"ETag": known_as}
    if known_as in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def _table(service: Service, request: Request) -> Table:
    table = service.tables.get(request.path_params["table"])
    if table is None:
        raise HTTPException(404)
    return table


def _language(service: Service, request: Request) -> Language:
    """Return the language that a phone reads best, of those there are; else that of the table."""
    wanted = []
    for number, each in enumerate(request.headers.get("accept-language", "").split(",")):
        tag, _, weight = each.partition(";q=")
        with suppress(ValueError):
            wanted.append((-float(weight or 1), number, tag.strip()))
    there = offered(service.language)
    return there[
        best((tag for _, _, tag in sorted(wanted)), there) or language(service.language).tag
    ]


def _sender(request: Request) -> str:
    return request.client.host if request.client else ""
