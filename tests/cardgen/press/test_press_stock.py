from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.drawing.shapes import Box
from cardgen.inputs.faults import InputFault
from cardgen.inputs.papers import EDGE, papers
from cardgen.press.slots import slots
from cardgen.press.stock import load_stock, paper_size, plain_stock, stock_names

A4, LETTER = (210, 297), (215.9, 279.4)
FACTS = {  # paper, cell, grid, first cell, pitch, fold: as read off the stock
    "avery-5371": (LETTER, (88.9, 50.8), (2, 5), (19.05, 12.7), (88.9, 50.8), None),
    "avery-8373": (LETTER, (88.9, 50.8), (2, 4), (12.7, 19.05), (101.6, 63.5), None),
    "avery-c32011": (A4, (85, 54), (2, 5), (15, 13.5), (95, 54), None),
    "avery-32015": (A4, (85, 54), (2, 4), (17, 31.5), (91, 60), None),
    "avery-l7414": (A4, (90, 52), (2, 5), (15, 18.5), (90, 52), None),
    "sigel-lp795": (A4, (85, 55), (2, 5), (14, 10.5), (95, 55), None),
    "sattleford-vm6356": (A4, (170, 54), (1, 5), (20, 14), (170, 54), 85),
    "sattleford-vm6700": (A4, (180, 50), (1, 5), (15, 14), (180, 55), 90),
}

OWN = """\
about = "tent cards"
paper = { width = 210, height = 297 }
cell = { width = 85.0, height = 100.0 }
fold = { y = 50.0 }
columns = 2
rows = 2
x0 = 15
y0 = 20
dx = 95
dy = 110
"""


def apart(one: Box, other: Box) -> bool:
    return (
        one.right <= other.x + 1e-6
        or other.right <= one.x + 1e-6
        or one.bottom <= other.y + 1e-6
        or other.bottom <= one.y + 1e-6
    )


def faults_of(path, text):
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputFault) as caught:
        load_stock(path)
    return [str(fault).replace(str(path), "own.toml") for fault in caught.value.faults]


# -- facts -----------------------------------------------------------------------------------------


def test_the_stock_we_promise_is_there():
    assert stock_names() == sorted(FACTS)


@pytest.mark.parametrize("name", FACTS)
def test_stock_is_as_it_was_measured(name):
    stock = load_stock(name)
    assert (
        (stock.paper_width, stock.paper_height),
        (stock.cell_width, stock.cell_height),
        (stock.columns, stock.rows),
        (stock.x0, stock.y0),
        (stock.dx, stock.dy),
        stock.fold_x,
    ) == FACTS[name]
    assert stock.perforated
    cells = stock.cells()
    assert len(cells) == stock.columns * stock.rows
    assert all(stock.paper.holds(cell) for cell in cells)
    assert all(apart(one, other) for one, other in combinations(cells, 2))


# -- plain paper -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("paper", "bleed", "count", "turned"),
    [
        ("a4", 0, 6, True),
        ("a4", 3, 4, False),
        ("letter", 0, 6, True),
        ("letter", 3, 4, False),
        ("a3", 3, 9, False),
        ("sra3", 3, 12, False),
        ("297x210", 3, 4, True),
    ],
)
def test_how_many_classic_cards_plain_paper_holds(paper, bleed, count, turned):
    places = slots(plain_stock(paper, 85, 100, bleed), 85, 100)
    assert len(places) == count
    assert {place.turned for place in places} == {turned}


