"""Shots worked by hand: Deflectors and Nodes (S), Reflection (F), variants (X1, X3, X4)."""

import pytest

from tests.support.narrated import steps
from tests.support.scenes import claims, drawn, heard, picture, played, told

QUIET = "B2 E2 H2 C6 G6"  # of their ranges nothing lies in Column J but J2, or below Row 8


def deflector(bob, play, cat=(QUIET,), ann=(QUIET,), variants=()):
    return played("deflector", (ann, bob, cat), play, variants)


@pytest.mark.parametrize(
    ("boards", "play", "expected"),
    [
        pytest.param({}, "move Ann Bob J5", ["claimed Bob:J5 Ann"], id="S7 null space is claimed"),
        pytest.param({}, "move Ann Bob J2", ["claimed Bob:J2 Ann"], id="S7 owned space is claimed"),
        pytest.param(
            {"bob": (QUIET, "J5")},
            "move Ann Bob J5",
            ["deflected Bob:J5 Ann", "claimed Cat:J5 Ann"],
            id="S4 clockwise to the next in the list",
        ),
        pytest.param(
            {"cat": (QUIET, "A5")},
            "move Ann Cat A5",
            ["deflected Cat:A5 Ann", "claimed Bob:A5 Ann"],
            id="S3 the other way, where that is shorter",
        ),
        pytest.param(
            {"bob": (QUIET, "J5"), "cat": (QUIET, "J5")},
            "move Ann Bob J5",
            ["deflected Bob:J5 Ann", "deflected Cat:J5 Ann", "claimed Ann:J5 Bob"],
            id="S5 back on the Shooter's home the original Target claims",
        ),
        pytest.param(
            {"ann": (QUIET, "J5"), "bob": (QUIET, "J5"), "cat": (QUIET, "J5")},
            "move Ann Bob J5",
            [
                "deflected Bob:J5 Ann",
                "deflected Cat:J5 Ann",
                "deflected Ann:J5 Ann",
                "claimed Bob:J5 Ann",
            ],
            id="S5 deflected on from home the Shooter claims",
        ),
    ],
)
def test_a_shot_goes_from_deflector_to_deflector(boards, play, expected):
    assert told(deflector(**{"bob": (QUIET,), **boards}, play=play)) == expected


def test_a_used_deflector_is_gone_and_its_space_stays_as_it_is():
    referee = deflector(
        (QUIET, "J5"), "move Ann Bob J5\nmove Bob Cat J1\nmove Cat Ann J1\nmove Ann Bob J5"
    )
    assert told(referee) == ["claimed Bob:J5 Ann"]  # S4
    assert claims(referee, "Ann", "Bob") == claims(referee, "Ann", "Cat") == "J5"


def test_straight_across_a_shot_is_deflected_clockwise():
    boards = ((QUIET,), (QUIET,), (QUIET, "A1"), (QUIET,))
    assert told(played("deflector", boards, "move Ann Cat A1")) == [
        "deflected Cat:A1 Ann",
        "claimed Dan:A1 Ann",
    ]


def test_a_shot_at_space_the_claimant_holds_is_spent():
    boards = ((QUIET,), (QUIET,), (QUIET, "A1"), (QUIET,))
    play = """
        move Ann Dan A1
        move Bob Cat J8
        move Cat Dan J8
        move Dan Ann J8
        move Ann Cat A1
    """
    assert told(played("deflector", boards, play)) == [
        "deflected Cat:A1 Ann",
        "spent Dan:A1 Ann",
    ]  # S6


OVERLAP = ("J5 H4 B2 B5 B8", "J6")


def test_a_captured_node_brings_its_range_except_what_another_node_retains():
    referee = deflector(OVERLAP, "move Ann Bob J5")
    assert told(referee) == [
        "claimed Bob:J5 Ann",
        "node Bob:J5 Ann",
        "claimed Bob:J3 Ann",  # in reading order (S8)
        "claimed Bob:I6 Ann",
        "deflected Bob:J6 Ann",
        "claimed Bob:J7 Ann",
        "claimed Cat:J6 Ann",  # S9: one grid on, in the direction of the capturing shot
    ]
    assert heard(referee)[0] == (
        "answered Bob:J5 node Bob retained: I4 J4 H5 I5 deflectors: J6"  # S8: told with the answer
    )
    assert drawn(referee, "Bob") == picture(
        """
        bbb.......
        bBbb...b..
        bbb...bbba
        bbb..bbBbb
        bBbb..bbbA
        bbb....bab
        bbb......a
        bBbb......
        b/////////
        //////////
        """
    )


