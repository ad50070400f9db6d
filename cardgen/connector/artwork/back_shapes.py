"""What is printed on a back besides words: signs, brackets, and pieces, the grounds of phrases.

A triangle begins a text, a dot below a number leads to the next card, a square ends the text. Each
text cuts its signs in its own way, so that their shape identifies the text without colour. A notch
in a piece says that something comes before, a tab: read on.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from cardgen.connector.layout.result import PIECE, TAB
from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, Ink

SignKind = Literal["start", "next", "end"]

_SLIT = 0.17  # width of a cut, in sides of a sign: at 6 pt the least that stays open in print
_RADIUS = 0.5  # of a piece's corners, in mm
_PIECE_NOTCH = 0.45  # mm: less than the piece reaches beyond its words
_INDENT = 3.0  # largest distance of notch and tab from the side where reading begins, in mm
_HOLE = 0.5  # side of the hole of a hollow sign, in sides of a sign
_NOTCH_REACH, _NOTCH_DEPTH = 0.3, 0.46  # of a notch in the left side, in sides of a sign


class SignStyle(NamedTuple):
    """How the signs of a text are cut: `name` describes them."""

    name: str
    hollow: bool = False
    across: bool = False
    upright: bool = False
    notched: bool = False


SIGN_STYLES = (
    SignStyle("full"),
    SignStyle("hollow", hollow=True),
    SignStyle("halved", upright=True),
    SignStyle("notched", notched=True),
    SignStyle("barred", across=True),
    SignStyle("quartered", across=True, upright=True),
)
"""The easiest to distinguish come first."""


def game_sign(
    kind: SignKind, style: SignStyle, box: draw.Box, ink: Ink, ground: Ink = BLACK
) -> tuple[draw.Path, ...]:
    """Return a sign that fills the square `box` on `ground`."""
    side = box.width
    x, y = box.centre
    if kind == "start":  # the middle of its inscribed circle, where a hole leaves an even rim
        x = box.x + 0.309 * side
    shapes = [draw.filled(_outline(kind, box), ink)]
    if style.hollow:
        share = 0.46 if kind == "start" else _HOLE
        left, top = x + (box.x - x) * share, y + (box.y - y) * share
        inner = draw.Box(left, top, side * share, side * share)
        shapes.append(draw.filled(_outline(kind, inner), ground))
    if style.across:
        slit = draw.Box(box.x, y - _SLIT * side / 2, side, _SLIT * side)
        shapes.append(draw.filled(draw.rectangle(slit), ground))
    if style.upright:
        slit = draw.Box(x - _SLIT * side / 2, box.y, _SLIT * side, side)
        shapes.append(draw.filled(draw.rectangle(slit), ground))
    if style.notched:
        half, tip = _NOTCH_REACH * side, (box.x + _NOTCH_DEPTH * side, y)
        left = box.x - 0.05 * side  # beyond the edge, or a thin line would remain
        notch = draw.polygon([(left, y - half), tip, (left, y + half)])
        shapes.append(draw.filled(notch, ground))
    return tuple(shapes)


def bracket(
    x: float, y: float, inner: int, width: float, arms: tuple[float, float]
) -> tuple[draw.Segment, ...]:
    """Return the outline of a right angle just outside a card's upper corner at (x, y).

    The card is on its right if `inner` is 1, on its left if -1. `arms` are the lengths along the
    card's upper edge and down its side.
    """
    along, down = arms
    corners = [
        (-width, -width),
        (along, -width),
        (along, 0.0),
        (0.0, 0.0),
        (0.0, down),
        (-width, down),
    ]
    return draw.polygon([(x + inner * a, y + b) for a, b in corners])


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
        points = ((middle - half, y), (middle, y + _PIECE_NOTCH), (middle + half, y))
        outline[1:1] = [("L", *point) for point in points]
    return tuple(outline)


def _outline(kind: SignKind, box: draw.Box) -> tuple[draw.Segment, ...]:
    if kind == "start":
        return draw.polygon([(box.x, box.y), (box.right, box.centre[1]), (box.x, box.bottom)])
    return draw.circle(*box.centre, box.width / 2) if kind == "next" else draw.rectangle(box)
