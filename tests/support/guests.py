"""Rows of a guest list, the good apart from the bad."""

from pathlib import Path
from typing import NamedTuple

from cardgen.inputs.faults import Report
from cardgen.inputs.guest_rows import Guest, GuestFile, RowFaults
from cardgen.inputs.guests import read_guests
from cardgen.inputs.profile import Profile


class GuestList(NamedTuple):
    """All rows of a file, good and bad, each in the order of the file."""

    good: tuple[Guest, ...]
    bad: tuple[RowFaults, ...]


def read_guest_list(
    file: Path | GuestFile, base: Profile, report: Report | None = None
) -> GuestList:
    """Read all rows of a file, like `read_guests`."""
    rows = read_guests(file, base, report)
    return GuestList(
        tuple(row for row in rows if isinstance(row, Guest)),
        tuple(row for row in rows if isinstance(row, RowFaults)),
    )
