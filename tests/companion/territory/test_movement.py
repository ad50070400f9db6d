"""Which shots are legal (M), each ruling broken once, and an oracle that works space by space."""

import random
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from companion.errors import RulingError
from companion.grid import SPACES, column_of, name_of, parse_space, row_of
from companion.territory.movement import check_shot, legal_shots
from companion.territory.rules import rules_of
from companion.territory.state import Alliance, Link
from tests.support.nightly import tries
from tests.support.scenes import fault, played
from tests.support.selfplay import SOME_GAMES, random_game

QUIET = "B2 E2 H2 C6 G6"
REFLECTOR = ((QUIET,), (QUIET,))
THREE = ((QUIET,), (QUIET,), (QUIET,))
FAR = "D4 E4 F4 D6 F6"  # no range reaches the columns A, J or the rows 1, 10
SIX = tuple((QUIET,) for _ in range(6))


def moves(referee):
    state = referee.state
    return " ".join(
        f"{state.grid_name(grid)}:{name_of(space)}" for grid, space in referee.legal_moves
    )


def row_1(name):
    return " ".join(f"{name}:{column}1" for column in "ABCDEFGHIJ")


def test_a_first_move_goes_anywhere_along_the_contact():
    assert moves(played("reflector", REFLECTOR)) == row_1("Bob")  # M4 c


def test_after_the_first_claim_shots_are_next_to_claimed_space():
    play = "move Ann Bob D1\nmove Bob Ann J1"
    # D1 is claimed by shot; J1 was conceded to Ann and counts as claimed as well (M6).
    assert (
        moves(played("reflector", REFLECTOR, play)) == "Bob:C1 Bob:E1 Bob:I1 Bob:D2 Bob:J2"
    )  # M4 a, M5


def test_a_failed_entry_leaves_the_whole_contact_open():
    boards = ((QUIET,), (QUIET, "J5"), (QUIET,))
    referee = played("deflector", boards, "move Ann Bob J5\nmove Bob Ann A8\nmove Cat Bob A8")
    assert "Bob:J1" in moves(referee) and "Bob:J8" in moves(referee)  # M4 c


def test_one_who_lost_everything_on_a_grid_may_enter_again():
    play = """
        move Ann Bob J7
        move Bob Ann A8
        move Cat Bob A7
        move Ann Cat A1
        move Bob Cat J7
        move Cat Bob B7
    """
    blocked = played("deflector", THREE, play)
    assert "Bob:J1" not in moves(blocked)  # J7 is still claimed
    lost = play.replace("move Cat Bob A7", "move Cat Ann J8").replace(
        "move Cat Bob B7", "move Cat Bob A7"
    )
    assert "Bob:J8" in moves(played("deflector", THREE, lost))


def test_space_claimed_on_one_grid_leads_across_to_the_next():
    boards = ((QUIET,), (QUIET,), (QUIET,), (QUIET,))
    play = """
        move Ann Bob J1
        move Bob Cat J1
        move Cat Dan J8
        move Dan Ann J1
    """
    referee = played("deflector", boards, play, layout="deflector-4-partial")
    # In the square Ann touches Bob and Dan only; J1 of Bob touches A1 of Cat (M4 b).
    assert "Cat:A1" in moves(referee) and "Cat:B1" not in moves(referee)


def test_on_ones_own_grid_only_regained_space_leads_on():
    play = """
        move Ann Bob J8
        move Bob Ann A8
        move Cat Bob A8
    """
    referee = played("deflector", THREE, play)
    # A8 of Ann's own grid touches J8 of Bob's, which Ann claimed (M4 b); Bob holds it.
    assert "Ann:A8" in moves(referee)
    more = play + "move Ann Ann A8\nmove Bob Cat J8\nmove Cat Bob B8"
    assert "Ann:B8" in moves(played("deflector", THREE, more))  # A8 is regained now (M6)


