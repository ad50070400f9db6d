"""The command themes."""

from pathlib import Path
from typing import Annotated

from cardgen.cli.options import PrintOptions, print_options
from cardgen.jobs.options import PROFILE
from cardgen.jobs.themes import ThemesJob, make_themes


@print_options(without="jobs language")
def themes(options: PrintOptions, profile: Annotated[Path | None, PROFILE] = None) -> None:
    """Print the front of your card in every theme, with the colours of each."""
    options.finish(make_themes(ThemesJob(profile=profile, **options.sheets("themes"))))
