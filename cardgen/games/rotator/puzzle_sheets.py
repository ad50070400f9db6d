"""Rotator puzzles on sheets of paper: the board, its goals, and room to note your turns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from math import ceil
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.drawing.qr import quiet_zone, symbol
from cardgen.games.rotator.hints import FOOT, foot_hints
from cardgen.games.rotator.marks import INKS, PRINTED_MARKS, heading, words_in
from cardgen.games.rotator.puzzle_board import is_column, margin, playing_board, rims
from cardgen.games.rotator.turn_boxes import (
    WIDTHS,
    more_turns_pages,
    table_for,
    turn_boxes,
    wanted_boxes,
)
from cardgen.games.rotator.turns import line_in_words
from cardgen.inputs.geometry import SMALLEST_CELL
from cardgen.sheets.blocks import Block, SheetError
from cardgen.sheets.page_head import sheet_head
from cardgen.sheets.pencil_marks import Mark, key, medal, star
from cardgen.sheets.typesetting import TextStyle, centred_text, set_line, text_lines
from cardgen.sheets.words import SheetWords
from companion.rotator.board import COLUMNS, ROWS
from companion.rotator.grade import Level
from companion.rotator.puzzles import Puzzle
from companion.rotator.state import BOOST_CACHE

PerPage = Literal[1, 2, 4, 6]

_MARKS: tuple[tuple[Mark, str], ...] = (*PRINTED_MARKS, ("territory", "solid-again"))

_GAP, _GAP_BELOW = 4.0, 3.0
_MARK, _SMALL_MARK = 3.6, 3.2  # in the key at the foot of the page
_ABOVE_KEY = 2 / 3  # of a mark
_HEAD = 13.4  # above a board
_PAGE_HEAD = 16.0  # of a page with one row of puzzles
_LARGEST_CELL = 12.5
_STEP = 0.25  # cells are multiples of it

_QR = 11.6  # quiet zone included: modules of 0.40 mm for the seven letters of an identity
_QR_OF_SITE = 14.8  # modules of 0.40 mm, for an address of more than 53 characters of 0.36
_NARROWEST = 22.0  # column beside a board
_LOWEST = 13.0  # room below a board
_SMALLEST_IN_COLUMN = 3.25  # cell: a fine pencil can still mark it
_ROOMY = 80.0  # blocks at least this wide have goals in words


@dataclass(frozen=True, slots=True)
class _SheetPlan:
    """How puzzles share a page: columns, rows, and whether goals and turns are beside the board.

    A `column` is one of a newspaper.
    """

    across: int
    down: int
    beside: bool
    column: bool = False


_PLANS: dict[PerPage, _SheetPlan] = {
    1: _SheetPlan(1, 1, beside=True),
    2: _SheetPlan(2, 1, beside=False),
    4: _SheetPlan(2, 2, beside=True),
    6: _SheetPlan(3, 2, beside=False),
}
_COLUMN_PLAN = _SheetPlan(1, 1, beside=False, column=True)


_Goal = tuple[int, str, str]
"""A goal: stars, or a medal (0), in words and short (for a medal: boosts/turns)."""


def puzzle_sheets(
    puzzles: Sequence[Puzzle],
    book: FontBook,
    paper: draw.Size,
    per_page: PerPage,
    cell: float | None = None,
    days: Sequence[date] = (),
    site: str | None = None,
    *,
    hints: bool = False,
    solutions: bool = False,
    expected: int = 0,
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` with `per_page` puzzles each.

    If small boards leave too little room for the turns of a puzzle, a last page has boxes for more.
    Without puzzles, it is checked whether the `expected` number of them will fit (0: any number).

    They are numbered from 1 unless they are for `days`. The QR symbol of each has the letters of
    its board, or opens it on a `site`. `cell` is the side of a space in mm, by default on each page
    the largest that leaves enough room to note the turns. With `hints` they stand at the foot of
    the page, upside down; with `solutions` the way to par does so below each puzzle. One puzzle on
    a column of a newspaper is black only and has no symbol. Raises SheetError if the boards do not
    fit on the paper.
    """
    column = per_page == 1 and is_column(paper)
    if column and site:
        raise SheetError(
            "a column has no room for a symbol: choose larger paper, or leave out --site"
        )
    plan = _COLUMN_PLAN if column else _PLANS[per_page]
    if count := len(puzzles) or expected:  # where one row has all, it is as high as the page
        plan = replace(plan, down=min(plan.down, ceil(count / plan.across)))
    width, height = paper
    edge = margin(paper)
    block_width = (width - 2 * edge - (plan.across - 1) * _GAP) / plan.across
    small = per_page == 6
    words = words_in(book)
    told = words("boxes")
    beside_key = book.width(told, 6.5, "condensed") + 3 if small else 0.0
    mark = _SMALL_MARK if small else _MARK
    marks, key_height = key(_MARKS, book, width - 2 * edge - beside_key, mark, 6.5)
    bottom = height - edge - (FOOT if hints else 0.0)
    head = _HEAD + (_QR_OF_SITE - _QR if site else 0)
    foot = key_height + (0.5 if small else _ABOVE_KEY) * mark
    needed = cell or (_SMALLEST_IN_COLUMN if column else SMALLEST_CELL)
    heads = (edge + _PAGE_HEAD, edge) if plan.down == 1 and not column else (edge,)
    for top in heads:  # small pages have no room for a head
        block_height = (bottom - top - foot - (plan.down - 1) * _GAP_BELOW) / plan.down
        if _largest_cell(block_width, block_height - head, plan, needed) >= needed:
            break

    def largest(room: float) -> float:
        """Return the largest cell in a block with so much `room` below its head."""
        found = _largest_cell(block_width, room, plan, needed)
        if found < needed:
            choices = ["fewer to a page", "larger paper"] if per_page > 1 else ["larger paper"]
            if hints:
                choices.append("--hints page")
            if solutions:
                choices.append(f"--solutions {'none' if column else 'end'}")
            raise SheetError(
                f"{per_page} to a page of {width:g} x {height:g} mm leave room for spaces of "
                f"{found:g} mm, and {needed:g} are needed: choose {', or '.join(choices)}"
            )
        return found

    usual = _STEP_OF_ANSWER * ceil(_USUAL_ANSWER / max(1, block_width)) + _ABOVE_ANSWER
    most = max(usual, block_height - head - _least_room(needed, plan))
    largest(block_height - head - (usual if solutions else 0.0))
    pages: list[list[draw.Shape]] = []
    unfinished: list[tuple[str, int, int]] = []
    for start in range(0, len(puzzles), per_page):
        printed = puzzles[start : start + per_page]
        answers = (
            [_answer(puzzle, block_width, most, book) for puzzle in printed] if solutions else []
        )
        answered = max((answer.height for answer in answers), default=0)
        room = block_height - head - answered
        space = cell or _cell_for(printed, block_width, room, plan, (needed, largest(room)), book)
        shapes: list[draw.Shape] = [draw.Group((marks,), draw.moved(edge, bottom - key_height))]
        if top > edge:
            tag, under = words("puzzles-tag"), words("puzzles-under")
            shapes += sheet_head(book, INKS, width, "Rotator", tag, under, margin=edge)
        if small:
            y = bottom - key_height + mark / 2
            shapes.append(centred_text(width - edge, y, told, 6.5, BLACK, "condensed", "end"))
        for index, puzzle in enumerate(printed):
            down, across = divmod(index, plan.across)
            x = edge + across * (block_width + _GAP)
            y = top + down * (block_height + _GAP_BELOW)
            block = draw.Box(x, y, block_width, block_height)
            title = heading(words, start + index + 1, days)
            if column:
                shapes += _column_head(puzzle, title, block, book)
            else:
                shapes += _head(puzzle, title, block, book, site)
            below = draw.Box(x, y + head, block_width, room)
            drawn, boxes = _block(puzzle, below, plan, space, book)
            shapes += drawn
            shapes += [
                answer.at(x, block.bottom - answer.height) for answer in answers[index : index + 1]
            ]
            if boxes < _longest(puzzle):
                unfinished.append((title, boxes, _longest(puzzle)))
        if hints:
            shapes += foot_hints(printed, start + 1, book, paper, days)
        pages.append(shapes)
    numbered = draw.text_pages(paper, pages, "puzzles")
    return (*numbered, *more_turns_pages(unfinished, book, paper))


