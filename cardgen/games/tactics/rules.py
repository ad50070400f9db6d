"""The rules of Tactics Joker on one page, with a turn worked through."""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.games.tactics.faces import face, kind_of, recruit
from cardgen.games.tactics.pictures import WORD, army, castle, die, patch, unit
from cardgen.games.tactics.sheet import tactics_page
from cardgen.sheets.blocks import Block, row, space, stack
from cardgen.sheets.composer import MARGIN, Composer, arrow
from companion.tactics.cards import deal

_GOAL = (
    "Hold three of the four castles when your turn begins. You hold a castle while a unit of yours stands "
    "on it. You also win if the other player has no unit left on the table."
)
_SET_UP = (
    ("Lay", "7 x 7 cards face up, with a king on each corner. The last five cards are the stack."),
    (
        "Choose",
        "castles. Roll for who is first: the first takes one, the other two, the first the last. Put three "
        "units on each.",
    ),
    (
        "Keep",
        "your other units as a reserve: you have 15 in all. At most six may stand on a space.",
    ),
    (
        "Turn",
        "the arrow of a unit that moves or fails to enter: sideways is tired, then down is spent. "
        "In your next turn it is fresh again: up.",
    ),
)
_STEPS = (
    ("Look", "Do you hold three castles? Then you have won."),
    ("Recruit", "Roll a die for each castle of yours with fewer than six units: a 6 adds one."),
    (
        "Move",
        "up to three times: units of one space go to one beside it, also diagonally. A unit moves at most "
        "twice.",
    ),
    ("Fight", "if enemies stand there. Who wins and who dies: see below."),
    ("Land", "on a jack or queen: a unit joins, once. On a joker: lay a card of the stack on it."),
)
_CARDS = (
    ("9H", "Plain", "hearts, diamonds: nothing special"),
    ("6C", "Forest", "clubs: roll 4 to 6 to enter from other ground"),
    ("4S", "Mountain", "spades: roll 4 to 6 to enter from other ground"),
    ("KD", "Castle", "kings: worth 13"),
    ("QH", "Recruit", "jacks, queens: plain, worth 10; a unit joins once"),
    ("X", "Joker", "plain, worth 0; replaced when you land"),
)
_BATTLE = (
    ("Dice", "One for each unit that fights."),
    ("Card", "Attacker: the card you came from. Defender: the card you stand on."),
    ("Support", "1 for each of your units on the spaces around, also those left behind."),
)
_NOTHING = (
    "The attacker's card counts 0 against a forest, unless he comes from a forest. The defender's card "
    "counts 0 against attackers from a mountain, unless he stands on one."
)
_LOSSES = (("1 to 4", "1"), ("5 to 9", "2"), ("10 to 14", "3"), ("15 to 19", "4"))
_AFTER = (
    (
        "More points win.",
        "The loser loses 1 unit, and 1 more for each full 5 points: spent units first, then tired, then "
        "fresh ones. They go to the reserve.",
    ),
    ("Equal?", "Both lose 1 unit and roll again."),
    ("Beaten attackers", "go back to the card they came from."),
    (
        "Beaten defenders",
        "are pushed one space straight on, all together. If enemies or the edge are there, or too little "
        "room, the attacker chooses another space around. If there is none, they die.",
    ),
)
_TURN = (
    (
        "Recruit.",
        "Ann has three units on A1 and three on G1. She rolls 6 and 2. A unit joins on A1. It is tired "
        "(arrow sideways): it can move once.",
    ),
    (
        "First move.",
        "Three fresh units go from A1 to B2, a mountain. They roll 4, 1, 6: one stays on A1, tired.",
    ),
    (
        "Second move.",
        "The two on B2 attack Bob's two on C2. They come from a mountain, worth 8, so Bob's card counts 0. "
        "Ann: 5 + 3 + 8 = 16. Bob: 6 + 2 + 1 support from D3 = 9.",
    ),
    (
        "Losses.",
        "Ann leads by 7: Bob loses both units. Ann's two are on C2 and spent (arrow down).",
    ),
    ("Third move.", "A tired unit goes from A1 to A2. Ann's turn is over."),
)
_VARIANTS = (
    (
        "Races.",
        "Elves enter forests, dwarves mountains with 2 to 6. Kobolds have 18 units, castles recruit with 4 "
        "to 6, a 6 in battle counts 0. Humans move four times, once or more with a single unit. Undead move "
        "twice; after a battle they roll for each enemy killed: 4 to 6 adds a unit.",
    ),
    (
        "Fog.",
        "You see only cards around your armies, two away from a mountain, and where a unit was.",
    ),
    ("A short game.", "After 30 turns each, who has more castles wins, then who has more units."),
)


