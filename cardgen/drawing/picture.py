"""Portraits: read, turned upright, cropped about the face and made grey, ready for a theme."""

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageOps, UnidentifiedImageError

from cardgen.drawing.face_finder import Face, find_face
from cardgen.drawing.ink import Ink
from cardgen.drawing.shapes import Photo, Picture

LARGEST = 120_000_000
"""Largest number of pixels in a JPEG, which is decoded at a fraction of its size."""
LARGEST_WHOLE = 50_000_000
"""Largest number of pixels in other pictures, all of which are in memory at once."""
SMALLEST = 200
"""Least pixels of the shorter side."""
RESOLUTION = 350
"""Pixels per inch at which a picture is stored."""
LEAST_RESOLUTION = 120
"""Pixels per inch below which pixels are visible in print."""
GOOD_RESOLUTION, GOOD_UNDER_SCREEN = 200, 150
"""Pixels per inch that a crop keeps if its zoom is ours to choose: of tones, of lines and dots."""
USUAL_HEAD = 0.5
"""How high a head usually is in a photograph of head and shoulders, as a share of its height."""


_COLOURS = 512  # pixels of the longer side of the copy in colour
_FOR_FACES = 1024  # pixels; the usual size of a reading for print, so that one serves both


class PictureError(ValueError):
    """A picture that cannot be used; the message says why, without the file name."""


@dataclass(frozen=True, slots=True)
class Crop:
    """Which part of a photograph is shown. Everything is a share of a width or a height, 0 to 1.

    `focus` is the middle of the face in the photograph, and `at` where it goes in the picture, if
    the photograph reaches that far. `zoom` 1 shows the whole height of the photograph, 2 half of
    it; it becomes smaller where the picture would have fewer than `least` pixels per inch. `head`
    is how high the head is in the photograph, crown to chin.
    """

    focus: tuple[float, float] = (0.5, 0.38)
    at: tuple[float, float] = (0.5, 0.42)
    zoom: float = 1.0
    least: int = 0
    head: float = USUAL_HEAD


@dataclass(frozen=True, slots=True)
class Portrait:
    """A cropped picture in grey; the face is at `face`, the head is `head` of its height.

    `colours` is a small copy in colour, cropped alike.
    """

    grey: Image.Image
    face: tuple[float, float]
    head: float
    colours: Image.Image


class Photograph(NamedTuple):
    """A photograph in grey, and a small copy of it in colour."""

    grey: Image.Image
    colours: Image.Image


def read_portrait(path: Path, aspect: float, width_mm: float, crop: Crop = Crop()) -> Portrait:
    """Return the picture at `path` in grey, cropped to `aspect` (width : height), for print.

    It is turned as the camera says and scaled down to 350 pixels per inch at `width_mm`.
    Transparent parts become white. Raises PictureError if it is unreadable, not PNG, JPEG, WebP or
    HEIC, animated, too small or too large.
    """
    pixels = round(width_mm / 25.4 * RESOLUTION)
    enough = math.ceil(pixels * max(1.0, crop.zoom) * 1.5)
    # a power of two, so that one reading serves the front and the grid, whose sizes differ a little
    grey, colours = read_photograph(path, 1 << (enough - 1).bit_length())
    whole = grey.size
    if crop.least:
        enough_across = width_mm / 25.4 * crop.least
        crop = replace(crop, zoom=min(crop.zoom, max(1.0, grey.height * aspect / enough_across)))
    grey, face = _cropped(grey, aspect, crop)
    colours, _ = _cropped(colours, aspect, crop)
    head = crop.head * whole[1] / grey.height
    needed = math.ceil(width_mm / 25.4 * LEAST_RESOLUTION)
    if grey.width < needed:
        raise PictureError(
            f"{whole[0]} x {whole[1]} pixels are too few for print: cropped to {width_mm:g} mm it "
            f"has {grey.width} across and needs {needed}"
        )
    if grey.width > pixels:
        grey = grey.resize((pixels, round(pixels / aspect)), Image.Resampling.HAMMING)
    return Portrait(grey, face, head, colours)


@lru_cache(maxsize=16)
def face_in(path: Path) -> Face | None:
    """Return the face in the photograph at `path`, if any; raises as `read_portrait` does."""
    return find_face(read_photograph(path, _FOR_FACES).colours)


@lru_cache(maxsize=16)
def size_of(path: Path) -> tuple[int, int]:
    """Return the size of the photograph at `path`, upright; raises as `read_portrait` does."""
    return read_photograph(path, _FOR_FACES).grey.size


@lru_cache(maxsize=1)
def read_photograph(path: Path, enough: int) -> Photograph:
    """Return a picture upright, a JPEG at `enough` pixels or more; raises as `read_portrait`."""
    Image.MAX_IMAGE_PIXELS = None  # the limit is ours, with a message of its own
    try:
        kind = _kind_of(path)
        with Image.open(path, formats=[kind]) as image:
            most = LARGEST if kind == "JPEG" else LARGEST_WHOLE
            if image.width * image.height > most:
                raise PictureError(
                    f"{image.width} x {image.height} pixels are too many: "
                    f"{most // 1_000_000} million are enough for any card"
                )
            if min(image.size) < SMALLEST:
                raise PictureError(
                    f"{image.width} x {image.height} pixels are too few for print: "
                    f"the shorter side needs {SMALLEST}"
                )
            if getattr(image, "is_animated", False):
                raise PictureError("an animated picture: save one of its pictures on its own")
            # a JPEG is decoded at a fraction of its size, and its colours are left as they are
            image.draft("YCbCr", (enough, enough))
            # no copy of what may be hundreds of megabytes
            ImageOps.exif_transpose(image, in_place=True)
            if image.mode.startswith("I"):  # 16 bits a pixel, which the library would clip to 8
                grey = image.convert("I").point(lambda value: value * (1 / 257)).convert("L")
                return Photograph(grey, _small(grey))
            if image.has_transparency_data:
                return Photograph(_on_paper(image), _small(image))
            return Photograph(image.convert("L"), _small(image))
    except (UnidentifiedImageError, SyntaxError):
        raise PictureError("not a PNG, JPEG, WebP or HEIC picture") from None
    except (OSError, ValueError, Image.DecompressionBombError) as error:
        if isinstance(error, PictureError):
            raise
        reason = error.strerror if isinstance(error, OSError) else None
        raise PictureError(f"the picture cannot be read: {reason or error}") from None


def _kind_of(path: Path) -> str:
    """Return what the suffix promises: it is quicker to load the reader of that kind alone."""
    match path.suffix.lower():
        case ".heic" | ".heif":
            import pi_heif

            pi_heif.register_heif_opener(thumbnails=False)
            return "HEIF"
        case ".webp":
            return "WEBP"
        case ".jpg" | ".jpeg":
            return "JPEG"
        case _:
            return "PNG"


def _small(image: Image.Image) -> Image.Image:
    """Return a picture in colour on paper, so small that it is quick to look at every pixel."""
    scale = min(1.0, _COLOURS / max(image.size))
    size = max(1, round(image.width * scale)), max(1, round(image.height * scale))
    with_shades = image.convert("RGBA") if image.mode in ("1", "P", "PA") else image
    small = with_shades.resize(size, Image.Resampling.BOX).convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", size, "white"), small).convert("RGB")


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
