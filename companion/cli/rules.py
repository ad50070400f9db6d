"""`companion rules`: a list of all rulings."""

from __future__ import annotations

import typer

from companion.cli.options import AsJson
from companion.cli.records import print_json


def rules(json: AsJson = False) -> None:
    """List every ruling by number and title."""
    from itertools import groupby

    from companion.rulebook import rulings, rulings_document

    if json:
        print_json({"rulings": rulings_document()})
        return
    for section, listed in groupby(rulings(), key=lambda each: each.section):
        typer.echo(section)
        for each in listed:
            typer.echo(f"  {each.number:<4} {each.title}")
