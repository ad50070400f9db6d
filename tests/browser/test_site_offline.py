"""The site on a phone that has no network any more: games that the other tests do not play there."""

import random

from driving import OnePhone, cards_act, drawn, prepared, tactics_act, transferred
from tactics_table import rows_of
from typer.testing import CliRunner

from companion.cli.app import app
from companion.session import replay

DEALT = "rules 1\ngame attack-defend\nplayer Ann\nplayer Bob\ndeal 00000000000000000000000000000028\n"
TACTICS = prepared("tactics-joker", ["Ann", "Bob"]).replace("player Ann", "rounds 1\nplayer Ann", 1)


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


def test_nobody_else_was_asked_for_anything(offline_site):
    assert offline_site.asked
    assert all(url.startswith((offline_site.address, "blob:")) for url in offline_site.asked)


def test_a_first_visit_fetches_at_most_four_megabytes(site_folder):
    assert transferred(site_folder) <= 4_000_000
