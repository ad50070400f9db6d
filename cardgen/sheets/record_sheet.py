"""Sheets on which a game is written down: tables of statements, boxes to fill in, heads.

Each row of a table, read from left to right, is a statement of the record. Sizes are in mm.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, Ink, grey
from cardgen.sheets.blocks import Block, Diagram, SheetError, row
from cardgen.sheets.composer import FOOT, MARGIN, Composer
from cardgen.sheets.palette import COBALT
from cardgen.sheets.player_names import SetName
from cardgen.sheets.typesetting import TextStyle, cap_height, leading, set_line
from cardgen.sheets.words import sheet_words

HEAD = 17.0
"""Height of the head of a record, with the room below it."""
SIZE = 9.0
"""Of type, in pt."""
LEADING = 1.26
"""Height of a line of text, in type sizes."""
STEP = leading(SIZE, LEADING)
ROW = 7.0
"""Height of a row."""
BASE = 4.4
"""Baseline of the type in a row, below its top."""
PALE = grey(0.6)
PENCIL = COBALT
"""What examples are printed in."""

_FEWEST_ROWS = 3  # that a page must have room for
_BETWEEN = 6.0  # tables beside each other
_LINE = grey(0.45)


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a record: its title, its width, and the keyword printed in each row.

    Behind a keyword there is no line: what follows belongs to it.
    """

    title: str
    width: float
    keyword: str = ""


@dataclass(frozen=True, slots=True)
class RecordTable:
    """Rows to write statements into; the first column is for their numbers.

    `x` is its left edge, rows are `high` mm. A `sign` may stand before each number.
    """

    book: FontBook
    columns: Sequence[Column]
    x: float = MARGIN
    high: float = ROW
    sign: Callable[[int], Block] | None = None

    @property
    def edges(self) -> list[float]:
        """The left edges of the columns, and the right edge of the last."""
        return list(accumulate((column.width for column in self.columns), initial=self.x))

    @property
    def such_as(self) -> str:
        """What stands before an example."""
        return sheet_words(self.book, "sheets")("record-such-as")

    def head(self, y: float) -> Iterator[draw.Shape]:
        """Yield the titles."""
        edges = self.edges
        for column, x in zip(self.columns, edges, strict=False):
            if column.title:
                yield row_words(column.title, x + 1, y, "condensed-semibold")
        yield draw.stroked(
            draw.line(edges[0], y + self.high, edges[-1], y + self.high), BLACK, 0.75
        )

    def row(self, label: str, y: float, written: Sequence[str] = ()) -> Iterator[draw.Shape]:
        """Yield an empty row behind its `label`, or one with what is `written` in its columns.

        A last text may be longer than its column.
        """
        edges, bottom = self.edges, y + self.high
        yield draw.stroked(draw.line(edges[0], bottom, edges[-1], bottom), _LINE, 0.5)
        for index in range(1, len(written) or len(self.columns)):
            if not self.columns[index - 1].keyword:
                ink = BLACK if self.columns[index].keyword else _LINE
                yield draw.stroked(draw.line(edges[index], y, edges[index], bottom), ink, 0.5)
        yield draw.Text(edges[1] - 1, y + BASE, label, SIZE, PALE, "condensed", "end")
        for column, x in zip(self.columns, edges, strict=False):
            if column.keyword and not written:
                yield row_words(column.keyword, x + 1, y)
        for words, x in zip(written, edges[1:], strict=False):
            if not words:
                continue
            room = edges[-1] - x - 1.5
            size = min(SIZE, SIZE * room / self.book.width(words, SIZE, "condensed"))
            yield draw.Text(x + 1, y + BASE, words, size, PENCIL, "condensed")

    def block(self, rows: int, first: int, examples: Sequence[Sequence[str]] = ()) -> Block:
        """Return `examples` and rows below the titles, so many in all, numbered from `first`.

        Statements are typed from left to right in every language.
        """
        shapes = [*self.head(0)]
        for index in range(rows):
            y, number = self.high * (index + 1), first + index - len(examples)
            if index < len(examples):
                shapes += self.row(self.such_as, y, examples[index])
                continue
            shapes += self.row(str(number), y)
            if self.sign:
                shapes.append(self.sign(number).at(self.x, y))
        return Diagram(self.edges[-1] - self.edges[0], self.high * (rows + 1), tuple(shapes))


