"""Measures random boards of Rotator: turns at par, bits, forks, and wins by luck.

    python tests/companion/rotator/measure_boards.py 1000

adds boards to `measured_boards.csv` until there are so many. The bounds of the levels in
`layouts/rotator/levels.toml` rest on them.
"""

import csv
import sys
from dataclasses import astuple, dataclass
from pathlib import Path

from companion.rotator.generate import Refusal, _draw, examine
from companion.rotator.grade import lucky_wins
from companion.rotator.identity import board_from_identity, number_of
from companion.rotator.search.solve import Solver

SEED = "levels"

MEASURED = Path(__file__).parent / "measured_boards.csv"


@dataclass(frozen=True, slots=True)
class MeasuredBoard:
    """A board, the figures of its grade, and the share of games that are won by luck."""

    identity: str
    turns: int
    bits: float
    forks: float
    lucky_wins: float | None
    wins: float


def measure(number: int) -> MeasuredBoard | None:
    """Solve and grade the board with `number`, and play on it; None if no puzzle is made of it."""
    puzzle = examine(number)
    if isinstance(puzzle, Refusal):
        return None
    grade = puzzle.grade
    figures = grade.line.turns, round(grade.bits, 4), round(grade.forks, 4), grade.lucky_wins
    return MeasuredBoard(puzzle.identity, *figures, wins_of(puzzle.identity))


def wins_of(identity: str) -> float:
    """Return the share of games that careful players win by luck on a board."""
    # not the games that make its level, so that chance can't flatter it
    return lucky_wins(Solver(board_from_identity(identity)), "measured")


def measured_boards() -> list[MeasuredBoard]:
    """Return the boards measured so far."""
    with MEASURED.open() as file:
        return [
            MeasuredBoard(
                identity,
                int(turns),
                float(bits),
                float(forks),
                float(luck) if luck else None,
                float(wins),
            )
            for identity, turns, bits, forks, luck, wins in list(csv.reader(file))[1:]
        ]


def main(count: int) -> None:
    """Add boards to the file until there are `count`."""
    known = {number_of(board_from_identity(board.identity)) for board in measured_boards()}
    with MEASURED.open("a", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        for number in _draw(SEED):
            if len(known) >= count:
                break
            board = None if number in known else measure(number)
            if board is not None:
                known.add(number)
                writer.writerow(astuple(board))
                file.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
