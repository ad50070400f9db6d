"""Simulated players: what they infer and choose, and how the figures of their games compare."""

import io
import json
import random
import sys
from dataclasses import replace

import pytest

from companion.cli.records import show_progress
from companion.errors import RulingError
from companion.grid import RANGE_BITS, SPACES, SpaceSet, parse_space
from companion.territory.movement import legal_shots
from companion.territory.simulate.figures import document, figures, lines
from companion.territory.simulate.games import Outcome, begun, leading, outcomes, setting
from companion.territory.simulate.inference import NOWHERE, node_chances
from companion.territory.simulate.players import STRATEGIES, choice
from companion.territory.state import as_told
from companion.territory.statements import Move
from companion.territory.view import public
from tests.support.commandline import companion
from tests.support.nightly import nightly
from tests.support.scenes import played

QUIET = "B2 E2 H2 C6 G6"


def at(text):
    return parse_space(text)


def told(grid, null="", owned=""):
    """Return a grid about which the table was told that spaces are null or owned."""
    seen = replace(grid.seen, blank=SpaceSet.parse(null).bits, in_range=SpaceSet.parse(owned).bits)
    return replace(grid, seen=seen)


def public_grid():
    return as_told(played("reflector", ((QUIET,), (QUIET,))).state.grids[1])


# -- inference -------------------------------------------------------------------------------------


def test_a_null_space_has_no_node_in_its_range():
    chances = node_chances(told(public_grid(), null="E5"))
    assert {space for space in SPACES if chances[space] == 0} == set(SpaceSet(RANGE_BITS[at("E5")]))
    assert sum(chances) == pytest.approx(5)


def test_an_owned_space_has_a_node_near_it_but_not_on_it():
    chances = node_chances(told(public_grid(), owned="E5"))
    assert chances[at("E5")] == 0
    assert chances[at("E6")] == chances[at("G5")] > 3 * chances[at("E8")]


def test_a_space_that_explains_two_answers_is_likelier():
    chances = node_chances(told(public_grid(), owned="E5 H5", null="F2 F8"))
    # F5 and G5 lie in the range of both.
    assert max(chances) == chances[at("F5")] == chances[at("G5")]


def test_the_only_explanation_left_is_nearly_certain():
    # Of the range of A1, D1 rules out B1 and C1, D2 rules out B2, A5 rules out A3: A2 is left.
    chances = node_chances(told(public_grid(), owned="A1", null="D1 D2 A5"))
    assert chances[at("A2")] > 0.9
    assert not any(chances[space] for space in SpaceSet(RANGE_BITS[0]) if space != at("A2"))


def test_when_all_five_are_known_nothing_is_left_to_infer():
    grid = played("reflector", ((QUIET,), (QUIET,))).state.grids[1]
    assert node_chances(grid) == NOWHERE
    island = played("defector", ((QUIET,),) * 6, layout="defector-6-island").state.grids[6]
    assert node_chances(island) == NOWHERE


def test_in_the_range_of_a_captured_node_no_other_is_looked_for():
    state = played("deflector", (("B2 E2 H2 C6 J5",),) * 3, "move Ann Bob J5").state
    chances = node_chances(as_told(state.grids[1]))
    assert all(chances[space] == 0 for space in SpaceSet(RANGE_BITS[at("J5")]))
    assert sum(chances) == pytest.approx(4)


# -- players ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize(
    ("game", "players", "variants"),
    [
        ("reflector", None, ()),
        ("deflector", 3, ("ricochet", "reflection")),
        ("deflector", 4, ()),
        ("defector", 6, ("deluxe", "safety")),
    ],
)
def test_players_choose_legal_shots_by_what_they_may_see(game, players, variants, strategy):
    about = setting(game, players, variants=variants)
    for number in range(3):
        dice = random.Random(f"{game} {strategy} {number}")
        referee = begun(about, dice)
        for _ in range(60):
            state = referee.state
            if state.result is not None:
                break
            before = dice.getstate()
            shot = choice(state, STRATEGIES[strategy], dice)
            dice.setstate(before)
            # Whatever the others' boards hide, the choice is the same.
            assert choice(public(state, state.turn), STRATEGIES[strategy], dice) == shot
            name = state.names[state.turn]
            if shot is None:
                assert not len(legal_shots(state))
                break
            assert shot in legal_shots(state)
            grid, space = shot
            referee.accept(Move(name, state.grid_name(grid), space))


