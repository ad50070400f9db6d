"""The command kit."""

from pathlib import Path
from typing import Annotated

from cardgen.cli.options import PrintOptions, print_options
from cardgen.jobs.kit import KitJob, make_kit
from cardgen.jobs.options import PROFILE


@print_options(without="jobs")
def kit(options: PrintOptions, profile: Annotated[Path | None, PROFILE] = None) -> None:
    """Print everything, with an index page that says how."""
    job = KitJob(profile=profile, **options.with_output(options.folder()))
    with options.progress() as progress:
        written = make_kit(job, progress)
    options.finish(written)
