"""A grid in all printables: its lines and the names of its columns and rows.

Coordinates are the grid's own: the origin is the corner of A1, x runs from A to J, y from Row 1 to
Row 10.
"""

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, Ink
from cardgen.sheets.palette import QUIET
from cardgen.sheets.typesetting import cap_height
from companion.grid import COLUMNS, SIZE


def grid_lines(
    cell: float, rows: int = SIZE, inner: Ink = QUIET, rim: float = 0.75
) -> tuple[draw.Path, ...]:
    """Return a grid's lines: grey inside, a black rim of `rim` pt."""
    box = draw.Box(0, 0, SIZE * cell, rows * cell)
    xs, ys = ([i * cell for i in range(1, count)] for count in (SIZE, rows))
    return (
        draw.stroked(draw.lattice(box, xs, ys), inner, 0.5),
        draw.stroked(draw.rectangle(box), BLACK, rim),
    )


LABEL_WEIGHT: draw.Weight = "condensed-semibold"
LABEL_GAP = 1.1
"""Gap in mm between the rim of a grid on a sheet and its labels."""
TEN_SPACING = -0.25
"""Letter-spacing of the 10 in pt: it is the widest label and has the least room."""


def label_size(cell: float) -> float:
    """Return the size in pt of the labels of a board with spaces of `cell` mm."""
    return min(9.0, max(5.5, cell * 0.9))


def labels(
    cell: float,
    size: float,
    gap: float,
    *,
    row_gap: float | None = None,
    ten_gap: float | None = None,
    drop: float = 0,
    first_drop: float = 0,
    ink: Ink = BLACK,
) -> tuple[draw.Text, ...]:
    """Return A to J beyond Row 10 and 1 to 10 beside Column A, in `size` pt, `gap` mm off the rim.

    `row_gap` is the gap of the row labels if different, `ten_gap` that of the 10. `drop` moves the
    row labels down from the middle of their spaces, in mm, `first_drop` the 1 alone. All are
    printed in `ink`.
    """
    row_gap = gap if row_gap is None else row_gap
    ten_gap = row_gap if ten_gap is None else ten_gap
    height = cap_height(size)
    below = SIZE * cell + gap + height
    columns = [
        draw.Text((i + 0.5) * cell, below, letter, size, ink, LABEL_WEIGHT, "middle")
        for i, letter in enumerate(COLUMNS)
    ]
    rows = [
        draw.Text(
            -(ten_gap if i == SIZE - 1 else row_gap),
            i * cell + (cell + height) / 2 + drop + (first_drop if i == 0 else 0),
            str(i + 1),
            size,
            ink,
            LABEL_WEIGHT,
            "end",
            TEN_SPACING if i == SIZE - 1 else 0,
        )
        for i in range(SIZE)
    ]
    return (*columns, *rows)
