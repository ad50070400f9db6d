"""The studio's server: the page, one door for its requests, and one for dropped files.

It listens on this computer only. Whoever asks for more than the page needs the key, which is in the
address after a # and so never leaves the browser but in a header.
"""

from __future__ import annotations

import hmac
import json
import secrets
import tempfile
import threading
import webbrowser
import zlib
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, Any

import uvicorn
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route

from cardgen.inputs.faults import faults_of
from companion.web import guard
from companion.web.addresses import ServeError, listening_socket
from companion.web.page_words import as_json, names_of, offered, page_words
from companion.words import Language, language

if TYPE_CHECKING:
    from cardgen.studio.requests import Studio

PAGE = Path(__file__).parent / "page"
LOOPBACK = "127.0.0.1"
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


def run_studio(
    profile: Path, port: int, say: Callable[[str], None], *, tag: str | None, open_browser: bool
) -> None:
    """Serve the studio for a profile until Ctrl-C; raises InputFault if it can't be served."""
    sock = _listening(profile, port)
    key = secrets.token_urlsafe(24)
    address = f"http://{LOOPBACK}:{sock.getsockname()[1]}/#{key}"
    with closing(sock), tempfile.TemporaryDirectory(prefix="cardgen-") as kept:
        begun: Future[Studio] = Future()
        server = uvicorn.Server(guard.quiet_config(application(begun.result, key, tag), http="h11"))

        # the first picture is drawn while the browser starts
        kept_in = Path(kept).resolve()
        threading.Thread(
            target=_begin, args=(profile.absolute(), kept_in, begun), daemon=True
        ).start()
        say(f"The studio is open at  {address}")
        say(f"It edits {profile}. Ctrl-C ends it.")
        if open_browser:
            webbrowser.open(address)
        try:
            server.run([sock])
        except KeyboardInterrupt:
            pass  # that is how it ends
        finally:
            begun.result().close()
        say("the studio is closed; what you saved is in " + str(profile.absolute().parent))


def _listening(profile: Path, port: int) -> socket:
    """Return a socket at a port, or at one that is the same for a profile each time, if it is free.

    A browser keeps what is not saved, and how large a millimetre is, for each port.
    """
    if port == 0:
        name = str(profile.resolve()).encode()
        with suppress(ServeError):
            return listening_socket(LOOPBACK, 20_000 + zlib.crc32(name) % 10_000)
    with faults_of("--port", ServeError):
        return listening_socket(LOOPBACK, port)


def _begin(profile: Path, kept: Path, begun: Future[Studio]) -> None:
    """Make the studio, and draw its card once."""
    from cardgen.drawing.fonts import FontBook  # a second of loading, while the page is served
    from cardgen.studio.requests import Studio
    from cardgen.studio.workspace import Workspace

    studio = Studio(Workspace(profile, kept), FontBook(()))
    begun.set_result(studio)
    studio.warm_up()
