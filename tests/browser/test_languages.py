"""The page in other languages: what it says, where lines begin, and that no English is left."""

import random
import re
from collections.abc import Iterator
from itertools import product

import pytest
from test_pages import played

from companion.contract import Document
from companion.rotator.puzzles import examples
from companion.rotator.statements import Nodes
from companion.territory.board import random_board
from companion.web.guard import PAGE
from companion.web.page_words import page_words
from companion.words import ARGUMENTS, SPACE, SYMBOL, Message, language
from tests.support.driving import (
    BATTLE_NEXT,
    Server,
    Site,
    act,
    drawn,
    give_board,
    phone,
    prepared,
    sit_down,
    wait_for_version,
)
from tests.support.other_letters import CYRILLIC, HEBREW, WORD, other_letters
from tests.support.tactics_table import rows_of

ELSEWHERE = "tlh"
"""A language that is not there: a phone that asks for it reads that of the table."""

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 101)
VALUES = {str: "Ann_Lee", tuple: ("Ann Lee", "B2", "C3"), int: 2}

STAYS = {"Ann", "Bob", "Business", "Card", "Games", "cardgen", "position", "table", "txt"}
STAYS |= {"Reflector", "Deflector", "Defector", "Rotator", "Tactics", "Joker", "Attack", "Defend"}
"""Names, titles of games, and what is typed."""

SEEN = """
() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement.closest(".code, .address, option")) texts.push(textContent);
  }
  for (const name of ["aria-label", "alt", "title", "placeholder"])
    for (const each of document.querySelectorAll(`[${name}]`)) texts.push(each.getAttribute(name));
  return texts;
}
"""


@pytest.fixture(scope="module")
def served(browser, tmp_path_factory):
    """Begin servers of a table in other letters, and end them."""
    opened = []

    def begin(direction, letters, record=None):
        words, table = tmp_path_factory.mktemp("words"), tmp_path_factory.mktemp("served")
        other_letters(words, direction, letters)
        path = table / "table.txt"
        if record:
            path.write_text(record)
        server = Server(path, new=record is None, language=words)
        opened.append(server)
        return server

    yield begin
    for server in opened:
        server.stop()


def visit(browser, address, locale=ELSEWHERE):
    page = phone(browser, locale=locale)
    page.goto(address)
    return page


def no_english(page, where, shows):
    """Assert that all words of a screen are from the message files."""
    page.wait_for_selector(shows)
    found = {word for text in page.evaluate(SEEN) for word in WORD.findall(text)} - STAYS
    assert not found, f"{where}: {sorted(found)}"


# -- what the page says, and what Python says ------------------------------------------------------


def values_of(parts: list) -> dict[str, set]:
    """Return what the arguments of a text are tried with."""
    found: dict[str, set] = {}
    for part in parts:
        if isinstance(part, str):
            continue
        name, variants = part["argument"], part.get("variants", {})
        kinds = ARGUMENTS[name].of
        kind = kinds if isinstance(kinds, type) else str
        value = "B2" if ARGUMENTS[name] in (SPACE, SYMBOL) else VALUES[kind]
        tried = {*NUMBERS} if kind is int else {*variants} or {value}
        found.setdefault(name, set()).update(tried)
        for text in variants.values():
            for other, more in values_of(text).items():
                found.setdefault(other, set()).update(more)
    return found


def asked(words: Document) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield each message of the page with all that it may be given."""
    for key, parts in words["messages"].items():
        values = values_of(parts)
        for each in product(*values.values()):
            yield key, dict(zip(values, each, strict=True))


POLISH = """language-name = Polski
language-direction = ltr
language-plural =
    one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: n = 0..1000
