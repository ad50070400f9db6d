"""The outline of a figure: told from what is behind it by colours and by where the head is."""

import numpy as np
import pytest
from PIL import Image, ImageDraw

from cardgen.drawing.figure_finder import find_figure

SIZE = 450, 610
FACE, HEAD = (0.5, 0.42), 0.5


def head_and_shoulders(skin: str, hair: str, coat: str, wall: Image.Image) -> Image.Image:
    """Return a figure before a wall."""
    picture = wall.resize(SIZE).convert("RGB")
    pen = ImageDraw.Draw(picture)
    pen.ellipse((110, 90, 340, 420), fill=hair)
    pen.rounded_rectangle((60, 390, 390, 700), 60, fill=coat)
    pen.rectangle((185, 330, 265, 420), fill=skin)
    pen.ellipse((150, 150, 300, 370), fill=skin)
    return picture


def outline() -> np.ndarray:
    """Return where the figure is, as a mask of the same size as those that are found."""
    white = head_and_shoulders("white", "white", "white", Image.new("RGB", SIZE))
    return np.asarray(white.convert("L").resize((56, 76), Image.Resampling.BOX)) > 127


def wall(*colours: str) -> Image.Image:
    """Return upright stripes of these colours."""
    stripes = Image.new("RGB", (len(colours), 1))
    for x, colour in enumerate(colours):
        stripes.putpixel((x, 0), ImageDraw.ImageColor.getrgb(colour))
    return stripes.resize(SIZE, Image.Resampling.NEAREST)


@pytest.mark.parametrize(
    "behind",
    [
        wall("#3a7ca5"),
        wall("#8a8a80", "#d8d4c8", "#6a6a64", "#e8e4d8", "#8a8a80"),
        wall("#102030", "#ffffff"),
    ],
    ids=["plain", "stripes", "dark and light"],
)
@pytest.mark.parametrize("is_found", [True, False])
def test_the_figure_is_told_from_the_wall(behind: Image.Image, is_found: bool) -> None:
    picture = head_and_shoulders("#c98e6b", "#4a2c17", "#7a1f2b", behind)
    mask = np.asarray(find_figure(picture, FACE, HEAD, is_found)) > 127
    both, either = mask & outline(), mask | outline()
    assert both.sum() > 0.9 * either.sum()


def test_tones_alone_tell_them_apart() -> None:
    picture = head_and_shoulders("#b0b0b0", "#303030", "#404040", wall("#707070")).convert("L")
    mask = np.asarray(find_figure(picture, FACE, HEAD, True)) > 127
    assert (mask & outline()).sum() > 0.9 * (mask | outline()).sum()


def test_hair_before_a_wall_of_its_own_colour_is_kept_as_far_as_hair_goes() -> None:
    picture = head_and_shoulders("#c98e6b", "#202020", "#202020", wall("#1c1c1c"))
    mask = np.asarray(find_figure(picture, FACE, HEAD, True))
    assert mask[20, 28] > 127, "above the brow"
    assert mask[:4].max() < 128, "the wall above"


def test_the_same_picture_gives_the_same_mask_and_any_picture_gives_one() -> None:
    noise = Image.frombytes("L", (60, 81), bytes(place * 7919 % 251 for place in range(60 * 81)))
    masks = [find_figure(noise, face, 0.5, False).tobytes() for face in (FACE, FACE, (0.0, 1.0))]
    assert masks[0] == masks[1]
    flat = np.asarray(find_figure(Image.new("RGB", (60, 81), "grey"), FACE, 3.0, False))
    assert flat.shape == (76, 56)
