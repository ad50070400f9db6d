"""The command print: which files it writes, what it says to do with them, and what it refuses."""

from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardgen.games import PRINTED
from cardgen.jobs.prints import named_players
from cardgen.preflight.check import preflight
from cardgen.sheets.typesetting import typographic
from companion.data import data_path
from companion.rulebook import rulings
from tests.support.commandline import cardgen, files
from tests.support.nightly import nightly

HOUSE = data_path("layouts/decks/house.toml").read_text("utf-8")
SIX = "Ann X,Bob O,Cat Z,Dan V,Eve S,Fay ="


def words(path: str) -> list[str]:
    with pypdfium2.PdfDocument(path) as document:
        return [" ".join(page.get_textpage().get_text_range().split()) for page in document]


def sizes(path: str) -> list[tuple[int, int]]:
    with pikepdf.open(path) as pdf:
        return [
            tuple(round(float(side) / 72 * 25.4) for side in page.mediabox[2:])
            for page in pdf.pages
        ]  # type: ignore[misc]


def test_a_game_is_printed_with_all_that_a_table_needs(folder: Path) -> None:
    told = cardgen("print", "defector", "--names", SIX, "--paper", "letter")
    assert (told.status, told.err) == (0, "")  # the preflight would speak of each fault
    assert set(files(folder)) == {
        "output/defector.pdf",
        "output/defector-cards.pdf",
        "output/defector-record.pdf",
    }
    assert told.out.splitlines()[-1] == (
        "next: print at 100 %, on letter: defector on one side; defector-cards on one side, on "
        "stiff paper; "
        "defector-record on both sides, flip on the long edge. Cut along the dashed lines. "
        "Fold the tents and stand them up in the order of turns. "
        "Cut out the cards of rules, fold them backwards and glue them."
    )
    pages, cards = words("output/defector.pdf"), words("output/defector-cards.pdf")
    assert ["defector-6-full" in page for page in pages[:2]] == [True, False]
    assert all(f"Defector, {number} / 3" in page for number, page in enumerate(pages[2:5], 1))
    assert pages[5].startswith("Marks") and sum("Private" in page for page in pages[6:]) == 3
    assert cards[0].count("next: Bob") == 2 and cards[0].count("next: Ann") == 2
    assert "Master" in cards[1]
    assert " ".join(cards).count("6 or more players") == 8, "two spare ones fill the sheet"
    assert "player Ann X board Ann hidden" in words("output/defector-record.pdf")[0]


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        ("rotator rules", "rotator-rules"),
        ("Deflector GRIDS", "deflector-grids"),
        ("reflector record", "reflector-record"),
        ("attack-defend track", "attack-defend-track"),
        ("attack-defend aid", "attack-defend-aid"),
        ("tactics-joker board --deal K7", "tactics-joker-board"),
        ("tactics-joker mat --reduced --cards bridge", "tactics-joker-mat-reduced"),
        ("deflector rules symbols", "deflector"),
    ],
)
def test_parts_that_are_printed_alike_share_a_file(arguments: str, name: str, folder: Path) -> None:
    told = cardgen("print", *arguments.split())
    assert (told.status, told.err) == (0, "")
    assert set(files(folder)) == {f"output/{name}.pdf"} and "100 %" in told.out.splitlines()[-1]
    first = files(folder)
    assert cardgen("print", *arguments.split()).status == 0 and files(folder) == first


def test_svg_comes_page_by_page(folder: Path) -> None:
    told = cardgen("print", "reflector", "rules", "aid", "--format", "svg", "-o", "svg")
    assert (told.status, told.err) == (0, "")
    assert set(files(folder / "svg")) == {
        "reflector-rules-reflector-rules.svg",
        "reflector-rules-reflector-rules-overleaf.svg",
        "reflector-aid-sheet-1-aid-cards-and-their-backs.svg",
    }


@pytest.mark.parametrize(
    ("arguments", "layouts"),
    [
        ("deflector table --layout deflector-4-partial", ["deflector-4-partial"]),
        ("reflector table", ["reflector-2"]),
        ("deflector table --players 5", ["deflector-5-full", "deflector-5-partial"]),
        ("defector table --players 11", ["defector-11-full", "defector-11-island"]),
    ],
)
def test_a_table_lies_in_each_way_or_in_the_one_that_is_named(
    arguments: str, layouts: list[str]
) -> None:
    _, game, *rest = told = ["print", *arguments.split()]
    assert cardgen(*told).status == 0, rest
    shown = words(f"output/{game}-table.pdf")
    assert [name for page in shown for name in page.split() if name in layouts] == layouts


