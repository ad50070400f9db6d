"""`companion simulate`: many games between simulated players."""

# ruff: noqa: PLC0415

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, TypeVar

import typer

from companion.cli.options import AsJson
from companion.cli.records import print_json

T = TypeVar("T")


def simulate(
    game: Annotated[
        str, typer.Option("--game", help="reflector, deflector or defector.", case_sensitive=False)
    ],
    players: Annotated[int | None, typer.Option("--players", min=2, max=99, help="How many play.")] = None,
    variant: Annotated[
        list[str] | None, typer.Option("--variant", help="Such as short, or ricochet; may be repeated.")
    ] = None,
    layout: Annotated[str | None, typer.Option("--layout", help="Where the grids touch.")] = None,
    strategy: Annotated[
        str,
        typer.Option(
            "--strategy", help="Who plays: random, greedy, hunter, basher, or mixed.", case_sensitive=False
        ),
    ] = "hunter",
    games: Annotated[int, typer.Option("--games", min=1, max=100_000, help="How many games.")] = 100,
    turns: Annotated[
        int,
        typer.Option(
            "--turns", min=1, max=100_000, help="Stop a game that has no limit of rounds after so many turns."
        ),
    ] = 300,
    seed: Annotated[str, typer.Option("--seed", help="Another seed gives other games.")] = "1",
    jobs: Annotated[
        int | None, typer.Option("--jobs", min=1, max=256, help="How many processes to use.")
    ] = None,
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
            game,
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
        print_json(figures.document(about, found))
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
