"""The heading of a back in several sizes: the solver prints the best for which there is room."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise

from cardgen.connector.layout.line_breaks import narrow_columns, narrow_settings
from cardgen.connector.layout.result import (
    DESCENT,
    LINE_SIZE,
    LINE_WEIGHT,
    TITLE_WEIGHT,
    HeadingBlock,
    heading_baselines,
    up_to_step,
)
from cardgen.connector.texts import Heading, Texts
from cardgen.connector.words import word_spans
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import MM_PER_PT, Box

_TITLES = 10.0, 9.25, 8.0, 0.0  # pt; 0: no title
_MOST_LINES = 3


def heading_blocks(heading: Heading, book: FontBook) -> tuple[HeadingBlock, ...]:
    """Return the blocks in which `heading` may be printed, the best first; each is at (0, 0)."""
    found: dict[tuple[float, float], HeadingBlock] = {}  # of each size one: they are told by it
    for block in _blocks(heading, book):
        found.setdefault((block.box.width, block.box.height), block)
    return tuple(block for block in found.values() if heading.allows(block.title, block.lines))


def listing(block: HeadingBlock, texts: Texts, book: FontBook) -> HeadingBlock | None:
    """Return `block` with the games and their players instead of its lines; None without room."""
    entries = [f"{text.game} {text.players or text.cards}" for text in texts]

    def line(start: int, end: int) -> str:
        return ", ".join(entries[start:end]) + ("," if end < len(entries) else "")

    widths = {
        (i, j): book.width(line(i, j), LINE_SIZE, LINE_WEIGHT)
        for i, j in combinations(range(len(entries) + 1), 2)
    }
    for breaks, width in narrow_columns(widths, len(entries)):
        if width <= block.box.width and len(breaks) <= len(block.lines) + 1:
            return replace(block, lines=tuple(line(i, j) for i, j in pairwise(breaks)))
    return None


def _blocks(heading: Heading, book: FontBook) -> Iterator[HeadingBlock]:
    def width_of(line: str) -> float:
        return book.width(line, LINE_SIZE, LINE_WEIGHT)

    text = heading.invitation
    columns = list(narrow_settings(text, word_spans(text), width_of))[:_MOST_LINES]
    for size in _TITLES:
        title = book.width(heading.title, size, TITLE_WEIGHT) if size else 0.0
        for lines, width in reversed(columns):
            last = heading_baselines(size, len(lines))[1][-1]
            height = last + DESCENT * LINE_SIZE * MM_PER_PT
            box = Box(0, 0, up_to_step(max(title, width)), up_to_step(height))
            yield HeadingBlock(box, heading.title if size else "", size, lines)
