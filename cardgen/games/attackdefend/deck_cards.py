"""The cards of a deck: a black and a white half on the face, the levels 1 to 4 around the back.

A card stands upright. Its halves are turned to each other like those of a court card: each player
holds his half on top. All lengths are in mm, type in pt.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat
from math import dist
from typing import NamedTuple

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, blend, contrast
from cardgen.games.attackdefend.icons import sign, step_sign
from cardgen.games.attackdefend.look import GROUND, INKS, LOOKS, HalfInks, Look, words_in
from cardgen.press.sheets import CardPages
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.typesetting import (
    TextStyle,
    TextTooLongError,
    cap_height,
    centred_text,
    fit,
    leading,
    signed,
    typographic,
    wrap,
)
from companion.attackdefend.deck import Deck, Half, Kind, Text

SIZE = (54.0, 85.0)
"""Width and height of a card."""

BLEED = 3.0

_MARGIN = 4.0
_BAND = 3.8  # height of the stripe between the halves
_FRAME = 2.3  # from the cut to the middle of a frame's line
_TITLE = TextStyle(14, 9, "semibold", "condensed-semibold")
_POINTS = 26.0
_GLYPH = 14.0  # widest and highest that the large sign of a half is
_SMALLEST_GLYPH = 9.0  # where a half has less room, it has none
_FAINT = 0.12  # share of the signs' ink in it
_SMALL = 7.0
_TOP = 13.0  # of a half's texts
_DISC = 2.5
_COLUMN = 6.8  # from the margin to the text
_WEIGHTS: tuple[draw.Weight, ...] = ("regular", "condensed")
_LEVEL = 6.2  # radius of the disc of a level on the back
_DIAMOND = 9.6  # half of its diagonals


class TextSizes(NamedTuple):
    """The size of a deck's texts in pt, and the height in mm of the signs above them."""

    text: float
    sign: float


SMALLEST = TextSizes(6.5, 4.2)
_SIZES = (
    TextSizes(9.0, 6.4),
    TextSizes(8.0, 5.0),
    TextSizes(7.5, 5.0),
    TextSizes(7.0, 4.8),
    SMALLEST,
)


def with_backs(deck: Deck, faces: Iterable[draw.Page], back: draw.Page) -> Iterator[CardPages]:
    """Yield face and back of every card, copies together; `faces` are those of the deck's kinds."""
    for kind, face in zip(deck.kinds, faces, strict=True):
        yield from repeat((face, back), kind.count)


def text_sizes(deck: Deck, book: FontBook, size: draw.Size = SIZE) -> TextSizes:
    """Return the largest sizes at which every text of a deck fits; the smallest if none does.

    Raises MissingGlyphError if a text cannot be set.
    """
    room = _half_size(size)
    halves = [(kind, half) for kind in deck.kinds for half in (kind.black, kind.white)]
    for sizes in _SIZES:
        try:
            for kind, half in halves:
                _DrawnHalf(book, kind, half, room, LOOKS["nocturne"].white, sizes).texts()
        except TextTooLongError:
            continue
        return sizes
    return SMALLEST


def _half_size(size: draw.Size) -> draw.Size:
    """Return width and height of half a card of this size, without the band in the middle."""
    return size[0], (size[1] - _BAND) / 2


def card_face(
    kind: Kind,
    book: FontBook,
    size: draw.Size = SIZE,
    look: Look = LOOKS["nocturne"],
    sizes: TextSizes = SMALLEST,
) -> draw.Page:
    """Return the face of a card; its texts are set in `sizes`.

    Raises TextTooLongError, which names the card, if a text or a title does not fit.
    """
    width, height = size
    middle = height / 2
    ground = draw.Box(-BLEED, -BLEED, width + 2 * BLEED, middle + BLEED)
    band = draw.Box(-BLEED, middle - _BAND / 2, width + 2 * BLEED, _BAND)
    room, words = _half_size(size), words_in(book)
    name = centred_text(_MARGIN, middle, kind.id, _SMALL, look.on_back, anchor="start")
    turned = draw.rotated(180, width / 2, middle)
    try:
        upper = _DrawnHalf(book, kind, kind.black, room, look.black, sizes)
        lower = _DrawnHalf(book, kind, kind.white, room, look.white, sizes)
        black, white = upper.shapes(words("defender")), lower.shapes(words("attacker"))
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
        label="faces",
    )


def _frames(width: float, height: float, middle: float) -> tuple[draw.Shape, ...]:
    """Return a thick frame of the black half and a thin one of the white, both `height` mm."""
    inside = draw.Box(0, 0, width, height).expanded(-_FRAME)
    outline = draw.rectangle(
        draw.Box(inside.x, inside.y, inside.width, inside.height + _FRAME - 0.5), 1.2
    )
    black = draw.stroked(outline, BLACK, 3.0)
    white = draw.stroked(outline, INKS.word, 0.75)
    return black, draw.Group((white,), draw.rotated(180, width / 2, middle))