_ANSWER = 6.0  # size in pt
_STEP_OF_ANSWER = 2.5
_ABOVE_ANSWER = 1.6
_USUAL_ANSWER = 75.0  # width of the solution of most puzzles in one line, in mm


def _answer(puzzle: Puzzle, width: float, most: float, book: FontBook) -> Block:
    """Return the way to par upside down: the start, then how many spaces to drill in each turn.

    If that is higher than `most` mm, words say so instead.
    """
    words = words_in(book)
    par = line_in_words(words, puzzle.solution.front[0])
    for in_all in (words("solution", text=par), words("long-solution")):
        lines = text_lines(
            book, in_all, 0, 1.9, width, _ANSWER, _STEP_OF_ANSWER, weight="condensed"
        )
        high = _STEP_OF_ANSWER * len(lines) + _ABOVE_ANSWER
        if high <= most:
            break
    return Block(width, high, (draw.Group(tuple(lines), draw.rotated(180, width / 2, high / 2)),))


def level_sign(level: Level, x: float, y: float) -> Iterator[draw.Shape]:
    """Yield four small diamonds from (x, y), the left end: one is filled for an easy board."""
    reach = 1.15
    filled_ones = list(Level).index(level) + 1
    for index in range(len(Level)):
        middle = x + reach + index * 2.75
        outline = draw.polygon(
            [(middle, y - reach), (middle + reach, y), (middle, y + reach), (middle - reach, y)]
        )
        yield draw.framed(outline, BLACK if index < filled_ones else None, BLACK, 0.5)


