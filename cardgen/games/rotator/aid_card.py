"""The aid card of Rotator: the turn and the marks, and overleaf what is looked up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.rotator import pictures
from cardgen.games.rotator.marks import INKS
from cardgen.games.rotator.rules import Entry
from cardgen.press.sheets import CardPages
from cardgen.sheets.aid_card import (
    PICTURE,
    TEXT,
    aid_side,
    aid_steps,
    box_width,
    headed_row,
    listed,
    lists_width,
    look_up,
)
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.composer import Composer
from cardgen.sheets.pencil_marks import Mark

STEPS: tuple[Entry, ...] = (
    ("Fall", "to rock or rim. A triangle in each unmarked space."),
    ("Collapse", "Older marks get a line. Those with two turn solid."),
    ("Drill", "0 to 3 solid spaces. Each after one: a boost."),
    ("Turn", "the sheet a quarter clockwise."),
)
MARKS: tuple[tuple[Mark, str], ...] = (
    ("fresh", "this turn"),
    ("older", "1 turn ago"),
    ("oldest", "2 turns ago"),
    ("territory", "solid"),
)
_LISTS: Mapping[str, Sequence[str]] = {
    "Node": (
        "drill into it: its range opens",
        "you don't fall",
        "next turn starts on any space of the range",
    ),
    "Drill": ("ten boosts a game", "never through the rim", "open below: you fall on"),
    "You win": ("at once on the heavy edge",),
}
_LEFT = 41.0  # mm for the boards


def aid_card(book: FontBook) -> CardPages:
    """Return both sides, both upright."""
    composer = Composer(book, INKS, TEXT, 1.22)
    steps = aid_steps(composer, STEPS, pictures.steps(INKS, PICTURE))
    boxes = [_box(composer, which, words) for which, words in MARKS]
    turn = stack((steps, headed_row(composer, "Each space you touched", boxes, 0.4)))
    front = aid_side("Rotator", "your turn · 1 player", turn, "aid cards", INKS.word)
    boards = pictures.turned_boards(composer, 0.75, 6.5)
    four = stack((row(boards[:2], 2.0), row(boards[2:], 2.0)), 0.6)
    lists = [listed(composer, title, lines, lists_width(_LEFT)) for title, lines in _LISTS.items()]
    looked_up = look_up(composer, _LEFT, four, lists)
    return front, aid_side(
        "Rotator", "the turning board, marks, Nodes", looked_up, "their backs", INKS.word
    )


def _box(composer: Composer, which: Mark, words: str) -> Block:
    """Return a mark and what it means."""
    wide = box_width(len(MARKS))
    text = composer.text(words, wide - 7.5, 7)
    shapes = (
        draw.filled(draw.rectangle(draw.Box(0, 0, wide, 9.0), 0.8), composer.inks.piece),
        pictures.age_mark(which, 5.0).at(1.4, 2.0),
        text.at(7.6, (9.0 - text.height) / 2),
    )
    return Block(wide, 9.0, shapes)
