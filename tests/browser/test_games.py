"""Whole games by tapping, over the network and on one phone without it."""

import random

import pytest

from companion.session import replay
from tests.support.driving import OnePhone, PhonesAtATable, prepared

GAMES = [
    ("reflector", ["Ann", "Bob_B"], "rounds-5", {"Bob_B": "kept"}, ()),
    ("deflector", ["Ann", "Bob", "Cat"], "rounds-4", {"Bob": "kept", "Cat": "paper"}, ()),
    (
        "defector",
        ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"],
        "rounds-2",
        {"Cat": "kept"},
        ("Gus",),
    ),
]


@pytest.fixture(params=["server", "site"])
def table(request, browser, tmp_path):
    """Return a function that opens a table in either way."""
    opened = []

    def open_table(record, paper=(), narrow=()):
        if request.param == "server":
            made = PhonesAtATable(browser, tmp_path, record, paper, narrow)
        else:
            made = OnePhone(request.getfixturevalue("offline_site"), record, narrow)
        opened.append(made)
        return made

    yield open_table
    for each in opened:
        each.close()


@pytest.mark.parametrize(
    ("game", "names", "variant", "where", "paper"), GAMES, ids=[game[0] for game in GAMES]
)
def test_a_game_is_played_to_its_end_by_tapping(table, game, names, variant, where, paper):
    at = table(prepared(game, names, variant), paper=paper, narrow=names[-2:-1])
    where = where | (dict.fromkeys(paper, "paper"))
    at.boards(where)
    dice = random.Random(game)
    if game == "defector" and paper:
        ally(at, "Ann", "Bob")
    at.play(dice)
    found = replay(at.record().encode())
    assert found.fault is None and found.referee.winners is not None and found.referee.reveals == {}
    shown = at.page_of(names[0]) if isinstance(at, PhonesAtATable) else at.page
    told = shown.text_content("h1.turn")
    winners = [name.replace("_", " ") for name in found.referee.winners]
    assert all(name in told for name in winners) or (told == "A draw" and not winners)
    if game == "defector":
        assert "\nally Ann Bob link " in at.record() and "\nleave " in at.record()
    if isinstance(at, PhonesAtATable):
        kept = next(name for name, how in where.items() if how == "kept")
        secret = at.pages[kept].locator("figcaption:has-text('kept secret')").all_inner_texts()
        assert len(secret) == list(where.values()).count("kept") + list(where.values()).count(
            "paper"
        )
        at.pages[kept].tap("[data-key=reveal]")
        at.pages[kept].wait_for_selector(".audit")
        spoken = kept.replace("_", " ")
        assert at.pages[kept].query_selector(f"figcaption:has-text('{spoken} kept secret')") is None
        found = replay(at.record().encode())
        assert found.game.audit.audit(found.referee).clean
    assert at.faults() == []


def ally(at, one, other):
    """Make an alliance and leave it again, by tapping."""
    if isinstance(at, PhonesAtATable):
        first, second = at.pages[one], at.pages[other]
        first.tap("[data-key=allies]")
        first.tap(f"[data-key='offer {other}']")
        first.tap("dialog .close")
        second.tap("[data-key=allies]")
    else:
        first = second = at.page_of(one)
        first.tap("[data-key=allies]")
        first.tap(f"[data-key='offer {other}']")
        first.tap("dialog .close")
        look_as(first, other)
        second.tap("[data-key=allies]")
    second.tap(f"[data-key='accept {one}']")
    second.tap(f"[data-key^='node {other}:']")
    second.wait_for_selector(f"text=with {one}")
    if not isinstance(at, PhonesAtATable):
        at.hand_over(one)
        first.wait_for_selector("[data-mine=true]")
    else:
        at.settle()
    first.tap("[data-key=allies]")
    first.tap("[data-key=leave]")
    first.tap("[data-key=confirm-leave]")
    first.wait_for_selector(f"text=with {other}", state="detached")


def look_as(page, name):
    """Let another player look who is not on turn: by the menu."""
    page.tap("[data-key=menu]")
    page.tap(f"[data-key='hand {name}']")
    page.tap("[data-key=i-am]")
    page.wait_for_selector("[data-key=allies]")
