"""Puzzles: boards to solve alone, of the game that has some, and the cover of their booklet."""

from __future__ import annotations

from collections.abc import Sequence

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.rotator.hints import hint_pages
from cardgen.games.rotator.marks import words_in
from cardgen.games.rotator.puzzle_board import board_picture, is_column
from cardgen.games.rotator.puzzle_sheets import PerPage, puzzle_sheets
from cardgen.games.rotator.rules import rules_pages
from cardgen.games.rotator.solutions import enlarged_solution_pages
from cardgen.sheets.pencil_marks import emblem
from cardgen.sheets.words import SheetWords
from companion.rotator.board import Board
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


def cover_page(
    puzzles: Sequence[Puzzle],
    book: FontBook,
    paper: tuple[float, float],
    contents: str | None = None,
) -> draw.Page:
    """Return the cover on `paper` (width and height in mm), with the board of the first puzzle.

    `contents` is said below the title, by default how many puzzles there are. Their levels follow.
    """
    width, height = paper
    middle, under = width / 2, _with_levels(words_in(book), puzzles, contents)
    shapes: list[draw.Shape] = [
        *emblem(middle, height * 0.13, 18),
        draw.Text(middle, height * 0.27, GAME, 36, BLACK, "semibold", "middle"),
        draw.Text(middle, height * 0.31, under, 11, grey(0.8), anchor="middle"),
    ]
    if puzzles:
        board = board_picture(puzzles[0].board, height * 0.5 / 20, BLACK)
        shapes.append(draw.Group(board.shapes, draw.moved(middle - board.width / 2, height * 0.38)))
    return draw.Page(width, height, (("text", tuple(shapes)),), label="cover")


def _with_levels(words: SheetWords, puzzles: Sequence[Puzzle], contents: str | None) -> str:
    levels = [level for level in Level if level in {puzzle.grade.level for puzzle in puzzles}]
    said = [contents or words("puzzles", count=len(puzzles))]
    if len(levels) == 1:
        said.append(words(f"level-{levels[0].value}"))
    elif levels:
        ends = (words(f"level-{level.value}") for level in (levels[0], levels[-1]))
        said.append(words("levels", **dict(zip(("easiest", "hardest"), ends, strict=True))))
    return words.language.joined("comma", said)
