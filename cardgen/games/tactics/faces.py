"""The spaces of Tactics Joker: coloured and patterned ground, a large value, signs.

A face is drawn from its own top left corner; sizes are in mm.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.sheets.pencil_marks import star
from cardgen.sheets.typesetting import cap_height
from companion.tactics.cards import GROUND, JOKER, KINGS, RECRUITING, VALUE

Kind = Literal["plain", "forest", "mountain", "castle"]

FRAME = 0.75
"""Of spaces, in pt."""
_EDGE = 0.075  # of the width, around what is written in a space
_QUIET = grey(0.7)


@dataclass(frozen=True, slots=True)
class GroundInks:
    """The colour of a ground and of its pattern."""

    field: Ink
    pattern: Ink
    word: Ink


GROUND_INKS: Mapping[Kind, GroundInks] = {
    "plain": GroundInks(Ink((0, 0.02, 0.09, 0), (1.0, 0.985, 0.93)), grey(0.35), BLACK),
    "forest": GroundInks(
        Ink((0.16, 0, 0.2, 0), (0.86, 0.945, 0.84)),
        Ink((0.55, 0.05, 0.65, 0.1), (0.44, 0.69, 0.44)),
        Ink((0.8, 0.2, 0.9, 0.45), (0.09, 0.33, 0.17)),
    ),
    "mountain": GroundInks(
        Ink((0.1, 0.06, 0.02, 0), (0.89, 0.91, 0.945)),
        Ink((0.4, 0.25, 0.1, 0.2), (0.52, 0.58, 0.69)),
        Ink((0.7, 0.5, 0.2, 0.5), (0.16, 0.22, 0.35)),
    ),
    "castle": GroundInks(
        Ink((0, 0.07, 0.22, 0.03), (0.97, 0.91, 0.77)),
        Ink((0.1, 0.35, 0.65, 0.4), (0.56, 0.41, 0.2)),
        Ink((0.2, 0.55, 0.9, 0.55), (0.36, 0.23, 0.07)),
    ),
}


def kind_of(card: str) -> Kind:
    """Return the ground of a card as it is drawn: a king is a castle (J4)."""
    return "castle" if card in KINGS else GROUND[card]


def face(card: str, width: float, height: float, label: str = "") -> tuple[draw.Shape, ...]:
    """Return a space with a card's face; `label` is the space's name."""
    kind = kind_of(card)
    inks = GROUND_INKS[kind]
    box = draw.Box(0, 0, width, height)
    edge, large = _EDGE * width, width * 0.8
    top = edge + (0.17 * width if kind == "castle" else 0.0)
    written = [
        draw.Text(edge, top + cap_height(large), str(VALUE[card]), large, inks.word, "semibold"),
        draw.Text(width - edge, top + cap_height(9), _name(card), 9, _QUIET, "semibold", "end"),
    ]
    if label:
        written.append(draw.Text(edge, height - edge, label, 7, _QUIET, "condensed-semibold"))
    return (
        draw.Place(ground(kind, width, height)),
        *_sign(card, width, height),
        *written,
        draw.stroked(draw.rectangle(box), grey(0.55), FRAME),
    )


def _name(card: str) -> str:
    return "joker" if card == JOKER else card


def ground(kind: Kind, width: float, height: float) -> draw.Form:
    """Return the field and pattern of a ground, to be placed under what is written."""
    inks = GROUND_INKS[kind]
    box = draw.Box(0, 0, width, height)
    made: tuple[draw.Shape, ...] = (draw.filled(draw.rectangle(box), inks.field),)
    if kind == "castle":
        made += tuple(_battlements(width, inks))
    elif kind != "plain":
        sign = tree if kind == "forest" else peak
        made += tuple(
            part for x, y, size in _scattered(width, height) for part in sign(x, y, size, inks)
        )
    name = f"ground-{kind}-{width:.0f}x{height:.0f}"
    return draw.Form(name, box.expanded(1), made)


def _scattered(width: float, height: float) -> Iterator[tuple[float, float, float]]:
    """Yield foot and size of the signs of a pattern: three staggered rows below the value."""
    size = width * 0.2
    for row, count in enumerate((3, 2, 3)):
        y = height * (0.52 + 0.16 * row)
        for place in range(count):
            yield width * (place + 0.5 + (0.5 if count == 2 else 0.0)) / 3, y, size


def tree(x: float, y: float, size: float, inks: GroundInks) -> tuple[draw.Shape, ...]:
    """Return a conifer that stands on (x, y), `size` mm high."""
    trunk = draw.Box(x - size * 0.06, y - size * 0.2, size * 0.12, size * 0.2)
    crown = [
        _triangle(x, y, half * size, foot * size, tip * size)
        for half, foot, tip in ((0.36, 0.16, 0.62), (0.27, 0.46, 1.0))
    ]
    return (
        draw.filled(draw.rectangle(trunk), inks.pattern),
        *(draw.filled(each, inks.pattern) for each in crown),
    )


def _triangle(x: float, y: float, half: float, foot: float, tip: float) -> tuple[draw.Segment, ...]:
    return draw.polygon([(x - half, y - foot), (x + half, y - foot), (x, y - tip)])


def peak(x: float, y: float, size: float, inks: GroundInks) -> tuple[draw.Shape, ...]:
    """Return a mountain that stands on (x, y), `size` mm high, with snow on its top."""
    slope = draw.polygon([(x - size * 0.62, y), (x, y - size), (x + size * 0.62, y)])
    snow = [(x, y - size), (x + 0.22 * size, y - 0.645 * size), (x + 0.07 * size, y - 0.74 * size)]
    snow += [(x - 0.06 * size, y - 0.6 * size), (x - 0.22 * size, y - 0.645 * size)]
    cap = [(a, b + 0.1 * size if index == 0 else b) for index, (a, b) in enumerate(snow)]
    return draw.filled(slope, inks.pattern), draw.filled(draw.polygon(cap), WHITE)


def _battlements(width: float, inks: GroundInks) -> Iterator[draw.Shape]:
    """Yield a wall along the upper edge: five merlons on a band."""
    count, wall = 5, width * 0.17
    step = width / (2 * count - 1)
    yield draw.filled(draw.rectangle(draw.Box(0, wall * 0.5, width, wall * 0.4)), inks.pattern)
    for place in range(count):
        yield draw.filled(
            draw.rectangle(draw.Box(2 * place * step, 0, step, wall * 0.55)), inks.pattern
        )


def _sign(card: str, width: float, height: float) -> tuple[draw.Shape, ...]:
    """Return the sign of a card: a flag for a recruit, a star for a joker."""
    if card in RECRUITING:
        return recruit(width / 2, height * 0.68, width * 0.42)
    if card == JOKER:
        made = star(width / 2, height * 0.68, width * 0.24)
        return (
            draw.Path(
                made.segments, GROUND_INKS["castle"].field, draw.Stroke(BLACK, 1.0, join="round")
            ),
        )
    return ()


def recruit(x: float, y: float, size: float) -> tuple[draw.Shape, ...]:
    """Return a flag with +1 about (x, y), `size` mm across: a unit joins here (J10)."""
    ink = GROUND_INKS["castle"].word
    left, top, bottom = x - size / 2, y - size / 2, y + size / 2
    flag = draw.polygon(
        [
            (left, top),
            (left + size, top),
            (left + size * 0.84, top + size * 0.29),
            (left + size, top + size * 0.58),
            (left, top + size * 0.58),
        ]
    )
    points = size * 1.05
    middle = top + size * 0.29 + cap_height(points) / 2
    text = draw.Text(left + size * 0.42, middle, "+1", points, WHITE, "semibold", "middle")
    pole = draw.stroked(draw.line(left, top, left, bottom), ink, 1.25, cap="round")
    return pole, draw.filled(flag, ink), text
