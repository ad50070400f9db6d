"""What programs are told of a statement: events worked by hand, whole and in their order."""

from dataclasses import replace

from test_alliance import SIX, seated, with_taken

from companion.session import Session, replay
from companion.territory.alliance import after_leaving
from companion.territory.documents import check_document
from companion.territory.events import KINDS, Event
from companion.territory.victory import after_change, after_move
from tests.support.scenes import heard, played, record

QUIET = "B2 E2 H2 C6 G6"  # nothing of their ranges lies in Column J but J2, or below Row 8


def events(*args, **kwargs):
    """Return what the last statement of a game brought about, as programs read it."""
    return check_document(played(*args, **kwargs))["log"][-1]["events"]


def answered(grid, space, status, player, **more):
    return {
        "event": "answered",
        "grid": grid,
        "space": space,
        "status": status,
        "player": player,
        **more,
    }


def at(event, grid, space, player):
    return {"event": event, "grid": grid, "space": space, "player": player}


def test_a_deflected_shot_and_its_concession():
    boards = ((QUIET, "J5"), (QUIET, "J5"), (QUIET,))
    assert events("deflector", boards, "move Ann Bob J5", ("reflection",)) == [
        answered("Bob", "J5", "deflector", "Bob"),
        at("deflected", "Bob", "J5", "Ann"),
        answered("Cat", "J5", "null", "Cat"),
        at("claimed", "Cat", "J5", "Ann"),
        answered("Ann", "J5", "deflector", "Ann"),
        at("removed", "Ann", "J5", None),  # F3
        at("conceded", "Ann", "J5", "Cat"),
    ]


def test_a_captured_node_and_what_it_sets_off():
    boards = ((QUIET,), ("J5 H4 B2 B5 B8", "J6"), (QUIET,))
    retained = {"retained": ["I4", "J4", "H5", "I5"], "deflectors": ["J6"]}
    assert events("deflector", boards, "move Ann Bob J5") == [
        answered("Bob", "J5", "node", "Bob", **retained),
        at("claimed", "Bob", "J5", "Ann"),
        at("node", "Bob", "J5", "Ann"),
        at("claimed", "Bob", "J3", "Ann"),
        at("claimed", "Bob", "I6", "Ann"),
        at("deflected", "Bob", "J6", "Ann"),  # S8 (i) names the claimant
        at("claimed", "Bob", "J7", "Ann"),
        answered("Cat", "J6", "null", "Cat"),  # S9, after all of the first shot (S10)
        at("claimed", "Cat", "J6", "Ann"),
    ]


def test_nodes_on_retained_spaces_are_told_with_the_answer():
    found = events("reflector", (("C3 H3 C6 H6 E8",), ("D1 F1 C6 H6 E8",)), "move Ann Bob D1")
    # The captured Node's own space lies in the range of F1, too (S8).
    assert found[0] == answered(
        "Bob", "D1", "node", "Bob", retained=["D1", "E1", "F1", "E2"], nodes=["F1"]
    )


def test_a_hidden_board_answers_in_the_same_words():
    bob = ("D1 F1 C6 H6 E8",)
    known = played("reflector", (("C3 H3 C6 H6 E8",), bob), "move Ann Bob D1")
    play = "move Ann Bob D1\nanswer Bob D1 node retained D1 E1 F1 E2 nodes F1"
    hidden = played("reflector", (("C3 H3 C6 H6 E8",), "hidden"), play)
    assert heard(hidden) == heard(known)


def test_an_island_answers_for_nobody():
    found = events("defector", SIX, "move Ann I3 A10", ("deluxe",), "defector-6-island")
    assert found == [answered("I3", "A10", "null", None), at("claimed", "I3", "A10", "Ann")]  # T4


def test_a_full_circle_comes_round_between_its_last_clear_and_the_claim():
    boards = ((QUIET,), (QUIET, "J5"), (QUIET,))
    assert events("deflector", boards, "move Ann Bob J5", ("ricochet",)) == [
        answered("Bob", "J5", "deflector", "Bob"),
        at("deflected", "Bob", "J5", "Ann"),
        answered("Bob", "I5", "clear", "Bob"),  # the first space of the row that it enters
        answered("Cat", "J5", "clear", "Cat"),
        answered("Ann", "J5", "clear", "Ann"),
        at("came-round", "Bob", "J5", "Ann"),
        at("claimed", "Bob", "J5", "Ann"),
    ]


