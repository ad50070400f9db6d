"""An event's checklist on pages: what to print on which paper, and what goes to which table."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.sheets.blocks import Block, space
from cardgen.sheets.composer import NEUTRAL_INKS, Composer
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.typesetting import TextStyle, TextTooLongError, leading, set_line, text_lines
from cardgen.sheets.words import SheetWords, sheet_words
from companion.words import Language, Message

WORDS = "printing-sheets"
"""The message file of what those who print read."""

_MARGIN = 14.0
_FOOT = 6.0  # the number of the page
_SIZE, _DETAIL, _SMALL = 9.0, 8.0, 7.5
_TICK = 3.4  # side of a box to tick
_TEXT = _MARGIN + 6.5  # beside such boxes
_NUMBERS = (12.0, 13.0, 14.0)  # columns of pages, copies and sheets, at the right
_NUMBER_COLUMNS = ("pages", "copies", "sheets")
_CARD_COLUMNS = ("table", "row", "sheet", "place")
_CARD_WIDTHS = (30.0, 14.0, 16.0, 16.0)
_RANGES = 19.5  # a column of page numbers
_IN_ALL = 14.0  # what stands before the sheets of all files


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

    def cells(self, language: Language) -> tuple[str, ...]:
        """Return what the checklist shows beside the name: table, row, sheet, place."""
        sheets, places = (
            f"{first}" if first == last else f"{first}–{last}"
            for first, last in zip(self.first, self.last, strict=True)
        )
        if self.first[0] != self.last[0]:  # places of different sheets
            message = Message("printing-sheets-checklist-from", number=self.first[1])
            places = language.say(message)
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

    Raises SheetError if the event's name, or the text below it, is too long for a line.
    """
    width, height = paper
    columns = (_RANGES,) * len(checklist.gathered)
    words = sheet_words(book, f"{WORDS}-checklist")

    def heading(title: str, names: Sequence[str] = (), widths: Sequence[float] = ()) -> Block:
        return _heading(words(title), list(map(words, names)), widths, book, width)

    sections = [
        (_head(checklist, words("title"), book, width), [space(0)]),
        (
            heading("print", _NUMBER_COLUMNS, _NUMBERS),
            [
                *(_job(job, book, width) for job in checklist.jobs),
                _totals(checklist, words("in-all"), book, width),
            ],
        ),
        (heading("prepare"), [_step(step, book, width) for step in checklist.steps]),
        (
            _heading(words("lay-out"), checklist.gathered, columns, book, width),
            [_table(table, columns, book, width) for table in checklist.tables],
        ),
        (
            heading("find", _CARD_COLUMNS, _CARD_WIDTHS),
            [_guest_card(card, book, width) for card in checklist.cards],
        ),
    ]
    return _pages(sections, words, width, height)


def checklist_text(checklist: Checklist, language: Language) -> str:
    """Return the checklist as plain text."""
    words = SheetWords(language, (f"{WORDS}-checklist", WORDS))

    def title(key: str) -> list[str]:
        return ["", words(key).upper(), ""]

    def sheets(count: int) -> Message:
        return Message("printing-sheets-sheets", count=count)

    lines = [checklist.name, *filter(None, [checklist.about]), *title("print")]
    for job in checklist.jobs:
        needed = sheets(job.sheets)
        if job.copies > 1:
            needed = Message("printing-sheets-checklist-copied", count=job.copies, term=needed)
        pages = Message("printing-sheets-pages", count=job.pages)
        lines += [
            f"[ ] {job.file}",
            f"    {job.what}",
            f"    {language.joined('comma', (job.paper, job.sides))}",
            f"    {language.joined('comma', (pages, needed))}",
            "",
        ]
    in_all = words("in-all")
    lines += [
        f"    {in_all}: {paper}: {language.say(sheets(count))}" for paper, count in checklist.totals
    ]
    if checklist.steps:
        lines += [*title("prepare"), *(f"[ ] {step}" for step in checklist.steps)]
    if checklist.tables:
        lines += title("lay-out")
        for table in checklist.tables:
            lines += [f"[ ] {table.name}: {table.game}", f"    {table.players}"]
            where = tuple(
                f"{file} {pages}"
                for file, pages in zip(checklist.gathered, table.pages, strict=True)
                if pages
            )
            lines += [f"    {words('at-pages', parts=where)}"] if where else []
    if checklist.cards:
        lines += title("find")
        for card in checklist.cards:
            table_name, _, on_sheets, places = card.cells(language)
            at = words("at", number=card.row, sheets=on_sheets, places=places)
            if table_name:
                at = language.joined("comma", (words("at-table", text=table_name), at))
            lines.append(f"    {_sorted_name(card)}: {at}")
    return "\n".join(lines).replace("\u00a0", " ") + "\n"


def _sorted_name(card: GuestCard) -> str:
    return f"{card.family}, {card.given}" if card.given else card.name


# -- blocks, from the top of the paper to its foot -------------------------------------------------


