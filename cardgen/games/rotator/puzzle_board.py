"""Rotator boards: large ones to play on, and small ones that show a turn of a solution.

Coordinates are the board's own: the origin is its top left corner, the corner of red J10.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import groupby
from operator import or_

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.games.rotator.marks import rotator_board, words_in
from cardgen.sheets.blocks import Block, Diagram
from cardgen.sheets.board_lines import LABEL_GAP, grid_lines, label_size
from cardgen.sheets.pencil_marks import SOLID, pointer
from cardgen.sheets.typesetting import cap_height, centred_text
from companion.grid import SIZE
from companion.rotator.board import BOARD_SPACES, COLUMNS, ROWS, Board, BoardSpace, spaces_of
from companion.rotator.state import Position, Step

MARGIN = 6.0
"""Free at the edges of a page of puzzles, in mm."""
_COLUMN_MARGIN = 3.0
_COLUMN_WIDEST = 100.0

_COLLAPSED = grey(0.5)
_DOWN_SIZE = 6.0  # of the words at the rims, in pt
_NUMBER_SIZE = 5.0  # of a turn on a small board, in pt
_DOWN_GAP = 0.9
_LABEL_WIDTH = 0.38  # of a 10, in mm for each pt of its size


def is_column(paper: draw.Size) -> bool:
    """Return whether `paper` is a column of a newspaper: black only, and no room to waste."""
    return paper[0] < _COLUMN_WIDEST


def margin(paper: draw.Size) -> float:
    """Return the margin of a page in mm: less on a column, which goes into a larger page."""
    return _COLUMN_MARGIN if is_column(paper) else MARGIN


def rims(cell: float, column: bool = False) -> tuple[float, float]:
    """Return the room for labels in mm beside the board, on each side, and above and below it."""
    size = label_size(cell)
    words = _DOWN_GAP + cap_height(_DOWN_SIZE) + 0.3
    beside = LABEL_GAP + _LABEL_WIDTH * size
    return max(beside, words) if column else beside + words, LABEL_GAP + cap_height(size) + words


def playing_board(
    board: Board, book: FontBook, cell: float, column: bool = False
) -> tuple[draw.Shape, ...]:
    """Return `board` to play on with a pencil, with spaces of `cell` mm.

    Each rim names the turns in which it is down (R4) and is upright in these turns. In a `column`
    no strips show the colours of the halves, and the words at the sides take their places.
    """
    size = label_size(cell)
    ranges = [_range_outline(node, cell) for node in board.nodes]
    return (
        *(draw.filled(outline, SOLID) for outline in ranges),
        *rotator_board(cell, size, strips=not column),
        *(draw.stroked(outline, BLACK, 0.75) for outline in ranges),
        *(
            draw.filled(draw.circle(*_centre(node, cell), cell * 0.17), BLACK)
            for node in board.nodes
        ),
        *_directions(book, cell, size, column),
    )


def turn_picture(turn: Step, cell: float) -> tuple[draw.Shape, ...]:
    """Return the board after `turn`, with spaces of `cell` mm: solid spaces, Nodes, and the path.

    Spaces that collapsed in the turn are darker. The path leads from a ring, the start of the turn,
    to an arrow; a captured Node has a ring around it.
    """
    after = turn.after
    width = max(0.9, cell * 0.45)
    way: list[draw.Shape] = []
    here = _centre(turn.origin, cell)
    there = _centre(turn.path[-1], cell) if turn.path else here
    if turn.path:
        quarter = (after.turn - 1) % 4
        way.append(draw.stroked(draw.line(*here, *there), BLACK, width))
        way.append(pointer(*there, cell * 0.95, quarter, BLACK))
    if turn.captured is not None:
        way.append(draw.stroked(draw.circle(*there, cell * 0.85), BLACK, max(0.5, width * 0.6)))
    ring = draw.circle(*here, cell * 0.3)
    way.append(draw.framed(ring, WHITE, BLACK, max(0.5, width * 0.8)))
    return (*_small_board(after, turn.collapsed, cell), *way)


def turns_picture(turns: Sequence[Step], cell: float) -> tuple[draw.Shape, ...]:
    """Return the board after the last of `turns`, with the path of each.

    As `turn_picture`, but the ring at the start of each turn holds its number. Turns without a path
    share the ring of the turn that goes on from there.
    """
    after = turns[-1].after
    collapsed = reduce(or_, (turn.collapsed for turn in turns))
    ways: list[draw.Shape] = []
    rings: dict[BoardSpace, int] = {}
    for turn in turns:
        number = turn.after.turn
        if turn.path or turn.origin not in rings:
            rings[turn.origin] = number
        if turn.path:
            here, there = _centre(turn.origin, cell), _centre(turn.path[-1], cell)
            ways.append(draw.stroked(draw.line(*here, *there), BLACK, 1.0))
            ways.append(pointer(*there, cell * 0.95, (number - 1) % 4, BLACK))
        if turn.captured is not None:
            ways.append(
                draw.stroked(draw.circle(*_centre(turn.captured, cell), cell * 0.85), BLACK, 0.6)
            )
    for space, number in rings.items():
        x, y = _centre(space, cell)
        ways.append(draw.framed(draw.circle(x, y, cell * 0.55), WHITE, BLACK, 0.5))
        ways.append(centred_text(x, y, str(number), _NUMBER_SIZE, BLACK, "condensed-semibold"))
    return (*_small_board(after, collapsed, cell), *ways)


def _small_board(position: Position, collapsed: int, cell: float) -> Iterator[draw.Shape]:
    """Yield a position on a small board; solid spaces that have `collapsed` are darker."""
    dark = collapsed & position.solid
    yield from filled_spaces(position.solid & ~dark, cell, grey(0.22))
    yield from filled_spaces(dark, cell, _COLLAPSED)
    yield draw.PlacedForm(_small_grid(cell))
    for node in position.board.nodes:
        yield draw.filled(draw.circle(*_centre(node, cell), cell * 0.2), BLACK)


def board_picture(board: Board, cell: float, goal: Ink, quarters: int = 0) -> Block:
    """Return `board`, its bottom row marked, after so many quarter turns."""
    width, height = COLUMNS * cell, ROWS * cell
    shapes: tuple[draw.Shape, ...] = (
        draw.filled(draw.rectangle(draw.Box(0, height - cell, width, cell)), goal.tint(0.35)),
        *filled_spaces(board.solid, cell, grey(0.22)),
        draw.PlacedForm(_small_grid(cell)),
        *(
            draw.filled(draw.circle(*_centre(node, cell), cell * 0.24), BLACK)
            for node in board.nodes
        ),
        draw.stroked(draw.line(0, height, width, height), goal, 1.8),
    )
    return _turned(shapes, draw.Box(0, 0, width, height), quarters)


def turned_picture(turn: Step, cell: float, outlined: int = 0) -> Block:
    """Return the part of the board where `turn` happens, as it lies in that turn: down is down.

    Spaces of the bit set `outlined` have dashed rims.
    """
    spaces = (turn.origin, *turn.path)
    around = draw.box_around(space_box(space, cell) for space in spaces).expanded(
        2 * cell if turn.captured is not None else cell
    )
    seen = around.intersection(draw.Box(0, 0, COLUMNS * cell, ROWS * cell))
    rims_drawn = (
        draw.stroked(draw.rectangle(space_box(space, cell)), BLACK, 1.25, dash=(0.9, 0.7))
        for space in spaces_of(outlined)
    )
    shown = (*turn_picture(turn, cell), *rims_drawn)
    clipped = draw.Group(shown, clip=draw.rectangle(seen.expanded(0.15)))
    return _turned((clipped,), seen, (turn.after.turn - 1) % 4)


def space_box(space: BoardSpace, cell: float) -> draw.Box:
    """Return where a space of the board is."""
    row, column = divmod(space, COLUMNS)
    return draw.Box(column * cell, row * cell, cell, cell)


def _turned(shapes: tuple[draw.Shape, ...], box: draw.Box, quarters: int) -> Block:
    """Return what lies in `box`, turned clockwise so that the side that is down is below (R4)."""
    turn = draw.rotated(90 * quarters)
    found = box.mapped(turn)
    moved = draw.Group(shapes, draw.moved(-found.x, -found.y) @ turn)
    return Diagram(found.width, found.height, (moved,))


def _small_grid(cell: float) -> draw.Form:
    bounds = draw.Box(0, 0, COLUMNS * cell, ROWS * cell)
    middle = draw.stroked(draw.line(0, SIZE * cell, bounds.width, SIZE * cell), BLACK, 0.5)
    name = f"rotator-grid-{round(cell * 1000)}"
    return draw.Form(name, bounds.expanded(1), (*grid_lines(cell, ROWS, grey(0.3)), middle))


def _centre(space: BoardSpace, cell: float) -> draw.Point:
    row, column = divmod(space, COLUMNS)
    return (column + 0.5) * cell, (row + 0.5) * cell


def filled_spaces(bits: int, cell: float, ink: Ink) -> Iterator[draw.Path]:
    """Yield the spaces in `bits` as one fill, with a rectangle for each run in a row."""
    outline: list[draw.Segment] = []
    inside = (space for space in BOARD_SPACES if bits >> space & 1)
    for _, run in groupby(enumerate(inside), lambda item: (item[1] // COLUMNS, item[1] - item[0])):
        spaces = [space for _, space in run]
        row, column = divmod(spaces[0], COLUMNS)
        outline += draw.rectangle(draw.Box(column * cell, row * cell, len(spaces) * cell, cell))
    if outline:
        yield draw.filled(tuple(outline), ink)


def _range_outline(node: BoardSpace, cell: float) -> tuple[draw.Segment, ...]:
    """Return the outline of a Node's range, cut off at the rim (R2)."""
    row, column = divmod(node, COLUMNS)
    left: list[draw.Point] = []
    right: list[draw.Point] = []
    for y in range(max(0, row - 2), min(ROWS, row + 3)):
        reach = 2 - abs(y - row)
        first, end = max(0, column - reach), min(COLUMNS, column + reach + 1)
        left += [(first * cell, y * cell), (first * cell, (y + 1) * cell)]
        right += [(end * cell, y * cell), (end * cell, (y + 1) * cell)]
    return draw.polygon([*right, *reversed(left)])


def _directions(book: FontBook, cell: float, size: float, column: bool) -> Iterator[draw.Shape]:
    cap = cap_height(_DOWN_SIZE)
    for quarter in range(4):
        left, labels = 0.0, LABEL_GAP + (_LABEL_WIDTH * size if quarter % 2 else cap_height(size))
        if column and quarter % 2:  # beside the half without labels there
            left, labels = -SIZE * cell / 2, 0.0
        baseline = labels + _DOWN_GAP + cap
        words = words_in(book)("down", number=quarter + 1, second=quarter + 5, third=quarter + 9)
        sign = pointer(left - 15.5, baseline - cap / 2, 1.6, 0, BLACK)
        yield at_rim(quarter, cell, sign, draw.Text(left - 14, baseline, words, _DOWN_SIZE, BLACK))


def at_rim(direction: int, cell: float, *shapes: draw.Shape) -> draw.Group:
    """Return shapes moved to the middle of the rim that is down in `direction` (R4)."""
    width, height = COLUMNS * cell, ROWS * cell
    x, y = ((width / 2, height), (width, height / 2), (width / 2, 0.0), (0.0, height / 2))[
        direction
    ]
    return draw.Group(shapes, draw.moved(x, y) @ draw.rotated(-90 * direction))
