"""An event's checklist on pages and as plain text: sections of what there is to do and to find."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.sheets.blocks import Block, space
from cardgen.sheets.composer import NEUTRAL_INKS, Composer
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.typesetting import TextStyle, leading, set_line, text_lines
from cardgen.sheets.words import SheetWords, sheet_words

WORDS = "printing-sheets"
"""The message file of what those who print read."""

_MARGIN = 14.0
_FOOT = 6.0  # the number of the page
_SIZE, _DETAIL, _SMALL = 9.0, 8.0, 7.5
_TICK = 3.4  # side of a box to tick
_TEXT = _MARGIN + 6.5  # beside such boxes
_COLUMN = TextStyle(_SMALL, 6, "regular", "condensed")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a section: its `title`, `details` below, and `cells` in the section's columns.

    Unless it is `ticked` off, it has no box.
    """

    title: str
    details: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    ticked: bool = True


@dataclass(frozen=True, slots=True)
class Section:
    """Entries under a `title`; `columns` name their cells, and say how wide these are in mm."""

    title: str
    entries: tuple[Entry, ...]
    columns: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Checklist:
    """Everything an organiser does before an event, in this order; `about` gives time and place."""

    name: str
    about: str
    sections: tuple[Section, ...]


def checklist_pages(
    checklist: Checklist, book: FontBook, paper: tuple[float, float]
) -> tuple[draw.Page, ...]:
    """Return the checklist on pages of `paper`, width and height in mm: A4, Letter or larger.

    Raises SheetError if the event's name, or the text below it, is too long for a line.
    """
    words = sheet_words(book, f"{WORDS}-checklist")
    width, height = paper
    sections = [(_head(checklist, words("title"), book, width), [space(0)])]
    for section in checklist.sections:
        entries = [_entry(entry, section, book, width) for entry in section.entries]
        sections.append((_heading(section, book, width), entries))
    return _pages(sections, words, width, height)


def checklist_text(checklist: Checklist) -> str:
    """Return the checklist as plain text."""
    lines = [checklist.name, *filter(None, [checklist.about])]
    for section in checklist.sections:
        if section.entries:
            lines += ["", section.title.upper(), ""]
        for entry in section.entries:
            named = zip(section.columns, entry.cells, strict=False)
            cells = (f"{name} {cell}" for (name, _), cell in named if cell)
            more = [*entry.details, *filter(None, ["; ".join(cells)])]
            title = entry.title if entry.details else ": ".join((entry.title, *more))
            lines.append(f"{'[ ]' if entry.ticked else '   '} {title}")
            lines += (f"    {line}" for line in more if entry.details)
    return "\n".join(lines).replace("\u00a0", " ") + "\n"


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


def _heading(section: Section, book: FontBook, width: float) -> Block:
    """Return a title over a line, and the names of the columns at the right."""
    shapes: list[draw.Shape] = [
        draw.Text(_MARGIN, 7, section.title, 12, BLACK, "semibold"),
        draw.stroked(draw.line(_MARGIN, 9, width - _MARGIN, 9), grey(0.5), 0.5),
    ]
    x = width - _MARGIN
    for name, room in reversed(section.columns):
        shapes.append(set_line(book, name, x, 7, room - 1, _COLUMN, grey(0.75), "end"))
        x -= room
    return Block(width, 11, tuple(shapes))


def _entry(entry: Entry, section: Section, book: FontBook, width: float) -> Block:
    x, y, below = (_TEXT, 4.2, 2.4) if entry.ticked else (_MARGIN, 3.4, 0.9)
    room = width - _MARGIN - sum(column for _, column in section.columns) - x
    weight: draw.Weight = "semibold" if entry.details else "regular"
    lines = text_lines(book, entry.title, x, y, room, _SIZE, weight=weight)
    for detail in entry.details:
        level = lines[-1].y + leading(_DETAIL)
        lines += text_lines(book, detail, x, level, room, _DETAIL, ink=grey(0.75))
    right = width - _MARGIN
    for (_, column), cell in zip(reversed(section.columns), reversed(entry.cells), strict=False):
        lines += text_lines(book, cell, right, y, column - 2, _SIZE, anchor="end")
        right -= column
    shapes: list[draw.Shape] = [*lines]
    if entry.ticked:
        box = draw.rectangle(draw.Box(_MARGIN + 0.2, 1.2, _TICK, _TICK), 0.4)
        shapes.insert(0, draw.stroked(box, BLACK, 0.6))
    return Block(width, max(line.y for line in lines) + below, tuple(shapes))