def _pages(
    sections: Sequence[tuple[Block, Sequence[Block]]],
    words: SheetWords,
    width: float,
    height: float,
) -> tuple[draw.Page, ...]:
    """Set sections, each a heading and its blocks, on pages; later pages repeat the heading."""
    pages: list[list[draw.Shape]] = []
    y = height

    def place(block: Block) -> None:
        nonlocal y
        pages[-1].append(block.at(0, y))
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
        foot = words("page", page=number, count=len(pages))
        shapes.append(
            draw.Text(width - _MARGIN, height - _MARGIN, foot, _SMALL, grey(0.75), anchor="end")
        )
    placed = (in_direction_of(words.language, shapes, width) for shapes in pages)
    return draw.text_pages((width, height), placed, "checklist")


def _head(checklist: Checklist, title: str, book: FontBook, width: float) -> Block:
    composer, room = Composer(book, NEUTRAL_INKS), width - 2 * _MARGIN
    head = composer.head(checklist.name, title, checklist.about, room)
    return Block(width, head.height, (head.at(_MARGIN, 0),))


def _heading(
    title: str, columns: Sequence[str], widths: Sequence[float], book: FontBook, width: float
) -> Block:
    """Return a title over a line, and the headings of the columns at the right."""
    shapes: list[draw.Shape] = [
        draw.Text(_MARGIN, 7, title, 12, BLACK, "semibold"),
        draw.stroked(draw.line(_MARGIN, 9, width - _MARGIN, 9), grey(0.5), 0.5),
    ]
    for x, room, column in zip(_rights(widths, width), widths, columns, strict=True):
        shapes.append(set_line(book, column, x, 7, room - 1, _COLUMN, grey(0.75), "end"))
    return Block(width, 11, tuple(shapes))


def _rights(widths: Sequence[float], width: float) -> list[float]:
    """Return the right ends of columns that end at the right margin."""
    return [width - _MARGIN - sum(widths[i + 1 :]) for i in range(len(widths))]


def _tick() -> draw.Shape:
    return draw.stroked(draw.rectangle(draw.Box(_MARGIN + 0.2, 1.2, _TICK, _TICK), 0.4), BLACK, 0.6)


def _job(job: PrintTask, book: FontBook, width: float) -> Block:
    rights = _rights(_NUMBERS, width)
    room = rights[0] - _NUMBERS[0] - _TEXT
    how = book.language.joined("comma", (job.paper, job.sides))
    y = 4.2
    shapes: list[draw.Shape] = [_tick(), set_line(book, job.file, _TEXT, y, room, _FILE, BLACK)]
    for x, number in zip(rights, (job.pages, job.copies, job.sheets), strict=True):
        weight: draw.Weight = "semibold" if x == rights[-1] else "regular"
        shapes.append(draw.Text(x, y, f"{number}", _SIZE, BLACK, weight, "end"))
    for words, ink in ((job.what, BLACK), (how, grey(0.75))):
        lines = text_lines(book, words, _TEXT, y + leading(_DETAIL), room, _DETAIL, ink=ink)
        shapes += lines
        y = lines[-1].y
    return Block(width, y + 3.2, tuple(shapes))


_FILE = TextStyle(_SIZE, 6, "semibold", "condensed-semibold")
_COLUMN = TextStyle(_SMALL, 6, "regular", "condensed")


def _guest_card(card: GuestCard, book: FontBook, width: float) -> Block:
    rights = _rights(_CARD_WIDTHS, width)
    y = 3.4
    room = rights[0] - _CARD_WIDTHS[0] - _MARGIN
    shapes: list[draw.Shape] = [_cut_to(book, _sorted_name(card), _MARGIN, y, room)]
    for x, cell, column in zip(rights, card.cells(book.language), _CARD_WIDTHS, strict=True):
        if cell:
            shapes.append(_cut_to(book, cell, x, y, column - 2, "end"))
    return Block(width, 4.3, tuple(shapes))


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


def _totals(checklist: Checklist, in_all: str, book: FontBook, width: float) -> Block:
    shapes: list[draw.Shape] = [
        draw.stroked(draw.line(_TEXT, 0, width - _MARGIN, 0), grey(0.5), 0.5)
    ]
    y = 0.5
    for index, (paper, sheets) in enumerate(checklist.totals):
        y += leading(_SIZE, 1.45)
        if index == 0:
            shapes.append(set_line(book, in_all, _TEXT, y, _IN_ALL - 1, _FILE, BLACK))
        shapes.append(draw.Text(_TEXT + _IN_ALL, y, paper, _SIZE, BLACK))
        shapes.append(draw.Text(width - _MARGIN, y, str(sheets), _SIZE, BLACK, "semibold", "end"))
    return Block(width, y + 4, tuple(shapes))


def _step(step: str, book: FontBook, width: float) -> Block:
    lines = text_lines(book, step, _TEXT, 4.2, width - _MARGIN - _TEXT, _SIZE)
    return Block(width, lines[-1].y + 2.2, (_tick(), *lines))


def _table(table: TablePack, columns: Sequence[float], book: FontBook, width: float) -> Block:
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
    return Block(width, bottom + 2.6, (*shapes, *lines))


_GAME = TextStyle(_SIZE, 6, "regular", "condensed")
