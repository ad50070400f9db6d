"""Renders finished PDF files as pixels, for previews and the pictures on a kit's index."""

from __future__ import annotations

from math import ceil
from pathlib import Path

import pypdfium2
from PIL import Image


def page_count(path: Path) -> int:
    """Return how many pages the PDF file at `path` has."""
    with pypdfium2.PdfDocument(path) as document:
        return len(document)


def raster(path: Path, page: int, dpi: float) -> Image.Image:
    """Return a page (from 0) of the PDF file at `path` in RGB."""
    with pypdfium2.PdfDocument(path) as document:
        return _pixels(document[page], dpi)


def thumbnail(path: Path, page: int, pixels: int) -> Image.Image:
    """Return page `page` (from 0) of the PDF file at `path` with a longer side of `pixels`."""
    with pypdfium2.PdfDocument(path) as document:
        shown = document[page]
        longer_side = ceil(max(shown.get_size()))  # in points; a picture has whole pixels
        return _pixels(shown, 72 * pixels / longer_side)


def _pixels(page: pypdfium2.PdfPage, dpi: float) -> Image.Image:
    image: Image.Image = page.render(scale=dpi / 72).to_pil().convert("RGB")
    return image
