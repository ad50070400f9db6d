"""The rulings of Attack/Defend that are not effects, each by a game worked out by hand.

Some only say what follows, and can't be broken: K8, K13, K14, K15, K16, K22.
"""

from dataclasses import replace
from hashlib import sha256

import pytest

from companion.session import Session
from tests.support.cardplay import (
    DECK,
    SEED,
    cards,
    dealt,
    hand,
    kinds,
    now,
    paper,
    player,
    refusal,
    said,
    set_up,
    view,
)

BOB_PLACES = "draw Bob deck\nplace Bob\nadvance Bob 1\nend Bob"
"""Bob's first turn on paper: a card at place 1, level 2."""


def test_k1_version_1_of_the_house_deck_has_fifty_cards_in_sixteen_kinds():
    assert sum(kind.count for kind in DECK.kinds) == 50 and len(DECK.kinds) == 16
    assert {kind.id: kind.count for kind in DECK.kinds if kind.points} == {
        "gain": 9,
        "coup": 6,
        "loss": 6,
    }


def test_k1_k2_faults_of_the_set_up():
    session = Session()
    session.say("game attack-defend")
    assert refusal(session, "deck other") == "K1"
    session.say("deck house")
    assert refusal(session, "deck house") == "K1"
    assert refusal(session, "deal paper") == "K2"
    session.say("player Ann")
    assert refusal(session, "deck house") is None and refusal(session, "player ANN") is None
    assert refusal(session, "player An:n") is None and refusal(session, "player #1") is None
    assert (
        refusal(session, "draw Ann deck") == "K3" and refusal(session, "choose Ann none") == "K17"
    )
    session.say("player I1")
    assert refusal(session, "player Cat") == "K2"
    assert now(session)["deck_left"] == 0 and now(session)["turn"] is None
    session.say("deal paper")
    assert refusal(session, "player Cat") == "K2" and refusal(session, "deal paper") == "K2"


def test_k2_k19_the_deal_is_sorted_by_key_and_dealt_one_card_at_a_time():
    session = set_up(SEED.upper())
    state = session.referee.state
    order = sorted(
        (sha256(f"{SEED} {kind.id} {i}".encode()).hexdigest(), kind.id)
        for kind in DECK.kinds
        for i in range(1, kind.count + 1)
    )
    top = [card for _, card in order]
    assert [DECK.kinds[card].id for card in state.hands[0]] == top[0:10:2]
    assert [DECK.kinds[card].id for card in state.hands[1]] == top[1:10:2]
    assert [DECK.kinds[card].id for card in state.deck] == top[10:]
    assert session.to_record().splitlines()[4] == f"deal {SEED}"
    log = now(session)["log"]
    assert log[4]["statement"] == f"deal {sha256(SEED.encode()).hexdigest()}" and SEED not in str(
        now(session)
    )


def test_k3_an_equal_wager_loses_and_the_side_preferred_goes_to_the_highest():
    session = paper(sides="prefer Ann defender")
    assert now(session)["turn"] == "Bob" and refusal(session, "wager Bob 0") == "K3"
    assert refusal(session, "wager Bob 6") == "K3" and refusal(session, "accept Ann") == "K3"
    said(session, "wager Bob 2")
    assert now(session)["turn"] == "Ann" and refusal(session, "wager Ann 2") == "K3"
    said(session, "wager Ann 3")
    assert refusal(session, "wager Bob 1") == "K3"  # three in all: equal
    assert kinds(said(session, "wager Bob 2")) == ["discarded"]
    assert (
        refusal(session, "prefer Ann attacker") == "K3"
        and refusal(session, "draw Bob deck") == "K3"
    )
    assert said(session, "accept Ann") == [{"event": "sides", "player": "Bob"}]
    assert (player(session, "Ann")["hand"], player(session, "Bob")["hand"]) == (2, 1)
    assert now(session)["discard"] == 7 and now(session)["turn"] == "Bob"


def test_k3_sides_are_agreed_or_the_preference_is_accepted():
    assert player(paper(sides="side Ann attacker"), "Bob")["side"] == "defender"
    assert player(paper(sides="prefer Ann attacker\naccept Bob"), "Ann")["side"] == "attacker"
    session = Session()
    said(session, "game attack-defend\nplayer Ann\nplayer Bob\ndeal paper")
    assert (
        refusal(session, "prefer Bob defender") == "K3" and refusal(session, "accept Bob") == "K3"
    )
    assert session.turn is None and "side Bob attacker" in session.legal_moves
    assert refusal(paper(), "side Ann defender") == "K3"