LEVEL_SIGN_WIDTH = 3 * 2.75 + 2 * 1.15
"""In mm."""


def _largest_cell(width: float, height: float, plan: _SheetPlan, needed: float) -> float:
    """Return the largest cell that leaves room in a block for everything else; 0 if none.

    It is a multiple of `_STEP`, or the cell that is `needed`.
    """
    steps = {i * _STEP for i in range(1, int(_LARGEST_CELL / _STEP) + 1)}
    for cell in sorted({needed, *steps}, reverse=True):
        wide = (
            COLUMNS * cell + 2 * rims(cell, plan.column)[0] + (_column(width) if plan.beside else 0)
        )
        if wide <= width + 1e-9 and _least_room(cell, plan) <= height + 1e-9:
            return cell
    return 0.0


def _least_room(cell: float, plan: _SheetPlan) -> float:
    """Return the least height for a board and what is below it, in mm."""
    return ROWS * cell + 2 * rims(cell, plan.column)[1] + (0 if plan.beside else _LOWEST)


def _column(width: float) -> float:
    """Return the width in mm of the column beside a board in a block, with its gap."""
    return max(_NARROWEST, 0.24 * width) + 2


def _cell_for(
    puzzles: Sequence[Puzzle],
    width: float,
    height: float,
    plan: _SheetPlan,
    cells: tuple[float, float],
    book: FontBook,
) -> float:
    """Return the largest of `cells` with which each puzzle has boxes for all its turns.

    If possible these are as many boxes as wanted, wide enough for notes, else boxes for the longest
    solution.
    """
    block = draw.Box(0, 0, width, height)
    smallest, largest = cells
    # in a column spaces are worth more than boxes
    smallest = min(largest, max(smallest, SMALLEST_CELL))
    steps = range(int((largest - smallest) / _STEP) + 1)
    smaller = [*(largest - i * _STEP for i in steps), smallest]
    turns = [_longest(puzzle) for puzzle in puzzles]
    wanted = [wanted_boxes(number) for number in turns]
    for numbers, narrowest in (*((wanted, width) for width in WIDTHS), (turns, 0.0)):
        for cell in smaller:
            rooms = [_parts(puzzle, block, plan, cell, book)[1] for puzzle in puzzles]
            if all(
                table_for(room.width, room.height, number, narrowest)
                for room, number in zip(rooms, numbers, strict=True)
            ):
                return cell
    return largest if plan.column else smaller[-1]


def _parts(
    puzzle: Puzzle, block: draw.Box, plan: _SheetPlan, cell: float, book: FontBook
) -> tuple[tuple[draw.Shape, ...], draw.Box]:
    """Return the goals of a puzzle, and the room for its turns."""
    side, above = rims(cell, plan.column)
    wide, high = COLUMNS * cell + 2 * side, ROWS * cell + 2 * above
    if plan.beside:
        room = draw.Box(block.x + wide + 2, block.y + above, block.width - wide - 2, ROWS * cell)
    else:
        room = draw.Box(block.x, block.y + high + 1, block.width, block.height - high - 1)
    goals = list(_goals(puzzle, room, plan.beside, book))
    top = max(bottom for bottom, _ in goals) + 1.3
    shapes = [shape for _, shapes in goals for shape in shapes]
    if plan.column or _in_words(room, plan.beside):
        turns = words_in(book)("drilled")
        told = text_lines(book, turns, room.x, top + 2.4, room.width, 6.5, 2.6, weight="condensed")
        lower = top + 2.6 * len(told) + 0.9
        if not plan.column or table_for(room.width, room.bottom - lower, _longest(puzzle)):
            shapes += told
        top = lower
    return tuple(shapes), draw.Box(room.x, top, room.width, room.bottom - top)


