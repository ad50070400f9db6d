"""On small phones, upright and on their side, all that a player has to tap is in sight at once."""

import random

import pytest

from companion.territory.board import random_board
from tests.support.driving import BATTLE_NEXT, Server, phone, prepared, tap
from tests.support.tactics_table import rows_of

SIZES = [(320, 568), (360, 640), (375, 553), (390, 664), (568, 320), (664, 390), (844, 390)]
SIX = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]

# Whether each element lies within the screen, and nothing lies on its middle.
IN_SIGHT = """
(selector) => {
  const all = [...document.querySelectorAll(selector)];
  const hidden = all.filter((each) => {
    const box = each.getBoundingClientRect();
    const below = box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    const inside = below && box.top >= -1 && box.left >= -1;
    const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return !inside || !(each.contains(above) || above?.contains(each));
  });
  return all.length ? hidden.map((each) => each.outerHTML.slice(0, 90)) : [`no ${selector}`];
}
"""

# The texts that are wider than their buttons.
CUT_OFF = """
all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.innerText)
"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    dice = random.Random(4)
    boards = [f"board {name} {random_board(20, dice)}\n" for name in SIX]
    hidden = [f"board {name} hidden\n" for name in SIX[:3]]
    records = {
        "shot": prepared("defector", SIX) + "".join(boards),
        "asked": prepared("deflector", SIX[:3]) + "".join(hidden) + "move Ann Bob J1\n",
        "entry": prepared("deflector", SIX[:3]),
        "attack": prepared("tactics-joker", SIX[:2]) + "\n".join([*rows_of("k7"), BATTLE_NEXT]),
        "cards": "rules 1\ngame attack-defend\nplayer Ann\nplayer Bob\n"
        "deal 00112233445566778899aabbccddeeff\nside Ann defender\ndraw Ann deck\n",
    }
    folder = tmp_path_factory.mktemp("tables")
    for name, record in records.items():
        (folder / f"{name}.txt").write_text(record.replace("Bob_B", "Bob"))
    server = Server(folder)
    yield server
    server.stop()


@pytest.fixture
def seated(browser, tables):
    """Return a function that gives the page of a player, and closes it in the end."""
    opened = []

    def sit(table, seat=0, language="en"):
        page = phone(browser, locale=language)
        opened.append(page)
        page.goto(tables.seat_link(table, seat))
        page.wait_for_selector("[data-key=menu]")
        return page

    yield sit
    for page in opened:
        assert page.faults == []
        page.context.close()


def each_size(page):
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        yield f"{width} x {height}"


def assert_in_sight(page, *selectors):
    for size in each_size(page):
        for selector in selectors:
            assert page.evaluate(IN_SIGHT, selector) == [], (size, selector)
        assert page.evaluate("document.querySelector('main').scrollTop") == 0


def test_a_shot_an_answer_and_a_board(seated):
    waiting, page = seated("shot", 1), seated("shot")
    high = "each => each.offsetHeight"
    thumbs = [each.eval_on_selector(".thumb", high) for each in (waiting, page)]
    assert thumbs[1] < 0.7 * thumbs[0]  # those of the player who aims
    page.tap(".big .legal >> nth=3")
    page.wait_for_selector("[data-key=shoot]:enabled")
    page.wait_for_selector(".dock .quiet")
    assert_in_sight(
        page, ".big .legal", ".big .grid", "[data-key=shoot]", "[data-key=not-yet]", "h1.turn"
    )
    assert_in_sight(page, ".thumb")
    page = seated("asked", 1)
    assert_in_sight(page, ".answer", ".big .fresh", "h1.turn")
    page.tap("[data-key='answer node']")
    page.wait_for_selector("[data-key=these]")
    assert_in_sight(page, "[data-key=these]", ".big .legal")
    page = seated("entry", language="fr")  # the longest words
    page.tap("[data-key=random]")
    assert_in_sight(page, ".big .grid", "[data-key=done]", "[data-key=nodes]", "[data-key=kept]")
    for size in each_size(page):
        assert page.eval_on_selector_all(".thumbs > button", CUT_OFF) == [], size


def test_an_attack_and_the_dice(seated):
    page = seated("attack")
    page.tap("[data-space=A4]")
    page.tap(".attack[data-space=B3]")
    page.wait_for_selector("text=Ann wins")
    assert_in_sight(page, ".tactics-map", "[data-key=do-it]", "[data-key='units 4']")
    tap(page, "[data-key=do-it]")
    assert_in_sight(page, ".tactics-map", "[data-key=throw]", "[data-key='die 6']")


def test_a_card_and_what_is_done_with_it(seated):
    page = seated("cards", language="de")  # the longest words
    page.tap("[data-slot='hand 1']")
    page.wait_for_selector("[data-key=place]")
    assert page.locator("[data-slot^=hand]").count() == 6
    assert_in_sight(
        page, "[data-slot^=hand]", "[data-key=place]", "[data-key=end]", "[data-key=word]"
    )
