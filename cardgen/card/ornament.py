"""What is beside the type on the front without a portrait, and the silk over a portrait."""

from __future__ import annotations

from cardgen.card.curves import Wave, wave_lines
from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import blend
from cardgen.inputs.theme import DARK, LIGHT, STRONG, Theme
from companion.grid import column_of, parse_space, range_of, row_of

_CENTRE = parse_space("E5")
RANGE = tuple(
    (column_of(s) - column_of(_CENTRE), row_of(s) - row_of(_CENTRE)) for s in range_of(_CENTRE)
)
"""The 13 spaces in range of a Node, as steps to the right and down."""

_BOARD_CELL = 4.2
_BOARD_NODES = (
    (-5, -5),
    (-1, -9),
    (0, -3),
)  # spaces from the one in the corner, down and right of all
_GAP = 0.3  # mm between two spaces


def ornament(theme: Theme, visible: draw.Box, whole: draw.Box) -> list[draw.Shape]:
    """Return the ornament in `visible`; `whole` has the bleed around it."""
    clip = draw.rectangle(whole)
    if theme.ornament == "board":
        return [draw.Group(tuple(_board(theme, visible, whole)), clip=clip)]
    cell = min(10.0, visible.width / 3.7)
    centre = visible.right - cell, visible.bottom - 2 * cell
    return [draw.Group(tuple(diamond(theme, *centre, cell, whole, _GAP * cell / 6)), clip=clip)]


def diamond(
    theme: Theme, x: float, y: float, cell: float, whole: draw.Box, gap: float = _GAP
) -> list[draw.Shape]:
    """Return the range of a Node about (x, y), with spaces of `cell` mm.

    Spaces of which only a sliver lies in `whole` are left out.
    """
    side = cell - gap
    boxes = {
        (dx, dy): draw.Box(x + dx * cell - side / 2, y + dy * cell - side / 2, side, side)
        for dx, dy in RANGE
    }
    return [
        draw.filled(draw.rectangle(box), theme.shape if any(step) else theme.node)
        for step, box in boxes.items()
        if min((seen := box.intersection(whole)).width, seen.height) > gap
    ]


def _board(theme: Theme, visible: draw.Box, whole: draw.Box) -> list[draw.Shape]:
    """Return a dark board with the ranges of three Nodes; its last spaces are cut in half."""
    cell, side = _BOARD_CELL, _BOARD_CELL - _GAP
    dark, strong, light = map(theme.tone, (DARK, STRONG, LIGHT))
    inks = {0: theme.node, 1: blend(strong, light, 0.6), 2: blend(dark, strong, 0.55)}
    lit = {
        (node_x + dx, node_y + dy): inks[abs(dx) + abs(dy)]
        for node_x, node_y in _BOARD_NODES
        for dx, dy in RANGE
    }
    faint = blend(theme.ground, dark, 0.35)
    shapes: list[draw.Shape] = []
    columns, rows = int(visible.width / cell + 0.5), int((visible.bottom - whole.y) / cell + 0.5)
    for column in range(-columns + 1, 2):
        for row in range(-rows, 2):
            x, y = visible.right + column * cell - side / 2, visible.bottom + row * cell - side / 2
            box = draw.Box(x, y, side, side).intersection(whole)
            if min(box.width, box.height) > cell / 4:  # no slivers
                shapes.append(draw.filled(draw.rectangle(box), lit.get((column, row), faint)))
    return shapes


def silk(theme: Theme, visible: draw.Box, whole: draw.Box) -> draw.Shape:
    """Return soft curves over the shoulders of a portrait."""
    w, h = visible.width, visible.height
    dark, strong, light = map(theme.tone, (DARK, STRONG, LIGHT))
    inks = [blend(theme.ground, dark, 0.6), dark, strong, blend(strong, light, 0.6), strong]
    low = Wave(h * 1.06, h * 0.09, 0.9, w * 1.5, 0.44)
    high = Wave(h * 1.10, h * 0.34, 1.6, w * 1.5, 0.40)
    lines = wave_lines(low, high, inks, 13, w, 4)
    return draw.Group(
        (draw.Group(lines, draw.moved(visible.x, visible.y)),), clip=draw.rectangle(whole)
    )