@given(
    st.floats(40, 150),
    st.floats(40, 150),
    st.sampled_from([0, 3, 3.175]),
    st.sampled_from([0, 4, 10]),
    st.sampled_from(sorted(papers())),
)
@settings(deadline=None, max_examples=50)
def test_plain_paper_holds_as_many_as_fit_in_its_middle(width, height, bleed, gutter, paper):
    around = 2 * (bleed + EDGE)
    sides = zip(sorted((width, height)), sorted(paper_size(paper)), strict=True)
    if any(side + around > room for side, room in sides):
        with pytest.raises(InputFault, match="too small"):
            plain_stock(paper, width, height, bleed, gutter)
        return
    stock = plain_stock(paper, width, height, bleed, gutter)
    places = slots(stock, width, height)
    assert len(places) == stock.columns * stock.rows
    printable = stock.paper.expanded(-EDGE)
    assert all(printable.holds(place.trim.expanded(bleed)) for place in places)
    gap = max(gutter, 2 * bleed)
    assert all(
        apart(a.trim.expanded(gap / 2), b.trim.expanded(gap / 2))
        for a, b in combinations(places, 2)
    )
    first, last = places[0].trim, places[-1].trim
    assert first.x == pytest.approx(stock.paper_width - last.right)
    assert first.y == pytest.approx(stock.paper_height - last.bottom)
    for w, h in ((width, height), (height, width)):  # no grid of either direction holds more
        columns = 0
        while (columns + 1) * (w + gap) - gap + 2 * bleed <= printable.width:
            columns += 1
        rows = 0
        while (rows + 1) * (h + gap) - gap + 2 * bleed <= printable.height:
            rows += 1
        assert columns * rows <= len(places)


def test_a_card_larger_than_the_paper_is_refused_with_the_size_it_needs():
    with pytest.raises(InputFault, match=r"a card of 300 x 100 mm needs 316 x 116 mm"):
        plain_stock("a4", 300, 100)


def test_paper_has_a_name_or_a_size():
    assert paper_size("A4") == (210, 297)
    assert paper_size("100 x 148.5mm") == (100, 148.5)
    for wrong in ("a44", "100", "0x100", "100x-3", "9999x100", "", "1e3x100"):
        with pytest.raises(
            InputFault,
            match=r"--paper: .* is not a paper size: a5, a4, letter, .*, or width x height",
        ):
            paper_size(wrong)


# -- which cards fit -------------------------------------------------------------------------------


def test_two_cells_are_one_folded_us_card_and_the_fifth_row_stays_empty():
    stock = load_stock("avery-5371")
    places = slots(stock, 88.9, 101.6)
    cells = stock.cells()
    assert len(places) == 4
    for place, upper, lower in zip(places, (0, 1, 4, 5), (2, 3, 6, 7), strict=True):
        assert place.trim.holds(cells[upper], 1e-3)
        assert place.trim.holds(cells[lower], 1e-3)
        ((_, y1, _, y2),) = place.perforations
        assert y1 == y2 == pytest.approx(place.trim.y + 50.8)
    assert all(apart(place.room, spare) for place in places for spare in cells[8:])


