"""The printed checklist: nothing overlaps or leaves the page, and later pages have headings."""

import re
from itertools import combinations

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Page
from cardgen.drawing.svg import write_svg
from cardgen.jobs.event.checklist_pages import (
    Checklist,
    PrintTask,
    TablePack,
    checklist_pages,
    checklist_text,
)
from cardgen.sheets.blocks import SheetError
from tests.support.reading import (
    box_of,
    difference,
    pdf_image,
    pdf_of,
    plain_text,
    svg_image,
    texts,
    whole_scale,
)

A4, LETTER = (210.0, 297.0), (215.9, 279.4)
STOCK, PAPER = "Card stock, A4, 200 to 300\u00a0g/m²", "Paper, A4"


def checklist(
    tables: int, name: str = "Games night", about: str = "Friday · Town Hall"
) -> Checklist:
    players = ", ".join(f"Maximilian{i} {i}" for i in range(20))
    return Checklist(
        name,
        about,
        (
            PrintTask("print/cards.pdf", "Cards", STOCK, "both sides", 100, 1, 50),
            PrintTask(
                "print/tables.pdf",
                "Tables, " + "what they need, " * 9,
                PAPER,
                "one side",
                90,
                1,
                90,
            ),
            PrintTask("print/puzzles.pdf", "Puzzles", PAPER, "both sides", 2, 2000, 2000),
        ),
        ("Cut the cards.", "Read " + "all of this " * 20),
        ("tables.pdf", "records.pdf", "tents.pdf", "placemats.pdf"),
        tuple(
            TablePack(
                f"Table {number}",
                "Defector, defector-20-island, safety, deluxe, team-victory, short, rounds-999, "
                "target-100"
                if number % 2
                else "Rotator",
                players if number % 2 else "Ida",
                (
                    f"{9 * number - 8}–{9 * number}",
                    "1000–1009",
                    f"{number}–{number + 1}, 1234–1235, 1278–1280",
                    "" if number % 3 else "1000–1009",
                ),
            )
            for number in range(1, tables + 1)
        ),
    )


def apart(one: Box, other: Box) -> bool:
    return (
        one.right < other.x or other.right < one.x or one.bottom < other.y or other.bottom < one.y
    )


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_no_two_lines_meet_and_all_keep_the_margins(
    book: FontBook, paper: tuple[float, float]
) -> None:
    pages = checklist_pages(checklist(40), book, paper)
    assert len(pages) > 2
    room = Box(0, 0, *paper).expanded(-13.9)
    for page in pages:
        lines = texts(page)
        assert min(text.size for text, _ in lines) >= 6
        boxes = [
            (text.content, box_of(book, text, matrix)) for text, matrix in lines if text.content
        ]
        assert [content for content, box in boxes if not room.holds(box)] == []
        assert [
            (a, b) for (a, one), (b, other) in combinations(boxes, 2) if not apart(one, other)
        ] == []


def words_of(page: Page) -> list[str]:
    return [text.content for text, _ in texts(page)]


def test_what_goes_on_has_its_heading_again_and_nothing_is_lost(book: FontBook) -> None:
    whole = checklist(40)
    pages = checklist_pages(whole, book, A4)
    for number, page in enumerate(pages, start=1):
        words = words_of(page)
        assert f"{number} of {len(pages)}" in words
        assert number == 1 or words[0] == "Lay out the tables"
    shown = [word for page in pages for word in words_of(page)]
    assert [word for word in shown if re.fullmatch(r"Table \d+", word)] == [
        one.name for one in whole.tables
    ]


def test_sheets_are_added_up_by_paper_in_print_and_as_text(book: FontBook) -> None:
    whole = checklist(0)
    assert whole.totals == ((STOCK, 50), (PAPER, 2090))
    (page,) = checklist_pages(whole, book, A4)
    shown = plain_text(pdf_of([page], book))
    assert "2090" in shown and "Lay out the tables" not in shown
    text = checklist_text(whole, book.language)
    assert (
        "In all: Card stock, A4, 200 to 300 g/m²: 50 sheets\n    In all: Paper, A4: 2090 sheets\n"
        in text
    )
    assert "2 pages, 2000 copies: 2000 sheets" in text
    assert "\u00a0" not in text and "LAY OUT" not in text


def test_both_pens_draw_it_alike(book: FontBook) -> None:
    page = checklist_pages(checklist(2), book, A4)[0]
    scale = whole_scale(page, 6)
    image = pdf_image(pdf_of([page], book), 0, scale)
    svg = svg_image(write_svg(page, book, "Checklist", False), image.size)
    mean, most = difference(image, svg, 1.5)
    assert mean < 0.5 and most < 60


def test_a_name_too_long_for_the_page_is_refused_not_clipped(book: FontBook) -> None:
    with pytest.raises(SheetError):
        checklist_pages(checklist(1, name="Night " * 40), book, A4)
    with pytest.raises(SheetError):
        checklist_pages(checklist(1, about="Hall " * 90), book, A4)
