"""The computer player of Attack/Defend: it reads what the cards of any deck do."""

import pytest

from companion.data import data_path
from companion.desk import computers
from companion.session import Session
from tests.bench.bench_computers import digits_of


@pytest.fixture
def decks(monkeypatch):
    monkeypatch.chdir(data_path("layouts/decks"))


def begun(seed):
    """Return a game of two hard players with a deck that has the card Find."""
    session = Session()
    computer = "computer {} hard 1 " + digits_of(seed)
    names = ("P1", "P2")
    for line in (
        *("rules 1", "game attack-defend", "deck house-2.toml"),
        *(f"player {name}" for name in names),
        *(computer.format(name) for name in names),
        f"deal {digits_of(f'{seed} deal')}",
    ):
        session.say(line)
    return session


@pytest.mark.usefixtures("decks")
def test_a_card_that_only_this_deck_has_is_scored_as_soon_as_it_can_be():
    """The Defender scores Find at level 3, the Attacker one that he knows at level 1."""
    verbs = set()
    for number in range(12):
        session, passed = begun(f"find {number}"), -1
        while (choice := computers.due(session, passed)) is not None:
            said = computers.decide(choice)
            view = choice.sees["view"]
            finds = {place for place, card in view["known"].items() if card == "find"}
            best = [
                move
                for move in map(str.split, map(str, view["moves"]))
                if move[0] in ("play", "flip") and move[2] in finds
            ]
            if best and view["question"] is None:
                verb = best[0][0]
                assert said.split()[0] == verb or "coup" in view["known"].values()
                verbs.add(verb)
            if not computers.carry_out(session, choice, said, session.say):
                passed = session.version
    assert verbs == {"play", "flip"}
