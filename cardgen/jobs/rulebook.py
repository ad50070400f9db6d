"""The job of printing the rule book."""

from __future__ import annotations

from cardgen.games.rulebook import rulebook_pages
from cardgen.games.rulebook_art import rulebook_art
from cardgen.jobs.writing import HOW_TO_TURN, SheetsJob, Written, faults_of
from cardgen.press.booklet import booklet, reader_size
from cardgen.sheets.blocks import SheetError


def make_rulebook(job: SheetsJob) -> Written:
    """Print the rule book as a booklet, two pages on each side of the paper."""
    book = job.book()
    with faults_of("cardgen print", SheetError):
        pages = rulebook_pages(book, reader_size(job.size), rulebook_art(book))
    advice = (
        f"print {HOW_TO_TURN['short']}, at 100 %, on {job.paper}; fold in the middle and staple"
    )
    return job.write(book, {("", "The rules"): booklet(pages)}, advice, "short")
