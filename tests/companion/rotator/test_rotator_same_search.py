"""The search finds what it always found, to the last bit: the same puzzles for the same seed.

`searched_boards.csv` has 2,000 random boards as a search before this one, in Python compiled by
numba, solved and graded them.
"""

import csv
from hashlib import sha256
from pathlib import Path

from companion.rotator.grade import grade
from companion.rotator.identity import board_from_identity
from companion.rotator.search.solve import Solver
from tests.support.nightly import nightly

SEARCHED = Path(__file__).parent / "searched_boards.csv"
QUICK = 50_000
"""Work of a board that is searched whenever the tests run; in a night all are."""


def searched_boards():
    with SEARCHED.open() as file:
        return list(csv.DictReader(file))


def results(identity):
    """Return a row of the file: the work, the grade included, and a digest of lines and figures."""
    solver = Solver(board_from_identity(identity))
    solution = solver.solve()
    told = [str(line) for line in solution.front]
    if solution.par is not None and solution.par.turns > 1:
        graded = grade(solver, solution)
        exact = graded.bits.hex(), graded.forks.hex(), graded.narrow_turns, graded.good_starts
        told += map(
            str, (*exact, graded.par_lines, graded.riskiest_turn, graded.line, graded.lucky_wins)
        )
        told.append(graded.level.value)
    return {
        "identity": identity,
        "situations": str(solution.situations),
        "work": str(solver.work),
        "front": " ".join(f"{line.boosts}/{line.turns}" for line in solution.front),
        "digest": sha256("\n".join(told).encode()).hexdigest()[:16],
    }


def test_boards_come_out_as_they_did_before():
    quick = [row for row in searched_boards() if int(row["work"]) < QUICK]
    for row in quick[:40]:
        assert results(row["identity"]) == row


@nightly
def test_all_boards_come_out_as_they_did_before():
    rows = searched_boards()
    assert len(rows) == 2000
    for row in rows:
        assert results(row["identity"]) == row
