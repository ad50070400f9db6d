"""Colours that a person names on a screen, as a press will mix them."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from typing import Any

from cardgen.drawing.ink import Ink

_HEX = re.compile(r"#[0-9a-fA-F]{6}")


@lru_cache(maxsize=256)
def ink_of(hex_colour: str) -> Ink:
    """Return the ink for ``#rrggbb``, its CMYK by ICC profile (relative colorimetric, black point kept).

    Raises:
        ValueError: `hex_colour` is not of that form.
    """
    if not _HEX.fullmatch(hex_colour):
        raise ValueError(f"'{hex_colour}' is not a colour: write it as #rrggbb")
    red, green, blue = bytes.fromhex(hex_colour[1:])
    from PIL import Image  # noqa: PLC0415  (heavy, and most cards keep the house colours)

    pixel = Image.new("RGB", (1, 1), (red, green, blue))
    c, m, y, k = _to_press().apply(pixel).tobytes()
    return Ink((c / 255, m / 255, y / 255, k / 255), (red / 255, green / 255, blue / 255))


@lru_cache(maxsize=1)
def _to_press() -> Any:
    from PIL import ImageCms  # noqa: PLC0415

    from cardgen.drawing.pdf import OUTPUT_PROFILE  # noqa: PLC0415

    path = resources.files(__package__) / "icc" / OUTPUT_PROFILE
    with path.open("rb") as profile:
        return ImageCms.buildTransform(
            ImageCms.createProfile("sRGB"),
            ImageCms.ImageCmsProfile(profile),
            "RGB",
            "CMYK",
            renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC,
            flags=ImageCms.Flags.BLACKPOINTCOMPENSATION,
        )
