"""The `companion` command.

A command imports what it needs, so that ``--help`` is fast.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

import enum
import io
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from companion.usage import command_line

if TYPE_CHECKING:
    from companion.errors import Fault
    from companion.rotator.board import Board
    from companion.session import Replay

T = TypeVar("T")

app = command_line("companion", "Referee the Business Card Games: play, check, explain and audit games.")

File = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", dir_okay=False)]
Quiet = Annotated[bool, typer.Option("--quiet", help="Print only what is wrong.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document for programs.")]


@app.command()
def check(file: File, json: AsJson = False, quiet: Quiet = False) -> None:
    """Replay a record: what happened, and where the game stands."""
    found = _replayed(file)
    if json:
        _print_json(found.check_document())
    elif found.fault is None and not quiet:
        from companion.narration import summary

        typer.echo(summary(found))
    _finish(file, found.cut, found.fault, json)


@app.command()
def moves(file: File, json: AsJson = False) -> None:
    """List all legal moves of the player whose turn it is."""
    from companion.errors import Fault, RulingError, UnfinishedError

    found = _replayed(file)
    fault = found.fault
    if fault is None:
        try:
            document = found.moves_document()
        except RulingError as error:
            line = _last_line(file) + isinstance(error, UnfinishedError)
            fault = Fault(line, error.ruling, str(error))
    if fault is not None:
        if json:
            _print_fault(fault)
    elif json:
        _print_json(document)
    else:
        assert found.game is not None
        typer.echo(found.game.narration.legal_moves(document))
    _finish(file, found.cut, fault, json)


@app.command()
def view(
    file: File,
    name: Annotated[
        str | None, typer.Option("--as", metavar="NAME", help="Show what this player may see.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Show what everybody, or one player, may see of a game."""
    from companion.errors import RulingError
    from companion.narration import viewed

    found = _replayed(file)
    try:
        document = found.view_document(name)
    except RulingError as error:
        raise typer.BadParameter(str(error), param_hint="--as") from None
    if json:
        _print_json(document)
    elif found.fault is None:
        typer.echo(viewed(found, document))
    _finish(file, found.cut, found.fault and found.fault.public, json)


@app.command()
def explain(
    file: File,
    move: Annotated[int | None, typer.Option("--move", min=1, help="Only this statement of play.")] = None,
) -> None:
    """Explain a game step by step, with rulings and marks."""
    from companion.narration import explained

    found = _replayed(file)
    count = len(found.referee.log) if found.game else 0
    if move is not None and found.fault is None and move > count:
        raise typer.BadParameter(f"{file} has {count} statements of play", param_hint="--move")
    for line in explained(found, move):
        typer.echo(line)
    _finish(file, found.cut, found.fault, False)


@app.command()
def audit(file: File, json: AsJson = False) -> None:
    """Check all answers against the boards revealed at the end."""
    found = _replayed(file)
    module = found.game.audit if found.game else None
    result = module.audit(found.referee) if module else None
    if json:
        nothing: dict[str, Any] = {"boards": [], "illegal": []}
        _print_json({"audit": module.audit_document(result) if module else nothing} | found.notes())
    else:
        nothing_to_say = ["No board has been revealed: there is nothing to audit."]
        typer.echo("\n".join(module.audit_lines(result) if module else nothing_to_say))
    _finish(file, found.cut, found.fault, json)
    if result is not None and not result.clean:
        raise typer.Exit(1)


class _Goal(enum.StrEnum):
    """What counts as a win, named here so that ``--help`` needs no solver."""

    BOTTOM = "bottom"
    ALL_NODES = "all-nodes"


