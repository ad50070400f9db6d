"""The `companion` command.

Modules are imported by the command that needs them, so that ``--help`` is there at once.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from companion.referee import Replay

app = typer.Typer(
    name="companion",
    help="Plays along with the Business Card Games.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", dir_okay=False)]
Quiet = Annotated[bool, typer.Option("--quiet", help="Say nothing but what is wrong.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document for programs.")]


@app.callback(invoke_without_command=True)
def companion(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """Plays along with the Business Card Games."""
    if version:
        import importlib.metadata

        typer.echo(f"companion {importlib.metadata.version('business-card-games')}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def check(file: RecordFile, json: AsJson = False, quiet: Quiet = False) -> None:
    """Replay a record: what happened, and where the game stands."""
    from companion import report

    found = _replayed(file)
    if json:
        _print_json(report.check_document(found))
    elif found.fault is None and not quiet:
        from companion import telling

        typer.echo(telling.summary(found))
    _finish(file, found, json)


@app.command()
def moves(file: RecordFile, json: AsJson = False) -> None:
    """List every legal move of the player whose turn it is."""
    from companion import report
    from companion.errors import RulingError
    from companion.referee import Fault, Replay

    found = _replayed(file)
    if found.fault is None:
        try:
            document = report.moves_document(found)
        except RulingError as error:
            found = Replay(found.referee, Fault(_last_line(file), error.ruling, str(error)), found.cut)
    if found.fault is not None:
        if json:
            _print_json({"error": report.fault_document(found.fault)})
    elif json:
        _print_json(document)
    else:
        from companion import telling

        typer.echo(telling.legal_moves(document))
    _finish(file, found, json)


@app.command()
def explain(
    file: RecordFile,
    move: Annotated[int | None, typer.Option("--move", min=1, help="Only this statement of play.")] = None,
) -> None:
    """Tell a game step by step: every step with its ruling, and what to mark on which grid."""
    from companion import telling

    found = _replayed(file)
    if move is not None and found.fault is None and move > len(found.referee.log):
        raise typer.BadParameter(
            f"{file} has {len(found.referee.log)} statements of play", param_hint="--move"
        )
    for line in telling.explained(found, move):
        typer.echo(line)
    _finish(file, found, False)


@app.command()
def audit(file: RecordFile, json: AsJson = False) -> None:
    """Compare every answer with the boards revealed after the game, and say what that proves."""
    from companion import report, telling

    found = _replayed(file)
    result = found.referee.audit()
    if json:
        document: dict[str, Any] = {"audit": report.audit_document(result)}
        if found.cut is not None:
            document["cut"] = found.cut
        if found.fault is not None:
            document["error"] = report.fault_document(found.fault)
        _print_json(document)
    else:
        typer.echo("\n".join(telling.audited(result)))
    _finish(file, found, json)
    if not result.clean:
        raise typer.Exit(1)


@app.command()
def play(
    file: RecordFile,
    new: Annotated[
        bool, typer.Option("--new", help="Begin a record; one that exists is left alone.")
    ] = False,
) -> None:
    """Referee a game live; a record that was begun is picked up where it stopped."""
    from companion.errors import RecordError, RulingError
    from companion.game import Game
    from companion.ledger import Ledger
    from companion.live import Session
    from companion.voices import Lines, Terminal

    if new and file.exists():
        raise typer.BadParameter(f"{file} exists already", param_hint="--new")
    if not new and not file.exists():
        raise typer.BadParameter(f"{file} does not exist; --new begins a record", param_hint="FILE")
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    voice = Terminal() if at_terminal else Lines(sys.stdin, sys.stdout)
    try:
        with Ledger(file) as ledger:
            data, cut = ledger.read()
            if cut:
                voice.tell(f"{file}: the last line was cut off before its end and is dropped")
            game = Game.resumed(data, ledger.append)
            Session(game, voice, file).run()
    except RulingError as error:
        place = f"{file}:{error.line}" if isinstance(error, RecordError) else file
        ruling = f" [{error.ruling}]" if error.ruling else ""
        typer.echo(f"{place}: {error}{ruling}", err=True)
        raise typer.Exit(1) from None
    except OSError as error:
        raise typer.BadParameter(f"{file}: {error.strerror or error}") from None
    except KeyboardInterrupt:
        typer.echo(f"stopped; 'companion play {file}' goes on")


def _replayed(file: Path) -> Replay:
    from companion.referee import replay

    try:
        data = file.read_bytes()
    except OSError as error:
        raise typer.BadParameter(f"{file}: {error.strerror or error}") from None
    return replay(data)


def _last_line(file: Path) -> int:
    return max(file.read_bytes().count(b"\n"), 1)


def _print_json(document: dict[str, Any]) -> None:
    import json

    sys.stdout.write(json.dumps(document) + "\n")


def _finish(file: Path, found: Replay, quiet: bool) -> None:
    """Say what is wrong with a record unless `quiet`, and stop with the status that goes with it."""
    if found.cut is not None and not quiet:
        typer.echo(f"{file}:{found.cut}: this line was cut off before its end and is ignored", err=True)
    if found.fault is not None:
        if not quiet:
            ruling = f" [{found.fault.ruling}]" if found.fault.ruling else ""
            typer.echo(f"{file}:{found.fault.line}: {found.fault.message}{ruling}", err=True)
        raise typer.Exit(1)


def main() -> None:
    """Run the command line; the console script's entry point."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a name the terminal can't show is no fault
    app()


if __name__ == "__main__":
    main()