def chosen(state, strategy, count=30):
    shots = [choice(state, STRATEGIES[strategy], random.Random(i)) for i in range(count)]
    return {f"{state.grid_name(grid)} {SpaceSet(1 << space)}" for grid, space in shots}


def test_a_hunter_takes_a_known_node_of_who_is_about_to_win():
    play = "move Ann Bob J5\nmove Bob Cat J1\nmove Cat Ann J1"
    state = played("deflector", (("B2 E2 H2 C6 J5",),) * 3, play, ("target-7",)).state
    # Bob may take back J5 only from Cat's side: let it be in reach.
    state = replace(state, turn=1)
    grid = state.grids[1].claimed_by(1, 1 << at("J4"), True)
    state = state.with_grid(1, grid)
    assert (1, at("J5")) in legal_shots(state)
    assert chosen(state, "hunter") == {"Bob J5"}
    assert len(chosen(state, "random")) > 5


def test_a_hunter_does_not_hand_over_a_node_for_nothing():
    state = played("reflector", (("A1 B1 C1 D1 E1",), (QUIET,))).state
    taken = chosen(state, "hunter")
    assert not taken & {
        "Bob A1",
        "Bob B1",
        "Bob C1",
        "Bob D1",
        "Bob E1",
    }  # F1: Bob would get the same


# -- games -----------------------------------------------------------------------------------------


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes():
    about = setting("deflector", 4, variants=("rounds-6",), strategy="mixed", seed="harbour")
    alone = list(outcomes(about, 6, 1))
    assert alone == list(outcomes(about, 6, 2)) == list(outcomes(about, 6, 3))
    assert alone[:4] == list(outcomes(about, 4, 1))  # a game does not depend on how many there are
    assert alone != list(outcomes(replace(about, seed="island"), 6, 1))


def test_nodes_lead_then_spaces_on_grids_of_others():
    boards = (("B2 E2 H2 C6 J5",),) * 3
    assert leading(played("deflector", boards, "").state) is None
    assert leading(played("deflector", boards, "move Ann Bob J1").state) == 0
    assert leading(played("deflector", boards, "move Ann Bob J1\nmove Bob Cat J1").state) is None
    assert leading(played("deflector", boards, "move Ann Bob J1\nmove Bob Cat J5").state) == 1


def test_in_a_single_round_the_lead_does_not_change():
    about = setting("defector", 6, variants=("rounds-1",))
    assert not any(game.lead_changes for game in outcomes(about, 20, 1))


@pytest.mark.parametrize(
    ("game", "players", "layout", "turns", "captures", "lead_changes", "before", "tally"),
    [
        # Medians and means of 120 games each, from a simulation with players of its own.
        ("reflector", 2, "reflector-2", 44, 9, 0.8, 74, 75),
        pytest.param("deflector", 3, "deflector-3", 60, 16, 3.7, 1, 88, marks=nightly),
        ("deflector", 4, "deflector-4-full", 80, 20, 4.8, 2, 85),
        pytest.param("deflector", 5, "deflector-5-partial", 100, 22, 3.6, 6, 77, marks=nightly),
        ("defector", 6, "defector-6-full", 120, 27, 8.2, 3, 81),
        pytest.param("defector", 8, "defector-8-full", 160, 30, 7.5, 2, 78, marks=nightly),
    ],
)
def test_short_games_come_out_near_the_table_of_the_rulings(
    game, players, layout, turns, captures, lead_changes, before, tally
):
    about = setting(game, players, layout=layout, variants=("short",))
    found = figures(about, list(outcomes(about, 24 if players < 3 else 20, 1)))
    assert found.median == pytest.approx(turns, rel=0.2)
    assert found.captures == pytest.approx(captures, rel=0.2)
    assert found.lead_changes == pytest.approx(lead_changes, rel=0.25, abs=1.1)
    assert found.ended_before == pytest.approx(before, abs=10)
    assert found.decided_by_tally == pytest.approx(tally, abs=20)
    assert found.one_winner >= 95 and found.undecided == 0
    assert max(found.wins) < 3 * 100 / players  # nobody's seat decides


