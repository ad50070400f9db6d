"""What one card gives away: readers who do not lay cards, but guess which phrase comes next.

A reader begins at a text's triangle. He takes phrases of its colour, one after the other, until he
has all. Phrases on the face where he is come first: the flaps are inside the card.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from cardgen.connector.layout.result import Panel
from cardgen.connector.proof.paragraphs import Paragraph
from cardgen.connector.proof.polygons import distance

READERS = (
    "takes the nearest phrase",
    "takes the nearest upright phrase",
    "goes around the card clockwise",
    "goes around the card counter-clockwise",
)


class GreedyReading(NamedTuple):
    """How much of a text one card gives away.

    `right` says for each of `READERS` how many of the `steps` from one phrase to the next he gets
    right.
    """

    steps: int
    decoys: int
    right: tuple[int, ...]


def read_greedily(
    phrases: Sequence[Paragraph], found: Sequence[Paragraph], colour: str, panel: Panel
) -> GreedyReading:
    """Return what the readers of one card find out; `phrases` are the text's in order, `found` all print."""
    decoys = [one for one in found if one.ink.hex == colour and one not in phrases]
    printed = [*phrases, *decoys]
    orders = (
        _nearest(printed, _gap),
        _nearest(printed, _gap_upright),
        *(_around(printed, panel, w) for w in (1, -1)),
    )
    right = tuple(
        sum(a < len(phrases) - 1 and b == a + 1 for a, b in pairwise(order)) for order in orders
    )
    return GreedyReading(len(phrases) - 1, len(decoys), right)


def _gap(before: Paragraph, after: Paragraph) -> tuple[bool, float]:
    return before.face != after.face, distance(before.box, after.box)


def _gap_upright(before: Paragraph, after: Paragraph) -> tuple[bool, bool, float]:
    other_face, gap = _gap(before, after)
    return other_face, before.turn != after.turn, gap


def _nearest(printed: Sequence[Paragraph], gap: Callable[[Paragraph, Paragraph], Any]) -> list[int]:
    """Return the order in which a reader takes phrases who always takes the nearest."""
    order, left = [0], list(range(1, len(printed)))
    while left:
        order.append(min(left, key=lambda one: gap(printed[order[-1]], printed[one])))
        left.remove(order[-1])
    return order


def _around(printed: Sequence[Paragraph], panel: Panel, way: int) -> list[int]:
    """Return the order of the phrases around the middle of the card, clockwise if `way` is 1, else -1."""

    def angle(one: Paragraph) -> float:
        x, y = one.box.centre
        return way * math.atan2(y - panel.height / 2, x - panel.width / 2)

    def key(one: int) -> tuple[bool, float]:
        first = printed[0]
        return printed[one].face != first.face, (angle(printed[one]) - angle(first)) % math.tau

    return [0, *sorted(range(1, len(printed)), key=key)]
