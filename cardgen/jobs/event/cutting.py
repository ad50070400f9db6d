"""Sheets of parts to cut out, for one table or for all: tents, markers of alliances, cards of rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import repeat

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.inputs.phone_link import phone_link
from cardgen.jobs.event import attack_defend
from cardgen.jobs.event.definition import GameTable
from cardgen.press.impose import glued_size
from cardgen.press.sheets import CardPages, Options, drawn_once, sheets
from cardgen.press.slots import slots
from cardgen.press.stock import Stock, plain_stock
from cardgen.printables.aids.aid_cards import CARD, aid_cards
from cardgen.printables.aids.tents import MARKER, TENT, Diets, markers, tents
from companion.games import GRID_GAMES


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of part: its size on the sheet, how many a table gets, and what they are."""

    size: tuple[float, float]
    count: Callable[[GameTable], int]
    parts: Callable[[GameTable], Iterable[CardPages]]


@dataclass(frozen=True, slots=True)
class PartsMaker:
    """Makes the parts to cut out of `paper`; `rules_cards` tells whether players get a card of rules.

    `diets` are the halves of tents that say what their players eat. QR symbols lead to `site` where a table
    has no address of its own.
    """

    book: FontBook
    paper: str
    rules_cards: bool
    diets: Diets = "both"
    site: str | None = None

    def sheets(self, tables: Sequence[GameTable], title: str = "") -> Iterator[Page]:
        """Yield sheets with the parts of `tables`: one kind after the other, each on as few as hold it.

        `title` begins what stands at the edge of the sheets.
        """
        for kind in self._kinds():
            parts = (part for table in tables for part in kind.parts(table))
            named = ((replace(front, label=f"{title}{front.label}"), *back) for front, *back in parts)
            yield from sheets(named, self._stock(kind), Options("none"))

    def sheets_of(self, tables: Sequence[GameTable]) -> dict[str, str]:
        """Return for each table the numbers of the sheets that its parts are on, such as ``1–3, 9``."""
        found: dict[str, list[tuple[int, int]]] = {table.name: [] for table in tables}
        before = 0
        for kind in self._kinds():
            on_sheet = len(slots(self._stock(kind), *kind.size))
            placed = 0
            for table in tables:
                if count := kind.count(table):
                    first, last = (before + 1 + at // on_sheet for at in (placed, placed + count - 1))
                    spans = found[table.name]
                    if spans and spans[-1][1] + 1 == first:
                        first = spans.pop()[0]
                    spans.append((first, last))
                    placed += count
            before += -(-placed // on_sheet)
        return {name: ", ".join(span(*ends) for ends in spans) for name, spans in found.items()}

    def shared(self, game: str) -> None:
        """Make what all tables of a game have in common; processes forked later need not make it again."""
        if self.rules_cards and game in GRID_GAMES:
            _rules_card(self.book, game)

    def _stock(self, kind: _Kind) -> Stock:
        return plain_stock(self.paper, *kind.size, bleed=0)

    def _kinds(self) -> Iterator[_Kind]:
        yield _Kind(TENT, lambda table: table.seats if table.has_symbols else 0, self._tents)
        yield _Kind(MARKER, lambda table: len(_markers(table)), _markers)
        if self.rules_cards:
            yield _Kind(glued_size(*CARD), _cards_at, self._cards)

    def _tents(self, table: GameTable) -> Iterator[CardPages]:
        if table.has_symbols:
            link = phone_link(self.site, table.join)
            made = tents(
                self.book, table.shown or players_of(table), title_of(table), table.diets, link, self.diets
            )
            yield from ((tent,) for tent in made)

    def _cards(self, table: GameTable) -> Iterator[CardPages]:
        if table.game == attack_defend.GAME:
            return iter(attack_defend.aids(self.book))
        count = _cards_at(table)
        return repeat(_rules_card(self.book, table.game), count) if count else iter(())


def _cards_at(table: GameTable) -> int:
    """Return how many cards of rules a table gets: Tactics Joker has none."""
    return table.seats if table.game in (*GRID_GAMES, attack_defend.GAME) else 0


def _markers(table: GameTable) -> tuple[CardPages, ...]:
    made = markers(table.seats, title_of(table)) if table.game == "defector" else ()
    return tuple((marker,) for marker in made)


@cache
def _rules_card(book: FontBook, game: str) -> CardPages:
    """Return a card that is drawn once in a file, however many there are."""
    return tuple(drawn_once(page, f"rules-{game}") for page in aid_cards(book, game))


def players_of(table: GameTable) -> tuple[tuple[str, str], ...]:
    """Return name and symbol of each seat, blank where nobody is known to sit."""
    return table.players or (("", ""),) * table.seats


def title_of(table: GameTable) -> str:
    """Return what sheets and parts call a table, for whoever sorts them."""
    return f"Table {table.number}"


def span(first: int, last: int) -> str:
    """Return the pages from `first` to `last` in figures; nothing where there are none."""
    return "" if last < first else f"{first}" if last == first else f"{first}–{last}"
