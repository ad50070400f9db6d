"""What puzzles are called: by a number or, where there is one for each day, by its date."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from cardgen.sheets.words import SheetWords, day_words


def heading(words: SheetWords, number: int, days: Sequence[date]) -> str:
    """Return the title of a puzzle, on its sheet and with its solution; numbers begin at 1."""
    if not days:
        return f"Rotator {number}"
    return day_words(words.language, days[number - 1])


def short_heading(words: SheetWords, number: int, days: Sequence[date]) -> str:
    """Return a puzzle's number or date, as hints have it."""
    if not days:
        return str(number)
    return words("short-day", day=days[number - 1].day, month=days[number - 1].month)
