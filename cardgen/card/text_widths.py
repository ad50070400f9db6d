"""How wide the widest texts of a batch are: estimated, and measured only where that decides what fits.

Widths are in em: multiply by the type size.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from cardgen.drawing.shapes import MM_PER_PT, Weight

_HAIR = 0.15  # mm by which a line may be too wide: nobody sees it


@dataclass(frozen=True, slots=True)
class Setting:
    """Size in pt and weight of a text."""

    size: float
    weight: Weight

    @property
    def em(self) -> float:
        """The size in mm."""
        return self.size * MM_PER_PT


NARROW: dict[Weight, Weight] = {
    "regular": "condensed",
    "semibold": "condensed-semibold",
    "bold": "condensed-semibold",
    "serif-semibold": "condensed-semibold",
}
"""The condensed weight that replaces a weight before the type gets smaller."""
SMALLEST_NAME = Setting(9.5, "condensed-semibold")
"""How the longest names are set."""


class UnsureError(Exception):
    """Whether the widest line fits depends on its kerning, which has not been measured."""

    def __init__(self, width: Width) -> None:
        self.width = width
        super().__init__()


@dataclass(slots=True, eq=False)
class Width:
    """The width of the widest line over all cards, if texts are broken into so many `lines`.

    It is between `least` and `most`. Both are the same once it is measured; `most` is infinite
    before it is estimated. `breaks` tells whether any text has been broken.
    """

    weight: Weight
    lines: int
    least: float = 0
    most: float = inf
    breaks: bool = False

    def fits(self, em: float, room: float) -> bool:
        """Return whether the line fits into `room` mm; raises UnsureError if that is not known yet."""
        if self.most * em <= room + _HAIR:
            return True
        if self.least * em > room + _HAIR:
            return False
        raise UnsureError(self)


class Widths:
    """The widths of the texts of one `field` over all cards: usual and condensed, in one line or several.

    Texts wider than `widest` in one line do not count: they are too wide for any card. `asked` are
    the widths to look at now, and `last` is the text that has just been looked at.
    """

    def __init__(
        self, field: str, weights: tuple[Weight, Weight], lines: int, widest: float
    ) -> None:
        self.field, self.weights, self.most_lines, self.widest = field, weights, lines, widest
        self.of = {(weight, n): Width(weight, n) for weight in weights for n in range(1, lines + 1)}
        self.usual = [self.of[weights[0], n] for n in range(1, lines + 1)]  # in the usual weight
        self.asked: tuple[Width, ...] = ()
        self.last = ""

    @property
    def has_texts(self) -> bool:
        """Whether there is any text that counts."""
        return self.usual[0].most > 0

    @property
    def breaks(self) -> bool:
        """Whether any text is broken where it may be."""
        return self.usual[1].breaks

    def fits(self, setting: Setting, room: float, lines: int = 1) -> bool:
        """Return whether all texts fit into so many lines of `room` mm."""
        return self.of[setting.weight, lines].fits(setting.em, room)
