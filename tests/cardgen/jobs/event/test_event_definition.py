"""An event as a user writes it: what is read from it, and every fault with its place."""

import datetime
import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.connector.texts import SHIPPED_TEXTS
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.faults import InputFault
from cardgen.jobs.event.checklist import miscount
from cardgen.jobs.event.definition import read_event
from cardgen.jobs.event.event import Event
from cardgen.jobs.event.option_keys import example_event
from cardgen.jobs.event.players import SYMBOLS
from cardgen.jobs.event.table import TableMaker
from companion import record
from companion.rotator.grade import Level
from companion.session import Session
from companion.territory import statements
from companion.words import Message


def who(player: str) -> str:
    """Return a player in TOML: the last word is the symbol."""
    name, symbol = player.rsplit(" ", 1)
    return f'{{ name = "{name}", symbol = "{symbol}" }}'


TABLE = f'[[table]]\ngame = "reflector"\nplayers = [{who("Ann X")}, {who("Bob O")}]\n'


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def read(book: FontBook):
    def reading(text: str) -> Event:
        Path("event.toml").write_text(text, "utf-8")
        return read_event(Path("event.toml"), book)

    return reading


def test_there_is_a_card_for_each_player_however_many(read) -> None:
    event = read('name = "E"\n[cards]\n' + '[[table]]\ngame = "reflector"\nplayers = 2\n' * 501)
    assert event.cards is not None and event.cards.copies == event.guests == 1002


@pytest.fixture
def complaints(read):
    def complaining(text: str) -> list[str]:
        with pytest.raises(InputFault) as caught:
            read(text)
        return [str(fault) for fault in caught.value.faults]

    return complaining


def test_the_example_is_an_event_as_it_stands(read):
    event = read(example_event())
    assert (event.name, event.place) == ("Games night", "Town Hall, 5 Market Street")
    assert event.date == datetime.datetime(2027, 3, 12, 19, 30)
    assert [table.folder for table in event.tables] == [
        "table-01-reflector",
        "table-02-deflector",
        "table-03-defector",
    ]
    one, two, three = event.tables
    assert (one.layout, one.players) == ("reflector-2", (("Ann Lee", "X"), ("Bob Ray", "O")))
    assert (two.layout, two.variants, two.seats) == ("deflector-4-full", ("reflection", "short"), 4)
    assert (three.layout, three.players, three.seats) == ("defector-6-full", (), 6)
    assert event.giveaway is not None and event.giveaway.copies == event.guests == 12
    assert event.cards is not None and (event.cards.profile, event.cards.csv) == (None, None)


def test_all_that_the_example_mentions_in_comments_is_known(read):
    Path("profile.toml").write_text('name = "Ada"\n')
    Path("guests.csv").write_text("name\nAnn\nBob\nCat\n")
    text = example_event()
    for line in example_event().splitlines():
        if (
            line.startswith("# ")
            and " = " in line
            and not re.search("printer|copies|texts|map", line)
        ):
            text = text.replace(line, line.removeprefix("# "))
    event = read(text)
    assert text.count("\n# ") < example_event().count("\n# ") - 6
    assert event.guests == 3 and event.giveaway is not None and event.giveaway.copies == 3
    assert (event.giveaway.level, event.giveaway.seed) == (Level.EASY, "spring")
    assert (event.placemat_paper, event.grids) == ("a3", True)
    assert event.cards is not None and event.cards.stock == "avery-5371"


def test_players_may_be_tables_and_those_without_a_symbol_get_one_of_their_own(read):
    players = (
        '["Ann  Lee", { name = "Bob", symbol = "X" }, { name = "Cat_Moor", symbol = "O" }, { name '
        '= "Dan" }]'
    )
    (table,) = read(f'name = "E"\n[[table]]\ngame = "deflector"\nplayers = {players}\n').tables
    assert table.players == (("Ann Lee", "Z"), ("Bob", "X"), ("Cat Moor", "O"), ("Dan", "V"))


@given(st.lists(st.sampled_from([*SYMBOLS, ""]), min_size=6, max_size=20))
def test_every_player_gets_a_symbol_that_nobody_else_at_the_table_has(symbols: list[str]) -> None:
    given_once = [symbol if symbol not in symbols[:i] else "" for i, symbol in enumerate(symbols)]
    players = ", ".join(who(f"P{i} {symbol}") for i, symbol in enumerate(given_once))
    path = Path("given.toml")
    path.write_text(f'name = "E"\n[[table]]\ngame = "defector"\nplayers = [{players}]\n')
    (table,) = read_event(path, _BOOK).tables
    own = [symbol for _, symbol in table.players]
    assert len(set(own)) == len(own)
    assert all(before in ("", now) for before, now in zip(given_once, own, strict=True))
    for name, symbol in table.players:
        said = statements.Player(name, symbol)
        assert record.parse(str(said), statements.GRAMMAR) == said