def test_without_a_limit_most_games_of_four_are_not_over_after_300_turns():
    about = setting("deflector", 4)
    found = figures(about, list(outcomes(about, 4, 1)))
    assert found.undecided >= 50 and found.decided_by_tally is None
    assert any("undecided" in line and "300 turns" in line for line in lines(about, found))


@pytest.mark.parametrize(
    ("given", "ruling"),
    [
        ({"game": "rotator"}, None),
        ({"game": "deflector", "players": 7}, "T2b"),
        ({"game": "deflector", "layout": "reflector-2"}, "T3"),
        ({"game": "reflector", "variants": ("ricochet",)}, "X1"),
        ({"game": "deflector", "variants": ("target-99",)}, "X7"),
        ({"game": "deflector", "strategy": "clever"}, None),
    ],
)
def test_a_setting_that_the_rulings_do_not_allow_is_refused(given, ruling):
    with pytest.raises(RulingError) as refused:
        setting(**given)
    assert refused.value.ruling == ruling


# -- figures ---------------------------------------------------------------------------------------


def test_figures_worked_by_hand():
    about = setting("deflector", 3, variants=("short",))
    games = [
        Outcome(60, "X6", (0,), 2, 10, True),
        Outcome(60, "X6", (0, 2), 1, 6, False),
        Outcome(30, "V5", (1,), 0, 8, None),
        Outcome(60, "X6", (), 5, 8, False),
    ]
    found = figures(about, games)
    assert (found.median, found.fewest, found.most, found.minutes) == (60, 30, 60, 20)
    assert (found.ended_before, found.undecided, found.one_winner) == (25, 0, 50)
    assert found.decided_by_tally == pytest.approx(100 / 3)
    assert (found.lead_changes, found.captures) == (2, 8)
    assert found.wins == (37.5, 25, 12.5)
    assert document(about, found)["rulings"] == {"V5": 1, "X6": 3}


# -- the command -----------------------------------------------------------------------------------


def run(*arguments):
    return companion("simulate", *arguments)


def test_the_command_prints_figures():
    done = run("--game", "Reflector", "--variant", "SHORT", "--games", "2", "--jobs", "1")
    assert done.status == 0 and done.err == ""
    assert done.out.startswith("reflector-2, 2 players, short; 2 games, hunter players\n")
    assert all(len(line) < 80 for line in done.out.splitlines())
    found = json.loads(
        run("--game", "reflector", "--variant", "short", "--games", "2", "--json").out
    )
    assert next(iter(found)) == "format" and found["games"] == 2 and len(found["wins"]) == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "chess"),
        ("--game", "deflector", "--players", "9"),
        ("--game", "deflector", "--variant", "rounds-0"),
        ("--game", "deflector", "--games", "0"),
        ("--game", "deflector", "--strategy", "best"),
        (),
    ],
)
def test_wrong_usage_is_told_in_a_line(arguments):
    done = run(*arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("companion simulate: ") and done.err.count("\n") == 1


def test_a_bar_is_shown_where_somebody_is_watching(monkeypatch):
    class Watched(io.StringIO):
        def isatty(self):
            return True

    for stream, shown in ((Watched(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", stream)
        assert list(show_progress(iter("abc"), 3, "Playing")) == ["a", "b", "c"]
        assert ("Playing" in stream.getvalue()) == shown
