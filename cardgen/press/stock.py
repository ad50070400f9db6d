"""Stock: what lies in the printer's tray, and where cards find room on it.

Stock is a grid of equal cells on paper of a known size: perforated stock comes with its cells, plain
paper gets them from the card (`plain_stock`). Which cards fit is arithmetic (`slots`): a card takes one
cell, or several that touch, as it is or turned by a quarter. Lengths are millimetres, positions count
from the paper's top left corner, front side up.
"""

from __future__ import annotations

import math
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from cardgen.data import data_names, read_data
from cardgen.drawing.shapes import Box, Matrix, moved, rotated
from cardgen.inputs.faults import Fault, InputFault, did_you_mean

PAPERS = {
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "a3": (297.0, 420.0),
    "sra3": (320.0, 450.0),
    "a2": (420.0, 594.0),
}
EDGE = 5.0
"""Lasers cannot print nearer than this to the paper's edge."""

OUTSIDE_STOCK = ("plain", "single")
"""Answers to "which stock?" without a file: paper cut by hand, and one card a page for a print shop."""

_TOLERANCE = 0.25  # a card may be larger than its cell by as much as rounding inches makes it
_SLACK = 6.0  # and smaller by two bleeds of 3: its art still covers the whole cell
_BLEED = 3.175  # 0.125 in: how far art runs over a perforated edge, in case the sheet lies askew
_LARGEST = 2000.0

Line = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Stock:
    """A sheet with `columns` x `rows` cells, the first at (`x0`, `y0`), the next `dx` or `dy` further on.

    `fold_x` and `fold_y` are where each cell is scored for folding, from its left and top edges. Art may
    run over a cell's edge by `bleed`, up to half the gap to the next cell, and stays `margin` away from
    the paper's edge. What is not `perforated` is cut by hand and gets crop marks.
    """

    name: str
    about: str
    paper_width: float
    paper_height: float
    cell_width: float
    cell_height: float
    columns: int
    rows: int
    x0: float
    y0: float
    dx: float
    dy: float
    fold_x: float | None = None
    fold_y: float | None = None
    bleed: float = _BLEED
    margin: float = EDGE
    perforated: bool = True

    @property
    def paper(self) -> Box:
        """The whole sheet."""
        return Box(0, 0, self.paper_width, self.paper_height)

    def cells(self, columns: int = 1, rows: int = 1) -> list[Box]:
        """Return, in reading order, the full blocks of `columns` x `rows` cells."""
        width = (columns - 1) * self.dx + self.cell_width
        height = (rows - 1) * self.dy + self.cell_height
        return [
            Box(self.x0 + column * self.dx, self.y0 + row * self.dy, width, height)
            for row in range(0, self.rows - rows + 1, rows)
            for column in range(0, self.columns - columns + 1, columns)
        ]


@dataclass(frozen=True, slots=True)
class Slot:
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


def slots(stock: Stock, page_width: float, page_height: float) -> list[Slot]:
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
        f"a card of {_size(page_width, page_height)} mm does not fit its cells of "
        f"{_size(stock.cell_width, stock.cell_height)} mm; it fits {fitting}"
    )
    raise InputFault([Fault(stock.name, None, message)])