def test_nobody_is_given_a_symbol_that_differs_from_another_s_in_capitals_only(read):
    (table,) = read(
        f'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [{who("Ann x")}, "Bob"]\n'
    ).tables
    assert table.players == (("Ann", "x"), ("Bob", "O"))


@pytest.mark.parametrize(
    "variants", ['["Short"]', '["target-9", "rounds-20"]', '["safety", "SHORT", "rounds-7"]']
)
def test_a_table_may_have_any_variant_that_the_referee_knows(read, variants: str) -> None:
    (table,) = read(
        f'name = "E"\n[[table]]\ngame = "defector"\nvariants = {variants}\nplayers = 6\n'
    ).tables
    assert table.variants == tuple(name.lower() for name in json.loads(variants))


def test_an_event_has_a_language_from_a_folder_beside_its_file(read, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    folder.joinpath("rotator-sheets.ftl").write_text("rotator-sheets-goal = Runter.\n")
    event = read('name = "E"\nlanguage = "mine"\n[cards]\n')
    assert event.language.say(Message("rotator-sheets-goal")) == "Runter."
    assert Path(event.cards.language).samefile(folder)
    assert read('name = "E"\n[cards]\n').cards.language == "en"
    with pytest.raises(InputFault, match=r"there is no language enn: en.* did you mean en"):
        read('name = "E"\nlanguage = "enn"\n[cards]\n')


def test_a_language_comes_from_the_option_else_the_table_else_the_event_else_the_profile(
    read, book: FontBook, tmp_path: Path
) -> None:
    for name in ("of-option", "of-table", "of-event", "of-profile"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "sheets.ftl").write_text("sheets-goal = .\n")
    Path("me.toml").write_text('name = "Ada"\nlanguage = "of-profile"\n')
    top, cards = 'name = "E"\n', '[cards]\nprofile = "me.toml"\n'
    tables = "".join(
        f'[[table]]\ngame = "rotator"\nplayers = 1\n{own}'
        for own in ('language = "of-table"\n', "")
    )

    def tags(text: str, chosen: str | None = None) -> list[str]:
        Path("event.toml").write_text(text, "utf-8")
        event = read_event(Path("event.toml"), book, chosen=chosen)
        return [event.language.tag, *(table.language.tag for table in event.tables)]

    assert tags(top + tables) == ["en", "of-table", "en"]
    assert tags(top + cards + tables) == ["of-profile", "of-table", "of-profile"]
    whole = f'{top}language = "of-event"\n{cards}{tables}'
    assert tags(whole) == ["of-event", "of-table", "of-event"]
    assert tags(whole, "of-option") == ["of-option"] * 3
    with pytest.raises(InputFault, match=r"table\[1\].language: there is no language of-tables"):
        tags(whole.replace('"of-table"', '"of-tables"'))


_BOOK = FontBook()


def test_tables_are_numbered_so_that_their_folders_sort(read):
    event = read('name = "E"\n' + TABLE * 100)
    names = [table.name for table in event.tables]
    assert names == sorted(names) and (names[0], names[99]) == ("table-001", "table-100")


@pytest.mark.parametrize(
    ("given_date", "expected"),
    [
        ("2027-03-12", datetime.date(2027, 3, 12)),
        ("2027-03-12 19:30:00", datetime.datetime(2027, 3, 12, 19, 30)),
        ('" "', None),
    ],
)
def test_a_date_is_a_day_or_a_moment_or_left_open(read, given_date, expected):
    assert read(f'name = "E"\ndate = {given_date}\n{TABLE}').date == expected


FAULTS = {
    "no name": (
        TABLE,
        'event.toml: name: missing: every event has one, such as name = "Games night"',
    ),
    "misspelt key": (
        'name = "E"\nplce = "x"\n' + TABLE,
        "event.toml:2: plce: unknown (did you mean 'place'?)",
    ),
    "key of nobody": (
        'name = "E"\n[puzzles]\nzzz = 1\n',
        "event.toml:3: puzzles.zzz: unknown; known here: level, count, per_page, seed, seconds, "
        "copies",
    ),
    "date": (
        'name = "E"\ndate = "12.3.27"\n' + TABLE,
        "event.toml:2: date: must be a date such as 2027-03-14, or with a time "
        "2027-03-14T19:30:00, without quotation marks, not a text",
    ),
    "time": (
        'name = "E"\ndate = 19:30:00\n' + TABLE,
        "event.toml:2: date: must be a date such as 2027-03-14, or with a time "
        "2027-03-14T19:30:00, without quotation marks, not a time of day",
    ),
    "paper": (
        'name = "E"\npaper = "a44"\n' + TABLE,
        "event.toml:2: paper: 'a44' is not a paper size: a5, a4, letter",
    ),
    "small paper": (
        'name = "E"\npaper = "148x210"\n' + TABLE,
        "event.toml:2: paper: 148x210 is too small for an event's sheets: a4, letter or larger, "
        "upright",
    ),
    "placemat paper": (
        'name = "E"\nplacemat_paper = "b4"\n' + TABLE,
        "event.toml:2: placemat_paper: 'b4' is not a paper size: a5, a4, letter",
    ),
    "truth": (
        'name = "E"\ngrids = 1\n' + TABLE,
        "event.toml:2: grids: must be true or false, not a number",
    ),
    "nothing": (
        'name = "E"\n',
        "event.toml: there is nothing to print: add [cards], [puzzles], or a [[table]]",
    ),
    "one table": (
        'name = "E"\n[table]\ngame = "reflector"\n',
        "event.toml:2: table: must be written [[table]] on a line of its own, once for each, its "
        "keys below, "
        "not a table",
    ),
    "list of tables": (
        'name = "E"\ntable = [1]\n',
        "event.toml:2: table: must be written [[table]] on a line of its own",
    ),
    "cards no table": (
        'name = "E"\ncards = true\n',
        "event.toml:2: cards: must be a table: write [cards] on a",
    ),
    "no game": (
        'name = "E"\n[[table]]\nplayers = 2\n',
        "event.toml:2: table[1].game: missing: one of rotator, reflector, deflector, defector, "
        "tactics-joker, attack-defend",
    ),
    "unknown game": (
        'name = "E"\n' + TABLE + '[[table]]\ngame = "Defektor"\n',
        "event.toml:6: table[2].game: 'defektor' is not one of rotator, reflector, deflector, "
        "defector, "
        "tactics-joker, attack-defend (did you mean 'defector'?)",
    ),
    "unknown variant": (
        'name = "E"\n[[table]]\ngame = "deflector"\nvariants = ["reflection", '
        '"ricochett"]\nplayers = 3\n',
        "event.toml:4: table[1].variants[2]: there is no variant ricochett: ricochet, reflection, "
        "safety, "
        "deluxe, team-victory, rounds-N, target-N, short (did you mean 'ricochet'?)",
    ),
    "variant of another game": (
        'name = "E"\n[[table]]\ngame = "reflector"\nvariants = "deluxe"\nplayers = 2\n',
        "event.toml:4: table[1].variants[1]: deluxe is a variant of defector, not of reflector "
        "[X4]",
    ),
    "variant of many lines": (
        'name = "E"\n[[table]]\ngame = "reflector"\nvariants = ["a\\nb"]\nplayers = 2\n',
        "event.toml:4: table[1].variants[1]: there is no variant a\ufffdb: ",
    ),
    "variant in Rotator": (
        'name = "E"\n[[table]]\ngame = "rotator"\nvariants = "short"\n',
        "event.toml:4: table[1].variants[1]: rotator has no variants: leave 'short' out",
    ),
    "rounds twice": (
        'name = "E"\n[[table]]\ngame = "reflector"\nvariants = ["rounds-20", '
        '"rounds-30"]\nplayers = 2\n',
        "event.toml:4: table[1].variants[2]: rounds-30: rounds-N is switched on already",
    ),
    "target that nobody reaches": (
        'name = "E"\n[[table]]\ngame = "deflector"\nvariants = ["short", "target-16"]\nplayers = '
        "3\n",
        "event.toml:4: table[1].variants: with 3 players a target is 6 to 15 Nodes [X7]",
    ),
    "variant twice": (
        'name = "E"\n[[table]]\ngame = "deflector"\nvariants = ["ricochet", "Ricochet"]\nplayers '
        "= 3\n",
        "event.toml:4: table[1].variants[2]: the variant ricochet is switched on already [X1]",
    ),
    "unknown layout": (
        'name = "E"\n[[table]]\ngame = "deflector"\nlayout = "deflector-4-ful"\nplayers = 4\n',
        "event.toml:4: table[1].layout: 'deflector-4-ful' is no layout for 4 at deflector "
        "(did you mean 'deflector-4-full'?): choose deflector-4-full or deflector-4-partial",
    ),
    "layout of others": (
        'name = "E"\n[[table]]\ngame = "deflector"\nlayout = "deflector-5-full"\nplayers = 3\n',
        "event.toml:4: table[1].layout: 'deflector-5-full' is no layout for 3 at deflector",
    ),
    "layout in Rotator": (
        'name = "E"\n[[table]]\ngame = "rotator"\nlayout = "reflector-2"\n',
        "event.toml:4: table[1].layout: 'reflector-2' is no layout for 1 at rotator: leave it out",
    ),
    "no players": (
        'name = "E"\n[[table]]\ngame = "deflector"\n',
        'event.toml:2: table[1].players: missing: who sits there, clockwise, such as ["Ann Lee", '
        '"Bob Ray"]',
    ),
    "players of no kind": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = true\n',
        'event.toml:4: table[1].players: must be a list of names, "guests", or how many sit '
        "there, not true",
    ),
    "players beyond counting": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = 0x' + "f" * 9000 + "\n",
        'event.toml:4: table[1].players: must be a list of names, "guests", or how many sit there, '
        "not a number of more than 40 digits",
    ),
    "too many": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = 3\n',
        "event.toml:4: table[1].players: reflector is for 2 players, not 3 [T2b]",
    ),
    "too few": (
        'name = "E"\n[[table]]\ngame = "defector"\nplayers = ["Ann", "Bob"]\n',
        "event.toml:4: table[1].players: defector is for 6 or more players, not 2 [T2b]",
    ),
    "more than a page shows": (
        'name = "E"\n[[table]]\ngame = "defector"\nplayers = 21\n',
        "event.toml:4: table[1].players: 21 are more than a page can show: at most 20 at a table",
    ),
    "two at Rotator": (
        'name = "E"\n[[table]]\ngame = "rotator"\nplayers = ["Ann", "Bob"]\n',
        "event.toml:4: table[1].players: rotator is for 1 player, not 2: make a table for each",
    ),
    "symbol or initial": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = ["Ann X", "Bob"]\n',
        "event.toml:4: table[1].players[1].name: 'X' is a symbol or an initial: for a symbol write "
        '{ name = "Ann", symbol = "X" }, for an initial "Ann X."',
    ),
    "name that only differs by a mark": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = ["Ann Lee", "Ann_Lee"]\n',
        "event.toml:4: table[1].players[2].name: there is a player Ann Lee already: add an "
        "initial, "
        'or write "Ann Lee (2)"',
    ),
    "symbol with a blank": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [{ name = "A", symbol = "X Y" }, '
        '"Bob"]\n',
        "event.toml:4: table[1].players[1].symbol: 'X Y' has a blank: a symbol is one word",
    ),
    "guests without a list": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = "guests"\n',
        "event.toml:4: table[1].players: there is no guest list: name it with csv under [cards]",
    ),
    "players in words": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = "all"\n',
        'event.toml:4: table[1].players: must be a list of names, "guests", or how many sit there',
    ),
    "name of an island": (
        f'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [{who("I1 X")}, "Bob"]\n',
        "event.toml:4: table[1].players[1].name: 'I1' is no name for a player: islands are called "
        "I1, I2,",
    ),
    "name of no letters at hand": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = ["\\u1780", "Bob"]\n',
        "event.toml:4: table[1].players[1].name: no font here has 'ក' (U+1780, khmer letter ka)",
    ),
    "no name of a player": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [{ symbol = "X" }, "Bob"]\n',
        'event.toml:4: table[1].players[1].name: missing: write "Ann Lee"',
    ),
    "same name": (
        f'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [{who("Ann X")}, {who("Ann O")}]\n',
        "event.toml:4: table[1].players[2].name: there is a player Ann already: add an initial, "
        'or write "Ann (2)"',
    ),
    "same name but for capitals": (
        f'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [{who("Ann X")}, {who("ANN O")}]\n',
        "event.toml:4: table[1].players[2].name: there is a player Ann already; ANN differs in "
        "capitals "
        'only: add an initial, or write "ANN (2)"',
    ),
    "same symbol": (
        f'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [{who("Ann X")}, {who("Bob X")}]\n',
        "event.toml:4: table[1].players[2].symbol: another player has the symbol X",
    ),
    "same symbol but for capitals": (
        f'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [{who("Ann X")}, {who("Bob x")}]\n',
        "event.toml:4: table[1].players[2].symbol: another player has the symbol X; x differs in "
        "capitals",
    ),
    "symbol that looks like a mark": (
        f'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [{who("Ann X")}, {who("Bob +")}]\n',
        "event.toml:4: table[1].players[2].symbol: the symbol + looks like a plus, which marks a "
        "Link: ",
    ),
    "symbol too long": (
        'name = "E"\n[[table]]\ngame = "reflector"\n[[table.players]]\nname = "Ann"\nsymbol = '
        '"XXXX"\n'
        '[[table.players]]\nname = "Bob"\nsymbol = "O"\n',
        "event.toml:6: table[1].players[1].symbol: 'XXXX' is no symbol: choose 1 to 3 characters, "
        "such as X",
    ),
    "symbol that begins a comment": (
        f'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [{who("Ann #")}, "Bob"]\n',
        "event.toml:4: table[1].players[1].symbol: # begins a comment in a record: choose another",
    ),
    "player of no kind": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [1, "Bob"]\n',
        'event.toml:4: table[1].players[1]: must be a text such as "Ann Lee", not a number',
    ),
    "key of a player": (
        'name = "E"\n[[table]]\ngame = "reflector"\nplayers = [{ name = "Ann", sign = "X" }, '
        '"Bob"]\n',
        "event.toml:4: table[1].players[1].sign: unknown; known here: name, symbol",
    ),
    "no CSV file": (
        'name = "E"\n[cards]\ncsv = "guests.csv"\n',
        "event.toml:3: cards.csv: there is no file 'guests.csv'",
    ),
    "no profile": (
        'name = "E"\n[cards]\nprofile = "me.toml"\n',
        "event.toml:3: cards.profile: there is no file 'me.toml'",
    ),
    "geometry": (
        'name = "E"\n[cards]\ngeometry = "clasic"\n',
        "event.toml:3: cards.geometry: there is no geometry 'clasic' (did you mean 'classic'?)",
    ),
    "stock": (
        'name = "E"\n[cards]\nstock = "avery"\n',
        "event.toml:3: cards.stock: no stock is called 'avery'",
    ),
    "stock that does not fit": (
        'name = "E"\n[cards]\nstock = "avery-8373"\n',
        "event.toml:3: cards.stock: a card of 85 x 100 mm does not fit its cells of 88.9 x 50.8 mm",
    ),
    "place beyond the sheet": (
        'name = "E"\n[cards]\nstart = 9\n',
        "event.toml:3: cards.start: there is no place 9: the places of this sheet are numbered 1 "
        "to 4",
    ),
    "sheets of single cards": (
        'name = "E"\n[cards]\nstock = "single"\nstart = 2\n',
        "event.toml:4: cards.start: is for sheets, and a print shop gets a card a page: leave it "
        "out",
    ),
    "printer": (
        'name = "E"\n[cards]\nprinter = "nobody\'s"\n',
        "event.toml:3: cards.printer: no printer is called 'nobody's'",
    ),
    "RGB for a press": (
        'name = "E"\n[cards]\ncolor = "rgb"\npdfx = true\n',
        "event.toml:3: cards.color: is rgb, and PDF/X-4 is in CMYK: leave it out",
    ),
    "seed of no texts": (
        'name = "E"\n[cards]\nseed = 2\n',
        'event.toml:3: cards.seed: is for the layout of your own texts: write texts = "FILE" under '
        "[cards]",
    ),
    "bad rows of nothing": (
        'name = "E"\n[cards]\nskip_bad = true\n',
        'event.toml:3: cards.skip_bad: is for the rows of a guest list: write csv = "FILE" under '
        "[cards]",
    ),
    "theme": (
        'name = "E"\n[cards]\ntheme = "papre"\n',
        "event.toml:3: cards.theme: there is no theme 'papre' (did you mean 'paper'?): bold, "
        "mono, nocturne, paper, swiss, or a .toml file",
    ),
    "a grid on a folded card": (
        'name = "E"\n[cards]\ngrid = true\n',
        "event.toml:3: cards.grid: is for flat cards: a folded one has its board inside",
    ),
    "a grid in the place of texts": (
        f'name = "E"\n[cards]\ngeometry = "flat"\ngrid = true\ntexts = "{SHIPPED_TEXTS}"\n',
        "event.toml:4: cards.grid: is on the back, where the texts would be: leave one of them out",
    ),
    "duplex": (
        'name = "E"\n[cards]\nduplex = "lon"\n',
        "event.toml:3: cards.duplex: 'lon' is not one of long, short, manual, none (did you mean "
        "'long'?)",
    ),
    "copies": (
        'name = "E"\n[cards]\ncopies = 0\n',
        "event.toml:3: cards.copies: must be a whole number from 1 to 100000, not 0",
    ),
    "level": (
        'name = "E"\n[puzzles]\nlevel = "expart"\n',
        "event.toml:3: puzzles.level: 'expart' is not one of mixed, easy, medium, hard, expert "
        "(did you mean 'expert'?)",
    ),
    "puzzles a page": (
        'name = "E"\n[puzzles]\nper_page = 3\n',
        "event.toml:3: puzzles.per_page: '3' is not one of 1, 2, 4, 6",
    ),
    "more examples than there are": (
        'name = "E"\n[puzzles]\ncount = 6\nlevel = "hard"\n',
        "event.toml:3: puzzles.count: 6 are wanted and 5 hard examples come with the program: take "
        "fewer, or "
        "give a seed to draw new ones",
    ),
    "seconds for nothing": (
        'name = "E"\n[puzzles]\nseconds = 5\n',
        "event.toml:3: puzzles.seconds: is for drawing new puzzles: give a seed, or leave it out",
    ),
    "no TOML": ("name = Games\n", 'event.toml:1: put texts in quotation marks: name = "Games"'),
}


