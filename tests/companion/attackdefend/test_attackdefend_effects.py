"""Every step of an effect (K17), worked out by hand: what it does and asks, when it is skipped."""

from dataclasses import replace

import pytest

from companion.attackdefend.state import FaceDown
from companion.session import Session
from tests.support.cardplay import (
    cards,
    dealt,
    hand,
    kinds,
    now,
    paper,
    player,
    refusal,
    said,
    view,
)


def attacking(ann, bob="", **fields):
    """Return a game in which it is Ann's turn and she has drawn a scout."""
    return dealt(ann=ann, bob=bob, text="draw Bob deck\nend Bob\ndraw Ann deck", **fields)


def defending(bob, ann="", level=4, **fields):
    """Return a game in which Bob has his first card at place 1, at a level; he drew a scout."""
    session = dealt(ann=ann, bob=bob, text=f"draw Bob deck\nplace Bob {bob.split()[0]}", **fields)
    return with_level(session, 1, level)


def with_level(session, place, level):
    state = session.referee.state
    field = tuple(
        replace(each, level=level) if each.place == place else each for each in state.field
    )
    session.referee.state = replace(state, field=field)
    return session


def with_card(session, card, level=1, side=1, known=()):
    """Lay one more card face down."""
    state = session.referee.state
    lying = FaceDown(state.places + 1, cards(card)[0], level, side, frozenset({side, *known}))
    session.referee.state = replace(state, field=(*state.field, lying), places=lying.place)
    return session


def question(session):
    return now(session)["question"]


# -- draw, gift ------------------------------------------------------------------------------------


def test_k17_draw_takes_what_the_deck_has():
    session = defending("scout")  # Supply: draw 2
    assert said(session, "play Bob 1")[-1] == {
        "event": "drew",
        "player": "Bob",
        "pile": "deck",
        "count": 2,
    }
    assert player(session, "Bob")["hand"] == 3
    short = defending("scout", deck="gain rush")
    assert said(short, "play Bob 1")[-1]["count"] == 1
    assert (
        said(with_card(short, "scout", level=2), "play Bob 2")[-1]["count"] == 0
    )  # told all the same


def test_k17_gift_lets_the_other_draw():
    session = with_card(attacking(""), "alarm", level=1)
    assert said(session, "flip Ann 1")[-1] == {
        "event": "drew",
        "player": "Bob",
        "pile": "deck",
        "count": 1,
    }


# -- discard, foe ----------------------------------------------------------------------------------


def test_k17_discard_is_the_players_own_choice_the_last_on_top():
    session = with_card(attacking("gain coup rush"), "snare", level=2)
    said(session, "flip Ann 1")
    assert question(session) == {"player": "Ann", "step": "discard", "count": 3}
    for line in ("choose Ann none", "choose Ann gain coup", "choose Ann gain coup rush scout"):
        assert refusal(session, line) == "K17"
    assert refusal(session, "choose Ann gain gain coup") == "K19"
    assert said(session, "choose Ann coup gain rush") == [
        {"event": "discarded", "player": "Ann", "count": 3}
    ]
    assert (
        session.referee.state.discard == cards("rush gain coup") and hand(session, "Ann") == "scout"
    )
    assert now(session)["log"][-1]["statement"] == "choose Ann"


def test_k17_discard_at_most_the_hand_and_skipped_without_one():
    session = with_card(attacking(""), "snare", level=2)
    said(session, "flip Ann 1")
    assert question(session)["count"] == 1
    empty = with_card(attacking(""), "snare", level=2)
    said(empty, "discard Ann scout")
    assert kinds(said(empty, "flip Ann 1")) == ["revealed", "trashed"] and question(empty) is None


def test_k17_foe_makes_the_other_discard_then_the_effect_goes_on():
    session = defending("alarm", ann="gain coup")  # Levy: foe 1, draw 1
    said(session, "play Bob 1")
    assert question(session) == {"player": "Ann", "step": "discard", "count": 1}
    assert (
        refusal(session, "choose Bob gain") == "K17"
        and refusal(session, "choose Ann none") == "K17"
    )
    assert kinds(said(session, "choose Ann gain")) == ["discarded", "drew"]


def test_k20_on_paper_discards_ask_nothing():
    session = paper("draw Bob deck\nplace Bob\nadvance Bob 1")
    assert kinds(said(session, "play Bob 1 alarm")) == ["revealed", "trashed", "discarded", "drew"]
    assert player(session, "Ann")["hand"] == 4


# -- raid ------------------------------------------------------------------------------------------


