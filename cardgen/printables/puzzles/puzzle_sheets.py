"""Rotator puzzles on sheets of paper: the board, its goals, and room to note your turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.drawing.qr import quiet_zone, symbol
from cardgen.inputs.geometry import SMALLEST_CELL
from cardgen.inputs.phone_link import puzzle_address
from cardgen.printables.common.game_marks import PRINTED_ROTATOR_MARKS, Mark, key, medal, star
from cardgen.printables.common.typesetting import TextStyle, cap_height, counted, set_line
from cardgen.printables.puzzles.hints import FOOT, foot_hints
from cardgen.printables.puzzles.puzzle_board import MARGIN, playing_board, rims
from cardgen.printables.puzzles.turn_boxes import more_turns_pages, table_for, turn_boxes, wanted_boxes
from companion.rotator.board import COLUMNS, ROWS
from companion.rotator.grade import Level
from companion.rotator.puzzle import Puzzle
from companion.rotator.state import BOOST_CACHE

PerPage = Literal[1, 2, 4, 6]

_MARKS: tuple[tuple[Mark, str], ...] = (*PRINTED_ROTATOR_MARKS, ("territory", "Solid again"))

_GAP = 4.0
_KEY = 6.0  # at the foot of the page; small boards need its room, and the rules show the marks too
_HEAD = 13.4  # above a board
_LARGEST_CELL = 12.5
_STEP = 0.25  # cells are multiples of it

_QR = 11.6  # quiet zone included: modules of 0.40 mm for the seven letters of an identity
_QR_OF_SITE = 14.8  # modules of 0.40 mm, for an address of more than 53 characters of 0.36
_NARROWEST = 22.0  # column beside a board
_LOWEST = 13.0  # room below a board
_ROOMY = 80.0  # blocks at least this wide have goals in words


class PuzzleSheetError(ValueError):
    """A sheet that cannot be made."""


@dataclass(frozen=True, slots=True)
class _SheetPlan:
    """How puzzles share a page: columns, rows, and whether goals and turns are beside the board."""

    across: int
    down: int
    beside: bool


_PLANS: dict[PerPage, _SheetPlan] = {
    1: _SheetPlan(1, 1, beside=True),
    2: _SheetPlan(2, 1, beside=False),
    4: _SheetPlan(2, 2, beside=True),
    6: _SheetPlan(3, 2, beside=False),
}


@dataclass(frozen=True, slots=True)
class _Goal:
    """A goal: a number of stars, or a medal (0); in words, and short, for a medal as boosts/turns."""

    stars: int
    words: str
    short: str


def puzzle_sheets(
    puzzles: Sequence[Puzzle],
    book: FontBook,
    paper: tuple[float, float],
    per_page: PerPage,
    cell: float | None = None,
    titles: Sequence[str] = (),
    hints: bool = False,
    site: str | None = None,
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` (width and height in mm) with `per_page` puzzles each.

    If small boards leave too little room for the turns of a puzzle, a last page has boxes for more.

    They are numbered from 1 unless they have `titles`. The QR symbol of each has the letters of its board,
    or opens it on a `site`. `cell` is the side of a space in mm, by default on each page the largest that
    leaves enough room to note the turns. With `hints` they stand at the foot of the page, upside down.

    Raises:
        PuzzleSheetError: the boards do not fit on the paper.
    """
    plan = _PLANS[per_page]
    width, height = paper
    block_width = (width - 2 * MARGIN - (plan.across - 1) * _GAP) / plan.across
    foot = 0.0 if per_page == 6 else _KEY
    bottom = height - MARGIN - FOOT * hints
    head = _HEAD + (_QR_OF_SITE - _QR if site else 0)
    block_height = (bottom - MARGIN - foot - (plan.down - 1) * _GAP) / plan.down
    room = _largest_cell(block_width, block_height - head, plan)
    if room < (cell or SMALLEST_CELL):
        choices = ["fewer to a page"] * (per_page > 1) + ["larger paper"] + ["--hints page"] * hints
        raise PuzzleSheetError(
            f"{per_page} to a page of {width:g} x {height:g} mm leave room for spaces of "
            f"{max(room, 0):g} mm, and {cell or SMALLEST_CELL:g} are needed: choose {', or '.join(choices)}"
        )
    pages: list[draw.Page] = []
    unfinished: list[tuple[str, int, int]] = []
    for start in range(0, len(puzzles), per_page):
        shapes: list[draw.Shape] = []
        printed = puzzles[start : start + per_page]
        space = cell or _cell_for(printed, block_width, block_height - head, plan, room, book)
        for index, puzzle in enumerate(printed):
            down, across = divmod(index, plan.across)
            x = MARGIN + across * (block_width + _GAP)
            y = MARGIN + down * (block_height + _GAP)
            block = draw.Box(x, y, block_width, block_height)
            title = heading(start + index + 1, titles)
            shapes += _head(puzzle, title, block, book, site)
            below = draw.Box(x, y + head, block_width, block_height - head)
            drawn, boxes = _block(puzzle, below, plan.beside, space, book)
            shapes += drawn
            if boxes < _longest(puzzle):
                unfinished.append((title, boxes, _longest(puzzle)))
        if foot:
            pitch = min(32.0, (width - 2 * MARGIN) / len(_MARKS))
            shapes += key(_MARKS, MARGIN, bottom - 3.6, pitch, 3.6, 6.5)
        if hints:
            shapes += foot_hints(printed, start + 1, book, paper)
        pages.append(draw.Page(width, height, (("text", tuple(shapes)),), label=f"puzzles {len(pages) + 1}"))
    return (*pages, *more_turns_pages(unfinished, paper))


