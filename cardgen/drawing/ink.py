"""Inks: one colour as a press mixes it (CMYK) and as a screen shows it (RGB)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

CMYK = tuple[float, float, float, float]
RGB = tuple[float, float, float]


class Ink(NamedTuple):
    """A colour for the press and for the screen; the pen chooses which one to use.

    Inks are looked up several times a line of type, so they are tuples.

    `cmyk` and `rgb` are from 0 to 1. `plate` names a spot plate ("Fold", "Cut"): such an ink is
    printed on its own separation and overprints what is under it.
    """

    cmyk: CMYK
    rgb: RGB
    plate: str | None = None

    @property
    def total(self) -> float:
        """Total ink in percent, 0 to 400."""
        return 100 * sum(self.cmyk)

    def tint(self, share: float) -> Ink:
        """Return this ink mixed with paper white: `share` 1 is the ink, 0 is white."""
        return blend(WHITE, self, share)

    @property
    def hex(self) -> str:
        """The screen colour as ``#rrggbb``."""
        return "#" + "".join(f"{round(255 * part):02x}" for part in self.rgb)


def blend(start: Ink, end: Ink, share: float) -> Ink:
    """Return the mixture with `share` (0 to 1) of `end`."""
    c, m, y, k = (a + (b - a) * share for a, b in zip(start.cmyk, end.cmyk, strict=True))
    red, green, blue = (a + (b - a) * share for a, b in zip(start.rgb, end.rgb, strict=True))
    return Ink((c, m, y, k), (red, green, blue))


def grey(black: float) -> Ink:
    """Return black ink alone at `black` (0 to 1): small text and thin lines need a single plate."""
    return Ink((0, 0, 0, black), (1 - black,) * 3)


@lru_cache(maxsize=512)
def contrast(first: RGB, second: RGB) -> float:
    """Return the contrast of two colours on a screen, from 1 to 21 (WCAG 2)."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: RGB) -> float:
    """Return how much light a colour on a screen gives off, 0 to 1 (WCAG 2)."""
    parts = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


WHITE = Ink((0, 0, 0, 0), (1, 1, 1))
BLACK = Ink((0, 0, 0, 1), (0, 0, 0))
RICH_BLACK = Ink((0.5, 0.4, 0.4, 1), (0, 0, 0))
"""For areas only; text and lines take `BLACK`."""

REGISTRATION = Ink((1, 1, 1, 1), (0, 0, 0), plate="All")
"""For marks outside the trim: on every plate, which shows whether plates fit. Black on a screen."""

VARNISH = Ink((0.15, 0, 0, 0), (0.85, 0.94, 1.0), plate="Varnish")
FOIL = Ink((0.10, 0.25, 0.70, 0.10), (0.83, 0.69, 0.22), plate="Foil")
FINISHES = {"spot-uv": VARNISH, "foil": FOIL}
"""What is laid over a printed card, each on its plate: it is for presses and seen nowhere else."""

FOLD = Ink((0, 1, 0, 0), (0.9, 0.1, 0.5), plate="Fold")
CUT = Ink((1, 0, 0, 0), (0.1, 0.6, 0.9), plate="Cut")
