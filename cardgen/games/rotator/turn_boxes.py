"""Boxes to note your turns in, beside or below a board, and on a page for what doesn't fit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.rotator.marks import words_in
from cardgen.games.rotator.puzzle_board import margin
from cardgen.sheets.pencil_marks import pointer

_COLUMNS = (2, 4, 8, 12, 16, 20)
_BARE_COLUMNS = _COLUMNS[1:]
"""Multiples of four, so that each column has one direction."""

WIDTHS = (7.5, 5.0, 0.0)
"""Of boxes, in mm: for a short note, such as I5 2; for a number; any."""

_FEWEST = 20
_WIDEST = 30.0  # box, in mm: more is of no use
_NARROWEST = 5.0  # box with its number
_NARROWEST_BARE = 2.9  # box without
_LOWEST = 4.4  # box with its number
_LOWEST_BARE = 3.4
_HIGHEST = 9.0
_HIGH_ON_PAGE = 8.0  # box on a page of its own
_NUMBERS = 2.9  # width of the numbers beside rows of bare boxes
_POINTERS = 1.8  # height of the pointers above columns of bare boxes
_NOTE = 2.6  # height of the words below boxes


@dataclass(frozen=True, slots=True)
class Table:
    """Boxes in columns and rows; bare ones are numbered at their sides only."""

    columns: int
    rows: int
    bare: bool

    @property
    def boxes(self) -> int:
        """The number of boxes."""
        return self.columns * self.rows


def wanted_boxes(turns: int) -> int:
    """Return how many boxes to print if a longest solution takes `turns`: more than these."""
    return max(_FEWEST, turns * 5 // 4)


def table_for(width: float, height: float, turns: int, narrowest: float = 0.0) -> Table | None:
    """Return the table with the widest boxes, numbered if possible; None if none fits.

    It has `width` and `height`, and boxes no narrower than `narrowest`, in mm.
    """
    for columns in _COLUMNS:
        fits = max(narrowest, _NARROWEST) <= width / columns <= _WIDEST
        if fits and int(height / _LOWEST + 1e-9) * columns >= turns:
            return Table(columns, -(-turns // columns), bare=False)
    for columns in _BARE_COLUMNS if narrowest < _NARROWEST else ():
        fits = (width - _NUMBERS) / columns >= _NARROWEST_BARE
        if fits and int((height - _POINTERS) / _LOWEST_BARE) * columns >= turns:
            return Table(columns, -(-turns // columns), bare=True)
    return None


def turn_boxes(book: FontBook, room: draw.Box, turns: int) -> tuple[tuple[draw.Shape, ...], int]:
    """Return boxes as large as `room` allows, as many as wanted or at least for `turns`.

    If not even these fit, words below say where to go on. Also returns how many boxes there are.
    """
    size = room.width, room.height
    table = table_for(*size, wanted_boxes(turns)) or table_for(*size, turns)
    if table is not None:
        return tuple(_drawn(table, room)), table.boxes
    rows = int((room.height - _NOTE - _POINTERS) / _LOWEST_BARE)
    columns = next(
        each for each in reversed(_BARE_COLUMNS) if room.width - _NUMBERS >= each * _NARROWEST_BARE
    )
    table = Table(columns, max(0, rows), bare=True)
    words = words_in(book)
    told = words("note-turns-from", number=table.boxes + 1) if table.rows else words("note-turns")
    note = draw.Text(room.x, room.bottom - 0.4, told, 6, BLACK, "condensed")
    above = draw.Box(room.x, room.y, room.width, room.height - _NOTE)
    return (*(_drawn(table, above) if table.rows else ()), note), table.boxes


def more_turns_pages(
    unfinished: Sequence[tuple[str, int, int]], book: FontBook, paper: draw.Size
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` for turns without boxes on their sheet.

    Each of `unfinished` is the title of a puzzle, the number of its boxes so far, and the turns of
    its longest solution.
    """
    width, height = paper
    left, room = margin(paper), width - 2 * margin(paper)
    shapes: list[draw.Shape] = [
        draw.Text(left, left + 4.2, words_in(book)("more-turns"), 14, BLACK, "semibold")
    ]
    pages = [shapes] if unfinished else []
    y = left + 8
    columns = next(each for each in _COLUMNS if room / each <= _WIDEST)
    for title, before, turns in unfinished:
        table = Table(columns, -(-(wanted_boxes(turns) - before) // columns), bare=False)
        high = 5.0 + table.rows * _HIGH_ON_PAGE
        if y + high > height - left:
            shapes, y = [], left
            pages.append(shapes)
        shapes.append(draw.Text(left, y + 3.6, title, 9, BLACK, "semibold"))
        shapes += _drawn(table, draw.Box(left, y + 5, room, high - 5), before)
        y += high + 3
    return draw.text_pages(paper, pages, "turns")


def _drawn(table: Table, room: draw.Box, before: int = 0) -> Iterator[draw.Shape]:
    """Yield boxes that fill `room`, numbered from the turn after `before`."""
    left, top = (_NUMBERS, _POINTERS) if table.bare else (0.0, 0.0)
    width = (room.width - left) / table.columns
    height = min(_HIGHEST, (room.height - top) / table.rows)
    outer = draw.Box(room.x + left, room.y + top, room.width - left, height * table.rows)
    for index in range(table.boxes):
        row, column = divmod(index, table.columns)
        x, y = outer.x + column * width, outer.y + row * height
        turn = str(before + index + 1)
        if not table.bare:
            yield pointer(x + 1.3, y + 1.4, 1.2, (before + index) % 4, BLACK)
            yield draw.Text(x + 2.3, y + 2.0, turn, 5, BLACK, "condensed")
        else:
            if row == 0:
                yield pointer(x + width / 2, y - 0.9, 1.2, index % 4, BLACK)
            if column == 0:
                yield draw.Text(x - 0.6, y + height / 2 + 0.6, turn, 5, BLACK, "condensed", "end")
    xs = (outer.x + i * width for i in range(1, table.columns))
    ys = (outer.y + i * height for i in range(1, table.rows))
    yield draw.stroked(draw.lattice(outer, xs, ys), grey(0.45), 0.5)
    yield draw.stroked(draw.rectangle(outer), BLACK, 0.5)
