"""What belongs to one table of an event: its pages, by file, and its record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.ink import grey
from cardgen.drawing.shapes import Page, Text
from cardgen.games import PRINTED
from cardgen.games.contract import Part, Setting
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.phone_link import phone_link
from cardgen.jobs.event.cut_sheets import cut_sheets
from cardgen.jobs.event.event import Event, GameTable
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.typesetting import TextTooLongError

UNFIT = (SheetError, MissingGlyphError, TextTooLongError)
"""What parts raise if something does not fit on the paper."""

_FOOT = 6.0  # in mm: 5 stay free at the paper's edge


@dataclass(frozen=True, slots=True)
class TableMaker:
    """Makes the pages of the tables of an event."""

    event: Event
    book: FontBook

    def setting(self, table: GameTable) -> Setting:
        """Return what the parts of a table are printed for; its name is the seed of a deal."""
        event = self.event
        return Setting(
            book=self.book,
            paper=event.paper,
            seats=table.seats,
            players=table.players,
            called=table.shown if table.short_names else (),
            layout=table.layout,
            variants=table.variants,
            deal=table.name,
            table=title_of(table),
            event=event.name,
            diets=table.diets,
            diets_on=event.tent_diets,
            link=phone_link(event.site, table.join),
            whole_game=True,
            geometry=load_geometry(event.cards.geometry if event.cards else "classic"),
        )

    def pages(self, table: GameTable) -> dict[str, tuple[Page, ...]]:
        """Return the pages of a table by the file, of those in `GATHERED`, that they go into.

        Raises:
            InputFault: with everything that does not fit, each with its file; the event is at
                fault.
        """
        made: dict[str, tuple[Page, ...]] = {}
        faults: list[Fault] = []
        makers: dict[str, Callable[[], Iterable[Page]]] = {
            "tents": lambda: cut_sheets(self.event, [table], self.setting, f"{title_of(table)}, "),
            "tables": lambda: self._labelled(table, "plain", 1),
            "records": lambda: self._labelled(table, "plain", 2),
            "placemats": lambda: self._labelled(table, "large", 1),
        }
        for kind, make in makers.items():
            try:
                made[kind] = tuple(make())
            except UNFIT as error:
                faults.append(
                    Fault(self.event.source, f"table[{table.number}]", f"{kind}.pdf: {error}")
                )
        if faults:
            raise InputFault(faults)
        return {kind: pages for kind, pages in made.items() if pages}

    def _labelled(self, table: GameTable, paper: str, sides: int) -> Iterator[Page]:
        """Yield a table's pages for this kind of paper, with its name at their foot."""
        for part in self.event.parts_of(table):
            if part.pages is not None and (part.paper, part.sides) == (paper, sides):
                pages = self._pages(table, part)
                if sides == 2 and len(pages) == 1:
                    pages = pages * 2  # front and back
                x = 20 if paper == "large" else 10
                yield from (_label_page(page, table, x) for page in pages)

    def _pages(self, table: GameTable, part: Part) -> tuple[Page, ...]:
        if part.is_shared:
            seats = table.seats if part.per == "player" else 0
            return _shared_pages(self.book, self.event.paper, table.game, part.name, seats)
        setting = self.setting(table)
        if part.paper == "large":
            setting = replace(setting, paper=self.event.placemat_paper)
        return part.make(setting)


def record_text(maker: TableMaker, table: GameTable) -> str:
    """Return the beginning of a table's record, as far as the event knows it."""
    statements = PRINTED[table.game].record_head(maker.setting(table))
    return "".join(f"{statement}\n" for statement in statements)


def title_of(table: GameTable) -> str:
    """Return what sheets and parts call a table, for whoever sorts them."""
    return f"Table {table.number}"


def _label_page(page: Page, table: GameTable, x: float) -> Page:
    """Return `page` with its table at the foot, `x` mm from the left, beside what stands there."""
    label = Text(x, page.height - _FOOT, title_of(table), 8, grey(0.75), "semibold")
    return replace(page, layers=(*page.layers, ("text", (label,))))


@cache
def _shared_pages(book: FontBook, paper: str, game: str, part: str, seats: int) -> tuple[Page, ...]:
    """Return pages that tables have in common."""
    shared = PRINTED[game].part(part)
    assert shared is not None
    return shared.make(Setting(book=book, paper=paper, seats=seats))
