"""Alliances worked by hand (A), and what a departure brings."""

from dataclasses import replace

import pytest

from companion.grid import parse_space
from companion.territory.alliance import after_allying, after_leaving
from companion.territory.state import Alliance, Link
from companion.territory.victory import after_change, after_move
from tests.support.scenes import fault, played, told

QUIET = "B2 E2 H2 C6 G6"
SIX = tuple((QUIET,) for _ in range(6))
EIGHT = tuple((QUIET,) for _ in range(8))


def alliances(state):
    def name(node):
        return state.node_name(node) if node else None

    return [
        (
            "".join(state.names[member][0] for member in alliance.members),
            [
                (name(link.node), "".join(state.names[m][0] for m in link.members))
                for link in alliance.links
            ],
            name(alliance.master),
        )
        for alliance in state.alliances
    ]


def node(text):
    grid, space = text.split(":")
    return "ABCDEFGH".index(grid[0]), parse_space(space)


def seated(players, *members, links=(), master=None, turn=0):
    """Return a position with one alliance; links as (node, members), by initials."""
    state = played("defector", EIGHT[:players]).state
    groups = tuple(Link(node(at), tuple("ABCDEFGH".index(m) for m in who)) for at, who in links)
    alliance = Alliance(tuple(members), groups, node(master) if master else None)
    return replace(state, alliances=(alliance,), turn=turn)


def with_taken(state, at, player):
    """Return the position once a Node is controlled by another player."""
    grid, space = node(at)
    return state.with_grid(
        grid, state.grids[grid].taken_by(player, space).claimed_by(player, 1 << space, False)
    )


def test_two_players_name_a_link_and_the_turn_stays():
    state = played(
        "defector", SIX, "ally Ann Cat link Cat:B2"
    ).state  # any member's Node may be named (A2)
    assert alliances(state) == [("AC", [("Cat:B2", "AC")], None)]
    assert state.turn == 0


def test_a_third_player_joins_the_link_group():
    state = played(
        "defector", SIX, "ally Ann Cat link Cat:B2\nally Ann Bob"
    ).state  # any number of times (A1)
    assert alliances(state) == [("ABC", [("Cat:B2", "ABC")], None)]  # A3


def test_a_fourth_needs_a_master_and_no_link():
    play = "ally Ann Cat link Cat:B2\nally Ann Bob\nally Ann Dan master Dan:E2"
    assert alliances(played("defector", SIX, play).state) == [
        ("ABCD", [("Cat:B2", "ABC")], "Dan:E2")
    ]


def test_two_pairs_keep_their_links_under_a_master():
    play = (
        "ally Ann Cat link Cat:B2\nmove Ann Bob A1\nally Bob Dan link Bob:B2\n"
        "ally Bob Cat master Ann:E2"
    )
    assert alliances(played("defector", SIX, play).state) == [
        ("ABCD", [("Bob:B2", "BD"), ("Cat:B2", "AC")], "Ann:E2")
    ]


def test_of_two_masters_the_proposers_stays():
    state = seated(8, 0, 1, 2, 3, links=[("A:B2", "AB")], master="A:E2")
    theirs = Alliance((4, 5, 6, 7), (Link(node("E:B2"), (4, 5)),), node("E:E2"))
    state = after_allying(replace(state, alliances=(*state.alliances, theirs)), 0, 4, None, None)
    assert alliances(state) == [("ABCDEFGH", [("Ann:B2", "AB"), ("Eve:B2", "EF")], "Ann:E2")]  # A3


def test_a_solo_player_joining_two_under_a_master_without_a_link_names_nothing():
    state = after_allying(seated(6, 0, 1, master="A:E2"), 0, 2, None, None)
    assert alliances(state) == [("ABC", [], "Ann:E2")]  # A3


