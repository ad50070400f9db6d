"""The portrait of a card, treated as its theme says: a map of tones, an engraving, or a poster.

Everything is deterministic and drawn from the photograph alone: the same photograph gives the same
bytes.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import WHITE, Ink
from cardgen.drawing.picture import Crop, Portrait, read_portrait, toned
from cardgen.inputs.theme import Theme, Tone

USUAL_HEAD = 0.5
"""How high a head usually is in a photograph of head and shoulders, as a share of its height."""
LARGEST_HEAD = 0.6
"""How high it is in a picture at most: who enlarges a photograph further has a small head on it."""
ON_FRONT = (0.5, 0.42)
"""Where the middle of the face goes, as a share of the picture on the front."""
ON_GRID = (0.5, 0.60)
"""The same on a grid; Row 1, at the fold, is on top."""

_PITCH = 0.55  # mm between two lines of an engraving
_THICKEST = 0.8  # of the pitch, in full black
_LEAST_DARK = 0.07  # nothing is drawn where the photograph is lighter
_THINNEST = 0.09  # mm; a thinner line would break up on paper
_STEP = 0.4  # mm between two places where a line's thickness is read
_CELLS = 4  # to a pitch, from which thicknesses are read
_FEWEST = 3  # such places in a stroke; a shorter one would be a stray dash
_HALVES = [
    round(50 * max(_THINNEST, _THICKEST * _PITCH * dark)) if dark >= _LEAST_DARK else 0
    for dark in (1 - light / 255 for light in range(256))
]
"""Half the thickness of a line, in hundredths of a millimetre, by how light the photograph is."""
_MASK_PIXELS = 160  # across a mask, which is soft and needs no more


def front_portrait(
    path: Path,
    focus: tuple[float, float],
    zoom: float,
    theme: Theme,
    visible: draw.Box,
    whole: draw.Box,
) -> tuple[draw.Shape, ...]:
    """Return the portrait at `path` for the front panel, in its coordinates.

    `focus` is the middle of the face in the photograph; `zoom` is how high the head becomes, as a
    share of `visible`, if it is half as high as the photograph. `whole` is `visible` and the bleed
    around it.

    Raises:
        PictureError: the picture cannot be used.
    """
    if theme.portrait == "none":
        return ()
    at = (
        (visible.x + ON_FRONT[0] * visible.width - whole.x) / whole.width,
        (visible.y + ON_FRONT[1] * visible.height - whole.y) / whole.height,
    )
    crop = Crop(focus, at, zoom * visible.height / whole.height / USUAL_HEAD)
    portrait = read_portrait(path, whole.width / whole.height, whole.width, crop)
    match theme.portrait:
        case "engraving":
            return (draw.Place(_engraving(portrait, theme.tones[0].ink, visible, whole)),)
        case "poster":
            return (draw.Image(whole, toned(*_poster(portrait, theme.tones, whole))),)
        case _:
            tones = [(tone.at, tone.ink) for tone in theme.tones]
            return (draw.Image(whole, toned(_out_of_ground(portrait, visible, whole), tones)),)


@lru_cache(maxsize=4)  # cards with the same pictures inside share their backs
def faint_portraits(
    path: Path, focus: tuple[float, float], zoom: float, side: float, inks: tuple[Ink, ...]
) -> tuple[draw.Image, ...]:
    """Return the portrait in each of `inks` for a grid of `side` mm; it fades in from the fold.

    Raises:
        PictureError: the picture cannot be used.
    """
    portrait = read_portrait(path, 1, side, Crop(focus, ON_GRID, zoom / USUAL_HEAD))
    fade = Image.linear_gradient("L").point(
        [_ramp(value / 255, 0.10, 0.26) for value in range(256)]
    )
    mask = ImageChops.multiply(_figure(portrait, 0.62, 0.62, 1), fade.resize(portrait.grey.size))
    faded = Image.composite(portrait.grey, Image.new("L", portrait.grey.size, 255), mask)
    box = draw.Box(0, 0, side, side)
    return tuple(draw.Image(box, toned(faded, [(0.0, ink), (1.0, WHITE)])) for ink in inks)


def _out_of_ground(portrait: Portrait, visible: draw.Box, whole: draw.Box) -> Image.Image:
    """Return the portrait with black, the ground, around head and shoulders."""
    size = portrait.grey.size
    top, bottom = ((y - whole.y) / whole.height for y in (visible.y, visible.bottom))
    share = 0.30 * visible.width / whole.width
    mirrored = whole.right <= visible.right  # there is no bleed on the picture's inner side

    # the picture's inner edge, its foot and its top fade into the ground, and an edge at a fold
    def lit(x: float) -> int:
        if not mirrored:
            return _ramp(x, 0, share)
        inner = 255 - _ramp(x, 1 - share, 1)
        return inner if whole.x < visible.x else min(inner, _ramp(x, 0, 2 / whole.width))

    across = [lit(value / 255) for value in range(256)]
    down = [
        min(
            _ramp(value / 255, top, top + 2 / whole.height),
            255 - _ramp(value / 255, bottom - 0.22 * (bottom - top), bottom),
        )
        for value in range(256)
    ]
    gradient = Image.linear_gradient("L")
    mask = _figure(portrait, 0.60, 0.62, whole.height / whole.width)
    for part in (gradient.rotate(90).point(across), gradient.point(down)):
        mask = ImageChops.multiply(mask, part.resize(size, Image.Resampling.BILINEAR))
    return ImageChops.multiply(portrait.grey, mask)


def _ramp(value: float, start: float, end: float) -> int:
    """Return 0 below `start`, 255 above `end`, and a smooth step between."""
    t = min(1.0, max(0.0, (value - start) / (end - start)))
    return round(255 * t * t * (3 - 2 * t))


def _figure(portrait: Portrait, across: float, down: float, height: float) -> Image.Image:
    """Return a soft mask: white over head and shoulders, black around them.

    `across` and `down` are how far the oval about the head reaches, in heads; `height` is the
    picture's height as a share of its width.
    """
    wide, tall = _MASK_PIXELS, round(_MASK_PIXELS * height)
    head = min(USUAL_HEAD / portrait.shown, LARGEST_HEAD) * tall
    x, y = portrait.face[0] * wide, portrait.face[1] * tall
    mask = Image.new("L", (wide, tall))
    disc = Image.radial_gradient("L").point([255] * 181 + [0] * 75)  # white as far as the sides
    for left, top, right, bottom in (
        (x - across * head, y - down * head, x + across * head, y + down * head),
        (x - 0.95 * head, y + 0.50 * head, x + 0.95 * head, y + 2.6 * head),
    ):
        oval = disc.resize(
            (math.ceil(right - left), math.ceil(bottom - top)), Image.Resampling.NEAREST
        )
        mask.paste(255, (round(left), round(top)), oval)
    soft = mask.filter(ImageFilter.GaussianBlur(0.10 * head))
    return soft.resize(portrait.grey.size, Image.Resampling.BILINEAR)


def _engraving(portrait: Portrait, ink: Ink, visible: draw.Box, whole: draw.Box) -> draw.Form:
    """Return the portrait as wavy lines of different thickness, in one path and one ink."""
    grey = portrait.grey
    per_mm = grey.width / whole.width
    blurred = grey.filter(ImageFilter.GaussianBlur(per_mm))
    # grey + 0.9 (grey - blurred), in steps that stay inside a byte
    sharper = Image.blend(blurred, grey, 1.9)
    mask = _figure(portrait, 0.46, 0.60, whole.height / whole.width)
    paper = Image.composite(sharper, Image.new("L", grey.size, 255), mask)
    # one byte for each place where a thickness is read, column by column
    wide, tall = round(whole.width / _STEP) + 1, math.floor(whole.height / _PITCH * _CELLS)
    used = (0, 0, grey.width, min(tall / _CELLS * _PITCH * per_mm, grey.height))
    cells = paper.resize((wide, tall), Image.Resampling.BILINEAR, used)
    light = cells.transpose(Image.Transpose.TRANSPOSE).tobytes()
    across = [round(whole.x + i * whole.width / (wide - 1), 2) for i in range(wide)]
    waves = [round(100 * _wave(x - visible.x)) for x in across]
    first, last = math.ceil((visible.y + 1.0) / _PITCH), math.floor((visible.bottom - 4.0) / _PITCH)
    columns = []
    for i, wave in enumerate(waves):
        start = max(0, int((first * _PITCH + wave / 100 - whole.y) / _PITCH * _CELLS))
        columns.append(light[i * tall + start : (i + 1) * tall : _CELLS])
    segments: list[draw.Segment] = []
    for line, row in zip(range(first, last), zip(*columns, strict=False), strict=False):
        places = zip(across, waves, map(_HALVES.__getitem__, row), strict=True)
        for drawn, run in groupby(places, lambda place: place[2] > 0):
            if drawn:
                segments += _stroke(round(100 * line * _PITCH), run)
    digest = hashlib.sha1(light, usedforsecurity=False)
    digest.update(repr((ink, visible, whole)).encode())
    outline = draw.filled(tuple(segments), ink)
    return draw.Form(f"engraving-{digest.hexdigest()[:16]}", whole.expanded(1), (outline,))


def _wave(x: float) -> float:
    """Return how far a line of an engraving is off its level at `x` mm."""
    return 0.9 * math.sin(2 * math.pi * x / 26) + 0.35 * math.sin(2 * math.pi * x / 11 + 1)


def _stroke(level: int, run: Iterable[tuple[float, int, int]]) -> tuple[draw.Segment, ...]:
    """Return the outline of one stroke of the pen through places (x, wave, half its thickness).

    `level`, waves and thicknesses are in hundredths of a millimetre.
    """
    upper, lower = [], []
    for x, wave, half in run:
        upper.append((x, (level + wave - half) / 100))
        lower.append((x, (level + wave + half) / 100))
    return draw.polygon([*upper, *reversed(lower)]) if len(upper) >= _FEWEST else ()


def _poster(
    portrait: Portrait, tones: tuple[Tone, ...], whole: draw.Box
) -> tuple[Image.Image, list[tuple[float, Ink]]]:
    """Return the portrait in as many flat colours as there are tones, and these colours."""
    grey = portrait.grey
    soft = grey.filter(ImageFilter.GaussianBlur(0.2 * grey.width / whole.width))
    larger = soft.resize((2 * grey.width, 2 * grey.height), Image.Resampling.BILINEAR)
    last = len(tones) - 1
    steps = [
        next((i for i, tone in enumerate(tones) if value / 255 <= tone.at), last)
        for value in range(256)
    ]
    flat = larger.point([round(255 * step / last) for step in steps])
    # halved again, so that the edges between two colours are smooth
    return flat.reduce(2), [(index / last, tone.ink) for index, tone in enumerate(tones)]
