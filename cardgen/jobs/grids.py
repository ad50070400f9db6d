"""The job of printing grids that are larger than the card's, to play on with pencils."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cardgen.drawing.fonts import MissingGlyphError
from cardgen.inputs.profile import read_profile
from cardgen.jobs.writing import SheetsJob, Written, faults_of
from cardgen.printables.common.typesetting import TextTooLongError
from cardgen.printables.grids import GridSheetError, grid_sheets
from cardgen.printables.owner import owner_block
from companion.games import GAMES


@dataclass(frozen=True, slots=True, kw_only=True)
class GridsJob(SheetsJob):
    """Grids for a `game`, with spaces of `cell` mm.

    None is the largest size with two players on a page, and the game's smallest number of players. The owner
    of `profile` stands on the sheets.
    """

    profile: Path | None = None
    game: str = "deflector"
    players: int | None = None
    cell: float | None = None


def make_grids(job: GridsJob) -> Written:
    """Print grids as `job` says."""
    book = job.book()
    owner = None
    if job.profile is not None:
        with faults_of(job.profile, TextTooLongError, MissingGlyphError):
            owner = owner_block(read_profile(job.profile), book)
    with faults_of("cardgen grids", GridSheetError):
        pages = grid_sheets(GAMES[job.game], book, job.size, job.cell, job.players, owner)
    files = {("", f"Grids for {job.game.title()}"): pages}
    return job.write(book, files, f"print on one side, at 100 %, on {job.paper}")