def plain_stock(
    paper: str, page_width: float, page_height: float, bleed: float = 3.0, gutter: float = 0.0
) -> Stock:
    """Return plain paper with cells for as many cards of `page_width` x `page_height` mm as it holds.

    Cards lie in the middle of the sheet, all upright or, where more fit, all turned by a quarter. They
    are `gutter` mm apart, and never nearer than two bleeds; with neither they share their edges and a
    single cut parts two of them. With a bleed every card keeps its own cut, which forgives scissors: the
    sheet holds fewer cards, but none gets a white sliver. All of it keeps 5 mm from the paper's edge.

    Raises:
        InputFault: no such paper, or the card is larger than it; bleed or gutter below 0.
    """
    width, height = paper_size(paper)
    faults = [
        Fault(f"--{name}", None, f"{value:g} mm is not a width: 0 or more")
        for name, value in (("bleed", bleed), ("gutter", gutter))
        if not 0 <= value <= _LARGEST
    ]
    if faults:
        raise InputFault(faults)
    gap = max(gutter, 2 * bleed)

    def count(card: float, room: float) -> int:
        return max(0, math.floor((room - 2 * EDGE - 2 * bleed + gap) / (card + gap) + 1e-9))

    columns, rows, cell = max(
        ((count(w, width), count(h, height), (w, h)) for w, h in _both_ways(page_width, page_height)),
        key=lambda grid: grid[0] * grid[1],
    )
    if columns * rows == 0:
        needed = _size(page_width + 2 * (bleed + EDGE), page_height + 2 * (bleed + EDGE))
        raise InputFault(
            [
                Fault(
                    f"plain paper of {_size(width, height)} mm",
                    None,
                    f"a card of {_size(page_width, page_height)} mm needs {needed} mm, "
                    f"its bleed of {bleed:g} mm and {EDGE:g} mm of free edge included",
                )
            ]
        )
    dx, dy = cell[0] + gap, cell[1] + gap
    return Stock(
        name="plain",
        about=f"plain paper of {_size(width, height)} mm, cut by hand",
        paper_width=width,
        paper_height=height,
        cell_width=cell[0],
        cell_height=cell[1],
        columns=columns,
        rows=rows,
        x0=(width - columns * dx + gap) / 2,
        y0=(height - rows * dy + gap) / 2,
        dx=dx,
        dy=dy,
        bleed=bleed,
        perforated=False,
    )


def paper_size(paper: str) -> tuple[float, float]:
    """Return width and height in mm of a paper named in `PAPERS`, or written ``WIDTHxHEIGHT`` in mm.

    Raises:
        InputFault: `paper` is neither.
    """
    known = PAPERS.get(paper.strip().lower())
    if known is not None:
        return known
    number = r"(\d{1,4}(?:\.\d{1,3})?)"
    match = re.fullmatch(rf"\s*{number}\s*[x×]\s*{number}\s*(?:mm)?\s*", paper, re.ASCII | re.IGNORECASE)
    if match and all(0 < float(side) <= _LARGEST for side in match.groups()):
        return float(match[1]), float(match[2])
    raise InputFault(
        [
            Fault(
                "--paper",
                None,
                f"'{paper}' is no paper: {', '.join(PAPERS)}, or width x height in mm such as 210x297"
                f"{did_you_mean(paper.lower(), PAPERS)}",
            )
        ]
    )


def stock_names() -> list[str]:
    """Return the names of the stock that comes with the program."""
    return [Path(name).stem for name in data_names("layouts/stock/*.toml")]


def load_stock(name_or_path: str | Path) -> Stock:
    """Return the stock of that name or, where it ends in ``.toml``, the one that file describes.

    Raises:
        InputFault: no stock has that name, or the file cannot be read or is wrong (all faults at once).
    """
    name = str(name_or_path)
    if name.lower().endswith(".toml"):
        try:
            return _parsed(Path(name).stem, name, Path(name).read_bytes())
        except OSError as error:
            raise InputFault([Fault(name, None, f"cannot be read: {error.strerror or error}")]) from None
    if name not in stock_names():
        known = (*OUTSIDE_STOCK, *stock_names())
        raise InputFault(
            [
                Fault(
                    "--stock",
                    None,
                    f"no stock is called '{name}'{did_you_mean(name, known)}: {', '.join(known)}, "
                    "or a .toml file of your own",
                )
            ]
        )
    return _shipped(name)


# -- fitting -------------------------------------------------------------------------------------


def _blocks(stock: Stock) -> list[tuple[int, int]]:
    """Columns x rows of the blocks of touching cells, the smallest first; of two equal ones the taller."""
    across = stock.columns if stock.dx - stock.cell_width < _TOLERANCE else 1
    down = stock.rows if stock.dy - stock.cell_height < _TOLERANCE else 1
    every = [(columns, rows) for columns in range(1, across + 1) for rows in range(1, down + 1)]
    return sorted(every, key=lambda block: (block[0] * block[1], block[0]))


def _fits(card: float, room: float) -> bool:
    return room - _SLACK - 1e-6 <= card <= room + _TOLERANCE


