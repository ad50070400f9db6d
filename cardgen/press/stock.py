"""Stock: the paper in the printer's tray.

Stock is a grid of equal cells on paper of a known size: perforated stock comes with its cells,
plain paper gets them from the card (`plain_stock`). Lengths are in mm, positions count from the
paper's top left corner, front side up.
"""

import re
from dataclasses import dataclass
from math import floor, isnan, nan
from pathlib import Path

from cardgen.data import data_names, read_data
from cardgen.drawing.shapes import Box, Size
from cardgen.inputs.faults import InputFault, did_you_mean
from cardgen.inputs.papers import EDGE, known_paper, papers
from cardgen.inputs.toml import TomlTable, read_toml

OUTSIDE_STOCK = ("plain", "single")
"""Names of stock without a file: paper cut by hand, and one card per page for a print shop."""

_BLEED = 3.175  # 0.125 in: how far art runs over a perforated edge, in case the sheet is askew
_LARGEST = 2000.0


@dataclass(frozen=True, slots=True)
class Stock:
    """A sheet with `columns` x `rows` cells.

    The first is at (`x0`, `y0`), each next one `dx` or `dy` further.

    `fold_x` and `fold_y` are where each cell is scored for folding, from its left and top edges.
    Art may run over a cell's edge by `bleed`, up to half the gap to the next cell, and stays
    `margin` away from the paper's edge. Stock that is not `perforated` is cut by hand and gets crop
    marks.
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


def plain_stock(
    paper: str, page_width: float, page_height: float, bleed: float = 3.0, gutter: float = 0.0
) -> Stock:
    """Return plain paper with cells for as many cards of `page_width` x `page_height` mm as fit.

    Cards are centred on the sheet, all upright or, if more fit, all turned by a quarter. They are
    `gutter` mm apart, and never nearer than two bleeds; without both they share their edges and
    cuts. With a bleed every card has cuts of its own: the sheet holds fewer cards, but none gets a
    white edge from an inexact cut. All of it keeps 5 mm from the paper's edge. Raises InputFault if
    there is no such paper, or the card is larger than it.
    """
    width, height = paper_size(paper)
    gap = max(gutter, 2 * bleed)

    def count(card: float, room: float) -> int:
        return max(0, floor((room - 2 * EDGE - 2 * bleed + gap) / (card + gap) + 1e-9))

    columns, rows, cell = max(
        (
            (count(w, width), count(h, height), (w, h))
            for w, h in both_ways(page_width, page_height)
        ),
        key=lambda grid: grid[0] * grid[1],
    )
    if columns * rows == 0:
        needed = size_text(page_width + 2 * (bleed + EDGE), page_height + 2 * (bleed + EDGE))
        message = (
            f"{size_text(width, height)} mm is too small: "
            f"a card of {size_text(page_width, page_height)} mm needs {needed} mm, "
            f"its bleed of {bleed:g} mm and {EDGE:g} mm of free edge included"
        )
        raise InputFault.of("--paper", message)
    dx, dy = cell[0] + gap, cell[1] + gap
    return Stock(
        name="plain",
        about=f"plain paper of {size_text(width, height)} mm, cut by hand",
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


def paper_size(paper: str) -> Size:
    """Return the size of a paper, by name or ``WIDTHxHEIGHT``; raises InputFault for neither."""
    if (known := known_paper(paper)) is not None:
        return papers()[known]
    number = r"(\d{1,4}(?:\.\d{1,3})?)"
    match = re.fullmatch(
        rf"\s*{number}\s*[x×]\s*{number}\s*(?:mm)?\s*", paper, re.ASCII | re.IGNORECASE
    )
    if match and all(0 < float(side) <= _LARGEST for side in match.groups()):
        return float(match[1]), float(match[2])
    message = (
        f"'{paper}' is not a paper size: {_paper_names()}, or width x height in mm such as 210x297"
    )
    raise InputFault.of("--paper", message + _nearest_paper(paper))


def _paper_names() -> str:
    return ", ".join(papers()).lower()


def _nearest_paper(name: str) -> str:
    return did_you_mean(name.lower(), [each.lower() for each in papers()])


def stock_names() -> list[str]:
    """Return the names of the bundled stock."""
    return [Path(name).stem for name in data_names("layouts/stock/*.toml")]


def load_stock(name_or_path: str | Path) -> Stock:
    """Return the stock of a name or ``.toml`` file; raises InputFault if it is missing or wrong."""
    name = str(name_or_path)
    if name.lower().endswith(".toml"):
        return _read(Path(name))
    if name in stock_names():
        return read_data(f"layouts/stock/{name}.toml", _read)
    known = (*OUTSIDE_STOCK, *stock_names())
    message = f"no stock is called '{name}'{did_you_mean(name, known)}: {', '.join(known)}"
    raise InputFault.of("--stock", f"{message}, or a .toml file of your own")


def both_ways(width: float, height: float) -> tuple[Size, Size]:
    """Return a size upright and turned by a quarter."""
    return (width, height), (height, width)


def size_text(width: float, height: float) -> str:
    """Return a size for messages."""
    return f"{width:g} x {height:g}"


# -- reading -------------------------------------------------------------------------------------

_MEANING = {
    "cell": "{ width = ..., height = ... } in mm",
    "columns": "how many cells are side by side",
    "rows": "how many cells are one below the other",
    "x0": "how far the first cell is from the paper's left edge",
    "y0": "how far the first cell is from the paper's top edge",
    "dx": "how far the left edge of a cell is from that of the next one",
    "dy": "how far the top edge of a cell is from that of the next one",
    "fold": "{ x = ... } or { y = ... }: "
    "where each cell is scored, in mm from its left or top edge",
}


def _read(path: Path) -> Stock:
    """Return the stock in the file at `path`.

    A missing or wrong number is read as nan: every comparison with it is false, so that a fault is
    reported once and not again by a check that depends on it.
    """
    top = read_toml(path)

    def length(key: str, default: float | None = None) -> float:
        required = _MEANING[key] if default is None else ""
        return top.number(key, 0, _LARGEST, nan if default is None else default, required)

    def size(key: str, meaning: str) -> Size:
        table = top.table(key, meaning, required=True)
        width, height = (
            table.number(side, 1, _LARGEST, nan, f"its {side}") for side in ("width", "height")
        )
        return width, height

    about = top.text("about") or path.stem
    wanted = f"{_paper_names()}, or {{ width = ..., height = ... }} in mm"
    named = top.value("paper", (str, dict), wanted, wanted)
    paper = (nan, nan)
    if isinstance(named, dict):
        paper = size("paper", wanted)
    elif named is not None and (known := known_paper(named)):
        paper = papers()[known]
    elif named is not None:
        top.fault(f"'{named}' is not a paper size: {wanted}{_nearest_paper(named)}", "paper")
    cell = size("cell", _MEANING["cell"])
    columns, rows = (top.whole(key, 1, 100, 1, _MEANING[key]) for key in ("columns", "rows"))
    stock = Stock(
        path.stem,
        about,
        *paper,
        *cell,
        columns,
        rows,
        length("x0"),
        length("y0"),
        length("dx", None if columns > 1 else cell[0]),
        length("dy", None if rows > 1 else cell[1]),
        *_fold(top, *cell),
        length("bleed", _BLEED),
        length("margin", EDGE),
        top.truth("perforated", True),
    )
    _check_cells(stock, top)
    top.close()
    return stock


def _fold(top: TomlTable, *cell: float) -> tuple[float | None, float | None]:
    """Return where each cell is scored, from its left and from its top edge."""
    table = top.table("fold", _MEANING["fold"])
    x, y = (table.number(key, 0, _LARGEST, nan) for key in "xy")
    for key, place, size in zip("xy", (x, y), cell, strict=True):
        if place == 0 or place >= size:
            table.fault(f"{place:g} is not inside the cell: more than 0, less than {size:g}", key)
    return None if isnan(x) else x, None if isnan(y) else y


def _check_cells(stock: Stock, top: TomlTable) -> None:
    last = stock.cells()[-1]
    for key, step, many, side, cell in (
        ("dx", stock.dx, stock.columns, "wide", stock.cell_width),
        ("dy", stock.dy, stock.rows, "high", stock.cell_height),
    ):
        if many > 1 and step < cell - 0.01:
            top.fault(
                f"{step:g} makes cells overlap that are {cell:g} mm {side}: {cell:g} or more", key
            )
    for key, end, paper, edge in (
        ("x0", last.right, stock.paper_width, "right"),
        ("y0", last.bottom, stock.paper_height, "bottom"),
    ):
        if end > paper + 0.01:
            top.fault(
                f"the last cell ends at {end:g} mm, beyond the paper's {edge} edge at {paper:g}",
                key,
            )
