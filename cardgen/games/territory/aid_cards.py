"""Player-aid cards: the turn in four pictured steps with the answers, and overleaf what is looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.games.territory import diagrams
from cardgen.games.territory.answers import ANSWER_INKS, Answer, answer_icon
from cardgen.games.territory.colours import GAME_INKS
from cardgen.games.territory.rules_front_texts import Entry
from cardgen.press.sheets import CardPages
from cardgen.sheets.aid_card import (
    TEXT,
    TITLE,
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
from cardgen.sheets.typesetting import cap_height

_PLAYERS: Mapping[str, str] = {
    "reflector": "2 players",
    "deflector": "3 to 5 players",
    "defector": "6 or more players",
}
_LOOK_UP: Mapping[str, str] = {
    "reflector": "where to call, what is given, who wins",
    "deflector": "which way, who claims, who wins",
    "defector": "who claims, allies, who wins",
}

STEPS: Mapping[str, tuple[Entry, ...]] = {
    "reflector": (
        ("Call", "in Row 1, or beside a claim or gift of yours."),
        ("Hear", "what the other player says is there."),
        ("Claim", "it. Your symbol is written there."),
        ("Give back", "The other gets the same space of yours."),
    ),
    "deflector": (
        ("Call", "where it touches home, or beside a claim of yours."),
        ("Hear", "what is there. Deflectors send the shot on."),
        ("Claim", "where it ends. Write your symbol."),
        ("Pass on", "to your left. Who can shoot must."),
    ),
    "defector": (
        ("Ally", "or leave. Then call: Row 1, or beside claims."),
        ("Follow", "the shot. Deflectors send it on."),
        ("Claim", "where it ends. Write your symbol."),
        ("Give back", "The one struck gets that space of yours."),
    ),
}
ANSWERS: Mapping[Answer, str] = {
    "null": "in no range: claim it",
    "owned": "in a range: shade, claim",
    "node": "control it, claim its range",
    "deflector": "used up; the shot flies on",
}
_CLAIMS = (
    "you, where the shot ends",
    "at your home: the player you called",
    "sent on from your home: you again",
)
_ALLIANCES = (
    "two name a Link, a third joins",
    "four or more: a Master too",
    "those who parted never ally again",
    "out: no home and no ally",
)
_LISTS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "reflector": {
        "Never call": ("a space you hold", "a space in range of your Nodes only"),
        "What is given": (
            "only the space you called",
            "a Node on it: captured, with its range",
            "no change if they hold it already",
        ),
    },
    "deflector": {
        "Which way it flies on": ("the shorter way round", "straight across: to the left"),
        "Who claims": _CLAIMS,
    },
    "defector": {
        "Which way it flies on": ("the shorter way; across: to the left",),
        "Who claims": _CLAIMS,
    },
}
_NODES_TO_WIN: Mapping[str, Sequence[tuple[str, str, str]]] = {
    "reflector": (("5", "of 5", "on the other grid"),),
    "deflector": (
        ("10", "of 15", "3 players"),
        ("13", "of 20", "4 players"),
        ("15", "of 25", "5 players"),
    ),
    "defector": (
        ("16", "of 30", "6 players"),
        ("18", "of 35", "7 players"),
        ("21", "of 40", "8 players"),
    ),
}


def aid_card(book: FontBook, game: str) -> CardPages:
    """Return both sides of the aid card of `game`, both upright."""
    inks = GAME_INKS[game]
    composer = Composer(book, inks, TEXT, 1.22)
    front = aid_side(
        game.title(), f"your turn · {_PLAYERS[game]}", _turn(composer, game), "aid cards", inks.word
    )
    cut, picture = _ON_THE_LEFT[game](composer)
    width = lists_width(cut)
    lists = [listed(composer, title, lines, width) for title, lines in _LISTS[game].items()]
    lists.append(_figures(composer, "Nodes to win", _NODES_TO_WIN[game], width))
    looked_up = look_up(composer, cut, picture, lists)
    return front, aid_side(game.title(), _LOOK_UP[game], looked_up, "their backs", inks.word)


# -- the turn --------------------------------------------------------------------------------------


def _turn(composer: Composer, game: str) -> Block:
    """Return four steps with their pictures, and the answers below them."""
    kinds = [kind for kind in ANSWERS if kind != "deflector" or game != "reflector"]
    boxes = [_answer(composer, kind, box_width(len(kinds))) for kind in kinds]
    steps = aid_steps(composer, STEPS[game], _pictures(game))
    return stack((steps, headed_row(composer, "What they answer", boxes, 0.2)))


def _pictures(game: str) -> Sequence[Block]:
    inks = GAME_INKS[game]
    hear = diagrams.hear(("null", "owned", "node"))
    first = diagrams.ally(inks) if game == "defector" else diagrams.call(inks, "“G1”")
    second = hear if game == "reflector" else diagrams.follow(inks)
    last = diagrams.pass_on(inks) if game == "deflector" else diagrams.give_back(inks)
    return first, second, diagrams.claim(inks), last


def _answer(composer: Composer, which: Answer, width: float) -> Block:
    ink = ANSWER_INKS[which]
    text = composer.text(ANSWERS[which], width - 2.4, weight="condensed")
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


def _figures(
    composer: Composer, title: str, figures: Sequence[tuple[str, str, str]], width: float
) -> Block:
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


def _reflector(composer: Composer) -> tuple[float, Block]:
    windows = []
    for block, words in (
        (diagrams.entry(composer.inks, 3.4), "first, and once you claimed G1"),
        (diagrams.gift(composer.inks, 3.4), "you were given G1"),
    ):
        windows.append(
            stack((block.scaled(0.72), composer.text(words, 30, weight="condensed")), 0.4)
        )
    return 36.0, stack(windows, 2.4)


def _deflector(composer: Composer) -> tuple[float, Block]:
    ring = diagrams.way_round("deflector-5-full", composer.inks, 36).scaled(0.85)
    return 34.0, stack(
        (ring, composer.text("you are A", 30.6, weight="condensed", anchor="middle"))
    )


def _defector(composer: Composer) -> tuple[float, Block]:
    tree = diagrams.alliance_tree(composer.inks, 44).scaled(0.72)
    return 34.0, stack((tree, listed(composer, "Alliances", _ALLIANCES, 31)), 1.6)


_ON_THE_LEFT: Mapping[str, Callable[[Composer], tuple[float, Block]]] = {
    "reflector": _reflector,
    "deflector": _deflector,
    "defector": _defector,
}
"""For each game, how far from the left the lists begin, in mm, and the picture before them."""
