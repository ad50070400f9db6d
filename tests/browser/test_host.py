"""What the host decides and shows: guarded seats, the whole table, the end, another game."""

import random

import pytest
from test_in_sight import IN_SIGHT
from test_trouble import begun

from companion.rotator.puzzles import examples
from companion.rotator.statements import Nodes
from companion.session import Session
from tests.support.driving import BATTLE_NEXT, Server, act, open_host_sheet, phone, prepared, tap
from tests.support.tactics_table import rows_of


@pytest.fixture(autouse=True)
def no_faults(tables):
    yield
    for each in tables:
        assert each.faults() == []


def wants_to_be(browser, at, seat):
    page = phone(browser)
    page.goto(at.server.join)
    page.tap(f"[data-key='seat {seat}']")
    page.tap("[data-key=sit-down]")
    page.wait_for_selector("[data-key=withdraw]")
    return page


def test_a_seat_with_a_board_is_the_hosts_to_give(browser, table):
    at = table(begun(), paper=("Ann",))
    stranger = wants_to_be(browser, at, 0)
    assert "You want to be Ann" in stranger.text_content("h1")
    at.host.wait_for_selector("text=wants to be Ann")
    at.host.tap("[data-key^='refuse ']")
    stranger.wait_for_selector("[data-key=sit-down], #code")
    assert stranger.query_selector(".grid") is None
    ann = wants_to_be(browser, at, 0)
    tap(at.host, "[data-key^='allow ']")
    ann.wait_for_selector("[data-mine=true]")
    at.pages["Bob"].wait_for_selector("#notice:has-text('Ann')")  # everybody is told
    at.host.wait_for_selector(".banner", state="detached")
    assert ann.faults == stranger.faults == []
    for page in (ann, stranger):
        page.context.close()


def test_a_seat_moves_to_another_phone(browser, table):
    at = table(begun())
    old = at.pages["Ann"]
    old.tap("[data-key=menu]")
    old.tap("[data-key=move]")
    code = old.inner_text("dialog .code")
    new = phone(browser)
    new.goto(at.server.join.split("&code")[0])
    new.fill("#code", code)
    new.tap("[data-key=next]")
    new.wait_for_selector("[data-mine=true]")
    old.wait_for_selector("[data-mine=true]", state="detached")
    assert new.faults == []
    new.context.close()


def test_at_a_full_table_a_phone_hears_what_to_do(browser, table):
    at = table(begun())
    new = phone(browser)
    new.goto(at.server.join)
    new.wait_for_selector("text=All seats are taken.")
    assert "give you its code" in new.text_content("main")
    assert new.query_selector("[data-key=sit-down]") is None
    open_host_sheet(at.host)
    at.host.tap("[data-key='code 0']")
    at.host.wait_for_selector("dialog >> text=The seat of Ann")
    new.fill("#code", at.host.inner_text("dialog .code"))
    new.tap("[data-key=next]")
    new.wait_for_selector("[data-mine=true]")
    assert new.faults == []
    new.context.close()


def test_the_whole_table_on_a_laptop(browser, table):
    at = table(begun(("Ann", "Bob", "Cat"), "deflector"))
    at.host.set_viewport_size({"width": 1400, "height": 900})
    at.host.reload()
    at.host.wait_for_selector(".room-table")
    for selector in (
        ".room-table .grid",
        ".room-table .whose",
        ".table-view h1",
        ".table-view .standings",
    ):
        assert at.host.evaluate(IN_SIGHT, selector) == []
    assert at.host.locator(".room-table .grid").count() == 3
    assert at.host.inner_text("h1.turn") == "Ann's turn"
    act(at.pages["Ann"], random.Random(1))
    at.host.wait_for_selector(".call:has-text('Ann shoots')")
    assert at.host.query_selector(".room-table .fresh")
    at.host.tap("[data-key=table-view]")
    at.host.wait_for_selector(".thumbs")
    at.host.tap("[data-key=table-view]")
    at.host.wait_for_selector(".room-table")


TACTICS = prepared("tactics-joker", ["Ann", "Bob_B"]) + "\n".join([*rows_of("k7"), BATTLE_NEXT])
CARDS = """rules 1
game attack-defend
player Ann
player Bob_B
deal 00112233445566778899aabbccddeeff
side Bob_B defender
draw Bob_B deck
place Bob_B gain
"""


def ended(record, *lines):
    """Return the record of a game after these lines."""
    session = Session.from_record(record)
    for line in lines:
        session.say(line)
    return session.to_record()


@pytest.mark.parametrize(
    ("record", "lies", "turn"),
    [
        (TACTICS, ".tactics-map .army", "Ann's turn"),
        (CARDS, ".room-cards .card", "Bob B's turn"),
    ],
)
def test_the_whole_table_of_cards_on_a_laptop(table, record, lies, turn):
    at = table(record)
    at.host.set_viewport_size({"width": 1400, "height": 900})
    at.host.reload()
    at.host.wait_for_selector(f".table-view {lies}")
    assert at.host.evaluate(IN_SIGHT, ".table-view :is(h1, .call, .standings, .scores)") == []
    assert at.host.inner_text("h1.turn") == turn
    assert "gain" not in at.host.inner_text("main").lower()
    sizes = at.host.eval_on_selector_all(
        ".table-view :is(h1, .call)",
        "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize))",
    )
    assert len(sizes) > 1 and min(sizes) > 28


