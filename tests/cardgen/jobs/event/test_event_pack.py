"""The command event: what it writes, and what it says."""

import re
import subprocess
from functools import partial
from pathlib import Path

import pikepdf
import pytest

from cardgen.jobs import puzzles as printing
from cardgen.jobs.event.pack import choose_examples
from cardgen.preflight.check import preflight
from companion.rotator import generate as generating
from companion.rotator.grade import Level
from companion.rotator.puzzles import examples, unsolved_examples, worked_example
from companion.session import Session
from tests.support.commandline import SCRIPT, cardgen, files, script
from tests.support.events import SMALL, MadeOnce, prepared, words
from tests.support.nightly import nightly

EVENT = """\
name = "Games night"
date = 2027-03-12T19:30:00
place = "Town Hall"
[cards]
csv = "guests.csv"
[puzzles]
copies = 5
[[table]]
game = "reflector"
players = ["Ann Lee", { name = "Bob", symbol = "O" }]
[[table]]
game = "defector"
variants = ["safety", "team-victory"]
layout = "defector-6-island"
players = ["Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]
[[table]]
game = "deflector"
players = 3
[[table]]
game = "rotator"
players = ["Ida"]
"""
TOO_FEW_GUESTS = (
    "Check the guest list: the tables have 12 players, and it has 9 guests. Who is not in it gets "
    "no card."
)
ONE, TWO, THREE, FOUR = (
    "table-01-reflector",
    "table-02-defector",
    "table-03-deflector",
    "table-04-rotator",
)
EXPECTED = {
    "00-checklist.pdf",
    "00-checklist.txt",
    "manifest.json",
    "print/cards.csv",
    "print/cards.pdf",
    "print/tents.pdf",
    "print/tables.pdf",
    "print/records.pdf",
    "print/placemats.pdf",
    "print/puzzles.pdf",
    "print/solutions.pdf",
    *(
        f"{ONE}/table-01{end}"
        for end in (".pdf", "-record.pdf", "-tents.pdf", "-placemat.pdf", ".record")
    ),
    *(
        f"{TWO}/table-02{end}"
        for end in (".pdf", "-record.pdf", "-tents.pdf", "-placemat.pdf", ".record")
    ),
    *(
        f"{THREE}/table-03{end}"
        for end in (".pdf", "-record.pdf", "-tents.pdf", "-placemat.pdf", ".record")
    ),
    *(f"{FOUR}/table-04{end}" for end in (".pdf", ".record")),
}


@pytest.fixture(scope="session")
def pack(made_once: MadeOnce) -> Path:
    """A pack, made in the way that users do."""

    def make(folder: Path) -> None:
        event = prepared(folder, EVENT)
        told = script(
            "event", event, "--jobs", 2, "-o", folder / "pack", env={"PYTHONHASHSEED": "7"}
        )
        assert (told.status, told.err) == (0, f"{TOO_FEW_GUESTS}\n")
        first = folder / "pack" / "00-checklist.pdf"
        assert told.out.splitlines()[0] == f"wrote {first}"
        assert told.out.splitlines()[-1].startswith(f"next: open {first}: it says")

    return made_once("event", make) / "pack"


def pages(path: Path) -> int:
    with pikepdf.open(path) as pdf:
        return len(pdf.pages)


def test_everything_is_there_and_nothing_else(pack: Path) -> None:
    assert set(files(pack)) == EXPECTED


def test_the_preflight_has_nothing_to_say_about_any_file(pack: Path) -> None:
    # the files in print hold the pages of all tables
    files_for_all = [*pack.glob("*.pdf"), *pack.glob("print/*.pdf")]
    of_one_table = pack.glob("table-01-*/*.pdf")
    findings = {path: preflight(path).findings for path in (*files_for_all, *of_one_table)}
    assert len(files_for_all) > 6 and len(findings) > len(files_for_all)
    assert findings == dict.fromkeys(findings, ())


