"""Tactics Joker by tapping: two phones lay the cards, choose castles, move, and fight."""

import random

import pytest

from companion.session import replay
from tests.support.driving import (
    BATTLE_NEXT,
    Server,
    drawn,
    phone,
    prepared,
    sit_down,
    tactics_act,
    wait_for_version,
)
from tests.support.tactics_table import rows_of


@pytest.fixture
def phones(browser, tmp_path):
    """Return a function that seats Ann and Bob at a table with a record, and gives their pages."""
    opened = []

    def seat_both(*lines):
        path = tmp_path / "table.txt"
        path.write_text(prepared("tactics-joker", ["Ann", "Bob_B"], "fog") + "\n".join(lines))
        opened.append(Server(path))
        host = phone(browser)
        host.goto(opened[-1].host)
        for seat in range(2):
            opened.insert(0, page := phone(browser))
            sit_down(page, opened[-1].join, seat, host)
        host.context.close()
        return opened[1], opened[0], path

    yield seat_both
    *pages, server = opened
    server.stop()
    faults = [page.faults for page in pages]
    for page in pages:
        page.context.close()
    assert faults == [[], []]


def test_turns_are_played_by_tapping(phones):
    *pages, path = phones()
    pages[0].fill("[data-key=seed]", "k7")
    pages[0].tap("text=Use this deal")
    pages[0].wait_for_selector("[data-mine=true]")
    dice, most = random.Random(3), 8
    while most:
        mine = next((page for page in pages if page.query_selector("[data-mine=true]")), None)
        if mine is None:
            pages[0].wait_for_timeout(30)
            continue
        tactics_act(mine, dice)
        most -= 1
        wait_for_version(pages, int(drawn(mine).split(".")[0]))
    found = replay(path.read_bytes())
    assert found.fault is None and "\nmove " in path.read_text()
    assert pages[0].locator(".unseen").count() == 49 - found.referee.state.seen(0).bit_count()
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert [page.evaluate(wide) for page in pages] == [0, 0]


def test_a_battle_is_shown_as_two_sums(phones):
    ann, bob, path = phones(*rows_of("k7"), BATTLE_NEXT)
    ann.tap("[data-space=A4]")
    ann.tap(".attack[data-space=B3]")
    ann.wait_for_selector("text=Ann wins")
    ann.tap("[data-key=do-it]")
    for page, thrown in ((ann, "6543"), (bob, "111")):
        for die in thrown:
            page.tap(f"[data-key='die {die}']")
        page.tap("[data-key=do-it]:enabled")
    ann.wait_for_selector("text== 23")
    ann.wait_for_selector("text== 13")
    rows = ann.locator(".sums tbody tr").all_inner_texts()
    assert [row.split("\t")[1:] for row in rows] == [
        ["6 + 5 + 4 + 3", "+ 5", "+ 0", "= 23"],
        ["1 + 1 + 1", "+ 10", "+ 0", "= 13"],
    ]
    assert path.read_text().endswith("move Ann 4 A4 B3\nroll Ann 6 5 4 3\nroll Bob_B 1 1 1\n")
