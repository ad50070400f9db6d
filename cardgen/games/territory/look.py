"""The colours of the games and of answers to shots, icons of answers, and the words on sheets."""

from collections.abc import Mapping
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import WHITE
from cardgen.sheets.blocks import Block, Diagram
from cardgen.sheets.composer import Inks, inks
from cardgen.sheets.pencil_marks import mark
from cardgen.sheets.words import SheetWords, sheet_words
from companion.territory.board import NODES
from companion.territory.rules import usual_target

GAME_INKS: Mapping[str, Inks] = {
    "reflector": inks((0, 0, 100, 66), "6E5200", (0, 3, 22, 0), "FFF5CF"),
    "deflector": inks((78, 95, 0, 0), "57279A", (5, 8, 0, 0), "F3ECFC"),
    "defector": inks((0, 100, 90, 20), "AD1D17", (0, 9, 7, 0), "FDECEA"),
}
"""The colours of each game on white paper."""


def words_of(book: FontBook, game: str) -> SheetWords:
    """Return what the sheets of a game say."""
    return sheet_words(book, "territory-sheets", game)


def nodes_to_win(game: str) -> Mapping[int, tuple[int, int]]:
    """Return for each number of players on the sheets how many Nodes win, and of how many."""
    if game == "reflector":  # all of the other's
        return {2: (NODES, NODES)}
    seats = (3, 4, 5) if game == "deflector" else (6, 7, 8)
    return {count: (usual_target(game, count) or 0, NODES * count) for count in seats}


Answer = Literal["null", "owned", "node", "deflector"]


ANSWER_INKS: Mapping[Answer, Inks] = {
    "null": inks((0, 0, 0, 70), "5A6570", (0, 0, 0, 5), "F1F2F4"),
    "owned": inks((95, 65, 0, 0), "1454B2", (8, 3, 0, 0), "E8F1FC"),
    "node": inks((90, 0, 70, 40), "11694F", (9, 0, 6, 0), "E4F4EE"),
    "deflector": inks((78, 95, 0, 0), "57279A", (6, 9, 0, 0), "EFE7FB"),
}
"""One colour for each answer, the same on every sheet and card."""


def answer_icon(which: Answer, side: float) -> Block:
    """Return the icon of an answer: what it looks like, in its colour."""
    word = ANSWER_INKS[which].word
    box = draw.Box(0, 0, side, side)
    frame = draw.framed(draw.rectangle(box, side * 0.14), WHITE, word, 1.0)
    x, y = box.centre
    inside: tuple[draw.Shape, ...]
    if which == "null":
        inside = (draw.stroked(draw.line(x - side * 0.18, y, x + side * 0.18, y), word, 1.4),)
    elif which == "owned":
        inside = mark("territory", box.expanded(-side * 0.1), word.tint(0.6))
    elif which == "node":
        inside = (draw.filled(draw.circle(x, y, side * 0.2), word),)
    else:
        inside = mark("slash", box, word, 1.6)
    return Diagram(side, side, (frame, *inside))
