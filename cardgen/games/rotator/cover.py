"""The cover of a booklet of Rotator puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.rotator.marks import words_in
from cardgen.games.rotator.puzzle_board import board_picture
from cardgen.sheets.pencil_marks import emblem
from cardgen.sheets.words import SheetWords
from companion.rotator.grade import Level
from companion.rotator.puzzles import Puzzle


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
        draw.Text(middle, height * 0.27, "Rotator", 36, BLACK, "semibold", "middle"),
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
