"""Portraits: read, turned upright, cropped about the face and made grey, ready for a theme."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageOps, UnidentifiedImageError

from cardgen.drawing.ink import Ink
from cardgen.drawing.shapes import Photo, Picture

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


@dataclass(frozen=True, slots=True)
class Crop:
    """Which part of a photograph is shown. Everything is a share of a width or a height, 0 to 1.

    `focus` is the middle of the face in the photograph, and `at` where it goes in the picture, if
    the photograph reaches that far. `zoom` 1 shows the whole height of the photograph, 2 half of
    it.
    """

    focus: tuple[float, float] = (0.5, 0.38)
    at: tuple[float, float] = (0.5, 0.42)
    zoom: float = 1.0


@dataclass(frozen=True, slots=True)
class Portrait:
    """A cropped picture in grey, the middle of the face at `face`; it has `shown` of the height."""

    grey: Image.Image
    face: tuple[float, float]
    shown: float


def read_portrait(path: Path, aspect: float, width_mm: float, crop: Crop = Crop()) -> Portrait:
    """Return the picture at `path` in grey, cropped to `aspect` (width : height), for print.

    It is turned as the camera says and scaled down to 350 pixels per inch at `width_mm`.
    Transparent parts become white. The darkest and the lightest 2 % become black and white, and the
    tones between are spread a little towards them.

    Raises:
        PictureError: unreadable, not PNG, JPEG, WebP or HEIC, animated, too small or too large.
    """
    pixels = round(width_mm / 25.4 * RESOLUTION)
    enough = math.ceil(pixels * max(1.0, crop.zoom) * 1.5)
    # a power of two, so that one reading serves the front and the grid, whose sizes differ a little
    grey = _in_grey(path, 1 << (enough - 1).bit_length())
    whole = grey.size
    grey, face = _cropped(grey, aspect, crop)
    shown = grey.height / whole[1]
    needed = math.ceil(width_mm / 25.4 * LEAST_RESOLUTION)
    if grey.width < needed:
        raise PictureError(
            f"{whole[0]} x {whole[1]} pixels are too few for print: cropped to {width_mm:g} mm it "
            f"has {grey.width} across and needs {needed}"
        )
    if grey.width > pixels:
        grey = grey.resize((pixels, round(pixels / aspect)), Image.Resampling.HAMMING)
    grey = ImageOps.autocontrast(grey, cutoff=2).point(_S_CURVE)
    return Portrait(grey, face, shown)


@lru_cache(maxsize=1)
def _in_grey(path: Path, enough: int) -> Image.Image:
    """Return the picture at `path` upright and grey; a JPEG may shrink down to `enough`."""
    Image.MAX_IMAGE_PIXELS = None  # the limit is ours, with a message of its own
    try:
        formats = ["PNG", "JPEG", "WEBP"]
        if path.suffix.lower() in (".heic", ".heif"):
            import pi_heif

            pi_heif.register_heif_opener(thumbnails=False)
            formats = ["HEIF"]
        with Image.open(path, formats=formats) as image:
            if image.width * image.height > LARGEST:
                raise PictureError(
                    f"{image.width} x {image.height} pixels are too many: "
                    f"{LARGEST // 1_000_000} million are enough for any card"
                )
            if min(image.size) < SMALLEST:
                raise PictureError(
                    f"{image.width} x {image.height} pixels are too few for print: "
                    f"the shorter side needs {SMALLEST}"
                )
            if getattr(image, "is_animated", False):
                raise PictureError("an animated picture: save one of its pictures on its own")
            image.draft("L", (enough, enough))  # JPEG: decode at a fraction of the size
            ImageOps.exif_transpose(
                image, in_place=True
            )  # no copy of what may be hundreds of megabytes
            if image.mode.startswith("I"):  # 16 bits a pixel, which the library would clip to 8
                return image.convert("I").point(lambda value: value * (1 / 257)).convert("L")
            return _on_paper(image) if image.has_transparency_data else image.convert("L")
    except (UnidentifiedImageError, SyntaxError):
        raise PictureError("not a PNG, JPEG, WebP or HEIC picture") from None
    except (OSError, ValueError, Image.DecompressionBombError) as error:
        if isinstance(error, PictureError):
            raise
        reason = error.strerror if isinstance(error, OSError) else None
        raise PictureError(f"the picture cannot be read: {reason or error}") from None


def _s_curve(tone: float) -> float:
    """Return `tone` (0 to 1), halfway moved along a smooth step: more contrast in the middle."""
    return (tone + tone * tone * (3 - 2 * tone)) / 2


_S_CURVE = [round(255 * _s_curve(value / 255)) for value in range(256)]


def _on_paper(image: Image.Image) -> Image.Image:
    whole = image if image.mode in ("RGBA", "LA") else image.convert("RGBA")
    return Image.composite(
        whole.convert("L"), Image.new("L", whole.size, "white"), whole.getchannel("A")
    )


def _cropped(
    image: Image.Image, aspect: float, crop: Crop
) -> tuple[Image.Image, tuple[float, float]]:
    """Return the part of `image` that `crop` asks for, as far as it goes, and its focus."""
    width, height = image.size
    tall = min(height / max(crop.zoom, 1e-6), height, width / aspect)
    wide = min(tall * aspect, width)
    x = min(max(crop.focus[0] * width - crop.at[0] * wide, 0), width - wide)
    y = min(max(crop.focus[1] * height - crop.at[1] * tall, 0), height - tall)
    left, top = round(x), round(y)
    part = image.crop((left, top, left + max(1, round(wide)), top + max(1, round(tall))))
    face = (crop.focus[0] * width - left) / part.width, (crop.focus[1] * height - top) / part.height
    return part, face


def photo(image: Image.Image) -> Photo:
    """Return an RGB image as a `Photo` for drawings."""
    pixels = image.tobytes()
    digest = hashlib.sha1(pixels, usedforsecurity=False).hexdigest()[:16]
    return Photo(f"photo-{digest}", image.width, image.height, pixels)


def toned(image: Image.Image, tones: Sequence[tuple[float, Ink]]) -> Picture:
    """Return a grey image as a picture with these inks; see `Picture`."""
    pixels = image.tobytes()
    digest = hashlib.sha1(pixels, usedforsecurity=False)
    digest.update(repr((image.size, tones)).encode())
    return Picture(f"picture-{digest.hexdigest()[:16]}", *image.size, pixels, tuple(tones))
