"""The mat for real cards: 7 x 7 outlines, on sheets that join at the edges of cards."""

from collections.abc import Iterator
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.tactics.ground import INKS, ground
from cardgen.inputs.papers import EDGE
from cardgen.sheets.blocks import Block, SheetError
from cardgen.sheets.composer import QUIET
from cardgen.sheets.typesetting import cap_height, centred_text
from cardgen.sheets.words import SheetWords, sheet_words
from companion.tactics.board import CORNERS, NAMES, SIZE

Deck = Literal["poker", "bridge"]

CARDS: dict[Deck, draw.Size] = {"poker": (63.5, 88.9), "bridge": (57.15, 88.9)}
"""Width and height of real cards in mm."""

PARTS = (2, 3, 2)
"""How many columns, and rows, of cards the sheets hold: three sheets across and three down."""

_FLAP = 6.0
_REDUCED = 14.0


def mat(book: FontBook, deck: Deck) -> draw.Form:
    """Return the whole mat from its top left corner."""
    width, height = CARDS[deck]
    king = sheet_words(book, "tactics-sheets")("mat-king")
    shapes: list[draw.Shape] = []
    for number, name in enumerate(NAMES):
        row, column = divmod(number, SIZE)
        castle = number in CORNERS
        place = draw.moved(column * width, row * height)
        shapes.append(draw.Group(_space(name, king if castle else "", width, height), place))
    box = draw.Box(0, 0, SIZE * width, SIZE * height)
    return draw.Form(f"tactics-mat-{deck}", box.expanded(1), tuple(shapes))


def _space(name: str, castle: str, width: float, height: float) -> tuple[draw.Shape, ...]:
    box = draw.Box(0, 0, width, height)
    x, y = box.centre
    # a castle's name is above its battlements
    words = [centred_text(x, height * 0.2 if castle else y, name, 40, grey(0.35))]
    if castle:
        words.append(draw.Text(x, y + 16, castle, 10, QUIET, anchor="middle"))
    fields = (draw.PlacedForm(ground("castle", width, height)),) if castle else ()
    return (*fields, *words, draw.stroked(draw.rectangle(box), grey(0.45), 0.75))


def tiles(deck: Deck) -> Iterator[draw.Box]:
    """Yield the part of the mat on each sheet, row by row."""
    width, height = CARDS[deck]
    for row, rows in enumerate(PARTS):
        for column, columns in enumerate(PARTS):
            x, y = sum(PARTS[:column]) * width, sum(PARTS[:row]) * height
            yield draw.Box(x, y, columns * width, rows * height)


def mat_pages(book: FontBook, paper: draw.Size, deck: Deck) -> tuple[draw.Page, ...]:
    """Return the mat on nine sheets; raises SheetError if three by three cards don't fit on one."""
    width, height = CARDS[deck]
    if paper[0] < max(PARTS) * width + 2 * EDGE or paper[1] < max(PARTS) * height + 2 * EDGE:
        raise SheetError(
            f"three by three {deck} cards don't fit on paper of {paper[0]:g} x {paper[1]:g} mm: "
            "take a4 or letter, upright, or --reduced"
        )
    drawing, words = mat(book, deck), sheet_words(book, "tactics-sheets").part("mat")
    return tuple(
        _sheet(words, drawing, number, tile, paper) for number, tile in enumerate(tiles(deck), 1)
    )


def _sheet(
    words: SheetWords, drawing: draw.Form, number: int, window: draw.Box, paper: draw.Size
) -> draw.Page:
    x, y = (paper[0] - window.width) / 2, (paper[1] - window.height) / 2
    place = draw.moved(x - window.x, y - window.y)
    shown = draw.Group((draw.PlacedForm(drawing),), place, draw.rectangle(window))
    on_page = draw.Box(x, y, window.width, window.height)
    label = f"sheet {number}"
    guides = tuple(_joins(words, number, on_page, paper))
    return draw.Page(*paper, (("art", (shown,)), ("guides", guides)), label=label)


def _joins(said: SheetWords, number: int, box: draw.Box, paper: draw.Size) -> Iterator[draw.Shape]:
    """Yield the edges: cut on the left and above, glue under the next sheet right and below."""
    count = len(PARTS)
    row, column = divmod(number - 1, count)
    if column:
        yield _cut(box.x, box.y - 3, box.x, box.bottom + 3)
    if row:
        yield _cut(box.x - 3, box.y, box.right + 3, box.y)
    room_right, room_below = paper[0] - box.right - EDGE, paper[1] - box.bottom - EDGE
    if column < count - 1:
        words = _words(said("glue", number=number + 1), room_right)
        at = draw.moved(box.right + min(room_right, _FLAP) / 2 - cap_height(7) / 2, box.centre[1])
        yield draw.Group(words, at @ draw.rotated(90))
    if row < count - 1:
        words = _words(said("glue", number=number + count), room_below)
        at = draw.moved(box.centre[0], box.bottom + min(room_below, _FLAP) / 2 + cap_height(7) / 2)
        yield draw.Group(words, at)
    words = _words(said("sheet", number=number, of=count**2), box.y - EDGE)
    yield draw.Group(words, draw.moved(box.centre[0], box.y - 1.6))


def _words(text: str, room: float) -> tuple[draw.Shape, ...]:
    """Return small words about the origin, if there is room for them."""
    if room < cap_height(7) + 0.4:
        return ()
    return (draw.Text(0, 0, text, 7, grey(0.8), "condensed", "middle"),)


def _cut(*ends: float) -> draw.Path:
    return draw.stroked(draw.line(*ends), BLACK, 0.5, dash=(2.0, 1.5))


def reduced_page(book: FontBook, paper: draw.Size, deck: Deck) -> draw.Page:
    """Return the mat on one sheet, as large as it can be there."""
    width, height = (SIZE * side for side in CARDS[deck])
    scale = min((paper[0] - 2 * EDGE) / width, (paper[1] - 2 * EDGE - _REDUCED) / height)
    x = (paper[0] - width * scale) / 2
    y = EDGE + _REDUCED
    small = Block(width, height, (draw.PlacedForm(mat(book, deck)),)).scaled(scale)
    card = round(CARDS[deck][0] * scale)
    words = sheet_words(book, "tactics-sheets").part("mat")
    note = words(f"reduced-{deck}", share=f"{scale:.0%}", count=card)
    head = (
        draw.Text(x, y - 4, "Tactics Joker", 16, INKS.word, "semibold"),
        draw.Text(x + width * scale, y - 4, note, 8.5, QUIET, anchor="end"),
    )
    return draw.Page(*paper, (("art", (small.at(x, y),)), ("text", head)), label="reduced")
