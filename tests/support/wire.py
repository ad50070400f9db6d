"""Phones at a served table, down to the bytes: every request goes through the web application.

A phone does what `client.js` does: it hears news by its stream and fetches its view if that is
another one.
"""

from __future__ import annotations

import asyncio
import itertools
import json

from companion.web import server
from companion.web.guard import Limiter
from companion.web.tables import Table
from tests.support.live_sessions import NoFile
from tests.support.tables_of_phones import HOST_KEY, Phones

_UNLIMITED = Limiter(rate=1e9, burst=1e9)


class MemoryTable(Table):
    """A table that keeps nothing on disk."""

    def __init__(self):
        super().__init__(NoFile("game"))

    def _read_seats(self):
        return None

    def _write_seats(self, document):
        pass


class WiredPhones(Phones):
    """A desk behind the web application; `wire` has what each phone has sent and received.

    Tokens, room code and ids are counted, not drawn, so that two tables differ in nothing but what
    is played.
    """

    def __init__(self, loop):
        self.loop, self.wire, self.tasks = loop, {}, []
        self.heard, self.shown = {}, {}  # versions, by the tokens of phones that listen
        self.table = MemoryTable()
        self.desk, self.count = self.table.desk, itertools.count()
        tokens = (f"token {number:012}" for number in itertools.count())
        self.desk.seats.draw = lambda: next(tokens)
        self.desk.seats.host_key, self.desk.seats.code = HOST_KEY, "SECRET"
        service = server.Service(
            {"game": self.table}, "http://here/", "key", heartbeat=1e6,
            senders=_UNLIMITED, tokens=_UNLIMITED, strangers=_UNLIMITED,
        )  # fmt: skip
        self.application = server.application(service)
        self.host = self.ok(None, do="host", key=HOST_KEY)["token"]
        self.tokens = {}

    def listen(self, who):
        """Open the stream of a phone."""
        self.heard[who] = self.shown[who] = ""
        self.tasks.append(self.loop.create_task(self._exchange(who, "GET", "/events/game", b"")))

    def send(self, who, **request):
        request = {"id": f"request {next(self.count):012}", "at": self.desk.version(who), **request}
        return self.loop.run_until_complete(self._call_and_spread(who, request))

    def close(self):
        for task in self.tasks:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*self.tasks, return_exceptions=True))

    async def _call_and_spread(self, who, request):
        """Make a request, and let all streams and the requests that they cause run out."""
        found = await self._call(who, request)
        while True:
            for _ in range(4):
                await asyncio.sleep(0)
            behind = [each for each, version in self.heard.items() if version != self.shown[each]]
            if not behind:
                return found
            for each in behind:
                view = await self._call(each, {"do": "since", "version": self.shown[each]})
                self.shown[each] = view["version"]

    async def _call(self, who, request):
        return json.loads(
            await self._exchange(who, "POST", "/call/game", json.dumps(request).encode())
        )

    async def _exchange(self, who, method, path, body):
        """Ask the application as a web server does; keep every byte that goes to and fro."""
        token = [(b"authorization", f"Bearer {who}".encode())] if who else []
        scope = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1", "method": method, "scheme": "http", "path": path,
            "query_string": b"", "client": ("phone", 1),
            "headers": [(b"host", b"here"), (b"content-type", b"application/json"), *token],
        }  # fmt: skip
        wire = self.wire.setdefault(who, [])
        wire.append(("request", method, path, len(body)))
        given = iter([{"type": "http.request", "body": body, "more_body": False}])
        received = []

        async def receive():
            for each in given:
                return each
            return await asyncio.Event().wait()

        async def send(message):
            if message["type"] == "http.response.start":
                wire.append(("head", message["status"], tuple(message["headers"])))
            elif body := message.get("body"):
                received.append(body)
                wire.append(("stream" if method == "GET" else "body", body))
                if method == "GET":
                    self.heard[who] = json.loads(body.removeprefix(b"data: "))["version"]

        await self.application(scope, receive, send)
        return b"".join(received)
