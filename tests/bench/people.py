"""Whom the cards are for, the same for everyone who prints them."""

from __future__ import annotations

import csv
from pathlib import Path

from cardgen.inputs.profile import Profile


def person(number: int) -> Profile:
    """Return the one of this number; no two have a line in common but title and organisation."""
    return Profile(
        f"Attendee {number}",
        title=f"Role {number % 17}",
        organisation=f"Company {number % 91}",
        phones=(f"+44 20 7946 {number:05d}",),
        emails=(f"attendee{number}@example.com",),
    )


def write_csv(path: Path, count: int) -> None:
    """Write the first `count` of them as a CSV file."""
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["name", "title", "organisation", "phone", "email"])
        for number in range(count):
            one = person(number)
            writer.writerow([one.name, one.title, one.organisation, one.phones[0], one.emails[0]])
