"""Levels of Rotator boards, and the 1,000 random boards that their bounds rest on."""

import itertools
import math
import statistics
import tomllib

import pytest

from companion.data import data_path
from companion.rotator.grade import Level, level_of, lucky_wins, may_be_expert, median_forks
from companion.rotator.identity import board_from_identity, number_of
from companion.rotator.search.solve import Solver
from tests.companion.rotator.measure_boards import measure, measured_boards, wins_of
from tests.support.nightly import nightly


@pytest.mark.parametrize(
    ("bits", "forks", "luck", "level"),
    [
        (0, 1, None, Level.EASY),
        (15.9, 1, None, Level.EASY),
        (16, 0, None, Level.MEDIUM),
        (24, 1, None, Level.HARD),
        (39.9, 1, 0, Level.HARD),
        (40, 1, 0, Level.EXPERT),
        # few forks: long, not hard
        (24, 0.4, None, Level.MEDIUM),
        (60, 0.4, 0, Level.MEDIUM),
        # often won by luck: not expert
        (60, 1, 0.01, Level.EXPERT),
        (60, 1, 0.011, Level.HARD),
        (60, 1, None, Level.HARD),
    ],
)
def test_levels_start_at_their_bits_need_forks_from_hard_on_and_expert_resists_luck(
    bits, forks, luck, level
):
    assert level_of(bits, forks, 25, luck) is level


def test_the_medians_of_forks_are_those_of_the_boards_measured():
    boards = measured_boards()
    assert len({board.identity for board in boards}) == len(boards) >= 1000
    lengths = [
        entry["turns"]
        for entry in tomllib.loads(data_path("layouts/rotator/levels.toml").read_text())["forks"]
    ]
    for least, end in itertools.pairwise([*lengths, math.inf]):
        forks = [board.forks for board in boards if least <= board.turns < end]
        assert len(forks) >= 30
        assert 0 <= statistics.median(forks) - median_forks(least) < 0.0011


def test_luck_wins_expert_boards_less_often_than_hard_ones_by_a_third_at_least():
    """In games that had no say in the levels."""
    wins = {level: [] for level in Level}
    for board in measured_boards():
        wins[level_of(board.bits, board.forks, board.turns, board.lucky_wins)].append(board.wins)
    assert all(len(each) >= 25 for each in wins.values())
    mean = {level: statistics.mean(each) for level, each in wins.items()}
    assert mean[Level.EXPERT] <= mean[Level.HARD] * 2 / 3
    assert mean[Level.HARD] <= mean[Level.EASY] * 2 / 3


def test_a_few_of_the_boards_measured_are_measured_again():
    boards = measured_boards()
    near = [board for board in boards if may_be_expert(board.bits, board.forks, board.turns)]
    for board in near[:2]:
        assert board.wins == wins_of(board.identity)
        assert board.lucky_wins == lucky_wins(Solver(board_from_identity(board.identity)))
    short = next(board for board in boards if board.turns == 9)
    assert measure(number_of(board_from_identity(short.identity))) == short


@nightly
def test_all_boards_are_measured_again():
    for board in measured_boards():
        assert measure(number_of(board_from_identity(board.identity))) == board
