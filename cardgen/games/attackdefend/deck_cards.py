"""The cards of a deck: a black and a white half on the face, the levels 1 to 4 around the back.

A card stands upright. Its halves are turned to each other like those of a court card: each player
holds his half on top. All lengths are in mm, type in pt.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat
from math import dist

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, contrast
from cardgen.games.attackdefend.icons import sign, step_sign
from cardgen.games.attackdefend.look import GROUND, INKS, LOOKS, HalfInks, Look, origin
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.typesetting import TextStyle, TextTooLongError, cap_height, fit, leading, wrap
from companion.attackdefend.deck import Deck, Half, Kind, Text

SIZE = (54.0, 85.0)
"""Width and height of a card."""

BLEED = 3.0

_MARGIN = 4.0
_BAND = 3.8  # height of the stripe between the halves
_FRAME = 2.3  # from the cut to the middle of a frame's line
_TITLE = TextStyle(14, 9, "semibold", "condensed-semibold")
_POINTS = 26.0
_TEXT_SIZES = ((9.0, 6.4), (8.0, 5.6), (7.0, 4.8))
"""Sizes of type with the height of the signs above it; the last is the smallest allowed."""
_SMALL = 7.0
_DISC = 2.5
_COLUMN = 6.8  # from the margin to the text
_LEVEL = 6.2  # radius of the disc of a level on the back
_DIAMOND = 9.6  # half of its diagonals

CardPages = tuple[draw.Page, draw.Page]


def with_backs(deck: Deck, faces: Iterable[draw.Page], back: draw.Page) -> Iterator[CardPages]:
    """Yield face and back of every card, copies together; `faces` are those of the deck's kinds."""
    for kind, face in zip(deck.kinds, faces, strict=True):
        yield from repeat((face, back), kind.count)


def card_face(
    kind: Kind,
    deck: Deck,
    book: FontBook,
    size: tuple[float, float] = SIZE,
    look: Look = LOOKS["nocturne"],
) -> draw.Page:
    """Return the face of a card.

    Raises:
        TextTooLongError: a text does not fit at 7 pt, or a title at 9; the message names the card.
    """
    width, height = size
    middle = height / 2
    ground = draw.Box(-BLEED, -BLEED, width + 2 * BLEED, middle + BLEED)
    band = draw.Box(-BLEED, middle - _BAND / 2, width + 2 * BLEED, _BAND)
    room = (width, middle - _BAND / 2)
    name = draw.Text(
        _MARGIN, middle + cap_height(_SMALL) / 2, kind.id, _SMALL, look.on_back, "semibold"
    )
    turned = draw.rotated(180, width / 2, middle)
    try:
        black = _half(book, kind, kind.black, "Defender", room, look.black)
        white = _half(book, kind, kind.white, "Attacker", room, look.white)
    except TextTooLongError as error:
        raise TextTooLongError(f"card {kind.id}: {error}") from None
    art: tuple[draw.Shape, ...] = (
        draw.filled(draw.rectangle(ground), look.black.ground),
        draw.filled(draw.rectangle(band), look.back),
    )
    if look.framed:
        art = _frames(width, room[1], middle)
    text = (*black, draw.Group(white, turned), name, draw.Group((name,), turned))
    return draw.Page(
        width,
        height,
        (("art", art), ("text", text)),
        bleed=BLEED,
        label=f"faces, {origin(deck)}",
    )


def _frames(width: float, height: float, middle: float) -> tuple[draw.Shape, ...]:
    """Return a thick frame of the black half and a thin one of the white, both `height` mm."""
    inside = draw.Box(0, 0, width, height).expanded(-_FRAME)
    outline = draw.rectangle(
        draw.Box(inside.x, inside.y, inside.width, inside.height + _FRAME - 0.5), 1.2
    )
    black = draw.Path(outline, stroke=draw.Stroke(BLACK, 3.0))
    white = draw.Path(outline, stroke=draw.Stroke(INKS.word, 0.75))
    return black, draw.Group((white,), draw.rotated(180, width / 2, middle))


def _half(
    book: FontBook, kind: Kind, half: Half, role: str, room: tuple[float, float], inks: HalfInks
) -> tuple[draw.Shape, ...]:
    """Return a half, its outer edge at the top of a space of this width and height."""
    _, ink, bright = inks
    width, height = room
    shapes: list[draw.Shape] = [
        draw.Text(_MARGIN, 5.6, role, _SMALL, bright, "semibold"),
    ]
    right = width - _MARGIN
    if kind.points:
        points = f"{kind.points:+d}".replace("-", "−")
        shapes.append(
            draw.Text(right, 4.0 + cap_height(_POINTS), points, _POINTS, bright, "semibold", "end")
        )
        right -= book.width(points, _POINTS, "semibold") + 2
    setting = fit(book, half.title, right - _MARGIN, _TITLE)
    shapes.append(draw.Text(_MARGIN, 11.0, half.title, setting.size, ink, setting.weight))
    top = 13.6
    for size, side in _TEXT_SIZES:
        blocks = stack(
            (_text(book, kind, text, width, (size, side), inks) for text in half.texts), 1.6
        )
        if blocks.height <= height - top - 0.5:
            return (*shapes, blocks.at(_MARGIN, top))
    over = blocks.height - (height - top - 0.5)
    raise TextTooLongError(
        f"the texts of '{half.title}' are {over:.1f} mm too high at 7 pt: shorten them"
    )


