"""How fast Rotator boards are solved: the solver against the plain search, in one run.

    python tests/bench/bench_rotator.py            the proven boards: both solvers, their ratio
    python tests/bench/bench_rotator.py random 200 so many random boards: median, p90, p99, memory
    python tests/bench/bench_rotator.py sheet 60   so many proven and graded boards on all cores

Times are CPU seconds of this machine, so only ratios of one run mean anything.
"""

from __future__ import annotations

import json
import math
import random
import resource
import sys
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
from companion.rotator.solve import Solver, solve  # noqa: E402

PROVEN = ROOT / "tests" / "companion" / "rotator" / "proven_boards.json"


def seconds(work: Callable[[], object], runs: int = 1) -> float:
    """The CPU time of the quickest of `runs`."""
    times = []
    for _ in range(runs):
        begin = time.process_time()
        work()
        times.append(time.process_time() - begin)
    return min(times)


def proven_boards() -> None:
    print(f"{'board':10}{'plain':>9}{'situations':>12}{'solver':>9}{'situations':>12}{'ratio':>8}")
    ratios = []
    for entry in json.loads(PROVEN.read_text()):
        board = Board.parse(entry["red"], entry["blue"])
        reference = Reference(board)
        slow = seconds(reference.front)
        solution = solve(board)
        assert [[line.boosts, line.turns] for line in solution.front] == entry["front"]
        fast = seconds(lambda board=board: solve(board), runs=3)
        ratios.append(slow / fast)
        print(
            f"{entry['id']:10}{slow:9.3f}{reference.situations:12}{fast:9.3f}{solution.situations:12}"
            f"{ratios[-1]:8.1f}"
        )
    print(f"ratio, geometric mean: {math.exp(sum(map(math.log, ratios)) / len(ratios)):.1f}")


def random_boards(count: int) -> None:
    chance = random.Random(count)
    results = []
    for _ in range(count):
        board = board_of(chance.randrange(BOARDS))
        solver = Solver(board)
        begin = time.process_time()
        solution = solver.solve()
        solved = time.process_time()
        if solution.par is not None and solution.par.turns > 1:
            grade(solver, solution)
        graded = time.process_time()
        results.append((solved - begin, graded - solved, solution.situations, identity_of(board)))
    results.sort()
    total = sum(result[0] for result in results)
    for name, share in (("median", 0.5), ("p90", 0.9), ("p99", 0.99), ("most", 1)):
        taken, _, situations, identity = results[min(count - 1, int(share * count))]
        print(f"{name:7}{taken:8.3f} s {situations:9} situations  {identity}")
    print(f"mean   {total / count:8.3f} s, and {sum(r[1] for r in results) / count:.3f} s for grading")
    print(f"{sum(r[2] for r in results) / total:.0f} situations a second")
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def sheet(count: int) -> None:
    begin = time.monotonic()
    batch = generate(count, seed="bench")
    taken = time.monotonic() - begin
    cpu = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime / count
    print(f"{count} puzzles of {batch.drawn} boards: {taken:.0f} s, 1000 in {taken / count * 50 / 3:.1f} min")
    print(f"{cpu:.2f} s CPU a puzzle: 1000 in {cpu * 50 / 6:.1f} min on two cores with nothing else to do")
    print({refusal.value: number for refusal, number in batch.refused.items()})


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            proven_boards()
        case ["random", count]:
            random_boards(int(count))
        case ["sheet", count]:
            sheet(int(count))
        case _:
            sys.exit(__doc__)