@dataclass(frozen=True, slots=True)
class _DrawnHalf:
    """A half of a card, its outer edge at the top of a `room` of this width and height."""

    book: FontBook
    kind: Kind
    half: Half
    room: draw.Size
    inks: HalfInks
    sizes: TextSizes

    def shapes(self, role: str) -> tuple[draw.Shape, ...]:
        """Return all of it, beginning with the name of the side that uses it."""
        _, ink, bright = self.inks
        width, height = self.room
        shapes: list[draw.Shape] = [draw.Text(_MARGIN, 5.6, role, _SMALL, bright, "semibold")]
        right = width - _MARGIN
        if self.kind.points:
            points, y = signed(self.kind.points), 4.0 + cap_height(_POINTS)
            shapes.append(draw.Text(right, y, points, _POINTS, bright, "semibold", "end"))
            right -= self.book.width(points, _POINTS, "semibold") + 2
        title = self.book.language.say(self.half.title)
        setting = fit(self.book, title, right - _MARGIN, _TITLE)
        shapes.append(draw.Text(_MARGIN, 11.0, title, setting.size, ink, setting.weight))
        texts = self.texts()
        shapes.append(texts.at(_MARGIN, _TOP))
        bottom = height - _MARGIN / 2
        high = min(_GLYPH, bottom - _TOP - texts.height)
        if high >= _SMALLEST_GLYPH:
            glyph = self._glyph(high)
            shapes.append(glyph.at(width - _MARGIN - glyph.width, bottom - glyph.height))
        return tuple(shapes)

    def _glyph(self, high: float) -> Block:
        """Return the sign of what the half does first, large and faint, at most `high` mm."""
        faint = blend(self.inks.ground, self.inks.sign, _FAINT)
        drawn = sign(self.half.texts[0].steps[0].name, high, faint, self.inks.ground, 2.5)
        return drawn.scaled(min(1.0, _GLYPH / drawn.width))

    def texts(self) -> Block:
        """Return a half's texts, condensed if need be; raises TextTooLongError if too high."""
        over = 0.0
        for weight in _WEIGHTS:
            texts = stack(*(self._text(text, weight) for text in self.half.texts), gap=1.4)
            over = texts.height - (self.room[1] - _TOP - 0.2)
            if over <= 0:
                return texts
        raise TextTooLongError(
            f"the texts of '{self.half.title}' are {over:.1f} mm too high at "
            f"{self.sizes.text:g} pt: shorten them"
        )

    def _text(self, text: Text, weight: draw.Weight) -> Block:
        """Return a text, a sign for each step, and a number, or a hand where it needs none."""
        (size, side), (ground, ink, bright) = self.sizes, self.inks
        width = self.room[0] - 2 * _MARGIN
        room = width - _COLUMN
        if text.need:
            digit = max(WHITE, BLACK, key=lambda each: contrast(each.rgb, bright.rgb))
            head: tuple[draw.Shape, ...] = (
                draw.filled(draw.circle(_DISC, _DISC, _DISC), bright),
                centred_text(_DISC, _DISC, str(text.need), 11, digit),
            )
        else:
            head = (sign("hand", 2 * _DISC, bright, ground).at(0, 0),)
        points = self.kind.points
        signs = row(
            *(step_sign(self.book, step, points, side, bright, ink, ground) for step in text.steps),
            gap=2.6,
        )
        if signs.width > room:
            signs = signs.scaled(room / signs.width)
        step, high = leading(size, 1.22), max(signs.height, 2 * _DISC)
        said = typographic(self.book.language.say(text.text))
        lines = wrap(self.book, said, room, size, weight)
        if any(self.book.width(line, size, weight) > room for line in lines):
            raise TextTooLongError(f"a word of '{said}' is wider than the card: shorten it")
        words = (
            draw.Text(_COLUMN, high + 0.6 + (i + 0.76) * step, line, size, ink, weight)
            for i, line in enumerate(lines)
        )
        shapes: tuple[draw.Shape, ...] = (
            draw.Group(head, draw.moved(0, high / 2 - _DISC)),
            signs.at(_COLUMN, (high - signs.height) / 2),
            *words,
        )
        return Block(width, high + 0.6 + len(lines) * step, shapes)


# -- the back --------------------------------------------------------------------------------------


def card_back(book: FontBook, size: draw.Size = SIZE, look: Look = LOOKS["nocturne"]) -> draw.Page:
    """Return the back, the same for all cards: each level upright where its edge is on top.

    A quarter turn to the left brings the next level on top.
    """
    width, height = size
    x, y, edge = width / 2, height / 2, 11.0
    bleeding = draw.Box(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED)
    levels = ((x, edge), (width - edge, y), (x, height - edge), (edge, y))
    text = [_level(number, at) for number, at in enumerate(levels)]
    for action, turn in (("defend", 0), ("attack", 180)):
        words = words_in(book)(action)
        line = draw.Text(0, -1.6, words, 8, WHITE if turn == 0 else BLACK, "semibold", "middle")
        text.append(draw.Group((line,), draw.moved(x, y) @ draw.rotated(turn)))
    ground = draw.filled(draw.rectangle(bleeding), look.back)
    art = (ground, *_dots(width, height, levels, look.dots), *_diamond(x, y))
    return draw.Page(
        width,
        height,
        (("art", art), ("text", tuple(text))),
        bleed=BLEED,
        label="backs",
        ground=look.back,
    )


def _level(number: int, at: draw.Point) -> draw.Shape:
    """Return a level in a disc, turned so that it is upright where its edge is on top."""
    disc = draw.framed(draw.circle(0, 0, _LEVEL), WHITE, INKS.word, 1.0)
    digit = centred_text(0, 0, str(number + 1), 26, INKS.word)
    return draw.Group((disc, digit), draw.moved(*at) @ draw.rotated(90 * number))


def _dots(
    width: float, height: float, levels: Sequence[draw.Point], ink: Ink
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


def _diamond(x: float, y: float) -> tuple[draw.Shape, ...]:
    """Return the game's diamond: a black half above a white one."""
    side = _DIAMOND
    return (
        draw.filled(draw.polygon(((x - side, y), (x, y - side), (x + side, y))), GROUND),
        draw.framed(
            draw.polygon(((x - side, y), (x, y + side), (x + side, y))), WHITE, INKS.word, 1.0
        ),
    )
