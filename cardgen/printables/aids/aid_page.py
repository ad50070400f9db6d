"""What the sheets to write on have in common: their head and margin, players, and the error."""

from __future__ import annotations

from dataclasses import replace

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.profile import Profile
from cardgen.printables.common.sheet_parts import GAME_INKS, MARGIN, Composer, sheet_scale
from cardgen.printables.owner import OWNER_BASELINE, owner_block

HEAD = 17.0
"""Height in mm of what `page_head` draws, with the room below it."""
LEADING = 1.26
"""Height of a line of text, in type sizes."""

_FIRST_LINE, _SECOND_LINE, _EMBLEM = 8.6, 12.7, 12.2

__all__ = ["HEAD", "LEADING", "MARGIN", "AidError", "Player", "page_head", "with_owner"]

Player = tuple[str, str]
"""A name and a symbol; both are empty where they are to be filled in by hand."""


class AidError(ValueError):
    """An aid that cannot be made as asked."""


def page_head(book: FontBook, game: str, title: str, tag: str, under: str, width: float) -> draw.Shape:
    """Return the head of a page `width` mm wide, in the colour of `game`."""
    composer = Composer(book, GAME_INKS[game])
    return composer.head(title, tag, under, width - 2 * MARGIN).at(MARGIN, MARGIN)


def with_owner(page: draw.Page, book: FontBook, owner: Profile, *, beside_tag: bool = False) -> draw.Page:
    """Return a page with its owner in its head, beside the emblem; overleaf there is no head.

    On rules they stand below the tag line, or `beside_tag` if it is short. Other pages have room for name and
    logo only: records on their first line.

    Raises:
        InputFault: the logo cannot be used.
        TextTooLongError, MissingGlyphError: a text that cannot be set.
    """
    if page.label.endswith("overleaf"):
        return page
    scale = sheet_scale((page.width, page.height)) if page.label.endswith("rules") else 1.0
    record = "record" in page.label
    y, room = _FIRST_LINE if record or beside_tag else _SECOND_LINE, 80.0 if record else 58.0
    if page.label.endswith("rules"):
        block = owner_block(owner, book, room, 7.6)
    else:
        block = owner_block(replace(owner, organisation="", brand=""), book, room, 5.6)
    x = page.width / scale - MARGIN - _EMBLEM - block.width
    placed = block.at(x, MARGIN + y - OWNER_BASELINE)
    (layer, shapes), *others = page.layers
    drawn = draw.Group((placed,), draw.scaled(scale)) if scale != 1 else placed
    return replace(page, layers=((layer, (*shapes, drawn)), *others))
