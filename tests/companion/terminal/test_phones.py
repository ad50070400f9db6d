"""Phones and keyboard at one table: what either does, the other hears, and the record is one."""

import asyncio
import http.client
import io
import itertools
import json
import os
import re
import signal
from collections import deque
from contextlib import closing, contextmanager

import pytest
from typer.testing import CliRunner

from companion.cli.app import app
from companion.desk import Desk
from companion.desk.keyboard import Keyboard
from companion.screen import NewsError
from companion.session import Session, replay
from companion.terminal.phones import with_phones
from companion.terminal.screens import Lines
from companion.terminal.signals import raise_in_loop
from companion.web.addresses import listening_socket
from companion.web.tables import open_tables
from tests.support.live_sessions import NoFile
from tests.support.pty_session import plain, terminal_with
from tests.support.scenes import CORNERS, record
from tests.support.tables_of_phones import HOST_KEY
from tests.support.tactics_table import rows_of

pytestmark = pytest.mark.usefixtures("hang_up_noticed")

TWO = record("reflector", ((CORNERS,), "hidden"), variants=["rounds-3"])


# -- one dialogue, and phones that act while it waits ----------------------------------------------


class Table:
    """An open table, and phones at it."""

    def __init__(self, text):
        self.desk, self.numbers = Desk(text.encode(), host_key=HOST_KEY), itertools.count()
        self.tokens = {None: None}

    def invitation(self, symbol):
        return "Players open this."

    def ask(self, name, **request):
        token = self.tokens.get(name)
        request = {
            "id": f"a phone {next(self.numbers):08}",
            "at": self.desk.version(token),
            **request,
        }
        found = self.desk.call(token, request)
        assert "error" not in found, str(found["error"]["message"])
        if "token" in found:
            self.tokens[name] = found["token"]

    def joins(self, name, seat):
        def join():
            if self.desk.lobby.is_guarded(seat):
                self.ask(name, do="join", own=self.desk.seats.new_own_code(seat))
            else:
                self.ask(name, do="join", code=self.desk.seats.code, seat=seat)

        return join

    def says(self, name, text):
        return lambda: self.ask(name, do="say", text=text)

    def takes_back(self):
        self.ask("host", do="host", key=self.desk.seats.host_key)
        self.ask("host", do="undo")


class Typed(Lines):
    """Lines typed; before a line stands what phones do while it is waited for.

    What they do before the line is begun interrupts a prompt, as at a terminal; what stands in a
    pair with the line comes while it is typed.
    """

    def __init__(self, *script):
        super().__init__(io.StringIO(), io.StringIO())
        self.script = iter(script)

    def listen(self, prompt, words=()):
        self.tell(f"? {prompt}")
        step = next(self.script, "quit")
        if callable(step):
            with self.waiting():
                step()
            raise NewsError
        return self._line(step)

    def ask(self, prompt, words=()):
        self.tell(f"? {prompt}")
        return self._line(next(self.script))

    live = True

    def interrupt(self):
        self.interrupted += 1

    interrupted = 0

    def _line(self, step):
        action, line = step if isinstance(step, tuple) else (lambda: None, step)
        with self.waiting():
            action()
        return line


def heard(table, *script):
    """Return what the keyboard's dialogue says."""
    screen, keyboard = Typed(*script), Keyboard(table.desk)
    with with_phones(table, keyboard, screen) as phones:
        dialogue = keyboard.game.dialogue(keyboard, screen, NoFile())
        dialogue.phones = phones
        dialogue.run()
    assert (
        Session.from_record(table.desk.session.to_record()).to_record()
        == table.desk.session.to_record()
    )
    return screen._sink.getvalue()


def in_order(text, *parts):
    """Check that the parts stand in a text one after the other."""
    at = 0
    for part in parts:
        at = text.index(part, at) + len(part)


def test_what_a_phone_does_is_told_with_its_marks():
    table = Table(TWO)
    told = heard(
        table,
        table.joins("Ann", 0),
        table.says("Ann", "move Ann Bob D1"),
        "owned",
        "phones",
        table.takes_back,
        table.says("Ann", "move Ann Bob E1"),
        table.takes_back,
    )
    in_order(
        told,
        "Ann plays by phone now.",
        "Ann calls Bob D1.",
        "? Bob: what is on D1",
        "Bob: owned.                 mark Bob D1: shade, A",
        "Players open this.\nBy phone: Ann.\nWithout: Bob.",
        "Taken back: Ann shoots Bob D1.",
        "take back Bob D1: shade, A",
        "Ann calls Bob E1.",
        "Taken back: Ann shoots Bob E1.",
        "? Ann to play:",
    )


