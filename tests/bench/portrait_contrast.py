"""How much of a face's contrast a card keeps, in each theme: python portrait_contrast.py FOLDER.

For each photograph in the folder whose face is found, it compares eyes and mouth, where the face
finder has them, with the cheeks between, in the photograph and on the card. It prints the share
that is kept of the weaker of both. At least 0.35 is wanted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image

from cardgen.card.portrait import Head, _placed, front_portrait, head_in
from cardgen.drawing import shapes as draw
from cardgen.drawing.pdf_content import ramp_of
from cardgen.drawing.picture import GOOD_RESOLUTION, GOOD_UNDER_SCREEN, PictureError, Portrait
from cardgen.inputs.theme import load_theme

VISIBLE, WHOLE = draw.Box(43, 0, 42, 55), draw.Box(43, -3, 45, 61)
THEMES = {"nocturne": GOOD_RESOLUTION, "paper": GOOD_UNDER_SCREEN, "bold": GOOD_UNDER_SCREEN}
"""Each theme, with the pixels per inch that its portrait keeps."""
WANTED = 0.35


_PIXELS = (180, 244)  # four to the millimetre: an eye sees no single dot or line

Place = tuple[float, float]
"""A place in a face, from the middle of the head, in heads."""


def patch(grey: np.ndarray, portrait: Portrait, place: Place) -> np.ndarray:
    """Return the pixels about a place in a portrait's face."""
    height, width = grey.shape
    head = portrait.head * height
    x = portrait.face[0] * width + place[0] * head
    y = portrait.face[1] * height + place[1] * head
    reach_x, reach_y = 0.08 * head, 0.05 * head
    top, left = max(0, round(y - reach_y)), max(0, round(x - reach_x))
    return grey[top : round(y + reach_y) + 1, left : round(x + reach_x) + 1]


def contrasts(grey: np.ndarray, portrait: Portrait, head: Head) -> list[float]:
    """Return how much darker the dark of the eyes and of the mouth is than the cheeks, 0 to 1."""
    *eyes, mouth = head.features
    cheeks = [(eye[0], (eye[1] + mouth[1]) / 2) for eye in eyes]
    skin = np.median([np.median(patch(grey, portrait, place)) for place in cheeks])

    def dark(places: Sequence[Place]) -> float:
        return float(np.mean([np.percentile(patch(grey, portrait, each), 15) for each in places]))

    return [float(skin - dark(places)) / 255 for places in (eyes, [mouth])]


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
            placed = [_placed(path, head, VISIBLE, WHOLE, good)[0] for good in THEMES.values()]
        except PictureError as error:
            print(f"{path.name:32} {error}")
            continue
        if not head.is_found:
            print(f"{path.name:32} no face is found")
            continue
        measured += 1
        shares = []
        for name, portrait in zip(THEMES, placed, strict=True):
            before = np.asarray(portrait.grey.resize(_PIXELS, Image.Resampling.BOX))
            (image,) = front_portrait(path, None, None, load_theme(name), VISIBLE, WHOLE)
            assert isinstance(image, draw.Image) and isinstance(image.picture, draw.Picture)
            pairs = zip(
                contrasts(on_card(image.picture), portrait, head),
                contrasts(before, portrait, head),
                strict=True,
            )
            kept = min(after / max(original, 0.03) for after, original in pairs)
            enough[name] += kept >= WANTED
            shares.append(f"{name} {kept:.2f}")
        print(f"{path.name:32} {'  '.join(shares)}")
    print(f"at least {WANTED} of {measured}: {enough}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
