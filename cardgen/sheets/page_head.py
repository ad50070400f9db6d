"""The head of a page that is no sheet of rules, with words below it."""

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.sheets.composer import QUIET, Composer, Inks
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.typesetting import text_lines

MARGIN = 10.0
"""Margin of a page in mm."""
HEAD = 20.0
"""Height of a head with one line below it, and the room that follows, in mm."""
LINE = 3.7
"""From one line of the words below a head to the next, in mm."""
SMALLEST_PAPER = 120.0
"""Shortest side of the paper in mm that has room for a head."""


def sheet_head(
    book: FontBook,
    inks: Inks,
    width: float,
    title: str,
    tag: str,
    under: str = "",
    below: str = "",
    margin: float = MARGIN,
    emblem: tuple[draw.Shape, ...] = (),
) -> list[draw.Shape]:
    """Return a sheet's head on a page `width` mm wide, and the words `below` it.

    In a language that is read from the right they begin there. The `emblem` is as for
    `Composer.head`. Raises SheetError if the paper is too narrow, MissingGlyphError if a text
    cannot be set.
    """
    room = width - 2 * margin
    head = Composer(book, inks).head(title, tag, under, room, emblem)
    shapes: list[draw.Shape] = [
        head.at(margin, margin),
        *text_lines(book, below, margin, margin + 18.4, room, 8.5, LINE, QUIET),
    ]
    return list(in_direction_of(book.language, shapes, width))
