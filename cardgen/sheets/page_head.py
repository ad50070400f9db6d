"""The head of a page that is no sheet of rules: the emblem, a title, and a line below it."""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.sheets.pencil_marks import emblem
from cardgen.sheets.typesetting import TextStyle, set_line, text_lines

MARGIN = 10.0
"""Margin of a page in mm."""
SMALLEST_PAPER = 120.0
"""Shortest side of the paper in mm that has room for a head."""


def sheet_head(
    book: FontBook, width: float, title: str, below: str, aside: str = ""
) -> list[draw.Shape]:
    """Return a head `width` mm wide: emblem, `title`, words `below` it, a name `aside`."""
    x, room = MARGIN + 14, width - 2 * MARGIN - 14
    beside = room - book.width(aside, 8, "condensed") - 4
    return [
        *emblem(MARGIN + 5, MARGIN + 5, 10),
        set_line(book, title, x, MARGIN + 4.6, beside, TextStyle(15, 9, "semibold"), BLACK),
        draw.Text(width - MARGIN, MARGIN + 4.6, aside, 8, grey(0.7), "condensed", "end"),
        *text_lines(book, below, x, MARGIN + 9.6, room, 8.5, 3.7, grey(0.8)),
    ]
