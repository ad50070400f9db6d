"""The command position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardgen.cli.options import PrintOptions, option, print_options


@print_options(without="jobs")
def position(
    options: PrintOptions,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Record of a game.")],
    private: Annotated[
        str | None, option("Print this player's own grid, for nobody else to see.", "NAME")
    ] = None,
) -> None:
    """Print where a recorded game stands.

    The page shows what all players may see, or one player's private grid.
    """
    from cardgen.jobs.positions import PositionJob, make_position  # noqa: PLC0415

    sheets = options.sheets("position" if private is None else "position-private")
    written, cut = make_position(PositionJob(record=file, private=private, **sheets))
    if cut is not None:
        typer.echo(f"{file}:{cut}: this line was cut off before its end and is ignored", err=True)
    options.finish(written)