def test_a_placemat_is_on_one_sheet_where_the_paper_is_large_enough() -> None:
    layout = "defector-20-island"
    told = cardgen(
        "print", "defector", "placemat", "--layout", layout, "--paper", "a2", "-o", "mat.pdf"
    )
    assert (told.status, told.err) == (0, "")
    assert sizes("mat.pdf") == [(594, 420)]
    assert preflight(Path("mat.pdf")).findings == ()


def test_a_placemat_is_on_several_sheets_where_it_is_not(folder: Path) -> None:
    arguments = (
        "placemat --layout deflector-5-full --geometry us --cell 8 --paper letter --format both"
    )
    told = cardgen("print", "deflector", *arguments.split())
    assert (told.status, told.err) == (0, "")
    assert "Glue placemats of several sheets together" in told.out
    made = sorted(files(folder / "output"))
    sheets = len(made) - 2
    shown = words("output/deflector-placemat.pdf")
    assert f"{sheets} sheets" in shown[0] and len(shown) == sheets + 1
    assert preflight(Path("output/deflector-placemat.pdf")).findings == ()


@pytest.mark.parametrize("stock", ["avery-c32011", pytest.param("avery-5371", marks=nightly)])
def test_perforated_stock_holds_ten_cards_a_sheet(stock: str, folder: Path) -> None:
    told = cardgen(
        "print", "attack-defend", "deck", "--stock", stock, "--theme", "paper", "-o", "deck.pdf"
    )
    assert (told.status, told.err) == (0, "") and stock in told.out
    found = preflight(folder / "deck.pdf")
    assert found.findings == () and found.pages == 10


@nightly
def test_a_print_shop_gets_each_card_with_bleed(folder: Path) -> None:
    told = cardgen(
        "print", "attack-defend", "deck", "--stock", "single", "--pdfx", "-o", "deck.pdf"
    )
    assert (told.status, told.err) == (0, "") and "print shop" in told.out
    found = preflight(folder / "deck.pdf")
    assert found.findings == () and found.pages == 100


def test_a_deck_of_ones_own_is_printed_from_its_file(folder: Path) -> None:
    (folder / "mine.toml").write_text(HOUSE.replace('name = "house"', 'name = "mine"'), "utf-8")
    arguments = "print attack-defend rules --deck mine.toml --format svg --svg-text live"
    told = cardgen(*arguments.split())
    assert (told.status, told.err) == (0, "")
    made = "".join(data.decode() for name, data in files(folder).items() if name.endswith(".svg"))
    assert "Deck mine." in made and "author" not in made


def test_faults_of_a_deck_are_told_with_their_lines(folder: Path) -> None:
    wrong = HOUSE.replace("count = 9", "count = 0").replace('do = ["take 4"]', 'do = ["tak 4"]')
    (folder / "mine.toml").write_text(wrong, "utf-8")
    told = cardgen("print", "attack-defend", "deck", "--deck", "mine.toml")
    lines = wrong.splitlines()
    assert told.status == 1 and not (folder / "output").exists()
    count, step = (lines.index(line) + 1 for line in ("count = 0", 'do = ["tak 4"]'))
    assert told.complaints == [
        f"mine.toml:{count}: card.1.count: must be a whole number from 1 to 50",
        f"mine.toml:{step}: card.4.black.do: there is no step 'tak 4'; did you mean 'take'?",
    ]


def test_a_text_that_does_not_fit_is_told_with_the_line_of_its_card(folder: Path) -> None:
    text = "WWWW " * 39
    own = HOUSE.replace('{do = ["peek 2"]}', f'{{do = ["peek 2"], text = "{text}"}}')
    (folder / "mine.toml").write_text(own, "utf-8")
    told = cardgen("print", "attack-defend", "deck", "--deck", "mine.toml")
    (complaint,) = told.complaints
    line = HOUSE.splitlines().index('id = "scout"')
    assert told.status == 1 and complaint.startswith(f"mine.toml:{line}: card scout: ")
    assert not (folder / "output").exists()