def test_k3_k19_a_dealt_wager_names_cards_that_are_held():
    session = Session()
    said(session, f"game attack-defend\nplayer Ann\nplayer Bob\ndeal {SEED}\nprefer Ann defender")
    held = view(session, "Bob")["cards"]
    missing = next(kind.id for kind in DECK.kinds if kind.id not in held)
    assert refusal(session, f"wager Bob {missing}") == "K19"
    assert refusal(session, f"wager Bob {' '.join([missing] * 6)}") == "K3"
    said(session, f"wager Bob {held[0]} {held[1]}")
    assert now(session)["log"][-1]["statement"] == "wager Bob 2"
    assert session.referee.state.discard == cards(f"{held[1]} {held[0]}")  # the last on top: K13


def test_k4_a_turn_is_a_draw_two_actions_and_end():
    session = paper()
    assert (now(session)["round"], now(session)["drawn"], now(session)["actions"]) == (1, False, 2)
    assert refusal(session, "draw Ann deck") == "K4" and refusal(session, "end Bob") == "K5"
    said(session, "draw Bob deck\nplace Bob\ndiscard Bob")
    assert refusal(session, "draw Bob deck") == "K6" and refusal(session, "place Bob") == "K6"
    said(session, "end Bob")
    assert (now(session)["turn"], now(session)["round"]) == ("Ann", 1)
    said(session, "draw Ann deck\nend Ann")  # unused actions are lost
    assert (now(session)["round"], now(session)["actions"]) == (2, 2)


def test_k5_the_draw_is_compulsory_and_left_out_only_if_both_piles_are_empty():
    session = paper()
    assert refusal(session, "place Bob") == "K5" and refusal(session, "draw Bob discard") == "K5"
    assert said(session, "draw Bob deck") == [
        {"event": "drew", "player": "Bob", "pile": "deck", "count": 1}
    ]
    empty = dealt(ann="scout", bob="gain", text="draw Bob deck\nend Bob", deck="scout scout")
    empty.referee.state = replaced(empty, deck=(), discard=())
    assert now(empty)["drawn"] is False and refusal(empty, "draw Ann deck") == "K5"
    said(
        empty, "discard Ann scout\ndraw Ann discard"
    )  # an action, for there was nothing to draw at first
    assert now(empty)["actions"] == 0


def replaced(session, **fields):
    return replace(session.referee.state, **fields)


def test_k6_actions_of_each_role_and_an_empty_hand():
    session = paper("draw Bob deck")
    for line in ("use Bob scout", "flip Bob 1 gain"):
        assert refusal(session, line) == "K6"
    for line in ("place Ann", "advance Ann 1"):
        assert refusal(session, line) == "K6"  # before K4: role comes before turn
    session = dealt(ann="", bob="", text="draw Bob deck\nplace Bob scout")
    assert (
        refusal(session, "place Bob scout") == "K6"
        and refusal(session, "discard Bob scout") == "K6"
    )
    assert [kinds(said(dealt(bob="gain", text="draw Bob deck"), "draw Bob deck"))] == [["drew"]]


def test_k7_cards_are_placed_at_level_one_and_advanced_up_to_four():
    session = paper("draw Bob deck")
    assert said(session, "place Bob") == [
        {"event": "placed", "player": "Bob", "place": 1, "level": 1}
    ]
    assert refusal(session, "advance Bob 2") == "K7" and refusal(session, "advance Bob 0") == "K7"
    assert said(session, "advance Bob 1") == [{"event": "level", "place": 1, "level": 2}]
    said(
        session,
        "end Bob\ndraw Ann deck\nend Ann\ndraw Bob deck\nadvance Bob 1\nadvance Bob 1\nend Bob",
    )
    said(session, "draw Ann deck\nend Ann\ndraw Bob deck")
    assert refusal(session, "advance Bob 1") == "K7" and now(session)["field"][0]["level"] == 4


def test_k7_a_place_is_never_used_again():
    session = paper(
        f"{BOB_PLACES}\ndraw Ann deck\nflip Ann 1 scout\nend Ann\ndraw Bob deck\nplace Bob"
    )
    assert [lying["place"] for lying in now(session)["field"]] == [2]


