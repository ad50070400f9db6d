"""The panel beside a table: where first shots may go, and the direction of deflected shots."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, Ink, grey
from cardgen.games.territory.look import words_of
from cardgen.games.territory.table_plan import Players, first_shot_runs, island_name, run_name
from cardgen.sheets.blocks import Block
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.palette import BLUE, FAINT_BLUE
from cardgen.sheets.pencil_marks import numbered_disc, pointer
from cardgen.sheets.player_names import SMALLEST, set_names
from cardgen.sheets.typesetting import TextStyle, cap_height, centred_text, leading, text_lines
from cardgen.sheets.words import Entry
from companion.territory.table import Table

_SIZE = 7.5  # pt
_LEADING = leading(_SIZE)
_DISC = 1.75  # radius
_SIGN = 1.1  # radius
_ROW, _LOWEST_ROW, _ROW_OF_TWO_LINES = 5.4, 3.6, 4.8
_MOST_FOR_NAMES = 40.0
_NARROWEST = 74.0
_FEW = 5  # up to this many players there is room to name the spaces for first shots


def side_panel(table: Table, book: FontBook, players: Players, room: float | None = None) -> Block:
    """Return the panel about `table`, up to `room` mm wide or, without it, as narrow as possible.

    Raises TextTooLongError if a name does not fit in readable type.
    """
    matrix = _matrix(table, book, players, room)
    width = max(matrix.width, _NARROWEST)
    heading, words = _words(book, table)
    shapes: list[draw.Shape] = [draw.Text(0, cap_height(9), heading, 9, BLACK, "semibold")]
    y = cap_height(9) + 1.6
    lines = text_lines(book, words, 0, y + _LEADING, width, _SIZE, ink=grey(0.8))
    shapes += lines
    y += len(lines) * _LEADING + 3.0
    shapes.append(matrix.at(0, y))
    y += matrix.height
    if _has_deflectors(table):
        y += 3.0
        second = 70.0 if width >= 140 else 0.0
        for clockwise in (True, False):
            x = 0.0 if clockwise else second
            shapes.append(
                draw.PlacedForm(turn_sign(clockwise), draw.moved(x + _SIGN + 0.4, y + _SIGN))
            )
            words = words_of(book, table.game)("clockwise" if clockwise else "counter-clockwise")
            shapes.append(centred_text(x + 5, y + _SIGN, words, _SIZE, BLACK, "regular", "start"))
            if not (clockwise and second):
                y += _LEADING + 0.6
    return Block(width, y, in_direction_of(book.language, shapes, width))


@cache
def turn_sign(clockwise: bool) -> draw.Form:
    """Return the arrow for a deflected shot's direction (S3), about the origin."""
    ink = BLUE if clockwise else grey(0.65)
    k = 0.5523  # control points of a quarter circle
    quarters = ((1, 0), (0, 1), (-1, 0), (0, -1))
    arc: list[draw.Segment] = [("M", _SIGN, 0)]
    for (x, y), (to_x, to_y) in pairwise(quarters):
        curve = (x + to_x * k, y + to_y * k, to_x + x * k, to_y + y * k, to_x, to_y)
        arc.append(("C", *(_SIGN * value for value in curve)))
    shapes = (
        draw.stroked(tuple(arc), ink, 0.6),
        pointer(0.45, -_SIGN, 1.5, 1, ink),
    )
    bounds = draw.Box(0, 0, 0, 0).expanded(2 * _SIGN)
    if clockwise:
        return draw.Form("turn-clockwise", bounds, shapes)
    return draw.Form("turn-counter-clockwise", bounds, (draw.Group(shapes, draw.Matrix(a=-1)),))


def _has_deflectors(table: Table) -> bool:
    return table.game != "reflector"


def _words(book: FontBook, table: Table) -> Entry:
    words = words_of(book, table.game).part("shots")
    if not _has_deflectors(table):
        return words.entry("first")
    if table.meeting:
        return words.entry("to-row-1")
    return words.entry("to-islands" if table.islands else "to-spaces")


