"""Positions on paper: just what the table, or one player, may know, at the spaces where it is."""

import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.drawing.svg import write_svg
from cardgen.games.rotator.position import rotator_page
from cardgen.games.territory.position import TerritoryPosition, position_pages, private_page
from cardgen.preflight.check import preflight
from companion.grid import name_of
from companion.rotator.board import COLUMNS, ROWS
from companion.rotator.board import name_of as board_name
from companion.rotator.puzzles import examples
from companion.rotator.state import Position, start
from companion.session import Session
from companion.territory.view import public
from companion.words import language
from tests.support.commandline import cardgen, files
from tests.support.reading import (
    Painted,
    box_of,
    difference,
    painted,
    pdf_image,
    pdf_of,
    plain_text,
    svg_image,
    texts,
)
from tests.support.rotator_turns import play
from tests.support.table_reading import grids_of, space_on

A4 = (210.0, 297.0)
BOOK = FontBook()

ANN = (
    "board Ann nodes C3 H3 C6 H6 E8 "
    "deflectors A1 B1 C1 D1 E1 F1 G1 A10 B10 C10 D10 E10 F10 G10 H10 A9 B9 I9 J9 J10"
)
CAT = ANN.replace("Ann", "Cat")
BOB = (
    "board Bob nodes J5 H2 C6 D9 E4 "
    "deflectors J3 A1 B1 C1 D1 E1 F1 G1 A10 B10 C10 D10 E10 F10 G10 H10 A9 B9 I9 I10"
)
OTHER_BOB = (
    "board Bob nodes J5 H2 B7 F8 C2 "
    "deflectors J3 A3 B5 C9 D4 E5 F5 G9 A10 B10 C10 D10 E10 F10 G10 H10 A9 B9 I9 J10"
)
"""Another board of Bob's that answers all of `PLAY` alike."""
PLAY = """
move Ann Bob J5
move Bob Cat J1
move Cat Ann J1
move Ann Bob J8
move Bob Ann A5
move Cat Ann J2
move Ann Bob J9
undo not that one
move Ann Bob J9
"""


def record(*boards: str, play: str = PLAY) -> str:
    head = (
        "rules 1",
        "game deflector",
        "layout deflector-3",
        "player Ann X",
        "player Bob O",
        "player Cat *",
    )
    return "\n".join([*head, *boards]) + "\n" + play.lstrip("\n")


GAME = record(ANN, BOB, CAT)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def standing(text: str, viewer: str | None = None) -> TerritoryPosition:
    game = Session.from_record(text.encode())
    state = game.referee.state
    assert state is not None
    seat = None if viewer is None else state.names.index(viewer)
    return TerritoryPosition(public(state, seat), tuple(game.referee.set_up.players.values()), 8)


def seen(pages: tuple[Page, ...], number: int) -> dict[str, dict[str, object]]:
    """Return what is read back from a grid of the first page: symbols, shades, dots, slashes."""
    found = painted(pdf_of(pages, BOOK), 0)
    grid = grids_of(found)[number]
    symbols = {}
    for text, matrix in texts(pages[0]):
        space = space_on(grid, box_of(BOOK, text, matrix).centre)
        if space is not None:
            symbols[name_of(space)] = text.content

    def spaces(fits: object) -> dict[str, object]:
        return {
            name_of(space): path
            for path in found
            if fits(path) and (space := space_on(grid, path.box.centre)) is not None  # type: ignore[operator]
        }

    return {
        "symbols": symbols,  # type: ignore[dict-item]
        "shaded": spaces(lambda path: path.fill and not path.stroke and len(path.subpaths[0]) == 4),
        "dots": spaces(lambda path: path.fill and not path.stroke and len(path.subpaths[0]) > 10),
        "slashes": spaces(lambda path: _is_slash(path, grid[1][0] - grid[0][0])),
    }


def _is_slash(path: Painted, side: float) -> bool:
    box = path.box
    return bool(
        path.stroke
        and not path.fill
        and len(path.subpaths) == 1
        and len(path.subpaths[0]) == 2
        and 0 < box.width < side / 10
        and box.width == pytest.approx(box.height)
    )


def test_the_public_page_shows_exactly_the_public_view() -> None:
    view = Session.from_record(GAME.encode()).view()
    shown = standing(GAME)
    pages = position_pages(shown, BOOK, A4)
    symbols = dict(zip(shown.state.names, shown.symbols, strict=True))
    for number, grid in enumerate(view["grids"]):
        read = seen(pages, number)
        holders = {
            f"{'ABCDEFGHIJ'[column]}{row + 1}": symbols[holder]
            for row, line in enumerate(grid["holders"])
            for column, holder in enumerate(line)
            if holder
        }
        assert read["symbols"] == holders
        assert set(read["shaded"]) == set(grid["shaded"])
        assert set(read["dots"]) == set(grid["nodes"])
        assert set(read["slashes"]) == set(grid["used"])
    assert view["grids"][1]["nodes"] == {"J5": "Ann"} and view["grids"][1]["used"] == [
        "J3"
    ]  # not an empty test


