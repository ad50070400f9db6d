"""Whose cards they are: one row of a CSV file is one person, laid over a common profile."""

from __future__ import annotations

import codecs
import csv
import re
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

from cardgen.inputs.faults import Fault, InputFault, did_you_mean, quoted
from cardgen.inputs.profile import Field, Origin, Profile, fields, qr_lack
from cardgen.inputs.textfile import read_text, unreadable

_DELIMITERS = ",;\t"

_SEP = re.compile(r'"?sep=([^\r\n])"?[\r\n]*', re.IGNORECASE)
"""The line above the header by which Excel is told, and tells, the delimiter."""

_NUMBERED = re.compile(r"(.*?[^0-9])([1-9][0-9]?)?")
_LINE_BREAK_OR_BAR = re.compile(r"\||\r\n|\r|\n")
_SINGULAR = {"phones": "phone", "emails": "email", "urls": "url"}
_CSV_ERRORS = {  # by a part of the library's message
    "unexpected end of data": "a quotation mark opens a cell of this row and none closes it",
    "expected after": "a cell goes on after its closing quotation mark: double the marks inside a cell",
    "field limit": "a cell of this row is too long: its closing quotation mark may be missing",
}


@dataclass(frozen=True, slots=True)
class Guest:
    """A row that is in order: `record` counts rows from 1, blank ones left out; `line` counts lines.

    `own` names the fields of `profile` that the row fills in itself, the symbol's among them if it fills in
    what that holds; the others are the base's.
    """

    record: int
    line: int
    profile: Profile
    own: frozenset[str] = frozenset({"name"})


@dataclass(frozen=True, slots=True)
class RowFaults:
    """A row that cannot be used, and why; counted as in `Guest`.

    `shared` are faults of the profile under the rows, with their place in it; `faults` are the row's own.
    """

    record: int
    line: int
    faults: tuple[Fault, ...]
    shared: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class GuestList:
    """All rows of a file, good and bad, each in the order of the file."""

    good: tuple[Guest, ...]
    bad: tuple[RowFaults, ...]


@dataclass(frozen=True, slots=True)
class _CsvColumn:
    """A column: its title as the user wrote it, and which value (from 1) of which field stands in it."""

    title: str
    field: Field
    number: int


@dataclass(frozen=True, slots=True)
class _Header:
    encoding: str
    delimiter: str
    columns: tuple[_CsvColumn, ...]


def read_guest_list(path: Path, base: Profile) -> GuestList:
    """Read all rows of the CSV file at `path` at once; otherwise as `read_guests`."""
    rows = list(read_guests(path, base))
    return GuestList(
        tuple(row for row in rows if isinstance(row, Guest)),
        tuple(row for row in rows if isinstance(row, RowFaults)),
    )


def read_guests(path: Path, base: Profile) -> Iterator[Guest | RowFaults]:
    """Read the CSV file at `path` row by row, each row laid over `base`.

    The first row names the columns: the fields of a profile, upper or lower case, with blanks or
    hyphens as you like. ``phone``, ``email`` and ``url`` may stand for their plurals, and numbered
    columns (``phone2``, ``address 3``) add a value. Commas, semicolons or tabs part the cells, Excel's
    ``sep=;`` on the first line tells which; UTF-8, or UTF-16 with its byte order mark. ``|`` or a line
    break parts the values in one cell. A blank cell means what `base` has, except for the name: a card
    with somebody else's is worse than none.
    Rows that are blank altogether are passed over; portraits are looked for beside the file.

    Raises:
        InputFault: at once if the file cannot be read or its header is at fault; from the iterator
            where the rest of the file cannot be decoded or parted into cells, or has no row.
    """
    return _rows(path, _read_header(path, base), base)


def _rows(path: Path, header: _Header, base: Profile) -> Iterator[Guest | RowFaults]:
    rows = islice(_cells(path, header.encoding, header.delimiter), 1, None)
    read = _row_reader(path, header.columns, base)
    record = 0
    for record, (line, cells) in enumerate(rows, 1):
        yield read(record, line, cells)
    if record == 0:
        raise InputFault([Fault(path, None, "has no rows: write one for each person below the header")])