def test_a_finished_move_that_a_phone_takes_back_is_unmarked():
    table = Table(record("reflector", ((CORNERS,), (CORNERS,))))
    told = heard(
        table, table.joins("Ann", 0), table.says("Ann", "move Ann Bob D1"), table.takes_back
    )
    in_order(told, "mark Bob D1: A", "Taken back: Ann shoots Bob D1.\n", "take back Bob D1: A")


def test_a_line_begun_before_a_phone_moved_is_not_carried_out():
    table = Table(record("reflector", ((CORNERS,), (CORNERS,))))
    told = heard(
        table,
        table.joins("Ann", 0),
        "Bob D1",
        "undo",
        "yes",
        (table.says("Ann", "move Ann Bob E1"), "Bob D1"),
        "Ann F1",
        "undo",
        (table.says("Ann", "move Ann Bob G1"), "yes"),
        (table.takes_back, "quit"),
    )
    in_order(
        told,
        "Taken back: Ann shoots Bob D1.",
        "'Bob D1' was not carried out: the game went on while you",
        "Ann shoots Bob E1.",
        "? Bob to play:",
        "Bob shoots Ann F1.",
        "This takes back: Bob shoots Ann F1.",
        "not carried out: the game went on while you typed",
        "Ann shoots Bob G1.",
        "? Bob to play:",
        "The record is kept",
    )
    played = table.desk.session.to_record().splitlines()[6:]
    assert [line for line in played if "undo" not in line] == [
        "move Ann Bob D1", "move Ann Bob E1", "move Bob Ann F1", "move Ann Bob G1",
    ]  # fmt: skip


def test_what_was_taken_back_and_played_on_meanwhile_is_drawn_anew():
    table = Table(record("reflector", ((CORNERS,), (CORNERS,))))

    def both():
        table.takes_back()
        table.says("Ann", "move Ann Bob E1")()

    told = heard(table, table.joins("Ann", 0), "Bob D1", both)
    in_order(told, "Something was taken back", "Bob's turn.", "? Bob to play:")


def test_boards_may_be_tapped_on_a_phone_while_others_are_typed():
    text = record("reflector", ((CORNERS,), "hidden"))
    table = Table("".join(text.splitlines(keepends=True)[:-2]))
    nodes = {"nodes": CORNERS.split(), "deflectors": []}
    told = heard(
        table,
        "",
        "full",
        table.joins("Bob", 1),
        "phones",
        "type",
        (lambda: table.ask("Bob", do="form", form="board", **nodes), CORNERS),
    )
    in_order(told, "Bob plays by phone now.", "Without: Ann.", "0 of 5 Nodes", "? Ann to play:")
    assert replay(table.desk.session.to_record().encode()).referee.turn == "Ann"


def test_nobody_sits_down_while_players_are_still_named_at_the_keyboard():
    """A phone that is quick to set a board would end the naming."""
    table = Table("rules 1\ngame deflector\nplayer Ann A\nplayer Bob B\nplayer Cat C\n")
    early = []

    def tries():
        lobby = table.desk.call(None, {"do": "lobby", "code": table.desk.seats.code})["table"]
        with pytest.raises(AssertionError, match="the host is still naming the players"):
            table.joins("Ann", 0)()
        early.append((lobby["stage"], lobby["seats"]))

    told = heard(table, (tries, "Dan D"), "", "", "full", "deflector-4-full", table.joins("Ann", 0))
    assert early == [("set-up", [])]
    in_order(told, "Ann's board", "Ann plays by phone now.")


def test_a_line_typed_as_a_phone_answers_a_question_of_the_set_up_is_not_taken_for_the_next():
    text = record("reflector", ("hidden", "hidden"))
    table = Table("".join(text.splitlines(keepends=True)[:-2]))
    told = heard(
        table,
        "",
        "full",
        table.joins("Ann", 0),
        (lambda: table.ask("Ann", do="form", form="board", hidden=True), "hidden"),
        "quit",
    )
    in_order(told, "'hidden' was not carried out", "Ann's board is there.", "? Bob's board")
    assert "board Bob" not in table.desk.session.to_record()


NODES = ("nodes red C2 H4 E6 B8 I9", "nodes blue B2 H4 E6 B8 G9")
OTHER_GAMES = {
    "rotator": (("player",), (*NODES, "start red:D10"), "turn 1", "0", "? Turn 3, 10 boosts left"),
    "tactics-joker": (
        ("Ann", "Bob"), ("player Ann X", "player Bob O", *rows_of("k7")),
        "castle Ann A1", "A7 G7", "Bob starts on A7 with 3 units.",
    ),
    "attack-defend": (
        ("Ann", "Bob"), ("player Ann", "player Bob", "deal paper"),
        "prefer Ann defender", "accept", "? Ann, draw from the deck (Enter: draw):",
    ),
}  # fmt: skip
"""By game: who has a phone, the set-up, what the first phone says, what is typed, the end."""


