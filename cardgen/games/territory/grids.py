"""Private and public grids of Reflector, Deflector and Defector, to play on with pencils."""

from collections.abc import Iterator
from functools import partial
from typing import get_args

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, WHITE, grey
from cardgen.games.territory.look import ANSWER_INKS, GAME_INKS, Answer, answer_icon, words_of
from cardgen.sheets.blocks import Block
from cardgen.sheets.board_lines import LABEL_GAP, grid_lines, labels
from cardgen.sheets.composer import QUIET, Composer
from cardgen.sheets.grids import (
    BETWEEN,
    COLUMN_LABELS,
    KEY_SIDE,
    KEY_TOP,
    ROW_LABELS,
    TAG,
    GridDesign,
    StripLayout,
    cut_line,
    label_size,
    line_to_fill_in,
)
from cardgen.sheets.pencil_marks import mark
from cardgen.sheets.typesetting import cap_height, centred_text
from cardgen.sheets.words import sheet_words
from companion.contract import Game
from companion.grid import SIZE

_TITLE = 9.6
"""From the tag down to the grid: the grid's title."""
_TALLY = 12.6
"""Below the column labels: boxes to tick off, or lines to write on."""
_WIDEST = 24.0
"""Most room between the two grids of a player."""
_ROW_1 = 3.0  # pt, the edge of Row 1
_LEAST_BOX = 2.4  # mm, to tick off
_WORDY = 24.0  # mm from which an answer has room for what to do
_LEAST_NAME = 80.0  # mm from which a grid's width has room for the words beside the name


def grid_design(game: Game) -> GridDesign:
    """Return a private and a public grid for each player of a game."""
    inks, strips, key = GAME_INKS[game.name], partial(_strips, game), partial(_key, game)
    return GridDesign(game, inks, "territory-sheets", True, _size, strips, key)


def _size(cell: float, paired: bool) -> draw.Size:
    side = SIZE * cell
    block = side + ROW_LABELS
    width = block * 2 + BETWEEN if paired else block
    return width, side + TAG + _TITLE + COLUMN_LABELS + _TALLY


def _strips(
    game: Game, composer: Composer, layout: StripLayout, count: int, room: float
) -> list[tuple[int, Block]]:
    """Return a strip with both grids of each player or, in `room` mm too narrow, one with each."""
    if layout.paired:
        most = (room + BETWEEN) / layout.across - BETWEEN - _size(layout.cell, True)[0]
        between = min(_WIDEST, BETWEEN + most)
        return [
            (player, _pair(game, composer, layout.cell, player, between)) for player in range(count)
        ]
    return [
        (player, _single(game, composer, layout.cell, player, private))
        for player in range(count)
        for private in (True, False)
    ]


def _pair(game: Game, composer: Composer, cell: float, player: int, between: float) -> Block:
    """Return both grids of a player, `between` mm apart, a line to cut along between them."""
    width, height = _size(cell, paired=True)
    width += between - BETWEEN
    second = SIZE * cell + ROW_LABELS + between
    middle = second - between / 2
    shapes = (
        *_tag(game, composer, player, width, second + ROW_LABELS),
        _grid(game, composer, cell, private=True).at(0, TAG + _TITLE),
        _grid(game, composer, cell, private=False).at(second, TAG + _TITLE),
        cut_line(middle, TAG + 3.0, middle, height - 2.0),
    )
    return Block(width, height, shapes)


def _single(game: Game, composer: Composer, cell: float, player: int, private: bool) -> Block:
    width, height = _size(cell, paired=False)
    grid = _grid(game, composer, cell, private).at(0, TAG + _TITLE)
    return Block(width, height, (*_tag(game, composer, player, width, None), grid))


def _tag(
    game: Game, composer: Composer, player: int, width: float, second: float | None
) -> Iterator[draw.Shape]:
    """Yield number, name and symbol of a player; from `second` on the turn order."""
    words = words_of(composer.book, game.name).part("grids")
    yield draw.filled(draw.rectangle(draw.Box(0, 0, TAG, TAG), 0.5), composer.inks.word)
    number, y = str(player + 1), TAG / 2 + cap_height(16) / 2
    yield draw.Text(TAG / 2, y, number, 16 if player < 99 else 11, WHITE, "semibold", "middle")
    at = width if second is None else second + TAG
    yield draw.Text(at - TAG - 2.0, 2.6, words("symbol"), 7, QUIET, anchor="end")
    yield draw.stroked(draw.rectangle(draw.Box(at - TAG, 0, TAG, TAG), 0.5), BLACK, 0.75)
    yield from line_to_fill_in(words("name"), TAG + 3, at - TAG - 13)
    if game.players[1] != 2 and second is not None and width - second > _LEAST_NAME * 0.6:
        yield from line_to_fill_in(words("left"), second + TAG + 5, width)


