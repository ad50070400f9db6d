import itertools
import json
import math
import os
import random
from fractions import Fraction
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rotator_pictures import ARENA
from rotator_reference import Reference

from companion.rotator.board import TOP_ROW, Board
from companion.rotator.grade import grade
from companion.rotator.identity import BOARDS, board_from_identity, board_of
from companion.rotator.search import all_nodes
from companion.rotator.search.limits import LimitReachedError, Limits
from companion.rotator.search.search_state import Goal, Ground
from companion.rotator.search.solve import Compiled, Solver, solve
from companion.rotator.state import Turn, legal_turns, play, start, step

SEARCHES = [Compiled.NEVER, Compiled.AT_ONCE] if find_spec("numba") else [Compiled.NEVER]
PROVEN = json.loads((Path(__file__).parent / "proven_boards.json").read_text())


def board_in(entry):
    return Board.parse(entry["red"], entry["blue"])


def pairs(solution):
    return [[line.boosts, line.turns] for line in solution.front]


def assert_wins(board, line):
    position = start(board, line.start)
    for turn in line.played:
        position = play(position, turn)
    assert position.result == "won"
    assert (position.turn, 10 - position.boosts_left) == (line.turns, line.boosts)


@pytest.mark.parametrize("entry", PROVEN, ids=lambda entry: entry["id"])
def test_proven_fronts_and_bits_are_reproduced_and_every_line_wins(entry):
    board = board_in(entry)
    found = []
    for compiled in SEARCHES:
        solver = Solver(board, compiled=compiled)
        solution = solver.solve()
        found.append((solution, grade(solver, solution), solver.situations))
    solution, graded, _ = found[0]
    assert found == [found[0]] * len(SEARCHES)
    assert solution.complete
    assert pairs(solution) == entry["front"]  # R12
    for line in (graded.line, *solution.front):
        assert_wins(board, line)
    assert (graded.line.boosts, graded.line.turns) == (solution.par.boosts, solution.par.turns)
    assert round(graded.bits, 3) == entry["bits"]
    assert graded.level.value == entry["level"]


# drawn at random from those that the plain search can solve in less than a second or so
RANDOM_BOARDS = [
    "2RAALDD",
    "3NHR68U",
    "3ZT3DHJ",
    "45HY5HB",
    "4GTQNT4",
    "4MJR7ML",
    "3NR7XNF",
    "4JH37W6",
    "3BVVXLL",
    "2VESWFX",
    "2XCEZUU",
]


@pytest.mark.parametrize("identity", RANDOM_BOARDS)
def test_the_solver_agrees_with_the_plain_search_on_random_boards(identity):
    board = board_from_identity(identity)
    front = Reference(board).front()
    for compiled in SEARCHES:
        solution = solve(board, compiled=compiled)
        assert [tuple(pair) for pair in pairs(solution)] == front
        for line in solution.front:
            assert_wins(board, line)


@pytest.mark.skipif("NIGHTLY" not in os.environ, reason="takes minutes")
def test_the_solver_agrees_with_the_plain_search_on_any_board():
    chance = random.Random(1)
    for _ in range(40):
        board = board_of(chance.randrange(BOARDS))
        front = Reference(board).front()
        for compiled in SEARCHES:
            assert [tuple(pair) for pair in pairs(solve(board, compiled=compiled))] == front


@settings(max_examples=25, deadline=None)
@given(st.integers(0, BOARDS - 1), st.sampled_from(TOP_ROW), st.randoms(use_true_random=False))
def test_outcomes_are_what_the_engine_says(number, place, chance):
    """A situation is what the engine's position is after a next turn without a drill."""
    board = board_of(number)
    ground = Ground(board)
    situation = dict(ground.starts())[place]
    position, departure = start(board, place), None
    if situation is None:
        assert play(position, Turn(0)).result == "won"
        return
    for turn in range(12):
        expected = {}
        for choice in legal_turns(position):
            if choice.start != departure:
                continue
            after = play(position, choice)
            cost = position.boosts_left - after.boosts_left
            if after.result == "won":
                expected[cost, "won", 0] = None
                continue
            for next_turn in legal_turns(after):
                if next_turn.drill == 0:
                    final = play(after, next_turn)
                    if final.result == "won":
                        expected[cost, "won", 1] = None
                    elif final.result is None:
                        key = (final.at, final.solid, *final.touched[:3])
                        expected[cost, key, 1] = (after, next_turn.start)
        outcomes, _ = ground.outcomes(situation, turn % 4, position.boosts_left)
        found = {(cost, after or "won", later) for cost, _, _, after, later in outcomes}
        assert found == set(expected)
        going_on = sorted(key for key in found if key[1] != "won")
        if not going_on:
            return
        key = chance.choice(going_on)
        situation = key[1]
        position, departure = expected[key]


