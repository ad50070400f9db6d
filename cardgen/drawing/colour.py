"""Converts screen colours (``#rrggbb``) to the inks of a press."""

from __future__ import annotations

import io
import re
from functools import lru_cache
from importlib import resources
from typing import Any

from cardgen.drawing.ink import RGB, Ink

_HEX = re.compile(r"#[0-9a-fA-F]{6}")


@lru_cache(maxsize=256)
def ink_of(hex_colour: str) -> Ink:
    """Return the ink for ``#rrggbb``, its CMYK by ICC profile (relative colorimetric, black point kept).

    Raises:
        ValueError: `hex_colour` is not of that form.
    """
    rgb = rgb_of(hex_colour)
    c, m, y, k = to_cmyk(1, 1, bytes.fromhex(hex_colour[1:]))
    return Ink((c / 255, m / 255, y / 255, k / 255), rgb)


def rgb_of(hex_colour: str) -> RGB:
    """Return red, green and blue of ``#rrggbb``, 0 to 1.

    Raises:
        ValueError: `hex_colour` is not of that form.
    """
    if not _HEX.fullmatch(hex_colour):
        raise ValueError(f"'{hex_colour}' is not a colour: write it as #rrggbb")
    red, green, blue = bytes.fromhex(hex_colour[1:])
    return red / 255, green / 255, blue / 255


def output_profile() -> bytes:
    """Return the ICC profile for which CMYK is made: coated paper, offset, at most 300 % ink (FOGRA39)."""
    return (resources.files(__package__) / "icc" / "ISOcoated_v2_300_bas.icc").read_bytes()


def to_cmyk(width: int, height: int, rgb: bytes) -> bytes:
    """Return pixels of red, green and blue bytes as pixels of four."""
    from PIL import Image  # noqa: PLC0415

    image = Image.frombytes("RGB", (width, height), rgb)
    return bytes(_to_press().apply(image).tobytes())


@lru_cache(maxsize=1)
def _to_press() -> Any:
    from PIL import ImageCms  # noqa: PLC0415

    return ImageCms.buildTransform(
        ImageCms.createProfile("sRGB"),
        ImageCms.ImageCmsProfile(io.BytesIO(output_profile())),
        "RGB",
        "CMYK",
        renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC,
        flags=ImageCms.Flags.BLACKPOINTCOMPENSATION,
    )
