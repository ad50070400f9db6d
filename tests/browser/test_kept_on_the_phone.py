"""What a phone keeps, with one tab and two: its seat, a draft, boards that only it knows."""

import random

import pytest

from companion.territory.board import random_board
from tests.support.driving import (
    PhonesAtATable,
    Server,
    act,
    give_board,
    phone,
    prepared,
    sit_down,
)

BOARDS = """
() => Object.keys(localStorage).filter((key) => key.startsWith("business-card-games-board:"))
"""
TAMPERED = """
() => {
  const isBoard = (each) => each.startsWith("business-card-games-board:");
  const key = Object.keys(localStorage).find(isBoard);
  localStorage[key] = localStorage[key].replace('"salt":"', '"salt":"0');
}
"""
PIECES = "all => all.map((each) => each.dataset.space)"


@pytest.fixture
def two(browser, tmp_path):
    """Two phones that set their boards next."""
    at = PhonesAtATable(browser, tmp_path, prepared("reflector", ["Ann", "Bob"]))
    yield at
    at.close()


def pieces(page):
    return page.eval_on_selector_all(".big .piece", PIECES)


def middle(page, space):
    box = page.query_selector(f".big [data-space={space}]").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_draft_is_tapped_dragged_and_there_after_a_reload(two):
    page = two.pages["Ann"]
    page.wait_for_selector("[data-key=done]")
    (left, y), (right, _) = middle(page, "B2"), middle(page, "C2")
    page.touchscreen.tap(
        (left + right) / 2 + 1, y
    )  # on the line between two spaces, nearer to the right one
    page.wait_for_selector(".big .piece")
    assert pieces(page) == ["C2"]
    page.mouse.move(*middle(page, "C2"))
    page.mouse.down()
    page.mouse.move(*middle(page, "E4"), steps=4)
    page.mouse.up()
    page.wait_for_selector(".big [data-space=E4].piece")
    assert pieces(page) == ["E4"]
    page.tap(".big [data-space=F5]")
    page.tap("[data-key=kept]")
    page.reload()
    page.wait_for_selector(".big .piece")
    assert pieces(page) == ["E4", "F5"]
    assert page.get_attribute("[data-key=kept]", "aria-pressed") == "true"
    page.tap(".big [data-space=E4]")
    page.wait_for_function("() => document.querySelectorAll('.big .piece').length === 1")


def test_a_board_is_not_lost_to_a_second_tab(two):
    """Scanning the code twice makes a second tab. Its board comes too late, and leaves nothing."""
    ann, bob = two.pages["Ann"], two.pages["Bob"]
    second = ann.context.new_page()
    second.goto(ann.url)
    held = []
    for page in (ann, second):
        page.wait_for_selector("[data-key=done]")
        page.tap("[data-key=kept]")
        page.tap("[data-key=random]")
    second.route(
        "**/call/*",
        lambda route: (
            held.append(route) if "digest" in route.request.post_data else route.continue_()
        ),
    )
    second.tap("[data-key=done]")
    second.wait_for_function("() => document.querySelector('[aria-busy]')")
    assert len(ann.evaluate(BOARDS)) == 1
    ann.tap("[data-key=done]")
    ann.wait_for_selector("[data-key=done]", state="detached")
    digest = two.record().split("commit Ann sha256 ")[1].split()[0]
    held[0].continue_()
    second.wait_for_function("() => document.querySelector('#notice').textContent")
    second.wait_for_function(
        "() => Object.keys(localStorage).filter((key) => key.includes('-board:')).length === 1"
    )
    assert ann.evaluate(BOARDS)[0].endswith(f":Ann:{digest}")
    second.close()
    ann.reload()
    give_board(bob, "given")
    ann.wait_for_selector("[data-mine=true]")
    act(ann, random.Random(1))
    ann.wait_for_selector(
        ".answer.picked"
    )  # what Ann gives back: the board that she is bound to says this
    ann.evaluate(TAMPERED)
    ann.reload()
    ann.wait_for_selector("text=The board that you promised is not on this phone.")
    assert ann.query_selector(".answer.picked") is None
    assert two.faults() == []


def test_a_board_that_is_refused_leaves_nothing(two):
    page = two.pages["Ann"]
    refused = {
        "format": 1,
        "version": "0",
        "error": {"kind": "not-kept", "message": "no room", "ruling": None},
    }
    page.route(
        "**/call/*",
        lambda route: (
            route.fulfill(json=refused)
            if "digest" in route.request.post_data
            else route.continue_()
        ),
    )
    page.tap("[data-key=kept]")
    page.tap("[data-key=random]")
    page.tap("[data-key=done]")
    page.wait_for_selector("#notice:has-text('no room')")
    assert page.evaluate(BOARDS) == [] and len(pieces(page)) == 5


def test_a_second_tab_has_the_same_seat(browser, tmp_path):
    server = Server(tmp_path / "new.txt", new=True)
    host, first = phone(browser), phone(browser)
    host.goto(server.host)
    host.tap("text=Two players.")
    first.goto(server.join)
    first.wait_for_selector("#name")
    second = first.context.new_page()
    second.goto(server.join)
    second.fill("#name", "Ann")
    second.tap("[data-key='seat 0']")
    second.tap("[data-key=sit-down]")
    first.wait_for_selector("text=You have a seat")
    second.close()
    first.reload()
    first.wait_for_selector("text=You have a seat")
    first.tap("[data-key=stand-up]")
    first.wait_for_selector("#name")
    assert host.faults == first.faults == []
    server.stop()
    for page in (host, first):
        page.context.close()


NOTHING_IS_KEPT = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException(name, "SecurityError"); } });
"""


def test_a_phone_that_keeps_nothing_plays_all_the_same(browser, tmp_path):
    record = tmp_path / "table.txt"
    board = f"board Bob {random_board(0, random.Random(2))}\n"
    record.write_text(prepared("reflector", ["Ann", "Bob"]) + board)
    server = Server(record)
    ann = phone(browser)
    ann.add_init_script(NOTHING_IS_KEPT)
    sit_down(ann, server.join, 0)
    give_board(ann, "given")
    act(ann, random.Random(1))
    assert "\nmove Ann " in record.read_text()
    ann.tap("[data-key=menu]")
    ann.tap("text=Sound and vibration: off")
    ann.wait_for_selector("text=Sound and vibration: on")
    assert ann.faults == []
    ann.context.close()
    server.stop()
