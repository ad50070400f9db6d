"""What is beside the type on the front without a portrait, and the silk over a portrait."""

from itertools import chain

from cardgen.card.curves import Wave, wave_lines
from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import Ink, blend
from cardgen.inputs.theme import DARK, LIGHT, STRONG, Theme
from cardgen.sheets.pencil_marks import RANGE

_BOARD_CELL = 4.2
_BOARD_NODES = (-5, -5), (-1, -9), (0, -3)
"""Where the board has Nodes: steps to the right and down from its corner, down and right of all."""
GAP = 0.3
"""Usual distance of two spaces in mm."""
_RING_PITCH = 0.8  # mm between two rings
_WIDEST_RING, _THINNEST_RING = 1.6, 0.35  # pt: next to the Node, and at the end of its range
_RANGE = 2.1  # spaces from the Node's edge to the last ring


def ornament(
    theme: Theme, visible: draw.Box, whole: draw.Box, least_gap: float = 0
) -> list[draw.Shape]:
    """Return the ornament in `visible`; `whole` has the bleed around it.

    Spaces are at least `least_gap` mm apart.
    """
    clip = draw.rectangle(whole)
    if theme.ornament == "board":
        return [draw.Group(tuple(_board(theme, visible, whole, max(least_gap, GAP))), clip=clip)]
    cell = min(10.0, visible.width / 3.7)
    centre = visible.right - cell, visible.bottom - 2 * cell
    gap = max(least_gap, GAP * cell / 6)
    drawn = _rings if theme.ornament == "rings" else diamond
    return [draw.Group(tuple(drawn(theme, *centre, cell, whole, gap)), clip=clip)]


def diamond(
    theme: Theme, x: float, y: float, cell: float, whole: draw.Box, gap: float = GAP
) -> list[draw.Shape]:
    """Return the range of a Node about (x, y), with spaces of `cell` mm.

    Spaces of which only a sliver lies in `whole` are left out.
    """
    return [
        draw.filled(draw.rectangle(box), theme.shape if any(step) else theme.node)
        for step, box in _spaces(x, y, cell, whole, gap).items()
    ]


def _rings(
    theme: Theme, x: float, y: float, cell: float, whole: draw.Box, gap: float
) -> list[draw.Shape]:
    """Return the same range with rings about the Node, thinner farther away, seen in its spaces."""
    spaces = _spaces(x, y, cell, whole, gap)
    nearest, count = cell / 2, round(_RANGE * cell / _RING_PITCH)
    rings = [
        draw.stroked(
            draw.circle(x, y, nearest + ring * _RING_PITCH),
            theme.shape,
            _WIDEST_RING + (_THINNEST_RING - _WIDEST_RING) * ring / count,
        )
        for ring in range(count + 1)
    ]
    around = [draw.rectangle(box) for step, box in spaces.items() if any(step)]
    return [
        draw.Group(tuple(rings), clip=tuple(chain.from_iterable(around))),
        draw.filled(draw.rectangle(spaces[0, 0]), theme.node),
    ]


def _spaces(
    x: float, y: float, cell: float, whole: draw.Box, gap: float
) -> dict[tuple[int, int], draw.Box]:
    """Return the spaces in range of a Node about (x, y), by their steps from it."""
    side = cell - gap
    boxes = {
        (dx, dy): draw.Box(x + dx * cell - side / 2, y + dy * cell - side / 2, side, side)
        for dx, dy in RANGE
    }
    return {
        step: box
        for step, box in boxes.items()
        if min((seen := box.intersection(whole)).width, seen.height) > gap
    }


def is_raised(theme: Theme, ink: Ink) -> bool:
    """Return whether a finish covers what the ornament or the silk shows in `ink`.

    It covers neither the empty board nor the middle of a diamond.
    """
    return ink != _faint(theme) if theme.ornament == "board" else ink == theme.shape


def _faint(theme: Theme) -> Ink:
    return blend(theme.ground, theme.tone(DARK), 0.35)


def _board(theme: Theme, visible: draw.Box, whole: draw.Box, gap: float) -> list[draw.Shape]:
    """Return a dark board with the ranges of three Nodes; its last spaces are cut in half."""
    cell, side = _BOARD_CELL, _BOARD_CELL - gap
    dark, strong, light = map(theme.tone, (DARK, STRONG, LIGHT))
    inks = {0: theme.node, 1: blend(strong, light, 0.6), 2: blend(dark, strong, 0.55)}
    lit = {
        (node_x + dx, node_y + dy): inks[abs(dx) + abs(dy)]
        for node_x, node_y in _BOARD_NODES
        for dx, dy in RANGE
    }
    faint = _faint(theme)
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
