"""The record sheet of Tactics Joker."""

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, grey
from cardgen.games.tactics.ground import INKS, castle
from cardgen.sheets.blocks import Block, Diagram, row, stack
from cardgen.sheets.composer import MARGIN, QUIET, Composer
from cardgen.sheets.record_sheet import Column, fields, table_page
from cardgen.sheets.typesetting import centred_text
from cardgen.sheets.words import sheet_words
from companion.tactics.board import COLUMNS, CORNERS, SIZE

_PLAYER = (("symbol", 13.0), ("race", 22.0), ("castles", 26.0))
_FIELDS = (
    (("first", 44.0), *_PLAYER),
    (("second", 44.0), *_PLAYER),
    (("variants", 46.0), ("start", 16.0), ("rounds", 16.0)),
    (("seed", 44.0), ("date", 30.0)),
)
_COLUMNS = {
    "what": 13.0,
    "who": 9.0,
    "units": 9.0,
    "from": 9.0,
    "to": 9.0,
    "tired": 9.0,
    "dice": 21.0,
}


def record_page(book: FontBook, paper: draw.Size) -> draw.Page:
    """Return the record sheet; raises SheetError if the paper is too small."""
    width, table_width = paper[0] - 2 * MARGIN, 78.0
    words, composer = sheet_words(book, "tactics-sheets").part("record"), Composer(book, INKS)
    room = width - table_width - 6
    first = stack(
        *(fields([(words(name), wide) for name, wide in each], room) for each in _FIELDS),
        composer.text(words("deal"), room, 7.5, ink=QUIET),
        *(composer.text(line, room, 7.5) for line in words.lines("rows")),
        gap=1.4,
    )
    head = composer.head("Tactics Joker", words("title"), words("under"), width, castle(9.2))
    top = (head, row(first, _deal(table_width), gap=6))
    columns = (Column("", 7.0), *(Column(words(name), wide) for name, wide in _COLUMNS.items()))
    foot = words("foot"), "Tactics Joker"
    return table_page(composer, paper, top, columns, foot, "record", high=6.0)


def _deal(width: float) -> Block:
    left, top = 5.0, 5.0
    cell = (width - left) / SIZE
    high = 7.2
    shapes: list[draw.Shape] = []
    for number in range(SIZE * SIZE):
        line, column = divmod(number, SIZE)
        box = draw.Box(left + column * cell, top + line * high, cell, high)
        fill = INKS.piece if number in CORNERS else WHITE
        shapes.append(draw.framed(draw.rectangle(box), fill, grey(0.45), 0.5))
        if number in CORNERS:
            shapes.append(draw.Text(box.x + 1, box.bottom - 1.2, "K", 8, QUIET, "semibold"))
    for index, letter in enumerate(COLUMNS):
        x, y = left + (index + 0.5) * cell, top + (index + 0.5) * high
        shapes.append(draw.Text(x, top - 1.2, letter, 8, BLACK, "semibold", "middle"))
        shapes.append(centred_text(left - 1.2, y, str(index + 1), 8, BLACK, anchor="end"))
    return Diagram(width, top + SIZE * high, tuple(shapes))
