"""Parts that several games have alike."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle, islice
from typing import Literal

from cardgen.drawing.ink import Ink
from cardgen.drawing.shapes import Page
from cardgen.games.contract import Part, Pieces, Setting
from cardgen.games.symbols import symbol_sheet
from cardgen.press.sheets import CardPages, drawn_once
from cardgen.sheets.aid_card import BLEED, CARD
from cardgen.sheets.grids import GridDesign, grid_sheets
from cardgen.sheets.letterhead import owner_block, with_owner
from cardgen.sheets.tents import TENT, Band, tents
from companion.words import Message, Words

Pages = Callable[[Setting], Iterable[Page]]

_A_RECORD = Message("sheets-part-record")


def owned(pages: Pages, *, beside_tag: bool = False) -> Pages:
    """Return a maker of the same pages with their owner in the heads; see `with_owner`."""

    def made(setting: Setting) -> Iterator[Page]:
        for page in pages(setting):
            yield with_owner(page, setting.book, setting.owner, beside_tag=beside_tag)

    return made


def aid_part(cards: Callable[[Setting], Sequence[CardPages]], *options: str) -> Part:
    """Return the part of aid cards: those that `cards` makes in turn, one for each seat."""

    def pieces(setting: Setting) -> Iterator[CardPages]:
        once = [tuple(drawn_once(page, "aid") for page in card) for card in cards(setting)]
        yield from islice(cycle(once), setting.seats)

    return Part(
        name="aid",
        about=Message("sheets-part-aid"),
        pieces=Pieces(CARD, pieces, two_sided=True, bleed=BLEED),
        paper="stiff",
        per="player",
        options=options,
        finish=Message("sheets-part-aid.finish"),
    )


def grids_part(design: GridDesign, about: Words, finish: Words = "") -> Part:
    """Return the part of grids that are larger than the card's."""

    def pages(setting: Setting) -> tuple[Page, ...]:
        owner = owner_block(setting.owner, setting.book) if setting.owner else None
        seats = setting.seats if design.pairs else None
        return grid_sheets(design, setting.book, setting.size, setting.cell, seats, owner)

    options = ("cell", "owner")
    return Part(
        name="grids", about=about, pages=pages, per="player", options=options, finish=finish
    )


def record_part(
    pages: Pages, *options: str, about: Words = _A_RECORD, sides: Literal[1, 2] = 2
) -> Part:
    """Return the part of record sheets."""
    return Part(name="record", about=about, pages=pages, sides=sides, options=options)


def tents_part(title: str, ink: Ink) -> Part:
    """Return the part of tents, with the game's `title` on a band in its colour."""

    def pieces(setting: Setting) -> Iterator[CardPages]:
        pages = tents(
            setting.book,
            setting.shown or setting.seated,
            setting.table,
            setting.diets,
            setting.link,
            setting.diets_on,
            Band(ink, title, setting.event),
        )
        yield from ((page,) for page in pages)

    return Part(
        name="tents",
        about=Message("sheets-part-tents"),
        pieces=Pieces(TENT, pieces),
        paper="stiff",
        per="player",
        options=("players", "link"),
        finish=Message("sheets-part-tents.finish"),
    )


SYMBOLS = Part(
    name="symbols",
    about=Message("sheets-part-symbols"),
    pages=owned(lambda setting: (symbol_sheet(setting.book, setting.size),)),
    options=("owner",),
)