def _row_reader(
    path: Path, columns: Sequence[_CsvColumn], base: Profile
) -> Callable[[int, int, list[str]], Guest | RowFaults]:
    """Return what turns number, line and cells of a row into a guest.

    What depends on the header alone is worked out here, once: a batch has many rows.
    """
    singles = [(i, column.field) for i, column in enumerate(columns) if not column.field.many]
    numbered = sorted((column.number, i) for i, column in enumerate(columns) if column.field.many)
    manies: dict[str, list[int]] = {}
    for _, i in numbered:
        manies.setdefault(columns[i].field.name, []).append(i)

    alike: dict[tuple[str, ...], frozenset[str]] = {}  # one set for all rows that fill in the same cells

    def read(record: int, line: int, cells: list[str]) -> Guest | RowFaults:
        while len(cells) > len(columns) and not cells[-1].strip():
            cells.pop()
        if len(cells) != len(columns):
            message = (
                f"{len(cells)} cell{'s'[: len(cells) != 1]} where the header has {len(columns)}: "
                "a cell that holds a delimiter or a line break stands in quotation marks"
            )
            return RowFaults(record, line, (Fault(path, None, message, line),))
        faults: list[Fault] = []
        values: dict[str, Any] = {"family_name": "", "given_name": ""}  # the base's are of its own name
        for i, field in singles:
            if text := cells[i].strip():
                try:
                    values[field.name] = field.read(text)
                except ValueError as error:
                    faults.append(Fault(path, columns[i].title, str(error), line))
            elif field.name == "name":
                faults.append(Fault(path, columns[i].title, "missing: every row needs one", line))
        for name, places in manies.items():
            several: list[object] = []
            for i in places:
                for part in _parts(cells[i]):
                    try:
                        several.append(columns[i].field.read(part))
                    except ValueError as error:
                        faults.append(Fault(path, columns[i].title, str(error), line))
            if several:
                values[name] = tuple(several)
        profile = replace(base, **values, origin=Origin(path, line))
        if not faults and (lack := qr_lack(profile)):
            faults.append(Fault(path, "qr", lack, line))
        if faults:
            return RowFaults(record, line, tuple(faults))
        names = tuple(values)
        if names not in alike:
            symbol = {"qr"} if {"qr_text", "qr_url"} & values.keys() else set()
            alike[names] = frozenset(names) | symbol
        return Guest(record, line, profile, alike[names])

    return read


def _parts(cell: str) -> list[str]:
    """Return the values in a cell, without blanks around them and without blank ones."""
    return [bare for part in _LINE_BREAK_OR_BAR.split(cell) if (bare := part.strip())]


def _read_header(path: Path, base: Profile) -> _Header:
    encoding = _encoding(path)
    catalogue = _catalogue(path.parent)
    delimiter = _delimiter(path, encoding, catalogue)
    line, titles = _first_row(path, encoding, delimiter, strict=True)
    if not titles:
        raise InputFault(
            [Fault(path, None, "is empty: its first line names the columns, such as name,email")]
        )
    while not titles[-1].strip():
        titles.pop()

    names = [_SINGULAR.get(field.name, field.name) for field in fields(path.parent)]
    columns: list[_CsvColumn] = []
    seen: dict[tuple[str, int], str] = {}
    wrong: list[str] = []
    for place, title in enumerate(map(str.strip, titles), 1):
        if found := _identified(title, catalogue):
            field, number = found
            if twin := seen.get((field.name, number)):
                wrong.append(
                    f"columns {quoted(twin)} and {quoted(title)} are the same field: keep one of them"
                )
            seen[field.name, number] = title
            columns.append(_CsvColumn(title, field, number))
        elif title:
            near = did_you_mean(title.lower(), names)
            wrong.append(f"unknown column {quoted(title)}{near}: rename it or take it out")
        else:
            wrong.append(f"column {place} has no name: name it or take it out")
    given = {column.field.name for column in columns}
    if "name" not in given:
        wrong.append("no column 'name': every row needs one")
    for content in ("text", "url"):
        if f"qr_{content}" in given and "qr" not in given and base.qr != content:
            wrong.append(f"column 'qr_{content}' has no effect without a column 'qr' that says {content}")
    if wrong:
        raise InputFault(Fault(path, None, message, line) for message in wrong)
    return _Header(encoding, delimiter, tuple(columns))


