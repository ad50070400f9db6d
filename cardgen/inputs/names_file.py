"""A file of guessed names: written to be corrected, and read as the truth from then on."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from pathlib import Path

from cardgen.inputs.contact import name_parts
from cardgen.inputs.csvfile import csv_rows
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.headings import fold
from cardgen.inputs.profile import Profile
from cardgen.inputs.validators import as_text

_COLUMNS = ("name", "family_name", "given_name")

SettledNames = Mapping[str, tuple[str, str]]
"""Family name and given name by full name."""


def names_text(profiles: Iterable[Profile]) -> bytes:
    """Return the file: each name once, and as which parts it is read."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\r\n")
    rows.writerow(_COLUMNS)
    rows.writerows(
        {profile.name: (profile.name, *name_parts(profile)) for profile in profiles}.values()
    )
    return text.getvalue().encode("utf-8-sig")


def read_names(path: Path) -> SettledNames:
    """Read the names that somebody has looked at.

    Raises:
        InputFault: it cannot be read, or it is not such a file; with every row that has no names.
    """
    rows = csv_rows(path, lambda title: fold(title) in map(fold, _COLUMNS))
    line, titles = next(rows, (1, []))
    folded = [fold(title) for title in titles]
    if missing := [name for name in _COLUMNS if fold(name) not in folded]:
        message = f"has no column {' or '.join(missing)}: take it away, and cardgen writes one"
        raise InputFault.of(path, message, line)
    places = [folded.index(fold(name)) for name in _COLUMNS]
    names: dict[str, tuple[str, str]] = {}
    faults = []
    for line, cells in rows:
        try:
            name, family, given = (
                as_text("".join(cells[place : place + 1]).strip()) for place in places
            )
        except ValueError as error:
            faults.append(Fault(path, None, str(error), line))
            continue
        if not (name and (family or given)):
            faults.append(
                Fault(path, None, "needs a name, and its family name or given name", line)
            )
        names[name] = family, given
    if faults:
        raise InputFault(faults)
    return names
