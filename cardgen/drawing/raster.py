"""Renders finished PDF files as pixels, for previews and the pictures on a kit's index."""

from __future__ import annotations

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
        image: Image.Image = document[page].render(scale=dpi / 72).to_pil().convert("RGB")
        return image


def thumbnail(path: Path, page: int, pixels: int) -> Image.Image:
    """Return page `page` (from 0) of the PDF file at `path` with a longer side of `pixels`."""
    image = raster(path, page, 72)
    return raster(path, page, 72 * pixels / max(image.size))
