"""The panel beside a table: the direction of a deflected shot, for each shooter and target."""

from functools import cache
from itertools import pairwise

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.territory.look import words_of
from cardgen.games.territory.table_plan import Players
from cardgen.sheets.blocks import Block
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.palette import BLUE, FAINT_BLUE
from cardgen.sheets.pencil_marks import numbered_disc, pointer
from cardgen.sheets.player_names import SMALLEST, set_names
from cardgen.sheets.typesetting import TextStyle, cap_height, centred_text, leading, text_lines
from companion.territory.table import Table

_SIZE = 7.5  # pt
_LEADING = leading(_SIZE)
_DISC = 1.75  # radius
_SIGN = 1.1  # radius
_ROW, _LOWEST_ROW, _ROW_OF_TWO_LINES = 5.4, 3.6, 4.8
_MOST_FOR_NAMES = 40.0
_NARROWEST = 74.0


def side_panel(table: Table, book: FontBook, players: Players) -> Block:
    """Return the panel about `table`; it is empty in Reflector, which has no Deflectors.

    Raises TextTooLongError if a name does not fit in readable type.
    """
    if table.game == "reflector":
        return Block(0, 0, ())
    matrix, words = _matrix(table, book, players), words_of(book, table.game)
    width = max(matrix.width, _NARROWEST)
    heading, told = words.entry("shots")
    shapes: list[draw.Shape] = [draw.Text(0, cap_height(9), heading, 9, BLACK, "semibold")]
    y = cap_height(9) + 1.6
    lines = text_lines(book, told, 0, y + _LEADING, width, _SIZE, ink=grey(0.8))
    y += len(lines) * _LEADING + 3.0
    shapes += [*lines, matrix.at(0, y)]
    y += matrix.height + 3.0
    for way in ("clockwise", "counter-clockwise"):
        sign = draw.PlacedForm(turn_sign(way == "clockwise"), draw.moved(_SIGN + 0.4, y + _SIGN))
        shapes += [
            sign,
            centred_text(5, y + _SIGN, words(way), _SIZE, BLACK, "regular", "start"),
        ]
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


def _matrix(table: Table, book: FontBook, players: Players) -> Block:
    """Return the table of shots: a row for each player who shoots, a column for each target."""
    count = table.seats
    high = max(_LOWEST_ROW, _ROW - 0.12 * max(0, count - 5))
    style = TextStyle(_SIZE, SMALLEST, narrow="condensed")
    names, symbols = [name for name, _ in players], [symbol for _, symbol in players]
    two_lines = 6.2 if high > _ROW_OF_TWO_LINES else None
    beside = set_names(book, names, _MOST_FOR_NAMES, style, two_lines, behind=symbols)
    widest = max((name.width for name in beside), default=0.0)
    left, top = 2 * _DISC + 1.6 + (widest + 2 if players else 0), 2 * _DISC + 1.2
    wide = high + 0.1
    shapes: list[draw.Shape] = []
    for seat in range(count):
        level = top + (seat + 0.5) * high
        shapes += numbered_disc(seat + 1, left + (seat + 0.5) * wide, _DISC, _DISC, 6)
        shapes += numbered_disc(seat + 1, _DISC, level, _DISC, 6)
        if players:
            shapes += beside[seat].texts(2 * _DISC + 1.6, level, BLACK)
        for target in range(count):
            clockwise = table.clockwise(seat, target)
            box = draw.Box(left + target * wide, level - high / 2, wide, high).expanded(-0.2)
            tint = FAINT_BLUE if clockwise else grey(0.08)
            shapes.append(draw.filled(draw.rectangle(box, 0.5), tint))
            shapes.append(draw.PlacedForm(turn_sign(clockwise), draw.moved(*box.centre)))
    return Block(left + count * wide, top + count * high, tuple(shapes))
