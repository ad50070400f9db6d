"""Which places a stock has for cards of a size: a card takes one cell, or several that touch.

A card lies as it is or turned by a quarter. Lengths are millimetres, positions count from the paper's top
left corner, front side up.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardgen.drawing.shapes import Box, Matrix, moved, rotated
from cardgen.inputs.faults import Fault, InputFault
from cardgen.press.stock import Line, Stock, both_ways, shipped_stock, size_text, stock_names

_TOLERANCE = 0.25  # a card may be larger than its cell by as much as rounding inches makes it
_SLACK = 6.0  # and smaller by two bleeds of 3: its art still covers the whole cell


@dataclass(frozen=True, slots=True)
class CardSlot:
    """Room for one card on the front of a sheet.

    `trim` is where its trim box lies, `room` how far its art may reach; a `turned` card lies a quarter
    turn clockwise. `perforations` are the lines that part the cells it is made of, `scores` those along
    which the stock is prepared for folding.
    """

    trim: Box
    room: Box
    turned: bool = False
    perforations: tuple[Line, ...] = ()
    scores: tuple[Line, ...] = ()

    @property
    def matrix(self) -> Matrix:
        """The map from the card to the front of the sheet."""
        if self.turned:
            return moved(self.trim.right, self.trim.y) @ rotated(90)
        return moved(self.trim.x, self.trim.y)

    @property
    def card_room(self) -> Box:
        """`room` as seen from the card, its trim box's top left corner being the origin."""
        back = moved(-self.trim.x, -self.trim.y)
        if self.turned:
            back = rotated(-90) @ moved(-self.trim.right, -self.trim.y)
        return self.room.under(back)


def slots(stock: Stock, page_width: float, page_height: float) -> list[CardSlot]:
    """Return the places, in reading order, for cards of `page_width` x `page_height` mm on `stock`.

    A card takes as few cells as can be, and lies in their middle; it may be up to 6 mm smaller than they
    are (its bleed covers the rest), but not larger.

    Raises:
        InputFault: the card fits no cell, and no block of cells that touch.
    """
    for columns, rows in _blocks(stock):
        for turned in (False, True):
            width, height = (page_height, page_width) if turned else (page_width, page_height)
            blocks = stock.cells(columns, rows)
            if _fits(width, blocks[0].width) and _fits(height, blocks[0].height):
                return [_slot(stock, block, width, height, turned) for block in blocks]
    fitting = " and ".join([*_stocks_for(page_width, page_height), "plain paper that is large enough"])
    message = (
        f"a card of {size_text(page_width, page_height)} mm does not fit its cells of "
        f"{size_text(stock.cell_width, stock.cell_height)} mm; it fits {fitting}"
    )
    raise InputFault([Fault(stock.name, None, message)])


def _blocks(stock: Stock) -> list[tuple[int, int]]:
    """Columns x rows of the blocks of touching cells, the smallest first; of two equal ones the taller."""
    across = stock.columns if stock.dx - stock.cell_width < _TOLERANCE else 1
    down = stock.rows if stock.dy - stock.cell_height < _TOLERANCE else 1
    every = [(columns, rows) for columns in range(1, across + 1) for rows in range(1, down + 1)]
    return sorted(every, key=lambda block: (block[0] * block[1], block[0]))


def _fits(card: float, room: float) -> bool:
    return room - _SLACK - 1e-6 <= card <= room + _TOLERANCE


def _slot(stock: Stock, block: Box, width: float, height: float, turned: bool) -> CardSlot:
    x, y = block.centre
    columns = round((block.width - stock.cell_width) / stock.dx) + 1
    rows = round((block.height - stock.cell_height) / stock.dy) + 1
    lefts = [block.x + column * stock.dx for column in range(columns)]
    tops = [block.y + row * stock.dy for row in range(rows)]

    def across_block(xs: list[float], ys: list[float]) -> tuple[Line, ...]:
        upright = [(x, block.y, x, block.bottom) for x in xs]
        return (*upright, *((block.x, y, block.right, y) for y in ys))

    return CardSlot(
        Box(x - width / 2, y - height / 2, width, height),
        _room(stock, block),
        turned,
        perforations=across_block(lefts[1:], tops[1:]),
        scores=across_block(
            [] if stock.fold_x is None else [left + stock.fold_x for left in lefts],
            [] if stock.fold_y is None else [top + stock.fold_y for top in tops],
        ),
    )


def _room(stock: Stock, block: Box) -> Box:
    """How far the art of a card on `block` may reach: not into another cell's half of the gap."""
    gap_x, gap_y = stock.dx - stock.cell_width, stock.dy - stock.cell_height
    last_x = stock.x0 + (stock.columns - 1) * stock.dx + stock.cell_width
    last_y = stock.y0 + (stock.rows - 1) * stock.dy + stock.cell_height

    def reach(to_first: float, to_edge: float, gap: float) -> float:
        outermost = to_first < _TOLERANCE
        return max(0.0, min(stock.bleed, to_edge - stock.margin if outermost else gap / 2))

    left = block.x - reach(block.x - stock.x0, block.x, gap_x)
    top = block.y - reach(block.y - stock.y0, block.y, gap_y)
    right = block.right + reach(last_x - block.right, stock.paper_width - block.right, gap_x)
    bottom = block.bottom + reach(last_y - block.bottom, stock.paper_height - block.bottom, gap_y)
    return Box(left, top, right - left, bottom - top)


def _stocks_for(width: float, height: float) -> list[str]:
    """The names of the stock that comes with the program and takes cards of this size."""
    return [
        name
        for name in stock_names()
        for stock in [shipped_stock(name)]
        if any(
            _fits(w, block.width) and _fits(h, block.height)
            for w, h in both_ways(width, height)
            for block in [stock.cells(*shape)[0] for shape in _blocks(stock)]
        )
    ]