def test_k17_raid_scores_a_score_card_and_keeps_others():
    session = attacking("raid", bob="coup")
    session.referee.state = replace(session.referee.state, hands=(cards("raid"), cards("coup")))
    assert kinds(said(session, "use Ann raid")) == ["revealed", "trashed", "stole", "scored"]
    assert player(session, "Ann")["points"] == 2 and player(session, "Bob")["hand"] == 0
    session = attacking("raid")
    session.referee.state = replace(session.referee.state, hands=(cards("raid"), cards("wipe")))
    assert said(session, "use Ann raid")[-1] == {"event": "stole", "player": "Ann", "card": None}
    assert hand(session, "Ann") == "wipe"
    session.referee.state = replace(session.referee.state, hands=(cards("raid"), ()))
    assert kinds(said(session, "use Ann raid")) == ["revealed", "trashed"]  # an empty hand: skipped


def test_k17_raid_on_paper_is_kept_or_the_score_card():
    session = paper("draw Bob deck\nend Bob\ndraw Ann deck\nuse Ann raid")
    assert question(session) == {"player": "Ann", "step": "raid", "count": 1}
    for line in ("choose Ann none", "choose Ann scout", "choose Bob kept"):
        assert refusal(session, line) == "K17"
    assert refusal(session, "choose Ann 1") is None
    assert {"choose Ann kept", "choose Ann gain", "choose Ann loss"} <= set(session.legal_moves)
    assert kinds(said(session, "choose Ann loss")) == ["stole", "scored"]
    assert (player(session, "Ann")["points"], player(session, "Bob")["hand"]) == (-1, 5)
    said(session, "use Ann raid\nchoose Ann kept")
    assert (player(session, "Ann")["hand"], player(session, "Bob")["hand"]) == (5, 4)


# -- steps about a face-down card ------------------------------------------------------------------


def test_k17_peek_asks_each_time_anew_also_after_none():
    session = with_card(attacking("scout", bob="gain"), "mire")
    said(session, "use Ann scout")
    assert question(session) == {"player": "Ann", "step": "peek", "count": 1}
    assert said(session, "choose Ann none") == [{"event": "declined", "player": "Ann"}]
    assert question(session)["step"] == "peek" and view(session, "Ann")["known"] == {}
    assert said(session, "choose Ann 1") == [{"event": "peeked", "player": "Ann", "place": 1}]
    assert question(session) is None and view(session, "Ann")["known"] == {"1": "mire"}
    nothing = attacking("scout")
    assert kinds(said(nothing, "use Ann scout")) == [
        "revealed",
        "trashed",
    ]  # no face-down card: skipped


def test_k17_the_same_card_may_be_looked_at_twice():
    session = with_card(attacking("scout"), "mire")
    assert kinds(said(session, "use Ann scout\nchoose Ann 1\nchoose Ann 1")) == ["peeked"]


def test_k17_lower_and_raise_stop_at_the_ends_and_are_told_all_the_same():
    session = with_card(attacking("saw guard guard"), "gain", level=1)
    said(session, "use Ann saw")
    assert question(session) == {"player": "Ann", "step": "lower", "count": 1}
    assert said(session, "choose Ann 1") == [{"event": "level", "place": 1, "level": 1}]
    said(session, "use Ann guard")
    assert question(session) == {"player": "Ann", "step": "raise", "count": 1}
    assert said(session, "choose Ann 1") == [{"event": "level", "place": 1, "level": 2}]
    shored = with_card(defending("saw"), "gain", level=3)
    assert said(shored, "play Bob 1\nchoose Bob 2") == [{"event": "level", "place": 2, "level": 4}]


def test_k17_boost_is_chosen_by_the_other():
    session = with_card(with_card(attacking(""), "alarm", level=2), "gain")
    said(session, "flip Ann 1")
    assert question(session) == {"player": "Bob", "step": "raise", "count": 2}
    assert refusal(session, "choose Ann 2") == "K17" and session.turn == "Bob"
    assert now(session)["turn"] == "Ann"
    assert said(session, "choose Bob 2") == [{"event": "level", "place": 2, "level": 3}]


def test_k17_flip_is_done_whole_before_the_next_step():
    session = with_card(with_card(attacking(""), "sift", level=2), "alarm", level=1)
    said(session, "flip Ann 1")
    assert question(session) == {"player": "Ann", "step": "flip", "count": 1}
    assert kinds(said(session, "choose Ann 2")) == ["revealed", "trashed", "drew"]
    assert (
        now(session)["trash"] == ["sift", "alarm"] and now(session)["actions"] == 1
    )  # no action of its own


def test_k17_flip_is_skipped_if_every_card_is_protected():
    session = with_card(attacking(""), "sift", level=2)
    state = with_card(session, "gain").referee.state
    shielded = replace(state.field[1], protected=True)
    session.referee.state = replace(state, field=(state.field[0], shielded))
    assert kinds(said(session, "flip Ann 1")) == ["revealed", "trashed"]
    session = with_card(with_card(with_card(attacking(""), "sift", level=2), "gain"), "gain")
    state = session.referee.state
    session.referee.state = replace(
        state, field=(*state.field[:2], replace(state.field[2], protected=True))
    )
    said(session, "flip Ann 1")
    assert refusal(session, "choose Ann 3") == "K17" and refusal(session, "choose Ann 4") == "K7"
    assert session.legal_moves[:] == ["choose Ann 2", "choose Ann none"]


