"""`companion view`: what one player, or everybody, may see."""

from typing import Annotated

import typer

from companion.cli.options import LANGUAGE, AsJson, File, Language
from companion.cli.records import finish, print_json, replay_file
from companion.usage import Option, WrongUsageError


def view(
    file: File,
    name: Annotated[
        str | None, Option("Show what this player may see.", "NAME", names=("--as",))
    ] = None,
    json: AsJson = False,
    language: Language = LANGUAGE,
) -> None:
    """Show what everybody, or one player, may see of a game."""
    from companion import words
    from companion.errors import RulingError
    from companion.narration import viewed

    found = replay_file(file)
    try:
        document = found.view_document(name)
    except RulingError as error:
        raise WrongUsageError(f"--as: {error}") from None
    if json:
        print_json(document)
    elif found.fault is None:
        typer.echo(viewed(found, document, words.language(language)))
    finish(file, found.cut, found.fault and found.fault.public, json)
