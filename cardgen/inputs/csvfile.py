"""Rows of a CSV file, with the line on which each begins."""

import codecs
import csv
import re
from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from itertools import islice
from pathlib import Path

from cardgen.inputs.faults import InputFault, quoted
from cardgen.inputs.textfile import beginning_of, read_text
from companion.textfile import MOST_LIST

ROWS_ABOVE = 9
"""Rows above the headings, at most, for which a message says where the headings are."""

_DELIMITERS = ",;\t"
_SAVE = (
    'save the file as UTF-8; in Excel choose "CSV UTF-8 (Comma delimited)", or give cardgen the '
    ".xlsx file"
)

_SEP = re.compile(r'"?sep=([^\r\n])"?(?:\r\n|\r|\n|\Z)', re.IGNORECASE)
"""The line above the header with which Excel reads and writes the delimiter."""
_CSV_ERRORS = {  # by a part of the library's message
    "unexpected end of data": "a quotation mark opens a cell of this row and none closes it",
    "expected after": "a cell goes on after its closing quotation mark: double the marks inside a "
    "cell",
    "field limit": "a cell of this row is too long: its closing quotation mark may be missing",
}


def csv_rows(path: Path, known: Callable[[str], bool]) -> Iterator[tuple[int, list[str]]]:
    """Return an iterator over the rows that are not blank, the header first.

    The delimiter is the one that Excel's ``sep=;`` on the first line names, else the one that gives
    the most titles that are `known`. Raises InputFault: at once if the file cannot be read, or is
    none of the kinds described at `read_guests`; from the iterator if it cannot be split into
    cells.
    """
    text = read_text(path, _encoding(path), _SAVE, MOST_LIST)
    if not (declared := _SEP.match(text)):
        return _cells(path, text, _delimiter(path, text, known))
    if declared[1] not in _DELIMITERS:
        message = (
            f"sep names {quoted(declared[1])}: separate the cells by commas, semicolons or tabs"
        )
        raise InputFault.of(path, message, 1)
    return _cells(path, text[declared.end() :], declared[1], first=2)


def csv_bytes(titles: Iterable[str], rows: Iterable[Iterable[object]]) -> bytes:
    """Return a CSV file that spreadsheets read as UTF-8."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(titles)
    writer.writerows(rows)
    return text.getvalue().encode("utf-8-sig")


def _encoding(path: Path) -> str:
    start = beginning_of(path, 4)
    if start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) and start[2:] != b"\0\0":
        return "utf-16"
    if b"\0" in start:
        message = f"is UTF-32, or UTF-16 without its byte order mark: {_SAVE}"
        raise InputFault.of(path, message)
    return "utf-8-sig"


def _delimiter(path: Path, text: str, known: Callable[[str], bool]) -> str:
    """Return the delimiter that gives the most known columns.

    If the first row has none, it is the one that gives the most in a row below it. Of two equal
    ones, it is the one that gives more cells.
    """

    def merit(delimiter: str) -> tuple[int, int, int]:
        rows = islice(_cells(path, text, delimiter, strict=False), 1 + ROWS_ABOVE)
        titles, *below = [cells for _, cells in rows] or [[]]
        count = sum(map(known, titles))
        return (
            count,
            0 if count else max((sum(map(known, row)) for row in below), default=0),
            len(titles),
        )

    return max(_DELIMITERS, key=merit)


def _cells(
    path: Path, text: str, delimiter: str, *, first: int = 1, strict: bool = True
) -> Iterator[tuple[int, list[str]]]:
    """Yield each row that is not blank, and the line on which it begins; the text's is `first`.

    `strict` refuses misplaced quotation marks, which are otherwise taken as text.
    """
    line = first
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter, strict=strict)
    try:
        for row in reader:
            if any(map(str.strip, row)):
                yield line, row
            line = first + reader.line_num
    except csv.Error as error:
        message = next(
            (plain for sign, plain in _CSV_ERRORS.items() if sign in str(error)), str(error)
        )
        raise InputFault.of(path, message, line) from None
