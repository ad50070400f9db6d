"""The site on a phone without network: games that the other tests do not play there."""

import random

import pytest
from test_trouble import begun
from typer.testing import CliRunner

from companion.cli.app import app
from companion.session import replay
from tests.support.driving import (
    PATIENCE,
    OfflineSite,
    OnePhone,
    Site,
    act,
    cards_act,
    drawn,
    phone,
    prepared,
    tactics_act,
    transferred,
)
from tests.support.tactics_table import rows_of

DEALT = (
    "rules 1\ngame attack-defend\ndeck house-2\nplayer Ann\nplayer Bob\n"
    "deal 00000000000000000000000000000028\n"
)
TACTICS = prepared("tactics-joker", ["Ann", "Bob"]).replace("player Ann", "rounds 1\nplayer Ann", 1)


@pytest.fixture
def site(site_folder):
    served = Site(site_folder)
    yield served
    served.stop()


def check(record, tmp_path):
    """Let `companion check` read a record of a game that is over; return its players who won."""
    path = tmp_path / "kept.txt"
    path.write_text(record)
    done = CliRunner().invoke(app, ["check", str(path)])
    assert done.exit_code == 0, done.output
    winners = replay(record.encode()).referee.winners
    assert winners is not None
    return winners


def play(offline_site, tmp_path, record, act):
    at = OnePhone(offline_site, record)
    at.play(random.Random(3), act=act)
    winners = check(at.record(), tmp_path)
    assert all(name in at.page.text_content("main") for name in winners) and at.faults() == []
    at.close()


def test_a_game_of_attack_defend(offline_site, tmp_path):
    play(offline_site, tmp_path, DEALT, cards_act)


def test_a_game_of_tactics_joker(offline_site, tmp_path):
    play(offline_site, tmp_path, TACTICS + "\n".join([*rows_of("k7"), ""]), tactics_act)


def test_rotator_is_opened_by_its_letters_and_played_with_hints(offline_site, tmp_path):
    page = offline_site.open(place="#rotator=4f9exra")
    page.wait_for_selector("[data-key='start I']", timeout=120_000)
    page.tap("[data-key='start I']")
    page.wait_for_selector("[data-key='drill 0']")
    for _ in range(30):
        page.tap("summary >> nth=0") if page.query_selector("details:not([open])") else None
        page.tap("[data-key='hint 3']")
        page.wait_for_function(
            "() => /Drill .|can.t/.test(document.querySelector('details .hint')?.textContent)"
        )
        words = page.text_content("details .hint").rstrip(".").split()
        if "Start" in words:
            page.tap(f"text='{words[2]} {words[3].rstrip('.')}'")
        page.tap(f"[data-key='drill {words[-1]}']")
        before = drawn(page)
        page.tap("[data-key=do-it]")
        page.wait_for_function("before => document.body.dataset.drawn !== before", arg=before)
        if page.text_content("h1.turn") in ("Won", "Lost"):
            break
    assert page.text_content("h1.turn") == "Won"
    record = offline_site.kept(page, "rotator 4F9EXRA")
    assert check(record, tmp_path) == ("player",) and page.faults == []
    page.close()


def test_the_site_speaks_the_readers_language_without_a_network(browser, site_folder):
    german = OfflineSite(browser, site_folder, locale="de-AT")
    page = german.open(place="#rotator=4f9exra")
    page.wait_for_selector("[data-key='start I']", timeout=120_000)
    page.tap("[data-key='start I']")
    page.wait_for_selector("[data-key='drill 0']")
    page.tap("summary >> nth=0")
    page.tap("[data-key='hint 3']")
    page.wait_for_function(
        "() => /Bohre|gewinnen/.test(document.querySelector('details .hint')?.textContent)"
    )
    assert page.evaluate("document.documentElement.lang") == "de" and page.faults == []
    german.context.close()


def test_nobody_else_was_asked_for_anything(offline_site):
    assert offline_site.asked
    assert all(url.startswith((offline_site.address, "blob:")) for url in offline_site.asked)


def test_a_first_visit_fetches_little(site_folder):
    assert transferred(site_folder) <= 4_100_000


def test_two_tabs_go_on_with_one_game(offline_site):
    at = OnePhone(offline_site, begun())
    at.page_of("Ann")
    other = offline_site.open()
    other.wait_for_selector("[data-key=pass-on]", timeout=120_000)
    act(at.page, random.Random(1))
    other.wait_for_selector("text=Pass the phone to Bob")
    other.tap("[data-key=pass-on]")
    other.tap("[data-key=i-am]")
    other.wait_for_selector("[data-mine=true]")
    act(other, random.Random(1))
    at.page.wait_for_selector("[data-mine=true]")
    record = at.record()
    assert "\nmove Ann " in record and "\nmove Bob " in record
    assert at.faults() == other.faults == []
    other.close()
    at.close()


def test_the_site_deletes_only_its_own_caches(browser, site):
    page = phone(browser)
    older = f"business-card-games {site.address} older"
    page.goto(f"{site.address}icon.svg")  # before the site has kept anything
    page.evaluate(
        "async (names) => { for (const name of names) await caches.open(name); }", [older, "others"]
    )
    page.goto(site.address)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    for _ in range(PATIENCE // 50):
        names = page.evaluate("caches.keys()")
        if older not in names:
            break
        page.wait_for_timeout(50)
    assert "others" in names and older not in names and len(names) == 2
    assert page.faults == []
    page.context.close()


def test_there_is_something_to_read_and_tap_before_any_program_comes(browser, site):
    page = phone(browser)
    page.context.route("**/*.js", lambda route: None)  # never answered
    page.goto(site.address, wait_until="commit")
    page.tap("[data-key='introduction reflector']")
    page.wait_for_selector("text=You hide five Nodes on a grid that nobody else sees.")
    assert page.query_selector(".top .bar") and page.query_selector(".opening img.first-board")
    page.tap("[data-key='introduction reflector']")
    page.wait_for_selector("text=You hide five Nodes", state="hidden")
    assert page.faults == []
    page.context.close()


def test_the_first_board_is_drawn_before_the_engine_comes(browser, site):
    page = phone(browser, locale="de-AT")
    page.context.route("**/pyodide/**", lambda route: None)  # never answered
    page.goto(site.address)
    page.wait_for_selector(".opening .grid[aria-label='Ein Beispiel']")
    assert len(page.query_selector_all(".opening .grid .node")) == 5
    assert page.query_selector(".first-board") is None and page.faults == []
    page.context.close()


def test_introductions_go_step_by_step_before_the_engine_comes(browser, site):
    page = phone(browser)
    page.context.route("**/pyodide/**", lambda route: None)  # never answered
    page.goto(site.address)
    page.wait_for_function("() => document.querySelector('.opening').onclick !== null")
    page.tap("[data-key='introduction reflector']")
    page.wait_for_selector("dialog >> text=Reflector, 1 of")
    page.tap("dialog >> text=Next")
    page.wait_for_selector("dialog >> text=Tap E1.")
    page.tap("dialog [data-space=E1]")
    page.wait_for_selector("dialog >> text=You hold E1 now")
    assert page.query_selector("[aria-busy]") is None  # nothing was sent by that tap
    assert page.faults == []
    page.context.close()