@pytest.mark.parametrize("game", OTHER_GAMES)
def test_every_game_is_played_by_phone_and_keyboard_at_once(game):
    players, lines, said, typed, outcome = OTHER_GAMES[game]
    table = Table("\n".join(["rules 1", f"game {game}", *lines, ""]))
    joined = [table.joins(name, seat) for seat, name in enumerate(players)]
    told = heard(table, *joined, table.says(players[0], said), typed, table.takes_back)
    in_order(told, "plays by phone now.", outcome, "Taken back: ")
    assert table.desk.session.to_record().splitlines()[len(lines) + 2] == said


def test_a_seat_is_freed_at_the_keyboard():
    table = Table(TWO)
    told = heard(
        table,
        table.joins("Ann", 0),
        "free ann",
        table.joins("Ann's other phone", 0),
        "free x",
        "free b",
        "help",
    )
    in_order(
        told,
        "Ann may join with another phone", "Ann plays by phone now.",
        "there is no player x: Ann, Bob",
        "Bob plays without a phone: the seat is free", "free NAME",
    )  # fmt: skip


def test_a_phone_that_wants_a_seat_with_a_board_is_let_in_at_the_keyboard():
    table = Table(TWO)

    def asks(name):
        return lambda: table.ask(name, do="join", code=table.desk.seats.code, seat=0)

    told = heard(table, asks("one"), "refuse 1", asks("two"), "allow 2", "allow 2", "code ann")
    in_order(
        told, "Phone 1 wants to be Ann", "'allow 1' or 'refuse 1'", "Phone 1 was sent away.",
        "Phone 2 wants to be Ann", "Ann plays by phone now.", "no phone 2 asks for a seat",
        "With the code ", "one phone may take the seat of Ann.",
    )  # fmt: skip
    assert table.desk.version(table.tokens["one"]) == ""
    assert table.desk.call(table.tokens["two"], {"do": "view"})["me"]["name"] == "Ann"
    code = re.search(r"With the code (\w+)", told)[1]
    told = heard(table, lambda: table.ask("three", do="join", own=code))
    assert "Another phone has taken the seat of Ann." in told


def test_an_offer_of_an_alliance_interrupts_nobody():
    table = Table(record("defector", ((CORNERS,),) * 6))
    for seat, name in enumerate(("Ann", "Bob", "Cat")):
        table.joins(name, seat)()
    screen, keyboard = Typed(), Keyboard(table.desk)
    with with_phones(table, keyboard, screen):
        screen.interrupted = 0
        table.ask("Ann", do="ally", to="Cat", node="Ann:C3")
        assert screen.interrupted == 0
        table.ask("Cat", do="ally", offer=1, accept=True)
        assert screen.interrupted == 1


# -- a terminal and phones on a network ------------------------------------------------------------


