"""What the sheets to write on have in common: their head and margin, players, and the error."""

from __future__ import annotations

from dataclasses import replace

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.printables.common.sheet_parts import GAME_INKS, MARGIN, Composer, sheet_scale
from cardgen.printables.common.typesetting import TextStyle, set_line

HEAD = 17.0
"""Height in mm of what `page_head` draws, with the room below it."""
LEADING = 1.26
"""Height of a line of text, in type sizes."""

_FIRST_LINE, _SECOND_LINE, _EMBLEM = 8.6, 12.7, 12.2
_OWNER = TextStyle(9.5, 6.0, "semibold", narrow="condensed-semibold")

__all__ = ["HEAD", "LEADING", "MARGIN", "AidError", "Player", "page_head", "with_owner"]

Player = tuple[str, str]
"""A name and a symbol; both are empty where they are to be filled in by hand."""


class AidError(ValueError):
    """An aid that cannot be made as asked."""


def page_head(book: FontBook, game: str, title: str, tag: str, under: str, width: float) -> draw.Shape:
    """Return the head of a page `width` mm wide, in the colour of `game`."""
    composer = Composer(book, GAME_INKS[game])
    return composer.head(title, tag, under, width - 2 * MARGIN).at(MARGIN, MARGIN)


def with_owner(page: draw.Page, book: FontBook, owner: str) -> draw.Page:
    """Return a page with its owner's name in its head, on the line that has room; overleaf there is no head.

    Raises:
        TextTooLongError, MissingGlyphError: a name that cannot be set.
    """
    if page.label.endswith("overleaf"):
        return page
    scale = sheet_scale((page.width, page.height)) if page.label.endswith("rules") else 1.0
    baseline, room = (_FIRST_LINE, 50.0) if "record" in page.label else (_SECOND_LINE, 65.0)
    x, y = page.width - (MARGIN + _EMBLEM) * scale, (MARGIN + baseline) * scale
    style = replace(_OWNER, size=_OWNER.size * scale)
    name = set_line(book, owner, x, y, room * scale, style, BLACK, "end")
    (layer, shapes), *others = page.layers
    return replace(page, layers=((layer, (*shapes, name)), *others))
