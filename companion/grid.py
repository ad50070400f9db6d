"""Spaces of a 10 x 10 grid, sets of spaces, ranges and rotation.

A space is a small integer, ``row * 10 + column``, both counted from 0, so counting up is reading
order (B6). A set of spaces is an integer used as a bit set; `SpaceSet` makes it readable, while
fast code works on ``SpaceSet.bits`` and the tables below.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NewType

from companion.errors import RulingError
from companion.words import Message

Space = NewType("Space", int)

SIZE = 10
COLUMNS = "ABCDEFGHIJ"
SPACES: tuple[Space, ...] = tuple(Space(i) for i in range(SIZE * SIZE))
ALL_BITS = (1 << SIZE * SIZE) - 1

_NAME = re.compile(r"([A-J])\s*,?\s*(10|[1-9])", re.IGNORECASE | re.ASCII)
_COORDINATE = re.compile(r"[^\W\d_]\s*,?\s*[0-9]+")
"""A letter and a number, whether on the grid or off it."""


class SpaceError(RulingError):
    """A text that names no space: a coordinate off the grid (B1), or no coordinate at all."""


def space_at(column: int, row: int) -> Space:
    """Return the space in `column` (0 is A) and `row` (0 is Row 1)."""
    if not (0 <= column < SIZE and 0 <= row < SIZE):
        raise SpaceError(f"column {column}, row {row} is off the grid", "B1")
    return Space(row * SIZE + column)


def column_of(space: Space) -> int:
    """Return the column of `space`, 0 for A to 9 for J."""
    return space % SIZE


def row_of(space: Space) -> int:
    """Return the row of `space`, 0 for Row 1 to 9 for Row 10."""
    return space // SIZE


def name_of(space: Space) -> str:
    """Return the name of `space`, such as ``F3`` (B1)."""
    return f"{COLUMNS[space % SIZE]}{space // SIZE + 1}"


def parse_space(text: str) -> Space:
    """Read ``F3``, ``f3``, ``(F,3)``, ``F,3`` or ``F 3`` (B1).

    Raises SpaceError if `text` is none of these, or names a space off the grid.
    """
    bare = text.strip()
    if bare.startswith("(") and bare.endswith(")"):
        bare = bare[1:-1].strip()
    match = _NAME.fullmatch(bare)
    if match is None:
        ruling = "B1" if _COORDINATE.fullmatch(bare) else None
        raise SpaceError(Message("common-refused-space", text=text), ruling)
    return space_at(COLUMNS.index(match[1].upper()), int(match[2]) - 1)


@dataclass(frozen=True, slots=True)
class SpaceSet:
    """A set of spaces of one grid; iterates in reading order (B6)."""

    bits: int = 0

    @classmethod
    def of(cls, spaces: Iterable[Space]) -> SpaceSet:
        """Return the set that holds `spaces`."""
        bits = 0
        for space in spaces:
            bits |= 1 << space
        return cls(bits)

    @classmethod
    def parse(cls, text: str) -> SpaceSet:
        """Read space names separated by blanks."""
        return cls.of(parse_space(word) for word in text.split())

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the spaces, in reading order."""
        return tuple(map(name_of, self))

    def __contains__(self, space: Space) -> bool:
        return bool(self.bits >> space & 1)

    def __iter__(self) -> Iterator[Space]:
        bits = self.bits
        while bits:
            low = bits & -bits
            yield Space(low.bit_length() - 1)
            bits ^= low

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return bool(self.bits)

    def __or__(self, other: SpaceSet) -> SpaceSet:
        return SpaceSet(self.bits | other.bits)

    def __and__(self, other: SpaceSet) -> SpaceSet:
        return SpaceSet(self.bits & other.bits)

    def __sub__(self, other: SpaceSet) -> SpaceSet:
        return SpaceSet(self.bits & ~other.bits)

    def __str__(self) -> str:
        return " ".join(self.names)


def _bits_within(space: Space, steps: int) -> int:
    middle, row = column_of(space), row_of(space)
    bits = 0
    for other in range(max(0, row - steps), min(SIZE, row + steps + 1)):
        aside = steps - abs(other - row)
        for column in range(max(0, middle - aside), min(SIZE, middle + aside + 1)):
            bits |= 1 << other * SIZE + column
    return bits


RANGE_BITS: tuple[int, ...] = tuple(_bits_within(space, 2) for space in SPACES)
"""For each space the bits of the range of a Node on it (B2)."""

NEIGHBOUR_BITS: tuple[int, ...] = tuple(_bits_within(space, 1) & ~(1 << space) for space in SPACES)
"""For each space the bits of the spaces that share a side with it (M5)."""


def range_of(node: Space) -> SpaceSet:
    """Return the diamond that a Node on `node` covers, cut off at the rim (B2)."""
    return SpaceSet(RANGE_BITS[node])


def neighbours(space: Space) -> SpaceSet:
    """Return the spaces that share a side with `space`; never diagonal ones (M5)."""
    return SpaceSet(NEIGHBOUR_BITS[space])


def steps_between(one: Space, other: Space) -> int:
    """Return how many steps it is from a space to another, along columns and rows."""
    return abs(column_of(one) - column_of(other)) + abs(row_of(one) - row_of(other))


def turned(space: Space, quarter_turns: int = 1) -> Space:
    """Return the new place of `space` when the grid is turned clockwise by `quarter_turns`."""
    column, row = column_of(space), row_of(space)
    for _ in range(quarter_turns % 4):
        column, row = SIZE - 1 - row, column
    return space_at(column, row)
