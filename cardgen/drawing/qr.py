"""QR symbols: size, error correction, modules (ISO/IEC 18004), and their outlines for pens.

A symbol must scan from a card held in a hand: modules of at least 0.33 mm, better 0.40 mm, and a
quiet zone of four modules. Of the error correction levels M and L the highest that keeps 0.40 mm is
used.
"""

import math
import re
from bisect import bisect_left
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import zxingcpp

from cardgen.drawing.ink import Ink
from cardgen.drawing.shapes import Box, Modules

QUIET_ZONE = 4
"""Empty modules on every side."""
SMALLEST_MODULE = 0.33
WANTED_MODULE = 0.40
"""In mm."""

Level = Literal["M", "L"]

# bytes that versions 1 to 40 hold in byte mode (ISO/IEC 18004, table 7)
_CAPACITY: dict[Level, tuple[int, ...]] = {
    "L": (
        17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792,
        858, 929, 1003, 1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188,
        2303, 2431, 2563, 2699, 2809, 2953,
    ),
    "M": (
        14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624,
        666, 711, 779, 857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809,
        1911, 1989, 2099, 2213, 2331,
    ),
}  # fmt: skip

_UTF8_MARK = 2  # bytes that the mark "this is UTF-8" (ECI 26) takes


class QrError(ValueError):
    """A payload that does not fit legibly into the space."""


@dataclass(frozen=True, slots=True)
class SymbolSize:
    """How to set a payload: its level, modules a side (without quiet zone), module size in mm."""

    level: Level
    side: int
    module: float

    @property
    def is_small(self) -> bool:
        """Return whether the modules are smaller than wanted, though not too small."""
        return self.module < WANTED_MODULE - 1e-9


def choose(payload: str, space: float) -> SymbolSize:
    """Choose level and module size for `payload` in a square of `space` mm, quiet zone included.

    Raises QrError if modules would be smaller than 0.33 mm.
    """
    length = len(payload) if payload.isascii() else len(payload.encode()) + _UTF8_MARK
    choices = []
    for level in ("M", "L"):
        version = bisect_left(_CAPACITY[level], length) + 1
        if version <= len(_CAPACITY[level]):
            side = 17 + 4 * version
            choices.append(SymbolSize(level, side, space / (side + 2 * QUIET_ZONE)))
    for choice in choices:
        if not choice.is_small:
            return choice
    legible = [choice for choice in choices if choice.module >= SMALLEST_MODULE - 1e-9]
    if legible:
        return legible[-1]
    if not choices:
        raise QrError(f"{length} bytes are more than any QR symbol holds (2953)")
    needed = math.ceil((choices[-1].side + 2 * QUIET_ZONE) * SMALLEST_MODULE * 10) / 10
    room = math.floor(space * 10) / 10
    raise QrError(
        f"{length} bytes need a QR symbol of {needed:.1f} mm, and there is room for {room:.1f} mm"
    )


def fits(payload: str, space: float) -> bool:
    """Return whether `payload` fits legibly in a square of `space` mm, quiet zone included."""
    try:
        choose(payload, space)
    except QrError:
        return False
    return True


def quiet_zone(payload: str, space: float) -> float:
    """Return how wide the quiet zone of `payload` in `space` mm is; raises as `choose` does."""
    return QUIET_ZONE * choose(payload, space).module


def symbol(payload: str, box: Box, ink: Ink) -> Modules:
    """Return a symbol in the square `box`, quiet zone included; raises as `choose` does."""
    choice = choose(payload, box.width)
    rows = encode(payload, choice.level)
    module = box.width / (len(rows) + 2 * QUIET_ZONE)
    inset = QUIET_ZONE * module
    return Modules(box.x + inset, box.y + inset, module, rows, ink)


def encode(payload: str, level: Level) -> tuple[bytes, ...]:
    """Return the modules of `payload` row by row, 1 for dark, without quiet zone."""
    # with UTF-8 declared, phones don't have to guess about accents
    marked = {} if payload.isascii() else {"eci": "UTF-8"}
    barcode = zxingcpp.create_barcode(
        payload, zxingcpp.BarcodeFormat.QRCode, ec_level=level, **marked
    )
    image: Any = barcode.to_image(scale=1, add_quiet_zones=False)
    side: int = image.shape[0]
    modules = bytes(image).translate(_TO_DARK)
    return tuple(modules[start : start + side] for start in range(0, side * side, side))


_TO_DARK = bytes([1] + [0] * 255)  # the library paints dark modules 0 and light ones 255


_RUN = re.compile(b"\x01+")
_WIDTH = 8  # modules looked up at once: symbols of one size share nearly all of these pieces
_ROW = "\0"


def qr_outline(rows: tuple[bytes, ...], template: str) -> str:
    """Return the dark runs of a QR symbol, each as `template` with its x, y and length in modules.

    Runs are cut at every eighth column, which is invisible when the whole path is filled.
    """
    columns = range(0, len(rows), _WIDTH)
    return "".join(
        [
            _runs(row[x : x + _WIDTH], x, template).replace(_ROW, str(y))
            for y, row in enumerate(rows)
            for x in columns
        ]
    )


@lru_cache(maxsize=1 << 14)  # without it 1,000 cards take a tenth longer
def _runs(modules: bytes, x: int, template: str) -> str:
    """Return the runs among `modules` of any row, `_ROW` standing for its number."""
    return "".join(
        template.format(x=x + run.start(), y=_ROW, length=len(run[0]))
        for run in _RUN.finditer(modules)
    )