def test_allies_count_together():
    play = (
        "move Ann I3 B10\nmove Bob I2 A10\nmove Cat I1 A10\n"
        "move Dan I1 A1\nmove Eve I2 A1\nmove Fay I3 A1"
    )
    alone = played("defector", SIX, f"{play}\nmove Ann I3 A10", layout="defector-6-island")
    allied = played(
        "defector",
        SIX,
        f"{play}\nally Ann Bob link Ann:B2\nmove Ann I3 A10",
        layout="defector-6-island",
    )
    assert "I3:B9" not in moves(alone) and "I3:B9" in moves(allied)  # next to what Ann claimed (A4)
    assert "I3:A10" not in moves(allied)  # held by an ally (M2)


@pytest.mark.parametrize(
    ("turns", "here", "there"),
    [((0, 0), "J5", "A5"), ((1, 0), "E1", "A5"), ((2, 3), "A6", "F1"), ((3, 1), "F10", "E10")],
)
def test_the_original_grids_of_allies_touch_right_side_to_left(turns, here, there):
    state = played("defector", ((FAR,),) * 6).state
    ann, cat = (
        replace(state.grids[seat], turned=turned)
        for seat, turned in zip((0, 2), turns, strict=True)
    )
    state = state.with_grid(0, ann.claimed_by(1, 1 << parse_space(here), False)).with_grid(2, cat)
    state = replace(state, turn=1, rules=rules_of("defector", ("deluxe",)))
    assert (2, parse_space(there)) not in legal_shots(state)
    allied = replace(state, alliances=(Alliance((0, 2), (Link((0, parse_space("D4")), (0, 2)),)),))
    assert (2, parse_space(there)) in legal_shots(
        allied
    )  # M7, X4: for everybody, while the two are allied


@pytest.mark.parametrize(
    ("boards", "play", "ruling", "message"),
    [
        (REFLECTOR, "move Bob Ann A1", "M1", "Bob can't play Ann A1: it is Ann's turn"),
        (REFLECTOR, "move Ann Ann A1", "M1", "in Reflector you shoot at the other player's grid"),
        (
            REFLECTOR,
            "move Ann Bob D1\nmove Bob Ann D1",
            "M2",
            "Bob can't play Ann D1: Bob holds it already",
        ),
        (
            ((QUIET,), ("E1 C6 G6 C8 G8",)),
            "move Ann Bob E1\nmove Bob Ann A1\nmove Ann Bob D1",
            "M2",
            "Ann holds it already",
        ),
        (
            REFLECTOR,
            "move Ann Bob F3",
            "M4",
            "neither a home of Ann nor a space Ann has claimed touches it"
            " (legal nearby: E1, F1, G1)",
        ),
        (
            REFLECTOR,
            "move Ann Bob D1\nmove Bob Ann J1\nmove Ann Bob E2",
            "M4",
            "Ann can't play Bob E2: no space Ann has claimed touches it (legal nearby: C1, E1, D2)",
        ),
    ],
)
def test_an_illegal_shot_in_reflector_is_refused_with_its_ruling(boards, play, ruling, message):
    found = fault("reflector", boards, play)
    assert found.ruling == ruling
    assert message in found.message


def test_a_player_never_shoots_under_a_node_of_their_own():
    # Bob takes Ann's A8 under the Node A9; Ann claims J8 next door on Bob's grid and may not take
    # it back.
    boards = (("B2 E2 H2 C6 A9",), (QUIET,), (QUIET,))
    play = "move Ann Bob J8\nmove Bob Ann A8\nmove Cat Bob A8\nmove Ann Ann A8"
    found = fault("deflector", boards, play)
    assert found.ruling == "M3"
    reason = "only Nodes of Ann have it in range, so Ann covers it"
    assert found.message == f"Ann can't play Ann A8: {reason}"


def test_space_between_nodes_of_two_players_is_not_covered():
    # Bob takes the Node A8, next to the Node A9 which still is Ann's: A9's range is retained, but
    # A7, A8 lie in both ranges. Claimed A8 itself is not covered by Ann, for Bob controls a Node
    # over it.
    boards = (("B2 E2 H2 A8 A9",), (QUIET,), (QUIET,))
    play = "move Ann Bob J8\nmove Bob Ann A8\nmove Cat Bob A8\nmove Ann Ann A8"
    assert played("deflector", boards, play).log[-1].events[2].kind == "node"  # M3, second half


