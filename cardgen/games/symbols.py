"""Every pencil mark with its name and what it means, and symbols for players to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.rotator.marks import INKS
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.composer import MARGIN
from cardgen.sheets.pencil_marks import Mark, mark
from cardgen.sheets.record_rows import HEAD, LEADING, page_head
from cardgen.sheets.typesetting import cap_height, leading, text_lines

SYMBOLS = ("X", "O", "Z", "V", "S", "H", "=", "*", "N", "U", "E", "T")
"""Symbols for players that no pencil mark looks like, quick to write, and typed as they are written."""

_CELL = 11.0
_SIZE = 9.5
_STEP = leading(_SIZE, LEADING)


@dataclass(frozen=True, slots=True)
class _Sign:
    """What is drawn into a space, its name and its meaning; a symbol may stand over the marks."""

    marks: tuple[Mark, ...]
    symbol: str
    name: str
    meaning: str


_GROUPS: tuple[tuple[str, tuple[_Sign, ...]], ...] = (
    (
        "On private grids",
        (
            _Sign(
                ("node",),
                "",
                "Node",
                "Five on each grid; its range is all spaces up to two steps away.",
            ),
            _Sign(
                ("deflector",),
                "",
                "Deflector",
                "20 on each grid, none in Reflector. Works once: then erase it.",
            ),
            _Sign(
                ("link",), "", "Link", "Defector: the Node that holds two or three allies together."
            ),
            _Sign(
                ("master",),
                "",
                "Master",
                "Defector: the Node that holds four or more allies together.",
            ),
        ),
    ),
    (
        "On public grids",
        (
            _Sign(
                (),
                "X",
                "Claimed",
                "A space that was null, with the symbol of the player who claimed it.",
            ),
            _Sign(
                ("territory",),
                "X",
                "Claimed, owned",
                "In the range of a Node: shade it, then write the symbol.",
            ),
            _Sign(
                ("territory",), "", "Retained", "In a captured range, and in that of another Node."
            ),
            _Sign(
                ("territory", "node"), "", "Node shown", "A Node that stands on a retained space."
            ),
        ),
    ),
    (
        "In Rotator",
        (
            _Sign(
                ("territory",), "", "Solid", "Rock: the range of a Node, or a space that collapsed."
            ),
            _Sign(("fresh",), "", "This turn", "You came through it in this turn."),
            _Sign(("older",), "", "1 turn ago", "One line across."),
            _Sign(
                ("oldest",),
                "",
                "2 turns ago",
                "Two lines across: in the next turn it is solid again.",
            ),
        ),
    ),
)
_ADVICE = (
    "Choose one each. Write it the same way on every grid and in the record, where it has one to three "
    "characters. Not dot, slash, plus or triangle: these are marks."
)


def symbol_sheet(book: FontBook, paper: tuple[float, float]) -> draw.Page:
    """Return the marks and the symbols on a page of `paper` (width and height in mm).

    Raises:
        SheetError: the page is too small for them.
    """
    width, height = paper
    inner = width - 2 * MARGIN
    shapes: list[draw.Shape] = [
        page_head(
            book,
            INKS,
            "Marks and symbols",
            "What is drawn with a pencil,",
            "and what it means",
            width,
        )
    ]
    y = MARGIN + HEAD + 2
    for title, signs in _GROUPS:
        shapes.append(draw.Text(MARGIN, y + 3.5, title, 12, BLACK, "semibold"))
        y += 7
        for index, sign in enumerate(signs):
            x = MARGIN + index % 2 * (inner / 2 + 3)
            shapes += _sign(
                sign, draw.Box(x, y + index // 2 * (_CELL + 5), inner / 2 - 3, _CELL), book
            )
        y += (len(signs) + 1) // 2 * (_CELL + 5) + 3
    shapes.append(draw.Text(MARGIN, y + 3.5, "Symbols for players", 12, BLACK, "semibold"))
    said = text_lines(book, _ADVICE, MARGIN, y + 9.5, inner, _SIZE, _STEP)
    y += 10 + len(said) * _STEP
    pitch = inner / len(SYMBOLS)
    for index, symbol in enumerate(SYMBOLS):
        box = draw.Box(MARGIN + index * pitch, y, _CELL, _CELL)
        shapes += [draw.stroked(draw.rectangle(box), BLACK, 0.5), _symbol(symbol, box)]
    if y + _CELL > height - MARGIN or pitch < _CELL + 1:
        raise SheetError("the marks and symbols need a larger page: choose larger paper")
    return draw.Page(width, height, (("text", (*shapes, *said)),), label="symbols")


def _sign(sign: _Sign, box: draw.Box, book: FontBook) -> Iterator[draw.Shape]:
    space = draw.Box(box.x, box.y, _CELL, _CELL)
    for which in sign.marks:
        yield from mark(which, space, grey(0.55) if sign.symbol else BLACK, 1.1)
    yield draw.stroked(draw.rectangle(space), BLACK, 0.5)
    if sign.symbol:
        yield _symbol(sign.symbol, space)
    x = space.right + 3
    yield draw.Text(x, box.y + 3.5, sign.name, 10, BLACK, "semibold")
    yield from text_lines(
        book, sign.meaning, x, box.y + 3.5 + leading(10, LEADING), box.right - x, _SIZE, _STEP
    )


def _symbol(symbol: str, box: draw.Box) -> draw.Text:
    x, y = box.centre
    return draw.Text(x, y + cap_height(20) / 2, symbol, 20, BLACK, "semibold", "middle")
