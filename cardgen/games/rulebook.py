"""The rule book: what `docs/rules.md` says, typeset as the pages of a booklet."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, Ink
from cardgen.drawing.shapes import Weight
from cardgen.games import PRINTED
from cardgen.sheets.blocks import Block, SheetError, row, stack
from cardgen.sheets.composer import NEUTRAL_INKS, QUIET, Composer
from companion.rulebook import Glossary, Ruling, glossaries, rulings

_MARGIN, _FOOT = 11.0, 7.0
_SIZE, _LEAD = 8.5, 1.3
_NARROWEST = 120.0  # page
_INDENT = 3.4
_CODE = 11.0  # room for a ruling's number beside its title
_COLOURS = {"Concessions": "reflector", "Alliances": "defector"}
_OWN_COLOURS = {"R": "rotator", "J": "tactics-joker", "K": "rotator"}
"""By the letter of a ruling, for games that have one to themselves."""
_TITLE = "The rules"
_ABOUT = (
    "Every ruling of all games, with its number. A rules sheet and the companion cite these "
    "numbers: M4 means “because of ruling M4”. To play, a rules sheet is enough; to settle a "
    "question, look here."
)
_EXAMPLE = re.compile(r"(Example|Why): (.*)", re.DOTALL)


def rulebook_pages(book: FontBook, paper: tuple[float, float]) -> tuple[draw.Page, ...]:
    """Return the pages of the rule book, of `paper` (width and height in mm), in reading order.

    Raises:
        SheetError: the pages are too small.
    """
    if paper[0] < _NARROWEST:
        raise SheetError("the rule book needs a larger page: choose larger paper")
    width = paper[0] - 2 * _MARGIN
    room = paper[1] - 2 * _MARGIN - _FOOT
    pages: list[list[Block]] = [[]]
    used = 0.0
    for block, keep in _blocks(book, width):
        if used and used + block.height + keep > room:
            pages.append([])
            used = 0.0
        pages[-1].append(block)
        used += block.height
    return tuple(_page(book, paper, blocks, number) for number, blocks in enumerate(pages, 1))


def _page(
    book: FontBook, paper: tuple[float, float], blocks: list[Block], number: int
) -> draw.Page:
    foot = Composer(book, NEUTRAL_INKS).foot(_TITLE, str(number), paper[0] - 2 * _MARGIN)
    shapes = (
        stack(blocks).at(_MARGIN, _MARGIN),
        foot.at(_MARGIN, paper[1] - _MARGIN - foot.height),
    )
    return draw.Page(*paper, (("text", shapes),), label=f"rules {number}")


def _blocks(book: FontBook, width: float) -> Iterator[tuple[Block, float]]:
    """Yield what stands on the pages, and how much room must follow each on the same page."""
    plain = Composer(book, NEUTRAL_INKS, _SIZE, _LEAD)
    yield (
        plain.head(_TITLE, "for all games", "every ruling by its number", width),
        0.0,
    )
    yield _padded(plain.text(_ABOUT, width), 3.0), 0.0
    words, section = {each.before: each for each in glossaries()}, ""
    for ruling in rulings():
        composer = Composer(book, PRINTED[_colour(ruling)].inks, _SIZE, _LEAD)
        if ruling.section != section:
            section = ruling.section
            if section in words:
                yield from _glossary(composer, words[section], width)
            yield _padded(composer.section(section, width), 0.0, above=3.0), 26.0
        (first, _), *more = _paragraphs(composer, ruling, width)
        blocks = stack((_heading(composer, ruling, width), first)), *(block for block, _ in more)
        keeps = *(block.height * aside for block, aside in more), 0.0
        yield from zip(blocks, keeps, strict=True)


def _glossary(
    composer: Composer, glossary: Glossary, width: float
) -> Iterator[tuple[Block, float]]:
    yield _padded(composer.section(glossary.title, width), 0.0, above=3.0), 26.0
    for word, meaning in glossary.words:
        yield _padded(composer.run_in(word, meaning, width), 0.6), 0.0


def _colour(ruling: Ruling) -> str:
    return _OWN_COLOURS.get(ruling.number[0]) or _COLOURS.get(ruling.section, "deflector")


def _padded(block: Block, below: float, above: float = 0.0) -> Block:
    return Block(block.width, above + block.height + below, (block.at(0, above),))


def _heading(composer: Composer, ruling: Ruling, width: float) -> Block:
    number = composer.text(ruling.number, _CODE, 10, "semibold", composer.inks.word)
    title = composer.text(ruling.title, width - _CODE, 10, "semibold", BLACK)
    return _padded(row((number, title), 0.0), 0.3, above=1.6)


def _paragraphs(composer: Composer, ruling: Ruling, width: float) -> Iterator[tuple[Block, bool]]:
    """Yield each part of a ruling's text, and whether it belongs below the one before."""
    for part in re.split(r"\n(?=\n|- )", ruling.text):
        text = part.strip()
        if text.startswith("|"):
            yield _padded(_table(composer, text, width), 1.4), False
        elif text:
            words = " ".join(text.removeprefix("- ").split())
            if text.startswith("- "):
                dot = draw.filled(draw.circle(1.2, 1.9, 0.5), composer.inks.word)
                inside = composer.text(words, width - _INDENT)
                yield Block(width, inside.height + 0.5, (dot, inside.at(_INDENT, 0))), False
            elif found := _EXAMPLE.fullmatch(words):
                yield _padded(_aside(composer, found[1], found[2], width), 1.4), True
            else:
                yield _padded(composer.text(words, width), 1.0), False


def _aside(composer: Composer, title: str, words: str, width: float) -> Block:
    """Return an example or a reason, in a tinted box."""
    inside = composer.run_in(f"{title}:", words, width - 5.0)
    return composer.panel(inside, width, inside.height + 2.6, padding=1.3)


def _table(composer: Composer, text: str, width: float) -> Block:
    """Return a table as its source has it: the first row is the head, the second separates it."""
    lines = [[cell.strip() for cell in line.strip("| ").split("|")] for line in text.splitlines()]
    head, body = lines[0], lines[2:]
    first = max(composer.book.width(cells[0], _SIZE, "semibold") for cells in lines) + 4
    if len(head) > 2 or first > width / 2:
        first = width / len(head)
    columns = [first, *[(width - first) / (len(head) - 1)] * (len(head) - 1)]

    def line(cells: Sequence[str], weight: Weight = "regular", ink: Ink = BLACK) -> Block:
        pairs = zip(cells, columns, strict=True)
        return row(
            (composer.text(cell, column - 2, None, weight, ink) for cell, column in pairs), 2.0
        )

    return stack((line(head, "semibold", QUIET), *map(line, body)), 0.6)
