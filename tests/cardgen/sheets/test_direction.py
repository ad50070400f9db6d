"""Sheets for those who read from the right: all changes sides, but diagrams keep their inside."""

from collections.abc import Iterable, Iterator

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Group, Page, Shape, Text
from cardgen.games import PRINTED
from cardgen.jobs.event.checklist_pages import Checklist, checklist_pages
from cardgen.sheets.blocks import PlacedDiagram
from tests.support.game_sheets import part_pages, rules_pages
from tests.support.other_letters import HEBREW, other_letters
from tests.support.reading import box_of, texts

A4 = (210.0, 297.0)


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> tuple[FontBook, FontBook]:
    """Return books of the same letters, which are read from the left, and from the right."""
    left, right = (
        other_letters(tmp_path_factory.mktemp(way), way, HEBREW) for way in ("ltr", "rtl")
    )
    return FontBook(language=left), FontBook(language=right)


def diagrams(shapes: Iterable[Shape]) -> Iterator[str]:
    """Yield what is in each diagram."""
    for shape in shapes:
        if isinstance(shape, PlacedDiagram):
            yield str(shape.shapes)
        elif isinstance(shape, Group):
            yield from diagrams(shape.shapes)


def in_page(page: Page) -> list[str]:
    return sorted(each for _, shapes in page.layers for each in diagrams(shapes))


@pytest.mark.parametrize("game", ["deflector", "rotator", "attack-defend"])
def test_rules_change_sides_but_the_inside_of_their_diagrams(
    game: str, books: tuple[FontBook, FontBook]
) -> None:
    from_left, from_right = (rules_pages(book, A4, game) for book in books)
    for one, other in zip(from_left, from_right, strict=True):
        assert in_page(one) == in_page(other)
        for text, matrix in texts(other):
            box = box_of(books[1], text, matrix)
            assert other.trim.expanded(-5).holds(box), text.content
    title = PRINTED[game].title
    heads = [
        next(
            (text, matrix) for text, matrix in texts(page) if text.content.strip("\u200f") == title
        )
        for page in (from_left[0], from_right[0])
    ]
    (left, at), (right, there) = heads
    assert (left.anchor, right.anchor) == ("start", "end")
    assert at.apply(left.x, 0)[0] == pytest.approx(210.0 - there.apply(right.x, 0)[0])


def test_aid_cards_change_sides_and_records_keep_their_tables(
    books: tuple[FontBook, FontBook],
) -> None:
    aids = [part_pages("reflector", "aid", book) for book in books]
    titles = [
        [text.anchor for text, _ in texts(pages[0]) if "Reflector" in text.content]
        for pages in aids
    ]
    assert set(titles[0]) == {"start"} and set(titles[1]) == {"end"}
    one, other = (part_pages("rotator", "record", book)[0] for book in books)
    assert in_page(one) == in_page(other) != []


def test_symbols_checklists_and_heads_begin_at_the_right(
    books: tuple[FontBook, FontBook],
) -> None:
    symbols = [part_pages("reflector", "symbols", book)[0] for book in books]
    assert in_page(symbols[0]) == in_page(symbols[1]) != []
    step = "Cut the cards."
    whole = Checklist("Night", "", (), (step,), (), ())
    lists = [checklist_pages(whole, book, A4)[0] for book in books]
    tables = [part_pages("reflector", "table", book)[0] for book in books]
    for (left, right), said in ((lists, step), (tables, "Reflector")):
        (one, at), (other, there) = (
            next((text, matrix) for text, matrix in texts(page) if said in text.content)
            for page in (left, right)
        )
        assert (one.anchor, other.anchor) in {("start", "end"), ("middle", "middle")}
        x, mirrored = at.apply(one.x, 0)[0], there.apply(other.x, 0)[0]
        assert x == pytest.approx(210.0 - mirrored)


def test_english_stays_as_it_is_composed() -> None:
    (page, *_) = rules_pages(FontBook(), A4, "reflector")
    assert all("\u200f" not in text.content for text, _ in texts(page) if isinstance(text, Text))


def test_figures_keep_their_signs_in_front(books: tuple[FontBook, FontBook]) -> None:
    pages = rules_pages(books[1], A4, "attack-defend")
    figures = {text.content for page in pages for text, _ in texts(page) if text.content.isascii()}
    assert {"+1", "+2"} <= figures
