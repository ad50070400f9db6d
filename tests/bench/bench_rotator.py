"""How fast Rotator boards are solved: by the search of every program, beside others, in one run.

    python tests/bench/bench_rotator.py                   proven boards, beside a plain search
    python tests/bench/bench_rotator.py random 200        so many random boards: times and memory
    python tests/bench/bench_rotator.py puzzles 1000      so many puzzles on all cores
    python tests/bench/bench_rotator.py native 100        random boards, beside the same source by
    g++

Times are CPU seconds of this machine, so only ratios of one run mean anything.
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

from companion.rotator.board import Board
from companion.rotator.generate import generate
from companion.rotator.grade import grade
from companion.rotator.identity import BOARDS, board_of, identity_of
from companion.rotator.search.solve import Solver
from tests.support.rotator_reference import Reference

ROOT = Path(__file__).parents[2]
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
    print(
        "the first board, with what it takes to load the search:"
        f" {seconds(lambda: Solver(boards[0]).solve()):.2f} s"
    )
    print(f"{'board':10}{'plain':>9}{'search':>9}{'plain/search':>14}")
    ratios = []
    for entry, board in zip(entries, boards, strict=True):
        solution = Solver(board).solve()
        assert [[line.boosts, line.turns] for line in solution.front] == entry["front"]
        plain = seconds(Reference(board).front)
        taken = seconds(lambda board=board: Solver(board).solve(), runs=3)
        ratios.append(plain / taken)
        print(f"{entry['id']:10}{plain:9.3f}{taken:9.3f}{ratios[-1]:14.1f}", flush=True)
    print(f"{'geometric mean':28}{mean(ratios):14.1f}")


def solved_and_graded(board: Board) -> tuple[float, float, int, str]:
    """Return CPU seconds of solving and grading, the situations, and the board's identity."""
    begin = time.process_time()
    solver = Solver(board)
    solution = solver.solve()
    solved = time.process_time()
    if solution.par is not None and solution.par.turns > 1:
        grade(solver, solution)
    return solved - begin, time.process_time() - solved, solution.situations, identity_of(board)


def random_boards(count: int) -> None:
    chance = random.Random(count)
    Solver(board_of(0)).solve()
    results = [solved_and_graded(board_of(chance.randrange(BOARDS))) for _ in range(count)]
    results.sort()
    total = sum(result[0] for result in results)
    for name, share in (("median", 0.5), ("p90", 0.9), ("p99", 0.99), ("most", 1)):
        taken, _, situations, identity = results[min(count - 1, int(share * count))]
        print(f"{name:7}{taken:8.3f} s {situations:9} situations  {identity}")
    print(
        f"mean   {total / count:8.3f} s, and {sum(r[1] for r in results) / count:.3f} s for grading"
    )
    print(f"{sum(r[2] for r in results) / total:.0f} situations a second")
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def puzzles(count: int) -> None:
    begin = time.monotonic()
    batch = generate(count, seed="bench")
    taken = time.monotonic() - begin
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = (used.ru_utime + used.ru_stime) / count
    print(
        f"{count} puzzles of {batch.examined} boards: {taken:.0f} s,"
        f" 1000 in {taken / count * 1000:.0f} s"
    )
    print(
        f"{cpu:.3f} s CPU a puzzle: 1000 in {cpu * 500:.0f} s on two cores with nothing else to do"
    )
    print({refusal.value: number for refusal, number in batch.refused.items()})


def beside_native(count: int) -> None:
    """The search as WebAssembly beside the same source as a program of this computer."""
    compiler = shutil.which("g++")
    if compiler is None:
        sys.exit("there is no g++ here to compile native_search.cpp")
    chance = random.Random(count)
    boards = [board_of(chance.randrange(BOARDS)) for _ in range(count)]
    Solver(boards[0]).solve()
    ratios, times = [], [0.0, 0.0]
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "native_search"
        source = Path(__file__).with_name("native_search.cpp")
        subprocess.run(
            [compiler, "-std=c++20", "-O3", "-ffp-contract=off", "-o", program, source], check=True
        )
        for board in boards:  # in turns, as a machine's speed may change within seconds
            nodes = " ".join(str(int(node)) for node in board.nodes)
            done = subprocess.run(
                [program], input=nodes, capture_output=True, text=True, check=True
            )
            native, situations, work, *_ = done.stdout.split()
            solver = Solver(board)  # half a millisecond, for an instance of the module
            begin = time.process_time()
            solution = solver.solve()
            taken = time.process_time() - begin
            assert (solution.situations, solver.work) == (int(situations), int(work)), identity_of(
                board
            )
            ratios.append(taken / max(float(native), 1e-6))
            times = [times[0] + taken, times[1] + float(native)]
    print(f"{len(boards)} boards, the same situations in both")
    print(f"WebAssembly {times[0]:.2f} s, g++ -O3 {times[1]:.2f} s")
    print(
        f"WebAssembly / g++: {times[0] / times[1]:.2f} in all, {mean(ratios):.2f} in geometric mean"
    )


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            proven_boards()
        case ["random", count]:
            random_boards(int(count))
        case ["puzzles", count]:
            puzzles(int(count))
        case ["native", count]:
            beside_native(int(count))
        case _:
            sys.exit(__doc__)
