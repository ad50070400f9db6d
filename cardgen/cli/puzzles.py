"""The command puzzles."""

import secrets
from dataclasses import replace

import typer

from cardgen.cli.options import PrintOptions, print_options, usage_error
from cardgen.jobs import puzzles as jobs
from cardgen.jobs.puzzles import PuzzleOptions, PuzzlesJob


@print_options()
def puzzles(options: PrintOptions, chosen: PuzzleOptions) -> None:
    """Print puzzles for one player, with rules and solutions."""
    which = (chosen.count, chosen.theme_filter, chosen.seed)
    by_identity = bool(chosen.identity)
    if by_identity and any(each is not None for each in (*which, chosen.level, chosen.seconds)):
        usage_error(
            "--id says which boards: leave out --count, --level, --theme-filter, --seed and "
            "--seconds"
        )
    if chosen.daily and (by_identity or any(each is not None for each in which)):
        usage_error("--daily says which boards: leave out --count, --theme-filter, --seed and --id")
    if chosen.cluster is not None and options.jobs is not None:
        usage_error("--jobs is for processes on this machine: leave it out with --cluster")
    advice = ""
    if chosen.seed is None and not (by_identity or chosen.daily):
        chosen = replace(chosen, seed=str(secrets.randbelow(1_000_000)))
        advice = f"; to get the same puzzles again: --seed {chosen.seed}"
    job = PuzzlesJob(**vars(chosen), **options.sheets("puzzles"))
    jobs.check_job(job)
    with options.progress() as progress, jobs.solvers(options.jobs, job.cluster) as executor:
        found, lack = jobs.find_for(job, executor, progress)
        if job.ten_nodes:
            found = jobs.find_all_nodes(found, executor, progress)
            stars = sum(puzzle.all_nodes is not None for puzzle in found)
            typer.echo(f"a way through all ten Nodes: found for {stars} of {len(found)}", err=True)
    if found:
        written = jobs.make_puzzles(found, job)
        options.finish(replace(written, advice=written.advice + advice))
    if lack:
        typer.echo(str(lack), err=True)
        raise typer.Exit(1)
