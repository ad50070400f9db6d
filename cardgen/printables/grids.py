"""Grid sheets: private and public grids in pairs, for any of the games, on plain paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, grey
from cardgen.printables.common.board_lines import LABEL_GAP, grid_lines, labels, rotator_board
from cardgen.printables.common.game_marks import ROTATOR_MARKS, key, mark
from cardgen.printables.common.sheet_parts import (
    ANSWER_INKS,
    GAME_INKS,
    MARGIN,
    QUIET,
    Answer,
    Block,
    Composer,
    answer_icon,
)
from cardgen.printables.common.typesetting import cap_height
from companion.contract import Game
from companion.grid import SIZE

SMALLEST_CELL, LARGEST_CELL = 5.0, 15.0
"""In mm."""

_HEAD, _KEY, _FOOT = 21.0, 15.0, 11.0
"""Height of a page's head with the room below it, of its foot with the room above it, and of the foot."""
_NARROW, _RULER_BELOW, _SMALL_MARK = 150.0, 7.0, 2.8
"""Foots narrower than this have the ruler below the key, and are so much higher; marks in two rows."""
_SIDE = 5.2
"""Beside a grid: row labels."""
_TAG = 9.0
"""Side of the tag with a player's number, and of the box for the symbol."""
_TITLE = 9.6
"""From the tag down to the grid: the grid's title."""
_LABELS, _TALLY = 4.8, 12.6
"""Below a grid: column labels; boxes to tick off, or lines to write on."""
_ASIDE = 25.5
"""Beside Rotator's board: name and boosts."""
_BETWEEN, _WIDEST = 10.0, 24.0
"""Between the two grids of a player, at least and at most; the least is also that between players."""
_ROW_1 = 3.0  # pt, the edge of Row 1
_MOST_PLAYERS = 100
"""In one file."""
_BOOSTS = 10
_LEAST_BOX = 2.4  # mm, to tick off
_WORDY = 24.0  # mm from which an answer has room for what to do
_LEAST_NAME = 80.0  # mm from which a grid's width has room for the words beside the name

_MEANINGS: dict[Answer, tuple[str, str]] = {
    "null": ("Null", "claim it"),
    "owned": ("Owned", "claim, shade"),
    "node": ("Node", "claim its range"),
    "deflector": ("Deflector", "shot flies on"),
}


class GridSheetError(ValueError):
    """A sheet that cannot be made."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """How players are laid on a page: `paired` grids side by side, strips `across` and `down`."""

    cell: float
    paired: bool
    across: int
    down: int


def grid_sheets(
    game: Game,
    book: FontBook,
    paper: tuple[float, float],
    cell: float | None = None,
    players: int | None = None,
    owner: Block | None = None,
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` (width and height in mm) with a private and a public grid for each player.

    Rotator has one board of both grids instead. `players` is by default the game's smallest number, or as
    many of Rotator's boards as fit on a page. `cell` is the side of a space in mm, by default the largest
    that has two players on a page. `owner` stands at the right of the head.

    Raises:
        GridSheetError: a cell out of range, too many or too few players, or a grid larger than the paper.
    """
    count = game.players[0] if players is None else players
    if cell is not None and not SMALLEST_CELL <= cell <= LARGEST_CELL:
        raise GridSheetError(f"spaces of {cell:g} mm: choose {SMALLEST_CELL:g} to {LARGEST_CELL:g}")
    if refusal := game.refuses(count, _MOST_PLAYERS):
        raise GridSheetError(refusal)
    layout = _layout(game, paper, cell)
    on_page = layout.across * layout.down
    if players is None and game.grids == 1:
        count = on_page
    composer = Composer(book, GAME_INKS[game.name])
    strips = _strips(game, composer, layout, count, paper[0] - 2 * MARGIN)
    height = _strip_size(game, layout.cell, layout.paired)[1]
    foot = _foot(game, composer, paper[0] - 2 * MARGIN)
    room = paper[1] - 2 * MARGIN - _HEAD - _below(paper)
    step_y = min(height + 2 * _BETWEEN, (room + _BETWEEN) / layout.down)
    inner = paper[0] - 2 * MARGIN
    step_x = (inner + _BETWEEN) / layout.across
    pages: list[draw.Page] = []
    for start in range(0, len(strips), on_page):
        here = strips[start : start + on_page]
        owners = len({number for number, _ in here})
        cuts = layout.paired or len(here) > 1
        shapes: list[draw.Shape] = [_head(game, composer, owners, cuts, inner, owner).at(MARGIN, MARGIN)]
        for index, (_, strip) in enumerate(here):
            column, row = index % layout.across, index // layout.across
            x = MARGIN + column * step_x + (step_x - _BETWEEN - strip.width) / 2
            y = MARGIN + _HEAD + row * step_y
            shapes.append(strip.at(x, y))
            if row and not column:
                cut = y - (step_y - height) / 2
                shapes.append(_cut(MARGIN / 2, cut, paper[0] - MARGIN / 2, cut))
            if column and not row:
                cut = MARGIN + column * step_x - _BETWEEN / 2
                shapes.append(_cut(cut, y, cut, y + (layout.down - 1) * step_y + height))
        shapes.append(foot.at(MARGIN, paper[1] - MARGIN - foot.height))
        pages.append(draw.Page(*paper, (("text", tuple(shapes)),), label=f"page {len(pages) + 1}"))
    return tuple(pages)


