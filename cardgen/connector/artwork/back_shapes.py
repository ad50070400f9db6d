"""What is printed on a back besides words: signs, brackets, and pieces, the grounds of phrases.

A triangle begins a text, a dot below a number leads to the next card, a square ends the text. Each
text cuts its signs in its own way, so that their shape identifies the text without colour. A notch
in a piece says that something comes before, a tab: read on. Both have the shape of the text's
joint.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cardgen.connector.layout.result import PIECE, TAB
from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, Ink

PIECE_RADIUS = 0.5
"""Radius of a piece's corners, in mm."""

SignKind = Literal["start", "next", "end"]

Joint = Literal["round", "square", "double", "wedge", "dovetail", "twin"]
"""The shape of the notches and tabs of a text's pieces."""

_SLIT = 0.17  # width of a cut, in sides of a sign: at 6 pt the least that stays open in print
_INDENT = 3.0  # largest distance of a joint's middle from the side where reading begins, in mm
_JOINTS_APART = 0.6  # mm between the joints of two texts on one piece
_ROUND = 0.5523  # of a Bézier curve that is a quarter of an ellipse
_WIDE = 3.2  # mm: width of joints of two parts; others are as wide as `TAB`
_CORNERS: dict[Joint, tuple[tuple[float, float], ...]] = {
    "square": ((0, 0), (0, 1), (1, 1), (1, 0)),
    "double": ((0, 0), (0.22, 1), (0.44, 0), (0.56, 0), (0.78, 1), (1, 0)),
    "wedge": ((0, 0), (0.5, 1), (1, 0)),
    "dovetail": ((0.25, 0), (0, 1), (1, 1), (0.75, 0)),
    "twin": ((0, 0), (0, 1), (0.36, 1), (0.36, 0), (0.64, 0), (0.64, 1), (1, 1), (1, 0)),
}  # as shares of width and depth; the round joint has none
_HOLE = 0.5  # side of the hole of a hollow sign, in sides of a sign
_NOTCH_REACH, _NOTCH_DEPTH = 0.3, 0.46  # of a notch in the left side, in sides of a sign


class Edge(NamedTuple):
    """The line around a piece: its `width` in pt, and dash and gap in mm, if it has any."""

    width: float = 0.5
    dash: tuple[float, ...] = ()
    cap: Literal["butt", "round"] = "butt"


class SignStyle(NamedTuple):
    """How the signs of a text are cut, which `name` describes, and the joint of its pieces.

    The `edge` tells pieces apart where there are no colours.
    """

    name: str
    joint: Joint
    edge: Edge
    hollow: bool = False
    across: bool = False
    upright: bool = False
    notched: bool = False


SIGN_STYLES = (
    SignStyle("full", "round", Edge(1.25)),
    SignStyle("hollow", "square", Edge(0.75, (1.4, 0.6)), hollow=True),
    SignStyle("halved", "double", Edge(1.0, (0.001, 0.7), "round"), upright=True),
    SignStyle("notched", "wedge", Edge(0.5), notched=True),
    SignStyle("barred", "dovetail", Edge(0.75, (1.4, 0.6, 0.3, 0.6)), across=True),
    SignStyle("quartered", "twin", Edge(1.25, (0.6, 0.6)), across=True, upright=True),
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
    box: draw.Box, notches: Sequence[Joint], tabs: Sequence[Joint], right_to_left: bool = False
) -> tuple[draw.Segment, ...]:
    """Return the outline of the piece of a phrase with this box, as it is read."""
    piece = box.expanded(*PIECE)
    outline = list(draw.rectangle(piece, PIECE_RADIUS))
    for joint, start, width in _along(tabs, piece, right_to_left):
        # the lower side runs from the right to the left
        outline[5:5] = _joint(joint, start + width, piece.bottom, -width, TAB[1])
    for joint, start, width in reversed(_along(notches, piece, right_to_left)):
        outline[1:1] = _joint(joint, start, piece.y, width, PIECE[1])
    return tuple(outline)


def _along(
    joints: Sequence[Joint], piece: draw.Box, right_to_left: bool
) -> list[tuple[Joint, float, float]]:
    """Return the joints on a side of a piece from left to right, each with its start and width."""
    widths = [_WIDE if joint in ("double", "twin") else TAB[0] for joint in joints]
    total = sum(widths) + _JOINTS_APART * (len(joints) - 1)
    scale = min(1.0, (piece.width - 2 * PIECE_RADIUS) / total) if joints else 1.0
    half = scale * total / 2
    indent = min(max(_INDENT, half + PIECE_RADIUS), piece.width / 2)
    x = (piece.right - indent if right_to_left else piece.x + indent) - half
    placed = []
    for joint, width in zip(joints, widths, strict=True):
        placed.append((joint, x, scale * width))
        x += scale * (width + _JOINTS_APART)
    return placed


def _joint(joint: Joint, x: float, y: float, width: float, depth: float) -> list[draw.Segment]:
    """Return a joint that goes from (x, y) by `width` to the right, and down by `depth`."""
    if joint == "round":
        middle, bend = x + width / 2, _ROUND * width / 2
        down, curve = y + depth, y + _ROUND * depth
        return [
            ("L", x, y),
            ("C", x, curve, middle - bend, down, middle, down),
            ("C", middle + bend, down, x + width, curve, x + width, y),
        ]
    return [("L", x + width * across, y + depth * down) for across, down in _CORNERS[joint]]


def _outline(kind: SignKind, box: draw.Box) -> tuple[draw.Segment, ...]:
    if kind == "start":
        return draw.polygon([(box.x, box.y), (box.right, box.centre[1]), (box.x, box.bottom)])
    return draw.circle(*box.centre, box.width / 2) if kind == "next" else draw.rectangle(box)
