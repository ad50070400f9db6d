"""The networks that find a face and a figure: what they say of two photographs."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from cardgen.drawing.face_finder import find_face, find_figure
from cardgen.drawing.network import results_of

PHOTOGRAPHS = Path(__file__).parents[1] / "photographs"
FACES = "layouts/faces/face_detection_short_range.tflite"
FIGURES = "layouts/faces/selfie_segmentation.tflite"


def photograph(name: str) -> Image.Image:
    with Image.open(PHOTOGRAPHS / f"{name}.jpg") as image:
        return image.convert("RGB")


@pytest.mark.parametrize(
    ("name", "place", "score", "numbers"),
    [
        ("admiral", 209, 1.931, [-0.83, -0.06, 44.9, 44.9]),
        ("astronaut", 173, 2.724, [1.98, -0.92, 39.33, 39.33]),
    ],
)
def test_faces_are_those_that_tensorflow_lite_finds(
    name: str, place: int, score: float, numbers: list[float]
) -> None:
    """What Google's own runtime answers for the same pixels."""
    small = photograph(name).resize((128, 128), Image.Resampling.BOX)
    boxes, scores = results_of(FACES, 2, small, -1.0)
    assert max(scores) == pytest.approx(score, abs=0.001)
    assert scores.index(max(scores)) == place
    assert list(boxes[16 * place : 16 * place + 4]) == pytest.approx(numbers, abs=0.01)


def test_figures_are_those_that_tensorflow_lite_finds() -> None:
    small = photograph("admiral").resize((256, 256), Image.Resampling.BILINEAR)
    (shares,) = results_of(FIGURES, 1, small, 0.0)
    told = np.array(shares).reshape(256, 256)[16::32, 16::32]
    assert told[:6] == pytest.approx(
        np.array(
            [
                [0, 0, 0, 0.86, 1, 0, 0, 0],
                [0, 0, 1, 1, 1, 1, 0, 0],
                [0, 0, 1, 1, 1, 1, 0, 0],
                [0, 0, 0.377, 1, 1, 1, 0, 0],
                [0, 0, 0, 1, 1, 1, 0, 0],
                [0.094, 1, 1, 1, 1, 1, 1, 1],
            ]
        ),
        abs=0.001,
    )


@pytest.mark.parametrize("turned", [-20, 0, 20])
@pytest.mark.parametrize("light", [0.3, 1.0])
def test_a_face_is_found_tilted_and_in_the_dark(turned: int, light: float) -> None:
    picture = photograph("admiral").rotate(turned).point(lambda tone: tone * light)
    face = find_face(picture)
    assert face is not None
    assert (face.x, face.y) == pytest.approx((0.51, 0.41), abs=0.08)


def test_a_small_face_is_found_in_a_part_of_the_picture() -> None:
    room = Image.new("RGB", (1600, 1200), "#888880")
    room.paste(photograph("astronaut").resize((320, 400)), (600, 250))
    face = find_face(room)
    assert face is not None
    assert (face.x * 1600, face.y * 1200) == pytest.approx((600 + 131, 250 + 116), abs=30)


@pytest.mark.parametrize("size", [(60, 81), (300, 40), (1, 1)])
def test_any_picture_has_a_mask_and_noise_no_face(size: tuple[int, int]) -> None:
    count = size[0] * size[1]
    noise = Image.frombytes("L", size, bytes(place * 7919 % 251 for place in range(count)))
    assert find_face(noise.convert("RGB")) is None
    masks = [find_figure(noise.convert("RGB")).tobytes() for _ in range(2)]
    assert masks[0] == masks[1]


def test_the_figure_is_told_from_what_is_behind_it() -> None:
    mask = np.asarray(find_figure(photograph("admiral")).resize((384, 450))) / 255
    assert mask[100:215, 165:235].min() > 0.9, "the face"
    assert mask[:150, :80].max() < 0.1 and mask[:150, 320:].max() < 0.1, "flag and wall"


def test_a_process_forked_after_a_face_was_sought_can_search_for_solutions() -> None:
    """A kit with a portrait draws its puzzles in such processes; one that waits never ends."""
    subprocess.run(
        [
            sys.executable,
            "-c",
            "import os\n"
            "from PIL import Image\n"
            "from cardgen.drawing.face_finder import find_face\n"
            "from companion.rotator.puzzles import examples\n"
            "from companion.rotator.search.solve import Solver\n"
            "find_face(Image.new('RGB', (200, 200)))\n"
            "process = os.fork()\n"
            "if process == 0:\n"
            "    Solver(examples()[0].board)\n"
            "    os._exit(0)\n"
            "assert os.waitpid(process, 0)[1] == 0\n",
        ],
        check=True,
        timeout=60,
    )
