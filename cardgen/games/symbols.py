"""Every pencil mark with its name and what it means, and symbols for players to choose from."""

from collections.abc import Iterator
from typing import get_args

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.sheets.blocks import Diagram, SheetError
from cardgen.sheets.composer import MARGIN, NEUTRAL_INKS
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.page_head import sheet_head
from cardgen.sheets.pencil_marks import Mark, mark
from cardgen.sheets.record_sheet import HEAD, LEADING
from cardgen.sheets.typesetting import centred_text, leading, text_lines
from cardgen.sheets.words import SheetWords, sheet_words

SYMBOLS = ("X", "O", "Z", "V", "S", "H", "=", "*", "N", "U", "E", "T")
"""Symbols for players: like no pencil mark, quick to write, and typed as they are written."""

_SIGNS = {
    "on-private-grids": {
        "node": ("node", ""),
        "deflector": ("slash", ""),
        "link": ("link", ""),
        "master": ("master", ""),
    },
    "on-public-grids": {
        "claimed": ("", "X"),
        "claimed-owned": ("territory", "X"),
        "retained": ("territory", ""),
        "node-shown": ("territory node", ""),
    },
    "in-rotator": {
        "solid": ("territory", ""),
        "this-turn": ("fresh", ""),
        "1-turn-ago": ("older", ""),
        "2-turns-ago": ("oldest", ""),
    },
}
"""Signs by where they are drawn: the marks in the space, and the symbol over them."""

_CELL = 11.0
_SIZE = 9.5
_STEP = leading(_SIZE, LEADING)


def symbol_sheet(book: FontBook, paper: draw.Size) -> draw.Page:
    """Return the marks and the symbols on `paper`; raises SheetError if it is too small."""
    width, height = paper
    inner = width - 2 * MARGIN
    words = sheet_words(book, "sheets")
    title, tag, under = (words(f"symbols-{key}") for key in ("title", "tag", "under"))
    head = sheet_head(book, NEUTRAL_INKS, width, title, tag, under, margin=MARGIN)
    shapes: list[draw.Shape] = []
    y = MARGIN + HEAD + 2
    for group, signs in _SIGNS.items():
        shapes.append(draw.Text(MARGIN, y + 3.5, words(f"symbols-{group}"), 12, BLACK, "semibold"))
        y += 7
        for index, sign in enumerate(signs):
            x = MARGIN + index % 2 * (inner / 2 + 3)
            box = draw.Box(x, y + index // 2 * (_CELL + 5), inner / 2 - 3, _CELL)
            shapes += _sign(sign, signs[sign], box, book, words)
        y += (len(signs) + 1) // 2 * (_CELL + 5) + 3
    shapes.append(draw.Text(MARGIN, y + 3.5, words("symbols-players"), 12, BLACK, "semibold"))
    said = text_lines(book, words("symbols-advice"), MARGIN, y + 9.5, inner, _SIZE, _STEP)
    y += 10 + len(said) * _STEP
    pitch = inner / len(SYMBOLS)
    for index, symbol in enumerate(SYMBOLS):
        box = draw.Box(MARGIN + index * pitch, y, _CELL, _CELL)
        shapes += [draw.stroked(draw.rectangle(box), BLACK, 0.5), _symbol(symbol, box)]
    if y + _CELL > height - MARGIN or pitch < _CELL + 1:
        raise SheetError("the marks and symbols need a larger page: choose larger paper")
    placed = (*head, *in_direction_of(book.language, (*shapes, *said), width))
    return draw.text_page(paper, placed, "symbols")


def _sign(
    sign: str, drawn: tuple[str, str], box: draw.Box, book: FontBook, words: SheetWords
) -> Iterator[draw.Shape]:
    """Yield a space with its marks and the symbol over them, their name and meaning."""
    (marks, symbol), (name, meaning) = drawn, words.entry(f"sign-{sign}")
    space = draw.Box(0, 0, _CELL, _CELL)
    inside: list[draw.Shape] = []
    for which in get_args(Mark):
        if which in marks.split():
            inside += mark(which, space, grey(0.55) if symbol else BLACK, 1.1)
    inside.append(draw.stroked(draw.rectangle(space), BLACK, 0.5))
    if symbol:
        inside.append(_symbol(symbol, space))
    yield Diagram(_CELL, _CELL, tuple(inside)).at(box.x, box.y)
    x = box.x + _CELL + 3
    yield draw.Text(x, box.y + 3.5, name, 10, BLACK, "semibold")
    below = box.y + 3.5 + leading(10, LEADING)
    yield from text_lines(book, meaning, x, below, box.right - x, _SIZE, _STEP)


def _symbol(symbol: str, box: draw.Box) -> draw.Text:
    return centred_text(*box.centre, symbol, 20)