@pytest.mark.parametrize(
    ("card", "level", "text"),
    [
        ("snare", 1, 1),
        ("snare", 2, 2),
        ("snare", 4, 2),
        ("rush", 2, 1),
        ("rush", 3, 2),
        ("gain", 1, None),
    ],
)
def test_k8_the_text_with_the_highest_number_reached_is_played(card, level, text):
    session = dealt(
        ann="", bob=card, text=f"draw Bob deck\nplace Bob {card}\nend Bob\ndraw Ann deck"
    )
    session.referee.state = replaced(session, field=(leveled(session, level),))
    revealed, *after = said(session, "flip Ann 1")
    assert revealed == {
        "event": "revealed",
        "player": "Ann",
        "card": card,
        "place": 1,
        "text": text,
    }
    assert after[0] == {"event": "trashed", "card": card}


def leveled(session, level):
    return replace(session.referee.state.field[0], level=level)


def test_k8_the_half_is_that_of_whoever_reveals():
    session = paper("draw Bob deck\nplace Bob\nadvance Bob 1")
    assert said(session, "play Bob 1 scout")[0]["text"] == 1  # Supply: draw two
    assert player(session, "Bob")["hand"] == 5 + 1 - 1 + 2


def test_k9_the_defender_plays_at_any_time_between_statements():
    session = paper(BOB_PLACES)
    said(session, "play Bob 1 scout")  # in Ann's turn, before her draw; no action
    assert (now(session)["turn"], now(session)["actions"], now(session)["drawn"]) == (
        "Ann",
        2,
        False,
    )
    session = paper(f"{BOB_PLACES}\ndraw Ann deck\nuse Ann scout")
    assert refusal(session, "play Bob 1 scout") == "K17"  # while a choice is open
    assert refusal(session, "play Ann 1 scout") == "K17"
    session = paper(BOB_PLACES)
    assert (
        refusal(session, "play Ann 1 scout") == "K9"
        and refusal(session, "play Bob 2 scout") == "K7"
    )
    assert refusal(session, "play Bob 1 gain") == "K9"  # level 2, needs 3
    secret = dealt(bob="gain", text="draw Bob deck\nplace Bob gain")
    assert refusal(secret, "play Bob 1") == "K9"


def test_k10_a_cost_keeps_a_card_in_the_hand_and_flip_takes_any_level():
    session = paper(f"{BOB_PLACES}\ndraw Ann deck")
    assert refusal(session, "use Ann gain") == "K10" and refusal(session, "use Ann snare") == "K10"
    assert now(session)["actions"] == 2
    said(session, "use Ann scout\nchoose Ann none\nchoose Ann none\nflip Ann 1 gain")
    assert now(session)["actions"] == 0 and player(session, "Ann")["points"] == 1


def test_k11_points_go_to_the_revealer_may_be_negative_and_five_win_at_once():
    assert player(paper("draw Bob deck\nplace Bob\nplay Bob 1 loss"), "Bob")["points"] == -1
    # amid an effect: write-off scores -1 and draws; coup at level 4 brings five
    session = dealt(
        bob="coup", scored=(cards(""), cards("coup gain")), text="draw Bob deck\nplace Bob coup"
    )
    session.referee.state = replaced(session, field=(leveled(session, 4),))
    assert kinds(said(session, "play Bob 1")) == ["revealed", "scored", "won"]
    assert (
        now(session)["result"] == {"winners": ["Bob"], "by": "points"}
        and now(session)["turn"] is None
    )
    for line in ("draw Bob deck", "end Bob", "play Bob 1", "side Ann defender"):
        assert refusal(session, line) == "K11"
    assert refusal(session, "choose Bob 1") == "K17" and session.legal_moves[:] == []
    said(session, "undo")
    assert now(session)["result"] is None and now(session)["field"][0]["level"] == 4


def test_k11_a_score_card_below_its_number_is_trashed():
    session = paper("draw Bob deck\nplace Bob\nend Bob\ndraw Ann deck")
    assert kinds(said(session, "flip Ann 1 coup")) == ["revealed", "trashed"]
    assert now(session)["trash"] == ["coup"] and player(session, "Ann")["points"] == 0


