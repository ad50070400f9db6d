"""Solutions of Rotator puzzles: the par line of each, turn by turn on small boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.printables.common.game_marks import pointer
from cardgen.printables.common.typesetting import TextStyle, set_line, text_lines
from cardgen.printables.puzzles.puzzle_board import replay, turn_picture
from cardgen.printables.puzzles.puzzle_sheets import LEVEL_SIGN_WIDTH, MARGIN, heading, level_sign, par_words
from companion.rotator.board import COLUMNS, ROWS, name_of
from companion.rotator.puzzle import Puzzle
from companion.rotator.state import Step

CELL = 1.7
"""Side of a space on the small boards, in mm."""

_BOARD_WIDTH, _BOARD_HEIGHT = COLUMNS * CELL, ROWS * CELL
_ROW = _BOARD_HEIGHT + 5.2  # with the words below a board
_HEADING = 6.6
_BETWEEN = 2.0  # puzzles
_TITLE_STEP = 3.3
_EXPLAINED = (
    "The way to win with par boosts in the fewest turns. Below each board: the turn, which way is down in "
    "it, and how many spaces to drill. Each turn leads from the ring to the arrow; a second ring is a Node "
    "captured. Shaded spaces are solid after the turn, dark ones have collapsed in it."
)


def solution_pages(
    puzzles: Sequence[Puzzle], book: FontBook, paper: tuple[float, float]
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` (width and height in mm) with the solutions of `puzzles`, numbered from 1."""
    width, height = paper
    across = int((width - 2 * MARGIN + 2.2) // (_BOARD_WIDTH + 2.2))
    pitch = (width - 2 * MARGIN - across * _BOARD_WIDTH) / (across - 1) + _BOARD_WIDTH
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
        steps = replay(puzzle.board, puzzle.solution.front[0])
        rows = [steps[first : first + across] for first in range(0, len(steps), across)]
        for index, row in enumerate(rows):
            if y + _ROW + (_HEADING if index == 0 else 0) > height - MARGIN:
                pages.append(full_page())
                shapes, y = [], MARGIN
            if index == 0 or y == MARGIN:
                shapes += _heading(number, puzzle, y, width, index > 0)
                y += _HEADING
            for column, step in enumerate(row):
                shapes += _turn(step, MARGIN + column * pitch, y, book)
            y += _ROW
        y += _BETWEEN
    pages.append(full_page())
    return tuple(pages)


def _heading(number: int, puzzle: Puzzle, y: float, width: float, goes_on: bool) -> Iterator[draw.Shape]:
    yield draw.stroked(draw.line(MARGIN, y, width - MARGIN, y), grey(0.6), 0.5)
    baseline = y + 4.2
    title = heading(number) + (", continued" if goes_on else "")
    yield draw.Text(MARGIN, baseline, title, 9, BLACK, "semibold")
    yield from level_sign(puzzle.grade.level, MARGIN + 40, baseline - 1.1)
    start = name_of(puzzle.solution.front[0].start)
    words = f"{puzzle.grade.level.value}, {par_words(puzzle)}, start {start}"
    yield draw.Text(MARGIN + 41.4 + LEVEL_SIGN_WIDTH, baseline, words, 7, BLACK)
    yield draw.Text(width - MARGIN, baseline, puzzle.identity, 7, BLACK, "condensed-semibold", "end")


def _turn(step: Step, x: float, y: float, book: FontBook) -> Iterator[draw.Shape]:
    yield draw.Group(turn_picture(step, CELL), draw.moved(x, y))
    number = step.after.turn
    baseline = y + _BOARD_HEIGHT + 2.8
    yield draw.Text(x, baseline, str(number), 6.5, BLACK, "condensed-semibold")
    yield pointer(x + 3.6, baseline - 0.8, 1.5, (number - 1) % 4, BLACK)
    style = TextStyle(6, 5, "condensed")
    yield set_line(book, str(step.turn), x + 5.2, baseline, _BOARD_WIDTH - 5.2, style, BLACK)
