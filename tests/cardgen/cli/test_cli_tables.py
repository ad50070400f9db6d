"""The command tables: which layouts it prints, for whom, at which size, and what it refuses."""

from pathlib import Path

import pikepdf
import pytest
from commandline import cardgen, files
from reading import plain_text

from cardgen.inputs.players import named_players
from cardgen.preflight.check import preflight

MM = 25.4 / 72


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def pages(path: str) -> list[str]:
    data = Path(path).read_bytes()
    with pikepdf.open(path) as pdf:
        return [plain_text(data, index) for index in range(len(pdf.pages))]


def sizes(path: str) -> list[tuple[int, int]]:
    with pikepdf.open(path) as pdf:
        return [
            (round(float(page.trimbox[2]) * MM), round(float(page.trimbox[3]) * MM)) for page in pdf.pages
        ]


def test_without_options_every_layout_has_a_page_and_the_preflight_finds_nothing() -> None:
    told = cardgen("tables")
    assert (told.status, told.err) == (0, "")
    assert told.out.splitlines() == [
        "wrote output/tables.pdf",
        "next: print on one side, at 100 %, on a4",
    ]
    shown = pages("output/tables.pdf")
    fixed = [
        "reflector-2",
        "deflector-3",
        "deflector-4-full",
        "deflector-4-partial",
        "deflector-5-full",
        "deflector-5-partial",
    ]
    families = [f"defector-{seats}-{kind}" for seats in range(6, 21) for kind in ("full", "island")]
    assert [next(word for word in text.split() if "-" in word) for text in shown] == fixed + families


@pytest.mark.parametrize(
    ("arguments", "file", "layouts"),
    [
        (("--layout", "deflector-3"), "deflector-3", ["deflector-3"]),
        (
            ("--game", "deflector", "--players", 4),
            "deflector-4-full",
            ["deflector-4-full"],
        ),
        (("--game", "reflector"), "reflector-2", ["reflector-2"]),
        (
            ("--game", "deflector"),
            "tables-deflector",
            [
                "deflector-3",
                "deflector-4-full",
                "deflector-4-partial",
                "deflector-5-full",
                "deflector-5-partial",
            ],
        ),
        (
            ("--game", "deflector", "--names", "Ann X,Bob O,Cat *,Dan #1"),
            "deflector-4-full",
            ["deflector-4-full"],
        ),
        (
            ("--game", "defector", "--players", 11),
            "defector-11-full",
            ["defector-11-full"],
        ),
    ],
)
def test_tables_are_chosen_by_layout_or_by_game_and_players(
    arguments: tuple[object, ...], file: str, layouts: list[str]
) -> None:
    told = cardgen("tables", *arguments)
    assert (told.status, told.err) == (0, "")
    shown = pages(f"output/{file}.pdf")
    assert len(shown) == len(layouts)
    for text, layout in zip(shown, layouts, strict=True):
        assert layout in text.split()
        assert ("Ann" in text) == ("--names" in arguments)


def test_pictures_and_svg_files_are_made_as_of_every_printable(folder: Path) -> None:
    told = cardgen(
        "tables", "--game", "deflector", "--players", 5, "--format", "both", "--preview", "-o", "made"
    )
    assert (told.status, told.err) == (0, "")
    assert sorted(files(folder / "made")) == [
        "deflector-5-full-1.png",
        "deflector-5-full-page-1.svg",
        "deflector-5-full.pdf",
    ]


def test_a_placemat_is_on_one_sheet_where_the_paper_is_large_enough() -> None:
    told = cardgen("tables", "--placemat", "--layout", "defector-20-island", "--paper", "a2", "-o", "mat.pdf")
    assert (told.status, told.err) == (0, "")
    assert told.out.splitlines()[-1] == (
        "next: print on one side, at 100 %, on a2; lay the cards on it, or play on it with a pencil. "
        "This is defector-20-island; for the other layout: --layout defector-20-full"
    )
    assert sizes("mat.pdf") == [(594, 420)]
    assert preflight(Path("mat.pdf")).findings == ()


def test_a_placemat_is_on_several_sheets_where_it_is_not(folder: Path) -> None:
    arguments = (
        "--placemat",
        "--layout",
        "deflector-5-full",
        "--geometry",
        "us",
        "--cell",
        8,
        "--paper",
        "letter",
    )
    told = cardgen("tables", *arguments, "--format", "both")
    assert (told.status, told.err) == (0, "")
    assert "; the first page says how to cut and glue the sheets. This is deflector-5-full" in told.out
    made = sorted(files(folder / "output"))
    sheets = len(made) - 2
    assert made == [
        "placemat-deflector-5-full-assembly.svg",
        *(f"placemat-deflector-5-full-sheet-{number}.svg" for number in range(1, sheets + 1)),
        "placemat-deflector-5-full.pdf",
    ]
    shown = pages("output/placemat-deflector-5-full.pdf")
    assert f"{sheets} sheets" in shown[0]
    assert len(shown) == sheets + 1
    assert preflight(Path("output/placemat-deflector-5-full.pdf")).findings == ()


