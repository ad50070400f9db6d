"""Part of a grid, as the diagrams of the rules show it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, Ink, grey
from cardgen.sheets.palette import QUIET
from cardgen.sheets.typesetting import centred_text
from companion.grid import COLUMNS, Space, column_of, parse_space, row_of

LABEL = 8.5
"""The size of names and labels in pt."""
NAMES = 3.8
"""Room for them, in mm."""
_SHADE = grey(0.18)


def label(words: str, x: float, y: float, ink: Ink = BLACK, size: float = LABEL) -> draw.Text:
    """Return `words` about the point (x, y)."""
    return centred_text(x, y, words, size, ink)


@dataclass(frozen=True, slots=True)
class Window:
    """Part of a grid between two corner spaces; a turned one is seen from across the table."""

    first: str
    last: str
    cell: float
    turned: bool = False

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """First and last column, first and last row."""
        first, last = parse_space(self.first), parse_space(self.last)
        return column_of(first), column_of(last), row_of(first), row_of(last)

    @property
    def size(self) -> draw.Size:
        """Width and height in mm."""
        left, right, top, bottom = self.bounds
        return (right - left + 1) * self.cell, (bottom - top + 1) * self.cell

    def contains(self, space: Space) -> bool:
        """Tell whether `space` is in this part of the grid."""
        left, right, top, bottom = self.bounds
        return left <= column_of(space) <= right and top <= row_of(space) <= bottom

    def box(self, space: Space) -> draw.Box:
        """Return where `space` is drawn."""
        left, right, top, bottom = self.bounds
        across, down = column_of(space) - left, row_of(space) - top
        if self.turned:
            across, down = right - column_of(space), bottom - row_of(space)
        return draw.Box(across * self.cell, down * self.cell, self.cell, self.cell)

    def centre(self, space: Space) -> draw.Point:
        """Return the middle of `space`."""
        return self.box(space).centre

    def grid(self, shaded: Iterable[Space] = (), tint: Ink = _SHADE) -> Iterator[draw.Shape]:
        """Yield the spaces of this part, those of `shaded` tinted."""
        for space in shaded:
            if self.contains(space):
                yield draw.filled(draw.rectangle(self.box(space)), tint)
        left, right, top, bottom = self.bounds
        xs, ys = ([i * self.cell for i in range(n)] for n in (right - left + 2, bottom - top + 2))
        yield draw.stroked(draw.lattice(draw.Box(0, 0, *self.size), xs, ys), QUIET, 0.5)

    def labels(self) -> Iterator[draw.Shape]:
        """Yield the names of the columns above this part, and of the rows at its left."""
        left, right, top, bottom = self.bounds
        for column in range(left, right + 1):
            yield label(COLUMNS[column], (column - left + 0.5) * self.cell, -1.9)
        for line in range(top, bottom + 1):
            yield label(str(line + 1), -1.8, (line - top + 0.5) * self.cell)

    def row_one(self, ink: Ink) -> draw.Shape:
        """Return a heavy line along Row 1."""
        width, height = self.size
        y = height if self.turned else 0.0
        return draw.stroked(draw.line(0, y, width, y), ink, 1.5)

    def symbols(self, spaces: Iterable[Space], symbol: str, ink: Ink) -> Iterator[draw.Shape]:
        """Yield a player's symbol in each of `spaces`."""
        for space in spaces:
            if self.contains(space):
                yield label(symbol, *self.centre(space), ink)

    def dots(
        self, spaces: Iterable[Space], ink: Ink = BLACK, radius: float = 0.24
    ) -> Iterator[draw.Shape]:
        """Yield a Node in each of `spaces`."""
        for space in spaces:
            if self.contains(space):
                yield draw.filled(draw.circle(*self.centre(space), self.cell * radius), ink)
