import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.grid import (
    SPACES,
    SpaceError,
    SpaceSet,
    name_of,
    neighbours,
    parse_space,
    range_of,
    turned,
)


@pytest.mark.parametrize("text", ["F3", "f3", "(F,3)", "F,3", "F 3", " (f, 3) "])
def test_every_way_of_writing_a_space(text):
    assert name_of(parse_space(text)) == "F3"  # B1


@pytest.mark.parametrize(
    "text", ["", "K1", "A0", "A11", "3F", "F", "(F3", "F3)", "F-3", "A1 B2", "F３"]
)
def test_what_is_no_space_is_refused(text):
    with pytest.raises(SpaceError):
        parse_space(text)


def test_names_are_a_fixpoint_and_in_reading_order():
    assert [parse_space(name_of(space)) for space in SPACES] == list(SPACES)
    assert " ".join(name_of(s) for s in SPACES[:11]) == "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 A2"  # B6


def test_a_range_is_a_diamond_of_13_cut_at_the_rim():
    assert str(range_of(parse_space("E5"))) == "E3 D4 E4 F4 C5 D5 E5 F5 G5 D6 E6 F6 E7"  # B2
    assert str(range_of(parse_space("A1"))) == "A1 B1 C1 A2 B2 A3"


def test_neighbours_are_never_diagonal():
    assert str(neighbours(parse_space("A1"))) == "B1 A2"  # M5
    assert str(neighbours(parse_space("E5"))) == "E4 D5 F5 E6"


spaces = st.sampled_from(SPACES)
sets = st.sets(spaces)


@given(sets, sets)
def test_space_sets_behave_like_sets(a, b):
    left, right = SpaceSet.of(a), SpaceSet.of(b)
    assert set(left | right) == a | b
    assert set(left & right) == a & b
    assert set(left - right) == a - b
    assert len(left) == len(a) and bool(left) == bool(a)
    assert SpaceSet.parse(str(left)) == left


@given(spaces, st.integers(-8, 8), st.integers(-8, 8))
def test_turning_is_a_group_and_keeps_ranges(space, p, q):
    assert turned(turned(space, p), q) == turned(space, p + q)
    assert set(range_of(turned(space, p))) == {turned(s, p) for s in range_of(space)}
    assert name_of(turned(parse_space("A1"))) == "J1"