def test_the_private_page_shows_what_its_player_knows() -> None:
    view = Session.from_record(GAME.encode()).view("Bob")["grids"][1]
    page = private_page(standing(GAME, "Bob"), 1, BOOK, A4)
    read = seen((page,), 0)
    assert set(read["dots"]) == set(view["nodes"]) == {"J5", "H2", "C6", "D9", "E4"}
    assert set(read["slashes"]) == {*view["deflectors"], *view["used"]}
    assert len(view["deflectors"]) == 19
    assert set(read["shaded"]) == set(view["shaded"])
    assert plain_text(pdf_of((page,), BOOK)).count("Bob") >= 2
    assert len(grids_of(painted(pdf_of((page,), BOOK), 0))) == 1


@pytest.mark.parametrize("arguments", [(), ("--private", "Ann")], ids=["public", "Ann's"])
def test_another_players_secret_leaves_every_byte_as_it_is(
    folder: Path, arguments: tuple[str, ...]
) -> None:
    made = []
    for board in (BOB, OTHER_BOB):
        Path("game.txt").write_text(record(ANN, board, CAT))
        assert (
            cardgen("position", "game.txt", *arguments, "--format", "both", "-o", "out").status == 0
        )
        made.append(files(folder / "out"))
    assert made[0] == made[1]
    assert len(made[0]) == 2


def test_the_owners_own_page_does_depend_on_the_secret(folder: Path) -> None:
    made = []
    for board in (BOB, OTHER_BOB):
        Path("game.txt").write_text(record(ANN, board, CAT))
        assert cardgen("position", "game.txt", "--private", "Bob", "-o", "out").status == 0
        made.append(files(folder / "out"))
    assert made[0] != made[1]


def test_the_head_says_how_far_the_game_went() -> None:
    Path("game.txt").write_text(GAME)
    told = cardgen("position", "game.txt", "-o", "made.pdf")
    assert (told.status, told.err) == (0, "")
    assert told.out.splitlines() == ["wrote made.pdf", "next: print on one side, at 100 %, on a4"]
    words = plain_text(Path("made.pdf").read_bytes())
    assert "Deflector" in words and "3 players" in words and "deflector-3" in words
    assert "7 moves played. Bob’s turn." in words  # the move taken back does not count
    assert preflight(Path("made.pdf")).findings == ()


def test_what_no_font_has_is_replaced_in_names(folder: Path) -> None:
    other = record(ANN, "board Bob hidden", CAT, play="move Ann Bob J4\n").replace("Bob", "Bob_🎲")
    Path("game.txt").write_text(other)
    told = cardgen("position", "game.txt", "-o", "made.pdf")
    assert told.status == 0 and "printed as � in names" in told.err
    words = plain_text(Path("made.pdf").read_bytes())
    assert "Bob � has to answer what is on J4." in words


def test_an_open_question_is_told(folder: Path) -> None:
    Path("game.txt").write_text(record(ANN, "board Bob hidden", CAT, play="move Ann Bob J4\n"))
    assert cardgen("position", "game.txt", "-o", "made.pdf").status == 0
    words = plain_text(Path("made.pdf").read_bytes())
    assert "Ann shot at Bob J4: Bob has to answer what is on J4." in words
    assert cardgen("position", "game.txt", "--private", "Bob", "-o", "own.pdf").status == 0
    assert "Bob’s board is not in the record" in plain_text(Path("own.pdf").read_bytes())


def test_twenty_players_and_their_islands_share_pages_evenly() -> None:
    names = [f"P{number}" for number in range(20)]
    lines = ["rules 1", "game defector", "layout defector-20-island"]
    lines += [f"player {name} {name[1:]}" for name in names] + [
        f"board {name} hidden" for name in names
    ]
    pages = position_pages(standing("\n".join(lines) + "\n"), BOOK, A4)
    data = pdf_of(pages, BOOK)
    counts = [len(grids_of(painted(data, index))) for index in range(len(pages))]
    assert sum(counts) == 30
    assert max(counts) - min(counts) <= 2
    inside = pages[0].trim.expanded(-5)
    for page in pages:
        for text, matrix in texts(page):
            assert text.size >= 5
            assert inside.holds(box_of(BOOK, text, matrix))


@pytest.mark.parametrize("paper", [A4, (120.0, 170.0), (420.0, 297.0)])
def test_type_is_readable_clear_of_the_edge_and_of_other_type(paper: tuple[float, float]) -> None:
    pages = [
        *position_pages(standing(GAME), BOOK, paper),
        private_page(standing(GAME, "Bob"), 1, BOOK, paper),
        *([rotator_page(after(4), BOOK, paper)] if paper[1] > 200 else []),
    ]
    for page in pages:
        assert_type_is_clear(page)


