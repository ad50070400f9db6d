"""An event of 200 guests at 30 tables, for the benchmark of `cardgen event`."""

from __future__ import annotations

from pathlib import Path

from tests.bench.people import write_csv

GUESTS, TABLES = 200, 30
GAMES = (
    ("reflector-2", 2),
    ("deflector-3", 3),
    ("deflector-4-full", 4),
    ("deflector-4-partial", 4),
    ("deflector-5-full", 5),
    ("deflector-5-partial", 5),
    ("defector-8-full", 8),
    ("defector-12-island", 12),
)
"""Layouts and their players: some of each game."""


def write_event(folder: Path) -> None:
    """Write the event and its guests into `folder`."""
    write_csv(folder / "guests.csv", GUESTS)
    lines = [
        'name = "Games night"',
        "date = 2027-03-12",
        "[cards]",
        'csv = "guests.csv"',
        "[puzzles]",
    ]
    for number in range(TABLES):
        layout, seats = GAMES[number % len(GAMES)]
        names = ", ".join(f'"Guest{number}_{seat}"' for seat in range(seats))
        lines += [
            "[[table]]",
            f'game = "{layout.split("-")[0]}"',
            f'layout = "{layout}"',
            f"players = [{names}]",
        ]
    (folder / "event.toml").write_text("\n".join(lines) + "\n", "utf-8")
