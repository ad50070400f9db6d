"""The server without a browser: what it refuses, what it sends, where it may be reached."""

import asyncio
import gzip
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn
from typer.testing import CliRunner

from companion import qr
from companion.cli.app import app
from companion.errors import RulingError
from companion.recordfile import RecordChangedError, RecordFile
from companion.territory.board import random_board
from companion.web import addresses, serve
from companion.web.addresses import ServeError, listening_socket
from companion.web.guard import HEADERS, MOST_BYTES, Limiter
from companion.web.server import Service, application
from companion.web.tables import open_tables, records_in


def answer_of(table, who, request):
    return table.call(who, request)[0]


class Running:
    """A server in a thread, and requests to it."""

    def __init__(self, tables, **more):
        strangers = Limiter(rate=1, burst=30, clock=lambda: 0.0)  # however slow this machine is
        more = {"heartbeat": 0.05, "strangers": strangers, **more}
        self.service = Service(tables, "http://here/", "organiser's key", **more)
        sock = listening_socket("127.0.0.1", 0)
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
        return SimpleNamespace(
            status=response.status, headers=response.headers, body=response.read()
        )

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
    with open_tables([tmp_path / "game.txt"]) as tables:
        running = Running(tables)
        running.table = tables["game"]
        yield running
        running.stop()


def record(names=("Ann", "Bob"), seed=4):
    dice = random.Random(seed)
    boards = [f"board {name} {random_board(0, dice)}" for name in names]
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
        assert (
            "unsafe" not in found.headers["Content-Security-Policy"]
            and "Set-Cookie" not in found.headers
        )
        tag = found.headers["ETag"]
        assert table.ask("GET", path, **{"If-None-Match": tag}).status == 304
    for path in (
        "/../server.py",
        "/%2e%2e/server.py",
        "/..%2fserver.py",
        "/nothing.js",
        "/screens",
    ):
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
    for odd in (
        [],
        "view",
        7,
        None,
        {"do": []},
        {"do": "view", "": 1},
        {"do": "since", "version": 3},
    ):
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
    shot = {
        "do": "say",
        "text": f"move Ann {' '.join(seen['view']['moves'][0])}",
        "at": seen["version"],
    }
    after = json.loads(table.call({**shot, "id": "s" * 20}, token).body)["version"]
    while (now := version()).partition(".")[0] == first.partition(".")[0]:
        pass
    assert now == after
    host = table.call({"do": "host", "key": table.table.desk.seats.host_key, "id": "h" * 20})
    key = json.loads(host.body)["token"]
    joined(table, seat=1)
    assert json.loads(table.call({"do": "phones"}, key).body)["connected"] == [0]
    table.call({"do": "free", "seat": 0, "id": "f" * 20}, key)
    while version():
        pass
    assert stream.read() in (b"", b"\n")


def test_whoever_guesses_codes_is_slowed_down(table):
    answers = [
        table.call({"do": "lobby", "code": f"GUESS{n}", "id": "g" * 20}).status for n in range(40)
    ]
    assert answers[0] == 200 and answers[-1] == 429


def test_whoever_is_slowed_down_does_not_learn_what_would_be_right(table):
    right, own = table.table.desk.seats.code, joined(table)
    for number in range(40):
        table.call({"do": "lobby", "code": f"GUESS{number}"})
    answers = [
        table.call({"do": "lobby", "code": code, "id": "g" * 20})
        for code in (right, "GUESS1", right.lower())
    ]
    answers.append(
        table.call({"do": "host", "key": table.table.desk.seats.host_key, "id": "h" * 20})
    )
    answers.append(table.call({"do": "view"}, "no token"))
    assert {each.status for each in answers} == {429} and len({each.body for each in answers}) == 1
    assert table.ask("GET", "/tables", token="organiser's key").status == 429
    assert table.call({"do": "view"}, own).status == 200  # whoever plays goes on


def test_right_codes_and_taken_seats_slow_nobody_down(table):
    joined(table)
    code = table.table.desk.seats.code
    for _ in range(25):
        assert table.call({"do": "lobby", "code": code}).status == 200
        assert table.call({"do": "join", "code": code, "seat": 0, "id": "j" * 20}).status == 200


def test_only_pages_of_this_server_under_its_own_names_may_ask(table):
    for host in ("here", "localhost", f"127.0.0.1:{table.port}", "[::1]:80"):
        assert table.ask("GET", "/tables", Host=host).status == 200
        assert table.ask("GET", "/tables", Host=host, Origin=f"http://{host}").status == 200
    for host in ("elsewhere.example", "192.0.2.1", "here.example"):
        assert table.ask("GET", "/tables", Host=host).status == 400
    for origin in (
        "http://elsewhere.example",
        "null",
        "http://localhost.example",
        "http://localhost:1",
    ):
        assert table.ask("GET", "/tables", Host="localhost", Origin=origin).status == 400