@app.command()
def solve(
    board: Annotated[
        str, typer.Argument(metavar="FILE|IDENTITY", help="A record of Rotator, or a board's identity.")
    ],
    goal: Annotated[_Goal, typer.Option("--goal", help="all-nodes: capture every Node, too.")] = _Goal.BOTTOM,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            "--limit", metavar="TIME|MEMORY", help="Stop there: 30s, 10min, 500MB; all-nodes stops after 60s."
        ),
    ] = None,
    json: AsJson = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Show no progress.")] = False,
) -> None:
    """Find the best ways to win a Rotator board.

    The first way takes the fewest boosts. Each further way takes more boosts and fewer turns.
    """
    from companion.rotator.documents import solve_document
    from companion.rotator.search.on_request import limits_of, solved
    from companion.rotator.search.search_state import Goal

    try:
        limits = limits_of(limit or ())
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--limit") from None
    asked, cut = _board_asked_for(board, json)
    solution = solved(asked, Goal(goal.value), limits, quiet)
    if json:
        _print_json(solve_document(solution) | ({} if cut is None else {"cut": cut}))
    else:
        from companion.rotator import narration

        typer.echo("\n".join(narration.solved(asked, solution)))
    _finish(Path(board), cut, None, json)


def _board_asked_for(text: str, json: bool) -> tuple[Board, int | None]:
    """Return the board of a record or identity, and the number of the record's last line if it is cut off."""
    from companion.errors import Fault, RulingError
    from companion.rotator.referee import Referee
    from companion.session import replay

    file = Path(text)
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return _board_with(text, json), None
    except OSError as error:
        raise typer.BadParameter(f"{file}: {error.strerror or error}") from None
    found = replay(data)
    fault = found.fault
    if fault is None:
        try:
            if isinstance(found.referee, Referee):
                return found.referee.board, found.cut
            raise RulingError("this is no record of Rotator")
        except RulingError as error:
            fault = Fault(_last_line(file), error.ruling, str(error))
    if json:
        _print_fault(fault)
    raise _refusal(file, fault, json)


def _board_with(identity: str, json: bool) -> Board:
    from companion.errors import Fault
    from companion.rotator.identity import IdentityError, board_from_identity

    if Path(identity).suffix or Path(identity).name != identity:
        raise typer.BadParameter(f"{identity} does not exist", param_hint="FILE")
    try:
        return board_from_identity(identity)
    except IdentityError as error:
        message = f"{error}; nor is there a file of that name"
        if json:
            _print_fault(Fault(None, None, message))
        else:
            typer.echo(message, err=True)
        raise typer.Exit(1) from None


New = Annotated[bool, typer.Option("--new", help="Begin a new record; an existing one is not changed.")]
Lan = Annotated[bool, typer.Option("--lan", help="Let phones on your network join.")]
Address = Annotated[
    str | None, typer.Option("--address", metavar="IP", help="Listen on this address instead.")
]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes any that is free.")]
PORT = 8317


@app.command()
def play(
    file: File,
    new: New = False,
    masked: Annotated[
        bool, typer.Option("--masked", help="Type secrets without showing them on the screen.")
    ] = False,
    rulings: Annotated[
        bool, typer.Option("--rulings", help="Show the ruling beside everything that happens.")
    ] = False,
    lan: Lan = False,
    address: Address = None,
    port: Port = PORT,
) -> None:
    """Play Rotator, or referee a game while people play it.

    If the record has a game in it already, the game goes on from there. With --lan, phones play, too.
    """
    from companion.terminal.play import play as play_on
    from companion.web.addresses import ServeError

    _check_record_named(file, new)
    phones = None
    if lan or address:
        from companion.web.serve import beside

        phones = partial(beside, address=address, port=port)
    elif port != PORT:
        raise typer.BadParameter("is for phones: give --lan or --address, too", param_hint="--port")
    try:
        status = play_on(file, new, rulings, masked, phones)
    except ServeError as error:
        typer.echo(f"companion play: {error}", err=True)
        raise typer.Exit(1) from None
    except OSError as error:
        raise typer.BadParameter(f"{file}: {error.strerror or error}") from None
    if status:
        sys.exit(status)