def test_a_shot_nobody_claims_is_spent_by_nobody():
    event = Event("spent", "S6", "Bob", "J5").document()
    assert event == at("spent", "Bob", "J5", None)


def test_what_the_receiver_holds_is_not_asked_about():
    ann = ("E1 H4 C6 H8 B9",)
    play = "move Ann Bob A1\nmove Bob Ann E1\nmove Ann Bob D1"
    assert events("reflector", (ann, ("B2 E2 H2 C6 G6",)), play) == [
        answered("Bob", "D1", "owned", "Bob"),
        at("claimed", "Bob", "D1", "Ann"),
        at("spent", "Ann", "D1", "Bob"),  # F4, with the receiver
    ]


def test_a_conceded_node():
    boards = (("J5 H4 B2 B5 B8", "J6 I5"), (QUIET,), (QUIET,))
    lists = {"retained": ["I4", "J4", "H5", "I5"], "deflectors": ["I5", "J6"]}
    assert events("deflector", boards, "move Ann Bob J5", ("reflection",))[2:] == [
        answered("Ann", "J5", "node", "Ann", **lists),
        at("conceded", "Ann", "J5", "Bob"),
        at("node", "Ann", "J5", "Bob"),
        at("removed", "Ann", "I5", None),  # F5: every Deflector first
        at("removed", "Ann", "J6", None),
        at("conceded", "Ann", "J3", "Bob"),
        at("conceded", "Ann", "I6", "Bob"),
        at("conceded", "Ann", "J6", "Bob"),
        at("conceded", "Ann", "J7", "Bob"),
    ]


def test_a_grid_turns_after_all_that_the_impact_did_there():
    boards = ((QUIET,), ("A1 E3 H2 C6 G6", "B1"), *((QUIET,) for _ in range(4)))
    found = events("defector", boards, "move Ann Bob A1", ("deluxe",))
    kinds = [(event["event"], event.get("grid"), event.get("space")) for event in found]
    assert kinds[:3] == [("answered", "Bob", "A1"), ("claimed", "Bob", "A1"), ("node", "Bob", "A1")]
    turned = kinds.index(("turned", "Bob", None))
    assert kinds[turned - 1] == ("claimed", "Bob", "A3")
    assert kinds[turned + 1 : turned + 3] == [("answered", "Ann", "A1"), ("conceded", "Ann", "A1")]
    assert found[turned] == {"event": "turned", "grid": "Bob", "turned": 1}
    assert ("deflected", "Bob", "B1") in kinds[
        :turned
    ]  # S8 (i): sets off a shot, and turns nothing
    assert [event for event in kinds if event[0] == "turned"] == [
        ("turned", "Bob", None),
        ("turned", "Cat", None),
    ]


def test_allied_and_left_come_first():
    assert events("defector", SIX, "ally Ann Cat link Cat:B2\nally Ann Bob") == [
        {"event": "allied", "players": ["Ann", "Bob", "Cat"]}
    ]
    assert events("defector", SIX, "ally Ann Cat link Cat:B2\nleave Cat") == [
        {"event": "left", "players": ["Cat"]}  # the end of an alliance of one is not told (A6)
    ]


def test_bonds_break_alliance_by_alliance_links_before_the_master():
    state = seated(6, 0, 1, 2, 3, links=[("C:B2", "CD"), ("A:B2", "AB")], master="A:E2")
    pair = seated(6, 4, 5, links=[("E:B2", "EF")]).alliances
    state = replace(state, alliances=(*pair, *state.alliances))
    for node, player in (("A:B2", 4), ("A:E2", 4), ("C:B2", 4), ("E:B2", 0)):
        state = with_taken(state, node, player)
    _, found = after_move(state)
    assert [event.document() for event in found] == [
        {"event": "link-broken", "players": ["Ann", "Bob"]},
        {"event": "link-broken", "players": ["Cat", "Dan"]},
        {"event": "master-broken", "players": ["Ann", "Bob", "Cat", "Dan"]},
        {
            "event": "disbanded",
            "players": ["Ann", "Bob", "Cat", "Dan"],
            "groups": [["Ann"], ["Bob"], ["Cat"], ["Dan"]],
        },
        {"event": "link-broken", "players": ["Eve", "Fay"]},
        {"event": "disbanded", "players": ["Eve", "Fay"], "groups": [["Eve"], ["Fay"]]},
    ]


