"""Converts screen colours (``#rrggbb``) to inks, and inks to those that suit small type."""

import io
import re
from functools import cache, lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any

from PIL import Image, ImageCms

from cardgen.drawing.ink import CMYK, RGB, Ink, luminance

_HEX = re.compile(r"#[0-9a-fA-F]{6}")
_TRACE = 0.05  # of all other inks, which nobody misses
_STEPS = 20  # of an ink, from none to full, where small type looks for another mixture
_NEARLY_BLACK = 0.85  # with more black, a second ink shows only as rims
_LIGHTNESS = 4  # how much it counts that type is as light as it should be
_PLATE = 100  # what one more plate costs: as much as a difference of 5 in lightness, of 255


@lru_cache(maxsize=256)
def ink_of(hex_colour: str) -> Ink:
    """Return the ink for ``#rrggbb``; the ICC profile gives its CMYK.

    The rendering intent is relative colorimetric; black stays black. Raises ValueError if
    `hex_colour` is not of that form.
    """
    rgb = rgb_of(hex_colour)
    c, m, y, k = to_cmyk(1, 1, bytes.fromhex(hex_colour[1:]))
    return Ink((c / 255, m / 255, y / 255, k / 255), rgb)


def rgb_of(hex_colour: str) -> RGB:
    """Return red, green and blue of ``#rrggbb``, 0 to 1; raises ValueError for another form."""
    if not _HEX.fullmatch(hex_colour):
        raise ValueError(f"'{hex_colour}' is not a colour: write it as #rrggbb")
    red, green, blue = bytes.fromhex(hex_colour[1:])
    return red / 255, green / 255, blue / 255


def output_profile() -> bytes:
    """Return the ICC profile of our CMYK: coated paper, offset, at most 300 % ink (FOGRA39)."""
    return (Path(__file__).parent / "icc" / "ISOcoated_v2_300_bas.icc").read_bytes()


def to_cmyk(width: int, height: int, rgb: bytes) -> bytes:
    """Return RGB pixels, three bytes each, as CMYK pixels of four bytes."""
    image = Image.frombytes("RGB", (width, height), rgb)
    return bytes(_conversion("RGB", "CMYK").apply(image).tobytes())


@lru_cache(maxsize=512)
def for_type(ink: Ink) -> Ink:
    """Return `ink` on at most two plates, as light and as alike as they can be.

    Small type on more plates gets coloured rims.
    """
    *least, second, _ = sorted(ink.cmyk)
    if sum(least) <= _TRACE:
        c, m, y, k = (part if part >= second else 0.0 for part in ink.cmyk)
        return Ink((c, m, y, k), ink.rgb)
    (wanted,) = _printed((ink.cmyk,))
    distances = (
        (
            _LIGHTNESS * (light - wanted[0]) ** 2
            + (blue - wanted[1]) ** 2
            + (red - wanted[2]) ** 2
            + cost,
            mixed,
        )
        for mixed, cost, (light, blue, red) in _of_two_plates()
    )
    return Ink(min(distances)[1], ink.rgb)


@lru_cache(maxsize=1)
def _of_two_plates() -> tuple[tuple[CMYK, int, tuple[float, int, int]], ...]:
    """Return mixtures of two inks, what their plates cost, and how they look."""
    # each once
    mixtures: dict[CMYK, None] = {(0.0, 0.0, 0.0, black / 100): None for black in range(101)}
    for first, second in combinations(range(4), 2):
        for i in range(_STEPS + 1):
            for j in range(_STEPS + 1):
                parts = [0.0] * 4
                parts[first], parts[second] = i / _STEPS, j / _STEPS
                if parts[3] <= _NEARLY_BLACK or sum(parts) == parts[3]:
                    mixtures[parts[0], parts[1], parts[2], parts[3]] = None
    plates = [_PLATE * sum(part > 0 for part in mixed) for mixed in mixtures]
    return tuple(zip(mixtures, plates, _printed(tuple(mixtures)), strict=True))


def _printed(mixtures: tuple[CMYK, ...]) -> list[tuple[float, int, int]]:
    """Return how mixtures look in print: lightness, blueness and redness, 0 to 255."""
    inks = bytes(round(255 * part) for mixed in mixtures for part in mixed)
    shown = _conversion("CMYK", "RGB").apply(Image.frombytes("CMYK", (len(mixtures), 1), inks))
    rgb, hues = shown.tobytes(), shown.convert("YCbCr").tobytes()
    colours = zip(rgb[::3], rgb[1::3], rgb[2::3], strict=True)
    # equal steps of the cube root look equal
    lights = (
        255 * luminance((red / 255, green / 255, blue / 255)) ** (1 / 3)
        for red, green, blue in colours
    )
    return list(zip(lights, hues[1::3], hues[2::3], strict=True))


@cache
def _conversion(start: str, end: str) -> Any:
    profiles: dict[str, Any] = {
        "RGB": ImageCms.createProfile("sRGB"),
        "CMYK": ImageCms.ImageCmsProfile(io.BytesIO(output_profile())),
    }
    return ImageCms.buildTransform(
        profiles[start],
        profiles[end],
        start,
        end,
        renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC,
        flags=ImageCms.Flags.BLACKPOINTCOMPENSATION,
    )
