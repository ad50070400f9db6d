"""`companion solve`: the best ways to win a Rotator board."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from companion.cli.options import LANGUAGE, AsJson, Language
from companion.cli.records import finish, print_fault, print_json, refusal
from companion.usage import Argument, Option, WrongUsageError

if TYPE_CHECKING:
    from companion.rotator.board import Board
    from companion.rotator.state import Step
    from companion.words import Words


def solve(
    board: Annotated[
        str, Argument("A record of Rotator, or the seven letters of a board.", "FILE|IDENTITY")
    ],
    goal: Annotated[
        Literal["bottom", "all-nodes"], Option("all-nodes: capture every Node, too.")
    ] = "bottom",
    limit: Annotated[
        list[str] | None,
        Option("Stop there: 30s, 10min, 500MB; all-nodes stops after 60s.", "TIME|MEMORY"),
    ] = None,
    claim: Annotated[
        str | None, Option('Check a win instead, such as "I10: 3, from red:I5 2, 0".', "LINE")
    ] = None,
    json: AsJson = False,
    quiet: Annotated[bool, Option("Show no progress.")] = False,
    language: Language = LANGUAGE,
) -> None:
    """Find the best ways to win a Rotator board.

    The first way takes the fewest boosts. Each further way takes more boosts and fewer turns.
    """
    from companion.cli.limited_search import limits_of, solve_within
    from companion.rotator import narration
    from companion.rotator.documents import solve_document
    from companion.rotator.search.solve import Goal

    try:
        limits = limits_of(limit or ())
    except ValueError as error:
        raise WrongUsageError(f"--limit: {error}") from None
    if claim is not None and (json or goal == "all-nodes"):
        raise WrongUsageError("--claim: checks a win, in words: leave out --json and --goal")
    asked, cut = _board_asked_for(board, json)
    claimed = None if claim is None else _play_claim(asked, claim)
    solution = solve_within(asked, Goal(goal), limits, quiet)
    if claimed is not None:
        _tell(narration.claimed(claimed, solution), language)
        if claimed[-1].after.result != "won":
            raise typer.Exit(1)
    elif json:
        print_json(solve_document(solution) | ({} if cut is None else {"cut": cut}))
    else:
        _tell(narration.solved(asked, solution), language)
    finish(Path(board), cut, None, json)


def _tell(lines: Sequence[Words], tag: str) -> None:
    from companion import words

    typer.echo("\n".join(map(words.language(tag).say, lines)))


def _play_claim(board: Board, claim: str) -> list[Step]:
    from companion.errors import RulingError
    from companion.rotator.claim import play_claim

    try:
        return play_claim(board, claim)
    except RulingError as error:
        typer.echo(f"--claim: {error}", err=True)
        raise typer.Exit(1) from None


def _board_asked_for(text: str, json: bool) -> tuple[Board, int | None]:
    """Return the board of a record or identity, and the number of a last line that is cut off."""
    from companion.errors import Fault, RulingError
    from companion.rotator.referee import Referee
    from companion.session import replay
    from companion.textfile import read_record

    file = Path(text)
    try:
        data = read_record(file)
    except FileNotFoundError:
        return _board_with(text, json), None
    except OSError as error:
        raise WrongUsageError(f"{file}: {error.strerror or error}") from None
    found = replay(data, file.parent)
    fault = found.fault
    if fault is None:
        try:
            if isinstance(found.referee, Referee):
                return found.referee.board, found.cut
            raise RulingError("this is no record of Rotator")
        except RulingError as error:
            fault = Fault(found.last_line, error.ruling, str(error))
    if json:
        print_fault(fault)
    raise refusal(file, fault, json)


def _board_with(identity: str, json: bool) -> Board:
    from companion.errors import Fault
    from companion.rotator.identity import IdentityError, board_from_identity

    if Path(identity).suffix or Path(identity).name != identity:
        raise WrongUsageError(f"FILE: {identity} does not exist")
    try:
        return board_from_identity(identity)
    except IdentityError as error:
        message = f"{error}; nor is there a file of that name"
        if json:
            print_fault(Fault(None, None, message))
        else:
            typer.echo(message, err=True)
        raise typer.Exit(1) from None
