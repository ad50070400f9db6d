"""An event's checklist on pages: what to print on which paper, and what goes to which table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.sheets.composer import NEUTRAL_INKS, Composer
from cardgen.sheets.typesetting import (
    TextStyle,
    TextTooLongError,
    counted,
    leading,
    set_line,
    text_lines,
)

_MARGIN = 14.0
_FOOT = 6.0  # the number of the page
_SIZE, _DETAIL, _SMALL = 9.0, 8.0, 7.5
_TICK = 3.4  # side of a box to tick
_TEXT = _MARGIN + 6.5  # beside such boxes
_NUMBERS = (12.0, 13.0, 14.0)  # columns of pages, copies and sheets, at the right
_CARD_COLUMNS = ("Table", "Row", "Sheet", "Place")
_CARD_WIDTHS = (30.0, 14.0, 16.0, 16.0)
_RANGES = 19.5  # a column of page numbers


@dataclass(frozen=True, slots=True)
class PrintTask:
    """A file to print: how, on which paper, and how much. `sheets` counts those of all copies."""

    file: str
    what: str
    paper: str
    sides: str
    pages: int
    copies: int
    sheets: int


@dataclass(frozen=True, slots=True)
class TablePack:
    """The pages for a table; `pages` has its pages in each of the checklist's `gathered` files."""

    name: str
    game: str
    players: str
    pages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GuestCard:
    """Where a guest's card is: sheet and place of the `first` copy and the `last`.

    `row` is that of the guest list, `table` and `seat` are as it has them.
    """

    family: str
    given: str
    name: str
    row: int
    first: tuple[int, int]
    last: tuple[int, int]
    table: str = ""
    seat: str = ""

    @property
    def cells(self) -> tuple[str, ...]:
        """What the checklist shows beside the name: table, row, sheet, place."""
        sheets, places = (
            f"{first}" if first == last else f"{first}–{last}"
            for first, last in zip(self.first, self.last, strict=True)
        )
        if self.first[0] != self.last[0]:  # places of different sheets
            places = f"from {self.first[1]}"
        return self.table, str(self.row), sheets, places


@dataclass(frozen=True, slots=True)
class Checklist:
    """Everything an organiser does before an event, in this order.

    `about` gives time and place. `gathered` names the files with the pages of all tables.
    """

    name: str
    about: str
    jobs: tuple[PrintTask, ...]
    steps: tuple[str, ...]
    gathered: tuple[str, ...]
    tables: tuple[TablePack, ...]
    cards: tuple[GuestCard, ...] = ()

    @property
    def totals(self) -> tuple[tuple[str, int], ...]:
        """The number of sheets of each kind of paper."""
        sheets: dict[str, int] = {}
        for job in self.jobs:
            sheets[job.paper] = sheets.get(job.paper, 0) + job.sheets
        return tuple(sheets.items())


def checklist_pages(
    checklist: Checklist, book: FontBook, paper: tuple[float, float]
) -> tuple[draw.Page, ...]:
    """Return the checklist on pages of `paper`, width and height in mm: A4, Letter or larger.

    Raises:
        SheetError: the event's name, or the text below it, is too long for a line.
    """
    width, height = paper
    columns = (_RANGES,) * len(checklist.gathered)
    sections = [
        (_head(checklist, book, width), [_PageBlock(0, ())]),
        (
            _heading("Print", ("Pages", "Copies", "Sheets"), _NUMBERS, width),
            [*(_job(job, book, width) for job in checklist.jobs), _totals(checklist, width)],
        ),
        (
            _heading("Prepare", (), (), width),
            [_step(step, book, width) for step in checklist.steps],
        ),
        (
            _heading("Lay out the tables", checklist.gathered, columns, width),
            [_table(table, columns, book, width) for table in checklist.tables],
        ),
        (
            _heading("Find a guest's card", _CARD_COLUMNS, _CARD_WIDTHS, width),
            [_guest_card(card, book, width) for card in checklist.cards],
        ),
    ]
    return _pages(sections, width, height)


