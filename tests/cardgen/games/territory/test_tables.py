"""Tables on paper show what the referee goes by: read back from the PDF and the drawing."""

import math
from functools import cache
from itertools import combinations

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Group, Matrix, Page, PlacedForm, Shape
from cardgen.drawing.svg import write_svg
from cardgen.games.territory import PRINTED
from cardgen.games.territory.table_pages import table_page
from cardgen.games.territory.table_plan import TablePlan
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.typesetting import TextTooLongError
from companion.grid import COLUMNS, SPACES, column_of, name_of, row_of, space_at
from companion.territory.table import Table, load_table
from tests.support.reading import (
    box_of,
    difference,
    painted,
    pdf_image,
    pdf_of,
    plain_text,
    svg_image,
    texts,
)
from tests.support.scenes import FIXED_TABLES
from tests.support.table_reading import bridged, grids_of, space_on, touching_by_sight

ALL_LAYOUTS = [name for game in PRINTED for _, names in game.tables() for name in names]
A4, A5, LETTER = (210.0, 297.0), (148.0, 210.0), (215.9, 279.4)
BOOK = FontBook()
NAMES = "Ann Bob Cat Dan Eve Fay Gus Hal Ida Jim Kim Lea Max Nia Oscar Pia Quen Ruth Sam Thomasina"
PEOPLE = tuple(zip(NAMES.split(), (*"XO*+=%&?!@ABCDEFGH", "#1", "J"), strict=True))

LAID_FLAT = {"reflector-2", "deflector-4-partial", "deflector-5-partial"}
"""Layouts in which cards lie so that just what touches by the rules touches on the table.

In all others bridges show what touches. Island tables could be laid flat, but then players would
lie edge to edge with their neighbours, whom they don't touch by the rules.
"""
SOME = (
    *FIXED_TABLES,
    "defector-6-full",
    "defector-7-island",
    "defector-20-full",
    "defector-20-island",
)


@cache
def page_of(name: str, named: bool = True) -> Page:
    table = load_table(name)
    return table_page(table, BOOK, A4, PEOPLE[: table.seats] if named else ())


@cache
def pdf_of_page(name: str) -> bytes:
    return pdf_of((page_of(name),), BOOK)


def contacts_of(table: Table) -> set[frozenset[tuple[int, int]]]:
    """Return the pairs that touch by the layout's runs, as the referee asks for them."""
    return {
        frozenset({(grid, space), other})
        for grid in range(table.grids)
        for space in SPACES
        for other in table.touching(grid, space)
    }


CORNERS = [space_at(column, row) for column in (0, 9) for row in (0, 9)]


def placed(page: Page) -> list[tuple[str, tuple[float, float]]]:
    """Return the forms on a page by name, and where their origins lie."""
    found = []

    def walk(shapes: tuple[Shape, ...], matrix: Matrix) -> None:
        for shape in shapes:
            if isinstance(shape, Group):
                walk(shape.shapes, matrix @ shape.matrix)
            elif isinstance(shape, PlacedForm):
                found.append((shape.form.name, (matrix @ shape.matrix).apply(0, 0)))

    for _, shapes in page.layers:
        walk(shapes, Matrix())
    return found


@pytest.mark.parametrize(
    "name", [name for name in ALL_LAYOUTS if "defector" not in name or name in SOME]
)
def test_what_lies_edge_to_edge_or_is_bridged_is_what_touches_by_the_rules(name: str) -> None:
    table = load_table(name)
    found = painted(pdf_of_page(name), 0)
    grids = grids_of(found)
    assert len(grids) == table.grids
    flat, by_bridge = touching_by_sight(grids), bridged(grids, found)
    assert not flat & by_bridge
    wanted = contacts_of(table)
    if table.meeting:  # the common ground in the middle shows these: see the next test
        assert not flat and not by_bridge
        return
    assert flat | by_bridge == wanted
    assert flat == (wanted if name in LAID_FLAT else set())


