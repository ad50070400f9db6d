"""`companion explain`: what happened, step by step."""

from typing import Annotated

import typer

from companion.cli.options import LANGUAGE, File, Language
from companion.cli.records import finish, replay_file
from companion.usage import Option, WrongUsageError


def explain(
    file: File,
    move: Annotated[int | None, Option("Only this statement of play.", at_least=1)] = None,
    language: Language = LANGUAGE,
) -> None:
    """Explain a game step by step, with rulings and marks."""
    from companion import words
    from companion.narration import explained

    found = replay_file(file)
    count = len(found.referee.log) if found.game else 0
    if move is not None and found.fault is None and move > count:
        raise WrongUsageError(f"--move: {file} has {count} statements of play")
    for line in explained(found, words.language(language), move):
        typer.echo(line)
    finish(file, found.cut, found.fault, False)