def test_an_allys_space_is_not_shot_at():
    found = fault("defector", SIX, "ally Ann Bob link Ann:B2\nmove Ann Bob A1")
    assert (found.ruling, found.message) == (
        "M2",
        "Ann can't play Bob A1: Bob, an ally of Ann, holds it already",
    )


@pytest.mark.parametrize("grid", [0, 1], ids=["own", "ally"])
def test_out_of_reach_no_refusal_tells_whose_nodes_are_near(grid):
    heard = []
    for nodes in (QUIET, "B2 F4 D8 I6 B9"):
        boards = [(nodes if seat == grid else QUIET,) for seat in range(6)]
        state = played("defector", boards, "ally Ann Bob link Ann:B2").state
        heard.append([])
        for space in SPACES[10:]:  # Ann can reach Row 1 of Bob's grid, and nothing of her own
            with pytest.raises(RulingError) as refused:
                check_shot(state, 0, grid, space)
            heard[-1].append((refused.value.ruling, str(refused.value)))
    assert heard[0] == heard[1]
    assert {ruling for ruling, _ in heard[0]} == {"M4"}


def test_in_deluxe_shots_go_down_only():
    rest = "\n".join(
        f"move {a} {b} J1" for a, b in pairwise(("Bob", "Cat", "Dan", "Eve", "Fay", "Ann"))
    )
    play = f"move Ann Bob I1\n{rest}"
    referee = played("defector", SIX, play, ("deluxe",))
    # Bob's grid has had one quarter turn: below is towards J (X4).
    assert (
        "Bob:J1" in moves(referee)
        and "Bob:I2" not in moves(referee)
        and "Bob:H1" not in moves(referee)
    )
    found = fault("defector", SIX, f"{play}\nmove Ann Bob I2", ("deluxe",))
    assert found.ruling == "M4"
    assert "it is not the space below one that is claimed" in found.message


def test_in_deluxe_shots_at_an_island_go_in_every_direction():
    starts = ("I3 E10", "I2 A10", "I1 A10", "I1 J1", "I2 J1", "I3 J1")
    names = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
    play = "\n".join(f"move {name} {at}" for name, at in zip(names, starts, strict=True))
    play += "\nmove Ann I3 E9\n" + play.split("\n", 1)[1].replace("A10", "B10").replace("J1", "I1")
    referee = played("defector", SIX, play, ("deluxe",), "defector-6-island")
    near = {"I3:D10", "I3:F10", "I3:D9", "I3:F9", "I3:E8"}  # X4: an island is no player's grid
    assert near <= set(moves(referee).split())
    found = fault("defector", SIX, f"{play}\nmove Ann I3 C3", ("deluxe",), "defector-6-island")
    assert found.ruling == "M4" and "no space Ann has claimed touches it" in found.message


# -- entering a grid for good (M4 c) ---------------------------------------------------------------


def test_the_shot_that_comes_round_to_the_space_aimed_at_enters():
    boards = tuple((QUIET, "J5") for _ in range(3))
    referee = played("deflector", boards, "move Ann Bob J5\nmove Bob Cat J8\nmove Cat Ann J8")
    # Bob, Cat and Ann had a Deflector on J5 each, so the shot came back to where it was aimed (S5).
    assert "Bob:J5" not in moves(referee) and "Bob:J1" not in moves(referee)  # M4 (c)
    assert "Bob:J4" in moves(referee)  # M4 (a)


def test_a_shot_set_off_by_a_node_does_not_enter():
    ann, bob, cat = (QUIET, "J5"), ("B2 E2 H2 C6 J5", "J4"), ("B2 E2 H2 C6 J4", "J5")
    referee = played(
        "deflector", (ann, bob, cat), "move Ann Bob J4\nmove Bob Cat J8\nmove Cat Ann J8"
    )
    # Bob's J4 sends the shot to Cat's Node on J4; Cat's J5 sets off a shot (S9), which Ann's own J5
    # sends on to Bob's Node on J5. Its range gives Ann the J4 that she aimed at, but that is not
    # her own move's shot.
    assert (
        "Bob:J5" not in moves(referee)
        and referee.state.grids[1].holding(0) >> parse_space("J4") & 1
    )
    assert "Bob:J1" in moves(referee)  # M4 (c): still open


