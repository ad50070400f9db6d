"""Who hands a sheet out: name, organisation and logo of a profile, in the head of the sheet."""

from dataclasses import replace

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.ink import BLACK
from cardgen.inputs.faults import faults_of
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import load_theme
from cardgen.sheets.blocks import Block
from cardgen.sheets.composer import MARGIN, QUIET
from cardgen.sheets.logo import logo_artwork, logo_of
from cardgen.sheets.rules_sheet import sheet_scale
from cardgen.sheets.typesetting import TextStyle, TextTooLongError, set_line

_NAME = TextStyle(9.5, 6.5, "semibold", "condensed-semibold")
_UNDER = TextStyle(8.5, 6.0, "regular", "condensed")
_HEIGHT, _LOGO_WIDTH, _GAP = 10.0, 22.0, 2.4
_BASELINE = 4.4  # of the name, below the top of an owner's block
_FIRST_LINE, _SECOND_LINE, _EMBLEM = 8.6, 12.7, 12.2  # in the head of a sheet


def owner_block(
    profile: Profile, book: FontBook, width: float = 52.0, logo_height: float = 8.6
) -> Block:
    """Return name over organisation or brand line, and the logo at their right, in `width` mm.

    Raises InputFault if the logo cannot be used, or a text cannot be set.
    """
    logo = logo_of(profile)
    height = min(logo_height, _LOGO_WIDTH / logo.width) if logo else 0.0
    wide = height * logo.width if logo else 0.0
    right = width - (wide + _GAP if logo else 0.0)
    with faults_of(profile.origin.source, TextTooLongError, MissingGlyphError):
        lines = [
            set_line(book, words, right, y, right, style, ink, "end")
            for words, y, style, ink in (
                (profile.name, _BASELINE, _NAME, BLACK),
                (profile.organisation or profile.brand, 8.2, _UNDER, QUIET),
            )
            if words
        ]
    shapes: list[draw.Shape] = list(lines)
    if logo:
        box = draw.Box(width - wide, (_HEIGHT - height) / 2, wide, height)
        shapes += logo_artwork(logo, box, load_theme("paper"), profile.logo_colour == "own")
    return Block(width, _HEIGHT, tuple(shapes))


def with_owner(
    page: draw.Page, book: FontBook, owner: Profile | None, *, beside_tag: bool = False
) -> draw.Page:
    """Return a page with its owner, if there is one, in its head; overleaf there is none.

    On rules they stand below the tag line, or `beside_tag` if it is short. Other pages have room
    for name and logo only: records on their first line. Raises InputFault if the logo cannot be
    used, or a text cannot be set.
    """
    if owner is None or page.label.endswith("overleaf"):
        return page
    scale = sheet_scale((page.width, page.height)) if page.label.endswith("rules") else 1.0
    record = "record" in page.label
    y, room = _FIRST_LINE if record or beside_tag else _SECOND_LINE, 80.0 if record else 58.0
    if page.label.endswith("rules"):
        block = owner_block(owner, book, room, 7.6)
    else:
        block = owner_block(replace(owner, organisation="", brand=""), book, room, 5.6)
    x = page.width / scale - MARGIN - _EMBLEM - block.width
    placed = block.at(x, MARGIN + y - _BASELINE)
    (layer, shapes), *others = page.layers
    drawn = draw.Group((placed,), draw.scaled(scale)) if scale != 1 else placed
    return replace(page, layers=((layer, (*shapes, drawn)), *others))
