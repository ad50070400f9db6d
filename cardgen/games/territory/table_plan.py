"""The geometry of a table: its grids, the spaces that touch, and where players sit.

It follows the layout's places and contacts, as the referee does. Coordinates are mm on the table, x
to the right and y down as seen from above; a grid's own origin is the corner of A1.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.contract import MOST_SEATS
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.words import sheet_words
from companion.grid import SIZE, Space, column_of, row_of
from companion.territory.table import Contact, Grid, Run, Table

GridSide = Literal["top", "right", "bottom", "left"]


Players = Sequence[tuple[str, str]]
"""Name and symbol of each seat; empty if only the seats are known."""

_OUTWARDS: dict[GridSide, draw.Point] = {
    "top": (0, -1),
    "right": (1, 0),
    "bottom": (0, 1),
    "left": (-1, 0),
}
_TOUCHING = 1e-6  # mm
_SPREAD_STEP = 0.05
_ORBIT_RADIUS = 6.0  # of the corners of a path around the table
_BESIDE_CORNERS = 2.0  # mm between a round path and the corners inside it
_HANDLE = 0.22  # share of a bridge's length that leads straight out of a grid


def players_of(book: FontBook, table: Table) -> str:
    """Return the number of players of a table, and the variant of its layout."""
    words, kind = sheet_words(book, "territory-sheets"), table.name.rpartition("-")[2]
    of_kind = f"-{kind}" if words.has(f"players-{kind}") else ""
    return words(f"players{of_kind}", count=table.seats)


@dataclass(frozen=True, slots=True)
class CardMargins:
    """The card around a grid, Row 1 along its upper edge: its margins beside and below, in mm."""

    beside: float = 0
    below: float = 0


NO_CARD = CardMargins()


@dataclass(frozen=True, slots=True)
class Edge:
    """The side of a rim space where it touches another: its ends, and the unit vector outwards.

    `lead` is how far the card reaches beyond it, in mm.
    """

    start: draw.Point
    end: draw.Point
    out: draw.Point
    lead: float = 0

    @property
    def middle(self) -> draw.Point:
        """The point halfway between the ends."""
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2

    def before(self, point: draw.Point) -> draw.Point:
        """Return where a bridge from `point` of this edge leaves the card."""
        return point[0] + self.out[0] * self.lead, point[1] + self.out[1] * self.lead


def check_seats(table: Table, players: Players) -> None:
    """Check that a table can be drawn for `players`; raises SheetError if it cannot be drawn."""
    if table.seats > MOST_SEATS:
        raise SheetError(f"{table.seats} players: a table can be printed for at most {MOST_SEATS}")
    if players and len(players) != table.seats:
        raise SheetError(f"{table.name} is for {table.seats} players, and {len(players)} are named")


def side_of(run: Run) -> GridSide:
    """Return the side of its grid where the spaces of `run` touch others (T2)."""
    columns, rows = (
        {column_of(space) for space in run.spaces},
        {row_of(space) for space in run.spaces},
    )
    if len(rows) == 1:
        return "top" if rows == {0} else "bottom"
    return "left" if columns == {0} else "right"


def island_name(table: Table, grid: Grid) -> str:
    """Return the name of an island: I1, I2, ... from left to right."""
    return f"I{grid - table.seats + 1}"


@dataclass(frozen=True)
class TablePlan:
    """A table with spaces of `cell` mm.

    Grids are `spread` times farther apart than in the layout, `card` is the card around each.
    Players sit `reach` mm beyond the card, or farther if the path around a round table would cut
    its corners.
    """

    table: Table
    cell: float
    spread: float = 1
    card: CardMargins = NO_CARD
    reach: float = 0

    @property
    def side(self) -> float:
        """The side of a grid."""
        return SIZE * self.cell

    @property
    def outline(self) -> draw.Box:
        """The card around a grid, in the grid's own coordinates."""
        card = self.card
        return draw.Box(-card.beside, 0, self.side + 2 * card.beside, self.side + card.below)

    @cached_property
    def matrices(self) -> tuple[draw.Matrix, ...]:
        """The map from each grid's own coordinates to the table."""
        pitch, half = self.side * self.spread, self.side / 2
        return tuple(
            draw.moved(place.x * pitch, place.y * pitch)
            @ draw.rotated(place.degrees)
            @ draw.moved(-half, -half)
            for place in self.table.places
        )

    def edge(self, grid: Grid, space: Space, side: GridSide) -> Edge:
        """Return the edge of a rim space; its ends go from A to J or from Row 1 to Row 10."""
        column, row = column_of(space), row_of(space)
        x, y = column + (side == "right"), row + (side == "bottom")
        along = (1, 0) if side in ("top", "bottom") else (0, 1)
        lead = {"top": 0.0, "bottom": self.card.below}.get(side, self.card.beside)
        matrix = self.matrices[grid]
        out_x, out_y = _OUTWARDS[side]
        out = (matrix.a * out_x + matrix.c * out_y, matrix.b * out_x + matrix.d * out_y)
        start = matrix.apply(x * self.cell, y * self.cell)
        end = matrix.apply((x + along[0]) * self.cell, (y + along[1]) * self.cell)
        return Edge(start, end, out, lead)

    def edges(self, run: Run) -> tuple[Edge, ...]:
        """Return the edges of the spaces of `run`, each with its ends in the order of the run."""
        side = side_of(run)
        found = [self.edge(run.grid, space, side) for space in run.spaces]
        if run.spaces[0] > run.spaces[-1]:
            found = [Edge(edge.end, edge.start, edge.out, edge.lead) for edge in found]
        return tuple(found)

    def bridges(self, contact: Contact) -> tuple[tuple[draw.Segment, ...], ...]:
        """Return a line for each pair of spaces of `contact`; none if the grids touch."""
        pairs = zip(self.edges(contact.one), self.edges(contact.other), strict=True)
        return tuple(
            (("M", *one.middle), *_bridge(one, one.middle, other, other.middle))
            for one, other in pairs
            if math.dist(one.middle, other.middle) > _TOUCHING
        )

    def band(self, contact: Contact) -> tuple[draw.Segment, ...]:
        """Return the outline of the ground under the bridges of `contact`, empty without any."""
        one, other = self.edges(contact.one), self.edges(contact.other)
        if math.dist(one[0].middle, other[0].middle) <= _TOUCHING:
            return ()
        return (
            ("M", *one[0].start),
            *_bridge(one[0], one[0].start, other[0], other[0].start),
            ("L", *other[-1].end),
            *_bridge(other[-1], other[-1].end, one[-1], one[-1].end),
            ("Z",),
        )

    @cached_property
    def hub(self) -> tuple[draw.Point, ...]:
        """The corners of the ground in the middle where all Row 1s meet; empty if they don't."""
        runs = [self.edges(run) for run in self.table.meeting]
        return tuple(corner for edges in runs for corner in (edges[-1].end, edges[0].start))

    @cached_property
    def inner(self) -> float:
        """The distance of Row 1 from the middle of a round table."""
        return math.hypot(*self.matrices[0].apply(self.side / 2, 0))

    # -- seats and the path around them ------------------------------------------------------------

    @cached_property
    def outlines(self) -> tuple[tuple[draw.Point, ...], ...]:
        """The corners of the card around each grid."""
        return self.corners(self.outline)

    def corners(self, box: draw.Box) -> tuple[tuple[draw.Point, ...], ...]:
        """Return the corners of a box in each grid's own coordinates, on the table."""
        corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
        return tuple(tuple(matrix.apply(*corner) for corner in corners) for matrix in self.matrices)

    @cached_property
    def ground(self) -> draw.Box:
        """The box around all cards, or around the grids if there are none."""
        return draw.bounds_of(point for corners in self.outlines for point in corners)

    @cached_property
    def round(self) -> bool:
        """Whether all players face the middle of the table from the same distance."""
        seats = self.table.places[: self.table.seats]
        far = math.hypot(seats[0].x, seats[0].y)
        return len(seats) > 2 and all(
            math.dist((place.x, place.y), draw.rotated(place.degrees).apply(0, far)) < 0.01
            for place in seats
        )

    @cached_property
    def seats(self) -> tuple[draw.Point, ...]:
        """The seats of all players."""
        reach = self.reach
        if self.round:
            corner = max(math.hypot(*point) for corners in self.outlines for point in corners)
            middle_x, y = self.matrices[0].apply(self.side / 2, self.outline.bottom)
            reach = max(reach, corner + _BESIDE_CORNERS - math.hypot(middle_x, y))
        return tuple(
            matrix.apply(self.side / 2, self.outline.bottom + reach)
            for matrix in self.matrices[: self.table.seats]
        )

    @cached_property
    def _path(self) -> draw.Box:
        """The box of the path around the table, a circle if the table is round."""
        if self.round:
            radius = math.hypot(*self.seats[0])
            return draw.Box(-radius, -radius, 2 * radius, 2 * radius)
        return self.ground.expanded(self.reach)

    @property
    def path(self) -> tuple[draw.Segment, ...]:
        """The path around the table, through all seats."""
        box = self._path
        return (
            draw.circle(*box.centre, box.width / 2)
            if self.round
            else draw.rectangle(box, _ORBIT_RADIUS)
        )

    @property
    def headings(self) -> Iterator[draw.Matrix]:
        """The maps of a sign that points down to the path, so that it leads clockwise.

        On a circle they are in the middle between two seats, else at the corners.
        """
        box, seats = self._path, self.table.seats
        corner = _ORBIT_RADIUS * (1 - math.sqrt(0.5))
        for index in range(seats if self.round else 4):
            degrees = (index + 0.5) * 360 / (seats if self.round else 4)
            x, y = draw.rotated(degrees).apply(0, 1)
            if self.round:
                x, y = x * box.width / 2, y * box.width / 2
            else:
                x = math.copysign(box.width / 2 - corner, x)
                y = math.copysign(box.height / 2 - corner, y)
            middle_x, middle_y = box.centre
            yield draw.moved(middle_x + x, middle_y + y) @ draw.rotated(degrees + 90)

    def extent(self, chair: float) -> draw.Box:
        """Return the box around grids, cards, path and seats, with discs of radius `chair`."""
        chairs = (draw.Box(x, y, 0, 0).expanded(chair) for x, y in self.seats)
        return draw.box_around([self.ground, self._path, *chairs])


