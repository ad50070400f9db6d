"""Grids to play on, larger than on the card, with a key at the foot of the page."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.sheets.blocks import Block, SheetError
from cardgen.sheets.composer import MARGIN, QUIET, Composer, Inks
from cardgen.sheets.words import players_of, sheet_words
from companion.contract import Game

SMALLEST_CELL, LARGEST_CELL = 5.0, 15.0
"""In mm."""

_HEAD, _KEY, _FOOT = 21.0, 15.0, 11.0
"""Heights: of a page's head and its foot, both with room beside them, and of the foot."""
_NARROW, _RULER_BELOW = 150.0, 7.0
"""Foots narrower than this have the ruler below the key, and are so much higher."""
ROW_LABELS = 5.2
"""Beside a grid: row labels."""
TAG = 9.0
"""Side of the tag with a player's number, and of the box for the symbol."""
COLUMN_LABELS = 4.8
"""Below a grid."""
BETWEEN = 10.0
"""Between players."""
KEY_TOP, KEY_SIDE = 3.6, 5.2
"""Where the key of a foot begins, and how large its marks are."""
_MOST_PLAYERS = 100
"""In one file."""


@dataclass(frozen=True, slots=True)
class StripLayout:
    """How players are laid on a page: `paired` grids side by side, strips `across` and `down`."""

    cell: float
    paired: bool
    across: int
    down: int


@dataclass(frozen=True, slots=True)
class GridDesign:
    """What each player of a game gets, in its colours and spaces of any size.

    `what` stands in the head. With `pairs` a player has two grids, side by side where there is
    room. `size` returns width and height of one player's strip in mm, given the side of a space and
    whether its grids are side by side. `strips` makes those of so many players in a width of paper,
    each with the number of its player, from 0. `key` makes what stands at the foot, for a width.
    """

    game: Game
    inks: Inks
    words: str
    pairs: bool
    size: Callable[[float, bool], draw.Size]
    strips: Callable[[Composer, StripLayout, int, float], list[tuple[int, Block]]]
    key: Callable[[Composer, float], tuple[draw.Shape, ...]]


