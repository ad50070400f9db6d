"""Scores the eight data masks of a QR symbol: which is easiest to read (ISO/IEC 18004, 7.8.3).

Checking one module after another would make scoring four times as slow as encoding. Here a symbol
is one large integer with a bit per module, so that one operation works on all modules. Four light
modules follow every row, and four light rows are above and below: everything outside a symbol is
light.
"""

from __future__ import annotations

from functools import lru_cache

MASKS = 8
_AROUND = 4  # light modules beside a finder pattern

Symbol = int
"""A symbol's modules as bits, 1 for dark, of the rows described above."""


def symbol_of(rows: tuple[bytes, ...]) -> Symbol:
    """Return the symbol with these rows of modules, 1 for dark."""
    light = bytes(_AROUND)
    digits = light.join(rows) + bytes(_AROUND * (len(rows) + _AROUND + 1))
    return int(digits.translate(_DIGITS), 2)


def rows_of(symbol: Symbol, side: int) -> tuple[bytes, ...]:
    """Return the rows of modules of a symbol with `side` modules a side, 1 for dark."""
    stride = side + _AROUND
    modules = f"{symbol >> _AROUND * stride:0{stride * side}b}".encode().translate(_MODULES)
    return split_rows(modules, side, _AROUND)


def split_rows(modules: bytes, side: int, gap: int = 0) -> tuple[bytes, ...]:
    """Return the rows of a symbol, given all `modules` in sequence, `gap` more after each row."""
    stride = side + gap
    return tuple(modules[start : start + side] for start in range(0, side * stride, stride))


_DIGITS = bytes([0x30, 0x31] + [0x30] * 254)
_MODULES = bytes(digit == 0x31 for digit in range(256))


def penalty(symbol: Symbol, side: int) -> int:
    """Return the penalty of a symbol of `side` modules a side; the lowest is easiest to read."""
    paired, stacked, everywhere = _module_places(side)
    stride = side + _AROUND
    light = everywhere ^ symbol
    across, beside = _score_lines(symbol, light, 1, paired)
    down, below = _score_lines(symbol, light, stride, stacked)
    blocks = (beside & beside >> stride & below).bit_count()
    dark, area = symbol.bit_count(), side * side
    return across + down + 3 * blocks + 10 * (abs(20 * dark - 10 * area) // area)


def _score_lines(dark: int, light: int, step: int, followed: int) -> tuple[int, int]:
    """Score rows or columns, and return which modules equal the next one, `step` bits on.

    `followed` are the modules with a next one. Runs of five modules of one colour cost three, and
    one for each further module; a finder-like pattern, 1:1:3:1:1 with four light modules before or
    after it, costs forty.
    """
    next_dark, next_light = dark >> step, light >> step
    alike = followed & (light ^ next_dark)
    pairs = alike & alike >> step
    fives = pairs & pairs >> 2 * step  # modules where five of one colour begin
    longer = fives & fives >> step
    middle = dark & next_dark & dark >> 2 * step
    pattern = dark & next_light & middle >> 2 * step & (light & next_dark) >> 5 * step
    two = light & next_light
    four = two & two >> 2 * step
    finders = pattern & (four >> 7 * step | four << 4 * step)
    return 3 * fives.bit_count() - 2 * longer.bit_count() + 40 * finders.bit_count(), alike


@lru_cache(maxsize=80)
def _module_places(side: int) -> tuple[int, int, int]:
    """Return as bits the modules with one beside them, those with one below, and all modules."""
    stride = side + _AROUND
    inside = symbol_of((b"\x01" * side,) * side)
    everywhere = (1 << stride * (side + 2 * _AROUND)) - 1
    return inside & inside >> 1, inside & inside >> stride, everywhere
