"""The decoration of cards: bands of soft, wavy lines."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import Ink
from cardgen.inputs.accent import ramp

_STEPS = 14  # samples along a wave; the spline between them is smooth


class Wave(NamedTuple):
    """A sine wave that fades in from left to right above `y`. Lengths in mm, phase in turns."""

    y: float
    rise: float
    amplitude: float
    length: float
    phase: float

    def at(self, x: float, width: float) -> float:
        """Return its y at `x` on a panel `width` mm wide."""
        share = x / width
        swell = 0.55 + 0.45 * math.sin(math.pi * min(max(share, 0), 1))
        return (
            self.y
            - self.rise * share * share
            + self.amplitude * swell * math.sin(2 * math.pi * (x / self.length + self.phase))
        )


def between(first: Wave, last: Wave, share: float) -> Wave:
    """Return the wave at `share` (0 to 1) of the way from `first` to `last`."""
    return Wave(*(a + (b - a) * share for a, b in zip(first, last, strict=True)))


def wave_lines(
    first: Wave, last: Wave, inks: Sequence[Ink], count: int, width: float, over: float
) -> tuple[draw.Shape, ...]:
    """Return `count` lines from one wave to the other, coloured along `inks`.

    They cross a panel `width` mm wide and reach `over` mm beyond it on both sides.
    """
    lines = []
    for index in range(count):
        share = index / (count - 1)
        wave = between(first, last, share)
        ink = ramp(inks, share)
        lines.append(draw.Path(_spline(_points(wave, width, over)), stroke=draw.Stroke(ink, 1.0)))
    return tuple(lines)


def wave_band(first: Wave, last: Wave, ink: Ink, width: float) -> draw.Path:
    """Return the area between two waves, filled."""
    there = _spline(_points(first, width, 0))
    back = _spline(_points(last, width, 0)[::-1])
    return draw.Path((*there, ("L", *back[0][1:]), *back[1:], ("Z",)), fill=ink)


def _points(wave: Wave, width: float, over: float) -> list[tuple[float, float]]:
    step = (width + 2 * over) / _STEPS
    return [(x, wave.at(x, width)) for x in (-over + i * step for i in range(_STEPS + 1))]


def _spline(points: list[tuple[float, float]]) -> tuple[draw.Segment, ...]:
    """Return a smooth curve through `points` (Catmull-Rom, as cubic Bezier segments)."""
    padded = [points[0], *points, points[-1]]
    segments: list[draw.Segment] = [("M", *points[0])]
    for (x0, y0), (x1, y1), (x2, y2), (x3, y3) in zip(
        padded, padded[1:], padded[2:], padded[3:], strict=False
    ):
        leaving = x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6
        arriving = x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6
        segments.append(("C", *leaving, *arriving, x2, y2))
    return tuple(segments)
