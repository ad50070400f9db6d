"""How fast Rotator boards are solved: the search in Python and the compiled one, against the plain search.

    python tests/bench/bench_rotator.py                   the proven boards: all three, and their ratios
    python tests/bench/bench_rotator.py random 200        so many random boards: median, p90, p99, memory
    python tests/bench/bench_rotator.py puzzles 60        so many proven and graded boards on all cores
    python tests/bench/bench_rotator.py cpp 100           so many random boards, compiled and by a C++ program

`random` and `puzzles` take a last word: `never` for the search in Python alone, else the compiled one is
used. `cpp` needs g++. Times are CPU seconds of this machine, so only ratios of one run mean anything.
"""

from __future__ import annotations

import json
import math
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "companion" / "rotator")]

from rotator_reference import Reference  # noqa: E402

from companion.rotator.board import Board  # noqa: E402
from companion.rotator.generate import generate  # noqa: E402
from companion.rotator.grade import grade  # noqa: E402
from companion.rotator.identity import BOARDS, board_of, identity_of  # noqa: E402
from companion.rotator.search.solve import Compiled, Solver, solve  # noqa: E402

PROVEN = ROOT / "tests" / "companion" / "rotator" / "proven_boards.json"


def seconds(work: Callable[[], object], runs: int = 1) -> float:
    """The CPU time of the quickest of `runs`."""
    times = []
    for _ in range(runs):
        begin = time.process_time()
        work()
        times.append(time.process_time() - begin)
    return min(times)


def mean(ratios: list[float]) -> float:
    """The geometric mean."""
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def proven_boards() -> None:
    entries = json.loads(PROVEN.read_text())
    boards = [Board.parse(entry["red"], entry["blue"]) for entry in entries]
    first = seconds(lambda: solve(boards[0], compiled=Compiled.AT_ONCE))
    print(f"the first board compiled, with what it takes to load or to compile: {first:.1f} s")
    print(f"{'board':10}{'plain':>9}{'Python':>9}{'compiled':>10}{'plain/Python':>14}{'plain/compiled':>16}")
    plain_to_python, plain_to_compiled = [], []
    for entry, board in zip(entries, boards, strict=True):
        plain = seconds(Reference(board).front)
        taken = []
        for compiled in (Compiled.NEVER, Compiled.AT_ONCE):
            solution = solve(board, compiled=compiled)
            assert [[line.boosts, line.turns] for line in solution.front] == entry["front"]
            taken.append(seconds(lambda board=board, how=compiled: solve(board, compiled=how), runs=3))
        plain_to_python.append(plain / taken[0])
        plain_to_compiled.append(plain / taken[1])
        print(
            f"{entry['id']:10}{plain:9.3f}{taken[0]:9.3f}{taken[1]:10.3f}"
            f"{plain_to_python[-1]:14.1f}{plain_to_compiled[-1]:16.1f}",
            flush=True,
        )
    print(f"{'geometric mean':38}{mean(plain_to_python):14.1f}{mean(plain_to_compiled):16.1f}")


def solved_and_graded(board: Board, compiled: Compiled) -> tuple[float, float, int, str]:
    """Return the CPU seconds that solving and grading take, the situations, and the board's identity."""
    solver = Solver(board, compiled=compiled)
    begin = time.process_time()
    solution = solver.solve()
    solved = time.process_time()
    if solution.par is not None and solution.par.turns > 1:
        grade(solver, solution)
    return solved - begin, time.process_time() - solved, solution.situations, identity_of(board)


def random_boards(count: int, compiled: Compiled) -> None:
    chance = random.Random(count)
    solve(board_of(0), compiled=compiled)
    results = [solved_and_graded(board_of(chance.randrange(BOARDS)), compiled) for _ in range(count)]
    results.sort()
    total = sum(result[0] for result in results)
    for name, share in (("median", 0.5), ("p90", 0.9), ("p99", 0.99), ("most", 1)):
        taken, _, situations, identity = results[min(count - 1, int(share * count))]
        print(f"{name:7}{taken:8.3f} s {situations:9} situations  {identity}")
    print(f"mean   {total / count:8.3f} s, and {sum(r[1] for r in results) / count:.3f} s for grading")
    print(f"{sum(r[2] for r in results) / total:.0f} situations a second")
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def puzzles(count: int, compiled: Compiled) -> None:
    begin = time.monotonic()
    batch = generate(count, seed="bench", compiled=compiled)
    taken = time.monotonic() - begin
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = (used.ru_utime + used.ru_stime) / count
    print(
        f"{count} puzzles of {batch.examined} boards: {taken:.0f} s, 1000 in {taken / count * 50 / 3:.1f} min"
    )
    print(f"{cpu:.3f} s CPU a puzzle: 1000 in {cpu * 50 / 6:.1f} min on two cores with nothing else to do")
    print({refusal.value: number for refusal, number in batch.refused.items()})


def beside_cpp(count: int) -> None:
    """The compiled search beside `plain_search.cpp`, which takes the same steps."""
    compiler = shutil.which("g++")
    if compiler is None:
        sys.exit("there is no g++ here to compile plain_search.cpp")
    chance = random.Random(count)
    boards = [board_of(chance.randrange(BOARDS)) for _ in range(count)]
    boards = [board for board in boards if not board.has_air_column]
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "plain_search"
        source = Path(__file__).with_name("plain_search.cpp")
        subprocess.run([compiler, "-std=c++20", "-O3", "-march=native", "-o", program, source], check=True)
        nodes = "".join(" ".join(str(int(node)) for node in board.nodes) + "\n" for board in boards)
        answers = subprocess.run([program], input=nodes, capture_output=True, text=True, check=True).stdout
    solve(boards[0], compiled=Compiled.AT_ONCE)
    ratios, times, situations = [], [0.0, 0.0], 0
    for board, answer in zip(boards, answers.splitlines(), strict=True):
        begin = time.process_time()
        solution = solve(board, compiled=Compiled.AT_ONCE)
        taken = time.process_time() - begin
        _, *turns, examined, there = answer.split()
        best = {boosts: int(turn) for boosts, turn in enumerate(turns) if int(turn)}
        front = [(b, t) for b, t in best.items() if t < best.get(b - 1, math.inf)]
        assert front == [(line.boosts, line.turns) for line in solution.front], identity_of(board)
        assert int(examined) == solution.situations, identity_of(board)
        ratios.append(taken / max(float(there), 1e-6))
        times = [times[0] + taken, times[1] + float(there)]
        situations += solution.situations
    print(f"{len(boards)} boards, {situations} situations, the same steps and fronts in both")
    for name, total in zip(("compiled", "C++"), times, strict=True):
        print(f"{name:9}{total:8.2f} s {situations / total / 1e6:6.2f} million situations a second")
    print(f"compiled / C++: {times[0] / times[1]:.2f} in all, {mean(ratios):.2f} in geometric mean")


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            proven_boards()
        case ["cpp", count]:
            beside_cpp(int(count))
        case ["random" | "puzzles" as what, count, *how]:
            work = random_boards if what == "random" else puzzles
            work(int(count), Compiled(*how) if how else Compiled.AT_ONCE)
        case _:
            sys.exit(__doc__)
