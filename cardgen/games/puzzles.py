"""Puzzles: boards to solve alone, with the cover and the contents of their booklet."""

from collections.abc import Sequence
from itertools import cycle

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.games.rotator.hints import hint_pages
from cardgen.games.rotator.marks import INKS, heading, words_in
from cardgen.games.rotator.puzzle_board import board_picture, is_column
from cardgen.games.rotator.puzzle_sheets import (
    LEVEL_SIGN_WIDTH,
    PerPage,
    level_sign,
    par_words,
    puzzle_sheets,
)
from cardgen.games.rotator.rules import rules_pages
from cardgen.games.rotator.solutions import enlarged_solution_pages
from cardgen.sheets.composer import MARGIN, QUIET, Composer
from cardgen.sheets.palette import COBALT
from cardgen.sheets.pencil_marks import emblem
from cardgen.sheets.words import SheetWords, sheet_words
from companion.rotator.board import COLUMNS, Board
from companion.rotator.cluster import ClusterError, executor_at
from companion.rotator.generate import Batch, Refusal, examine, generate, with_all_nodes
from companion.rotator.grade import Level
from companion.rotator.identity import IdentityError, board_from_identity, identity_of, number_of
from companion.rotator.puzzles import Puzzle, PuzzleTheme, unsolved_examples

GAME = "Rotator"
TITLE = f"{GAME} puzzles"
"""What they are called on paper."""

__all__ = [
    "GAME",
    "TITLE",
    "Batch",
    "Board",
    "ClusterError",
    "IdentityError",
    "Level",
    "PerPage",
    "Puzzle",
    "PuzzleTheme",
    "Refusal",
    "board_from_identity",
    "contents_page",
    "cover_page",
    "enlarged_solution_pages",
    "examine",
    "executor_at",
    "generate",
    "hint_pages",
    "identity_of",
    "is_column",
    "number_of",
    "puzzle_sheets",
    "rules_pages",
    "unsolved_examples",
    "with_all_nodes",
]

_BOARDS = 0.6  # of the cover's height, at most, for its four boards
_LINE = 6.4  # mm between two lines of the contents, at most
_LEAST_LINE = 4.4


def cover_page(
    puzzles: Sequence[Puzzle],
    book: FontBook,
    paper: draw.Size,
    contents: str | None = None,
) -> draw.Page:
    """Return the cover on `paper`, with four boards around the emblem.

    They are those of the first puzzles, each a quarter turn on. `contents` is said below the title,
    by default how many puzzles there are. Their levels follow.
    """
    width, height = paper
    words, middle = words_in(book), width / 2
    below = _with_levels(words, puzzles, contents)
    shapes: list[draw.Shape] = [
        draw.Text(middle, height * 0.15, GAME, 44, INKS.word, "semibold", "middle"),
        draw.Text(middle, height * 0.19, below, 11, QUIET, anchor="middle"),
        draw.Text(middle, height * 0.94, words("what"), 11, INKS.word, "semibold", "middle"),
    ]
    side = min(width - 2 * MARGIN, height * _BOARDS) / 3
    left, top = middle - 1.5 * side, height * 0.26
    places = ((0, 0), (2, 0), (1, 2), (0, 1))
    for quarters, ((x, y), puzzle) in enumerate(zip(places, cycle(puzzles), strict=False), 1):
        board = board_picture(puzzle.board, side / COLUMNS, COBALT, quarters)
        shapes.append(board.at(left + x * side, top + y * side))
    shapes += emblem(middle, top + 1.5 * side, 0.6 * side)
    return draw.text_page(paper, shapes, "cover")


def contents_page(puzzles: Sequence[Puzzle], book: FontBook, paper: draw.Size) -> draw.Page | None:
    """Return the contents of a booklet: each puzzle, its level and its par; None without room."""
    width, words = paper[0] - 2 * MARGIN, words_in(book)
    composer = Composer(book, INKS)
    head = composer.head(sheet_words(book, "sheets")("rulebook-contents"), "", "", width)
    step = min(_LINE, (paper[1] - 2 * MARGIN - head.height) / max(1, len(puzzles)))
    if step < _LEAST_LINE:
        return None
    shapes: list[draw.Shape] = [head.at(MARGIN, MARGIN)]
    for number, puzzle in enumerate(puzzles, 1):
        y = MARGIN + head.height + number * step
        title, level = heading(words, number, ()), puzzle.grade.level
        left = MARGIN + width * 0.3
        named = words(f"level-{level.value}")
        shapes += [
            draw.Text(MARGIN, y, title, 9.5, INKS.word, "semibold"),
            *level_sign(level, left, y - 1.2),
            draw.Text(left + LEVEL_SIGN_WIDTH + 2, y, named, 8.5, BLACK),
            draw.Text(MARGIN + width, y, par_words(words, puzzle), 8.5, BLACK, anchor="end"),
        ]
    return draw.text_page(paper, shapes, "contents")


def _with_levels(words: SheetWords, puzzles: Sequence[Puzzle], contents: str | None) -> str:
    levels = [level for level in Level if level in {puzzle.grade.level for puzzle in puzzles}]
    said = [contents or words("puzzles", count=len(puzzles))]
    if len(levels) == 1:
        said.append(words(f"level-{levels[0].value}"))
    elif levels:
        ends = (words(f"level-{level.value}") for level in (levels[0], levels[-1]))
        said.append(words("levels", **dict(zip(("easiest", "hardest"), ends, strict=True))))
    return words.language.joined("comma", said)
