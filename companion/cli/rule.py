"""`companion rule`: the text of a ruling."""

# ruff: noqa: PLC0415

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.options import AsJson
from companion.cli.records import print_json


def rule(
    number: Annotated[str, typer.Argument(metavar="RULING", help="Its number, such as S7.")],
    json: AsJson = False,
) -> None:
    """Print a ruling."""
    import shutil

    from companion.errors import RulingError
    from companion.rulebook import ruling, wrapped

    try:
        found = ruling(number)
    except RulingError as error:
        raise typer.BadParameter(str(error), param_hint="RULING") from None
    if json:
        print_json({"ruling": found.number, "title": found.title, "text": found.text})
    else:
        width = min(shutil.get_terminal_size().columns, 100)
        typer.echo(f"{found.number}. {found.title}\n\n{wrapped(found.text, width)}")
