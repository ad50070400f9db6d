"""The rules sheet of Rotator: how to play on its first page, a game played to its win on the second."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import WHITE
from cardgen.games.rotator import pictures
from cardgen.games.rotator.marks import INKS
from cardgen.games.rotator.puzzle_board import board_picture, turned_picture
from cardgen.games.rotator.worked_game import example, example_steps
from cardgen.sheets.blocks import Block, row, space, stack
from cardgen.sheets.composer import BOX, MARGIN, Composer, set_sheet
from companion.rotator.board import ROWS

Entry = tuple[str, str]

WHAT = "One player drills down through a world that turns."
_NEEDS = "a pencil, an eraser, one board"
_GOAL = "Reach the bottom row: blue Row 10."
_OUT = "Lost: your space turns solid."
_SETUP: tuple[Entry, ...] = (
    (
        "Take",
        "a puzzle, or choose ten Nodes (dots), five in each half. None on the rim; ranges never overlap.",
    ),
    (
        "Shade",
        "the ranges: up to two steps from a Node, each along a side. Shaded is solid, all else open.",
    ),
    ("Start", "on any space of the top row. If solid, open it free. Draw a triangle."),
)
_TURN: tuple[Entry, ...] = (
    (
        "Fall",
        "through open spaces to rock or rim. Draw a triangle, point down, in each unmarked one.",
    ),
    (
        "Collapse",
        "Older triangles get one more line. Those with two lines turn solid: erase, shade. "
        "Stand there and you lose.",
    ),
    (
        "Drill",
        "0 to 3 spaces of rock: erase, draw triangles. After the first, each costs a boost: ten a game.",
    ),
    ("Turn", "the sheet a quarter clockwise. Another side is down."),
)
_NOTES: tuple[Entry, ...] = (
    ("Old marks", "grow older as before, also if you fall through them."),
    ("Open below", "after drilling? You fall on; drilling ends."),
    ("Drill", "only solid spaces, never through the rim."),
    ("You need", "not drill. The game has no last turn."),
)
_NODE: tuple[str, ...] = (
    "Drill into a Node to capture it. Its solid spaces open and get triangles.",
    "Drilling ends; you stay there. Start the next turn on any space of its range, then fall.",
)
_WIN = "You win at once on the bottom row, whichever way is down."

_MORE: tuple[tuple[str, str, str], ...] = (
    (
        "Board",
        "The blue half lies near you, the red half above it, turned round. Red A1 is above blue J1.",
        "R1",
    ),
    (
        "Nodes",
        "are never in the outermost rows and columns. Ranges may cross the middle. The rim cuts them off.",
        "R2",
    ),
    (
        "Collapse",
        "Every space that you touched three turns ago turns solid, even if it was open at first.",
        "R6 R7",
    ),
    (
        "Drill",
        "You may drill 0 spaces. Don't name more than you can drill until the rim, a Node or a fall ends it.",
        "R8",
    ),
    (
        "Node",
        "Only drilling captures it. Open spaces of its range keep their age. If its space collapses, you can "
        "capture it again.",
        "R9 R10",
    ),
    (
        "Win",
        "when you fall or drill onto the bottom row, or start there after a Node. That turn ends at once.",
        "R11",
    ),
)
_PUZZLES: tuple[Entry, ...] = (
    (
        "Notes",
        "Write down your start, and for each turn how many spaces you drill. After a capture, also write "
        "where you start from. Cross out a box for each boost.",
    ),
    (
        "Stars",
        "One for any win, two for a win with one boost more than par, three for par. Par is the fewest "
        "boosts that can win.",
    ),
    (
        "Medals",
        "One for each win with at most the turns and boosts beside it. On small boards, 2/13 means 2 boosts "
        "and 13 turns.",
    ),
    (
        "Ten Nodes",
        "Some puzzles have one more star, for a win after you have captured all ten Nodes.",
    ),
    (
        "Level",
        "The more diamonds are black, the more careful you must be to reach par: three stars. A mere win may "
        "come easily on every level.",
    ),
    (
        "Letters",
        "The seven letters name the board. The symbol holds them, or opens the board on a phone. The program "
        "cardgen prints it again.",
    ),
)

_CODES = "Codes such as R6 number the full rules. You can play without them."

_SMALL = 0.708  # how much smaller than on A4 the pages of a booklet are: type of 8.5 pt becomes 6
_FOLDED = 160.0  # pages narrower than this are those of a booklet
_STYLES = ((9.0, 1.32, False), (8.6, 1.26, False), (8.6, 1.2, True))


@lru_cache(maxsize=4)
def rules_pages(book: FontBook, paper: tuple[float, float]) -> tuple[draw.Page, draw.Page]:
    """Return the rules on two pages of `paper` (width and height in mm).

    Raises:
        SheetError: the pages are too small for them.
    """
    scale = _SMALL if paper[0] < _FOLDED else None
    refusal = "the rules need a larger page"
    composers = [Composer(book, INKS, *style) for style in _STYLES]
    first, second = (
        set_sheet(paper, [partial(make, composer) for composer in composers], refusal, scale)
        for make in (_first_page, _second_page)
    )
    return first, second


# -- the first page --------------------------------------------------------------------------------


def _first_page(composer: Composer, paper: tuple[float, float]) -> draw.Page | None:
    width = paper[0] - 2 * MARGIN
    room = 17.0 if composer.tight else 24.0
    blocks = [
        composer.head("Rotator", WHAT, _NEEDS, width),
        _opening(composer, width),
        composer.steps(_TURN, pictures.steps(composer.inks, room), width, room),
        _turning(composer, width),
        _ending(composer, width),
    ]
    foot = composer.foot("Page 2: a whole game, exact rules", "Rotator, 1 / 2", width)
    return composer.page(blocks, foot, paper, "rotator rules")


def _opening(composer: Composer, width: float) -> Block:
    """Return the goal, the board, and how to set up."""
    goal_width, list_width = 46.0, width - 46.0 - 48.0
    cell = 2.1 if composer.tight else 2.7
    board = board_picture(example_steps()[0].after.board, cell, composer.inks.word)
    inner = goal_width - 8.5
    content = stack(
        (
            composer.title("The goal", inner),
            composer.text(_GOAL, inner, 11),
            composer.text(_OUT, inner, 9, "semibold", composer.inks.word),
        ),
        2.0,
    )
    labels = stack(
        (
            composer.text("top:\nred 10", 14, 9, "semibold", composer.inks.word),
            space(1, ROWS * cell - 17),
            composer.text("bottom:\nblue 10", 14, 9, "semibold", composer.inks.word),
        )
    )
    picture = row((board, labels), 2.0)
    told = stack(
        (
            composer.section_title("Set up"),
            *(composer.lettered(i, *entry, list_width - 4) for i, entry in enumerate(_SETUP)),
        ),
        2.4,
    )
    height = max(board.height, told.height, content.height + 7)
    goal = composer.panel(content, goal_width, height, bar=True, padding=3.5)
    return Block(
        width,
        height,
        (
            goal.at(0, 0),
            picture.at(goal_width + 4.5, (height - board.height) / 2),
            told.at(width - list_width + 4, 0),
        ),
    )


def _turning(composer: Composer, width: float) -> Block:
    """Return the board as it lies in four turns, and beside it what is easily forgotten."""
    turned = pictures.turned_boards(composer, 1.35 if composer.tight else 1.65, 9)
    boards = row(turned, 3.0)
    notes_width = width - boards.width - 7
    notes = stack((composer.run_in(*entry, notes_width) for entry in _NOTES), 1.6)
    left = stack((composer.section("The board turns", boards.width), boards))
    right = stack((composer.section("Remember", notes_width), notes))
    return row((left, right), 7.0)


def _ending(composer: Composer, width: float) -> Block:
    half = (width - 5) / 2
    capture = next(step for step in example_steps() if step.captured is not None)
    picture = turned_picture(capture, 2.6)
    inner = half - 12 - picture.width
    lines = stack((composer.text(words, inner) for words in _NODE), 1.2)
    inside = row((stack((composer.title("Node", inner), lines), 1.0), picture), 3.0)
    panel = composer.panel(inside, half, bar=True)
    words = composer.text(_WIN, half - 10, BOX, "semibold", WHITE)
    height = panel.height
    bar = draw.filled(draw.rectangle(draw.Box(0, 0, half, height), 1.2), composer.inks.word)
    win = Block(half, height, (bar, words.at(5, (height - words.height) / 2)))
    return row((panel, win), 5.0)


# -- the second page -------------------------------------------------------------------------------


def _second_page(composer: Composer, paper: tuple[float, float]) -> draw.Page | None:
    width = paper[0] - 2 * MARGIN
    rules = [(title, f"{words} {codes}") for title, words, codes in _MORE]
    blocks = (
        example(composer, width, paper[1] * 0.24),
        stack((composer.section("More exactly", width), _in_columns(composer, rules, width))),
        stack((composer.section("Puzzles", width), _in_columns(composer, _PUZZLES, width))),
    )
    foot = composer.foot(_CODES, "Rotator, 2 / 2", width)
    return composer.page(blocks, foot, paper, "rotator rules, overleaf")


def _in_columns(composer: Composer, entries: Sequence[Entry], width: float) -> Block:
    """Return `entries` in two columns."""
    blocks = [composer.run_in(*entry, (width - 6) / 2) for entry in entries]
    cut = (len(blocks) + 1) // 2
    return row((stack(blocks[:cut], 0.8), stack(blocks[cut:], 0.8)), 6.0)