def checklist_text(checklist: Checklist) -> str:
    """Return the checklist as plain text."""
    lines = [checklist.name, *([checklist.about] if checklist.about else []), "", "PRINT", ""]
    for job in checklist.jobs:
        copies = f"{job.copies} copies: " if job.copies > 1 else ""
        lines += [
            f"[ ] {job.file}",
            f"    {job.what}",
            f"    {job.paper}, {job.sides}",
            f"    {counted(job.pages, 'page')}, {copies}{counted(job.sheets, 'sheet')}",
            "",
        ]
    lines += [
        f"    In all: {paper}: {counted(sheets, 'sheet')}" for paper, sheets in checklist.totals
    ]
    if checklist.steps:
        lines += ["", "PREPARE", "", *(f"[ ] {step}" for step in checklist.steps)]
    if checklist.tables:
        lines += ["", "LAY OUT THE TABLES", ""]
        for table in checklist.tables:
            lines += [f"[ ] {table.name}: {table.game}", f"    {table.players}"]
            where = [
                f"{file} {pages}"
                for file, pages in zip(checklist.gathered, table.pages, strict=True)
                if pages
            ]
            lines += [f"    pages: {'; '.join(where)}"] if where else []
    if checklist.cards:
        lines += ["", "FIND A GUEST'S CARD", ""]
        for card in checklist.cards:
            table_name, row, sheets, places = card.cells
            at = f"table {table_name}, " if table_name else ""
            lines.append(f"    {_sorted_name(card)}: {at}row {row}, sheet {sheets}, place {places}")
    return "\n".join(lines).replace("\u00a0", " ") + "\n"


def _sorted_name(card: GuestCard) -> str:
    return f"{card.family}, {card.given}" if card.given else card.name


# -- blocks, from the top of the paper to its foot -------------------------------------------------


@dataclass(frozen=True, slots=True)
class _PageBlock:
    """Shapes that stay together, drawn down from y = 0, and their height."""

    height: float
    shapes: tuple[draw.Shape, ...]


def _pages(
    sections: Sequence[tuple[_PageBlock, Sequence[_PageBlock]]], width: float, height: float
) -> tuple[draw.Page, ...]:
    """Set sections, each a heading and its blocks, on pages; later pages repeat the heading."""
    pages: list[list[draw.Shape]] = []
    y = height

    def place(block: _PageBlock) -> None:
        nonlocal y
        pages[-1].append(draw.Group(block.shapes, draw.moved(0, y)))
        y += block.height

    for heading, blocks in sections:
        for index, block in enumerate(blocks):
            needed = block.height + (heading.height if index == 0 else 0)
            new_page = y + needed > height - _MARGIN - _FOOT
            if new_page:
                pages.append([])
                y = _MARGIN
            if new_page or index == 0:
                place(heading)
            place(block)
    for number, shapes in enumerate(pages, start=1):
        words = f"{number} of {len(pages)}"
        shapes.append(
            draw.Text(width - _MARGIN, height - _MARGIN, words, _SMALL, grey(0.75), anchor="end")
        )
    return tuple(
        draw.Page(width, height, (("text", tuple(shapes)),), label=f"checklist {number}")
        for number, shapes in enumerate(pages, start=1)
    )


def _head(checklist: Checklist, book: FontBook, width: float) -> _PageBlock:
    composer, room = Composer(book, NEUTRAL_INKS), width - 2 * _MARGIN
    head = composer.head(checklist.name, "Checklist", checklist.about, room)
    return _PageBlock(head.height, (head.at(_MARGIN, 0),))


def _heading(
    title: str, columns: Sequence[str], widths: Sequence[float], width: float
) -> _PageBlock:
    """Return a title over a line, and the headings of the columns at the right."""
    shapes: list[draw.Shape] = [
        draw.Text(_MARGIN, 7, title, 12, BLACK, "semibold"),
        draw.stroked(draw.line(_MARGIN, 9, width - _MARGIN, 9), grey(0.5), 0.5),
    ]
    for x, column in zip(_rights(widths, width), columns, strict=True):
        shapes.append(draw.Text(x, 7, column, _SMALL, grey(0.75), anchor="end"))
    return _PageBlock(11, tuple(shapes))


def _rights(widths: Sequence[float], width: float) -> list[float]:
    """Return the right ends of columns that end at the right margin."""
    return [width - _MARGIN - sum(widths[i + 1 :]) for i in range(len(widths))]


def _tick() -> draw.Shape:
    return draw.stroked(draw.rectangle(draw.Box(_MARGIN + 0.2, 1.2, _TICK, _TICK), 0.4), BLACK, 0.6)


