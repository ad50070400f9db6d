"""The range diamond, pencil marks, stars, medals and direction triangles."""

import math
from collections.abc import Sequence
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.sheets.palette import AZURE, COBALT, NAVY
from cardgen.sheets.typesetting import centred_text
from cardgen.sheets.words import sheet_words
from companion.grid import column_of, parse_space, range_of, row_of

Mark = Literal["node", "slash", "link", "master", "territory", "fresh", "older", "oldest", "solid"]
MARKS: tuple[Mark, ...] = ("node", "slash", "link", "master", "territory")
"""Those on a card, which are names of messages, too."""
SOLID = grey(0.17)
"""The tint of a printed solid space: faint enough for pencil marks on it."""

_CENTRE = parse_space("E5")
RANGE = tuple(
    (column_of(s) - column_of(_CENTRE), row_of(s) - row_of(_CENTRE)) for s in range_of(_CENTRE)
)
"""The 13 spaces in range of a Node, as steps to the right and down."""


def diamond(
    x: float, y: float, side: float, rim: Ink, inner: Ink, node: Ink
) -> tuple[draw.Shape, ...]:
    """Return the range of a Node as an emblem about (x, y), `side` mm across.

    Its 13 spaces shade from `rim` to `inner`; the Node's own space has a dot in `node`.
    """
    cell = side / 5
    gap = cell * 0.09
    shapes: list[draw.Shape] = []
    for dx, dy in RANGE:
        steps = abs(dx) + abs(dy)
        box = draw.Box(x + (dx - 0.5) * cell, y + (dy - 0.5) * cell, cell, cell).expanded(-gap)
        ink = inner if steps == 1 else rim if steps == 2 else node
        if steps:
            shapes.append(draw.filled(draw.rectangle(box, cell * 0.16), ink))
    shapes.append(draw.filled(draw.circle(x, y, cell * 0.40), node))
    return tuple(shapes)


def emblem(x: float, y: float, side: float) -> tuple[draw.Shape, ...]:
    """Return the emblem of the games about (x, y), as used at the head of a page."""
    return diamond(x, y, side, NAVY, COBALT, AZURE)


def numbered_disc(
    number: int | str, x: float, y: float, radius: float, size: float, ink: Ink = COBALT
) -> tuple[draw.Shape, ...]:
    """Return a disc about (x, y) with a white number, or letter, of `size` pt in it."""
    text = centred_text(x, y, str(number), size, WHITE)
    return draw.filled(draw.circle(x, y, radius), ink), text


def mark(which: Mark, box: draw.Box, ink: Ink, width: float = 0.9) -> tuple[draw.Shape, ...]:
    """Return a pencil mark as a player draws it into the space `box`; lines `width` pt wide."""
    x, y = box.centre
    reach = box.width * 0.30
    match which:
        case "node":
            return (draw.filled(draw.circle(x, y, box.width * 0.17), ink),)
        case "slash":
            return (_pencil(draw.line(x - reach, y + reach, x + reach, y - reach), ink, width),)
        case "link":
            return (
                _pencil(draw.line(x - reach, y, x + reach, y), ink, width),
                _pencil(draw.line(x, y - reach, x, y + reach), ink, width),
            )
        case "master":
            outline = draw.polygon(
                [(x, y - reach), (x + reach, y + reach * 0.8), (x - reach, y + reach * 0.8)]
            )
            return (draw.stroked(outline, ink, width, join="round"),)
        case "territory":
            return _hatched(box, ink)
        case "solid":
            return (draw.filled(draw.rectangle(box), SOLID),)
        case "fresh" | "older" | "oldest":
            triangle = draw.polygon(
                [(x - reach, y - reach), (x + reach, y - reach), (x, y + reach)]
            )
            heights = {"fresh": (), "older": (0.0,), "oldest": (-0.12, 0.10)}[which]
            ages = [
                draw.line(x - reach, y + h * box.width, x + reach, y + h * box.width)
                for h in heights
            ]
            return tuple(draw.stroked(outline, ink, width) for outline in (triangle, *ages))


def key(
    entries: Sequence[tuple[Mark, str]], book: FontBook, room: float, cell: float, size: float
) -> tuple[draw.Group, float]:
    """Return pencil marks in spaces of `cell` mm with meanings, and their height in mm.

    The meanings are names of messages. Marks stand in as few rows as `room` mm allow, the first one
    at the origin.
    """
    said = sheet_words(book, "sheets")
    labels = [said(f"mark-{meaning}") for _, meaning in entries]
    widest = cell * 4 / 3 + max(book.width(label, size) for label in labels) + 1.5
    rows = -(-len(entries) // max(1, int(room // widest)))
    in_row = -(-len(entries) // rows)
    pitch = min(room / in_row, max(32.0, widest))
    shapes: list[draw.Shape] = []
    for index, ((which, _), label) in enumerate(zip(entries, labels, strict=True)):
        box = draw.Box(index % in_row * pitch, index // in_row * (cell + 1.2), cell, cell)
        shapes += mark(which, box, BLACK, 0.75)
        shapes.append(draw.stroked(draw.rectangle(box), BLACK, 0.5))
        x, y = box.right + cell / 3, box.centre[1]
        shapes.append(centred_text(x, y, label, size, BLACK, "regular", "start"))
    return draw.Group(tuple(shapes)), rows * (cell + 1.2) - 1.2


def star(x: float, y: float, radius: float) -> draw.Path:
    """Return a star about (x, y) to colour in."""
    points = [
        (x + reach * math.sin(i * math.pi / 5), y - reach * math.cos(i * math.pi / 5))
        for i, reach in enumerate((radius, radius * 0.45) * 5)
    ]
    return draw.stroked(draw.polygon(points), BLACK, 0.6, join="round")


def medal(x: float, y: float, radius: float) -> tuple[draw.Path, ...]:
    """Return a medal on its ribbon about (x, y), as high as a star, to colour in."""
    disc = radius * 0.62
    middle = y + radius - disc
    ribbon = [(x - disc, y - radius), (x, middle - disc), (x + disc, y - radius)]
    return (
        draw.stroked(draw.polyline(ribbon), BLACK, 0.6),
        draw.stroked(draw.circle(x, middle, disc), BLACK, 0.6),
    )


def pointer(x: float, y: float, side: float, quarter: int, ink: Ink) -> draw.Path:
    """Return a triangle about (x, y) that points down, right, up, left for 0, 1, 2, 3."""
    dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[quarter]
    half, deep = side / 2, side * 0.4
    corners = [(-half, -deep), (half, -deep), (0, deep)]
    return draw.filled(
        draw.polygon([(x + a * dy + b * dx, y - a * dx + b * dy) for a, b in corners]), ink
    )


def _pencil(
    outline: tuple[tuple[str, *tuple[float, ...]], ...], ink: Ink, width: float
) -> draw.Path:
    return draw.stroked(outline, ink, width, cap="round")


def _hatched(box: draw.Box, ink: Ink) -> tuple[draw.Shape, ...]:
    side, count = box.width, 4
    step = 2 * side / (count + 1)
    lines = []
    for index in range(1, count + 1):
        reach = index * step
        start = (box.x + max(0, reach - side), box.y + min(side, reach))
        end = (box.x + min(side, reach), box.y + max(0, reach - side))
        lines.append(draw.stroked(draw.line(*start, *end), ink, 0.5))
    return tuple(lines)
