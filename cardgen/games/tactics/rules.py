"""The rules of Tactics Joker on one page, with a turn worked through."""

from collections.abc import Callable, Sequence
from functools import partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.games.rulebook import cited
from cardgen.games.tactics.faces import face, kind_of, recruit
from cardgen.games.tactics.ground import INKS, OWNERS, castle
from cardgen.games.tactics.pictures import WORD, army, die, patch
from cardgen.games.tactics.tokens import SIDES
from cardgen.sheets.blocks import Block, Diagram, SheetError, row, space, stack
from cardgen.sheets.composer import MARGIN, Composer, arrow
from cardgen.sheets.rules_sheet import opening, set_sheet, turn_steps
from cardgen.sheets.words import SheetWords, sheet_words
from companion.tactics.cards import deal

_GAP = 0.7  # between entries


def tactics_page(
    book: FontBook,
    paper: draw.Size,
    needing: str,
    make: Callable[[Composer, draw.Size], draw.Page | None],
) -> draw.Page:
    """Return what `make` sets on `paper` (mm) in the closer styles of type.

    Raises SheetError if none fits; its message begins with `needing`, such as "the aid needs".
    """
    refusal = f"{needing} larger paper than {paper[0]:g} x {paper[1]:g} mm: a4 or letter"
    return set_sheet(paper, make, Composer.styles(book, INKS, 8.5), refusal)


def rules_pages(book: FontBook, paper: draw.Size) -> tuple[draw.Page, ...]:
    """Return the rules on one page, or on two in longer words; raises SheetError if none fits."""
    try:
        whole = partial(_page, part=slice(None))
        return (tactics_page(book, paper, "the rules need", whole),)
    except SheetError:
        halves = (partial(_page, part=part) for part in (slice(4), slice(4, None)))
        return tuple(tactics_page(book, paper, "the rules need", half) for half in halves)


def _page(composer: Composer, paper: draw.Size, part: slice) -> draw.Page | None:
    """Return a page with a part of the blocks; None if it is too small for them."""
    width, words = paper[0] - 2 * MARGIN, sheet_words(composer.book, "tactics-sheets")
    set_up = words.entries("setup", "lay", "choose", "keep", "turn")
    turn = words.entries("turn", "look", "recruit", "move", "fight", "land")
    blocks: Sequence[Block] = (
        composer.head("Tactics Joker", words("what"), words("needs"), width, castle(9.2)),
        opening(composer, words, set_up, _table(), width, 48.0, 97.0),
        _cards(composer, words, width),
        turn_steps(composer, turn, _step_pictures(), width, 10.0),
        _battle(composer, words, width),
        _worked(composer, words, width),
    )
    question = cited(composer, "J1", "question")
    label = "rules, overleaf" if part.start else "rules"
    return composer.page(blocks[part], (question, "Tactics Joker"), paper, label)


def _table() -> Block:
    """Return the table with its castles and the armies as they start."""
    corners = ((0, 0), (6, 0), (0, 6), (6, 6))
    cell = 3.6
    table = patch({}, 7, 7, cell)
    shapes = [*table.shapes]
    for column, line in corners:
        owner = 0 if column == line else 1
        x, y = column * cell, line * cell * 4 / 3
        shapes.append(draw.Group(castle(2.4, OWNERS[owner]), draw.moved(x + 0.6, y + 0.3)))
        shapes.append(army(SIDES[owner], 3, 1.1).at(x + 0.1, y + 3.1))
    return Diagram(table.width, table.height, tuple(shapes))


_CARDS = {
    "9H": "plain",
    "6C": "forest",
    "4S": "mountain",
    "KD": "castle",
    "QH": "recruit",
    "X": "joker",
}
"""A card of each kind."""


def _cards(composer: Composer, words: SheetWords, width: float) -> Block:
    count, gap = len(_CARDS), 3.0
    wide = (width - (count - 1) * gap) / count
    cards = []
    for card, kind in _CARDS.items():
        title, said = words.entry(f"card-{kind}")
        small = Block(27, 36, face(card, 27, 36)).scaled(0.42)
        name = composer.text(title, wide - 13, weight="semibold", ink=WORD)
        text = stack(name, composer.text(said, wide - 13, 7.5))
        cards.append(row(small, text, gap=1.6))
    return stack(composer.section(words("cards"), width), row(*cards, gap=gap))


