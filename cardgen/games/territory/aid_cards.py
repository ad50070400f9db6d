"""Player-aid cards: four pictured steps and the answers, and overleaf what is looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import get_args

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.games.territory import diagrams
from cardgen.games.territory.answers import ANSWER_INKS, Answer, answer_icon
from cardgen.games.territory.colours import GAME_INKS, words_of
from cardgen.press.sheets import CardPages
from cardgen.sheets.aid_card import (
    TEXT,
    TITLE,
    aid_sides,
    box_width,
    bullet_list,
    lists_width,
    look_up_side,
    turn_side,
)
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.composer import Composer
from cardgen.sheets.typesetting import cap_height
from cardgen.sheets.words import Row, SheetWords, sheet_words


def aid_card(book: FontBook, game: str) -> CardPages:
    """Return both sides of the aid card of `game`, both upright."""
    inks, words = GAME_INKS[game], words_of(game).part("aid")
    composer = Composer(book, inks, TEXT, 1.22)
    said = sheet_words("territory").by_name("aid_answers")
    kinds = [kind for kind in get_args(Answer) if kind != "deflector" or game != "reflector"]
    boxes = [_answer(composer, kind, said[kind], box_width(len(kinds))) for kind in kinds]
    turn = turn_side(composer, words, _pictures(game), boxes)
    cut, picture = _ON_THE_LEFT[game](composer, words)
    figures = _figures(composer, "Nodes to win", words.rows("nodes_to_win"), lists_width(cut))
    looked_up = look_up_side(composer, words, cut, picture, figures)
    return aid_sides(game.title(), words["about"], turn, words["look_up"], looked_up, inks.word)


def _pictures(game: str) -> Sequence[Block]:
    inks = GAME_INKS[game]
    hear = diagrams.hear(("null", "owned", "node"))
    first = (
        diagrams.ally(inks) if game == "defector" else diagrams.call(inks, "“G1”", labelled=False)
    )
    second = hear if game == "reflector" else diagrams.follow(inks)
    last = diagrams.pass_on(inks) if game == "deflector" else diagrams.give_back(inks)
    return first, second, diagrams.claim(inks), last


def _answer(composer: Composer, which: Answer, words: str, width: float) -> Block:
    ink = ANSWER_INKS[which]
    text = composer.text(words, width - 2.4, weight="condensed")
    height = 11.4
    shapes = (
        draw.filled(draw.rectangle(draw.Box(0, 0, width, height), 0.8), ink.piece),
        answer_icon(which, 3.6).at(1.0, 1.0),
        draw.Text(
            5.6, 2.8 + cap_height(TITLE) / 2, which.title(), TITLE, ink.word, "condensed-semibold"
        ),
        text.at(1.2, 5.4),
    )
    return Block(width, height, shapes)


# -- what is looked up -----------------------------------------------------------------------------


def _figures(composer: Composer, title: str, figures: Sequence[Row], width: float) -> Block:
    """Return how many Nodes win, in boxes: the number, of how many, and for whom."""
    gap = 1.4
    wide = (width - (len(figures) - 1) * gap) / len(figures)
    boxes = []
    for large, small, players in figures:
        x = 1.0 + composer.book.width(large, 12, "semibold") + 0.5
        shapes = (
            draw.filled(draw.rectangle(draw.Box(0, 0, wide, 8.6), 0.8), composer.inks.piece),
            draw.Text(1.0, 4.4, large, 12, composer.inks.word, "semibold"),
            draw.Text(x, 4.4, small, TEXT, BLACK, "condensed"),
            draw.Text(1.0, 7.4, players, TEXT, BLACK, "condensed"),
        )
        boxes.append(Block(wide, 8.6, shapes))
    return stack(
        (composer.text(title, width, TITLE, "semibold", composer.inks.word), row(boxes, gap)), 0.4
    )


def _reflector(composer: Composer, words: SheetWords) -> tuple[float, Block]:
    windows = []
    for block, said in (
        (diagrams.entry(composer.inks, 3.4, labelled=False), "first, and once you claimed G1"),
        (diagrams.gift(composer.inks, 3.4, labelled=False), "you were given G1"),
    ):
        windows.append(
            stack((block.scaled(0.72), composer.text(said, 30, weight="condensed")), 0.4)
        )
    return 36.0, stack(windows, 2.4)


def _deflector(composer: Composer, words: SheetWords) -> tuple[float, Block]:
    ring = diagrams.way_round("deflector-5-full", composer.inks, 36).scaled(0.85)
    return 34.0, stack(
        (ring, composer.text("you are A", 30.6, weight="condensed", anchor="middle"))
    )


def _defector(composer: Composer, words: SheetWords) -> tuple[float, Block]:
    tree = diagrams.alliance_tree(composer.inks, 44).scaled(0.72)
    return 34.0, stack(
        (tree, bullet_list(composer, "Alliances", words.lines("alliances"), 31)), 1.6
    )


_ON_THE_LEFT: Mapping[str, Callable[[Composer, SheetWords], tuple[float, Block]]] = {
    "reflector": _reflector,
    "deflector": _deflector,
    "defector": _defector,
}
"""For each game, how far from the left the lists begin, in mm, and the picture before them."""
