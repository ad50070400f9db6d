"""Rows of a CSV file, with the line on which each begins."""

import csv
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import islice
from pathlib import Path

from cardgen.inputs.faults import InputFault
from cardgen.inputs.textfile import read_text
from companion.textfile import MOST_LIST

ROWS_ABOVE = 9
"""Rows above the headings, at most, for which a message says where the headings are."""

_DELIMITERS = ",;\t"
_SAVE = (
    'save the file as UTF-8; in Excel choose "CSV UTF-8 (Comma delimited)", or give cardgen the '
    ".xlsx file"
)

_CSV_ERRORS = {  # by a part of the library's message
    "unexpected end of data": "a quotation mark opens a cell of this row and none closes it",
    "expected after": "a cell goes on after its closing quotation mark: double the marks inside a "
    "cell",
    "field limit": "a cell of this row is too long: its closing quotation mark may be missing",
}


def csv_rows(path: Path, known: Callable[[str], bool]) -> Iterator[tuple[int, list[str]]]:
    """Return an iterator over the rows that are not blank, the header first.

    The delimiter is the one that gives the most titles that are `known`. Raises InputFault: at once
    if the file cannot be read or is not UTF-8; from the iterator if it cannot be split into cells.
    """
    text = read_text(path, how=_SAVE, most=MOST_LIST)
    if "\0" in text:
        raise InputFault.of(path, f"is UTF-16 or UTF-32: {_SAVE}")
    return _cells(path, text, _delimiter(path, text, known))


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
    path: Path, text: str, delimiter: str, *, strict: bool = True
) -> Iterator[tuple[int, list[str]]]:
    """Yield each row that is not blank, and the line on which it begins.

    `strict` refuses misplaced quotation marks, which are otherwise taken as text.
    """
    line = 1
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter, strict=strict)
    try:
        for row in reader:
            if any(map(str.strip, row)):
                yield line, row
            line = 1 + reader.line_num
    except csv.Error as error:
        message = next(
            (plain for sign, plain in _CSV_ERRORS.items() if sign in str(error)), str(error)
        )
        raise InputFault.of(path, message, line) from None
