"""The command words."""

from typing import Annotated

import typer

from cardgen.cli.options import PrintOptions, print_options
from cardgen.jobs.words import check_words, make_review
from cardgen.jobs.writing import SheetsJob
from companion.usage import Argument, Option, known_language

_NAMED = 5


@print_options(without="formats svg_text font language check preview jobs")
def words(
    options: PrintOptions,
    wanted: Annotated[
        str,
        Argument("A language, or a folder of message files.", "TAG|FOLDER", read=known_language),
    ],
    review: Annotated[
        bool, Option("Print sheets and messages beside the English ones, to be read.")
    ] = False,
) -> None:
    """Say how far a translation is, and what is wrong with it.

    The exit status is 1 if there is a fault.
    """
    report = check_words(wanted)
    for fault in report.faults:
        typer.echo(fault)
    for file, keys in report.missing.items():
        more = " ..." if len(keys) > _NAMED else ""
        typer.echo(f"{file}: {len(keys)} missing: {', '.join(keys[:_NAMED])}{more}")
    typer.echo(
        f"{wanted}: {100 * report.done // report.of} % done, "
        f"{report.done} of {report.of} messages; as in English: {report.as_english}"
    )
    if review:
        options.finish(make_review(SheetsJob(**options.sheets("review")), wanted))
    if report.faults:
        raise typer.Exit(1)
