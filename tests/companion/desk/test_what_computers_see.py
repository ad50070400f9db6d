"""What computer players of cards and of the fog see: nothing that a person in the seat would not.

At each choice all that the seat can't know is dealt anew: the choice stays the same (C2, C3).
"""

import json
import random
from dataclasses import replace

import pytest

from companion import computers
from companion.tactics.board import CORNERS, SPACES
from companion.tactics.cards import RECRUITING
from tests.bench.bench_computers import table
from tests.support.nightly import tries


def dealt_anew(state, seat, dice):
    """Return a position of Attack/Defend with the cards shuffled that a player does not know."""
    other = 1 - seat
    lying = [card for card in state.field if seat not in card.known_to and card.side == other]
    unknown = [*state.hands[other], *state.deck, *(card.card for card in lying)]
    dice.shuffle(unknown)
    cards = iter(unknown)
    hand = tuple(next(cards) for _ in state.hands[other])
    deck = tuple(next(cards) for _ in state.deck)
    faces = {card.place: next(cards) for card in lying}
    field = tuple(replace(each, card=faces.get(each.place, each.card)) for each in state.field)
    hands = (state.hands[0], hand) if seat == 0 else (hand, state.hands[1])
    return replace(state, hands=hands, deck=deck, field=field)


def fog_anew(state, seat, dice):
    """Return a position of Tactics Joker with other cards where a player sees none."""
    seen = state.seen(seat)
    hidden = [
        space
        for space in SPACES
        if not seen >> space & 1 and space not in CORNERS and state.table[space] not in RECRUITING
    ]
    cards = [state.table[space] for space in hidden]
    dice.shuffle(cards)
    lying = list(state.table)
    for space, card in zip(hidden, cards, strict=True):
        lying[space] = card
    return replace(state, table=tuple(lying))


@pytest.mark.parametrize(
    ("game", "variants", "anew"),
    [("attack-defend", (), dealt_anew), ("tactics-joker", ("fog",), fog_anew)],
)
def test_what_a_seat_does_not_know_changes_neither_what_it_sees_nor_what_it_says(
    game, variants, anew
):
    dice, compared = random.Random(game), 0
    for number in range(tries(2, 60)):
        session, passed = table(game, ["hard", "medium"], f"unknown {number}", variants), -1
        while (choice := computers.due(session, passed)) is not None and session.version < 130:
            seat = session.referee.state.names.index(choice.computer.name)
            twin = session.copy()
            twin.referee.state = anew(session.referee.state, seat, dice)
            other = computers.due(twin, passed)
            assert json.dumps(other.sees) == json.dumps(choice.sees)
            said = computers.decide(choice)
            assert computers.decide(other) == said
            compared += twin.referee.state != session.referee.state
            if not computers.carry_out(session, choice, said, session.say):
                passed = session.version
    assert compared >= 60


def test_a_game_of_cards_is_offered_to_both_players_alike():
    """The Defender is asked at moments that all may know (K21), whatever lies face down."""
    session = table("attack-defend", ["hard", "hard"], "moments")
    dice, moments, passed = random.Random(3), 0, -1
    while (choice := computers.due(session, passed)) is not None and session.version < 120:
        state = session.referee.state
        if state.defender is not None:
            twin = session.copy()
            twin.referee.state = dealt_anew(state, 1 - state.defender, dice)
            assert twin.referee.asked_besides == session.referee.asked_besides
            moments += session.referee.asked_besides is not None
        if not computers.carry_out(session, choice, computers.decide(choice), session.say):
            passed = session.version
    assert moments > 10