@pytest.mark.parametrize("which", FAULTS)
def test_a_fault_is_one_line_that_says_where_and_what_and_what_would_be_right(complaints, which):
    text, expected = FAULTS[which]
    (line,) = complaints(text)
    assert line.startswith(expected)


def test_all_faults_are_reported_at_once_in_the_order_of_the_file(complaints):
    Path("guests.csv").write_text("name,email\nAnn,ann@example\n,bob@example.com\n")
    lines = complaints(
        """\
name = "E"
colour = "red"
[cards]
csv = "guests.csv"
geometry = "clasic"
[[table]]
game = "reflector"
players = ["Ann", "Bob"]
[[table]]
game = "deflector"
layout = "reflector-2"
players = [
    { name = "Ann", symbol = "X" },
    { name = "Ann", symbol = "X" },
    { name = "Bob", symbol = "X:" },
]
[[table]]
game = "chess"
"""
    )
    places = [line.split(": ")[:2] for line in lines]
    assert places == [
        ["event.toml:2", "colour"],
        ["event.toml:5", "cards.geometry"],
        ["event.toml:11", "table[2].layout"],
        ["event.toml:12", "table[2].players[2].name"],
        ["event.toml:12", "table[2].players[2].symbol"],
        ["event.toml:18", "table[3].game"],
        ["guests.csv:2", "email"],
        ["guests.csv:3", "name"],
    ]


