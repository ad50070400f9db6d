"""Sheets and Back, focus and what is read aloud, refusals, typed text, requests on their way."""

import random

import pytest
from test_trouble import begun

from tests.support.driving import (
    PhonesAtATable,
    Server,
    act,
    drawn,
    open_host_sheet,
    phone,
    sit_down,
    tap,
)

HEARD = "() => document.getElementById('heard').textContent"


@pytest.fixture
def table(browser, tmp_path):
    at = PhonesAtATable(browser, tmp_path, begun())
    yield at
    assert at.faults() == []
    at.close()


def focused(page):
    return page.evaluate("document.activeElement.dataset.key || document.activeElement.tagName")


def aim(page):
    page.wait_for_selector("[data-mine=true]")
    page.tap(".big .legal >> nth=0")
    page.wait_for_selector("[data-key=shoot]:enabled")
    return page.get_attribute(".big .aimed", "data-space")


def test_back_closes_a_sheet_and_does_not_leave_the_table(table):
    page = table.pages["Ann"]
    page.tap("[data-key=menu]")
    page.tap("text=All rulings")
    page.wait_for_selector("dialog >> text=All rulings")
    page.evaluate("history.back()")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector("[data-mine=true]")
    page.tap("[data-key=menu]")
    page.tap("dialog .close")
    page.wait_for_function("() => !history.state?.sheet")  # nothing is left for Back to close
    page.tap("[data-key=menu]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector("[data-mine=true]")


def test_focus_goes_to_what_comes_next(table):
    ann, bob = table.pages.values()
    ann.wait_for_selector("[data-mine=true]")
    ann.evaluate("document.getElementById('heard').kept = true")
    ann.focus(".big .legal >> nth=1")
    ann.keyboard.press("Enter")
    ann.wait_for_function("() => document.activeElement.dataset.key === 'shoot'")
    ann.keyboard.press("Enter")
    ann.wait_for_function("() => document.activeElement.tagName === 'H1'")
    assert ann.evaluate("document.activeElement.textContent") == "Bob's turn"
    assert "Ann shoots Bob" in ann.evaluate(HEARD)
    ann.focus("[data-key=menu]")
    ann.keyboard.press("Enter")
    ann.keyboard.press("Escape")
    ann.wait_for_function("() => document.activeElement.dataset.key === 'menu'")
    act(bob, random.Random(1))
    ann.wait_for_selector("[data-mine=true]")
    ann.wait_for_function(
        "() => document.getElementById('heard').textContent.includes('Bob shoots Ann')"
    )
    assert ann.evaluate("document.getElementById('heard').kept")
    assert ann.query_selector("#root [aria-live]") is None


def test_a_key_that_is_held_down_does_not_tap_what_comes_next(table):
    ann = table.pages["Ann"]
    ann.wait_for_selector("[data-mine=true]")
    ann.focus(".big .legal >> nth=1")
    ann.keyboard.down("Enter")
    ann.wait_for_function("() => document.activeElement.dataset.key === 'shoot'")
    before = table.record()
    for _ in range(3):
        ann.keyboard.down("Enter")
    ann.wait_for_timeout(200)
    assert table.record() == before


def test_a_space_that_is_refused_stops_glowing(table):
    page = table.pages["Ann"]
    space = aim(page)
    refused = {"kind": "refused", "message": "that is an ally's", "ruling": None}
    page.route(
        "**/call/*",
        lambda route: (
            route.fulfill(json={"version": drawn(page), "error": refused})
            if '"say"' in route.request.post_data
            else route.continue_()
        ),
    )
    page.tap("[data-key=shoot]")
    page.wait_for_selector("#notice:has-text('ally')")
    page.wait_for_selector(f".big .legal[data-space={space}]", state="detached")
    assert page.query_selector(".big .legal") and page.query_selector(".big .aimed") is None


def test_a_space_that_does_not_glow_says_why(table):
    page = table.pages["Ann"]
    page.wait_for_selector(".big .legal")
    page.tap(".big [data-space]:not(.legal) >> nth=-1")
    page.wait_for_selector("#notice button:has-text('Why?')")
    assert "Ann" in page.text_content("#notice p")
    page.tap("#notice button >> nth=0")
    page.wait_for_selector("dialog >> text=M4")


def test_what_was_tapped_says_that_it_is_on_its_way(table):
    page = table.pages["Ann"]
    aim(page)
    held = []
    page.route("**/call/*", lambda route: held.insert(0, route))
    page.tap("[data-key=shoot]")
    page.wait_for_selector("[data-key=shoot][aria-busy=true]")
    assert page.inner_text("[data-key=shoot]") == "Sending …"
    held[0].continue_()
    page.unroute("**/call/*")
    page.wait_for_selector("text=Bob's turn")


def test_without_a_stream_a_phone_polls(table):
    ann, bob = table.pages.values()
    bob.wait_for_selector("[data-key=menu]")
    bob.route("**/events/*", lambda route: route.abort())
    bob.reload()
    bob.wait_for_selector("text=Ann's turn")
    act(ann, random.Random(1))
    bob.wait_for_selector("[data-mine=true]")
    assert not bob.evaluate("document.body.classList.contains('lost')")
    act(bob, random.Random(1))


def test_the_record_is_saved_in_mid_game_after_two_questions(table):
    host = table.host
    open_host_sheet(host)
    host.tap("[data-key=record]")
    host.wait_for_selector("dialog >> text=The file shows all boards")
    host.tap("[data-key='sure 1']")
    with host.expect_download() as download:
        host.tap("[data-key='sure 2']")
    assert download.value.path().read_text() == table.record()


def test_what_was_typed_stays(browser, tmp_path):
    server = Server(tmp_path / "new.txt", new=True)
    host, guest = phone(browser), phone(browser)
    host.goto(server.host)
    host.tap("text=Two players.")
    guest.goto(server.join.split("#")[0])
    guest.fill("#code", "WRONG1")
    guest.tap("[data-key=next]")
    guest.wait_for_selector("#notice p")
    assert guest.input_value("#code") == "WRONG1"
    guest.fill("#code", server.join.split("code=")[1])
    guest.tap("[data-key=next]")
    guest.tap("[data-key='seat 1']")
    guest.tap("[data-key=sit-down]")
    guest.wait_for_selector("#notice:has-text('Type your name first.')")
    guest.wait_for_function("() => document.activeElement.id === 'name'")
    guest.fill("#name", "Ann")
    tap(guest, "[data-key=sit-down]")
    guest.wait_for_selector("text=You have a seat")
    assert host.faults == guest.faults == []
    server.stop()
    for page in (host, guest):
        page.context.close()


def test_a_card_stays_picked_while_somebody_sits_down(browser, tmp_path):
    record = "rules 1\ngame attack-defend\nplayer Ann\nplayer Bob\n"
    dealt = "deal 00112233445566778899aabbccddeeff\nside Ann defender\ndraw Ann deck\n"
    at = PhonesAtATable(browser, tmp_path, record + dealt, paper=["Bob"])
    ann = at.pages["Ann"]
    ann.tap("[data-slot='hand 1']")
    ann.wait_for_selector("[data-slot='hand 1'].picked")
    before = drawn(ann)
    at.pages["Bob"] = phone(browser)
    sit_down(at.pages["Bob"], at.server.join, 1, at.host)
    ann.wait_for_function("before => document.body.dataset.drawn !== before", arg=before)
    assert ann.query_selector("[data-slot='hand 1'].picked")
    assert at.faults() == []
    at.close()


def test_a_word_on_the_back_of_a_card(browser, tmp_path):
    record = "rules 1\ngame attack-defend\nplayer Ann\nplayer Bob\n"
    dealt = "deal 00112233445566778899aabbccddeeff\nside Ann defender\ndraw Ann deck\n"
    at = PhonesAtATable(browser, tmp_path, record + dealt)
    ann, bob = at.pages.values()
    ann.tap("[data-slot='hand 1']")
    ann.tap("[data-key=word]")
    ann.fill("#word", "trap? yes")
    ann.tap("[data-key=write]")
    ann.wait_for_selector("[data-slot='hand 1'] .word")
    ann.wait_for_function("() => !history.state?.sheet")  # else its way back stops the loading
    ann.reload()
    ann.wait_for_selector("[data-slot='hand 1'] .word")
    assert ann.inner_text("[data-slot='hand 1'] .word") == "trap?"
    ann.tap("[data-slot='hand 1']")
    tap(ann, "[data-key=place]")
    ann.wait_for_selector("[data-slot='place 1'] .word")
    assert ann.query_selector(".hand .word") is None or "trap?" not in ann.inner_text(".hand")
    bob.wait_for_selector("[data-slot='place 1']")
    assert bob.query_selector(".word") is None and "trap" not in at.record()
    assert at.faults() == []
    at.close()
