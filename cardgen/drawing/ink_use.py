"""How much ink or toner a printed page takes, estimated from its picture."""

from __future__ import annotations

from PIL import Image, ImageStat

LETTER = 0.05
"""The share of a page that a page of type covers: what cartridges are rated by (ISO/IEC 19752)."""


def ink_share(picture: Image.Image) -> float:
    """Return how much of a page is covered, added up over all inks: 1 is all of it in one ink.

    What is grey in a colour is taken to be printed in black, as office printers do.
    """
    colours = [255 - value for value in ImageStat.Stat(picture.convert("RGB")).mean]
    black = 255 - ImageStat.Stat(picture.convert("HSV")).mean[2]
    return (black + sum(colour - black for colour in colours)) / 255


def ink_words(share: float) -> str:
    """Return an estimate in words: how many letters take as much."""
    letters = max(1, round(share / LETTER))
    return f"about as much ink as {letters} letter{'' if letters == 1 else 's'}"
