"""What Rotator prints, besides puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.games.common_parts import SYMBOLS
from cardgen.games.contract import (
    Part,
    Pieces,
    PrintedGame,
    Setting,
    begun,
    no_layouts,
    no_variants,
)
from cardgen.games.rotator.aid_card import aid_card
from cardgen.games.rotator.grids import grid_pages
from cardgen.games.rotator.marks import INKS
from cardgen.games.rotator.position import print_position
from cardgen.games.rotator.record import record_page
from cardgen.games.rotator.rules import rules_pages
from cardgen.press.sheets import CardPages, drawn_once
from cardgen.sheets.aid_card import CARD
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.owner import owner_block, with_owner
from companion.rotator import GAMES

(_GAME,) = GAMES.values()


def _rules(setting: Setting) -> Iterator[Page]:
    try:
        pages = rules_pages(setting.book, setting.size)
    except SheetError as error:
        raise SheetError(f"{error}: choose larger paper") from None
    for page in pages:
        yield with_owner(page, setting.book, setting.owner)


def _grids(setting: Setting) -> tuple[Page, ...]:
    owner = owner_block(setting.owner, setting.book) if setting.owner else None
    return grid_pages(setting.book, setting.size, setting.cell, None, owner)


def _record(setting: Setting) -> Iterator[Page]:
    yield with_owner(record_page(setting.book, setting.size), setting.book, setting.owner)


@cache
def _card(book: FontBook) -> CardPages:
    """Return an aid card that is drawn once in a file, however many there are."""
    return tuple(drawn_once(page, f"rules-{_GAME.name}") for page in aid_card(book))


def _aid(setting: Setting) -> Iterator[CardPages]:
    yield from (_card(setting.book),) * setting.seats


PRINTED = PrintedGame(
    game=_GAME,
    title="Rotator",
    inks=INKS,
    parts=(
        Part(name="rules", about="rules", pages=_rules, options=("owner",)),
        SYMBOLS,
        Part(
            name="record",
            about="sheet on which to write the game down",
            pages=_record,
            options=("owner",),
        ),
        Part(
            name="grids",
            about="board of both grids, larger than the card's",
            pages=_grids,
            per="player",
            options=("cell", "owner"),
        ),
        Part(
            name="aid",
            about="cards of rules",
            pieces=Pieces(CARD, _aid, two_sided=True),
            paper="stiff",
            per="player",
            finish="Cut out the cards of rules, fold them backwards and glue them.",
        ),
    ),
    record_head=lambda setting: begun(_GAME),
    layouts=no_layouts(_GAME, ": make a table for each"),
    variant_fault=no_variants(_GAME),
    kit_seats=1,
    position=print_position,
)