def heading(number: int, titles: Sequence[str]) -> str:
    """Return the title of a puzzle, on its sheet and with its solution."""
    return titles[number - 1] if titles else f"Rotator {number}"


def level_sign(level: Level, x: float, y: float) -> Iterator[draw.Shape]:
    """Yield four small diamonds from (x, y), their left end at half height: one filled for an easy board."""
    reach = 1.15
    filled_ones = list(Level).index(level) + 1
    for index in range(len(Level)):
        middle = x + reach + index * 2.75
        outline = draw.polygon(
            [(middle, y - reach), (middle + reach, y), (middle, y + reach), (middle - reach, y)]
        )
        yield draw.Path(outline, BLACK if index < filled_ones else None, draw.Stroke(BLACK, 0.5))


LEVEL_SIGN_WIDTH = 3 * 2.75 + 2 * 1.15
"""In mm."""


def _largest_cell(width: float, height: float, plan: _SheetPlan) -> float:
    """Return the largest cell that leaves room in a block, below its head, for everything else."""
    cell = _LARGEST_CELL
    while cell > 0:
        beside, above = rims(cell)
        wide, high = COLUMNS * cell + 2 * beside, ROWS * cell + 2 * above
        if plan.beside:
            wide += _column(width)
        else:
            high += _LOWEST
        if wide <= width + 1e-9 and high <= height + 1e-9:
            break
        cell -= _STEP
    return cell


def _column(width: float) -> float:
    """Return the width of the column beside a board in a block of `width` mm, with the gap before it."""
    return max(_NARROWEST, 0.24 * width) + 2


def _cell_for(
    puzzles: Sequence[Puzzle],
    width: float,
    height: float,
    plan: _SheetPlan,
    largest: float,
    book: FontBook,
) -> float:
    """Return the largest cell for `puzzles` in blocks of this size with boxes for all turns of each.

    If possible these are as many boxes as wanted, else boxes for the longest solution.
    """
    block = draw.Box(0, 0, width, height)
    smaller = [largest - i * _STEP for i in range(int((largest - SMALLEST_CELL) / _STEP) + 1)]
    turns = [_longest(puzzle) for puzzle in puzzles]
    for numbers in ([wanted_boxes(number) for number in turns], turns):
        for cell in smaller:
            rooms = [_parts(puzzle, block, plan.beside, cell, book)[1] for puzzle in puzzles]
            if all(
                table_for(room.width, room.height, number)
                for room, number in zip(rooms, numbers, strict=True)
            ):
                return cell
    return smaller[-1]


