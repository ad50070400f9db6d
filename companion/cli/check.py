"""`companion check`: replay a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from companion.cli.options import LANGUAGE, AsJson, File, Language, Quiet
from companion.cli.records import finish, print_json, replay_file
from companion.usage import WrongUsageError

if TYPE_CHECKING:
    from companion import words

_IDENTITY = 7  # letters of a Rotator board


def check(
    file: File, json: AsJson = False, quiet: Quiet = False, language: Language = LANGUAGE
) -> None:
    """Replay a record: what happened, and where the game stands."""
    if not file.exists() and len(file.name) == _IDENTITY:
        raise WrongUsageError(
            f"there is no file {file}; to check a way to win this board: "
            f'companion solve {file} --claim "..."'
        )
    found = replay_file(file)
    if json:
        print_json(found.check_document())
    elif found.fault is None and not quiet:
        from companion import words
        from companion.narration import summary

        reader = words.language(language)
        typer.echo(summary(found, reader))
        if found.game is not None and found.game.name == "rotator":
            _tell_worth(found.referee, reader)
    finish(file, found.cut, found.fault, json)


def _tell_worth(referee: object, language: words.Language) -> None:
    """Tell the stars and medals of a Rotator game that was won."""
    from companion.rotator.hints import earned_by
    from companion.rotator.referee import Referee

    if isinstance(referee, Referee) and referee.winners:
        for line in earned_by(referee.steps):
            typer.echo(language.say(line))