def _grid(game: Game, composer: Composer, cell: float, private: bool) -> Block:
    """Return a grid with its title above it and, below, what its owner counts or writes down."""
    side, word = SIZE * cell, composer.inks.word
    words = words_of(composer.book, game.name)
    title, hint = words.entry("grids-private" if private else "grids-public")
    beyond = ROW_LABELS + composer.book.width(title, 11, "semibold") + 2
    board: tuple[draw.Shape, ...] = (
        *_middle_lines(cell),
        *grid_lines(cell, rim=1.25),
        *labels(cell, label_size(cell), LABEL_GAP),
        draw.stroked(draw.line(-0.22, -0.3, side + 0.22, -0.3), word, _ROW_1),
    )
    below = _tally(game, composer, side) if private else _shots(composer, side)
    shapes = (
        draw.Text(ROW_LABELS, -2.6, title, 11, word, "semibold"),
        draw.Text(beyond, -2.6, hint, 8.5, QUIET),
        draw.Group(board, draw.moved(ROW_LABELS, 0)),
        below.at(ROW_LABELS, side + COLUMN_LABELS),
    )
    return Block(side + ROW_LABELS, side + COLUMN_LABELS + _TALLY, shapes)


def _middle_lines(cell: float) -> tuple[draw.Path, ...]:
    """Return the lines after Column E and Row 5, which help the eye to count."""
    side = SIZE * cell
    both = draw.lattice(draw.Box(0, 0, side, side), [side / 2], [side / 2])
    return (draw.stroked(both, grey(0.7), 0.75),)


def _tally(game: Game, composer: Composer, side: float) -> Block:
    """Return what a player places, to tick off: Nodes and, in games with Deflectors, these."""
    words = words_of(composer.book, game.name).part("grids")
    label = composer.book.width(words("deflector", count=20), 7) + 2.0
    in_row = 20 if (side - label) / 20 >= _LEAST_BOX else 10
    box = min(4.0, (side - label) / in_row)
    step = 5.6 if in_row == 20 else 4.0
    shapes: list[draw.Shape] = []
    rows: tuple[tuple[Answer, int], ...] = (("node", 5), ("deflector", 20))
    for row, (which, count) in enumerate(rows[: 1 + game.deflectors]):
        y = 1.0 + row * step
        name = words(which, count=count)
        shapes.append(centred_text(0, y + 2.0, name, 7, QUIET, "regular", "start"))
        for index in range(count):
            x, down = label + index % in_row * box, index // in_row * step
            place = draw.Box(x, y + down + 2.0 - box / 2, box, box).expanded(-0.2)
            shapes.append(draw.stroked(draw.rectangle(place, 0.4), QUIET, 0.5))
            shapes += mark("node" if which == "node" else "slash", place, QUIET, 0.5)
    return Block(side, _TALLY, tuple(shapes))


def _shots(composer: Composer, side: float) -> Block:
    """Return lines for the shots that a player's grid has taken."""
    words = sheet_words(composer.book, "territory-sheets")("grids-notes")
    start = composer.book.width(words, 7) + 2.0
    lines = (*draw.line(start, 4.4, side, 4.4), *draw.line(0, 10.4, side, 10.4))
    return Block(
        side, _TALLY, (draw.Text(0, 4.0, words, 7, QUIET), draw.stroked(lines, QUIET, 0.5))
    )


def _key(game: Game, composer: Composer, room: float) -> tuple[draw.Shape, ...]:
    shapes: list[draw.Shape] = []
    pitch, words = room / 4, words_of(composer.book, game.name)
    answers = [which for which in get_args(Answer) if which != "deflector" or game.deflectors]
    for index, answer in enumerate(answers):
        name, then = words.entry(f"grid-{answer}")
        x = index * pitch + KEY_SIDE + 1.8
        shapes.append(answer_icon(answer, KEY_SIDE).at(index * pitch, KEY_TOP))
        shapes.append(draw.Text(x, KEY_TOP + 2.0, name, 8.5, ANSWER_INKS[answer].word, "semibold"))
        if pitch >= _WORDY:
            shapes.append(draw.Text(x, KEY_TOP + 5.2, then, 7, QUIET))
    return tuple(shapes)