def test_k12_the_defender_scores_what_the_attacker_still_holds_in_deck_order():
    session = dealt(ann="coup loss gain", bob="wipe", text="draw Bob deck\nend Bob\ndraw Ann deck")
    events = said(session, "end Ann")
    assert [(event["player"], event["card"]) for event in events] == [
        ("Bob", "gain"),
        ("Bob", "coup"),
    ]
    assert hand(session, "Ann") == "loss scout" and player(session, "Bob")["points"] == 3


def test_k12_all_are_added_and_won_comes_last():
    hands = dealt(
        ann="gain gain coup", scored=(cards(""), cards("coup coup")), text="draw Bob deck\nend Bob"
    )
    events = said(hands, "draw Ann deck\nend Ann")
    assert (
        kinds(events) == ["scored", "scored", "scored", "won"]
        and player(hands, "Bob")["points"] == 8
    )


def test_k12_k20_on_paper_the_attacker_names_them():
    session = paper(BOB_PLACES)
    assert refusal(session, "end Ann gain") == "K5"
    said(session, "draw Ann deck")
    assert refusal(session, "end Ann loss") == "K12" and refusal(session, "end Ann scout") == "K12"
    assert refusal(session, "end Ann " + "gain " * 7) == "K20"
    events = said(session, "end Ann coup gain")
    assert [event["card"] for event in events] == ["coup", "gain"]  # as named
    said(session, "draw Bob deck")
    assert refusal(session, "end Bob gain") == "K12" and refusal(dealt(), "end Bob gain") is None


def test_k13_discards_go_on_top_in_the_order_named():
    session = dealt(bob="gain coup", text="draw Bob deck\ndiscard Bob gain\ndiscard Bob coup")
    assert session.referee.state.discard == cards("coup gain")
    said(session, "end Bob\ndraw Ann discard")
    assert hand(session, "Ann") == "coup" and now(session)["discard"] == 1
    assert [entry["statement"] for entry in now(session)["log"]][-4:-2] == [
        "discard Bob",
        "discard Bob",
    ]


def end_of_deck(points=((), ()), discard="", deck="scout", **fields):
    return dealt(ann="wipe", bob="wipe", deck=deck, discard=discard, scored=points, **fields)


def test_k14_most_points_win_when_the_deck_is_empty_at_the_end_of_a_turn():
    session = end_of_deck((cards("gain"), cards("")), text="draw Bob deck")
    assert now(session)["result"] is None
    assert said(session, "end Bob") == [{"event": "won", "player": "Ann"}]
    assert now(session)["result"] == {"winners": ["Ann"], "by": "deck"}


def test_k15_equal_points_bring_the_discards_under_the_deck_until_a_card_is_scored():
    session = end_of_deck(discard="rush gain", text="draw Bob deck")
    assert kinds(said(session, "end Bob")) == ["overtime"]
    assert session.referee.state.deck == cards("rush gain") and now(session)["discard"] == 0
    assert now(session)["overtime"] is True and now(session)["turn"] == "Ann"
    session.referee.state = replaced(session, hands=(cards("gain"), cards("")))
    assert kinds(said(session, "draw Ann deck\nend Ann")) == ["scored", "won"]
    assert now(session)["result"] == {"winners": ["Bob"], "by": "deck"}


def test_k15_a_minus_one_decides_too_for_the_other():
    session = end_of_deck(overtime=True, deck="scout scout scout", text="draw Bob deck")
    session.referee.state = replaced(session, hands=(cards(""), cards("loss")))
    assert kinds(said(session, "place Bob loss\nplay Bob 1")) == ["revealed", "scored", "won"]
    assert now(session)["result"] == {"winners": ["Ann"], "by": "deck"}
    five = end_of_deck(
        (cards("coup coup"), cards("coup coup")),
        overtime=True,
        deck="scout scout",
        text="draw Bob deck",
    )
    five.referee.state = replaced(five, hands=(cards("gain"), cards("")))
    said(five, "end Bob\ndraw Ann deck\nend Ann")
    assert now(five)["result"] == {"winners": ["Bob"], "by": "points"}


def test_k15_without_discards_or_when_the_deck_runs_out_again_it_is_a_draw():
    assert kinds(said(end_of_deck(text="draw Bob deck"), "end Bob")) == ["drawn"]
    again = end_of_deck(discard="rush", overtime=True, text="draw Bob deck")
    assert kinds(said(again, "end Bob")) == ["drawn"]
    assert now(again)["result"] == {"winners": [], "by": "deck"}


