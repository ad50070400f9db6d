"""A grid in all printables: its lines and the names of its columns and rows.

Coordinates are the grid's own: the origin is the corner of A1, x runs from A to J, y from Row 1 to Row 10.
"""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, Ink
from cardgen.printables.common.palette import BLUE, QUIET, RED
from cardgen.printables.common.typesetting import cap_height
from companion.grid import COLUMNS, SIZE


def grid_lines(cell: float, rows: int = SIZE, inner: Ink = QUIET, rim: float = 0.75) -> tuple[draw.Path, ...]:
    """Return the lines of a grid with spaces of `cell` mm: grey ones inside, a black rim of `rim` pt."""
    width, height = SIZE * cell, rows * cell
    segments = [
        *(part for i in range(1, SIZE) for part in draw.line(i * cell, 0, i * cell, height)),
        *(part for i in range(1, rows) for part in draw.line(0, i * cell, width, i * cell)),
    ]
    return (
        draw.stroked(tuple(segments), inner, 0.5),
        draw.stroked(draw.rectangle(draw.Box(0, 0, width, height)), BLACK, rim),
    )


LABEL_WEIGHT: draw.Weight = "condensed-semibold"
LABEL_GAP = 1.1
"""Gap in mm between the rim of a grid on a sheet and its labels."""
TEN_SPACING = -0.25
"""Letter-spacing of the 10 in pt: it is the widest label and has the least room."""


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

    `row_gap` is the gap of the row labels if different, `ten_gap` that of the 10. `drop` moves the row
    labels down from the middle of their spaces, in mm, `first_drop` the 1 alone. All are printed in `ink`.
    """
    height = cap_height(size)
    below = SIZE * cell + gap + height
    columns = [
        draw.Text((i + 0.5) * cell, below, letter, size, ink, LABEL_WEIGHT, "middle")
        for i, letter in enumerate(COLUMNS)
    ]
    rows = [
        draw.Text(
            -next(each for each in (ten_gap if i == SIZE - 1 else None, row_gap, gap) if each is not None),
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


def rotator_board(cell: float, size: float, strips: bool = True) -> tuple[draw.Shape, ...]:
    """Return the lines and labels, in `size` pt, of a board of both grids, the red one turned (R1).

    The name of each grid is at its corner, for prints in black and white, and beside it a strip in its colour
    if there are `strips`; without them the name is small and nearer, for narrow paper. The origin is the
    board's top left corner; labels are `LABEL_GAP` mm off it.
    """
    side = SIZE * cell
    halves: tuple[tuple[str, Ink, float], ...] = (("red", RED, 180), ("blue", BLUE, 0))
    strip = draw.rectangle(draw.Box(side + 1.2, 0, 1.2, side), 0.6)
    below = side + LABEL_GAP + cap_height(size)
    name_at, name_size = (-LABEL_GAP, max(5.5, 0.7 * size)) if strips else (0.2, 5.0)
    return (
        *(
            draw.Group(
                (
                    *labels(cell, size, LABEL_GAP),
                    *([draw.filled(strip, ink)] if strips else []),
                    draw.Text(name_at, below, name, name_size, BLACK, LABEL_WEIGHT, "end"),
                ),
                draw.rotated(turn, side / 2, side) @ draw.moved(0, side),
            )
            for name, ink, turn in halves
        ),
        *grid_lines(cell, 2 * SIZE),
        draw.stroked(draw.line(0, side, side, side), BLACK, 0.75),
    )
