"""The inside: one board of two grids that meet with their Row 1 at the fold.

The side tabs of the upper half, behind the back panel, are the flaps of Connector.
"""

from itertools import chain
from typing import Literal

from cardgen.card.curves import Wave, wave_band
from cardgen.connector.artwork.back_artwork import Connector, face_artwork, flap_on_inside
from cardgen.connector.layout.result import Face
from cardgen.drawing import shapes as draw
from cardgen.drawing.colour import ink_of
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import Theme
from cardgen.sheets.board_lines import LABEL_WEIGHT, TEN_SPACING, grid_lines, labels
from cardgen.sheets.palette import faint
from cardgen.sheets.pencil_marks import MARKS, mark
from cardgen.sheets.typesetting import TextStyle, cap_height, set_line
from cardgen.sheets.words import sheet_words

LABEL_SIZE = 6.0
"""Size of the grids' labels in pt."""


_PALE_BLUE = Ink((0.17, 0.03, 0.0, 0.0), (0.733, 0.851, 0.961))
_PALE_RED = Ink((0.0, 0.14, 0.06, 0.0), (0.965, 0.765, 0.753))
_TYPE = {
    "blue": Ink((1.0, 0.70, 0.0, 0.0), (0.071, 0.290, 0.639)),
    "red": Ink((0.0, 1.0, 0.90, 0.0), (0.678, 0.114, 0.090)),
}
_BUILTIN = Profile("")
_FRAME = 1.0  # pt: around the board and on its fold
_FINEST = 0.25  # pt: lines in black on white
_DOTS_APART = {"blue": 0.9, "red": 1.5}  # mm, where dots take the place of tints
_DOT = 0.75  # pt: their diameter
_CORNER = 0.45  # mm between a row label inside a space and the lines of the space


def halves_of(geometry: Geometry) -> tuple[Literal["blue", "red"], ...]:
    """Return the halves of the board; a flat card has one grid or none."""
    if geometry.fold == "none":
        return ("blue",) if geometry.grid_back else ()
    return ("blue", "red")


def inside_under(
    geometry: Geometry, theme: Theme, tints: tuple[Ink, Ink], with_curves: bool
) -> list[draw.Shape]:
    """Return the art under the grids: ground at the sides, white, and curves without a portrait."""
    shapes: list[draw.Shape] = []
    if not theme.is_white and geometry.fold != "none":
        shapes.append(
            draw.filled(draw.rectangle(geometry.card.expanded(geometry.bleed)), theme.ground)
        )
        shapes.append(draw.filled(draw.rectangle(_white(geometry)), WHITE))
    side = geometry.grid
    if with_curves:
        for half, tint in zip(halves_of(geometry), tints, strict=False):
            bands = _bands(side, tint)
            curves = _tinted(side, bands, tint)
            if theme.is_one_ink:
                curves = _dotted(side, bands, _DOTS_APART[half])
            shapes.append(draw.Group(curves, geometry.half(half)))
    return shapes


def inside_over(geometry: Geometry, theme: Theme) -> list[draw.Shape]:
    """Return the lines of the grids, with a frame around the board and a line on its fold."""
    side = geometry.grid
    frame = draw.stroked(draw.rectangle(draw.Box(0, 0, side, side)), BLACK, _FRAME)
    lines, _ = grid_lines(geometry.cell)
    if theme.is_one_ink:
        lines = draw.stroked(lines.segments, BLACK, _FINEST)
    return [draw.Group((lines, frame), geometry.half(half)) for half in halves_of(geometry)]


