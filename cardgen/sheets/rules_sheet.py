"""What the rules sheets of all games consist of: opening, steps of a turn, rules in two columns.

Games say what stands on a page; how large and where it is is decided here. Sizes are in mm.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import accumulate

from cardgen.drawing import shapes as draw
from cardgen.sheets.blocks import Block, SheetError, row, stack
from cardgen.sheets.composer import Composer
from cardgen.sheets.words import Entry, Section, SheetWords, WordTooWideError, sheet_words

GAP = 6.0
"""Between two columns of text."""
_SHORT_GOAL = 100  # letters: a longer goal is not set larger than other text


def opening(
    composer: Composer,
    words: SheetWords,
    setup: Sequence[Entry],
    picture: Block,
    width: float,
    goal_width: float,
    set_up_width: float,
    beside: Block | None = None,
    step: int = -1,
) -> Block:
    """Return what a rules sheet begins with: the goal in a panel, a picture, and how to set up.

    Below the goal stands what puts a player out, if `words` say so. A small picture may stand
    `beside` a `step` of the set-up, by default the last.
    """
    inner, said = goal_width - 8.5, words("goal")
    common = sheet_words(composer.book, "sheets")
    size = 11.0 if len(said) < _SHORT_GOAL else None
    parts = [composer.title(common("goal"), inner), composer.text(said, inner, size)]
    if words.has("out"):
        parts.append(composer.text(words("out"), inner, 9, "semibold", composer.inks.word))
    goal = stack(*parts, gap=2.0)
    rooms = [set_up_width] * len(setup)
    if beside:
        rooms[step] -= beside.width + 2
    steps = [
        composer.item(sign, *entry, room)
        for sign, entry, room in zip("abcd", setup, rooms, strict=False)
    ]
    if beside:
        steps[step] = row(steps[step], beside, gap=2.0)
    title = composer.section(common("set-up"), set_up_width, ruled=False)
    set_up = stack(title, *steps, gap=1.2 if composer.tight else 2.4)
    height = max(picture.height, set_up.height, goal.height + 7)
    left = goal_width + (width - goal_width - set_up_width - picture.width) / 2
    shapes = (
        composer.panel(goal, goal_width, height, bar=True, padding=3.5).at(0, 0),
        picture.at(left, (height - picture.height) / 2),
        set_up.at(width - set_up_width, 0),
    )
    return Block(width, height, shapes)


def turn_steps(
    composer: Composer,
    entries: Sequence[Entry],
    pictures: Sequence[Block],
    width: float,
    room: float,
    across: int = 5,
) -> Block:
    """Return the steps of a turn, each in a box with a picture at most `room` mm high.

    At most so many boxes stand `across`.
    """
    count, gap = len(entries), 3.5
    across = min(across, count)
    wide = (width - (across - 1) * gap) / across
    inner = wide - 6
    texts = [composer.text(words, inner) for _, words in entries]
    high = max(text.height for text in texts)
    boxes = []
    for index, ((title, _), text, picture) in enumerate(zip(entries, texts, pictures, strict=True)):
        shapes = (
            *composer.numbered(str(index + 1), title, inner).shapes,
            text.at(0, 6.0),
            picture.at((inner - picture.width) / 2, 7.6 + high + (room - picture.height) / 2),
        )
        boxes.append(composer.panel(Block(inner, 7.6 + high + room, shapes), wide))
    rows = []
    for first in range(0, count, across):
        cards = row(*boxes[first : first + across], gap=gap)
        middle, last = cards.height / 2, min(across, count - first) - 1
        heads = (
            draw.filled(
                draw.polygon([(x, middle - 1.6), (x + 2, middle), (x, middle + 1.6)]),
                composer.inks.word,
            )
            for x in ((index + 1) * (wide + gap) - gap + 0.75 for index in range(last))
        )
        rows.append(Block(cards.width, cards.height, (*cards.shapes, *heads)))
    shown = stack(*rows, gap=gap)
    title = sheet_words(composer.book, "sheets")("turn", count=count)
    return stack(composer.section(title, width), shown)


def rules_in_columns(composer: Composer, sections: Sequence[Section], width: float) -> Block:
    """Return sections of rules in two columns, about equally long."""
    column, gap = (width - GAP) / 2, 0.6 if composer.tight else 1.3
    blocks: list[Block] = []
    for section in sections:
        title = composer.title(section.title, column)
        line = draw.stroked(draw.line(0, 0, column, 0), composer.inks.word, 0.5)
        head = Block(column, title.height + 1.2, (line, title.at(0, 0.8)))
        rules = [
            composer.run_in(title, words, column, codes) for title, words, codes in section.rules
        ]
        # a title never stands at a column's foot, and has room above it except at a column's head
        *_, last = found = [stack(head, rules[0]), *rules[1:]]
        blocks += [*found[:-1], Block(column, last.height + 1.2, last.shapes)]
    ends = list(accumulate(block.height + gap for block in blocks))
    cut = min(range(1, len(blocks)), key=lambda n: max(ends[n - 1], ends[-1] - ends[n - 1]))
    return row(stack(*blocks[:cut], gap=gap), stack(*blocks[cut:], gap=gap), gap=GAP)


_NARROWEST_PAPER = 200.0  # mm; on narrower paper it is not the words that are too wide


def set_sheet(
    paper: draw.Size,
    make: Callable[[Composer, draw.Size], draw.Page | None],
    composers: Iterable[Composer],
    refusal: str,
) -> draw.Page:
    """Return the page that the first of `composers` makes; None says that it does not fit.

    On paper larger than A4 it is drawn larger. Raises SheetError with the message `refusal` if none
    fits, WordTooWideError if a word has no room even in the narrowest type, on paper like A4.
    """
    scale = sheet_scale(paper)
    room = paper[0] / scale, paper[1] / scale
    too_wide = None
    for composer in composers:
        try:
            page, too_wide = make(replace(composer, printed_on=paper), room), None
        except WordTooWideError as error:  # narrower type may have room for it
            page, too_wide = None, error
        except SheetError:  # the paper is too narrow for the head
            break
        if page is not None and scale != 1:
            layers = tuple(
                (name, Block(*paper, shapes).scaled(scale).shapes) for name, shapes in page.layers
            )
            return draw.Page(*paper, layers, label=page.label)
        if page is not None:
            return page
    if too_wide and paper[0] >= _NARROWEST_PAPER:
        raise too_wide
    raise SheetError(refusal)


def sheet_scale(paper: draw.Size) -> float:
    """Return how much larger than on A4 or Letter a sheet is composed on `paper`."""
    return max(1.0, min(paper[0] / 215.9, paper[1] / 297.0))