def test_k16_ten_turns_without_a_card_from_the_deck_count_as_run_out():
    passing = "\n".join(
        f"draw {name} discard\ndiscard {name}\nend {name}" for name in ("Bob", "Ann") * 5
    )
    session = paper("draw Bob deck\ndiscard Bob\nend Bob\ndraw Ann deck\ndiscard Ann\nend Ann")
    *lines, last = passing.splitlines()
    said(session, "\n".join(lines))
    assert now(session)["overtime"] is False
    assert kinds(said(session, last)) == ["overtime"]
    assert (now(session)["deck_left"], now(session)["discard"]) == (40, 0)  # under what is left
    bare = end_of_deck(deck="scout scout", idle=9)
    bare.referee.state = replaced(bare, deck=cards("scout"), drawn=True)
    assert kinds(said(bare, "end Bob")) == ["drawn"]  # equal points, no discards, deck left


def test_k16_overtime_counts_anew():
    session = end_of_deck(discard="rush rush", idle=9, text="draw Bob discard\ndiscard Bob rush")
    assert kinds(said(session, "end Bob")) == ["overtime"] and session.referee.state.idle == 0


def test_k17_nothing_is_accepted_before_a_choice_and_choose_needs_a_question():
    session = paper(f"{BOB_PLACES}\ndraw Ann deck")
    assert (
        refusal(session, "choose Ann 1") == "K17" and refusal(session, "choose Ann 1 2 3") == "K17"
    )
    said(session, "use Ann scout")
    for line in (
        "end Ann",
        "draw Ann deck",
        "prefer Ann defender",
        "choose Bob 1",
        "choose Bob x y z",
    ):
        assert refusal(session, line) == "K17"
    assert (
        refusal(session, "choose Ann 1 2") is None and refusal(session, "choose Ann scout") is None
    )
    assert refusal(session, "choose Ann 2") == "K7"


PLANTED = f"{BOB_PLACES}\ndraw Ann deck\nuse Ann plant\nchoose Ann yes"


def test_k18_the_attacker_plants_score_cards_that_only_he_flips():
    session = paper(PLANTED)
    assert now(session)["field"][1] == {
        "place": 2,
        "level": 2,
        "side": "attacker",
        "protected": False,
    }
    assert refusal(session, "play Bob 2 scout") == "K18"
    assert refusal(session, "flip Ann 2 scout") == "K18"  # planted and no score card
    assert kinds(said(session, "flip Ann 2 gain")) == ["revealed", "scored"]
    session = paper(f"{PLANTED}\nend Ann\ndraw Bob deck")
    assert (
        refusal(session, "advance Bob 2") == "K18" and refusal(session, "flip Bob 2 gain") == "K6"
    )
    secret = dealt(
        ann="plant wipe gain", text="draw Bob deck\nend Bob\ndraw Ann deck\nuse Ann plant"
    )
    assert (
        refusal(secret, "choose Ann wipe") == "K18" and refusal(secret, "choose Ann loss") == "K19"
    )
    assert kinds(said(secret, "choose Ann gain")) == ["placed"]
    assert now(secret)["log"][-1]["statement"] == "choose Ann"


def test_k19_raids_pick_by_the_seed_and_void_ones_do_not_count():
    session = dealt(
        ann="raid raid", bob="gain wipe coup rush", text="draw Bob deck\nend Bob\ndraw Ann deck"
    )
    held = sorted(cards("gain wipe coup rush scout"))
    picks = []
    for number in (1, 2):
        found = int(sha256(f"{SEED} pick {number}".encode()).hexdigest(), 16) % len(held)
        picks.append(DECK.kinds[held.pop(found)].id)
    for attempt in range(2):
        told = said(session, "use Ann raid")
        stolen = next(event for event in told if event["event"] == "stole")
        assert stolen["card"] == (picks[0] if picks[0] in ("gain", "coup") else None)
        if attempt == 0:
            said(session, "undo")
    said(session, "use Ann raid")
    assert sorted(view(session, "Bob")["cards"]) == sorted(DECK.kinds[card].id for card in held)


def test_k19_the_cards_named_must_be_held():
    session = dealt(ann="scout", bob="gain", text="draw Bob deck")
    assert (
        refusal(session, "place Bob coup") == "K19"
        and refusal(session, "discard Bob coup") == "K19"
    )
    said(session, "end Bob\ndraw Ann deck")
    assert refusal(session, "use Ann rush") == "K19"
    assert refusal(session, "use Ann gain") == "K10"  # before it is looked at whether he holds it


