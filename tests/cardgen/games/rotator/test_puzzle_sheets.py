"""Rotator puzzles on paper: the board, its goals, and the way that the engine plays."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from itertools import combinations, takewhile
from pathlib import Path

import pytest
import zxingcpp

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Page
from cardgen.drawing.svg import write_svg
from cardgen.games.puzzles import contents_page, cover_page
from cardgen.games.rotator.hints import hint_pages, node_hint, start_hint, turn_hint
from cardgen.games.rotator.marks import words_in
from cardgen.games.rotator.puzzle_board import rims
from cardgen.games.rotator.puzzle_sheets import PerPage, puzzle_sheets
from cardgen.games.rotator.rules import rules_pages
from cardgen.games.rotator.solutions import CELL, enlarged_solution_pages, solution_pages
from cardgen.games.rotator.turn_boxes import turn_boxes
from cardgen.games.rotator.turns import replay, turn_in_words
from cardgen.preflight.check import preflight
from cardgen.press.booklet import reader_size
from cardgen.sheets.blocks import SheetError
from companion.errors import RulingError
from companion.grid import COLUMNS
from companion.rotator.board import RANGE_BITS, Board, BoardSpace, name_of, parse_space, spaces_of
from companion.rotator.puzzles import Puzzle, examples
from companion.rotator.state import Turn, start
from companion.rotator.state import step as played
from tests.support.reading import (
    Painted,
    box_of,
    difference,
    painted,
    pdf_image,
    pdf_of,
    svg_image,
    texts,
)
from tests.support.rotator_turns import play

A4, LETTER = (210.0, 297.0), (215.9, 279.4)
A5, HALF_LETTER = reader_size(A4), reader_size(LETTER)
PUZZLES = examples()
HARDEST = sorted(PUZZLES, key=lambda puzzle: -len(puzzle.solution.front))[:6]
PLACES: list[tuple[tuple[float, float], PerPage]] = [
    *((paper, number) for paper in (A4, LETTER) for number in (1, 2, 4, 6)),
    *((HALF_LETTER, number) for number in (1, 2)),
]
EVERY_PLACE = pytest.mark.parametrize(("paper", "per_page"), PLACES)
PAGES = pytest.mark.parametrize("paper", [A4, HALF_LETTER], ids=["A4", "half Letter"])


def rims_of(found: Iterable[Painted], cell: float | None = None) -> list[Box]:
    """Return where boards lie on a page, in reading order."""
    boards = [
        path.box
        for path in found
        if path.stroke
        and len(path.subpaths) == 1
        and len(path.subpaths[0]) == 4
        and path.box.height == pytest.approx(2 * path.box.width, abs=0.01)
        and path.box.height > 20
        and (cell is None or path.box.width == pytest.approx(10 * cell, abs=0.01))
    ]
    return sorted(boards, key=lambda box: (round(box.y, 1), box.x))


def space_at(board: Box, x: float, y: float) -> BoardSpace:
    cell = board.width / 10
    return BoardSpace(int((y - board.y) // cell) * 10 + int((x - board.x) // cell))


def dots(found: Iterable[Painted], board: Box) -> set[BoardSpace]:
    """Return the spaces of a board that carry the dot of a Node."""
    cell = board.width / 10
    return {
        space_at(board, *path.box.centre)
        for path in found
        if path.fill in (("g", 0), ("rg", 0, 0, 0), ("k", 0, 0, 0, 1))
        and not path.stroke
        and board.holds(path.box)
        and len(path.subpaths[0]) > 10
        and cell * 0.3 < path.box.width < cell * 0.5
    }


def shaded(found: Iterable[Painted], board: Box) -> set[int]:
    """Return the spaces of a board whose middle lies in something filled with grey."""
    spaces = set()
    for path in found:
        if path.fill is None or path.stroke or not board.expanded(0.01).holds(path.box):
            continue
        level = path.fill[1]
        if not 0.2 < level < 0.95 or len(set(path.fill[1:])) > 1:
            continue
        for index in range(200):
            x = board.x + (index % 10 + 0.5) * board.width / 10
            y = board.y + (index // 10 + 0.5) * board.width / 10
            if any(inside(subpath, x, y) for subpath in path.subpaths):
                spaces.add(index)
    return spaces


def inside(outline: tuple[tuple[float, float], ...], x: float, y: float) -> bool:
    crossings = 0
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1


def bits(spaces: Iterable[int]) -> int:
    return sum(1 << space for space in spaces)


def words(page: Page) -> list[str]:
    return [text.content for text, _ in texts(page)]


# -- sheets ----------------------------------------------------------------------------------------


@EVERY_PLACE
def test_sheets_hold_whole_boards_and_nothing_overlaps_or_leaves_the_page(
    paper: tuple[float, float], per_page: PerPage, book: FontBook
) -> None:
    hinted = paper is not A4 and per_page < 6  # the hints at the foot need some room of the board
    page, *_ = puzzle_sheets(HARDEST[:per_page], book, paper, per_page, hints=hinted)
    found = painted(pdf_of((page,), book), 0)
    printable = Box(0, 0, *paper).expanded(-5)
    assert (page.width, page.height) == paper
    assert all(printable.holds(path.box, 0.01) for path in found)
    boxes = [(text.content, box_of(book, text, matrix)) for text, matrix in texts(page)]
    assert all(printable.holds(box) for _, box in boxes)
    for (one, box), (other, at) in combinations(boxes, 2):
        assert not box.overlaps(at), f"{one} and {other} overlap"
    boards = rims_of(found)
    assert len(boards) == per_page
    assert all(board.width >= 44 for board in boards)
    side, above = rims(boards[0].width / 10)
    for board in boards:
        assert not [
            one
            for one, box in boxes
            if board.x < box.centre[0] < board.right and overlaps(board, box)
        ]
        around = Box(
            board.x - side, board.y - above, board.width + 2 * side, board.height + 2 * above
        )
        assert sum(around.holds(box, 0.3) for _, box in boxes) >= 2 * (10 + 10 + 1) + 4


def overlaps(one: Box, other: Box) -> bool:
    return (
        min(one.right, other.right) - max(one.x, other.x) > 0.01
        and min(one.bottom, other.bottom) - max(one.y, other.y) > 0.01
    )


def test_each_board_is_drawn_with_its_nodes_and_ranges_in_black_alone(book: FontBook) -> None:
    data = pdf_of(puzzle_sheets(PUZZLES[:8], book, A4, 4), book, color="cmyk")
    for page in (0, 1):
        found = painted(data, page)
        for board, puzzle in zip(rims_of(found), PUZZLES[4 * page : 4 * page + 4], strict=True):
            on_board = [path for path in found if board.expanded(0.01).holds(path.box)]
            inks = [ink for path in on_board for ink in (path.fill, path.stroke) if ink]
            assert {ink[:-1] for ink in inks} == {("k", 0, 0, 0), ("K", 0, 0, 0)}
            ranges = [path for path in on_board if path.fill and 0 < path.fill[-1] <= 0.2]
            assert dots(on_board, board) == set(puzzle.board.nodes)
            covered = {
                i
                for i in range(200)
                for path in ranges
                if inside(
                    path.subpaths[0],
                    board.x + (i % 10 + 0.5) * board.width / 10,
                    board.y + (i // 10 + 0.5) * board.width / 10,
                )
            }
            assert bits(covered) == puzzle.board.solid


def test_both_halves_are_labelled_and_the_red_one_is_turned(book: FontBook) -> None:
    (page,) = puzzle_sheets(PUZZLES[:1], book, A4, 1)
    upright = Counter(text.content for text, matrix in texts(page) if matrix.a == 1)
    turned = Counter(text.content for text, matrix in texts(page) if matrix.a == -1)
    for label in (*COLUMNS, "10"):
        assert turned[label] == 1
        assert upright[label] >= 1
    assert (turned["red"], upright["blue"]) == (1, 1)


def test_each_rim_says_when_it_is_down_and_reads_upright_then(book: FontBook) -> None:
    (page,) = puzzle_sheets(PUZZLES[:1], book, A4, 1)
    (board,) = rims_of(painted(pdf_of((page,), book), 0))
    found = {
        text.content: (matrix, box_of(book, text, matrix))
        for text, matrix in texts(page)
        if text.content.startswith("down in turns")
    }
    assert set(found) == {f"down in turns {i}, {i + 4}, {i + 8} …" for i in (1, 2, 3, 4)}
    bottom, right, top, left = (found[words] for words in sorted(found))
    assert (bottom[0].a, bottom[0].b) == (1, 0) and bottom[1].y > board.bottom
    # turned a quarter clockwise, as the sheet is before turn 2, it reads from left to right
    assert (right[0].a, right[0].b) == (0, -1) and right[1].x > board.right
    assert (top[0].a, top[0].b) == (-1, 0) and top[1].bottom < board.y
    assert (left[0].a, left[0].b) == (0, 1) and left[1].right < board.x


def test_a_puzzle_says_its_level_par_identity_and_every_goal(book: FontBook) -> None:
    for puzzle in PUZZLES[1::3]:
        (page,) = puzzle_sheets([puzzle], book, A4, 1)
        shown = words(page)
        first, *further = puzzle.solution.front
        boosts = "boost" if first.boosts == 1 else "boosts"
        assert {
            puzzle.identity,
            puzzle.grade.level.value,
            f"par {first.boosts} {boosts}, {first.turns} turns",
        } < set(shown)
        assert {"a win", f"with {first.boosts} {boosts}", "Rotator 1", "Start", "Boosts"} < set(
            shown
        )
        assert f"with {first.boosts + 1} boost" in " ".join(shown)
        for line in further:
            noun = "boost" if line.boosts == 1 else "boosts"
            assert f"{line.turns} turns, {line.boosts} {noun}" in shown


def test_small_blocks_say_goals_as_pairs_of_boosts_and_turns(book: FontBook) -> None:
    (page,) = puzzle_sheets(HARDEST[:1], book, A4, 6)
    shown = words(page)
    assert "boosts/turns" in shown
    for line in HARDEST[0].solution.front[1:]:
        assert f"{line.boosts}/{line.turns}" in shown


@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_there_is_a_box_for_every_turn_of_par_and_some_more(
    per_page: PerPage, book: FontBook
) -> None:
    for puzzle in PUZZLES[::3]:
        (page,) = puzzle_sheets([puzzle], book, A4, per_page)
        turns = puzzle.solution.front[0].turns
        shown = set(words(page))
        assert {str(number) for number in range(1, max(20, turns * 5 // 4) + 1)} <= shown


def test_small_boxes_have_numbers_beside_rows_and_pointers_above_columns(book: FontBook) -> None:
    shapes, boxes = turn_boxes(book, draw.Box(0, 0, 62, 13), 49)
    rows = [shape.content for shape in shapes if isinstance(shape, draw.Text)]
    columns = sum(isinstance(shape, draw.Path) and shape.fill is not None for shape in shapes)
    assert boxes == len(rows) * columns >= 49
    assert rows == [str(row * columns + 1) for row in range(len(rows))]


@pytest.mark.parametrize(
    ("paper", "medals", "goes_on"),
    [
        (A4, 0, None),
        (A4, 6, "From turn 41 on, note your turns on the page “More turns”."),
        (LETTER, 6, "Note your turns on the page “More turns”."),
    ],
)
def test_turns_without_a_box_on_the_sheet_have_one_on_a_page_it_names(
    paper: tuple[float, float], medals: int, goes_on: str | None, book: FontBook
) -> None:
    puzzle = HARDEST[0]
    line = puzzle.solution.front[0]
    front = (replace(line, turns=65), *(replace(line, boosts=4, turns=25) for _ in range(medals)))
    puzzle = replace(puzzle, solution=replace(puzzle.solution, front=front))
    sheet, *more = puzzle_sheets([puzzle] * 4, book, paper, 6)
    notes = [each for each in words(sheet) if "More turns" in each]
    assert notes == ([goes_on] * 4 if goes_on else [])
    begin = int((re.findall(r"\d+", goes_on) or [1])[0]) if goes_on else 66
    said = [each for page in more for each in words(page)]
    assert said[:2] == (["More turns", "Rotator 1"] if goes_on else [])
    numbers = [int(each) for each in takewhile(lambda each: each != "Rotator 2", said[2:])]
    assert numbers == list(range(begin, begin + len(numbers)))
    assert not goes_on or len(numbers) + begin > 65


def test_one_row_of_puzzles_has_the_height_of_the_page(book: FontBook) -> None:
    (page,) = puzzle_sheets(HARDEST[:3], book, A4, 6, hints=True, solutions=True)
    assert not any("too long" in each or "More turns" in each for each in words(page))
    assert rims_of(painted(pdf_of((page,), book), 0))[0].width >= 50


@pytest.mark.parametrize("expected", [1, 2, 3, 4])
def test_as_many_puzzles_as_are_expected_have_room_on_a_page_of_six(
    expected: int, book: FontBook
) -> None:
    def sheets_of(puzzles: tuple[Puzzle, ...]) -> tuple[Page, ...]:
        return puzzle_sheets(
            puzzles, book, LETTER, 6, hints=True, solutions=True, expected=expected
        )

    if expected <= 3:  # one row of boards
        assert sheets_of(()) == ()
        assert len(sheets_of(PUZZLES[:expected])) == 1
        return
    for puzzles in ((), PUZZLES[:expected]):
        with pytest.raises(SheetError, match="choose fewer to a page"):
            sheets_of(puzzles)


@pytest.mark.parametrize(("paper", "per_page"), [(A4, 6), (LETTER, 4), (A5, 1)])
def test_the_symbols_on_a_printed_page_hold_the_identities(
    paper: tuple[float, float], per_page: PerPage, book: FontBook
) -> None:
    pages = puzzle_sheets(PUZZLES[:per_page], book, paper, per_page)
    image = pdf_image(pdf_of(pages, book), 0, 200 / 25.4)
    found = zxingcpp.read_barcodes(image, formats=zxingcpp.BarcodeFormat.QRCode)
    assert {each.text for each in found} == {puzzle.identity for puzzle in PUZZLES[:per_page]}


@pytest.mark.parametrize("per_page", [1, 2, 4, 6])
def test_boards_at_the_size_of_the_card_have_its_spaces(per_page: PerPage, book: FontBook) -> None:
    pages = puzzle_sheets(PUZZLES[:per_page], book, LETTER, per_page, 4.5)
    boards = rims_of(painted(pdf_of(pages, book), 0))
    assert [board.width for board in boards] == [pytest.approx(45, abs=0.01)] * per_page


@pytest.mark.parametrize(
    ("paper", "per_page", "cell", "message"),
    [
        (
            A5,
            4,
            None,
            "4 to a page of 148.5 x 210 mm leave room for spaces of 3 mm, and 4.4 are needed",
        ),
        (A4, 6, 9.0, "6 to a page of 210 x 297 mm leave room for spaces of 5 mm, and 9 are needed"),
        ((30.0, 40.0), 1, None, "1 to a page of 30 x 40 mm leave room for spaces of 0 mm"),
    ],
)
def test_boards_too_small_for_a_pencil_are_refused(
    paper: tuple[float, float], per_page: PerPage, cell: float | None, message: str, book: FontBook
) -> None:
    with pytest.raises(SheetError) as caught:
        puzzle_sheets((), book, paper, per_page, cell)
    assert str(caught.value).startswith(message)
    with pytest.raises(SheetError, match=r"larger paper, or --hints page$"):
        puzzle_sheets((), book, paper, per_page, cell, hints=True)


@pytest.mark.parametrize("paper", [(45.0, 130.0), (60.0, 170.0), (90.0, 200.0)])
def test_a_puzzle_fits_a_column_of_a_newspaper_in_black_with_its_solution(
    paper: tuple[float, float], book: FontBook
) -> None:
    (page,) = puzzle_sheets(PUZZLES[3:4], book, paper, 1, days=[date(2026, 9, 30)], solutions=True)
    found = painted(pdf_of((page,), book, color="cmyk"), 0)
    inks = {ink[:4] for path in found for ink in (path.fill, path.stroke) if ink}
    assert inks == {("k", 0, 0, 0), ("K", 0, 0, 0)}
    (board,) = rims_of(found)
    assert board.width >= 32
    printable = Box(0, 0, *paper).expanded(-3)
    boxes = [(text.content, box_of(book, text, matrix)) for text, matrix in texts(page)]
    assert all(printable.holds(box) for _, box in boxes)
    for (one, box), (other, at) in combinations(boxes, 2):
        assert not overlaps(box, at), f"{one} and {other} overlap"
    shown = words(page)
    assert "Wednesday 30 September 2026" in shown and "Solid again" in shown
    assert ("Spaces you drill in each turn" in shown) == (
        paper[0] > 45
    )  # there is no room for boxes
    (hints,) = hint_pages(PUZZLES[3:4], book, paper)
    assert all(printable.holds(box_of(book, *each)) for each in texts(hints))
    upside_down = " ".join(
        text.content for text, matrix in texts(page) if matrix.a == -1 and text.size == 6
    )
    assert upside_down.endswith(f"Solution: {PUZZLES[3].solution.par}")


def test_a_solution_at_the_foot_lies_below_its_own_puzzle(book: FontBook) -> None:
    (page,) = puzzle_sheets(PUZZLES[:4], book, A4, 4, solutions=True)
    boards = rims_of(painted(pdf_of((page,), book), 0))
    said = [
        (text.content, box_of(book, text, matrix)) for text, matrix in texts(page) if text.size == 6
    ]
    for puzzle, board in zip(PUZZLES, boards, strict=False):
        (box,) = (box for content, box in said if content == f"Solution: {puzzle.solution.par}")
        assert board.bottom < box.y < board.bottom + 15 and abs(box.right - board.x - 91) < 3


def test_six_puzzles_have_a_key_to_the_marks_and_wide_boxes(book: FontBook) -> None:
    (page,) = puzzle_sheets(PUZZLES[:5], book, A4, 6)
    shown = words(page)
    assert {"2 turns ago", "Boxes: spaces you drill in each turn"} <= set(shown)
    left = {box_of(book, text, matrix).x for text, matrix in texts(page) if text.content == "9"}
    right = {box_of(book, text, matrix).x for text, matrix in texts(page) if text.content == "10"}
    assert any(b - a == pytest.approx(7.9, abs=0.2) for a in left for b in right)


# -- solutions -------------------------------------------------------------------------------------


def beside(page: Page, board: Box, book: FontBook) -> list[tuple[str, str]]:
    """Return number and words of each turn that stands beside a small board."""
    said: list[tuple[str, str]] = [("", "")]
    for text, matrix in texts(page):
        box = box_of(book, text, matrix)
        if not (board.right < box.x < board.right + 40 and board.y - 0.5 < box.y < board.bottom):
            continue
        if text.content.isdigit():
            said.append((text.content, ""))
        else:
            said[-1] = (said[-1][0], f"{said[-1][1]} {text.content}".strip())
    return said


def printed_lines(
    puzzle: Puzzle, paper: tuple[float, float], book: FontBook
) -> list[tuple[BoardSpace, list[str]]]:
    """Return the start and the words of each turn of every printed solution, in order."""
    pages = solution_pages([puzzle], book, paper)
    data = pdf_of(pages, book)
    lines: list[list[str]] = []
    for index, page in enumerate(pages):
        for board in rims_of(painted(data, index), CELL):
            (_, before), *said = beside(page, board, book)
            if before:
                turns, boosts = re.fullmatch(
                    r"Turns? 1(?: to (\d+))?: as with (\d+) boosts?\.", before
                ).groups()
                known = next(line for line in lines if sum(map(boosts_in, line)) == int(boosts))
                lines.append(known[: int(turns or 1)])
            elif said[0][0] == "1":
                lines.append([])
            assert [int(number) for number, _ in said] == [
                len(lines[-1]) + 1 + i for i in range(len(said))
            ]
            lines[-1] += [each.replace("\u00a0", " ") for _, each in said]
    return [(parse_space(re.match(r"Start on (\S+)\.", line[0])[1]), line) for line in lines]


def boosts_in(words: str) -> int:
    return sum(map(int, re.findall(r"(\d+)\sboosts?", words)))


@pytest.mark.parametrize(
    ("paper", "puzzles"),
    [(A4, [PUZZLES[0], PUZZLES[18]]), (HALF_LETTER, HARDEST[:1])],
    ids=["A4", "half Letter"],
)
def test_whoever_plays_by_the_printed_words_wins(
    paper: tuple[float, float], puzzles: list[Puzzle], book: FontBook
) -> None:
    for puzzle in puzzles:
        printed = printed_lines(puzzle, paper, book)
        for line, (begin, said) in zip(puzzle.solution.front, printed, strict=True):
            position = start(puzzle.board, begin)
            for words in said:
                departure = re.search(r"From (\S+)\.", words)
                drilled = re.search(r"Drill (\d)", words)
                turn = Turn(
                    int(drilled[1]) if drilled else 0, departure and parse_space(departure[1])
                )
                made = played(position, turn)
                falls = sum(map(int, re.findall(r"Fall (\d+)", words)))
                assert len(made.path) == falls + made.drilled.bit_count()
                place = re.search(r"to ((red|blue):\w+)\.", words)
                assert (place and place[1]) == (name_of(made.path[-1]) if made.path else None)
                assert boosts_in(words) == position.boosts_left - made.after.boosts_left
                assert ("A Node!" in words) == (made.captured is not None)
                assert ("Won!" in words) == (made.after.result == "won")
                assert ("Stay." in words) == (not made.path and made.after.result is None)
                position = made.after
            assert (position.result, position.turn) == ("won", line.turns)
            assert position.boosts_left == 10 - line.boosts


def test_a_turn_in_bold_is_one_with_a_choice(book: FontBook) -> None:
    puzzle = PUZZLES[0]
    line = puzzle.solution.front[0]
    (page,) = solution_pages([puzzle], book, A4)
    numbers = [text for text, _ in texts(page) if text.content.isdigit() and text.size == 7]
    position = start(puzzle.board, line.start)
    for turn, number in zip(line.played, numbers, strict=False):
        alive = []
        for drill in range(4):
            try:
                after = play(position, Turn(drill, turn.start))
            except RulingError:
                break
            nexts = list(spaces_of(after.departures)) or [None]
            if after.result == "won" or any(
                play(after, Turn(0, s)).result != "lost" for s in nexts
            ):
                alive.append(drill)
        assert (number.weight == "condensed") == (len(alive) == 1 and turn.start is None)
        position = play(position, turn)


@pytest.mark.parametrize("puzzle", [PUZZLES[1], PUZZLES[-2]], ids=["easy", "expert"])
def test_pictures_show_the_last_turns_beside_them_as_the_engine_plays(
    puzzle: Puzzle, book: FontBook
) -> None:
    pages = solution_pages([puzzle], book, A4)
    data = pdf_of(pages, book)
    lines = [replay(puzzle.board, line) for line in puzzle.solution.front]
    last = 0
    for page, on_page in enumerate(pages):
        found = painted(data, page)
        for board in rims_of(found, CELL):
            numbers = [int(number) for number, _ in beside(on_page, board, book)[1:]]
            if last and numbers[0] != last + 1:
                lines.pop(0)
            last = numbers[-1]
            steps = lines[0][numbers[0] - 1 : last]
            near = [path for path in found if board.expanded(1.6).holds(path.box)]
            drawn = ways(board, near)
            shown = [step for step in steps if step.path][-len(drawn) :]
            assert drawn == [[step.origin, *step.path] for step in shown]
            rings = [
                path
                for path in near
                if path.fill
                and path.stroke
                and path.box.width == pytest.approx(CELL * 1.1, abs=0.01)
            ]
            origins = {step.origin: step.after.turn for step in shown}
            assert [space_at(board, *ring.box.centre) for ring in rings[: len(origins)]] == list(
                origins
            )
            inside_rings = [
                text.content
                for text, matrix in texts(on_page)
                if text.size == 5 and board.expanded(1).holds(box_of(book, text, matrix))
            ]
            assert inside_rings[: len(origins)] == [str(turn) for turn in origins.values()]
            assert bits(shaded(near, board)) == steps[-1].after.solid
            assert dots(near, board) == set(steps[-1].after.board.nodes)
            rings = [
                path
                for path in near
                if path.stroke and path.box.width == pytest.approx(CELL * 1.7, abs=0.01)
            ]
            assert [space_at(board, *path.box.centre) for path in rings] == (
                [step.captured for step in shown if step.captured is not None]
            )


def ways(board: Box, found: Iterable[Painted]) -> list[list[BoardSpace]]:
    """Return the spaces under the lines that are the ways through turns, in their order."""
    cell = board.width / 10
    spaces = []
    for path in found:
        if (
            path.stroke is None
            or path.width < 0.6
            or len(path.subpaths) != 1
            or len(path.subpaths[0]) != 2
        ):
            continue
        (x1, y1), (x2, y2) = path.subpaths[0]
        count = round(max(abs(x2 - x1), abs(y2 - y1)) / cell)
        spaces.append(
            [
                space_at(board, x1 + (x2 - x1) * i / count, y1 + (y2 - y1) * i / count)
                for i in range(count + 1)
            ]
        )
    return spaces


def test_hints_grow_stronger_and_belong_to_the_par_line(book: FontBook) -> None:
    (page,) = hint_pages(PUZZLES, book, A4)
    shown, said = words(page), words_in(book).part("hints")
    for puzzle in PUZZLES:
        line, turn = puzzle.grade.line, puzzle.grade.riskiest_turn
        captured = [step for step in replay(puzzle.board, line) if step.captured is not None]
        node = f"in turn {captured[0].after.turn}" if captured else "no Node is needed"
        for hint, expected in (
            (start_hint(said, puzzle), name_of(line.start)),
            (node_hint(said, puzzle), node),
            (turn_hint(said, puzzle), f"drill {line.played[turn - 1].drill}"),
        ):
            assert hint in shown and hint.endswith(expected)


@pytest.mark.parametrize("per_page", [1, 6])
def test_hints_at_the_foot_lie_upside_down_below_the_boards_of_their_page(
    per_page: PerPage, book: FontBook
) -> None:
    pages = puzzle_sheets(PUZZLES[: 2 * per_page], book, A4, per_page, hints=True)
    for index, page in enumerate(pages):
        here = PUZZLES[index * per_page :][:per_page]
        foot = [
            (text, box_of(book, text, matrix)) for text, matrix in texts(page) if matrix.a == -1
        ]
        foot = [(text.content, box) for text, box in foot if box.y > 280]
        lines = [[], [], []]  # as read from the right, with the page turned
        for content, box in sorted(foot, key=lambda item: -item[1].right):
            lines[round((A4[1] - 6 - 1.5 - box.centre[1]) / 2.7)].append(content)
        for hint, line in zip((start_hint, node_hint, turn_hint), lines, strict=True):
            numbers = range(index * per_page + 1, (index + 1) * per_page + 1)
            hints = [hint(words_in(book).part("hints"), puzzle) for puzzle in here]
            numbered = zip(map(str, numbers), hints, strict=True)
            assert line[1:] == [each for pair in numbered for each in pair]


@PAGES
def test_solutions_stay_on_their_pages_whole_and_with_their_headings(
    paper: tuple[float, float], book: FontBook
) -> None:
    pages = solution_pages(PUZZLES[-7:-4], book, paper)
    printable = Box(0, 0, *paper).expanded(-5)
    data = pdf_of(pages, book)
    for index, page in enumerate(pages):
        boxes = [(text.content, box_of(book, text, matrix)) for text, matrix in texts(page)]
        assert all(printable.holds(box) for _, box in boxes)
        for (one, box), (other, at) in combinations(boxes, 2):
            assert not overlaps(box, at), f"{one} and {other} overlap"
        assert all(printable.holds(path.box, 0.01) for path in painted(data, index))
        highest = min(boxes, key=lambda item: item[1].y)[0]
        assert (
            highest == "Solutions"
            or highest.startswith("Rotator ")
            or highest in map(identity, PUZZLES)
        )
    headings = [each for page in pages for each in words(page) if each.startswith("Rotator ")]
    assert [each for each in headings if "continued" not in each] == [
        f"Rotator {i}" for i in range(1, 4)
    ]


@pytest.mark.parametrize(
    ("count", "paper", "scale"), [(1, A4, 1.5), (1, A5, 1), (4, A4, 1), (2, A4, 1.15)]
)
def test_solutions_of_a_few_puzzles_are_larger_if_they_need_no_more_pages(
    count: int, paper: tuple[float, float], scale: float, book: FontBook
) -> None:
    plain = solution_pages(PUZZLES[:count], book, paper)
    pages = enlarged_solution_pages(PUZZLES[:count], book, paper)
    assert len(pages) == len(plain)
    for page in pages:
        assert (page.width, page.height) == paper
        assert {round(matrix.scale, 2) for _, matrix in texts(page)} == {scale}
        assert all(
            Box(0, 0, *paper).expanded(-5).holds(box_of(book, *each)) for each in texts(page)
        )


def test_the_longest_title_of_a_solution_leaves_room_for_its_level(book: FontBook) -> None:
    pages = solution_pages(PUZZLES[-2:-1], book, HALF_LETTER, [date(2026, 9, 30)])
    title = "Wednesday 30 September 2026"
    assert len(pages) > 1
    for page, heading in zip(pages, (title, f"{title}, continued"), strict=False):
        boxes = {text.content: box_of(book, text, matrix) for text, matrix in texts(page)}
        assert boxes[heading].right + 1.5 < boxes[PUZZLES[-2].identity].x
        assert boxes[heading].height > 2  # in mm: it is well legible


def test_medals_of_many_puzzles_are_short_lines_below_par_that_win(book: FontBook) -> None:
    puzzles = PUZZLES[:14]
    pages = enlarged_solution_pages(puzzles, book, A4)
    assert len(pages) < 0.7 * len(solution_pages(puzzles, book, A4))
    shown = " ".join(word for page in pages for word in words(page))
    for line in (line for puzzle in puzzles for line in puzzle.solution.front[1:]):
        assert f": {line}" in shown


def identity(puzzle: Puzzle) -> str:
    return puzzle.identity


# -- rules -----------------------------------------------------------------------------------------


@PAGES
def test_the_rules_are_set_for_their_page_and_their_example_is_a_real_win(
    paper: tuple[float, float], book: FontBook
) -> None:
    pages = rules_pages(book, paper)
    assert len(pages) == (2 if paper == A4 else 4)
    (page,) = (each for each in pages if "An example" in " ".join(words(each)))
    for each in pages:
        boxes = [(text.content, box_of(book, text, matrix)) for text, matrix in texts(each)]
        printable = Box(0, 0, *paper).expanded(-5)
        assert all(printable.holds(box) for _, box in boxes)
        for (one, box), (other, at) in combinations(boxes, 2):
            assert not overlaps(box, at), f"{one} and {other} overlap"
        assert all(text.size * matrix.scale >= 5.99 for text, matrix in texts(each))
        read = [text.size * matrix.scale for text, matrix in texts(each) if len(text.content) > 30]
        assert min(read) >= 8.3  # a tag line may be set a little smaller; nothing is scaled
    puzzle = PUZZLES[0]
    line = puzzle.solution.front[-1]
    found = painted(pdf_of((page,), book), 0)
    boards = rims_of(found)
    steps = replay(puzzle.board, line)
    assert len(boards) == len(steps) == line.turns
    for step, board in zip(steps, boards, strict=True):
        near = [path for path in found if board.expanded(2).holds(path.box)]
        assert ways(board, near) == ([[step.origin, *step.path]] if step.path else [])
        assert bits(shaded(near, board)) == step.after.solid
    every = " ".join(said for each in pages for said in words(each))
    for said in ("Fall", "Collapse", "Drill", "Turn", "A Node!", "Won!", puzzle.identity):
        assert said in every


def test_what_is_said_of_a_turn_adds_up_to_its_way(book: FontBook) -> None:
    line = PUZZLES[0].solution.front[-1]

    def told(*, reasons: bool = False) -> list[str]:
        said = words_in(book)
        turns = replay(PUZZLES[0].board, line)
        every = [turn_in_words(said, turn, line.start, reasons=reasons) for turn in turns]
        return [words.replace("\u00a0", " ") for words in every]

    assert told() == [
        "Start on red:D10. Fall 1. Drill 2, 1 boost.",
        "Drill 2, 1 boost.",
        "Drill 1. A Node!",
        "From red:B6. Stay.",
        "Fall 2. Drill 2, 1 boost.",
        "Drill 1.",
        "Fall 4.",
        "Stay.",
        "Fall 8. Drill 1. Fall 6. Won!",
    ]
    reasons = {
        2: "Drill 1. A Node! Its range opens.",
        3: "Start on red:B6, in that range. Solid below: stay.",
        7: "Solid below: stay.",
        8: "Fall 8. Drill 1. Open below: fall 6. Won!",
    }
    assert told(reasons=True) == [reasons.get(number, words) for number, words in enumerate(told())]


def test_a_page_too_small_for_the_rules_is_refused(book: FontBook) -> None:
    with pytest.raises(SheetError, match="the rules need a larger page"):
        rules_pages(book, (100.0, 150.0))


# -- all of it -------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [{}, {"color": "cmyk", "pdfx": True}], ids=["rgb", "pdfx"])
def test_the_preflight_finds_nothing_to_complain_about(
    settings: dict[str, object], book: FontBook, tmp_path: Path
) -> None:
    path = tmp_path / "puzzles.pdf"
    pages = [*rules_pages(book, A4), *solution_pages(PUZZLES[:2], book, A4)]
    for per_page in (4, 6):
        pages += puzzle_sheets(PUZZLES[:per_page], book, A4, per_page)
    path.write_bytes(pdf_of(pages, book, **settings))
    assert preflight(path).findings == ()


def test_both_pens_draw_the_same(book: FontBook) -> None:
    scale = 5.0
    pages = (
        *puzzle_sheets(PUZZLES[:2], book, (210.0, 297.0), 2),
        *solution_pages(PUZZLES[:1], book, (210.0, 297.0)),
    )
    data = pdf_of(pages, book)
    for index, page in enumerate(pages):
        pdf = pdf_image(data, index, scale)
        svg = svg_image(write_svg(page, book, "Test"), pdf.size)
        mean, most = difference(pdf, svg, scale / 5, reach=1)
        assert mean < 1.0 and most < 60


def test_a_range_across_the_middle_line_and_at_the_rim_is_drawn_as_the_engine_has_it(
    book: FontBook,
) -> None:
    board = Board.parse("F1 B3 I4 F6 B8", "B2 G3 D5 I6 F8")
    puzzle = Puzzle(board, PUZZLES[0].solution, PUZZLES[0].grade)
    assert any(bin(RANGE_BITS[node]).count("1") < 13 for node in board.nodes)
    found = painted(pdf_of(puzzle_sheets([puzzle], book, A4, 1), book), 0)
    (rim,) = rims_of(found)
    assert bits(shaded(found, rim)) == board.solid
    assert dots(found, rim) == set(board.nodes)


def test_a_known_way_to_all_nodes_is_a_goal_with_its_solution(book: FontBook) -> None:
    line = PUZZLES[0].solution.front[-1]  # stands for one: finding it is tested with the solver
    puzzle = replace(PUZZLES[0], all_nodes=replace(line))
    assert "all ten Nodes" in words(puzzle_sheets([puzzle], book, A4, 1)[0])
    assert "10 Nodes" in words(puzzle_sheets([puzzle], book, A4, 6)[0])
    assert f"All ten Nodes: {line.turns} turns, {line.boosts} boosts" in (
        words(solution_pages([puzzle], book, A4)[0])
    )
    assert not any("Nodes" in word for word in words(puzzle_sheets(PUZZLES[:1], book, A4, 1)[0]))


def test_contents_list_each_puzzle_where_there_is_room(book: FontBook) -> None:
    page = contents_page(PUZZLES, book, A5)
    assert page is not None
    shown = words(page)
    for number, puzzle in enumerate(PUZZLES, 1):
        assert f"Rotator {number}" in shown
        assert puzzle.grade.level.value in shown
    assert contents_page(PUZZLES * 60, book, A5) is None


def test_a_cover_says_what_is_in_the_booklet(book: FontBook) -> None:
    assert words(cover_page(HARDEST[:1], book, A5))[1].startswith("1 puzzle, ")
    assert words(cover_page(HARDEST[:1], book, A5, "A puzzle for each day of 2027"))[1] == (
        "A puzzle for each day of 2027, expert"
    )