def spread_for(table: Table, cell: float, card: CardMargins, gap: float) -> float:
    """Return how far apart grids must be so that all cards are at least `gap` mm apart."""
    spread = 1.0
    while True:
        if not _too_close(TablePlan(table, cell, spread, card), gap):
            return spread
        spread = round(spread + _SPREAD_STEP, 2)


def _too_close(plan: TablePlan, gap: float) -> bool:
    """Return whether two cards are nearer than `gap` mm, by expanding each by half of that."""
    cards = plan.corners(plan.outline.expanded(gap / 2))
    return any(_overlap(one, other) for one, other in combinations(cards, 2))


def _overlap(one: Sequence[draw.Point], other: Sequence[draw.Point]) -> bool:
    """Return whether two rectangles overlap: no line along a side of either separates them."""
    for corners in (one, other):
        for index in (0, 1):
            (x1, y1), (x2, y2) = corners[index], corners[index + 1]
            across = (y1 - y2, x2 - x1)
            first = [x * across[0] + y * across[1] for x, y in one]
            second = [x * across[0] + y * across[1] for x, y in other]
            slack = _TOUCHING * math.hypot(*across)
            if max(first) <= min(second) + slack or max(second) <= min(first) + slack:
                return False
    return True


def _bridge(one: Edge, start: draw.Point, other: Edge, end: draw.Point) -> tuple[draw.Segment, ...]:
    """Return the line from `start` on one edge to `end` on another, straight out and in."""
    leaving, arriving = one.before(start), other.before(end)
    handle = _HANDLE * math.dist(leaving, arriving)
    return (
        ("L", *leaving),
        (
            "C",
            leaving[0] + one.out[0] * handle,
            leaving[1] + one.out[1] * handle,
            arriving[0] + other.out[0] * handle,
            arriving[1] + other.out[1] * handle,
            *arriving,
        ),
        ("L", *end),
    )