def test_k20_no_kind_turns_up_more_often_than_printed():
    plants = "use Ann plant\nchoose Ann none"
    session = paper(f"{BOB_PLACES}\ndraw Ann deck\n{plants}\n{plants}")
    said(session, "end Ann\ndraw Bob deck\nend Bob\ndraw Ann deck")
    assert (
        refusal(session, "use Ann plant") == "K20" and refusal(session, "flip Ann 1 plant") == "K20"
    )
    assert not any("plant" in move for move in session.legal_moves)


def test_k20_enough_score_cards_must_be_left_for_those_planted():
    scored = (cards("loss " * 6 + "gain " * 4), cards("gain " * 5 + "coup " * 5))
    session = paper(PLANTED)  # one score card is planted, one has not turned up: it must be that
    session.referee.state = replaced(session, scored=scored)
    assert (
        refusal(session, "flip Ann 1 coup") == "K20" and refusal(session, "end Ann coup") == "K20"
    )
    assert "flip Ann 2 coup" in session.legal_moves and "flip Ann 1 scout" in session.legal_moves
    session = paper(PLANTED.replace("choose Ann yes", ""))
    session.referee.state = replaced(session, scored=(scored[0], (*scored[1], *cards("coup"))))
    assert refusal(session, "choose Ann yes") == "K20"


ORDER = [
    ("draw Bob", None),
    ("draw Bob deck deck", None),
    ("draw Cat deck", None),
    ("use Ann nothing", None),
    ("advance Bob one", None),
    ("place Bob gain", None),  # paper: no card is named
    ("wager Bob 1", "K3"),
    ("use Bob gain", "K6"),
    ("advance Ann 9", "K6"),
    ("play Ann 9 gain", "K9"),
    ("discard Bob", "K4"),
    ("use Ann gain", "K5"),
]


@pytest.mark.parametrize(("line", "number"), ORDER)
def test_k22_faults_are_cited_in_order_before_the_draw(line, number):
    assert refusal(paper(BOB_PLACES), line) == number


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("flip Ann 9 plant", "K6"),  # no action left, before no such place
        ("use Ann gain", "K6"),
        ("draw Ann discard", "K6"),  # no action left, before the empty pile
        ("play Bob 9 gain", "K7"),
        ("play Bob 2 plant", "K18"),  # planted, before copies
        ("play Bob 1 coup", "K9"),
    ],
)
def test_k22_faults_are_cited_in_order_without_an_action(line, number):
    assert refusal(paper(f"{PLANTED}\nuse Ann plant\nchoose Ann none"), line) == number


def test_k22_protected_comes_before_copies_and_copies_before_levels():
    guard = "draw Bob deck\nplace Bob\nplace Bob\nplay Bob 2 guard\nchoose Bob 1\nend Bob"
    session = paper(f"{guard}\ndraw Ann deck")
    session.referee.state = replaced(session, trash=cards("guard plant plant"))
    assert (
        refusal(session, "flip Ann 1 plant") == "K17"
        and refusal(session, "play Bob 1 gain") == "K9"
    )
    session.referee.state = replaced(session, scored=(cards("gain " * 9), ()))
    assert refusal(session, "play Bob 1 gain") == "K20"


def test_undo_takes_the_last_statement_back_with_its_choices():
    session = paper(f"{BOB_PLACES}\ndraw Ann deck")
    before = now(session) | {"log": None}
    said(session, "use Ann scout\nchoose Ann 1\nundo wrong card")
    assert now(session) | {"log": None} == before
    log = now(session)["log"]
    assert [entry.get("void", False) for entry in log][-3:] == [True, True, False]
    assert log[-1] == {"line": 14, "statement": "undo wrong card", "events": []}
    for _ in range(6):
        said(session, "undo")  # back to the sides
    assert refusal(session, "undo") is None and now(session)["turn"] is None


def test_names_are_taken_in_any_case_and_the_log_begins_with_the_first_line():
    session = paper("DRAW bob DECK")
    assert session.to_record().splitlines()[-1] == "draw Bob deck"
    assert [entry["statement"] for entry in now(session)["log"]] == [
        *("rules 1", "game attack-defend", "player Ann", "player Bob", "deal paper"),
        *("side Bob defender", "draw Bob deck"),
    ]
