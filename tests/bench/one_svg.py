"""How many ms it takes to draw one sheet of ten cards as SVG: the first one, one of many."""

from __future__ import annotations

import statistics
import time

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.svg import write_svg
from tests.bench.one_sided import pages


def drawing_times(sheets: int) -> list[float]:
    """Return the time in ms that each of so many sheets takes to draw."""
    book = FontBook()
    taken = []
    for page in pages(10 * sheets):
        start = time.perf_counter()
        write_svg(page, book, "Cards")
        taken.append(1000 * (time.perf_counter() - start))
    return taken


if __name__ == "__main__":
    first, *others = drawing_times(30)
    print(f"{first} {statistics.median(others)} {min(others)}")
