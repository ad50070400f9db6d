"""The inside: one board of two grids that meet with their Row 1 at the fold."""

from __future__ import annotations

from typing import Literal

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, RICH_BLACK, WHITE, Ink, blend
from cardgen.drawing.shapes import Box, Group, Matrix, Shape, Text, filled, rectangle, rotated
from cardgen.printables.board import grid_lines, labels
from cardgen.printables.curves import Wave, band, silk
from cardgen.printables.geometry import Geometry
from cardgen.printables.palette import Palette, faint
from cardgen.printables.setting import Style, cap_height, set_line
from cardgen.printables.signs import MARKS, mark

LABEL_SIZE = 5.0
"""Of the grids' labels, in pt: the smallest type there is on a card."""

HALVES: tuple[Literal["blue", "red"], ...] = ("blue", "red")


def inside_under(geometry: Geometry, palette: Palette, with_curves: bool) -> list[Shape]:
    """Return what lies under the grids: black, white, and soft curves where there is no portrait."""
    shapes: list[Shape] = [
        filled(rectangle(geometry.card.grown(geometry.bleed)), RICH_BLACK),
        *_ornament(geometry, palette),
        filled(rectangle(_white(geometry)), WHITE),
    ]
    if with_curves:
        shapes += [
            Group(_curves(geometry.grid, tint_of(palette, half)), geometry.half(half)) for half in HALVES
        ]
    return shapes


def inside_over(geometry: Geometry) -> list[Shape]:
    """Return the lines of the grids."""
    return [Group(grid_lines(geometry.cell), geometry.half(half)) for half in HALVES]


def inside_text(geometry: Geometry, book: FontBook) -> list[Shape]:
    """Return the grids' labels and, on the black beside them, the key to the pencil marks."""
    return [Group((*_labels(geometry, book), *_key(geometry, book)), geometry.half(half)) for half in HALVES]


def tint_of(palette: Palette, half: Literal["blue", "red"]) -> Ink:
    """Return the ink that may lie under pencil marks on one half."""
    return faint(palette.blue if half == "blue" else palette.red)


def _white(geometry: Geometry) -> Box:
    """Return the paper-white area under grids and labels; with side tabs its edges are their folds."""
    reach = geometry.grid + 2.6  # beyond Row 10 there is room for the column labels
    if geometry.fold == "across":
        left = geometry.tab or geometry.width / 2 - geometry.grid / 2 - 2.6
        return Box(left, geometry.height / 2 - reach, geometry.width - 2 * left, 2 * reach)
    side = min(geometry.height / 2 - 1.4, geometry.grid / 2 + 2.6)
    return Box(geometry.width / 2 - reach, geometry.height / 2 - side, 2 * reach, 2 * side)


def _ornament(geometry: Geometry, palette: Palette) -> list[Shape]:
    """Return soft curves for the black at the sides; they run the length of the card."""
    glow = palette.glow
    length = geometry.height if geometry.fold == "across" else geometry.width
    depth = geometry.width if geometry.fold == "across" else geometry.height
    inks = [blend(BLACK, glow[0], 0.5), glow[0], glow[1]]
    if geometry.fold == "across":
        first = Wave(depth - 1, 3, 2.0, length * 0.8, 0.1)
        last = Wave(depth - 9, -4, 5.0, length * 0.6, 0.5)
        lines = silk(first, last, inks, 14, length, geometry.bleed + 1)
        down = Matrix(0, 1, 1, 0, 0, 0)
        clip = rectangle(Box(-geometry.bleed, 0, length + 2 * geometry.bleed, depth + geometry.bleed))
        side = Group(lines, down, clip)
        return [side, Group((side,), rotated(180, *geometry.card.centre))]
    first = Wave(depth * 0.9, depth * 0.2, 4.0, length * 0.5, 0.0)
    last = Wave(depth * 0.6, depth * 0.3, 9.0, length * 0.6, 0.3)
    lines = silk(first, last, inks, 16, length, geometry.bleed + 1)
    clip = rectangle(geometry.card.grown(geometry.bleed))
    return [Group(lines, clip=clip), Group((Group(lines, clip=clip),), rotated(180, *geometry.card.centre))]


def _curves(side: float, ink: Ink) -> tuple[Shape, ...]:
    """Return soft curves that fill a grid `side` mm wide."""
    bands = (
        band(
            Wave(side * 0.92, 2, 4, side * 1.1, 0.0),
            Wave(side * 0.58, 14, 6, side * 0.9, 0.25),
            ink,
            side,
            0,
        ),
        band(
            Wave(side * 0.50, 16, 5, side * 0.9, 0.28),
            Wave(side * 0.38, 18, 6, side * 0.8, 0.40),
            ink.tint(0.55),
            side,
            0,
        ),
    )
    return (Group(bands, clip=rectangle(Box(0, 0, side, side))),)


def _labels(geometry: Geometry, book: FontBook) -> tuple[Text, ...]:
    """Return A to J below Row 10 and 1 to 10 to the left of Column A, as the owner sees them."""
    cell = geometry.cell
    # lower than the middle of the space by what keeps the 1 clear of the fold
    drop = max(0.0, geometry.fold_safe + 0.05 - (cell - cap_height(LABEL_SIZE)) / 2)
    widest = book.width("10", LABEL_SIZE, "condensed-semibold")
    across = geometry.width if geometry.fold == "across" else geometry.height
    limit = geometry.tab + geometry.fold_safe if geometry.tab else geometry.safe
    gap = min(0.5, (across - geometry.grid) / 2 - limit - widest)
    row_x = -gap if gap > 0 else widest + 0.25  # inside Column A where there is no room beside it
    return labels(cell, LABEL_SIZE, 0.45, drop, row_x)


def _key(geometry: Geometry, book: FontBook) -> tuple[Shape, ...]:
    """Return the pencil marks and what they mean, on the black within sight of a grid's owner."""
    if geometry.fold == "across" and not geometry.tab:
        return ()
    cell, style = 3.4, Style(6, 6, "regular", "condensed")
    shapes: list[Shape] = []
    for index, (which, label) in enumerate(MARKS):
        if geometry.fold == "across":  # one below the other on the tab
            x = (geometry.grid + geometry.width) / 2 - geometry.tab + geometry.fold_safe
            y, room = 6.0 + index * 8.0, geometry.tab - geometry.fold_safe - geometry.safe
        else:  # side by side, between Row 10 and its owner
            pitch = geometry.grid / len(MARKS)
            x, y, room = index * pitch, geometry.grid + 10.0, pitch - 0.6
        box = Box(x, y, cell, cell)
        shapes += (filled(rectangle(box), WHITE), *mark(which, box, BLACK))
        shapes.append(set_line(book, label, x, y + cell + 2.4, room, style, WHITE))
    return tuple(shapes)
