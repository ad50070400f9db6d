"""Advice for who plays alone: what it names, when it is silent, and what it may not know."""

import random

import pytest

from companion import computers
from companion.errors import RulingError
from companion.session import Session
from companion.territory import player
from companion.territory.board import random_board
from tests.bench.bench_computers import digits_of, table
from tests.support.nightly import tries

HEAD = "rules 1\ngame reflector\nplayer Ann X\nplayer Bob O\nvariant short\nlayout reflector-2\n"
ANN, BOB = "A9 D9 G9 J9 E5", "C2 F2 I2 D6 H6"


def alone(calls, bob=BOB):
    """Return a game of Ann against a computer whose statements are given, too."""
    session = Session.from_record(f"{HEAD}computer Bob easy 1 {digits_of('bob')}\n")
    for line in (f"board Ann nodes {ANN}", f"board Bob nodes {bob}", *calls):
        session.say(line)
    return session


CALLS = ["move Ann Bob B1", "move Bob Ann J1", "move Ann Bob B2", "move Bob Ann I1"]


def test_a_likelier_shot_is_named_with_the_answers_that_point_at_it():
    told = str(computers.advice(alone([*CALLS, "move Ann Bob A1"])))
    likelier = "the owned spaces I1 and J1 point at it (33 % against 21 %)."
    assert told == f"A likelier shot was Bob I2: {likelier}"


def test_nothing_is_told_after_the_best_shot():
    session = alone(CALLS)
    sees = computers._seen(session, "Ann")
    shots = [f"move Ann {grid} {space}" for grid, space in sees["view"]["moves"]]
    told = {shot: player.advice(sees, shot, random.Random(1)) for shot in shots}
    silent = {shot for shot in shots if told[shot] is None}
    assert 0 < len(silent) < len(shots)
    assert {found["better"] for found in told.values() if found} <= silent


@pytest.mark.parametrize("lines", [[], ["human Bob"]])
def test_only_who_is_alone_is_advised(lines):
    session = alone([*CALLS, "move Ann Bob A1", *lines])
    assert (computers.advice(session) is None) == bool(lines)


def test_what_was_taken_back_is_not_advised_on():
    assert computers.advice(alone([*CALLS, "move Ann Bob A1", "undo"])) is None


def test_advice_knows_nothing_of_the_board_of_the_computer():
    dice, compared = random.Random(5), 0
    calls = [*CALLS, "move Ann Bob A1"]
    one = alone(calls)
    told, public = computers.advice(one), one.view()["log"]
    for _ in range(tries(300, 20_000)):
        try:
            twin = alone(calls, str(random_board(0, dice).node_spaces))
        except RulingError:  # a Node was struck, and its range taken
            continue
        if twin.view()["log"] == public:
            assert computers.advice(twin) == told
            compared += 1
    assert compared >= 3


@pytest.mark.parametrize(
    ("game", "games"), [("tactics-joker", tries(1, in_a_night=5)), ("attack-defend", 5)]
)
def test_other_games_advise_now_and_then_and_always_in_legal_words(game, games):
    advised = 0
    for number in range(games):
        session, passed = table(game, ["easy", "easy"], f"advice {number}"), -1
        while (choice := computers.due(session, passed)) is not None and session.version < 400:
            text = computers.decide(choice)
            if text:
                advice = computers.player_of(session.game).advice
                found = advice(choice.sees, text, random.Random(1))
                if found is not None:
                    assert found["better"] in session.legal_moves and found["better"] != text
                    assert str(found["why"]).endswith(".")
                    advised += 1
            if not computers.carry_out(session, choice, text, session.say):
                passed = session.version
    assert advised > 0


def test_each_sentence_follows_from_what_was_seen_before_the_shot():
    session = table("deflector", ["hard", "easy", "easy"], "advice", ("short",))
    seen = set()
    while (choice := computers.due(session)) is not None:
        text = computers.decide(choice)
        found = player.advice(choice.sees, text, random.Random(1))
        if found is not None:
            assert found["better"] in session.legal_moves and found["gain"] > 0.05
            seen.add(found["why"].key)
        session.say(text)
    assert seen >= {"territory-advice-known", "territory-advice-owned"}
