"""Small pictures of cards, for rules and aid cards."""

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, grey
from cardgen.games.attackdefend.icons import sign
from cardgen.games.attackdefend.look import INKS, LIGHT, LOOKS, HalfInks, words_in
from cardgen.sheets.blocks import Block, Diagram, row
from cardgen.sheets.typesetting import TextStyle, cap_height, centred_text, set_line, signed
from cardgen.sheets.words import Entry, SheetWords
from companion.attackdefend.deck import Half, Kind
from companion.attackdefend.statements import Role

_SHAPE = 85 / 54  # of a card
_WIDTH = 8.0  # of a card on the table, in mm
_TITLE = TextStyle(9.0, 6.0, "semibold", "condensed-semibold")  # on the card with named parts


def back(level: int, width: float = _WIDTH) -> Block:
    """Return a card lying face down with `level` on top; `width` is its shorter side in mm."""
    long = width * _SHAPE
    wide, high = (width, long) if level % 2 else (long, width)
    box = draw.Box(0, 0, wide, high)
    size = width * 1.45
    shapes = (
        draw.filled(draw.rectangle(box, 0.7), INKS.word),
        draw.Text(wide / 2, 0.9 + cap_height(size), str(level), size, WHITE, "semibold", "middle"),
        *_edges(box, level, size * 0.6),
    )
    return Diagram(wide, high, shapes)


def _edges(box: draw.Box, level: int, size: float) -> list[draw.Shape]:
    """Return the other numbers, small, each upright where its edge is on top."""
    x, y = box.centre
    found: list[draw.Shape] = []
    for turn in (1, 2, 3):
        number = str((level - 1 + turn) % 4 + 1)
        reach = (box.width if turn % 2 else box.height) / 2 - 0.7
        text = draw.Text(0, cap_height(size) - reach, number, size, LIGHT, "semibold", "middle")
        found.append(draw.Group((text,), draw.moved(x, y) @ draw.rotated(90 * turn)))
    return found


def face(width: float = _WIDTH) -> Block:
    """Return a card lying open, its black half at the top."""
    high = width * _SHAPE
    white = draw.Box(0.35, high / 2, width - 0.7, high / 2 - 0.35)
    shapes = (
        draw.filled(draw.rectangle(draw.Box(0, 0, width, high), 0.7), BLACK),
        draw.filled(draw.rectangle(white, 0.4), WHITE),
    )
    return Diagram(width, high, shapes)


def turn_entries(words: SheetWords, role: Role) -> tuple[Entry, ...]:
    """Return the steps of a side's turn."""
    last = "play" if role == "defender" else "mind-your-hand"
    return words.entries(role, "draw", "two-actions", last)


def named_face(book: FontBook, kind: Kind) -> Block:
    """Return a card that lies open, lines in place of its text, with the names of its parts."""
    parts = words_in(book).part("part")
    wide, band, left, right = 27.0, 2.6, 25.0, 17.0
    card = face(width=wide)
    middle = card.height / 2
    points = signed(kind.points)

    def half(told: Half, inks: HalfInks) -> tuple[draw.Shape, ...]:
        ground, ink, bright = inks
        lines = (draw.line(6.8, y, end, y) for y, end in ((13.8, 23.0), (15.6, 17.0)))
        need = str(told.texts[0].need)
        return (
            set_line(book, book.language.say(told.title), 1.8, 5.4, 14.0, _TITLE, ink),
            draw.Text(wide - 1.8, 6.0, points, 13, bright, "semibold", "end"),
            draw.filled(draw.circle(3.8, 9.8, 1.9), bright),
            centred_text(3.8, 9.8, need, 8, ground),
            sign(told.texts[0].steps[0].name, 4.2, bright, ground).at(6.8, 7.7),
            *(draw.stroked(line, ink, 1.0) for line in lines),
        )

    def name(part: str, end: float, y: float, *, before: bool = False) -> tuple[draw.Shape, ...]:
        """Return a line from a part of the card to its name, behind the card or `before` it."""
        x = -3.2 if before else wide + 3.2
        line = draw.stroked(draw.line(end, y, x, y), grey(0.6), 0.75)
        anchor: draw.Anchor = "end" if before else "start"
        beside = x - 0.8 if before else x + 0.8
        words = centred_text(beside, y, parts(part), 8.5, BLACK, "regular", anchor)
        return line, words

    look = LOOKS["nocturne"]
    shapes = (
        *card.shapes,
        draw.filled(draw.rectangle(draw.Box(0, middle - band / 2, wide, band)), look.back),
        centred_text(1.8, middle, kind.id, 6.5, look.on_back, anchor="start"),
        *half(kind.black, look.black),
        draw.Group(half(kind.white, look.white), draw.rotated(180, wide / 2, middle)),
        *name("title", 1.0, 4.3, before=True),
        *name("number", 1.4, 9.8, before=True),
        *name("black", 0.6, 16.0, before=True),
        *name("word", 1.0, middle, before=True),
        *name("white", 0.6, middle + 8.0, before=True),
        *name("points", wide - 1.0, 4.3),
        *name("sign", 11.6, 9.8),
        *name("text", 23.6, 13.8),
    )
    return Diagram(left + wide + right, card.height, (draw.Group(shapes, draw.moved(left, 0)),))


def deck_pile() -> Block:
    """Return the deck: a neat pile of cards that lie face down, without a level."""
    card, width = _unnumbered(), _WIDTH
    shapes = tuple(card.at(offset, offset) for offset in (1.0, 0.5, 0.0))
    return Diagram(width + 1.0, width * _SHAPE + 1.0, shapes)


def discard_pile() -> Block:
    """Return the discard pile: a heap across the deck, which nobody takes for a card in play."""
    card, width = _unnumbered(), _WIDTH
    side = width * _SHAPE + 1.6
    x, y = (side - width) / 2, (width + 3.2 - width * _SHAPE) / 2
    middle = (x + width / 2, y + width * _SHAPE / 2)
    turns = (draw.rotated(degrees, *middle) for degrees in (104, 79, 92))
    return Diagram(side, width + 3.2, tuple(draw.Group((card.at(x, y),), turn) for turn in turns))


def _unnumbered() -> Block:
    """Return a card that lies face down, the game's diamond on its back but no level."""
    width = _WIDTH
    high, half = width * _SHAPE, width * 0.24
    x, y = width / 2, high / 2
    box = draw.rectangle(draw.Box(0, 0, width, high), 0.7)
    shapes = (
        draw.framed(box, INKS.word, WHITE, 0.6),
        draw.filled(draw.polygon(((x - half, y), (x, y - half), (x + half, y))), BLACK),
        draw.filled(draw.polygon(((x - half, y), (x, y + half), (x + half, y))), WHITE),
    )
    return Diagram(width, high, shapes)


def levels(width: float = _WIDTH) -> Block:
    """Return a card at each level, from 1 to 4."""
    return row(*(back(level, width) for level in (1, 2, 3, 4)), gap=4.0, middle=True)
