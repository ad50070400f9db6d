"""The aid card of Rotator: the turn and the marks, and overleaf what is looked up."""

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.rotator import pictures
from cardgen.games.rotator.marks import INKS, MARKS, words_in
from cardgen.press.sheets import CardPages
from cardgen.sheets.aid_card import (
    PICTURE,
    TEXT,
    aid_sides,
    box_width,
    look_up_side,
    turn_side,
)
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.composer import Composer
from cardgen.sheets.pencil_marks import Mark
from cardgen.sheets.words import sheet_words

_LEFT = 41.0  # mm for the boards


def aid_card(book: FontBook) -> CardPages:
    """Return both sides, both upright."""
    words = words_in(book).part("aid")
    composer = Composer(book, INKS, TEXT, 1.22)
    marks, meaning = sheet_words(book, "sheets").part("mark"), dict(MARKS)
    boxes = [_box(composer, which, marks(meaning[which])) for which in pictures.AGES]
    steps = [words.entry(step) for step in ("fall", "collapse", "drill", "turn")]
    drawn = pictures.steps(composer, PICTURE, numbered=False)
    turn = turn_side(composer, words("boxes"), steps, drawn, boxes)
    boards = pictures.turned_boards(composer, 0.75, 6.5)
    four = stack(row(*boards[:2], gap=2.0), row(*boards[2:], gap=2.0), gap=0.6)
    lists = words.entries("list", "node", "drill", "you-win")
    looked_up = look_up_side(composer, lists, _LEFT, four)
    return aid_sides(book, "Rotator", words("about"), turn, words("look-up"), looked_up, INKS.word)


def _box(composer: Composer, which: Mark, words: str) -> Block:
    wide = box_width(len(pictures.AGES))
    text = composer.text(words, wide - 8.0, 7)
    shapes = (
        draw.filled(draw.rectangle(draw.Box(0, 0, wide, 9.0), 0.8), composer.inks.piece),
        pictures.age_mark(which, 5.0).at(1.0, 2.0),
        text.at(6.8, (9.0 - text.height) / 2),
    )
    return Block(wide, 9.0, shapes)