@pytest.mark.parametrize(
    ("arguments", "complaints"),
    [
        (
            ("--layout", "deflector-4-ful"),
            [
                "--layout: there is no layout 'deflector-4-ful' (did you mean 'deflector-4-full'?): "
                "reflector-2, deflector-3, deflector-4-full, deflector-4-partial, deflector-5-full, "
                "deflector-5-partial, defector-N-full and defector-N-island with N from 6 to 20, or all"
            ],
        ),
        (
            ("--layout", "defector-21-full"),
            ["--layout: 'defector-21-full' has too many seats to print: at most 20"],
        ),
        (
            ("--game", "deflector", "--players", 6),
            ["--players: deflector is for 3 to 5 players, not 6 [T2b]"],
        ),
        (
            ("--game", "defector", "--players", 5),
            ["--players: defector is for 6 or more players, not 5 [T2b]"],
        ),
        (
            ("--game", "defector", "--players", 21),
            ["--players: 21 players: a table can be printed for at most 20"],
        ),
        (
            ("--layout", "defector-37-island"),
            ["--layout: 'defector-37-island' has too many seats to print: at most 20"],
        ),
        (
            ("--layout", f"defector-{10**40}-full"),
            [f"--layout: 'defector-{10**40}-full' has too many seats to print: at most 20"],
        ),
        (
            ("--layout", "reflector-2", "--names", "ann x,ANN X"),
            [
                "--names: player 2: there is a player ann already; ANN differs in capitals only",
                "--names: player 2: another player has the symbol x; X differs in capitals only",
            ],
        ),
        (
            ("--layout", "reflector-2", "--names", "Ann .,Bob ▲"),
            [
                "--names: player 1: the symbol . looks like a dot, which marks a Node: choose another, "
                "such as X or O",
                "--names: player 2: the symbol ▲ looks like a triangle, which marks a Master: "
                "choose another, such as X or O",
            ],
        ),
        (
            ("--layout", "reflector-2", "--names", "Ann X; Bob O"),
            ["--names: a comma separates players, such as 'Ann X, Bob O'"],
        ),
        (
            ("--layout", "deflector-3", "--names", "Ann X,Bob O"),
            ["cardgen tables: deflector-3 is for 3 players, and 2 are named"],
        ),
        (
            ("--layout", "deflector-3", "--names", ",I1 O,Ann X,ann Y,Ann Lee Z,Cat X,Dan wide"),
            [
                "--names: player 1: a name and a symbol are missing, such as Ann A",
                "--names: player 2: 'I1' is no name for a player: islands are called I1, I2, and so on",
                "--names: player 4: there is a player Ann already; ann differs in capitals only",
                "--names: player 6: another player has the symbol X",
                "--names: player 7: 'wide' is no symbol: choose 1 to 3 characters, such as X, not # alone",
            ],
        ),
        (
            ("--layout", "deflector-3", "--paper", "60x60"),
            ["cardgen tables: deflector-3 does not fit on a page of 60 x 60 mm: choose larger paper"],
        ),
        (
            ("--layout", "deflector-3", "--placemat", "--cell", 20),
            ["cardgen tables: spaces of 20 mm: choose 4.4 to 15"],
        ),
        (
            ("--layout", "reflector-2", "--names", f"{'N' * 40} X,Bob O"),
            None,
        ),
        (
            ("--layout", "reflector-2", "--names", "\U00013000nn X,Bob O"),
            None,
        ),
    ],
)
def test_wrong_input_is_a_line_each_and_nothing_is_written(
    folder: Path, arguments: tuple[object, ...], complaints: list[str] | None
) -> None:
    told = cardgen("tables", *arguments)
    assert (told.status, told.out) == (2, "")
    if complaints is None:
        (line,) = told.complaints
        assert line.startswith("--names: ") and ("shorten it" in line or "no font here has" in line)
    else:
        assert told.complaints == complaints
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--layout", "deflector-3", "--game", "deflector"), "leave out --game"),
        (("--players", 4), "--players goes with --game"),
        (("--names", "Ann X"), "say which with --layout"),
        (("--layout", "deflector-3", "--cell", 8), "add --placemat"),
        (("--placemat",), "say which with --layout"),
        (("--placemat", "--game", "deflector"), "say for how many with --players"),
        (("--layout", "deflector-3", "--format", "svg", "--preview"), "--format both"),
        (("--game", "chess"), "chess"),
    ],
)
def test_options_that_contradict_each_other_are_wrong_usage(
    folder: Path, arguments: tuple[object, ...], word: str
) -> None:
    told = cardgen("tables", *arguments)
    assert told.status == 2
    assert word in told.err
    assert list(folder.iterdir()) == []


def test_the_same_input_gives_the_same_bytes(folder: Path) -> None:
    for name in ("a", "b"):
        assert (
            cardgen("tables", "--layout", "deflector-4-partial", "--format", "both", "-o", name).status == 0
        )
    assert files(folder / "a") == files(folder / "b")


def test_a_name_alone_gets_its_initial_or_another_free_symbol() -> None:
    named = named_players("Ann X, Eve, Xenia, Ed, Bob Lee E")
    assert named == (("Ann", "X"), ("Eve", "O"), ("Xenia", "Z"), ("Ed", "H"), ("Bob Lee", "E"))
    assert named_players("Ann,Eve") == (("Ann", "A"), ("Eve", "E"))