@pytest.mark.parametrize(
    ("name", "size", "count", "turned"),
    [
        ("avery-5371", (88.9, 50.8), 10, False),
        ("avery-5371", (85, 100), 4, False),  # classic: its bleed covers what it is smaller by
        ("avery-5371", (50.8, 88.9), 10, True),
        ("avery-5371", (177.8, 101.6), 2, False),  # front and back of a us card, to be glued
        ("avery-8373", (85, 50), 8, False),
        ("avery-c32011", (85, 54), 10, False),
        ("avery-c32011", (85, 108), 4, False),
        ("avery-32015", (85, 54), 8, False),
        ("avery-l7414", (85, 50), 10, False),
        ("avery-l7414", (85, 100), 4, False),
        ("sigel-lp795", (85, 55), 10, False),
        ("sigel-lp795", (85, 54), 10, False),
        ("sattleford-vm6356", (170, 54), 5, False),
        ("sattleford-vm6356", (170, 108), 2, False),
        ("sattleford-vm6700", (180, 50), 5, False),
    ],
)
def test_cards_lie_in_the_middle_of_one_cell_or_of_cells_that_touch(name, size, count, turned):
    stock = load_stock(name)
    places = slots(stock, *size)
    assert len(places) == count
    assert [(p.trim.y, p.trim.x) for p in places] == sorted((p.trim.y, p.trim.x) for p in places)
    for place in places:
        assert place.turned == turned
        inside = [cell for cell in stock.cells() if not apart(cell, place.trim)]
        left, top = min(c.x for c in inside), min(c.y for c in inside)
        right, bottom = max(c.right for c in inside), max(c.bottom for c in inside)
        assert place.trim.centre == pytest.approx(((left + right) / 2, (top + bottom) / 2))
        assert place.matrix.apply(size[0] / 2, size[1] / 2) == pytest.approx(place.trim.centre)
        assert len(place.perforations) == (right - left > stock.cell_width + 1) + (
            bottom - top > stock.cell_height + 1
        )
        seen = place.card_room.mapped(place.matrix)
        assert (seen.x, seen.y, seen.right, seen.bottom) == pytest.approx(
            (place.room.x, place.room.y, place.room.right, place.room.bottom)
        )
    assert all(apart(one.room, other.room) for one, other in combinations(places, 2))
    assert all(stock.paper.expanded(-EDGE).holds(place.room) for place in places)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("avery-8373", (88.9, 101.6)),  # cells apart: no pairs
        ("avery-c32011", (85, 100)),  # 8 mm short of a pair: its bleed would leave white
        ("avery-5371", (89.4, 50.8)),
        ("sattleford-vm6356", (85, 54)),  # half a cell
        ("sattleford-vm6700", (170, 54)),
    ],
)
def test_a_card_of_another_size_is_refused(name, size):
    with pytest.raises(
        InputFault, match=f"^{name}: a card of {size[0]:g} x {size[1]:g} mm does not fit"
    ):
        slots(load_stock(name), *size)


def test_the_refusal_names_the_cell_and_the_stock_that_would_do():
    with pytest.raises(InputFault) as caught:
        slots(load_stock("avery-8373"), 170, 54)
    assert str(caught.value) == (
        "avery-8373: a card of 170 x 54 mm does not fit its cells of 88.9 x 50.8 mm; "
        "it fits sattleford-vm6356 and plain paper that is large enough: add --geometry flat-us"
    )


def test_art_without_bleed_room_ends_at_the_card():
    for place in slots(plain_stock("a4", 85, 100, 0), 85, 100):
        assert place.trim.holds(place.room)


# -- stock of one's own ----------------------------------------------------------------------------


def test_a_file_of_ones_own_is_read_like_ours(tmp_path):
    path = tmp_path / "own.toml"
    path.write_text(OWN, encoding="utf-8")
    stock = load_stock(path)
    assert (stock.name, stock.about, stock.fold_y, stock.margin) == ("own", "tent cards", 50, EDGE)
    assert len(slots(stock, 85, 100)) == 4
    assert load_stock(str(path)) == stock


