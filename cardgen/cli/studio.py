"""The command studio."""

from pathlib import Path
from typing import Annotated

import typer

from companion.usage import Argument, Option, WrongUsageError, as_language


def studio(
    profile: Annotated[
        Path | None,
        Argument("The profile to edit; without one, profile.toml.", "PROFILE"),
    ] = None,
    port: Annotated[
        int, Option("Port of the page; default: the profile's own.", "N", at_least=0, at_most=65535)
    ] = 0,
    browser: Annotated[bool, Option("Open the page in your browser.")] = True,
    language: Annotated[
        str | None,
        Option(
            "Language of the page; without it, that of your browser.",
            "TAG|FOLDER",
            read=as_language,
        ),
    ] = None,
) -> None:
    """Design your card on a page in your browser.

    The page edits a profile file, and prints what the other commands print.
    """
    from cardgen.studio.server import run_studio

    path = profile or Path("profile.toml")
    if path.suffix.lower() != ".toml":
        raise WrongUsageError(f"PROFILE: '{path}' does not end in .toml: a profile is a TOML file")
    run_studio(path, port, typer.echo, tag=language, open_browser=browser)
