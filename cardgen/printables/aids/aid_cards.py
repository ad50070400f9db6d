"""Player-aid cards: the turn in four pictured steps with the answers, and overleaf what is looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, grey
from cardgen.printables.aids import diagrams
from cardgen.printables.common.game_marks import Mark
from cardgen.printables.common.sheet_parts import (
    ANSWER_INKS,
    GAME_INKS,
    Answer,
    Block,
    Composer,
    answer_icon,
    row,
    space,
    stack,
)
from cardgen.printables.common.typesetting import cap_height
from cardgen.printables.puzzles import rotator_pictures

CARD = (85.0, 54.0)
"""Width and height in mm of an aid card."""

_SAFE, _SIDE, _HEAD = 3.0, 4.0, 9.6
_INNER = CARD[0] - 2 * _SIDE
_TEXT, _TITLE = 6.5, 8.0
_PICTURE = 9.6  # most height of a step's picture
_PLAYERS: Mapping[str, str] = {
    "rotator": "1 player",
    "reflector": "2 players",
    "deflector": "3 to 5 players",
    "defector": "6 or more players",
}
_LOOK_UP: Mapping[str, str] = {
    "rotator": "the turning board, marks, Nodes",
    "reflector": "where to call, what is given, who wins",
    "deflector": "which way, who claims, who wins",
    "defector": "who claims, allies, who wins",
}

Entry = tuple[str, str]
STEPS: Mapping[str, tuple[Entry, ...]] = {
    "rotator": (
        ("Fall", "to rock or rim. A triangle in each unmarked space."),
        ("Collapse", "Older marks get a line. Those with two turn solid."),
        ("Drill", "0 to 3 solid spaces. Each after one: a boost."),
        ("Turn", "the sheet a quarter clockwise."),
    ),
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
MARKS: tuple[tuple[Mark, str], ...] = (
    ("fresh", "this turn"),
    ("older", "1 turn ago"),
    ("oldest", "2 turns ago"),
    ("territory", "solid"),
)
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
    "rotator": {
        "Node": (
            "drill into it: its range opens",
            "you don't fall",
            "next turn starts on any space of the range",
        ),
        "Drill": ("ten boosts a game", "never through the rim", "open below: you fall on"),
        "You win": ("at once on the heavy edge",),
    },
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
    "deflector": (("10", "of 15", "3 players"), ("13", "of 20", "4 players"), ("15", "of 25", "5 players")),
    "defector": (("16", "of 30", "6 players"), ("18", "of 35", "7 players"), ("21", "of 40", "8 players")),
}


def aid_cards(book: FontBook, game: str) -> tuple[draw.Page, draw.Page]:
    """Return both sides of the aid card of `game`, both upright."""
    composer = Composer(book, GAME_INKS[game], _TEXT, 1.22)
    front = _card(composer, game, f"your turn · {_PLAYERS[game]}", _turn(composer, game), "aid cards")
    back = _card(composer, game, _LOOK_UP[game], _looked_up(composer, game), "their backs")
    return front, back


def _card(composer: Composer, game: str, words: str, content: Block, label: str) -> draw.Page:
    y = _HEAD / 2
    shapes = (
        draw.filled(draw.rectangle(draw.Box(0, 0, CARD[0], _HEAD)), composer.inks.word),
        draw.Text(_SIDE, y + 0.3 + cap_height(12) / 2, game.title(), 12, WHITE, "semibold"),
        draw.Text(CARD[0] - _SIDE, y + 0.3 + cap_height(7) / 2, words, 7, WHITE, "regular", "end"),
        content.at(_SIDE, _HEAD + 1.6),
    )
    return draw.Page(*CARD, (("text", shapes),), safe=_SAFE, label=label)


# -- the turn --------------------------------------------------------------------------------------


def _turn(composer: Composer, game: str) -> Block:
    """Return four steps with their pictures, and the answers or marks below them."""
    gap = 2.4
    wide = (_INNER - 3 * gap) / 4
    columns = []
    for index, ((title, words), picture) in enumerate(zip(STEPS[game], _pictures(game), strict=True)):
        fits = picture.height <= _PICTURE + 0.01 and picture.width <= wide
        scale = min(0.75, _PICTURE / picture.height, wide / picture.width)
        drawn = picture if fits else picture.scaled(scale)
        disc = composer.disc(str(index + 1), 1.6, 6.5)
        head = draw.Text(4.2, 1.6 + cap_height(_TITLE) / 2, title, _TITLE, BLACK, "semibold")
        text = composer.text(words, wide, weight="condensed")
        columns.append(
            Block(
                wide,
                16 + text.height,
                (
                    drawn.at(0, 9.8 - drawn.height),
                    disc.at(0, 11.0),
                    draw.Group((head,), draw.moved(0, 11.0)),
                    text.at(0, 14.9),
                ),
            )
        )
    steps = row(columns, gap)
    steps = Block(steps.width, 25.4, steps.shapes)
    if game == "rotator":
        return stack(
            (
                steps,
                _boxes(
                    composer,
                    [(rotator_pictures.age_mark(which, 5.0), words) for which, words in MARKS],
                    wide,
                    gap,
                ),
            )
        )
    kinds = [kind for kind in ANSWERS if kind != "deflector" or game != "reflector"]
    wide = (_INNER - (len(kinds) - 1) * gap) / len(kinds)
    boxes = [_answer(composer, kind, wide) for kind in kinds]
    heading = composer.text("What they answer", _INNER, 7.0, "semibold", grey(0.75))
    return stack((steps, heading, space(1, 0.2), row(boxes, gap)))


def _pictures(game: str) -> Sequence[Block]:
    inks = GAME_INKS[game]
    if game == "rotator":
        return rotator_pictures.steps(inks, _PICTURE)
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
        draw.Text(5.6, 2.8 + cap_height(_TITLE) / 2, which.title(), _TITLE, ink.word, "condensed-semibold"),
        text.at(1.2, 5.4),
    )
    return Block(width, height, shapes)


def _boxes(composer: Composer, entries: Sequence[tuple[Block, str]], wide: float, gap: float) -> Block:
    boxes = []
    for picture, words in entries:
        text = composer.text(words, wide - 7.5, 7)
        shapes = (
            draw.filled(draw.rectangle(draw.Box(0, 0, wide, 9.0), 0.8), composer.inks.piece),
            picture.at(1.4, 2.0),
            text.at(7.6, (9.0 - text.height) / 2),
        )
        boxes.append(Block(wide, 9.0, shapes))
    title = composer.text("Each space you touched", _INNER, 7.0, "semibold", grey(0.75))
    return stack((title, space(1, 0.4), row(boxes, gap)))


# -- what is looked up -----------------------------------------------------------------------------


def _listed(composer: Composer, title: str, lines: Sequence[str], width: float) -> Block:
    """Return lines under a title, each behind a dot."""
    shapes = [composer.text(title, width, _TITLE, "semibold", composer.inks.word)]
    for words in lines:
        text = composer.text(words, width - 2.4, weight="condensed")
        dot = draw.filled(draw.circle(0.7, 0.5 * text.height / _count(text), 0.45), composer.inks.word)
        shapes.append(Block(width, text.height, (dot, text.at(2.4, 0))))
    return stack(shapes, 0.25)


def _count(text: Block) -> int:
    return max(1, len(text.shapes))


def _looked_up(composer: Composer, game: str) -> Block:
    """Return a picture on the left and, behind a line, the lists of a game and how many Nodes win."""
    cut, picture = _ON_THE_LEFT[game](composer)
    width, height = _INNER - cut - 3, CARD[1] - _HEAD - 5
    column = [_listed(composer, title, lines, width) for title, lines in _LISTS[game].items()]
    if game in _NODES_TO_WIN:
        column.append(_figures(composer, "Nodes to win", _NODES_TO_WIN[game], width))
    line = draw.stroked(draw.line(cut, 0, cut, height), grey(0.35), 0.5)
    left = picture.at((cut - picture.width) / 2 - 1, (height - picture.height) / 2)
    return Block(_INNER, height, (left, line, stack(column, 1.6).at(cut + 3, 0)))


def _figures(composer: Composer, title: str, figures: Sequence[tuple[str, str, str]], width: float) -> Block:
    """Return how many Nodes win, in boxes: the number, of how many, and for whom."""
    gap = 1.4
    wide = (width - (len(figures) - 1) * gap) / len(figures)
    boxes = []
    for large, small, players in figures:
        x = 1.0 + composer.book.width(large, 12, "semibold") + 0.5
        shapes = (
            draw.filled(draw.rectangle(draw.Box(0, 0, wide, 8.6), 0.8), composer.inks.piece),
            draw.Text(1.0, 4.4, large, 12, composer.inks.word, "semibold"),
            draw.Text(x, 4.4, small, _TEXT, BLACK, "condensed"),
            draw.Text(1.0, 7.4, players, _TEXT, BLACK, "condensed"),
        )
        boxes.append(Block(wide, 8.6, shapes))
    return stack((composer.text(title, width, _TITLE, "semibold", composer.inks.word), row(boxes, gap)), 0.4)


def _reflector(composer: Composer) -> tuple[float, Block]:
    windows = []
    for block, words in (
        (diagrams.entry(composer.inks, 3.4), "first, and once you claimed G1"),
        (diagrams.gift(composer.inks, 3.4), "you were given G1"),
    ):
        windows.append(stack((block.scaled(0.72), composer.text(words, 30, weight="condensed")), 0.4))
    return 36.0, stack(windows, 2.4)


def _deflector(composer: Composer) -> tuple[float, Block]:
    ring = diagrams.way_round("deflector-5-full", composer.inks, 36).scaled(0.85)
    return 34.0, stack((ring, composer.text("you are A", 30.6, weight="condensed", anchor="middle")))


def _defector(composer: Composer) -> tuple[float, Block]:
    tree = diagrams.alliance_tree(composer.inks, 44).scaled(0.72)
    return 34.0, stack((tree, _listed(composer, "Alliances", _ALLIANCES, 31)), 1.6)


def _rotator(composer: Composer) -> tuple[float, Block]:
    boards = rotator_pictures.turned_boards(composer, 0.75, 6.5)
    return 41.0, stack((row(boards[:2], 2.0), row(boards[2:], 2.0)), 0.6)


_ON_THE_LEFT: Mapping[str, Callable[[Composer], tuple[float, Block]]] = {
    "rotator": _rotator,
    "reflector": _reflector,
    "deflector": _deflector,
    "defector": _defector,
}
"""For each game, how far from the left the lists begin, in mm, and the picture before them."""
