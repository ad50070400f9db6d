"""The command aids: what it writes, what it says to do with it, and what it refuses."""

from pathlib import Path

import pypdfium2
import pytest
from commandline import cardgen, files

from cardgen.preflight.check import preflight
from companion.rulebook import rulings

SIX = "Ann X,Bob O,Cat Z,Dan V,Eve S,Fay ="


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def words(path: str) -> list[str]:
    with pypdfium2.PdfDocument(path) as document:
        return [" ".join(page.get_textpage().get_text_range().split()) for page in document]


def test_all_games_are_two_files_that_pass_the_preflight(folder: Path) -> None:
    told = cardgen("aids")
    assert (told.status, told.err) == (0, "")  # the preflight would speak of each fault
    assert set(files(folder)) == {"output/aids.pdf", "output/aids-cards.pdf"}
    assert told.out.splitlines()[-1] == (
        "next: print on one side, at 100 %, on a4; aids-cards on stiff paper: cut along the marks, fold "
        "aid cards backwards and glue them, fold tents across the middle"
    )
    pages = words("output/aids.pdf")
    games = ("Rotator", "Reflector", "Deflector", "Defector")
    beginnings = (
        "Rotator",
        "An example",
        "Reflector",
        "Two rounds",
        "Deflector",
        "A first",
        "More rules",
        "Defector",
        "A first",
        "More rules",
    )
    assert len(pages) == 2 + 2 + 3 + 3 + 1 + 1 + 2 + 2 + 3
    assert all(page.startswith(begin) for page, begin in zip(pages, (*beginnings, "Marks"), strict=False))
    feet = [
        f"{game}, {n} / {count}"
        for game, count in zip(games, (2, 2, 3, 3), strict=True)
        for n in range(1, count + 1)
    ]
    assert all(foot in page for foot, page in zip(feet, pages, strict=False))
    cards, tents, markers = words("output/aids-cards.pdf")
    assert all(f"{game}" in cards for game in ("Rotator", "Reflector", "Deflector", "Defector"))
    assert tents.count("Symbol") == 12 and "Master" in markers


def test_names_are_on_tents_and_on_the_record() -> None:
    told = cardgen("aids", "--game", "defector", "--names", SIX, "--paper", "letter", "-o", "tonight.pdf")
    assert (told.status, told.err) == (0, "")
    pages, sheets = words("tonight.pdf"), words("tonight-cards.pdf")
    assert len(pages) == 7 and len(sheets) == 4
    assert "player Ann X board Ann hidden" in pages[4]
    assert sheets[2].count("next: Bob") == 2 and sheets[2].count("next: Ann") == 2


@pytest.mark.parametrize(
    ("arguments", "cards"),
    [
        (("--names", SIX), [3, 6]),  # one each of the games for other numbers
        (("--game", "defector", "--players", 7), [0, 7]),
        (("--game", "defector"), [0, 8]),  # full sheets, for at least six players
    ],
)
def test_there_is_an_aid_card_for_each_player(arguments: tuple[object, ...], cards: list[int]) -> None:
    assert cardgen("aids", *arguments, "-o", "made.pdf").status == 0
    shown = " ".join(words("made-cards.pdf"))
    others = ("1 player ", "2 players ", "3 to 5 players ")
    assert [sum(map(shown.count, others)), shown.count("6 or more players")] == cards


def test_svg_comes_page_by_page(folder: Path) -> None:
    told = cardgen("aids", "--game", "reflector", "--format", "svg", "-o", "svg")
    assert (told.status, told.err) == (0, "")
    assert set(files(folder / "svg")) == {
        "aids-reflector-reflector-rules.svg",
        "aids-reflector-reflector-rules-overleaf.svg",
        "aids-reflector-symbols.svg",
        "aids-reflector-reflector-record.svg",
        "aids-reflector-reflector-record-continued.svg",
        "aids-reflector-cards-sheet-1-aid-cards-and-their-backs.svg",
        "aids-reflector-cards-sheet-1-tents.svg",
    }


def test_rotator_has_neither_tents_nor_a_second_player() -> None:
    assert cardgen("aids", "--game", "rotator").status == 0
    assert len(words("output/aids-rotator.pdf")) == 4
    assert len(words("output/aids-rotator-cards.pdf")) == 1
    told = cardgen("aids", "--game", "rotator", "--players", 2)
    assert (told.status, told.complaints) == (2, ["cardgen aids: rotator is for 1 player, not 2"])


