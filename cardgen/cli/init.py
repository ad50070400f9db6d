"""The command init."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from cardgen.cli.options import QUIET, to_type, usage_error
from cardgen.inputs.faults import InputFault
from cardgen.inputs.profile import example_profile_text
from cardgen.output import write
from companion.usage import Option


def init(
    output: Annotated[
        Path,
        Option("File to write.", "FILE", names=("-o", "--output")),
    ] = Path("profile.toml"),
    force: Annotated[bool, Option("Replace an existing file.")] = False,
    quiet: Annotated[bool, QUIET] = False,
) -> None:
    """Write an example profile for you to fill in."""
    if output.suffix not in ("", ".toml"):
        usage_error(f"--output: '{output}' does not end in .toml: a profile is a TOML file")
    write_example(
        output,
        example_profile_text(),
        force,
        quiet,
        f"cardgen card --profile {shlex.quote(str(output))}",
    )


def write_example(path: Path, text: str, force: bool, quiet: bool, then: str) -> None:
    """Write an example file and print which command to run after filling it in."""
    if path.exists() and not force:
        raise InputFault.of(path, "exists already: --force replaces it")
    write(path, text.encode())
    if not quiet:
        typer.echo(f"wrote {path}\nnext: fill it in, then: {to_type(then)}")