@pytest.mark.parametrize(
    ("play", "ruling", "message"),
    [
        (
            "move Ann Bob A1\nally Cat Dan link Cat:B2",
            "A1",
            "Cat can't ally with Dan: it is Bob's turn",
        ),
        ("ally Ann Ann link Ann:B2", "A1", "an alliance takes two players"),
        ("ally Ann Bob link Ann:B2\nally Ann Bob link Ann:E2", "A1", "they are allies already"),
        (
            "ally Ann Bob link Ann:B2\nleave Bob\nally Ann Bob link Ann:B2",
            "A1",
            "Ann and Bob have parted, and never ally again",
        ),
        (
            "ally Ann Bob link Ann:B2\nleave Bob\nally Ann Cat link Ann:B2\n"
            "move Ann Dan A1\nally Bob Cat",
            "A1",
            "Bob and Ann have parted, and never ally again",
        ),
        ("ally Ann Bob", "A3", "Ann and Bob have to name a link"),
        ("ally Ann Bob master Ann:B2", "A3", "Ann and Bob have to name a link"),
        (
            "ally Ann Bob link Ann:B2\nally Ann Cat link Ann:E2",
            "A3",
            "Ann, Bob and Cat need no link or master",
        ),
        (
            "ally Ann Bob link Ann:B2\nally Ann Cat\nally Ann Dan",
            "A3",
            "Ann, Bob, Cat and Dan have to name a master",
        ),
        ("ally Ann Bob link Ann:B3", "A2", "Ann:B3 is no Node that Ann or Bob controls"),
        ("ally Ann Bob link Cat:B2", "A2", "Cat:B2 is no Node that Ann or Bob controls"),
        ("ally Ann Bob link Zed:B2", None, "there is no player Zed"),
        (
            "ally Ann Bob link Ann:B2\nally Ann Cat\nally Ann Dan master Ann:B2",
            "A2",
            "Ann:B2 is a Link or the Master already: name another Node",
        ),
        ("leave Ann", "A6", "Ann can't leave: Ann is in no alliance"),
        (
            "ally Ann Bob link Ann:B2\nmove Ann Dan A1\nmove Bob Cat J1\nleave Bob",
            "A6",
            "is no ally of",
        ),
    ],
)
def test_what_the_rulings_on_alliances_forbid_is_refused(play, ruling, message):
    found = fault("defector", SIX, play)
    assert found.ruling == ruling
    assert message in found.message


def test_no_node_stands_on_an_island():
    found = fault("defector", SIX, "ally Ann Bob link i1:B2", layout="defector-6-island")
    assert (
        found.ruling == "A2" and "I1:B2 is no Node that Ann or Bob controls" in found.message
    )  # T4


def test_alliances_belong_to_defector():
    found = fault("deflector", SIX[:3], "ally Ann Bob link Ann:B2")
    assert (found.ruling, found.message) == (
        "A1",
        "Ann can't ally with Bob: only Defector has alliances",
    )


def test_one_may_leave_in_an_allys_turn():
    state = played("defector", SIX, "ally Ann Bob link Ann:B2\nally Ann Cat\nleave Cat").state  # A6
    assert alliances(state) == [("AB", [("Ann:B2", "AB")], None)]
    assert state.turn == 0 and state.divided[2] == 0b011


def test_leaving_with_the_link_breaks_it():
    referee = played("defector", SIX, "ally Ann Bob link Ann:B2\nally Ann Cat\nleave Ann")
    assert told(referee) == [
        "left Ann",
        "link-broken Bob Cat",
        "disbanded Bob Cat into Bob, Cat",
    ]  # A5: after every departure
    assert referee.state.alliances == () and referee.state.divided[1] == 0b101
    assert referee.state.turn == 0  # Ann still has to move (A6)


def test_breaking_a_link_under_a_master_leaves_its_players_in_the_alliance():
    state = seated(6, 0, 1, 2, 3, links=[("A:B2", "AB"), ("C:B2", "CD")], master="A:E2")
    state, events = after_move(with_taken(state, "A:B2", 4))
    assert [event.kind for event in events] == ["link-broken"]
    assert alliances(state) == [("ABCD", [("Cat:B2", "CD")], "Ann:E2")]  # A5
    assert not any(state.divided)


def test_a_link_held_by_a_member_of_another_group_is_broken():
    state = seated(6, 0, 1, 2, 3, links=[("A:B2", "AB"), ("C:B2", "CD")], master="A:E2")
    state, _ = after_move(with_taken(state, "A:B2", 2))
    assert alliances(state) == [("ABCD", [("Cat:B2", "CD")], "Ann:E2")]  # A5


