"""Imposition: where each card is on the front and the back of a sheet.

It is only arithmetic on rectangles.

The inside of a card is drawn as seen with the card turned over about its vertical axis: the point
(width - x, y) of the inside is behind the point (x, y) of the outside. All functions here keep this
true, however the paper is turned over and the card is turned on it.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.inputs.faults import Fault, InputFault

Duplex = Literal["long", "short", "manual", "none"]
"""How paper gets its second side.

The printer turns it over along its long or its short edge; you turn the stack over by hand, along
the long edge; or front and back are on one side and glued together.

By hand, backs come in the same order as fronts: the stack goes back into the tray with its first
sheet on top. Printers that deliver sheets face down already have this order once the stack is
turned over; others need it restacked or the driver's "reverse order". No other order allows a batch
of any length to be written without keeping it in memory.
"""

OVERLAP = 0.25
"""How far in mm the front reaches under the back where they are glued: a pixel of a screen.

If they only met, viewers that smooth edges would let the paper shine through along the fold.
"""


def turned_over(paper: draw.Box, duplex: Duplex) -> draw.Matrix:
    """Return the map from a point on the front of the sheet to the point of the back behind it.

    Both are measured as each side is seen. Turning over along the long edge mirrors left and right
    on portrait paper, top and bottom on landscape paper; along the short edge it is the other way
    round.
    """
    portrait = paper.height >= paper.width
    if portrait == (duplex != "short"):
        return draw.Matrix(a=-1, e=paper.width)
    return draw.Matrix(d=-1, f=paper.height)


def behind(front: draw.Matrix, card_width: float, over: draw.Matrix) -> draw.Matrix:
    """Return the map from a card's inside to the back of the sheet.

    `front` is the map from the outside to the front of the sheet, `over` comes from `turned_over`.
    Two mirrors make a turn or a shift, so nothing is printed mirrored.
    """
    return over @ front @ mirrored(card_width)


def mirrored(card_width: float) -> draw.Matrix:
    """Return the map between a point of a card's outside and the point of its inside behind it."""
    return draw.Matrix(a=-1, e=card_width)


def free_places(places: int, start: int, skip: Collection[int]) -> list[int]:
    """Return the indices of the free places of a part-used sheet.

    `start` is the first free one and `skip` lists others that are used, both counted from 1 in
    reading order. Raises InputFault if a place does not exist, or none is free.
    """
    numbers = "the places of this sheet are numbered 1" + (
        f" to {places}" if places > 1 else " only"
    )
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
        raise InputFault.of("--skip", f"leaves no place free: {numbers}")
    return free


def glued_size(width: float, height: float) -> draw.Size:
    """Return the size of the page that `glued` makes of two pages of `width` x `height` mm."""
    return (2 * width, height) if width <= height else (width, 2 * height)


def glued(front: draw.Page, back: draw.Page) -> draw.Page:
    """Return one page that becomes a two-sided card when folded backwards and glued.

    The glue fold is their common longer edge: the back is to the right of the front or, turned by
    180 degrees, below it. Neither bleeds across the fold; only the front reaches a little under the
    back.
    """
    width, height, bleed = front.width, front.height, front.bleed
    beside = width <= height
    if beside:
        place = draw.moved(width, 0)
        fold = (width, 0.0, width, height)
        front_room = draw.Box(-bleed, -bleed, width + bleed + OVERLAP, height + 2 * bleed)
        back_room = draw.Box(0, -bleed, width + bleed, height + 2 * bleed)
    else:
        place = draw.rotated(180, width / 2, height)
        fold = (0.0, height, width, height)
        back_room = draw.Box(-bleed, -bleed, width + 2 * bleed, height + bleed)
        front_room = replace(back_room, height=back_room.height + OVERLAP)

    layers = draw.merged_layers(
        (name, (draw.Group(shapes, matrix, draw.rectangle(room)),))
        for page, matrix, room in ((front, draw.UNMOVED, front_room), (back, place, back_room))
        for name, shapes in page.layers
    )
    pair_width, pair_height = glued_size(width, height)
    return replace(
        front,
        width=pair_width,
        height=pair_height,
        layers=layers,
        cards=(*cards_of(front), *(box.mapped(place) for box in cards_of(back))),
        folds=(*front.folds, *(moved_line(line, place) for line in back.folds), fold),
        label=f"{front.label} and {back.label}" if front.label and back.label else "",
        ground=None,
    )


def all_folds(card: Sequence[draw.Page], side: int) -> tuple[draw.Line, ...]:
    """Return the folds of a card on side `side`: its own and, mirrored, those of the other side."""
    found: dict[tuple[tuple[float, float], ...], draw.Line] = {}
    for index, page in enumerate(card):
        matrix = draw.Matrix() if index == side else mirrored(page.width)
        for fold in page.folds:
            x1, y1, x2, y2 = moved_line(fold, matrix)
            ends = sorted([(round(x1, 3), round(y1, 3)), (round(x2, 3), round(y2, 3))])
            found.setdefault(tuple(ends), (x1, y1, x2, y2))
    return tuple(found.values())


def cards_of(page: draw.Page) -> tuple[draw.Box, ...]:
    """Return the trim boxes of the cards on `page`: those that it names, or its own."""
    return page.cards or (page.trim,)


def moved_line(line: draw.Line, matrix: draw.Matrix) -> draw.Line:
    """Return `line` after `matrix`."""
    x1, y1, x2, y2 = line
    return (*matrix.apply(x1, y1), *matrix.apply(x2, y2))