def test_faults_of_a_profile_and_of_a_users_stock_are_told_where_they_are(complaints):
    Path("me.toml").write_text("name = 3\n")
    Path("mine.toml").write_text('paper = "a4"\n')
    lines = complaints(
        'name = "E"\n[cards]\nprofile = "me.toml"\nstock = "mine.toml"\ntexts = "mine.toml"\n'
    )
    assert "me.toml:1: name: must be a text in quotation marks, not a number" in lines
    assert any(line.startswith("mine.toml: columns: missing") for line in lines)
    assert any(line.startswith("mine.toml:1: paper: must be a table") for line in lines)


def test_cards_take_the_theme_of_the_event_not_of_the_profile(read):
    assert read('name = "E"\n[cards]\n').cards.theme is None
    cards = read(
        'name = "E"\n[cards]\ntheme = "Paper"\ngeometry = "Flat"\ngrid = true\nshorten = true\n'
    ).cards
    assert (cards.theme, cards.geometry, cards.grid, cards.shorten) == ("paper", "flat", True, True)


def test_a_diet_that_cannot_be_printed_is_named_by_its_row(read, complaints):
    Path("guests.csv").write_text("name,diet\nAnn Lee,vegan\nBob Ray,\N{GRINNING FACE}\n", "utf-8")
    (line,) = complaints('name = "E"\n[cards]\ncsv = "guests.csv"\n')
    assert line.startswith("guests.csv:3: diet: no font here has")


