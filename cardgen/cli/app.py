"""The `cardgen` command: its list of commands, and one line for each error.

Only the module of the command that is called is loaded: so ``--help`` appears at once.
"""

import signal
import sys
from importlib import import_module

import typer

from cardgen.inputs.faults import InputFault
from companion.data import DataError
from companion.usage import add_command, command_line, run, status_of_signal_behind

_ENDINGS = {
    130: "interrupted: no unfinished file was left",
    143: "ended: no unfinished file was left",
}
"""The message after Ctrl-C and after SIGTERM, by exit status."""

COMMANDS = {
    "init": "Write an example profile for you to fill in.",
    "card": "Print your foldable business card, or one for each guest.",
    "studio": "Design your card on a page in your browser.",
    "themes": "Print the front of your card in every theme, with the colours of each.",
    "print": "Print what a game is played with: rules, grids, boards, cards, records.",
    "puzzles": "Print puzzles for one player, with rules and solutions.",
    "connector": "Print hints for players of Connector, and all its answers.",
    "position": "Print a position at the end of a recorded game.",
    "kit": "Print everything, with an index page that says how.",
    "event": "Print everything for an event, with a checklist.",
    "calibrate": "Print a sheet that shows how far off your printer's back is.",
    "printer": "Save or show what you read off a calibration sheet.",
    "words": "Say how far a translation is, and what is wrong with it.",
    "preflight": "Check a PDF file for what a print shop would reject.",
}
"""In the order of ``--help``. Each is a function in the module of the same name in this package."""


def program(*loaded: str) -> typer.Typer:
    """Return the program with these commands; without any, as ``--help`` lists them all."""
    app = command_line(
        "cardgen",
        "Print business cards that unfold into a game board, and everything you need to play on "
        "them.",
    )
    for name in loaded:
        add_command(app, name, getattr(import_module(f"cardgen.cli.{name}"), name))
    for name, about in COMMANDS.items() if not loaded else ():
        app.command(name, help=about)(lambda: None)
    return app


def main() -> None:
    """Run the command line."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that no half-written file remains
    try:
        called = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
        run("cardgen", program(*{called} & COMMANDS.keys()), COMMANDS)
    except BaseException as error:
        status = status_of_signal_behind(error)
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
