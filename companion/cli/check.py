"""`companion check`: replay a record."""

# ruff: noqa: PLC0415

from __future__ import annotations

import typer

from companion.cli.options import AsJson, File, Quiet
from companion.cli.records import finish, print_json, replayed


def check(file: File, json: AsJson = False, quiet: Quiet = False) -> None:
    """Replay a record: what happened, and where the game stands."""
    found = replayed(file)
    if json:
        print_json(found.check_document())
    elif found.fault is None and not quiet:
        from companion.narration import summary

        typer.echo(summary(found))
    finish(file, found.cut, found.fault, json)
