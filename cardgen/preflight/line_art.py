"""Line art among pictures: how thin its strokes are, and on how many plates they must meet."""

from collections import Counter
from itertools import groupby, pairwise
from statistics import median
from typing import NamedTuple

FINE_STROKE_MM = 0.3
"""A thinner stroke on more than two plates gets a ghost for each plate that lies askew."""

_MOST_COLOURS = 4  # of line art; a photograph has more
_LINES = 60  # rows, and columns, that are looked at
_SAME = 255 * 0.05  # of an ink; shares that differ by less print alike
_RARE = 0.1  # share of all edges below which two colours hardly meet


class Strokes(NamedTuple):
    """How many pixels a usual stroke is across, and on how many plates it meets what is beside."""

    width: float
    plates: int


NO_STROKES = Strokes(0, 0)


def strokes_in(palette: bytes, width: int, pixels: bytes) -> Strokes:
    """Return the strokes of a picture in CMYK, `width` pixels wide, if it is line art."""
    if not 2 <= len(set(pixels)) <= _MOST_COLOURS:
        return NO_STROKES
    height = len(pixels) // width
    paper = Counter(pixels).most_common(1)[0][0]
    rows = [pixels[y * width : (y + 1) * width] for y in range(0, height, height // _LINES + 1)]
    columns = [pixels[x::width] for x in range(0, width, width // _LINES + 1)]
    edges: Counter[tuple[int, int]] = Counter()
    usual = []
    for lines in (rows, columns):
        lengths = []
        for line in lines:
            runs = [(value, sum(1 for _ in run)) for value, run in groupby(line)]
            lengths += [length for value, length in runs if value != paper]
            edges.update((min(a, b), max(a, b)) for (a, _), (b, _) in pairwise(runs))
        if lengths:
            usual.append(median(lengths))
    meeting = [pair for pair, count in edges.items() if count > _RARE * edges.total()]
    plates = [_plates_that_differ(palette, *pair) for pair in meeting]
    return Strokes(min(usual), max(plates)) if usual and plates else NO_STROKES


def _plates_that_differ(palette: bytes, first: int, second: int) -> int:
    one, other = (palette[4 * value : 4 * value + 4] for value in (first, second))
    return sum(abs(a - b) > _SAME for a, b in zip(one, other, strict=True))