@pytest.mark.parametrize("name", ["defector-6-full", "defector-20-full"])
def test_with_full_access_the_common_ground_reaches_row_1_of_everybody(name: str) -> None:
    found = painted(pdf_of_page(name), 0)
    grids = grids_of(found)
    corners = {corner for grid in grids for corner in grid[:2]}
    (ground,) = [path for path in found if path.fill and len(path.subpaths[0]) == 2 * len(grids)]
    assert len(corners) == 2 * len(grids)
    for corner in corners:
        assert min(math.dist(corner, point) for point in ground.subpaths[0]) < 0.02


@pytest.mark.parametrize("name", SOME)
def test_spaces_that_touch_are_named_and_every_column_and_row_of_each_grid(name: str) -> None:
    table, page = load_table(name), page_of(name)
    grids = grids_of(painted(pdf_of_page(name), 0))
    runs = [run for contact in table.contacts for run in (contact.one, contact.other)] + list(
        table.meeting
    )
    wanted: dict[tuple[int, int], set[str]] = {}
    for run in runs:
        level = len({row_of(space) for space in run.spaces}) == 1
        for space in run.spaces:
            label = COLUMNS[column_of(space)] if level else str(row_of(space) + 1)
            wanted.setdefault((run.grid, space), set()).add(label)
    found = {}
    for text, matrix in texts(page):
        centre = box_of(BOOK, text, matrix).centre
        for number, grid in enumerate(grids):
            space = space_on(grid, centre)
            if space is not None and text.weight == "condensed":
                found[number, space] = text.content
    assert wanted.keys() <= found.keys()
    for (number, space), label in found.items():
        column, row = COLUMNS[column_of(space)], str(row_of(space) + 1)
        if space in CORNERS:  # its name, or its letter alone where the name has no room
            assert label in (name_of(space), column, row)
        else:
            assert label in (column, row)
            assert wanted.get((number, space), {label}) == {label}
    for number in range(table.grids):
        labels = {label for (grid, _), label in found.items() if grid == number}
        assert {label[0] for label in labels} >= set(COLUMNS)
        assert {label.lstrip(COLUMNS) for label in labels} >= {str(row) for row in range(2, 10)}


@pytest.mark.parametrize("name", [name for name in SOME if name != "reflector-2"])
def test_each_shot_has_the_sign_of_its_direction(name: str) -> None:
    count = load_table(name).seats
    signs = [(form, place) for form, place in placed(page_of(name)) if form.startswith("turn-")]
    signs, legend = signs[:-2], signs[-2:]
    assert [form for form, _ in legend] == ["turn-clockwise", "turn-counter-clockwise"]
    by_row = sorted(signs, key=lambda sign: (round(sign[1][1], 2), sign[1][0]))
    assert len(by_row) == count * count
    for index, (form, _) in enumerate(by_row):
        shooter, target = divmod(index, count)
        clockwise = 2 * ((target - shooter) % count) <= count  # S3
        assert form == ("turn-clockwise" if clockwise else "turn-counter-clockwise")


@pytest.mark.parametrize(
    "name, where",
    [
        ("reflector-2", "to any space that touches your grid."),
        ("deflector-4-partial", "to any space that touches your grid."),
        ("defector-7-full", "to Row 1 of any other grid."),
        ("defector-7-island", "to the island in front of you."),
    ],
)
def test_a_page_says_where_first_shots_may_go(name: str, where: str) -> None:
    assert f"First shots go {where}" in " ".join(text.content for text, _ in texts(page_of(name)))


@pytest.mark.parametrize("name", SOME)
def test_arrows_lead_clockwise_around_the_table(name: str) -> None:
    table = load_table(name)
    plan = TablePlan(table, 5, 1.1, reach=5)
    x, y = plan.ground.centre
    headings = list(plan.headings)
    assert len(headings) == (table.seats if plan.round else 4)
    for seat in plan.seats:
        assert all(math.dist(seat, (one.e, one.f)) > 5 for one in headings)
    for heading in headings:
        out = (heading.e - x, heading.f - y)
        assert out[0] * heading.d - out[1] * heading.c > 0  # down becomes (c, d)