# -- sizes -----------------------------------------------------------------------------------------


def _strip_size(game: Game, cell: float, paired: bool) -> tuple[float, float]:
    """Return width and height of what a player gets: both grids, or one."""
    side = SIZE * cell
    if game.grids == 1:
        return _ASIDE + side + 2 * _SIDE, 2 * side + 2 * _LABELS
    block = side + _SIDE
    return block * 2 + _BETWEEN if paired else block, side + _TAG + _TITLE + _LABELS + _TALLY


def _layout(game: Game, paper: tuple[float, float], cell: float | None) -> _Layout:
    """Return the layout for spaces of `cell` mm, or for the largest with two players on a page."""
    if cell is not None:
        for paired in (True, False) if game.grids == 2 else (False,):
            layout = _fitted(game, paper, cell, paired)
            if layout.across and layout.down:
                return layout
        width, height = _strip_size(game, cell, paired=False)
        high = ceil(height + 2 * MARGIN + _HEAD + _below(paper))
        raise GridSheetError(
            f"a grid with spaces of {cell:g} mm needs {ceil(width + 2 * MARGIN)} x "
            f"{high} mm, and the paper has {paper[0]:g} x {paper[1]:g}: "
            "choose smaller spaces or larger paper"
        )
    for paired, wanted in ((True, 2), (False, 1)) if game.grids == 2 else ((False, 1),):
        for tenths in range(round(LARGEST_CELL * 10), round(SMALLEST_CELL * 10) - 1, -1):
            layout = _fitted(game, paper, tenths / 10, paired)
            if layout.across and layout.down >= wanted:
                return layout
    return _layout(game, paper, SMALLEST_CELL)


def _below(paper: tuple[float, float]) -> float:
    return _KEY + _RULER_BELOW * (paper[0] - 2 * MARGIN < _NARROW)