def test_a_rotator_head_is_clear_of_the_boosts_where_pages_are_read_from_the_right() -> None:
    assert_type_is_clear(rotator_page(after(4), FontBook(language=language("he")), A4))


def assert_type_is_clear(page: Page) -> None:
    boxes = [(text, box_of(BOOK, text, matrix)) for text, matrix in texts(page)]
    assert all(text.size >= 5 and page.trim.expanded(-5).holds(box) for text, box in boxes)
    for (one, first), (other, second) in combinations(boxes, 2):
        beside = first.right <= second.x or second.right <= first.x
        assert beside or first.bottom <= second.y or second.bottom <= first.y, (one, other)


def test_grids_make_room_for_a_head_of_many_lines() -> None:
    asked = replace(
        standing(GAME), waiting="Bob is asked what is on a space that Ann called. " * 12
    )
    (page,) = position_pages(asked, BOOK, A4)
    assert_type_is_clear(page)
    assert_type_is_clear(private_page(asked, 1, BOOK, A4))


def test_spaces_grow_where_a_symbol_is_wide() -> None:
    text = GAME.replace("player Ann X", "player Ann 山山山")
    pages = position_pages(standing(text), BOOK, (120.0, 170.0))
    assert sum(text.content == "山山山" for page in pages for text, _ in texts(page)) > 5
    (grid, *_) = grids_of(painted(pdf_of(pages, BOOK), 0))
    assert (grid[1][0] - grid[0][0]) / 10 > BOOK.width("山山山", 5, "condensed")


# -- Rotator ---------------------------------------------------------------------------------------


def after(turns: int) -> Position:
    """Return the first example's quickest solution after so many turns."""
    puzzle = examples()[0]
    line = puzzle.solution.front[-1]
    position = start(puzzle.board, line.start)
    for turn in line.played[:turns]:
        position = play(position, turn)
    return position


def rotator_record(turns: int) -> str:
    puzzle = examples()[0]
    line = puzzle.solution.front[-1]
    board = puzzle.board
    said = [f"start {board_name(line.start)}", *(f"turn {turn}" for turn in line.played[:turns])]
    nodes = [
        f"nodes {half} {' '.join(map(name_of, getattr(board, half)))}" for half in ("red", "blue")
    ]
    return "\n".join(["rules 1", "game rotator", *nodes, *said]) + "\n"


