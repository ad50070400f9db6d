"""The order in which the words of a line are read: from the left or from the right."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Literal, TypeVar

HALF_LINE = 0.54
"""Largest distance between baselines of one line, in em: not quite half a line."""

_Word = TypeVar("_Word")


def direction(word: str) -> Literal["left", "right", ""]:
    """Return from which side a word is read; an empty text for numbers and marks alone."""
    if word.isascii():
        return "left" if any(map(str.isalpha, word)) else ""
    found = {unicodedata.bidirectional(character) for character in word}
    return "right" if found & {"R", "AL"} else "left" if "L" in found else ""


def reads_from_right(words: Iterable[str]) -> bool:
    """Return whether a text of these words is read from the right: at least half of them are."""
    sides = [direction(word) for word in words]
    return "right" in sides and sides.count("right") >= sides.count("left")


def in_reading_order(
    words: Sequence[_Word], text_of: Callable[[_Word], str], from_right: bool
) -> list[_Word]:
    """Return the words of a line, given from left to right, as read; `text_of` gives their text.

    Words of the other direction keep their own order.
    """
    against = "left" if from_right else "right"
    ordered: list[_Word] = []
    for turned, run in groupby(
        reversed(words) if from_right else words, lambda word: direction(text_of(word)) == against
    ):
        part = list(run)
        ordered += part[::-1] if turned else part
    return ordered
