"""QR symbols for phones: puzzles, tents, placemats and cards lead to the site or to a table."""

from pathlib import Path

import pytest
import zxingcpp

from cardgen.drawing.fonts import FontBook
from cardgen.games.rotator.puzzle_sheets import PerPage, puzzle_sheets
from cardgen.inputs.phone_link import PhoneLink, as_join_address, as_site, phone_link
from cardgen.sheets.tents import TENT, tents
from companion.rotator.puzzles import examples
from tests.support.commandline import cardgen
from tests.support.reading import pdf_image, pdf_of

A4 = (210.0, 297.0)
JOIN = "http://192.168.178.155:8317/#table=table-01&code=ABC234"
LONGEST_SITE = "https://games.example.org/" + 35 * "x" + "/"
LONGEST_JOIN = JOIN.replace("table-01", 59 * "x")


def scanned(data: bytes | Path, page: int = 0) -> list[str]:
    return [
        each.text
        for each in zxingcpp.read_barcodes(
            pdf_image(data if isinstance(data, bytes) else data.read_bytes(), page, 8)
        )
    ]


@pytest.mark.parametrize("per_page", [1, 6])
def test_a_puzzle_opens_its_board_on_the_site(book: FontBook, per_page: PerPage) -> None:
    puzzles = examples()[:per_page]
    (page,) = puzzle_sheets(puzzles, book, A4, per_page, site=LONGEST_SITE)
    wanted = [f"{LONGEST_SITE}#rotator={puzzle.identity}" for puzzle in puzzles]
    assert sorted(scanned(pdf_of((page,), book))) == sorted(wanted)


@pytest.mark.parametrize("link", [phone_link(LONGEST_SITE, None), phone_link(None, LONGEST_JOIN)])
def test_a_tent_has_a_symbol_on_the_half_of_its_player(book: FontBook, link: PhoneLink) -> None:
    for page in tents(book, [("Ann", "X"), ("Bob", "O")], "Table 1", ("vegan", ""), link):
        (found,) = zxingcpp.read_barcodes(image := pdf_image(pdf_of((page,), book), 0, 8))
        assert found.text == link.address
        assert found.position.top_left.y > image.height / 2 and page.width == TENT[0]


@pytest.mark.parametrize("layout", ["reflector-2", "deflector-3"])
def test_a_placemat_has_a_symbol_that_nothing_covers(tmp_path: Path, layout: str) -> None:
    path = tmp_path / "mat.pdf"
    command = ["print", layout.partition("-")[0], "placemat", "--layout", layout, "--paper", "a3"]
    assert cardgen(*command, "--join-qr", JOIN, "-o", path).status == 0
    assert scanned(path) == [JOIN]


def test_the_symbol_of_a_card_leads_to_the_site(tmp_path: Path) -> None:
    path = tmp_path / "card.pdf"
    done = cardgen("card", "--site", "games.example.org/cards", "--stock", "single", "-o", path)
    assert done.status == 0 and scanned(path) == ["https://games.example.org/cards/"]


def test_an_event_has_them_too(tmp_path: Path) -> None:
    (tmp_path / "event.toml").write_text(
        f"""name = "E"
site = "games.example.org"
placemats = false
[cards]
stock = "single"
qr_site = true
[puzzles]
count = 2
per_page = 2
[[table]]
game = "reflector"
players = 2
[[table]]
game = "reflector"
players = 2
join_qr = "{JOIN}"
"""
    )
    done = cardgen("event", tmp_path / "event.toml", "-o", tmp_path / "out", "--jobs", 1)
    assert done.status == 0, done.err
    site, out = "https://games.example.org/", tmp_path / "out"
    assert scanned(out / "print/cards.pdf") == [site]
    assert all(
        text.startswith(f"{site}#rotator=") for text in scanned(out / "print/puzzles.pdf", 2)
    )
    assert sorted(scanned(out / "print/tents.pdf")) == [JOIN, JOIN, site, site]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("ftp://example.com", "write one like https://"),
        ("games", "write one like https://"),
        ("example.com/#rotator=ABCDEFG", "leave out what begins with #"),
        ("example.com/?x=1", "leave out what begins with ?"),
        (LONGEST_SITE + "x/", "64 characters, and the QR symbol of a puzzle has room for 62"),
    ],
)
def test_wrong_addresses_of_a_site_are_refused_in_one_line(given: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=r"^'[^\n]*$") as error:
        as_site(given)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("https://example.com/", "such as http://192.168.1.5:8317/#table=tonight&code=ABC234"),
        (JOIN.replace("192.168.178.155", "127.0.0.1"), "start the server with --lan"),
        ("http://192.168.1.5:8317/#table=tonight&host=abc", "the host's own address"),
        (
            LONGEST_JOIN.replace("xx", "xxx", 1),
            "107 characters, and the QR symbol of a tent has room for 106",
        ),
    ],
)
def test_wrong_addresses_of_a_table_are_refused_in_one_line(given: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=r"^'[^\n]*$") as error:
        as_join_address(given)
    assert complaint in str(error.value)


def test_commands_and_event_files_say_what_is_wrong_with_an_address(tmp_path: Path) -> None:
    for command in (
        ["puzzles", "--site", "x"],
        ["print", "reflector", "--join-qr", "x"],
        ["card", "--site", "x"],
    ):
        done = cardgen(*command, "-o", tmp_path)
        assert (done.status, len(done.complaints)) == (2, 1) and command[-2] in done.err
    assert (
        "leave one of them out"
        in cardgen("print", "reflector", "--site", "example.com", "--join-qr", JOIN).err
    )
    path = tmp_path / "event.toml"
    path.write_text(
        f'name = "E"\nsite = "x"\n[[table]]\ngame = "rotator"\njoin_qr = "{JOIN}"\n',
        encoding="utf-8",
    )
    done = cardgen("event", path, "-o", tmp_path / "out")
    assert done.status == 1 and len(done.complaints) == 2
    assert "event.toml:2: site: 'x' is not a web address" in done.err
    assert "join_qr is for tents and placemats, and rotator has none" in done.err.replace(
        "join_qr: ", "join_qr "
    )
    assert not (tmp_path / "out").exists()
