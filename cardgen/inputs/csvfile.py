"""Rows of a CSV file, with the line on which each begins."""

import codecs
import csv
import re
from collections.abc import Callable, Generator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import TextIO

from cardgen.inputs.faults import InputFault, quoted
from cardgen.inputs.textfile import read_text, unreadable
from companion.textfile import MOST_LIST

ROWS_ABOVE = 9
"""Rows above the headings, at most, for which a message says where the headings are."""

_DELIMITERS = ",;\t"
_SAVE = (
    'save the file as UTF-8; in Excel choose "CSV UTF-8 (Comma delimited)", or give cardgen the '
    ".xlsx file"
)

_SEP = re.compile(r'"?sep=([^\r\n])"?[\r\n]*', re.IGNORECASE)
"""The line above the header with which Excel reads and writes the delimiter."""
_CSV_ERRORS = {  # by a part of the library's message
    "unexpected end of data": "a quotation mark opens a cell of this row and none closes it",
    "expected after": "a cell goes on after its closing quotation mark: double the marks inside a "
    "cell",
    "field limit": "a cell of this row is too long: its closing quotation mark may be missing",
}


def csv_rows(
    path: Path, known: Callable[[str], bool]
) -> Generator[tuple[int, list[str]], None, None]:
    """Return an iterator over the rows that are not blank, the header first.

    The delimiter is the one that Excel's ``sep=;`` on the first line names, else the one that gives
    the most titles that are `known`.

    Raises:
        InputFault: at once if the file cannot be read, or is none of the kinds described at
            `read_guests`; from the iterator if it cannot be decoded or split into cells.
    """
    encoding = _encoding(path)
    return _cells(path, encoding, _delimiter(path, encoding, known))


def _encoding(path: Path) -> str:
    try:
        with path.open("rb") as stream:
            start = stream.read(4)
    except OSError as error:
        raise InputFault([unreadable(path, error)]) from None
    if start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) and start[2:] != b"\0\0":
        return "utf-16"
    if b"\0" in start:
        message = f"is UTF-32, or UTF-16 without its byte order mark: {_SAVE}"
        raise InputFault.of(path, message)
    return "utf-8-sig"


def _delimiter(path: Path, encoding: str, known: Callable[[str], bool]) -> str:
    """Return the delimiter: from the line ``sep=``, else the one that gives the most known columns.

    If the first row has none, it is the one that gives the most in a row below it. Of two equal
    ones, it is the one that gives more cells.
    """
    if declared := _declared_delimiter(path, encoding):
        if declared not in _DELIMITERS:
            message = (
                f"sep names {quoted(declared)}: separate the cells by commas, semicolons or tabs"
            )
            raise InputFault.of(path, message, 1)
        return declared

    def merit(delimiter: str) -> tuple[int, int, int]:
        with closing(_cells(path, encoding, delimiter, strict=False)) as rows:
            titles, *below = [cells for _, cells in islice(rows, 1 + ROWS_ABOVE)] or [[]]
        count = sum(map(known, titles))
        return (
            count,
            0 if count else max((sum(map(known, row)) for row in below), default=0),
            len(titles),
        )

    return max(_DELIMITERS, key=merit)


def _declared_delimiter(path: Path, encoding: str) -> str | None:
    """Return the delimiter that the first line names, None if that line is not ``sep=``."""
    try:
        with path.open(encoding=encoding, newline="") as stream:
            return _sep(stream)
    except OSError as error:
        raise InputFault([unreadable(path, error)]) from None
    except UnicodeDecodeError:
        return None  # reported with its line when rows are read


def _sep(stream: TextIO) -> str | None:
    """Read the line ``sep=``, if `stream` starts with it, and return its delimiter."""
    found = _SEP.fullmatch(stream.readline(len('"sep=;"\r\n')))
    if found is None:
        stream.seek(0)
        return None
    return found[1]


def _cells(
    path: Path, encoding: str, delimiter: str, *, strict: bool = True
) -> Generator[tuple[int, list[str]], None, None]:
    """Yield each row that is not blank, and the line on which it begins.

    `strict` refuses misplaced quotation marks, which are otherwise taken as text.
    """
    line = 1
    try:
        with path.open(encoding=encoding, newline="") as stream:
            before = 0 if _sep(stream) is None else 1  # lines that the reader does not count
            line += before
            reader = csv.reader(stream, delimiter=delimiter, strict=strict)
            for row in reader:
                if any(map(str.strip, row)):
                    yield line, row
                line = before + reader.line_num + 1
    except OSError as error:
        raise InputFault([unreadable(path, error)]) from None
    except UnicodeDecodeError:
        read_text(
            path, encoding, _SAVE, MOST_LIST
        )  # raises with line and offset, which a stream does not have
        raise
    except csv.Error as error:
        message = next(
            (plain for sign, plain in _CSV_ERRORS.items() if sign in str(error)), str(error)
        )
        raise InputFault.of(path, message, line) from None
