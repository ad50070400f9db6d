"""Finishes: the parts of a card that a print shop varnishes or stamps with foil, on their plate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import Ink

TRAP = 0.15
"""How far a finish reaches beyond an inked area, in mm: no rim shows where it lies askew."""
LEAST_LINE = 0.35
"""The thinnest line, and the narrowest gap, that varnish and foil keep, in mm."""
LEAST_GAP = LEAST_LINE + 2 * TRAP
"""The narrowest gap between inked areas that both get a finish, in mm."""


def on_plate(
    shapes: Iterable[draw.Shape], plate: Ink, is_raised: Callable[[Ink], bool]
) -> Iterator[draw.Shape]:
    """Yield the outlines among `shapes` again, on `plate`, if they are in an ink that is raised."""
    for shape in shapes:
        match shape:
            case draw.Group():
                yield replace(shape, shapes=tuple(on_plate(shape.shapes, plate, is_raised)))
            case draw.Path(fill=Ink() as ink) if is_raised(ink):
                rim = draw.Stroke(plate, 2 * TRAP * draw.PT_PER_MM)
                yield replace(shape, fill=plate, stroke=rim)
            case draw.Path(stroke=draw.Stroke() as line) if is_raised(line.ink):
                width = max(LEAST_LINE * draw.PT_PER_MM, line.width)
                yield replace(shape, stroke=replace(line, ink=plate, width=width))
