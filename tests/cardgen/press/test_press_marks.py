from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.drawing.shapes import MM_PER_PT, Box, Group, Path, Text
from cardgen.press.marks import (
    GAP,
    RULER_HEIGHT,
    RULER_WIDTH,
    crop_marks,
    draw_marks,
    find_room,
    fold_labels,
    fold_marks,
    fold_words,
    ruler,
)
from cardgen.press.slots import slots
from cardgen.press.stock import plain_stock
from companion.words import language

A4 = Box(0, 0, 210, 297)


def boxed(mark):
    x1, y1, x2, y2 = mark
    return Box(min(x1, x2), min(y1, y2), abs(x1 - x2), abs(y1 - y2))


def apart(one, other):
    return (
        one.right <= other.x + 1e-6
        or other.right <= one.x + 1e-6
        or one.bottom <= other.y + 1e-6
        or other.bottom <= one.y + 1e-6
    )


def laid_out(bleed, gutter=0.0, paper="a4", size=(85, 100)):
    stock = plain_stock(paper, *size, bleed, gutter)
    places = slots(stock, *size)
    return stock, [place.trim for place in places], [place.trim.expanded(bleed) for place in places]


@settings(deadline=None, max_examples=60)
@given(
    st.sampled_from([0, 2, 3, 3.175]),
    st.sampled_from([0, 6, 8, 12, 20]),
    st.sampled_from(["a4", "letter", "sra3"]),
    st.sampled_from([(85, 100), (88.9, 101.6), (170, 54), (85, 50)]),
)
def test_crop_marks_stay_outside_all_art_and_on_the_lines_of_the_cuts(bleed, gutter, paper, size):
    stock, trims, arts = laid_out(bleed, gutter, paper, size)
    marks = crop_marks(trims, arts, stock.paper, stock.margin)
    cuts_x = {round(x, 3) for trim in trims for x in (trim.x, trim.right)}
    cuts_y = {round(y, 3) for trim in trims for y in (trim.y, trim.bottom)}
    for mark in marks:
        assert all(apart(boxed(mark).expanded(GAP / 2), art) for art in arts)
        assert stock.paper.holds(boxed(mark))
        x1, y1, x2, y2 = mark
        assert x1 in cuts_x if x1 == x2 else y1 in cuts_y
        assert max(abs(x2 - x1), abs(y2 - y1)) >= 2 - 1e-6
    assert {mark[0] for mark in marks if mark[0] == mark[2]} == cuts_x  # every cut has a mark
    assert {mark[1] for mark in marks if mark[1] == mark[3]} == cuts_y


@settings(deadline=None)
@given(st.sampled_from([0, 3]), st.sampled_from([0, 7, 9, 12, 30]))
def test_no_stretch_is_marked_twice(bleed, gutter):
    stock, trims, arts = laid_out(bleed, gutter)
    marks = crop_marks(trims, arts, stock.paper, stock.margin)
    for one, other in combinations(marks, 2):
        if one[0] == one[2] == other[0] == other[2]:
            assert one[3] < other[1] or other[3] < one[1]
        if one[1] == one[3] == other[1] == other[3]:
            assert one[2] < other[0] or other[2] < one[0]


def test_neighbours_that_touch_share_their_mark():
    _, trims, arts = laid_out(0)
    marks = crop_marks(trims, arts, A4, 5)
    assert len([mark for mark in marks if mark[0] == mark[2]]) == 6  # 3 cuts, above and below
    assert len([mark for mark in marks if mark[1] == mark[3]]) == 8  # 4 cuts, left and right


def test_marks_keep_off_the_edge_of_the_paper_where_there_is_room():
    _, trims, arts = laid_out(3)
    assert all(A4.expanded(-5).holds(boxed(mark)) for mark in crop_marks(trims, arts, A4, 5))
    _, trims, arts = laid_out(0)  # cards reach to 5 mm from the left and right edges
    for mark in crop_marks(trims, arts, A4, 5):
        assert A4.expanded(-5).holds(boxed(mark)) == (mark[0] == mark[2])


