"""The command event."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from cardgen.cli.init import write_example
from cardgen.cli.options import OUTPUT, PrintOptions, print_options, usage_error
from cardgen.inputs.guest_choice import Chosen, as_chosen
from cardgen.jobs.event.definition import read_event
from cardgen.jobs.event.guest_cards import print_cards_again
from cardgen.jobs.event.option_keys import example_event
from cardgen.jobs.event.pack import make_event
from cardgen.jobs.writing import font_book
from companion.usage import Argument, Option


@print_options(without="paper formats svg_text preview")
def event(
    options: PrintOptions,
    file: Annotated[
        Path,
        Argument("Definition of the event; default: event.toml.", "FILE"),
    ] = Path("event.toml"),
    init: Annotated[bool, Option("Write an example definition to fill in.")] = False,
    reprint: Annotated[
        Chosen,
        Option(
            "Print only these cards again: rows such as 3,17-20, full names, table=3, or changed.",
            "N,N-N",
            read=as_chosen,
        ),
    ] = (),
    dry_run: Annotated[bool, Option("Print the checklist here, and write nothing.")] = False,
    force: Annotated[bool, Option("With --init: replace an existing file.")] = False,
) -> None:
    """Print everything for an event, with a checklist.

    That is cards, a folder for each table, and puzzles to take home.

    Another run writes only files that are missing or have changed.
    """
    if init:
        if options.output is not None:
            usage_error("--output is for what is printed: write cardgen event FILE --init")
        write_example(
            file, example_event(), force, options.quiet, f"cardgen event {shlex.quote(str(file))}"
        )
        return
    if force:
        usage_error("--force replaces the file that --init writes: leave it out")
    if reprint and dry_run:
        usage_error(
            "--dry-run is about the whole event, not about --reprint: leave one of them out"
        )
    folder = options.folder(OUTPUT / "event")
    book = font_book(tuple(options.font or ()))
    with options.progress() as progress:
        if reprint:
            whole = read_event(file, book, chosen=options.language)
            written = print_cards_again(whole, folder, reprint, progress, options.report)
            options.finish(written)
            return
        whole = read_event(file, book, options.report, options.language)
        written, checklist = make_event(
            whole, folder, book, options.jobs, progress, dry_run, options.check
        )
    if dry_run:
        for remark in written.remarks:
            typer.echo(str(remark), err=True)
        typer.echo(checklist, nl=False)
        return
    options.finish(written)
