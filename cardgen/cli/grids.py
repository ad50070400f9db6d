"""The command grids."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cardgen.cli.game_options import GameOnGrids
from cardgen.cli.options import PrintOptions, print_options
from companion.usage import Option


@print_options(without="jobs")
def grids(
    options: PrintOptions,
    game: GameOnGrids = "deflector",
    players: Annotated[
        int | None, Option("Number of players; default: the game's minimum.", "N", at_least=1, at_most=100)
    ] = None,
    cell: Annotated[float | None, Option("Side of a space, 5 to 15; default: the largest.", "MM")] = None,
    profile: Annotated[Path | None, Option("Profile: its name and logo stand on the sheets.", "FILE")] = None,
) -> None:
    """Print grids for the players of a game, larger than on the card."""
    from cardgen.jobs.grids import GridsJob, make_grids  # noqa: PLC0415

    sheets = options.sheets(f"grids-{game}")
    options.finish(make_grids(GridsJob(game=game, players=players, cell=cell, profile=profile, **sheets)))
