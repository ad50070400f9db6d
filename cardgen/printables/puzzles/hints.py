"""Hints to Rotator puzzles in three strengths, so that you read no more than you want."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.printables.common.typesetting import TextStyle, set_line, text_lines
from cardgen.printables.puzzles.puzzle_board import MARGIN
from cardgen.printables.puzzles.turns import replay
from companion.rotator.board import name_of
from companion.rotator.puzzle import Puzzle

_ROW = 3.6
_TITLE_STEP = 3.3
_COLUMN = 44.0  # narrowest, in mm
_FOOT_STEP = 2.7
_FOOT_TITLE = 17.0  # width of the words before the hints at the foot

FOOT = 3 * _FOOT_STEP + 2.4
"""Height of the hints at the foot of a page, with the gap above them, in mm."""

_EXPLAINED = (
    "Three hints to each puzzle, on a way to par. Read the first list if you don't know where to begin, the "
    "second if that doesn't help, and the third if nothing else does."
)


def start_hint(puzzle: Puzzle) -> str:
    """Return where a par line starts."""
    return name_of(puzzle.grade.line.start)


def node_hint(puzzle: Puzzle) -> str:
    """Return the first Node that the par line captures."""
    for step in replay(puzzle.board, puzzle.grade.line):
        if step.captured is not None:
            return f"{name_of(step.captured)} in turn {step.after.turn}"
    return "no Node is needed"


def turn_hint(puzzle: Puzzle) -> str:
    """Return what to do in the turn in which the smallest share of the choices keeps par."""
    turn = puzzle.grade.riskiest_turn
    played = puzzle.grade.line.played[turn - 1]
    place = "" if played.start is None else f"from {name_of(played.start)}, "
    return f"turn {turn}: {place}drill {played.drill}"


_HINTS: tuple[tuple[str, str, Callable[[Puzzle], str]], ...] = (
    ("1. Where to start", "1. Start", start_hint),
    ("2. The first Node to capture", "2. First Node", node_hint),
    ("3. The turn where most choices are wrong", "3. Hardest turn", turn_hint),
)
"""A title on a page of hints, a short one at the foot of a page, and the hint."""


def foot_hints(
    puzzles: Sequence[Puzzle], first: int, book: FontBook, paper: tuple[float, float]
) -> Iterator[draw.Shape]:
    """Yield the hints to the puzzles of a page, numbered from `first`, upside down at its foot.

    `paper` is its width and height in mm.
    """
    width, height = paper
    room = width - 2 * MARGIN
    pitch = (room - _FOOT_TITLE) / len(puzzles)
    style = TextStyle(6.5, 5, "condensed")
    # as the page lies upside down: the foot is at the top, and its right edge at the left
    shapes: list[draw.Shape] = [draw.stroked(draw.line(0, FOOT - 1, room, FOOT - 1), grey(0.6), 0.5)]
    for index, (_, title, hint) in enumerate(_HINTS):
        y = 2.1 + index * _FOOT_STEP
        shapes.append(draw.Text(0, y, title, 6.5, BLACK, "condensed-semibold"))
        for column, puzzle in enumerate(puzzles):
            x = _FOOT_TITLE + column * pitch
            shapes.append(draw.Text(x + 3.6, y, str(first + column), 6.5, BLACK, "condensed-semibold", "end"))
            shapes.append(set_line(book, hint(puzzle), x + 4.5, y, pitch - 5.5, style, BLACK))
    yield draw.Group(tuple(shapes), draw.moved(width - MARGIN, height - MARGIN) @ draw.rotated(180))


def hint_pages(
    puzzles: Sequence[Puzzle], book: FontBook, paper: tuple[float, float]
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` (width and height in mm) with the hints to `puzzles`, numbered from 1."""
    width, height = paper
    columns = int((width - 2 * MARGIN) // _COLUMN)
    pitch = (width - 2 * MARGIN) / columns
    pages: list[draw.Page] = []
    explanation = text_lines(
        book, _EXPLAINED, MARGIN, MARGIN + 9, width - 2 * MARGIN, 7, _TITLE_STEP, grey(0.85)
    )
    shapes: list[draw.Shape] = [draw.Text(MARGIN, MARGIN + 4.2, "Hints", 14, BLACK, "semibold"), *explanation]
    y = MARGIN + 9 + len(explanation) * _TITLE_STEP

    def full_page() -> draw.Page:
        return draw.Page(width, height, (("text", tuple(shapes)),), label=f"hints {len(pages) + 1}")

    for title, _, hint in _HINTS:
        y += 6
        for start in range(0, len(puzzles), columns):
            begins = start == 0
            if y + (4 * _ROW if begins else _ROW) > height - MARGIN:
                pages.append(full_page())
                shapes, y = [], MARGIN + 4
            if begins:
                shapes.append(draw.stroked(draw.line(MARGIN, y - 4, width - MARGIN, y - 4), grey(0.6), 0.5))
                shapes.append(draw.Text(MARGIN, y, title, 9, BLACK, "semibold"))
                y += 5
            for column, puzzle in enumerate(puzzles[start : start + columns]):
                x = MARGIN + column * pitch
                number = str(start + column + 1)
                shapes.append(draw.Text(x + 5, y, number, 7.5, BLACK, "condensed-semibold", "end"))
                shapes.append(draw.Text(x + 6.5, y, hint(puzzle), 7.5, BLACK, "condensed"))
            y += _ROW
    pages.append(full_page())
    return tuple(pages)
