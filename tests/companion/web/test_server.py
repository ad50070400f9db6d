"""The server without a browser: what it refuses, what it sends, where it may be reached."""

import http.client
import json
import os
import random
import signal
import subprocess
import sys
import threading
from types import SimpleNamespace

import pytest
import uvicorn
from typer.testing import CliRunner

from companion.cli.app import app
from companion.recordfile import RecordFile
from companion.territory.board import board_text, random_board
from companion.web import addresses, serve
from companion.web.limits import MOST_BYTES, Limiter
from companion.web.serve import ServeError, _bound
from companion.web.server import HEADERS, Service, application
from companion.web.tables import TableError, opened, records_in


class Running:
    """A server in a thread, and requests to it."""

    def __init__(self, tables, **more):
        self.service = Service(tables, "http://here/", "organiser's key", heartbeat=0.05, **more)
        sock = _bound("127.0.0.1", 0)
        self.port = sock.getsockname()[1]
        config = uvicorn.Config(
            application(self.service), log_level="critical", lifespan="off", date_header=False
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([sock],), daemon=True)
        self.thread.start()

    def ask(self, method, path, body=None, token=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        if token:
            headers["Authorization"] = f"Bearer {token}"
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        return SimpleNamespace(status=response.status, headers=response.headers, body=response.read())

    def call(self, request, token=None, table="game", kind="application/json"):
        body = request if isinstance(request, bytes) else json.dumps(request)
        return self.ask("POST", f"/call/{table}", body, token, **{"Content-Type": kind})

    def stop(self):
        self.service.stop()
        self.server.should_exit = True
        self.thread.join(20)


@pytest.fixture
def table(tmp_path):
    """A running server with one table in play."""
    (tmp_path / "game.txt").write_text(record())
    with opened([tmp_path / "game.txt"]) as tables:
        running = Running(tables)
        running.table = tables["game"]
        yield running
        running.stop()


def record(names=("Ann", "Bob"), seed=4):
    dice = random.Random(seed)
    boards = [f"board {name} {board_text(random_board(0, dice), False)}" for name in names]
    players = [f"player {name} {name[0]}" for name in names]
    return "\n".join(["rules 1", "game reflector", *players, *boards, ""])


def joined(running, seat=0):
    code = running.table.desk.seats.new_own_code(seat)
    found = running.call({"do": "join", "own": code, "id": f"join of seat {seat}" + "x" * 20})
    return json.loads(found.body)["token"]


def test_files_are_sent_with_a_strict_policy_and_nothing_from_outside(table):
    for path in (
        "/",
        "/main.js",
        "/style.css",
        "/screens/play.js",
        "/fonts/IBMPlexSans-Regular-Latin1.woff2",
    ):
        found = table.ask("GET", path)
        assert (
            found.status == 200
            and found.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
        )
        assert "unsafe" not in found.headers["Content-Security-Policy"] and "Set-Cookie" not in found.headers
        tag = found.headers["ETag"]
        assert table.ask("GET", path, **{"If-None-Match": tag}).status == 304
    for path in ("/../server.py", "/%2e%2e/server.py", "/..%2fserver.py", "/nothing.js", "/screens"):
        assert table.ask("GET", path).status == 404


def test_requests_that_are_no_requests(table):
    token = joined(table)
    before = table.table.path.read_bytes()
    assert table.call(b"x" * (MOST_BYTES + 1), token).status == 413
    assert table.call(b"{", token).status == 400
    assert table.call(b"[" * 9000, token).status == 400
    assert table.call(b"\xff\xfe", token).status == 400
    assert table.call({"do": "view"}, token, kind="text/plain").status == 415
    assert table.call({"do": "view"}, token, table="other").status == 404
    assert table.ask("GET", "/call/game").status == 404
    for odd in ([], "view", 7, None, {"do": []}, {"do": "view", "": 1}, {"do": "since", "version": 3}):
        assert table.call(odd, token).status == 200
    assert json.loads(table.call({"do": "view"}, token).body)["me"]["name"] == "Ann"
    assert table.table.path.read_bytes() == before


def test_a_stream_tells_every_change_and_ends_with_the_seat(table):
    token = joined(table)
    connection = http.client.HTTPConnection("127.0.0.1", table.port, timeout=20)
    connection.request("GET", "/events/game", headers={"Authorization": f"Bearer {token}"})
    stream = connection.getresponse()

    def version():
        line = stream.readline()
        while not line.startswith(b"data: "):
            line = stream.readline()
        return json.loads(line[6:])["version"]

    first = version()
    assert version() == first  # a heartbeat
    seen = json.loads(table.call({"do": "view"}, token).body)
    shot = {"do": "say", "text": f"move Ann {' '.join(seen['view']['moves'][0])}", "at": seen["version"]}
    after = json.loads(table.call({**shot, "id": "s" * 20}, token).body)["version"]
    while (now := version()).partition(".")[0] == first.partition(".")[0]:
        pass
    assert now == after
    host = table.call({"do": "host", "key": table.table.host_key, "id": "h" * 20})
    key = json.loads(host.body)["token"]
    joined(table, seat=1)
    assert json.loads(table.call({"do": "phones"}, key).body)["connected"] == [0]
    table.call({"do": "free", "seat": 0, "id": "f" * 20}, key)
    while version():
        pass
    assert stream.read() in (b"", b"\n")


def test_whoever_guesses_codes_is_slowed_down(table):
    answers = [table.call({"do": "lobby", "code": f"GUESS{n}", "id": "g" * 20}).status for n in range(40)]
    assert answers[0] == 200 and answers[-1] == 429


def test_codes_of_all_tables_are_for_the_organiser(table):
    public = json.loads(table.ask("GET", "/tables").body)["tables"]
    assert public == [{"table": "game"}]
    own = json.loads(table.ask("GET", "/tables", token="organiser's key").body)["tables"]
    assert own[0]["code"] == table.table.desk.seats.code
    assert table.table.desk.seats.code.encode() not in table.ask("GET", "/").body


def test_the_limit_lets_a_burst_through_and_then_a_trickle():
    now = [0.0]
    limiter = Limiter(rate=2, burst=3, clock=lambda: now[0])
    assert [limiter.allows("a") for _ in range(4)] == [True, True, True, False] and limiter.allows("b")
    now[0] = 1.0
    assert [limiter.allows("a") for _ in range(3)] == [True, True, False]


def test_everything_that_a_phone_receives_is_the_same_whatever_another_hides(tmp_path):
    received = []
    for secret in range(2):
        folder = tmp_path / str(secret)
        folder.mkdir()
        *head, bob, _ = record().split("\n")
        bob = bob if secret == 0 else f"board Bob {board_text(random_board(0, random.Random(99)), False)}"
        (folder / "game.txt").write_text("\n".join([*head, bob, ""]))
        with opened([folder / "game.txt"]) as tables:
            running = Running(tables)
            running.table = tables["game"]
            token = joined(running)
            seen = []
            for request in ({"do": "view"}, {"do": "log"}, {"do": "nothing"}, {"do": "record"}):
                found = running.call(request, token)
                seen.append((found.status, sorted(found.headers.items()), found.body))
            received.append(seen)
            running.stop()
    assert received[0] == received[1]


def test_the_seats_are_kept_beside_the_record_for_nobody_else_to_read(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(record())
    with opened([path]) as tables:
        code = tables["game"].desk.seats.code
    seats = tmp_path / "game.txt.seats"
    assert seats.stat().st_mode & 0o777 == 0o600
    with opened([path]) as tables:
        assert tables["game"].desk.seats.code == code
    seats.write_text("{")
    with opened([path]) as tables:  # damaged: all sit down again
        assert tables["game"].desk.seats.holders == {}


def test_records_that_can_not_be_served(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("rules 1\ngame reflector\nnonsense\n")
    with pytest.raises(TableError, match=r"game.txt:3: no line begins with 'nonsense'"), opened([path]):
        pass
    path.write_text(record())
    with RecordFile(path), pytest.raises(TableError, match="another referee is keeping"), opened([path]):
        pass
    with pytest.raises(TableError, match=r"has no record"):
        records_in(tmp_path / "nothing")


def test_a_port_in_use_and_no_network_are_told_in_one_line(tmp_path, monkeypatch):
    sock = _bound("127.0.0.1", 0)
    with pytest.raises(ServeError, match=r"can't listen on .*choose another with --port"):
        _bound("127.0.0.1", sock.getsockname()[1])
    sock.close()
    monkeypatch.setattr(serve, "lan_address", lambda: None)
    with pytest.raises(ServeError, match="no network is connected"):
        serve.serve(tmp_path / "x.txt", new=True, lan=True)
    with pytest.raises(ServeError, match=r"can't listen on 203\.0\.113\.7"):
        _bound("203.0.113.7", 0)


def test_symbols_hold_the_address():
    import io

    import zxingcpp
    from PIL import Image
    from resvg_py import svg_to_bytes

    address = "http://192.168.1.5:8317/#table=game&code=ABC234"
    drawn = svg_to_bytes(svg_string=addresses.qr_svg(address), width=400)
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(bytes(drawn))).convert("L"))
    assert found.text == address and "█" in addresses.qr_lines(address)


def test_ctrl_c_ends_it_cleanly(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(record())
    process = subprocess.Popen(
        [sys.executable, "-m", "companion", "serve", str(path), "--address", "127.0.0.1", "--port", "0"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    told = ""
    while "Ctrl-C" not in told:
        told += process.stdout.readline()
    assert "room code" in told and "--lan opens it" in told
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=60)
    again = f"companion serve {path} --address 127.0.0.1 --port 0"
    assert rest == f"stopped; '{again}' goes on\n" and process.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "new"),
    [([], True), (["--folder", "."], False), (["there"], False), (["stopped.txt"], True)],
)
def test_only_a_missing_record_is_begun(arguments, new, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").write_text("rules 1\n")
    (tmp_path / "stopped.txt.seats").write_text("{}")  # stopped before a game was chosen
    asked = []
    monkeypatch.setattr("companion.web.serve.serve", lambda record, **options: asked.append(options["new"]))
    assert CliRunner().invoke(app, ["serve", *arguments]).exit_code == 0
    assert asked == [new]
