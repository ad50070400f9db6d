"""The command position."""

from pathlib import Path
from typing import Annotated

from cardgen.cli.options import PrintOptions, print_options
from cardgen.jobs.positions import PositionJob, make_position
from companion.usage import Argument, Option


@print_options(without="jobs")
def position(
    options: PrintOptions,
    file: Annotated[Path, Argument("Record of a game.", "FILE")],
    private: Annotated[
        str | None, Option("Print this player's own grid, for this player only.", "NAME")
    ] = None,
) -> None:
    """Print a position at the end of a recorded game.

    The page shows what all players may see, or one player's private grid.
    """
    sheets = options.sheets("position" if private is None else "position-private")
    options.finish(make_position(PositionJob(record=file, private=private, **sheets)))
