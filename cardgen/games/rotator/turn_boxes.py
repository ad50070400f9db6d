"""Boxes to note your turns in, beside or below a board."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.rotator.marks import words_in
from cardgen.sheets.pencil_marks import pointer

_COLUMNS = (2, 4, 8, 12, 16, 20)
WIDTHS = (7.5, 5.0)
"""Of boxes, in mm: for a short note, such as I5 2; for a number."""

_FEWEST = 20
_WIDEST = 30.0  # box, in mm: more is of no use
_LOWEST, _HIGHEST = 4.4, 9.0
_NOTE = 2.6  # height of the words below boxes


@dataclass(frozen=True, slots=True)
class Table:
    """Boxes in columns and rows."""

    columns: int
    rows: int

    @property
    def boxes(self) -> int:
        """The number of boxes."""
        return self.columns * self.rows


def wanted_boxes(turns: int) -> int:
    """Return how many boxes to print if a longest solution takes `turns`: more than these."""
    return max(_FEWEST, turns * 5 // 4)


def table_for(
    width: float, height: float, turns: int, narrowest: float = WIDTHS[-1]
) -> Table | None:
    """Return the table with the widest boxes that has one for each of `turns`; None if none fits.

    It has `width` and `height`, and boxes no narrower than `narrowest`, in mm.
    """
    for columns in _COLUMNS:
        fits = narrowest <= width / columns <= _WIDEST
        if fits and int(height / _LOWEST + 1e-9) * columns >= turns:
            return Table(columns, -(-turns // columns))
    return None


def turn_boxes(book: FontBook, room: draw.Box, turns: int) -> tuple[draw.Shape, ...]:
    """Return boxes as large as `room` allows, as many as wanted or at least for `turns`.

    If not even these fit, words below say from which turn on to use other paper.
    """
    size = room.width, room.height
    table = table_for(*size, wanted_boxes(turns)) or table_for(*size, turns)
    if table is not None:
        return tuple(_drawn(table, room))
    columns = max((each for each in _COLUMNS if room.width >= each * WIDTHS[-1]), default=2)
    table = Table(columns, max(0, int((room.height - _NOTE) / _LOWEST)))
    words = words_in(book)
    told = words("note-turns-from", number=table.boxes + 1) if table.rows else words("note-turns")
    note = draw.Text(room.x, room.bottom - 0.4, told, 6, BLACK, "condensed")
    above = draw.Box(room.x, room.y, room.width, room.height - _NOTE)
    return *(_drawn(table, above) if table.rows else ()), note


def _drawn(table: Table, room: draw.Box) -> Iterator[draw.Shape]:
    """Yield boxes that fill `room`, numbered, each with the side that is down."""
    width, height = room.width / table.columns, min(_HIGHEST, room.height / table.rows)
    outer = draw.Box(room.x, room.y, room.width, height * table.rows)
    for index in range(table.boxes):
        row, column = divmod(index, table.columns)
        x, y = outer.x + column * width, outer.y + row * height
        yield pointer(x + 1.3, y + 1.4, 1.2, index % 4, BLACK)
        yield draw.Text(x + 2.3, y + 2.0, str(index + 1), 5, BLACK, "condensed")
    xs = (outer.x + i * width for i in range(1, table.columns))
    ys = (outer.y + i * height for i in range(1, table.rows))
    yield draw.stroked(draw.lattice(outer, xs, ys), grey(0.45), 0.5)
    yield draw.stroked(draw.rectangle(outer), BLACK, 0.5)
