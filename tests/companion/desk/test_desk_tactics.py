"""Tactics Joker by phones: the set-up, whole games, and who may ask for what."""

import json
import random

import pytest

from companion.session import replay
from companion.tactics.cards import deal
from tests.support.selfplay import NAMES
from tests.support.tables_of_phones import Phones
from tests.support.tactics_table import rows_of

ANN, BOB = NAMES[:2]


def table(*variants, seed="k7"):
    phones = Phones()
    phones.desk.seats.code = "SECRET"  # drawn at random for every table
    phones.sit_down("tactics-joker", 2, variants)
    if "races" in variants:
        phones.ok(phones.tokens[ANN], do="say", text=f"race {ANN} kobolds")
        phones.ok(phones.tokens[BOB], do="say", text=f"race {BOB} undead")
    if seed:
        phones.ok(phones.tokens[ANN], do="form", form="deal", seed=seed)
    return phones


def attacks(seen):
    """Return the moves on the host's screen that lead to an enemy's army."""
    turn, armies = seen["view"]["turn"], seen["view"]["armies"]
    return [
        m
        for m in seen["host"]["table"]["moves"]
        if armies.get(m["to"], {"player": turn})["player"] != turn
    ]


def play_on(phones, dice, dies):
    """Do one thing that a screen offers, an attack if there is one; `dies` throws."""
    seen = phones.view(phones.host)
    game, asked = seen["view"], seen["view"]["question"]
    who = asked["player"] if asked else game["turn"]
    token = phones.tokens[who]
    match asked and asked["what"]:
        case "castles":
            text = f"castle {who} {' '.join(dice.sample(asked['spaces'], asked['choose']))}"
        case "turn" | "roll":
            text = " ".join(
                [asked["what"], who, *(str(dies.randint(1, 6)) for _ in range(asked["dice"]))]
            )
        case "push":
            text = f"push {who} {dice.choice(asked['spaces'])}"
        case "joker":
            text = f"joker {who} {dice.choice(asked['cards'])}"
        case _:
            moves = seen["host"]["table"]["moves"]
            assert moves == phones.view(token)["view"]["moves"]
            move = dice.choice(attacks(seen) or moves) if moves else None
            text = (
                f"move {who} {move['most']} {move['from']} {move['to']}" if move else f"end {who}"
            )
    return phones.ok(token, do="say", text=text)


@pytest.mark.parametrize("variants", [(), ("races", "fog", "dead-out")], ids=["plain", "variants"])
def test_a_game_is_played_by_what_screens_offer(variants):
    phones = table(*variants)
    dice, dies = random.Random(5), random.Random(2)
    battles = 0
    for _ in range(130):
        if phones.desk.session.winners is not None:
            break
        play_on(phones, dice, dies)
        sides = phones.view(phones.host)["table"]["battle"]
        battles += sides is not None
        if sides:
            assert [side["rolls"] for side in sides].count(True) == 1
            assert (sides[0]["total"] is None) == sides[0]["rolls"]
    found = replay(phones.record.encode())
    assert battles and found.fault is None and len(found.referee.log) > 50


def test_the_cards_are_dealt_or_typed_before_anybody_plays():
    phones = table("races", seed=None)
    ann, bob = phones.tokens[ANN], phones.tokens[BOB]
    assert phones.view(bob)["table"]["lacks"]["row"] == 1
    for row in rows_of("k7"):
        phones.ok(phones.host, do="form", form="row", cards=row.split(maxsplit=2)[2])
    assert phones.view(ann)["table"]["lacks"] is None
    typed = phones.view(ann)["view"]["table"]
    assert [card for row in typed for card in row] == list(deal("k7").table)
    before = phones.record
    assert phones.refused(bob, do="form", form="row", cards="KS\nundo")[0] == "refused"
    assert phones.record == before


def test_a_race_and_dice_are_for_their_player_alone():
    phones = table("races", seed=None)
    assert phones.refused(phones.tokens[BOB], do="say", text=f"race {ANN} elves")[0] == "forbidden"
    phones = table()
    dice = random.Random(1)
    for _ in range(2):
        play_on(phones, dice, dice)
    assert phones.view(phones.host)["table"]["due"] == f"{ANN} rolls 2 dice for G1 and A7."
    refused = phones.refused(phones.tokens[BOB], do="form", form="throw")
    assert refused == ("refused", "no dice are due from you")
    assert phones.refused(phones.tokens[BOB], do="say", text=f"turn {ANN} 1 1")[0] == "forbidden"
    assert phones.refused(phones.tokens[ANN], do="say", text="draw")[0] == "forbidden"
    phones.ok(phones.tokens[ANN], do="form", form="throw")
    assert phones.view(phones.host)["view"]["question"] is None


def test_names_and_symbols_are_told_apart():
    phones = Phones()
    phones.ok(phones.host, do="setup", game="tactics-joker", seats=2, variants=[], layout=None)
    phones.ok(phones.host, do="seat", seat=0, name="Ann", symbol="x")
    refused = phones.refused(phones.host, do="seat", seat=1, name="Bob", symbol="X")
    assert refused[1] == "another player has the symbol x; X differs in capitals only"


