"""The dark runs of QR symbols, quickly: a batch has millions of them."""

from __future__ import annotations

import re
import sys
from functools import lru_cache

_RUN = re.compile(b"\x01+")
_WIDTH = 8  # modules that are looked up at once, as one 64-bit number
_ROW = "\0"  # stands for a row's number until it is known


def outline_of(rows: tuple[bytes, ...], template: str) -> str:
    """Return the dark runs of a QR symbol, each written as `template` with its x, y and length in modules.

    Eight modules of a row are looked up at once, since symbols of one size share nearly all of these
    pieces. Runs are therefore parted at every eighth column, which a fill of the whole path does not show.
    """
    columns = _columns(len(rows), template)
    width = len(columns)
    padding = bytes(-len(rows) % _WIDTH)
    pieces = memoryview(b"".join([row + padding for row in rows])).cast("Q").tolist()
    texts = list(map(dict.__getitem__, columns * len(rows), pieces))
    return "".join(
        ["".join(texts[y * width : (y + 1) * width]).replace(_ROW, str(y)) for y in range(len(rows))]
    )


class _Column(dict[int, str]):
    """What a piece that begins in one column is written as, by its modules; `_ROW` stands for its row."""

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


@lru_cache(maxsize=8)
def _columns(side: int, template: str) -> tuple[_Column, ...]:
    return tuple(_Column(column, template) for column in range(0, side, _WIDTH))
