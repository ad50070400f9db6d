"""Single guests of a list, chosen by row or by name, whose cards are to be printed again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from cardgen.inputs.contact import person_name, player_name
from cardgen.inputs.faults import Fault, InputFault, Tell, did_you_mean, quoted
from cardgen.inputs.guests import Guest, RowFaults
from cardgen.inputs.headings import fold
from cardgen.inputs.profile import Profile

Chosen = tuple[int | str, ...]
"""Rows as the file numbers them, the headings in row 1, and full names; nothing chooses all."""

_MOST_TOLD = 12


def as_chosen(text: str) -> Chosen:
    """Read rows and names with commas between them; raises ValueError for row 0 and a list of nothing.

    >>> as_chosen("14, Ann Lee")
    (14, 'Ann Lee')
    """
    parts = [part.strip() for part in text.split(",") if part.strip()]
    chosen = tuple(int(part) if part.isascii() and part.isdigit() else part for part in parts)
    if not chosen or 0 in chosen:
        raise ValueError(
            f"{quoted(text)} names no guest: write rows of the list such as 14,17, or full names"
        )
    return chosen


def chosen_rows(
    rows: Iterable[Guest | RowFaults],
    chosen: Chosen,
    source: Path,
    tell: Tell | None = None,
) -> Iterator[Guest | RowFaults]:
    """Yield the rows that are `chosen`; in the end `tell` whose they are.

    Names are compared without capitals, accents and titles. All guests of a name are chosen.

    Raises:
        InputFault: in the end, if there is nobody in a row or of a name.
    """
    if not chosen:
        yield from rows
        return
    wanted = {each if isinstance(each, int) else fold(each): each for each in chosen}
    by_name = any(isinstance(each, str) for each in chosen)
    found: set[int | str] = set()
    whose, names, last = [], [], 1
    for row in rows:
        last = row.line
        keys: set[int | str] = {row.line}
        if by_name and isinstance(row, Guest):
            names.append(row.profile.name)
            keys.update(map(fold, _spellings(row.profile)))
        if keys := keys & wanted.keys():
            found |= keys
            if isinstance(row, Guest):
                whose.append(f"{row.profile.name} (row {row.line})")
            yield row
    if missing := [each for key, each in wanted.items() if key not in found]:
        raise InputFault(Fault(source, None, _nobody(each, last, names)) for each in missing)
    if tell and whose:
        more = len(whose) - _MOST_TOLD
        tell(f"prints {', '.join(whose[:_MOST_TOLD])}{f' and {more} more' if more > 0 else ''}")


def _spellings(profile: Profile) -> tuple[str, ...]:
    """Return the names by which a guest may be called: with all titles, without those behind, without any."""
    name = player_name(profile)
    return profile.name, name, name.removeprefix(person_name(profile).prefix)


def _nobody(wanted: int | str, last: int, names: Sequence[str]) -> str:
    if isinstance(wanted, str):
        return f"has no guest called {quoted(wanted)}{did_you_mean(wanted, names)}"
    return f"has no guest in row {wanted}: rows are 2 to {last}, as a spreadsheet numbers them"