def _job(job: PrintTask, book: FontBook, width: float) -> _PageBlock:
    rights = _rights(_NUMBERS, width)
    room = rights[0] - _NUMBERS[0] - _TEXT
    how = f"{job.paper}, {job.sides}"
    y = 4.2
    shapes: list[draw.Shape] = [_tick(), set_line(book, job.file, _TEXT, y, room, _FILE, BLACK)]
    for x, number in zip(rights, (job.pages, job.copies, job.sheets), strict=True):
        weight: draw.Weight = "semibold" if x == rights[-1] else "regular"
        shapes.append(draw.Text(x, y, f"{number}", _SIZE, BLACK, weight, "end"))
    for words, ink in ((job.what, BLACK), (how, grey(0.75))):
        lines = text_lines(book, words, _TEXT, y + leading(_DETAIL), room, _DETAIL, ink=ink)
        shapes += lines
        y = lines[-1].y
    return _PageBlock(y + 3.2, tuple(shapes))


_FILE = TextStyle(_SIZE, 6, "semibold", "condensed-semibold")


def _guest_card(card: GuestCard, book: FontBook, width: float) -> _PageBlock:
    rights = _rights(_CARD_WIDTHS, width)
    y = 3.4
    room = rights[0] - _CARD_WIDTHS[0] - _MARGIN
    shapes: list[draw.Shape] = [_cut_to(book, _sorted_name(card), _MARGIN, y, room)]
    for x, cell, column in zip(rights, card.cells, _CARD_WIDTHS, strict=True):
        if cell:
            shapes.append(_cut_to(book, cell, x, y, column - 2, "end"))
    return _PageBlock(4.3, tuple(shapes))


def _cut_to(
    book: FontBook, text: str, x: float, y: float, room: float, anchor: draw.Anchor = "start"
) -> draw.Text:
    """Return a line of the list; a very long one ends in dots."""
    for length in range(len(text), 0, -1):
        shown = text if length == len(text) else f"{text[:length]}…"
        try:
            return set_line(book, shown, x, y, room, _GAME, BLACK, anchor)
        except TextTooLongError:
            continue
    return draw.Text(x, y, "…", _SIZE, BLACK, anchor=anchor)


def _totals(checklist: Checklist, width: float) -> _PageBlock:
    shapes: list[draw.Shape] = [
        draw.stroked(draw.line(_TEXT, 0, width - _MARGIN, 0), grey(0.5), 0.5)
    ]
    y = 0.5
    for index, (paper, sheets) in enumerate(checklist.totals):
        y += leading(_SIZE, 1.45)
        if index == 0:
            shapes.append(draw.Text(_TEXT, y, "In all", _SIZE, BLACK, "semibold"))
        shapes.append(draw.Text(_TEXT + 14, y, paper, _SIZE, BLACK))
        shapes.append(draw.Text(width - _MARGIN, y, str(sheets), _SIZE, BLACK, "semibold", "end"))
    return _PageBlock(y + 4, tuple(shapes))


def _step(step: str, book: FontBook, width: float) -> _PageBlock:
    lines = text_lines(book, step, _TEXT, 4.2, width - _MARGIN - _TEXT, _SIZE)
    return _PageBlock(lines[-1].y + 2.2, (_tick(), *lines))


def _table(table: TablePack, columns: Sequence[float], book: FontBook, width: float) -> _PageBlock:
    room = width - _MARGIN - sum(columns) - _TEXT
    y = 4.2
    name = book.width(table.name, _SIZE, "semibold")
    shapes: list[draw.Shape] = [
        _tick(),
        draw.Text(_TEXT, y, table.name, _SIZE, BLACK, "semibold"),
        set_line(book, table.game, _TEXT + name + 2.5, y, room - name - 2.5, _GAME, BLACK),
    ]
    lines = text_lines(
        book, table.players, _TEXT, y + leading(_DETAIL), room, _DETAIL, ink=grey(0.75)
    )
    bottom = lines[-1].y
    for x, pages in zip(_rights(columns, width), table.pages, strict=True):
        for index, pages_in_a_row in enumerate(pages.split(", ")):
            level = y + index * leading(_SIZE)
            shapes.append(draw.Text(x, level, pages_in_a_row, _SIZE, BLACK, anchor="end"))
            bottom = max(bottom, level)
    return _PageBlock(bottom + 2.6, (*shapes, *lines))


_GAME = TextStyle(_SIZE, 6, "regular", "condensed")
