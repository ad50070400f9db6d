"""Rotator's board to play on with a pencil: both grids, and places for name and boosts."""

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK
from cardgen.games.rotator.marks import INKS, MARKS, rotator_board, words_in
from cardgen.sheets.blocks import Block
from cardgen.sheets.composer import QUIET, Composer
from cardgen.sheets.grids import (
    COLUMN_LABELS,
    KEY_SIDE,
    KEY_TOP,
    ROW_LABELS,
    TAG,
    GridDesign,
    StripLayout,
    label_size,
    line_to_fill_in,
)
from cardgen.sheets.pencil_marks import key
from companion.grid import SIZE
from companion.rotator import GAMES

_ASIDE = 25.5
"""Beside the board: name and boosts."""
_BOOSTS = 10
_SMALL_MARK = 2.8  # in a key of two rows


def _size(cell: float, paired: bool) -> draw.Size:
    side = SIZE * cell
    return _ASIDE + side + 2 * ROW_LABELS, 2 * side + 2 * COLUMN_LABELS


def _strips(
    composer: Composer, layout: StripLayout, count: int, room: float
) -> list[tuple[int, Block]]:
    return [(player, _board(composer, layout.cell)) for player in range(count)]


def _board(composer: Composer, cell: float) -> Block:
    """Return one board of both grids, the red one turned; at its left name and boosts."""
    width, height = _size(cell, False)
    box = 4.0
    words = words_in(composer.book)
    shapes: list[draw.Shape] = [*line_to_fill_in(words("name-or-puzzle"), 0, _ASIDE - 2.5)]
    shapes.append(draw.Text(0, TAG + 9.0, words("boosts"), 7, QUIET))
    for index in range(_BOOSTS):
        x, y = index % 5 * (box + 0.75), TAG + 10.4 + index // 5 * (box + 0.75)
        shapes.append(draw.stroked(draw.rectangle(draw.Box(x, y, box, box), 0.5), BLACK, 0.75))
    board = draw.moved(_ASIDE + ROW_LABELS, COLUMN_LABELS)
    shapes.append(draw.Group(rotator_board(cell, label_size(cell)), board))
    return Block(width, height, tuple(shapes))


def _key(composer: Composer, room: float) -> tuple[draw.Shape, ...]:
    marks, high = key(MARKS, composer.book, room, KEY_SIDE, 7)
    if high > KEY_SIDE:
        marks, _ = key(MARKS, composer.book, room, _SMALL_MARK, 7)
    return (draw.Group((marks,), draw.moved(0, KEY_TOP)),)


DESIGN = GridDesign(GAMES["rotator"], INKS, "rotator-sheets", False, _size, _strips, _key)
"""One board for everybody, or as many as fit on a page."""