def _slot(stock: Stock, block: Box, width: float, height: float, turned: bool) -> Slot:
    x, y = block.centre
    columns = round((block.width - stock.cell_width) / stock.dx) + 1
    rows = round((block.height - stock.cell_height) / stock.dy) + 1
    lefts = [block.x + column * stock.dx for column in range(columns)]
    tops = [block.y + row * stock.dy for row in range(rows)]

    def across_block(xs: list[float], ys: list[float]) -> tuple[Line, ...]:
        upright = [(x, block.y, x, block.bottom) for x in xs]
        return (*upright, *((block.x, y, block.right, y) for y in ys))

    return Slot(
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
        for stock in [_shipped(name)]
        if any(
            _fits(w, block.width) and _fits(h, block.height)
            for w, h in _both_ways(width, height)
            for block in [stock.cells(*shape)[0] for shape in _blocks(stock)]
        )
    ]


def _both_ways(width: float, height: float) -> tuple[tuple[float, float], tuple[float, float]]:
    return (width, height), (height, width)


def _size(width: float, height: float) -> str:
    return f"{width:g} x {height:g}"


# -- reading -------------------------------------------------------------------------------------

_MEANING = {
    "about": "one line that says what it is",
    "paper": f"{', '.join(PAPERS)}, or {{ width = ..., height = ... }} in mm",
    "cell": "{ width = ..., height = ... } in mm",
    "columns": "how many cells lie side by side",
    "rows": "how many cells lie one below the other",
    "x0": "mm from the paper's left edge to the first cell",
    "y0": "mm from the paper's top edge to the first cell",
    "dx": "mm from the left edge of a cell to that of the next one",
    "dy": "mm from the top edge of a cell to that of the next one",
    "fold": "{ x = ... } or { y = ... }: where each cell is scored, in mm from its left or top edge",
    "bleed": "how many mm art may run over the edge of a cell",
    "margin": "how many mm along the paper's edge stay free",
    "perforated": "true, or false for paper that is cut by hand",
}


@cache
def _shipped(name: str) -> Stock:
    return read_data(f"layouts/stock/{name}.toml", lambda path: _parsed(name, path.name, path.read_bytes()))


def _parsed(name: str, where: str, data: bytes) -> Stock:
    try:
        text = data.decode("utf-8-sig")
        table = tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise InputFault([Fault(where, None, f"is not UTF-8 text (byte {error.start})")]) from None
    except (ValueError, RecursionError) as error:  # the latter from brackets nested a thousand deep
        raise InputFault([Fault(where, None, f"is not TOML: {error}")]) from None
    fields = _Fields(where, text, table)
    stock = fields.stock(name)
    if fields.faults:
        raise InputFault(fields.faults)
    return stock