def _matrix(table: Table, book: FontBook, players: Players, room: float | None) -> Block:
    """Return the table of shots: a row for each player who shoots, a column for each target."""
    count = table.seats
    few = count <= _FEW
    row = max(_LOWEST_ROW, _ROW - 0.12 * max(0, count - _FEW))
    names = [f"{name} {symbol}".strip() for name, symbol in players] or [""] * count
    shots = [_shots(book, table, seat) for seat in range(count)]
    islands = [
        ", ".join(words for grid, words in found.items() if grid >= count) for found in shots
    ]
    style = TextStyle(_SIZE, SMALLEST, narrow="condensed")
    widest = max(book.width(name, _SIZE) for name in names)
    label = 2 * _DISC + 1.6 + (min(widest, _MOST_FOR_NAMES) + 2 if players else 0)
    first = max(book.width(words, _SIZE) for words in islands) + 3 if table.islands else 0.0
    if few:
        longest = max(book.width(words, _SIZE) for found in shots for words in found.values())
        column = max(longest, min(widest, 20.0)) + 2 * _SIGN + 4.5
        widened = 1.5 * column
    else:
        column, widened = row + 0.1, 7.0
    if room is not None:
        column = max(column, min(widened, (room - label - first) / count))
    left, top = label + first, 2 * _DISC + 1.2
    set_all = partial(
        set_names, book, [name for name, _ in players], style=style, behind=[s for _, s in players]
    )
    beside = set_all(room=_MOST_FOR_NAMES, two_lines=6.2 if row > _ROW_OF_TWO_LINES else None)
    above = set_all(room=column - 2 * _DISC - 2, two_lines=6.2) if few else []
    shapes: list[draw.Shape] = []
    for seat in range(count):
        x, y = left + seat * column, top + seat * row
        middle = x + _DISC + 0.4 if few and players else x + column / 2
        shapes += numbered_disc(seat + 1, middle, _DISC, _DISC, 6)
        shapes += numbered_disc(seat + 1, _DISC, y + row / 2, _DISC, 6)
        if players:
            shapes += beside[seat].texts(2 * _DISC + 1.6, y + row / 2, BLACK)
            if few:
                shapes += above[seat].texts(x + 2 * _DISC + 1.4, _DISC, BLACK)
        if islands[seat]:
            level = y + row / 2
            shapes.append(
                centred_text(label, level, islands[seat], _SIZE, BLACK, "regular", "start")
            )
        for target in range(count):
            box = draw.Box(left + target * column, y, column, row).expanded(-0.2)
            shapes += _cell(table, seat, target, box, shots[seat].get(target, "") if few else "")
    return Block(left + count * column, top + count * row, tuple(shapes))


def _shots(book: FontBook, table: Table, seat: int) -> dict[int, str]:
    """Return the spaces for first shots of `seat` in words by grid, with the names of islands."""
    found = {}
    for grid, runs in first_shot_runs(table, seat).items():
        words = " · ".join(run_name(book, run) for run in runs)
        found[grid] = f"{island_name(table, grid)}, {words}" if grid >= table.seats else words
    return found


def _cell(table: Table, seat: int, target: int, box: draw.Box, words: str) -> Iterator[draw.Shape]:
    x, y = box.centre
    if not _has_deflectors(table):
        if seat != target:
            yield draw.filled(draw.rectangle(box, 0.5), FAINT_BLUE)
            yield centred_text(x, y, words, _SIZE, BLACK, "regular")
        return
    clockwise = table.clockwise(seat, target)
    tint: Ink = FAINT_BLUE if clockwise else grey(0.08)
    yield draw.filled(draw.rectangle(box, 0.5), tint)
    if table.seats <= _FEW:
        x = box.right - _SIGN - 1.2
        if words:
            yield centred_text(box.x + 1.2, y, words, _SIZE, BLACK, "regular", "start")
    yield draw.PlacedForm(turn_sign(clockwise), draw.moved(x, y))
