"""Renders finished PDF files as pixels, for previews and the pictures on a kit's index."""

from __future__ import annotations

from math import ceil
from pathlib import Path

import pypdfium2
from PIL import Image, ImageChops, ImageStat

_INK_DPI = 50  # enough to weigh ink
_A4 = 210 * 297 / 25.4**2  # square inches


def page_count(path: Path) -> int:
    """Return how many pages the PDF file at `path` has."""
    with pypdfium2.PdfDocument(path) as document:
        return len(document)


def raster(path: Path, page: int, dpi: float) -> Image.Image:
    """Return a page (from 0) of the PDF file at `path` in RGB."""
    with pypdfium2.PdfDocument(path) as document:
        return _pixels(document[page], dpi)


def letters_of_ink(path: Path) -> float:
    """Return how many letters take as much ink as the PDF file at `path`, all its pages together.

    A letter is an A4 page with 5 % of ink, as makers of printers count.
    """
    area = 0.0  # in square inches of full ink
    for page in range(page_count(path)):
        image = raster(path, page, _INK_DPI)
        red, green, blue = (1 - mean / 255 for mean in ImageStat.Stat(image).mean)
        black = 1 - ImageStat.Stat(_lightest(image)).mean[0] / 255
        # grey is printed in black alone, and each colour's rest in its own ink
        area += (red + green + blue - 2 * black) * image.width * image.height / _INK_DPI**2
    return area / (0.05 * _A4)


def _lightest(image: Image.Image) -> Image.Image:
    """Return the lightest of red, green and blue of each pixel."""
    red, green, blue = image.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def thumbnail(path: Path, page: int, pixels: int) -> Image.Image:
    """Return page `page` (from 0) of the PDF file at `path` with a longer side of `pixels`."""
    with pypdfium2.PdfDocument(path) as document:
        shown = document[page]
        longer_side = ceil(max(shown.get_size()))  # in points; a picture has whole pixels
        return _pixels(shown, 72 * pixels / longer_side)


def _pixels(page: pypdfium2.PdfPage, dpi: float) -> Image.Image:
    image: Image.Image = page.render(scale=dpi / 72).to_pil().convert("RGB")
    return image
