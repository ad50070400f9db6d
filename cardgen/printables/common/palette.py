"""The colours of the cards: black, bright blues, and one colour for each game.

CMYK values are chosen for coated paper, not converted: the blues lean on cyan so that they stay clean
next to rich black, and none needs more than 300 % ink.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cardgen.drawing.colour import ink_of
from cardgen.drawing.ink import RICH_BLACK, WHITE, Ink, blend, grey
from cardgen.inputs.profile import Profile

MIDNIGHT = Ink((1.0, 0.85, 0.35, 0.45), (0.035, 0.09, 0.21))
NAVY = Ink((1.0, 0.80, 0.15, 0.20), (0.05, 0.17, 0.40))
COBALT = Ink((0.95, 0.65, 0.0, 0.0), (0.08, 0.33, 0.70))
AZURE = Ink((0.75, 0.30, 0.0, 0.0), (0.22, 0.58, 0.88))
SKY = Ink((0.45, 0.10, 0.0, 0.0), (0.56, 0.80, 0.96))
HAIRLINE = Ink((0.9, 0.6, 0.0, 0.0), (0.07, 0.20, 0.45))
"""For thin lines on black: two plates, so that little can go out of register."""

BLUE = Ink((0.85, 0.50, 0.0, 0.0), (0.16, 0.44, 0.78))
RED = Ink((0.0, 0.85, 0.70, 0.0), (0.86, 0.22, 0.24))
FAINT_BLUE = Ink((0.16, 0.04, 0.0, 0.0), (0.84, 0.91, 0.98))
FAINT_RED = Ink((0.0, 0.14, 0.06, 0.0), (0.98, 0.88, 0.88))

ROTATOR = Ink((0.0, 0.0, 0.0, 0.25), (0.80, 0.82, 0.85))
REFLECTOR = Ink((0.0, 0.12, 0.85, 0.0), (1.0, 0.84, 0.20))
DEFLECTOR = Ink((0.35, 0.55, 0.0, 0.0), (0.71, 0.52, 0.93))
DEFECTOR = Ink((0.0, 0.75, 0.60, 0.0), (1.0, 0.38, 0.36))

QUIET = grey(0.45)
"""For lines that should step back behind pencil marks."""

FAINT_INK = 0.20
"""Most ink, all colours together, that may lie under pencil marks."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one card: `glow` for the front, `blue` and `red` for what lies under pencil marks.

    `glow` leads from nearly black to light; `blue` and `red` have at most 20 % ink.
    """

    glow: tuple[Ink, ...] = (MIDNIGHT, NAVY, COBALT, AZURE, SKY)
    blue: Ink = FAINT_BLUE
    red: Ink = FAINT_RED


def ramp(accent: Ink) -> tuple[Ink, ...]:
    """Return five inks from nearly black to light that take their hue from `accent`.

    An accent that is itself nearly black or white is drawn towards the middle: it must stand out from
    the black ground, and the name must stand out from it.
    """
    red, green, blue = accent.rgb
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    if light < 0.3:
        accent = blend(accent, WHITE, (0.3 - light) / (1 - light))
    elif light > 0.65:
        accent = blend(accent, RICH_BLACK, 1 - 0.65 / light)
    night = Ink((0.9, 0.8, 0.4, 0.6), (0.02, 0.03, 0.06))
    return (
        blend(night, accent, 0.22),
        blend(night, accent, 0.5),
        accent,
        accent.tint(0.75),
        accent.tint(0.45),
    )


def faint(ink: Ink) -> Ink:
    """Return `ink` thinned until pencil shows well on it: all its plates together at most 20 %."""
    return ink.tint(100 * FAINT_INK / max(ink.total, 100 * FAINT_INK))


def for_type(ink: Ink) -> Ink:
    """Return `ink` on its two strongest plates: small type on more has coloured rims where they slip."""
    strongest = sorted(range(4), key=ink.cmyk.__getitem__)[2:]
    c, m, y, k = (part if index in strongest else 0.0 for index, part in enumerate(ink.cmyk))
    return Ink((c, m, y, k), ink.rgb)


@lru_cache(maxsize=64)
def palette_of(accent: str, blue: str, red: str) -> Palette:
    """Return the palette for colours named as ``#rrggbb``.

    The house's colours stand for mixtures made by hand; others are converted by profile.
    """
    own, house = Palette(), Profile("")
    return Palette(
        own.glow if accent == house.accent else ramp(ink_of(accent)),
        own.blue if blue == house.blue else faint(ink_of(blue)),
        own.red if red == house.red else faint(ink_of(red)),
    )
