"""The sheet on which a game of Rotator is written down so that it can be typed in as it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.games.rotator.marks import INKS
from cardgen.sheets.composer import MARGIN
from cardgen.sheets.pencil_marks import pointer
from cardgen.sheets.record_rows import (
    BASE,
    HEAD,
    PALE,
    PENCIL,
    ROW,
    SIZE,
    STEP,
    TYPED_IN,
    cell,
    page_head,
    rows_below,
)
from cardgen.sheets.typesetting import text_lines
from companion import grid
from companion.rotator.board import name_of
from companion.rotator.examples import worked_example


@dataclass(frozen=True, slots=True)
class RotatorExample:
    """The example for Rotator: Nodes of both halves, the start, and turns up to one after a capture."""

    nodes: Mapping[str, tuple[str, ...]]
    start: str
    turns: tuple[str, ...]


def rotator_example() -> RotatorExample:
    """Return the first turns of a game on the first example board."""
    puzzle = worked_example()
    played = puzzle.solution.front[-1]
    turns = tuple(map(str, played.played))
    after = next(index for index, turn in enumerate(turns) if turn.startswith("from"))
    nodes = {
        half: tuple(map(grid.name_of, spaces))
        for half, spaces in (("red", puzzle.board.red), ("blue", puzzle.board.blue))
    }
    return RotatorExample(nodes, name_of(played.start), turns[: after + 1])


def record_page(book: FontBook, paper: tuple[float, float]) -> draw.Page:
    """Return the sheet for a game of Rotator."""
    width, height = paper
    inner = width - 2 * MARGIN
    columns = 4
    pitch = inner / columns
    example = rotator_example()
    shapes: list[draw.Shape] = [page_head(book, INKS, "Rotator", "Record", TYPED_IN, width)]
    y = MARGIN + HEAD
    shapes += _beginning(book, None, y, inner)
    y += 3 * ROW + 3
    shapes += text_lines(book, _NOTE, MARGIN, y + 3.2, inner, SIZE, STEP, weight="condensed")
    y += 2 * STEP + 3
    shapes.append(draw.Text(MARGIN, y + BASE, "Example", SIZE, BLACK, "condensed-semibold"))
    shapes += _beginning(book, example, y + ROW, inner)
    y += 4 * ROW
    for index, turn in enumerate(example.turns):
        shapes += _turn(book, index, turn, MARGIN + index * pitch, y, pitch)
    y += ROW + 4
    rows = rows_below(y, height)
    for index in range(rows * columns):
        column, row = divmod(index, rows)
        shapes += _turn(book, index, None, MARGIN + column * pitch, y + row * ROW, pitch)
    return draw.Page(width, height, (("text", tuple(shapes)),), label="rotator record")


_NOTE = (
    "After each turn: how many spaces were drilled, 0 to 3. In the turn after a Node was captured also from "
    "which space, such as red:C4; in all others strike out from. The triangle shows which way is down on the "
    "sheet as it lay at the start."
)


def _beginning(
    book: FontBook, example: RotatorExample | None, y: float, inner: float
) -> Iterator[draw.Shape]:
    """Yield the statements before the first turn, filled in where there is an example."""
    half = MARGIN + inner / 2
    keyword: draw.Weight = "condensed" if example else "semibold"
    ink = PENCIL if example else BLACK
    yield draw.Text(MARGIN, y + BASE, "rules 1", SIZE, ink, keyword)
    yield draw.Text(MARGIN, y + ROW + BASE, "game rotator", SIZE, ink, keyword)
    yield draw.Text(MARGIN, y + 2 * ROW + BASE, "start", SIZE, ink, keyword)
    yield from cell(
        book, example.start if example else "", draw.Box(MARGIN + 12, y + 2 * ROW, 22, ROW - 1), ink
    )
    if not example:
        yield draw.Text(MARGIN + 36, y + 2 * ROW + BASE, "in red Row 10", SIZE, PALE, "condensed")
        yield draw.Text(half, y + 2 * ROW + BASE, "boosts left", SIZE, PALE, "condensed")
        for index in range(10):
            box = draw.Box(half + 21 + index * 6.2, y + 2 * ROW + 1.2, 4.2, 4.2)
            yield draw.stroked(draw.rectangle(box), BLACK, 0.5)
    for row, colour in enumerate(("red", "blue")):
        yield draw.Text(half, y + row * ROW + BASE, f"nodes {colour}", SIZE, ink, keyword)
        for index in range(5):
            words = example.nodes[colour][index] if example else ""
            box = draw.Box(half + 21 + index * 12.4, y + row * ROW, 12.4, ROW - 1)
            yield from cell(book, words, box, ink)


def _turn(
    book: FontBook, index: int, turn: str | None, x: float, y: float, pitch: float
) -> Iterator[draw.Shape]:
    """Yield room for a turn, or a turn of the example."""
    yield pointer(x + 1.2, y + 3.1, 1.8, index % 4, BLACK)
    yield draw.Text(x + 8.6, y + BASE, str(index + 1), SIZE, PALE, "condensed", "end")
    from_box = draw.Box(x + 23.6, y, pitch - 23.6 - 11.0, ROW - 1)
    drill_box = draw.Box(from_box.right, y, 8.0, ROW - 1)
    if turn is None:
        yield draw.Text(x + 9.8, y + BASE, "turn", SIZE, BLACK, "condensed")
        yield draw.Text(x + 16.4, y + BASE, "from", SIZE, PALE, "condensed")
        space, drill = "", ""
    else:
        *start, drill = turn.split()
        space = start[1] if start else ""
        yield draw.Text(x + 9.8, y + BASE, "turn", SIZE, PENCIL, "condensed")
        if start:
            yield draw.Text(x + 16.4, y + BASE, start[0], SIZE, PENCIL, "condensed")
    yield from cell(book, space, from_box, PENCIL)
    yield from cell(book, drill, drill_box, PENCIL)
