"""The compiled search beside the one in Python; that both give the same is also tested with the solver."""

import itertools
import os
import random
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from rotator_pictures import ARENA

from companion.rotator import grade as grading
from companion.rotator.board import Board
from companion.rotator.generate import SITUATIONS_PER_BOARD, generate
from companion.rotator.grade import grade
from companion.rotator.identity import BOARDS, board_from_identity, board_of
from companion.rotator.search import solve as solving
from companion.rotator.search.limits import LimitReachedError, Limits
from companion.rotator.search.solve import Compiled, Solver, solve

pytest.importorskip("numba")

from companion.rotator.search import compiled as compiling
from companion.rotator.search import kernel_nogoods

EASY = Board.parse("F1 D4 I5 G8 B9", "B3 I4 D6 B9 G9")
"""A board of 1,423 situations."""


class KernelUsedError(Exception):
    pass


@pytest.fixture
def no_kernel(monkeypatch):
    """Have the kernel tell that it is used."""

    def used(*_):
        raise KernelUsedError

    compiling._load_kernel()
    monkeypatch.setattr(kernel_nogoods, "find_win", used)


def all_about(board, limits, compiled):
    solver = Solver(board, limits=limits, compiled=compiled)
    solution = solver.solve()
    graded = None
    if solution.complete and solution.par is not None and solution.par.turns > 1:
        graded = grade(solver, solution)
    return solution, graded, solver.situations, solver.work


