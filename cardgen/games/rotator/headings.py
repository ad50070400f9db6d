"""What puzzles are called: by a number or, where there is one for each day, by its date."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date


def heading(number: int, days: Sequence[date]) -> str:
    """Return the title of a puzzle, on its sheet and with its solution; numbers begin at 1."""
    if not days:
        return f"Rotator {number}"
    day = days[number - 1]
    return f"{day:%A} {day.day} {day:%B} {day.year}"


def short_heading(number: int, days: Sequence[date]) -> str:
    """Return a puzzle's number or date, as hints have it."""
    return f"{days[number - 1].day} {days[number - 1]:%b}" if days else str(number)
