"""Rows of a spreadsheet (XLSX), with sheet and cell for messages."""

from __future__ import annotations

import datetime
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardgen.inputs.faults import InputFault, in_runs
from cardgen.inputs.textfile import beginning_of

_MOST_BYTES = 200_000_000
"""Most bytes of a workbook, unpacked; a hundred thousand guests need a tenth of it."""

_MOST_ROWS, _MOST_COLUMNS = 100_000, 200
_EXACT_DIGITS = 15
"""Digits of a number that a spreadsheet keeps."""

_NO_RESULT = "holds a formula without its result: open and save the file, or paste the value"


def is_xlsx(path: Path) -> bool:
    """Return whether the file at `path` begins like a spreadsheet, XLSX or an older kind.

    Raises InputFault if it cannot be read.
    """
    start = beginning_of(path, 8)
    if start == b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1":
        message = (
            "is an old spreadsheet, or one with a password: save it as XLSX without a password"
        )
        raise InputFault.of(path, message)
    return start.startswith(b"PK\3\4")


Row = tuple[int, list[str]]
"""A row with its number."""


@dataclass(frozen=True, slots=True)
class ListRows:
    """The `rows` of a list that are not blank, with their numbers, and faults of `bad` cells.

    Hidden rows and columns are left out: of `hidden_columns`, from 0, all cells are blank. `hidden`
    says in words what has been left out, if anything.
    """

    sheet: str
    rows: Iterator[Row]
    bad: Mapping[tuple[int, int], str]
    hidden_columns: frozenset[int] = frozenset()
    hidden: str = ""


def xlsx_rows(path: Path) -> ListRows:
    """Return what the first visible sheet of a workbook shows, and its headings.

    Cells are texts: whole numbers without a point, with the zeros that the sheet shows before them;
    dates as 2027-03-14; formulas by their result. A cell merged over several rows, if it is no
    heading, is in each of them that has anything else. A bad cell is blank: an error, a formula
    without result, a number too long for a spreadsheet. What is wrong with it stands under its row,
    and its column from 0. Raises InputFault if the file is damaged, much too large or has no sheet
    with cells.
    """
    _refuse_bomb(path)
    import openpyxl

    results: dict[int, tuple[Any, ...]] = {}
    try:
        name, part, cells = _read(openpyxl.load_workbook(path, read_only=True))
        outline = _outline(path, part)
        if any(cell.data_type == "f" for _, row in cells for cell in row):
            results = dict(_read(openpyxl.load_workbook(path, read_only=True, data_only=True))[2])
    except InputFault:
        raise
    except Exception:  # the library has no error of its own: whatever its parts raise
        raise InputFault.of(
            path, "is damaged, or no XLSX spreadsheet: save it anew as XLSX"
        ) from None
    rows: list[Row] = []
    bad: dict[tuple[int, int], str] = {}
    for number, row in cells:
        texts = []
        for index, (cell, result) in enumerate(zip(row, results.get(number, row), strict=True)):
            text, fault = _text(result)
            # a row without any result is missing there; an empty text as a result is marked as a
            # text
            if cell.data_type == "f" and (
                result is cell or (result.value, result.data_type) == (None, "n")
            ):
                text, fault = "", _NO_RESULT
            if fault:
                bad[number, index] = fault
            texts.append(text)
        while texts and not texts[-1].strip() and (number, len(texts) - 1) not in bad:
            texts.pop()
        if texts:
            rows.append((number, texts))
    _fill_down(rows, bad, outline.merged)
    return _shown(name, rows, bad, outline)


def _shown(
    name: str, rows: list[Row], bad: dict[tuple[int, int], str], outline: _Outline
) -> ListRows:
    from openpyxl.utils import get_column_letter

    used = {i for _, texts in rows for i, text in enumerate(texts) if text.strip()}
    columns = outline.hidden_columns & used
    hidden = outline.hidden_rows & {number for number, _ in rows[1:]}
    shown = [
        (number, ["" if i in columns else text for i, text in enumerate(texts)])
        for number, texts in rows
        if number not in hidden
    ]
    bad = {
        place: why
        for place, why in bad.items()
        if place[0] not in hidden and place[1] not in columns
    }
    words = []
    if hidden:
        words.append(f"{'row' if len(hidden) == 1 else 'rows'} {in_runs(hidden)}")
    if columns:
        letters = ", ".join(get_column_letter(i + 1) for i in sorted(columns))
        words.append(f"{'column' if len(columns) == 1 else 'columns'} {letters}")
    return ListRows(name, iter(shown), bad, frozenset(columns), " and ".join(words))


def _fill_down(
    rows: list[Row], bad: dict[tuple[int, int], str], merged: Iterable[tuple[int, int, int]]
) -> None:
    """Put what the first row of merged cells has into those below, except for headings."""
    below = dict(rows[1:])
    for column, first, last in merged:
        if column >= len(below.get(first, ())):
            continue
        for number in range(first + 1, min(last, rows[-1][0]) + 1):
            if (texts := below.get(number)) is None:
                continue  # a blank row
            texts.extend([""] * (column + 1 - len(texts)))
            texts[column] = below[first][column]
            if (first, column) in bad:
                bad[number, column] = bad[first, column]


