"""How the play aids are set: the head of a page, and rules as lists, paragraphs and columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, Ink, grey
from cardgen.drawing.shapes import MM_PER_PT, Shape, Text, Weight
from cardgen.printables.aids_text import Section
from cardgen.printables.palette import AZURE, COBALT, NAVY
from cardgen.printables.setting import wrap
from cardgen.printables.signs import diamond

MARGIN = 10.0
"""In mm, of the pages."""
HEAD = 17.5
"""Height in mm of what `head` draws, with the room below it."""
SMALLEST = 9.0
"""Of the type on pages, in pt."""

_LEADING = 1.26
_CLOSER = 0.95
_BETWEEN = 0.45  # sections, in lines
_INDENT = 0.75  # of the items of a list, in em
_SPACE = 0.28  # behind a title that text follows, in em


class AidError(ValueError):
    """An aid that cannot be made as asked."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How sections are set: `size` in pt and weight of the text, and what becomes of their rules.

    A "list" has one rule an item, a "paragraph" all rules one after the other, both below the title and
    the rulings cited; "run-in" text follows the title on its own line.
    """

    size: float
    form: str = "list"
    weight: Weight = "regular"

    @property
    def leading(self) -> float:
        """The height of a line in mm; narrow type bears narrow lines."""
        return leading(self.size) * (_CLOSER if self.weight == "condensed" else 1)


def head(title: str, subtitle: str, width: float) -> Iterator[Shape]:
    """Yield the head of a page `width` mm wide."""
    yield Text(MARGIN, MARGIN + 6.2, title, 22, BLACK, "semibold")
    yield Text(MARGIN, MARGIN + 11.6, subtitle, 10, grey(0.85))
    yield from diamond(width - MARGIN - 6, MARGIN + 6, 12, NAVY, COBALT, AZURE)


def leading(size: float) -> float:
    """Return the height in mm of a line of `size` pt."""
    return size * MM_PER_PT * _LEADING


def lines(
    book: FontBook,
    words: str,
    x: float,
    y: float,
    room: float,
    size: float,
    weight: Weight = "regular",
    ink: Ink = BLACK,
) -> list[Text]:
    """Return `words` in lines of `room` mm under each other, the first on the baseline (x, y)."""
    return [
        Text(x, y + index * leading(size), part, size, ink, weight)
        for index, part in enumerate(wrap(book, words, room, size, weight))
    ]


def stacked(
    book: FontBook, sections: Sequence[Section], x: float, y: float, width: float, manner: Manner
) -> list[Shape]:
    """Return `sections` under each other, `width` mm wide, from the top left corner (x, y)."""
    shapes: list[Shape] = []
    for section in sections:
        baseline = y + manner.size * MM_PER_PT
        shapes += _set(book, section, x, baseline, width, manner)
        y += _height(book, section, width, manner) + _BETWEEN * manner.leading
    return shapes


def stack_height(book: FontBook, sections: Sequence[Section], width: float, manner: Manner) -> float:
    """Return the height in mm that `stacked` takes."""
    heights = [_height(book, section, width, manner) for section in sections]
    return sum(heights) + _BETWEEN * manner.leading * (len(sections) - 1)


def parted(book: FontBook, sections: Sequence[Section], width: float, manner: Manner) -> tuple[float, int]:
    """Return the height in mm of two even columns, and the section with which the second begins."""
    return min(
        (max(stack_height(book, half, width, manner) for half in (sections[:cut], sections[cut:])), cut)
        for cut in range(1, len(sections))
    )


def _set(
    book: FontBook, section: Section, x: float, y: float, width: float, manner: Manner
) -> Iterator[Text]:
    """Yield a section from the baseline (x, y)."""
    size, weight = manner.size, manner.weight
    beside = x + book.width(section.title, size, "semibold") + _SPACE * size * MM_PER_PT
    yield Text(x, y, section.title, size, BLACK, "semibold")
    if manner.form == "run-in":
        first, *others = _run_in(book, section, width, manner)
        yield Text(beside, y, first, size, BLACK, weight)
        for index, words in enumerate(others, 1):
            yield Text(x, y + index * manner.leading, words, size, BLACK, weight)
        return
    yield Text(beside + 1, y, " ".join(section.rulings), size, grey(0.6), "condensed")
    indent = _INDENT * size * MM_PER_PT if manner.form == "list" else 0.0
    for item in _items(book, section, width, manner):
        if indent:
            yield Text(x, y + manner.leading, "•", size, grey(0.6))
        for words in item:
            y += manner.leading
            yield Text(x + indent, y, words, size, BLACK, weight)


def _height(book: FontBook, section: Section, width: float, manner: Manner) -> float:
    if manner.form == "run-in":
        return len(_run_in(book, section, width, manner)) * manner.leading
    return (1 + sum(map(len, _items(book, section, width, manner)))) * manner.leading


def _items(book: FontBook, section: Section, width: float, manner: Manner) -> list[list[str]]:
    """Return the lines of each item of a list, or of the only paragraph."""
    if manner.form == "paragraph":
        return [wrap(book, section.text, width, manner.size, manner.weight)]
    room = width - _INDENT * manner.size * MM_PER_PT
    return [wrap(book, rule.text, room, manner.size, manner.weight) for rule in section.rules]


def _run_in(book: FontBook, section: Section, width: float, manner: Manner) -> list[str]:
    """Return the lines of a section, the first without the title that stands before it."""
    title = section.title.replace(" ", "\u00a0")
    broader = book.width(title, manner.size, "semibold") - book.width(title, manner.size, manner.weight)
    first, *others = wrap(book, f"{title} {section.text}", width - broader, manner.size, manner.weight)
    return [first.removeprefix(title).lstrip(), *others]
