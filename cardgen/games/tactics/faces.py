"""The spaces of Tactics Joker: ground, the value in a corner, suit and rank, signs.

A face is drawn from its own top left corner; sizes are in mm.
"""

from collections.abc import Iterator

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, WHITE, grey
from cardgen.games.tactics.ground import Kind, ground, ground_ink, suit_sign
from cardgen.sheets.pencil_marks import star
from cardgen.sheets.typesetting import cap_height, centred_text
from companion.tactics.cards import GROUND, JOKER, KINGS, RECRUITING, VALUE

FRAME = 0.75
"""Of spaces, in pt."""
_QUIET = grey(0.7)
_TAB = (0.46, 0.27)  # width and height of the corner with the value, in shares of the space's


def kind_of(card: str) -> Kind:
    """Return the ground of a card as it is drawn: a king is a castle (J4)."""
    return "castle" if card in KINGS else GROUND[card]


def face(card: str, width: float, height: float, label: str = "") -> tuple[draw.Shape, ...]:
    """Return a space with a card's face; `label` is the space's name."""
    kind = kind_of(card)
    edge, large = 0.06 * width, 0.8 * width
    tab = draw.Box(0, 0, _TAB[0] * width, _TAB[1] * height)
    value = centred_text(*tab.centre, str(VALUE[card]), large, ground_ink(kind, "word"))
    shapes = [
        draw.PlacedForm(ground(kind, width, height)),
        *_sign(card, width, height),
        draw.filled(_corner(tab, 0.06 * width), WHITE),
        value,
        *_name(card, width - edge, edge, width * 0.16),
    ]
    if label:
        shapes.append(
            draw.Text(width - edge, tab.bottom, label, 7, _QUIET, "condensed-semibold", "end")
        )
    box = draw.rectangle(draw.Box(0, 0, width, height))
    return (*shapes, draw.stroked(box, grey(0.55), FRAME))


def _corner(box: draw.Box, radius: float) -> tuple[draw.Segment, ...]:
    """Return a box whose lower right corner is round."""
    return (
        ("M", box.x, box.y),
        ("L", box.right, box.y),
        ("L", box.right, box.bottom - radius),
        ("C", box.right, box.bottom, box.right, box.bottom, box.right - radius, box.bottom),
        ("L", box.x, box.bottom),
        ("Z",),
    )


def _name(card: str, right: float, top: float, size: float) -> Iterator[draw.Shape]:
    """Yield rank and suit of a card from `top`, up to `right`; a joker's name."""
    points = size * 2.9
    y = top + size / 2 + cap_height(points) / 2
    if card == JOKER:
        yield draw.Text(right, y, "joker", 9, _QUIET, "semibold", "end")
        return
    yield draw.Group(suit_sign(card[-1], size), draw.moved(right - size, top))
    if card[:-1] in "AJQK":
        x = right - size * 1.25
        yield draw.Text(x, y, card[:-1], points, BLACK, "semibold", "end")


def _sign(card: str, width: float, height: float) -> tuple[draw.Shape, ...]:
    """Return the sign of a card: a flag for a recruit, a star for a joker."""
    if card in RECRUITING:
        return recruit(width / 2, height * 0.68, width * 0.42)
    if card == JOKER:
        return joker(width / 2, height * 0.68, width * 0.24)
    return ()


def joker(x: float, y: float, radius: float) -> tuple[draw.Shape, ...]:
    """Return a star about (x, y): a card of the stack takes this place (J10)."""
    outline = star(x, y, radius).segments
    return (draw.framed(outline, ground_ink("castle", "field"), BLACK, 1.0, join="round"),)


def recruit(x: float, y: float, size: float) -> tuple[draw.Shape, ...]:
    """Return a flag with +1 about (x, y), `size` mm across: a unit joins here (J10)."""
    ink = ground_ink("castle", "word")
    left, top, bottom = x - size / 2, y - size / 2, y + size / 2
    corners = ((0, 0), (1, 0), (0.84, 0.29), (1, 0.58), (0, 0.58))
    flag = draw.polygon((left + size * across, top + size * down) for across, down in corners)
    points = size * 1.05
    text = centred_text(left + size * 0.42, top + size * 0.29, "+1", points, WHITE)
    pole = draw.stroked(draw.line(left, top, left, bottom), ink, 1.25, cap="round")
    return pole, draw.filled(flag, ink), text
