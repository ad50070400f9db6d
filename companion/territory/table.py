"""Tables: the number of seats, and which spaces of which grids touch (T).

A contact joins two runs of spaces on the rims of two grids, space by space. It is given for grids
that are not turned. If a grid is turned in play (X4), the contact stays where it is on the table,
and other spaces of the grid lie at it. So every question about what touches also needs the turns of
all grids.
"""

import math
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from companion.data import FOLDER, DataError, read_data
from companion.errors import RulingError
from companion.grid import (
    SIZE,
    SPACES,
    Space,
    SpaceSet,
    column_of,
    parse_space,
    row_of,
    turned,
)
from companion.territory import GAMES

Grid = int
"""A grid's number: the players' grids by seat, then the islands from left to right."""

LYING_AT: tuple[tuple[Space, ...], ...] = tuple(
    tuple(turned(position, -quarters) for position in SPACES) for quarters in range(4)
)
"""``LYING_AT[k][p]`` is the space that lies where `p` was dealt, after `k` quarter turns (X4)."""


class LayoutError(RulingError):
    """A layout that doesn't exist, doesn't suit the players, or contradicts itself (T2 to T3)."""


@dataclass(frozen=True, slots=True)
class Run:
    """Spaces of one grid in a row, in the order in which they are matched (T2)."""

    grid: Grid
    spaces: tuple[Space, ...]

    def lying_here(self, turns: Sequence[int]) -> list[Space]:
        """Return the spaces along this run, where grid `g` has had ``turns[g]`` quarter turns."""
        lying = LYING_AT[turns[self.grid] % 4]
        return [lying[space] for space in self.spaces]


@dataclass(frozen=True, slots=True)
class Contact:
    """Two runs that touch space by space: the first of one with the first of the other (T2)."""

    one: Run
    other: Run


@dataclass(frozen=True, slots=True)
class Place:
    """Where a grid lies on a drawing of the table.

    Its middle, in grid sides (x to the right, y down), and its turn in degrees clockwise; its owner
    sits below an unturned grid.
    """

    x: float
    y: float
    degrees: float


@dataclass(frozen=True, slots=True)
class Table:
    """A layout (T2, T3).

    Seat s has seat s + 1 to its left; the numbers of the `islands`, which belong to nobody (T4),
    follow those of the seats. Every space of a run in `meeting` touches every space of every other
    run there (`defector-N-full`). `places` lists the seats' grids first.
    """

    name: str
    game: str
    seats: int
    islands: int
    contacts: tuple[Contact, ...]
    meeting: tuple[Run, ...]
    places: tuple[Place, ...]

    @property
    def grids(self) -> int:
        """The number of grids, islands included."""
        return self.seats + self.islands

    def touched(
        self, sources: Sequence[int], turns: Sequence[int], further: Iterable[Contact] = ()
    ) -> list[int]:
        """Return for each grid, as bits, the spaces that touch a source on another grid.

        `sources` has the bits to start from and `turns` the quarter turns (X4) of each grid;
        `further` are contacts beside those of the layout (M7).
        """
        found = [0] * self.grids
        for contact in (*self.contacts, *further):
            one, other = contact.one, contact.other
            if not (sources[one.grid] or sources[other.grid]):
                continue
            touching = zip(one.lying_here(turns), other.lying_here(turns), strict=True)
            for here, there in touching:
                if sources[one.grid] >> here & 1:
                    found[other.grid] |= 1 << there
                if sources[other.grid] >> there & 1:
                    found[one.grid] |= 1 << here
        if self.meeting:
            runs = [(run.grid, SpaceSet.of(run.lying_here(turns)).bits) for run in self.meeting]
            meeting = {grid for grid, bits in runs if sources[grid] & bits}
            for grid, bits in runs:
                if len(meeting) > (grid in meeting):
                    found[grid] |= bits
        return found

    def touching(self, grid: Grid, space: Space) -> Iterator[tuple[Grid, Space]]:
        """Yield every space of another grid that touches a space, as the grids are dealt."""
        sources = [0] * self.grids
        sources[grid] = 1 << space
        for other, bits in enumerate(self.touched(sources, (0,) * self.grids)):
            yield from ((other, there) for there in SPACES if bits >> there & 1)

    def clockwise(self, shooter: int, target: Grid) -> bool:
        """Tell which way a shot from one seat at the grid of another goes round (S3)."""
        return 2 * ((target - shooter) % self.seats) <= self.seats

    def next_grid(self, grid: Grid, clockwise: bool) -> Grid:
        """Return the next player's grid in a direction; islands lie outside of the circle (S4)."""
        return (grid + (1 if clockwise else -1)) % self.seats


def run(grid: Grid, text: str) -> Run:
    """Read a run written by its ends, such as ``A1-A10``.

    Raises RulingError if the ends are not spaces, or not on one side of the grid (T2).
    """
    start, end = map(parse_space, text.partition("-")[::2])
    columns, rows = {column_of(start), column_of(end)}, {row_of(start), row_of(end)}
    if columns not in ({0}, {SIZE - 1}) and rows not in ({0}, {SIZE - 1}):
        raise LayoutError(f"the run {text} is not on one side of the grid", "T2")
    step = (SIZE if len(columns) == 1 else 1) * (1 if start <= end else -1)
    return Run(grid, (*range(start, end, step), end))


