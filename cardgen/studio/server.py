"""The studio's server: the page, one door for its requests, and one for dropped files.

It listens on this computer only. Whoever asks for more than the page needs the key, which is in the
address after a # and so never leaves the browser but in a header.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route

from cardgen.studio.start import LOOPBACK
from companion.web import guard
from companion.web.page_words import as_json, names_of, offered, page_words
from companion.words import Language, language

if TYPE_CHECKING:
    from cardgen.studio.requests import Studio

PAGE = Path(__file__).parent / "page"
MOST_BYTES = 2_000_000
"""The largest request: a profile's text, and changes."""
MOST_OF_A_FILE = 60_000_000
"""The largest dropped file."""

HEADERS = guard.HEADERS | {
    "Content-Security-Policy": guard.HEADERS["Content-Security-Policy"].replace(
        "img-src 'self'", "img-src 'self' data: blob:"
    )
}

_REASONS = {
    400: "this request can't be read",
    403: "open the address that the studio has printed: this one lacks its key",
    404: "there is nothing here",
    413: f"this is too large: a file has at most {MOST_OF_A_FILE // 1_000_000} MB",
}


def application(studio: Callable[[], Studio], key: str, tag: str | None = None) -> Starlette:
    """Return the web application of a studio; `key` opens it.

    `studio` waits until it is there: the browser loads the page meanwhile. `tag` is the language
    of the page; without it the browser chooses.
    """
    there = offered() if tag is None else {language(tag).tag: language(tag)}

    files = guard.PageFiles(directory=PAGE, html=True)
    files.all_directories.append(guard.PAGE)  # what the page for phones has, too
    files.headers = HEADERS

    async def failed(_: Request, error: Exception) -> Response:
        return refusal(error.status_code if isinstance(error, HTTPException) else 500)

    async def call(request: Request) -> Response:
        check_key(request)
        try:
            asked = json.loads(await guard.body_of(request, MOST_BYTES))
            found = await run_in_threadpool(lambda: studio().call(asked))
            return answer(found, there.get(request.headers.get("accept-language", "")))
        except (ValueError, RecursionError):
            raise HTTPException(400) from None

    async def drop(request: Request) -> Response:
        check_key(request)
        data = await guard.body_of(request, MOST_OF_A_FILE, seconds=60)
        name, kind = request.query_params.get("name", ""), request.path_params["kind"]
        return answer(await run_in_threadpool(lambda: studio().drop(name, data, kind)))

    def check_key(request: Request) -> None:
        if not hmac.compare_digest((guard.token_of(request) or "").encode(), key.encode()):
            raise HTTPException(403)

    async def words(request: Request) -> Response:
        wanted = there.get(request.path_params["tag"])
        return answer(page_words(wanted, "studio") if wanted else names_of(there))

    return Starlette(
        routes=[
            Route("/call", call, methods=["POST"]),
            Route("/drop/{kind}", drop, methods=["POST"]),
            Route("/words/{tag}.json", words),
            Mount("/", files),
        ],
        middleware=[
            Middleware(
                TrustedHostMiddleware, allowed_hosts=["localhost", LOOPBACK], www_redirect=False
            ),
            Middleware(guard.OwnPagesOnly, refusal=refusal),
            Middleware(GZipMiddleware, minimum_size=20_000, compresslevel=1),
        ],
        exception_handlers={HTTPException: failed, 500: failed},
    )


def answer(document: dict[str, Any], reads: Language | None = None) -> Response:
    """Return a document as JSON, its messages in the language that somebody reads, or English."""
    body = as_json(document, reads or language())
    return Response(body, media_type="application/json", headers=HEADERS)


def refusal(status: int) -> Response:
    """Return the answer of a status that is an error."""
    reason = _REASONS.get(status, "the studio has failed")
    return JSONResponse({"error": reason}, status, HEADERS)
