"""What one card gives away: readers who do not lay cards, but guess which phrase comes next.

A reader begins at a text's triangle. He takes phrases of its colour, one after the other, until he
has all. Phrases on the face where he is come first: the flaps are inside the card.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

from cardgen.connector.layout.result import Panel, Phrase
from cardgen.connector.proof.paragraphs import Paragraph
from cardgen.connector.proof.polygons import distance

READERS = (
    "takes the nearest phrase",
    "takes the nearest upright phrase",
    "goes around the card clockwise",
    "goes around the card counter-clockwise",
)


PrintedPhrase = TypeVar("PrintedPhrase", Phrase, Paragraph)


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
    """Return what readers of one card find out; `phrases` are the text's, `found` are all print."""
    decoys = [one for one in found if one.ink.hex == colour and one not in phrases]
    return GreedyReading(len(phrases) - 1, len(decoys), steps_right(phrases, decoys, panel))


def steps_right(
    phrases: Sequence[PrintedPhrase],
    decoys: Sequence[PrintedPhrase],
    panel: Panel,
    farther: float = 0.0,
) -> tuple[int, ...]:
    """Return for each reader in how many steps he finds the next of `phrases` among `decoys`.

    Decoys are taken to be `farther` mm away than they are.
    """
    printed = [*phrases, *decoys]
    others: Sequence[int] = range(1, len(printed))

    def gap(before: int, after: int) -> tuple[bool, float]:
        more = farther if after >= len(phrases) else 0.0
        a, b = printed[before], printed[after]
        return a.face != b.face, distance(a.box, b.box) + more

    def gap_upright(before: int, after: int) -> tuple[bool, bool, float]:
        other_face, way = gap(before, after)
        return other_face, printed[before].turn != printed[after].turn, way

    def nearest(way: Callable[[int, int], Any]) -> list[int]:
        order, unread = [0], list(others)
        while unread:
            order.append(min(unread, key=lambda after: way(order[-1], after)))
            unread.remove(order[-1])
        return order

    def angle(one: int) -> float:
        x, y = printed[one].box.centre
        return math.atan2(y - panel.height / 2, x - panel.width / 2)

    def around(clockwise: int) -> list[int]:
        def way(after: int) -> tuple[bool, float]:
            turned = clockwise * (angle(after) - angle(0))
            return printed[after].face != printed[0].face, turned % math.tau

        return [0, *sorted(others, key=way)]

    orders = nearest(gap), nearest(gap_upright), around(1), around(-1)
    return tuple(
        sum(after == before + 1 < len(phrases) for before, after in pairwise(order))
        for order in orders
    )