@pytest.mark.parametrize(
    "path", ["/%00", "/call/%00", "/%0a", "/" + "x" * 5000, "/events/" + "x" * 300]
)
def test_paths_that_are_none_are_refused_before_they_are_looked_up(table, path):
    found = table.ask("GET", path)
    assert found.status == 400 and b"can't be read" in found.body


def test_answers_come_compressed_to_whoever_takes_that(table):
    token = joined(table)
    headers = {"Content-Type": "application/json", "Accept-Encoding": "gzip, deflate"}
    plain = table.call({"do": "view"}, token)
    packed = table.ask("POST", "/call/game", json.dumps({"do": "view"}), token, **headers)
    assert packed.headers["Content-Encoding"] == "gzip" and "Content-Encoding" not in plain.headers
    assert gzip.decompress(packed.body) == plain.body and len(packed.body) < 0.6 * len(plain.body)
    page = table.ask("GET", "/main.js", **{"Accept-Encoding": "gzip"})
    assert gzip.decompress(page.body) == table.ask("GET", "/main.js").body
    assert (
        "Content-Encoding"
        not in table.ask("GET", "/fonts/IBMPlexSans-Regular-Latin1.woff2").headers
    )


def test_each_phone_reads_what_happens_in_its_own_language(tmp_path):
    (tmp_path / "common.ftl").write_text("common-took-back =\n    .sentence = Zurück: { $term }.\n")
    (tmp_path / "game.txt").write_text(f"{record()}move Ann Bob A1\nundo\n")

    def read(languages):
        headers = {"Content-Type": "application/json", "Accept-Language": languages}
        return running.ask("POST", "/call/game", '{"do": "view"}', token, **headers).body.decode()

    with open_tables([tmp_path / "game.txt"]) as tables:
        running = Running(tables, language=str(tmp_path))  # for phones whose own is not there
        running.table = tables["game"]
        token = joined(running)
        assert "Taken back: Ann shoots Bob A1." in read("xx;q=2, en-GB,en;q=0.9")
        assert "Zurück: Ann shoots Bob A1." in read("tlh, xx;q=2")
        assert read("tlh;q=0.9, en;q=bad") == read("")
        running.stop()


def test_the_page_gets_its_words(tmp_path):
    (tmp_path / "language.ftl").write_text("language-name = Zzz\nlanguage-direction = rtl\n")
    (tmp_path / "page.ftl").write_text("page-moment = Augenblick\n")
    (tmp_path / "game.txt").write_text(record())
    with open_tables([tmp_path / "game.txt"]) as tables:
        running = Running(tables, language=str(tmp_path))
        there = json.loads(running.ask("GET", "/words/languages.json").body)
        assert there["languages"].items() >= {"en": "English", tmp_path.name: "Zzz"}.items()
        assert there["table"] == tmp_path.name
        answer = running.ask("GET", f"/words/{tmp_path.name}.json")
        known = {"If-None-Match": answer.headers["ETag"]}
        assert running.ask("GET", f"/words/{tmp_path.name}.json", **known).status == 304
        english = json.loads(running.ask("GET", "/words/en.json", **known).body)
        found = json.loads(answer.body)
        assert found["direction"] == "rtl" and english["direction"] == "ltr"
        assert found["messages"] == english["messages"] | {"page-moment": ["Augenblick"]}
        assert running.ask("GET", "/words/tlh.json").status == 404
        running.stop()


def test_an_answer_is_sent_at_once_however_small():
    """A head and a body that follow each other need no acknowledgement in between."""
    with listening_socket("127.0.0.1", 0) as sock:
        address = sock.getsockname()

        async def connected():
            taken = asyncio.get_running_loop().create_future()

            class Taken(asyncio.Protocol):
                def connection_made(self, transport):
                    taken.set_result(transport.get_extra_info("socket"))

            server = await asyncio.get_running_loop().create_server(Taken, sock=sock)
            _, writer = await asyncio.open_connection(*address)
            option = (await taken).getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            writer.close()
            server.close()
            return option

        assert asyncio.run(connected())


# -- the record on disk ----------------------------------------------------------------------------


