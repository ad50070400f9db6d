"""The record sheet of Rotator."""

from collections.abc import Mapping

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.games.rotator.marks import INKS, words_in
from cardgen.sheets.blocks import Block, stack
from cardgen.sheets.composer import MARGIN, Composer
from cardgen.sheets.pencil_marks import pointer
from cardgen.sheets.record_sheet import (
    BASE,
    PALE,
    PENCIL,
    ROW,
    SIZE,
    Column,
    cell,
    table_page,
)
from cardgen.sheets.words import SheetWords, sheet_words
from companion import grid
from companion.rotator.board import name_of
from companion.rotator.puzzles import worked_example

_COLUMNS = (
    Column("", 10.0),
    Column("", 7.0, "turn"),
    Column("", 7.5, "from"),
    Column("", 13.0),
    Column("", 8.0),
)


_Nodes = Mapping[str, tuple[str, ...]]


def _example() -> tuple[_Nodes, str, list[list[str]]]:
    """Return an example's Nodes, start, and turns up to one after a capture, in columns."""
    puzzle = worked_example()
    played = puzzle.solution.front[-1]
    nodes = {
        half: tuple(map(grid.name_of, spaces))
        for half, spaces in (("red", puzzle.board.red), ("blue", puzzle.board.blue))
    }
    turns = []
    for turn in played.played:
        *start, drill = str(turn).split()
        turns.append(["turn", *(start or ["", ""]), drill])
        if start:
            break
    return nodes, name_of(played.start), turns


def record_page(book: FontBook, paper: draw.Size) -> draw.Page:
    """Return the sheet for a game; raises SheetError if the paper is too small."""
    width, composer = paper[0] - 2 * MARGIN, Composer(book, INKS)
    words, (nodes, start, turns) = words_in(book).part("record"), _example()
    common = sheet_words(book, "sheets").part("record")
    begun = _beginning(book, words, width, nodes, start)
    shown = stack(composer.title(common("example"), width), begun)
    top = (
        composer.head("Rotator", common("title"), common("typed-in"), width),
        _beginning(book, words, width),
        composer.text(words("note"), width),
        shown,
    )
    foot = words("foot"), "Rotator"
    return table_page(composer, paper, top, _COLUMNS, foot, "rotator record", turns, sign=_way_down)


def _way_down(turn: int) -> Block:
    """Return a triangle to where down is in a turn, on the sheet as it lay at the start."""
    return Block(2.4, ROW, (pointer(1.2, 3.1, 1.8, (turn - 1) % 4, BLACK),))


def _beginning(
    book: FontBook, words: SheetWords, width: float, nodes: _Nodes | None = None, start: str = ""
) -> Block:
    """Return the statements before the first turn, filled in where there is an example."""
    half = width / 2
    keyword: draw.Weight = "condensed" if nodes else "semibold"
    ink = PENCIL if nodes else BLACK

    def typed(content: str, x: float, row: int) -> draw.Text:
        return draw.Text(x, row * ROW + BASE, content, SIZE, ink, keyword)

    shapes: list[draw.Shape] = [
        typed("rules 1", 0, 0),
        typed("game rotator", 0, 1),
        typed("start", 0, 2),
        *cell(book, start, draw.Box(12, 2 * ROW, 22, ROW - 1), ink),
    ]
    if not nodes:
        low = 2 * ROW + BASE
        shapes.append(draw.Text(36, low, words("where"), SIZE, PALE, "condensed"))
        shapes.append(draw.Text(half, low, words("boosts"), SIZE, PALE, "condensed"))
        for index in range(10):
            box = draw.Box(half + 21 + index * 6.2, 2 * ROW + 1.2, 4.2, 4.2)
            shapes.append(draw.stroked(draw.rectangle(box), BLACK, 0.5))
    for row, colour in enumerate(("red", "blue")):
        shapes.append(typed(f"nodes {colour}", half, row))
        for index in range(5):
            content = nodes[colour][index] if nodes else ""
            box = draw.Box(half + 21 + index * 12.4, row * ROW, 12.4, ROW - 1)
            shapes += cell(book, content, box, ink)
    return Block(width, 3 * ROW, tuple(shapes))