def test_a_broken_master_leaves_the_link_groups():
    state = seated(6, 0, 1, 2, 3, 4, links=[("A:B2", "AB"), ("C:B2", "CD")], master="A:E2")
    state, events = after_move(with_taken(state, "A:E2", 5))
    assert [event.kind for event in events] == ["master-broken", "disbanded"]
    assert alliances(state) == [
        ("AB", [("Ann:B2", "AB")], None),
        ("CD", [("Cat:B2", "CD")], None),
    ]  # A5
    assert [f"{bits:06b}" for bits in state.divided] == [
        "011100",
        "011100",
        "010011",
        "010011",
        "001111",
        "000000",
    ]


def test_an_alliance_whose_only_bond_breaks_falls_apart_wholly():
    state = seated(6, 0, 1, 2, links=[("A:B2", "ABC")])
    state, events = after_move(with_taken(state, "A:B2", 5))
    assert [event.kind for event in events] == ["link-broken", "disbanded"]
    assert state.alliances == () and state.divided[0] == 0b110  # A5


def test_who_leaves_without_a_home_is_out_and_loses_the_turn():
    state = seated(6, 0, 1, links=[("B:B2", "AB")])
    state = replace(state, homes=((), *state.homes[1:]))
    state, events = after_change(after_leaving(state, 0))
    assert [event.kind for event in events] == ["eliminated"]  # A6, V3
    assert not state.in_game[0] and state.turn == 1


def test_a_player_without_a_home_stays_in_while_allied():
    state = seated(6, 0, 1, links=[("B:B2", "AB")])
    for at in ("A:B2", "A:E2", "A:H2", "A:C6", "A:G6"):
        state = with_taken(state, at, 3)
    state, events = after_move(state)
    assert state.homes[0] == () and state.in_game[0]  # V3
    assert [(event.kind, event.player) for event in events] == [
        ("lost-home", "Ann"),
        ("regained-home", "Dan"),
    ]


def owning_everything(state, owners):
    """Return the position with the Nodes of the grids dealt out to `owners`."""
    for grid in state.players:
        for i, (space, _) in enumerate(state.grids[grid].nodes):
            owner = owners[(grid * 5 + i) % len(owners)]
            state = state.with_grid(grid, state.grids[grid].taken_by(owner, space))
    return state


@pytest.mark.parametrize(
    ("members", "links", "master", "expected"),
    [
        ((0, 1, 2, 3), [("A:B2", "AB")], "A:E2", ["AB"]),
        ((0, 1, 2), [("A:B2", "ABC")], None, []),
    ],
)
def test_an_alliance_without_rivals_disbands(members, links, master, expected):
    state = seated(6, *members, links=links, master=master)
    state = owning_everything(state, members)
    state, events = after_change(state)
    assert "disbanded" in [event.kind for event in events]
    assert [
        "".join(state.names[m][0] for m in a.members) for a in state.alliances
    ] == expected  # A7
    assert state.divided[0] == sum(1 << m for m in members if m > 0) & ~(0b10 if expected else 0)


def test_with_team_victory_an_alliance_without_rivals_wins_together():
    state = seated(6, 0, 1, 2, 3, links=[("A:B2", "AB")], master="A:E2")
    state = replace(state, rules=replace(state.rules, team_victory=True))
    state, events = after_change(owning_everything(state, (0, 1, 2, 3)))
    assert state.result.winners == (0, 1, 2, 3) and state.result.ruling == "A7"  # X5
    assert [event.players for event in events if event.kind == "won"] == [
        ("Ann", "Bob", "Cat", "Dan")
    ]


def test_an_alliance_of_all_who_began_neither_wins_nor_disbands():
    state = seated(6, 0, 1, 2, 3, 4, 5, links=[], master="A:E2")
    state = replace(state, rules=replace(state.rules, team_victory=True))
    state, events = after_change(owning_everything(state, (0, 1, 2, 3, 4, 5)))
    assert state.result is None and len(state.alliances) == 1 and events == ()  # A7
