"""Tells the figure in a photograph from what is behind it, once it is known where the head is.

Colours about the face and on the chest are counted, and colours beside the head. Then each place
belongs to the side from which the way to it is shorter: it is long over changes of colour and over
colours of the other side. These are the distances of geodesic matting (Bai and Sapiro, 2007); the
picture is so small that plain Python is quick enough.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import product
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageFilter

_PLACES = 56  # across the copy in which the figure is found
_ROUNDS = 2  # the second one counts the colours of what the first one found
_SWEEPS = 2  # over the picture, there and back: then distances hardly change

_TONE_BITS, _HUE_BITS = 4, 3  # by which a tone and a hue of 0 to 255 are made coarser
_NEIGHBOURS = {-1: 1, 0: 2, 1: 1}
"""How much a colour counts for those beside it."""
_UNSEEN = 3e-4  # how often a colour counts that neither side has

_STEP = 0.004  # the way to the next place at least
_TONE_CHANGE, _HUE_CHANGE = 1 / 255, 2 / 255  # more of it, by each step of tone or hue
_LIKELIHOOD_CHANGE = 0.5  # more of it, from one side's colours to the other's
_WRONG_COLOUR = 0.1  # more of it, into a colour of the other side
_WRONG_PLACE = 0.05  # more of it, for the ground into the head, and for the figure far from it
_DOUBT = 3  # a wrong place counts in full where its colour is by a third of the other side
_FAR = 1e9

_FACE_WEIGHT = 3  # how much each place of the face counts
_LIKELY = 0.2  # least likelihood of a place on the chest from which a way begins
_SURE, _SURE_NOT = 0.6, 0.3  # shares of the figure from which the second round learns
_CONTRAST = 3  # between figure and ground in the mask
_SPIKE, _BAY = 7, 5  # places; the outline has none that are narrower, but on the face
_SOFT = 0.8  # places by which the outline is blurred

_Colour: TypeAlias = tuple[int, int, int]


class _Oval(NamedTuple):
    """An oval about the middle of the head; everything is in heads."""

    across: float
    down: float
    lower: float = 0.0  # than the middle of the head

    def holds(self, x: float, y: float) -> bool:
        return (x / self.across) ** 2 + ((y - self.lower) / self.down) ** 2 < 1


_FACE = _Oval(0.22, 0.34, lower=0.04)
_EARS = _Oval(0.44, 0.40)
_HAIR = _Oval(0.52, 0.62)
_HEAD = _Oval(0.62, 0.70)
_HEAD_TAKEN_TO_BE = _Oval(0.70, 0.72)  # where no face is found, the head may be beside the place


class _Guess(NamedTuple):
    """What is known of each place from where the head is."""

    face: list[bool]
    chest: list[bool]
    ears: list[bool]  # and what is between them
    hair: list[bool]  # and what is in it
    beside: list[bool]  # the head, or above it


def find_figure(
    picture: Image.Image, face: tuple[float, float], head: float, is_found: bool
) -> Image.Image:
    """Return a small mask: white where the figure is, black where the ground is.

    `face` is the middle of the head, in shares of width and height; `head` its share of the height.
    `is_found`: the face was found there, and is not just taken to be there.
    """
    size = _PLACES, round(_PLACES * picture.height / picture.width)
    small = picture.convert("YCbCr").resize(size, Image.Resampling.BOX)
    guess = _guess(size, face, head, _HEAD if is_found else _HEAD_TAKEN_TO_BE)
    whole = _mask(size, [_CONTRAST * (share - 0.5) + 0.5 for share in _shares(small, guess)])
    without_spikes = whole.filter(ImageFilter.MinFilter(_SPIKE))
    without_spikes = without_spikes.filter(ImageFilter.MaxFilter(_SPIKE))
    mask = Image.composite(whole, without_spikes, _mask(size, guess.ears))
    without_bays = mask.filter(ImageFilter.MaxFilter(_BAY)).filter(ImageFilter.MinFilter(_BAY))
    return without_bays.filter(ImageFilter.GaussianBlur(_SOFT))


def _mask(size: tuple[int, int], shares: Iterable[float]) -> Image.Image:
    tones = bytes(min(255, max(0, round(255 * share))) for share in shares)
    return Image.frombytes("L", size, tones)


def _guess(size: tuple[int, int], face: tuple[float, float], head: float, within: _Oval) -> _Guess:
    """Return what is known of each place, row by row; the head is `within` an oval."""
    width, height = size
    unit = head * height
    guess = _Guess([], [], [], [], [])
    for row, column in product(range(height), range(width)):
        x = (column + 0.5 - face[0] * width) / unit
        y = (row + 0.5 - face[1] * height) / unit
        guess.face.append(_FACE.holds(x, y))
        guess.chest.append(y > 0.55 and abs(x) < 0.22 + 0.5 * (y - 0.55))
        guess.ears.append(_EARS.holds(x, y))
        guess.hair.append(_HAIR.holds(x, y))
        guess.beside.append(y < 0.30 and not within.holds(x, y))
    return guess


def _shares(picture: Image.Image, guess: _Guess) -> list[float]:
    """Return how far each place belongs to the figure, 0 to 1."""
    width = picture.width
    tones, blues, reds = (band.tobytes() for band in picture.split())
    colours = [
        (tone >> _TONE_BITS, blue >> _HUE_BITS, red >> _HUE_BITS)
        for tone, blue, red in zip(tones, blues, reds, strict=True)
    ]

    def way(place: int, other: int) -> float:
        hues = abs(blues[place] - blues[other]) + abs(reds[place] - reds[other])
        return _STEP + _TONE_CHANGE * abs(tones[place] - tones[other]) + _HUE_CHANGE * hues

    places = range(len(colours))
    right = [way(place, place + 1) if (place + 1) % width else _FAR for place in places]
    down = [way(place, place + width) for place in places[:-width]]
    in_figure = [
        _FACE_WEIGHT if face else int(chest)
        for face, chest in zip(guess.face, guess.chest, strict=True)
    ]
    in_ground = [int(beside) for beside in guess.beside]
    shares: list[float] = []
    for _ in range(_ROUNDS):
        likely = _likelihoods(colours, in_figure, in_ground)
        ways = _Ways(
            _longer(right, likely, [*likely[1:], 0.0]), _longer(down, likely, likely[width:])
        )
        starts = [
            weight == _FACE_WEIGHT or (weight > 0 and share > _LIKELY)
            for weight, share in zip(in_figure, likely, strict=True)
        ]
        unlikely = [1 - share for share in likely]
        to_figure = ways.lengths(starts, _entering(unlikely, guess.beside))
        starts = [
            weight > 0 and share < 0.5 for weight, share in zip(in_ground, likely, strict=True)
        ]
        to_ground = ways.lengths(starts, _entering(likely, guess.hair))
        shares = [
            ground / (figure + ground + _STEP)
            for figure, ground in zip(to_figure, to_ground, strict=True)
        ]
        in_figure = [
            _FACE_WEIGHT if face else int(share > _SURE)
            for face, share in zip(guess.face, shares, strict=True)
        ]
        in_ground = [int(share < _SURE_NOT) for share in shares]
    return shares


def _longer(ways: list[float], here: list[float], there: list[float]) -> list[float]:
    """Return ways that are longer from a likely place to an unlikely one, and back."""
    return [
        way + _LIKELIHOOD_CHANGE * abs(one - other)
        for way, one, other in zip(ways, here, there, strict=False)
    ]


def _entering(wrong_colour: list[float], wrong_place: list[bool]) -> list[float]:
    """Return what each place adds to a way into it, by how far it is the other side's."""
    return [
        _WRONG_COLOUR * colour + _WRONG_PLACE * place * min(1, _DOUBT * colour)
        for colour, place in zip(wrong_colour, wrong_place, strict=True)
    ]


