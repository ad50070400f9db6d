"""The rule book: words explained, every ruling whole, in order, legible, none overlapping."""

import re

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.games.rulebook import rulebook_pages
from cardgen.sheets.blocks import SheetError
from companion.rulebook import glossaries, rulings
from tests.support.reading import box_of, texts

A5 = (148.5, 210.0)


def squeezed(words: str) -> str:
    return re.sub(r"[\s|:-]+", "", words)


def test_every_ruling_is_there_whole_and_in_order(book: FontBook) -> None:
    said = squeezed(
        "".join(
            text.content
            for page in rulebook_pages(book, A5)
            for text, matrix in texts(page)
            if matrix.apply(text.x, text.y)[1] < page.height - 14
        )
    )
    at = 0
    for glossary in glossaries():
        assert len(glossary.words) >= 5
        place = said.index(squeezed(glossary.title))
        for word, meaning in glossary.words:
            place = said.index(squeezed(word + meaning), place)
    assert len(glossaries()) >= 3 and said.index(squeezed(glossaries()[0].title)) < said.index(
        "B1Names"
    )
    for ruling in rulings():
        at = said.index(squeezed(ruling.number + ruling.title), at)
        for paragraph in re.split(r"\n(?=\n|- )", ruling.text):
            if not paragraph.strip().startswith("|"):
                at = said.index(squeezed(paragraph), at)


@pytest.mark.parametrize("paper", [A5, (139.7, 215.9)], ids=["A5", "half Letter"])
def test_pages_are_legible_and_nothing_runs_over_their_edge(
    paper: tuple[float, float], book: FontBook
) -> None:
    for page in rulebook_pages(book, paper):
        assert all(text.size * matrix.scale >= 8.5 for text, matrix in texts(page))
        found = [box_of(book, text, matrix) for text, matrix in texts(page)]
        assert all(page.trim.expanded(-8).holds(box) for box in found)


def test_a_small_page_is_refused(book: FontBook) -> None:
    with pytest.raises(SheetError, match="larger paper"):
        rulebook_pages(book, (100.0, 140.0))
