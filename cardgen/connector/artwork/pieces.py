"""Pieces: the grounds of phrases. A notch above says that something comes before, a tab below: read on."""

from __future__ import annotations

from cardgen.connector.layout.result import PIECE, TAB
from cardgen.drawing import shapes as draw

_RADIUS = 0.5
_NOTCH = 0.45  # mm: less than the piece reaches beyond its words
_INDENT = 3.0  # largest distance of notch and tab from the side where reading begins, in mm


def piece_outline(
    box: draw.Box, *, notch: bool, tab: bool, right_to_left: bool = False
) -> tuple[draw.Segment, ...]:
    """Return the outline of the piece of a phrase with this box, as it is read."""
    aside, above = PIECE
    x, y, right, bottom = box.x - aside, box.y - above, box.right + aside, box.bottom + above
    indent = min(_INDENT, (right - x) / 2)
    middle, half = (right - indent if right_to_left else x + indent), TAB[0] / 2
    outline = list(draw.rectangle(draw.Box(x, y, right - x, bottom - y), _RADIUS))
    if tab:  # the lower side runs from the right to the left
        points = ((middle + half, bottom), (middle, bottom + TAB[1]), (middle - half, bottom))
        outline[5:5] = [("L", *point) for point in points]
    if notch:
        points = ((middle - half, y), (middle, y + _NOTCH), (middle + half, y))
        outline[1:1] = [("L", *point) for point in points]
    return tuple(outline)