def table_page(
    composer: Composer,
    paper: draw.Size,
    top: Sequence[Block],
    columns: Sequence[Column],
    foot: tuple[str, str],
    label: str,
    examples: Sequence[Sequence[str]] = (),
    high: float = ROW,
    sign: Callable[[int], Block] | None = None,
) -> draw.Page:
    """Return a page with tables below `top`, as many beside each other as the paper has room for.

    `columns` have their least widths; what is left is shared out, but not to the numbers. Raises
    SheetError if the paper is too small.
    """
    width = paper[0] - 2 * MARGIN
    numbers, *others = columns
    count = max(1, int((width + _BETWEEN) / (sum(column.width for column in columns) + _BETWEEN)))
    wide = (width - (count - 1) * _BETWEEN) / count
    share = (wide - numbers.width) / sum(column.width for column in others)
    scaled = [numbers, *(replace(each, width=each.width * share) for each in others)]
    table = RecordTable(composer.book, scaled, 0, high, sign)
    taken = sum(block.height + 2 for block in top) + FOOT + high
    rows = rows_below(taken, paper[1] - MARGIN, high)
    tables = (
        table.block(rows, 1 + max(0, index * rows - len(examples)), () if index else examples)
        for index in range(count)
    )
    page = composer.page([*top, row(*tables, gap=_BETWEEN)], foot, paper, label)
    if page is None:
        raise SheetError("the record needs a larger page: choose larger paper")
    return page


def rows_below(y: float, height: float, high: float = ROW) -> int:
    """Return how many rows there is room for below `y`; raises SheetError if they are too few."""
    rows = int((height - MARGIN - y) / high)
    if rows < _FEWEST_ROWS:
        raise SheetError("the record needs a larger page: choose larger paper or fewer players")
    return rows


def row_words(words: str, x: float, y: float, weight: draw.Weight = "condensed") -> draw.Text:
    """Return words in the row at the height `y`."""
    return draw.Text(x, y + BASE, words, SIZE, BLACK, weight)


def cell(book: FontBook, words: str, box: draw.Box, ink: Ink = BLACK) -> Iterator[draw.Shape]:
    """Yield a box to write into, with `words` where they are known."""
    yield draw.stroked(draw.rectangle(box), _LINE, 0.5)
    if words:
        style = TextStyle(SIZE, 6.0, "condensed")
        yield set_line(book, words, box.x + 1, box.y + BASE, box.width - 2, style, ink)


def name_cell(name: SetName, box: draw.Box) -> Iterator[draw.Shape]:
    """Yield a box with a player's name in it."""
    yield draw.stroked(draw.rectangle(box), _LINE, 0.5)
    yield from name.texts(box.x + 1, box.y + BASE - cap_height(SIZE) / 2, BLACK)


def fields(entries: Sequence[tuple[str, float]], width: float) -> Block:
    """Return boxes to write in, each under its name, in a line; entries have shares of `width`."""
    gap, shapes, x = 2.0, list[draw.Shape](), 0.0
    share = (width - gap * (len(entries) - 1)) / sum(wide for _, wide in entries)
    for name, wide in entries:
        box = draw.Box(x, 2.9, wide * share, ROW - 1)
        shapes += [draw.Text(x, 2.1, name, 7, PALE), draw.stroked(draw.rectangle(box), _LINE, 0.5)]
        x += box.width + gap
    return Block(width, 2.9 + ROW - 1, tuple(shapes))
