"""The command tables."""

from __future__ import annotations

from typing import Annotated, Literal

from cardgen.cli.options import (
    JoinQr,
    PlayerNames,
    PrintOptions,
    Site,
    print_options,
    printed_link,
    usage_error,
)
from companion.usage import Option, known_name


@print_options(without="jobs")
def tables(
    options: PrintOptions,
    layout: Annotated[
        str | None, Option("Layout, such as deflector-4-full; default: all.", "NAME", read=known_name)
    ] = None,
    game: Annotated[
        Literal["reflector", "deflector", "defector"] | None, Option("Print all layouts of this game.")
    ] = None,
    players: Annotated[
        int | None, Option("With --game: only the usual layout for this many players.", "N", at_least=1)
    ] = None,
    names: PlayerNames = None,
    placemat: Annotated[bool, Option("Print at real size, on as many sheets as needed.")] = False,
    geometry: Annotated[
        str | None, Option("With --placemat: shape of your cards; default: classic.", "NAME", read=known_name)
    ] = None,
    site: Site = None,
    join_qr: JoinQr = None,
    cell: Annotated[
        float | None, Option("With --placemat: side of a space, 4.4 to 15; default: the card's.", "MM")
    ] = None,
) -> None:
    """Print how to lay out the grids on the table, or a placemat."""
    from cardgen.inputs.players import named_players  # noqa: PLC0415
    from cardgen.jobs import tables as jobs  # noqa: PLC0415

    if layout is not None and game is not None:
        usage_error("--layout says which game, too: leave out --game")
    if players is not None and game is None:
        usage_error("--players goes with --game; the name of a layout has its number of players")
    if not placemat and any(given is not None for given in (geometry, cell, site, join_qr)):
        usage_error("--geometry, --cell, --site and --join-qr are for placemats: add --placemat")
    link = printed_link(site, join_qr)
    for needs_one, value in {"--names": names is not None, "--placemat": placemat}.items():
        if value and game is None and layout in (None, "all"):
            usage_error(f"{needs_one} is for one table: say which with --layout, or which game with --game")
    seated = () if names is None else named_players(names)
    if game is not None:
        chosen = jobs.find_tables(game, players or len(seated) or None)
        if placemat and len(chosen) > 1:
            usage_error(
                "--placemat is for one table: say for how many with --players, or which with --layout"
            )
        name = chosen[0].name if len(chosen) == 1 else f"tables-{game}"
    elif layout not in (None, "all"):
        chosen, name = (jobs.find_table(layout),), layout
    else:
        chosen, name = tuple(map(jobs.find_table, jobs.all_layouts())), "tables"
    job = jobs.TablesJob(
        tables=chosen,
        players=seated,
        placemats=jobs.Placemats(geometry or "classic", cell, link) if placemat else None,
        **options.sheets(f"placemat-{name}" if placemat else name),
    )
    options.finish(jobs.make_tables(job))
