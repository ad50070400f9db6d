from collections import Counter
from itertools import islice

import pytest

from cardgen.drawing.ink import BLACK, CUT, FOLD, REGISTRATION
from cardgen.drawing.shapes import (
    Box,
    Form,
    Group,
    Matrix,
    Page,
    Path,
    PlacedForm,
    Text,
    filled,
    line,
    rectangle,
    stroked,
)
from cardgen.inputs.faults import InputFault
from cardgen.inputs.papers import EDGE
from cardgen.press.impose import cards_of, turned_over
from cardgen.press.printer import PrinterProfile, correction, printer_error
from cardgen.press.sheets import SheetLayout, press_ready, sheets
from cardgen.press.stock import load_stock, plain_stock, stock_names
from companion.words import language

CLASSIC_FOLDS = ((0.0, 50.0, 85.0, 50.0), (16.0, 0.0, 16.0, 100.0), (69.0, 0.0, 69.0, 100.0))
SIZES = {  # an open card for each stock
    "avery-5371": (88.9, 101.6),
    "avery-8373": (88.9, 50.8),
    "avery-c32011": (85, 54),
    "avery-32015": (85, 54),
    "avery-l7414": (90, 52),
    "sigel-lp795": (85, 55),
    "sattleford-vm6356": (170, 54),
    "sattleford-vm6700": (180, 50),
}


def page(name, width=85.0, height=100.0, *, bleed=3.0, folds=CLASSIC_FOLDS, label=""):
    art = filled(rectangle(Box(0, 0, width, height).expanded(bleed)), BLACK)
    text = Text(20, 20, name, 8, BLACK)
    return Page(
        width, height, (("art", (art,)), ("text", (text,))), bleed=bleed, folds=folds, label=label
    )


def card(number=1, **geometry):
    return page(f"out{number}", label="outside", **geometry), page(
        f"in{number}", label="inside", **geometry
    )


def sized(width, height):
    """A two-sided card folded across the middle of its longer side."""
    across = (
        (0.0, height / 2, width, height / 2)
        if height > width
        else (width / 2, 0.0, width / 2, height)
    )
    return card(width=width, height=height, folds=(across,))


def classic(paper="a4", bleed=3.0, gutter=0.0):
    return plain_stock(paper, 85, 100, bleed, gutter)


def flattened(shapes, matrix):
    for shape in shapes:
        if isinstance(shape, Group):
            yield from flattened(shape.shapes, matrix @ shape.matrix)
        elif isinstance(shape, PlacedForm):
            yield from flattened(shape.form.shapes, matrix @ shape.matrix)
        else:
            yield shape, matrix


def layer(sheet, name):
    return list(flattened(dict(sheet.layers).get(name, ()), Matrix()))


def names_on(sheet):
    return [shape.content for shape, _ in layer(sheet, "text")]


def words(sheet):
    return [shape.content for shape, _ in layer(sheet, "guides") if isinstance(shape, Text)]


def furniture(sheet):
    return [shape.form for shape in dict(sheet.layers)["guides"] if isinstance(shape, PlacedForm)]


def extent(shape, matrix):
    """A box that holds a mark or a line of text, glyph widths taken on the wide side."""
    if isinstance(shape, Text):
        room = len(shape.content) * shape.size * 0.3528 * 0.55
        left = shape.x - {"start": 0, "middle": room / 2, "end": room}[shape.anchor]
        return Box(left, shape.y - 0.25 * shape.size, room, 0.3 * shape.size).mapped(matrix)
    points = [matrix.apply(*segment[1:]) for segment in shape.segments if segment[0] != "Z"]
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def overlap(one, other):
    return (
        one.x < other.right - 1e-6
        and other.x < one.right - 1e-6
        and one.y < other.bottom - 1e-6
        and other.y < one.bottom - 1e-6
    )