def rules_page(book: FontBook, paper: tuple[float, float]) -> draw.Page:
    """Return the rules on one page of `paper`; raises SheetError if it is too small for them."""
    return tactics_page(book, paper, "the rules need", _page)


def _page(composer: Composer, paper: tuple[float, float]) -> draw.Page | None:
    width = paper[0] - 2 * MARGIN
    tag, under = (
        "Two armies, four castles, a deck of cards",
        "for two: cards or a board, and six dice each",
    )
    head = composer.head("Tactics Joker", tag, under, width, castle(9.2))
    blocks = (
        head,
        _beginning(composer, width),
        _cards(composer, width),
        composer.steps(_STEPS, _step_pictures(), width, 10.0),
        _battle(composer, width),
        _worked(composer, width),
    )
    foot = composer.foot("A question? companion rule J12 prints a ruling.", "Tactics Joker", width)
    return composer.page(blocks, foot, paper, "rules")


def _beginning(composer: Composer, width: float) -> Block:
    goal_width, picture = 48.0, _table()
    rest = width - goal_width - picture.width - 12
    steps = stack(
        [composer.lettered(i, title, words, rest) for i, (title, words) in enumerate(_SET_UP)], 1.2
    )
    height = max(steps.height, picture.height) + 1
    goal = stack(
        (composer.title("The goal", goal_width - 8), composer.text(_GOAL, goal_width - 8)), 0.8
    )
    return row((composer.panel(goal, goal_width, height, bar=True), picture, steps), 6)


def _table() -> Block:
    """Return the table with its castles and the armies as they start."""
    corners = dict.fromkeys([(0, 0), (6, 0), (0, 6), (6, 6)], "castle")
    table = patch(corners, 7, 7, 3.6)  # type: ignore[arg-type]
    high = 3.6 * 4 / 3
    armies = [
        draw.Group(unit("square" if (column and line) or (line and not column) else "round", 2.4).shapes,
                   draw.moved(column * 3.6 + 0.6, line * high + 1.6))
        for column, line in ((0, 0), (6, 0), (0, 6), (6, 6))
    ]  # fmt: skip
    return Block(table.width, table.height, (*table.shapes, *armies))


def _cards(composer: Composer, width: float) -> Block:
    count, gap = len(_CARDS), 3.0
    wide = (width - (count - 1) * gap) / count
    cards = []
    for card, title, words in _CARDS:
        small = Block(27, 36, face(card, 27, 36)).scaled(0.42)
        name = composer.text(title, wide - 13, weight="semibold", ink=WORD)
        text = stack((name, composer.text(words, wide - 13, 7.5)))
        cards.append(row((small, text), 1.6))
    return stack((composer.section("The cards", width), row(cards, gap)), 0.0)


def _step_pictures() -> tuple[Block, ...]:
    three = row([Block(5, 5, castle(5)) for _ in range(3)], 1.2)
    to = Block(6, 6, arrow([(0, 3), (5.5, 3)], WORD))
    dice = row((die(6, 6.5), to, unit("round", 5.5)), 1.2, middle=True)
    cell = 5.6
    ways = patch({(2, 0): "forest", (0, 1): "mountain"}, 3, 1, cell)
    moving = Block(
        ways.width,
        ways.height,
        (*ways.shapes, unit("round", 3.4).at(1.1, 3.4), *arrow([(4.8, 3.4), (12.2, 3.4)], BLACK)),
    )
    fight = row((army("round", 2, 4.6), _crossed(4.2), army("square", 2, 4.6)), 1.6, middle=True)
    flag = Block(9, 9, recruit(4.5, 4.5, 8.5))
    return three, dice, moving, fight, flag


