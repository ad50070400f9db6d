"""What belongs to one table of an event: its pages, by the file that they go into, and its record."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.ink import grey
from cardgen.drawing.shapes import Page, Text
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.phone_link import phone_link
from cardgen.jobs.event import attack_defend
from cardgen.jobs.event.cutting import PartsMaker, players_of, title_of
from cardgen.jobs.event.definition import GameTable
from cardgen.jobs.event.players import Players
from cardgen.jobs.event.tactics import TACTICS, tactics_pages, tactics_record
from cardgen.press.stock import paper_size
from cardgen.printables.aids.aid_page import AidError
from cardgen.printables.aids.record_length import rows_needed
from cardgen.printables.aids.record_sheets import record_sheet
from cardgen.printables.aids.rules_sheets import rules_pages
from cardgen.printables.common.typesetting import TextTooLongError
from cardgen.printables.grids import GridSheetError, grid_sheets
from cardgen.printables.puzzles.puzzle_sheets import PuzzleSheetError
from cardgen.printables.tables.placemat import half_card, placemat_pages
from cardgen.printables.tables.table_pages import table_page
from cardgen.printables.tables.table_plan import TableError
from cardgen.printables.tactics.record import record_page
from companion import record
from companion.games import GAMES
from companion.names import recorded
from companion.territory import statements
from companion.territory.table import load_table

UNFIT = (AidError, GridSheetError, MissingGlyphError, PuzzleSheetError, TableError, TextTooLongError)
"""What printables raise if something does not fit on the paper."""

_FOOT = 6.0  # in mm: 5 stay free at the paper's edge


@dataclass(frozen=True, slots=True)
class TableMaker:
    """Makes the pages of tables; what all tables of an event, written in the file `source`, have in common.

    `geometry` is that of the cards, `placemats` the paper for what they are put on, None where there is
    nothing of the sort. `records` and `grids` tell whether players get any; `cut` makes the parts to cut out.
    """

    source: Path
    cut: PartsMaker
    paper: str
    placemats: str | None
    geometry: Geometry
    records: bool
    grids: bool

    @property
    def book(self) -> FontBook:
        """The fonts."""
        return self.cut.book

    def pages(self, table: GameTable) -> dict[str, tuple[Page, ...]]:
        """Return the pages of a table by the file, of those in `GATHERED`, that they go into.

        Raises:
            InputFault: with everything that does not fit, each with its file; `source` is at fault.
        """
        made: dict[str, tuple[Page, ...]] = {}
        faults: list[Fault] = []
        makers: dict[str, Callable[[], Iterable[Page]]] = {
            "tents": lambda: self.cut.sheets([table], f"{title_of(table)}, "),
            "tables": lambda: (_label_page(page, table, 10) for page in self._read(table)),
            "records": lambda: (_label_page(page, table, 10) for page in self._record(table)),
            "placemats": lambda: (_label_page(page, table, 20) for page in self._placemat(table)),
        }
        for kind, make in makers.items():
            try:
                made[kind] = tuple(make())
            except UNFIT as error:
                faults.append(Fault(self.source, f"table[{table.number}]", f"{kind}.pdf: {error}"))
        if faults:
            raise InputFault(faults)
        return {kind: pages for kind, pages in made.items() if pages}

    def shared(self, game: str) -> None:
        """Make what all tables of a game have in common; processes forked later need not make it again."""
        if game == attack_defend.GAME:
            _cards_to_read(self.book, self.paper)
        elif game != TACTICS:
            _rules(self.book, self.paper, game)
        self.cut.shared(game)

    def _read(self, table: GameTable) -> tuple[Page, ...]:
        """Return what is printed on one side: the table as it is laid out, rules, grids, Rotator's record."""
        if table.game == attack_defend.GAME:
            return _cards_to_read(self.book, self.paper)
        paper = paper_size(self.paper)
        if table.game == TACTICS:
            return tactics_pages(self.book, paper, table.name)
        laid = [load_table(table.layout)] if table.layout else []
        return (
            *(table_page(layout, self.book, paper, table.shown) for layout in laid),
            *_rules(self.book, self.paper, table.game),
            *(record_sheet(self.book, paper, table.game) if table.game == "rotator" and self.records else ()),
            *(_grids(self.book, self.paper, table.game, table.seats) if self.grids else ()),
        )

    def _record(self, table: GameTable) -> tuple[Page, ...]:
        """Return the sheets for a game's record, which are printed on both sides."""
        if table.game == "rotator" or not self.records:
            return ()
        if table.game == attack_defend.GAME:
            return _cards_record(self.book, self.paper)
        players = players_of(table)
        paper = paper_size(self.paper)
        if table.game == TACTICS:
            return (record_page(self.book, paper),) * 2  # front and back
        rows = rows_needed(table.game, table.seats, table.variants)
        return record_sheet(self.book, paper, table.game, players, table.layout, table.variants, rows)

    def _placemat(self, table: GameTable) -> tuple[Page, ...]:
        if self.placemats is None or not table.layout:
            return ()
        cell, card = self.geometry.cell, half_card(self.geometry)
        paper = paper_size(self.placemats)
        link = phone_link(self.cut.site, table.join)
        return placemat_pages(load_table(table.layout), self.book, paper, table.shown, cell, card, link)


def _as_recorded(players: Players) -> Players:
    return tuple((recorded(name), symbol) for name, symbol in players)


def record_text(table: GameTable) -> str:
    """Return the beginning of a table's record, as far as it is known before the players sit down."""
    if table.game == TACTICS:
        return tactics_record(table.name, table.variants, _as_recorded(table.players))
    if table.game == attack_defend.GAME:
        return attack_defend.record_text(table)
    head = [
        record.RulesVersion(record.RULES_VERSION),
        record.GameNamed(table.game),
        *map(statements.Variant, table.variants),
        *([statements.Layout(table.layout)] if table.layout else []),
        *(statements.Player(*each) for each in _as_recorded(table.players) if table.game != "rotator"),
    ]
    return "".join(f"{statement}\n" for statement in head)


def _label_page(page: Page, table: GameTable, x: float) -> Page:
    """Return `page` with its table at the foot, `x` mm from the left: beside what pages show there."""
    label = Text(x, page.height - _FOOT, title_of(table), 8, grey(0.75), "semibold")
    return replace(page, layers=(*page.layers, ("text", (label,))))


# -- pages that tables have in common: composed once a process --------------------------------------


@cache
def _rules(book: FontBook, paper: str, game: str) -> tuple[Page, ...]:
    return tuple(rules_pages(book, paper_size(paper), game))


@cache
def _cards_to_read(book: FontBook, paper: str) -> tuple[Page, ...]:
    return tuple(attack_defend.read_pages(book, paper))


@cache
def _cards_record(book: FontBook, paper: str) -> tuple[Page, ...]:
    return tuple(attack_defend.record_pages(book, paper))


@cache
def _grids(book: FontBook, paper: str, game: str, players: int) -> tuple[Page, ...]:
    return tuple(grid_sheets(GAMES[game], book, paper_size(paper), players=players))
