"""What belongs to one table of an event: its pages, by the file that they go into, and its record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import grey
from cardgen.drawing.pdf_content import draw_ahead
from cardgen.drawing.shapes import Page, Text
from cardgen.inputs.geometry import Geometry
from cardgen.jobs.event.definition import GameTable
from cardgen.press.impose import glued_size
from cardgen.press.sheets import CardPages, Options, sheets
from cardgen.press.stock import Stock, paper_size, plain_stock
from cardgen.printables.aids.aid_cards import CARD, aid_cards
from cardgen.printables.aids.record_sheets import record_sheet
from cardgen.printables.aids.rules_sheets import rules_pages
from cardgen.printables.aids.tents import MARKER, TENT, markers, tents
from cardgen.printables.grids import grid_sheets
from cardgen.printables.tables.placemat import half_card, placemat_pages
from cardgen.printables.tables.table_pages import table_page
from companion import record
from companion.games import GAMES
from companion.territory import statements
from companion.territory.table import load_table

_FOOT = 6.0  # in mm: 5 stay free at the paper's edge


@dataclass(frozen=True, slots=True)
class TableMaker:
    """Makes the pages of tables; what all tables of an event have in common.

    `geometry` is that of the cards, `placemats` the paper for what they are put on, None where there is
    nothing of the sort. `grids` and `rules_cards` tell whether players get any.
    """

    book: FontBook
    paper: str
    placemats: str | None
    geometry: Geometry
    grids: bool
    rules_cards: bool

    def pages(self, table: GameTable) -> dict[str, tuple[Page, ...]]:
        """Return the pages of a table by the file, of those in `GATHERED`, that they go into."""
        made = {
            "tents": self._cut(table),
            "tables": tuple(_label_page(page, table, 10) for page in self._read(table)),
            "placemats": tuple(_label_page(page, table, 20) for page in self._placemat(table)),
        }
        return {kind: pages for kind, pages in made.items() if pages}

    def shared(self, game: str) -> None:
        """Make what all tables of a game have in common; processes forked later need not make it again."""
        _rules(self.book, self.paper, game)
        if self.rules_cards:
            _rules_card(self.book, game)

    def _read(self, table: GameTable) -> tuple[Page, ...]:
        """Return what is to read and to write on: the table as it is laid out, rules, record sheet, grids."""
        paper = paper_size(self.paper)
        laid = [load_table(table.layout)] if table.layout else []
        return (
            *(table_page(layout, self.book, paper, table.players) for layout in laid),
            *_rules(self.book, self.paper, table.game),
            *record_sheet(self.book, paper, table.game, _players_of(table), table.layout, table.variants),
            *(_grids(self.book, self.paper, table.game, table.seats) if self.grids else ()),
        )

    def _cut(self, table: GameTable) -> tuple[Page, ...]:
        """Return what is to cut out: for each player a tent and a card of rules, markers of alliances."""
        made: list[Iterable[Page]] = []
        if table.game != "rotator":
            own = ((tent,) for tent in tents(self.book, _players_of(table)))
            made.append(_sheets_to_cut(own, table, plain_stock(self.paper, *TENT, bleed=0)))
        if table.game == "defector":
            flat = ((marker,) for marker in markers(table.seats))
            made.append(_sheets_to_cut(flat, table, plain_stock(self.paper, *MARKER, bleed=0)))
        if self.rules_cards:
            stock = plain_stock(self.paper, *glued_size(*CARD), bleed=0)
            made.append(_sheets_to_cut([_rules_card(self.book, table.game)], table, stock, table.seats))
        return tuple(chain(*made))

    def _placemat(self, table: GameTable) -> tuple[Page, ...]:
        if self.placemats is None or not table.layout:
            return ()
        cell, card = self.geometry.cell, half_card(self.geometry)
        paper = paper_size(self.placemats)
        return placemat_pages(load_table(table.layout), self.book, paper, table.players, cell, card)


def record_text(table: GameTable) -> str:
    """Return the beginning of a table's record, as far as it is known before the players sit down."""
    head = [
        record.RulesVersion(record.RULES_VERSION),
        record.GameNamed(table.game),
        *map(statements.Variant, table.variants),
        *([statements.Layout(table.layout)] if table.layout else []),
        *(statements.Player(name, symbol) for name, symbol in table.players if table.game != "rotator"),
    ]
    return "".join(f"{statement}\n" for statement in head)


def _players_of(table: GameTable) -> tuple[tuple[str, str], ...]:
    """Return name and symbol of each seat, blank where nobody is known to sit."""
    return table.players or (("", ""),) * table.seats


def _title(table: GameTable) -> str:
    """Return what sheets call a table, for whoever sorts them."""
    return f"Table {table.number}"


def _label_page(page: Page, table: GameTable, x: float) -> Page:
    """Return `page` with its table at the foot, `x` mm from the left: beside what pages show there."""
    label = Text(x, page.height - _FOOT, _title(table), 8, grey(0.75), "semibold")
    return replace(page, layers=(*page.layers, ("text", (label,))))


def _sheets_to_cut(
    cards: Iterable[CardPages], table: GameTable, stock: Stock, copies: int = 1
) -> Iterator[Page]:
    """Yield sheets of `cards`; what stands at their edge names the table."""
    named = ((replace(front, label=f"{_title(table)}, {front.label}"), *rest) for front, *rest in cards)
    return sheets(named, stock, Options("none", copies=copies))


# -- pages that tables have in common: composed and drawn once a process ----------------------------


@cache
def _rules(book: FontBook, paper: str, game: str) -> tuple[Page, ...]:
    return tuple(_draw_ahead(page, book) for page in rules_pages(book, paper_size(paper), game))


@cache
def _grids(book: FontBook, paper: str, game: str, players: int) -> tuple[Page, ...]:
    return tuple(
        _draw_ahead(page, book) for page in grid_sheets(GAMES[game], book, paper_size(paper), players=players)
    )


@cache
def _rules_card(book: FontBook, game: str) -> tuple[Page, Page]:
    front, back = aid_cards(book, game)
    return _draw_ahead(front, book), _draw_ahead(back, book)


def _draw_ahead(page: Page, book: FontBook) -> Page:
    """Return `page` with its shapes drawn already, for any number of PDF files."""
    layers = tuple((name, (draw_ahead(shapes, book, "rgb"),)) for name, shapes in page.layers)
    return replace(page, layers=layers)
