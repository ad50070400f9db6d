"""What is to be laid out: given to the solver."""

from __future__ import annotations

from dataclasses import dataclass

from cardgen.connector.layout.phrases import PhraseSlot
from cardgen.connector.layout.result import HeadingBlock, Panel
from cardgen.connector.texts import Seat, Texts
from cardgen.drawing.shapes import Weight

CLEARANCE = 1.5
"""How far off each link of a pile may be before it hides a word or shows a wrong one, in mm."""
GAP = (0.5, 10.0)
"""Gap between a phrase and the next one below it, in mm."""
SHIFT = 16.0
"""Largest distance between the left edges of consecutive phrases, in mm."""
REACH = (2.0, 10.0)
"""How far inside and outside the end of a phrase the tip of the link below may be, in mm."""
FAR = 30.0
"""How much farther outside it may be if columns must be narrow, in mm."""
DOUBT = 5.0
"""How much nearer the correct next phrase is than any other candidate, in mm."""
STRAY = 15.0
"""Sideways distance from a phrase to other links of its colour below it, in mm."""
BESIDE = 2.0
"""Gap between phrases of one text at one height, the later one to the left, in mm."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What to lay out: `slots` of `texts`, read from `seats`.

    `size` is in pt. Each link of a pile may be `clearance` mm off before it hides a word or shows a
    wrong one. One of `headings`, best first, is printed. If columns must be `narrow`, at most so
    many mm wide, more of them find room side by side; links may then be farther from their phrases.
    """

    texts: Texts
    seats: tuple[tuple[Seat, ...], ...]
    slots: tuple[PhraseSlot, ...]
    geometry: str
    panel: Panel
    size: float
    weight: Weight
    clearance: float
    headings: tuple[HeadingBlock, ...] = ()
    narrow: float | None = None