def test_k17_trash_plays_no_half():
    session = with_card(attacking("wipe"), "coup", level=4)
    assert said(session, "use Ann wipe\nchoose Ann 1") == [{"event": "trashed", "card": "coup"}]
    assert player(session, "Ann")["points"] == 0 and now(session)["field"] == []
    on_paper = paper("draw Bob deck\nplace Bob\nend Bob\ndraw Ann deck\nuse Ann wipe")
    assert refusal(on_paper, "choose Ann 1") is None  # the face is named
    assert said(on_paper, "choose Ann 1 coup") == [{"event": "trashed", "card": "coup"}]


def test_k17_return_gives_a_card_to_the_player_on_whose_side_it_lies():
    session = with_card(attacking("swap"), "coup", level=4)
    told = said(session, "use Ann swap\nchoose Ann 1")
    assert told == [{"event": "returned", "player": "Bob", "place": 1}]
    assert hand(session, "Bob") == "coup scout" and view(session, "Ann")["known"] == {}
    planted = with_card(attacking("swap"), "coup", side=0)
    assert said(planted, "use Ann swap\nchoose Ann 1")[0]["player"] == "Ann"


def test_k17_protect_lasts_until_the_defenders_next_turn_begins():
    session = with_card(defending("guard"), "gain", level=2)
    said(session, "play Bob 1")
    assert question(session) == {"player": "Bob", "step": "protect", "count": 1}
    assert said(session, "choose Bob 2") == [{"event": "protected", "place": 2}]
    said(session, "end Bob\ndraw Ann deck")
    assert refusal(session, "flip Ann 2") == "K17" and now(session)["field"][0]["protected"] is True
    said(session, "end Ann")
    assert now(session)["field"][0]["protected"] is False


def test_k17_protect_and_switch_are_about_ones_own_side():
    session = with_card(with_card(defending("guard"), "gain"), "gain", side=0)
    said(session, "play Bob 1")
    assert refusal(session, "choose Bob 3") == "K17"
    session = with_card(defending("guard"), "gain", side=0)
    assert kinds(said(session, "play Bob 1")) == [
        "revealed",
        "trashed",
    ]  # none on his side: skipped


def test_k17_switch_keeps_the_level_and_ends_what_others_know():
    session = with_card(defending("swap gain"), "coup", level=3, known=(0,))
    assert view(session, "Ann")["known"] == {"2": "coup"}
    said(session, "play Bob 1")
    assert question(session) == {"player": "Bob", "step": "switch", "count": 1}
    assert (
        refusal(session, "choose Bob 2") is None and refusal(session, "choose Bob 2 wipe") == "K19"
    )
    assert said(session, "choose Bob 2 gain") == [
        {"event": "switched", "player": "Bob", "place": 2}
    ]
    assert hand(session, "Bob") == "coup scout" and view(session, "Bob")["known"] == {"2": "gain"}
    assert view(session, "Ann")["known"] == {} and now(session)["field"][0]["level"] == 3
    assert now(session)["log"][-1]["statement"] == "choose Bob 2"
    on_paper = paper("draw Bob deck\nplace Bob\nplace Bob\nplay Bob 1 swap")
    assert said(on_paper, "choose Bob 2") == [{"event": "switched", "player": "Bob", "place": 2}]


# -- steps about a hand or the discards ------------------------------------------------------------


def test_k17_place_lays_a_card_at_the_level_printed():
    session = defending("raid gain")  # Reserve: place 2
    said(session, "play Bob 1")
    assert question(session) == {"player": "Bob", "step": "place", "count": 2}
    told = said(session, "choose Bob scout")
    assert told == [{"event": "placed", "player": "Bob", "place": 2, "level": 2}]
    on_paper = paper("draw Bob deck\nplace Bob\nadvance Bob 1\nplay Bob 1 raid")
    assert refusal(on_paper, "choose Bob gain") is None and kinds(
        said(on_paper, "choose Bob yes")
    ) == ["placed"]


def test_k17_take_looks_at_the_top_discards_and_leaves_the_rest_as_before():
    session = defending("snare", discard="gain coup rush wipe saw")
    said(session, "play Bob 1")
    assert question(session) == {"player": "Bob", "step": "take", "count": 4}
    assert view(session, "Bob")["looked"] == ["gain", "coup", "rush", "wipe"]
    assert view(session, "Ann")["looked"] is None
    assert refusal(session, "choose Bob 5") == "K17" and refusal(session, "choose Bob 0") == "K17"
    assert said(session, "choose Bob 2") == [{"event": "took", "player": "Bob"}]
    assert (
        session.referee.state.discard == cards("gain rush wipe saw")
        and hand(session, "Bob") == "coup scout"
    )
    few = defending("snare", discard="gain")
    said(few, "play Bob 1")
    assert question(few)["count"] == 1
    assert kinds(said(defending("snare"), "play Bob 1")) == [
        "revealed",
        "trashed",
    ]  # no discards: skipped


