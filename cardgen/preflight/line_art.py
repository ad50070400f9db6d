"""Line art among pictures: how thin its strokes are, and on how many plates they must meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from statistics import median

FINE_STROKE_MM = 0.3
"""A thinner stroke on more than two plates gets a ghost for each plate that lies askew."""

_MOST_COLOURS = 4  # of line art; a photograph has more
_LINES = 60  # rows, and columns, that are looked at
_SAME = 0.05  # shares of an ink that differ by less print alike


def plates_that_meet(palette: bytes, pixels: bytes) -> int:
    """Return on how many plates line art in CMYK changes at its edges; 0 if it is no line art."""
    used = set(pixels)
    if not 2 <= len(used) <= _MOST_COLOURS:
        return 0
    colours = [palette[4 * value : 4 * value + 4] for value in used]
    plates = list(zip(*colours, strict=True))
    return sum(max(shares) - min(shares) > 255 * _SAME for shares in plates)


def stroke_width(width: int, pixels: bytes) -> float:
    """Return how many pixels across a usual stroke of line art `width` pixels wide is."""
    height = len(pixels) // width
    paper = Counter(pixels).most_common(1)[0][0]
    rows = (pixels[y * width : (y + 1) * width] for y in range(0, height, height // _LINES + 1))
    columns = (pixels[x::width] for x in range(0, width, width // _LINES + 1))
    return min(_usual_run(rows, paper), _usual_run(columns, paper))


def _usual_run(lines: Iterable[bytes], paper: int) -> float:
    lengths = [
        sum(1 for _ in run) for line in lines for value, run in groupby(line) if value != paper
    ]
    return median(lengths) if lengths else float("inf")
