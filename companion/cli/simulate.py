"""`companion simulate`: many games between simulated players."""

from typing import Annotated

import typer

from companion.cli.options import AsJson
from companion.cli.records import print_json, show_progress
from companion.usage import Option, WrongUsageError, known_name


def simulate(
    game: Annotated[str, Option("reflector, deflector or defector.", read=known_name)],
    players: Annotated[int | None, Option("How many play.", at_least=2, at_most=99)] = None,
    variant: Annotated[
        list[str] | None, Option("Such as short, or ricochet; may be repeated.")
    ] = None,
    layout: Annotated[str | None, Option("Where the grids touch.")] = None,
    strategy: Annotated[
        str, Option("Who plays: easy, medium, hard, mixed, or random.", read=known_name)
    ] = "medium",
    games: Annotated[int, Option("How many games.", at_least=1, at_most=100_000)] = 100,
    turns: Annotated[
        int,
        Option(
            "Stop a game that has no limit of rounds after so many turns.",
            at_least=1,
            at_most=100_000,
        ),
    ] = 300,
    seed: Annotated[str, Option("Another seed gives other games.")] = "1",
    jobs: Annotated[
        int | None, Option("How many processes to use.", at_least=1, at_most=256)
    ] = None,
    json: AsJson = False,
) -> None:
    """Simulate many games: how long they take, and who wins.

    Lead changes: how often the lead passes to another player. The lead is looked at when a round or
    the game ends. Who controls most Nodes leads. If several do, the one of them leads who holds
    most spaces on other players' grids. If that is equal too, the lead stays as it was.

    Ended before: games that ended before their last round was over. Tally decided: of the other
    games, those in which one player alone had the highest tally.
    """
    import os

    from companion.errors import RulingError
    from companion.territory.simulate import document, figures, lines, outcomes, setting

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
        raise WrongUsageError(f"{error} [{error.ruling}]" if error.ruling else str(error)) from None
    steps = outcomes(about, games, jobs or os.cpu_count() or 1)
    played = list(show_progress(steps, games, "Playing"))
    found = figures(about, played)
    if json:
        print_json(document(about, found))
    else:
        typer.echo("\n".join(lines(about, found)))