def test_marks_are_shortened_where_the_gutter_is_narrow():
    stock, trims, arts = laid_out(3, gutter=10.5)  # leaves 4.5 between the bleeds
    lengths = {
        round(abs(mark[3] - mark[1]), 3)
        for mark in crop_marks(trims, arts, stock.paper, 5)
        if mark[0] == mark[2] and trims[0].bottom < mark[1] < trims[-1].y
    }
    assert lengths == {2.5}


def test_folds_are_marked_beside_the_art_only():
    _, trims, arts = laid_out(3)
    folds = [
        ((trim.x, trim.y + 50, trim.right, trim.y + 50), trim, art)
        for trim, art in zip(trims, arts, strict=True)
    ]
    marks = fold_marks(folds, arts, A4, 5)
    assert sorted({round(mark[1], 3) for mark in marks}) == [95.5, 201.5]
    assert len(marks) == 4  # none between neighbours
    assert all(apart(boxed(mark).expanded(GAP / 2), art) for mark in marks for art in arts)


@pytest.mark.parametrize(
    ("fold", "marks"),
    [
        ((60, 50, 60, 150), [(60, 41, 60, 46), (60, 154, 60, 159)]),
        ((60, 50, 60, 100), [(60, 41, 60, 46)]),  # ends inside the card
        ((60, 150, 60, 100), [(60, 154, 60, 159)]),
        ((50, 90, 70, 90), [(41, 90, 46, 90)]),
        ((60, 60, 60, 100), []),
        ((50, 50, 130, 150), []),  # slanted
    ],
)
def test_a_fold_is_marked_where_it_meets_the_cut(fold, marks):
    trim = Box(50, 50, 80, 100)
    assert fold_marks([(fold, trim, trim.expanded(3))], [trim.expanded(3)], A4, 5) == marks


def test_crop_marks_are_solid_fold_marks_dashed_and_both_thick_enough():
    crop, fold = draw_marks([(1, 0, 1, 5)], [(2, 0, 2, 5), (3, 0, 3, 5)])
    assert crop.stroke.dash == ()
    assert fold.stroke.dash
    assert [len(path.segments) for path in (crop, fold)] == [2, 4]
    for path in (crop, fold):
        assert path.stroke.width >= 0.25
        assert path.stroke.ink.cmyk == (0, 0, 0, 1)
    assert list(draw_marks([], [])) == []


def test_the_ruler_is_true_to_size():
    path, *labels = ruler()
    assert isinstance(path, Path)
    points = [(x, y) for _, x, y in path.segments]
    up = sorted({round(x, 6) for x, y in points if y < RULER_HEIGHT / 2})
    down = sorted({round(x, 6) for x, y in points if y > RULER_HEIGHT / 2})
    assert (len(up), up[-1] - up[0]) == (51, pytest.approx(50))
    assert (len(down), down[-1] - down[0]) == (17, pytest.approx(50.8))
    assert up[0] == down[0]
    assert {label.content for label in labels} == {"50 mm", "2 in"}
    for label in labels:
        assert isinstance(label, Text)
        assert label.size >= 5
        assert label.x + len(label.content) * 0.6 * label.size * MM_PER_PT <= RULER_WIDTH
    assert all(0 <= x <= RULER_WIDTH and 0 <= y <= RULER_HEIGHT for x, y in points)


BOXES = st.lists(
    st.builds(Box, st.floats(0, 90), st.floats(0, 90), st.floats(1, 60), st.floats(1, 60)),
    max_size=5,
)