def jobs():
    for name in stock_names():
        yield pytest.param(load_stock(name), sized(*SIZES[name]), id=name)
    for paper, bleed in (
        ("a4", 3.0),
        ("a4", 0.0),
        ("letter", 0.0),
        ("a3", 3.0),
        ("sra3", 3.0),
        ("297x210", 3.0),
    ):
        yield pytest.param(classic(paper, bleed), card(bleed=bleed), id=f"plain-{paper}-{bleed:g}")
    # Cards that leave nothing but the 5 mm along the edge.
    yield pytest.param(plain_stock("a4", 200, 287, 0), sized(200, 287), id="plain-full")


JOBS = pytest.mark.parametrize(("stock", "two_sides"), list(jobs()))


# -- what lies on which sheet ----------------------------------------------------------------------


def test_every_card_is_placed_once_and_each_back_follows_its_front():
    out = list(sheets((card(n) for n in range(10)), classic()))
    assert [names_on(sheet) for sheet in out] == [
        ["out0", "out1", "out2", "out3"],
        ["in0", "in1", "in2", "in3"],
        ["out4", "out5", "out6", "out7"],
        ["in4", "in5", "in6", "in7"],
        ["out8", "out9"],
        ["in8", "in9"],
    ]
    assert [sheet.label for sheet in out[:3]] == [
        "sheet 1, outside",
        "sheet 1, inside",
        "sheet 2, outside",
    ]


def test_one_sided_cards_make_fronts_only():
    out = list(sheets(((page(f"c{n}"),) for n in range(5)), classic()))
    assert [names_on(sheet) for sheet in out] == [["c0", "c1", "c2", "c3"], ["c4"]]


def test_no_cards_make_no_sheets():
    assert list(sheets([], classic())) == []


def test_a_used_sheet_is_filled_from_its_first_free_place_and_later_ones_wholly():
    stock = load_stock("avery-8373")
    cards = ((page(str(n), 88.9, 50.8, folds=()),) for n in range(12))
    first, second = sheets(cards, stock, SheetLayout(start=3, skip=frozenset({4, 8})))
    assert names_on(first) == ["0", "1", "2", "3"]
    for box, index in zip(first.cards, (2, 4, 5, 6), strict=True):
        assert box.centre == pytest.approx(stock.cells()[index].centre)
    assert names_on(second) == [str(n) for n in range(4, 12)]


