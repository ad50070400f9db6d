"""A killed server, a network that swallows everything, failing answers, fingers that tap twice."""

import random
import socket
import threading
import time

from companion.session import Session, replay
from companion.territory.board import random_board
from tests.support.driving import (
    act,
    drawn,
    open_host_sheet,
    prepared,
    wait_for_version,
)


def begun(names=("Ann", "Bob"), game="reflector"):
    """Return a record with all boards."""
    dice, total = random.Random(4), 0 if game == "reflector" else 20
    boards = [f"board {name} {random_board(total, dice)}" for name in names]
    return prepared(game, names) + "\n".join([*boards, ""])


class Proxy:
    """Passes bytes on, or, while `frozen`, swallows them without a word."""

    def __init__(self, port):
        self.frozen = False
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                near = self.listener.accept()[0]
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                return  # the table is closed
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one, other):
        lost = False
        try:
            while data := one.recv(65536):
                lost = lost or self.frozen  # a stream with a hole in it never comes back
                if not lost:
                    other.sendall(data)
        except OSError:
            pass
        for end in (one, other):
            end.close()


def shooter(at):
    return next(page for page in at.pages.values() if page.query_selector("[data-mine=true]"))


def all_live(at, wanted):
    wait_for_version([*at.pages.values(), at.host], wanted)
    for page in [*at.pages.values(), at.host]:
        page.wait_for_function("() => !document.body.classList.contains('lost')")


def test_a_killed_server_loses_nothing_and_all_pages_come_back(table):
    at = table(begun())
    dice = random.Random(1)
    for _ in range(3):
        act(shooter(at), dice)
        at.settle()
        accepted = at.record()
        at.server.kill()
        at.host.wait_for_function("() => document.body.classList.contains('lost')")
        at.server.start()
        since = time.monotonic()
        assert at.record() == accepted
        before = len(replay(accepted.encode()).referee.log)
        act(shooter(at), dice)  # the tap may come before the page has noticed anything
        all_live(at, Session.from_record(at.record()).version)
        print(
            f"live again and played on {time.monotonic() - since:.1f} s after the server's return"
        )
        assert len(replay(at.record().encode()).referee.log) == before + 1
    assert at.faults() == []


def test_a_frozen_network_is_survived(table):
    at = table(begun(("Ann", "Bob", "Cat"), "deflector"), through=Proxy)
    dice = random.Random(2)
    act(shooter(at), dice)
    at.settle()
    version = Session.from_record(at.record()).version + 1
    at.proxy.frozen = True
    # the host's own phone is not behind the frozen part, and takes the last shot back
    open_host_sheet(at.host)
    at.host.tap("[data-key=undo]")
    at.host.tap("[data-key=confirm-undo]")
    wait_for_version([at.host], version)
    time.sleep(60)
    assert all(int(drawn(page).split(".")[0]) < version for page in at.pages.values())
    at.proxy.frozen = False
    since = time.monotonic()
    all_live(at, version)
    print(f"current {time.monotonic() - since:.1f} s after the network's return")


def test_a_view_that_fails_is_fetched_again(table):
    at = table(begun())
    other = at.pages["Bob"]
    failed = []

    def fail_once(route):
        if "since" in (route.request.post_data or "") and not failed:
            failed.append(route)
            route.abort()
        else:
            route.continue_()

    other.route("**/call/*", fail_once)
    act(at.pages["Ann"], random.Random(3))
    at.settle()
    assert failed


def test_a_double_tap_yields_one_line(table):
    at = table(begun())
    page = at.pages["Ann"]
    before = at.record()
    page.tap(".big .legal >> nth=0")
    page.wait_for_selector("[data-key=shoot]")
    page.evaluate("for (let i = 0; i < 4; i++) document.querySelector('[data-key=shoot]').click()")
    at.settle()
    page.wait_for_function("() => document.querySelector('[data-mine=true]') === null")
    assert len(at.record().splitlines()) == len(before.splitlines()) + 1


def test_a_page_loaded_again_has_its_seat_and_a_freed_seat_is_gone(table):
    at = table(begun())
    page = at.pages["Ann"]
    page.reload()
    page.wait_for_selector("[data-mine=true]")
    open_host_sheet(at.host)
    at.host.tap("text=Free the seat >> nth=0")
    assert "only that phone has it" in at.host.inner_text("dialog")
    at.host.tap("[data-key=confirm-free]")
    page.wait_for_selector("text=Join")