def test_shots_set_off_wait_in_line_and_are_shot_by_the_taker():
    bob = ("J5 B2 E2 H8 C6", "J4 J7")
    cat = ("J4 B2 E2 C6 G7", "J3")
    assert told(deflector(bob, "move Ann Bob J5", cat=cat)) == [
        "claimed Bob:J5 Ann",
        "node Bob:J5 Ann",
        "claimed Bob:J3 Ann",
        "claimed Bob:I4 Ann",
        "deflected Bob:J4 Ann",
        "claimed Bob:H5 Ann",
        "claimed Bob:I5 Ann",
        "claimed Bob:I6 Ann",
        "claimed Bob:J6 Ann",
        "deflected Bob:J7 Ann",
        "claimed Cat:J4 Ann",  # the first in line
        "node Cat:J4 Ann",
        "claimed Cat:J2 Ann",
        "claimed Cat:I3 Ann",
        "deflected Cat:J3 Ann",  # its shot goes to the end of the line (S10)
        "claimed Cat:H4 Ann",
        "claimed Cat:I4 Ann",
        "claimed Cat:I5 Ann",
        "claimed Cat:J5 Ann",
        "claimed Cat:J6 Ann",
        "claimed Cat:J7 Ann",  # the second in line
        "claimed Ann:J3 Cat",  # the third, back home: the keeper of the Node's grid claims (S5)
    ]


def test_a_node_the_target_takes_on_the_shooters_home_sets_off_shots_of_the_target():
    ann = ("J5 B2 E2 H8 C6", "J6")
    referee = deflector((QUIET, "J5"), "move Ann Bob J5", cat=(QUIET, "J5"), ann=ann)
    assert told(referee)[2:4] == ["claimed Ann:J5 Bob", "node Ann:J5 Bob"]
    # Bob is the Shooter now and Ann the original Target; one grid on clockwise lies Bob's own home
    # (S9, S5).
    assert told(referee)[-1] == "claimed Bob:J6 Ann"


# -- Reflection ----------------------------------------------------------------------------------


def test_in_reflector_every_claim_is_conceded_space_for_space():
    referee = played("reflector", ("C3 H3 C6 H6 E8",) * 2, "move Ann Bob D1")
    assert told(referee) == ["claimed Bob:D1 Ann", "conceded Ann:D1 Bob"]  # F1
    assert drawn(referee, "Bob") == picture(
        """
        ..ba...b..
        .bbb..bbb.
        bbBbbbbBbb
        .bbb..bbb.
        .bbb..bbb.
        bbBbbbbBbb
        .bbbbbbbb.
        ..bbBbbb..
        ...bbb....
        ....b.....
        """
    )


def test_a_captured_node_concedes_its_own_space_only():
    referee = played("reflector", ("C3 H3 C6 H6 E8", "E1 H4 C6 H8 B9"), "move Ann Bob E1")
    assert claims(referee, "Ann", "Bob") == "C1 D1 E1 F1 G1 D2 E2 F2 E3"
    assert told(referee)[-1] == "conceded Ann:E1 Bob"  # F1
    assert claims(referee, "Bob", "Ann") == "E1"


def test_a_conceded_node_brings_its_range_too():
    ann = ("E1 F3 C6 H8 B9", QUIET)
    referee = played("reflector", ann, "move Ann Bob E1")
    assert told(referee)[1:4] == ["conceded Ann:E1 Bob", "node Ann:E1 Bob", "conceded Ann:C1 Bob"]
    assert (
        claims(referee, "Bob", "Ann") == "C1 D1 E1 G1 D2"
    )  # F1, E2, F2 and E3 lie in the range of F3 (F5)


