"""Portraits as line art: an engraving as on banknotes, and a halftone of two screens.

An engraving has strokes besides its lines: they draw what is finer than the lines can show.
A screen is a picture of thresholds, 32 pixels to the millimetre. Where the portrait is darker than
its threshold there is ink. Everything is counted in whole tones of 0 to 255, so that every machine
prints the same.
"""

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

PER_MM = 32
"""Pixels of line art to the millimetre, about 800 to the inch."""

_PITCH = 0.36  # mm between two lines of an engraving
_THINNEST = 0.09  # mm; a thinner line would break up on paper
_THICKEST = 0.94  # of the pitch, in full black
_CROSSED = 0.55  # darkness above which there is a second direction
_THICKEST_CROSSING = 0.5  # of the pitch
_RELIEF = 1.6  # mm by which the light that bends the lines is blurred
_BENDS = 3  # pitches between a line in full light and one in the dark
_RINGS_BEND = 1  # the same of rings, which are bent already
_RINGS_BELOW = 1.2  # heights of the picture from its top to the middle of its rings
_COARSE = 16  # pixels between two places where the distance from the rings' middle is computed
_SHARP, _SHARP_AT = 0.65, 0.8  # share and mm of the unsharp mask before a portrait is engraved

_FINE, _COARSER = 0.06, 0.24  # mm; a stroke is where the one blur differs from the other
_AREA = 0.6  # mm; lines are fewer where so large a place is light: a lit lip is no hole
_ALONG = 0.25  # mm; what is so long and level is a lid or a lip, and no gap between teeth
_STROKE, _BARE_STROKE = 14, 18  # by so many tones
_LIGHT_FROM, _LESS = 90, 0.45
"""So much deeper a stroke must be for each tone above 90: wrinkles and gaps in teeth are none."""
_BARE_STROKES_FROM = 190  # the tone below which no stroke is left bare
_LIGHT = 75  # tones by which a place without lines is lighter than the light that bends them
_SPARSE_FROM, BARE_FROM = (round(255 * (1 - part * _THINNEST / _PITCH)) for part in (0.75, 0.25))
"""Tones from which an engraving has every second line only, and none: thin lines are too dark.

Lines at their thinnest cover a quarter of the paper; each change is where both are as far off.
"""
_LARGE_FROM = 228
"""The tone, blurred as that which bends the lines, from which a light is large."""
PAPER = 252
"""The tone from which there is nothing: that about a figure."""

_FAINTEST = 0.2  # of the paper that is covered at most under pencil marks

DOT_TILE, COARSE_DOT_TILE = 20, 32
"""Pixels after which dots at 45 degrees repeat; they are 0.44 mm apart, or 0.7."""

_LEAST_DOT, _MOST_DOT = 0.04, 0.96  # coverage below and above which there is none, or all


def engraved(
    grey: Image.Image, width_mm: float, features: Image.Image | None = None
) -> Image.Image:
    """Return the picture as lines on which light falls, in two directions: 0 is ink, 255 paper.

    What is finer than the lines, as eyes and lips, is drawn as strokes, solid ones and bare ones.
    `features` is a mask: white where they are, so that fainter strokes count.
    """
    coverage, large, bend = _covered(grey, width_mm)
    size = large.size
    fine, coarse, area = (
        grey.filter(ImageFilter.GaussianBlur(mm * grey.width / width_mm))
        for mm in (_FINE, _COARSER, _AREA)
    )
    apart = ImageChops.subtract(coarse, fine, 1, 128)
    dark = ImageChops.subtract(apart, fine.point(_LESS_IN_LIGHT))
    if features:
        per_mm = grey.width / width_mm
        level = grey.filter(ImageFilter.GaussianBlur((_ALONG * per_mm, _FINE * per_mm)))
        lids_and_lips = ImageChops.subtract(coarse, level, 1, 128).point(_DEEPER)
        lids_and_lips = ImageChops.subtract(lids_and_lips, level.point(_LESS_IN_FEATURES))
        dark = ImageChops.lighter(dark, ImageChops.multiply(lids_and_lips, features))
    dark, apart = (each.resize(size, Image.Resampling.BILINEAR) for each in (dark, apart))
    lines = _inked(coverage, _bent(_sawtooth(size, across=0, down=1), bend, _BENDS))
    second = ImageChops.add_modulo(_sawtooth(size, 0, 0.5), bend.point(_BENDS_OF_SECOND))
    sparse = _inked(coverage.point(_HALF), second)
    tone = area.resize(size, Image.Resampling.BILINEAR)
    lines = Image.composite(sparse, lines, tone.point(_SPARSE))
    small_lights = ImageChops.subtract(tone.point(_LIT), bend.point(_LARGE_LIGHT))
    lines = ImageChops.subtract(lines, small_lights)  # half a face keeps its sparse lines
    crossing = _inked(large.point(_CROSSINGS), _sawtooth(size, *_THIRTY_DEGREES))
    strokes = _opened(dark.point(_STROKES))
    ink = ImageChops.lighter(strokes, ImageChops.lighter(lines, crossing))
    # what is light, and lighter than all about it, stays bare, as teeth
    lighter = ImageChops.subtract(large, bend).point(_LIGHTS)
    bare = ImageChops.lighter(lighter, _opened(apart.point(_BARE_STROKES)))
    lights = ImageChops.darker(bare, large.point(_LIGHT_TONES))
    return ImageChops.lighter(ImageChops.invert(ink), lights)


