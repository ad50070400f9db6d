"""Boards in characters: ``#`` solid, ``N`` solid Node, ``.`` air, a digit touched so long ago."""

from companion.rotator.board import BOARD_SPACES, COLUMNS, ROWS, Board, BoardSpace
from companion.rotator.state import Position

ARENA = Board.parse("B3 H4 E6 C9 I9", "B1 I3 D5 B9 I9")
"""The board of most scenarios."""

ARENA_DRAWING = """
    row  0  ###...###.    red Row 10, from J to A
    row  1  #N##.##N##
    row  2  ###..####.
    row  3  .#..####..
    row  4  ..###N##..
    row  5  .######.#.
    row  6  ##N###.###
    row  7  .###..##N#
    row  8  .##....###
    row  9  ###.....#.    red Row 1
    row 10  #N##....#.    blue Row 1
    row 11  ###....###
    row 12  .#.#..##N#
    row 13  ..###..###
    row 14  .##N##..#.
    row 15  ..###.....
    row 16  .#.#....#.
    row 17  ###....###
    row 18  #N##..##N#
    row 19  ###....###    blue Row 10, from A to J
"""


def at(row: int, column: int) -> BoardSpace:
    return BoardSpace(row * COLUMNS + column)


def picture(position: Position) -> list[str]:
    def sign(space: BoardSpace) -> str:
        for age, touched in enumerate(position.touched):
            if touched >> space & 1:
                return str(age)
        if not position.solid >> space & 1:
            return "."
        return "N" if position.board.node_bits >> space & 1 else "#"

    signs = "".join(map(sign, BOARD_SPACES))
    return [signs[COLUMNS * row : COLUMNS * (row + 1)] for row in range(ROWS)]


def position_from(rows: dict[int, str], player: BoardSpace, turn: int, **rest: object) -> Position:
    """The arena in which `rows` look as drawn."""
    solid, touched = ARENA.solid, [0, 0, 0, 0]
    for row, signs in rows.items():
        for column, sign in enumerate(signs):
            bit = 1 << at(row, column)
            solid = solid | bit if sign in "#N" else solid & ~bit
            if sign.isdigit():
                touched[int(sign)] |= bit
    return Position(ARENA, solid, turn=turn, at=player, touched=tuple(touched), **rest)  # type: ignore[arg-type]