def test_the_files_for_all_tables_hold_the_pages_of_each_in_their_order(pack: Path) -> None:
    for kind, ending in (("tables", ""), ("records", "-record"), ("placemats", "-placemat")):
        parts = sorted(pack.glob(f"table-*/table-??{ending}.pdf"))
        assert pages(pack / f"print/{kind}.pdf") == sum(map(pages, parts))
        whole = iter(range(pages(pack / f"print/{kind}.pdf")))
        for part in parts:
            for page in range(pages(part)):
                assert words(pack / f"print/{kind}.pdf", next(whole)) == words(part, page)


def test_the_tents_of_all_tables_share_sheets_and_each_says_its_table(pack: Path) -> None:
    path = pack / "print/tents.pdf"
    assert pages(path) == 3  # 2 + 6 + 3 tents at 6 a sheet, 20 markers at 88 a sheet
    assert sum(pages(part) for part in pack.glob("table-*/*-tents.pdf")) == 4
    first, second, third = (words(path, page) for page in range(3))
    tents = [re.findall(r"Table \d", text) for text in (first, second)]
    assert [
        (found.count("Table 1"), found.count("Table 2"), found.count("Table 3")) for found in tents
    ] == [
        (2 * 2, 2 * 4, 0),  # each on both halves
        (0, 2 * 2, 2 * 3),
    ]
    assert [name in first for name in ("Ann", "Bob", "Cat", "Fay")] == [True] * 4
    assert (
        third.count("Table 2")
        == third.count("Alliance") + third.count("Link") + third.count("Master")
        == 20
    )
    text = (pack / "00-checklist.txt").read_text()
    assert re.findall(r"tents.pdf ([^;\n]+)", text)[-3:] == ["1", "1–3", "2"]


