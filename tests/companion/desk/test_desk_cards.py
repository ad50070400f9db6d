"""Attack/Defend at the desk: the deal, who may say what, and hands that only their players get."""

import json
import random
from dataclasses import replace

import pytest

from companion.desk.set_up import beginning_anew
from companion.session import Session, replay
from tests.support.tables_of_phones import Phones


def table(paper=()):
    phones = Phones()
    phones.sit_down("attack-defend", 2, paper=paper)
    return phones


def test_a_dealt_game_is_played_by_phones_to_its_end():
    phones, dice = table(), random.Random(4)
    phones.ok(phones.tokens["Bob"], do="form", form="deal", cards="phones")
    assert phones.view(phones.tokens["Ann"])["table"]["seed"] is None
    for _ in range(600):
        if phones.desk.session.winners is not None:
            break
        moves = {name: phones.view(token)["view"]["moves"] for name, token in phones.tokens.items()}
        name = dice.choice([name for name, mine in moves.items() if mine])
        phones.ok(phones.tokens[name], do="say", text=dice.choice(moves[name]))
    assert phones.record.startswith("rules 1\ngame attack-defend\ndeck house-2\nplayer Ann\n")
    assert "find" in phones.view(phones.tokens["Ann"])["table"]["cards"]
    found = replay(phones.record.encode())
    assert found.fault is None and found.referee.winners is not None
    seen = phones.view(phones.tokens["Ann"])
    assert seen["table"]["seed"] in phones.record and seen["table"]["due"].startswith(
        "The game is over"
    )


@pytest.mark.parametrize("deck", ["deck house\n", ""])
def test_another_game_is_played_with_the_same_cards(deck):
    begun = f"rules 1\ngame attack-defend\n{deck}player Ann\nplayer Bob\n"
    session = Session.from_record(f"{begun}deal paper\nside Ann defender\n")
    assert beginning_anew(session) == begun


def test_nobody_chooses_the_seed_or_deals_twice_or_speaks_for_the_other():
    phones = table()
    ann, bob = phones.tokens["Ann"], phones.tokens["Bob"]
    assert phones.refused(ann, do="say", text=f"deal {'0' * 32}")[0] == "forbidden"
    assert phones.refused(ann, do="form", form="deal", cards="0" * 32)[0] == "refused"
    phones.ok(ann, do="form", form="deal", cards="phones")
    assert phones.refused(bob, do="form", form="deal", cards="printed")[0] == "refused"
    for who in (bob, phones.host):
        assert phones.refused(who, do="say", text="side Ann defender")[0] == "forbidden"
    phones.ok(ann, do="say", text="side Ann defender")
    assert phones.refused(bob, do="say", text="draw Bob deck")[0] == "refused"


def test_what_is_told_names_no_hidden_card():
    phones = table()
    ann, bob = phones.tokens["Ann"], phones.tokens["Bob"]
    phones.ok(ann, do="form", form="deal", cards="phones")
    phones.ok(ann, do="say", text="side Ann defender")
    seen = phones.view(ann)["table"]
    assert seen["due"] == "Ann's turn (Defender): draw a card first."
    assert seen["due_to_you"] == "Draw a card first."
    phones.ok(ann, do="say", text="draw Ann deck")
    card = phones.view(ann)["view"]["cards"][0]
    phones.ok(ann, do="say", text=f"place Ann {card}")
    for who in (bob, phones.host):
        seen = phones.view(who)
        assert seen["told"]["lines"] == ["Ann places a card face down: place 1, level 1."]
        assert seen["view"]["known"] in ({}, None) and seen["view"]["field"][0]["level"] == 1
    assert phones.view(ann)["view"]["known"] == {"1": card}
    phones.ok(phones.host, do="undo")
    assert phones.view(bob)["told"]["lines"] == [
        "Taken back: Ann places a card face down: place 1, level 1."
    ]


def hands(phones):
    return [phones.view(phones.tokens[name])["view"]["cards"] for name in ("Ann", "Bob")]


def received(phones, name):
    """Return all that a phone gets, and what it is told when it tries what it may not do."""
    asked = [
        {"do": "view"},
        {"do": "log"},
        {"do": "record"},
        {"do": "table-view"},
        {"do": "say", "text": "draw Ann deck"},
        {"do": "form", "form": "deal", "cards": "phones"},
    ]
    return [json.dumps(phones.send(phones.tokens[name], **request)) for request in asked]


@pytest.mark.parametrize("stage", ["dealt", "placed", "discarded"])
def test_a_phone_receives_the_same_whatever_the_other_holds(stage):
    """Two games that differ in one card of Ann's: Bob's phone gets the same bytes."""
    texts = []
    for card in range(2):
        phones = table()
        phones.desk.seats.code = "SECRET"
        phones.desk.session.say("deal 00112233445566778899aabbccddeeff")
        referee = phones.desk.session.referee
        if card:
            referee.state = swapped(referee.state)
        phones.ok(phones.tokens["Ann"], do="say", text="side Ann defender")
        if stage != "dealt":
            phones.ok(phones.tokens["Ann"], do="say", text="draw Ann deck")
            verb = {"placed": "place", "discarded": "discard"}[stage]
            kind = referee.state.kind(referee.state.hands[0][0]).id
            phones.ok(phones.tokens["Ann"], do="say", text=f"{verb} Ann {kind}")
        room = json.dumps(phones.ok(phones.host, do="table-view"))
        texts.append((hands(phones)[0], [*received(phones, "Bob"), room]))
    (first, one), (second, other) = texts
    assert one == other and (first != second or stage != "dealt")


def swapped(state):
    """Return a position in which Ann's first card and the deck's last one are exchanged."""
    mine, deck = state.hands[0], state.deck
    last = next(i for i in reversed(range(len(deck))) if deck[i] != mine[0])
    hand, left = (deck[last], *mine[1:]), (*deck[:last], mine[0], *deck[last + 1 :])
    return replace(state, hands=(hand, state.hands[1]), deck=left)


def test_printed_cards_are_played_by_the_host_for_players_without_phones():
    phones = table(paper=("Ann", "Bob"))
    phones.ok(phones.host, do="form", form="deal", cards="printed")
    moves = phones.view(phones.host)["host"]["table"]["moves"]
    assert "side Ann defender" in moves["Ann"] and "side Bob attacker" in moves["Bob"]
    phones.ok(phones.host, do="say", text="side Ann defender", **{"as": "Ann"})
    phones.ok(phones.host, do="say", text="draw Ann deck", **{"as": "Ann"})
    assert "place Ann" in phones.view(phones.host)["host"]["table"]["moves"]["Ann"]


def test_a_dealt_hand_is_never_given_to_the_host():
    phones = table(paper=("Bob",))
    phones.ok(phones.host, do="form", form="deal", cards="phones")
    seen = phones.view(phones.host)
    assert seen["host"]["table"] == {"moves": {}} and seen["view"]["cards"] is None