@app.command()
def serve(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="RECORD", help="The record of a game; without one, game.txt.", dir_okay=False),
    ] = None,
    new: New = False,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="DIR", help="Serve every record of a folder: one table each."),
    ] = None,
    lan: Lan = False,
    address: Address = None,
    port: Port = PORT,
) -> None:
    """Let everybody play on a phone: a small web server that keeps the record."""
    from companion.web.addresses import ServeError
    from companion.web.serve import serve as serve_on

    if folder is not None:
        if file is not None or new:
            raise typer.BadParameter("takes neither a record nor --new beside it", param_hint="--folder")
        if not folder.is_dir():
            raise typer.BadParameter(f"there is no folder {folder}", param_hint="--folder")
    elif file is not None:
        _check_record_named(file, new)
    try:
        serve_on(
            file or Path("game.txt"), new=new or not file, folder=folder, lan=lan, address=address, port=port
        )
    except ServeError as error:
        typer.echo(f"companion serve: {error}", err=True)
        raise typer.Exit(1) from None


@app.command()
def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the files go.", file_okay=False)],
    runtime: Annotated[
        Path | None,
        typer.Option("--runtime", metavar="FOLDER", help="Python for browsers, instead of fetching it."),
    ] = None,
    preview: Annotated[bool, typer.Option("--preview", help="Then serve it on this computer.")] = False,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="For --preview.")] = 8318,
) -> None:
    """Make a web site on which all games are played on one phone, also offline."""
    from companion.web.runtime import NoRuntimeError
    from companion.web.site import preview as serve_preview
    from companion.web.site import site_files, write_site

    try:
        files = site_files(runtime)
    except NoRuntimeError as error:
        typer.echo(f"companion site: {error}", err=True)
        raise typer.Exit(1) from None
    try:
        write_site(folder, files)
        megabytes = sum(map(len, files.values())) / 1e6
        typer.echo(f"{folder}: {len(files)} files, {megabytes:.1f} MB; put them on any web server with https")
        if preview:
            serve_preview(folder, port, typer.echo)
    except OSError as error:
        typer.echo(f"companion site: {error.filename or f'port {port}'}: {error.strerror or error}", err=True)
        raise typer.Exit(1) from None


def _check_record_named(file: Path, new: bool) -> None:
    """Raise BadParameter unless a record is there, or with `new` isn't."""
    if not file.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {file.parent}", param_hint="FILE")
    if new and file.exists() and file.stat().st_size:
        raise typer.BadParameter(f"{file} exists already", param_hint="--new")
    if not new and not file.exists():
        raise typer.BadParameter(f"{file} does not exist; --new begins a record", param_hint="FILE")


def _replayed(file: Path) -> Replay:
    from companion.session import replay

    try:
        return replay(file.read_bytes())
    except OSError as error:
        raise typer.BadParameter(f"{file}: {error.strerror or error}") from None


def _last_line(file: Path) -> int:
    return max(file.read_bytes().count(b"\n"), 1)


def _print_json(document: dict[str, Any]) -> None:
    import json

    from companion.contract import FORMAT

    sys.stdout.write(json.dumps(FORMAT | document) + "\n")


def _print_fault(fault: Fault) -> None:
    from companion.errors import fault_document

    _print_json({"error": fault_document(fault)})


def _finish(file: Path, cut: int | None, fault: Fault | None, quiet: bool) -> None:
    """Print what is wrong with a record unless `quiet`; exit with status 1 if it has a fault."""
    if cut is not None and not quiet:
        typer.echo(f"{file}:{cut}: this line was cut off before its end and is ignored", err=True)
    if fault is not None:
        raise _refusal(file, fault, quiet)


def _refusal(file: Path, fault: Fault, quiet: bool) -> typer.Exit:
    """Print what is wrong with a record unless `quiet`; return the exit to raise."""
    if not quiet:
        ruling = f" [{fault.ruling}]" if fault.ruling else ""
        typer.echo(f"{file}:{fault.line}: {fault.message}{ruling}", err=True)
    return typer.Exit(1)