@settings(deadline=None)
@given(BOXES, st.floats(5, 60), st.floats(2, 10))
def test_room_that_is_found_is_free_and_as_large_as_asked(taken, width, height):
    area = Box(5, 5, 100, 120)
    found = find_room(width, height, area, taken)
    if found is None:
        assert taken
        return
    matrix, spot = found
    seen = Box(0, 0, width, height).mapped(matrix)
    assert (seen.x, seen.y, seen.right, seen.bottom) == pytest.approx(
        (spot.x, spot.y, spot.right, spot.bottom)
    )
    assert area.holds(seen)
    assert all(apart(seen, box) for box in taken)
    assert matrix.a * matrix.d - matrix.b * matrix.c == 1


def test_room_is_found_on_end_between_a_full_sheet_and_its_side():
    area, middle = Box(0, 0, 100, 100), Box(10, 0, 80, 100)
    matrix, spot = find_room(50, 6, area, [middle])
    assert (spot.width, spot.height) == (6, 50)
    assert matrix.b == -1  # read from the right
    assert find_room(50, 11, area, [middle]) is None
    assert find_room(101, 101, area, []) is None


def test_each_fold_says_what_to_do_with_it() -> None:
    across, down = (0.0, 50.0, 170.0, 50.0), (85.0, 0.0, 85.0, 100.0)
    flaps = [(x, 0.0, x, 100.0) for x in (100.0, 155.0)]
    assert fold_words([across], None, language()) == {}
    assert fold_words([across], across, language()) == {across: "glue fold: backwards"}
    assert fold_words([across, *flaps], None, language()) == {
        across: "fold 1: in half",
        **dict.fromkeys(flaps, "flap"),
    }
    halves = [(0.0, 50.0, 85.0, 50.0), (85.0, 50.0, 170.0, 50.0)]  # of front and back
    assert fold_words([*halves, *flaps, down], down, language()) == {
        down: "glue fold 1: backwards",
        **dict.fromkeys(halves, "fold 2: in half"),
        **dict.fromkeys(flaps, "flap"),
    }
    german = {across: "Klebefalz: nach hinten"}
    assert fold_words([across], across, language("de")) == german


def test_words_stand_beside_their_mark_where_there_is_room() -> None:
    words = [
        ((85.0, 20.0, 85.0, 120.0), "flap"),
        ((20.0, 70.0, 150.0, 70.0), "fold 1: in half"),
    ]
    marks = [(85.0, 14.0, 85.0, 19.0), (14.0, 70.0, 19.0, 70.0), (40.0, 14.0, 40.0, 19.0)]
    paper, left = Box(0, 0, 210, 297), Box(70, 10, 14.5, 10)
    taken: list[Box] = [left]
    shown = list(fold_labels(words, marks, paper, 5, taken))
    assert all(isinstance(label, Group) for label in shown)
    found = {label.shapes[0].content: label.matrix for label in shown}
    assert found.keys() == {"flap", "fold 1: in half"}
    assert found["flap"].e > 85 and found["flap"].b == 0
    assert (
        found["fold 1: in half"].f < 70 and found["fold 1: in half"].b == -1
    )  # read from the right
    assert len(taken) == 3  # and no words are put there again
    assert list(fold_labels(words, marks, paper, 5, [paper])) == []


@pytest.mark.parametrize(("edge", "nearest"), [(13.0, 5.0), (6.5, 0.5)])
def test_words_are_near_the_edge_only_where_there_is_no_other_room(
    edge: float, nearest: float
) -> None:
    fold, mark = (edge, 70.0, 150.0, 70.0), (edge - 6, 70.0, edge - 1, 70.0)
    taken = [Box(edge, 20, 137, 100)]
    (label,) = fold_labels([(fold, "glue fold: backwards")], [mark], Box(0, 0, 210, 297), 5, taken)
    assert isinstance(label, Group) and label.matrix.b == -1  # read from the right
    assert [shape.content for shape in label.shapes if isinstance(shape, Text)] == [
        "glue fold: backwards"
    ]
    assert nearest <= taken[-1].x < taken[-1].right < edge and taken[-1].bottom < 70
