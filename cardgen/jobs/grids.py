"""The job of printing grids: larger than the card's, to play with pencils on any paper."""

from __future__ import annotations

from dataclasses import dataclass

from cardgen.jobs.writing import SheetsJob, Written, faults_of
from cardgen.printables.grids import GridSheetError, grid_sheets
from companion.games import GAMES


@dataclass(frozen=True, slots=True, kw_only=True)
class GridsJob(SheetsJob):
    """Grids for a `game`, with spaces of `cell` mm.

    None stands for the size that suits the game, and for the fewest players that it needs.
    """

    game: str = "deflector"
    players: int | None = None
    cell: float | None = None


def make_grids(job: GridsJob) -> Written:
    """Print grids as `job` says."""
    book = job.book()
    with faults_of("cardgen grids", GridSheetError):
        pages = grid_sheets(GAMES[job.game], book, job.size, job.cell, job.players)
    files = {("", f"Grids for {job.game.title()}"): pages}
    return job.write(book, files, f"print on one side, at 100 %, on {job.paper}")
