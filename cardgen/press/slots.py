"""The places of a stock for cards of a size: a card takes one cell, or several that touch.

A card may be turned by a quarter. Lengths are in mm, positions count from the paper's top left
corner, front side up.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, grey
from cardgen.inputs.faults import Fault, InputFault, OptionAdvice
from cardgen.inputs.geometry import geometry_names, load_geometry
from cardgen.press.stock import Stock, both_ways, load_stock, size_text, stock_names

_TOLERANCE = 0.25  # a card may be larger than its cell by an error of rounding inches
_SLACK = 6.0  # and smaller by two bleeds of 3: its art still covers the whole cell


@dataclass(frozen=True, slots=True)
class CardSlot:
    """Room for one card on the front of a sheet.

    `trim` is its trim box, `room` the limit of its art; a `turned` card is turned a quarter
    clockwise. `perforations` are the lines between the cells it covers, `scores` the lines at which
    the stock is prepared for folding.
    """

    trim: draw.Box
    room: draw.Box
    turned: bool = False
    perforations: tuple[draw.Line, ...] = ()
    scores: tuple[draw.Line, ...] = ()

    @property
    def matrix(self) -> draw.Matrix:
        """The map from the card to the front of the sheet."""
        if self.turned:
            return draw.moved(self.trim.right, self.trim.y) @ draw.rotated(90)
        return draw.moved(self.trim.x, self.trim.y)

    @property
    def card_room(self) -> draw.Box:
        """`room` in card coordinates, origin at its trim box's top left corner."""
        return self.room.mapped(self.matrix.inverse())


def slots(stock: Stock, page_width: float, page_height: float) -> list[CardSlot]:
    """Return the places, in reading order, for cards of `page_width` x `page_height` mm on `stock`.

    A card takes as few cells as possible and is centred on them; it may be up to 6 mm smaller than
    they are (its bleed covers the rest), but not larger. Raises InputFault if the card fits no
    cell, and no block of cells that touch.
    """
    if found := next(_fitting(stock, page_width, page_height), None):
        blocks, width, height = found
        turned = width != page_width
        return [_slot(stock, block, width, height, turned) for block in blocks]
    fitting = " and ".join(
        [*stocks_for(page_width, page_height), "plain paper that is large enough"]
    )
    message = (
        f"a card of {size_text(page_width, page_height)} mm does not fit its cells of "
        f"{size_text(stock.cell_width, stock.cell_height)} mm; it fits {fitting}"
    )
    advice = tuple(OptionAdvice("geometry", name) for name in geometries_for(stock))
    raise InputFault(
        [Fault(stock.name, None, message, advice=advice or ("make a geometry of your own",))]
    )


def _fitting(stock: Stock, *page: float) -> Iterator[tuple[list[draw.Box], float, float]]:
    """Yield blocks of touching cells that a card fits, and its size there, upright or turned.

    The smallest are first, then the tallest.
    """
    across = stock.columns if stock.dx - stock.cell_width < _TOLERANCE else 1
    down = stock.rows if stock.dy - stock.cell_height < _TOLERANCE else 1
    every = [(columns, rows) for columns in range(1, across + 1) for rows in range(1, down + 1)]
    for shape in sorted(every, key=lambda block: (block[0] * block[1], block[0])):
        blocks = stock.cells(*shape)
        for width, height in both_ways(*page):
            if _fits(width, blocks[0].width) and _fits(height, blocks[0].height):
                yield blocks, width, height


def _fits(card: float, room: float) -> bool:
    return room - _SLACK - 1e-6 <= card <= room + _TOLERANCE


def _slot(stock: Stock, block: draw.Box, width: float, height: float, turned: bool) -> CardSlot:
    x, y = block.centre
    columns = round((block.width - stock.cell_width) / stock.dx) + 1
    rows = round((block.height - stock.cell_height) / stock.dy) + 1
    lefts = [block.x + column * stock.dx for column in range(columns)]
    tops = [block.y + row * stock.dy for row in range(rows)]

    def across_block(xs: list[float], ys: list[float]) -> tuple[draw.Line, ...]:
        upright = [(x, block.y, x, block.bottom) for x in xs]
        return (*upright, *((block.x, y, block.right, y) for y in ys))

    return CardSlot(
        draw.Box(x - width / 2, y - height / 2, width, height),
        _room(stock, block),
        turned,
        perforations=across_block(lefts[1:], tops[1:]),
        scores=across_block(
            [] if stock.fold_x is None else [left + stock.fold_x for left in lefts],
            [] if stock.fold_y is None else [top + stock.fold_y for top in tops],
        ),
    )


def _room(stock: Stock, block: draw.Box) -> draw.Box:
    """Return the limit of the art of a card on `block`: halfway to the next cell."""
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
    return draw.Box(left, top, right - left, bottom - top)


def numbered_places(stock: Stock, places: Sequence[CardSlot], free: Collection[int]) -> draw.Page:
    """Return a sheet of `stock` with the numbers of its places; those not `free` are pale."""
    shapes: list[draw.Shape] = []
    for index, slot in enumerate(places):
        ink = BLACK if index in free else grey(0.3)
        x, y = slot.trim.centre
        shapes.append(draw.stroked(draw.rectangle(slot.trim), ink, 0.5))
        shapes.append(draw.Text(x, y + 5, str(index + 1), 40, ink, "semibold", "middle"))
    return draw.Page(
        stock.paper_width, stock.paper_height, (("art", tuple(shapes)),), label="places"
    )


def geometries_for(stock: Stock) -> list[str]:
    """Return the names of the bundled geometries whose cards fit on `stock`."""
    shapes = {name: load_geometry(name) for name in geometry_names()}
    return [
        name for name, shape in shapes.items() if any(_fitting(stock, shape.width, shape.height))
    ]


def stocks_for(width: float, height: float) -> list[str]:
    """Return the names of the bundled stock that cards of this size fit on."""
    return [name for name in stock_names() if any(_fitting(load_stock(name), width, height))]
