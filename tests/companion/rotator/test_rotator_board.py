import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import grid
from companion.rotator.board import (
    BOARD_SPACES,
    BOTTOM_BITS,
    RANGE_BITS,
    TOP_ROW,
    Board,
    BoardError,
    half_faults,
    middle_faults,
    name_of,
    on_board,
    on_grid,
    parse_space,
    spaces_of,
)
from companion.rotator.state import unstarted
from tests.support.rotator_pictures import ARENA, ARENA_DRAWING, at, picture


def grid_spaces(text):
    return tuple(map(grid.parse_space, text.split()))


@pytest.mark.parametrize(
    ("name", "row", "column"),
    [
        ("red:A10", 0, 9),
        ("red:J10", 0, 0),
        ("red:A1", 9, 9),
        ("red:J1", 9, 0),
        ("blue:J1", 10, 9),
        ("blue:A1", 10, 0),
        ("blue:A10", 19, 0),
        ("blue:J10", 19, 9),
        ("red:D10", 0, 6),
    ],
)
def test_red_lies_upside_down_above_blue(name, row, column):
    assert parse_space(name) == at(row, column)  # R1
    assert name_of(at(row, column)) == name


def test_every_space_has_one_name_and_one_place():
    assert [parse_space(name_of(space).upper()) for space in BOARD_SPACES] == list(BOARD_SPACES)
    assert [parse_space(name_of(space).replace(":", " ")) for space in BOARD_SPACES] == list(
        BOARD_SPACES
    )
    assert [on_board(*on_grid(space)) for space in BOARD_SPACES] == list(BOARD_SPACES)


@pytest.mark.parametrize("text", ["D10", "green:D10", "redD10", "red:", "red:K1", ":A1", ""])
def test_what_is_no_space_of_the_board_is_refused(text):
    with pytest.raises(grid.SpaceError):
        parse_space(text)


def test_the_board_as_it_lies_in_front_of_the_player():
    rows = [line.split()[2] for line in ARENA_DRAWING.strip().splitlines()]
    assert picture(unstarted(ARENA)) == rows


def test_ranges_cross_the_middle_line_and_are_cut_off_at_the_rim():
    across = [name_of(space) for space in spaces_of(RANGE_BITS[parse_space("blue:B1")])]
    assert across[:4] == ["red:H1", "red:I1", "red:J1", "red:I2"]  # R2
    assert across[4:] == [
        f"blue:{space}" for space in ("A1", "B1", "C1", "D1", "A2", "B2", "C2", "B3")
    ]
    assert RANGE_BITS[parse_space("blue:B9")].bit_count() == 11


def test_sets_are_read_red_before_blue_each_half_in_its_reading_order():
    everything = [name_of(space) for space in spaces_of((1 << 200) - 1)]
    assert everything[:11] == [f"red:{column}1" for column in "ABCDEFGHIJ"] + ["red:A2"]
    assert everything[99:102] == ["red:J10", "blue:A1", "blue:B1"]
    assert len(everything) == 200


def test_top_and_bottom_rows_are_the_two_rows_10():
    assert {name_of(space) for space in TOP_ROW} == {f"red:{column}10" for column in "ABCDEFGHIJ"}
    assert {name_of(space) for space in spaces_of(BOTTOM_BITS)} == {
        f"blue:{c}10" for c in "ABCDEFGHIJ"
    }


GOOD_RED, GOOD_BLUE = "B3 H4 E6 C9 I9", "B1 I3 D5 B9 I9"


NUMBER, RIM = "red has 4 Nodes, must have 5", "is at the rim of the board, a Node must be in"
WITHIN = "columns B to I and rows 1 to 9"


@pytest.mark.parametrize(
    ("nodes", "faults"),
    [
        ("B3 H4 E6 C9", [NUMBER]),
        ("B1 G1 D4 I4 B7 G7", ["red has 6 Nodes, must have 5"]),
        ("B3 H4 E6 C9 C9", ["red:C9 is given 2 times, each Node must be given once"]),
        ("A3 H4 E6 C9 I9", [f"red:A3 {RIM} {WITHIN}"]),
        ("B3 H4 E6 C9 I10", [f"red:I10 {RIM} {WITHIN}"]),
        ("B3 H4 E6 C9 G9", ["the ranges of red:C9 and red:G9 overlap"]),
        (
            "B3 H4 E6 J6",
            [NUMBER, f"red:J6 {RIM} {WITHIN}", "the ranges of red:H4 and red:J6 overlap"],
        ),
    ],
)
def test_every_fault_of_a_half_is_found_at_once(nodes, faults):
    assert list(map(str, half_faults("red", grid_spaces(nodes)))) == faults  # R2


def test_ranges_that_meet_across_the_middle_line_are_a_fault_of_both_halves():
    red, blue = grid_spaces(GOOD_RED), grid_spaces("B1 I1 E3 H5 B6")
    assert half_faults("red", red) == half_faults("blue", blue) == []
    assert middle_faults(red, grid_spaces(GOOD_BLUE)) == []
    overlap = "the ranges of red:B3 and blue:I1 overlap"  # they lie three rows apart
    assert list(map(str, middle_faults(red, blue))) == [overlap]
    with pytest.raises(BoardError, match=overlap) as refusal:
        Board.parse(GOOD_RED, "B1 I1 E3 H5 B6")
    assert refusal.value.ruling == "R2"


def test_a_board_is_the_same_in_whatever_order_its_nodes_are_named():
    board = Board.parse("I9 B3 C9 H4 E6", "I9 B9 D5 I3 B1")
    assert board == ARENA and hash(board) == hash(ARENA)
    assert str(board) == f"red {GOOD_RED} blue {GOOD_BLUE}"


@given(st.sets(st.sampled_from(BOARD_SPACES)))
def test_reading_order_loses_no_space(spaces):
    assert set(spaces_of(sum(1 << s for s in spaces))) == spaces