def test_nothing_is_conceded_that_the_receiver_holds():
    ann = ("E1 H4 C6 H8 B9", QUIET)
    referee = played("reflector", ann, "move Ann Bob A1\nmove Bob Ann E1\nmove Ann Bob D1")
    assert heard(referee) == [
        "answered Bob:D1 owned Bob",
        "claimed Bob:D1 Ann",
        "spent Ann:D1 Bob",
    ]  # F4
    assert steps(referee.log[-1])[-1] == "Ann D1: nothing to give back, Bob holds or covers it [F4]"


def test_a_deflector_on_conceded_space_is_removed_unused():
    referee = deflector((QUIET,), "move Ann Bob J5", ann=(QUIET, "J5"), variants=("reflection",))
    assert told(referee) == ["claimed Bob:J5 Ann", "removed Ann:J5", "conceded Ann:J5 Bob"]  # F3


def test_deflectors_in_the_range_of_a_conceded_node_are_removed_before_it_is_shared_out():
    ann = ("J5 H4 B2 B5 B8", "J6 I5")
    referee = deflector((QUIET,), "move Ann Bob J5", ann=ann, variants=("reflection",))
    assert told(referee) == [
        "claimed Bob:J5 Ann",
        "conceded Ann:J5 Bob",
        "node Ann:J5 Bob",
        "removed Ann:I5",  # F5: removed, and retained all the same
        "removed Ann:J6",
        "conceded Ann:J3 Bob",
        "conceded Ann:I6 Bob",
        "conceded Ann:J6 Bob",
        "conceded Ann:J7 Bob",
    ]
    assert heard(referee)[2] == "answered Ann:J5 node Ann retained: I4 J4 H5 I5 deflectors: I5 J6"


def test_a_deflected_claim_is_conceded_to_the_keeper_of_the_grid_it_struck():
    referee = deflector((QUIET, "J5"), "move Ann Bob J5", variants=("reflection",))
    assert told(referee) == ["deflected Bob:J5 Ann", "claimed Cat:J5 Ann", "conceded Ann:J5 Cat"]


@pytest.mark.parametrize("shooter_too", [False, True])
def test_a_shot_that_came_home_concedes_nothing(shooter_too):
    ann = (QUIET, "J5") if shooter_too else (QUIET,)
    referee = deflector(
        (QUIET, "J5"), "move Ann Bob J5", cat=(QUIET, "J5"), ann=ann, variants=("reflection",)
    )
    assert told(referee)[-1] == (
        "claimed Bob:J5 Ann" if shooter_too else "claimed Ann:J5 Bob"
    )  # F2


# -- variants ------------------------------------------------------------------------------------

RICOCHET = ("ricochet",)


def test_a_ricochet_that_meets_nothing_claims_the_space_aimed_at():
    referee = deflector((QUIET, "J5"), "move Ann Bob J5", variants=RICOCHET)
    assert told(referee) == [
        "deflected Bob:J5 Ann",
        "came-round Bob:J5 Ann",
        "claimed Bob:J5 Ann",
    ]  # X1
    assert referee.state.entered[0] == 0b010  # it is the very space aimed at (M4 c)


def test_who_gets_the_space_aimed_at_with_the_range_of_a_node_has_entered():
    # the Deflector on J3 sends the shot along the row to H3, and J3 lies in the range of that Node
    referee = deflector(("B2 E2 H3 C6 G6", "J3"), "move Ann Bob J3", variants=RICOCHET)
    assert "claimed Bob:H3 Ann" in told(referee) and "claimed Bob:J3 Ann" in told(referee)
    assert (
        referee.state.entered[0] == 0b010
    )  # M4 (c): by the shot, though it was not what the shot struck


def test_a_full_circle_concedes_where_reflection_applies():
    referee = deflector((QUIET, "J5"), "move Ann Bob J5", variants=("ricochet", "reflection"))
    assert told(referee)[2:] == ["claimed Bob:J5 Ann", "conceded Ann:J5 Bob"]  # F2, X1


def test_a_ricochet_runs_along_the_row_and_on_to_the_next_grid():
    cat = ("F5 B2 I2 C8 H8", "E5")
    referee = deflector((QUIET, "J5"), "move Ann Bob J5", cat=cat, variants=RICOCHET)
    assert told(referee)[:3] == ["deflected Bob:J5 Ann", "claimed Cat:F5 Ann", "node Cat:F5 Ann"]
    assert "removed Cat:E5" in told(referee)  # the Deflector in the range sets off nothing
    assert [event for event in told(referee) if event.startswith("deflected")] == [
        "deflected Bob:J5 Ann"
    ]


