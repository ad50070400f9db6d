"""Sentences that are made of other sentences, and what is said of a player's name in them."""

from companion.narration import with_computer
from companion.words import Message


def test_the_computer_is_named_where_its_name_comes_first_however_deep_that_is() -> None:
    shot = Message("territory-said-move.sentence", shooter="Bob", grid="Ann", space="A1")
    answer = Message("territory-says", grid="Bob", answer=Message("territory-answer-null"))
    spoken = Message("common-sentences", sentences=(shot, answer))
    assert str(with_computer(spoken, "Bob")) == "Bob (computer) shoots Ann A1. Bob: null."
    scored = Message("common-sentence", term=Message("attackdefend-fact-won", player="Bob"))
    assert str(with_computer(scored, "Bob")) == "Bob (computer) wins."
    assert with_computer(spoken, "Cat") == spoken
