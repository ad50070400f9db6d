"""The cards of an event's guests: where each one is, and which are printed again after a change."""

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgen.drawing.ink import Ink
from cardgen.games.attackdefend.look import LOOKS, look_of
from cardgen.inputs.guest_rows import Guest
from cardgen.inputs.guests import list_rows
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import load_theme
from cardgen.inputs.xlsxfile import ListRows
from cardgen.jobs.cards import CardJob
from cardgen.jobs.event.guest_cards import guest_cards
from tests.support.commandline import cardgen
from tests.support.events import words

EVENT = """\
name = "E"
[cards]
csv = "guests.csv"
paper = "a4"
start = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "event.toml").write_text(EVENT)
    write_guests("Zoe Adams", "Bob Ray", "Cat Moor", "Dan Poe")
    return tmp_path / "output/event"


def write_guests(*names: str) -> None:
    rows = "".join(f"{name},{number}\n" for number, name in enumerate(names, start=1))
    Path("guests.csv").write_text(f"name,table\n{rows}")


def again() -> list[str]:
    told = cardgen("event", "--jobs", 1, "--reprint", "changed")
    return [line for line in told.complaints if not line.startswith("guests.csv: columns")]


def test_the_list_says_where_each_card_is_and_can_be_sorted(folder: Path) -> None:
    assert cardgen("event", "--jobs", 1).status == 0
    text = (folder / "print/cards.csv").read_text("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [
        (row["name"], row["row"], row["sheet"], row["place"], row["table"]) for row in rows
    ] == [
        ("Zoe Adams", "2", "1", "3", "1"),
        ("Cat Moor", "4", "2", "1", "3"),
        ("Dan Poe", "5", "2", "2", "4"),
        ("Bob Ray", "3", "1", "4", "2"),
    ]
    checklist = (folder / "00-checklist.txt").read_text()
    assert "    Moor, Cat: Table 3; Row 4; Sheet 2; Place 1\n" in checklist
    assert "Moor, Cat" in words(folder / "00-checklist.pdf")
    for row in rows:
        page = 2 * int(row["sheet"]) - 2
        assert row["name"].split()[0] in words(folder / "print/cards.pdf", page)


@pytest.mark.parametrize(
    ("job", "expected"),
    [
        (CardJob(output=Path(), stock="single"), [((1, 1), (1, 1)), ((2, 1), (2, 1))]),
        (CardJob(output=Path(), copies=3), [((1, 1), (1, 3)), ((1, 4), (2, 2))]),
        (CardJob(output=Path(), stock="avery-5371"), [((1, 1), (1, 1)), ((1, 2), (1, 2))]),
    ],
)
def test_places_follow_stock_and_copies(job: CardJob, expected: list[object]) -> None:
    if job.stock == "avery-5371":
        job = CardJob(output=Path(), stock=job.stock, geometry="us")
    guests = [Guest(2, Profile("Ann Adams")), Guest(3, Profile("Bob Byrne"))]
    assert [(card.first, card.last) for card in guest_cards(job, guests)] == expected


def test_only_changed_cards_are_printed_again(folder: Path) -> None:
    assert again() == [
        "event.toml: output/event has no cards made before: run it without --reprint first"
    ]
    cardgen("event", "--jobs", 1)
    assert again() == ["event.toml: no guest's card has changed since the cards were made"]
    write_guests(
        "Zoe Adams", "Cat Moor", "Bob Rayner", "Dan Poe", "Eve Hill"
    )  # another order is no change
    assert again()[-1] == "prints Bob Rayner (row 4), Eve Hill (row 6)"
    shown = words(folder / "print/cards-again.pdf")
    assert "Rayner" in shown and "Hill" in shown and "Poe" not in shown
    write_guests("Zoe Adams", "Cat Moor", "Bob Rayner", "Dan Poet", "Eve Hill")
    cardgen("event", "--jobs", 1)
    assert again()[-1] == "prints Dan Poet (row 5)", (
        "the last change is found after a whole run, too"
    )


def test_the_guest_list_is_read_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []

    def counting(path: Path, known: Callable[[str], bool]) -> ListRows:
        read.append(path)
        return list_rows(path, known)

    monkeypatch.setattr("cardgen.inputs.guests.list_rows", counting)
    assert cardgen("event", "--jobs", 1).status == 0
    assert read == [Path("guests.csv")]
    write_guests("Zoe Adamson", "Bob Ray", "Cat Moor", "Dan Poe")
    told = cardgen("event", "--jobs", 1, "--reprint", "changed")
    assert read == 2 * [Path("guests.csv")]
    assert told.complaints[-1] == "prints Zoe Adamson (row 2)"


def test_a_deck_has_the_theme_of_the_cards(folder: Path) -> None:
    table = '[[table]]\ngame = "attack-defend"\nplayers = 2\n'
    deck = folder / "print/attack-defend-deck.pdf"
    made = set()
    Path("me.toml").write_text('name = "Me"\ntheme = "swiss"\n')
    for more in (
        "",
        'theme = "paper"\n',
        'profile = "me.toml"\n',
        'profile = "me.toml"\ntheme = "paper"\n',
    ):
        Path("event.toml").write_text(
            f"{EVENT}{more}{table}placemats = false\n".replace("placemats = false\n", "")
        )
        assert cardgen("event", "--jobs", 1).status == 0
        made.add(deck.read_bytes())
    assert len(made) == 3, "nocturne, paper, swiss, and paper again"


def test_a_deck_takes_any_theme() -> None:
    assert look_of("paper") is LOOKS["paper"]
    bold = look_of("bold")
    assert isinstance(bold.back, Ink) and bold.back == load_theme("bold").ground
    assert look_of("swiss").framed
    (told,) = cardgen("print", "attack-defend", "deck", "--theme", "bald").complaints
    assert told.startswith("--theme: there is no theme 'bald' (did you mean 'bold'?)")
