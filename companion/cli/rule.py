"""`companion rule`: the text of a ruling."""

from typing import Annotated

import typer

from companion.cli.options import LANGUAGE, AsJson, Language
from companion.cli.records import print_json
from companion.usage import Argument, WrongUsageError


def rule(
    number: Annotated[str, Argument("Its number, such as S7.", "RULING")],
    json: AsJson = False,
    language: Language = LANGUAGE,
) -> None:
    """Print a ruling."""
    import shutil

    from companion import words
    from companion.errors import RulingError
    from companion.rulebook import ruling, wrapped

    try:
        found = ruling(number, words.language(language))
    except RulingError as error:
        raise WrongUsageError(f"RULING: {error}") from None
    if json:
        print_json({"ruling": found.number, "title": found.title, "text": found.text})
    else:
        width = min(shutil.get_terminal_size().columns, 100)
        typer.echo(f"{found.heading}\n\n{wrapped(found.text, width)}")
