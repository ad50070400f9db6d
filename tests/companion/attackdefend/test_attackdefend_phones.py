"""Attack/Defend on phones: a seat, a hand of one's own, and no word for another player."""

import json
from dataclasses import replace

import pytest

from companion.attackdefend.deck import house_deck
from tests.support.tables_of_phones import Phones


def dealt(text):
    return tuple(map(house_deck().index, text.split()))


@pytest.fixture
def phones():
    found = Phones()
    found.sit_down("attack-defend", 2)
    found.ok(found.tokens["Ann"], do="form", form="deal", cards="phones")
    found.ok(found.tokens["Ann"], do="say", text="side Ann attacker")
    return found


def test_each_phone_shows_its_own_hand_and_no_seed(phones):
    *begun, deal = phones.record.splitlines()[2:6]
    assert begun == ["deck house-2", "player Ann", "player Bob"]
    state, seed = phones.desk.session.referee.state, deal.removeprefix("deal ")
    for seat, name in enumerate(("Ann", "Bob")):
        shown = phones.view(phones.tokens[name])
        assert shown["view"]["cards"] == [
            house_deck().kinds[card].id for card in sorted(state.hands[seat])
        ]
        assert len(seed) == 32 and seed not in json.dumps(shown)
    assert phones.view(phones.host)["view"]["cards"] is None
    assert "draw Bob deck" in phones.view(phones.tokens["Bob"])["view"]["moves"]


def test_nobody_speaks_for_another_and_the_defender_plays_out_of_turn(phones):
    state = phones.desk.session.referee.state
    changed = replace(state, hands=(dealt("scout scout"), dealt("scout gain")))
    phones.desk.session.referee.state = changed
    for line in ("draw Bob deck", "place Bob scout", "place Bob gain", "end Bob"):
        phones.ok(phones.tokens["Bob"], do="say", text=line)
    for line in (
        "play Bob 2",
        "play bob 1",
        "discard Bob gain",
    ):  # it would tell Ann what lies there
        assert phones.refused(phones.tokens["Ann"], do="say", text=line)[0] == "forbidden"
    assert phones.refused(phones.tokens["Bob"], do="say", text="draw Bob deck")[0] == "refused"
    phones.ok(phones.tokens["Bob"], do="say", text="play Bob 1")
    assert phones.view(phones.tokens["Ann"])["view"]["trash"] == ["scout"]
