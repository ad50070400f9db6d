"""The graphics state of a PDF page: matrix, colours, font and line width."""

from collections.abc import Hashable
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from pikepdf import Matrix, Rectangle

from cardgen.preflight.resources import BLACK, GRAY, UNKNOWN_FONT, Colour, ColourSpace, Font

Bounds = tuple[float, float, float, float]
"""Left, bottom, right, top in points."""


def mapped(matrix: Matrix, bounds: Bounds) -> Bounds:
    """Return the smallest upright box around `bounds` after `matrix`."""
    box = matrix.transform(Rectangle(*bounds))
    return box.llx, box.lly, box.urx, box.ury


def beyond(outer: Bounds, inner: Bounds) -> float:
    """Return how far in points `inner` reaches beyond `outer`; negative if it is inside."""
    (x0, y0, x1, y1), (left, bottom, right, top) = outer, inner
    return max(x0 - left, y0 - bottom, right - x1, top - y1)


class PathStep(NamedTuple):
    """An operator that builds a path, and its numbers; ``re`` may stand for many rectangles."""

    operator: str
    numbers: tuple[float, ...]


Path = list[PathStep]


@dataclass
class GraphicsState:
    """The graphics state, as far as checks need it."""

    ctm: Matrix
    fill: Colour = BLACK
    stroke: Colour = BLACK
    fill_space: ColourSpace = GRAY
    stroke_space: ColourSpace = GRAY
    width: float = 1
    dashed: bool = False
    overprint: bool = False
    """Whether lines print on top of what is under them; `overprint_fill`: type and areas do."""
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
        a, b, c, d, _, _ = self.ctm.shorthand
        squares = (a * a + b * b + c * c + d * d) / 2
        area = a * d - b * c
        return sqrt(max(0.0, squares - sqrt(max(0.0, squares * squares - area * area))))

    def values(self) -> tuple[Hashable, ...]:
        """Return all fields in order; the matrix as numbers, for equal ones have other hashes."""
        ctm, *others = vars(self).values()
        return ctm.shorthand, *others
