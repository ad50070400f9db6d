"""The spaces of the table: 7 x 7, named A1 to G7 (J1).

A space is a small integer, ``row * 7 + column``, both counted from 0, so counting up is reading
order. A set of spaces is an integer used as a bit set.
"""

from collections.abc import Iterator
from typing import NewType

from companion.errors import refused

Space = NewType("Space", int)

SIZE = 7
COLUMNS = "ABCDEFG"
SPACES: tuple[Space, ...] = tuple(Space(number) for number in range(SIZE * SIZE))
NAMES: tuple[str, ...] = tuple(f"{COLUMNS[space % SIZE]}{space // SIZE + 1}" for space in SPACES)
CORNERS: tuple[Space, ...] = tuple(SPACES[i] for i in (0, SIZE - 1, -SIZE, -1))
"""The castles, in reading order."""

_NUMBERS = {name: space for space, name in zip(SPACES, NAMES, strict=True)}


def name_of(space: Space) -> str:
    """Return the name of a space, such as ``C5`` (J1)."""
    return NAMES[space]


def parse_space(text: str) -> Space:
    """Read the name of a space, in any case; raises RulingError with J1 if it is none."""
    space = _NUMBERS.get(text.upper())
    if space is None:
        raise refused("tactics-refused-space", "J1", text=text)
    return space


def bits_of(*spaces: Space) -> int:
    """Return the set that holds `spaces`."""
    return sum({1 << space for space in spaces})


def spaces_of(bits: int) -> Iterator[Space]:
    """Yield the spaces of a set in reading order."""
    while bits:
        low = bits & -bits
        yield Space(low.bit_length() - 1)
        bits ^= low


def names_of(bits: int) -> list[str]:
    """Return the names of the spaces of a set, in reading order."""
    return [NAMES[space] for space in spaces_of(bits)]


def distance(one: Space, other: Space) -> int:
    """Return how many steps it is from a space to another, also across corners."""
    return max(abs(one // SIZE - other // SIZE), abs(one % SIZE - other % SIZE))


def _within(space: Space, steps: int) -> tuple[Space, ...]:
    return tuple(other for other in SPACES if 0 < distance(space, other) <= steps)


TOUCHING: tuple[tuple[Space, ...], ...] = tuple(_within(space, 1) for space in SPACES)
"""For each space those that touch it along a side or at a corner (J1)."""

TOUCHING_BITS: tuple[int, ...] = tuple(bits_of(*near) for near in TOUCHING)

TWO_AWAY_BITS: tuple[int, ...] = tuple(bits_of(*_within(space, 2)) for space in SPACES)
"""For each space those that a mountain there overlooks (J20)."""


def straight_on(origin: Space, through: Space) -> Space | None:
    """Return the space behind `through`, seen from a space that touches it (J15).

    None if that is off the table.
    """
    row = 2 * (through // SIZE) - origin // SIZE
    column = 2 * (through % SIZE) - origin % SIZE
    return Space(row * SIZE + column) if 0 <= row < SIZE and 0 <= column < SIZE else None