def test_the_second_deflector_on_a_grid_turns_a_ricochet_round():
    ann = ("D5 B2 I2 C8 H8",)
    referee = deflector((QUIET, "J5 F5"), "move Ann Bob J5", ann=ann, variants=RICOCHET)
    assert told(referee)[:5] == [
        "deflected Bob:J5 Ann",
        "deflected Bob:F5 Ann",
        "reversed Bob:F5 Ann",
        "claimed Ann:D5 Bob",  # on the Shooter's home the original Target claims (S5)
        "node Ann:D5 Bob",
    ]


def test_the_first_deflector_on_another_grid_keeps_a_ricochet_going():
    ann = ("D5 B2 I2 C8 H8",)
    cat = (QUIET, "D5")
    referee = deflector((QUIET, "J5"), "move Ann Bob J5", ann=ann, cat=cat, variants=RICOCHET)
    assert told(referee)[:3] == [
        "deflected Bob:J5 Ann",
        "deflected Cat:D5 Ann",
        "claimed Ann:D5 Bob",
    ]


def test_a_ricochet_deflected_on_from_home_claims_for_the_shooter():
    ann = ("D5 B2 I2 C8 H8", "G5")
    referee = deflector((QUIET, "J5"), "move Ann Bob J5", ann=ann, variants=RICOCHET)
    # Past a Deflector of Ann's own, Ann's Nodes don't stop the shot: it comes round to that
    # Deflector again.
    assert told(referee) == [
        "deflected Bob:J5 Ann",
        "deflected Ann:G5 Ann",
        "came-round Bob:J5 Ann",
        "claimed Bob:J5 Ann",
    ]


def six(play, variants=(), layout=None, **boards):
    names = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
    return played(
        "defector", {name: boards.get(name, (QUIET,)) for name in names}, play, variants, layout
    )


def test_among_friends_a_deflected_shot_passes_allies_over():
    play = "ally Ann Cat link Ann:B2\nmove Ann Bob A1"
    assert told(six(play, Bob=(QUIET, "A1")))[:2] == ["deflected Bob:A1 Ann", "claimed Cat:A1 Ann"]
    assert told(six(play, ("safety",), Bob=(QUIET, "A1")))[:2] == [
        "deflected Bob:A1 Ann",
        "claimed Dan:A1 Ann",
    ]


def test_among_friends_the_shooters_own_grid_is_not_passed_over():
    play = "ally Ann Bob link Ann:B2\nmove Ann Fay A1"
    assert told(six(play, ("safety",), Fay=(QUIET, "A1")))[:2] == [
        "deflected Fay:A1 Ann",
        "claimed Eve:A1 Ann",
    ]
    boards = dict.fromkeys(("Cat", "Dan", "Eve", "Fay"), (QUIET, "A1"))
    events = told(six("ally Ann Bob link Ann:B2\nmove Ann Cat A1", ("safety",), **boards))
    assert events[-1] == "claimed Ann:A1 Cat"


def test_islands_answer_null_and_concede_nothing():
    referee = six("move Ann I3 A10", layout="defector-6-island")
    assert heard(referee) == ["answered I3:A10 null", "claimed I3:A10 Ann"]  # T4, F2


def test_every_impact_turns_the_grid_struck():
    referee = six("move Ann Bob A1", ("deluxe",), Bob=(QUIET, "A1"), Cat=(QUIET, "A1"))
    assert told(referee) == [
        "deflected Bob:A1 Ann",
        "turned Bob",
        "deflected Cat:A1 Ann",
        "turned Cat",
        "claimed Dan:A1 Ann",
        "turned Dan",
        "conceded Ann:A1 Dan",  # concessions turn nothing
    ]
    assert [grid.turned for grid in referee.state.grids] == [0, 1, 1, 1, 0, 0]  # X4


def test_islands_never_turn():
    referee = six("move Ann I3 A10", ("deluxe",), "defector-6-island")
    assert all(grid.turned == 0 for grid in referee.state.grids)  # X4