SEATED = (
    'name = "E"\n[cards]\ncsv = "guests.csv"\n'
    + '[[table]]\ngame = "reflector"\nplayers = "guests"\n' * 2
)


def test_guests_of_one_name_keep_their_own_diets_and_titles_stay_before_names(read):
    Path("guests.csv").write_text(
        "prefix,given_name,family_name,suffix,table,seat,diet\n"
        ",Tom,Moor,,1,1,no nuts\n,Ann,Lee,,1,2,\n"
        "Dr.,Eve,Byrne,MBA,Table 2,2,\n,Tom,Moor,,2,1,vegan\n,Dr. Bob,Ray,,,,vegan\n"
    )
    event = read(SEATED)
    one, two = event.tables
    assert ([name for name, _ in one.players], one.diets) == (
        ["Tom Moor", "Ann Lee"],
        ("no nuts", ""),
    )
    assert ([name for name, _ in two.players], two.diets) == (
        ["Tom Moor", "Dr. Eve Byrne"],
        ("vegan", ""),
    )
    assert sorted(event.diets) == ["no nuts", "vegan", "vegan"]
    assert [guest.name for guest in event.unseated] == ["Dr. Bob Ray"]


def test_players_named_by_the_event_get_a_diet_only_if_it_is_theirs_for_sure(read, complaints):
    list_of = "name,table,diet\nTom Moor,{},no nuts\nTom Moor,2,vegan\nAnn Lee,,halal\n"
    text = (
        SEATED.partition("[[")[0]
        + '[[table]]\ngame = "reflector"\nplayers = ["Tom Moor", "Ann Lee"]\n'
    )
    Path("guests.csv").write_text(list_of.format(1))
    event = read(text)
    assert (event.tables[0].diets, event.unseated) == (("no nuts", "halal"), ())
    assert (
        str(miscount(event))
        == "Check the tables: they have 2 seats, and the guest list has 3 guests."
    )
    Path("guests.csv").write_text(list_of.format(3))
    (line,) = complaints(text)
    assert line.startswith(
        "event.toml:6: table[1].players[1]: Tom Moor may be the guest in row 2, 3 of the list"
    )


