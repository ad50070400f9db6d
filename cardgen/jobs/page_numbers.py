"""Numbers of pages, as people read them."""

from __future__ import annotations

from collections.abc import Iterable


def page_list(numbers: Iterable[int]) -> str:
    """Return page numbers that increase, those that follow each other as a range.

    >>> page_list([1, 2, 3, 5]), page_list([])
    ('1–3, 5', '')
    """
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and ranges[-1][-1] + 1 == number:
            ranges[-1][1:] = [number]
        else:
            ranges.append([number])
    return ", ".join("–".join(map(str, ends)) for ends in ranges)
