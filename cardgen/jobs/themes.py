"""The job of printing the themes side by side."""

from dataclasses import dataclass, replace
from pathlib import Path

from cardgen.card.theme_sheets import theme_sheets
from cardgen.inputs.theme import theme_names
from cardgen.jobs.cards import profile_of
from cardgen.jobs.writing import SheetsJob, Written


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemesJob(SheetsJob):
    """The front of a card in every theme; `profile` None is the example."""

    profile: Path | None = None


def make_themes(job: ThemesJob) -> Written:
    """Print the themes, and that of the profile first if it is the user's own."""
    book = job.book()
    profile = profile_of(job.profile)
    own = [] if profile.theme in theme_names() else [profile.theme]
    people = [replace(profile, theme=name) for name in (*own, *theme_names())]
    pages = theme_sheets(people, book, job.size)
    advice = 'choose one: write theme = "NAME" in your profile, or cardgen card --theme NAME'
    return job.write(book, {("", "Themes"): pages}, advice)
