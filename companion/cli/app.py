"""The `companion` command: its list of commands, and one line for each error.

A command imports what it needs, so that ``--help`` is fast.
"""

import io
import sys
from importlib import import_module

import typer

from companion.usage import add_command, command_line, run

app = command_line(
    "companion", "Referee the Business Card Games: play, check, explain and audit games."
)

COMMANDS = "play serve site check view replay moves explain rule rules audit solve simulate"
"""In the order of ``--help``. Each is a function in the module of the same name in this package."""

for command in COMMANDS.split():
    add_command(app, command, getattr(import_module(f"companion.cli.{command}"), command))


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # for names it can't show
    from companion.data import DataError

    try:
        run("companion", app, COMMANDS.split())
    except DataError as error:
        typer.echo(f"companion: {error}", err=True)
        sys.exit(1)
