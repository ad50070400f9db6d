"""Markers for alliances, to lay beside tents."""

from __future__ import annotations

from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.territory.colours import GAME_INKS
from cardgen.sheets.pencil_marks import mark

_INK = GAME_INKS["defector"].word
MARKER = (24.0, 24.0)
"""Width and height in mm of a marker."""


def markers(players: int, table: str = "") -> tuple[draw.Page, ...]:
    """Return the markers that `players` may need at most, to lay beside their tents.

    `table` is what the players' table is called; it stands on each of them. There is one of an
    alliance for each member, one of a Link for each player of its group, one of a Master for each
    alliance of four and more (A2).
    """
    pages = []
    for index in range(players // 2):
        letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index]
        pages += [_marker("Alliance", letter, table)] * (players // (index + 1))
    for index in range(players // 2):
        pages += [_marker("Link", str(index + 1), table, "link")] * min(3, players - 2 * index)
    pages += [_marker("Master", "", table, "master")] * (players // 4)
    return tuple(pages)


def _marker(
    name: str, sign: str, table: str, which: Literal["link", "master"] | None = None
) -> draw.Page:
    width, height = MARKER
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
