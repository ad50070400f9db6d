"""Saddle stitch: sheets printed on both sides, nested and folded, show the pages in their order."""

from hypothesis import given
from hypothesis import strategies as st

from cardgen.drawing.ink import BLACK
from cardgen.drawing.shapes import Box, Text
from cardgen.press.booklet import booklet, reader_order, reader_size
from cardgen.press.impose import turned_over
from tests.support.reading import page_of, texts


def test_eight_pages_lie_as_every_bookbinder_knows_them() -> None:
    assert reader_order(8) == ((7, 0), (1, 6), (5, 2), (3, 4))


def test_pages_that_are_missing_are_blanks_at_the_end() -> None:
    assert reader_order(5) == ((None, 0), (1, None), (None, 2), (3, 4))
    assert reader_order(1) == ((None, 0), (None, None))
    assert reader_order(0) == ()


def read(sides: tuple[tuple[int | None, int | None], ...]) -> list[int | None]:
    """Return the pages in the order in which the folded booklet shows them, leaf by leaf.

    Each sheet's right half, seen from outside, is a leaf of the first half of the booklet.
    """
    sheets = list(zip(sides[::2], sides[1::2], strict=True))
    first = [page for outside, inside in sheets for page in (outside[1], inside[0])]
    second = [page for outside, inside in reversed(sheets) for page in (inside[1], outside[0])]
    return first + second


@given(st.integers(0, 300))
def test_folded_sheets_read_from_the_first_page_to_the_last(count: int) -> None:
    shown = read(reader_order(count))
    assert len(shown) == -(-count // 4) * 4
    assert shown == [*range(count), *[None] * (len(shown) - count)]


def test_the_back_of_a_page_is_the_next_one_when_sheets_are_flipped_on_the_short_edge() -> None:
    over = turned_over(Box(0, 0, 297, 210), "short")
    for outside, inside in zip(reader_order(40)[::2], reader_order(40)[1::2], strict=True):
        for place in (0, 1):
            x, y = over.apply(297 * (0.25 + 0.5 * place), 105)
            behind = inside[int(x > 148.5)]
            assert y == 105
            assert {outside[place], behind} in ({i, i + 1} for i in range(0, 40, 2))


def test_sheets_are_landscape_with_the_fold_in_the_middle_and_each_page_in_its_half() -> None:
    width, height = reader_size((210.0, 297.0))
    assert (width, height) == (148.5, 210.0)
    pages = [
        page_of(width, height, Text(10, 20, f"page {i}", 9, BLACK), layer="text") for i in range(6)
    ]
    sheets = list(booklet(pages))
    assert [sheet.label for sheet in sheets] == [
        "sheet 1, outside",
        "sheet 1, inside",
        "sheet 2, outside",
        "sheet 2, inside",
    ]
    assert {(sheet.width, sheet.height, sheet.folds) for sheet in sheets} == {
        (297.0, 210.0, ((148.5, 0, 148.5, 210.0),))
    }
    placed = [
        {text.content: matrix.apply(text.x, text.y) for text, matrix in texts(s)} for s in sheets
    ]
    assert placed == [
        {"page 0": (158.5, 20)},
        {"page 1": (10, 20)},
        {"page 5": (10, 20), "page 2": (158.5, 20)},
        {"page 3": (10, 20), "page 4": (158.5, 20)},
    ]


def test_a_booklet_that_is_read_from_the_right_is_bound_there() -> None:
    pages = [page_of(100, 100, Text(10, 20, f"{i}", 9, BLACK), layer="text") for i in range(4)]
    left, right = (list(booklet(pages, from_right=way)) for way in (False, True))
    for one, other in zip(left, right, strict=True):
        places, mirrored = (
            {text.content: matrix.apply(text.x, 0)[0] > 100 for text, matrix in texts(sheet)}
            for sheet in (one, other)
        )
        assert mirrored == {page: not at_right for page, at_right in places.items()}
