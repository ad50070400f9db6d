"""What belongs to the tables of an event: their pages, by file, and the beginnings of records."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import grey
from cardgen.drawing.shapes import Page, Size, Text
from cardgen.games.contract import Part, Setting
from cardgen.inputs.faults import in_runs
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.phone_link import phone_link
from cardgen.jobs.event.event import Event, GameTable
from cardgen.press.sheets import CardPages

_FOOT = 6.0  # in mm: 5 stay free at the paper's edge


@dataclass(frozen=True, slots=True)
class TableFile:
    """A kind of file: one in ``print`` for all tables, and one of each table's own."""

    name: str
    title: str
    ending: str
    sides: Literal[1, 2] = 1
    paper: str = "plain"

    @property
    def flip(self) -> Literal["long"] | None:
        """The edge on which a printer flips its sheets."""
        return "long" if self.sides == 2 else None

    def of(self, table: GameTable) -> str:
        """Return the place in the event's folder of what `table` alone has of it."""
        return f"{table.folder}/{table.name}{self.ending}.pdf"


TABLE_FILES = (
    TableFile("tents", "tents and markers", "-tents"),
    TableFile("tables", "tables", ""),
    TableFile("records", "records", "-record", 2),
    TableFile("placemats", "placemats", "-placemat", paper="large"),
)


@dataclass(frozen=True, slots=True)
class TableMaker:
    """Makes the pages of the tables of an event."""

    event: Event
    book: FontBook

    def setting(self, table: GameTable) -> Setting:
        """Return what the parts of a table are printed for; its name is the seed of a deal."""
        event = self.event
        return Setting(
            book=self._book_of(table),
            paper=event.paper,
            seats=table.seats,
            players=table.players,
            called=table.called,
            layout=table.layout,
            variants=table.variants,
            deal=table.name,
            table=self.label(table),
            event=event.name,
            diets=table.diets,
            diets_on=event.tent_diets,
            link=phone_link(event.site, table.join),
            geometry=load_geometry(event.cards.geometry if event.cards else "classic"),
        )

    def _book_of(self, table: GameTable) -> FontBook:
        own = table.language is not self.book.language
        return replace(self.book, language=table.language) if own else self.book

    def label(self, table: GameTable) -> str:
        """Return what stands on what belongs to a table."""
        return table.language.say(table.label)

    def record(self, table: GameTable) -> str:
        """Return the beginning of a table's record, as far as the event knows it."""
        statements = table.printed.record_head(self.setting(table))
        return "".join(f"{statement}\n" for statement in statements)

    def pages(self, table: GameTable, file: TableFile) -> tuple[Page, ...]:
        """Return the pages of a table that go into a file; raises one of `UNFIT`."""
        if file.name == "tents":
            return tuple(self.cut_sheets([table], self.label(table)))
        return tuple(self._labelled(table, file))

    def _labelled(self, table: GameTable, file: TableFile) -> Iterator[Page]:
        """Yield a table's pages for the paper of a file, with its name at their foot."""
        words = self.label(table)
        for part in self.event.parts_of(table):
            if part.pages is not None and (part.paper, part.sides) == (file.paper, file.sides):
                pages = self._pages(table, part)
                if file.sides == 2 and len(pages) == 1:
                    pages = pages * 2  # front and back
                x = 20 if file.paper == "large" else 10
                for page in pages:
                    label = Text(x, page.height - _FOOT, words, 8, grey(0.75), "semibold")
                    yield replace(page, layers=(*page.layers, ("text", (label,))))

    def _pages(self, table: GameTable, part: Part) -> tuple[Page, ...]:
        setting = self.setting(table)
        if part.paper == "large":
            setting = replace(setting, paper=self.event.placemat_paper)
        return part.make(setting)

    # -- parts to cut out --------------------------------------------------------------------------

    def cut_sheets(self, tables: Sequence[GameTable], title: str = "") -> Iterator[Page]:
        """Yield sheets with the parts of `tables` to cut out: tents, markers, cards of rules.

        One kind comes after the other, each on as few sheets as hold it. `title` begins what stands
        at the edge of the sheets.
        """
        for kind in self._kinds(tables):
            pieces = (piece for table, part in kind for piece in self._pieces(table, part))
            words = self._book_of(tables[0]).language
            yield from kind[0][1].on_sheets(pieces, self.event.paper, words, title)

    def cut_sheets_by_table(self) -> dict[str, str]:
        """Return the numbers of the sheets for all tables that have something for each of them.

        They are by the table's name, such as ``1–3, 9``.
        """
        numbers: dict[str, set[int]] = {table.name: set() for table in self.event.tables}
        before = 0
        for kind in self._kinds(self.event.tables):
            first = kind[0][1]
            on_sheet = first.places_on(self.event.paper)
            placed = 0
            for table, part in kind:
                pieces = table.seats if part.per == "player" else len(self._pieces(table, part))
                places = range(placed, placed + pieces)
                numbers[table.name].update(before + 1 + place // on_sheet for place in places)
                placed += pieces
            before += -(-placed // on_sheet)
        return {name: in_runs(sheets, "–") for name, sheets in numbers.items()}

    def _kinds(self, tables: Sequence[GameTable]) -> list[list[tuple[GameTable, Part]]]:
        """Return the parts that are cut out, each kind alike; those that are folded are last."""
        kinds: dict[tuple[str, Size], list[tuple[GameTable, Part]]] = {}
        for table in tables:
            for part in self.event.cut_parts(table):
                kinds.setdefault((part.name, part.size_on_sheet), []).append((table, part))
        return sorted(kinds.values(), key=lambda kind: kind[0][1].is_folded)

    def _pieces(self, table: GameTable, part: Part) -> Sequence[CardPages]:
        assert part.pieces is not None
        return tuple(part.pieces.make(self.setting(table)))