def test_one_bad_file_is_named_and_only_records_are_tables(tmp_path):
    (tmp_path / "good.txt").write_text(f"# our evening\n\n{record()}")
    (tmp_path / "bad.txt").write_text("rules 1\ngame reflector\nnonsense\n")
    (tmp_path / "list.txt").write_text("# shopping\nmilk\n")
    (tmp_path / "plan.txt").write_text("game night on Friday\n")
    (tmp_path / "good.record").write_text(record())
    said = []
    paths = records_in(tmp_path)
    assert [path.name for path in paths] == ["bad.txt", "good.record", "good.txt"]
    with open_tables(paths, leave_out=said.append) as tables:
        assert list(tables) == ["good"] and tables["good"].file.file_name == "good.record"
    assert len(said) == 2 and "bad.txt:3: no line begins with 'nonsense'" in said[0]
    assert "there is a table good already" in said[1]
    with (
        pytest.raises(ServeError, match=r"bad.txt:3"),
        open_tables(paths[:1], leave_out=said.append),
    ):
        pass


@pytest.mark.parametrize(
    ("change", "met_in_writing"), [("deleted", False), ("edited", False), ("edited", True)]
)
def test_a_record_deleted_or_changed_is_noticed_and_goes_on_in_another_file(
    tmp_path, change, met_in_writing
):
    path, faults = tmp_path / "game.txt", []
    path.write_text(record())
    with open_tables([path]) as tables:
        table = tables["game"]
        table.file.on_fault = lambda: faults.append(table.file.fault)
        host = answer_of(
            table, None, {"do": "host", "key": table.desk.seats.host_key, "id": "h" * 20}
        )["token"]
        assert not table.look_at_record()
        path.unlink() if change == "deleted" else path.write_text(f"{record()}# more\n")
        if met_in_writing:
            with pytest.raises(RecordChangedError):
                table.file.append("# a remark\n")
        assert table.look_at_record() and len(faults) == 1
        fault = answer_of(table, host, {"do": "view"})["host"]["record"]["fault"]
        assert fault == faults[0] and str(fault).startswith(str(path))
        code = table.desk.seats.new_own_code(0)
        ann = answer_of(table, None, {"do": "join", "own": code, "id": "j" * 20})
        move = f"move Ann {' '.join(ann['view']['moves'][0])}"
        shoot = {"do": "say", "text": move, "at": ann["version"], "id": "m" * 20}
        assert answer_of(table, ann["token"], shoot)["error"]["kind"] == "not-kept"
        assert list(serve._closing_lines([table], str)) == [
            f"game: the record is not kept: {fault}",
            "stopped",
        ]
        answer_of(table, host, {"do": "save-as", "name": "other.txt", "id": "s" * 20})
        assert "error" not in answer_of(table, ann["token"], shoot | {"id": "n" * 20})
        other = tmp_path / "other.txt"
        assert (
            other.read_text() == f"{record()}{move}\n" and (tmp_path / "other.txt.seats").exists()
        )
        told = list(serve._closing_lines([table], str))
        assert told[-1] == f"stopped; '{other}' goes on"
    assert path.exists() == (change == "edited")


def test_another_game_with_the_same_players_is_a_new_file(tmp_path):
    path = tmp_path / "game.txt"
    lines = ["rules 1", "game reflector", "variant rounds-1", "player Ann A", "player Bob B"]
    boards = ["board Ann nodes A1 C5 E9 G2 I7", "board Bob nodes A1 C5 E9 G2 I7"]
    path.write_text("\n".join([*lines, *boards, "move Ann Bob J1", "move Bob Ann I1", ""]))
    (tmp_path / "game-2.txt").write_text("something else")
    before = path.read_bytes()
    with open_tables([path]) as tables:
        table = tables["game"]
        host = answer_of(
            table, None, {"do": "host", "key": table.desk.seats.host_key, "id": "h" * 20}
        )["token"]
        found = answer_of(table, host, {"do": "again", "id": "a" * 20})
        assert (
            found["table"]["stage"] == "boards" and found["host"]["record"]["file"] == "game-3.txt"
        )
        with pytest.raises(RulingError), RecordFile(table.path):
            pass  # it is locked as the first one was
    assert path.read_bytes() == before
    assert (tmp_path / "game-3.txt").read_text() == "\n".join([*lines, ""])
    assert (tmp_path / "game-2.txt").read_text() == "something else"


def test_codes_of_all_tables_are_for_the_organiser(table):
    public = json.loads(table.ask("GET", "/tables").body)["tables"]
    assert public == [{"table": "game"}]
    own = json.loads(table.ask("GET", "/tables", token="organiser's key").body)["tables"]
    assert own[0]["code"] == table.table.desk.seats.code
    assert table.table.desk.seats.code.encode() not in table.ask("GET", "/").body


