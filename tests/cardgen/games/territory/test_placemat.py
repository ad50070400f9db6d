"""Placemats: real sizes, sheets that fit each other, and the whole from its parts."""

import math
from functools import cache
from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Page
from cardgen.drawing.svg import write_svg
from cardgen.games.territory.placemat import (
    OVERLAP,
    Tiling,
    fewest_sheets,
    half_card,
    placemat_pages,
)
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.papers import EDGE
from cardgen.sheets.blocks import SheetError
from companion.grid import SPACES
from companion.territory.table import load_table
from tests.support.reading import (
    Painted,
    difference,
    painted,
    pdf_image,
    pdf_of,
    pixels_of,
    plain_text,
    svg_image,
)
from tests.support.table_reading import bridged, grids_of, point_on

A4, A3, A2 = (210.0, 297.0), (297.0, 420.0), (420.0, 594.0)
VAST = (700.0, 800.0)
BOOK = FontBook()
CLASSIC = half_card(load_geometry("classic"))
PEOPLE = (
    ("Ann", "X"),
    ("Bob", "O"),
    ("Cat", "*"),
    ("Dan", "+"),
    ("Eve", "="),
    ("Fay", "#1"),
    ("Gus", "G"),
)
SCALE = 4  # pixels a mm


@cache
def mat(name: str, paper: tuple[float, float], cell: float = 4.5) -> tuple[Page, ...]:
    table = load_table(name)
    card = CLASSIC if cell == 4.5 else None
    people = PEOPLE[: table.seats] if table.seats <= len(PEOPLE) else ()
    return placemat_pages(table, BOOK, paper, people, cell, card)


@cache
def pdf(name: str, paper: tuple[float, float], cell: float = 4.5) -> bytes:
    return pdf_of(mat(name, paper, cell), BOOK)


def crosses(found: list[Painted]) -> list[tuple[float, float]]:
    """Return where the marks of a sheet stand."""
    return [
        path.box.centre
        for path in found
        if path.stroke
        and len(path.subpaths) == 2
        and abs(path.width - 0.5) < 0.01
        and path.box.width == pytest.approx(5, abs=0.01)
        and path.box.height == pytest.approx(5, abs=0.01)
    ]


@pytest.mark.parametrize(("geometry", "side"), [("classic", 45.0), ("us", 45.0)])
def test_grids_are_as_large_as_the_cards(geometry: str, side: float) -> None:
    card = load_geometry(geometry)
    pages = placemat_pages(
        load_table("deflector-3"), BOOK, A4, cell=card.cell, card=half_card(card)
    )
    for grid in grids_of(painted(pdf_of(pages, BOOK), 0)):
        assert math.dist(grid[0], grid[1]) == pytest.approx(side, abs=0.01)


@pytest.mark.parametrize(
    "name", ["reflector-2", "deflector-4-partial", "deflector-5-partial", "deflector-4-full"]
)
def test_cards_have_outlines_of_their_size_around_their_grids_and_do_not_overlap(name: str) -> None:
    found = painted(pdf(name, A2), 0)
    grids = grids_of(found)
    beside, below = (85 - 2 * 15.5 - 45) / 2, 50 - 45  # half a card, its tabs folded under
    wanted = [
        [
            point_on(grid, x / 4.5, y / 4.5)
            for x, y in (
                (-beside, 0),
                (45 + beside, 0),
                (45 + beside, 45 + below),
                (-beside, 45 + below),
            )
        ]
        for grid in grids
    ]
    outlines = [
        path.subpaths[0]
        for path in found
        if path.stroke and path.width == pytest.approx(0.5, abs=0.01)
    ]
    for corners in wanted:
        assert any(
            len(outline) == 4
            and all(math.dist(a, b) < 0.02 for a, b in zip(corners, outline, strict=True))
            for outline in outlines
        )
    for one, other in combinations(wanted, 2):
        around = [
            (a[0] + (b[0] - a[0]) * share / 50, a[1] + (b[1] - a[1]) * share / 50)
            for a, b in pairwise([*one, one[0]])
            for share in range(50)
        ]
        far = [
            (a[0] + (b[0] - a[0]) * share / 50, a[1] + (b[1] - a[1]) * share / 50)
            for a, b in pairwise([*other, other[0]])
            for share in range(50)
        ]
        assert min(math.dist(a, b) for a in around for b in far) > 1.9


