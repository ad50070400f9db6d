"""What capitals, commas and stops give away of the order of phrases."""

from __future__ import annotations

import pytest

from cardgen.connector.layout.decoys import dressed
from cardgen.connector.layout.result import Phrase
from cardgen.connector.proof.one_card import PlausibleOrders, Wording
from cardgen.drawing.shapes import Box

FIRST = Wording("Capture Nodes by moving one space")
LAST = Wording("at a time. Each costs your own!", ends=True)


def phrase(words: str) -> Phrase:
    return Phrase(("Own",), "back", 0, Box(0, 0, 1, 1), tuple(words.split(" / ")))


@pytest.mark.parametrize(
    ("others", "orders", "last_phrases"),
    [
        ([LAST], 1, 1),
        ([LAST, Wording("Guess well.", ends=True)], 1, 1),  # a sentence can't stand in another
        ([LAST, Wording("every turn!", ends=True)], 2, 2),
        ([LAST, Wording("every turn!")], 1, 1),  # after its stop no small letter
        ([LAST, Wording("every turn!", ends=True), Wording("like a knight")], 4, 2),
        ([LAST, Wording("20 steps!", ends=True), Wording("“back” again.", ends=True)], 3, 3),
    ],
)
def test_orders_respect_capitals_and_stops(
    others: list[Wording], orders: int, last_phrases: int
) -> None:
    plausible = PlausibleOrders(FIRST, others)
    assert (plausible.count(60), plausible.last_phrases) == (orders, last_phrases)


def test_after_a_colon_and_without_capitals_anything_may_follow() -> None:
    first = Wording("South:")
    others = [Wording("sail on.", ends=True), Wording("Sail on.", ends=True), Wording("人", True)]
    assert PlausibleOrders(first, others).count(60) == 3


def test_counting_ends_at_the_most() -> None:
    many = [Wording("and on") for _ in range(12)]
    assert PlausibleOrders(FIRST, [*many, LAST]).count(60) == 60


def test_words_are_dressed_as_the_last_phrase_or_to_stand_between_two() -> None:
    phrases = [phrase("Sail past / both capes."), phrase("Who wins"), phrase("is captain!")]
    assert list(dressed("Trade winds,", phrases)) == ["trade winds!", "trade winds", "Trade winds."]