"""


def test_the_page_says_what_python_says(browser, tmp_path):
    for tag in ("he", "my-pl"):
        (tmp_path / tag).mkdir()
    other_letters(tmp_path / "he", "rtl", HEBREW)
    (tmp_path / "my-pl" / "language.ftl").write_text(POLISH)
    variants = "".join(f"    [{each}] {{ $count }} {each}\n" for each in ("one", "few", "many"))
    (tmp_path / "my-pl" / "page.ftl").write_text(
        f"page-still-nodes = {{ $count ->\n{variants}   *[other] {{ $count }}\n    }}\n"
    )
    site = Site(PAGE)
    page = visit(browser, f"{site.address}style.css")
    for wanted in ("en", str(tmp_path / "he"), str(tmp_path / "my-pl")):
        read = language(wanted)
        words = page_words(read)
        messages = list(asked(words))
        assert len(messages) > len(words["messages"]) > 200
        say = "async ([words, asked]) => { const reader = await import('./words.js');"
        say += " reader.speak(words);"
        say += " return asked.map(([key, values]) => reader.words(key, values)); }"
        said = page.evaluate(say, [words, messages])
        expected = [read.say(Message(key, **values)) for key, values in messages]
        assert list(zip(messages, said, strict=True)) == list(zip(messages, expected, strict=True))
    assert page.faults == []
    page.context.close()
    site.stop()


# -- no English is left ----------------------------------------------------------------------------


def test_no_screen_has_english_left(browser, served):
    server = served("ltr", CYRILLIC)
    host = visit(browser, server.host)
    no_english(host, "games", "[data-game=reflector]")
    host.tap("[data-game=reflector] .link")
    no_english(host, "introduction", "dialog .introduction")
    host.tap("dialog .close")
    host.tap("[data-key=alone]")
    no_english(host, "alone", "#alone")
    host.tap("dialog .close")
    host.tap("[data-game=reflector] .piece")
    no_english(host, "set-up", "[data-key=begin]")
    host.tap("[data-key='line 0']")
    no_english(host, "a seat", "#who")
    host.tap("dialog .close")
    phones = [visit(browser, server.join) for _ in range(2)]
    for seat, (page, name) in enumerate(zip(phones, ("Ann", "Bob"), strict=True)):
        page.wait_for_selector("#name")
        page.fill("#name", name)
        page.tap(f"[data-key='seat {seat}']")
        no_english(page, "join", "[data-key=sit-down]")
        page.tap("[data-key=sit-down]")
        no_english(page, "waiting", "[data-key=stand-up]")
    host.tap("[data-key=begin]:enabled")
    for page, where in zip(phones, ("given", "kept"), strict=True):
        page.wait_for_selector("[data-key=done]")
        for way in ("paper", "kept", "given"):
            page.tap(f"[data-key={way}]")
            no_english(page, f"board {way}", "[data-key=done]")
        give_board(page, where)
    dice = random.Random(1)
    for _ in range(8):
        for page in phones:
            no_english(page, "play", ".standings")
        no_english(host, "the table", ".turn")
        host.wait_for_function("() => document.body.dataset.drawn")
        acting = next(page for page in phones if page.query_selector("[data-mine=true]"))
        act(acting, dice)
        wait_for_version((*phones, host), int(drawn(acting).split(".")[0]))
    phones[0].tap("[data-key=menu]")
    no_english(phones[0], "menu", "dialog .stack")
    host.tap("[data-key=menu]")
    host.tap("[data-key=host]")
    no_english(host, "host", "dialog [data-key=record]")
    for page in (host, *phones):
        assert page.faults == []
        page.context.close()


def test_the_end_has_no_english_left(browser, served):
    boards = [f"board {name} {random_board(0, random.Random(name))}\n" for name in ("Ann", "Bob")]
    record = played(prepared("reflector", ["Ann", "Bob"], "rounds-1") + "".join(boards))
    host = visit(browser, served("ltr", CYRILLIC, record).host)
    no_english(host, "over", ".over .winner")
    host.tap("[data-key=replay]")
    no_english(host, "replay", ".replayed svg")
    assert host.faults == []
    host.context.close()


HEAD = "rules 1\ngame attack-defend\nplayer Ann\nplayer Bob\n"
RED, BLUE = Nodes("red", examples()[0].board.red), Nodes("blue", examples()[0].board.blue)
LAID = prepared("tactics-joker", ["Ann", "Bob"], "fog")
OTHER_GAMES = {
    "the deal": (HEAD, "[data-key='deal printed']"),
    "printed cards": (f"{HEAD}deal paper\nside Ann defender\ndraw Ann deck\n", ".dock"),
    "cards to lay": (LAID, "[data-key=deal]"),
    "castles": ("\n".join([LAID, *rows_of("k7"), ""]), "[data-space=A1]"),
    "an attack": (
        "\n".join([LAID, *rows_of("k7"), BATTLE_NEXT.replace("Bob_B", "Bob"), ""]),
        ".standings",
    ),
    "a board": ("rules 1\ngame rotator\n", "#identity"),
    "a puzzle": (f"rules 1\ngame rotator\n{RED}\n{BLUE}\n", "[data-key='start I']"),
}
"""Records of the other games, and what their screens show."""
TYPED = re.compile(r"[AJQK][CDHS]|red|blue|[A-Z\d]{7}")
"""Cards of Tactics Joker; halves and letters of Rotator's boards."""


@pytest.mark.parametrize(("record", "shows"), OTHER_GAMES.values(), ids=OTHER_GAMES)
def test_the_other_games_have_no_english_left(browser, served, record, shows):
    host = visit(browser, served("ltr", CYRILLIC, record).host)
    host.wait_for_selector(shows)
    texts = " ".join(TYPED.sub("", text) for text in host.evaluate(SEEN))
    assert not {*WORD.findall(texts)} - STAYS
    assert host.faults == []
    host.context.close()


# -- where lines begin, and what the reader chooses ------------------------------------------------


def test_lines_begin_at_the_right_and_the_reader_chooses_a_language(browser, served):
    server = served("rtl", HEBREW, prepared("reflector", ["Ann", "Bob"]))
    page = visit(browser, server.host)
    page.wait_for_selector("[data-key=menu]")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    theirs = phone(browser, locale=ELSEWHERE)
    sit_down(theirs, server.join, 0, page)
    theirs.wait_for_selector("[data-key=done]")
    columns = "[...document.querySelectorAll('[data-space=A1], [data-space=J1]')]"
    first, last = theirs.evaluate(f"{columns}.map((each) => each.getBoundingClientRect().x)")
    assert first < last
    theirs.tap("[data-key=menu]")
    theirs.select_option("[data-key=language]", "en")
    theirs.wait_for_selector("h1:text-is('Your board')")
    assert theirs.evaluate("[document.documentElement.dir, document.documentElement.lang]") == [
        "ltr",
        "en",
    ]
    theirs.reload()
    theirs.wait_for_selector("h1:text-is('Your board')")
    english = visit(browser, server.join, "en-GB")
    english.wait_for_selector("text=Who are you?")
    for each in (page, theirs, english):
        assert each.faults == []
        each.context.close()