def _parts(
    puzzle: Puzzle, block: draw.Box, beside: bool, cell: float, book: FontBook
) -> tuple[tuple[draw.Shape, ...], draw.Box]:
    """Return the goals of a puzzle, and the room for its turns."""
    side, above = rims(cell)
    wide, high = COLUMNS * cell + 2 * side, ROWS * cell + 2 * above
    if beside:
        room = draw.Box(block.x + wide + 2, block.y + above, block.width - wide - 2, ROWS * cell)
    else:
        room = draw.Box(block.x, block.y + high + 1, block.width, block.height - high - 1)
    goals = list(_goals(puzzle, room, beside, book))
    top = max(bottom for bottom, _ in goals) + 1.3
    shapes = [shape for _, shapes in goals for shape in shapes]
    if _in_words(room, beside):
        top += 4.2
        shapes.append(draw.Text(room.x, top - 1.2, _TURNS, 6.5, BLACK, "condensed"))
    return tuple(shapes), draw.Box(room.x, top, room.width, room.bottom - top)


def _block(
    puzzle: Puzzle, block: draw.Box, beside: bool, cell: float, book: FontBook
) -> tuple[tuple[draw.Shape, ...], int]:
    """Return a puzzle without its head, and how many boxes for turns it has."""
    side, above = rims(cell)
    x = block.x + side if beside else block.centre[0] - COLUMNS * cell / 2
    board = draw.Group(playing_board(puzzle.board, cell), draw.moved(x, block.y + above))
    goals, room = _parts(puzzle, block, beside, cell, book)
    boxes, number = turn_boxes(room, _longest(puzzle))
    return (board, *goals, *boxes), number


def _par(puzzle: Puzzle) -> tuple[int, int]:
    """Return the fewest boosts that win the board, and the turns needed with them."""
    line = puzzle.solution.front[0]
    return line.boosts, line.turns


def _longest(puzzle: Puzzle) -> int:
    """Return the turns of the longest solution: that of par, or a way to all Nodes."""
    return max(_par(puzzle)[1], puzzle.all_nodes.turns if puzzle.all_nodes else 0)


def par_words(puzzle: Puzzle) -> str:
    """Return par in words: boosts and turns."""
    boosts, turns = _par(puzzle)
    return f"par {counted(boosts, 'boost')}, {counted(turns, 'turn')}"


def _head(
    puzzle: Puzzle, title: str, block: draw.Box, book: FontBook, site: str | None
) -> Iterator[draw.Shape]:
    x, y = block.x, block.y
    payload, side = (puzzle_address(site, puzzle.identity), _QR_OF_SITE) if site else (puzzle.identity, _QR)
    # the quiet zone may reach beyond the block: there is nothing but paper
    quiet = quiet_zone(payload, side)
    code = draw.Box(block.right + quiet - side, y - quiet, side, side)
    middle = code.x + quiet - _NOTES - 2.2
    room = middle - x - 1.5
    level = puzzle.grade.level
    yield set_line(book, title, x, y + 3.0, room, TextStyle(11, 6, "semibold", "condensed-semibold"), BLACK)
    yield from level_sign(level, x, y + 6.4)
    after = LEVEL_SIGN_WIDTH + 1.4
    yield set_line(
        book, level.value, x + after, y + 7.3, room - after, TextStyle(7.5, 6, narrow="condensed"), BLACK
    )
    yield set_line(book, par_words(puzzle), x, y + 11.4, room, TextStyle(7.5, 6, narrow="condensed"), BLACK)
    yield from _notes(middle, y)
    yield symbol(payload, code, BLACK)
    centre = code.centre[0]
    yield draw.Text(centre, code.bottom + 1.7, puzzle.identity, 6.5, BLACK, "condensed-semibold", "middle")