def test_guests_without_a_table_are_told_by_row_with_what_would_be_right(read):
    Path("guests.csv").write_text(
        "name,table\nAnn,1\nBob,Tisch 1\nCat,2\nDan,T. 02\nEve,VIP\nFay,VIP 2\nGus,3\nHal,\nIda,4\n"
    )
    table = '[[table]]\ngame = "reflector"\nplayers = {}\n'
    event = read(SEATED + table.format('["Ida", "Jon"]') * 2)
    assert [len(each.players) for each in event.tables] == [2, 2, 2, 2]
    where = "is no table here: write the number of one, 1-2"
    assert [str(guest.warning) for guest in event.unseated] == [
        f"guests.csv:6: table: Eve sits at no table: 'VIP' {where}",
        f"guests.csv:7: table: Fay sits at no table: 'VIP 2' {where}",
        "guests.csv:8: table: Gus sits at no table: table 3 has players of its own: "
        'write players = "guests" there',
        "guests.csv:9: table: Hal sits at no table: the cell is blank: write the number of one, "
        "1-2",
    ]
    assert read(SEATED.partition("[[")[0] + table.format(2)).unseated == ()


def test_what_is_wrong_with_a_list_or_beside_it_is_told_once(complaints):
    Path("guests.csv").write_text("name,table,Pet\nAnn,1,cat\n")
    texts = SEATED.replace("[[", 'texts = "none.toml"\n[[', 1)
    assert complaints(texts) == [
        "event.toml:4: cards.texts: there is no file 'none.toml'",
        "guests.csv:1: unknown column 'Pet': write map = [\"Pet=-\"] under [cards] to leave it "
        "out, "
        'or write map = ["Pet=FIELD"] under [cards] to say which field it is',
    ]


