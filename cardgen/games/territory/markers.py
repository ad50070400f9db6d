"""Markers for alliances, to lay beside tents."""

import math
from collections.abc import Sequence
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, grey
from cardgen.games.territory.look import GAME_INKS
from cardgen.sheets.blocks import Block
from cardgen.sheets.pencil_marks import mark
from cardgen.sheets.typesetting import centred_text, text_lines
from cardgen.sheets.words import sheet_words
from companion.territory.board import NODES

_INK = GAME_INKS["defector"].word
_NUMBER = 7.0  # size of a number on the track, in pt
MARKER = (24.0, 24.0)
"""Width and height in mm of a marker; it is narrower where a set has more than 24."""
_ACROSS, _DOWN = 8, 3  # markers of a set
_MOST_ACROSS = 10
_TRACK = 15.0
SET = (_ACROSS * MARKER[0], _DOWN * MARKER[1] + _TRACK)
"""Width and height in mm of markers with a track below them: three fill a sheet."""


def marker_sets(book: FontBook, players: int, table: str = "") -> tuple[draw.Page, ...]:
    """Return the markers of a table, some beside each other above a track of Nodes."""
    count = len(_signs(players))
    sets = math.ceil(count / (_MOST_ACROSS * _DOWN))
    across = max(_ACROSS, math.ceil(count / sets / _DOWN))
    made = markers(book, players, table, SET[0] / across)
    per_set = across * _DOWN
    return tuple(
        _set(book, players, across, made[first : first + per_set])
        for first in range(0, count, per_set)
    )


def _set(book: FontBook, players: int, across: int, pages: Sequence[draw.Page]) -> draw.Page:
    placed = []
    for index, page in enumerate(pages):
        row, column = divmod(index, across)
        place = draw.moved(column * page.width, row * page.height)
        placed += [draw.Group(shapes, place) for _, shapes in page.layers]
    track = _track(book, players).at(2.0, _DOWN * MARKER[1])
    return draw.Page(*SET, (("text", (*placed, track)),), safe=2, label="markers")


def _track(book: FontBook, players: int) -> Block:
    """Return a row of boxes to count Nodes in, up to as many as win (V6)."""
    nodes = NODES * players
    wins = nodes // 2 + 1
    width = SET[0] - 4.0
    wide = width / wins
    words = sheet_words(book, "territory-sheets")("markers-track", wanted=wins, of=nodes)
    shapes: list[draw.Shape] = [
        *text_lines(book, words, 0, 4.2, width, 7.5, weight="semibold", ink=_INK)
    ]
    for number in range(1, wins + 1):
        fill, ink = (_INK, WHITE) if number == wins else (WHITE, BLACK)
        box = draw.Box((number - 1) * wide, 5.8, wide, 7.2)
        shapes += [
            draw.framed(draw.rectangle(box), fill, grey(0.45), 0.5),
            centred_text(*box.centre, str(number), _NUMBER, ink, "condensed-semibold"),
        ]
    return Block(width, 13.0, tuple(shapes))


def markers(
    book: FontBook, players: int, table: str = "", width: float = MARKER[0]
) -> tuple[draw.Page, ...]:
    """Return the markers that `players` may need at most, to lay beside their tents.

    `table` is what the players' table is called; it stands on each of them. They are `width` mm
    wide. There is one of an alliance for each member, one of a Link for each player of its group,
    one of a Master for each alliance of four and more (A2).
    """
    words = sheet_words(book, "sheets").part("mark")
    alliance = sheet_words(book, "territory-sheets")("markers-alliance")
    drawn = {
        (which, sign): _marker(words(which) if which else alliance, sign, table, width, which)
        for which, sign in dict.fromkeys(_signs(players))
    }
    return tuple(drawn[sign] for sign in _signs(players))


_Which = Literal["link", "master"] | None


def _signs(players: int) -> list[tuple[_Which, str]]:
    """Return what stands on the markers of so many players: a picture or none, and a sign."""
    signs: list[tuple[_Which, str]] = []
    for index in range(players // 2):
        signs += [(None, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index])] * (players // (index + 1))
    for index in range(players // 2):
        signs += [("link", str(index + 1))] * min(3, players - 2 * index)
    return signs + [("master", "")] * (players // 4)


def _marker(name: str, sign: str, table: str, width: float, which: _Which) -> draw.Page:
    height = MARKER[1]
    below = 0.9 if table else 0.0
    shapes: list[draw.Shape] = [
        draw.stroked(draw.rectangle(draw.Box(0, 0, width, height)), grey(0.45), 0.5),
        draw.Text(width / 2, height - 4.2 - below, name, 9, BLACK, "semibold", "middle"),
    ]
    if table:
        shapes.append(
            draw.Text(width / 2, height - 2.3, table, 6, grey(0.75), "semibold", "middle")
        )
    if which is None:
        shapes.append(draw.Text(width / 2, 14.2, sign, 30, _INK, "semibold", "middle"))
    else:
        size = 18.0 if len(sign) < 2 else 13.0
        middle = width / 2 - (0.0, 3.0, 4.2)[len(sign)]
        shapes += mark(which, draw.Box(middle - 6, 3.5, 12, 12), _INK, 2.2)
        if sign:
            shapes.append(
                draw.Text(
                    middle + 6.5 + len(sign) - 1, 12.6, sign, size, _INK, "semibold", "middle"
                )
            )
    return draw.Page(width, height, (("text", tuple(shapes)),), safe=2, label="markers")