def _likelihoods(colours: list[_Colour], in_figure: list[int], in_ground: list[int]) -> list[float]:
    """Return for each place how likely its colour is the figure's."""
    figure, ground = _counted(colours, in_figure), _counted(colours, in_ground)
    shares = {
        colour: (figure.get(colour, 0) + _UNSEEN)
        / (figure.get(colour, 0) + ground.get(colour, 0) + 2 * _UNSEEN)
        for colour in set(colours)
    }
    return [shares[colour] for colour in colours]


def _counted(colours: list[_Colour], weights: list[int]) -> dict[_Colour, float]:
    """Return how large a share each colour has, counted together with those beside it."""
    counts: dict[_Colour, int] = defaultdict(int)
    for colour, weight in zip(colours, weights, strict=True):
        counts[colour] += weight
    spread: dict[_Colour, int] = defaultdict(int)
    for (tone, blue, red), weight in counts.items():
        if weight:
            for (i, a), (j, b), (k, c) in product(_NEIGHBOURS.items(), repeat=3):
                spread[tone + i, blue + j, red + k] += weight * a * b * c
    total = max(1, sum(spread.values()))
    return {colour: weight / total for colour, weight in spread.items()}


class _Ways(NamedTuple):
    """How long the way is from each place to the next one: to the right, and down."""

    right: list[float]
    down: list[float]

    def lengths(self, starts: list[bool], entering: list[float]) -> list[float]:
        """Return how long the shortest way from a start to each place is.

        `entering` is what each place adds to a way into it.
        """
        count, width = len(starts), len(starts) - len(self.down)
        # a row out of reach follows the last one; for Python's lists it also precedes the first one
        away = [0.0 if start else _FAR for start in starts] + [_FAR] * width
        right, down = [*self.right, _FAR], [*self.down, *[_FAR] * (2 * width)]
        for _ in range(_SWEEPS):
            for place in range(count):
                before = away[place - 1] + right[place - 1]
                above = away[place - width] + down[place - width]
                nearest = (before if before < above else above) + entering[place]
                away[place] = min(away[place], nearest)
            for place in range(count - 1, -1, -1):
                after = away[place + 1] + right[place]
                below = away[place + width] + down[place]
                nearest = (after if after < below else below) + entering[place]
                away[place] = min(away[place], nearest)
        return away[:count]
