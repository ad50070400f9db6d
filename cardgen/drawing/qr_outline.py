"""Builds the outlines of QR symbols as PDF or SVG paths, fast: a batch has millions of runs."""

from __future__ import annotations

import re
import sys
from functools import lru_cache

_RUN = re.compile(b"\x01+")
_WIDTH = 8  # modules looked up at once, as one 64-bit number
_ROW = "\0"  # placeholder for the row's number


def qr_outline(rows: tuple[bytes, ...], template: str) -> str:
    """Return the dark runs of a QR symbol, each as `template` with its x, y and length in modules.

    Eight modules of a row are looked up at once, because symbols of one size share nearly all of
    these pieces. This cuts runs at every eighth column, which is invisible when the whole path is
    filled.
    """
    padding = bytes(-len(rows) % _WIDTH)
    pieces = memoryview(b"".join([row + padding for row in rows])).cast("Q")
    return "".join(map(dict.__getitem__, _tables(len(rows), template), pieces))


class _ColumnTable(dict[int, str]):
    """The text of eight modules that begin in one column, by their bits, with `_ROW` for the row."""

    def __init__(self, column: int, template: str) -> None:
        super().__init__()
        self._place = column, template

    def __missing__(self, modules: int) -> str:
        column, template = self._place
        text = self[modules] = "".join(
            template.format(x=column + match.start(), y=_ROW, length=match.end() - match.start())
            for match in _RUN.finditer(modules.to_bytes(_WIDTH, sys.byteorder))
        )
        return text


class _RowTable(dict[int, str]):
    """The text of eight modules that begin in one column of one row, by their bits."""

    def __init__(self, column: _ColumnTable, row: int) -> None:
        super().__init__()
        self._place = column, str(row)

    def __missing__(self, modules: int) -> str:
        column, row = self._place
        text = self[modules] = column[modules].replace(_ROW, row)
        return text


@lru_cache(maxsize=8)
def _tables(side: int, template: str) -> tuple[_RowTable, ...]:
    columns = [_ColumnTable(column, template) for column in range(0, side, _WIDTH)]
    return tuple(_RowTable(column, row) for row in range(side) for column in columns)
