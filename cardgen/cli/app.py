"""The `cardgen` command: its list of commands, and one line for each error.

Heavy modules are imported where they are used, so that ``--help`` appears at once.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable
from importlib import import_module

import typer

from cardgen.inputs.faults import InputFault
from companion.usage import add_command, command_line, run

_ENDINGS = {
    130: "interrupted: no unfinished file was left",
    143: "ended: no unfinished file was left",
}
"""The message after Ctrl-C and after SIGTERM, by exit status."""

COMMANDS = "init card themes print puzzles connector position kit event calibrate printer preflight"
"""In the order of ``--help``. Each is a function in the module of the same name in this package."""


def program(commands: Iterable[str] = COMMANDS.split()) -> typer.Typer:
    """Return the program with these commands, or all."""
    app = command_line(
        "cardgen",
        "Print business cards that unfold into a game board, and everything you need to play on them.",
    )
    for name in commands:
        add_command(app, name, getattr(import_module(f"cardgen.cli.{name}"), name))
    return app


def main() -> None:
    """Run the command line."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that no half-written file remains
    try:
        known = COMMANDS.split()
        called = [name for name in sys.argv[1:2] if name in known]
        run("cardgen", program(called or known), known)  # the others need not be loaded
    except BaseException as error:
        from companion.data import DataError

        status = _ending_behind(error)
        if status is not None:
            typer.echo(_ENDINGS[status], err=True)
            sys.exit(status)
        if isinstance(error, DataError):
            typer.echo(f"cardgen: {error}", err=True)
            sys.exit(1)
        if not isinstance(error, InputFault):
            raise
        typer.echo(str(error), err=True)
        sys.exit(2 if error.wrong_usage else 1)


def _ending_behind(error: BaseException | None) -> int | None:
    """Return the exit status if a signal caused `error`: reportlab wraps it in another error."""
    while error is not None:
        if isinstance(error, KeyboardInterrupt):
            return 130
        if isinstance(error, SystemExit) and error.code == 143:
            return 143
        error = error.__context__
    return None