def test_a_column_that_map_names_wins_over_others_that_are_guessed_to_be_the_same(read) -> None:
    Path("guests.csv").write_text("Gast,Rufname\nDr. A. Byrne,Ada\n")
    event = read('name = "E"\n[cards]\ncsv = "guests.csv"\nmap = ["Rufname=name"]\n')
    assert [guest.profile.name for guest in event.guest_list.guests] == ["Ada"]


def test_bad_rows_may_be_left_out_but_not_all_of_them(read, complaints):
    Path("guests.csv").write_text("name,email\nAnn,ann@example\nBob,bob@example.com\n")
    event = read('name = "E"\n[cards]\ncsv = "guests.csv"\nskip_bad = true\n')
    assert event.guests == 1
    Path("guests.csv").write_text("name,email\nAnn,ann@example\n")
    (line,) = complaints('name = "E"\n[cards]\ncsv = "guests.csv"\nskip_bad = true\n')
    assert line == "guests.csv: every row is at fault: nothing is left to print"


def test_a_table_of_attack_defend_has_two_players_and_a_record_without_symbols(
    read, complaints, book
):
    table = '[[table]]\ngame = "attack-defend"\nplayers = {}\n'
    event = read(
        'name = "E"\nrules_cards = true\n' + table.format('["Ida", "Jon"]') + table.format(2)
    )
    maker = TableMaker(event, book)
    one, two = event.tables
    assert (one.title, one.layout, one.has_symbols, two.seats) == ("Attack/Defend", "", False, 2)
    assert maker.record(one).splitlines() == [
        *("rules 1", "game attack-defend", "deck house-2", "player Ida", "player Jon"),
    ]
    session = Session.from_record(maker.record(two))
    assert session.game is not None and str(session.referee.wanting) == "it lacks two players"
    assert complaints('name = "E"\n' + table.format(3)) == [
        "event.toml:4: table[1].players: attack-defend is for 2 players, not 3 [K2]"
    ]
    assert maker.cut_sheets_by_table() == {one.name: "1", two.name: "1"}
    assert len(list(maker.cut_sheets(event.tables))) == 1


