"""Imposition: where each card lies on the front and the back of a sheet. Arithmetic on rectangles only.

The inside of a card is drawn as it is seen when the card is turned over about its vertical axis: the
point (width - x, y) of the inside lies behind the point (x, y) of the outside. Everything below keeps
that true, however the paper is turned over and however the card lies on it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.inputs.faults import Fault, InputFault
from cardgen.press.stock import Line

Duplex = Literal["long", "short", "manual", "none"]
"""How paper gets its second side: the printer turns it over along its long or its short edge; a hand
turns the stack over, along the long edge; or not at all, and front and back are glued together.

By hand, backs come in the same order as fronts. The stack goes back into the tray with its first sheet
on top, so one rule serves every printer: those that deliver sheets face down already have them in that
order once the stack is turned over, the others need it restacked or the driver's "reverse order". It is
also the only order in which a batch of any length can be written without being held in memory.
"""


def turned_over(paper: draw.Box, duplex: Duplex) -> draw.Matrix:
    """Return the map from a point on the front of the sheet to the point of the back that lies behind it.

    Both are measured as each side is seen. Turning over along the long edge mirrors left and right on
    portrait paper, top and bottom on landscape paper; along the short edge it is the other way round.
    """
    portrait = paper.height >= paper.width
    if portrait == (duplex != "short"):
        return draw.Matrix(a=-1, e=paper.width)
    return draw.Matrix(d=-1, f=paper.height)


def behind(front: draw.Matrix, card_width: float, over: draw.Matrix) -> draw.Matrix:
    """Return the map from a card's inside to the back of the sheet, given where its outside lies.

    `front` is the map from the outside to the front of the sheet, `over` what `turned_over` says. Two
    mirrors make a turn or a shift, so nothing is printed in mirror writing.
    """
    return over @ front @ mirrored(card_width)


def mirrored(card_width: float) -> draw.Matrix:
    """Return the map between a point of a card's outside and the point of its inside behind it."""
    return draw.Matrix(a=-1, e=card_width)


def free_places(places: int, start: int = 1, skip: Collection[int] = ()) -> list[int]:
    """Return the indices (from 0) of the places of a used sheet that are still free.

    `start` is the first free one and `skip` lists others that are not, both counted from 1 in reading
    order.

    Raises:
        InputFault: a number is not that of a place, or none is left.
    """
    numbers = "the places of this sheet are numbered 1" + (f" to {places}" if places > 1 else " only")
    faults = [
        Fault(option, None, f"there is no place {number}: {numbers}")
        for option, asked in (("--start", [start]), ("--skip", sorted(skip)))
        for number in asked
        if not 1 <= number <= places
    ]
    if faults:
        raise InputFault(faults)
    free = [index for index in range(start - 1, places) if index + 1 not in skip]
    if not free:
        raise InputFault([Fault("--skip", None, f"leaves no place free: {numbers}")])
    return free


def glued_size(width: float, height: float) -> tuple[float, float]:
    """Return the size of the page that `glued` makes of two pages of `width` x `height` mm."""
    return (2 * width, height) if width <= height else (width, 2 * height)


def glued(front: draw.Page, back: draw.Page) -> draw.Page:
    """Return one page that becomes a two-sided card when folded backwards and glued.

    The two share their longer edge, which is the glue fold: the back lies to the right of the front or,
    turned by 180 degrees, below it. Neither bleeds across the fold.
    """
    width, height, bleed = front.width, front.height, front.bleed
    beside = width <= height
    if beside:
        place = draw.moved(width, 0)
        fold = (width, 0.0, width, height)
        front_room = draw.Box(-bleed, -bleed, width + bleed, height + 2 * bleed)
        back_room = draw.Box(0, -bleed, width + bleed, height + 2 * bleed)
    else:
        place = draw.rotated(180, width / 2, height)
        fold = (0.0, height, width, height)
        front_room = back_room = draw.Box(-bleed, -bleed, width + 2 * bleed, height + bleed)

    shapes: dict[draw.LayerName, list[draw.Shape]] = {name: [] for name in draw.LAYERS}
    for page, matrix, room in ((front, draw.Matrix(), front_room), (back, place, back_room)):
        clip = draw.rectangle(room)
        for name, drawn in page.layers:
            shapes[name].append(draw.Group(drawn, matrix, clip))
    pair_width, pair_height = glued_size(width, height)
    return replace(
        front,
        width=pair_width,
        height=pair_height,
        layers=tuple((name, tuple(drawn)) for name, drawn in shapes.items() if drawn),
        cards=(*cards_of(front), *(box.under(place) for box in cards_of(back))),
        folds=(*front.folds, *(moved_line(line, place) for line in back.folds), fold),
        label=f"{front.label} and {back.label}" if front.label and back.label else "",
    )


def all_folds(card: Sequence[draw.Page], side: int) -> tuple[Line, ...]:
    """Return the folds of a card as side `side` shows them: its own and, mirrored, those of the other."""
    found: dict[tuple[tuple[float, float], ...], Line] = {}
    for index, page in enumerate(card):
        matrix = draw.Matrix() if index == side else mirrored(page.width)
        for fold in page.folds:
            x1, y1, x2, y2 = moved_line(fold, matrix)
            ends = sorted([(round(x1, 3), round(y1, 3)), (round(x2, 3), round(y2, 3))])
            found.setdefault(tuple(ends), (x1, y1, x2, y2))
    return tuple(found.values())


def cards_of(page: draw.Page) -> tuple[draw.Box, ...]:
    """Return the trim boxes of the cards on `page`: those it names, or its own."""
    return page.cards or (page.trim,)


def moved_line(line: Line, matrix: draw.Matrix) -> Line:
    """Return `line` after `matrix`."""
    x1, y1, x2, y2 = line
    return (*matrix.apply(x1, y1), *matrix.apply(x2, y2))
