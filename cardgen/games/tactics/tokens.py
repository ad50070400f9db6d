"""Tokens with arrows for units: round ones for the first player, square for the second."""

import math
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE
from cardgen.games.tactics.ground import INKS, castle
from cardgen.inputs.papers import EDGE
from cardgen.sheets.blocks import Block, SheetError
from cardgen.sheets.composer import MARGIN
from cardgen.sheets.page_head import sheet_head
from cardgen.sheets.palette import BLUE, RED
from cardgen.sheets.words import sheet_words

Side = Literal["round", "square"]

SIDES: tuple[Side, ...] = ("round", "square")
EACH = 20
"""Tokens a side: 15, kobolds have 18, and two to spare (J5, J19)."""
BOARD_TOKEN, CARD_TOKEN = 8.0, 18.0
"""Sizes in mm: six of them fit on a space of the board, and on a real card."""
_GAP = 1.5
_NARROWEST = 180.0


def token(side: Side, size: float) -> tuple[draw.Shape, ...]:
    """Return a token of `size` mm, from its top left corner; its arrow points up."""
    box = draw.Box(0, 0, size, size)
    if side == "round":
        disc = draw.circle(*box.centre, size / 2)
        return draw.filled(disc, BLUE), draw.filled(_arrow(size), WHITE)
    outline = draw.rectangle(box, size * 0.06)
    inner = draw.rectangle(box.expanded(-size * 0.06), size * 0.04)
    return draw.filled(outline, RED), draw.filled(inner, WHITE), draw.filled(_arrow(size), RED)


def _arrow(size: float) -> tuple[draw.Segment, ...]:
    """Return an arrow that points up in a square of `size` mm."""
    right = ((0.5, 0.18), (0.76, 0.47), (0.6, 0.47), (0.6, 0.8))
    points = (*right, (0.4, 0.8), (0.4, 0.47), (0.24, 0.47))
    return draw.polygon((x * size, y * size) for x, y in points)


def token_rows(side: Side, size: float, width: float) -> Block:
    """Return all tokens of a side in rows of `width` mm at most."""
    step = size + _GAP
    count = min(EACH, int((width + _GAP) / step))
    rows = math.ceil(EACH / count)
    count = math.ceil(EACH / rows)
    form = draw.Form(f"token-{side}-{size:.0f}", draw.Box(0, 0, size, size), token(side, size))
    placed = (
        draw.PlacedForm(form, draw.moved(index % count * step, index // count * step))
        for index in range(EACH)
    )
    return Block(count * step - _GAP, rows * step - _GAP, tuple(placed))


def token_pages(book: FontBook, paper: draw.Size) -> tuple[draw.Page, ...]:
    """Return tokens for the board, and for real cards; raises SheetError for too small paper."""
    return tuple(
        _page(book, paper, size, what)
        for size, what in ((BOARD_TOKEN, "board"), (CARD_TOKEN, "cards"))
    )


def _page(book: FontBook, paper: draw.Size, size: float, what: str) -> draw.Page:
    told = sheet_words(book, "tactics-sheets").part("tokens")
    tag, under = told(what), told("under")
    shapes: list[draw.Shape] = sheet_head(
        book, INKS, paper[0], "Tactics Joker", tag, under, margin=MARGIN, emblem=castle(9.2)
    )
    y = MARGIN + 18.0
    for turn, state in zip((0, 90, 180), ("fresh", "tired", "spent"), strict=True):
        x = MARGIN + turn / 90 * 52
        arrow = draw.Group((draw.filled(_arrow(6), BLACK),), draw.rotated(turn, 3, 3))
        shapes += [
            draw.Group((arrow,), draw.moved(x, y)),
            draw.Text(x + 8, y + 4.1, told(state), 8.5, BLACK),
        ]
    y += 12
    for side in SIDES:
        block = token_rows(side, size, paper[0] - 2 * MARGIN)
        shapes.append(block.at((paper[0] - block.width) / 2, y))
        y += block.height + 8
    if paper[0] < _NARROWEST or y - 8 > paper[1] - EDGE:
        raise SheetError(
            f"tokens need larger paper than {paper[0]:g} x {paper[1]:g} mm: a4 or letter"
        )
    return draw.Page(*paper, (("art", tuple(shapes)),), label=told(what).lower())
