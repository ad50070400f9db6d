"""The rules sheet of Rotator: how to play; overleaf a game played to its win, and the rules."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import WHITE
from cardgen.games.rotator import pictures
from cardgen.games.rotator.marks import INKS, words_in
from cardgen.games.rotator.pictures import example, example_steps
from cardgen.games.rotator.puzzle_board import board_picture, turned_picture
from cardgen.games.rulebook import cited
from cardgen.sheets.blocks import Block, SheetError, row, space, stack
from cardgen.sheets.composer import BOX, MARGIN, Composer
from cardgen.sheets.rules_sheet import opening, rules_in_columns, set_sheet, turn_steps
from cardgen.sheets.typesetting import TextTooLongError
from cardgen.sheets.words import Entry, Section, SheetWords, outline_of, sheet_words
from companion.rotator.board import ROWS

_REFUSAL = "the rules need a larger page"
_FOLDED = 160.0  # pages narrower than this are those of a booklet


@lru_cache(maxsize=4)
def rules_pages(book: FontBook, paper: draw.Size) -> tuple[draw.Page, ...]:
    """Return the rules on two pages, or on more of a booklet; raises SheetError if none fit."""
    if paper[0] < _FOLDED:
        return _booklet_pages(book, paper)
    first = set_sheet(paper, _first_page, Composer.styles(book, INKS), _REFUSAL)
    return first, set_sheet(paper, _second_page, Composer.styles(book, INKS), _REFUSAL)


def _booklet_pages(book: FontBook, paper: draw.Size) -> tuple[draw.Page, ...]:
    """Return the rules in the same type on the small pages of a booklet, as many as they need."""
    composer = Composer(book, INKS, 8.5, 1.26, printed_on=paper)
    pages: list[list[Block]] = [[]]

    def page(blocks: Sequence[Block], number: int) -> draw.Page | None:
        left = cited(composer, "R1") if number > 1 else ""
        label = "rotator rules, overleaf" if number > 1 else "rotator rules"
        return composer.page(blocks, (left, f"Rotator, {number}"), paper, label)

    try:
        for block in _booklet_blocks(composer, paper[0] - 2 * MARGIN):
            if page([*pages[-1], block], len(pages)) is None:
                pages.append([])
            pages[-1].append(block)
        made = [page(blocks, number) for number, blocks in enumerate(pages, 1)]
    except (SheetError, TextTooLongError):
        raise SheetError(_REFUSAL) from None
    whole = tuple(each for each in made if each is not None)
    if len(whole) < len(made):
        raise SheetError(_REFUSAL)
    return whole


def _booklet_blocks(composer: Composer, width: float) -> Iterator[Block]:
    words, steps = words_in(composer.book), pictures.steps(composer, 17.0)
    common = sheet_words(composer.book, "sheets")
    yield composer.head("Rotator", words("what"), words("needs"), width)
    board = _board(composer, 2.1)
    goal_width = width - board.width - 8
    said = (
        composer.title(words("goal"), goal_width - 8),
        composer.text(words("out"), goal_width - 8, 9, "semibold", INKS.word),
        composer.text(words("win"), goal_width - 8),
    )
    goal = composer.panel(stack(*said, gap=2.0), goal_width, bar=True, padding=3.5)
    yield row(goal, board, gap=8.0)
    entries = zip("abc", set_up(words), strict=True)
    items = [composer.item(sign, *entry, width) for sign, entry in entries]
    yield stack(composer.section(common("set-up"), width), *items, gap=1.6)
    boards = row(*pictures.turned_boards(composer, 1.35, 9), gap=3.0)
    yield stack(composer.section(words("turning"), width), boards)
    yield turn_steps(composer, turn(words), steps, width, 17.0, across=2)
    notes = composer.run_ins(_notes(words), width, 1.2)
    remember = composer.section(words("remember"), width)
    yield stack(remember, notes, space(1.5), _node(composer, words, width))
    yield example(composer, words("legend"), width, 31.0, across=3)
    for section in later(words):
        yield rules_in_columns(composer, [section], width)


# -- what the pages consist of ---------------------------------------------------------------------


def set_up(words: SheetWords) -> tuple[Entry, ...]:
    """Return the steps of the set-up."""
    return words.entries("setup", "take", "shade", "start")


def turn(words: SheetWords) -> tuple[Entry, ...]:
    """Return the steps of a turn."""
    return words.entries("turn", "fall", "collapse", "drill", "turn")


def _notes(words: SheetWords) -> tuple[Entry, ...]:
    return words.entries("note", "old-marks", "open-below", "drill", "you-need")


def later(words: SheetWords) -> tuple[Section, ...]:
    """Return the sections of the rules in full, with their rulings."""
    (page,) = outline_of("rotator")["later"]
    return tuple(words.section(name, rules) for name, rules in page.items())


# -- the first page --------------------------------------------------------------------------------


def _first_page(composer: Composer, paper: draw.Size) -> draw.Page | None:
    width, words = paper[0] - 2 * MARGIN, words_in(composer.book)
    room = 17.0 if composer.tight else 24.0
    blocks = [
        composer.head("Rotator", words("what"), words("needs"), width),
        opening(
            composer,
            words,
            set_up(words),
            _board(composer, 2.1 if composer.tight else 2.7),
            width,
            46.0,
            width - 98.0,
            pictures.node_range(2.4),
            step=1,
        ),
        turn_steps(composer, turn(words), pictures.steps(composer, room), width, room),
        _turning(composer, words, width),
        _ending(composer, words, width),
    ]
    return composer.page(blocks, (words("foot"), "Rotator, 1 / 2"), paper, "rotator rules")


def _board(composer: Composer, cell: float) -> Block:
    """Return the board, and where its top and its bottom are."""
    board = board_picture(example_steps()[0].after.board, cell, composer.inks.word)
    words = words_in(composer.book)
    top, bottom = (
        composer.text(words(end), 14, 9, "semibold", composer.inks.word)
        for end in ("top", "bottom")
    )
    labels = stack(top, space(ROWS * cell - top.height - bottom.height), bottom)
    return row(board, labels, gap=2.0)


def _turning(composer: Composer, words: SheetWords, width: float) -> Block:
    """Return the board as it lies in four turns, and beside it what is easily forgotten."""
    turned = pictures.turned_boards(composer, 1.35 if composer.tight else 1.65, 9)
    boards = row(*turned, gap=3.0)
    notes_width = width - boards.width - 7
    notes = composer.run_ins(_notes(words), notes_width, 1.6)
    left = stack(composer.section(words("turning"), boards.width), boards)
    right = stack(composer.section(words("remember"), notes_width), notes)
    return row(left, right, gap=7.0)


def _ending(composer: Composer, words: SheetWords, width: float) -> Block:
    half = (width - 5) / 2
    panel = _node(composer, words, half)
    said = composer.text(words("win"), half - 10, BOX, "semibold", WHITE)
    height = panel.height
    bar = draw.filled(draw.rectangle(draw.Box(0, 0, half, height), 1.2), composer.inks.word)
    win = Block(half, height, (bar, said.at(5, (height - said.height) / 2)))
    return row(panel, win, gap=5.0)


def _node(composer: Composer, words: SheetWords, width: float) -> Block:
    """Return how a Node is captured."""
    title, _ = words.entry("node")
    capture = next(step for step in example_steps() if step.captured is not None)
    picture = turned_picture(capture, 2.6)
    inner = width - 12 - picture.width
    lines = stack(*(composer.text(said, inner) for said in words.lines("node")), gap=1.2)
    inside = row(stack(composer.title(title, inner), lines, gap=1.0), picture, gap=3.0)
    return composer.panel(inside, width, bar=True)


# -- the second page -------------------------------------------------------------------------------


def _second_page(composer: Composer, paper: draw.Size) -> draw.Page | None:
    width, words = paper[0] - 2 * MARGIN, words_in(composer.book)
    blocks = (
        example(composer, words("legend"), width, paper[1] * 0.24),
        rules_in_columns(composer, later(words), width),
    )
    foot = cited(composer, "R1"), "Rotator, 2 / 2"
    return composer.page(blocks, foot, paper, "rotator rules, overleaf")