@pytest.mark.parametrize(
    ("arguments", "status", "complaints"),
    [
        (
            ("--game", "deflector", "--names", "Ann X,Bob,Cat X,I1 O,Eve ####"),
            2,
            [
                "--names: player 3: another player has the symbol X",
                "--names: player 4: 'I1' is no name for a player: islands are called I1, I2, and so on",
                "--names: player 5: '####' is no symbol: choose 1 to 3 characters, such as X, not # alone",
            ],
        ),
        (
            ("--game", "deflector", "--names", "Ann X,Bob O"),
            2,
            ["cardgen aids: deflector is for 3 to 5 players, not 2"],
        ),
        (
            ("--game", "defector", "--players", "3"),
            2,
            ["cardgen aids: defector is for 6 or more players, not 3"],
        ),
        (
            ("--names", ",".join(f"P{index} {index}" for index in range(21))),
            2,
            ["cardgen aids: 21 players: there are aids for at most 20"],
        ),
        (
            ("--names", SIX, "--players", "6"),
            2,
            ["cardgen aids: --names says how many play: leave out --players"],
        ),
        (
            ("--game", "reflector", "--paper", "120x120"),
            2,
            ["cardgen aids: the rules of reflector need a larger page at 8.5 pt: choose larger paper"],
        ),
    ],
)
def test_what_cannot_be_is_said_in_a_line_each_and_nothing_is_written(
    folder: Path, arguments: tuple[str, ...], status: int, complaints: list[str]
) -> None:
    told = cardgen("aids", *arguments)
    assert (told.status, told.complaints) == (status, complaints)
    assert not files(folder)


@pytest.mark.parametrize(
    ("names", "says"),
    [(f"{'Wolfeschlegelstein' * 4} X,Bob O", "shorten it"), ("Ann X,Bob 🦊", "no font here has '🦊'")],
)
def test_a_name_that_cannot_be_set_is_refused(folder: Path, names: str, says: str) -> None:
    told = cardgen("aids", "--game", "reflector", "--names", names)
    assert told.status == 2 and len(told.complaints) == 1
    assert told.complaints[0].startswith("--names: ") and says in told.complaints[0]
    assert not files(folder)


def test_the_rulebook_is_a_booklet_with_every_ruling(folder: Path) -> None:
    told = cardgen("aids", "--rulebook", "-o", "book.pdf")
    assert (told.status, told.err) == (0, "")
    assert "flip on the short edge" in told.out and "fold in the middle" in told.out
    assert preflight(folder / "book.pdf").findings == ()
    said = words("book.pdf")
    assert len(said) % 2 == 0
    for ruling in rulings():
        assert any(f"{ruling.number} {ruling.title}" in page for page in said), ruling.number


def test_the_rulebook_is_of_all_games() -> None:
    told = cardgen("aids", "--rulebook", "--game", "reflector")
    assert told.status == 2
    assert told.complaints == [
        "cardgen aids: --rulebook has the rules of all games: "
        "leave out --game, --players, --names, --profile, --site and --join-qr"
    ]
    told = cardgen("aids", "--rulebook", "--paper", "120x120")
    assert (told.status, told.complaints) == (
        2,
        ["cardgen aids: the rule book needs a larger page: choose larger paper"],
    )


@pytest.mark.parametrize("paper", ["a4", "a3"])
def test_the_person_of_a_profile_stands_in_the_head_of_every_page_that_has_one(
    folder: Path, paper: str
) -> None:
    (folder / "ada.toml").write_text(
        'name = "Augusta Ada King Byron Lovelace"\norganisation = "Analytical Engines"\nlogo = "mark.svg"\n'
    )
    mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    (folder / "mark.svg").write_text(mark)
    cardgen("aids", "--game", "deflector", "--profile", "ada.toml", "--paper", paper, "-o", "ada.pdf")
    pages = words("ada.pdf")
    assert ["Augusta Ada King Byron Lovelace" in page for page in pages] == [
        *(True, False, False, True, True, True)
    ]
    assert ["Analytical Engines" in page for page in pages] == [True, *[False] * 5]
    assert preflight(folder / "ada.pdf").findings == ()


def test_a_name_too_long_for_the_head_is_a_fault_of_the_profile(folder: Path) -> None:
    (folder / "long.toml").write_text(f'name = "{"Countess of Lovelace " * 6}"\n')
    small = cardgen("aids", "--game", "reflector", "--profile", "long.toml", "--paper", "100x100")
    assert (small.status, small.err.count("\n")) == (2, 1) and "choose larger paper" in small.err
    told = cardgen("aids", "--game", "reflector", "--profile", "long.toml")
    assert told.status == 1 and told.err.startswith("long.toml: ") and told.err.count("\n") == 1
    assert files(folder) == {} or not any(name.endswith(".pdf") for name in files(folder))