class _Fields:
    """The fields of a stock file and what is wrong with them.

    A number that is missing or wrong is read as nan: every comparison with it is false, so that a fault
    is reported once and not again by whatever depends on it.
    """

    def __init__(self, where: str, text: str, table: dict[str, object]) -> None:
        self.where, self.text, self.table = where, text, table
        self.faults: list[Fault] = []

    def stock(self, name: str) -> Stock:
        for field in self.table:
            if field not in _MEANING:
                guess = did_you_mean(field, _MEANING) or f"; known are {', '.join(_MEANING)}"
                self.fault(field, f"is no field of a stock{guess}")
        paper_width, paper_height = self.paper()
        cell_width, cell_height = self.pair("cell")
        columns, rows = self.count("columns"), self.count("rows")
        fold_x, fold_y = self.fold(cell_width, cell_height)
        stock = Stock(
            name=name,
            about=self.about(name),
            paper_width=paper_width,
            paper_height=paper_height,
            cell_width=cell_width,
            cell_height=cell_height,
            columns=columns,
            rows=rows,
            x0=self.number("x0"),
            y0=self.number("y0"),
            dx=self.number("dx", None if columns > 1 else cell_width),
            dy=self.number("dy", None if rows > 1 else cell_height),
            fold_x=fold_x,
            fold_y=fold_y,
            bleed=self.number("bleed", _BLEED),
            margin=self.number("margin", EDGE),
            perforated=self.truth("perforated", default=True),
        )
        self.check(stock)
        return stock

    def check(self, stock: Stock) -> None:
        """Report cells that overlap or lie off the paper."""
        right = stock.x0 + (stock.columns - 1) * stock.dx + stock.cell_width
        bottom = stock.y0 + (stock.rows - 1) * stock.dy + stock.cell_height
        for pitch, step, many, side, cell in (
            ("dx", stock.dx, stock.columns, "wide", stock.cell_width),
            ("dy", stock.dy, stock.rows, "high", stock.cell_height),
        ):
            if many > 1 and step < cell - 0.01:
                self.fault(
                    pitch, f"{step:g} makes cells overlap that are {cell:g} mm {side}: {cell:g} or more"
                )
        for field, end, paper, edge in (
            ("x0", right, stock.paper_width, "right"),
            ("y0", bottom, stock.paper_height, "bottom"),
        ):
            if end > paper + 0.01:
                self.fault(
                    field, f"the last cell ends at {end:g} mm, beyond the paper's {edge} edge at {paper:g}"
                )

    def fault(self, field: str, message: str) -> None:
        top = re.escape(field.partition(".")[0])
        found = re.search(rf"^[ \t]*\[?[ \t]*[\"']?{top}\b", self.text, re.MULTILINE)
        line = f":{self.text.count(chr(10), 0, found.start()) + 1}" if found else ""
        self.faults.append(Fault(self.where + line, field, message))

    def missing(self, field: str) -> None:
        self.fault(field, f"is missing: {_MEANING[field]}")

    def about(self, name: str) -> str:
        about = self.table.get("about", name)
        if isinstance(about, str) and about.isprintable():
            return about
        self.fault("about", f"is not {_MEANING['about']}")
        return ""

    def paper(self) -> tuple[float, float]:
        paper = self.table.get("paper")
        if not isinstance(paper, str):
            return self.pair("paper")
        if paper.lower() not in PAPERS:
            self.fault("paper", f"'{paper}' is no paper: {_MEANING['paper']}{did_you_mean(paper, PAPERS)}")
        return PAPERS.get(paper.lower(), (math.nan, math.nan))

    def pair(self, field: str) -> tuple[float, float]:
        table = self.subtable(field, ("width", "height"))
        if table is None:
            return math.nan, math.nan
        width, height = (
            self.length(f"{field}.{side}", table.get(side), least=1.0) for side in ("width", "height")
        )
        return width, height

    def fold(self, cell_width: float, cell_height: float) -> tuple[float | None, float | None]:
        if "fold" not in self.table:
            return None, None
        table = self.subtable("fold", ("x", "y")) or {}
        folds = []
        for axis, size in (("x", cell_width), ("y", cell_height)):
            place = self.length(f"fold.{axis}", table[axis]) if axis in table else None
            if place is not None and not 0 < place < size and not math.isnan(place + size):
                self.fault(
                    f"fold.{axis}", f"{place:g} is not inside the cell: more than 0, less than {size:g}"
                )
            folds.append(place)
        return folds[0], folds[1]

    def subtable(self, field: str, keys: tuple[str, ...]) -> dict[str, object] | None:
        table = self.table.get(field)
        if table is None:
            self.missing(field)
            return None
        if not isinstance(table, dict) or not table:
            self.fault(field, f"is not {_MEANING[field]}")
            return None
        for key in table.keys() - set(keys):
            self.fault(f"{field}.{key}", f"is not known here{did_you_mean(key, keys)}: {_MEANING[field]}")
        return cast("dict[str, object]", table)

    def number(self, field: str, default: float | None = None) -> float:
        if field not in self.table:
            if default is None:
                self.missing(field)
            return math.nan if default is None else default
        return self.length(field, self.table[field])

    def length(self, field: str, value: object, least: float = 0.0) -> float:
        if isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= _LARGEST:
            return float(value)
        shown = "is missing" if value is None else f"{str(value)[:40]!r} is not right"
        self.fault(field, f"{shown}: a number of mm from {least:g} to {_LARGEST:g}")
        return math.nan

    def count(self, field: str) -> int:
        value = self.table.get(field)
        if value is None:
            self.missing(field)
        elif isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 100:
            return value
        else:
            self.fault(field, f"{str(value)[:40]!r} is not right: a whole number from 1 to 100")
        return 1

    def truth(self, field: str, *, default: bool) -> bool:
        value = self.table.get(field, default)
        if isinstance(value, bool):
            return value
        self.fault(field, f"is not {_MEANING[field]}")
        return default
