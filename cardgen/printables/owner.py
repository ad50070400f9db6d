"""Who hands a sheet out: name, organisation and logo of a profile, for the head of the sheet."""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import load_theme
from cardgen.printables.card.logo import logo_artwork, logo_of
from cardgen.printables.common.sheet_parts import QUIET, Block
from cardgen.printables.common.typesetting import TextStyle, set_line

_NAME = TextStyle(9.5, 6.5, "semibold", "condensed-semibold")
_UNDER = TextStyle(8.5, 6.0, "regular", "condensed")
_HEIGHT, _LOGO_WIDTH, _GAP = 10.0, 22.0, 2.4
OWNER_BASELINE = 4.4
"""Of the name, in mm below the top of an owner's block."""


def owner_block(profile: Profile, book: FontBook, width: float = 52.0, logo_height: float = 8.6) -> Block:
    """Return name over organisation, or brand line, and the logo at their right, in `width` mm.

    Raises:
        InputFault: the logo cannot be used.
        TextTooLongError, MissingGlyphError: a text that cannot be set.
    """
    logo = logo_of(profile)
    height = min(logo_height, _LOGO_WIDTH / logo.width) if logo else 0.0
    wide = height * logo.width if logo else 0.0
    right = width - (wide + _GAP if logo else 0.0)
    lines = [
        set_line(book, words, right, y, right, style, ink, "end")
        for words, y, style, ink in (
            (profile.name, OWNER_BASELINE, _NAME, BLACK),
            (profile.organisation or profile.brand, 8.2, _UNDER, QUIET),
        )
        if words
    ]
    shapes: list[draw.Shape] = list(lines)
    if logo:
        box = draw.Box(width - wide, (_HEIGHT - height) / 2, wide, height)
        shapes += logo_artwork(logo, box, load_theme("paper"), profile.logo_colour == "own")
    return Block(width, _HEIGHT, tuple(shapes))
