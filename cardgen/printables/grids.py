"""Grid sheets: private and public grids in pairs, for any of the games, on plain paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.printables.common.board_lines import LABEL_GAP, grid_lines, labels, rotator_board
from cardgen.printables.common.game_marks import MARKS, ROTATOR_MARKS, Mark, key, mark
from cardgen.printables.common.typesetting import cap_height
from companion.contract import Game
from companion.grid import SIZE

SMALLEST_CELL, LARGEST_CELL = 5.0, 15.0
"""In mm."""
_USUAL_CELLS = {1: 11.0, 2: 8.0}  # by grids a player: they fill an A4 or Letter page well

_MARGIN = 10.0
_HEAD = 10.0  # above a grid: what it is, whose it is
_ROTATOR_FOOT = 7.0
_TURNED = 4.5  # on top of that for Rotator: the red grid's column labels
_FOOT = 17.5  # below it: column labels and, on private grids, a tally
_SIDE = 6.5  # beside it: row labels
_KEY = 15.0  # at the foot of the page
_GAP = 7.0


class GridSheetError(ValueError):
    """A sheet that cannot be made as asked."""


@dataclass(frozen=True, slots=True)
class _GridBlock:
    """One grid with its head and foot, and where it lies on the page."""

    private: bool
    player: int
    x: float
    y: float


def grid_sheets(
    game: Game,
    book: FontBook,
    paper: tuple[float, float],
    cell: float | None = None,
    players: int | None = None,
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` (width and height in mm) with a private and a public grid for each player.

    Rotator has one board of both grids for its single player instead. `players` is the game's fewest
    where it is not given. `cell` is the side of a space in mm, by default one that fills the page.

    Raises:
        GridSheetError: a cell out of range, too many or too few players, or a grid larger than the paper.
    """
    fewest = game.players[0]
    cell = _default_cell(game, paper) if cell is None else cell
    count = fewest if players is None else players
    if not SMALLEST_CELL <= cell <= LARGEST_CELL:
        raise GridSheetError(f"spaces of {cell:g} mm: choose {SMALLEST_CELL:g} to {LARGEST_CELL:g}")
    if not 1 <= count <= 100:
        raise GridSheetError(f"{count} players: choose 1 to 100")
    block_width, block_height = _block_size(game, cell)
    width, height = paper
    room_x, room_y = width - 2 * _MARGIN, height - 2 * _MARGIN - _KEY
    across = int((room_x + _GAP) // (block_width + _GAP))
    down = int((room_y + _GAP) // (block_height + _GAP))
    if across < 1 or down < 1:
        raise GridSheetError(
            f"a grid with spaces of {cell:g} mm needs {block_width + 2 * _MARGIN:.0f} x "
            f"{block_height + 2 * _MARGIN + _KEY:.0f} mm, and the paper has {width:g} x {height:g}: choose "
            "smaller spaces or larger paper"
        )
    per_player = game.grids
    if per_player == 2:  # keep a player's two grids together: side by side or one above the other
        if across >= 2:
            across -= across % 2
        elif down >= 2:
            down -= down % 2
    grids = [(player, side == 0) for player in range(count) for side in range(per_player)]
    on_page = across * down
    left = (width - across * block_width - (across - 1) * _GAP) / 2
    step = min(block_height + 2 * _GAP, (room_y + _GAP) / down)
    pages: list[draw.Page] = []
    for start in range(0, len(grids), on_page):
        blocks = [
            _GridBlock(
                private,
                player,
                left + (index % across) * (block_width + _GAP),
                _MARGIN + (index // across) * step,
            )
            for index, (player, private) in enumerate(grids[start : start + on_page])
        ]
        shapes = [shape for block in blocks for shape in _block(block, game, cell, book)]
        for first, second in pairwise(blocks):
            if first.private and not second.private and first.player == second.player:
                shapes.append(_cut(first, second, block_width, block_height))
        shapes += _key(game, left + _SIDE, width, height)
        pages.append(draw.Page(width, height, (("text", tuple(shapes)),), label=f"page {len(pages) + 1}"))
    return tuple(pages)


def _block_size(game: Game, cell: float) -> tuple[float, float]:
    """Return the room that a grid takes with all that stands around it."""
    if game.grids == 1:
        return SIZE * cell + 2 * _SIDE, 2 * SIZE * cell + _HEAD + _TURNED + _ROTATOR_FOOT
    return SIZE * cell + _SIDE, SIZE * cell + _HEAD + _FOOT


def _default_cell(game: Game, paper: tuple[float, float]) -> float:
    """Return a cell that fills the paper well: the game's usual one, or the largest that fits."""
    cell = _USUAL_CELLS[game.grids]
    while cell > SMALLEST_CELL:
        width, height = _block_size(game, cell)
        if width <= paper[0] - 2 * _MARGIN and height <= paper[1] - 2 * _MARGIN - _KEY:
            break
        cell -= 0.5
    return cell


def _block(block: _GridBlock, game: Game, cell: float, book: FontBook) -> Iterator[draw.Shape]:
    side = SIZE * cell
    size = min(9.0, max(5.5, cell * 0.9))
    if game.grids == 1:
        yield from _rotator(block, cell, size, book)
        return
    x, y = block.x + _SIDE, block.y + _HEAD
    title, hint = ("Private", "keep it hidden") if block.private else ("Public", "for all to see")
    yield from _heading(x, block.y, title, hint, book)
    yield from _name_and_symbol(x, block.y, x + side)
    yield draw.Group((*grid_lines(cell), *labels(cell, size, LABEL_GAP)), draw.moved(x, y))
    if block.private:
        yield from _tally(x, y + side + LABEL_GAP + cap_height(size) + 3.4, side, game)


def _heading(x: float, y: float, title: str, hint: str, book: FontBook) -> Iterator[draw.Shape]:
    yield draw.Text(x, y + 3.2, title, 9, BLACK, "semibold")
    yield draw.Text(x + book.width(title, 9, "semibold") + 2, y + 3.2, hint, 6.5, grey(0.75))


def _name_and_symbol(left: float, y: float, right: float) -> Iterator[draw.Shape]:
    """Return a line for the name and a box for the symbol."""
    box = 7.4
    yield draw.Text(left, y + 8.0, "Name", 6.5, BLACK)
    yield draw.stroked(draw.line(left + 7.0, y + 8.3, right - box - 11.5, y + 8.3), BLACK, 0.5)
    yield draw.Text(right - box - 1.4, y + 8.0, "Symbol", 6.5, BLACK, anchor="end")
    yield draw.stroked(draw.rectangle(draw.Box(right - box, y + 0.9, box, box), 0.6), BLACK, 0.5)


def _tally(x: float, y: float, side: float, game: Game) -> Iterator[draw.Shape]:
    """Return what to tick off on a private grid: 5 Nodes and, where there are any, 20 Deflectors."""
    sign = 4.0
    box = min(3.2, (side - 2 * sign - 2.5) / 15 * 0.82)
    step = box / 0.82
    yield from mark("node", draw.Box(x, y - (sign - box) / 2, sign, sign), BLACK, 0.75)
    for index in range(5):
        yield draw.stroked(draw.rectangle(draw.Box(x + sign + index * step, y, box, box)), BLACK, 0.5)
    if not game.deflectors:
        return
    x += sign + 5 * step + 2.5
    yield from mark("deflector", draw.Box(x, y - (sign - box) / 2, sign, sign), BLACK, 0.75)
    for index in range(20):
        column, row = index % 10, index // 10
        yield draw.stroked(
            draw.rectangle(draw.Box(x + sign + column * step, y + row * step, box, box)), BLACK, 0.5
        )


def _rotator(block: _GridBlock, cell: float, size: float, book: FontBook) -> Iterator[draw.Shape]:
    """Return one board of both grids: the red one turned, the blue one near the player."""
    side = SIZE * cell
    x, y = block.x + _SIDE, block.y + _HEAD + _TURNED
    yield from _heading(x, block.y, "Rotator", "start on the top row", book)
    boost = min(4.0, side * 0.05)
    left = x + side - 9.8 * boost
    yield draw.Text(left - 1.2, block.y + 7.0, "Boosts", 6.5, BLACK, anchor="end")
    for index in range(10):
        yield draw.stroked(
            draw.rectangle(draw.Box(left + index * boost, block.y + 4.8, boost * 0.8, 2.6)), BLACK, 0.5
        )
    yield draw.Group(rotator_board(cell, size), draw.moved(x, y))


def _cut(private: _GridBlock, public: _GridBlock, width: float, height: float) -> draw.Shape:
    """Return a dashed line along which a player's two grids are cut or folded apart."""
    if private.y == public.y:
        x = (private.x + width + public.x) / 2
        ends = (x, private.y, x, private.y + height)
    else:
        y = (private.y + height + public.y) / 2
        ends = (private.x, y, private.x + width, y)
    return draw.stroked(draw.line(*ends), grey(0.6), 0.5, dash=(2.0, 1.5))


def _key(game: Game, left: float, width: float, height: float) -> list[draw.Shape]:
    """Return the pencil marks and what they mean, along the foot of the page from `left`."""
    top = height - _MARGIN - _KEY + 5.0
    rule = draw.line(left, top - 2.5, width - _MARGIN, top - 2.5)
    shapes: list[draw.Shape] = [draw.stroked(rule, grey(0.6), 0.5)]
    if game.grids == 1:
        entries: tuple[tuple[Mark, str], ...] = ROTATOR_MARKS
    else:
        shown = {"node", "territory"} | ({"deflector"} if game.deflectors else set())
        shown |= {"link", "master"} if game.alliances else set()
        entries = tuple(entry for entry in MARKS if entry[0] in shown)
    pitch = (width - left - _MARGIN) / max(4, len(entries))
    return [*shapes, *key(entries, left, top, pitch, 6.0, 8.0)]
