import itertools
import json
import math
import random
import subprocess
import sys
from contextlib import nullcontext
from fractions import Fraction
from pathlib import Path

import pytest

from companion.cli.app import main
from companion.rotator.board import TOP_ROW, Board, spaces_of
from companion.rotator.grade import grade
from companion.rotator.hints import winning_turn
from companion.rotator.identity import BOARDS, board_from_identity, board_of
from companion.rotator.search import module
from companion.rotator.search.solve import Goal, LimitReachedError, Limits, Solver
from companion.rotator.state import Turn, legal_turns, start, step, surviving_turns
from tests.support.nightly import nightly, tries
from tests.support.rotator_pictures import ARENA
from tests.support.rotator_reference import Reference
from tests.support.rotator_turns import play

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
    solver = Solver(board)
    solution = solver.solve()
    graded = grade(solver, solution)
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
SLOW_BOARDS = {"3NHR68U", "2XCEZUU", "45HY5HB", "3BVVXLL"}
SOME_BOARDS = [board for board in RANDOM_BOARDS if board not in SLOW_BOARDS]


@pytest.mark.parametrize("identity", tries(SOME_BOARDS, in_a_night=RANDOM_BOARDS))
def test_the_solver_agrees_with_the_plain_search_on_random_boards(identity):
    board = board_from_identity(identity)
    front = Reference(board).front()
    solution = Solver(board).solve()
    assert [tuple(pair) for pair in pairs(solution)] == front
    for line in solution.front:
        assert_wins(board, line)


@nightly
def test_the_solver_agrees_with_the_plain_search_on_any_board():
    chance = random.Random(1)
    for _ in range(40):
        board = board_of(chance.randrange(BOARDS))
        front = Reference(board).front()
        assert [tuple(pair) for pair in pairs(Solver(board).solve())] == front


def test_limits_give_an_honest_partial_answer():
    board = board_in(PROVEN[-1])
    whole = Solver(board).solve()
    nothing = Solver(board, limits=Limits(situations=100)).solve()
    assert (nothing.front, nothing.complete, nothing.situations) == ((), False, 101)
    part = Solver(board, limits=Limits(situations=whole.situations - 1000)).solve()
    assert not part.complete
    assert part.front
    for line in part.front:
        assert_wins(board, line)
    assert Solver(board, limits=Limits(situations=whole.situations)).solve() == whole
    assert not Solver(board, limits=Limits(situations=whole.situations - 1)).solve().complete
    assert not Solver(board, limits=Limits(seconds=0)).solve().complete
    assert not Solver(board, limits=Limits(megabytes=1)).solve().complete
    assert Solver(board, limits=Limits(megabytes=1000)).solve() == whole


def test_a_limit_also_stops_the_grading():
    board = board_in(PROVEN[0])
    needed = Solver(board).solve().situations
    solver = Solver(board, limits=Limits(situations=needed + 1))
    solution = solver.solve()
    assert solution.complete
    with pytest.raises(LimitReachedError):
        grade(solver, solution)


def test_what_is_not_proven_is_not_graded():
    solver = Solver(ARENA, limits=Limits(situations=1))
    with pytest.raises(ValueError, match="proven front"):
        grade(solver, solver.solve())


def test_progress_is_told_and_never_goes_back():
    told = []
    Solver(board_in(PROVEN[-1]), progress=told.append).solve()
    assert len(told) > 1
    assert all(
        a.situations < b.situations and a.boosts <= b.boosts for a, b in itertools.pairwise(told)
    )


def test_whoever_is_told_of_progress_may_stop_the_search():
    def stop(_):
        raise LimitReachedError

    assert not Solver(board_in(PROVEN[0]), progress=stop).solve().complete