def test_the_limit_lets_a_burst_through_and_then_a_trickle():
    now = [0.0]
    limiter = Limiter(rate=2, burst=3, clock=lambda: now[0])
    assert [limiter.allows("a") for _ in range(4)] == [True, True, True, False] and limiter.allows(
        "b"
    )
    now[0] = 1.0
    assert [limiter.allows("a") for _ in range(3)] == [True, True, False]


def test_who_asks_too_often_is_let_through_as_often_as_others():
    now = [0.0]
    limiter = Limiter(rate=2, burst=3, clock=lambda: now[0])
    allowed = 0
    for _ in range(100):
        now[0] += 0.1
        allowed += limiter.allows("a")
    assert allowed in range(22, 24)


def test_everything_that_a_phone_receives_is_the_same_whatever_another_hides(tmp_path):
    received = []
    for secret in range(2):
        folder = tmp_path / str(secret)
        folder.mkdir()
        *head, bob, _ = record().split("\n")
        bob = bob if secret == 0 else f"board Bob {random_board(0, random.Random(99))}"
        (folder / "game.txt").write_text("\n".join([*head, bob, ""]))
        with open_tables([folder / "game.txt"]) as tables:
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
    with open_tables([path]) as tables:
        code = tables["game"].desk.seats.code
    seats = tmp_path / "game.txt.seats"
    assert seats.stat().st_mode & 0o777 == 0o600
    with open_tables([path]) as tables:
        assert tables["game"].desk.seats.code == code
    seats.write_text("{")
    with open_tables([path]) as tables:  # damaged: all sit down again
        assert tables["game"].desk.seats.holders == {}


def test_records_that_can_not_be_served(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("rules 1\ngame reflector\nnonsense\n")
    with (
        pytest.raises(ServeError, match=r"game.txt:3: no line begins with 'nonsense'"),
        open_tables([path]),
    ):
        pass
    path.write_text(record())
    with (
        RecordFile(path),
        pytest.raises(ServeError, match="another referee is keeping"),
        open_tables([path]),
    ):
        pass
    with pytest.raises(ServeError, match=r"has no record"):
        records_in(tmp_path / "nothing")


def test_a_port_in_use_and_no_network_are_told_in_one_line(tmp_path, monkeypatch):
    sock = listening_socket("127.0.0.1", 0)
    with pytest.raises(ServeError, match=r"can't listen on .*choose another with --port"):
        listening_socket("127.0.0.1", sock.getsockname()[1])
    sock.close()
    monkeypatch.setattr(serve, "lan_address", lambda: None)
    with pytest.raises(ServeError, match="no network is connected"):
        serve.serve(tmp_path / "x.txt", new=True, lan=True, again=str)
    with pytest.raises(ServeError, match=r"can't listen on 203\.0\.113\.7"):
        listening_socket("203.0.113.7", 0)


def test_symbols_hold_the_address():
    import io

    import zxingcpp
    from PIL import Image
    from resvg_py import svg_to_bytes

    address = "http://192.168.1.5:8317/#table=game&code=ABC234"
    drawn = svg_to_bytes(svg_string=addresses.qr_svg(address), width=400)
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(bytes(drawn))).convert("L"))
    assert found.text == address and "█" in qr.in_characters(address)


def test_ctrl_c_ends_it_cleanly(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(record())
    serve = [sys.executable, "-m", "companion", "serve", str(path)]
    process = subprocess.Popen(
        [*serve, "--address", "127.0.0.1", "--port", "0"],
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
    ("arguments", "moved", "what"),
    [
        ("game.txt", None, "game.txt"),
        ("game.txt", "other.txt", "other.txt"),
        ("--folder here", "here/other.txt", "--folder here"),
        ("--folder here", "other.txt", "other.txt"),
    ],
)
def test_the_command_that_goes_on_keeps_the_options(arguments, moved, what, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("here").mkdir()
    Path("game.txt").write_text(record())
    said = []
    monkeypatch.setattr(
        "companion.web.serve.serve",
        lambda record, **options: said.append(options["again"](moved and Path(moved))),
    )
    options = "--lan --port 0 --language de"
    assert CliRunner().invoke(app, f"serve {arguments} {options}").exit_code == 0
    assert said == [f"companion serve {what} {options}"]


@pytest.mark.parametrize(
    ("arguments", "new"),
    [([], True), (["--folder", "."], False), (["there"], False), (["stopped.txt"], True)],
)
def test_only_a_missing_record_is_begun(arguments, new, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").write_text("rules 1\n")
    (tmp_path / "stopped.txt.seats").write_text("{}")  # stopped before a game was chosen
    asked = []
    monkeypatch.setattr(
        "companion.web.serve.serve", lambda record, **options: asked.append(options["new"])
    )
    assert CliRunner().invoke(app, ["serve", *arguments]).exit_code == 0
    assert asked == [new]
