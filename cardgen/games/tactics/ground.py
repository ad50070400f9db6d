"""The grounds of Tactics Joker: one large picture a space, which runs off its edges.

Pictures and their colours, and the signs of the suits, are in `layouts/pictures/tactics.toml`.
Sizes are in mm.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from cardgen.data import read_table
from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, WHITE, Ink
from cardgen.sheets.composer import inks
from cardgen.sheets.palette import BLUE, RED

Kind = Literal["plain", "forest", "mountain", "castle"]
Colour = Literal["field", "near", "far", "word"]
"""Of a ground, of its picture near and far, and of words on it."""

INKS = inks((80, 20, 90, 45), "17542B", (9, 0, 10, 0), "E9F4E8")
"""The colour of the game's sheets, and the tint under it."""
OWNERS: tuple[Ink, Ink] = BLUE, RED
"""The colours of the first and of the second player."""


def _data() -> Mapping[str, Any]:
    return read_table("layouts/pictures/tactics.toml")


def ground_ink(kind: Kind, colour: Colour) -> Ink:
    """Return a colour of a ground."""
    c, m, y, k, *screen = _data()["grounds"][kind][colour]
    red, green, blue = screen
    return Ink((c, m, y, k), (red, green, blue))


def ground(kind: Kind, width: float, height: float) -> draw.Form:
    """Return the field and the picture of a ground, to be placed under what is written."""
    box = draw.Box(0, 0, width, height)
    field = draw.filled(draw.rectangle(box), ground_ink(kind, "field"))
    colours: tuple[Colour, ...] = ("near", "far", "field")
    drawn = picture(kind, width, height, {name: ground_ink(kind, name) for name in colours})
    name = f"ground-{kind}-{100 * width:.0f}x{100 * height:.0f}"
    clipped = draw.Group(tuple(drawn), clip=draw.rectangle(box))
    return draw.Form(name, box.expanded(1), (field, clipped))


def picture(
    kind: Kind, width: float, height: float, colours: Mapping[str, Ink]
) -> Iterator[draw.Shape]:
    """Yield the picture of a ground in these colours, and in white."""
    named = {"white": WHITE, **colours}
    for part in _data()["grounds"][kind]["picture"]:
        colour, outline = part.split(" ", 1)
        shape = draw.filled(draw.outline(outline), named[colour])
        yield draw.Group((shape,), draw.scaled(width, height))


def suit_sign(suit: str, size: float) -> tuple[draw.Shape, ...]:
    """Return the sign of a suit, such as ``H``, from its top left corner: red ones are red."""
    outline = draw.outline(_data()["suits"][suit])
    ink = RED if suit in "DH" else BLACK
    return (draw.Group((draw.filled(outline, ink),), draw.scaled(size)),)


def castle(size: float, ink: Ink = INKS.word) -> tuple[draw.Shape, ...]:
    """Return a castle `size` mm wide and high, from its top left corner."""
    step = size / 5
    merlons = [draw.Box(2 * place * step, size * 0.08, step, size * 0.3) for place in range(3)]
    wall = draw.Box(0, size * 0.3, size, size * 0.62)
    door = draw.rectangle(draw.Box(size * 0.36, size * 0.55, size * 0.28, size * 0.6), size * 0.14)
    clip = draw.rectangle(draw.Box(0, 0, size, size * 0.92))
    return (
        *(draw.filled(draw.rectangle(box), ink) for box in merlons),
        draw.filled(draw.rectangle(wall), ink),
        draw.Group((draw.filled(door, WHITE),), clip=clip),
    )
