"""One page for each table: its grids, the spaces that touch, the order of turns and shots."""

from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.territory.look import GAME_INKS, words_of
from cardgen.games.territory.side_panel import side_panel
from cardgen.games.territory.table_artwork import TableStyle, extent, table_art
from cardgen.games.territory.table_plan import Players, TablePlan, check_seats, players_of
from cardgen.games.territory.tally import short_rounds
from cardgen.sheets.blocks import Block, SheetError
from cardgen.sheets.page_head import HEAD, MARGIN, SMALLEST_PAPER, sheet_head
from companion.territory.board import NODES
from companion.territory.rules import usual_target
from companion.territory.table import Table

SMALLEST_CELL = 1.6
"""Smallest cell in mm with room for a column's name."""
_HEAD = HEAD + 4.0  # and a second line of words
_LARGEST_CELL = 8.0

_AS_GIVEN = 1.08  # turn a page if spaces become larger by this factor
_APART = 1.1  # with edges together, players beside islands would seem to touch each other
_GAP = 7.0


def table_page(table: Table, book: FontBook, paper: draw.Size, players: Players = ()) -> draw.Page:
    """Return `table` on one page of `paper` (mm), turned if that gives more room.

    `players` has a name and a symbol for each seat; without them seats have numbers only. Raises
    SheetError if there are more seats than a page shows, another number of players, or too little
    paper, TextTooLongError if a name does not fit in readable type, MissingGlyphError if no font
    has a character.
    """
    check_seats(table, players)
    panel = side_panel(table, book, players)
    as_given, turned = (_arrange(table, size, panel) for size in (paper, (paper[1], paper[0])))
    best = turned if turned.plan.cell > as_given.plan.cell * _AS_GIVEN else as_given
    if min(paper) < SMALLEST_PAPER or best.plan.cell < SMALLEST_CELL:
        raise SheetError(
            f"{table.name} does not fit on a page of {paper[0]:g} x {paper[1]:g} mm: "
            "choose larger paper"
        )
    return _page(best, book, players)


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """A page: the table in the middle of `room`, and the side panel."""

    plan: TablePlan
    size: draw.Size
    room: draw.Box
    side_panel: draw.Group


def _arrange(table: Table, size: draw.Size, panel: Block) -> _Arrangement:
    """Return a page of `size` with the panel below the table or, on a wide page, beside it."""
    width, height = size
    inner = draw.Box(MARGIN, MARGIN + _HEAD, width - 2 * MARGIN, height - 2 * MARGIN - _HEAD)
    right, below = inner.width - panel.width, inner.height - panel.height
    if width > height:
        room = draw.Box(inner.x, inner.y, max(0, right - _GAP), inner.height)
        placed = panel.at(inner.x + right, inner.y + below / 2)
    else:
        room = draw.Box(inner.x, inner.y, inner.width, max(0, below - _GAP))
        placed = panel.at(inner.x + right / 2, inner.y + below)
    return _Arrangement(_largest(table, room), size, room, placed)


def _style(cell: float) -> TableStyle:
    return TableStyle("picture", min(3.6, max(2.1, cell * 0.75)))


def _largest(table: Table, room: draw.Box) -> TablePlan:
    spread = _APART if table.islands else 1.0

    def with_cell(cell: float) -> TablePlan:
        return TablePlan(table, cell, spread, reach=_style(cell).chair + 1.4)

    def fits(cell: float) -> bool:
        box = extent(with_cell(cell), _style(cell))
        return box.width <= room.width and box.height <= room.height

    if fits(_LARGEST_CELL):
        return with_cell(_LARGEST_CELL)
    low, high = 0.1, _LARGEST_CELL
    while high - low > 0.02:
        middle = (low + high) / 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return with_cell(low)


def _page(arrangement: _Arrangement, book: FontBook, players: Players) -> draw.Page:
    plan, (width, height) = arrangement.plan, arrangement.size
    table, style = plan.table, _style(plan.cell)
    box, room = extent(plan, style), arrangement.room
    (x, y), (middle_x, middle_y) = box.centre, room.centre
    place = draw.moved(middle_x - x, middle_y - y)
    art, text = table_art(plan, style, book, players)
    below = f"{words_of(book, table.game)('table-key')} {_first_shots(book, table)} "
    below += _wins(book, table)
    inks, title, tag = GAME_INKS[table.game], table.game.title(), players_of(book, table)
    shapes = [
        *sheet_head(book, inks, width, title, tag, table.name, below),
        draw.Group(tuple(text), place),
        arrangement.side_panel,
    ]
    art_layer, text_layer = (draw.Group(tuple(art), place),), tuple(shapes)
    return draw.Page(width, height, (("art", art_layer), ("text", text_layer)), label=table.name)


def _first_shots(book: FontBook, table: Table) -> str:
    """Say where players may shoot who have claimed nothing yet (M4)."""
    where = "first-shots-island" if table.islands else "first-shots"
    return words_of(book, table.game)("first-shots-row-1" if table.meeting else where)


def _wins(book: FontBook, table: Table) -> str:
    """Say how many Nodes win (V4-V6), and how a short game is won (X8)."""
    words, rounds = words_of(book, table.game), short_rounds(table.game, table.seats)
    enough = usual_target(table.game, table.seats)
    if enough is None:
        return words("table-wins", round=rounds)
    return words("table-wins", count=enough, of=NODES * table.seats, round=rounds)
