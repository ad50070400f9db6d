"""The command connector."""

from __future__ import annotations

from typing import Annotated

from cardgen.cli.options import (
    LayoutSeed,
    Minutes,
    PrintOptions,
    TextsFile,
    print_options,
    usage_error,
)
from companion.usage import Option, known_name


@print_options(without="jobs")
def connector(
    options: PrintOptions,
    texts: TextsFile = None,
    geometry: Annotated[
        str,
        Option(
            "Card shape: classic, us, with --texts any other, or a TOML file.",
            "NAME",
            read=known_name,
        ),
    ] = "classic",
    seed: LayoutSeed = None,
    minutes: Minutes = None,
    proof: Annotated[
        bool, Option("Also print a proof for organisers; it gives all answers.")
    ] = True,
) -> None:
    """Print hints for players of Connector, and all its answers.

    Connector is the puzzle on the back of the cards.
    """
    from cardgen.connector.layout.result import MINUTES, SEED
    from cardgen.jobs.connector import ConnectorJob, make_connector

    for name, value in {"--seed": seed, "--minutes": minutes}.items():
        if value is not None and texts is None:
            usage_error(f"{name} is for the layout of your own texts: add --texts")
    job = ConnectorJob(
        texts=texts,
        geometry=geometry,
        seed=seed or SEED,
        minutes=minutes or MINUTES,
        sheets=("hints", "proof") if proof else ("hints",),
        **options.sheets("connector"),
    )
    with options.progress() as progress:
        written = make_connector(job, progress, options.tell)
    options.finish(written)
