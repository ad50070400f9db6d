"""The printed checklist: nothing overlaps or leaves the page, and later pages have headings."""

import re
from itertools import combinations

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Page
from cardgen.drawing.svg import write_svg
from cardgen.jobs.event.checklist_pages import (
    Checklist,
    Entry,
    Section,
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
TASKS = (
    Entry("print/cards.pdf", ("Cards", "Card stock, both sides"), ("100", "1", "50")),
    Entry("print/tables.pdf", ("Tables, " + "what they need, " * 9, "Paper"), ("90", "1", "90")),
    Entry("print/puzzles.pdf", ("Puzzles", "Paper"), ("2", "2000", "2000")),
    Entry("In all: Paper,\u00a0A4", (), ("", "", "2090"), ticked=False),
)
NUMBERS = (("Pages", 12.0), ("Copies", 13.0), ("Sheets", 14.0))
FILES = tuple((f"{name}.pdf", 19.5) for name in ("tables", "records", "tents", "placemats"))


def checklist(
    tables: int, name: str = "Games night", about: str = "Friday · Town Hall"
) -> Checklist:
    players = ", ".join(f"Maximilian{i} {i}" for i in range(20))
    laid_out = tuple(
        Entry(
            f"Table {number}: Defector, defector-20-island, safety, deluxe, team-victory, short, "
            "rounds-999, target-100"
            if number % 2
            else f"Table {number}: Rotator",
            (players if number % 2 else "Ida",),
            (
                f"{9 * number - 8}–{9 * number}",
                "1000–1009",
                f"{number}–{number + 1}, 1234–1235, 1278–1280",
                "" if number % 3 else "1000–1009",
            ),
        )
        for number in range(1, tables + 1)
    )
    steps = (Entry("Cut the cards."), Entry("Read " + "all of this " * 20))
    return Checklist(
        name,
        about,
        (
            Section("Print", TASKS, NUMBERS),
            Section("Prepare", steps),
            Section("Lay out the tables", laid_out, FILES),
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
    found = re.findall(r"Table (\d+):", " ".join(shown))
    assert found == [str(number) for number in range(1, 41)]


def test_pages_and_text_say_the_same_and_a_section_without_entries_is_left_out(
    book: FontBook,
) -> None:
    whole = checklist(0)
    (page,) = checklist_pages(whole, book, A4)
    shown = plain_text(pdf_of([page], book))
    assert "2090" in shown and "Lay out the tables" not in shown
    text = checklist_text(whole)
    assert "    In all: Paper, A4: Sheets 2090\n" in text
    assert "    Pages 2; Copies 2000; Sheets 2000\n" in text
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
