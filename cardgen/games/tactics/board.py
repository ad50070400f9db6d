"""The board: a deal of Tactics Joker on one sheet, to be played without cards, and its chips."""

from collections.abc import Iterable, Iterator

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.games.tactics.faces import face, joker, recruit
from cardgen.games.tactics.ground import INKS, OWNERS, Kind, castle, ground, picture
from cardgen.games.tactics.tokens import BOARD_TOKEN, SIDES, token_rows
from cardgen.sheets.blocks import Block, SheetError
from cardgen.sheets.composer import MARGIN, QUIET
from cardgen.sheets.page_head import sheet_head
from cardgen.sheets.typesetting import centred_text
from cardgen.sheets.words import SheetWords, sheet_words
from companion.tactics.board import COLUMNS, NAMES, SIZE
from companion.tactics.cards import Deal

SMALLEST = (27.0, 36.0)
"""Width and height of a space in mm: six tokens fit, and what is printed stays legible."""
RECRUITED = 8
"""Chips for jacks and queens that are turned over: there are eight of them."""

CASTLES = 4
"""Castle tokens a side: as many as there are castles."""

_HELD = 1.1  # height of a castle token, in widths: six units stand on it
_EDGE = 9.0  # beside the board, for the numbers of rows
_ABOVE, _BELOW = 16.0, 11.0


def space_size(paper: draw.Size) -> draw.Size:
    """Return width and height of a space on `paper`; raises SheetError if it is too small."""
    width = min((paper[0] - 2 * _EDGE) / SIZE, (paper[1] - _ABOVE - _BELOW) / SIZE * 3 / 4)
    if width < SMALLEST[0]:
        raise SheetError(
            f"paper of {paper[0]:g} x {paper[1]:g} mm is too small for the board: "
            "a4, letter or larger, upright"
        )
    return width, width * 4 / 3


def board_pages(book: FontBook, paper: draw.Size, seed: str, deal: Deal) -> tuple[draw.Page, ...]:
    """Return the board of a deal, and parts to cut out; raises SheetError for too small paper."""
    return _board(book, paper, seed, deal), _parts(book, paper, seed, deal)


def _board(book: FontBook, paper: draw.Size, seed: str, deal: Deal) -> draw.Page:
    width, height = space_size(paper)
    left = (paper[0] - SIZE * width) / 2
    top = _ABOVE + (paper[1] - _ABOVE - _BELOW - SIZE * height) / 2
    art: list[draw.Shape] = []
    for number, card in enumerate(deal.table):
        row, column = divmod(number, SIZE)
        place = draw.moved(left + column * width, top + row * height)
        art.append(draw.Group(face(card, width, height, NAMES[number]), place))
    outline = draw.Box(left, top, SIZE * width, SIZE * height)
    art.append(draw.stroked(draw.rectangle(outline), BLACK, 1.5))
    text = [
        *_coordinates(outline, width, height),
        *_head(book, outline, seed),
        *_key(book, outline, paper),
    ]
    return draw.Page(*paper, (("art", tuple(art)), ("text", tuple(text))), label="board")


def _coordinates(outline: draw.Box, width: float, height: float) -> Iterator[draw.Shape]:
    for index, letter in enumerate(COLUMNS):
        x = outline.x + (index + 0.5) * width
        yield draw.Text(x, outline.y - 1.2, letter, 9, BLACK, "semibold", "middle")
    for index in range(SIZE):
        y = outline.y + (index + 0.5) * height
        yield centred_text(outline.x - 1.2, y, str(index + 1), 9, BLACK, anchor="end")


def _head(book: FontBook, outline: draw.Box, seed: str) -> Iterator[draw.Shape]:
    y = outline.y - 6.6
    yield draw.Text(outline.x, y, "Tactics Joker", 16, INKS.word, "semibold")
    words = sheet_words(book, "tactics-sheets").part("board")
    deal = words("deal", text=seed)
    yield draw.Text(outline.right, y, deal, 11, BLACK, "semibold", "end")
    x = outline.right - book.width(deal, 11, "semibold") - 3
    goal = words("goal")
    if x - book.width(goal, 8.5) > outline.x + book.width("Tactics Joker", 16, "semibold") + 4:
        yield draw.Text(x, y, goal, 8.5, QUIET, anchor="end")


