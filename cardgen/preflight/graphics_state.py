"""The graphics state of a PDF page: matrix, colours, font and line width."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from cardgen.preflight.resources import BLACK, GRAY, UNKNOWN_FONT, Colour, ColourSpace, Font

Bounds = tuple[float, float, float, float]
"""Left, bottom, right, top in points."""

Transform = tuple[float, float, float, float, float, float]
"""A matrix as PDF writes it: x' = a x + c y + e, y' = b x + d y + f. A tuple, because texts have many."""

IDENTITY: Transform = (1, 0, 0, 1, 0, 0)


def combined(outer: Transform, inner: Transform) -> Transform:
    """Return the map that applies `inner` first and then `outer`."""
    a, b, c, d, e, f = outer
    u, v, w, x, y, z = inner
    return (
        a * u + c * v,
        b * u + d * v,
        a * w + c * x,
        b * w + d * x,
        a * y + c * z + e,
        b * y + d * z + f,
    )


def applied(matrix: Transform, x: float, y: float) -> tuple[float, float]:
    """Return where `matrix` maps the point (x, y)."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


@dataclass
class GraphicsState:
    """The graphics state, as far as checks need it."""

    ctm: Transform = IDENTITY
    fill: Colour = BLACK
    stroke: Colour = BLACK
    fill_space: ColourSpace = GRAY
    stroke_space: ColourSpace = GRAY
    width: float = 1
    dashed: bool = False
    overprint: bool = False
    """Whether lines print on top of what is under them; `overprint_fill` says so of type and areas."""
    overprint_fill: bool = False
    font: Font = UNKNOWN_FONT
    size: float = 0
    mode: int = 0
    spacing: float = 0
    word_spacing: float = 0
    stretch: float = 1
    leading: float = 0
    rise: float = 0

    @property
    def scale(self) -> float:
        """How much lengths grow on the page, in the direction of least growth."""
        a, b, c, d, _, _ = self.ctm
        squares = (a * a + b * b + c * c + d * d) / 2
        area = a * d - b * c
        return sqrt(max(0.0, squares - sqrt(max(0.0, squares * squares - area * area))))

    def values(self) -> tuple[Any, ...]:
        """Return all fields in order."""
        return tuple(vars(self).values())

    def copy(self) -> GraphicsState:
        """Return an independent copy."""
        return replace(self)