@pytest.mark.parametrize(
    ("line", "instead", "message"),
    [
        ("columns = 2", "", "own.toml: columns: missing: how many cells are side by side"),
        (
            "columns = 2",
            "columns = 0",
            "own.toml:5: columns: must be a whole number from 1 to 100, not 0",
        ),
        (
            "columns = 2",
            "columns = true",
            "own.toml:5: columns: must be a whole number from 1 to 100, not t",
        ),
        (
            "dx = 95",
            "dx = 80",
            "own.toml:9: dx: 80 makes cells overlap that are 85 mm wide: 85 or more",
        ),
        (
            "dy = 110",
            "",
            "own.toml: dy: missing: how far the top edge of a cell is from that of the next",
        ),
        (
            "x0 = 15",
            "x0 = 40",
            "own.toml:7: x0: the last cell ends at 220 mm, beyond the paper's right",
        ),
        (
            "y0 = 20",
            "y0 = 90",
            "own.toml:8: y0: the last cell ends at 300 mm, beyond the paper's bottom",
        ),
        ("x0 = 15", "x0 = -1", "own.toml:7: x0: must be a number of mm from 0 to 2000, not -1"),
        ("x0 = 15", "x0 = nan", "own.toml:7: x0: must be a number of mm from 0 to 2000, not nan"),
        (
            "x0 = 15",
            "x0 = '15'",
            "own.toml:7: x0: must be a number of mm from 0 to 2000, not a text",
        ),
        ("y = 50.0", "y = 100.0", "own.toml:4: fold.y: 100 is not inside the cell: more than 0"),
        ("{ y = 50.0 }", "{ z = 50.0 }", "own.toml:4: fold.z: unknown; known here: x, y"),
        (
            "height = 100.0",
            "hight = 100.0",
            "own.toml:3: cell.hight: unknown (did you mean 'height'?)",
        ),
        ("cell = {", "cel = {", "own.toml:3: cel: unknown (did you mean 'cell'?)"),
        (
            "rows = 2",
            "rows = 2\nperforated = 1",
            "own.toml:7: perforated: must be true or false, not a",
        ),
        (
            "{ width = 210, height = 297 }",
            "'a44'",
            "own.toml:2: paper: 'a44' is not a paper size: a5, a4, letter",
        ),
        (
            "{ width = 210, height = 297 }",
            "7",
            "own.toml:2: paper: must be a5, a4, letter, legal, a3, tabloid, sra4, sra3, a2, or {",
        ),
        ('"tent cards"', "3", "own.toml:1: about: must be a text in quotation marks, not"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_line(tmp_path, line, instead, message):
    assert line in OWN
    faults = faults_of(tmp_path / "own.toml", OWN.replace(line, instead))
    assert any(fault.startswith(message) for fault in faults), faults


def test_all_faults_come_at_once_and_each_only_once(tmp_path):
    text = (
        OWN.replace("columns = 2\n", "")
        .replace("x0 = 15", "x0 = []")
        .replace("dx = 95", "dxx = 95")
    )
    faults = faults_of(tmp_path / "own.toml", text)
    assert [fault.split(": ")[1] for fault in faults] == ["columns", "x0", "dxx"]


def test_a_file_that_cannot_be_read_is_said_in_one_line(tmp_path):
    with pytest.raises(InputFault, match=r"none\.toml: cannot be read: No such file"):
        load_stock(tmp_path / "none.toml")
    assert faults_of(tmp_path / "own.toml", "rows = = 2")[0].startswith(
        "own.toml:1: put texts in quotation marks: "
    )
    (tmp_path / "own.toml").write_bytes(b"about = '\xff'")
    with pytest.raises(InputFault, match=r"own\.toml:1: byte 0xff at offset 9 is not UTF-8"):
        load_stock(tmp_path / "own.toml")


def test_an_unknown_name_is_answered_with_the_nearest_and_all_others():
    with pytest.raises(
        InputFault,
        match=r"called 'avery5371' \(did you mean 'avery-5371'\?\): plain, single, avery-3",
    ):
        load_stock("avery5371")


NAMES = [line.split(" ")[0] for line in OWN.splitlines()]
VALUES = [
    *(
        "0",
        "-1",
        "2.5",
        "nan",
        "inf",
        "1e400",
        "9" * 30,
        "true",
        "'a4'",
        "''",
        "[]",
        "[[1], {}]",
        "1979-05-27",
    ),
    *(
        "{}",
        "{ width = 1 }",
        "{ width = 10, height = 20 }",
        "{ width = nan, height = {} }",
        "{ x = 5 }",
    ),
]
TABLES = st.dictionaries(st.sampled_from(NAMES), st.sampled_from(VALUES))


@given(
    st.binary(max_size=60)
    | TABLES.map(
        lambda table: "\n".join(f"{key} = {value}" for key, value in table.items()).encode()
    )
)
@settings(deadline=None)
def test_whatever_a_file_holds_it_is_read_or_refused(tmp_path_factory, data):
    path = tmp_path_factory.getbasetemp() / "any.toml"
    path.write_bytes(data)
    try:
        load_stock(path)
    except InputFault as error:
        assert all("\n" not in str(fault) for fault in error.faults)