_BOOST = 2.9
_NOTES = 5 * _BOOST + 7.4  # width of what is filled in at the head


def _notes(x: float, y: float) -> Iterator[draw.Shape]:
    left = x + 7.4
    yield draw.Text(left - 1, y + 3.0, "Start", 6.5, BLACK, "condensed", "end")
    yield draw.stroked(draw.rectangle(draw.Box(left, y, 5 * _BOOST - 0.4, 4.2)), BLACK, 0.5)
    yield draw.Text(left - 1, y + 7.7, "Boosts", 6.5, BLACK, "condensed", "end")
    for index in range(BOOST_CACHE):
        row, column = divmod(index, 5)
        box = draw.Box(left + column * _BOOST, y + 5.6 + row * _BOOST, _BOOST - 0.4, _BOOST - 0.4)
        yield draw.stroked(draw.rectangle(box), BLACK, 0.5)


def _goals_of(puzzle: Puzzle) -> list[_Goal]:
    """Return the goals: stars for a win, par + 1, par, and all Nodes; medals for the front (R12)."""
    par, _ = _par(puzzle)
    goals = [
        _Goal(1, "a win", "win"),
        _Goal(2, f"with {counted(par + 1, 'boost')}", counted(par + 1, "boost")),
        _Goal(3, f"with {counted(par, 'boost')}", counted(par, "boost")),
    ]
    for further in puzzle.solution.front[1:]:
        words = f"{counted(further.turns, 'turn')}, {counted(further.boosts, 'boost')}"
        goals.append(_Goal(0, words, f"{further.boosts}/{further.turns}"))
    if puzzle.all_nodes is not None:
        goals.append(_Goal(1, "all ten Nodes", "10 Nodes"))
    return goals


_SIGN = 1.55  # radius of a star
_PAIRS = "boosts/turns"
_TURNS = "Spaces you drill in each turn"


def _goals(
    puzzle: Puzzle, room: draw.Box, beside: bool, book: FontBook
) -> Iterator[tuple[float, tuple[draw.Shape, ...]]]:
    """Yield each goal with its bottom: below each other beside a board, else side by side."""
    in_words = _in_words(room, beside)
    size, pitch = 7.0, 4.4 if in_words else 4.0
    x, y = room.x, room.y + _SIGN
    stars = True
    for goal in _goals_of(puzzle):
        if not in_words and stars and not goal.stars:
            x, y = room.x, y + pitch
            yield y + _SIGN, (draw.Text(x, y + cap_height(size) / 2, _PAIRS, size, BLACK, "condensed"),)
            x += book.width(_PAIRS, size, "condensed") + 2.2
        stars = goal.stars > 0
        words = goal.words if in_words else goal.short
        signs = max(goal.stars, 1) * (2 * _SIGN + 0.3)
        wide = signs + 0.7 + book.width(words, size, "condensed")
        if x > room.x and (beside or x + wide > room.right):
            x, y = room.x, y + pitch
        text = draw.Text(x + signs + 0.7, y + cap_height(size) / 2, words, size, BLACK, "condensed")
        yield y + _SIGN, (*_goal_shapes(goal.stars, x, y), text)
        x += wide + (5.0 if in_words else 2.2)


def _in_words(room: draw.Box, beside: bool) -> bool:
    return beside or room.width >= _ROOMY


def _goal_shapes(stars: int, x: float, y: float) -> Iterator[draw.Shape]:
    if not stars:
        yield from medal(x + _SIGN, y, _SIGN)
    for index in range(stars):
        yield star(x + _SIGN + index * (2 * _SIGN + 0.3), y, _SIGN)