def _encoding(path: Path) -> str:
    try:
        with path.open("rb") as stream:
            start = stream.read(4)
    except OSError as error:
        raise InputFault([unreadable(path, error)]) from None
    if start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) and start[2:] != b"\0\0":
        return "utf-16"
    if b"\0" in start:
        message = "is UTF-32, or UTF-16 without its byte order mark: save the file as UTF-8"
        raise InputFault([Fault(path, None, message)])
    if start == b"PK\3\4":
        raise InputFault([Fault(path, None, "is a spreadsheet, not a CSV file: export it as CSV UTF-8")])
    return "utf-8-sig"


def _delimiter(path: Path, encoding: str, catalogue: Mapping[str, Field]) -> str:
    """Return the delimiter: of the line ``sep=``, else what gives the first row the most known columns.

    Of two that give as many, it is the one that gives more cells.
    """
    if told := _told_delimiter(path, encoding):
        if told not in _DELIMITERS:
            message = f"sep names {quoted(told)}: part the cells by commas, semicolons or tabs"
            raise InputFault([Fault(path, None, message, 1)])
        return told

    def merit(delimiter: str) -> tuple[int, int]:
        _, titles = _first_row(path, encoding, delimiter, strict=False)
        return sum(_identified(title, catalogue) is not None for title in titles), len(titles)

    return max(_DELIMITERS, key=merit)


def _told_delimiter(path: Path, encoding: str) -> str | None:
    """Return the delimiter that the first line names, None if that line is no ``sep=``."""
    try:
        with path.open(encoding=encoding, newline="") as stream:
            return _sep(stream)
    except OSError as error:
        raise InputFault([unreadable(path, error)]) from None
    except UnicodeDecodeError:
        return None  # is told, with its line, where rows are read


def _sep(stream: TextIO) -> str | None:
    """Read the line ``sep=`` from the start of `stream` and return its delimiter; else read nothing."""
    found = _SEP.fullmatch(stream.readline(len('"sep=;"\r\n')))
    if found is None:
        stream.seek(0)
        return None
    return found[1]


def _catalogue(folder: Path) -> dict[str, Field]:
    """Return the fields under all their names, in the form that `_folded` gives these."""
    catalogue = {}
    for field in fields(folder):
        catalogue[_folded(field.name)] = field
        catalogue[_folded(_SINGULAR.get(field.name, field.name))] = field
    return catalogue


def _folded(title: str) -> str:
    return re.sub(r"[\s_-]+", "", title).casefold()


def _identified(title: str, catalogue: Mapping[str, Field]) -> tuple[Field, int] | None:
    """Return the field that a column is meant for, and which of its values it holds; None if unknown."""
    match = _NUMBERED.fullmatch(_folded(title))
    field = catalogue.get(match[1]) if match else None
    if match is None or field is None or (match[2] and not field.many):
        return None
    return field, int(match[2] or 1)


def _first_row(path: Path, encoding: str, delimiter: str, *, strict: bool) -> tuple[int, list[str]]:
    """Return the first row that is not blank and its line; a row of no cells if there is none."""
    with closing(_cells(path, encoding, delimiter, strict=strict)) as rows:
        return next(rows, (0, []))


def _cells(
    path: Path, encoding: str, delimiter: str, *, strict: bool = True
) -> Generator[tuple[int, list[str]], None, None]:
    """Yield each row that is not blank, and the line on which it begins.

    `strict` refuses quotation marks in wrong places, which otherwise are taken as they come.
    """
    line = 1
    try:
        with path.open(encoding=encoding, newline="") as stream:
            before = 0 if _sep(stream) is None else 1  # lines that the reader does not see
            line += before
            reader = csv.reader(stream, delimiter=delimiter, strict=strict)
            for row in reader:
                if any(map(str.strip, row)):
                    yield line, row
                line = before + reader.line_num + 1
    except OSError as error:
        raise InputFault([unreadable(path, error)]) from None
    except UnicodeDecodeError:
        read_text(path, encoding)  # raises with line and offset, which a stream does not know
        raise
    except csv.Error as error:
        message = next((told for sign, told in _CSV_ERRORS.items() if sign in str(error)), str(error))
        raise InputFault([Fault(path, None, message, line)]) from None