def test_records_are_printed_on_both_sides_and_have_rows_for_a_whole_game(pack: Path) -> None:
    for folder, rows in ((ONE, 30 * 2 * 1.8), (TWO, 20 * 6 * 2.4), (THREE, 20 * 3 * 1.35)):
        path = pack / folder / f"{folder[:8]}-record.pdf"
        shown = words(path)
        numbers = [int(number) for number in re.findall(r"(\d+) move answer", shown)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert rows <= len(numbers) < rows + 3 * 37
        assert pages(path) % 2 == 0
        assert f"page {pages(path)} of {pages(path)}" in shown
    for path in (pack / "print/records.pdf", pack / ONE / "table-01-record.pdf"):
        with pikepdf.open(path) as pdf:
            assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"


def test_the_checklist_has_the_pages_of_each_table_and_every_player(pack: Path) -> None:
    text = (pack / "00-checklist.txt").read_text()
    told = re.findall(r"\[ \] (Table \d): .*\n    .*\n    (.*)\n", text)
    assert [table for table, _ in told] == ["Table 1", "Table 2", "Table 3", "Table 4"]
    for table, ranges in told:
        for part in ranges.split("; "):
            file, _, numbers = part.partition(" ")
            for span in numbers.split(", "):
                first, _, last = span.partition("–")
                for page in range(int(first) - 1, int(last or first)):
                    assert table in words(pack / "print" / file, page)
    for name in ("Ann", "Bob", "Cat", "Hal", "Ida"):
        assert name in text
    assert "Friday 12 March 2027, 19:30 · Town Hall" in text
    assert TOO_FEW_GUESTS in text
    assert "3 players, who choose their seats" in text


def test_the_checklist_counts_sheets_and_copies_of_every_file_to_print(pack: Path) -> None:
    text = (pack / "00-checklist.txt").read_text()
    jobs = dict(re.findall(r"\[ \] (print/\S+)\n(?:    .*\n){2}    (.*)\n", text))
    assert set(jobs) == {name for name in EXPECTED if re.fullmatch(r"print/.*\.pdf", name)}
    for name, counts in jobs.items():
        count = pages(pack / name)
        both = name in ("print/cards.pdf", "print/puzzles.pdf", "print/records.pdf")
        sheets = (count + 1) // 2 if both else count
        copies = 5 if name == "print/puzzles.pdf" else 1
        assert counts == f"Pages {count}; Copies {copies}; Sheets {copies * sheets}", name
    card = int(re.search(r"In all: Card stock, A4, .*: Sheets (\d+)", text)[1])  # type: ignore[index]
    assert card == pages(pack / "print/cards.pdf") // 2 == 3
    plain = [name for name in jobs if name not in ("print/cards.pdf", "print/tents.pdf")]
    total = sum(int(re.search(r"Sheets (\d+)", jobs[name])[1]) for name in plain)  # type: ignore[index]
    assert f"In all: Paper, A4, 80 to 100 g/m²: Sheets {total}" in text


def test_the_printed_checklist_says_the_same_as_the_text(pack: Path) -> None:
    shown, text = words(pack / "00-checklist.pdf"), (pack / "00-checklist.txt").read_text()
    told = re.findall(r"[\w./-]{4,}", text.casefold())
    assert len(told) > 100
    assert not [word for word in told if word not in shown.casefold()]


def test_a_leaf_of_puzzles_is_turned_over_by_the_printer_and_other_files_are_not(
    pack: Path,
) -> None:
    flips = {}
    for name in ("puzzles", "solutions", "cards", "tables", "tents", "placemats"):
        with pikepdf.open(pack / f"print/{name}.pdf") as pdf:
            assert str(pdf.Root.ViewerPreferences.PrintScaling) == "/None"
            flips[name] = "/Duplex" in pdf.Root.ViewerPreferences
    assert [name for name, flip in flips.items() if flip] == ["puzzles", "cards"]


def test_layers_of_all_tables_are_one_in_the_files_for_all_of_them(pack: Path) -> None:
    with pikepdf.open(pack / "print/tents.pdf") as pdf:
        groups = pdf.Root.OCProperties.OCGs
        assert sorted(str(group.Name) for group in groups) == ["Marks and rulers", "Text"]
        known = {group.objgen for group in groups}
        used = [group.objgen for page in pdf.pages for group in page.Resources.Properties.values()]
        assert set(used) == known


def test_records_begin_as_the_tables_are_set_and_the_companion_goes_on_from_there(
    pack: Path,
) -> None:
    assert (pack / f"{ONE}/table-01.record").read_text() == (
        "rules 1\ngame reflector\nlayout reflector-2\nplayer Ann_Lee X\nplayer Bob O\n"
    )
    assert (pack / f"{THREE}/table-03.record").read_text() == (
        "rules 1\ngame deflector\nlayout deflector-3\n"
    )
    assert (pack / f"{FOUR}/table-04.record").read_text() == "rules 1\ngame rotator\n"
    game = Session.from_record((pack / f"{TWO}/table-02.record").read_bytes())
    set_up = game.referee.set_up
    assert set_up.variants == ("safety", "team-victory")
    for name in set_up.players:
        game.say(f"board {name} hidden")
    table = game.referee.set_up.table
    assert game.turn == "Cat" and table is not None and table.name == "defector-6-island"


def test_the_companion_plays_a_record_on(pack: Path, tmp_path: Path) -> None:
    path = tmp_path / "table.record"
    path.write_bytes((pack / f"{ONE}/table-01.record").read_bytes())
    answers = "\n\nhidden\nhidden\nlog\nquit\n"
    companion = str(SCRIPT).replace("cardgen", "companion")
    done = subprocess.run(
        [companion, "play", path], input=answers, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert path.read_text().endswith("player Bob O\nboard Ann_Lee hidden\nboard Bob hidden\n")


def test_the_pack_is_the_same_each_time_whoever_makes_it(pack: Path, tmp_path: Path) -> None:
    told = cardgen("event", prepared(tmp_path, EVENT), "-q", "--jobs", 1, "-o", tmp_path / "pack")
    assert (told.status, told.out, told.err) == (0, "", f"{TOO_FEW_GUESTS}\n")
    assert files(tmp_path / "pack") == files(pack)


def test_what_does_not_fit_is_told_all_at_once_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    long = "Bartholomew" * 12
    text = SMALL.replace('"Dan"', f'"{long}"') + '[cards]\ncsv = "guests.csv"\n'
    prepared(tmp_path, text)
    Path("guests.csv").write_text(f"name,title\nAnn,{long * 3}\nBob,x\nCat,{long * 3}\n")
    told = cardgen("event", "--jobs", 1)
    assert (told.status, told.out) == (1, "")
    places = dict.fromkeys(line.partition(": ")[0] for line in told.complaints)
    assert list(places) == ["guests.csv:2", "guests.csv:4", "event.toml"]
    assert (
        told.complaints[-1].startswith("event.toml: table[2]: ")
        and "Bartholomew" in told.complaints[-1]
    )
    assert not Path("output/event").exists()


def test_the_guest_list_says_who_sits_where_and_eats_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("event.toml").write_text(
        'name = "E"\nplacemats = false\nrecords = false\ntent_diets = "own"\n[cards]\ncsv = '
        '"guests.csv"\n'
        '[[table]]\ngame = "reflector"\nplayers = "guests"\n'
    )
    Path("guests.csv").write_text(
        'name,Tisch,Platz,diet\nEve Moor,2,1,vegan\nLee Ann Rae,1,10,vegan\n"Byrne, Ada",Tisch '
        "1,2,\n"
    )
    told = cardgen("event", "--jobs", 1)
    assert told.status == 0
    assert "guests.csv:2: table: Eve Moor sits at no table: '2' is no table here: write" in told.err
    meaning = (
        "guests.csv: columns read by their usual meaning (Tisch = table, Platz = seat): "
        'write map = ["TITLE=FIELD"] under [cards] to change that'
    )
    assert meaning in told.err
    folder = Path("output/event")
    checklist = (folder / "00-checklist.txt").read_text()
    assert "Ada Byrne X, Lee Ann Rae O (vegan)" in checklist
    assert "Tell the kitchen what guests eat: 2 vegan." in checklist
    assert "Check the tables" not in checklist + told.err  # Eve's line says what is to be done
    record = (folder / ONE / "table-01.record").read_text()
    assert record.endswith("player Ada_Byrne X\nplayer Lee_Ann_Rae O\n")
    assert "Ada Byrne" in words(folder / ONE / "table-01.pdf")
    assert (
        "[ ] Find a table for guests who have none here, with tent and diet: Eve Moor." in checklist
    )
    assert "cardgen event event.toml --reprint 14,17" in checklist
    assert "Record sheets" not in checklist and not list(folder.rglob("*record*.pdf"))
    again = cardgen("event", "--jobs", 1, "--reprint", "4,Eve Moor")
    assert (again.status, again.complaints[-1]) == (0, "prints Eve Moor (row 2), Ada Byrne (row 4)")
    shown = words(folder / "print/cards-again.pdf")
    assert "Ada Byrne" in shown and "Eve Moor" in shown and "Lee Ann Rae" not in shown


def test_guests_of_one_name_at_a_table_are_told_apart_by_a_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("event.toml").write_text(
        'name = "E"\nplacemats = false\n[cards]\ncsv = "a.csv"\nskip_bad = true\n'
        '[[table]]\ngame = "deflector"\nplayers = "guests"\n'
    )
    wide = "W" * 90
    rows = "Ann Lee,1,\nBob Ray,1,\nann lee,1,\nAnn Lee,1,\n" + f"Cy Dorn,,{wide}\n" * 2
    Path("a.csv").write_text(f"name,table,title\n{rows}")
    told = cardgen("event", "--jobs", 1)
    rest = "there, this player is {}; if it is the same person, take one of the rows out"
    assert told.complaints[:2] == [
        f"a.csv:4: name: ann lee is a name at table 1 already: {rest.format('ann lee (2)')}",
        f"a.csv:5: name: Ann Lee is a name at table 1 already: {rest.format('Ann Lee (3)')}",
    ]
    folder = tmp_path / "output/event"
    record = (folder / "table-01-deflector/table-01.record").read_text()
    assert (
        "player Ann_Lee X\nplayer Bob_Ray O\nplayer ann_lee_(2) Z\nplayer Ann_Lee_(3) V\n" in record
    )
    assert "ann lee (2)" in words(folder / "print/tents.pdf")
    assert "(2)" not in words(folder / "print/cards.pdf")
    assert [line.split(": ")[:3] for line in told.complaints if "left out" in line] == [
        ["left out", f"a.csv:{line}", "title"] for line in (6, 7)
    ], "a row that can be read and does not fit is told, too"
    assert "or write shorten = true under [cards] to leave it out" in told.err


def test_faults_of_the_seating_are_faults_of_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("event.toml").write_text(
        'name = "E"\n[cards]\ncsv = "guests.csv"\n'
        + '[[table]]\ngame = "deflector"\nplayers = "guests"\n' * 2
    )
    Path("guests.csv").write_text("name,table,seat\nAda Byrne,1,1\nEve Moor,1,1\nCy Dorn,1,12\n")
    told = cardgen("event")
    assert (told.status, told.out) == (1, "")
    assert told.complaints == [
        "event.toml:9: table[2].players: the guest list has nobody at table 2: "
        "fill in its column table, or write names here",
        "guests.csv:3: seat: 1 at table 1 is the seat of Ada Byrne already",
    ]


def test_an_example_is_written_once_and_can_be_printed_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = cardgen("event", "--init", "-o", "x.toml")
    assert refused.status == 2 and "write cardgen event FILE --init" in refused.err
    told = cardgen("event", "--init")
    assert told.out.splitlines() == [
        "wrote event.toml",
        "next: fill it in, then: cardgen event event.toml",
    ]
    Path("event.toml").write_text(
        Path("event.toml").read_text().replace("placemats = true", "placemats = false")
    )
    again = cardgen("event", "--init")
    assert (again.status, again.err) == (1, "event.toml: exists already: --force replaces it\n")
    assert cardgen("event", "--force").status == 2
    told = cardgen("event", "-q")
    assert (told.status, told.out, told.err) == (0, "", "")
    assert not Path("output/event/print/placemats.pdf").exists()


def test_without_a_file_there_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = cardgen("event")
    assert (told.status, told.err) == (1, "event.toml: cannot be read: No such file or directory\n")
    assert files(tmp_path) == {}


def test_cards_fed_by_hand_and_cards_for_a_press_are_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for option, expected in {
        'duplex = "manual"': (
            "[ ] print/cards-fronts.pdf\n    9 cards, one for each guest\n"
            "    Card stock, A4, 200 to 300 g/m², fronts first\n    Pages 3; Copies 1; Sheets 3\n"
            "[ ] print/cards-backs.pdf\n    9 cards, one for each guest\n"
            "    Card stock, A4, 200 to 300 g/m², "
            "on the back of those, the stack turned over along the long edge\n"
            "    Pages 3; Copies 1; Sheets 0\n"
        ),
        'duplex = "none"': (
            "Thin card, A4, 120 to 160 g/m², on one side, to be glued back to back\n"
        ),
        'duplex = "none" ': (
            "[ ] Score the cards from dashed mark to dashed mark, with a ruler and a blunt blade.\n"
            "[ ] Cut the cards along their corner marks.\n"
            "[ ] Fold the cards backwards at the glue fold, and glue them.\n"
            "[ ] Fold the cards in half.\n"
        ),
        'geometry = "flat"': (
            "50 mm long.\n[ ] Cut the cards along their corner marks.\n[ ] Is a card"
        ),
        'stock = "avery-5371"\ngeometry = "us" ': (
            "[ ] Tear the cards apart, but not along the perforations at their folds.\n"
            "[ ] Fold the cards in half.\n"
        ),
        'stock = "single"': "Cards from a print shop, send the file: gloss outside, matte inside",
        'stock = "avery-5371"\ngeometry = "us"': (
            "Stock avery-5371, on both sides, flip on the long edge\n"
        ),
    }.items():
        prepared(tmp_path, f'name = "E"\n[cards]\ncsv = "guests.csv"\n{option}\n')
        assert cardgen("event", "-q", "--jobs", 1).status == 0
        assert expected in Path("output/event/00-checklist.txt").read_text()


def test_examples_are_of_the_level_asked_for_or_of_all_in_turns() -> None:
    for count in (1, 3, 4, 7, 19):
        levels = [puzzle.grade.level for puzzle in choose_examples(count, None)]
        assert len(levels) == count and len({*map(id, levels)}) == min(count, 4)
        assert levels == sorted(levels, key=list(Level).index)
    for level in Level:
        chosen = set(choose_examples(5, level))
        assert chosen == {each for each in examples() if each.grade.level is level} - {
            worked_example()
        }


@pytest.mark.usefixtures("hurried")
def test_new_puzzles_are_drawn_from_a_seed_and_those_not_found_in_time_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(generating, "_AHEAD", 1)
    quick = partial(generating.generate, situations_per_board=6_000)
    monkeypatch.setattr(printing, "generate", quick)
    text = 'name = "E"\n[puzzles]\ncount = 1\nseed = "111"\n'
    prepared(tmp_path, f'{text}level = "expert"\nseconds = 300\n')
    told = cardgen("event", "--jobs", 1)
    assert (told.status, told.out) == (1, "")
    assert told.complaints[0].startswith(
        "event.toml: puzzles.count: 0 of 1 expert puzzles found in 300 s ("
    )
    assert told.complaints[0].endswith(
        "write seconds = N under [puzzles] to give it longer, or ask for fewer"
    )
    prepared(tmp_path, text)
    assert cardgen("event", "-q", "--jobs", 1).status == 0
    shown = words(Path("output/event/print/puzzles.pdf"))
    assert not [puzzle for puzzle in unsolved_examples() if puzzle.identity in shown]
    assert shown.count("Rotator 1") == 1 and "Rotator 2" not in shown
    monkeypatch.setattr(printing, "generate", None)  # they are known by their letters now
    told = cardgen("event", "--jobs", 1)
    assert (told.status, told.out.partition("; ")[0]) == (0, "next: nothing has changed")


@nightly
def test_tables_of_attack_defend_get_a_deck_their_sheets_and_a_record(tmp_path: Path) -> None:
    table = '[[table]]\ngame = "attack-defend"\nplayers = ["Ida", "Jon"]\n'
    (tmp_path / "event.toml").write_text(f'name = "E"\nrules_cards = true\n{table}{table}', "utf-8")
    told = cardgen("event", tmp_path / "event.toml", "-o", tmp_path / "pack")
    assert (told.status, told.err) == (0, "")
    made = tmp_path / "pack"
    names = {name for name in files(made) if name.startswith("print/")}
    assert names == {
        f"print/{name}.pdf" for name in ("attack-defend-deck", "records", "tables", "tents")
    }
    assert [pages(made / f"print/{name}.pdf") for name in ("tables", "records", "tents")] == [
        6,
        4,
        1,
    ]
    assert all(preflight(made / name).findings == () for name in names)
    told = (made / "00-checklist.txt").read_text("utf-8")
    assert "Pages 12; Copies 2; Sheets 12" in told and "Table 1: Attack/Defend" in told
    session = Session.from_record(
        (made / "table-01-attack-defend/table-01.record").read_text("utf-8")
    )
    assert session.referee.names == ["Ida", "Jon"]