@pytest.mark.parametrize("turns", [0, 3, 4, 7])
def test_a_rotator_board_shows_what_is_solid_touched_and_where_the_player_is(turns: int) -> None:
    position = after(turns)
    page = rotator_page(position, BOOK, A4)
    found = painted(pdf_of((page,), BOOK), 0)
    (board,) = [
        path.box
        for path in found
        if path.stroke
        and len(path.subpaths) == 1
        and path.box.height == pytest.approx(2 * path.box.width, abs=0.01)
        and path.box.height > 100
    ]
    cell = board.width / COLUMNS

    def at(x: float, y: float) -> int:
        return int((y - board.y) // cell) * COLUMNS + int((x - board.x) // cell)

    solid = set()
    for path in found:
        if path.fill and 0.7 < path.fill[1] < 0.9 and board.expanded(0.1).holds(path.box):
            for subpath in path.subpaths:
                xs, ys = zip(*subpath, strict=True)
                width = round((max(xs) - min(xs)) / cell)
                solid |= {at(min(xs) + cell / 2, (min(ys) + max(ys)) / 2) + i for i in range(width)}
    assert solid == {space for space in range(COLUMNS * ROWS) if position.solid >> space & 1}
    triangles = {
        at(*path.box.centre)
        for path in found
        if path.stroke and not path.fill and len(path.subpaths[0]) == 3 and board.holds(path.box)
    }
    touched = position.touched[0] | position.touched[1] | position.touched[2]
    assert triangles == {space for space in range(COLUMNS * ROWS) if touched >> space & 1}
    dots = {
        at(*path.box.centre)
        for path in found
        if path.fill and not path.stroke and len(path.subpaths[0]) > 10 and board.holds(path.box)
    }
    assert dots == {node for node in position.board.nodes if position.solid >> node & 1}
    rings = {
        at(*path.box.centre)
        for path in found
        if path.stroke and path.width == pytest.approx(1.2, abs=0.01)
    }
    assert rings == ({position.at} if not position.departures else set())


def test_a_rotator_record_is_printed_and_hides_nothing() -> None:
    Path("solo.txt").write_text(rotator_record(3))
    told = cardgen("position", "solo.txt", "-o", "solo.pdf")
    assert (told.status, told.err) == (0, "")
    words = plain_text(Path("solo.pdf").read_bytes())
    assert "3 turns played. Turn 4: down is the left; start from any space around" in words
    told = cardgen("position", "solo.txt", "--private", "Ann")
    assert (told.status, told.complaints) == (
        2,
        ["--private: Rotator has no secrets: leave it out"],
    )


def test_a_board_not_begun_and_a_game_won_are_told_so() -> None:
    Path("new.txt").write_text("".join(line + "\n" for line in rotator_record(0).splitlines()[:-1]))
    assert cardgen("position", "new.txt", "-o", "new.pdf").status == 0
    assert "Not started: choose a space of the top row." in plain_text(Path("new.pdf").read_bytes())
    Path("won.txt").write_text(rotator_record(99))
    assert cardgen("position", "won.txt", "-o", "won.pdf").status == 0
    assert "The game is over: won." in plain_text(Path("won.pdf").read_bytes())


def test_down_is_told_at_the_rim_that_is_down() -> None:
    for turns, side in ((4, "bottom"), (5, "right"), (6, "top"), (3, "left")):
        page = rotator_page(after(turns), BOOK, A4)
        (box,) = [
            box_of(BOOK, text, m)
            for text, m in texts(page)
            if text.content == f"down in turn {turns + 1}"
        ]
        x, y = box.centre
        middle = page.width / 2
        nearest = {"left": x - 30, "right": 180 - x, "bottom": 290 - y, "top": y - 20}
        assert (side in ("left", "right")) == (abs(x - middle) > 40)
        assert nearest[side] == min(
            nearest[one]
            for one in (("left", "right") if side in ("left", "right") else ("top", "bottom"))
        )


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            record(ANN, BOB, CAT, play="move Ann Bob E5\n"),
            "game.txt:10: Ann can't play Bob E5: .* \\[M4\\]",
        ),
        (
            record(ANN, BOB, CAT, play="move Ann Bob Z5\n"),
            "game.txt:10: 'Z5' is not a space: .* \\[B1\\]",
        ),
        (record(ANN, BOB, play=""), "game.txt:8: the set-up is not finished: no board for Cat"),
        ("hello world\n", "game.txt:1: no line begins with 'hello'; it may begin with rules, game"),
        ("", "game.txt:1: the set-up is not finished: no game is named"),
        ("rules 1\ngame rotator\n", "game.txt:2: the board is not complete: .*"),
        (
            "rules 1\ngame rotator\nturn 1\n",
            "game.txt:3: no turn before the start is chosen.* \\[R4\\]",
        ),
        ("\udcff\n", "game.txt:1: this line is not UTF-8 text"),
    ],
    ids=[
        "illegal",
        "off the grid",
        "unfinished",
        "no record",
        "empty",
        "no board",
        "no start",
        "not UTF-8",
    ],
)
def test_a_bad_record_is_one_line_and_nothing_is_written(
    folder: Path, text: str, message: str
) -> None:
    Path("game.txt").write_bytes(text.encode("utf-8", "surrogateescape"))
    told = cardgen("position", "game.txt")
    assert (told.status, told.out) == (1, "")
    (line,) = told.complaints
    assert re.fullmatch(message, line), line
    assert [path.name for path in folder.iterdir()] == ["game.txt"]


def test_other_faults_are_one_line_each(folder: Path) -> None:
    Path("game.txt").write_text(GAME)
    Path("solo.txt").write_text(rotator_record(4))
    for arguments, message in (
        (("nix.txt",), "nix.txt: cannot be read: No such file or directory"),
        (
            ("game.txt", "--private", "Anne"),
            "--private: there is no player Anne (did you mean 'Ann'?): Ann, Bob, Cat",
        ),
        (
            ("game.txt", "--paper", "40x40"),
            "cardgen position: a grid does not fit on 40 x 40 mm: choose larger paper",
        ),
    ):
        told = cardgen("position", *arguments)
        assert (told.status, told.complaints) == (
            1 if "cannot be read" in message else 2,
            [message],
        )
    assert sorted(path.name for path in folder.iterdir()) == ["game.txt", "solo.txt"]


def test_a_last_line_without_its_end_is_told_and_ignored() -> None:
    Path("game.txt").write_text(GAME + "move Bob A")
    told = cardgen("position", "game.txt", "-o", "made.pdf")
    assert told.status == 0
    assert told.complaints == ["game.txt:19: this line was cut off before its end and is ignored"]


def test_pdf_and_svg_agree() -> None:
    (page,) = position_pages(standing(GAME), BOOK, A4)
    first = pdf_image(pdf_of((page,), BOOK), 0, 5)
    second = svg_image(write_svg(page, BOOK, "Test"), first.size)
    mean, most = difference(first, second, 1, reach=1)
    assert mean < 0.9
    assert most < 60
