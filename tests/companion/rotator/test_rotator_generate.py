from concurrent.futures import Executor, Future, ThreadPoolExecutor

import pytest

from companion.rotator import generate as generating
from companion.rotator.board import Board
from companion.rotator.generate import Refusal, examine, generate
from companion.rotator.grade import Level
from companion.rotator.identity import board_from_identity, number_of
from companion.rotator.state import start
from tests.support.rotator_turns import play

QUICK = 6_000
"""Situations a board may take here, so that the tests are quick."""


class Here(Executor):
    """Does everything at once, in this thread."""

    def submit(self, task, /, *args, **kwargs):
        future = Future()
        future.set_result(task(*args, **kwargs))
        return future


class Backwards(Executor):
    """Does the last task first, to be sure that the order of the answers doesn't matter."""

    def __init__(self):
        self.waiting = []

    def submit(self, task, /, *args, **kwargs):
        future = Future()
        self.waiting.append((future, task, args, kwargs))
        if len(self.waiting) == 4:
            for waiting, work, given, named in reversed(self.waiting):
                waiting.set_result(work(*given, **named))
            self.waiting = []
        return future


@pytest.fixture(autouse=True)
def few_ahead(monkeypatch):
    monkeypatch.setattr(generating, "_AHEAD", 4)


def identities(batch):
    return [puzzle.identity for puzzle in batch.puzzles]


def test_the_same_seed_gives_the_same_puzzles_whoever_computes_them():
    first = generate(2, seed=1, executor=Here(), situations_per_board=QUICK)
    again = generate(2, seed=1, executor=Backwards(), situations_per_board=QUICK)
    with ThreadPoolExecutor(2) as threads:
        threaded = generate(2, seed=1, executor=threads, situations_per_board=QUICK)
    assert identities(first) == identities(again) == identities(threaded)
    assert first.refused == again.refused == threaded.refused
    (other,) = generate(1, seed=3, executor=Here(), situations_per_board=QUICK).puzzles
    assert other.identity not in identities(first)


def test_every_puzzle_is_different_proven_and_won_by_its_lines():
    batch = generate(3, seed="sheet 7", executor=Here(), situations_per_board=QUICK)
    assert len(set(identities(batch))) == 3
    for puzzle in batch.puzzles:
        assert puzzle.solution.complete
        assert board_from_identity(puzzle.identity) == puzzle.board
        for line in puzzle.solution.front:
            position = start(puzzle.board, line.start)
            for turn in line.played:
                position = play(position, turn)
            assert (position.result, position.turn) == ("won", line.turns)


def test_a_level_asked_for_is_kept_and_the_others_are_counted():
    batch = generate(2, seed=3, levels=(Level.EASY,), executor=Here(), situations_per_board=QUICK)
    assert [puzzle.grade.level for puzzle in batch.puzzles] == [Level.EASY] * 2
    assert batch.examined == 2 + batch.refused.total()


def test_boards_that_take_too_long_are_dropped_and_counted():
    batch = generate(1, seed=5, executor=Here(), situations_per_board=1_500)
    assert batch.refused[Refusal.TOO_LONG] > 0
    assert len(batch.puzzles) == 1


def test_boards_with_a_column_of_air_are_refused():
    board = Board.parse("E1 B3 G5 B8 F9", "I3 D4 G6 D9 I9")
    assert examine(number_of(board), QUICK) is Refusal.TOO_EASY


@pytest.mark.usefixtures("hurried")
def test_what_was_found_is_kept_when_the_time_is_up():
    told = []
    batch = generate(
        10_000,
        seed=1,
        executor=Here(),
        situations_per_board=500,
        seconds=1_000,
        progress=told.append,
    )
    assert len(told) == batch.examined == 9
