"""Rows of a sheet on which a game is written down: words, boxes to fill in, and the head above them."""

from __future__ import annotations

from collections.abc import Iterator

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, Ink, grey
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.composer import MARGIN, Composer, Inks
from cardgen.sheets.palette import COBALT
from cardgen.sheets.player_names import SetName
from cardgen.sheets.typesetting import TextStyle, cap_height, leading, set_line

HEAD = 17.0
"""Height in mm of what `page_head` draws, with the room below it."""
SIZE = 9.0
"""Of type, in pt."""
LEADING = 1.26
"""Height of a line of text, in type sizes."""
STEP = leading(SIZE, LEADING)
ROW = 7.0
"""Height of a row in mm."""
BASE = 4.4
"""Baseline of the type in a row, in mm below its top."""
PALE = grey(0.6)
PENCIL = COBALT
"""What examples are printed in."""
TYPED_IN = "Typed in, each statement on its own line, it is a file for the companion"

_FEWEST_ROWS = 3  # that a page must have room for


def page_head(
    book: FontBook, inks: Inks, title: str, tag: str, under: str, width: float
) -> draw.Shape:
    """Return the head of a page `width` mm wide, in the colours `inks`."""
    composer = Composer(book, inks)
    return composer.head(title, tag, under, width - 2 * MARGIN).at(MARGIN, MARGIN)


def rows_below(y: float, height: float) -> int:
    """Return how many rows there is room for below `y`; SheetError if they are too few."""
    rows = int((height - MARGIN - y) / ROW)
    if rows < _FEWEST_ROWS:
        raise SheetError("the record needs a larger page: choose larger paper or fewer players")
    return rows


def row_words(words: str, x: float, y: float, weight: draw.Weight) -> Iterator[draw.Shape]:
    """Yield words in the row at the height `y`."""
    yield draw.Text(x, y + BASE, words, SIZE, BLACK, weight)


def cell(book: FontBook, words: str, box: draw.Box, ink: Ink = BLACK) -> Iterator[draw.Shape]:
    """Yield a box to write into, with `words` where they are known."""
    yield draw.stroked(draw.rectangle(box), grey(0.45), 0.5)
    if words:
        style = TextStyle(SIZE, 6.0, "condensed")
        yield set_line(book, words, box.x + 1, box.y + BASE, box.width - 2, style, ink)


def name_cell(name: SetName, box: draw.Box) -> Iterator[draw.Shape]:
    """Yield a box with a player's name in it."""
    yield draw.stroked(draw.rectangle(box), grey(0.45), 0.5)
    yield from name.texts(box.x + 1, box.y + BASE - cap_height(SIZE) / 2, BLACK)