def test_players_bring_diets_and_short_names_and_family_given_is_turned_round(
    book: FontBook,
) -> None:
    Path("guests.csv").write_text(
        "name,table,diet,short_name\nAnn Lee,2,vegan,Annie\nBob Ray,1,,\nCat Moor,1,none,\n"
    )
    Path("event.toml").write_text(
        'name = "E"\n[cards]\ncsv = "guests.csv"\n[[table]]\ngame = "defector"\nplayers = ["Lee, '
        'Ann", '
        '"Bob Ra", { name = "Dan Poe", diet = "kosher", short_name = "Dan" }, "Eve", "Fay", '
        '"Gus"]\n'
    )
    told: list[str] = []
    event = read_event(Path("event.toml"), book, lambda line: told.append(str(line)))
    (table,) = event.tables
    assert [name for name, _ in table.players][:3] == ["Ann Lee", "Bob Ra", "Dan Poe"]
    assert [name for name, _ in table.called][:3] == ["Annie", "Bob Ra", "Dan"]
    assert table.diets == ("vegan", "", "kosher", "", "", "")
    assert event.diets == ("vegan", "none", "kosher")
    assert told == [
        "event.toml: table[1].players[1]: 'Lee, Ann' is read as Ann Lee: "
        "the family name stands before the comma",
        "event.toml: table[1].players: not on the guest list, so nobody knows what they eat: "
        "Bob Ra (did you mean 'Bob Ray'?), Eve, Fay, Gus; spell them as the list does, "
        'or write { name = "Ann Lee", diet = "vegan" }',
    ]


@pytest.mark.parametrize("name", ["Nagy Éva", "Éva Nagy", "Nagy, Éva"])
def test_a_guest_whose_family_name_stands_first_is_known_either_way(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: FontBook
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("guests.csv").write_text(
        "given_name,family_name,country,short_name,diet\nÉva,Nagy,HU,Évi,vegan\nAnn,Lee,,,\n",
        "utf-8",
    )
    Path("event.toml").write_text(
        'name = "E"\n[cards]\ncsv = "guests.csv"\n[[table]]\ngame = "reflector"\n'
        f'players = ["{name}", "Ann Lee"]\n',
        "utf-8",
    )
    told: list[str] = []
    event = read_event(Path("event.toml"), book, lambda line: told.append(str(line)))
    (table,) = event.tables
    assert [shown for shown, _ in table.called] == ["Évi", "Ann Lee"]
    assert table.diets == ("vegan", "") and event.diets == ("vegan",)
    assert not any("guest list" in line for line in told)


def test_a_short_name_is_a_player_s_own(complaints) -> None:
    (fault,) = complaints(
        'name = "E"\n[[table]]\ngame = "reflector"\n'
        'players = ["Ann", { name = "Ann Lee", short_name = "ann" }]\n'
    )
    assert fault.startswith("event.toml:4: table[1].players[2]: ")
    assert fault.endswith("'ann', the short name of Ann Lee, must be another")


def test_a_blank_cell_keeps_a_theme_that_the_event_names(read) -> None:
    Path("me.toml").write_text('name = "Owner"\ntheme = "bold"\n')
    Path("guests.csv").write_text("name,theme\nAnn,\n")
    cards = '[cards]\ncsv = "guests.csv"\nprofile = "me.toml"\nblank = "keep"\n'
    for theme, expected in (("", "nocturne"), ('theme = "swiss"\n', "swiss")):
        event = read(f'name = "E"\n{cards}{theme}')
        (guest,) = event.guest_list.guests
        assert guest.profile.theme == expected
