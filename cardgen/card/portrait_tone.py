"""The tones of a portrait: spread so that the face is well lit, whatever is behind it."""

import math
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from PIL import Image, ImageChops, ImageFilter, ImageOps

from cardgen.drawing.picture import Portrait

_ACROSS, _DOWN = 0.17, 0.15  # how far the weights of the face reach, as shares of the picture
_DARK, _MIDDLE, _LIGHT = 0.02, 0.55, 0.985  # shares of the weight: black, the face's tone, white
_COARSE = 96  # pixels across the copy whose tones are counted
_TOE = 0.05  # the tone of what is just black; darker places still differ
_DARKEST, _LIGHTEST = -0.7, 8  # strengths of the curve that lights the face
_TILES = 4  # tiles of the local equalisation, across and down
_CLIP = 0.012  # of a tile's pixels: more of one tone count as so many
_ALMOST_ALL = 0.8  # of the weight; if that is darker than `_UNLIT`, there is no face to light
_UNLIT, _BRIGHT = 45, 180  # tones, 0 to 255
_FACE_ACROSS, _FACE_DOWN, _BELOW_MIDDLE = 0.34, 0.30, 0.08
"""How far a face reaches from its middle, and how far that is below the head's; in heads."""
_SOFT = [min(255, max(0, 510 - value * 510 // 180)) for value in range(256)]
"""Makes a soft oval of Pillow's radial gradient, which has the tone 180 at its sides."""
_FEATURES = (0.14, 0.08), (0.14, 0.08), (0.18, 0.10)
"""How far eyes and mouth reach from their middles, across and down, in heads."""
_SOCKET = 0.05  # how far a shadow in the face is blurred before it is lifted, in heads
_OPENED, _DEEP = 1.4, 0.25  # how much of it is lifted; the tone that then becomes the face's
_SHADE = 0.05  # how far a shadow is blurred before it is lifted, as a share of the picture
_HELD, _LARGE = (0.92, 0.74), 0.10  # the tone that a large light becomes; its blur, in heads
_HELD_FROM, _HELD_IN = 185, 50  # the tone from which lights are held back, and in how many wholly


def lit_by_face(
    portrait: Portrait, figure: Image.Image, middle: float, local: float
) -> Image.Image:
    """Return the portrait with the tones of the face spread about `middle` (0 to 1).

    `figure` is a mask: white where the person is, whose tones count almost alone.
    `local` is the share of details that are lifted out of shade and glare.
    """
    black, tone, white = _weighted_tones(portrait, figure, _DARK, _MIDDLE, _LIGHT)
    spread = max(white - black, 1)
    at = min(max((tone - black) / spread, 0.02), 0.98)
    curve = [
        _rounded(
            _TOE * value / black
            if value < black
            else _TOE + (1 - _TOE) * _lifted(min((value - black) / spread, 1), at, middle)
        )
        for value in range(256)
    ]
    lit = _out_of_shade(replace(portrait, grey=portrait.grey.point(curve)), figure, middle)
    return _with_open_eyes(replace(portrait, grey=Image.blend(lit, _equalised(lit), local)), middle)


def _with_open_eyes(portrait: Portrait, middle: float) -> Image.Image:
    """Return the portrait with the shadows in its face, as under brows, lifted to `middle`."""
    width, height = _coarse(portrait.grey)
    head, light = portrait.head * height, 255 * middle
    x, y = portrait.face[0] * width, portrait.face[1] * height + _BELOW_MIDDLE * head
    across, down = _FACE_ACROSS * head, _FACE_DOWN * head
    oval = _soft_oval(round(2 * across), round(2 * down))
    face = Image.new("L", (width, height))
    face.paste(oval, (round(x - across), round(y - down)))
    share = [_rounded(min(max(_OPENED * (1 - v / light), 0), 1)) for v in range(256)]
    return _with_tones_moved(portrait.grey, _DEEP, middle, _SOCKET * head, share, face)


def with_lights_held(portrait: Portrait) -> Image.Image:
    """Return the portrait with large lights, as half a face, held back: lines need a tone there."""
    head = portrait.head * _coarse(portrait.grey)[1]
    share = [_rounded(min(max((value - _HELD_FROM) / _HELD_IN, 0), 1)) for value in range(256)]
    return _with_tones_moved(portrait.grey, *_HELD, _LARGE * head, share)


def mask_of_features(portrait: Portrait, features: Iterable[tuple[float, float]]) -> Image.Image:
    """Return a soft mask: white over eyes and mouth, whose middles are so far from the face's."""
    width, height = portrait.grey.size
    high = portrait.head * height
    mask = Image.new("L", portrait.grey.size)
    for (across, down), (wide, tall) in zip(features, _FEATURES, strict=False):
        x, y = portrait.face[0] * width + across * high, portrait.face[1] * height + down * high
        spot = _soft_oval(round(2 * wide * high), round(2 * tall * high))
        mask.paste(255, (round(x - wide * high), round(y - tall * high)), spot)
    return mask


def _soft_oval(width: int, height: int) -> Image.Image:
    """Return a mask of so many pixels: white in its middle, black where its oval ends."""
    return Image.radial_gradient("L").point(_SOFT).resize((max(1, width), max(1, height)))


def _with_tones_moved(
    grey: Image.Image,
    at: float,
    middle: float,
    blur: float,
    share: list[int],
    within: Image.Image | None = None,
) -> Image.Image:
    """Return a picture with its shadows, or its lights, on the curve that takes `at` to `middle`.

    `share` says by the tone of a place, `blur` coarse pixels soft, how much of it is moved;
    `within` is a coarse mask of where.
    """
    lifted = grey.point([_rounded(_lifted(value / 255, at, middle)) for value in range(256)])
    small = grey.resize(_coarse(grey), Image.Resampling.BOX)
    mask = small.filter(ImageFilter.GaussianBlur(blur)).point(share)
    if within is not None:
        mask = ImageChops.multiply(mask, within)
    return Image.composite(lifted, grey, mask.resize(grey.size, Image.Resampling.BILINEAR))


def _coarse(image: Image.Image) -> tuple[int, int]:
    return _COARSE, round(_COARSE * image.height / image.width)


def _lifted(tone: float, at: float, middle: float) -> float:
    """Return a tone, 0 to 1, on the curve that takes `at` to `middle`.

    A power would do so, too, but be endlessly steep in the dark, where noise would become spots.
    """
    strength = min(max((middle - at) / (at * (1 - middle)), _DARKEST), _LIGHTEST)
    return tone * (1 + strength) / (1 + strength * tone)


def lit_as_a_whole(portrait: Portrait) -> Image.Image:
    """Return the portrait in grey, its darkest and its lightest 2 % black and white."""
    return ImageOps.autocontrast(portrait.grey, cutoff=2).point(_S_CURVE)


def lit_as_a_shape(
    portrait: Portrait, figure: Image.Image, middle: float, local: float
) -> Image.Image:
    """Return the portrait lit as a whole, but no head in shadow: its tone is lifted to `middle`."""
    lit = _out_of_shade(replace(portrait, grey=lit_as_a_whole(portrait)), figure, middle)
    return Image.blend(lit, _equalised(lit), local)


def _out_of_shade(portrait: Portrait, figure: Image.Image, middle: float) -> Image.Image:
    """Return the portrait with its shadows lifted so far that the head's tone is `middle`.

    Only what is as dark as the head becomes lighter: a bright wall behind it stays as it is.
    """
    grey = portrait.grey
    (tone,) = _weighted_tones(portrait, figure, _MIDDLE)
    at = max(tone, 8) / 255
    if at >= middle:
        return grey
    light = max(255 * middle, tone + 64)
    share = [_rounded(min(max((light - v) / (light - tone), 0), 1)) for v in range(256)]
    return _with_tones_moved(grey, at, middle, _SHADE * _COARSE, share)


def is_unlit(portrait: Portrait) -> bool:
    """Return whether the face is a dark shape before a bright ground, past saving."""
    everything = Image.new("L", portrait.grey.size, 255)
    (almost_all,) = _weighted_tones(portrait, everything, _ALMOST_ALL)
    histogram = portrait.grey.histogram()
    return almost_all < _UNLIT and sum(histogram[_BRIGHT:]) > 0.2 * sum(histogram)


def _weighted_tones(portrait: Portrait, figure: Image.Image, *shares: float) -> list[int]:
    """Return the tones below which these shares of the figure are; the face weighs most."""
    grey = portrait.grey
    width, height = _coarse(grey)
    pixels, inside = (
        each.resize((width, height), Image.Resampling.BOX).tobytes() for each in (grey, figure)
    )
    columns = _weights(width, portrait.face[0], _ACROSS)
    rows = _weights(height, portrait.face[1], _DOWN)
    histogram = [0] * 256
    places = ((row, column) for row in rows for column in columns)
    for tone, share, (row, column) in zip(pixels, inside, places, strict=True):
        histogram[tone] += row * column * (1 + share)  # there may be no figure
    total = sum(histogram)
    return [_tone_below(histogram, share * total) for share in shares]


def _weights(count: int, middle: float, reach: float) -> list[int]:
    """Return whole weights of pixels in a row, so that every machine adds the same."""
    return [
        round(1000 * math.exp(-((((place + 0.5) / count - middle) / reach) ** 2) / 2))
        for place in range(count)
    ]


def _tone_below(histogram: list[int], weight: float) -> int:
    below = 0
    for tone, count in enumerate(histogram):
        below += count
        if below >= weight:
            return tone
    return 255


def _equalised(image: Image.Image) -> Image.Image:
    """Return `image` with contrast raised tile by tile, and between two tiles a mixture of both."""
    width, height = image.size
    lefts = [round(width * tile / _TILES) for tile in range(_TILES + 1)]
    tops = [round(height * tile / _TILES) for tile in range(_TILES + 1)]
    bands = []
    for top, bottom in pairwise(tops):
        # a band needs only the rows as far as the middles of its neighbours
        whole = (0, max(0, 2 * top - bottom), width, min(height, 2 * bottom - top))
        rows = image.crop(whole)
        tiles = [
            rows.point(_curve(image.crop((left, top, right, bottom)).histogram()))
            for left, right in pairwise(lefts)
        ]
        band = Image.new("L", image.size)
        band.paste(_mixed(tiles, lefts, upright=False), whole[:2])
        bands.append(band)
    return _mixed(bands, tops, upright=True)


def _mixed(parts: list[Image.Image], edges: list[int], upright: bool) -> Image.Image:
    """Return the parts joined: each is pure in its middle and fades towards the next."""
    joined = parts[0]
    gradient = Image.linear_gradient("L")
    for part, start, edge, end in zip(parts[1:], edges, edges[1:], edges[2:], strict=False):
        first, last = (start + edge) // 2, (edge + end) // 2
        mask = Image.new("L", part.size, 255)
        if upright:
            mask.paste(gradient.resize((part.width, last - first)), (0, first))
            mask.paste(0, (0, 0, part.width, first))
        else:
            turned = gradient.transpose(Image.Transpose.TRANSPOSE)
            mask.paste(turned.resize((last - first, part.height)), (first, 0))
            mask.paste(0, (0, 0, first, part.height))
        joined = Image.composite(part, joined, mask)
    return joined


def _curve(histogram: list[int]) -> list[int]:
    """Return the tones that equalise a histogram in which no tone counts for too much."""
    pixels = sum(histogram)
    most = max(1, math.floor(_CLIP * pixels))
    clipped = [min(count, most) for count in histogram]
    spare = (pixels - sum(clipped)) / 256
    tones, below = [], 0.0
    for count in clipped:
        below += count + spare
        tones.append(min(255, _rounded(below / pixels)))
    return tones


def _rounded(share: float) -> int:
    """Return a tone from 0 to 255, the same on machines whose powers differ in the last digit."""
    return round(round(255 * share, 6))


_S_CURVE = [round(255 * (v + v * v * (3 - 2 * v)) / 2) for v in (tone / 255 for tone in range(256))]
"""Half of a smooth step: more contrast in the middle."""
