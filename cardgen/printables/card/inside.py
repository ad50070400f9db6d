"""The inside: one board of two grids that meet with their Row 1 at the fold.

Behind the back panel, in the upper half, its side tabs are the flaps of Connector.
"""

from __future__ import annotations

from typing import Literal

from cardgen.connector.layout.result import Face
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, RICH_BLACK, WHITE, Ink, blend
from cardgen.inputs.geometry import Geometry
from cardgen.printables.common.board_lines import LABEL_WEIGHT, TEN_SPACING, grid_lines, labels
from cardgen.printables.common.curves import Wave, wave_band, wave_lines
from cardgen.printables.common.game_marks import MARKS, mark
from cardgen.printables.common.palette import Palette
from cardgen.printables.common.typesetting import TextStyle, cap_height, set_line
from cardgen.printables.connector.back_artwork import Connector, face_artwork, flap_on_inside

LABEL_SIZE = 5.0
"""Of the grids' labels, in pt: the smallest type there is on a card."""

HALVES: tuple[Literal["blue", "red"], ...] = ("blue", "red")


def inside_under(
    geometry: Geometry, palette: Palette, with_curves: bool, with_flaps: bool = False
) -> list[draw.Shape]:
    """Return what lies under the grids: black, white, and soft curves where there is no portrait.

    `with_flaps`: the black at the sides stays plain for the flaps of Connector.
    """
    shapes: list[draw.Shape] = [
        draw.filled(draw.rectangle(geometry.card.grown(geometry.bleed)), RICH_BLACK),
        *([] if with_flaps else _ornament(geometry, palette)),
        draw.filled(draw.rectangle(_white(geometry)), WHITE),
    ]
    if with_curves:
        shapes += [
            draw.Group(_curves(geometry.grid, tint_of(palette, half)), geometry.half(half)) for half in HALVES
        ]
    return shapes


def inside_over(geometry: Geometry) -> list[draw.Shape]:
    """Return the lines of the grids."""
    return [draw.Group(grid_lines(geometry.cell), geometry.half(half)) for half in HALVES]


def inside_text(geometry: Geometry, book: FontBook, with_flaps: bool = False) -> list[draw.Shape]:
    """Return the grids' labels and, on the black beside them, the key to the pencil marks.

    `with_flaps`: red's key stands beyond the fold, for the flaps of Connector are on his side of it.
    """
    return [
        draw.Group(
            (*_labels(geometry, book), *_key(geometry, book, with_flaps and half == "red")),
            geometry.half(half),
        )
        for half in HALVES
    ]


def flaps(connector: Connector, book: FontBook) -> tuple[list[draw.Shape], list[draw.Shape]]:
    """Return the art and the text of the flaps of Connector, in the upper half's side tabs."""
    art: list[draw.Shape] = []
    text: list[draw.Shape] = []
    sides: tuple[Face, Face] = ("left", "right")
    for side in sides:
        place = flap_on_inside(connector.layout.panel, side)
        for layer, shapes in zip((art, text), face_artwork(connector, side, book), strict=True):
            layer.append(draw.Group(tuple(shapes), place))
    return art, text


def tint_of(palette: Palette, half: Literal["blue", "red"]) -> Ink:
    """Return the ink that may lie under pencil marks on one half."""
    return palette.blue if half == "blue" else palette.red


def _white(geometry: Geometry) -> draw.Box:
    """Return the paper-white area under grids and labels; it ends just short of the side tabs' folds."""
    reach = geometry.grid + 2.6  # beyond Row 10 there is room for the column labels
    if geometry.fold == "across":
        left = geometry.tab + 0.7 if geometry.tab else geometry.width / 2 - geometry.grid / 2 - 2.6
        return draw.Box(left, geometry.height / 2 - reach, geometry.width - 2 * left, 2 * reach)
    side = min(geometry.height / 2 - 1.4, geometry.grid / 2 + 2.6)
    return draw.Box(geometry.width / 2 - reach, geometry.height / 2 - side, 2 * reach, 2 * side)


