"""Finished PDF files as pixels: for previews, a kit's index, and estimates of ink."""

from collections.abc import Iterable, Iterator
from math import ceil
from pathlib import Path

import pypdfium2
from PIL import Image, ImageStat

LETTER = 0.05
"""The share of a page that a page of type covers: what cartridges are rated by (ISO/IEC 19752)."""

INK_DPI = 50
"""Enough to weigh ink."""

_A4 = 210 * 297 / 25.4**2  # square inches


def page_count(path: Path) -> int:
    """Return how many pages the PDF file at `path` has."""
    with pypdfium2.PdfDocument(path) as document:
        return len(document)


def pages_of(path: Path, dpi: float) -> Iterator[Image.Image]:
    """Yield the pages of the PDF file at `path` in RGB."""
    with pypdfium2.PdfDocument(path) as document:
        for page in document:
            yield _pixels(page, dpi)


def ink_share(picture: Image.Image) -> float:
    """Return how much of a page is covered, added up over all inks: 1 is all of it in one ink.

    What is grey in a colour is taken to be printed in black, as office printers do.
    """
    colours = [255 - value for value in ImageStat.Stat(picture.convert("RGB")).mean]
    black = 255 - ImageStat.Stat(picture.convert("HSV")).mean[2]
    return (black + sum(colour - black for colour in colours)) / 255


def ink_words(pictures: Iterable[Image.Image], dpi: float) -> str:
    """Return an estimate for pages in words: how many pages of text take as much."""
    pages = max(1, round(letters_of_ink(pictures, dpi)))
    return f"about as much ink as {pages} page{'' if pages == 1 else 's'} of text"


def letters_of_ink(pictures: Iterable[Image.Image], dpi: float = INK_DPI) -> float:
    """Return how many letters of A4 take as much ink as these pages."""
    area = sum(ink_share(each) * each.width * each.height for each in pictures) / dpi**2
    return area / (LETTER * _A4)


def thumbnail(path: Path, page: int, pixels: int) -> Image.Image:
    """Return page `page` (from 0) of the PDF file at `path` with a longer side of `pixels`."""
    with pypdfium2.PdfDocument(path) as document:
        shown = document[page]
        longer_side = ceil(max(shown.get_size()))  # in points; a picture has whole pixels
        return _pixels(shown, 72 * pixels / longer_side)


def _pixels(page: pypdfium2.PdfPage, dpi: float) -> Image.Image:
    image: Image.Image = page.render(scale=dpi / 72).to_pil().convert("RGB")
    return image