def grid_sheets(
    design: GridDesign,
    book: FontBook,
    paper: draw.Size,
    cell: float | None = None,
    players: int | None = None,
    owner: Block | None = None,
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` with what each player gets.

    `players` is by default the game's smallest number or, where each has one grid, as many as fit
    on a page. `cell` is the side of a space in mm, by default the largest that has two players on a
    page. `owner` stands at the right of the head. Raises SheetError if a cell is out of range, if
    there are too many or too few players, or if a grid is larger than the paper.
    """
    count = design.game.players[0] if players is None else players
    if cell is not None and not SMALLEST_CELL <= cell <= LARGEST_CELL:
        raise SheetError(f"spaces of {cell:g} mm: choose {SMALLEST_CELL:g} to {LARGEST_CELL:g}")
    if refusal := design.game.refuses(count, _MOST_PLAYERS):
        raise SheetError(refusal)
    layout = _layout(design, paper, cell)
    on_page = layout.across * layout.down
    if players is None and not design.pairs:
        count = on_page
    composer = Composer(book, design.inks)
    strips = design.strips(composer, layout, count, paper[0] - 2 * MARGIN)
    height = design.size(layout.cell, layout.paired)[1]
    foot = _foot(design, composer, paper[0] - 2 * MARGIN)
    room = paper[1] - 2 * MARGIN - _HEAD - _below(paper)
    step_y = min(height + 2 * BETWEEN, (room + BETWEEN) / layout.down)
    inner = paper[0] - 2 * MARGIN
    step_x = (inner + BETWEEN) / layout.across
    pages: list[list[draw.Shape]] = []
    for start in range(0, len(strips), on_page):
        here = strips[start : start + on_page]
        owners = len({number for number, _ in here})
        cuts = layout.paired or len(here) > 1
        shapes: list[draw.Shape] = [
            _head(design, composer, owners, cuts, inner, owner).at(MARGIN, MARGIN)
        ]
        for index, (_, strip) in enumerate(here):
            column, row = index % layout.across, index // layout.across
            x = MARGIN + column * step_x + (step_x - BETWEEN - strip.width) / 2
            y = MARGIN + _HEAD + row * step_y
            shapes.append(strip.at(x, y))
            if row and not column:
                cut = y - (step_y - height) / 2
                shapes.append(cut_line(MARGIN / 2, cut, paper[0] - MARGIN / 2, cut))
            if column and not row:
                cut = MARGIN + column * step_x - BETWEEN / 2
                shapes.append(cut_line(cut, y, cut, y + (layout.down - 1) * step_y + height))
        shapes.append(foot.at(MARGIN, paper[1] - MARGIN - foot.height))
        pages.append(shapes)
    return draw.text_pages(paper, pages, "page")


# -- sizes -----------------------------------------------------------------------------------------


def _layout(design: GridDesign, paper: draw.Size, cell: float | None) -> StripLayout:
    """Return the layout for spaces of `cell` mm, or for the largest with two players on a page."""
    if cell is not None:
        for paired in (True, False) if design.pairs else (False,):
            layout = _fitted(design, paper, cell, paired)
            if layout.across and layout.down:
                return layout
        width, height = design.size(cell, False)
        high = ceil(height + 2 * MARGIN + _HEAD + _below(paper))
        raise SheetError(
            f"a grid with spaces of {cell:g} mm needs {ceil(width + 2 * MARGIN)} x "
            f"{high} mm, and the paper has {paper[0]:g} x {paper[1]:g}: "
            "choose smaller spaces or larger paper"
        )
    for paired, wanted in ((True, 2), (False, 1)) if design.pairs else ((False, 1),):
        for tenths in range(round(LARGEST_CELL * 10), round(SMALLEST_CELL * 10) - 1, -1):
            layout = _fitted(design, paper, tenths / 10, paired)
            if layout.across and layout.down >= wanted:
                return layout
    return _layout(design, paper, SMALLEST_CELL)


def _below(paper: draw.Size) -> float:
    return _KEY + _ruler_below(paper[0] - 2 * MARGIN)


def _ruler_below(width: float) -> float:
    return _RULER_BELOW if width < _NARROW else 0.0


def _fitted(design: GridDesign, paper: draw.Size, cell: float, paired: bool) -> StripLayout:
    width, height = design.size(cell, paired)
    across = int((paper[0] - 2 * MARGIN + BETWEEN + 0.001) // (width + BETWEEN))
    down = int(
        (paper[1] - 2 * MARGIN - _HEAD - _below(paper) + BETWEEN + 0.001) // (height + BETWEEN)
    )
    return StripLayout(cell, paired, across, down)


# -- parts of a page -------------------------------------------------------------------------------


def _head(
    design: GridDesign, composer: Composer, here: int, cuts: bool, width: float, owner: Block | None
) -> Block:
    people = players_of(composer.book, design.game)
    words = sheet_words(composer.book, design.words)
    what = words("grids-to-cut" if cuts else "grids")
    under = words("grids-here", text=people, count=here) if design.pairs else people
    return composer.head(design.game.name.title(), what, under, width, owner=owner)


def line_to_fill_in(what: str, left: float, right: float) -> Iterator[draw.Shape]:
    """Yield a line to write on, and what belongs there above it."""
    yield draw.Text(left, 2.6, what, 7, QUIET)
    yield draw.stroked(draw.line(left, TAG, right, TAG), BLACK, 0.75)


def label_size(cell: float) -> float:
    """Return the size in pt of the labels of a grid with spaces of `cell` mm."""
    return min(9.0, max(6.0, cell * 1.05))


def cut_line(x1: float, y1: float, x2: float, y2: float) -> draw.Shape:
    """Return a line to cut along."""
    return draw.stroked(draw.line(x1, y1, x2, y2), grey(0.6), 0.5, dash=(2.0, 1.5))


def _foot(design: GridDesign, composer: Composer, width: float) -> Block:
    line = draw.stroked(draw.line(0, 0, width, 0), composer.inks.word, 1.0)
    ruler, below = 50.0, _ruler_below(width)
    room = width if below else width - ruler - 4
    ticks = [
        part
        for i in range(6)
        for part in draw.line(width - ruler + i * 10, 5.2, width - ruler + i * 10, 3.8)
    ]
    scale = draw.stroked((*draw.line(width - ruler, 5.2, width, 5.2), *ticks), BLACK, 0.5)
    told = sheet_words(composer.book, "sheets")("grids-ruler")
    words = draw.Text(width, 8.6, told, 7, QUIET, anchor="end")
    shapes = (line, *design.key(composer, room), draw.Group((scale, words), draw.moved(0, below)))
    return Block(width, _FOOT + below, shapes)