def side_by_side(left: Grid, right: Grid) -> Contact:
    """Return the contact of two grids side by side: Column J of `left`, A of `right` (T2, M7)."""
    return Contact(run(left, "J1-J10"), run(right, "A1-A10"))


def checked(table: Table) -> Table:
    """Return `table` if it is sound (T2).

    Raises LayoutError for a contact that joins runs of different length, or a grid with itself or
    with none.
    """
    for one, other in ((contact.one, contact.other) for contact in table.contacts):
        label = f"{table.name}: contact of grids {one.grid} and {other.grid}"
        if one.grid == other.grid or not {one.grid, other.grid} <= {*range(table.grids)}:
            raise LayoutError(f"{label} does not join two grids of the table", "T2")
        if len(one.spaces) != len(other.spaces):
            raise LayoutError(f"{label} joins runs of different length", "T2")
    return table


# -- layouts by name -----------------------------------------------------------------------------

_NAME = re.compile(r"(reflector|deflector|defector)-([1-9][0-9]*)(?:-([a-z0-9-]+))?")


@cache
def _drawn() -> tuple[str, ...]:
    """Return the names of the layouts that have a file, the full ones first: they are usual."""
    names = (Path(each).stem for each in FOLDER.names("layouts/tables/*.toml"))
    return tuple(sorted(names, key=lambda name: (not name.endswith("-full"), name)))


def layouts(game: str, seats: int) -> tuple[str, ...]:
    """Return the names of the layouts for `seats` players of `game`, the usual one first (T2b, T3).

    Raises LayoutError if the game is not for so many players (T2b).
    """
    if refusal := GAMES[game].refuses(seats):
        raise LayoutError(refusal, "T2b")
    laid_out = (f"defector-{seats}-full", f"defector-{seats}-island") if game == "defector" else ()
    parts = ((name, _NAME.fullmatch(name)) for name in _drawn())
    drawn = (name for name, part in parts if part and (part[1], _seats(part)) == (game, seats))
    if not (names := (*laid_out, *drawn)):
        raise DataError(f"layouts/tables/{game}-{seats}*.toml")
    return names


def seats_of(name: str) -> int:
    """Return how many players a layout is for, without laying it out.

    Raises LayoutError if there is none of this name (T3).
    """
    match = _NAME.fullmatch(name)
    seats = _seats(match) if match else 0
    made = match and match[1] == "defector" and match[3] in ("full", "island")
    if name not in _drawn() and (not made or GAMES["defector"].refuses(seats)):
        raise LayoutError(
            f"there is no layout {name}: {', '.join(_drawn())}, or defector-N-full and "
            f"defector-N-island for any N from 6",
            "T3",
        )
    return seats


def _seats(match: re.Match[str]) -> int:
    # Nine digits are more players than there can be, and no number is too long to read.
    return int(match[2][:9])


@cache
def load_table(name: str) -> Table:
    """Return the layout called `name` (T3).

    Raises LayoutError if there is none, or if its file is at fault.
    """
    seats = seats_of(name)
    if name in _drawn():
        return read_data(f"layouts/tables/{name}.toml", _read)
    return _everybody_meets(name, seats) if name.endswith("-full") else _islands(name, seats)


def _read(path: Path) -> Table:
    table: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    places = tuple(Place(*place) for place in table["places"])
    contacts = tuple(
        Contact(run(entry["seat"], entry["run"]), run(entry["meets"], entry["its"]))
        for entry in table["contacts"]
    )
    return checked(Table(path.stem, table["game"], len(places), 0, contacts, (), places))


def _everybody_meets(name: str, seats: int) -> Table:
    """Return `defector-N-full`: Row 1 of everybody touches Row 1 of everybody else."""
    radius = 0.75 + 0.5 / math.tan(math.pi / seats)
    angles = [2 * math.pi * seat / seats for seat in range(seats)]
    return Table(
        name,
        "defector",
        seats,
        0,
        (),
        tuple(run(seat, "A1-J1") for seat in range(seats)),
        tuple(
            Place(-radius * math.sin(angle), radius * math.cos(angle), math.degrees(angle))
            for angle in angles
        ),
    )


def _islands(name: str, seats: int) -> Table:
    """Return `defector-N-island`: a row of empty grids between two rows of players."""
    count = (seats + 1) // 2
    contacts = [
        Contact(run(seats + i, "J1-J10"), run(seats + i + 1, "A1-A10")) for i in range(count - 1)
    ]
    places = []
    for seat in range(seats):
        if seat < count:  # below the row, from right to left
            column = count - 1 - seat
            contacts.append(Contact(run(seat, "A1-J1"), run(seats + column, "A10-J10")))
            places.append(Place(column, 1.0, 0))
        else:  # above it, from left to right, facing the others
            column = seat - count
            contacts.append(Contact(run(seat, "A1-J1"), run(seats + column, "J1-A1")))
            places.append(Place(column, -1.0, 180))
    places += [Place(column, 0.0, 0) for column in range(count)]
    return Table(name, "defector", seats, count, tuple(contacts), (), tuple(places))
