"""What the sheets to write on have in common: their head and margin, players, and the error."""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.printables.common.sheet_parts import GAME_INKS, MARGIN, Composer

HEAD = 17.0
"""Height in mm of what `page_head` draws, with the room below it."""
LEADING = 1.26
"""Height of a line of text, in type sizes."""

__all__ = ["HEAD", "LEADING", "MARGIN", "AidError", "Player", "page_head"]

Player = tuple[str, str]
"""A name and a symbol; both are empty where they are to be filled in by hand."""


class AidError(ValueError):
    """An aid that cannot be made as asked."""


def page_head(book: FontBook, game: str, title: str, tag: str, under: str, width: float) -> draw.Shape:
    """Return the head of a page `width` mm wide, in the colour of `game`."""
    composer = Composer(book, GAME_INKS[game])
    return composer.head(title, tag, under, width - 2 * MARGIN).at(MARGIN, MARGIN)
