"""What one card gives away to readers who do not lay cards: what they guess, and what they read.

A greedy reader begins at a text's triangle. He takes phrases of its colour, one after the other,
until he has all. Phrases on the face where he is come first: the flaps are inside the card.

A reader who reads begins at a text's triangle and ends at one of its squares. He puts phrases of
its colour between them, each at most once, so that no sentence goes on after its stop and none
begins without one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal, TypeVar

from cardgen.connector.layout.result import Panel, Phrase
from cardgen.connector.proof.paragraphs import Paragraph

LEAST_DECOYS = 2
"""False phrases of a text that is shown by two cards or more."""

LEAST_LAST_PHRASES = 3
"""How many of its phrases may be the last one."""

READERS = (
    "takes the nearest phrase",
    "takes the nearest upright phrase",
    "goes around the card clockwise",
    "goes around the card counter-clockwise",
)

PrintedPhrase = TypeVar("PrintedPhrase", Phrase, Paragraph)


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
        return a.face != b.face, a.box.distance(b.box) + more

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


# -- a reader who reads ----------------------------------------------------------------------------

_STOPS = ".!?…。！？؟"
_COLONS = ":;：；؛"  # either case may follow
_CLOSING = "”’\"')»“」』）"
_OPENING = "“‘„«\"'(「『（¿¡"


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a phrase, and whether a square stands after the last one."""

    words: str
    ends: bool = False

    @property
    def begins_small(self) -> bool:
        """Whether it begins with a small letter, as nothing does after a stop."""
        return self.words.lstrip(_OPENING)[:1].islower()

    @property
    def begins_large(self) -> bool:
        """Whether it begins with a capital, as a sentence does."""
        return self.words.lstrip(_OPENING)[:1].isupper()

    @property
    def last_mark(self) -> Literal["stop", "colon", ""]:
        """What parts it from the phrase after it."""
        words = self.words.rstrip(_CLOSING)
        if words.endswith(tuple(_STOPS)):
            return "stop"
        return "colon" if words.endswith(tuple(_COLONS)) else ""

    def may_precede(self, after: Wording) -> bool:
        """Return whether capitals and marks let `after` be the next phrase."""
        if self.last_mark == "stop":
            return not after.begins_small
        return self.last_mark == "colon" or not after.begins_large


def least_orders(cards: int) -> int:
    """Return how many orders must be plausible of a text on so many cards."""
    return 6 if cards <= 3 else 60


class PlausibleOrders:
    """The orders in which `first` and some of `others` may be read."""

    def __init__(self, first: Wording, others: Sequence[Wording]) -> None:
        self._phrases = [first, *others]
        every = range(1, len(self._phrases))
        self._next = [
            [i for i in every if i != before and phrase.may_precede(self._phrases[i])]
            for before, phrase in enumerate(self._phrases)
        ]

    @property
    def last_phrases(self) -> int:
        """How many phrases are the last one of some order."""
        reached, found = {0}, [0]
        while found:
            before = found.pop()
            if self._is_last(before):
                continue
            new = [after for after in self._next[before] if after not in reached]
            reached.update(new)
            found += new
        return sum(map(self._is_last, reached))

    def count(self, most: int) -> int:
        """Return how many orders there are, `most` if there are more."""
        orders = self._orders((0,))
        return sum(1 for _, _ in zip(range(most), orders, strict=False))

    def _is_last(self, number: int) -> bool:
        phrase = self._phrases[number]
        return phrase.ends and number > 0

    def _orders(self, read: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for after in self._next[read[-1]]:
            if after in read:
                continue
            if self._is_last(after):
                yield (*read, after)
            else:
                yield from self._orders((*read, after))
