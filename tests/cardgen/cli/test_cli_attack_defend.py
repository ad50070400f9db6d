"""The command attack-defend: what it writes, what it says to do with it, and what it refuses."""

import os
from pathlib import Path

import pytest
from commandline import cardgen, files

from cardgen.preflight.check import preflight
from companion.data import data_path

HOUSE = data_path("layouts/decks/house.toml").read_text("utf-8")

NIGHTLY = pytest.mark.skipif("NIGHTLY" not in os.environ, reason="takes seconds")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("part", ["rules", "aids", "track", "record"])  # the deck is in the kit
def test_every_part_is_a_file_that_passes_the_preflight(part: str, folder: Path) -> None:
    told = cardgen("attack-defend", part)
    name = f"output/attack-defend-{part}.pdf"
    assert (told.status, told.err) == (0, "")
    assert told.out.splitlines()[0] == f"wrote {name}" and "100 %" in told.out.splitlines()[-1]
    assert preflight(folder / name).findings == ()
    first = files(folder)
    assert cardgen("attack-defend", part).status == 0 and files(folder) == first


@pytest.mark.parametrize("stock", ["avery-c32011", pytest.param("avery-5371", marks=NIGHTLY)])
def test_perforated_stock_holds_ten_cards_a_sheet(stock: str, folder: Path) -> None:
    told = cardgen("attack-defend", "deck", "--stock", stock, "--theme", "paper", "-o", "deck.pdf")
    assert (told.status, told.err) == (0, "") and stock in told.out
    found = preflight(folder / "deck.pdf")
    assert found.findings == () and found.pages == 10


@NIGHTLY
def test_a_print_shop_gets_each_card_with_bleed(folder: Path) -> None:
    told = cardgen("attack-defend", "deck", "--stock", "single", "--pdfx", "-o", "deck.pdf")
    assert (told.status, told.err) == (0, "") and "print shop" in told.out
    found = preflight(folder / "deck.pdf")
    assert found.findings == () and found.pages == 100


def test_a_deck_of_ones_own_is_printed_from_its_file(folder: Path) -> None:
    (folder / "mine.toml").write_text(HOUSE.replace('name = "house"', 'name = "mine"'), "utf-8")
    told = cardgen("attack-defend", "rules", "--deck", "mine.toml", "--format", "svg", "--svg-text", "live")
    assert (told.status, told.err) == (0, "")
    made = "".join(data.decode() for name, data in files(folder).items() if name.endswith(".svg"))
    assert "Deck mine." in made and "author" not in made


def test_faults_of_a_deck_are_told_with_their_lines(folder: Path) -> None:
    wrong = HOUSE.replace("count = 9", "count = 0").replace('do = ["take 4"]', 'do = ["tak 4"]')
    (folder / "mine.toml").write_text(wrong, "utf-8")
    told = cardgen("attack-defend", "deck", "--deck", "mine.toml")
    lines = wrong.splitlines()
    assert told.status == 1 and not (folder / "output").exists()
    count, step = (lines.index(line) + 1 for line in ("count = 0", 'do = ["tak 4"]'))
    assert told.complaints == [
        f"mine.toml:{count}: card.1.count: must be a whole number from 1 to 50",
        f"mine.toml:{step}: card.4.black.do: there is no step 'tak 4'; did you mean 'take'?",
    ]


def test_a_text_that_does_not_fit_is_told_with_the_line_of_its_card(folder: Path) -> None:
    text = "You may look at a face-down card, then at another."
    (folder / "mine.toml").write_text(HOUSE.replace(text, f"{text} " * 3), "utf-8")
    told = cardgen("attack-defend", "deck", "--deck", "mine.toml")
    (complaint,) = told.complaints
    line = HOUSE.splitlines().index('id = "scout"')
    assert told.status == 1 and complaint.startswith(f"mine.toml:{line}: card scout: ")
    assert not (folder / "output").exists()


@pytest.mark.parametrize(
    ("arguments", "status", "complaint"),
    [
        ((), 2, "Missing argument 'part'"),
        (("cards",), 2, "cards"),
        (("rules", "--stock", "single"), 2, "--stock: only for the deck, leave it out"),
        (("track", "--pdfx"), 2, "--pdfx: only for the deck"),
        (("deck", "--stock", "single", "--duplex", "long"), 2, "--stock single"),
        (("deck", "--no-duplex", "--printer", "office"), 2, "--no-duplex"),
        (("deck", "--pdfx", "--format", "svg"), 2, "--pdfx is for PDF"),
        (("deck", "--stock", "nothing"), 2, "nothing"),
        (("deck", "--stock", "avery-l7414"), 1, "does not fit"),
        (("deck", "--deck", "none.toml"), 1, "none.toml: cannot be read"),
        (("rules", "--paper", "90x90"), 2, "larger paper"),
    ],
)
def test_what_can_not_be_printed_is_one_line(
    arguments: tuple[str, ...], status: int, complaint: str, folder: Path
) -> None:
    told = cardgen("attack-defend", *arguments)
    assert told.status == status and len(told.complaints) == 1 and complaint in told.err
    assert files(folder) == {}