class Phone:
    """A player's phone, as the server hears it."""

    def __init__(self, joining):
        self.port, self.code, self.token, self.numbers = *joining, None, itertools.count()

    def join_as(self, name, seat, screen):
        """Ask for a seat, and let the referee at the keyboard allow it."""
        self.token = self.ask(do="join", code=self.code, seat=seat)["token"]
        assert "view" not in self.ask(do="view")
        screen.read_until(f"Phone 1 wants to be {name}:".encode())
        screen.read_until(b"to play:")
        screen.type("allow 1")
        screen.read_until(f"{name} plays by phone now.".encode())
        assert self.ask(do="view")["me"]["name"] == name
        return self

    def _send(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        connection.request(method, path, body, headers)
        return connection.getresponse()

    def ask(self, **request):
        request = {"id": f"the phone's {next(self.numbers):08}", **request}
        found = json.loads(self._send("POST", "/call/game", json.dumps(request)).read())
        assert "error" not in found, found
        return found

    def shoots(self):
        seen = self.ask(do="view")
        move = f"move {seen['me']['name']} {' '.join(seen['view']['moves'][0])}"
        self.ask(do="say", text=move, at=seen["version"])
        return move

    def news(self):
        """Yield the versions that the stream tells."""
        stream = self._send("GET", "/events/game")
        while line := stream.readline():
            if line.startswith(b"data: "):
                yield json.loads(line[6:])["version"]


@contextmanager
def playing(path):
    """Start ``companion play`` for phones; yield its screen, and where phones join."""
    with terminal_with(
        path, "--address", "127.0.0.1", "--port", "0", rows=50, columns=100
    ) as screen:
        screen.read_until(b"to play:")
        port, code = re.search(
            r"127.0.0.1:([0-9]+)/#table=game&code=(\w+)", plain(screen.seen)
        ).groups()
        yield screen, (int(port), code)


@pytest.fixture
def path(tmp_path):
    boards = ((CORNERS,), (CORNERS,))
    (tmp_path / "game.txt").write_text(record("reflector", boards, variants=["rounds-2"]))
    return tmp_path / "game.txt"


def test_a_phone_and_the_keyboard_play_one_game_to_its_end(path):
    with playing(path) as (screen, joining):
        phone = Phone(joining).join_as("Ann", 0, screen)
        news = phone.news()
        before = next(news)
        phone.shoots()
        screen.read_until(b"Bob to play:")
        screen.type("Ann J1")
        screen.read_until(b"Ann to play:")
        while before == (told := next(news)) or not phone.ask(do="view")["view"]["moves"]:
            pass
        assert told.split(".")[0] > before.split(".")[0]
        os.write(screen.terminal, b"Ann I1")  # begun too early, and no Enter yet
        screen.read_until(b"Ann I1")
        phone.shoots()
        screen.read_until(b"Bob to play:")
        screen.read_until(b"Ann I1")
        screen.type("")
        screen.read_until(b"'Ann I1' was not carried out")
        screen.read_until(b"Bob to play:")
        screen.type("Ann I1")
        screen.read_until(b"The game is over")
        assert phone.ask(do="view")["view"]["result"] == {"winners": []}
        os.write(screen.terminal, b"\x03")
        screen.read_until(b"goes on")
        screen.read_until(None)
        with pytest.raises(OSError):
            phone.ask(do="view")
    found = replay(path.read_bytes())
    assert found.fault is None and found.referee.winners == () and len(found.referee.log) == 4
    assert b"Traceback" not in screen.seen


def test_either_goes_on_with_the_game_of_the_other(path):
    with playing(path) as (screen, joining):
        phone = Phone(joining).join_as("Ann", 0, screen)
        move = phone.shoots()
        os.kill(screen.pid, signal.SIGKILL)
        screen.read_until(None)
    assert path.read_text().endswith(f"{move}\n")
    assert CliRunner().invoke(app, ["play", str(path)], input="Ann J1\n").exit_code == 0
    with open_tables([path]) as tables:
        desk = tables["game"].desk
        seen = desk.call(phone.token, {"do": "view"})
        assert seen["me"]["name"] == seen["view"]["turn"] == "Ann"
        assert str(seen["told"]["lines"][0]) == "Bob shoots Ann J1."


def test_what_keeps_phones_out_is_told_in_one_line(path):
    before = path.read_bytes()
    with closing(listening_socket("127.0.0.1", 0)) as sock:
        port = str(sock.getsockname()[1])
        run = CliRunner().invoke(app, ["play", str(path), "--address", "127.0.0.1", "--port", port])
    assert run.exit_code == 1 and run.stderr.startswith("companion play: can't listen on 127.0.0.1")
    run = CliRunner().invoke(app, ["play", str(path), "--port", "1"])
    assert run.exit_code == 2 and "is for phones: give --lan" in run.stderr
    assert path.read_bytes() == before


def test_nothing_is_left_where_no_game_was_begun(tmp_path):
    options = ["--new", "--address", "127.0.0.1", "--port", "0"]
    run = CliRunner().invoke(app, ["play", str(tmp_path / "game.txt"), *options], input="quit\n")
    assert run.exit_code == 0 and "room code" in run.stdout and list(tmp_path.iterdir()) == []


def test_a_signal_loses_no_step_of_an_event_loop():
    """A step that was lost would be waited for when the loop ends, and so for ever."""
    done, armed = [], []

    class Steps(deque):
        def popleft(self):
            step = super().popleft()
            if armed:
                os.kill(os.getpid(), armed.pop())  # noticed before anything is done with the step
            return step

    async def run():
        loop = asyncio.get_running_loop()
        loop._ready = Steps(loop._ready)
        loop.call_soon(done.append, "done")
        armed.append(signal.SIGHUP)
        await asyncio.Event().wait()

    before = signal.signal(
        signal.SIGHUP, lambda number, frame: raise_in_loop(SystemExit(128 + number))
    )
    try:
        with pytest.raises(SystemExit):
            asyncio.run(run())
    finally:
        signal.signal(signal.SIGHUP, before)
    assert done == ["done"]
