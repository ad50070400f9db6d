"""Every screen: reachable by finger, keyboard and screen reader, in the dark and at 200 percent."""

import random

import pytest

from companion.rotator.board import name_of
from companion.rotator.identity import board_from_identity
from companion.session import Session
from companion.territory.board import random_board
from tests.support.driving import (
    BATTLE_NEXT,
    PhonesAtATable,
    Server,
    act,
    drawn,
    open_host_sheet,
    phone,
    prepared,
    tap,
    wait_for_version,
    watched,
)
from tests.support.tactics_table import rows_of

RIGHT_TO_LEFT = "בוב לוי"
"""A name that is read from right to left."""

# A target has 44 CSS pixels. A grid is one target, as a tap means the nearest legal space.
TARGETS = """
() => [...document.querySelectorAll("button, input, summary, [role=button]")]
  .filter((each) => each.checkVisibility() && !each.closest("svg"))
  .filter((each) => !each.classList.contains("ruling"))
  .map((each) => [each.textContent || each.id, each.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)
"""


def check(page, axe, where, shows=None):
    """Assert that a screen has no serious fault, small target or sideways scrolling.

    Text at 200 percent is tried, too.

    `shows` selects what to wait for before.
    """
    if shows:
        page.wait_for_selector(shows)
    page.wait_for_timeout(100)
    found = page.evaluate(f"{axe}; axe.run(document, {{resultTypes: ['violations']}})")
    serious = [
        (
            each["id"],
            each["nodes"][0]["html"][:200],
            each["nodes"][0].get("failureSummary", "")[:300],
        )
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    assert serious == [], (where, serious)
    for size in ("", "32px"):  # also at 200 percent
        page.evaluate("size => (document.documentElement.style.fontSize = size)", size)
        assert page.evaluate(TARGETS) == [], (where, size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), (
            where,
            size,
        )
    page.evaluate("() => (document.documentElement.style.fontSize = '')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_screens_of_a_table(browser, tmp_path, axe, scheme):
    server = Server(tmp_path / "new.txt", new=True)
    host = phone(browser, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
    ann, bob = (phone(browser, 320, color_scheme=scheme, bypass_csp=True) for _ in range(2))
    host.goto(server.host)
    check(host, axe, "games", "text=What do you play?")
    host.tap("text=Two players.")
    check(host, axe, "set-up", "text=Who has sat down")
    for seat, (page, name) in enumerate(((ann, "Ann"), (bob, RIGHT_TO_LEFT))):
        page.goto(server.join)
        page.wait_for_selector("#name")
        page.fill("#name", name)
        page.tap(f"[data-key='seat {seat}']")
        check(page, axe, "join")
        page.tap("text=Sit down")
        page.wait_for_selector("text=You have a seat")
    check(ann, axe, "waiting")
    host.tap("[data-key=begin]:enabled")
    host.tap("[data-key=back]")
    check(host, axe, "back", "[data-key=confirm-back]")
    host.tap("[data-key=confirm-back]")
    host.wait_for_selector("text=Who has sat down")
    host.tap("[data-key=begin]:enabled")
    names = "all => all.map((each) => [each.textContent, each.dir])"
    assert host.eval_on_selector_all("bdi", names) == [[RIGHT_TO_LEFT, "auto"]]
    assert host.evaluate("document.documentElement.lang") == "en"
    for page, where in ((ann, "given"), (bob, "kept")):
        page.wait_for_selector("[data-key=done]")
        page.tap(f"[data-key={where}]")
        page.tap("[data-key=random]")
        check(page, axe, "board")
        page.tap("[data-key=done]")
    check(ann, axe, "turn", "[data-mine=true]")
    ann.tap("[data-space=E8]")
    ann.wait_for_selector("#notice:has-text('Neither a home of Ann'):has-text('Why?')")
    ann.tap(".big .legal >> nth=0")
    check(ann, axe, "aim", "[data-key=shoot]")
    ann.tap("[data-key=shoot]")
    check(bob, axe, "asked", ".answers")
    bob.tap(".answer:not(.picked) >> nth=0")  # not what the board on the phone says
    bob.tap("dialog[open] >> text=Back")
    asked = int(drawn(bob).split(".")[0])
    act(bob, random.Random(1))
    wait_for_version([ann, bob], asked + 1)
    ann.tap("[data-key=menu]")
    check(ann, axe, "menu")
    ann.tap("text=What was played")
    check(ann, axe, "log", ".log")
    open_host_sheet(host)
    check(host, axe, "host")
    assert host.evaluate("getComputedStyle(document.body).animationName") == "none"
    server.stop()
    for page in (host, ann, bob):
        assert page.faults == []
        page.context.close()


def played(record):
    """Return a record of a game played to its end."""
    session = Session.from_record(record.encode())
    while session.winners is None:
        move = session.view(session.turn)["moves"][0]
        session.say(f"move {session.turn} {' '.join(move)}")
    return session.to_record()


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    """A server with a table of each kind that the other tests don't show."""
    two, six = ["Ann", "Bob"], ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
    names = {"over": ("reflector", two, "rounds-1", 0), "allies": ("defector", six, None, 20)}
    records = {}
    for table, (game, who, variant, total) in names.items():
        boards = [str(random_board(total, random.Random(name))) for name in who]
        lines = [f"board {name} {board}\n" for name, board in zip(who, boards, strict=True)]
        records[table] = prepared(game, who, variant) + "".join(lines)
    records["over"] = played(records["over"])
    records["laying"] = prepared("tactics-joker", two)
    records["battle"] = prepared("tactics-joker", two) + "\n".join([*rows_of("k7"), BATTLE_NEXT])
    records["battle"] = records["battle"].replace("Bob_B", "Bob")
    records["deal"] = "rules 1\ngame attack-defend\nplayer Ann\nplayer Bob\n"
    records["cards"] = (
        records["deal"] + "deal 00112233445566778899aabbccddeeff\nside Ann defender\n"
    )
    nodes = [name_of(node).split(":") for node in board_from_identity("4F9EXRA").nodes]
    halves = [
        f"nodes {half} {' '.join(name for side, name in nodes if side == half)}"
        for half in ("red", "blue")
    ]
    records["rotator"] = "\n".join(["rules 1", "game rotator", *halves, ""])
    folder = tmp_path_factory.mktemp("tables")
    for table, record in records.items():
        (folder / f"{table}.txt").write_text(record)
    server = Server(folder)
    yield server
    server.stop()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_screens_of_all_games(browser, tables, axe, scheme):
    context = phone(browser, 320, 568, color_scheme=scheme, bypass_csp=True).context

    def seated(table):
        for before in pages[-1:]:
            before.close()  # a browser has only so many lines to one server
        page = watched(context.new_page())
        pages.append(page)
        seat = 0 if scheme == "light" or table == "rotator" else 1
        page.goto(tables.seat_link(table, seat))
        page.wait_for_selector("[data-key=menu]")
        check(page, axe, table)
        return page

    pages = []
    seated("over")
    seated("laying")
    seated("deal")
    if scheme == "light":  # the first player's turn
        page = seated("allies")
        page.tap("[data-key=allies]")
        check(page, axe, "alliances")
        page.tap("[data-key='offer Bob']")
        page.wait_for_selector("text=You have asked Bob.")
        page = seated("battle")
        page.tap("[data-space=A4]")
        page.tap(".attack[data-space=B3]")
        check(page, axe, "odds", "text=Ann wins")
        page.tap("[data-key=do-it]")
        check(page, axe, "dice", "[data-key=throw]")
        page = seated("cards")
        tap(page, "[data-key='draw deck']")
        page.tap("[data-slot='hand 5']")
        page.wait_for_selector("[data-key=place]")
        page.wait_for_function(
            "() => document.querySelector('.dock').getBoundingClientRect().bottom"
            " <= innerHeight + 1"
        )
        check(page, axe, "a card is chosen")
        hand, dock = (page.query_selector(each).bounding_box() for each in (".hand", ".dock"))
        assert hand["y"] >= 0 and hand["y"] + hand["height"] <= dock["y"]
        tap(page, "[data-key=place]")
        check(page, axe, "a card is placed", "[data-slot='place 1']")
    else:
        for table in ("allies", "battle", "cards"):
            seated(table)
    if scheme == "light":
        page = seated("rotator")
        page.tap("[data-key='start I']")
        page.wait_for_selector("[data-key='drill 0']")
        page.tap("[data-key='drill 0']")
        check(page, axe, "a turn of Rotator")
    assert [page.faults for page in pages] == [[]] * len(pages)
    context.close()


def test_a_shot_by_keyboard_alone_at_200_percent(browser, tmp_path):
    record = tmp_path / "table.txt"
    at = PhonesAtATable(browser, tmp_path, prepared("reflector", ["Ann", "Bob"]))
    at.boards({})
    ann = at.pages["Ann"]
    ann.wait_for_selector("[data-mine=true]")
    ann.evaluate("document.documentElement.style.fontSize = '32px'")
    assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    ann.focus(".big [data-space=A1]")
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        ann.keyboard.press(key)
    ann.wait_for_selector("[data-key=shoot]")
    ann.focus("[data-key=shoot]")
    ann.keyboard.press("Enter")
    at.settle()
    assert "\nmove Ann Bob C1\n" in record.read_text()
    at.close()


def test_secrets_show_only_while_held(browser, tmp_path):
    at = PhonesAtATable(browser, tmp_path, prepared("reflector", ["Ann", "Bob"]))
    at.boards({})
    ann = at.pages["Ann"]
    ann.wait_for_selector("[data-key=hold]")
    nodes = "document.querySelectorAll('.node').length"
    assert ann.evaluate(nodes) == 0
    ann.query_selector("[data-key=hold]").scroll_into_view_if_needed()
    box = ann.query_selector("[data-key=hold]").bounding_box()
    ann.mouse.move(box["x"] + 20, box["y"] + 20)
    ann.mouse.down()
    ann.wait_for_selector(".big .node")
    ann.mouse.up()
    ann.wait_for_selector(".big .node", state="detached")
    assert ann.evaluate(nodes) == 0
    at.close()
