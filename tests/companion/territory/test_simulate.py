"""Simulated games: who plays, how they end, and what their figures say."""

import io
import json
import random
import sys
from dataclasses import replace
from itertools import combinations

import pytest

from companion.cli.records import show_progress
from companion.errors import RulingError
from companion.territory.simulate import (
    STRATEGIES,
    Outcome,
    begun,
    document,
    figures,
    leading,
    lines,
    outcomes,
    setting,
)
from tests.support.commandline import companion
from tests.support.nightly import nightly
from tests.support.scenes import played

# -- players ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_all_kinds_of_players_play_whole_games(strategy):
    about = setting("deflector", 3, variants=("ricochet", "rounds-3"), strategy=strategy)
    games = list(outcomes(about, 2, 1))
    assert all(game.turns <= 9 and game.ruling is not None for game in games)
    assert games == list(outcomes(about, 2, 1))


def test_players_hide_boards_as_their_levels_do():
    def spread(level):
        referee = begun(setting("deflector", 3), [level] * 3, random.Random(4))
        nodes = [list(board.node_spaces) for board in referee.set_up.boards.values()]
        return min(
            abs(a % 10 - b % 10) + abs(a // 10 - b // 10)
            for board in nodes
            for a, b in combinations(board, 2)
        )

    assert spread("hard") >= 4 > spread("easy")


# -- games -----------------------------------------------------------------------------------------


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes():
    about = setting("deflector", 4, variants=("rounds-3",), strategy="mixed", seed="harbour")
    alone = list(outcomes(about, 4, 1))
    assert alone == list(outcomes(about, 4, 2)) == list(outcomes(about, 4, 3))
    assert alone[:2] == list(outcomes(about, 2, 1))  # a game does not depend on how many there are
    assert alone != list(outcomes(replace(about, seed="island"), 4, 1))


def test_nodes_lead_then_spaces_on_grids_of_others():
    boards = (("B2 E2 H2 C6 J5",),) * 3
    assert leading(played("deflector", boards, "").state) is None
    assert leading(played("deflector", boards, "move Ann Bob J1").state) == 0
    assert leading(played("deflector", boards, "move Ann Bob J1\nmove Bob Cat J1").state) is None
    assert leading(played("deflector", boards, "move Ann Bob J1\nmove Bob Cat J5").state) == 1


def test_in_a_single_round_the_lead_does_not_change():
    about = setting("defector", 6, variants=("rounds-1",), strategy="easy")
    assert not any(game.lead_changes for game in outcomes(about, 10, 1))


@pytest.mark.parametrize(
    ("game", "players", "turns", "captures"),
    [
        # Medians and means of 120 games each of medium players.
        ("reflector", 2, 40, 8),
        pytest.param("deflector", 4, 80, 17, marks=nightly),
        pytest.param("deflector", 5, 100, 22, marks=nightly),
        pytest.param("defector", 6, 120, 56, marks=nightly),
    ],
)
def test_short_games_end_in_time_with_one_winner_on_any_seat(game, players, turns, captures):
    about = setting(game, players, variants=("short",))
    found = figures(about, list(outcomes(about, 8, 1)))
    assert found["turns"]["median"] == pytest.approx(turns, rel=0.2)
    assert found["captures"] == pytest.approx(captures, rel=0.3)
    assert found["one_winner"] >= 75 and found["undecided"] == 0
    assert max(found["wins"]) <= 3 * 100 / players  # nobody's seat decides


def test_without_a_limit_most_games_of_four_are_not_over_after_300_turns():
    about = setting("deflector", 4, strategy="random")
    found = figures(about, list(outcomes(about, 2, 1)))
    assert found["undecided"] >= 50 and found["decided_by_tally"] is None
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
    assert found["turns"] == {"median": 60, "fewest": 30, "most": 60} and found["minutes"] == 20
    assert (found["ended_before"], found["undecided"], found["one_winner"]) == (25, 0, 50)
    assert found["decided_by_tally"] == pytest.approx(100 / 3)
    assert (found["lead_changes"], found["captures"]) == (2, 8)
    assert found["wins"] == [37.5, 25, 12.5]
    assert document(about, found)["rulings"] == {"V5": 1, "X6": 3}


# -- the command -----------------------------------------------------------------------------------


def run(*arguments):
    return companion("simulate", *arguments)


def test_the_command_prints_figures():
    done = run("--game", "Reflector", "--variant", "SHORT", "--games", "2", "--jobs", "1")
    assert done.status == 0 and done.err == ""
    assert done.out.startswith("reflector-2, 2 players, short; 2 games, medium players\n")
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
