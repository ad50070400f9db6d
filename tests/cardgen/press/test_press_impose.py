import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.drawing.ink import BLACK
from cardgen.drawing.shapes import Box, Group, Matrix, Page, filled, moved, rectangle, rotated
from cardgen.inputs.faults import InputFault
from cardgen.press.impose import (
    OVERLAP,
    all_folds,
    behind,
    free_places,
    glued,
    glued_size,
    turned_over,
)
from cardgen.press.slots import slots
from cardgen.press.stock import load_stock, plain_stock

PAPERS = [Box(0, 0, 210, 297), Box(0, 0, 297, 210), Box(0, 0, 215.9, 279.4), Box(0, 0, 200, 200)]
FLIPS = ["long", "short", "manual"]


def half_turn(point, centre, axis):
    """Turn `point` by 180 degrees about the line through `centre` along the vector `axis`."""
    offset = [p - c for p, c in zip(point, centre, strict=True)]
    along = sum(o * a for o, a in zip(offset, axis, strict=True))
    return tuple(c + 2 * along * a - o for c, a, o in zip(centre, axis, offset, strict=True))


def seen_after_the_flip(paper, flip, x, y):
    """Where a point of the front comes to lie when a sheet is turned over along an edge."""
    upright_edge_is_long = paper.height >= paper.width
    along_upright = upright_edge_is_long if flip != "short" else not upright_edge_is_long
    axis = (0, 1, 0) if along_upright else (1, 0, 0)
    seen = half_turn((x, y, 0), (*paper.centre, 0), axis)
    return seen[0], seen[1]


def card(width, height, bleed=3.0, folds=(), label=""):
    art = filled(rectangle(Box(0, 0, width, height).expanded(bleed)), BLACK)
    return Page(width, height, (("art", (art,)),), bleed=bleed, folds=folds, label=label)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("flip", FLIPS)
@settings(deadline=None, max_examples=20)
@given(st.floats(0, 200), st.floats(0, 200))
def test_paper_turns_over_as_real_paper_does(paper, flip, x, y):
    assert turned_over(paper, flip).apply(x, y) == pytest.approx(
        seen_after_the_flip(paper, flip, x, y)
    )


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("flip", FLIPS)
@pytest.mark.parametrize(
    "front", [moved(12, 30), moved(150, 20) @ rotated(90), moved(20, 150) @ rotated(270)]
)
@settings(deadline=None, max_examples=20)
@given(st.floats(0, 85), st.floats(0, 100))
def test_the_inside_falls_behind_the_outside(paper, flip, front, x, y):
    back = behind(front, 85, turned_over(paper, flip))
    outside_from_behind = seen_after_the_flip(paper, flip, *front.apply(x, y))
    assert back.apply(85 - x, y) == pytest.approx(outside_from_behind)
    assert (
        back.a * back.d - back.b * back.c == 1
    )  # turned and moved only: no mirror writing, no scaling


@pytest.mark.parametrize("flip", FLIPS)
@pytest.mark.parametrize("name", ["avery-5371", "sattleford-vm6356", "avery-l7414"])
def test_backs_fall_on_the_cells_of_perforated_stock(name, flip):
    stock = load_stock(name)
    size = (stock.cell_width, stock.cell_height)
    over = turned_over(stock.paper, flip)
    for slot in slots(stock, *size):
        inside = Box(0, 0, *size).mapped(behind(slot.matrix, size[0], over))
        corners = [(slot.trim.x, slot.trim.y), (slot.trim.right, slot.trim.bottom)]
        (x1, y1), (x2, y2) = (seen_after_the_flip(stock.paper, flip, *corner) for corner in corners)
        assert (inside.x, inside.y) == pytest.approx((min(x1, x2), min(y1, y2)))


@pytest.mark.parametrize(
    ("flip", "turn"), [("long", 0), ("manual", 0), ("short", 180)], ids=["long", "manual", "short"]
)
def test_only_the_short_edge_turns_backs_upside_down_on_portrait_paper(flip, turn):
    back = behind(moved(20, 30), 85, turned_over(Box(0, 0, 210, 297), flip))
    assert (back.a, back.b) == pytest.approx((math.cos(math.radians(turn)), 0))
    assert back.d == back.a


# -- used sheets -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "skip", "free"),
    [
        (1, [], [0, 1, 2, 3, 4]),
        (3, [], [2, 3, 4]),
        (1, [2, 5], [0, 2, 3]),
        (2, [1, 4], [1, 2, 4]),
        (5, [], [4]),
    ],
)
def test_free_places_of_a_used_sheet(start, skip, free):
    assert free_places(5, start, skip) == free


