"""How much of a face's contrast a card keeps, in each theme: python portrait_contrast.py FOLDER.

For each photograph in the folder whose face is found, it compares eyes and mouth with the cheeks,
in the photograph and on the card, and prints the share that is kept of the weaker of both. They are
where the square in which the face is found has them. At least 0.35 is wanted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

from cardgen.card.portrait import _ABOVE_FACE as ABOVE_FACE
from cardgen.card.portrait import _HEAD_OF_FACE as HEAD_OF_FACE
from cardgen.card.portrait import _placed, front_portrait, head_in
from cardgen.drawing import shapes as draw
from cardgen.drawing.pdf_content import ramp_of
from cardgen.drawing.picture import PictureError
from cardgen.inputs.theme import load_theme

VISIBLE, WHOLE = draw.Box(43, 0, 42, 55), draw.Box(43, -3, 45, 61)
THEMES = ("nocturne", "paper", "bold")
WANTED = 0.35


class Place(NamedTuple):
    """A place in a face, from the middle of its square, as shares of the square's side."""

    across: float
    down: float


PARTS = {"eyes": (Place(-0.2, -0.13), Place(0.2, -0.13)), "mouth": (Place(0, 0.28),)}
CHEEKS = (Place(-0.18, 0.08), Place(0.18, 0.08))
_PIXELS = (180, 244)  # four to the millimetre: an eye sees no single dot or line


def patch(grey: np.ndarray, face: tuple[float, float], head: float, place: Place) -> np.ndarray:
    """Return the pixels about a place in the face, which is found at `face`."""
    height, width = grey.shape
    side = head * height / HEAD_OF_FACE
    x = face[0] * width + place.across * side
    y = face[1] * height + ABOVE_FACE * head * height + place.down * side
    reach_x, reach_y = 0.13 * side, 0.08 * side
    top, left = max(0, round(y - reach_y)), max(0, round(x - reach_x))
    return grey[top : round(y + reach_y) + 1, left : round(x + reach_x) + 1]


def contrast(
    grey: np.ndarray, face: tuple[float, float], head: float, places: Sequence[Place]
) -> float:
    """Return how much darker the dark of some places is than the cheeks, 0 to 1."""
    skin = np.median([np.median(patch(grey, face, head, place)) for place in CHEEKS])
    dark = np.mean([np.percentile(patch(grey, face, head, place), 15) for place in places])
    return float(skin - dark) / 255


def on_card(picture: draw.Picture) -> np.ndarray:
    """Return the picture as a screen shows it, in grey."""
    image = Image.frombytes("P", (picture.width, picture.height), picture.pixels)
    image.putpalette(ramp_of(picture, "rgb"))
    return np.asarray(image.convert("RGB").resize(_PIXELS, Image.Resampling.BOX).convert("L"))


def main(folder: Path) -> None:
    """Print a line for each photograph, and how many keep enough."""
    enough = dict.fromkeys(THEMES, 0)
    measured = 0
    for path in sorted(folder.iterdir()):
        try:
            head = head_in(path, None, None)
            portrait = _placed(path, head, VISIBLE, WHOLE)[0]
        except PictureError as error:
            print(f"{path.name:32} {error}")
            continue
        if not head.is_found:
            print(f"{path.name:32} no face is found")
            continue
        measured += 1
        before = np.asarray(portrait.grey.resize(_PIXELS, Image.Resampling.BOX))
        located = portrait.face, portrait.head
        original = {
            name: max(contrast(before, *located, places), 0.03) for name, places in PARTS.items()
        }
        shares = []
        for name in THEMES:
            (image,) = front_portrait(path, None, None, load_theme(name), VISIBLE, WHOLE)
            assert isinstance(image, draw.Image) and isinstance(image.picture, draw.Picture)
            after = on_card(image.picture)
            kept = min(
                contrast(after, *located, places) / original[part] for part, places in PARTS.items()
            )
            enough[name] += kept >= WANTED
            shares.append(f"{name} {kept:.2f}")
        print(f"{path.name:32} {'  '.join(shares)}")
    print(f"at least {WANTED} of {measured}: {enough}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
