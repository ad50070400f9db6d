"""The head of a page about a table: the game and the number of players."""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.printables.common.game_marks import emblem
from cardgen.printables.common.typesetting import TextStyle, set_line, text_lines
from companion.territory.table import Table

MARGIN = 10.0
"""In mm, around what is printed on a page."""
SMALLEST_PAPER = 120.0
"""In mm, of its shorter side: what a head needs."""

_KINDS = {"full": "full access", "partial": "partial access", "island": "the Island"}


def title_of(table: Table) -> str:
    """Return what a table is called: its game, how many play, and which of their layouts it is."""
    kind = _KINDS.get(table.name.rpartition("-")[2])
    return f"{table.game.title()}, {table.seats} players" + (f": {kind}" if kind else "")


def sheet_head(book: FontBook, width: float, title: str, below: str, aside: str = "") -> list[draw.Shape]:
    """Return the head of a page `width` mm wide: emblem, `title`, words `below` it, a name `aside`."""
    x, room = MARGIN + 14, width - 2 * MARGIN - 14
    beside = room - book.width(aside, 8, "condensed") - 4
    return [
        *emblem(MARGIN + 5, MARGIN + 5, 10),
        set_line(book, title, x, MARGIN + 4.6, beside, TextStyle(15, 9, "semibold"), BLACK),
        draw.Text(width - MARGIN, MARGIN + 4.6, aside, 8, grey(0.7), "condensed", "end"),
        *text_lines(book, below, x, MARGIN + 9.6, room, 8.5, 3.7, grey(0.8)),
    ]