def _text(
    book: FontBook,
    kind: Kind,
    text: Text,
    width: float,
    sizes: tuple[float, float],
    inks: HalfInks,
) -> Block:
    """Return a text, a sign for each step, and a number, or a hand where the text needs none."""
    (size, side), (ground, ink, bright) = sizes, inks
    room = width - 2 * _MARGIN - _COLUMN
    if text.need:
        digit = max(WHITE, BLACK, key=lambda each: contrast(each.rgb, bright.rgb))
        y = _DISC + cap_height(11) / 2
        number = draw.Text(_DISC, y, str(text.need), 11, digit, "semibold", "middle")
        head: tuple[draw.Shape, ...] = (
            draw.filled(draw.circle(_DISC, _DISC, _DISC), bright),
            number,
        )
    else:
        head = (sign("hand", 2 * _DISC, bright, ground).at(0, 0),)
    signs = row(
        (step_sign(book, step, kind.points, side, bright, ink, ground) for step in text.steps), 2.6
    )
    if signs.width > room:
        signs = signs.scaled(room / signs.width)
    step, high = leading(size, 1.22), max(signs.height, 2 * _DISC)
    lines = wrap(book, re.sub(r"-(?=[0-9])", "−", text.text), room, size)
    if any(book.width(line, size) > room for line in lines):
        raise TextTooLongError(f"a word of '{text.text}' is wider than the card: shorten it")
    words = tuple(
        draw.Text(_COLUMN, high + 0.8 + (i + 0.76) * step, line, size, ink)
        for i, line in enumerate(lines)
    )
    shapes: tuple[draw.Shape, ...] = (
        draw.Group(head, draw.moved(0, high / 2 - _DISC)),
        signs.at(_COLUMN, (high - signs.height) / 2),
        *words,
    )
    return Block(width - 2 * _MARGIN, high + 0.8 + len(lines) * step, shapes)


# -- the back --------------------------------------------------------------------------------------


def card_back(
    deck: Deck, book: FontBook, size: tuple[float, float] = SIZE, look: Look = LOOKS["nocturne"]
) -> draw.Page:
    """Return the back, the same for all cards: each level upright where its edge is on top.

    A quarter turn to the left brings the next level on top.
    """
    width, height = size
    x, y, edge = width / 2, height / 2, 11.0
    bleeding = draw.Box(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED)
    levels = ((x, edge), (width - edge, y), (x, height - edge), (edge, y))
    text = [_level(number, at) for number, at in enumerate(levels)]
    for words, turn in (("Defend", 0), ("Attack", 180)):
        line = draw.Text(0, -1.6, words, 8, WHITE if turn == 0 else BLACK, "semibold", "middle")
        text.append(draw.Group((line,), draw.moved(x, y) @ draw.rotated(turn)))
    ground = draw.filled(draw.rectangle(bleeding), look.back)
    art = (ground, *_dots(width, height, levels, look.dots), *_diamond(x, y))
    return draw.Page(
        width,
        height,
        (("art", art), ("text", tuple(text))),
        bleed=BLEED,
        label=f"backs, {origin(deck)}",
        ground=look.back,
    )


def _level(number: int, at: tuple[float, float]) -> draw.Shape:
    """Return a level in a disc, turned so that it is upright where its edge is on top."""
    disc = draw.Path(draw.circle(0, 0, _LEVEL), WHITE, draw.Stroke(INKS.word, 1.0))
    digit = draw.Text(0, cap_height(26) / 2, str(number + 1), 26, INKS.word, "semibold", "middle")
    return draw.Group((disc, digit), draw.moved(*at) @ draw.rotated(90 * number))


def _dots(
    width: float, height: float, levels: Sequence[tuple[float, float]], ink: Ink
) -> Iterator[draw.Shape]:
    """Yield a symmetrical lattice of dots 5 mm apart, clear of `levels` and the diamond."""
    across, down = int((width / 2 + BLEED) // 5), int((height / 2 + BLEED) // 5)
    for column in range(-across, across + 1):
        for line in range(-down, down + 1):
            x, y = 5 * column, 5 * line
            at = width / 2 + x, height / 2 + y
            if abs(x) + abs(y) > _DIAMOND + 1 and all(
                dist(at, level) > _LEVEL + 1 for level in levels
            ):
                yield draw.filled(draw.circle(*at, 0.4), ink)


def _diamond(x: float, y: float, side: float = _DIAMOND) -> tuple[draw.Shape, ...]:
    """Return the game's diamond: a black half above a white one."""
    return (
        draw.filled(draw.polygon(((x - side, y), (x, y - side), (x + side, y))), GROUND),
        draw.Path(
            draw.polygon(((x - side, y), (x, y + side), (x + side, y))),
            WHITE,
            draw.Stroke(INKS.word, 1.0),
        ),
    )
