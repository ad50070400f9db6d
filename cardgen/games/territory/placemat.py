"""Placemats: a table at real size, on one sheet or on several to glue together.

Sheets overlap; the seam is the middle of the overlap. The sheet on its left, or above, goes below:
its part beyond the seam is glued under the other sheet, which is cut along the seam.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, grey
from cardgen.drawing.qr import quiet_zone, symbol
from cardgen.games.territory.look import GAME_INKS
from cardgen.games.territory.table_artwork import TableStyle, extent, table_art
from cardgen.games.territory.table_plan import (
    CardMargins,
    Players,
    TablePlan,
    check_seats,
    players_of,
    spread_for,
)
from cardgen.inputs.geometry import SMALLEST_CELL, Geometry
from cardgen.inputs.papers import EDGE
from cardgen.inputs.phone_link import PhoneLink
from cardgen.sheets.blocks import Block, SheetError
from cardgen.sheets.grids import cut_line
from cardgen.sheets.page_head import HEAD, MARGIN, sheet_head
from cardgen.sheets.palette import COBALT
from cardgen.sheets.pencil_marks import numbered_disc
from cardgen.sheets.tents import words_beside
from cardgen.sheets.typesetting import cap_height, centred_text, text_lines
from cardgen.sheets.words import SheetWords, sheet_words
from companion.territory.table import Table

OVERLAP = 12.0
"""Overlap in mm of two sheets that are glued together."""
LARGEST_CELL = 15.0
_SMALLEST_SHEET = 90.0
_GAP = 2.0  # between cards
_CROSS = 2.5  # half of a mark
_BARE = CardMargins(5.0, 6.0)  # for labels, if no card lies on the mat
_STRIP_SIZE = 6.5
_QR = 22.0  # quiet zone included


def half_card(geometry: Geometry) -> CardMargins:
    """Return how far half a card with folded tabs reaches beyond its grid."""
    across, along = geometry.width, geometry.panel_height
    if geometry.fold == "down":
        across, along = geometry.height, geometry.panel_width
    return CardMargins((across - 2 * geometry.tab - geometry.grid) / 2, along - geometry.grid)


@dataclass(frozen=True)
class Tiling:
    """The fewest sheets of this `size` that cover the box `mat`.

    The printed part of a sheet is `EDGE` smaller on all sides.
    """

    mat: draw.Box
    size: draw.Size
    kept_clear: tuple[draw.Box, ...] = ()

    @property
    def _window(self) -> draw.Size:
        return self.size[0] - 2 * EDGE, self.size[1] - 2 * EDGE

    @property
    def columns(self) -> int:
        """Number of sheets side by side."""
        return _needed(self.mat.width, self._window[0])

    @property
    def rows(self) -> int:
        """Number of sheets one below the other."""
        return _needed(self.mat.height, self._window[1])

    @cached_property
    def windows(self) -> tuple[draw.Box, ...]:
        """The part of the mat on each sheet, row by row, in the mat's coordinates."""
        width, height = self._window
        x, y = self.mat.centre
        left = x - (self.columns * (width - OVERLAP) + OVERLAP) / 2
        top = y - (self.rows * (height - OVERLAP) + OVERLAP) / 2
        lefts = [left + column * (width - OVERLAP) for column in range(self.columns)]
        tops = [top + row * (height - OVERLAP) for row in range(self.rows)]
        return tuple(draw.Box(x, y, width, height) for y in tops for x in lefts)

    @cached_property
    def seams(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The x of the seams between columns and the y of those between rows."""
        lefts = [window.x for window in self.windows[1 : self.columns]]
        tops = [window.y for window in self.windows[self.columns :: self.columns]]
        return tuple(x + OVERLAP / 2 for x in lefts), tuple(y + OVERLAP / 2 for y in tops)

    @cached_property
    def crosses(self) -> tuple[draw.Point, ...]:
        """Places of marks on the seams: at their ends, where they cross, and halfway between.

        There is none where it would hit what is `kept_clear`.
        """
        across, down = self.seams
        inside = _CROSS + 2
        first, last = self.windows[0], self.windows[-1]
        ys = _with_middles([first.y + inside, *down, last.bottom - inside])
        xs = _with_middles([first.x + inside, *across, last.right - inside])
        places = [(x, y) for x in across for y in ys] + [(x, y) for y in down for x in xs]
        taken = [box.expanded(_CROSS + 1) for box in self.kept_clear]
        return tuple(
            (x, y)
            for x, y in dict.fromkeys(places)
            if not any(box.holds(draw.Box(x, y, 0, 0)) for box in taken)
        )


def fewest_sheets(mat: draw.Box, paper: draw.Size, kept_clear: tuple[draw.Box, ...] = ()) -> Tiling:
    """Return the sheets of `paper`, upright or turned, that cover `mat`; upright if equal."""
    upright, turned = Tiling(mat, paper, kept_clear), Tiling(mat, (paper[1], paper[0]), kept_clear)
    return min(upright, turned, key=lambda tiling: tiling.columns * tiling.rows)


def placemat_pages(
    table: Table,
    book: FontBook,
    paper: draw.Size,
    players: Players = (),
    cell: float = 4.5,
    card: CardMargins | None = None,
    link: PhoneLink | None = None,
) -> tuple[draw.Page, ...]:
    """Return `table` at real size on sheets of `paper`.

    `card` is the card around each grid, which gets an outline; without it grids only have room for
    their labels. A `link` gets a QR symbol in the lower right corner. If there are several sheets,
    the first page says how to join them. Raises SheetError if there are too many seats or another
    number of players, or if spaces or paper are out of range, TextTooLongError if a name does not
    fit in readable type, MissingGlyphError if no font has a character.
    """
    check_seats(table, players)
    if not SMALLEST_CELL <= cell <= LARGEST_CELL:
        raise SheetError(f"spaces of {cell:g} mm: choose {SMALLEST_CELL:g} to {LARGEST_CELL:g}")
    if min(paper) < _SMALLEST_SHEET:
        raise SheetError(
            f"a placemat on sheets of {paper[0]:g} x {paper[1]:g} mm: "
            f"choose at least {_SMALLEST_SHEET:g} mm"
        )
    around = card or _BARE
    style = TableStyle("mat", 3.2, outlined=card is not None)
    plan = TablePlan(table, cell, spread_for(table, cell, around, _GAP), around, style.chair + 2)
    mat = extent(plan, style).expanded(1)
    art, text = table_art(plan, style, book, players)
    if link:
        mat, code = _with_qr(plan, mat, link, book)
        art += code
    drawing = draw.Form(f"mat-{table.name}", mat.expanded(5), (*art, *text))
    tiling = fewest_sheets(mat, paper, tuple(_signs(plan)))
    sheets = [
        _sheet(tiling, index, drawing, book, table.name) for index in range(len(tiling.windows))
    ]
    if len(sheets) == 1:
        return tuple(sheets)
    return (_assembly(plan, style, tiling, book, paper), *sheets)


def _with_qr(
    plan: TablePlan, mat: draw.Box, link: PhoneLink, book: FontBook
) -> tuple[draw.Box, tuple[draw.Shape, ...]]:
    """Return the mat with room for a QR symbol and its words, and both, in the lower right corner.

    Around a round table the corner is free, unless the table is small. Another one gets a strip at
    its foot.
    """
    inset = quiet_zone(link.address, _QR)
    side = _QR - 2 * inset
    reach = math.hypot(*plan.seats[0]) + 2
    if not plan.round or math.hypot(mat.right - side, mat.bottom - 3.2 - side) < reach:
        mat = draw.Box(mat.x, mat.y, mat.width, mat.height + side + 4)
    code = draw.Box(mat.right + inset - _QR, mat.bottom - 3.2 + inset - _QR, _QR, _QR)
    words = words_beside(book, link)
    below = draw.Text(mat.right, mat.bottom, words, 7.5, BLACK, "semibold", "end")
    return mat, (symbol(link.address, code, BLACK), below)


def _signs(plan: TablePlan) -> Iterator[draw.Box]:
    """Yield about where seats and words are that no mark for gluing should hit."""
    for x, y in plan.seats:
        yield draw.Box(x, y, 0, 0).expanded(5)
    if plan.hub:
        yield draw.Box(-0.65 * plan.inner, -8, 1.3 * plan.inner, 16)


def _needed(length: float, window: float) -> int:
    """Return how many sheets of `window` mm cover `length` mm."""
    return max(1, math.ceil((length - OVERLAP) / (window - OVERLAP) - 1e-9))


def _with_middles(values: list[float]) -> list[float]:
    return [
        values[0],
        *(value for one, other in pairwise(values) for value in ((one + other) / 2, other)),
    ]


def _sheet(tiling: Tiling, index: int, drawing: draw.Form, book: FontBook, name: str) -> draw.Page:
    window, (width, height) = tiling.windows[index], tiling.size
    place = draw.moved(EDGE - window.x, EDGE - window.y)
    part = draw.Group((draw.PlacedForm(drawing),), place, draw.rectangle(window))
    row, column = divmod(index, tiling.columns)
    guides: list[draw.Shape] = []
    for x, y in tiling.crosses:
        if window.expanded(-_CROSS + 1e-6).holds(draw.Box(x, y, 0, 0)):
            guides.append(draw.Group(_cross(), place @ draw.moved(x, y)))
    window_on_page = window.mapped(place)
    columns, rows = tiling.columns, tiling.rows
    for there, other, goes_below, degrees in (
        (column > 0, index - 1, False, 90),
        (row > 0, index - columns, False, 180),
        (column < columns - 1, index + 1, True, -90),
        (row < rows - 1, index + columns, True, 0),
    ):
        if there:
            guides += _strip(window_on_page, index + 1, other + 1, goes_below, degrees, book)
    label = name if len(tiling.windows) == 1 else f"{name}, sheet {index + 1}"
    return draw.Page(width, height, (("art", (part,)), ("guides", tuple(guides))), label=label)


def _cross() -> tuple[draw.Shape, ...]:
    """Return a mark about the origin, to match that of the next sheet."""
    arms = (*draw.line(-_CROSS, 0, _CROSS, 0), *draw.line(0, -_CROSS, 0, _CROSS))
    return (draw.stroked(arms, WHITE, 1.5), draw.stroked(arms, BLACK, 0.5))


def _strip(
    window: draw.Box, number: int, other: int, goes_below: bool, degrees: float, book: FontBook
) -> Iterator[draw.Shape]:
    """Yield words beyond a seam, and a seam to cut; `degrees` turns the lower side to it."""
    said = sheet_words(book, "territory-sheets").part("placemat")
    words = said("seam" if goes_below else "edge", number=number, second=other)
    x, y = window.centre
    sideways = degrees % 180 != 0
    length, reach = (
        (window.height, window.width / 2) if sideways else (window.width, window.height / 2)
    )
    place = draw.moved(x, y) @ draw.rotated(degrees)
    width = book.width(words, _STRIP_SIZE, "condensed")
    baseline = reach - OVERLAP / 4 + cap_height(_STRIP_SIZE) / 2
    ground = draw.Box(-length / 4 - width / 2 - 1, baseline - 2.4, width + 2, 3.2)
    yield draw.Group(
        (
            draw.filled(draw.rectangle(ground), WHITE),
            draw.Text(-length / 4, baseline, words, _STRIP_SIZE, grey(0.8), "condensed", "middle"),
        ),
        place,
    )
    if not goes_below:
        level = reach - OVERLAP / 2
        yield draw.Group((cut_line(-length / 2, level, length / 2, level),), place)


# -- joining the sheets ----------------------------------------------------------------------------


def _assembly(
    plan: TablePlan, style: TableStyle, tiling: Tiling, book: FontBook, paper: draw.Size
) -> draw.Page:
    width, height = paper
    count = len(tiling.windows)
    said = sheet_words(book, "territory-sheets").part("placemat")
    below = (
        said("sheets-in-rows", count=count, across=tiling.columns, down=tiling.rows)
        if tiling.rows > 1
        else said("sheets", count=count, across=tiling.columns)
    )
    table, game = plan.table, plan.table.game
    tag = said("tag", term=players_of(book, table))
    shapes = sheet_head(book, GAME_INKS[game], width, game.title(), tag, table.name, below)
    steps = (
        (said("print.title"), said("print", count=count)),
        said.entry("cut"),
        said.entry("glue"),
        said.entry("play-cards" if style.outlined else "play-grids"),
    )
    pitch = (width - 2 * MARGIN + 5) / len(steps)
    lowest = y = MARGIN + HEAD + 2
    for index, (name, words) in enumerate(steps):
        x = MARGIN + index * pitch
        shapes += [
            *numbered_disc(index + 1, x + 2.6, y + 2.6, 2.6, 9),
            centred_text(x + 7, y + 2.6, name, 10.5, BLACK, anchor="start"),
        ]
        lines = text_lines(book, words, x, y + 9.5, pitch - 5, 8)
        shapes += lines
        lowest = max(lowest, lines[-1].y)
    room = draw.Box(MARGIN, lowest + 6, width - 2 * MARGIN, height - MARGIN - lowest - 6)
    shapes += _miniature(said, plan, style, tiling, room, book)
    return draw.text_page(paper, shapes, f"{table.name}, assembly")


def _miniature(
    said: SheetWords,
    plan: TablePlan,
    style: TableStyle,
    tiling: Tiling,
    room: draw.Box,
    book: FontBook,
) -> Iterator[draw.Shape]:
    """Yield the table, small, with the sheets that it is printed on and their numbers."""
    first, last = tiling.windows[0], tiling.windows[-1]
    whole = draw.Box(first.x, first.y, last.right - first.x, last.bottom - first.y)
    scale = min(room.width / whole.width, room.height / whole.height, 0.5)
    left = room.x + (room.width - whole.width * scale) / 2
    place = draw.moved(left, room.y) @ draw.scaled(scale) @ draw.moved(-whole.x, -whole.y)
    art, _ = table_art(plan, replace(style, kind="picture"), book, ())
    moved = draw.Group(tuple(art), draw.moved(-whole.x, -whole.y))
    yield Block(whole.width, whole.height, (moved,)).scaled(scale).at(left, room.y)
    for seat in plan.seats:
        yield draw.filled(draw.circle(*place.apply(*seat), 1.2), COBALT)
    across, down = tiling.seams
    frame = whole.mapped(place)
    for x in across:
        at = place.apply(x, 0)[0]
        yield cut_line(at, frame.y, at, frame.bottom)
    for y in down:
        at = place.apply(0, y)[1]
        yield cut_line(frame.x, at, frame.right, at)
    yield draw.stroked(draw.rectangle(frame), BLACK, 0.5)
    for index, window in enumerate(tiling.windows):
        x, y = place.apply(*window.centre)
        yield draw.filled(draw.rectangle(draw.Box(x - 10, y - 3.2, 20, 6.4), 1.2), WHITE)
        words = said("sheet", number=index + 1)
        yield centred_text(x, y, words, 12)
