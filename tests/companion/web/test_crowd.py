"""Many connections on loopback: the table plays on, whoever opens them."""

import http
import http.client
import json
import re
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from types import SimpleNamespace

import pytest

from companion.grid import SIZE
from companion.web.guard import Connection

if sys.platform == "win32":
    pytest.skip("limits of open files are set by a shell", allow_module_level=True)

GUESTS, HALF_OPEN, STREAMS = 43, 120, 160
SECONDS_TO_JOIN = 30


@contextmanager
def served(folder, files):
    """Serve a folder in a process that may open few files; yield its port and what it has said."""
    command = [sys.executable, "-u", "-m", "companion", "serve", "--folder", str(folder)]
    command += ["--port", "0"]
    process = subprocess.Popen(
        ["/bin/sh", "-c", f'ulimit -n {files}; exec "$0" "$@"', *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    said = ""
    try:
        while "Ctrl-C" not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        lines = [said]
        yield int(re.search(r":(\d+)/", said)[1]), lines
    finally:
        process.send_signal(signal.SIGINT)
        try:
            rest, _ = process.communicate(timeout=60)
        finally:
            process.kill()
        lines.append(rest)


class Guest:
    """A phone at a table: a connection for requests, which it opens again if it was closed."""

    def __init__(self, port, table, code, seat):
        self.port, self.table, self.code, self.seat, self.token = port, table, code, seat, None

    def ask(self, **request):
        """Ask until there is an answer; what has an id is carried out once."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        body = json.dumps({"id": f"guest {self.table} {self.seat} {request['do']:>12}", **request})
        until = time.monotonic() + SECONDS_TO_JOIN
        while True:
            try:
                connection = http.client.HTTPConnection(
                    "127.0.0.1", self.port, timeout=SECONDS_TO_JOIN
                )
                connection.request("POST", f"/call/{self.table}", body, headers)
                answer = connection.getresponse()
                found = json.loads(answer.read())
                if answer.status != http.HTTPStatus.TOO_MANY_REQUESTS:
                    break
                time.sleep(0.1)  # all guests have one address here, so they may be told to wait
                assert time.monotonic() < until, "told to wait for too long"
            except (OSError, http.client.HTTPException):
                assert time.monotonic() < until, "no answer"
            finally:
                connection.close()
        assert "error" not in found, found
        return found

    def join(self):
        self.ask(do="lobby", code=self.code)
        self.token = self.ask(do="join", code=self.code, seat=self.seat)["token"]
        stream = opened(self.port, head(self.table, self.token))
        assert stream.recv(20).startswith(b"HTTP/1.1 200")
        return stream


def opened(port, data):
    sock = socket.create_connection(("127.0.0.1", port), timeout=SECONDS_TO_JOIN)
    with suppress(OSError):  # closed already, to make room
        sock.sendall(data)
    return sock


def head(table, token):
    lines = [f"GET /events/{table} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {token}"]
    return "".join(f"{line}\r\n" for line in [*lines, ""]).encode()


@pytest.fixture
def many_files():
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = HALF_OPEN + STREAMS + 4 * GUESTS + 100
    if hard < wanted:
        pytest.skip(f"this needs {wanted} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_table_plays_on_among_half_open_connections_and_streams_of_one_token(
    tmp_path, many_files
):
    sizes = {"table-1": 22, "table-2": 21}
    for name, players in sizes.items():
        lines = [f"player Guest_{n:02} {n:02}" for n in range(players)]
        (tmp_path / f"{name}.txt").write_text("\n".join(["rules 1", "game defector", *lines, ""]))
    crowd, streams = [], []
    try:
        with served(tmp_path, files=160) as (port, said):
            codes = dict(re.findall(r"(table-\d): .* code (\w+)", said[0]))
            first, *others = [
                Guest(port, name, codes[name], seat)
                for name, size in sizes.items()
                for seat in range(size)
            ]
            with ThreadPoolExecutor(64) as pool:
                half_a_head = b"GET / HTTP/1.1\r\nHost: loc"
                crowd += pool.map(opened, [port] * HALF_OPEN, [half_a_head] * HALF_OPEN)
                streams.append(first.join())
                same_token = head(first.table, first.token)
                crowd += pool.map(opened, [port] * STREAMS, [same_token] * STREAMS)
            start = time.monotonic()
            with ThreadPoolExecutor(8) as pool:
                streams += pool.map(Guest.join, others)
            assert time.monotonic() - start < SECONDS_TO_JOIN
            nodes = {"nodes": ["B2", "E5", "H3", "C8", "I9"]}
            rest = [f"{column}{row}" for column in "ADGJ" for row in range(1, SIZE + 1)]
            board = nodes | {
                "deflectors": [each for each in rest if each not in nodes["nodes"]][:20]
            }
            found = others[-1].ask(
                do="form", form="board", at=others[-1].ask(do="view")["version"], **board
            )
            assert found["table"]["ready"] == ["Guest_20"]
            assert len(first.ask(do="view")["table"]["seats"]) == sizes["table-1"]
    finally:
        for each in (*crowd, *filter(None, streams)):
            each.close()
    assert "board Guest_20 nodes" in (tmp_path / "table-2.txt").read_text()
    again = f"companion serve --folder {tmp_path} --port 0"
    assert said[1] == f"stopped; '{again}' goes on\n"


def test_a_head_that_does_not_come_and_a_body_that_does_not_end(tmp_path, monkeypatch):
    """A connection is closed that takes too long; an answer comes where the body is missing."""
    import asyncio

    import uvicorn

    from companion.web.addresses import listening_socket
    from companion.web.serve import _config
    from companion.web.server import Service

    monkeypatch.setattr("companion.web.guard.SECONDS_FOR_HEAD", 0.2)
    monkeypatch.setattr("companion.web.serve.SECONDS_KEPT_ALIVE", 1)
    sock = listening_socket("127.0.0.1", 0)
    port = sock.getsockname()[1]
    server = uvicorn.Server(_config(Service({}, f"http://127.0.0.1:{port}/", "key")))

    async def run():
        serving = asyncio.create_task(server.serve([sock]))
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: loc")
        with pytest.raises(ConnectionError):
            assert await reader.read() == b""
            raise ConnectionError
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            b"GET /tables HTTP/1.1\r\nHost: localhost\r\n\r\nGET"
        )  # a second head begins, too
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        with pytest.raises(ConnectionError):
            await reader.read()
            raise ConnectionError
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(run())


def test_whoever_has_most_connections_gives_one_up_the_oldest_that_asks_for_nothing(monkeypatch):
    monkeypatch.setattr("companion.web.guard.most_connections", lambda: 4)
    every, closed = set(), []

    class Transport:
        def __init__(self, name):
            self.name = name

        def abort(self):
            closed.append(self.name)

    def connected(name, address, opened, asking=None):
        found = object.__new__(Connection)
        found.connections, found.client, found.cycle = every, (address, 1), asking
        found._opened, found.transport = opened, Transport(name)
        every.add(found)
        return found

    connected("asking", "10.0.0.1", 1, SimpleNamespace(response_complete=False))
    connected("answered", "10.0.0.1", 2, SimpleNamespace(response_complete=True))
    connected("other", "10.0.0.2", 0)
    connected("idle", "10.0.0.1", 3)._make_room()
    assert not closed
    connected("fifth", "10.0.0.2", 4)._make_room()
    connected("sixth", "10.0.0.1", 5)._make_room()
    assert closed == ["idle", "answered"]