def _block(
    puzzle: Puzzle, block: draw.Box, plan: _SheetPlan, cell: float, book: FontBook
) -> tuple[tuple[draw.Shape, ...], int]:
    """Return a puzzle without its head, and how many boxes for turns it has."""
    side, above = rims(cell, plan.column)
    x = block.x + side if plan.beside else block.centre[0] - COLUMNS * cell / 2
    board = draw.Group(
        playing_board(puzzle.board, book, cell, plan.column), draw.moved(x, block.y + above)
    )
    goals, room = _parts(puzzle, block, plan, cell, book)
    if plan.column and not table_for(room.width, room.height, _longest(puzzle)):
        return (board, *goals), _longest(puzzle)  # who cut it out has paper to note turns on
    boxes, number = turn_boxes(book, room, _longest(puzzle))
    return (board, *goals, *boxes), number


def _par(puzzle: Puzzle) -> tuple[int, int]:
    """Return the fewest boosts that win the board, and the turns needed with them."""
    line = puzzle.solution.front[0]
    return line.boosts, line.turns


def _longest(puzzle: Puzzle) -> int:
    """Return the turns of the longest solution: that of par, or a way to all Nodes."""
    return max(_par(puzzle)[1], puzzle.all_nodes.turns if puzzle.all_nodes else 0)


def par_words(words: SheetWords, puzzle: Puzzle) -> str:
    """Return par in words: boosts and turns."""
    boosts, turns = _par(puzzle)
    return words("par", count=turns, other_count=boosts)


def _head(
    puzzle: Puzzle, title: str, block: draw.Box, book: FontBook, site: str | None
) -> Iterator[draw.Shape]:
    x, y = block.x, block.y
    payload, side = (
        (f"{site}#rotator={puzzle.identity}", _QR_OF_SITE) if site else (puzzle.identity, _QR)
    )
    # the quiet zone may reach beyond the block: there is nothing but paper
    quiet = quiet_zone(payload, side)
    code = draw.Box(block.right + quiet - side, y - quiet, side, side)
    middle = code.x + quiet - _NOTES - 2.2
    room = middle - x - 1.5
    level, words = puzzle.grade.level, words_in(book)
    yield set_line(
        book, title, x, y + 3.0, room, TextStyle(11, 6, "semibold", "condensed-semibold"), BLACK
    )
    yield from level_sign(level, x, y + 6.4)
    after = LEVEL_SIGN_WIDTH + 1.4
    style = TextStyle(7.5, 6, narrow="condensed")
    named = words(f"level-{level.value}")
    yield set_line(book, named, x + after, y + 7.3, room - after, style, BLACK)
    yield set_line(book, par_words(words, puzzle), x, y + 11.4, room, style, BLACK)
    yield from _notes(words, middle, y)
    yield symbol(payload, code, BLACK)
    centre = code.centre[0]
    yield draw.Text(
        centre, code.bottom + 1.7, puzzle.identity, 6.5, BLACK, "condensed-semibold", "middle"
    )


def _column_head(
    puzzle: Puzzle, title: str, block: draw.Box, book: FontBook
) -> Iterator[draw.Shape]:
    """Yield the head of a puzzle in a column: title, letters, level, par, and what to fill in."""
    x, y, right = block.x, block.y, block.right
    room = block.width - book.width(puzzle.identity, 6.5, "condensed-semibold") - 1.5
    yield set_line(
        book, title, x, y + 3.0, room, TextStyle(11, 5, "semibold", "condensed-semibold"), BLACK
    )
    yield draw.Text(right, y + 3.0, puzzle.identity, 6.5, BLACK, "condensed-semibold", "end")
    words = words_in(book)
    level = words(f"level-{puzzle.grade.level.value}")
    yield from level_sign(puzzle.grade.level, x, y + 6.2)
    after = x + LEVEL_SIGN_WIDTH + 1.0
    yield draw.Text(after, y + 7.1, level, 7, BLACK, "condensed")
    room = right - after - book.width(level, 7, "condensed") - 1.5
    style = TextStyle(7, 5, "condensed")
    yield set_line(book, par_words(words, puzzle), right, y + 7.1, room, style, BLACK, "end")
    yield draw.Text(x, y + 11.8, words("start"), 6.5, BLACK, "condensed")
    side = min(_BOOST, (block.width - 25) / BOOST_CACHE)
    left = right - BOOST_CACHE * side + 0.4
    yield draw.Text(left - 1, y + 11.8, words("boosts"), 6.5, BLACK, "condensed", "end")
    start = draw.Box(x + 6, y + 9.2, min(12.0, left - 8.5 - x - 6), 3.4)
    boxes = [draw.Box(left + i * side, y + 9.7, side - 0.4, side - 0.4) for i in range(BOOST_CACHE)]
    yield from (draw.stroked(draw.rectangle(box), BLACK, 0.5) for box in (start, *boxes))