def _key(book: FontBook, outline: draw.Box, paper: draw.Size) -> Iterator[draw.Shape]:
    middle = (outline.bottom + paper[1] - 5) / 2 + 0.4
    said = sheet_words(book, "tactics-sheets").part("board")
    words = (
        (_sample("forest"), said("forest")),
        (_sample("mountain"), said("mountain")),
        (recruit(2.9, 0.7, 5.8), said("recruit")),
        (joker(2.7, 0.0, 2.7), said("joker")),
    )
    room = [6.6 + book.width(label, 7.5) for _, label in words]
    gap = (outline.width - sum(room)) / (len(words) - 1)
    x = outline.x
    for (sign, label), wide in zip(words, room, strict=True):
        yield draw.Group(tuple(sign), draw.moved(x, middle))
        yield centred_text(x + 6.6, middle, label, 7.5, BLACK, "regular", "start")
        x += wide + gap


def _sample(kind: Kind) -> tuple[draw.Shape, ...]:
    """Return a small space, about the level 0."""
    return (draw.Group((draw.PlacedForm(ground(kind, 4.8, 6.4)),), draw.moved(0, -3.2)),)


# -- parts to cut out ------------------------------------------------------------------------------


def _parts(book: FontBook, paper: draw.Size, seed: str, deal: Deal) -> draw.Page:
    width, height = space_size(paper)
    words = sheet_words(book, "tactics-sheets").part("parts")
    tag, under = words("tag", text=seed), words("under")
    shapes: list[draw.Shape] = sheet_head(
        book, INKS, paper[0], "Tactics Joker", tag, under, margin=MARGIN, emblem=castle(9.2)
    )
    y = MARGIN + 21.0

    def in_line(pieces: Iterable[Block], gap: float) -> Iterator[draw.Group]:
        for index, piece in enumerate(pieces):
            yield piece.at(MARGIN + index * (piece.width + gap), y + 3)

    shapes.append(_title(words("stack"), y))
    wide, high = width - 2, height - 2
    between = (paper[0] - 2 * MARGIN - 5 * wide) / 4
    faces = (Block(wide, high, face(card, wide, high)) for card in deal.stack)
    shapes += in_line(faces, between)
    y += high + 12
    shapes.append(_title(words("recruited"), y))
    side = 16.0
    chips = [Block(side, side, _recruited(words, side))] * RECRUITED
    shapes += in_line(chips, (paper[0] - 2 * MARGIN - RECRUITED * side) / (RECRUITED - 1))
    y += side + 12
    shapes.append(_title(words("units"), y))
    for rows in SIDES:
        block = token_rows(rows, BOARD_TOKEN, paper[0] - 2 * MARGIN)
        shapes.append(block.at(MARGIN, y + 3))
        y += block.height + 4
    y += 8
    shapes.append(_title(words("castles"), y))
    for owner in OWNERS:
        shapes += in_line([Block(wide, _HELD * wide, _held(wide, owner))] * CASTLES, between)
        y += _HELD * wide + 3
    return draw.Page(*paper, (("art", tuple(shapes)),), label="parts")


def _title(words: str, y: float) -> draw.Text:
    return draw.Text(MARGIN, y, words, 9, BLACK, "semibold")


def _recruited(words: SheetWords, side: float) -> tuple[draw.Shape, ...]:
    box = draw.Box(0, 0, side, side)
    return (
        draw.framed(draw.rectangle(box), WHITE, grey(0.55), 0.75),
        *recruit(side / 2, side * 0.42, side * 0.42),
        draw.stroked(
            draw.line(side * 0.22, side * 0.66, side * 0.78, side * 0.2), BLACK, 1.5, cap="round"
        ),
        draw.Text(side / 2, side * 0.9, words("recruited.short"), 6.5, BLACK, "semibold", "middle"),
    )


def _held(width: float, owner: Ink) -> tuple[draw.Shape, ...]:
    """Return a castle token: a keep in its owner's colour, with room for six units below it."""
    height = _HELD * width
    box = draw.rectangle(draw.Box(0, 0, width, height))
    keep = picture("castle", width, 16.0, {"far": owner, "field": WHITE})
    stones = draw.Group(tuple(keep), draw.moved(0, -4.0))
    court = draw.Box(0, height - 2 * BOARD_TOKEN - 1.4, width, 2 * BOARD_TOKEN + 1.4)
    return (
        draw.filled(box, WHITE),
        draw.Group((stones,), clip=box),
        draw.filled(draw.rectangle(court), owner.tint(0.25)),
        draw.stroked(box, owner, 1.0),
    )
