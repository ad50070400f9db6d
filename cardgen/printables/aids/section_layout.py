"""Page layout of the play aids: the head of a page, and rules as lists, paragraphs and columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.printables.aids.wording import Section
from cardgen.printables.common.game_marks import emblem
from cardgen.printables.common.typesetting import leading, wrap

MARGIN = 10.0
"""In mm, of the pages."""
HEAD = 17.5
"""Height in mm of what `page_head` draws, with the room below it."""
SMALLEST = 9.0
"""Of the type on pages, in pt."""

LEADING = 1.26
"""Height of a line of text, in type sizes."""
_CLOSER = 0.95
_BETWEEN = 0.45  # sections, in lines
_INDENT = 0.75  # of the items of a list, in em
_SPACE = 0.28  # behind a title that text follows, in em
_TITLE_BROADER = 1.5  # mm: a title is set in a heavier weight than it is counted in
_PRUDENCE = 1.002  # words measured alone, without the kerning between them

Player = tuple[str, str]
"""A name and a symbol; both are empty where they are to be filled in by hand."""


class AidError(ValueError):
    """An aid that cannot be made as asked."""


@dataclass(frozen=True, slots=True)
class SectionStyle:
    """How sections are set: `size` in pt and weight of the text, and how their rules are laid out.

    A "list" has one rule an item, a "paragraph" all rules one after the other, both below the title and
    the rulings cited; "run-in" text follows the title on its own line.
    """

    size: float
    form: str = "list"
    weight: draw.Weight = "regular"

    @property
    def leading(self) -> float:
        """The height of a line in mm; condensed type has closer lines."""
        return leading(self.size, LEADING) * (_CLOSER if self.weight == "condensed" else 1)

    @property
    def indent(self) -> float:
        """How far the items of a list stand in, in mm."""
        return _INDENT * self.size * draw.MM_PER_PT if self.form == "list" else 0.0


def page_head(title: str, subtitle: str, width: float) -> Iterator[draw.Shape]:
    """Yield the head of a page `width` mm wide."""
    yield draw.Text(MARGIN, MARGIN + 6.2, title, 22, BLACK, "semibold")
    yield draw.Text(MARGIN, MARGIN + 11.6, subtitle, 10, grey(0.85))
    yield from emblem(width - MARGIN - 6, MARGIN + 6, 12)


def set_sections(
    book: FontBook, sections: Sequence[Section], x: float, y: float, width: float, style: SectionStyle
) -> list[draw.Shape]:
    """Return `sections` under each other, `width` mm wide, from the top left corner (x, y)."""
    shapes: list[draw.Shape] = []
    for section in sections:
        drawn, count = _set_section(book, section, x, y + style.size * draw.MM_PER_PT, width, style)
        shapes += drawn
        y += (count + _BETWEEN) * style.leading
    return shapes


def stack_height(book: FontBook, sections: Sequence[Section], width: float, style: SectionStyle) -> float:
    """Return the height in mm that `set_sections` takes at most."""
    count = sum(_lines_needed(book, section, width, style) for section in sections)
    return (count + _BETWEEN * (len(sections) - 1)) * style.leading


def split_columns(
    book: FontBook, sections: Sequence[Section], width: float, style: SectionStyle
) -> tuple[float, int]:
    """Return the height in mm of two even columns, and the section with which the second begins."""
    return min(
        (max(stack_height(book, half, width, style) for half in (sections[:cut], sections[cut:])), cut)
        for cut in range(1, len(sections))
    )


def _set_section(
    book: FontBook, section: Section, x: float, y: float, width: float, style: SectionStyle
) -> tuple[list[draw.Text], int]:
    """Return a section from the baseline (x, y), and of how many lines it is."""
    size, weight, step = style.size, style.weight, style.leading
    beside = x + book.width(section.title, size, "semibold") + _SPACE * size * draw.MM_PER_PT
    drawn = [draw.Text(x, y, section.title, size, BLACK, "semibold")]
    if style.form == "run-in":
        first, *others = _run_in(book, section, width, style)
        drawn.append(draw.Text(beside, y, first, size, BLACK, weight))
        drawn += (draw.Text(x, y + i * step, words, size, BLACK, weight) for i, words in enumerate(others, 1))
        return drawn, 1 + len(others)
    drawn.append(draw.Text(beside + 1, y, " ".join(section.rulings), size, grey(0.6), "condensed"))
    indent = style.indent
    count = 1
    for words in _paragraphs(section, style):
        if indent:
            drawn.append(draw.Text(x, y + count * step, "•", size, grey(0.6)))
        for part in wrap(book, words, width - indent, size, weight):
            drawn.append(draw.Text(x + indent, y + count * step, part, size, BLACK, weight))
            count += 1
    return drawn, count


def _paragraphs(section: Section, style: SectionStyle) -> list[str]:
    """Return the texts that each begin on a new line below the title."""
    return [rule.text for rule in section.rules] if style.form == "list" else [section.text]


def _lines_needed(book: FontBook, section: Section, width: float, style: SectionStyle) -> int:
    """Return the greatest number of lines that a section can take."""
    if style.form == "run-in":
        return _count_lines(book, f"{section.title} {section.text}", width - _TITLE_BROADER, style)
    return 1 + sum(
        _count_lines(book, words, width - style.indent, style) for words in _paragraphs(section, style)
    )


def _count_lines(book: FontBook, words: str, room: float, style: SectionStyle) -> int:
    """Return the greatest number of lines that `words` can take; each word is measured only once."""
    em = style.size * draw.MM_PER_PT * _PRUDENCE
    blank = _width_in_em(book, " ", style.weight) * em
    count, at = 1, -blank
    for word in words.split(" "):
        wide = _width_in_em(book, word, style.weight) * em
        at += blank + wide
        if at > room:
            count, at = count + 1, wide
    return count


@lru_cache(maxsize=4096)
def _width_in_em(book: FontBook, word: str, weight: draw.Weight) -> float:
    return book.line(word, weight).width


def _run_in(book: FontBook, section: Section, width: float, style: SectionStyle) -> list[str]:
    """Return the lines of a section, the first without the title that stands before it."""
    title = section.title.replace(" ", "\u00a0")
    broader = book.width(title, style.size, "semibold") - book.width(title, style.size, style.weight)
    first, *others = wrap(book, f"{title} {section.text}", width - broader, style.size, style.weight)
    return [first.removeprefix(title).lstrip(), *others]