def test_a_conceded_space_does_not_enter():
    referee = played("reflector", REFLECTOR, "move Ann Bob D1")
    assert referee.state.entered == (0b10, 0)  # Bob got Ann's D1 (F1), but not by a move of his own
    assert "Ann:J1" in moves(referee)  # M4 (c)


def test_a_space_retained_under_another_node_does_not_enter():
    # The Deflector on J3 sends the shot along Row 3 to the Node on H3; I4 keeps J3 in its own range
    # (S8 ii).
    boards = ((QUIET,), ("B2 E2 H3 C6 I4", "J3"), (QUIET,))
    play = "move Ann Bob J3\nmove Bob Cat J8\nmove Cat Ann J8"
    referee = played("deflector", boards, play, ("ricochet",))
    assert "Bob:J10" in moves(referee)  # M4 (c): Ann holds H3, and has not entered


# -- an oracle -----------------------------------------------------------------------------------


def sides(space):
    column, row = column_of(space), row_of(space)
    return [
        other for other in SPACES if abs(column_of(other) - column) + abs(row_of(other) - row) == 1
    ]


def span(node):
    return {
        s
        for s in SPACES
        if abs(column_of(s) - column_of(node)) + abs(row_of(s) - row_of(node)) <= 2
    }


DOWN = {0: (0, 1), 1: (1, 0), 2: (0, -1), 3: (-1, 0)}


def quarter(grid, space):
    """Return where a space lies after the turns of its grid, as if it had been dealt there."""
    column, row = column_of(space), row_of(space)
    for _ in range(grid.turned):
        column, row = 9 - row, column
    return row * 10 + column


@cache
def contacts(table, number, space):
    return tuple(table.touching(number, space))


def is_legal(state, number, space):
    """Decide M2 to M4 for the player whose turn it is, by the words of the rulings."""
    player = state.turn
    if state.rules.game == "reflector" and number == player:
        return False
    team = next((a.members for a in state.alliances if player in a.members), (player,))
    grid = state.grids[number]

    def has(which, who, where, at):
        return bool(getattr(state.grids[where], which)[who] >> at & 1)

    if any(has("held", ally, number, space) for ally in team):
        return False
    over = [controller for node, controller in grid.nodes if space in span(node)]
    if player in over and all(controller == player for controller in over):
        return False
    home = number in state.homes[player]
    for other in sides(space):
        if home:
            if has("regained", player, number, other):
                return True
        elif any(has("claimed", ally, number, other) for ally in team):
            dx, dy = DOWN[grid.turned]
            directed = (column_of(space) - column_of(other), row_of(space) - row_of(other)) == (
                dx,
                dy,
            )
            everywhere = (
                number == player or grid.owner is None
            )  # X4: neither one's own grid nor an island
            if not state.rules.turning or everywhere or directed:
                return True
    touching = []
    for there, at in contacts(state.table, number, quarter(grid, space)):
        touching += [(there, s) for s in SPACES if quarter(state.grids[there], s) == at]
    across = list(touching)
    for alliance in state.alliances:
        for one in alliance.members:
            for other in alliance.members:
                if one < other and number in (one, other):
                    there = other if number == one else one
                    column = 9 if number == one else 0
                    here = quarter(grid, space)
                    if column_of(here) == column:
                        at = row_of(here) * 10 + 9 - column
                        across += [
                            (there, s) for s in SPACES if quarter(state.grids[there], s) == at
                        ]
    if any(has("claimed", ally, there, s) for there, s in across for ally in team):
        return True
    if home or not any(there in state.homes[player] for there, _ in touching):
        return False
    return not state.entered[player] >> number & 1 or not grid.claimed[player]


@pytest.mark.parametrize("kind", SOME_GAMES, ids=str)
def test_legal_shots_are_those_the_rulings_name_space_by_space(kind):
    source = random.Random(f"oracle {kind}")
    referee = random_game(source, kind, moves=60)
    states = [entry.before for entry in referee.log]
    for state in [*source.sample(states, tries(1, in_a_night=8)), states[-1]]:
        if state.result is None:
            legal = set(legal_shots(state))
            grids = range(len(state.grids))
            assert legal == {(g, s) for g in grids for s in SPACES if is_legal(state, g, s)}
