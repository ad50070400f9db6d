"""The outlines of QR symbols as PDF or SVG paths."""

from __future__ import annotations

import re
from functools import lru_cache

_RUN = re.compile(b"\x01+")
_WIDTH = 8  # modules looked up at once: symbols of one size share nearly all of these pieces


def qr_outline(rows: tuple[bytes, ...], template: str) -> str:
    """Return the dark runs of a QR symbol, each as `template` with its x, y and length in modules.

    Runs are cut at every eighth column, which is invisible when the whole path is filled.
    """
    columns = range(0, len(rows), _WIDTH)
    return "".join(
        _runs(row[x : x + _WIDTH], x, y, template) for y, row in enumerate(rows) for x in columns
    )


@lru_cache(maxsize=1 << 16)  # without it 1,000 cards take a tenth longer
def _runs(modules: bytes, x: int, y: int, template: str) -> str:
    return "".join(
        template.format(x=x + run.start(), y=y, length=len(run[0]))
        for run in _RUN.finditer(modules)
    )
