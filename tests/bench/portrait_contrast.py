"""How much of a face's contrast a card keeps, in each theme: python portrait_contrast.py FOLDER.

For each photograph in the folder whose face is found, it compares eyes and mouth with the skin of
the face, in the photograph and on the card, and prints the share that is kept. At least 0.35 is
wanted.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from PIL import Image

from cardgen.card.portrait import _cropped_to, front_portrait, head_in
from cardgen.drawing import shapes as draw
from cardgen.drawing.pdf_content import ramp_of
from cardgen.drawing.picture import PictureError
from cardgen.inputs.theme import load_theme

VISIBLE, WHOLE = draw.Box(43, 0, 42, 55), draw.Box(43, -3, 45, 61)
THEMES = ("nocturne", "paper", "bold")
WANTED = 0.35
_PIXELS = (180, 244)  # four to the millimetre: an eye sees no single dot or line


def contrast(grey: np.ndarray, face: tuple[float, float], head: float) -> float:
    """Return how much darker the darkest tenth of the face is than its middle, 0 to 1."""
    height, width = grey.shape
    x, y, reach = face[0] * width, face[1] * height, 0.26 * head * height
    about = grey[round(y - reach) : round(y + 1.3 * reach), round(x - reach) : round(x + reach)]
    return float(np.percentile(about, 60) - np.percentile(about, 10)) / 255


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
            portrait = _cropped_to(path, head, VISIBLE, WHOLE)
        except PictureError as error:
            print(f"{path.name:32} {error}")
            continue
        if not head.is_found:
            print(f"{path.name:32} no face is found")
            continue
        measured += 1
        before = np.asarray(portrait.grey.resize(_PIXELS, Image.Resampling.BOX))
        original = max(contrast(before, portrait.face, portrait.head), 0.01)
        shares = []
        for name in THEMES:
            (image,) = front_portrait(path, None, None, load_theme(name), VISIBLE, WHOLE)
            assert isinstance(image, draw.Image) and isinstance(image.picture, draw.Picture)
            kept = contrast(on_card(image.picture), portrait.face, portrait.head) / original
            enough[name] += kept >= WANTED
            shares.append(f"{name} {kept:.2f}")
        print(f"{path.name:32} {'  '.join(shares)}")
    print(f"at least {WANTED} of {measured}: {enough}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
