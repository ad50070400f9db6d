"""What Rotator's sheets share: colours, marks, the lines of the board, what puzzles are called."""

from collections.abc import Sequence
from datetime import date

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, Ink
from cardgen.sheets.board_lines import LABEL_GAP, LABEL_WEIGHT, grid_lines, labels
from cardgen.sheets.composer import NEUTRAL_INKS
from cardgen.sheets.palette import BLUE, RED
from cardgen.sheets.pencil_marks import Mark
from cardgen.sheets.typesetting import cap_height
from cardgen.sheets.words import SheetWords, day_words, sheet_words
from companion.grid import SIZE

INKS = NEUTRAL_INKS

MARKS: tuple[tuple[Mark, str], ...] = (
    ("territory", "solid"),
    ("node", "node"),
    ("fresh", "fresh"),
    ("older", "older"),
    ("oldest", "oldest"),
)
PRINTED_MARKS: tuple[tuple[Mark, str], ...] = (("solid", "solid"), *MARKS[1:])
"""On a board whose solid spaces are printed."""


def words_in(book: FontBook) -> SheetWords:
    """Return what is said on sheets of Rotator."""
    return sheet_words(book, "rotator-sheets")


def rotator_board(cell: float, size: float, strips: bool = True) -> tuple[draw.Shape, ...]:
    """Return the lines and labels, in `size` pt, of a board of both grids, the red one turned (R1).

    The name of each grid is at its corner, for prints in black and white, and beside it a strip in
    its colour if there are `strips`; without them the name is small and nearer, for narrow paper.
    The origin is the board's top left corner; labels are `LABEL_GAP` mm off it.
    """
    side = SIZE * cell
    halves: tuple[tuple[str, Ink, float], ...] = (("red", RED, 180), ("blue", BLUE, 0))
    strip = draw.rectangle(draw.Box(side + 1.2, 0, 1.2, side), 0.6)
    below = side + LABEL_GAP + cap_height(size)
    name_at, name_size = (-LABEL_GAP, max(5.5, 0.7 * size)) if strips else (0.2, 5.0)
    return (
        *(
            draw.Group(
                (
                    *labels(cell, size, LABEL_GAP),
                    *([draw.filled(strip, ink)] if strips else []),
                    draw.Text(name_at, below, name, name_size, BLACK, LABEL_WEIGHT, "end"),
                ),
                draw.rotated(turn, side / 2, side) @ draw.moved(0, side),
            )
            for name, ink, turn in halves
        ),
        *grid_lines(cell, 2 * SIZE),
        draw.stroked(draw.line(0, side, side, side), BLACK, 0.75),
    )


def heading(words: SheetWords, number: int, days: Sequence[date]) -> str:
    """Return the title of a puzzle, on its sheet and with its solution; numbers begin at 1."""
    if not days:
        return f"Rotator {number}"
    return day_words(words.language, days[number - 1])


def short_heading(words: SheetWords, number: int, days: Sequence[date]) -> str:
    """Return a puzzle's number or date, as hints have it."""
    if not days:
        return str(number)
    return words("short-day", day=days[number - 1].day, month=days[number - 1].month)
