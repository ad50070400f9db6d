"""Guests of a list, chosen by row, name or table, whose cards are to be printed again."""

import csv
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from cardgen.inputs.contact import name_parts, spellings
from cardgen.inputs.faults import Fault, InputFault, Report, did_you_mean, quoted
from cardgen.inputs.guest_rows import SEATING, Guest, RowFaults, table_number
from cardgen.inputs.headings import fold, usual_field

_MOST_TOLD = 12
_STRAIGHT = str.maketrans("“”„", '"""')
_ROWS = re.compile(r"([0-9]+)(?:\s*[-–]\s*([0-9]+))?", re.ASCII)


class Choice(NamedTuple):
    """One thing that chooses guests: a `cell` in a `column`, which is table, seat, diet or name.

    A name counts without capitals, accents and titles. Without a column it is the rows from `first`
    to `last` as the file numbers them, the headings in row 1.
    """

    column: str
    cell: str
    first: int = 0
    last: int = 0

    def is_of(self, row: Guest | RowFaults) -> bool:
        """Return whether it chooses `row`; ``Table 3`` is table 3."""
        if not self.column:
            return self.first <= row.line <= self.last
        if self.column == "name":
            return isinstance(row, Guest) and fold(self.cell) in map(fold, spellings(row.profile))
        found = row.seating.get(self.column, "")
        if self.column == "table" and (number := table_number(self.cell)) is not None:
            return table_number(found) == number
        return fold(found) == fold(self.cell)

    def nobody(self, guests: Sequence[Guest], last: int) -> str:
        """Return a message that it chooses nobody, with what is nearest; `last` is the last row."""
        if not self.column:
            rows = f"row {self.cell}" if self.first == self.last else f"rows {self.cell}"
            return f"has no guest in {rows}: rows are 2 to {last}, as a spreadsheet numbers them"
        if self.column == "name":
            hint = did_you_mean(self.cell, [guest.profile.name for guest in guests])
            if any(fold(self.cell) in map(fold, name_parts(guest.profile)) for guest in guests):
                hint += """; put a name with a comma in two kinds of marks, such as '"Lee, Ann"'"""
            return f"has no guest called {quoted(self.cell)}{hint}"
        there = dict.fromkeys(guest.seating.get(self.column, "") for guest in guests)
        if not any(there):
            return f"has no column {self.column}, or nothing in it"
        near = did_you_mean(self.cell, there)
        return f"has no guest with {self.column} {quoted(self.cell)}{near}"


def rows_chosen(first: int, last: int) -> Choice:
    """Return what chooses the guests in the rows from `first` to `last`."""
    return Choice("", f"{first} to {last}" if first < last else f"{first}", first, last)


Chosen = tuple[Choice, ...]
"""What chooses guests; nothing chooses all."""


def as_chosen(text: str) -> Chosen:
    """Read what chooses guests, with commas or line breaks between.

    A name with a comma stands in quotation marks. Raises ValueError if it is a list of nothing, row
    0, rows that decrease, or a column that says no seat.

    >>> [(each.column, each.cell) for each in as_chosen('14, 17-20, "Lee, Ann", table=3')]
    [('', '14'), ('', '17 to 20'), ('name', 'Lee, Ann'), ('table', '3')]
    """
    rows = csv.reader(text.translate(_STRAIGHT).splitlines(), skipinitialspace=True)
    chosen = tuple(_choice(part.strip()) for row in rows for part in row if part.strip())
    if not chosen:
        raise ValueError(f"{quoted(text)} {_NO_GUEST}")
    return chosen


_NO_GUEST = "names no guest: write rows of the list such as 14,17-20, full names, or table=3"


def _choice(part: str) -> Choice:
    if rows := _ROWS.fullmatch(part):
        first, last = int(rows[1]), int(rows[2] or rows[1])
        if first < 1 or last < first:
            raise ValueError(f"{quoted(part)} {_NO_GUEST}")
        return rows_chosen(first, last)
    title, sign, cell = (each.strip() for each in part.partition("="))
    if not sign:
        return Choice("name", part)
    column = title.lower() if title.lower() in SEATING else usual_field(fold(title), set())
    if column not in SEATING or not cell:
        raise ValueError(f"{quoted(part)} {_NO_GUEST}, or {' or '.join(SEATING[1:])} in its place")
    return Choice(column, cell)


def chosen_rows(
    rows: Sequence[Guest | RowFaults], chosen: Chosen, source: Path, report: Report | None = None
) -> Sequence[Guest | RowFaults]:
    """Return the rows that are `chosen`, and `report` whose they are.

    Raises InputFault for each choice that nobody is of.
    """
    if not chosen:
        return rows
    last = rows[-1].line if rows else 1
    guests = [row for row in rows if isinstance(row, Guest)]
    if missing := [one for one in dict.fromkeys(chosen) if not any(map(one.is_of, rows))]:
        raise InputFault(Fault(source, None, choice.nobody(guests, last)) for choice in missing)
    found = [row for row in rows if any(choice.is_of(row) for choice in chosen)]
    whose = [f"{row.profile.name} (row {row.line})" for row in found if isinstance(row, Guest)]
    if report and whose:
        more = len(whose) - _MOST_TOLD
        report(f"prints {', '.join(whose[:_MOST_TOLD])}{f' and {more} more' if more > 0 else ''}")
    return found
