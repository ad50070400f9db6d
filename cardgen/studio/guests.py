"""Guests on the page: the table of a list, with its faults in their cells, and its cards."""

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from cardgen.card.card import Card
from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.inputs.columns import ADDRESS, Column, Header, known_title, read_header
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.guest_rows import SEATING, Guest, GuestFile, RowFaults
from cardgen.inputs.guests import list_rows, read_guests
from cardgen.inputs.headings import IGNORED
from cardgen.inputs.profile import Profile, fields_of
from cardgen.inputs.xlsxfile import Row
from cardgen.jobs.batch import CardComposer, batch_sizes, shortened_row
from cardgen.jobs.card_backs import builtin_connector
from cardgen.jobs.cards import CardJob
from cardgen.studio.pictures import Document, in_language_of, words_of
from cardgen.studio.workspace import ELSEWHERE, Workspace

MOST_ROWS = 20_000
"""Rows that a table shows."""

Meanings = tuple[tuple[str, str], ...]
"""What the user says of headings, as for ``--map``."""


@dataclass(frozen=True, slots=True)
class GuestTable:
    """A guest list as it is read: cells by row, faults by row and column, cards to compose.

    `meanings` is what ``--map`` says: the user's, and that columns which mean nothing are left out.
    `files` are those that its cells name. If there are `faults` of its headings, it has no rows.
    """

    workspace: Workspace
    columns: Sequence[Column]
    meanings: Meanings
    faults: Sequence[Fault]
    files: frozenset[str]
    cells: dict[int, list[str]]
    rows: Sequence[Guest | RowFaults]
    composer: CardComposer

    def card(self, line: int) -> Card:
        """Return the card of the row on `line`; raises InputFault with what is wrong with it."""
        row = next((each for each in self.rows if each.line == line), None)
        if row is None:
            raise InputFault.of("the guest list", f"has no row in line {line}")
        made = self.composer.card(row) if isinstance(row, Guest) else row
        if isinstance(made, RowFaults):
            raise InputFault(made.faults)
        return made

    def document(self) -> Document:
        """Return the table as the page shows it: faults first, then rows that need most room."""
        rows = sorted(self.rows, key=self._room, reverse=True)
        lines = self.cells if self.faults else [row.line for row in rows]
        return {
            "columns": [{"title": each.title, "field": _meaning_of(each)} for each in self.columns],
            "rows": [[line, *self.cells[line]] for line in islice(lines, MOST_ROWS)],
            "faults": self._faults_by_line(rows),
        }

    def misfits(self, start: int, count: int) -> Document:
        """Return the faults of cards that don't fit, of `count` rows from `start`, by line."""
        end = start + count
        guests = (row for row in self.rows[start:end] if isinstance(row, Guest))
        faults = self._faults_by_line(map(self.composer.card, guests))
        return {"faults": faults, "next": end if end < len(self.rows) else None}

    def _faults_by_line(self, rows: Iterable[object]) -> Document:
        bad = (row for row in rows if isinstance(row, RowFaults))
        return {str(row.line): [*map(self._placed, row.faults)] for row in bad}

    def _placed(self, fault: Fault) -> Document:
        """Return a fault with the number of its column, None if it is the whole row's."""
        titles = [each.title for each in self.columns]
        fields = [each.field.name if each.field else "" for each in self.columns]
        names = titles if fault.key in titles else fields
        column = names.index(fault.key) if fault.key in names else None
        return {"column": column, "message": self.workspace.plain(words_of(fault))}

    def _room(self, row: Guest | RowFaults) -> tuple[bool, float]:
        if isinstance(row, RowFaults):
            return True, 0.0
        texts = (row.profile.name, row.profile.title, row.profile.organisation)
        try:
            return False, max(self.composer.book.rough_width(text, "regular") for text in texts)
        except MissingGlyphError:
            return True, 0.0


def _meaning_of(column: Column) -> str:
    if column.field is None:
        return IGNORED
    return f"{column.field.heading} {column.number}".removesuffix(" 1")


def read_table(workspace: Workspace, book: FontBook, job: CardJob, base: Profile) -> GuestTable:
    """Return the list of a job over a profile; raises InputFault if it can't be read at all.

    A column that means nothing is left out until the user says what it means.
    """
    assert job.csv is not None
    meanings = tuple(job.mapping or ())
    first, cells, sheet = cells_of(job.csv, base, meanings)
    means = known_title(type(base), meanings)
    strange = [title for title in first[1] if title.strip() and not means(title)]
    meanings += tuple((title.strip(), IGNORED) for title in strange)
    header, faults = read_header(job.csv, sheet, (first[0], list(first[1])), base, meanings)
    files: frozenset[str] = frozenset()
    rows: list[Guest | RowFaults] = []
    geometry, own_book = load_geometry(job.geometry), in_language_of(base, book)
    if not faults:
        files = _files(workspace, header, cells, job.csv.name)
        folder = workspace.folder_with(files)
        rows = read_guests(GuestFile(job.csv, meanings, job.blank, folder=folder), base)
    if job.shorten:
        rows = [shortened_row(row, geometry, book) for row in rows]
    sizes = batch_sizes(rows, geometry, book)
    composer = CardComposer(geometry, own_book, builtin_connector(geometry, own_book), sizes)
    return GuestTable(workspace, header.columns, meanings, faults, files, cells, rows, composer)


def _files(
    workspace: Workspace, header: Header, cells: dict[int, list[str]], name: str
) -> frozenset[str]:
    """Return the files that a list names; refuse those elsewhere, before any is read."""
    named = [
        (line, column.title, row[i].strip())
        for line, row in cells.items()
        for i, column in enumerate(header.columns)
        if column.field is not None and column.field.file and i < len(row)
    ]
    if faults := [
        Fault(name, title, f"{file} {ELSEWHERE}", line)
        for line, title, file in named
        if not workspace.holds(workspace.folder / file)
    ]:
        raise InputFault(faults)
    return frozenset(file for _, _, file in named if file)


def cells_of(
    path: Path, base: Profile, meanings: Meanings
) -> tuple[Row, dict[int, list[str]], str]:
    """Return the first row of a list, the cells of the others by line, and its spreadsheet."""
    whole = list_rows(path, known_title(type(base), meanings))
    first = next(whole.rows, (0, [""]))
    return first, dict(whole.rows), whole.sheet


def with_cell(path: Path, base: Profile, line: int, column: int, text: str) -> bytes:
    """Return the guest list at `path` as a CSV file in which one cell says something else."""
    first, cells, _ = cells_of(path, base, ())
    row = cells.get(line)
    if row is None or not 0 <= column < len(first[1]):
        raise InputFault.of(path.name, f"has no cell {column + 1} in line {line}")
    row += [""] * (column + 1 - len(row))
    row[column] = text
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(first[1])
    for number in range(2, max(cells) + 1):
        writer.writerow(cells.get(number, []))  # rows keep their lines
    return out.getvalue().encode("utf-8-sig")


def meanings_for(base: type[Profile]) -> Sequence[str]:
    """Return what a heading may mean, in the order of a card."""
    names = [each.heading for each in fields_of(base)]
    return [*dict.fromkeys((*names, *ADDRESS, *SEATING)), "phone 2", "email 2", "url 2", IGNORED]