def test_the_host_chooses_how_many_units_start_and_how_many_rounds_there_are():
    phones = Phones()
    chosen = {
        "do": "setup",
        "game": "tactics-joker",
        "seats": 2,
        "variants": ["fog"],
        "layout": None,
    }
    offered = phones.ok(phones.host, do="choices", game="tactics-joker", seats=2)["numbers"]
    assert [(each["name"], each["usual"]) for each in offered] == [("start", 3), ("rounds", 30)]
    assert phones.ok(phones.host, **chosen)["table"]["numbers"] == {"start": 3, "rounds": 30}
    numbers = {"start": 6, "rounds": 60}
    assert phones.ok(phones.host, **chosen, numbers=numbers)["table"]["numbers"] == numbers
    for wrong in ({"start": 7}, {"start": None}, {"players": 2}, {"rounds": "30"}, [3]):
        assert phones.refused(phones.host, **chosen, numbers=wrong)[0] == "malformed"
    assert phones.refused(
        phones.host, **chosen | {"game": "reflector", "variants": []}, numbers=numbers
    )
    for seat, name in enumerate((ANN, BOB)):
        phones.ok(phones.host, do="seat", seat=seat, name=name, symbol=name[0])
    phones.ok(phones.host, do="begin")
    assert phones.record.splitlines()[2:5] == ["variant fog", "rounds 60", "start 6"]


def test_a_game_without_a_limit_of_rounds_has_no_line_for_it():
    phones = Phones()
    phones.sit_down("tactics-joker", 2, numbers={"rounds": None})
    assert phones.record.splitlines()[2:4] == ["start 3", f"player {ANN} {ANN[0]}"]


def test_a_draw_needs_both():
    phones = table()
    phones.ok(phones.tokens[ANN], do="ally", to=BOB)
    (offer,) = phones.view(phones.tokens[BOB])["offers"]
    own = {"do": "ally", "offer": offer["offer"], "accept": True}
    assert phones.refused(phones.tokens[ANN], **own)[0] == "forbidden"
    assert phones.refused(phones.tokens[ANN], do="ally", to=ANN)[0] == "refused"
    phones.ok(phones.tokens[BOB], **own)
    assert phones.record.endswith("\ndraw\n") and phones.desk.session.winners == ()
    assert phones.view(phones.host)["table"]["end"]["reason"] == "both agree."


@pytest.mark.parametrize("form", ["offer", "accept"])
def test_nobody_agrees_alone_by_a_form(form):
    phones = table()
    record = phones.record
    assert phones.refused(phones.tokens[ANN], do="form", form=form)[0] == "malformed"
    assert phones.record == record and phones.desk.session.winners is None


def test_an_attack_is_told_before_it_is_made():
    phones = table()
    dice = random.Random(5)
    while True:
        seen = phones.view(phones.host)
        if attacks(seen):
            break
        play_on(phones, dice, random.Random(2))
    armies, turn = seen["view"]["armies"], seen["view"]["turn"]
    token, move = phones.tokens[turn], attacks(seen)[0]
    asked = {"do": "form", "form": "odds", "from": move["from"], "to": move["to"]}
    for units in (0, 7, "2", None):
        assert phones.refused(token, **asked, units=units)[0] == "refused"
    told = phones.ok(token, **asked, units=1)["form"]
    assert sum(told["wins"]) == pytest.approx(1) and min(told["wins"]) >= 0
    assert [side["units"] for side in told["sides"]] == [1, armies[move["to"]]["units"]]
    enemy = armies[move["to"]]["player"]
    assert [side["player"] for side in told["sides"]] == [turn, enemy]


def test_fog_hides_a_card_that_nobody_sees_from_everything_a_phone_gets():
    """Two tables differ in two cards; while neither is seen, phones get the same bytes."""
    pair = [table("fog", seed=None) for _ in range(2)]
    for phones, swapped in zip(pair, (False, True), strict=True):
        rows = [row.split(maxsplit=2)[2] for row in rows_of("k7")]
        if swapped:  # the forest on B5 and the recruit on E4
            rows[4], rows[3] = rows[4].replace("8C", "JC"), rows[3].replace("JC", "8C")
        for row in rows:
            phones.ok(phones.host, do="form", form="row", cards=row)
    compared = 0
    dice, dies = [random.Random(8) for _ in pair], [random.Random(9) for _ in pair]
    attack = {"do": "form", "form": "odds", "from": "A4", "to": "B5", "units": 1}
    while not any(seen(phones) & SWAPPED for phones in pair):
        received = []
        for phones in pair:
            tokens, asked = (
                (*phones.tokens.values(), phones.host),
                ({"do": "view"}, {"do": "log"}, attack),
            )
            answers = [phones.send(token, **request) for token in tokens for request in asked]
            received.append([json.dumps(answer) for answer in answers])
        assert received[0] == received[1]
        compared += 1
        for phones, each, dies_of in zip(pair, dice, dies, strict=True):
            play_on(phones, each, dies_of)
    assert compared > 5


def seen(phones):
    """Return the spaces whose cards anybody at a table sees."""
    state = phones.desk.session.referee.state
    return state.seen(0) | state.seen(1)


SWAPPED = sum(1 << (7 * row + column) for row, column in ((4, 1), (3, 4)))
