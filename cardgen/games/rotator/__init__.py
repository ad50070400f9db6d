"""What Rotator prints, besides puzzles."""

from cardgen.drawing.shapes import Page
from cardgen.games.common_parts import SYMBOLS, aid_part, grids_part, owned, record_part
from cardgen.games.contract import (
    Part,
    PrintedGame,
    Setting,
    begun,
    no_layouts,
    no_variants,
)
from cardgen.games.rotator.aid_card import aid_card
from cardgen.games.rotator.grids import DESIGN
from cardgen.games.rotator.marks import INKS
from cardgen.games.rotator.position import print_position
from cardgen.games.rotator.record import record_page
from cardgen.games.rotator.rules import rules_pages
from cardgen.sheets.blocks import SheetError
from companion.rotator import GAMES
from companion.words import Message

(_GAME,) = GAMES.values()


def _rules(setting: Setting) -> tuple[Page, ...]:
    try:
        return rules_pages(setting.book, setting.size)
    except SheetError as error:
        raise SheetError(f"{error}: choose larger paper") from None


PRINTED = PrintedGame(
    game=_GAME,
    title="Rotator",
    inks=INKS,
    parts=(
        Part(
            name="rules",
            about=Message("sheets-part-rules"),
            pages=owned(_rules),
            options=("owner",),
        ),
        SYMBOLS,
        record_part(
            owned(lambda setting: (record_page(setting.book, setting.size),)), "owner", sides=1
        ),
        grids_part(DESIGN, Message("rotator-sheets-part-grids")),
        aid_part(lambda setting: (aid_card(setting.book),)),
    ),
    record_head=lambda setting: begun(_GAME),
    layouts=lambda seats: no_layouts(_GAME, seats, ": make a table for each"),
    variant_fault=lambda variants, seats: no_variants(_GAME, variants),
    kit_seats=1,
    position=print_position,
)