_BOOST = 2.9
_NOTES = 5 * _BOOST + 7.4  # width of what is filled in at the head


def _notes(words: SheetWords, x: float, y: float) -> Iterator[draw.Shape]:
    left = x + 7.4
    yield draw.Text(left - 1, y + 3.0, words("start"), 6.5, BLACK, "condensed", "end")
    yield draw.stroked(draw.rectangle(draw.Box(left, y, 5 * _BOOST - 0.4, 4.2)), BLACK, 0.5)
    yield draw.Text(left - 1, y + 7.7, words("boosts"), 6.5, BLACK, "condensed", "end")
    for index in range(BOOST_CACHE):
        row, column = divmod(index, 5)
        box = draw.Box(left + column * _BOOST, y + 5.6 + row * _BOOST, _BOOST - 0.4, _BOOST - 0.4)
        yield draw.stroked(draw.rectangle(box), BLACK, 0.5)


def _goals_of(words: SheetWords, puzzle: Puzzle) -> list[_Goal]:
    """Return the goals: stars for a win, par + 1, par, all Nodes; medals for the front (R12)."""
    par, _ = _par(puzzle)
    goals = [
        (1, words("goal-win"), words("goal-win.short")),
        (2, words("goal-boosts", count=par + 1), words("goal-boosts.short", count=par + 1)),
        (3, words("goal-boosts", count=par), words("goal-boosts.short", count=par)),
    ]
    for further in puzzle.solution.front[1:]:
        cost = words("cost", count=further.turns, other_count=further.boosts)
        goals.append((0, cost, f"{further.boosts}/{further.turns}"))
    if puzzle.all_nodes is not None:
        goals.append((1, words("goal-nodes"), words("goal-nodes.short")))
    return goals


_SIGN = 1.55  # radius of a star


def _goals(
    puzzle: Puzzle, room: draw.Box, beside: bool, book: FontBook
) -> Iterator[tuple[float, tuple[draw.Shape, ...]]]:
    """Yield each goal with its bottom: below each other beside a board, else side by side."""
    words, in_words = words_in(book), _in_words(room, beside)
    pairs = words("pairs")
    size, pitch = 7.0, 4.4 if in_words else 4.0
    x, y = room.x, room.y + _SIGN
    before = 1
    for stars, said, short in _goals_of(words, puzzle):
        if not in_words and before and not stars:
            x, y = room.x, y + pitch
            yield (
                y + _SIGN,
                (centred_text(x, y, pairs, size, BLACK, "condensed", "start"),),
            )
            x += book.width(pairs, size, "condensed") + 2.2
        before = stars
        told = said if in_words else short
        signs = max(stars, 1) * (2 * _SIGN + 0.3)
        wide = signs + 0.7 + book.width(told, size, "condensed")
        if x > room.x and (beside or x + wide > room.right):
            x, y = room.x, y + pitch
        text = centred_text(x + signs + 0.7, y, told, size, BLACK, "condensed", "start")
        yield y + _SIGN, (*_goal_shapes(stars, x, y), text)
        x += wide + (5.0 if in_words else 2.2)


def _in_words(room: draw.Box, beside: bool) -> bool:
    return beside or room.width >= _ROOMY


def _goal_shapes(stars: int, x: float, y: float) -> Iterator[draw.Shape]:
    if not stars:
        yield from medal(x + _SIGN, y, _SIGN)
    for index in range(stars):
        yield star(x + _SIGN + index * (2 * _SIGN + 0.3), y, _SIGN)
