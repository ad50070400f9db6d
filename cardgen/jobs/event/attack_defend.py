"""A table at which Attack/Defend is played: its pages, its aid cards, and the beginning of its record."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.jobs.event.definition import GameTable
from cardgen.press.sheets import CardPages, drawn_once
from cardgen.press.stock import paper_size
from cardgen.printables.attackdefend.aids import aid_cards
from cardgen.printables.attackdefend.record import record_page
from cardgen.printables.attackdefend.rules import rules_pages
from cardgen.printables.attackdefend.track import track_page
from companion import record
from companion.attackdefend import GAMES
from companion.attackdefend.deck import HOUSE, house_deck
from companion.attackdefend.statements import DeckNamed, Player
from companion.names import recorded

(GAME,) = GAMES


def read_pages(book: FontBook, paper: str) -> tuple[Page, ...]:
    """Return what is printed on one side: rules and score track."""
    size, deck = paper_size(paper), house_deck()
    return (*rules_pages(book, size, deck), track_page(book, size, deck))


def record_pages(book: FontBook, paper: str) -> tuple[Page, ...]:
    """Return a sheet for the record, to be printed on both sides."""
    return (record_page(book, paper_size(paper), house_deck()),) * 2


@cache
def aids(book: FontBook) -> tuple[CardPages, ...]:
    """Return the aid card of each side, drawn once in a file."""
    return tuple(tuple(drawn_once(page, "aid") for page in card) for card in aid_cards(book, house_deck()))


def record_text(table: GameTable) -> str:
    """Return the beginning of a table's record."""
    head: Sequence[record.Statement] = (
        record.RulesVersion(record.RULES_VERSION),
        record.GameNamed(GAME),
        DeckNamed(HOUSE),
        *(Player(recorded(name)) for name, _ in table.players),
    )
    return "".join(f"{statement}\n" for statement in head)
