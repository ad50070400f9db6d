"""Small pictures for sheets: dice, armies, and a corner of the table."""

from collections.abc import Mapping

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, WHITE, grey
from cardgen.games.tactics.ground import INKS, Kind, ground
from cardgen.games.tactics.tokens import Side, token
from cardgen.sheets.blocks import Block, Diagram

WORD = INKS.word
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(number: int, size: float) -> Block:
    """Return a die that shows `number`, `size` mm wide."""
    box = draw.Box(0, 0, size, size)
    pips = (
        draw.filled(
            draw.circle(size * (0.5 + 0.26 * x), size * (0.5 + 0.26 * y), size * 0.085), BLACK
        )
        for x, y in _PIPS[number]
    )
    frame = draw.framed(draw.rectangle(box, size * 0.16), WHITE, BLACK, 0.75)
    return Diagram(size, size, (frame, *pips))


def army(side: Side, units: int, size: float) -> Block:
    """Return some units side by side, three in a row."""
    step = size * 1.12
    places = (draw.moved(index % 3 * step, index // 3 * step) for index in range(units))
    placed = tuple(draw.Group(token(side, size), place) for place in places)
    wide, high = min(units, 3), (units + 2) // 3
    return Diagram(wide * step - size * 0.12, high * step - size * 0.12, placed)


def patch(kinds: Mapping[tuple[int, int], Kind], columns: int, rows: int, cell: float) -> Block:
    """Return some spaces of the table, `cell` mm wide and four thirds as high; others are plain."""
    high = cell * 4 / 3
    shapes: list[draw.Shape] = []
    for row in range(rows):
        for column in range(columns):
            kind = kinds.get((column, row), "plain")
            place = draw.moved(column * cell, row * high)
            shapes.append(draw.Group((field(kind, cell, high),), place))
    return Diagram(columns * cell, rows * high, tuple(shapes))


def field(kind: Kind, width: float, height: float) -> draw.Group:
    """Return a small space with the picture of its ground."""
    frame = draw.stroked(draw.rectangle(draw.Box(0, 0, width, height)), grey(0.5), 0.5)
    return draw.Group((draw.PlacedForm(ground(kind, width, height)), frame))
