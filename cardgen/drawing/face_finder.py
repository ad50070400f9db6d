"""Finds faces in a photograph: a cascade of local binary patterns, evaluated in plain Python.

The cascade is OpenCV's (`layouts/faces`); it knows faces that look at the camera. It slides a
window of 24 x 24 pixels over smaller and smaller copies of the photograph. Each of its 20 stages
rejects most of what is left, so that almost all windows cost two or three comparisons.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from operator import add, itemgetter
from pathlib import Path
from statistics import median
from typing import NamedTuple, TypeAlias
from xml.etree import ElementTree as ET

from PIL import Image

from cardgen.data import read_data

_WINDOW = 24
_SHRINK = 1.15  # from one copy to the next
_STEP = 2  # pixels from one window to the next; where one sees a face, its neighbours are asked
_FEWEST = 4  # windows that see a face before it is believed
_MUCH_SMALLER = 0.6  # faces of that share of one that was found are not looked for
_TILT = 20  # degrees to either side
_TURNS = {0: (1.0, 0.0), 20: (0.9397, 0.342), -20: (0.9397, -0.342)}
"""Cosine and sine of each tilt, in figures that are the same on every machine."""
_PASSES = ((120, (0,), 120), (120, (-_TILT, _TILT), 120), (160, (0,), 34))
"""Longer side of the copy in pixels, tilts, and the widest face in it.