def _ornament(geometry: Geometry, palette: Palette) -> list[draw.Shape]:
    """Return soft curves for the black at the sides, quiet enough for the key to the pencil marks."""
    inks = [blend(RICH_BLACK, ink, share) for ink, share in zip(palette.glow, (0.25, 0.5, 0.4), strict=False)]
    b = geometry.bleed
    if geometry.fold == "across":  # along the tabs
        length, depth = geometry.height, geometry.width
        first = Wave(depth - 1, 3, 2.0, length * 0.8, 0.1)
        last = Wave(depth - 9, -4, 5.0, length * 0.6, 0.5)
        turned = draw.Matrix(0, 1, 1, 0, 0, 0)
    else:
        length, depth = geometry.width, geometry.height
        first = Wave(depth * 0.9, depth * 0.2, 4.0, length * 0.5, 0.0)
        last = Wave(depth * 0.6, depth * 0.3, 9.0, length * 0.6, 0.3)
        turned = draw.Matrix()
    clip = draw.rectangle(draw.Box(-b, -b, length + 2 * b, depth + 2 * b))
    lines = draw.Group(wave_lines(first, last, inks, 14, length, b + 1), turned, clip)
    return [lines, draw.Group((lines,), draw.rotated(180, *geometry.card.centre))]


def _curves(side: float, ink: Ink) -> tuple[draw.Shape, ...]:
    """Return an even tint for a grid `side` mm wide, and soft curves a little stronger."""
    bands = (
        wave_band(
            Wave(side * 0.92, 2, 4, side * 1.1, 0.0), Wave(side * 0.58, 14, 6, side * 0.9, 0.25), ink, side, 0
        ),
        wave_band(
            Wave(side * 0.50, 16, 5, side * 0.9, 0.28),
            Wave(side * 0.38, 18, 6, side * 0.8, 0.40),
            ink.tint(0.8),
            side,
            0,
        ),
    )
    square = draw.rectangle(draw.Box(0, 0, side, side))
    return (draw.filled(square, ink.tint(0.55)), draw.Group(bands, clip=square))


def _labels(geometry: Geometry, book: FontBook) -> tuple[draw.Text, ...]:
    """Return A to J below Row 10 and 1 to 10 to the left of Column A, as the owner sees them."""
    cell = geometry.cell
    across = geometry.width if geometry.fold == "across" else geometry.height
    limit = geometry.tab + geometry.fold_safe if geometry.tab else geometry.safe
    beside = (across - geometry.grid) / 2 - limit  # what is left there for the row labels
    gap = min(0.5, beside - book.width("10", LABEL_SIZE, LABEL_WEIGHT, TEN_SPACING))
    height = cap_height(LABEL_SIZE)
    # the 1 stands lower than the middle of its space by what keeps it clear of the fold
    drop = max(0.0, geometry.fold_safe + 0.05 - (cell - height) / 2)
    if gap > 0.05:
        return labels(cell, LABEL_SIZE, 0.7, first_drop=drop, row_gap=gap)
    inside = -book.width("10", LABEL_SIZE, LABEL_WEIGHT, TEN_SPACING) - 0.45
    return labels(cell, LABEL_SIZE, 0.7, drop=(cell - height) / 2 - 0.45, row_gap=inside)


def _key(geometry: Geometry, book: FontBook, beyond: bool) -> tuple[draw.Shape, ...]:
    """Return the pencil marks and what they mean, on the black within sight of a grid's owner.

    `beyond`: on the tab on the other side of the main fold.
    """
    if geometry.fold == "across" and not geometry.tab:
        return ()
    cell = 3.4
    first = 6.0
    if beyond:  # as far from the fold as on the near side
        first -= 2 * first + (len(MARKS) - 1) * 8.0 + cell + 2.4
    shapes: list[draw.Shape] = []
    for index, (which, label) in enumerate(MARKS):
        if geometry.fold == "across":  # on the tab at the owner's right, names below the marks
            x = (geometry.grid + geometry.width) / 2 - geometry.tab + geometry.fold_safe
            y, room, size = first + index * 8.0, geometry.tab - geometry.fold_safe - geometry.safe, 6.0
            at = x, y + cell + 2.4
        else:  # between Row 10 and its owner, names beside the marks
            x, y, room, size = geometry.grid / 2 - 10, geometry.grid + 8.0 + index * 5.8, 30.0, 6.5
            at = x + cell + 2.0, y + (cell + cap_height(size)) / 2
        box = draw.Box(x, y, cell, cell)
        shapes += (draw.filled(draw.rectangle(box), WHITE), *mark(which, box, BLACK))
        shapes.append(set_line(book, label, *at, room, TextStyle(size, 6, "regular", "condensed"), WHITE))
    return tuple(shapes)
