"""A studio's server in a thread, and what a page asks of it; or what somebody else asks."""

from __future__ import annotations

import http.client
import json
import re
import threading
from types import SimpleNamespace

import uvicorn

from cardgen.drawing.fonts import FontBook
from cardgen.studio.requests import Studio
from cardgen.studio.server import LOOPBACK, application
from cardgen.studio.workspace import Workspace
from companion.web.addresses import listening_socket

KEY = "the-key-of-this-test"


class StudioServer:
    """A studio on a profile; `kept` is the folder for dropped files."""

    def __init__(self, profile, kept):
        self.studio = Studio(Workspace(profile, kept), FontBook())
        sock = listening_socket(LOOPBACK, 0)
        self.port = sock.getsockname()[1]
        config = uvicorn.Config(
            application(lambda: self.studio, KEY), log_level="critical", lifespan="off", http="h11"
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([sock],), daemon=True)
        self.thread.start()
        self.known = set()

    def stop(self):
        self.server.should_exit = True
        self.thread.join(20)

    def ask(self, method, path, body=None, key=KEY, **headers):
        """Send a request; header names have _ for -."""
        connection = http.client.HTTPConnection(LOOPBACK, self.port, timeout=30)
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        found = SimpleNamespace(
            status=response.status, headers=response.headers, body=response.read()
        )
        connection.close()
        return found

    def call(self, what, **request):
        """Ask as the page does; definitions of pictures are kept."""
        body = json.dumps({"do": what, "known": sorted(self.known), **request})
        answer = self.ask("POST", "/call", body)
        assert answer.status == 200, answer.body
        document = json.loads(answer.body)
        for side in (document.get("card") or {}).values():
            self.known.update(re.findall(r'id="([^"]+)"', side["defs"]))
        return document

    def drop(self, kind, name, data):
        return json.loads(self.ask("POST", f"/drop/{kind}?name={name}", data).body)
