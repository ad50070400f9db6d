"""Rounds to tick off, and the tally of the last one, for games that end so (X6, X8)."""

from collections.abc import Sequence
from itertools import pairwise

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.territory.look import words_of
from cardgen.sheets.blocks import Block
from cardgen.sheets.player_names import SMALLEST, Player, set_names
from cardgen.sheets.typesetting import TextStyle, cap_height, centred_text
from companion.territory.rules import rules_of

_SIZE = 9.0
_ROW, _NAME, _LAST = 6.5, 34.0, 15.0
_ROUNDS_IN_A_ROW = 30


def short_rounds(game: str, players: int) -> int:
    """Return how many rounds the short game has (X8)."""
    rounds = rules_of(game, ("short",), players).rounds
    assert rounds is not None
    return rounds


def tally(book: FontBook, game: str, players: Sequence[Player], width: float) -> Block:
    """Return boxes for rounds, and a table for all Nodes after each turn of the last one."""
    rounds = short_rounds(game, len(players))
    words = words_of(book, game).part("tally")
    tick = words("tick" if game == "reflector" else "tick-nine", count=rounds)
    shapes: list[draw.Shape] = [
        draw.Text(0, 3.4, words("rounds"), _SIZE, BLACK, "semibold"),
        draw.Text(15, 3.4, tick, _SIZE, grey(0.7), "condensed"),
    ]
    pitch = width / _ROUNDS_IN_A_ROW
    for index in range(_ROUNDS_IN_A_ROW):
        box = draw.Box(index * pitch, 5.4, pitch - 0.8, pitch - 0.8)
        last = index + 1 == rounds
        shapes.append(
            draw.stroked(draw.rectangle(box), BLACK if last else grey(0.45), 1.25 if last else 0.5)
        )
        number = str(index + 1)
        shapes.append(centred_text(*box.centre, number, _SIZE, grey(0.6), "condensed"))
    y = 5.4 + pitch + 5
    shapes += [
        draw.Text(0, y, words("last"), _SIZE, BLACK, "semibold"),
        draw.Text(20, y, words("last-how"), _SIZE, grey(0.7), "condensed"),
    ]
    y += 2.0
    column = min(12.0, (width - _NAME - 2 * _LAST) / len(players))
    edges = [_NAME + index * column for index in range(len(players) + 1)]
    titles = [*(str(index + 1) for index in range(len(players))), words("sum"), words("spaces")]
    edges += [edges[-1] + _LAST, edges[-1] + 2 * _LAST]
    for title, left, right in zip(titles, edges, edges[1:], strict=False):
        shapes.append(
            draw.Text((left + right) / 2, y + 4, title, _SIZE, grey(0.7), "condensed", "middle")
        )
    shapes.append(draw.Text(0, y + 4, words("after"), _SIZE, grey(0.7), "condensed"))
    y += 5.4
    style = TextStyle(_SIZE, SMALLEST, "regular", "condensed")
    names = set_names(book, [name for name, _ in players], _NAME - 8, style, two_lines=6.5)
    for index, name in enumerate(names):
        top = y + index * _ROW
        shapes.append(draw.Text(0, top + 4.4, str(index + 1), _SIZE, grey(0.7), "condensed"))
        shapes += name.texts(6, top + 4.4 - cap_height(_SIZE) / 2, BLACK)
        for left, right in pairwise(edges):
            box = draw.Box(left, top, right - left, _ROW)
            shapes.append(draw.stroked(draw.rectangle(box), grey(0.45), 0.5))
    return Block(width, y + len(players) * _ROW, tuple(shapes))