def test_k17_saddle_puts_a_minus_one_among_the_others_scored_cards():
    session = attacking("blame gain loss", bob="wipe")
    said(session, "use Ann blame")
    assert question(session) == {"player": "Ann", "step": "saddle", "count": 1}
    assert (
        refusal(session, "choose Ann gain") == "K17"
        and refusal(session, "choose Ann wipe") == "K19"
    )
    told = said(session, "choose Ann loss")
    assert told == [{"event": "scored", "player": "Bob", "card": "loss", "points": -1}]
    unlucky = attacking("blame", bob="wipe")
    said(
        unlucky, "use Ann blame"
    )  # asked although she holds none: a hidden card never decides that
    assert unlucky.legal_moves[:] == ["choose Ann none"]
    on_paper = paper("draw Bob deck\nend Bob\ndraw Ann deck\nuse Ann blame")
    assert kinds(said(on_paper, "choose Ann loss")) == ["scored"]


# -- actions ---------------------------------------------------------------------------------------


def test_k17_act_changes_this_turn_and_never_below_nothing():
    session = attacking("rush")
    assert said(session, "use Ann rush")[-1] == {"event": "actions", "player": "Ann", "count": 2}
    assert now(session)["actions"] == 3
    session = with_card(attacking(""), "mire", level=2)
    told = said(session, "flip Ann 1")
    assert told[2:] == [
        {"event": "actions", "player": "Ann", "count": -2},
        {"event": "drew", "player": "Bob", "pile": "deck", "count": 2},
    ]
    assert now(session)["actions"] == 0


def test_k17_slow_changes_the_next_turn_if_it_is_not_his():
    session = defending("mire")
    assert said(session, "play Bob 1")[-1] == {"event": "actions", "player": "Ann", "count": -1}
    assert now(session)["actions"] == 1  # Bob's are as they were
    said(session, "end Bob")
    assert now(session)["actions"] == 1
    said(session, "draw Ann deck\nend Ann\ndraw Bob deck\nend Bob")
    assert now(session)["actions"] == 2  # once only
    hers = with_card(attacking(""), "mire", level=2)
    said(hers, "play Bob 1")
    assert now(hers)["actions"] == 1
    mine = with_card(attacking(""), "rush", level=2)
    said(mine, "play Bob 1\nend Ann")
    assert now(mine)["actions"] == 4


# -- other decks -----------------------------------------------------------------------------------


@pytest.fixture
def other_deck(tmp_path):
    """A deck whose black half of scout flips, and whose white half of guard exchanges."""
    from companion.data import data_path

    text = (
        data_path("layouts/decks/house.toml")
        .read_text("utf-8")
        .replace('name = "house"', 'name = "other"')
    )
    text = text.replace('do = ["draw 2"]', 'do = ["flip"]').replace(
        'do = ["raise 1"]},', 'do = ["switch"]},'
    )
    path = tmp_path / "Other.toml"
    path.write_text(text, "utf-8")
    return path


def test_k18_effects_of_other_decks_reach_planted_cards_as_far_as_they_may(other_deck):
    session = Session()
    head = f"game attack-defend\ndeck {other_deck}\nplayer Ann\nplayer Bob"
    said(session, f"{head}\ndeal paper\nside Bob defender")
    assert now(session)["deck"] == "other"
    said(session, "draw Bob deck\nplace Bob\nplace Bob\nend Bob")
    said(session, "draw Ann deck\nuse Ann plant\nchoose Ann yes")
    said(session, "play Bob 1 scout")
    assert refusal(session, "choose Bob 3 gain") == "K18"
    said(session, "choose Bob none\nuse Ann guard")
    assert question(session) == {"player": "Ann", "step": "switch", "count": 1}
    assert refusal(session, "choose Ann 2") == "K17"
    assert kinds(said(session, "choose Ann 3")) == ["switched"]
    secret = Session()
    said(secret, f"{head}\ndeal {'0' * 32}\nside Bob defender")
    state = replace(secret.referee.state, hands=(cards("guard rush gain"), cards("scout")))
    secret.referee.state = replace(state, deck=cards("scout " * 9))
    said(with_card(secret, "coup", side=0), "draw Bob deck\nend Bob\ndraw Ann deck\nuse Ann guard")
    assert refusal(secret, "choose Ann 1 rush") == "K18" and kinds(
        said(secret, "choose Ann 1 gain")
    ) == ["switched"]