def _crossed(size: float) -> Block:
    lines = (draw.line(0, 0, size, size), draw.line(size, 0, 0, size))
    return Block(size, size, tuple(draw.stroked(each, BLACK, 1.25, cap="round") for each in lines))


def _battle(composer: Composer, width: float) -> Block:
    left, sample = width * 0.5, _sample(composer)
    parts = stack(
        [composer.run_in(title, words, left - sample.width - 9) for title, words in _BATTLE], 0.7
    )
    sums = stack((row((parts, sample), 3, middle=True), composer.text(_NOTHING, left - 6)), 1.2)
    after = stack([composer.run_in(title, words, width - left - 4) for title, words in _AFTER], 0.7)
    right = stack((after, space(1, 0.4), _losses(composer, width - left - 4)), 0.8)
    height = max(sums.height + 6, right.height)
    both = row((composer.panel(sums, left, height), right), 4)
    return stack((composer.section("A battle: dice + card + support", width), both))


def _sample(composer: Composer) -> Block:
    """Return the attacker's sum of the turn that is worked through."""
    plus, total = (
        composer.text(words, 8 if words == "+" else 14, 12, "semibold") for words in ("+", "= 16")
    )
    plus = Block(3.2, plus.height, plus.shapes)
    small = Block(27, 36, face("8S", 27, 36)).scaled(0.36)
    dice = stack((die(5, 6), die(3, 6)), 0.8)
    return row((dice, plus, small, total), 1.6, middle=True)


def _losses(composer: Composer, width: float) -> Block:
    """Return how many units a difference costs."""
    step = width / (len(_LOSSES) + 1)
    first = stack((composer.text("difference", step, 7.5), composer.text("units lost", step, 7.5)))
    cells = [
        stack(
            (
                composer.text(points, step, 7.5, anchor="middle"),
                composer.text(lost, step, 8.5, "semibold", anchor="middle"),
            )
        )
        for points, lost in _LOSSES
    ]
    return row((first, *cells), 0)


def _worked(composer: Composer, width: float) -> Block:
    picture, left = _march(), width * 0.66
    room = left - picture.width - 10
    turn = stack([composer.run_in(title, words, room) for title, words in _TURN], 0.5)
    first = stack((composer.title("A turn, worked through", room), turn), 0.6)
    told = row((first, picture), 3, middle=True)
    rest = width - left - 5
    variants = stack([composer.run_in(title, words, rest) for title, words in _VARIANTS], 0.7)
    second = stack((composer.title("Variants", rest), variants), 0.6)
    return row((composer.panel(told, left), stack((space(1, 2), second))), 5)


def _march() -> Block:
    """Return where the turn that is worked through happens: A1 to D3 of the deal k7."""
    cell, columns, rows = 8.4, 4, 3
    high = cell * 4 / 3
    table = deal("k7").table
    kinds = {(x, y): kind_of(table[y * 7 + x]) for x in range(columns) for y in range(rows)}
    spaces = patch(kinds, columns, rows, cell)

    def at(x: float, y: float) -> tuple[float, float]:
        return x * cell, y * high

    size = 6.5
    labels = [
        *(
            draw.Text(*at(i + 0.5, -0.07), "ABCD"[i], size, BLACK, "semibold", "middle")
            for i in range(4)
        ),
        *(
            draw.Text(-0.8, (i + 0.5) * high + 0.8, str(i + 1), size, BLACK, "semibold", "end")
            for i in range(3)
        ),
    ]
    units = (
        (army("round", 3, 2.2), (0.06, 0.3)),
        (army("square", 2, 2.6), (2.16, 1.1)),
        (army("square", 1, 2.6), (3.34, 2.1)),
    )
    marching = (
        *arrow([at(0.75, 0.62), at(1.3, 1.3)], BLACK),
        *arrow([at(1.62, 1.5), at(2.12, 1.5)], BLACK),
    )
    shapes = (
        *spaces.shapes,
        *labels,
        *(block.at(*at(*place)) for block, place in units),
        *marching,
    )
    return Block(spaces.width + 3, spaces.height + 3, (draw.Group(shapes, draw.moved(3, 3)),))