def _fitted(game: Game, paper: tuple[float, float], cell: float, paired: bool) -> _Layout:
    width, height = _strip_size(game, cell, paired)
    across = int((paper[0] - 2 * MARGIN + _BETWEEN + 0.001) // (width + _BETWEEN))
    down = int((paper[1] - 2 * MARGIN - _HEAD - _below(paper) + _BETWEEN + 0.001) // (height + _BETWEEN))
    return _Layout(cell, paired, across, down)


# -- parts of a page -------------------------------------------------------------------------------


def _head(game: Game, composer: Composer, here: int, cuts: bool, width: float, owner: Block | None) -> Block:
    fewest, most = game.players
    number = f"{fewest} or more" if most is None else f"{fewest} to {most}" if most > fewest else f"{fewest}"
    people = f"{number} player{'s' * (number != '1')}"
    what = "One board of both grids" if game.grids == 1 else "Private and public grid"
    what += "; cut along the dashed lines" * cuts
    under = people if game.grids == 1 else f"{people}, {here} on this sheet"
    return composer.head(game.name.title(), what, under, width, owner=owner)


def _strips(
    game: Game, composer: Composer, layout: _Layout, count: int, room: float
) -> list[tuple[int, Block]]:
    """Return what goes on pages of `room` mm: for each player a strip with both grids, or one with each."""
    if game.grids == 1:
        return [(player, _rotator(game, composer, layout.cell)) for player in range(count)]
    if layout.paired:
        most = (room + _BETWEEN) / layout.across - _BETWEEN - _strip_size(game, layout.cell, True)[0]
        between = min(_WIDEST, _BETWEEN + most)
        return [(player, _pair(game, composer, layout.cell, player, between)) for player in range(count)]
    sides = ("private", "public")
    return [
        (player, _single(game, composer, layout.cell, player, side))
        for player in range(count)
        for side in sides
    ]


def _pair(game: Game, composer: Composer, cell: float, player: int, between: float) -> Block:
    """Return both grids of a player, `between` mm apart, a line to cut along between them."""
    width, height = _strip_size(game, cell, paired=True)
    width += between - _BETWEEN
    second = SIZE * cell + _SIDE + between
    middle = second - between / 2
    shapes = (
        *_tag(game, composer, player, width, second + _SIDE),
        _grid(game, composer, cell, private=True).at(0, _TAG + _TITLE),
        _grid(game, composer, cell, private=False).at(second, _TAG + _TITLE),
        _cut(middle, _TAG + 3.0, middle, height - 2.0),
    )
    return Block(width, height, shapes)


def _single(game: Game, composer: Composer, cell: float, player: int, side: str) -> Block:
    width, height = _strip_size(game, cell, paired=False)
    grid = _grid(game, composer, cell, private=side == "private").at(0, _TAG + _TITLE)
    return Block(width, height, (*_tag(game, composer, player, width, None), grid))


def _tag(
    game: Game, composer: Composer, player: int, width: float, second: float | None
) -> Iterator[draw.Shape]:
    """Yield a player's number, and places for name and symbol; for the turn order, from `second` on."""
    x, y = _TAG / 2, _TAG / 2 + cap_height(16) / 2
    yield draw.filled(draw.rectangle(draw.Box(0, 0, _TAG, _TAG), 0.5), composer.inks.word)
    yield draw.Text(x, y, str(player + 1), 16 if player < 99 else 11, WHITE, "semibold", "middle")
    at = width if second is None else second + _TAG
    yield draw.Text(at - _TAG - 2.0, 2.6, "Symbol", 7, QUIET, anchor="end")
    yield draw.stroked(draw.rectangle(draw.Box(at - _TAG, 0, _TAG, _TAG), 0.5), BLACK, 0.75)
    yield from _line_for("Name", _TAG + 3, at - _TAG - 13)
    if game.players[1] != 2 and second is not None and width - second > _LEAST_NAME * 0.6:
        yield from _line_for("Turn order: left neighbour", second + _TAG + 5, width)


def _line_for(what: str, left: float, right: float) -> Iterator[draw.Shape]:
    yield draw.Text(left, 2.6, what, 7, QUIET)
    yield draw.stroked(draw.line(left, _TAG, right, _TAG), BLACK, 0.75)


def _grid(game: Game, composer: Composer, cell: float, private: bool) -> Block:
    """Return a grid with its title above it and, below, what its owner counts or writes down."""
    side, word = SIZE * cell, composer.inks.word
    title, hint = ("Private", "keep it hidden") if private else ("Public", "for all to see")
    beyond = _SIDE + composer.book.width(title, 11, "semibold") + 2
    board: tuple[draw.Shape, ...] = (
        *_middle_lines(cell),
        *grid_lines(cell, rim=1.25),
        *labels(cell, _label_size(cell), LABEL_GAP),
        draw.stroked(draw.line(-0.22, -0.3, side + 0.22, -0.3), word, _ROW_1),
    )
    below = _tally(game, composer, side) if private else _shots(composer, side)
    shapes = (
        draw.Text(_SIDE, -2.6, title, 11, word, "semibold"),
        draw.Text(beyond, -2.6, hint, 8.5, QUIET),
        draw.Group(board, draw.moved(_SIDE, 0)),
        below.at(_SIDE, side + _LABELS),
    )
    return Block(side + _SIDE, side + _LABELS + _TALLY, shapes)


def _label_size(cell: float) -> float:
    return min(9.0, max(6.0, cell * 1.05))


def _middle_lines(cell: float) -> tuple[draw.Path, ...]:
    """Return the lines between columns E and F and between rows 5 and 6: they help the eye to count."""
    side = SIZE * cell
    both = (*draw.line(side / 2, 0, side / 2, side), *draw.line(0, side / 2, side, side / 2))
    return (draw.stroked(both, grey(0.7), 0.75),)


def _tally(game: Game, composer: Composer, side: float) -> Block:
    """Return what a player places, to tick off: Nodes and, in games with Deflectors, these."""
    label = composer.book.width("20 Deflectors", 7) + 2.0
    in_row = 20 if (side - label) / 20 >= _LEAST_BOX else 10
    box = min(4.0, (side - label) / in_row)
    step = 5.6 if in_row == 20 else 4.0
    shapes: list[draw.Shape] = []
    rows: tuple[tuple[Answer, int], ...] = (("node", 5), ("deflector", 20))
    for row, (which, count) in enumerate(rows[: 1 + game.deflectors]):
        y = 1.0 + row * step
        name = f"{count} {which.title()}s"
        shapes.append(draw.Text(0, y + 2.0 + cap_height(7) / 2, name, 7, QUIET))
        for index in range(count):
            x, down = label + index % in_row * box, index // in_row * step
            place = draw.Box(x, y + down + 2.0 - box / 2, box, box).expanded(-0.2)
            shapes.append(draw.stroked(draw.rectangle(place, 0.4), QUIET, 0.5))
            shapes += mark("node" if which == "node" else "deflector", place, QUIET, 0.5)
    return Block(side, _TALLY, tuple(shapes))


def _shots(composer: Composer, side: float) -> Block:
    """Return lines for the shots that a player's grid has taken."""
    words = "Notes: shots that came in"
    start = composer.book.width(words, 7) + 2.0
    lines = (*draw.line(start, 4.4, side, 4.4), *draw.line(0, 10.4, side, 10.4))
    return Block(side, _TALLY, (draw.Text(0, 4.0, words, 7, QUIET), draw.stroked(lines, QUIET, 0.5)))


def _rotator(game: Game, composer: Composer, cell: float) -> Block:
    """Return one board of both grids, the red one turned; at its left places for the name and the boosts."""
    width, height = _strip_size(game, cell, paired=False)
    box = 4.0
    shapes: list[draw.Shape] = [*_line_for("Name or puzzle", 0, _ASIDE - 2.5)]
    shapes.append(draw.Text(0, _TAG + 9.0, "Boosts", 7, QUIET))
    for index in range(_BOOSTS):
        x, y = index % 5 * (box + 0.75), _TAG + 10.4 + index // 5 * (box + 0.75)
        shapes.append(draw.stroked(draw.rectangle(draw.Box(x, y, box, box), 0.5), BLACK, 0.75))
    board = draw.moved(_ASIDE + _SIDE, _LABELS)
    shapes.append(draw.Group(rotator_board(cell, _label_size(cell)), board))
    return Block(width, height, tuple(shapes))


def _cut(x1: float, y1: float, x2: float, y2: float) -> draw.Shape:
    return draw.stroked(draw.line(x1, y1, x2, y2), grey(0.6), 0.5, dash=(2.0, 1.5))


def _foot(game: Game, composer: Composer, width: float) -> Block:
    """Return what the answers mean, or the marks of Rotator, and a ruler."""
    top, side = 3.6, 5.2
    shapes: list[draw.Shape] = [draw.stroked(draw.line(0, 0, width, 0), composer.inks.word, 1.0)]
    ruler, below = 50.0, _RULER_BELOW * (width < _NARROW)
    room = width if below else width - ruler - 4
    if game.grids == 1:
        marks, high = key(ROTATOR_MARKS, composer.book, room, side, 7)
        if high > side:
            marks, _ = key(ROTATOR_MARKS, composer.book, room, _SMALL_MARK, 7)
        shapes.append(draw.Group((marks,), draw.moved(0, top)))
    else:
        pitch = room / 4
        answers = [which for which in _MEANINGS if which != "deflector" or game.deflectors]
        for index, answer in enumerate(answers):
            name, then = _MEANINGS[answer]
            x = index * pitch + side + 1.8
            shapes.append(answer_icon(answer, side).at(index * pitch, top))
            shapes.append(draw.Text(x, top + 2.0, name, 8.5, ANSWER_INKS[answer].word, "semibold"))
            if pitch >= _WORDY:
                shapes.append(draw.Text(x, top + 5.2, then, 7, QUIET))
    ticks = [
        part for i in range(6) for part in draw.line(width - ruler + i * 10, 5.2, width - ruler + i * 10, 3.8)
    ]
    line = draw.line(width - ruler, 5.2, width, 5.2)
    words = draw.Text(width, 8.6, "50 mm: print at 100 %", 7, QUIET, anchor="end")
    shapes.append(draw.Group((draw.stroked((*line, *ticks), BLACK, 0.5), words), draw.moved(0, below)))
    return Block(width, _FOOT + below, tuple(shapes))
