"""Line breaks: for each number of lines, the narrowest column of about equally long lines."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise

Widths = Mapping[tuple[int, int], float]
"""The width of words i to j - 1 on one line, by (i, j)."""

_Ways = dict[int, tuple[float, tuple[int, ...]]]
_SAME = 1e-9


def narrow_settings(
    text: str, spans: Sequence[tuple[int, int]], width: Callable[[str], float]
) -> Iterator[tuple[tuple[str, ...], float]]:
    """Yield the lines of a text with words at `spans`, and their width: see `narrow_columns`."""
    lines = {
        (i, j): text[spans[i][0] : spans[j - 1][1]]
        for i, j in combinations(range(len(spans) + 1), 2)
    }
    widths = {ends: width(line) for ends, line in lines.items()}
    for breaks, widest in narrow_columns(widths, len(spans)):
        yield tuple(lines[ends] for ends in pairwise(breaks)), widest


def narrow_columns(widths: Widths, words: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Yield breaks and width for each number of lines that narrows the column.

    Breaks are the indices of the words that begin lines, then the number of words.
    """
    best = float("inf")
    widest = [0.0] + [float("inf")] * words  # in the best breaks of the first j words, by j
    for lines in range(1, words + 1):
        widest = [
            min((max(widest[i], widths[i, j]) for i in range(lines - 1, j)), default=float("inf"))
            for j in range(words + 1)
        ]
        if widest[words] < best - _SAME:
            best = widest[words]
            yield _even_breaks(widths, words, lines, best), best


def _even_breaks(widths: Widths, words: int, lines: int, limit: float) -> tuple[int, ...]:
    """Return breaks into lines of at most `limit` with least squared gaps, the last one apart."""
    ways: _Ways = {0: (0.0, (0,))}  # of breaking the first j words, by j
    for line in range(1, lines + 1):
        longer: _Ways = {}
        for i, (missing, breaks) in ways.items():
            for j in range(i + 1, words + 1):
                lack = limit - widths[i, j]
                if lack < -_SAME:
                    break
                way = missing + (lack**2 if line < lines else 0.0), (*breaks, j)
                longer[j] = min(longer.get(j, way), way)
        ways = longer
    return ways[words][1]