def _step_pictures() -> tuple[Block, ...]:
    three = row(*[Block(5, 5, castle(5)) for _ in range(3)], gap=1.2)
    to = Block(6, 6, arrow([(0, 3), (5.5, 3)], WORD))
    dice = row(die(6, 6.5), to, army("round", 1, 5.5), gap=1.2, middle=True)
    cell = 5.6
    ways = patch({(2, 0): "forest", (0, 1): "mountain"}, 3, 1, cell)
    moving = Diagram(
        ways.width,
        ways.height,
        (*ways.shapes, army("round", 1, 3.4).at(1.1, 3.4), *arrow([(4.7, 3.4), (8.6, 3.4)], BLACK)),
    )
    fight = row(army("round", 2, 4.6), _crossed(4.2), army("square", 2, 4.6), gap=1.6, middle=True)
    flag = Diagram(9, 9, recruit(4.5, 4.5, 8.5))
    return three, dice, moving, fight, flag


def _crossed(size: float) -> Block:
    lines = (draw.line(0, 0, size, size), draw.line(size, 0, 0, size))
    return Diagram(
        size, size, tuple(draw.stroked(each, BLACK, 1.25, cap="round") for each in lines)
    )


_AFTER = ("more-points-win", "equal", "beaten-attackers", "beaten-defenders")
_WORKED = ("recruit", "first-move", "second-move", "losses", "third-move")


def _battle(composer: Composer, words: SheetWords, width: float) -> Block:
    left, sample = width * 0.5, _sample(composer)
    parts = composer.run_ins(
        words.entries("battle", "dice", "card", "support"), left - sample.width - 9, _GAP
    )
    nothing = composer.text(words("nothing"), left - 6)
    sums = stack(row(parts, sample, gap=3, middle=True), nothing, gap=1.2)
    wide = width - left - 4
    entries = words.entries("after", *_AFTER)
    after = composer.run_ins(entries, wide, _GAP)
    right = stack(after, space(0.4), _losses(composer, words, wide), gap=0.8)
    height = max(sums.height + 6, right.height)
    both = row(composer.panel(sums, left, height), right, gap=4)
    return stack(composer.section(words("battle"), width), both)


def _sample(composer: Composer) -> Block:
    """Return the attacker's sum of the turn that is worked through."""
    plus, total = (
        composer.text(words, 8 if words == "+" else 14, 12, "semibold") for words in ("+", "= 16")
    )
    plus = Block(3.2, plus.height, plus.shapes)
    small = Block(27, 36, face("8S", 27, 36)).scaled(0.36)
    dice = stack(die(5, 6), die(3, 6), gap=0.8)
    return row(dice, plus, small, total, gap=1.6, middle=True)


LOSSES = ((1, (1, 4)), (2, (5, 9)), (3, (10, 14)), (4, (15, 19)))
"""How many units the differences from the lowest to the highest cost."""


def _losses(composer: Composer, words: SheetWords, width: float) -> Block:
    losses = [(words("points", lowest=low, highest=high), lost) for lost, (low, high) in LOSSES]
    step = width / (len(losses) + 1)
    heads = (words("aid-difference"), words("aid-lost"))
    first = stack(*(composer.text(head, step, 7.5) for head in heads))
    cells = [
        stack(
            composer.text(points, step, 7.5, anchor="middle"),
            composer.text(str(lost), step, 8.5, "semibold", anchor="middle"),
        )
        for points, lost in losses
    ]
    return row(first, *cells)


def _worked(composer: Composer, words: SheetWords, width: float) -> Block:
    picture, left = _march(), width * 0.66
    room, rest = left - picture.width - 10, width - left - 5
    turn = composer.run_ins(words.entries("worked", *_WORKED), room, 0.5)
    first = stack(composer.title(words("worked"), room), turn, gap=0.6)
    variants = composer.run_ins(words.entries("variant", "races", "fog", "short-game"), rest, _GAP)
    second = stack(space(2), composer.title(words("variants"), rest), space(0.6), variants)
    return row(composer.panel(row(first, picture, gap=3, middle=True), left), second, gap=5)


def _march() -> Block:
    """Return where the turn that is worked through happens: A1 to D3 of the deal k7."""
    cell, columns, rows = 8.4, 4, 3
    high = cell * 4 / 3
    table = deal("k7").table
    kinds = {(x, y): kind_of(table[y * 7 + x]) for x in range(columns) for y in range(rows)}
    spaces = patch(kinds, columns, rows, cell)

    def at(x: float, y: float) -> draw.Point:
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
    return Diagram(spaces.width + 3, spaces.height + 3, (draw.Group(shapes, draw.moved(3, 3)),))
