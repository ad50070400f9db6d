"""The Rotator board: both grids as one field, 10 columns by 20 rows, and its Nodes (R1, R2).

A space of the board is a small integer, ``row * 10 + column``, counted from the top left before the
first turn: the top row is red Row 10, the bottom row blue Row 10, the left column red J and blue A.
Sets of spaces are integers used as bit sets, as in `companion.grid`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Literal, NewType

from companion import grid
from companion.errors import RulingError
from companion.words import Message

BoardSpace = NewType("BoardSpace", int)
Half = Literal["red", "blue"]

COLUMNS = grid.SIZE
ROWS = 2 * grid.SIZE
BOARD_SPACES: tuple[BoardSpace, ...] = tuple(BoardSpace(i) for i in range(COLUMNS * ROWS))
ALL_BITS = (1 << COLUMNS * ROWS) - 1
TOP_ROW: tuple[BoardSpace, ...] = BOARD_SPACES[:COLUMNS]
TOP_BITS = (1 << COLUMNS) - 1
BOTTOM_BITS = TOP_BITS << COLUMNS * (ROWS - 1)
NODES_PER_HALF = 5

_LAST_RED = len(grid.SPACES) - 1
_READING_ORDER = (*BOARD_SPACES[_LAST_RED::-1], *BOARD_SPACES[_LAST_RED + 1 :])


def on_board(half: Half, space: grid.Space) -> BoardSpace:
    """Return the place of `space` of the red or the blue grid on the board (R1)."""
    return BoardSpace(_LAST_RED - space if half == "red" else _LAST_RED + 1 + space)


def on_grid(space: BoardSpace) -> tuple[Half, grid.Space]:
    """Return the grid of `space`, and which of its spaces it is (R1)."""
    if space <= _LAST_RED:
        return "red", grid.Space(_LAST_RED - space)
    return "blue", grid.Space(space - _LAST_RED - 1)


def name_of(space: BoardSpace) -> str:
    """Return the name of `space`, such as ``red:D10`` (R1)."""
    half, on_half = on_grid(space)
    return f"{half}:{grid.name_of(on_half)}"


def parse_space(text: str) -> BoardSpace:
    """Read ``red:D10`` or ``red D10``; case doesn't matter (R1).

    Raises SpaceError if `text` names no half, or no space of it.
    """
    match = re.fullmatch(r"(red|blue)(?:\s*:|\s)(.*)", text.strip(), re.IGNORECASE)
    if match is not None:
        half: Half = "red" if match[1].lower() == "red" else "blue"
        return on_board(half, grid.parse_space(match[2]))
    raise grid.SpaceError(Message("rotator-refused-space", text=text))


def spaces_of(bits: int) -> Iterator[BoardSpace]:
    """Return the spaces in `bits`, red before blue, each half in its reading order (B6)."""
    return (space for space in _READING_ORDER if bits >> space & 1)


def _range_bits(centre: BoardSpace) -> int:
    row, column = divmod(centre, COLUMNS)
    return sum(
        1 << space
        for space in BOARD_SPACES
        if abs(space // COLUMNS - row) + abs(space % COLUMNS - column) <= 2
    )


RANGE_BITS: tuple[int, ...] = tuple(_range_bits(space) for space in BOARD_SPACES)
"""For each space the range of a Node on it: across the middle line, cut off at the rim (R2)."""


class BoardError(RulingError):
    """Nodes that violate R2; the message has all faults."""

    def __init__(self, faults: Iterable[Message]) -> None:
        super().__init__(Message("common-parts", parts=tuple(faults)), "R2")


def half_faults(half: Half, nodes: Iterable[grid.Space]) -> list[Message]:
    """Return all faults of the Nodes of one half by itself (R2)."""
    given = [on_board(half, node) for node in nodes]
    distinct = list(dict.fromkeys(given))
    faults = []
    if len(given) != NODES_PER_HALF:
        values = {"count": len(given), "wanted": NODES_PER_HALF}
        faults.append(Message("rotator-refused-nodes", form=half, **values))
    for node in distinct:
        if given.count(node) > 1:
            count = given.count(node)
            faults.append(Message("rotator-refused-node-twice", space=name_of(node), count=count))
    rim = [name_of(node) for node in distinct if on_rim(node)]
    faults += [Message("rotator-refused-rim", space=space) for space in rim]
    return faults + _overlaps(combinations(distinct, 2))


def middle_faults(red: Iterable[grid.Space], blue: Iterable[grid.Space]) -> list[Message]:
    """Return the overlaps between ranges of red and of blue Nodes, across the middle line (R2)."""
    above = dict.fromkeys(on_board("red", node) for node in red)
    below = dict.fromkeys(on_board("blue", node) for node in blue)
    return _overlaps(product(above, below))


def _overlaps(pairs: Iterable[tuple[BoardSpace, BoardSpace]]) -> list[Message]:
    return [
        Message("rotator-refused-overlap", space=name_of(one), origin=name_of(other))
        for one, other in pairs
        if RANGE_BITS[one] & RANGE_BITS[other]
    ]


def on_rim(space: BoardSpace) -> bool:
    """Return whether `space` is in an outermost row or column; the middle is no rim (R2)."""
    row, column = divmod(space, COLUMNS)
    return row in (0, ROWS - 1) or column in (0, COLUMNS - 1)


@dataclass(frozen=True)
class Board:
    """Ten Nodes that keep R2; each half's are in reading order, so equal boards are equal values.

    Raises BoardError if the Nodes violate R2.
    """

    red: tuple[grid.Space, ...]
    blue: tuple[grid.Space, ...]

    def __post_init__(self) -> None:
        red, blue = tuple(sorted(self.red)), tuple(sorted(self.blue))
        faults = half_faults("red", red) + half_faults("blue", blue) + middle_faults(red, blue)
        if faults:
            raise BoardError(faults)
        object.__setattr__(self, "red", red)
        object.__setattr__(self, "blue", blue)

    @classmethod
    def parse(cls, red: str, blue: str) -> Board:
        """Read the Nodes of both halves, spaces such as ``B3`` separated by blanks.

        Raises SpaceError if a word is not a space, BoardError if the Nodes violate R2.
        """
        halves = (tuple(map(grid.parse_space, text.split())) for text in (red, blue))
        return cls(*halves)

    @cached_property
    def nodes(self) -> tuple[BoardSpace, ...]:
        """All ten Nodes, red before blue."""
        red = (on_board("red", node) for node in self.red)
        blue = (on_board("blue", node) for node in self.blue)
        return (*red, *blue)

    @cached_property
    def node_bits(self) -> int:
        """The spaces with Nodes."""
        return sum(1 << node for node in self.nodes)

    @cached_property
    def solid(self) -> int:
        """The spaces that are solid before the first turn: all ranges (R3)."""
        return sum(RANGE_BITS[node] for node in self.nodes)

    def __str__(self) -> str:
        red, blue = (" ".join(map(grid.name_of, nodes)) for nodes in (self.red, self.blue))
        return f"red {red} blue {blue}"
