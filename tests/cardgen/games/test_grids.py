"""Grid sheets: whole grids of the right size, pairs together, all where a printer can print."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Page
from cardgen.games import PRINTED
from cardgen.inputs.profile import Profile
from cardgen.preflight.check import preflight
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.letterhead import owner_block
from companion.games import GRID_GAMES
from companion.grid import COLUMNS
from tests.support.game_sheets import grid_sheets
from tests.support.nightly import tries
from tests.support.reading import Painted, box_of, letters, page_of, painted, pdf_of, texts

A4, LETTER = (210.0, 297.0), (215.9, 279.4)
PAPERS = pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])
EVERY_GAME = pytest.mark.parametrize("game", GRID_GAMES)
PAIRED = pytest.mark.parametrize("game", [game for game in GRID_GAMES if game != "rotator"])
CELLS = tries((6.5, 10, 15), in_a_night=(5, 6.5, 8, 10, 12.5, 15))


def pages(
    game: str, book: FontBook, paper: tuple[float, float], cell: float, players: int | None = None
) -> list[Page]:
    """Return the sheets, or none where such grids are larger than the paper."""
    try:
        return list(grid_sheets(game, book, paper, cell, players))
    except SheetError as error:
        assert "choose smaller spaces or larger paper" in str(error)
        return []


def rims(found: list[Painted], cell: float, rows: int) -> list[Box]:
    """Return where the grids of a page lie."""
    return [
        path.box
        for path in found
        if path.stroke
        and len(path.subpaths) == 1
        and path.box.width == pytest.approx(10 * cell, abs=0.01)
        and path.box.height == pytest.approx(rows * cell, abs=0.01)
    ]


@EVERY_GAME
@PAPERS
@pytest.mark.parametrize("cell", CELLS)
def test_grids_are_whole_apart_and_where_a_printer_can_print(
    game: str, paper: tuple[float, float], cell: float, book: FontBook
) -> None:
    printable = Box(0, 0, *paper).expanded(-5)
    rows = 20 if game == "rotator" else 10
    made = pages(game, book, paper, cell)
    assert made or cell * rows > 240 or cell * 10 > 180
    data = pdf_of(made or (page_of(9, 9),), book)
    for index, page in enumerate(made):
        assert (page.width, page.height) == paper
        found = painted(data, index)
        assert all(printable.holds(path.box) for path in found)
        assert all(path.width >= 0.499 for path in found if path.stroke)
        boxes = [(text.content, box_of(book, text, matrix)) for text, matrix in texts(page)]
        assert all(printable.holds(box) for _, box in boxes)
        for (words, box), (others, other) in combinations(boxes, 2):
            assert not box.overlaps(other), f"{words} and {others} overlap"
        grids = rims(found, cell, rows)
        assert grids
        for first, second in combinations(grids, 2):
            assert not (first.expanded(1).holds(second) or overlapping(first, second))
        for grid in grids:
            lines = [
                path
                for path in found
                if len(path.subpaths) == 9 + rows - 1 and grid.expanded(0.01).holds(path.box)
            ]
            (inner,) = lines
            columns = sorted(
                subpath[0][0] - grid.x
                for subpath in inner.subpaths
                if subpath[0][0] == subpath[1][0]
            )
            assert columns == pytest.approx([i * cell for i in range(1, 10)], abs=0.01)
            assert not any(overlapping(grid, box) for _, box in boxes), "text in a grid"


def overlapping(first: Box, second: Box) -> bool:
    return (
        min(first.right, second.right) - max(first.x, second.x) > 0.01
        and min(first.bottom, second.bottom) - max(first.y, second.y) > 0.01
    )


@PAIRED
@PAPERS
@pytest.mark.parametrize("cell", CELLS)
def test_each_player_gets_a_private_and_a_public_grid_side_by_side_or_stacked(
    game: str, paper: tuple[float, float], cell: float, book: FontBook
) -> None:
    made = pages(game, book, paper, cell)
    if not made:
        return
    kinds = [
        [
            (text.content, box_of(book, text, matrix))
            for text, matrix in texts(page)
            if text.content in ("Private", "Public")
        ]
        for page in made
    ]
    flat = [words for page in kinds for words, _ in page]
    assert Counter(flat) == dict.fromkeys(("Private", "Public"), GRID_GAMES[game].players[0])
    for page in kinds:
        if len(page) == 1:  # so large that one fills a page
            assert all(len(other) == 1 for other in kinds)
            continue
        for (words, first), (others, second) in zip(page[::2], page[1::2], strict=True):
            assert (words, others) == ("Private", "Public")
            assert first.y == pytest.approx(second.y, abs=0.5) or first.x == pytest.approx(
                second.x, abs=0.5
            )


@EVERY_GAME
def test_every_grid_is_labelled(game: str, book: FontBook) -> None:
    (page, *_) = grid_sheets(game, book, A4, 8)
    rows = 20 if game == "rotator" else 10
    data = pdf_of((page,), book)
    grids = rims(painted(data, 0), 8, rows)
    found = [text.content for text, _ in texts(page) if text.size < 10]
    halves = len(grids) * rows // 10
    for column in COLUMNS:
        assert found.count(column) == halves
    for row in range(1, 11):
        assert found.count(str(row)) == halves
    assert all(letter.size >= 5.49 for letter in letters(data, 0))


def test_the_red_grid_of_rotator_faces_away(book: FontBook) -> None:
    (page,) = grid_sheets("rotator", book, A4, 8)
    data = pdf_of((page,), book)
    turned = {letter.turn for letter in letters(data, 0)}
    assert turned == {0, 180}
    columns = {
        turn: [letter for letter in letters(data, 0) if letter.turn == turn] for turn in (0, 180)
    }
    (a_below,) = (letter for letter in columns[0] if letter.character == "A")
    (a_above,) = (letter for letter in columns[180] if letter.character == "A")
    assert a_above.box.y < a_below.box.y
    assert a_above.box.x > a_below.box.x


@pytest.mark.parametrize(
    ("game", "players"), [("reflector", 2), ("deflector", 5), ("defector", 11)]
)
def test_as_many_players_as_asked_get_grids(game: str, players: int, book: FontBook) -> None:
    for cell, strips in (
        (7.5, players),
        (10, 2 * players),
    ):  # side by side, or each with a name of its own
        made = grid_sheets(game, book, A4, cell, players)
        words = [text.content for page in made for text, _ in texts(page)]
        assert words.count("Private") == words.count("Public") == players
        assert words.count("Name") == words.count("Symbol") == strips


@pytest.mark.parametrize(
    ("game", "shown"),
    [
        ("reflector", {"Null", "Owned", "Node"}),
        ("deflector", {"Null", "Owned", "Node", "Deflector"}),
        ("defector", {"Null", "Owned", "Node", "Deflector"}),
        ("rotator", {"Solid", "Node", "This turn", "1 turn ago", "2 turns ago"}),
    ],
)
def test_the_key_explains_the_marks_of_the_game(game: str, shown: set[str], book: FontBook) -> None:
    every = {
        "Null",
        "Owned",
        "Node",
        "Deflector",
        "Solid",
        "This turn",
        "1 turn ago",
        "2 turns ago",
    }
    for page in grid_sheets(game, book, A4, 8):
        assert {text.content for text, _ in texts(page)} & every == shown


@EVERY_GAME
def test_no_words_meet_on_small_paper(game: str, book: FontBook) -> None:
    page, *_ = grid_sheets(game, book, (148.0, 210.0))
    boxes = [(text.content, box_of(book, text, matrix)) for text, matrix in texts(page)]
    for (one, box), (other, at) in combinations(boxes, 2):
        meet = box.intersection(at)
        assert min(meet.width, meet.height) <= 0.01, f"{one} and {other} overlap"


def test_as_many_rotator_boards_as_fit_fill_a_page(book: FontBook) -> None:
    for cell, count in ((5, 4), (6, 1), (None, 1)):
        (page,) = grid_sheets("rotator", book, A4, cell)
        assert [text.content for text, _ in texts(page)].count("Boosts") == count
    (page,) = grid_sheets("rotator", book, A4, 5, players=1)
    assert [text.content for text, _ in texts(page)].count("Boosts") == 1


@pytest.mark.parametrize(
    ("cell", "players", "paper", "message"),
    [
        (4.9, 2, A4, "spaces of 4.9 mm: choose 5 to 15"),
        (15.1, 2, A4, "spaces of 15.1 mm: choose 5 to 15"),
        (float("nan"), 2, A4, "spaces of nan mm: choose 5 to 15"),
        (8, 0, A4, "reflector is for 2 players, not 0"),
        (8, 3, A4, "reflector is for 2 players, not 3"),
        (
            8,
            2,
            (100.0, 150.0),
            "a grid with spaces of 8 mm needs 114 x 187 mm, and the paper has 100 x 150: "
            "choose smaller spaces or larger paper",
        ),
    ],
)
def test_what_cannot_be_made_is_refused(
    cell: float, players: int, paper: tuple[float, float], message: str, book: FontBook
) -> None:
    with pytest.raises(SheetError) as caught:
        grid_sheets("reflector", book, paper, cell, players)
    assert str(caught.value) == message


def test_the_size_that_is_said_to_be_needed_is_enough(book: FontBook) -> None:
    assert len(grid_sheets("reflector", book, (114.0, 187.0), 8)) == 4


@EVERY_GAME
@pytest.mark.parametrize("settings", [{}, {"color": "cmyk", "pdfx": True}], ids=["rgb", "pdfx"])
def test_the_preflight_finds_nothing_to_complain_about(
    game: str, settings: dict[str, object], book: FontBook, tmp_path: Path
) -> None:
    path = tmp_path / "grids.pdf"
    made = [page for cell in (5, 8) for page in pages(game, book, A4, cell)]
    path.write_bytes(pdf_of(made, book, **settings))
    assert preflight(path).findings == ()


@PAPERS
@pytest.mark.parametrize("game", ["reflector", "deflector", "defector"])
def test_the_usual_grids_are_the_largest_of_which_two_players_share_a_page(
    game: str, paper: tuple[float, float], book: FontBook
) -> None:
    (page, *_) = grid_sheets(game, book, paper)
    found = [text.content for text, _ in texts(page)]
    assert found.count("Private") == found.count("Public") == 2
    (cell,) = {round(box.width / 10, 1) for box in _frames(pdf_of((page,), book))}
    assert cell >= 6.5
    bigger = grid_sheets(game, book, paper, cell + 0.1)[0]
    assert [text.content for text, _ in texts(bigger)].count("Public") < 2


def _frames(data: bytes) -> list[Box]:
    return [
        path.box
        for path in painted(data, 0)
        if path.stroke and path.box.width > 60 < path.box.height
    ]


def test_sheets_carry_the_game_its_colour_and_their_owner(book: FontBook) -> None:
    owner = owner_block(Profile("Adelaide Byrne", organisation="Difference & Sons"), book)
    (page,) = grid_sheets("reflector", book, A4, owner=owner)
    found = {text.content: text.ink for text, _ in texts(page)}
    tag = "Private and public grid; cut along the dashed lines"
    assert {
        "Adelaide Byrne",
        "Difference & Sons",
        tag,
        "2 players, 2 on this sheet",
    } <= found.keys()
    assert found["Reflector"] == found["Private"] == PRINTED["reflector"].inks.word
