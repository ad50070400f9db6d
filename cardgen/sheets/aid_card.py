"""Aid cards: a head, the steps of a turn with their pictures, and what is looked up."""

from collections.abc import Sequence
from functools import partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import WHITE, Ink, grey
from cardgen.press.sheets import CardPages
from cardgen.sheets.blocks import Block, row, space, stack
from cardgen.sheets.composer import NEUTRAL_INKS, Composer
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.typesetting import cap_height, centred_text
from cardgen.sheets.words import Entry

CARD = (85.0, 54.0)
"""Width and height of an aid card in mm."""
TEXT, TITLE, SMALL = 6.5, 8.0, 7.0
"""Sizes of type in pt: of text, of titles, of what stands over boxes."""
PICTURE = 9.6
"""Most height of a step's picture, in mm."""
GAP = 2.4
"""Between steps, and between boxes."""

BLEED = 2.5
"""Around a card: cards stand 5 mm apart, and each has cuts of its own."""

_SAFE, _SIDE, _HEAD, _TOP = 3.0, 4.0, 9.6, 11.2
_STEP = 11.9  # mm that the words of a step may take
_SIZES = (TEXT, 6.0, 5.5)  # pt, of words in other languages that are longer
_PAST = _SIDE - _SAFE  # so far a title may reach past its column
INNER = CARD[0] - 2 * _SIDE
"""Width of what stands on a card."""
HEIGHT = CARD[1] - _TOP - _SAFE
"""Height of it, in which all text is far enough from the cut."""
QUIET = grey(0.75)


def aid_sides(
    book: FontBook,
    title: str,
    about: str,
    front: Block,
    look_up: str,
    back: Block,
    ground: Ink,
    quiet: Ink = WHITE,
) -> CardPages:
    """Return both sides of a card; `about` and `look_up` are set in `quiet` at their heads."""
    return (
        _side(book, title, about, front, "aid cards", ground, quiet),
        _side(book, title, look_up, back, "their backs", ground, quiet),
    )


def _side(
    book: FontBook, title: str, words: str, content: Block, label: str, ground: Ink, quiet: Ink
) -> draw.Page:
    y = _HEAD / 2 + 0.3
    composer, level = Composer(book, NEUTRAL_INKS), y + cap_height(7) / 2
    room = INNER - book.width(title, 12, "semibold") - 2
    bar = draw.Box(-BLEED, -BLEED, CARD[0] + 2 * BLEED, _HEAD + BLEED)
    shapes = (
        draw.filled(draw.rectangle(bar), ground),
        centred_text(_SIDE, y, title, 12, WHITE, anchor="start"),
        composer.label(words, CARD[0] - _SIDE, level, room, 7, quiet, "regular", "end"),
        content.at(_SIDE, _TOP),
    )
    placed = in_direction_of(book.language, shapes, CARD[0])
    return draw.Page(*CARD, (("text", placed),), bleed=BLEED, safe=_SAFE, label=label)


def turn_side(
    composer: Composer,
    heading: str,
    entries: Sequence[Entry],
    pictures: Sequence[Block],
    boxes: Sequence[Block],
    signs: Sequence[str] = "12345",
) -> Block:
    """Return the steps of a turn, each below its picture, and `boxes` under a `heading`.

    `signs` are the numbers of the steps: two of them may stand together, as in ``1–2``.
    """
    steps = _steps(composer, entries, pictures, signs)
    over = composer.text(heading, INNER, SMALL, "semibold", QUIET)
    return stack(steps, over, space(0.3), row(*boxes, gap=GAP))


def _steps(
    composer: Composer, entries: Sequence[Entry], pictures: Sequence[Block], signs: Sequence[str]
) -> Block:
    wide = box_width(len(entries))
    columns = []
    for sign, (title, words), picture in zip(signs, entries, pictures, strict=False):
        fits = picture.height <= PICTURE + 0.01 and picture.width <= wide
        scale = min(0.75, PICTURE / picture.height, wide / picture.width)
        drawn = picture if fits else picture.scaled(scale)
        disc = composer.disc(sign, 1.6, 6.5) if len(sign) == 1 else composer.disc(sign, 2.4, 6)
        x, level = disc.width + 1.0, 1.6 + cap_height(TITLE) / 2
        head = composer.label(title, x, level, wide - x + _PAST, TITLE)
        lines = partial(composer.text, words, wide, weight="condensed")
        text = composer.fitted(_STEP, words, _SIZES, lines)
        shapes = (
            drawn.at(0, 0.2 + (PICTURE - drawn.height) / 2),
            disc.at(0, 12.6 - disc.height / 2),
            draw.Group((head,), draw.moved(0, 11.0)),
            text.at(0, 14.9),
        )
        columns.append(Block(wide, 16 + text.height, shapes))
    steps = row(*columns, gap=GAP)
    return Block(steps.width, 25.4, steps.shapes)


def box_width(count: int) -> float:
    """Return the width of each of `count` boxes beside each other."""
    return (INNER - (count - 1) * GAP) / count


def bullet_list(
    composer: Composer, title: str, lines: Sequence[str], width: float, size: float = TEXT
) -> Block:
    """Return lines under a title, each behind a dot."""
    title_size = TITLE if size == TEXT else TEXT
    shapes = [composer.text(title, width, title_size, "semibold", composer.inks.word)]
    for words in lines:
        text = composer.text(words, width - 2.4, size, "condensed")
        dot = draw.filled(
            draw.circle(0.7, 0.5 * text.height / max(1, len(text.shapes)), 0.45), composer.inks.word
        )
        shapes.append(Block(width, text.height, (dot, text.at(2.4, 0))))
    return stack(*shapes, gap=0.25)


def look_up_side(
    composer: Composer, lists: Sequence[Entry], cut: float, picture: Block, *further: Block
) -> Block:
    """Return a picture `cut` mm wide and, behind a line, lists and what follows `further`.

    Each paragraph of a list is a line.
    """
    height = CARD[1] - _HEAD - 5
    line = draw.stroked(draw.line(cut, 0, cut, height), grey(0.35), 0.5)
    left = picture.at((cut - picture.width) / 2 - 1, (height - picture.height) / 2)

    def listed(size: float) -> Block:
        lines = ((title, words.split("\n")) for title, words in lists)
        made = (bullet_list(composer, *each, lists_width(cut), size) for each in lines)
        return stack(*made, *further, gap=1.6 if size == TEXT else 0.8)

    blank = 0.6  # below the last line
    right = composer.fitted(height + blank, lists[-1][1], _SIZES, listed)
    return Block(INNER, height, (left, line, right.at(cut + 3, 0)))


def lists_width(cut: float) -> float:
    """Return the width of the lists beside a picture of `cut` mm."""
    return INNER - cut - 3