def test_who_stays_together_is_named_in_groups():
    state = seated(6, 0, 1, 2, 3, 4, links=[("B:B2", "BD")], master="A:E2")
    _, found = after_move(with_taken(state, "A:E2", 5))
    assert found[-1].groups == (("Ann",), ("Bob", "Dan"), ("Cat",), ("Eve",))


def test_nobody_is_disbanded_where_all_stay_together():
    state = seated(6, 0, 1, 2, 3, links=[("A:B2", "ABC")], master="D:E2")
    _, found = after_change(
        after_leaving(state, 3)
    )  # takes the Master along; the Link holds the others
    assert [event.document() for event in found] == [
        {"event": "master-broken", "players": ["Ann", "Bob", "Cat"]}
    ]


def test_homes_are_told_grid_by_grid():
    state = played("deflector", ((QUIET,), (QUIET,), (QUIET,))).state
    for grid, player in (("B", 0), ("C", 1)):
        for node in QUIET.split():
            state = with_taken(state, f"{grid}:{node}", player)
    assert [f"{event.kind} {event.grid} {event.player}" for event in after_move(state)[1]][:4] == [
        "lost-home Bob Bob",
        "regained-home Bob Ann",
        "lost-home Cat Cat",
        "regained-home Cat Bob",
    ]


def test_the_end_is_one_event_with_all_it_concerns():
    boards = (("A1 B1 C1 D1 E1",), ("A1 B1 C1 D1 E1",))
    spaces = ("A1", "B1", "C1", "D1", "E1")
    moves = (f"move {'Bob Ann' if i % 2 else 'Ann Bob'} {space}" for i, space in enumerate(spaces))
    end = events("reflector", boards, "\n".join(moves))[
        -1
    ]  # each has taken the last Node of the other
    assert end == {"event": "drawn", "players": ["Ann", "Bob"], "ruling": "V4"}


def test_the_equals_of_a_draw_are_named():
    state = played("deflector", ((QUIET,), (QUIET,), (QUIET,))).state
    for node, player in zip(QUIET.split(), (0, 0, 1, 1, 0), strict=True):
        state = with_taken(state, f"C:{node}", player)
    state = replace(with_taken(state, "A:B2", 1), in_game=(False, False, False))
    end = after_change(state)[1][-1]  # nobody is left; Ann has 7 Nodes and Bob 8
    assert end.document() == {"event": "won", "players": ["Bob"], "ruling": "V5"}
    state = with_taken(state, "A:E2", 2)
    state = with_taken(state, "B:B2", 0)
    end = after_change(state)[1][-1]  # 7 each, Cat 1
    assert end.document() == {"event": "drawn", "players": ["Ann", "Bob"], "ruling": "V5"}


def test_a_move_taken_back_keeps_its_events_and_one_that_waited_has_none():
    play = "move Ann Bob D1\nanswer Bob D1 null\nanswer Ann D1 null\nundo\nmove Ann Bob D1\nundo"
    text = record("reflector", ("hidden", "hidden"), play)
    log = replay(text.encode()).check_document()["log"]
    assert [(entry["statement"], entry.get("void"), len(entry["events"])) for entry in log] == [
        ("move Ann Bob D1", True, 4),
        ("undo", None, 0),
        ("move Ann Bob D1", True, 0),
        ("undo", None, 0),
    ]
    waiting = Session.from_record(text)
    waiting.say("move Ann Bob D1")
    assert len(waiting.view()["log"]) == 4 and waiting.view()["question"] == ["Bob", "D1"]


def test_every_kind_is_written_with_the_fields_it_has():
    for kind in KINDS:
        found = Event(kind, "S1").document()
        assert next(iter(found)) == "event" and found["event"] == kind and len(found) > 1