@pytest.mark.parametrize("compiled", SEARCHES)
def test_limits_give_an_honest_partial_answer(compiled):
    board = board_in(PROVEN[-1])
    whole = solve(board, compiled=compiled)
    nothing = solve(board, limits=Limits(situations=100), compiled=compiled)
    assert (nothing.front, nothing.complete, nothing.situations) == ((), False, 101)
    part = solve(board, limits=Limits(situations=whole.situations - 1000), compiled=compiled)
    assert not part.complete
    assert part.front
    for line in part.front:
        assert_wins(board, line)
    assert solve(board, limits=Limits(situations=whole.situations), compiled=compiled) == whole
    assert not solve(board, limits=Limits(situations=whole.situations - 1), compiled=compiled).complete
    assert not solve(board, limits=Limits(seconds=0), compiled=compiled).complete
    assert not solve(board, limits=Limits(megabytes=1), compiled=compiled).complete
    assert solve(board, limits=Limits(megabytes=1000), compiled=compiled) == whole


@pytest.mark.parametrize("compiled", SEARCHES)
def test_a_limit_also_stops_the_grading(compiled):
    board = board_in(PROVEN[0])
    needed = solve(board).situations
    solver = Solver(board, limits=Limits(situations=needed + 1), compiled=compiled)
    solution = solver.solve()
    assert solution.complete
    with pytest.raises(LimitReachedError):
        grade(solver, solution)


def test_what_is_not_proven_is_not_graded():
    solver = Solver(ARENA, limits=Limits(situations=1))
    with pytest.raises(ValueError, match="proven front"):
        grade(solver, solver.solve())


@pytest.mark.parametrize("compiled", SEARCHES)
def test_progress_is_told_and_never_goes_back(compiled):
    told = []
    solve(board_in(PROVEN[5]), progress=told.append, compiled=compiled)
    assert len(told) > 1
    assert all(a.situations < b.situations and a.boosts <= b.boosts for a, b in itertools.pairwise(told))


@pytest.mark.parametrize("compiled", SEARCHES)
def test_whoever_is_told_of_progress_may_stop_the_search(compiled):
    def stop(_):
        raise LimitReachedError

    assert not solve(board_in(PROVEN[0]), progress=stop, compiled=compiled).complete


def test_a_column_of_air_is_won_in_turn_1():
    board = Board.parse("E1 B3 G5 B8 F9", "I3 D4 G6 D9 I9")
    (line,) = solve(board).front
    assert (line.boosts, line.turns) == (0, 1)
    assert_wins(board, line)


def par_lines(solver, par):
    """Yield for every par line its start, and each turn: how many choices, how many keep par."""

    def lines(situation, turn, left):
        outcomes, _ = solver.ground.outcomes(situation, turn - 1 & 3, 10 - par.boosts + left)
        keeping = [
            outcome
            for outcome in outcomes
            if outcome[0] <= left
            and (outcome[3] is None or solver.wins(outcome[3], turn & 3, left - outcome[0]))
        ]
        here = (len(outcomes), len(keeping))
        for cost, _, _, after, later in keeping:
            if after is None and turn + later == par.turns:
                yield [here]
            elif after is not None and turn < par.turns:
                yield from ([here, *rest] for rest in lines(after, turn + 1, left - cost))

    for begin, situation in solver.ground.starts():
        if solver.wins(situation, 0, par.boosts):
            yield from ((begin, line) for line in lines(situation, 1, par.boosts))


@pytest.mark.parametrize("name", ["easy03", "easy05"])
def test_bits_are_the_least_over_all_par_lines(name):
    solver = Solver(board_in(next(entry for entry in PROVEN if entry["id"] == name)), compiled=Compiled.NEVER)
    solution = solver.solve()
    graded = grade(solver, solution)
    found = list(par_lines(solver, solution.par))
    starts = sum(solver.wins(situation, 0, solution.par.boosts) for _, situation in solver.ground.starts())

    def care(line):
        choices, keeping = (math.prod(turn[i] for turn in line) for i in (0, 1))
        forks = sum(turn[0] > turn[1] for turn in line)
        return Fraction(choices, keeping), forks, sum(turn[1] == 1 for turn in line)

    least, forks, narrow = min(care(line) for _, line in found)
    assert graded.bits == pytest.approx(math.log2(least * 10 / starts), abs=1e-9)
    assert (graded.forks, graded.narrow_turns) == (forks / solution.par.turns, narrow)
    assert (graded.par_lines, graded.good_starts) == (len(found), starts)
    begin, line = next(each for each in found if care(each[1]) == (least, forks, narrow))
    shares = [Fraction(keeping, choices) for choices, keeping in line]
    assert begin == graded.line.start and shares.index(min(shares)) + 1 == graded.riskiest_turn


def test_a_way_to_capture_all_nodes_is_found_and_not_called_proven():
    board = board_from_identity("433J49M")
    limits = Limits(situations=30_000)
    solution = solve(board, goal=Goal.ALL_NODES, limits=limits, first_win=True)
    assert not solution.complete
    (line,) = solution.front
    assert_wins(board, line)
    position, captured = start(board, line.start), set()
    for turn in line.played:
        told = step(position, turn)
        captured.add(told.captured)
        position = told.after
    assert captured - {None} == set(board.nodes)


def test_without_boosts_no_way_to_all_nodes_is_proven_by_exhaustion(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(all_nodes, "BOOST_CACHE", 0)
    board = board_from_identity("2KN6V5S")
    for limit, proven in ((2000, True), (1000, False)):
        solution = solve(board, goal=Goal.ALL_NODES, limits=Limits(situations=limit))
        assert (solution.front, solution.complete) == ((), proven)
