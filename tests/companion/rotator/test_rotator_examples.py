import tomllib
from collections import Counter
from dataclasses import replace

import pytest

from companion.data import data_path
from companion.rotator.grade import Level, grade
from companion.rotator.identity import board_from_identity
from companion.rotator.puzzles import examples
from companion.rotator.search.solve import Solver
from companion.rotator.state import start
from tests.support.nightly import nightly
from tests.support.rotator_turns import play

NAMES = [
    (entry["identity"], entry["level"])
    for entry in tomllib.loads(data_path("layouts/rotator/examples.toml").read_text())["board"]
]


def test_there_are_five_examples_of_each_level_all_different():
    assert Counter(puzzle.grade.level for puzzle in examples()) == dict.fromkeys(Level, 5)
    assert len({puzzle.board for puzzle in examples()}) == 20


def test_identity_and_level_written_beside_each_example_are_its_own():
    assert [(puzzle.identity, puzzle.grade.level.value) for puzzle in examples()] == NAMES
    assert [board_from_identity(identity) for identity, _ in NAMES] == [p.board for p in examples()]


@pytest.mark.parametrize("puzzle", examples(), ids=lambda puzzle: puzzle.identity)
def test_every_line_of_an_example_wins_as_it_says(puzzle):
    front = puzzle.solution.front
    assert [line.boosts for line in front] == sorted({line.boosts for line in front})
    assert [line.turns for line in front] == sorted({line.turns for line in front}, reverse=True)
    for line in front:
        position = start(puzzle.board, line.start)
        for turn in line.played:
            position = play(position, turn)
        assert (position.result, position.turn, 10 - position.boosts_left) == (
            "won",
            line.turns,
            line.boosts,
        )


@nightly
def test_fronts_and_grades_of_the_examples_are_proven_again():
    for puzzle in examples():
        solver = Solver(puzzle.board)
        solution = solver.solve()
        assert solution.complete
        known = [(line.boosts, line.turns) for line in puzzle.solution.front]
        assert [(line.boosts, line.turns) for line in solution.front] == known
        graded = grade(solver, solution)
        rounded = replace(graded, bits=round(graded.bits, 3), forks=round(graded.forks, 3))
        assert rounded == puzzle.grade
