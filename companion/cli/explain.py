"""`companion explain`: what happened, step by step."""

# ruff: noqa: PLC0415

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.options import File
from companion.cli.records import finish, replayed


def explain(
    file: File,
    move: Annotated[int | None, typer.Option("--move", min=1, help="Only this statement of play.")] = None,
) -> None:
    """Explain a game step by step, with rulings and marks."""
    from companion.narration import explained

    found = replayed(file)
    count = len(found.referee.log) if found.game else 0
    if move is not None and found.fault is None and move > count:
        raise typer.BadParameter(f"{file} has {count} statements of play", param_hint="--move")
    for line in explained(found, move):
        typer.echo(line)
    finish(file, found.cut, found.fault, False)
