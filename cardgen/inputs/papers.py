"""Sizes of paper, what printers leave white of it, and how small type may be printed."""

import tomllib
from functools import cache
from pathlib import Path

from cardgen.data import read_data


@cache
def papers() -> dict[str, tuple[float, float]]:
    """Return width and height in mm by name, as `layouts/papers.toml` has them."""
    return read_data("layouts/papers.toml", _read)


def _read(path: Path) -> dict[str, tuple[float, float]]:
    table = tomllib.loads(path.read_text("utf-8"))
    return {name: (float(width), float(height)) for name, (width, height) in table.items()}


def known_paper(name: str) -> str | None:
    """Return the name of a paper as the table has it, in any case; None if it is not there."""
    return next((each for each in papers() if each.lower() == name.strip().lower()), None)


SMALLEST_TYPE = 5.0
"""Smallest size of type in pt."""
SMALLEST_LIGHT_TYPE = 6.0
"""The same for light type on a dark ground, which would fill in."""

EDGE = 5.0
"""Unprintable margin of laser printers at the paper's edge, in mm."""