_HALF = [value // 2 for value in range(256)]
_BENDS_OF_SECOND = [(64 + _BENDS * value // 2) % 256 for value in range(256)]
"""How far lines at twice the pitch are bent: each lies on one of the usual lines."""


def frayed_lines(fade: Image.Image, height_mm: float) -> Image.Image:
    """Return a mask that fades at one edge; it fades from another place in each line."""
    lines = math.ceil(height_mm / _PITCH)
    noise = bytes(97 * number * number % 96 for number in range(lines))
    ends = Image.frombytes("L", (1, lines), noise).resize(fade.size, Image.Resampling.NEAREST)
    return ImageChops.subtract(fade, ImageChops.multiply(ends, ImageChops.invert(fade)))


def _opened(strokes: Image.Image) -> Image.Image:
    """Return the strokes without those thinner than three pixels, 0.09 mm: a press loses them."""
    for combined in (ImageChops.darker, ImageChops.lighter):
        for across, down in ((1, 0), (0, 1)):
            before = ImageChops.offset(strokes, -across, -down)
            after = ImageChops.offset(strokes, across, down)
            strokes = combined(strokes, combined(before, after))
    return strokes


def ringed(grey: Image.Image, width_mm: float, x: float) -> Image.Image:
    """Return the picture as rings about a place below it, at `x` of its width: 0 is ink."""
    coverage, _, bend = _covered(grey, width_mm)
    rings = _bent(_rings(coverage.size, (x, _RINGS_BELOW)), bend, _RINGS_BEND)
    return ImageChops.invert(_inked(coverage, rings))


def faintly_dotted(grey: Image.Image, width_mm: float, tile: int) -> Image.Image:
    """Return the picture in dots faint enough for pencil: 0 is ink, 255 paper.

    They repeat after `tile` pixels.
    """
    size = round(width_mm * PER_MM), round(width_mm * PER_MM * grey.height / grey.width)
    coverage = grey.point(_FAINT_DOTS).resize(size, Image.Resampling.BILINEAR)
    return ImageChops.invert(ImageChops.subtract(coverage, _screen(size, tile)).point(_ANY))


def _covered(grey: Image.Image, width_mm: float) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Return three pictures as large as line art.

    How much of the pitch lines cover, the sharpened picture, and the light that bends its lines.
    """
    per_mm = grey.width / width_mm
    blurred = grey.filter(ImageFilter.GaussianBlur(_SHARP_AT * per_mm))
    sharp = Image.blend(blurred, grey, 1 + _SHARP)
    relief = grey.filter(ImageFilter.GaussianBlur(_RELIEF * per_mm))
    size = round(width_mm * PER_MM), round(width_mm * PER_MM * grey.height / grey.width)
    large, bend = (each.resize(size, Image.Resampling.BILINEAR) for each in (sharp, relief))
    bare = grey.resize(size, Image.Resampling.BILINEAR).point(_BARE)
    coverage = ImageChops.subtract(large.point(_LINES), bare)
    return coverage, large, bend


def _bent(level: Image.Image, bend: Image.Image, times: int) -> Image.Image:
    for _ in range(times):
        level = ImageChops.add_modulo(level, bend)
    return level


_THIRTY_DEGREES = 0.5, 0.866


def _sawtooth(size: tuple[int, int], across: float, down: float) -> Image.Image:
    """Return tones that rise from 0 to 255 once in a pitch, in the direction (across, down)."""

    def ramp(count: int, share: float) -> bytes:
        return bytes(round(256 * place * share / PER_MM / _PITCH) % 256 for place in range(count))

    width, height = size
    nearest = Image.Resampling.NEAREST
    column = Image.frombytes("L", (1, height), ramp(height, down)).resize(size, nearest)
    if not across:
        return column
    row = Image.frombytes("L", (width, 1), ramp(width, across)).resize(size, nearest)
    return ImageChops.add_modulo(column, row)


def _rings(size: tuple[int, int], middle: tuple[float, float]) -> Image.Image:
    """Return tones that rise from 0 to 255 once in a pitch, away from the middle."""
    width, height = size
    columns, rows = (math.ceil(side / _COARSE) for side in size)
    x, y = middle[0] * columns - 0.5, middle[1] * rows - 0.5
    tones_per_cell = 256 * _COARSE / PER_MM / _PITCH
    coarse = Image.new("I", (columns, rows))
    coarse.putdata(
        [
            round(tones_per_cell * math.hypot(column - x, row - y))
            for row in range(rows)
            for column in range(columns)
        ]
    )
    away = coarse.resize((columns * _COARSE, rows * _COARSE), Image.Resampling.BICUBIC)
    return away.crop((0, 0, width, height)).point([tone % 256 for tone in range(65536)], "L")


def _inked(coverage: Image.Image, level: Image.Image) -> Image.Image:
    """Return 255 where a line is: as far from its middle as the coverage reaches."""
    return ImageChops.subtract(coverage, level.point(_FROM_MIDDLE)).point(_ANY)


_FROM_MIDDLE = [abs(2 * level - 255) for level in range(256)]
_ANY = [0, *[255] * 255]


def _lines() -> list[int]:
    """Return how much of the pitch a line covers, by how light the portrait is."""
    darkness = (1 - light / 255 for light in range(256))
    return [round(255 * max(_THINNEST / _PITCH, _THICKEST * dark)) for dark in darkness]


def _crossings() -> list[int]:
    """Return the same for the lines of the second direction."""
    darkness = (1 - light / 255 for light in range(256))
    thinnest = _THINNEST / _PITCH
    growth = (_THICKEST_CROSSING - thinnest) / (1 - _CROSSED)
    return [
        round(255 * (thinnest + growth * (dark - _CROSSED))) if dark > _CROSSED else 0
        for dark in darkness
    ]


_LINES, _CROSSINGS = _lines(), _crossings()
_BARE = [255 if light >= PAPER else 0 for light in range(256)]
_SPARSE, _LIT = (
    [255 if light >= least else 0 for light in range(256)] for least in (_SPARSE_FROM, BARE_FROM)
)
_LARGE_LIGHT = [255 if light >= _LARGE_FROM else 0 for light in range(256)]
_STROKES = [255 if difference >= 128 + _STROKE else 0 for difference in range(256)]
_DEEPER = [min(255, value + max(0, value - 128) * 7 // 10) for value in range(256)]
_LESS_IN_FEATURES = [round(0.4 * _LESS * max(0, light - _LIGHT_FROM)) for light in range(256)]
_LESS_IN_LIGHT = [round(_LESS * max(0, light - _LIGHT_FROM)) for light in range(256)]
_BARE_STROKES = [255 if difference <= 128 - _BARE_STROKE else 0 for difference in range(256)]
_LIGHT_TONES = [255 if light >= _BARE_STROKES_FROM else 0 for light in range(256)]
_LIGHTS = [255 if difference >= _LIGHT else 0 for difference in range(256)]
_FAINT_DOTS = [
    round(coverage) if (coverage := _FAINTEST * (255 - light)) >= 255 * _LEAST_DOT else 0
    for light in range(256)
]


def halftone(dark: Image.Image, pale: Image.Image, width_mm: float) -> Image.Image:
    """Return two screens of dots over a field: 0 is a dark dot, 255 a pale one, 128 the field.

    `dark` and `pale` say how much of each place is covered, from 0 to 255.
    """
    size = round(width_mm * PER_MM), round(width_mm * PER_MM * dark.height / dark.width)
    screen = _screen(size)
    dots = [
        ImageChops.subtract(coverage.point(_DOTS).resize(size, Image.Resampling.BILINEAR), each)
        for coverage, each in ((dark, screen), (pale, ImageChops.invert(screen)))
    ]
    field = Image.new("L", size, 128)
    field.paste(255, mask=dots[1].point(_ANY))
    field.paste(0, mask=dots[0].point(_ANY))
    return field


_DOTS = [
    0 if value < 255 * _LEAST_DOT else 255 if value > 255 * _MOST_DOT else value
    for value in range(256)
]


@lru_cache(maxsize=2)
def _screen(size: tuple[int, int], tile: int = DOT_TILE) -> Image.Image:
    """Return the thresholds of dots at 45 degrees: all tones from 0 to 254 equally often."""
    waves = [round(math.cos(2 * math.pi * (place + 0.5) / tile), 6) for place in range(tile)]
    heights = [round(across * down, 6) for down in waves for across in waves]
    ranked = sorted(range(len(heights)), key=lambda place: (-heights[place], place))
    thresholds = bytearray(len(heights))
    for rank, place in enumerate(ranked):
        thresholds[place] = rank * 255 // len(heights)
    screen = Image.new("L", size)
    one = Image.frombytes("L", (tile, tile), bytes(thresholds))
    row = Image.new("L", (size[0], tile))
    for left in range(0, size[0], tile):
        row.paste(one, (left, 0))
    for top in range(0, size[1], tile):
        screen.paste(row, (0, top))
    return screen