def test_a_search_gives_its_memory_back_at_once():
    """Without waiting for the garbage collector, which may never come."""
    boards = tries(20, in_a_night=40)
    code = (
        "import gc, pathlib, re; gc.disable()\n"
        "from companion.rotator.identity import board_from_identity\n"
        "from companion.rotator.search.solve import Solver\n"
        f"for _ in range({boards}): Solver(board_from_identity('36VVGMC')).solve()\n"
        "print(re.search(r'VmHWM:\\s+(\\d+)', pathlib.Path('/proc/self/status').read_text())[1])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 200_000  # KB; 20 boards take 590 MB


def test_what_takes_more_memory_than_there_is_takes_too_long():
    solver = Solver(board_from_identity("2KFXMK5"), limits=Limits(megabytes=2))
    assert not solver.solve().complete
    assert 500 < solver.situations < 8155


def test_time_is_limited_while_the_search_runs(monkeypatch):
    clock = itertools.count()
    monkeypatch.setattr("companion.rotator.search.solve.time.monotonic", lambda: next(clock))
    solver = Solver(board_in(PROVEN[-1]), limits=Limits(seconds=3))
    assert not solver.solve().complete
    assert solver.situations > 1000


def test_the_work_is_limited_at_the_same_place_everywhere():
    board = board_in(PROVEN[0])
    work = solved_and_graded_work(board, Limits())
    assert solved_and_graded_work(board, Limits(work=work)) == work
    with pytest.raises(LimitReachedError):
        solved_and_graded_work(board, Limits(work=work - 1))
    assert not Solver(board, limits=Limits(work=100)).solve().complete


def solved_and_graded_work(board, limits):
    solver = Solver(board, limits=limits)
    grade(solver, solver.solve())
    return solver.work


@pytest.mark.parametrize("damage", [b"", b"\0asm", b"\0asm\1\0\0\0"])
def test_a_damaged_module_is_told_in_one_line(damage, monkeypatch, tmp_path, capsys):
    damaged = tmp_path / "search.wasm"
    damaged.write_bytes(damage)
    monkeypatch.setattr(module, "_FILE", damaged)
    monkeypatch.setattr(sys, "argv", ["companion", "solve", "3JUH5D3"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 1
    file = "companion/rotator/search/search.wasm"
    told = f"companion: its file {file} is missing or damaged; install it again\n"
    assert capsys.readouterr() == ("", told)


def test_a_column_of_air_is_won_in_turn_1():
    board = Board.parse("E1 B3 G5 B8 F9", "I3 D4 G6 D9 I9")
    (line,) = Solver(board).solve().front
    assert (line.boosts, line.turns) == (0, 1)
    assert_wins(board, line)


def choices(position, departure):
    """Yield each choice that isn't lost in the next collapse: its boosts, and where it leads.

    That is a position, the departure of its turn, and in how many turns this is; no position for a
    win.
    """
    for turn in legal_turns(position):
        if turn.start != departure:
            continue
        after = play(position, turn)
        cost = position.boosts_left - after.boosts_left
        if after.result == "won":
            yield cost, None, None, 0
            continue
        lines = {}
        for space in spaces_of(after.departures):
            line = space % 10 if after.direction % 2 == 0 else space // 10
            lines.setdefault("the bottom row" if space >= 190 else line, space)
        for begin in lines.values() if lines else [None]:
            final = play(after, Turn(0, begin))
            if final.result == "won":
                yield cost, None, None, 1
            elif final.result is None:
                yield cost, after, begin, 1


def situation_of(position, departure, boosts):
    """Return a position as the plain search has it."""
    at = position.at if departure is None else departure
    captured = departure is None and position.departures != 0
    return (at, captured, position.solid, *position.touched[:3], boosts)


class ParLines:
    """All par lines of a board, by the engine and the plain search."""

    def __init__(self, board, par):
        self.par = par
        self.reference = Reference(board)
        self.known = {}

    def wins(self, position, departure, boosts):
        key = situation_of(position, departure, boosts), position.turn % 4
        if key not in self.known:
            self.known[key] = self.reference.turn_of_win({key[0]}, position.turn) is not None
        return self.known[key]

    def lines(self, position, departure, left):
        """Yield for each line from here each turn: how many choices, how many keep par."""
        found = list(choices(position, departure))
        keeping = [
            (cost, after, begin, later)
            for cost, after, begin, later in found
            if cost <= left and (after is None or self.wins(after, begin, left - cost))
        ]
        here = (len(found), len(keeping))
        for cost, after, begin, later in keeping:
            if after is None and position.turn + 1 + later == self.par.turns:
                yield [here]
            elif after is not None and position.turn + 1 < self.par.turns:
                yield from ([here, *rest] for rest in self.lines(after, begin, left - cost))


@pytest.mark.parametrize("name", tries(["easy03"], in_a_night=["easy03", "easy05"]))
def test_bits_are_the_least_over_all_par_lines(name):
    board = board_in(next(entry for entry in PROVEN if entry["id"] == name))
    solver = Solver(board)
    solution = solver.solve()
    graded = grade(solver, solution)
    par_lines = ParLines(board, solution.par)
    boosts = solution.par.boosts
    starts = [space for space in TOP_ROW if par_lines.wins(start(board, space), None, boosts)]
    found = [
        (space, line)
        for space in starts
        for line in par_lines.lines(start(board, space), None, boosts)
    ]

    def care(line):
        among, keeping = (math.prod(turn[i] for turn in line) for i in (0, 1))
        forks = sum(turn[0] > turn[1] for turn in line)
        return Fraction(among, keeping), forks, sum(turn[1] == 1 for turn in line)

    least, forks, narrow = min(care(line) for _, line in found)
    assert graded.bits == pytest.approx(math.log2(least * 10 / len(starts)), abs=1e-9)
    assert (graded.forks, graded.narrow_turns) == (forks / solution.par.turns, narrow)
    assert (graded.par_lines, graded.good_starts) == (len(found), len(starts))
    begin, line = next(each for each in found if care(each[1]) == (least, forks, narrow))
    shares = [Fraction(keeping, among) for among, keeping in line]
    assert begin == graded.line.start and shares.index(min(shares)) + 1 == graded.riskiest_turn


def test_hints_need_as_few_boosts_as_the_plain_search_and_hardly_more_turns():
    chance = random.Random(4)
    hinted = 0
    for identity in RANDOM_BOARDS:
        board = board_from_identity(identity)
        reference = Reference(board)
        position = start(board, chance.choice(TOP_ROW))
        for _ in range(chance.randrange(4)):
            turns = surviving_turns(position)
            position = play(position, chance.choice(turns)) if turns else position
        if position.result is not None:
            continue

        def turn_of_win(position, boosts, reference=reference):
            return reference.turn_of_win({situation_of(position, None, boosts)}, position.turn)

        most = 2  # more would take the plain search too long
        wins = ((boosts, turn_of_win(position, boosts)) for boosts in range(most + 1))
        needed, earliest = next(
            ((boosts, turn) for boosts, turn in wins if turn is not None), (None, None)
        )
        found = winning_turn(position)
        if needed is None:
            assert found is None or found[1] > most
            continue
        turn, boosts = found
        after = play(position, turn)
        left = boosts - (position.boosts_left - after.boosts_left)
        last = after.turn if after.result == "won" else turn_of_win(after, left)
        assert boosts == needed and earliest <= last <= earliest + 1
        hinted += 1
    assert hinted > 3


def test_a_way_to_capture_all_nodes_is_found_and_not_called_proven():
    board = board_from_identity("433J49M")
    limits = Limits(situations=30_000)
    solution = Solver(board, goal=Goal.ALL_NODES, limits=limits).solve(first_win=True)
    assert not solution.complete
    (line,) = solution.front
    assert_wins(board, line)
    position, captured = start(board, line.start), set()
    for turn in line.played:
        told = step(position, turn)
        captured.add(told.captured)
        position = told.after
    assert captured - {None} == set(board.nodes)


def test_without_boosts_no_way_to_all_nodes_is_proven_by_exhaustion():
    board = board_from_identity("2KN6V5S")
    for limit, proven in ((2000, True), (1000, False)):
        solver = Solver(board, goal=Goal.ALL_NODES, limits=Limits(situations=limit))
        with nullcontext() if proven else pytest.raises(LimitReachedError):
            assert solver._module.call("find_all_nodes", 0, False) == proven
        assert solver.situations <= limit + 1
