"""The command aids."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cardgen.cli.game_options import AnyGame
from cardgen.cli.options import (
    JoinQr,
    PlayerNames,
    PrintOptions,
    Site,
    print_options,
    printed_link,
    usage_error,
)
from companion.games import GRID_GAMES
from companion.usage import Option


@print_options(without="jobs")
def aids(
    options: PrintOptions,
    game: AnyGame = "all",
    players: Annotated[
        int | None, Option("Number of players, if you give no names.", "N", at_least=1, at_most=20)
    ] = None,
    names: PlayerNames = None,
    profile: Annotated[
        Path | None, Option("Profile of the person named in the heads of the pages.", "FILE")
    ] = None,
    site: Site = None,
    join_qr: JoinQr = None,
    rulebook: Annotated[
        bool,
        Option("Print the rule book: every ruling, as a booklet to fold."),
    ] = False,
) -> None:
    """Print rules, aid cards, record sheets, name tents and markers for players."""
    from cardgen.inputs.players import named_players  # noqa: PLC0415
    from cardgen.jobs.aids import AidsJob, make_aids, make_rulebook  # noqa: PLC0415
    from cardgen.jobs.writing import SheetsJob  # noqa: PLC0415

    if rulebook:
        if game != "all" or any((players, names, profile, site, join_qr)):
            usage_error(
                "--rulebook has the rules of all games: leave out --game, --players, --names, --profile, "
                "--site and --join-qr"
            )
        options.finish(make_rulebook(SheetsJob(**options.sheets("rulebook"))))
        return
    if players is not None and names is not None:
        usage_error("--names says how many play: leave out --players")
    link = printed_link(site, join_qr)
    job = AidsJob(
        games=tuple(GRID_GAMES) if game == "all" else (game,),
        profile=profile,
        link=link,
        players=(("", ""),) * (players or 0) if names is None else named_players(names),
        **options.sheets("aids" if game == "all" else f"aids-{game}"),
    )
    options.finish(make_aids(job))
