"""The command themes."""

from __future__ import annotations

from cardgen.cli.options import PrintOptions, ProfileFile, print_options


@print_options(without="jobs")
def themes(options: PrintOptions, profile: ProfileFile = None) -> None:
    """Print the front of your card in every theme, with the colours of each."""
    from cardgen.jobs.themes import ThemesJob, make_themes

    options.finish(make_themes(ThemesJob(profile=profile, **options.sheets("themes"))))