def test_copies_are_placed_one_after_the_other_and_drawn_once():
    out = list(sheets([card(1), card(2)], classic(), SheetLayout(copies=3)))
    assert [names_on(sheet) for sheet in out[::2]] == [["out1"] * 3 + ["out2"], ["out2"] * 2]
    for name, different in (("art", 1), ("text", 4)):
        forms = [
            place.form
            for sheet in out
            for group in dict(sheet.layers)[name]
            for place in group.shapes
        ]
        assert (
            sorted(Counter(form.name for form in forms).values()) == [12 // different] * different
        )
        assert all(form.bounds == Box(-3, -3, 91, 106) for form in forms)
        assert (
            len({form.name for form in forms}) == different
        )  # in a file, forms of one name are one form


def test_a_sheet_is_filled_with_copies_of_each_card():
    out = list(sheets([card(1), card(2)], classic(), SheetLayout(copies="fill", start=3)))
    assert [names_on(sheet) for sheet in out] == [
        ["out1"] * 2,
        ["in1"] * 2,
        ["out2"] * 4,
        ["in2"] * 4,
    ]


def test_cards_are_taken_as_they_are_needed():
    taken = []

    def endless():
        while True:
            taken.append(len(taken))
            yield card(len(taken))

    out = sheets(endless(), classic())
    assert len(taken) == 4  # a sheet of them
    for _ in islice(out, 20):
        pass
    assert len(taken) == 40


def test_a_job_that_cannot_be_laid_out_is_refused_at_once():
    with pytest.raises(InputFault, match="does not fit its cells"):
        sheets([card()], load_stock("avery-8373"))
    with pytest.raises(InputFault, match="--start: there is no place 9"):
        sheets([card()], classic(), SheetLayout(start=9))


def test_a_perforation_is_never_where_a_card_is_not_folded():
    flat = (page("flat", 88.9, 101.6, folds=()),)
    with pytest.raises(
        InputFault, match=r"^avery-5371: a perforation would run through the card of 88.9 x 101.6"
    ):
        sheets([flat], load_stock("avery-5371"))
    astray = (page("astray", 88.9, 101.6, folds=((0.0, 40.0, 88.9, 40.0),)),)
    with pytest.raises(InputFault, match="a perforation would run"):
        sheets([astray], load_stock("avery-5371"))


def test_a_card_folds_where_its_stock_is_scored():
    stock = load_stock("sattleford-vm6356")
    for folds in ((), ((85.0, 0.0, 85.0, 54.0),)):  # flat, or folded at the score
        assert len(list(sheets([(page("c", 170.0, 54.0, folds=folds),)], stock))) == 1
    with pytest.raises(
        InputFault, match="170 x 54 mm is folded elsewhere than these sheets are scored"
    ):
        sheets([(page("c", 170.0, 54.0, folds=((0.0, 27.0, 170.0, 27.0),)),)], stock)


def test_front_and_back_of_a_strip_are_glued_along_the_perforation():
    fold = ((85.0, 0.0, 85.0, 54.0),)
    strip = card(width=170.0, height=54.0, folds=fold)
    (sheet,) = sheets([strip], load_stock("sattleford-vm6356"), SheetLayout(duplex="none"))
    assert sheet.cards == (Box(20, 14, 170, 54), Box(20, 68, 170, 54))


# -- at its place ---------------------------------------------------------------------------------


@JOBS
@pytest.mark.parametrize("flip", ["long", "short", "manual"])
def test_every_inside_lies_exactly_behind_its_outside(stock, two_sides, flip):
    front, back = sheets([two_sides], stock, SheetLayout(duplex=flip, copies="fill"))
    over = turned_over(stock.paper, flip)
    assert front.cards
    for outside, inside in zip(front.cards, back.cards, strict=True):
        behind = outside.mapped(over)
        assert (inside.x, inside.y) == pytest.approx((behind.x, behind.y))
        assert (inside.right, inside.bottom) == pytest.approx((behind.right, behind.bottom))
    art = zip(dict(front.layers)["art"], dict(back.layers)["art"], strict=True)
    for outside, inside in art:
        x, y = inside.matrix.apply(two_sides[0].width - 7, 11)
        assert (x, y) == pytest.approx(over.apply(*outside.matrix.apply(7, 11)))


@JOBS
@pytest.mark.parametrize("flip", ["long", "short"])
def test_art_stays_on_its_own_cell_and_off_the_edge_of_the_paper(stock, two_sides, flip):
    for sheet in sheets([two_sides], stock, SheetLayout(duplex=flip, copies="fill")):
        groups = dict(sheet.layers)["art"]
        seen = [extent(Path(group.clip), group.matrix) for group in groups]
        for index, one in enumerate(seen):
            assert sheet.trim.expanded(-EDGE).holds(one)
            assert one.holds(sheet.cards[index], 1e-6)
            assert not any(overlap(one, other) for other in seen[index + 1 :])


def test_art_bleeds_as_far_as_its_bleed_and_never_over_a_perforation_to_a_neighbour():
    (sheet,) = sheets([(page("c", bleed=3.0),)], classic(), SheetLayout(copies="fill"))
    assert {extent(Path(g.clip), Matrix()) for g in dict(sheet.layers)["art"]} == {
        Box(-3, -3, 91, 106)
    }
    front, _ = sheets([sized(88.9, 101.6)], load_stock("avery-5371"), SheetLayout(copies="fill"))
    clip = extent(Path(dict(front.layers)["art"][0].clip), Matrix())
    assert (clip.x, clip.y) == pytest.approx((-3, -3))
    assert (clip.right, clip.bottom) == pytest.approx((88.9, 101.6))  # neighbours right and below


def test_a_sheet_knows_its_cards_and_their_folds():
    (front, _) = sheets([card(1), card(2)], classic())
    assert (front.width, front.height, front.bleed) == (210, 297, 0)
    assert front.cards == (Box(17, 45.5, 85, 100), Box(108, 45.5, 85, 100))
    assert front.folds[0] == (17, 95.5, 102, 95.5)
    assert len(front.folds) == 6
    (turned,) = sheets([(page("c", bleed=0.0),)], classic(bleed=0.0))
    assert turned.cards[0] == Box(5, 21, 100, 85)
    assert turned.folds[0] == (55, 21, 55, 106)


def test_a_printers_profile_corrects_the_back_and_only_the_back():
    office = PrinterProfile("office", 1.5, -2, 1.002, 0.998, 0.2)
    plain = list(sheets([card()], classic()))
    aimed = list(sheets([card()], classic(), SheetLayout(printer=office)))
    aim = correction(office, Box(0, 0, 210, 297))
    assert dict(aimed[0].layers)["art"] == dict(plain[0].layers)["art"]
    for name in ("art", "text"):
        (nominal,), (corrected,) = dict(plain[1].layers)[name], dict(aimed[1].layers)[name]
        for point in ((0, 0), (85, 100)):
            assert corrected.matrix.apply(*point) == pytest.approx(
                aim.apply(*nominal.matrix.apply(*point))
            )
    (ruler,) = [shape for shape in dict(aimed[1].layers)["guides"] if isinstance(shape, PlacedForm)]
    assert ruler.matrix == aim  # so that its ruler tells whether the correction is right
    assert all(any("printer office" in text for text in words(sheet)) for sheet in aimed)
    # where cards and folds come out is not corrected
    assert [(sheet.cards, sheet.folds) for sheet in aimed] == [
        (sheet.cards, sheet.folds) for sheet in plain
    ]
    assert [sheet.printer for sheet in aimed] == [
        Matrix(),
        printer_error(office, Box(0, 0, 210, 297)),
    ]


# -- beside the cards ------------------------------------------------------------------------------


@JOBS
@pytest.mark.parametrize(
    "layout", [SheetLayout(copies="fill"), SheetLayout(copies="fill", duplex="short", marks="both")]
)
def test_every_sheet_has_a_ruler_on_both_sides_and_nothing_lies_on_a_card(stock, two_sides, layout):
    for sheet in sheets([two_sides], stock, layout):
        assert {"50 mm", "2 in"} <= set(words(sheet))
        over = turned_over(stock.paper, layout.duplex) if "inside" in sheet.label else Matrix()
        kept = [*sheet.cards, *(cell.mapped(over) for cell in stock.cells())]
        for shape, matrix in layer(sheet, "guides"):
            boxes = [extent(shape, matrix)]
            if isinstance(shape, Path):  # marks are many strokes in one path
                strokes = zip(shape.segments[::2], shape.segments[1::2], strict=True)
                boxes = [extent(Path(stroke), matrix) for stroke in strokes]
            for box in boxes:
                assert sheet.trim.holds(box)
                assert not any(overlap(box.expanded(0.05), other) for other in kept)


@JOBS
def test_the_line_that_names_the_sheet_keeps_off_the_edge_and_off_the_cards(stock, two_sides):
    for sheet in sheets([two_sides], stock):
        for shape, matrix in layer(sheet, "guides"):
            if isinstance(shape, Text) and shape.content not in ("50 mm", "2 in"):
                assert 5 <= shape.size <= 6
                edge = (
                    0 if "fold" in shape.content or shape.content == "flap" else 5
                )  # as fold marks
                assert sheet.trim.expanded(-edge).holds(extent(shape, matrix))


def test_no_room_no_line_but_still_a_ruler():
    (sheet, _) = sheets([sized(200, 287)], plain_stock("a4", 200, 287, 0))
    assert words(sheet) == ["50 mm", "2 in"]


@pytest.mark.parametrize(
    ("duplex", "hint"),
    [
        ("long", "front, print at 100 %, flip on the long edge"),
        ("short", "front, print at 100 %, flip on the short edge"),
        ("manual", "front, print at 100 %, turn the stack over along the long edge"),
    ],
)
def test_the_sheet_says_how_to_print_it(duplex, hint):
    out = list(sheets([card(n) for n in range(5)], classic(), SheetLayout(duplex=duplex)))
    assert [hint in words(sheet) for sheet in out] == [True, False, True, False]
    assert ["sheet 1" in words(sheet) for sheet in out] == [True, True, False, False]
    assert ["sheet 2" in words(sheet) for sheet in out] == [False, False, True, True]


def test_the_sheet_says_so_in_the_language_of_the_print():
    layout = SheetLayout("none", language=language("de"), title="Tisch 3")
    (sheet,) = sheets([card()], plain_stock("a4", 170, 100), layout)
    assert {"Bogen 1", "Tisch 3, mit 100 % drucken, nach hinten falten und zusammenkleben"} <= set(
        words(sheet)
    )


def test_what_all_sheets_share_is_one_form_a_side():
    out = list(sheets((card(n) for n in range(12)), classic()))
    assert all(len(furniture(sheet)) == 1 for sheet in out)
    fronts, backs = [furniture(s)[0] for s in out[::2]], [furniture(s)[0] for s in out[1::2]]
    assert all(form is fronts[0] for form in fronts)
    assert all(form is backs[0] for form in backs)
    assert isinstance(fronts[0], Form)
    assert fronts[0].name != backs[0].name  # in a file, forms of one name are one form


@pytest.mark.parametrize(
    ("marks", "marked"), [("front", [1, 0]), ("both", [1, 1]), ("none", [0, 0])]
)
def test_marks_are_on_the_front_unless_asked(marks, marked):
    out = sheets([card()], classic(), SheetLayout(marks=marks))
    strokes = [
        [shape.stroke for shape, _ in layer(s, "guides") if isinstance(shape, Path)] for s in out
    ]
    # Ruler apart, a marked side has one path of crop marks and one of dashed fold marks.
    assert [len(found) - 1 for found in strokes] == [2 * side for side in marked]
    assert [sum(bool(stroke.dash) for stroke in found) for found in strokes] == marked


def test_folds_that_only_the_inside_shows_are_marked_on_the_front():
    outside, inside = page("out", folds=CLASSIC_FOLDS[:1]), page("in", folds=CLASSIC_FOLDS)
    front, _ = sheets([(outside, inside)], classic(), SheetLayout(copies="fill"))
    assert len(front.folds) == 4
    (dashed,) = [s for s, _ in layer(front, "guides") if isinstance(s, Path) and s.stroke.dash]
    assert len(dashed.segments) == 2 * (
        4 + 8
    )  # across at both sides, two tabs a card above and below
    pages = press_ready((outside, inside))
    assert [len(layer(side, "fold")) for side in pages] == [1, 3]


@pytest.mark.parametrize("count", [1, 3, 5])
def test_places_that_stay_empty_on_an_only_sheet_get_no_marks(count):
    front, *_ = sheets([card(number) for number in range(count)], classic())
    full, _ = sheets([card()], classic(), SheetLayout(copies="fill"))
    marks, every = (
        {
            extent(Path(stroke), matrix)
            for stroke in zip(path.segments[::2], path.segments[1::2], strict=True)
        }
        for path, matrix in (layer(sheet, "guides")[0] for sheet in (front, full))
    )
    near = [
        box.expanded(3 + 1 + 5 + 1e-6) for box in front.cards
    ]  # bleed, gap and length of a mark
    assert all(any(box.holds(mark) for box in near) for mark in marks)
    assert (marks == every) == (count > 4)


def test_perforated_stock_needs_no_crop_marks_but_shows_the_fold():
    front, _ = sheets([sized(170, 54)], load_stock("sattleford-vm6356"))
    paths = [shape for shape, _ in layer(front, "guides") if isinstance(shape, Path)]
    assert [bool(path.stroke.dash) for path in paths if len(path.segments) < 50] == [True]


# -- glued instead of printed on both sides --------------------------------------------------------


def test_without_duplex_front_and_back_share_a_page_to_be_folded_and_glued():
    stock = plain_stock("a4", 170, 100)
    (sheet,) = sheets([card(1), card(2)], stock, SheetLayout(duplex="none"))
    assert names_on(sheet) == ["out1", "in1", "out2", "in2"]
    assert len(sheet.cards) == 4
    assert (105, 45.5, 105, 145.5) in sheet.folds
    assert "print at 100 %, fold backwards and glue" in words(sheet)
    dashed = [s for s, _ in layer(sheet, "guides") if isinstance(s, Path) and s.stroke.dash]
    level = {
        start[2]
        for path in dashed
        for start, end in zip(*[iter(path.segments)] * 2, strict=True)
        if start[2] == end[2]
    }
    assert level == {95.5, 201.5}  # the card's own fold, at the outer ends


# -- plates for a print shop -----------------------------------------------------------------------


def plates(drawing):
    return sorted(
        {shape.stroke.ink.plate for name in ("fold", "cut") for shape, _ in layer(drawing, name)}
        - {None}
    )


def test_fold_and_cut_lines_are_on_a_home_sheet_only_when_asked():
    with_slit = Page(
        85, 100, (("cut", (stroked(line(5, 5, 9, 5), CUT, 0.5),)),), folds=CLASSIC_FOLDS
    )
    (plain,) = sheets([(with_slit,)], classic(bleed=0))
    assert plates(plain) == []
    (asked,) = sheets(
        [(with_slit,)], classic(bleed=0), SheetLayout(lines=frozenset({"fold", "cut"}))
    )
    assert plates(asked) == ["Cut", "Fold"]
    assert len(layer(asked, "cut")) == 2
    assert len(layer(asked, "fold")) == 3
    (cut,) = sheets([(with_slit,)], classic(bleed=0), SheetLayout(lines=frozenset({"cut"})))
    assert plates(cut) == ["Cut"]


def test_a_card_for_a_print_shop_has_bleed_slug_marks_and_plates():
    outside, inside = press_ready(card())
    for side in (outside, inside):
        assert (side.width, side.height, side.bleed) == (85, 100, 3)
        assert cards_of(side) == (side.trim,)
        assert plates(side) == ["Cut", "Fold"]
        assert {shape.stroke.ink for shape, _ in layer(side, "fold")} == {FOLD}
        assert {extent(shape, m) for shape, m in layer(side, "cut")} == {side.trim}
    assert outside.margin == inside.margin
    crop, fold = [shape for shape, _ in layer(outside, "guides")]
    assert (len(crop.segments), len(fold.segments)) == (2 * 8, 2 * 6)
    assert crop.stroke.ink == fold.stroke.ink == REGISTRATION
    for path in (crop, fold):
        for start, end in zip(path.segments[::2], path.segments[1::2], strict=True):
            stretch = extent(Path((start, end)), Matrix())
            assert outside.trim.expanded(outside.margin).holds(stretch)
            assert not overlap(stretch.expanded(0.5), outside.trim.expanded(3))
    assert layer(inside, "guides") == []


def test_marks_and_plates_can_be_left_out_for_a_print_shop():
    outside, _ = press_ready(card(), marks="none", lines=())
    assert [name for name, _ in outside.layers] == ["art", "text"]
    assert [bool(layer(side, "guides")) for side in press_ready(card(), marks="both")] == [
        True,
        True,
    ]
