"""The command connector."""

from typing import Annotated

from cardgen.cli.options import PrintOptions, print_options
from cardgen.jobs.connector import ConnectorJob, ConnectorOptions, make_connector
from companion.usage import Option


@print_options(without="jobs")
def connector(
    options: PrintOptions,
    chosen: ConnectorOptions,
    proof: Annotated[
        bool, Option("Also print a proof for organisers; it gives all answers.")
    ] = True,
) -> None:
    """Print hints for players of Connector, and all its answers.

    Connector is the puzzle on the back of the cards.
    """
    job = ConnectorJob(
        **vars(chosen),
        sheets=("hints", "proof") if proof else ("hints",),
        **options.sheets("connector"),
    )
    with options.progress() as progress:
        written = make_connector(job, progress, options.report)
    options.finish(written)
