"""Homes, eliminations, victory (V) and passing (M8), worked by hand."""

from dataclasses import replace

import pytest

from companion.grid import SPACES
from companion.territory.rules import rules_of
from companion.territory.victory import after_change, after_move, passed
from tests.support.scenes import fault, played, told

QUIET = "B2 E2 H2 C6 G6"


def position(game, players, owners, out=(), turn=0):
    """Return a position: ``owners[g][i]`` controls Node i of grid g, by initials."""
    state = played(game, ((QUIET,),) * players).state
    for grid, row in enumerate(owners):
        for (space, _), initial in zip(state.grids[grid].nodes, row, strict=True):
            player = "ABCDEFGHIJKL".index(initial)
            taken = state.grids[grid].taken_by(player, space)
            state = state.with_grid(grid, taken.claimed_by(player, 1 << space, False))
    in_game = tuple(player not in out for player in state.players)
    homes = tuple(() if player in out else state.homes[player] for player in state.players)
    return replace(state, in_game=in_game, homes=homes, turn=turn)


def outcome(state):
    after, events = after_move(state)
    result = after.result and (
        "".join(after.names[p][0] for p in after.result.winners),
        after.result.ruling,
    )
    return result, [event.kind for event in events], after


def test_a_grid_stops_being_a_home_with_its_last_node_and_becomes_one_with_all_five():
    state = position("deflector", 3, ["BBBBB", "BBBBA", "CCCCC"])
    _, events, after = outcome(state)
    assert events == ["lost-home", "regained-home", "eliminated"]  # V1, V2, V3
    assert after.homes == ((), (1, 0), (2,))
    assert after.turn == 1


def test_one_node_keeps_a_home_but_does_not_win_it_back():
    state = position("deflector", 3, ["ABBBB", "BBBBB", "CCCCC"])
    assert outcome(state)[2].homes == ((0,), (1,), (2,))  # V2
    state = replace(state, homes=((1,), (1,), (2,)))
    assert 0 not in outcome(state)[2].homes[0]


def test_a_new_home_counts_as_not_regained():
    state = position("deflector", 3, ["AAAAA", "AAAAA", "CCCCC"])
    grid = state.grids[1].claimed_by(0, 0b1111, True)
    after = outcome(state.with_grid(1, grid))[2]
    assert (
        1 in after.homes[0]
        and after.grids[1].regained[0] == 0
        and after.grids[1].claimed[0] & 0b1111
    )  # M6


def test_who_keeps_another_home_plays_on():
    _, events, after = outcome(position("deflector", 4, ["BBBBC", "AAAAA", "CCCDD", "DDDDC"]))
    assert after.homes[0] == (1,) and after.in_game[0]  # V3
    assert "eliminated" in events and not after.in_game[1]


def test_in_reflector_who_takes_all_nodes_wins():
    result, events, after = outcome(position("reflector", 2, ["BBBBB", "BBBBA"]))
    assert result == ("B", "V4")
    assert events == ["lost-home", "regained-home", "eliminated", "won"]
    assert not after.in_game[0]


@pytest.mark.parametrize(("more", "winners"), [(0, ""), (1, "A"), (2, "B")])
def test_in_reflector_both_may_lose_and_spaces_decide(more, winners):
    state = position("reflector", 2, ["BBBBB", "AAAAA"])
    if more:
        grid = state.grids[2 - more].claimed_by(more - 1, 1 << 99, False)
        state = state.with_grid(2 - more, grid)
    result, events, _ = outcome(state)
    assert result == (winners, "V4")
    assert events[-1] == ("won" if winners else "drawn")


@pytest.mark.parametrize(
    ("owners", "out", "expected"),
    [
        (["AAAAA", "AAAAB", "CCCCC"], (), None),
        (["AAAAA", "AAAAA", "CCCCC"], (), ("A", "V5")),  # 10 of three players
        (["AAAAA", "BBBBB", "BBBAA"], (2,), ("B", "V5")),  # two left who control every Node
        (["AAAAC", "BBBBB", "BBBAA"], (2,), None),  # one Node is still an eliminated player's
        (["AAAAC", "CCCCC", "CCCBB"], (1, 2), ("A", "V5")),  # one left
        (["BBBBB", "CCCCC", "BBBCC"], (0, 1, 2), ("B", "V5")),  # nobody left: most Nodes
        (["BBBBB", "CCCCC", "AAAAA"], (0, 1, 2), ("", "V5")),  # nobody left, equal
    ],
)
def test_deflector_is_won(owners, out, expected):
    assert outcome(position("deflector", 3, owners, out))[0] == expected


@pytest.mark.parametrize(
    ("players", "nodes", "expected"),
    [(4, 12, None), (4, 13, ("A", "V5")), (5, 14, None), (5, 15, ("A", "V5"))],
)
def test_deflector_is_won_with_enough_nodes(players, nodes, expected):
    # Everybody keeps a Node at home, so that nobody is eliminated.
    owners = ["AAAAA"] + ["A" * 4 + "BCDE"[g] for g in range(players - 1)]
    spare = sum(row.count("A") for row in owners) - nodes
    for g in range(1, players):
        cut = min(spare, owners[g].count("A"))
        owners[g] = owners[g][cut:] + "BCDE"[g - 1] * cut
        spare -= cut
    assert outcome(position("deflector", players, owners))[0] == expected


def test_two_left_with_as_many_nodes_play_on():
    state = position("deflector", 4, ["AAAAA", "BBBBB", "AAAAA", "BBBBB"], out=(2, 3))
    assert outcome(state)[0] is None  # V5


