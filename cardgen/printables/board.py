"""A grid as every printable draws it: its lines and the names of its columns and rows.

Coordinates are the grid's own: the origin is the corner of A1, x runs from A to J, y from Row 1 to Row 10.
"""

from __future__ import annotations

from cardgen.drawing.ink import BLACK, Ink
from cardgen.drawing.shapes import Box, Path, Text, line, rectangle, stroked
from cardgen.printables.palette import QUIET
from cardgen.printables.setting import cap_height
from companion.grid import COLUMNS, SIZE


def grid_lines(cell: float, rows: int = SIZE, inner: Ink = QUIET) -> tuple[Path, ...]:
    """Return the lines of a grid with spaces of `cell` mm: quiet ones inside, a black rim."""
    width, height = SIZE * cell, rows * cell
    segments = [
        *(part for i in range(1, SIZE) for part in line(i * cell, 0, i * cell, height)),
        *(part for i in range(1, rows) for part in line(0, i * cell, width, i * cell)),
    ]
    return (
        stroked(tuple(segments), inner, 0.5),
        stroked(rectangle(Box(0, 0, width, height)), BLACK, 0.75),
    )


def labels(
    cell: float, size: float, gap: float, drop: float = 0, row_x: float | None = None
) -> tuple[Text, ...]:
    """Return A to J beyond Row 10 and 1 to 10 beside Column A, in `size` pt, `gap` mm off the rim.

    `drop` moves the row numbers down by so many mm; `row_x` is where they end, where that is not at
    the gap.
    """
    height = cap_height(size)
    end = -gap if row_x is None else row_x
    below = SIZE * cell + gap + height
    return (
        *(
            Text((i + 0.5) * cell, below, letter, size, BLACK, "condensed-semibold", "middle")
            for i, letter in enumerate(COLUMNS)
        ),
        *(
            Text(
                end,
                i * cell + (cell + height) / 2 + drop,
                str(i + 1),
                size,
                BLACK,
                "condensed-semibold",
                "end",
            )
            for i in range(SIZE)
        ),
    )