_MERGED = re.compile(
    rb"""<(?:\w+:)?mergeCell\s[^>]*?ref=["']([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)["']"""
)
_ROW = re.compile(rb"<(?:\w+:)?row\b([^>]*)>")
_COLUMNS = re.compile(rb"<(?:\w+:)?col\s([^>]*)>")
_ATTRIBUTE = re.compile(rb"""(\w+)=["']([^"']*)["']""")


@dataclass(frozen=True, slots=True)
class _Outline:
    """What the library reads only with all cells as objects, which takes fifty times their memory.

    `merged` has column from 0, first and last row of merged cells; hidden columns count from 0,
    too.
    """

    merged: tuple[tuple[int, int, int], ...]
    hidden_rows: frozenset[int]
    hidden_columns: frozenset[int]


def _outline(path: Path, part: str) -> _Outline:
    """Return merged cells and what is hidden of the sheet in `part` of the file."""
    from openpyxl.utils import column_index_from_string

    with zipfile.ZipFile(path) as packed:
        above_cells, _, cells = packed.read(part).partition(b"sheetData>")
    cells, _, behind_cells = cells.rpartition(b"sheetData>")
    merged = tuple(
        (column_index_from_string(letters.decode()) - 1, int(first), int(last))
        for letters, first, last in _MERGED.findall(behind_cells)
        if first != last
    )
    rows, number = set(), 0
    for found in _ROW.finditer(cells):
        row = dict(_ATTRIBUTE.findall(found[1]))
        number = int(row.get(b"r", number + 1))
        if _is_hidden(row, b"ht"):
            rows.add(number)
    columns: set[int] = set()
    for found in _COLUMNS.finditer(above_cells):
        column = dict(_ATTRIBUTE.findall(found[1]))
        if _is_hidden(column, b"width"):
            columns.update(range(int(column[b"min"]) - 1, min(int(column[b"max"]), _MOST_COLUMNS)))
    return _Outline(merged, frozenset(rows), frozenset(columns))


def _is_hidden(attributes: dict[bytes, bytes], extent: bytes) -> bool:
    return attributes.get(b"hidden") in (b"1", b"true") or attributes.get(extent) in (b"0", b"0.0")


def _refuse_bomb(path: Path) -> None:
    try:
        with zipfile.ZipFile(path) as packed:
            size = sum(each.file_size for each in packed.infolist())
            found = "xl/workbook.xml" in packed.namelist()
    except (OSError, zipfile.BadZipFile):
        raise InputFault.of(path, "is a damaged spreadsheet: save it anew as XLSX") from None
    if not found:
        raise InputFault.of(path, "is no XLSX spreadsheet: save the list as XLSX or CSV")
    if size > _MOST_BYTES:
        message = (
            f"unpacks to {size // 1_000_000} MB, at most {_MOST_BYTES // 1_000_000}: keep the list "
            "only"
        )
        raise InputFault.of(path, message)


def _read(book: Any) -> tuple[str, str, list[tuple[int, tuple[Any, ...]]]]:
    """Return the name of the first visible sheet, its part of the file, and its rows of cells."""
    try:
        sheets = [sheet for sheet in book.worksheets if sheet.sheet_state == "visible"]
        if not sheets:
            raise ValueError("no visible sheet")
        sheet = sheets[0]
        sheet.reset_dimensions()  # what the file says of its size may be wrong
        rows = []
        for number, row in enumerate(
            sheet.iter_rows(max_row=_MOST_ROWS + 1, max_col=_MOST_COLUMNS), 1
        ):
            if any(cell.value is not None for cell in row):
                rows.append((number, row))
        if rows and rows[-1][0] > _MOST_ROWS:
            raise ValueError(f"more than {_MOST_ROWS} rows")
        return sheet.title, sheet._worksheet_path, rows
    finally:
        book.close()


def _text(cell: Any) -> tuple[str, str]:
    """Return the text of a cell, and what is wrong with it, if anything."""
    value = cell.value
    if value is None:
        return "", ""
    if cell.data_type == "e":
        return "", f"shows the error {value}: mend it or leave it blank"
    if isinstance(value, bool):
        return str(value).upper(), ""
    if isinstance(value, (int, float)):
        if abs(value) >= 10**_EXACT_DIGITS:
            return (
                "",
                "is a number too long for a spreadsheet: make its cell a text and type it again",
            )
        if value != int(value):
            return repr(value), ""
        # a postcode is often a number that is shown with zeros before it
        shown = len(cell.number_format) if set(cell.number_format) == {"0"} else 0
        return f"{int(value):0{shown}d}", ""
    if isinstance(value, datetime.datetime) and value.time() == datetime.time():
        value = value.date()
    return str(value), ""
