"""Solutions of Rotator puzzles: a way to par and to every medal, four turns on each board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.printables.common.game_marks import medal, pointer, star
from cardgen.printables.common.typesetting import TextStyle, counted, set_line, text_lines
from cardgen.printables.puzzles.puzzle_board import replay, turns_picture
from cardgen.printables.puzzles.puzzle_sheets import LEVEL_SIGN_WIDTH, MARGIN, heading, level_sign, par_words
from companion.rotator.board import COLUMNS, ROWS, name_of
from companion.rotator.puzzle import Puzzle
from companion.rotator.search.solve import Line
from companion.rotator.state import Step

CELL = 2.2
"""Side of a space on the small boards, in mm."""

TURNS = 4
"""On one board: once around, beginning with a turn that looks down the board."""

_BOARD_WIDTH, _BOARD_HEIGHT = COLUMNS * CELL, ROWS * CELL
_GAP = 2.6
_CAPTION = 4.4  # above a board
_STEP = 2.5  # the words of a turn
_ROW = _CAPTION + _BOARD_HEIGHT + (TURNS + 1) * _STEP + 2.0
_HEADING = 6.6
_BETWEEN = 1.5  # puzzles
_LEVEL = 46.0  # right of the title
_TITLE_STEP = 3.3
_SIGN = 1.3  # radius of a star
_EXPLAINED = (
    "A way to par, marked with a star, and a way to each medal. A board shows four turns. Each turn leads "
    "from its number to the arrow; a ring is a Node captured. Shaded spaces are solid after the four turns, "
    "dark ones have collapsed in them. Below each board: the turns, which way is down, and how many spaces "
    "to drill. A careful player at random keeps par once in 2 to the power of the bits. Forks are the turns "
    "that tempt you away from par."
)


@dataclass(frozen=True, slots=True)
class _Picture:
    """Some turns of a line to show on one board."""

    line: Line
    steps: tuple[Step, ...]
    par: bool
    all_nodes: bool


def solution_pages(
    puzzles: Sequence[Puzzle], book: FontBook, paper: tuple[float, float], titles: Sequence[str] = ()
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` (width and height in mm) with the solutions of `puzzles`, named as there."""
    width, height = paper
    across = int((width - 2 * MARGIN + _GAP) // (_BOARD_WIDTH + _GAP))
    pitch = (width - 2 * MARGIN - _BOARD_WIDTH) / (across - 1)
    pages: list[draw.Page] = []
    explanation = text_lines(
        book, _EXPLAINED, MARGIN, MARGIN + 9, width - 2 * MARGIN, 7, _TITLE_STEP, grey(0.85)
    )
    shapes: list[draw.Shape] = [
        draw.Text(MARGIN, MARGIN + 4.2, "Solutions", 14, BLACK, "semibold"),
        *explanation,
    ]
    y = MARGIN + 9 + len(explanation) * _TITLE_STEP

    def full_page() -> draw.Page:
        return draw.Page(width, height, (("text", tuple(shapes)),), label=f"solutions {len(pages) + 1}")

    for number, puzzle in enumerate(puzzles, 1):
        pictures = list(_pictures(puzzle))
        y += _BETWEEN
        for first in range(0, len(pictures), across):
            if y + _ROW + (_HEADING if first == 0 else 0) > height - MARGIN:
                pages.append(full_page())
                shapes, y = [], MARGIN
            if first == 0 or y == MARGIN:
                shapes += _heading(heading(number, titles), puzzle, y, width, first > 0, book)
                y += _HEADING
            for column, picture in enumerate(pictures[first : first + across]):
                shapes += _cell(picture, MARGIN + column * pitch, y, book)
            y += _ROW
    pages.append(full_page())
    return tuple(pages)


def _pictures(puzzle: Puzzle) -> Iterator[_Picture]:
    extra = () if puzzle.all_nodes is None else (puzzle.all_nodes,)
    for line in (*puzzle.solution.front, *extra):
        steps = replay(puzzle.board, line)
        for first in range(0, len(steps), TURNS):
            yield _Picture(line, steps[first : first + TURNS], line is puzzle.solution.par, line in extra)


def _heading(
    name: str, puzzle: Puzzle, y: float, width: float, goes_on: bool, book: FontBook
) -> Iterator[draw.Shape]:
    yield draw.stroked(draw.line(MARGIN, y, width - MARGIN, y), grey(0.6), 0.5)
    baseline = y + 4.2
    title = name + (", continued" if goes_on else "")
    yield draw.Text(MARGIN, baseline, title, 9, BLACK, "semibold")
    yield from level_sign(puzzle.grade.level, MARGIN + _LEVEL, baseline - 1.1)
    grade = puzzle.grade
    words = f"{grade.level.value}, {par_words(puzzle)}, {grade.bits:.1f} bits, forks {grade.forks:.0%}"
    left = MARGIN + _LEVEL + 1.4 + LEVEL_SIGN_WIDTH
    room = width - MARGIN - 13 - left  # the identity stands right of it
    yield set_line(book, words, left, baseline, room, TextStyle(7, 5, narrow="condensed"), BLACK)
    yield draw.Text(width - MARGIN, baseline, puzzle.identity, 7, BLACK, "condensed-semibold", "end")


def _cell(picture: _Picture, x: float, y: float, book: FontBook) -> Iterator[draw.Shape]:
    line, steps = picture.line, picture.steps
    begins = steps[0].after.turn == 1
    if begins:
        yield from _caption(picture, x, y, book)
    y += _CAPTION
    yield draw.Group(turns_picture(steps, CELL), draw.moved(x, y))
    style = TextStyle(6, 5, "condensed")
    y += _BOARD_HEIGHT + 0.6
    if begins:
        y += _STEP
        words = f"start {name_of(line.start)}"
        yield set_line(book, words, x, y, _BOARD_WIDTH, style, BLACK)
    for step in steps:
        y += _STEP
        number = step.after.turn
        yield draw.Text(x, y, str(number), 6, BLACK, "condensed-semibold")
        yield pointer(x + 3.8, y - 0.75, 1.4, (number - 1) % 4, BLACK)
        yield set_line(book, str(step.turn), x + 5.3, y, _BOARD_WIDTH - 5.3, style, BLACK)


def _caption(picture: _Picture, x: float, y: float, book: FontBook) -> Iterator[draw.Shape]:
    middle = y + 1.9
    yield from (
        (star(x + _SIGN, middle, _SIGN),)
        if picture.par or picture.all_nodes
        else medal(x + _SIGN, middle, _SIGN)
    )
    first = "all ten Nodes" if picture.all_nodes else counted(picture.line.turns, "turn")
    words = f"{first}, {counted(picture.line.boosts, 'boost')}"
    left = 2 * _SIGN + 0.8
    style = TextStyle(6.5, 5, "condensed-semibold")
    yield set_line(book, words, x + left, y + 2.7, _BOARD_WIDTH - left, style, BLACK)
