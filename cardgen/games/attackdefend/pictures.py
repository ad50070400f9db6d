"""Small pictures of cards, for rules and aid cards."""

from __future__ import annotations

from collections.abc import Mapping

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.games.attackdefend.icons import sign
from cardgen.games.attackdefend.look import INKS, LIGHT
from cardgen.sheets.blocks import Block, row
from cardgen.sheets.typesetting import cap_height

_SHAPE = 85 / 54  # of a card


def back(level: int, width: float = 8.0) -> Block:
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
    return Block(wide, high, shapes)


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


def face(words: str = "", width: float = 8.0) -> Block:
    """Return a card lying open, a word on its black half and, turned, on its white half."""
    high = width * _SHAPE
    shapes: list[draw.Shape] = [
        draw.filled(draw.rectangle(draw.Box(0, 0, width, high), 0.7), BLACK),
        draw.filled(
            draw.rectangle(draw.Box(0.35, high / 2, width - 0.7, high / 2 - 0.35), 0.4), WHITE
        ),
    ]
    if words:
        size = width * 0.95
        for ink, degrees in ((LIGHT, 0), (INKS.word, 180)):
            text = draw.Text(width / 2, high * 0.34, words, size, ink, "semibold", "middle")
            shapes.append(draw.Group((text,), draw.rotated(degrees, width / 2, high / 2)))
    return Block(width, high, tuple(shapes))


def named_face(parts: Mapping[str, str], points: str, needs: tuple[int, int]) -> Block:
    """Return a score card that lies open, with the names of its `parts` beside it.

    `needs` are the numbers on its black and on its white half.
    """
    wide, left = 22.0, 17.0
    card = face(width=wide)
    middle = card.height / 2

    def half(need: int, ink: Ink, ground: Ink) -> tuple[draw.Shape, ...]:
        lines = (draw.line(6.6, y, end, y) for y, end in ((13.6, 19.0), (15.4, 15.0)))
        return (
            draw.Text(wide - 2, 6.4, points, 13, ink, "semibold", "end"),
            draw.filled(draw.circle(3.6, 9.8, 1.9), ink),
            draw.Text(3.6, 9.8 + cap_height(8) / 2, str(need), 8, ground, "semibold", "middle"),
            sign("score", 4.2, ink, ground).at(6.6, 7.7),
            *(draw.stroked(line, ink, 1.0) for line in lines),
        )

    def name(words: str, end: float, y: float) -> tuple[draw.Shape, ...]:
        x, start = wide + 4, wide + 3.2
        anchor: draw.Anchor = "start"
        if end < wide / 2:
            x, start, anchor = -4.0, -3.2, "end"
        line = draw.stroked(draw.line(end, y, start, y), grey(0.6), 0.75)
        text = draw.Text(x, y + cap_height(8.5) / 2, words, 8.5, BLACK, anchor=anchor)
        return line, text

    black, white = half(needs[0], LIGHT, BLACK), half(needs[1], INKS.word, WHITE)
    shapes = (
        *card.shapes,
        *black,
        draw.Group(white, draw.rotated(180, wide / 2, middle)),
        *name(parts["points"], wide - 1.4, 4.6),
        *name(parts["number"], 1.4, 9.8),
        *name(parts["sign"], 11.4, 9.8),
        *name(parts["text"], 19.4, 13.6),
        *name(parts["white"], wide - 0.6, middle + 6),
    )
    return Block(left + wide + 21, card.height, (draw.Group(shapes, draw.moved(left, 0)),))


def pile(sideways: bool, width: float = 8.0) -> Block:
    """Return a pile of backs, the discard pile lying sideways."""
    top = back(2 if sideways else 1, width)
    under = draw.Path(
        draw.rectangle(draw.Box(0, 0, top.width, top.height), 0.7),
        fill=grey(0.25),
        stroke=draw.Stroke(WHITE, 0.5),
    )
    shapes = (
        draw.Group((under,), draw.moved(1.0, 1.0)),
        draw.Group((under,), draw.moved(0.5, 0.5)),
        *top.shapes,
    )
    return Block(top.width + 1.0, top.height + 1.0, shapes)


def levels(width: float = 8.0) -> Block:
    """Return a card at each level, from 1 to 4."""
    return row((back(level, width) for level in (1, 2, 3, 4)), 4.0, middle=True)
