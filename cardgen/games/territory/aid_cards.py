"""Player-aid cards: four pictured steps and the answers, and overleaf what is looked up."""

from collections.abc import Callable, Mapping
from typing import get_args

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.games.territory import diagrams
from cardgen.games.territory.look import (
    ANSWER_INKS,
    GAME_INKS,
    Answer,
    answer_icon,
    nodes_to_win,
    words_of,
)
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
from cardgen.sheets.words import SheetWords, outline_of, sheet_words


def aid_card(book: FontBook, game: str) -> CardPages:
    """Return both sides of the aid card of `game`, both upright."""
    inks, outline = GAME_INKS[game], outline_of(game)
    words = words_of(book, game).part("aid")
    composer = Composer(book, inks, TEXT, 1.22)
    kinds = [kind for kind in get_args(Answer) if kind != "deflector" or game != "reflector"]
    boxes = [_answer(composer, kind, game, box_width(len(kinds))) for kind in kinds]
    steps = words.entries("step", *outline["aid_steps"])
    pictures = [diagrams.step(composer, game, step, small=True) for step in outline["aid_steps"]]
    turn = turn_side(
        composer, words("boxes"), steps, pictures, boxes, outline.get("aid_signs", "1234")
    )
    cut, picture = _ON_THE_LEFT[game](composer, words)
    figures = _figures(composer, game, lists_width(cut))
    lists = words.entries("list", *outline["aid_lists"])
    looked_up = look_up_side(composer, lists, cut, picture, figures)
    return aid_sides(
        book, game.title(), words("about"), turn, words("look-up"), looked_up, inks.word
    )


def _answer(composer: Composer, which: Answer, game: str, width: float) -> Block:
    ink, words = ANSWER_INKS[which], words_of(composer.book, game)
    text = composer.text(words(f"aid-answer-{which}"), width - 2.4, weight="condensed")
    title, height = words(f"grid-{which}.title"), 11.4
    weight: draw.Weight = "condensed-semibold"
    sizes = (TITLE, 7.5, 7.0)
    wide = (each for each in sizes if composer.book.width(title, each, weight) <= width - 6.2)
    level, size = 2.8 + cap_height(TITLE) / 2, next(wide, TEXT)
    shapes = (
        draw.filled(draw.rectangle(draw.Box(0, 0, width, height), 0.8), ink.piece),
        answer_icon(which, 3.6).at(1.0, 1.0),
        draw.Text(5.6, level, title, size, ink.word, weight),
        text.at(1.2, 5.4),
    )
    return Block(width, height, shapes)


# -- what is looked up -----------------------------------------------------------------------------


def _figures(composer: Composer, game: str, width: float) -> Block:
    """Return how many Nodes win, in boxes: the number, of how many, and for whom."""
    gap, figures = 1.4, nodes_to_win(game)
    words, common = words_of(composer.book, game), sheet_words(composer.book, "sheets")
    wide = (width - (len(figures) - 1) * gap) / len(figures)
    boxes = []
    for count, (nodes, whole) in figures.items():
        large, small = str(nodes), words("win-of", count=whole)
        players = words("aid-where") if len(figures) == 1 else common("players", count=count)
        x = 1.0 + composer.book.width(large, 12, "semibold") + 0.5
        shapes = (
            draw.filled(draw.rectangle(draw.Box(0, 0, wide, 8.6), 0.8), composer.inks.piece),
            draw.Text(1.0, 4.4, large, 12, composer.inks.word, "semibold"),
            draw.Text(x, 4.4, small, TEXT, BLACK, "condensed"),
            draw.Text(1.0, 7.4, players, TEXT, BLACK, "condensed"),
        )
        boxes.append(Block(wide, 8.6, shapes))
    return stack(
        composer.text(words("win"), width, TITLE, "semibold", composer.inks.word),
        row(*boxes, gap=gap),
        gap=0.4,
    )


def _reflector(composer: Composer, words: SheetWords) -> tuple[float, Block]:
    windows = []
    for block, caption in (
        (diagrams.entry(composer.inks, 3.4, labelled=False), "first"),
        (diagrams.gift(composer.inks, 3.4, labelled=False), "given"),
    ):
        said = composer.text(words(caption), 30, weight="condensed")
        windows.append(stack(block.scaled(0.72), said, gap=0.4))
    return 36.0, stack(*windows, gap=2.4)


def _deflector(composer: Composer, words: SheetWords) -> tuple[float, Block]:
    ring = diagrams.way_round(composer.inks, 36).scaled(0.85)
    return 34.0, stack(ring, composer.text(words("you"), 30.6, weight="condensed", anchor="middle"))


def _defector(composer: Composer, words: SheetWords) -> tuple[float, Block]:
    tree = diagrams.alliance_tree(composer, 44).scaled(0.72)
    title, lines = words("list-alliances.title"), words.lines("list-alliances")
    return 34.0, stack(tree, bullet_list(composer, title, lines, 31), gap=1.6)


_ON_THE_LEFT: Mapping[str, Callable[[Composer, SheetWords], tuple[float, Block]]] = {
    "reflector": _reflector,
    "deflector": _deflector,
    "defector": _defector,
}
"""For each game, how far from the left the lists begin, in mm, and the picture before them."""