The last one looks for those that are too small in the first.
"""
_STAGES = 18  # of 20; the last two mostly reject faces that are badly lit
_LOWEST = 0.75  # the middle of a portrait's face is above that share of the height


_WALL_SIDE = 60  # pixels of the copy in which a head before a plain wall is looked for
_PLAIN = 0.95  # of the pixels at the top that have the wall's tone, at least
_WALL_TONES, _FIGURE_TONES = 22, 34  # tones that are still the wall, and that are not
_FIGURE_WIDTH = 0.1  # of the photograph's, in the row where a head begins
_HEAD_TO_WIDTH = 1.25  # how high a head is, as a multiple of its width
_HEAD_TO_FIGURE = 0.6  # and at most, as a share of the figure


class Face(NamedTuple):
    """A square from the brows to the chin, as shares of the photograph's width and height.

    `x` and `y` are its middle.
    """

    x: float
    y: float
    width: float
    height: float


class _Window(NamedTuple):
    """A square that looks like a face, in pixels; (x, y) is its middle."""

    x: float
    y: float
    side: float


class _Test(NamedTuple):
    """Compares a cell with the eight around it, and votes by which are brighter."""

    x: int
    y: int
    width: int
    height: int
    votes: tuple[float, ...]


class _Stage(NamedTuple):
    least: float
    tests: tuple[_Test, ...]


_Corners: TypeAlias = Callable[[memoryview], tuple[int, ...]]
_Stages: TypeAlias = list[tuple[float, list[tuple[_Corners, tuple[float, ...]]]]]
"""Least votes of each stage, and its tests: what reads their corners, and their votes."""


class HeadShape(NamedTuple):
    """A head of which only the outline is known, as shares of the photograph's width and height.

    `x` is its middle, `top` its crown.
    """

    x: float
    top: float
    height: float


def find_head_before_wall(grey: Image.Image) -> HeadShape | None:
    """Return the head before a plain wall, None before anything else.

    It needs no face: it takes the uppermost part of what stands out from the wall.
    """
    small = grey.copy()
    small.thumbnail((_WALL_SIDE, _WALL_SIDE))
    width, height = small.size
    pixels = small.tobytes()
    rows = [pixels[start : start + width] for start in range(0, len(pixels), width)]
    above = b"".join(rows[: height // 12 + 1])
    wall = median(above)
    if sum(abs(tone - wall) <= _WALL_TONES for tone in above) < _PLAIN * len(above):
        return None
    figure = [[x for x, tone in enumerate(row) if abs(tone - wall) > _FIGURE_TONES] for row in rows]
    for top, columns in enumerate(figure):
        if len(columns) == width:
            return None  # nothing stands out: the wall itself changes its tone
        if len(columns) >= _FIGURE_WIDTH * width:
            return _head_from(figure[top:], top, width)
    return None


def _head_from(figure: list[list[int]], top: int, width: int) -> HeadShape:
    """Return the head of a figure that begins in row `top`; each row lists its columns."""
    tallest = round(_HEAD_TO_FIGURE * len(figure))
    rows = widest = 0
    for columns in figure[:tallest]:
        rows += 1
        if columns:
            widest = max(widest, columns[-1] - columns[0] + 1)
        if rows >= _HEAD_TO_WIDTH * widest:
            break
    height = top + len(figure)
    head = [x for columns in figure[: height // 5] for x in columns]
    return HeadShape((sum(head) / len(head) + 0.5) / width, top / height, rows / height)


def find_face(grey: Image.Image) -> Face | None:
    """Return the face that a portrait is of: the largest near the middle; None if there is none.

    Upright faces of a fifth of the picture's height are looked for first, then tilted ones, then
    smaller ones.
    """
    for longer_side, tilts, largest in _PASSES:
        small = grey.copy()
        small.thumbnail((longer_side, longer_side))
        faces = [face for tilt in tilts for face in _faces(small, tilt, largest)]
        if faces:
            return max(faces, key=_likelihood)
    return None


def _likelihood(face: Face) -> float:
    """Return how likely a portrait is of this face: large ones are, and those near the middle."""
    return face.height * (1 - abs(face.x - 0.5) - 0.5 * abs(face.y - 0.4))


def _faces(upright: Image.Image, tilt: int, largest: int) -> list[Face]:
    """Return the faces in a small picture if it is turned by `tilt` degrees.

    They are at most `largest` pixels wide.
    """
    small = upright.rotate(tilt, Image.Resampling.BILINEAR) if tilt else upright
    windows: list[_Window] = []
    scale = min(largest, *small.size) / _WINDOW
    while scale >= 1:
        size = round(small.width / scale), round(small.height / scale)
        copy = small.resize(size, Image.Resampling.BILINEAR)
        side = _WINDOW * scale
        if any(side < _MUCH_SMALLER * group.side for group in _grouped(windows)):
            break
        windows += [
            _Window(x * scale + side / 2, y * scale + side / 2, side)
            for x, y in _windows_with_a_face(copy)
        ]
        scale /= _SHRINK
    cosine, sine = _TURNS[tilt]
    width, height = small.size
    middle_x, middle_y = width / 2, height / 2
    faces = []
    for group in _grouped(windows):
        across, down = group.x - middle_x, group.y - middle_y
        x = middle_x + cosine * across - sine * down
        y = middle_y + sine * across + cosine * down
        faces.append(Face(x / width, y / height, group.side / width, group.side / height))
    return faces


def _windows_with_a_face(image: Image.Image) -> list[tuple[int, int]]:
    """Return the corners of the windows that pass the cascade."""
    across = image.width + 1
    pixels = image.tobytes()
    sums = [0] * across  # of all pixels above and left of a place
    above = sums
    for start in range(0, len(pixels), image.width):
        above = list(map(add, above, accumulate(pixels[start : start + image.width], initial=0)))
        sums += above
    stages: _Stages = [
        (stage.least, [(itemgetter(*_corners(test, across)), test.votes) for test in stage.tests])
        for stage in _cascade()
    ]
    table = memoryview(array("l", sums))  # a part of it is no copy
    right, bottom = image.width - _WINDOW, image.height - _WINDOW
    lowest = min(bottom, round(_LOWEST * image.height) - _WINDOW // 2)
    found = {
        (x, y)
        for y in range(0, lowest + 1, _STEP)
        for x in range(0, right + 1, _STEP)
        if _passes(table[y * across + x :], stages)
    }
    beside = {
        (x, y)
        for near_x, near_y in found
        for y in range(max(0, near_y - 1), min(bottom, near_y + 1) + 1)
        for x in range(max(0, near_x - 1), min(right, near_x + 1) + 1)
    } - found
    return sorted(found | {(x, y) for x, y in beside if _passes(table[y * across + x :], stages)})


def _corners(test: _Test, across: int) -> tuple[int, ...]:
    """Return where the sums at the corners of a test's nine cells are, from the window's corner."""
    return tuple(
        (test.y + row * test.height) * across + test.x + column * test.width
        for row in range(4)
        for column in range(4)
    )


def _passes(
    sums: memoryview[int],
    stages: _Stages,
) -> bool:
    """Return whether the window that begins where `sums` does passes the cascade."""
    for least, tests in stages:
        total = 0.0
        for corners, votes in tests:
            a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q = corners(sums)
            middle = f - g - j + k
            pattern = (
                128 * (a - b - e + f >= middle)
                + 64 * (b - c - f + g >= middle)
                + 32 * (c - d - g + h >= middle)
                + 16 * (g - h - k + m >= middle)
                + 8 * (k - m - p + q >= middle)
                + 4 * (j - k - o + p >= middle)
                + 2 * (i - j - n + o >= middle)
                + (e - f - i + j >= middle)
            )
            total += votes[pattern]
        if total < least:
            return False
    return True


def _grouped(windows: list[_Window]) -> list[_Window]:
    """Return the mean of each group of windows that see the same face."""
    groups: list[list[_Window]] = []
    for window in windows:
        for group in groups:
            if _overlap(group[0], window):
                group.append(window)
                break
        else:
            groups.append([window])
    return [
        _Window(*(sum(values) / len(group) for values in zip(*group, strict=True)))
        for group in groups
        if len(group) >= _FEWEST
    ]


def _overlap(first: _Window, second: _Window) -> bool:
    near = 0.3 * min(first.side, second.side)
    return (
        abs(first.x - second.x) <= near
        and abs(first.y - second.y) <= near
        and max(first.side, second.side) < 2 * min(first.side, second.side)
    )


@lru_cache(maxsize=1)
def _cascade() -> tuple[_Stage, ...]:
    return read_data("layouts/faces/frontal_face.xml", _read)


def _read(path: Path) -> tuple[_Stage, ...]:
    """Read a cascade as OpenCV writes it."""
    cascade = ET.parse(path).getroot().find("cascade")
    assert cascade is not None
    cells = [
        tuple(map(int, (rect.text or "").split())) for rect in cascade.iterfind("features/_/rect")
    ]
    stages = []
    for stage in cascade.findall("stages/_")[:_STAGES]:
        tests = []
        for tree in stage.iterfind("weakClassifiers/_"):
            _, _, feature, *words = map(int, (tree.findtext("internalNodes") or "").split())
            voted, other = map(float, (tree.findtext("leafValues") or "").split())
            votes = tuple(
                voted if words[pattern >> 5] >> (pattern & 31) & 1 else other
                for pattern in range(256)
            )
            x, y, width, height = cells[feature]
            tests.append(_Test(x, y, width, height, votes))
        stages.append(_Stage(float(stage.findtext("stageThreshold") or 0), tuple(tests)))
    return tuple(stages)