@pytest.mark.parametrize(
    ("name", "paper"),
    [
        *((name, paper) for name in SOME for paper in (A4, LETTER)),
        *((name, A5) for name in FIXED_TABLES),
    ],
)
def test_type_is_readable_clear_of_the_edge_and_of_other_type(
    name: str, paper: tuple[float, float]
) -> None:
    table = load_table(name)
    page = table_page(table, BOOK, paper, PEOPLE[: table.seats])
    assert {page.width, page.height} == set(paper)
    boxes = []
    for text, matrix in texts(page):
        assert text.size * matrix.scale >= 5
        boxes.append((text.content, box_of(BOOK, text, matrix)))
    inside = page.trim.expanded(-5)
    assert all(inside.holds(box) for _, box in boxes)
    for (one, first), (other, second) in combinations(boxes, 2):
        apart = (
            first.right <= second.x
            or second.right <= first.x
            or first.bottom <= second.y
            or second.bottom <= first.y
        )
        assert apart, (one, other)


def test_players_are_named_on_their_grids_and_beside_their_shots() -> None:
    words = plain_text(pdf_of_page("deflector-4-full")).split()
    assert words.count("first") == 1
    for name, symbol in PEOPLE[:4]:
        assert words.count(name) == 2  # grid, row
        assert words.count(symbol) >= 2
    anonymous = plain_text(pdf_of((page_of("deflector-4-full", named=False),), BOOK))
    assert "Ann" not in anonymous
    assert all(anonymous.split().count(str(seat)) >= 3 for seat in range(1, 5))


def test_names_stand_on_the_grids_of_their_owners() -> None:
    for name in ("deflector-5-partial", "defector-20-island"):
        grids = grids_of(painted(pdf_of_page(name), 0))
        for seat in range(load_table(name).seats):
            on_grid = [
                text.content
                for text, matrix in texts(page_of(name))
                if text.content == PEOPLE[seat][0]
                and space_on(grids[seat], box_of(BOOK, text, matrix).centre) is not None
            ]
            assert on_grid == [PEOPLE[seat][0]]


@pytest.mark.parametrize(
    ("name", "paper", "people", "message"),
    [
        ("defector-21-full", A4, (), "21 players: a table can be printed for at most 20"),
        ("deflector-3", A4, PEOPLE[:2], "deflector-3 is for 3 players, and 2 are named"),
        (
            "deflector-5-full",
            (50.0, 50.0),
            (),
            "deflector-5-full does not fit on a page of 50 x 50 mm",
        ),
        ("reflector-2", (110.0, 300.0), (), "reflector-2 does not fit on a page of 110 x 300 mm"),
        (
            "defector-20-full",
            (105.0, 148.0),
            (),
            "defector-20-full does not fit on a page of 105 x 148 mm",
        ),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    name: str, paper: tuple[float, float], people: tuple[tuple[str, str], ...], message: str
) -> None:
    with pytest.raises(SheetError, match=message):
        table_page(load_table(name), BOOK, paper, people)


def test_a_name_that_would_be_unreadable_is_refused() -> None:
    long = ("N" * 30, "X")
    with pytest.raises(
        TextTooLongError, match=r"'N+' is too long: .* at 6 pt, the smallest size here"
    ):
        table_page(load_table("defector-20-full"), BOOK, A4, (long, *PEOPLE[1:20]))


def test_pdf_and_svg_agree() -> None:
    page = page_of("deflector-5-full")
    first = pdf_image(pdf_of_page("deflector-5-full"), 0, 5)
    second = svg_image(write_svg(page, BOOK, "Test"), first.size)
    mean, most = difference(first, second, 1, reach=1)
    assert mean < 0.9
    assert most < 60


def test_the_same_table_gives_the_same_bytes() -> None:
    table = load_table("defector-7-island")
    again = table_page(table, FontBook(), A4, PEOPLE[:7])
    assert pdf_of((again,), FontBook()) == pdf_of_page("defector-7-island")


def test_a_page_is_turned_where_that_gives_more_room() -> None:
    assert page_of("deflector-3").trim == Box(0, 0, *A4)
    assert page_of("defector-20-full").trim == Box(0, 0, *reversed(A4))
