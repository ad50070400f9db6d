"""Portraits: read, turned upright, cropped and made grey, ready to print in two inks."""

from __future__ import annotations

import hashlib
import math
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.drawing.ink import Ink
from cardgen.drawing.shapes import Picture

if TYPE_CHECKING:
    from PIL import Image

LARGEST = 120_000_000
"""Largest number of pixels in a picture."""
SMALLEST = 200
"""Least pixels of the shorter side."""
RESOLUTION = 350
"""Pixels per inch at which a picture is stored."""
LEAST_RESOLUTION = 120
"""Pixels per inch below which pixels are visible in print."""


class PictureError(ValueError):
    """A picture that cannot be used; the message says why, without the file name."""


def read_grey(path: Path, aspect: float, width_mm: float) -> Image.Image:
    """Return the picture at `path` in grey, cropped to `aspect` (width : height) and scaled for print.

    It is turned as the camera says, cropped around its middle but with more of the top, where faces are, and
    scaled down to 350 pixels per inch at `width_mm`. Transparent parts become white.

    Raises:
        PictureError: unreadable, not PNG, JPEG or WebP, too small or too large.
    """
    from PIL import Image, ImageOps, UnidentifiedImageError  # noqa: PLC0415

    pixels = round(width_mm / 25.4 * RESOLUTION)
    Image.MAX_IMAGE_PIXELS = None  # the limit is ours, with a message of its own
    try:
        with Image.open(path, formats=("PNG", "JPEG", "WEBP")) as image:
            if image.width * image.height > LARGEST:
                raise PictureError(
                    f"{image.width} x {image.height} pixels are too many: {LARGEST // 1_000_000} million are "
                    "enough for any card"
                )
            if min(image.size) < SMALLEST:
                raise PictureError(
                    f"{image.width} x {image.height} pixels are too few for print: the shorter side needs "
                    f"{SMALLEST}"
                )
            image.draft("L", (pixels, pixels))  # JPEG: decode at a fraction of the size
            ImageOps.exif_transpose(image, in_place=True)  # no copy of what may be hundreds of megabytes
            if image.mode.startswith("I"):  # 16 bits a pixel, which the library would clip to 8
                grey = image.convert("I").point(lambda value: value * (1 / 257)).convert("L")
            else:
                grey = _on_paper(image) if image.has_transparency_data else image.convert("L")
    except (UnidentifiedImageError, SyntaxError):
        raise PictureError("not a PNG, JPEG or WebP picture") from None
    except (OSError, ValueError, Image.DecompressionBombError) as error:
        if isinstance(error, PictureError):
            raise
        reason = error.strerror if isinstance(error, OSError) else None
        raise PictureError(f"the picture cannot be read: {reason or error}") from None
    whole, grey = grey.size, _cropped(grey, aspect)
    needed = math.ceil(width_mm / 25.4 * LEAST_RESOLUTION)
    if grey.width < needed:
        raise PictureError(
            f"{whole[0]} x {whole[1]} pixels are too few for print: cropped to {width_mm:g} mm it has "
            f"{grey.width} across and needs {needed}"
        )
    grey = ImageOps.autocontrast(grey, cutoff=1)
    if grey.width > pixels:
        grey = grey.resize((pixels, round(pixels / aspect)), Image.Resampling.LANCZOS)
    return grey


def _on_paper(image: Image.Image) -> Image.Image:
    from PIL import Image  # noqa: PLC0415

    whole = image if image.mode in ("RGBA", "LA") else image.convert("RGBA")
    return Image.composite(whole.convert("L"), Image.new("L", whole.size, "white"), whole.getchannel("A"))


def _cropped(image: Image.Image, aspect: float) -> Image.Image:
    width, height = image.size
    if width / height > aspect:
        kept = round(height * aspect)
        left = (width - kept) // 2
        return image.crop((left, 0, left + kept, height))
    kept = round(width / aspect)
    top = (height - kept) // 3
    return image.crop((0, top, width, top + kept))


def toned(image: Image.Image, dark: Ink, light: Ink) -> Picture:
    """Return a grey image as a picture with colours from `dark` to `light`."""
    pixels = image.tobytes()
    digest = hashlib.sha1(pixels, usedforsecurity=False)
    digest.update(repr((image.size, dark, light)).encode())
    return Picture(f"picture-{digest.hexdigest()[:16]}", *image.size, pixels, dark, light)


def vignette(image: Image.Image) -> Image.Image:
    """Return a grey image that fades to black outside an ellipse."""
    from PIL import Image, ImageChops  # noqa: PLC0415

    # the library's gradient is the distance from the middle, 255 in the corners and 180 at the edges
    light = [1 - min(1, max(0, (distance / 180 - 0.68) / 0.30)) for distance in range(256)]
    mask = Image.radial_gradient("L").resize(image.size, Image.Resampling.BICUBIC)
    return ImageChops.multiply(image, mask.point([round(255 * t * t * (3 - 2 * t)) for t in light]))