def inside_text(
    geometry: Geometry, book: FontBook, theme: Theme, with_flaps: bool = False
) -> list[draw.Shape]:
    """Return the grids' labels and, beside them, the key to the pencil marks.

    `with_flaps`: red's key is beyond the fold, because the flaps of Connector are on red's side.
    """
    return [
        draw.Group(
            (
                *_labels(geometry, book, BLACK if theme.is_one_ink else _TYPE[half]),
                *_key(geometry, book, theme, with_flaps and half == "red"),
            ),
            geometry.half(half),
        )
        for half in halves_of(geometry)
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


def tint_of(half: Literal["blue", "red"], colour: str) -> Ink:
    """Return the darkest ink under pencil marks on one half: at most 20 % on all plates."""
    ink = _PALE_BLUE if half == "blue" else _PALE_RED
    return ink if colour == getattr(_BUILTIN, half) else faint(ink_of(colour))


def _white(geometry: Geometry) -> draw.Box:
    """Return the white area under grids and labels; it ends just before the side tabs' folds."""
    reach = geometry.grid + 2.6  # room for the column labels beyond Row 10
    if geometry.fold == "across":
        left = geometry.tab + 0.7 if geometry.tab else geometry.width / 2 - geometry.grid / 2 - 2.6
        return draw.Box(left, geometry.height / 2 - reach, geometry.width - 2 * left, 2 * reach)
    side = min(geometry.height / 2 - 1.4, geometry.grid / 2 + 2.6)
    return draw.Box(geometry.width / 2 - reach, geometry.height / 2 - side, 2 * reach, 2 * side)


def _bands(side: float, ink: Ink) -> tuple[draw.Path, draw.Path]:
    """Return two soft curves across a grid `side` mm wide, in tints of `ink`."""
    return (
        wave_band(
            Wave(side * 0.92, 2, 4, side * 1.1, 0.0),
            Wave(side * 0.58, 14, 6, side * 0.9, 0.25),
            ink.tint(0.62),
            side,
        ),
        wave_band(
            Wave(side * 0.50, 16, 5, side * 0.9, 0.28),
            Wave(side * 0.38, 18, 6, side * 0.8, 0.40),
            ink.tint(0.46),
            side,
        ),
    )


def _tinted(side: float, bands: tuple[draw.Path, ...], ink: Ink) -> tuple[draw.Shape, ...]:
    """Return an even tint for a grid `side` mm wide, and the curves a little stronger."""
    square = draw.rectangle(draw.Box(0, 0, side, side))
    return draw.filled(square, ink.tint(0.3)), draw.Group(bands, clip=square)


def _dotted(side: float, bands: tuple[draw.Path, ...], apart: float) -> tuple[draw.Shape, ...]:
    """Return the curves in dots so far `apart`: lines would be taken for marks."""
    rows = (step * apart for step in range(1, int(side / apart)))
    lines = chain.from_iterable(draw.line(apart / 2, y, side, y) for y in rows)
    dots = draw.stroked(tuple(lines), BLACK, _DOT, dash=(0.001, apart), cap="round")
    within = (draw.Group((dots,), clip=band.segments) for band in bands)
    return (draw.Group(tuple(within), clip=draw.rectangle(draw.Box(0, 0, side, side))),)


def _labels(geometry: Geometry, book: FontBook, ink: Ink) -> tuple[draw.Text, ...]:
    cell = geometry.cell
    if geometry.fold == "none":
        middle = geometry.half("blue").f + (cell - cap_height(LABEL_SIZE)) / 2
        drop = max(0.0, geometry.safe + 0.05 - middle)
        return labels(cell, LABEL_SIZE, 0.5, row_gap=0.2, first_drop=drop, ink=ink)
    across = geometry.width if geometry.fold == "across" else geometry.height
    limit = geometry.tab + geometry.fold_safe if geometry.tab else geometry.safe
    beside = (across - geometry.grid) / 2 - limit  # room for the row labels
    along = geometry.height if geometry.fold == "across" else geometry.width
    # 0.7 mm below Row 10, less where the trim is near
    below = min(0.7, along / 2 - geometry.grid - geometry.safe - cap_height(LABEL_SIZE) - 0.02)
    ten = book.width("10", LABEL_SIZE, LABEL_WEIGHT, TEN_SPACING)
    gap = min(0.5, beside - ten)
    height = cap_height(LABEL_SIZE)
    # the 1 is lower than the middle of its space, to keep clear of the fold
    drop = max(0.0, geometry.fold_safe + 0.05 - (cell - height) / 2)
    if gap > 0.05:
        return labels(cell, LABEL_SIZE, below, first_drop=drop, row_gap=gap, ink=ink)
    # beside the grid there is no room for the 10: all go into the corners of their spaces, which
    # leaves room for pencil marks
    drop = (cell - height) / 2 - _CORNER
    one = -book.width("9", LABEL_SIZE, LABEL_WEIGHT) - _CORNER
    return labels(cell, LABEL_SIZE, below, drop=drop, row_gap=one, ten_gap=-ten - _CORNER, ink=ink)


def _key(geometry: Geometry, book: FontBook, theme: Theme, beyond: bool) -> tuple[draw.Shape, ...]:
    if geometry.fold == "across" and not geometry.tab:
        return ()
    cell = 3.4
    on_tab = geometry.fold == "across"
    if on_tab:  # at the owner's right, names below the marks
        x = (geometry.grid + geometry.width) / 2 - geometry.tab + geometry.fold_safe
        first, pitch, size = 6.0, 8.0, 6.0
        room = geometry.tab - geometry.fold_safe - geometry.safe
        if beyond:  # as far from the fold as on the near side
            first -= 2 * first + (len(MARKS) - 1) * pitch + cell + 2.4
    elif geometry.fold == "none":  # right of the grid, names beside the marks
        x, first, pitch, room, size = geometry.grid + 5.0, 8.0, 6.0, 20.0, 6.5
    else:  # between Row 10 and its owner, names beside the marks
        x, first, pitch, room, size = geometry.grid / 2 - 10, geometry.grid + 8.0, 5.8, 30.0, 6.5
    on_white = not theme.is_dark or geometry.fold == "none"
    style, ink = TextStyle(size, 6, "regular", "condensed"), BLACK if on_white else theme.text
    shapes: list[draw.Shape] = []
    words = sheet_words(book, "sheets").part("mark")
    for index, which in enumerate(MARKS):
        y = first + index * pitch
        at = (x, y + cell + 2.4) if on_tab else (x + cell + 2.0, y + (cell + cap_height(size)) / 2)
        box = draw.Box(x, y, cell, cell)
        shapes += (draw.filled(draw.rectangle(box, 0.3), WHITE), *mark(which, box, BLACK))
        if on_white:
            shapes.append(draw.stroked(draw.rectangle(box, 0.3), BLACK, 0.5))
        shapes.append(set_line(book, words(which), *at, room, style, ink))
    return tuple(shapes)