@pytest.mark.parametrize(
    ("record", "why", "face_up"),
    [
        (ended(TACTICS, "resign Bob_B"), "The other side gives up.", ".tactics-map .army"),
        (
            ended(TACTICS.replace("player Ann", "variant fog\nplayer Ann", 1), "resign Bob_B"),
            "The other side gives up.",
            ".tactics-map .army",
        ),
    ],
)
def test_the_end_of_tactics_joker(table, record, why, face_up):
    at = table(record)
    page = at.pages["Bob_B"]
    page.wait_for_selector(".winner")
    assert page.inner_text(".winner h1") == "Ann wins"
    assert why in page.inner_text(".winner")
    colours = "getComputedStyle(document.querySelector('.winner')).backgroundColor"
    accent = "getComputedStyle(document.querySelector('.bar .game')).color"
    assert page.evaluate(colours) == page.evaluate(accent)
    assert page.query_selector(face_up) and not page.query_selector(".tactics-map .unseen")
    assert page.query_selector("[data-key=print]")
    at.host.tap("[data-key=play-again]")
    page.wait_for_selector("text=The cards")


def test_the_end_and_another_game(browser, table):
    names = ("Ann", "Bob", "Cat")
    session = Session.from_record(
        begun(names, "deflector").replace("player Ann", "variant rounds-1\nplayer Ann", 1)
    )
    while session.winners is None:
        session.say(f"move {session.turn} {' '.join(session.view(session.turn)['moves'][0])}")
    last = session.to_record().splitlines()[-1].split(maxsplit=2)
    session.say("undo")
    at = table(session.to_record())
    page = at.pages["Bob"]
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 320, "height": 568})
    page.wait_for_selector(".words")
    page.eval_on_selector(".words", "each => each.scrollTo(0, 100)")
    page.eval_on_selector("main", "each => each.scrollTo(0, 100)")
    shooter = at.pages[last[1]]
    grid, space = last[2].split()
    shooter.tap(f"[data-key='grid {grid}']")
    shooter.tap(f".big [data-space={space}]")
    shooter.tap("[data-key=shoot]")
    page.wait_for_selector(".winner")
    assert page.eval_on_selector("main", "each => each.scrollTop") == 0
    colours = "getComputedStyle(document.querySelector('.winner')).backgroundColor"
    accent = "getComputedStyle(document.querySelector('.bar .game')).color"
    assert page.evaluate(colours) == page.evaluate(accent)
    page.emulate_media(media="print")  # on white, as browsers print no grounds
    assert page.evaluate("getComputedStyle(document.querySelector('.winner')).color") == (
        page.evaluate(accent)
    )
    assert page.evaluate(colours) == "rgba(0, 0, 0, 0)"
    page.emulate_media(media="screen")
    rows = page.locator(".tally tbody tr").all_inner_texts()
    assert len(rows) == 3 and all(name in "".join(rows) for name in names)
    nodes = page.eval_on_selector_all(
        ".keepsake svg", "all => all.map((each) => each.querySelectorAll('.node').length)"
    )
    assert nodes == [5, 5, 5]  # all boards face up
    drawn = ".keepsake figure >> nth=1 >> svg"
    assert page.inner_html(drawn).count('class="holder') == at.host.inner_html(drawn).count(
        'class="holder'
    )
    at.host.tap("[data-key=play-again]")
    for each in at.pages.values():
        each.wait_for_selector("[data-key=done]")
    at.boards({})
    page.wait_for_selector("text=Ann's turn")


def puzzle_record():
    board = examples()[0].board
    halves = (Nodes("red", board.red), Nodes("blue", board.blue))
    return "".join(f"{line}\n" for line in ("rules 1", "game rotator", *halves))


def test_the_host_of_a_puzzle_sees_no_seats(browser, table):
    at = table(puzzle_record())
    at.host.wait_for_selector("[data-key^='start ']")
    open_host_sheet(at.host)
    at.host.wait_for_selector("dialog >> text=Save the record")
    assert at.host.query_selector("dialog .seat-row") is None


def test_the_host_of_a_puzzle_may_free_the_seat_that_another_phone_has_taken(browser, tmp_path):
    record = tmp_path / "table.txt"
    record.write_text(puzzle_record())
    server = Server(record)
    pages = other, host = phone(browser), phone(browser)
    other.goto(server.join)
    other.tap("[data-key='seat 0']")
    other.tap("[data-key=sit-down]")
    other.wait_for_selector("[data-key^='start ']")
    host.goto(server.host)
    open_host_sheet(host)
    host.tap("dialog .seat-row .danger")
    host.tap("[data-key=confirm-free]")
    other.wait_for_selector("[data-key^='start ']", state="detached")
    server.stop()
    for page in pages:
        page.context.close()