@app.command()
def rule(
    number: Annotated[str, typer.Argument(metavar="RULING", help="Its number, such as S7.")],
    json: AsJson = False,
) -> None:
    """Print a ruling."""
    import shutil

    from companion.errors import RulingError
    from companion.rulebook import ruling, wrapped

    try:
        found = ruling(number)
    except RulingError as error:
        raise typer.BadParameter(str(error), param_hint="RULING") from None
    if json:
        _print_json({"ruling": found.number, "title": found.title, "text": found.text})
    else:
        width = min(shutil.get_terminal_size().columns, 100)
        typer.echo(f"{found.number}. {found.title}\n\n{wrapped(found.text, width)}")


@app.command()
def rules(json: AsJson = False) -> None:
    """List every ruling by number and title."""
    from itertools import groupby

    from companion.rulebook import rulings

    if json:
        known = [{"ruling": each.number, "title": each.title, "section": each.section} for each in rulings()]
        _print_json({"rulings": known})
        return
    for section, listed in groupby(rulings(), key=lambda each: each.section):
        typer.echo(section)
        for each in listed:
            typer.echo(f"  {each.number:<4} {each.title}")


@app.command()
def simulate(
    game: Annotated[str, typer.Option("--game", help="reflector, deflector or defector.")],
    players: Annotated[int | None, typer.Option("--players", min=2, max=99, help="How many play.")] = None,
    variant: Annotated[
        list[str] | None, typer.Option("--variant", help="Such as short, or ricochet; may be repeated.")
    ] = None,
    layout: Annotated[str | None, typer.Option("--layout", help="Where the grids touch.")] = None,
    strategy: Annotated[
        str,
        typer.Option("--strategy", help="Who plays: random, greedy, hunter, basher, or mixed."),
    ] = "hunter",
    games: Annotated[int, typer.Option("--games", min=1, max=100_000, help="How many games.")] = 100,
    turns: Annotated[
        int,
        typer.Option(
            "--turns", min=1, max=100_000, help="Stop a game that has no limit of rounds after so many turns."
        ),
    ] = 300,
    seed: Annotated[str, typer.Option("--seed", help="Another text gives other games.")] = "1",
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, max=256, help="Processes.")] = None,
    json: AsJson = False,
) -> None:
    """Simulate many games: how long they take, and who wins.

    Lead changes: how often the lead passes to another player. The lead is looked at when a round or the game
    ends. Who controls most Nodes leads. If several do, the one of them leads who holds most spaces on other
    players' grids. If that is equal too, the lead stays as it was.

    Ended before: games that ended before their last round was over. Tally decided: of the other games, those
    in which one player alone had the highest tally.
    """
    import os

    from companion.errors import RulingError
    from companion.territory.simulate import figures
    from companion.territory.simulate.games import outcomes, setting

    try:
        about = setting(
            game.lower(),
            players,
            layout=layout,
            variants=variant or (),
            strategy=strategy,
            seed=seed,
            turns=turns,
        )
    except RulingError as error:
        raise typer.BadParameter(f"{error} [{error.ruling}]" if error.ruling else str(error)) from None
    played = list(_watched(outcomes(about, games, jobs or os.cpu_count() or 1), games))
    found = figures.figures(about, played)
    if json:
        _print_json(figures.document(about, found))
    else:
        typer.echo("\n".join(figures.lines(about, found)))


def _watched(steps: Iterator[T], total: int) -> Iterator[T]:
    """Yield what `steps` yields; on a terminal, show a progress bar."""
    if not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(steps, "Playing", total, console=Console(stderr=True), transient=True)


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a name the terminal can't show is no fault
    from companion.data import DataError

    try:
        app()
    except DataError as error:
        typer.echo(f"companion: {error}", err=True)
        sys.exit(1)