def test_random_boards_come_out_the_same_as_far_as_a_limit_lets_them(monkeypatch):
    chance = random.Random(7)
    complete = 0
    for i in range(12):
        board = board_of(chance.randrange(BOARDS))
        limits = Limits(situations=chance.randrange(1000, 10_000))
        monkeypatch.setattr(compiling, "_SLICE", (11, 16_384)[i % 2])
        monkeypatch.setattr(compiling, "_FIRST_ROOM", (64, 4096)[i // 2 % 2])
        solver, same = (Solver(board, limits=limits, compiled=c) for c in (Compiled.NEVER, Compiled.AT_ONCE))
        solution = solver.solve()
        assert same.solve() == solution
        assert same.work == solver.work or not solution.complete
        complete += solution.complete
    assert 0 < complete < 12


def test_grades_are_the_same_to_the_last_bit():
    plain, quick = (all_about(EASY, None, compiled) for compiled in (Compiled.NEVER, Compiled.AT_ONCE))
    assert plain == quick
    assert plain[1] is not None


def test_memory_grows_as_it_is_needed(monkeypatch):
    plain = all_about(EASY, None, Compiled.NEVER)
    monkeypatch.setattr(compiling, "_FIRST_ROOM", 64)
    assert all_about(EASY, None, Compiled.AT_ONCE) == plain


def test_what_a_search_leaves_in_memory_is_not_seen_by_the_next(monkeypatch):
    plain = all_about(EASY, None, Compiled.NEVER)
    monkeypatch.setattr(compiling._Memory, "pool", [])
    monkeypatch.setattr(compiling, "_SLICE", 400)
    for situations in (2500, 3600):  # given up while it searches, and while it grades
        solver = Solver(EASY, limits=Limits(situations=situations), compiled=Compiled.AT_ONCE)
        if solver.solve().complete:
            with pytest.raises(LimitReachedError):
                grade(solver, solver.solve())
        del solver
    assert len(compiling._Memory.pool) == 1
    assert all_about(EASY, None, Compiled.AT_ONCE) == plain


def test_the_same_work_is_too_much_for_both():
    work = all_about(EASY, None, Compiled.NEVER)[3]
    for compiled in (Compiled.NEVER, Compiled.AT_ONCE):
        assert all_about(EASY, Limits(work=work), compiled)[3] == work
        with pytest.raises(LimitReachedError):
            all_about(EASY, Limits(work=work - 1), compiled)
        assert not Solver(EASY, limits=Limits(work=1000), compiled=compiled).solve().complete


def test_par_lines_are_counted_up_to_a_number_that_both_can_hold(monkeypatch):
    lines = all_about(EASY, None, Compiled.AT_ONCE)[1].par_lines
    assert lines > 3
    for module in (compiling, grading):
        monkeypatch.setattr(module, "MOST_LINES", 3)
    for compiled in (Compiled.NEVER, Compiled.AT_ONCE):
        assert all_about(EASY, None, compiled)[1].par_lines == 3


@pytest.mark.skipif("NIGHTLY" not in os.environ, reason="takes an hour")
def test_two_thousand_boards_come_out_the_same_and_are_graded_the_same():
    chance = random.Random(2000)
    for _ in range(2000):
        board = board_of(chance.randrange(BOARDS))
        found = []
        for compiled in (Compiled.NEVER, Compiled.AT_ONCE):
            try:
                about = all_about(board, Limits(work=SITUATIONS_PER_BOARD), compiled)
            except LimitReachedError:
                about = None
            found.append(about if about and about[0].complete else "too long, as for the generator")
        assert found[0] == found[1], board


def test_pauses_change_nothing(monkeypatch):
    plain = all_about(EASY, None, Compiled.NEVER)
    monkeypatch.setattr(compiling, "_SLICE", 7)
    assert all_about(EASY, None, Compiled.AT_ONCE) == plain


def test_memory_is_limited_as_it_grows():
    solver = Solver(board_from_identity("2KFXMK5"), limits=Limits(megabytes=2), compiled=Compiled.AT_ONCE)
    assert not solver.solve().complete
    assert 500 < solver.situations < 8155


def test_time_is_limited_between_slices(monkeypatch):
    monkeypatch.setattr(compiling, "_SLICE", 100)
    clock = itertools.count()
    monkeypatch.setattr("companion.rotator.search.limits.time.monotonic", lambda: next(clock))
    solver = Solver(EASY, limits=Limits(seconds=10), compiled=Compiled.AT_ONCE)
    assert not solver.solve().complete
    assert 500 < solver.situations < 1500


def test_a_long_search_is_handed_over_and_goes_on_to_the_same_end(monkeypatch):
    plain = all_about(EASY, None, Compiled.NEVER)
    monkeypatch.setattr(solving, "SWITCH_AFTER", 1000)
    told = []
    assert solve(EASY, progress=told.append) == plain[0]
    assert all(a.situations < b.situations for a, b in itertools.pairwise(told))
    assert all_about(EASY, None, Compiled.IF_LONG) == plain


@pytest.mark.usefixtures("no_kernel")
def test_the_kernel_is_used_when_it_should_be_and_not_before(monkeypatch):
    assert solve(ARENA).complete
    assert solve(ARENA, compiled=Compiled.NEVER).complete
    with pytest.raises(KernelUsedError):
        solve(ARENA, compiled=Compiled.AT_ONCE)
    monkeypatch.setattr(solving, "SWITCH_AFTER", 1000)
    with pytest.raises(KernelUsedError):
        solve(EASY)
    # with little time left, it might have to be compiled first
    assert solve(EASY, limits=Limits(seconds=30)).complete


@pytest.mark.usefixtures("no_kernel")
def test_without_numba_the_search_in_python_does_it_all(monkeypatch):
    monkeypatch.setattr(solving, "_numba_is_installed", lambda: False)
    monkeypatch.setattr(solving, "SWITCH_AFTER", 1000)
    assert solve(EASY).complete
    assert solve(ARENA, compiled=Compiled.AT_ONCE).complete


def test_where_numba_does_not_work_the_search_in_python_does_it_all(monkeypatch):
    monkeypatch.setitem(sys.modules, "companion.rotator.search.compiled", None)
    solving._compiled_search.cache_clear()
    try:
        assert solve(ARENA, compiled=Compiled.AT_ONCE).complete
    finally:
        solving._compiled_search.cache_clear()


def test_a_seed_gives_the_same_puzzles_with_the_kernel_and_without():
    with ThreadPoolExecutor(1) as hands:
        with_it, without = (
            generate(1, seed=1, executor=hands, situations_per_board=3000, compiled=compiled)
            for compiled in (Compiled.AT_ONCE, Compiled.NEVER)
        )
    assert with_it == without
    assert with_it.refused
