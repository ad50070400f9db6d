"""The record sheet of Rotator."""

from collections.abc import Mapping
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class _Example:
    """Nodes of both halves, the start, and turns up to one after a capture, in columns."""

    nodes: Mapping[str, tuple[str, ...]]
    start: str
    turns: list[list[str]]


def _example() -> _Example:
    """Return the first turns of a game on the first example board."""
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
    return _Example(nodes, name_of(played.start), turns)


def record_page(book: FontBook, paper: draw.Size) -> draw.Page:
    """Return the sheet for a game; raises SheetError if the paper is too small."""
    width, composer = paper[0] - 2 * MARGIN, Composer(book, INKS)
    words, example = words_in(book).part("record"), _example()
    common = sheet_words(book, "sheets").part("record")
    shown = stack(composer.title(common("example"), width), _beginning(book, words, example, width))
    top = (
        composer.head("Rotator", common("title"), common("typed-in"), width),
        _beginning(book, words, None, width),
        composer.text(words("note"), width),
        shown,
    )
    label, turns = "rotator record", example.turns
    foot = words("foot"), "Rotator"
    return table_page(composer, paper, top, _COLUMNS, foot, label, turns, sign=_way_down)


def _way_down(turn: int) -> Block:
    """Return a triangle to where down is in a turn, on the sheet as it lay at the start."""
    return Block(2.4, ROW, (pointer(1.2, 3.1, 1.8, (turn - 1) % 4, BLACK),))


def _beginning(book: FontBook, words: SheetWords, example: _Example | None, width: float) -> Block:
    """Return the statements before the first turn, filled in where there is an example."""
    half = width / 2
    keyword: draw.Weight = "condensed" if example else "semibold"
    ink = PENCIL if example else BLACK

    def typed(content: str, x: float, row: int) -> draw.Text:
        return draw.Text(x, row * ROW + BASE, content, SIZE, ink, keyword)

    start = draw.Box(12, 2 * ROW, 22, ROW - 1)
    shapes: list[draw.Shape] = [
        typed("rules 1", 0, 0),
        typed("game rotator", 0, 1),
        typed("start", 0, 2),
        *cell(book, example.start if example else "", start, ink),
    ]
    if not example:
        low = 2 * ROW + BASE
        shapes.append(draw.Text(36, low, words("where"), SIZE, PALE, "condensed"))
        shapes.append(draw.Text(half, low, words("boosts"), SIZE, PALE, "condensed"))
        for index in range(10):
            box = draw.Box(half + 21 + index * 6.2, 2 * ROW + 1.2, 4.2, 4.2)
            shapes.append(draw.stroked(draw.rectangle(box), BLACK, 0.5))
    for row, colour in enumerate(("red", "blue")):
        shapes.append(typed(f"nodes {colour}", half, row))
        for index in range(5):
            content = example.nodes[colour][index] if example else ""
            box = draw.Box(half + 21 + index * 12.4, row * ROW, 12.4, ROW - 1)
            shapes += cell(book, content, box, ink)
    return Block(width, 3 * ROW, tuple(shapes))
