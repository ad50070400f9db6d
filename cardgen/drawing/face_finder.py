"""Finds the face and the figure in a photograph, by two small neural networks of MediaPipe's.

BlazeFace (Bazarevsky and others, 2019) knows faces from the front, from the side and under hats.
It proposes a face at each of 896 places and says how sure it is. The other network says of each
place of a picture whether it belongs to a person.
"""

from itertools import chain, repeat
from typing import NamedTuple

from PIL import Image, ImageFilter

from cardgen.drawing.network import results_of

_FACES = "layouts/faces/face_detection_short_range.tflite"
_FACES_SIDE = 128  # pixels of the picture that it looks at
_GRIDS = (16, 2), (8, 6)  # places across and down, and proposals at each
_NUMBERS = 16  # of each proposal, in pixels: its middle, its size, and where six points are
_EARS = 12, 14  # across, among these numbers
_FEATURES = 4, 6, 10  # the same of both eyes and of the mouth; behind each is how far down it is
_PARTS = (0.25, 0.0), (0.0, 0.0), (0.5, 0.0), (0.25, 0.25)
"""A small face is looked for in squares half as large: left and top, as shares of the whole."""

_FIGURES = "layouts/faces/selfie_segmentation.tflite"
_FIGURES_SIDE = 256
_SCRAP = 7  # pixels; what is narrower does not belong to the figure
_CONTRAST = 8  # between figure and ground in the mask
_INSIDE = 0.6  # the share at which the mask's edge is: just inside the figure


class Face(NamedTuple):
    """A square from the brows to the chin, as shares of the photograph's width and height.

    `x` and `y` are its middle; of somebody who looks aside, `x` is between that and the ears.
    `features` are the middles of both eyes and of the mouth.
    """

    x: float
    y: float
    width: float
    height: float
    features: tuple[tuple[float, float], ...]


def find_face(picture: Image.Image) -> Face | None:
    """Return the face that a picture in colour is of: the largest near the middle.

    None if there is none. What is small in the whole picture is looked for in its upper parts.
    """
    width, height = picture.size
    longer = max(width, height)
    left, top = (width - longer) / 2, (height - longer) / 2
    parts = ((left + x * longer, max(top, 0) + y * longer, longer / 2) for x, y in _PARTS)
    for x, y, side in ((left, top, longer), *parts):
        part = picture.crop((round(x), round(y), round(x + side), round(y + side)))
        faces = [
            _in_whole(face, (x / width, y / height), side, (width, height)) for face in _faces(part)
        ]
        if faces:
            return max(faces, key=_likelihood)
    return None


def _in_whole(face: Face, corner: tuple[float, float], side: float, size: tuple[int, int]) -> Face:
    """Return a face of a square part, `side` pixels wide, as shares of a whole picture."""
    across, down = side / size[0], side / size[1]
    left, top = corner
    return Face(
        left + across * face.x,
        top + down * face.y,
        across * face.width,
        down * face.height,
        tuple((left + across * x, top + down * y) for x, y in face.features),
    )


def _likelihood(face: Face) -> float:
    """Return how likely a portrait is of this face: large ones are, and those near the middle."""
    return face.height * (1 - abs(face.x - 0.5) - 0.5 * abs(face.y - 0.4))


def _faces(square: Image.Image) -> list[Face]:
    """Return what the network takes for faces, the same one several times."""
    small = square.resize((_FACES_SIDE, _FACES_SIDE), Image.Resampling.BOX)
    boxes, scores = results_of(_FACES, 2, small, -1.0)
    faces = []
    for number, (place, score) in enumerate(zip(_places(), scores, strict=True)):
        if score > 0:  # rather a face than not
            box = [value / _FACES_SIDE for value in boxes[_NUMBERS * number :][:_NUMBERS]]
            x, y, width, height, *_ = box
            x = x / 2 + sum(box[ear] for ear in _EARS) / 4
            features = tuple((place[0] + box[at], place[1] + box[at + 1]) for at in _FEATURES)
            faces.append(Face(place[0] + x, place[1] + y, width, height, features))
    return faces


def _places() -> chain[tuple[float, float]]:
    """Return where each proposal is from, in shares of the picture."""
    return chain.from_iterable(
        repeat(((column + 0.5) / across, (row + 0.5) / across), proposals)
        for across, proposals in _GRIDS
        for row in range(across)
        for column in range(across)
    )


def find_figure(picture: Image.Image) -> Image.Image:
    """Return a small mask of a picture in colour: white where people are, black elsewhere."""
    small = picture.resize((_FIGURES_SIDE, _FIGURES_SIDE), Image.Resampling.BILINEAR)
    (shares,) = results_of(_FIGURES, 1, small, 0.0)
    mask = Image.frombytes("F", small.size, shares.tobytes()).point(lambda share: share * 255)
    without_scraps = mask.convert("L").filter(ImageFilter.MinFilter(_SCRAP))
    smooth = without_scraps.filter(ImageFilter.MaxFilter(_SCRAP)).filter(
        ImageFilter.GaussianBlur(2)
    )
    return smooth.point(lambda tone: (tone - 255 * _INSIDE) * _CONTRAST + 127.5)