@pytest.mark.parametrize(
    "name", ["deflector-4-partial", "deflector-5-partial", "deflector-5-full", "defector-7-island"]
)
def test_bridges_on_a_mat_join_what_touches_by_the_rules(name: str) -> None:
    table = load_table(name)
    found = painted(pdf(name, VAST), 0)
    assert bridged(grids_of(found), found) == {
        frozenset({(grid, space), other})
        for grid in range(table.grids)
        for space in SPACES
        for other in table.touching(grid, space)
    }


@settings(max_examples=60)
@given(
    st.floats(20, 900),
    st.floats(20, 900),
    st.sampled_from([A4, A3, A2, (215.9, 279.4), (150.0, 400.0)]),
)
def test_sheets_cover_the_mat_and_overlap_alike(
    width: float, height: float, paper: tuple[float, float]
) -> None:
    area = Box(-width / 3, -height / 7, width, height)
    tiling = fewest_sheets(area, paper)
    windows = tiling.windows
    first, last = windows[0], windows[-1]
    assert Box(first.x, first.y, last.right - first.x, last.bottom - first.y).holds(area)
    for index, window in enumerate(windows):
        assert (window.width + 2 * EDGE, window.height + 2 * EDGE) == pytest.approx(tiling.size)
        row, column = divmod(index, tiling.columns)
        if column:
            before = windows[index - 1]
            seam = tiling.seams[0][column - 1]
            assert before.right - seam == pytest.approx(OVERLAP / 2)
            assert seam - window.x == pytest.approx(OVERLAP / 2)
        if row:
            before = windows[index - tiling.columns]
            seam = tiling.seams[1][row - 1]
            assert before.bottom - seam == pytest.approx(OVERLAP / 2)
            assert seam - window.y == pytest.approx(OVERLAP / 2)
    counts = [
        math.ceil((width - OVERLAP) / (w - 2 * EDGE - OVERLAP) - 1e-9)
        * math.ceil((height - OVERLAP) / (h - 2 * EDGE - OVERLAP) - 1e-9)
        for w, h in (paper, paper[::-1])
    ]
    assert len(windows) == min(counts)


@pytest.mark.parametrize("name", ["deflector-5-full", "defector-7-island"])
def test_marks_of_neighbours_coincide(name: str) -> None:
    pages = mat(name, A4, 8)
    data = pdf(name, A4, 8)
    steps = pages[1].width - 2 * EDGE - OVERLAP, pages[1].height - 2 * EDGE - OVERLAP
    whole = mat(name, A4, 8)[0]
    assert whole.label.endswith("assembly")
    columns = int(plain_text(data, 0).split(" side by side")[0].split()[-1])
    seen: dict[tuple[float, float], int] = {}
    for index in range(len(pages) - 1):
        row, column = divmod(index, columns)
        for x, y in crosses(painted(data, index + 1)):
            on_mat = round(x + column * steps[0], 1), round(y + row * steps[1], 1)
            seen[on_mat] = seen.get(on_mat, 0) + 1
    assert len(seen) >= 2 * 3
    rows = (len(pages) - 1) // columns
    seams_x = {round(EDGE + OVERLAP / 2 + column * steps[0], 1) for column in range(1, columns)}
    seams_y = {round(EDGE + OVERLAP / 2 + row * steps[1], 1) for row in range(1, rows)}
    for (x, y), times in seen.items():
        on_seams = (x in seams_x) + (y in seams_y)
        assert on_seams >= 1
        assert times >= 2 * on_seams  # on both sheets of a seam, on all four where two seams cross


def test_there_are_no_marks_on_seats_and_words() -> None:
    area = Box(-130, -130, 260, 260)
    before = Tiling(area, A4).crosses
    seat, words = (Box(x, y, 0, 0).expanded(4) for x, y in before[:2])
    assert Tiling(area, A4, (seat, words)).crosses == before[2:]