@pytest.mark.parametrize(
    ("start", "skip", "message"),
    [
        (6, [], "--start: there is no place 6: the places of this sheet are numbered 1 to 5"),
        (0, [], "--start: there is no place 0: the places of this sheet are numbered 1 to 5"),
        (1, [7], "--skip: there is no place 7: the places of this sheet are numbered 1 to 5"),
        (4, [4, 5], "--skip: leaves no place free: the places of this sheet are numbered 1 to 5"),
    ],
)
def test_places_that_are_not_there_are_refused(start, skip, message):
    with pytest.raises(InputFault) as caught:
        free_places(5, start, skip)
    assert str(caught.value) == message


def test_every_wrong_place_is_named():
    with pytest.raises(InputFault) as caught:
        free_places(4, 9, {5, 8})
    assert [str(fault)[:29] for fault in caught.value.faults] == [
        "--start: there is no place 9:",
        "--skip: there is no place 5: ",
        "--skip: there is no place 8: ",
    ]


# -- front and back glued --------------------------------------------------------------------------


def back_matrix(pair):
    groups = dict(pair.layers)["art"]
    assert [type(group) for group in groups] == [Group, Group]
    assert groups[0].matrix == Matrix()
    return groups[1].matrix


@pytest.mark.parametrize(
    ("size", "pair_size", "fold"),
    [
        ((85, 100), (170, 100), (85, 0, 85, 100)),  # classic: side by side
        ((170, 54), (170, 108), (0, 54, 170, 54)),  # strip: one above the other
        ((85, 50), (85, 100), (0, 50, 85, 50)),
    ],
)
def test_a_glued_pair_shares_its_longer_edge(size, pair_size, fold):
    pair = glued(card(*size, label="outside"), card(*size, label="inside"))
    assert (pair.width, pair.height) == pair_size == glued_size(*size)
    assert pair.folds == (fold,)
    assert pair.label == "outside and inside"
    assert len(pair.cards) == 2
    assert all(pair.trim.holds(half) for half in pair.cards)
    assert pair.cards[0].centre != pair.cards[1].centre


@pytest.mark.parametrize("size", [(85, 100), (170, 54), (60, 60)])
@settings(deadline=None, max_examples=20)
@given(st.floats(0, 1), st.floats(0, 1))
def test_folding_backwards_brings_the_inside_behind_the_outside(size, u, v):
    width, height = size
    x, y = u * width, v * height
    pair = glued(card(*size), card(*size))
    x1, y1, x2, y2 = pair.folds[-1]
    length = math.hypot(x2 - x1, y2 - y1)
    printed = back_matrix(pair).apply(width - x, y)
    folded = half_turn((*printed, 0), (x1, y1, 0), ((x2 - x1) / length, (y2 - y1) / length, 0))
    assert folded[:2] == pytest.approx((x, y), abs=1e-9)


@pytest.mark.parametrize("size", [(85, 100), (170, 54)])
def test_neither_side_bleeds_over_the_glue_fold(size):
    pair = glued(card(*size), card(*size))
    x1, y1, x2, _ = pair.folds[-1]
    for group, half, under in zip(dict(pair.layers)["art"], pair.cards, (OVERLAP, 0), strict=True):
        xs, ys = zip(*(segment[1:] for segment in group.clip[:-1]), strict=True)
        seen = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).mapped(group.matrix)
        if x1 == x2:
            assert min(abs(seen.x - x1), abs(seen.right - under - x1)) < 1e-9
        else:
            assert min(abs(seen.y - y1), abs(seen.bottom - under - y1)) < 1e-9
        assert half.expanded(3).holds(seen)
        assert seen.holds(half)


def test_folds_of_both_sides_survive_gluing():
    fold = (0.0, 50.0, 85.0, 50.0)
    pair = glued(card(85, 100, folds=(fold,)), card(85, 100, folds=(fold,)))
    assert pair.folds == (fold, (85, 50, 170, 50), (85, 0, 85, 100))
    assert len(slots(plain_stock("a4", pair.width, pair.height), pair.width, pair.height)) == 2


def test_each_side_shows_the_folds_of_both():
    outside = card(85, 100, folds=((0.0, 50.0, 85.0, 50.0),))
    inside = card(85, 100, folds=((0.0, 50.0, 85.0, 50.0), (16.0, 0.0, 16.0, 100.0)))
    assert all_folds((outside, inside), 0) == ((0, 50, 85, 50), (69, 0, 69, 100))
    assert all_folds((outside, inside), 1) == ((85, 50, 0, 50), (16, 0, 16, 100))
