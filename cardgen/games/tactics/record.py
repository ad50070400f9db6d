"""The record sheet: a game of Tactics Joker on paper, in rows that can be typed in afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, grey
from cardgen.games.tactics.pictures import INKS, castle
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.composer import MARGIN, QUIET, Composer, set_sheet
from cardgen.sheets.typesetting import cap_height
from companion.tactics.board import COLUMNS, CORNERS, SIZE

_FIELDS = (("first player", 44.0), ("symbol", 13.0), ("race", 22.0), ("castles", 26.0))
_OPTIONS = (
    ("variants", 46.0),
    ("start", 16.0),
    ("rounds", 16.0),
    ("deal (seed)", 44.0),
    ("date", 30.0),
)
_COLUMNS = (
    ("what", 13.0), ("who", 9.0), ("units", 9.0), ("from", 9.0), ("to", 9.0), ("tired", 9.0), ("dice", 21.0)
)  # fmt: skip
_LINE = 6.0
_LEAST = 20
"""Rows on a page, at least."""


def record_page(book: FontBook, paper: tuple[float, float]) -> draw.Page:
    """Return the record sheet; raises SheetError if the paper is too small."""
    refusal = (
        f"the record sheet needs larger paper than {paper[0]:g} x {paper[1]:g} mm: a4 or letter"
    )
    return set_sheet(paper, [partial(_page, Composer(book, INKS))], refusal)


def _page(composer: Composer, paper: tuple[float, float]) -> draw.Page | None:
    width = paper[0] - 2 * MARGIN
    under = "on paper, to be typed in afterwards"
    head = composer.head("Tactics Joker", "Record of a game", under, width, castle(9.2))
    table_width = 78.0
    fields = width - table_width - 6
    first = stack(
        (
            _boxes(_FIELDS, fields),
            _boxes((("second player", 44.0), *_FIELDS[1:]), fields),
            _boxes(_OPTIONS[:3], fields),
            _boxes(_OPTIONS[3:], fields),
            composer.text(
                "Copy the cards only if the deal has no seed. Then a row for each of these:",
                fields, 7.5, ink=QUIET,
            ),
            composer.text(
                "turn: who, dice of the castles · roll: who, dice · end: who · push: who, to\n"
                "move: who, units, from, to; how many are tired, if you choose them\n"
                "joker: who, and the card under “to”",
                fields, 7.5,
            ),
        ),
        1.4,
    )  # fmt: skip
    top = row((first, _deal(table_width)), 6)
    foot = composer.foot(
        "companion play NAME.txt takes the rows one by one, without “who”.", "Tactics Joker", width
    )
    room = paper[1] - 2 * MARGIN - head.height - top.height - foot.height - 12
    lines = int(room / _LINE) - 1
    if lines < _LEAST or first.width > fields + 0.1:
        return None
    half = (width - 6) / 2
    rows = row((_rows(half, lines, 1), _rows(half, lines, lines + 1)), 6)
    return composer.page((head, top, rows), foot, paper, "record")


def _boxes(fields: tuple[tuple[str, float], ...], width: float) -> Block:
    """Return boxes to write in, each under its name, in a line of `width` mm."""
    gap = 2.0
    scale = (width - gap * (len(fields) - 1)) / sum(wide for _, wide in fields)
    shapes, x = list[draw.Shape](), 0.0
    for name, wide in fields:
        box = draw.Box(x, 2.9, wide * scale, 6.4)
        shapes.append(draw.Text(x, 2.1, name, 7, QUIET))
        shapes.append(draw.Path(draw.rectangle(box, 0.5), WHITE, draw.Stroke(grey(0.45), 0.5)))
        x += wide * scale + gap
    return Block(width, 9.3, tuple(shapes))


def _deal(width: float) -> Block:
    """Return the table of cards: 7 x 7 boxes, the castles marked."""
    left, top = 5.0, 5.0
    cell = (width - left) / SIZE
    high = 7.2
    shapes: list[draw.Shape] = []
    for number in range(SIZE * SIZE):
        line, column = divmod(number, SIZE)
        box = draw.Box(left + column * cell, top + line * high, cell, high)
        fill = INKS.piece if number in CORNERS else WHITE
        shapes.append(draw.Path(draw.rectangle(box), fill, draw.Stroke(grey(0.45), 0.5)))
        if number in CORNERS:
            shapes.append(draw.Text(box.x + 1, box.bottom - 1.2, "K", 8, QUIET, "semibold"))
    for index, letter in enumerate(COLUMNS):
        shapes.append(
            draw.Text(
                left + (index + 0.5) * cell, top - 1.2, letter, 8, BLACK, "semibold", "middle"
            )
        )
        y = top + (index + 0.5) * high + cap_height(8) / 2
        shapes.append(draw.Text(left - 1.2, y, str(index + 1), 8, BLACK, "semibold", "end"))
    return Block(width, top + SIZE * high, tuple(shapes))


def _rows(width: float, lines: int, start: int) -> Block:
    """Return numbered rows under their heads."""
    number = 7.0
    scale = (width - number) / sum(wide for _, wide in _COLUMNS)
    return Block(width, (lines + 1) * _LINE, tuple(_row_shapes(width, lines, start, number, scale)))


def _row_shapes(
    width: float, lines: int, start: int, number: float, scale: float
) -> Iterator[draw.Shape]:
    total = (lines + 1) * _LINE
    yield draw.filled(draw.rectangle(draw.Box(0, 0, width, _LINE)), INKS.piece)
    x = number
    for name, wide in _COLUMNS:
        yield draw.Text(x + 1, (_LINE + cap_height(8)) / 2, name, 8, BLACK, "semibold")
        yield draw.stroked(draw.line(x, 0, x, total), grey(0.4), 0.5)
        x += wide * scale
    for line in range(1, lines + 1):
        y = line * _LINE
        yield draw.Text(
            number - 1.4,
            y + (_LINE + cap_height(7)) / 2,
            str(start + line - 1),
            7,
            QUIET,
            anchor="end",
        )
        yield draw.stroked(draw.line(0, y, width, y), grey(0.4), 0.5)
    yield draw.stroked(draw.rectangle(draw.Box(0, 0, width, total)), grey(0.55), 0.75)