@pytest.mark.parametrize(
    ("arguments", "status", "complaints"),
    [
        ("chess", 2, "there is no game 'chess': rotator, reflector, "),
        ("deflectr", 2, "there is no game 'deflectr' (did you mean 'deflector'?): "),
        ("rotator tents", 2, "there is no part of Rotator 'tents'"),
        (
            "attack-defend rules --stock single",
            2,
            "--stock is for deck: print that, or leave it out",
        ),
        ("attack-defend track --pdfx", 2, "--pdfx is for deck"),
        (
            "reflector grids --names Ann,Bob",
            2,
            "--names is for table, placemat, tents and record: print one of these, or leave it out",
        ),
        (
            "attack-defend rules --cell 8",
            2,
            "--cell changes nothing of Attack/Defend: leave it out",
        ),
        ("tactics-joker tokens --reduced", 2, "--reduced is for mat"),
        ("tactics-joker aid --profile me.toml", 2, "--profile is for rules"),
        ("tactics-joker board --deal no_seed", 2, "--deal: "),
        ("tactics-joker tokens --paper 100x100", 2, "larger paper"),
        ("tactics-joker rules --paper 100x100", 2, "larger paper"),
        ("tactics-joker aid --paper 100x100", 2, "larger paper"),
        ("tactics-joker record --paper 100x100", 2, "larger paper"),
        ("deflector rules --site example.com", 2, "is for placemat and tents: print one of these"),
        ("attack-defend deck --stock single --duplex long", 2, "--stock single"),
        ("attack-defend deck --no-duplex --printer office", 2, "--no-duplex"),
        ("attack-defend deck --pdfx --format svg", 2, "--pdfx is for PDF"),
        ("attack-defend deck --stock nothing", 2, "nothing"),
        ("attack-defend deck --stock avery-l7414", 1, "does not fit"),
        ("attack-defend deck --deck none.toml", 1, "none.toml: cannot be read"),
        ("attack-defend rules --paper 90x90", 2, "larger paper"),
        ("reflector rules --paper 120x120", 2, "need a larger page at 8.5 pt: choose larger paper"),
        ("deflector table --paper 60x60", 2, "deflector-3 does not fit on a page of 60 x 60 mm"),
        ("deflector placemat --cell 20", 2, "spaces of 20 mm: choose 4.4 to 15"),
        ("deflector --names Ann,Bob", 2, "--names: deflector is for 3 to 5 players, not 2 [T2b]"),
        ("defector --players 3", 2, "--players: defector is for 6 or more players, not 3 [T2b]"),
        (
            "defector --players 21",
            2,
            "--players: 21 are more than a page can show: at most 20 at a table",
        ),
        (
            "reflector --names Ann,Bob --players 2",
            2,
            "--names says how many play: leave out --players",
        ),
        (
            "deflector table --layout deflector-4-ful",
            2,
            "there is no layout 'deflector-4-ful' (did you mean 'deflector-4-full'?): "
            "deflector-3, ",
        ),
        (
            "deflector table --layout deflector-3 --players 4",
            2,
            "deflector-3 is for 3 players, not 4",
        ),
        ("defector table --layout defector-21-full", 2, "there is no layout 'defector-21-full'"),
        (
            "reflector table --names ann;bob",
            2,
            "--names: a comma separates players, such as 'Ann X, Bob O'",
        ),
        (
            "rulebook rules --players 3",
            2,
            "rules of all games: leave out rules, --players",
        ),
        ("rulebook --paper 120x120", 2, "the rule book needs a larger page: choose larger paper"),
    ],
)
def test_what_can_not_be_printed_is_one_line_and_nothing_is_written(
    arguments: str, status: int, complaints: str, folder: Path
) -> None:
    told = cardgen("print", *arguments.split())
    assert (told.status, len(told.complaints)) == (status, 1) and complaints in told.err, told.err
    assert files(folder) == {}


@pytest.mark.parametrize(
    ("names", "complaints"),
    [
        (
            "ann x,ANN X",
            [
                "player 2: there is a player ann already; ANN differs in capitals only",
                "player 2: another player has the symbol x; X differs in capitals only",
            ],
        ),
        (
            "Ann .,Bob ▲",
            [
                "player 1: the symbol . looks like a dot, which marks a Node: choose another, "
                "such as X or O",
                "player 2: the symbol ▲ looks like a triangle, which marks a Master: choose "
                "another, such as "
                "X or O",
            ],
        ),
        (
            ",I1 O,Ann X,ann Y,Ann Lee Z,Cat X,Dan wide",
            [
                "player 1: a name is missing, such as Ann",
                "player 2: 'I1' is no name for a player: islands are called I1, I2, and so on",
                "player 4: there is a player Ann already; ann differs in capitals only",
                "player 6: another player has the symbol X",
                "player 7: 'wide' is no symbol: choose 1 to 3 characters, such as X, not # alone",
            ],
        ),
    ],
)
def test_each_name_that_cannot_be_is_told(names: str, complaints: list[str], folder: Path) -> None:
    told = cardgen("print", "reflector", "table", "--names", names)
    assert (told.status, told.complaints) == (2, [f"--names: {each}" for each in complaints])
    assert files(folder) == {}


