"""The studio is started: the browser first, then all that the page needs."""

from __future__ import annotations

import secrets
import sys
import tempfile
import threading
import webbrowser
import zlib
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING

from cardgen.inputs.faults import faults_of
from companion.web.addresses import ServeError, listening_socket

if TYPE_CHECKING:
    from cardgen.studio.requests import Studio

LOOPBACK = "127.0.0.1"


def run_studio(
    profile: Path, port: int, say: Callable[[str], None], *, tag: str | None, open_browser: bool
) -> None:
    """Serve the studio for a profile until Ctrl-C; raises InputFault if it can't be served."""
    sock = _listening(profile, port)
    key = secrets.token_urlsafe(24)
    address = f"http://{LOOPBACK}:{sock.getsockname()[1]}/#{key}"
    with closing(sock), tempfile.TemporaryDirectory(prefix="cardgen-") as kept:
        say(f"The studio is open at  {address}")
        say(f"It edits {profile}. Ctrl-C ends it.")
        if open_browser:
            webbrowser.open(address)

        # while the browser starts, the server is loaded and the first picture drawn
        import uvicorn

        from cardgen.studio.server import application
        from companion.web import guard

        begun: Future[Studio] = Future()
        server = uvicorn.Server(guard.quiet_config(application(begun.result, key, tag), http="h11"))
        sys.setswitchinterval(0.0005)  # else each file of the page waits for the drawing
        kept_in = Path(kept).resolve()
        threading.Thread(
            target=_begin, args=(profile.absolute(), kept_in, begun), daemon=True
        ).start()
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
