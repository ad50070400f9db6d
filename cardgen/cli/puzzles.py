"""The command puzzles."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated, Literal

import typer

from cardgen.cli.options import PrintOptions, print_options, usage_error
from cardgen.games.puzzles import Level, PuzzleTheme
from cardgen.inputs.geometry import load_geometry
from cardgen.jobs import puzzles as jobs
from cardgen.jobs.options import SITE
from companion.usage import Option

PerPage = Literal[1, 2, 4, 6]
_PER_PAGE: dict[str, PerPage] = {"1": 1, "2": 2, "4": 4, "6": 6}


@print_options()
def puzzles(
    options: PrintOptions,
    count: Annotated[
        int | None, Option("Number of puzzles; default: 4.", "N", at_least=1, at_most=10_000)
    ] = None,
    level: Annotated[
        str | None,
        Option(
            "easy, medium, hard or expert; several with commas: as many of each. Default: mixed, "
            "as they come. The easiest are first.",
            "LEVEL",
        ),
    ] = None,
    theme_filter: Annotated[
        Literal["unique", "no-capture", "no-boost", "mirror", "long-fall", "sharp"] | None,
        Option("Only puzzles with one par line, no capture at par, and so on; default: all."),
    ] = None,
    seed: Annotated[
        str | None, Option("The same seed gives the same puzzles; default: a new one.", "TEXT")
    ] = None,
    seconds: Annotated[
        float | None, Option("Stop the search after this time; default: 600.", "N", at_least=1)
    ] = None,
    daily: Annotated[
        str | None,
        Option(
            "Print a puzzle for each day: 2027, 2027-03, 2027-03-15, or 2026-12-24..2027-01-06.",
            "DAYS",
        ),
    ] = None,
    identity: Annotated[
        list[str],
        Option("Print the board with this identity of seven letters.", "ID", names=("--id",)),
    ] = [],  # noqa: B006 - the command line makes a new list each time
    per_page: Annotated[
        Literal["1", "2", "4", "6"] | None,
        Option("Puzzles on a page; default: 2, in a booklet 1, daily 4, at card size 6."),
    ] = None,
    card_size: Annotated[bool, Option("Make spaces as large as on the card, 4.5 mm.")] = False,
    solutions: Annotated[
        Literal["end", "separate", "foot", "none"],
        Option(
            "Solutions: last pages, a separate file, upside down below each puzzle (par only), or "
            "none."
        ),
    ] = "end",
    rules: Annotated[bool, Option("Print a page of rules before the puzzles.")] = True,
    hints: Annotated[
        Literal["page", "foot", "none"],
        Option(
            "Hints: on a page before the solutions, upside down at the foot of each page, or none."
        ),
    ] = "page",
    ten_nodes: Annotated[
        bool,
        Option("Look for a way through all ten Nodes, about a second a puzzle; a star if found."),
    ] = False,
    booklet: Annotated[
        bool, Option("Print a booklet to fold and staple, two pages on a side.")
    ] = False,
    site: Annotated[str | None, SITE] = None,
    cluster: Annotated[
        str | None, Option("Solve on the Dask cluster at this address.", "ADDRESS")
    ] = None,
) -> None:
    """Print puzzles for one player, with rules and solutions."""
    if identity and (
        count is not None or level or theme_filter or seed is not None or seconds is not None
    ):
        usage_error(
            "--id says which boards: leave out --count, --level, --theme-filter, --seed and "
            "--seconds"
        )
    if daily is not None and (identity or count is not None or theme_filter or seed is not None):
        usage_error("--daily says which boards: leave out --count, --theme-filter, --seed and --id")
    try:
        days = None if daily is None else jobs.days_of(daily)
    except ValueError:
        usage_error(
            f"--daily: '{daily}' is not 2027, 2027-03, 2027-03-15, or 2026-12-24..2027-01-06"
        )
    levels = _levels(level)
    if cluster is not None and options.jobs is not None:
        usage_error("--jobs is for processes on this machine: leave it out with --cluster")
    job = jobs.PuzzlesJob(
        per_page=_PER_PAGE[
            per_page or ("6" if card_size else "1" if booklet else "4" if daily else "2")
        ],
        cell=load_geometry("classic").cell if card_size else None,
        solutions=solutions,
        rules=rules,
        hints=hints,
        booklet=booklet,
        site=site,
        days=tuple(days or ()),
        **options.sheets("puzzles"),
    )
    jobs.check_job(job)
    lack, advice = None, ""
    with options.progress() as progress, jobs.solvers(options.jobs, cluster) as executor:
        if identity:
            found = jobs.puzzles_by_identity(identity, executor, progress)
        elif days is not None:
            found, lack = jobs.find_daily(days, levels, seconds or 3600, executor, progress)
        else:
            wanted = jobs.PuzzleRequest(
                count=count or 4,
                seed=str(secrets.randbelow(1_000_000)) if seed is None else seed,
                levels=levels,
                theme=None if theme_filter is None else PuzzleTheme(theme_filter),
                seconds=seconds or 600,
            )
            batch = jobs.find_puzzles(wanted, executor, progress)
            found, lack = jobs.sort_for_print(batch.puzzles), jobs.shortfall(batch, wanted)
            advice = (
                f"; to get the same puzzles again: --seed {wanted.seed}" if seed is None else ""
            )
        if ten_nodes:
            found = jobs.find_all_nodes(found, executor, progress)
            stars = sum(puzzle.all_nodes is not None for puzzle in found)
            typer.echo(f"a way through all ten Nodes: found for {stars} of {len(found)}", err=True)
    if found:
        written = jobs.make_puzzles(found, job)
        options.finish(replace(written, advice=written.advice + advice))
    if lack:
        typer.echo(str(lack), err=True)
        raise typer.Exit(1)


def _levels(text: str | None) -> tuple[Level, ...]:
    """Return the levels in a list with commas, none for mixed; others are wrong usage."""
    names = [name.strip().lower() for name in (text or "mixed").split(",")]
    known = [level.value for level in Level]
    if names == ["mixed"]:
        return ()
    for name in names:
        if name not in known:
            usage_error(f"--level: '{name}' is none of {', '.join(known)}, nor mixed alone")
    return tuple(level for level in Level if level.value in names)
