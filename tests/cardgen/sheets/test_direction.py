"""Sheets for those who read from the right: all changes sides, but diagrams keep their inside."""

from collections.abc import Iterable, Iterator

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Group, Matrix, Page, Path, Shape, Text
from cardgen.games import PRINTED
from cardgen.games.territory.side_panel import side_panel
from cardgen.jobs.event.checklist_pages import Checklist, Entry, Section, checklist_pages
from cardgen.sheets.blocks import PlacedDiagram
from cardgen.sheets.tents import TENT, tents
from companion.territory.table import load_table
from tests.support.game_sheets import part_pages, rules_pages
from tests.support.nightly import tries
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


@pytest.mark.parametrize(
    "game", tries(["rotator"], in_a_night=["deflector", "rotator", "attack-defend"])
)
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
    whole = Checklist("Night", "", (Section("Prepare", (Entry(step),)),))
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


def arrow_tips(shapes: Iterable[Shape], matrix: Matrix) -> Iterator[float]:
    """Yield the tip of each arrow, three filled lines; it is below 0 if it points to the left."""
    for shape in shapes:
        if isinstance(shape, Group):
            yield from arrow_tips(shape.shapes, matrix @ shape.matrix)
        elif isinstance(shape, Path) and [sign for sign, *_ in shape.segments] == [*"MLLZ"]:
            (_, x, y), (_, back_x, *_), *_ = shape.segments
            tip, back = matrix.apply(x, y)[0], matrix.apply(back_x, y)[0]
            yield tip if tip > back else -tip


def test_tents_change_sides_but_arrows_lead_to_the_same_player(
    books: tuple[FontBook, FontBook],
) -> None:
    """Who is next sits to a player's left, whatever the language (T1)."""
    players = [("Ann", "X"), ("Bob", "O"), ("Cat", "Z")]
    for one, other in zip(*(tents(book, players) for book in books), strict=True):
        (left, right) = (
            [tip for _, shapes in page.layers for tip in arrow_tips(shapes, Matrix())]
            for page in (one, other)
        )
        assert left == pytest.approx(right) and len(left) == 2
        assert max(left) < 0, "upside down, the others see it lead right"
        (name, at), (mirrored, there) = (
            next((text, m) for text, m in texts(page) if text.content in {"Ann", "Bob", "Cat"})
            for page in (one, other)
        )
        assert (name.anchor, mirrored.anchor) == ("start", "end")
        assert at.apply(name.x, 0)[0] == pytest.approx(TENT[0] - there.apply(mirrored.x, 0)[0])


def test_the_panel_about_a_table_begins_at_the_right(books: tuple[FontBook, FontBook]) -> None:
    from_left, from_right = (
        side_panel(load_table("deflector-3"), book, []).shapes for book in books
    )
    (heading, *_), (mirrored, *_) = from_left, from_right
    assert isinstance(heading, Text) and isinstance(mirrored, Text)
    assert (heading.anchor, mirrored.anchor) == ("start", "end")
