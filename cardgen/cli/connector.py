"""The command connector."""

from pathlib import Path
from typing import Annotated

from cardgen.cli.options import PrintOptions, print_options
from cardgen.jobs.connector import ConnectorJob, make_connector
from cardgen.jobs.options import MINUTES, SEED, TEXTS
from companion.usage import Option, known_name


@print_options(without="jobs")
def connector(
    options: PrintOptions,
    texts: Annotated[Path | None, TEXTS] = None,
    geometry: Annotated[
        str,
        Option(
            "Card shape: classic, us, with --texts any other, or a TOML file.",
            "NAME",
            read=known_name,
        ),
    ] = "classic",
    seed: Annotated[int | None, SEED] = None,
    minutes: Annotated[float | None, MINUTES] = None,
    proof: Annotated[
        bool, Option("Also print a proof for organisers; it gives all answers.")
    ] = True,
) -> None:
    """Print hints for players of Connector, and all its answers.

    Connector is the puzzle on the back of the cards.
    """
    job = ConnectorJob(
        texts=texts,
        geometry=geometry,
        seed=seed,
        minutes=minutes,
        sheets=("hints", "proof") if proof else ("hints",),
        **options.sheets("connector"),
    )
    with options.progress() as progress:
        written = make_connector(job, progress, options.report)
    options.finish(written)