def test_sheets_joined_along_their_seams_are_the_whole_mat() -> None:
    name = "deflector-5-full"
    data = pdf(name, A4, 8)
    (whole,) = mat(name, VAST, 8)
    untiled = pixels_of(pdf_image(pdf(name, VAST, 8), 0, SCALE))
    pages = mat(name, A4, 8)[1:]
    columns = int(plain_text(data, 0).split(" side by side")[0].split()[-1])
    rows = len(pages) // columns
    width, height = pages[0].width, pages[0].height
    step_x, step_y = width - 2 * EDGE - OVERLAP, height - 2 * EDGE - OVERLAP
    joined = Image.new(
        "RGB",
        (round((columns * step_x + OVERLAP) * SCALE), round((rows * step_y + OVERLAP) * SCALE)),
        "white",
    )
    for index in range(
        len(pages)
    ):  # each one on top of those to its left and above, cut along its seams
        row, column = divmod(index, columns)
        sheet = pdf_image(data, index + 1, SCALE)
        left = EDGE + (OVERLAP / 2 if column else 0)
        top = EDGE + (OVERLAP / 2 if row else 0)
        part = sheet.crop(
            (
                round(left * SCALE),
                round(top * SCALE),
                round((width - EDGE) * SCALE),
                round((height - EDGE) * SCALE),
            )
        )
        at = (column * step_x + left - EDGE, row * step_y + top - EDGE)
        joined.paste(part, (round(at[0] * SCALE), round(at[1] * SCALE)))
    assemble_card = pixels_of(joined)
    # both have the mat's middle in their own middle
    x = round((whole.width * SCALE - joined.width) / 2)
    y = round((whole.height * SCALE - joined.height) / 2)
    assert x >= 0 and y >= 0
    same_part = untiled[y : y + joined.height, x : x + joined.width]
    apart = np.abs(assemble_card - same_part).max(axis=2)
    compared = np.ones(apart.shape, bool)
    reach = round(3 * SCALE)  # what marks a seam
    for column in range(1, columns):
        at_x = round((column * step_x + OVERLAP / 2) * SCALE)
        compared[:, at_x - reach : at_x + reach] = False
    for row in range(1, rows):
        at_y = round((row * step_y + OVERLAP / 2) * SCALE)
        compared[at_y - reach : at_y + reach, :] = False
    assert (same_part < 200).mean() > 0.01
    assert (apart[compared] > 100).mean() < 0.002
    lines = np.asarray(Image.fromarray((same_part.min(axis=2)).astype("uint8")))
    assert (lines[compared] < 128).any()


def test_one_sheet_has_neither_marks_nor_a_page_on_gluing() -> None:
    for name, paper in (("reflector-2", A4), ("defector-7-island", A2), ("deflector-5-full", A3)):
        (page,) = mat(name, paper)
        assert {page.width, page.height} == set(paper)
        assert crosses(painted(pdf(name, paper), 0)) == []


def test_the_first_page_says_how_many_sheets_there_are_and_shows_each() -> None:
    pages = mat("deflector-5-full", A4, 8)
    words = plain_text(pdf("deflector-5-full", A4, 8), 0).split()
    count = len(pages) - 1
    assert count >= 4
    assert f"Print the {count} sheets on one side" in " ".join(words)
    for number in range(1, count + 1):
        assert words.count(str(number)) >= 1
        said = plain_text(pdf("deflector-5-full", A4, 8), number)
        assert f"Sheet {number}:" in said
        assert any(f"sheet {other}" in said for other in range(1, count + 1) if other != number)


def test_players_are_named_at_their_places_facing_them() -> None:
    words = plain_text(pdf("deflector-4-full", A3)).split()
    for name, symbol in PEOPLE[:4]:
        assert words.count(name) == words.count(symbol) == 1


@pytest.mark.parametrize(
    ("cell", "paper", "message"),
    [
        (4.0, A4, "spaces of 4 mm: choose 4.4 to 15"),
        (15.5, A4, "spaces of 15.5 mm: choose 4.4 to 15"),
        (4.5, (80.0, 200.0), "a placemat on sheets of 80 x 200 mm: choose at least 90 mm"),
    ],
)
def test_what_cannot_be_made_is_refused(
    cell: float, paper: tuple[float, float], message: str
) -> None:
    with pytest.raises(SheetError, match=message):
        placemat_pages(load_table("deflector-3"), BOOK, paper, cell=cell)


def test_a_sheet_that_is_just_large_enough_is_one() -> None:
    assert len(Tiling(Box(0, 0, 200, 287), A4).windows) == 1
    assert len(Tiling(Box(0, 0, 200.1, 287), A4).windows) == 2


def test_pdf_and_svg_agree_on_what_a_sheet_shows() -> None:
    first = pdf_image(pdf("deflector-5-full", A4, 8), 1, 5)
    svg = write_svg(mat("deflector-5-full", A4, 8)[1], BOOK, "Test")
    mean, most = difference(first, svg_image(svg, first.size), 1)
    assert mean < 0.9
    assert most < 60
