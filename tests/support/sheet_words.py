"""What stands on a page: its words, and its sentences from the lines that were drawn."""

import re
from collections.abc import Iterator

from cardgen.drawing.shapes import MM_PER_PT, Page, Text
from tests.support.reading import texts

WORD = re.compile(r"[A-Za-z0-9][\w'’-]*")


def words_of(page: Page) -> list[str]:
    """Return the words drawn; numbers alone and letters of players and columns are none."""
    found = [word for text, _ in texts(page) for word in WORD.findall(text.content)]
    return [word for word in found if re.search(r"[A-Za-z]{2}|[A-J][0-9]", word) or word == "a"]


def paragraphs(page: Page) -> Iterator[str]:
    """Yield lines below each other in one style as one text, a title before its lines."""
    lines: list[tuple[Text, float, float]] = []
    words = ""
    for text, matrix in texts(page):
        x, y = matrix.apply(text.x, text.y)
        if lines:
            last, _, above = lines[-1]
            step = text.size * MM_PER_PT * matrix.scale
            below = 0.9 * step < y - above < 1.45 * step
            beside = abs(y - above) < 0.01
            if (below and (text.size, text.weight) == (last.size, last.weight)) or (
                beside and last.size == text.size
            ):
                words = f"{words} {text.content}"
                lines.append((text, x, y))
                continue
            yield words
        words, lines = text.content, [(text, x, y)]
    if lines:
        yield words


def sentences(page: Page) -> Iterator[str]:
    """Yield the sentences drawn."""
    for paragraph in paragraphs(page):
        yield from re.split(r"(?<=[.!?])[”’]? +(?=[A-Z“0-9\[])", paragraph)