def test_an_eliminated_player_does_not_win_with_many_nodes():
    state = position("deflector", 3, ["BAAAA", "AAAAB", "AACCC"], out=(0,))
    assert outcome(state)[0] is None  # V5: 10 Nodes, but out


@pytest.mark.parametrize(
    ("owners", "out", "expected"),
    [
        (["AAAAA", "AAAAB", "AAAAC", "AADDD", "EEEEE", "FFFFF"], (), None),  # 15 of 30
        (["AAAAA", "AAAAB", "AAAAC", "AAADD", "EEEEE", "FFFFF"], (), ("A", "V6")),  # 16 of 30
        (["AAAAA", "BBBBB", "CCCCC", "AAABB", "BBBCC", "CCCAA"], (3, 4, 5), None),  # a tie of three
        (["AAAAA", "BBBBB", "CCCCC", "AAAAB", "BBBCC", "CCCAA"], (3, 4, 5), ("A", "V6")),
        (
            ["AAAAA", "BBBBB", "CCCCC", "AAAAB", "BBBDC", "CCCAA"],
            (3, 4, 5),
            None,
        ),  # one Node is out
        (["AAAAB", "BBBBC", "CCCCD", "DDDDE", "EEEEF", "FFFFA"], (1, 2, 3, 4, 5), ("A", "V6")),
    ],
)
def test_defector_is_won(owners, out, expected):
    assert outcome(position("defector", 6, owners, out))[0] == expected


def test_nobody_left_in_defector_is_decided_by_nodes():
    state = position(
        "defector", 6, ["AAAAB", "AABBB", "CCCCC", "DDDDD", "EEEEE", "FFFFF"], out=range(6)
    )
    after, _ = after_change(state)
    assert after.result.winners == (0,)  # V6, as V5


# -- passing -------------------------------------------------------------------------------------


def blocked(players=3, game="deflector"):
    """Return a position in which nobody has a legal shot: everybody holds every rim."""
    state = played(game, ((QUIET,),) * players).state
    everything = sum(1 << space for space in SPACES)
    for grid in range(len(state.grids)):
        state = state.with_grid(grid, state.grids[grid].claimed_by(state.turn, everything, False))
    return state


def test_a_player_with_a_legal_shot_may_not_pass():
    found = fault("deflector", ((QUIET,),) * 3, "pass Ann")
    assert (found.ruling, found.message) == (
        "M8",
        "Ann can't pass: Ann has a legal shot and may not pass",
    )


def test_passing_out_of_turn_is_refused():
    found = fault("deflector", ((QUIET,),) * 3, "pass Bob")
    assert (found.ruling, found.message) == ("M8", "Bob can't pass: it is Ann's turn")


def test_when_everybody_has_passed_most_nodes_win():
    state = position("deflector", 3, ["AAAAB", "BBBBB", "CCCCC"])
    everything = sum(1 << space for space in SPACES)
    rules = rules_of("deflector")
    for player in state.players:
        grids = [grid.claimed_by(player, everything, False) for grid in state.grids]
        state = replace(state, grids=tuple(grids), rules=rules)
        state, events = passed(state, player)
    assert state.result.winners == (1,) and state.result.ruling == "M8"
    assert [event.kind for event in events] == ["won"]


def test_an_equal_end_by_passing_is_a_draw():
    state = blocked()
    state, _ = passed(state, 0)
    for player in (1, 2):
        everything = sum(1 << space for space in SPACES)
        state = replace(
            state, grids=tuple(g.claimed_by(player, everything, False) for g in state.grids)
        )
        state, events = passed(state, player)
    assert state.result.winners == () and [event.kind for event in events] == ["drawn"]


def test_a_move_between_passes_counts_them_anew():
    state, _ = passed(blocked(), 0)
    assert state.passes == 1
    assert after_move(state)[0].passes == 0  # M8


@pytest.mark.parametrize(
    ("statement", "ruling"),
    [("move Bob Ann A1", "M1"), ("pass Bob", "M8"), ("leave Bob", "A6"), ("ally Bob Ann", "A1")],
)
def test_nothing_is_played_after_the_end(statement, ruling):
    ann, bob = "E1 F1 G1 D1 C1", "A10 B10 C10 D10 E10"
    lines = ["move Ann Bob J1"]
    # Bob enters at E1 and takes Ann's Nodes one by one along Row 1; Ann plays along Bob's other
    # end.
    for taken, other in zip(
        ("E1", "F1", "G1", "D1", "C1"), ("I1", "H1", "J2", "I2", "H2"), strict=True
    ):
        lines += [f"move Bob Ann {taken}", f"move Ann Bob {other}"]
    play = "\n".join(lines[:-1])
    referee = played("reflector", ((ann,), (bob,)), play)
    assert told(referee)[-1] == "won Bob"
    found = fault("reflector", ((ann,), (bob,)), f"{play}\n{statement}")
    assert found.ruling == ruling


def test_a_conceded_last_node_may_cost_both_their_last():
    boards = (("A1 B1 C1 D1 E1",), ("A1 B1 C1 D1 E1",))
    play = "\n".join(
        f"move {'Ann Bob' if i % 2 == 0 else 'Bob Ann'} {space}"
        for i, space in enumerate(("A1", "B1", "C1", "D1", "E1"))
    )
    referee = played("reflector", boards, play)
    result = referee.state.result
    assert (
        result is not None and result.ruling == "V4"
    )  # S11: nobody has lost before the concession
    assert [event for event in told(referee) if event.startswith("lost-home")] == [
        "lost-home Ann Ann",
        "lost-home Bob Bob",
    ]