@pytest.mark.parametrize(
    ("names", "players"),
    [
        ("Ann Lee,Bob Ray", (("Ann Lee", "A"), ("Bob Ray", "B"))),
        ("Ann Lee X,Alan Bo", (("Ann Lee", "X"), ("Alan Bo", "A"))),
        ("Ann Lee,Al Lee", (("Ann Lee", "A"), ("Al Lee", "X"))),
        ("Ann XY,Bob 7", (("Ann", "XY"), ("Bob", "7"))),
        ("דנה לוי,李 明", (("דנה לוי", "ד"), ("李", "明"))),
    ],
)
def test_a_family_name_is_no_symbol(names: str, players: tuple[tuple[str, str], ...]) -> None:
    assert named_players(names) == players


@pytest.mark.parametrize("part", ["table", "tents", "record"])
@pytest.mark.parametrize(
    ("names", "says"),
    [
        (f"{'Wolfeschlegelstein' * 4} X,Bob O", "shorten it"),
        ("Ann X,Bob 🦊", "no font here has '🦊'"),
    ],
)
def test_a_name_that_cannot_be_set_is_refused(
    part: str, folder: Path, names: str, says: str
) -> None:
    told = cardgen("print", "reflector", part, "--names", names)
    assert told.status == 2 and len(told.complaints) == 1
    assert told.complaints[0].startswith("--names: ") and says in told.complaints[0]
    assert not files(folder)


def test_the_rulebook_is_a_booklet_with_every_ruling(folder: Path) -> None:
    told = cardgen("print", "rulebook", "-o", "book.pdf")
    assert (told.status, told.err) == (0, "")
    assert "flip on the short edge" in told.out and "fold in the middle" in told.out
    assert preflight(folder / "book.pdf").findings == ()
    said = words("book.pdf")
    assert len(said) % 2 == 0
    for ruling in rulings():
        title = f"{ruling.number} {typographic(ruling.title)}"
        assert any(title in page for page in said), ruling.number


@pytest.mark.parametrize("paper", ["a4", "a3"])
def test_the_person_of_a_profile_stands_in_the_head_of_every_page_that_has_one(
    folder: Path, paper: str
) -> None:
    (folder / "ada.toml").write_text(
        'name = "Augusta Ada King Byron Lovelace"\norganisation = "Analytical Engines"\nlogo = '
        '"mark.svg"\n'
    )
    mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    (folder / "mark.svg").write_text(mark)
    arguments = (
        f"print deflector rules symbols record --profile ada.toml --paper {paper} -o ada.pdf"
    )
    assert cardgen(*arguments.split()).status == 0
    pages = [*words("ada.pdf"), *words("ada-record.pdf")]
    rules, symbols, record = (True, False), (True,), (True,) * 4
    assert ["Augusta Ada King Byron Lovelace" in page for page in pages] == [
        *(*rules, *symbols, *record)
    ]
    assert ["Analytical Engines" in page for page in pages] == [True, *[False] * 6]
    assert preflight(folder / "ada.pdf").findings == ()


def test_a_name_too_long_for_the_head_is_a_fault_of_the_profile(folder: Path) -> None:
    (folder / "long.toml").write_text(f'name = "{"Countess of Lovelace " * 6}"\n')
    arguments = "print reflector rules --profile long.toml"
    small = cardgen(*arguments.split(), "--paper", "100x100")
    assert (small.status, small.err.count("\n")) == (2, 1) and "choose larger paper" in small.err
    told = cardgen(*arguments.split())
    assert told.status == 1 and told.err.startswith("long.toml: ") and told.err.count("\n") == 1
    assert not any(name.endswith(".pdf") for name in files(folder))


def test_a_name_alone_gets_its_initial_or_another_free_symbol() -> None:
    named = named_players("Ann X, Eve, Xenia, Ed, Bob Lee E")
    assert named == (("Ann", "X"), ("Eve", "O"), ("Xenia", "Z"), ("Ed", "H"), ("Bob Lee", "E"))
    assert named_players("Ann,Eve") == (("Ann", "A"), ("Eve", "E"))


def test_help_names_every_game() -> None:
    shown = cardgen("print", "chess").err
    assert all(name in shown for name in PRINTED)
