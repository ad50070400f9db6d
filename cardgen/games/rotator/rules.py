"""The rules sheet of Rotator: how to play; overleaf a game played to its win, and the rules."""

from __future__ import annotations

from functools import lru_cache

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import WHITE
from cardgen.games.rotator import pictures
from cardgen.games.rotator.marks import INKS
from cardgen.games.rotator.puzzle_board import board_picture, turned_picture
from cardgen.games.rotator.worked_game import example, example_steps
from cardgen.games.rulebook import cited
from cardgen.sheets.blocks import Block, row, space, stack
from cardgen.sheets.composer import BOX, MARGIN, Composer
from cardgen.sheets.rules_sheet import opening, rules_in_columns, set_sheet, turn_steps
from cardgen.sheets.words import SheetWords, sheet_words
from companion.rotator.board import ROWS

_SMALL = 0.708  # how much smaller than on A4 the pages of a booklet are: type of 8.5 pt becomes 6
_FOLDED = 160.0  # pages narrower than this are those of a booklet


@lru_cache(maxsize=4)
def rules_pages(book: FontBook, paper: tuple[float, float]) -> tuple[draw.Page, draw.Page]:
    """Return the rules on two pages of `paper` (width and height in mm).

    Raises:
        SheetError: the pages are too small for them.
    """
    scale = _SMALL if paper[0] < _FOLDED else None
    refusal = "the rules need a larger page"
    first, second = (
        set_sheet(paper, make, Composer.styles(book, INKS), refusal, scale)
        for make in (_first_page, _second_page)
    )
    return first, second


# -- the first page --------------------------------------------------------------------------------


def _first_page(composer: Composer, paper: tuple[float, float]) -> draw.Page | None:
    width, words = paper[0] - 2 * MARGIN, sheet_words("rotator")
    room = 17.0 if composer.tight else 24.0
    blocks = [
        composer.head("Rotator", words["what"], words["needs"], width),
        opening(
            composer,
            words,
            _board(composer),
            width,
            46.0,
            width - 98.0,
            pictures.node_range(2.4),
            step=1,
        ),
        turn_steps(composer, words.entries("turn"), pictures.steps(INKS, room), width, room),
        _turning(composer, words, width),
        _ending(composer, words, width),
    ]
    foot = composer.foot("Page 2: a whole game, exact rules", "Rotator, 1 / 2", width)
    return composer.page(blocks, foot, paper, "rotator rules")


def _board(composer: Composer) -> Block:
    """Return the board, and where its top and its bottom are."""
    cell = 2.1 if composer.tight else 2.7
    board = board_picture(example_steps()[0].after.board, cell, composer.inks.word)
    top, bottom = (
        composer.text(words, 14, 9, "semibold", composer.inks.word)
        for words in ("top:\nred 10", "bottom:\nblue 10")
    )
    labels = stack((top, space(1, ROWS * cell - top.height - bottom.height), bottom))
    return row((board, labels), 2.0)


def _turning(composer: Composer, words: SheetWords, width: float) -> Block:
    """Return the board as it lies in four turns, and beside it what is easily forgotten."""
    turned = pictures.turned_boards(composer, 1.35 if composer.tight else 1.65, 9)
    boards = row(turned, 3.0)
    notes_width = width - boards.width - 7
    notes = composer.run_ins(words.entries("notes"), notes_width, 1.6)
    left = stack((composer.section("The board turns", boards.width), boards))
    right = stack((composer.section("Remember", notes_width), notes))
    return row((left, right), 7.0)


def _ending(composer: Composer, words: SheetWords, width: float) -> Block:
    half = (width - 5) / 2
    capture = next(step for step in example_steps() if step.captured is not None)
    picture = turned_picture(capture, 2.6)
    inner = half - 12 - picture.width
    lines = stack((composer.text(said, inner) for said in words.lines("node")), 1.2)
    inside = row((stack((composer.title("Node", inner), lines), 1.0), picture), 3.0)
    panel = composer.panel(inside, half, bar=True)
    said = composer.text(words["win"], half - 10, BOX, "semibold", WHITE)
    height = panel.height
    bar = draw.filled(draw.rectangle(draw.Box(0, 0, half, height), 1.2), composer.inks.word)
    win = Block(half, height, (bar, said.at(5, (height - said.height) / 2)))
    return row((panel, win), 5.0)


# -- the second page -------------------------------------------------------------------------------


def _second_page(composer: Composer, paper: tuple[float, float]) -> draw.Page | None:
    width, words = paper[0] - 2 * MARGIN, sheet_words("rotator")
    blocks = (
        example(composer, words["legend"], width, paper[1] * 0.24),
        rules_in_columns(composer, words.parts("later"), width),
    )
    foot = composer.foot(cited(composer.book, paper, "R1"), "Rotator, 2 / 2", width)
    return composer.page(blocks, foot, paper, "rotator rules, overleaf")
