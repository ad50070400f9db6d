"""`companion play`: a live session at the keyboard."""

import sys
from collections.abc import Sequence
from functools import partial
from typing import Annotated

import typer

from companion.cli.options import LANGUAGE, PORT, Address, File, Lan, Language, New, Port
from companion.cli.records import check_record_named
from companion.usage import Option, WrongUsageError, command_again


def _levels_by_name(texts: Sequence[str]) -> dict[str, str]:
    """Read what ``--computer`` was given; raises WrongUsageError for a fault."""
    from companion.record import LEVELS  # it loads the words, which help does not need

    found: dict[str, str] = {}
    for text in texts:
        name, _, level = text.partition("=")
        if not name or level not in LEVELS:
            why = f"write a name and a level ({', '.join(LEVELS)}), such as Bob=hard"
            raise WrongUsageError(f"--computer {text}: {why}")
        if name in found:
            raise WrongUsageError(f"--computer {text}: {name} is named twice")
        found[name] = level
    return found


def play(
    file: File,
    new: New = False,
    masked: Annotated[bool, Option("Type secrets without showing them on the screen.")] = False,
    rulings: Annotated[bool, Option("Show the ruling beside everything that happens.")] = False,
    computer: Annotated[
        list[str] | None,
        Option("Who is played by the computer, such as Bob=hard; may be repeated."),
    ] = None,
    pace: Annotated[
        float, Option("Seconds between two calls of computers in a row.", at_least=0, at_most=60)
    ] = 0,
    lan: Lan = False,
    address: Address = None,
    port: Port = PORT,
    language: Language = LANGUAGE,
) -> None:
    """Play Rotator, or referee a game while people play it.

    If the record has a game in it already, the game goes on from there. With --lan, phones play,
    too.
    """
    from companion.terminal.play import LiveSession
    from companion.web.addresses import ServeError

    check_record_named(file, new)
    phones = None
    if lan or address:
        from companion.web.serve import beside

        phones = partial(beside, address=address, port=port, tag=language)
    elif port != PORT:
        raise WrongUsageError("--port: is for phones: give --lan or --address, too")
    own_port = None if port == PORT else port
    levels = _levels_by_name(computer or ())
    options: dict[str, object] = {"masked": masked, "rulings": rulings, "pace": pace or None}
    options |= {"lan": lan, "address": address}
    tag = None if language == LANGUAGE else language
    again = partial(command_again, "companion", "play", **options, port=own_port, language=tag)
    session = LiveSession(file, new, rulings, masked, phones, again, levels, pace, language)
    try:
        status = session.run()
    except ServeError as error:
        typer.echo(f"companion play: {error}", err=True)
        raise typer.Exit(1) from None
    except OSError as error:
        raise WrongUsageError(f"{file}: {error.strerror or error}") from None
    if status:
        sys.exit(status)
