"""Where grids touch, worked by hand from T2 and T3."""

import math

import pytest

from companion.errors import RulingError
from companion.grid import SPACES, SpaceSet, column_of, name_of, parse_space, row_of
from companion.territory.table import (
    LYING_AT,
    Contact,
    LayoutError,
    Place,
    Run,
    Table,
    checked,
    layouts,
    load_table,
    run,
    seats_of,
)
from tests.support.scenes import FIXED_TABLES


def touching(table, grid, space):
    return {
        f"{other}:{name_of(there)}" for other, there in table.touching(grid, parse_space(space))
    }


@pytest.mark.parametrize(
    ("layout", "grid", "space", "expected"),
    [
        ("reflector-2", 0, "A1", {"1:J1"}),
        ("reflector-2", 0, "B1", {"1:I1"}),
        ("reflector-2", 1, "D1", {"0:G1"}),
        ("reflector-2", 0, "A2", set()),
        ("deflector-3", 0, "A7", {"1:J7"}),
        ("deflector-3", 0, "J7", {"2:A7"}),
        ("deflector-3", 2, "A10", {"0:J10"}),
        ("deflector-3", 1, "E1", set()),
        ("deflector-4-full", 0, "A1", {"1:J1", "2:J1"}),
        ("deflector-4-full", 3, "C1", {"1:H1"}),
        ("deflector-4-full", 2, "J4", {"1:A4"}),
        ("deflector-4-partial", 0, "A4", {"1:J4"}),
        ("deflector-4-partial", 0, "J4", set()),
        ("deflector-4-partial", 1, "A1", {"2:J1"}),
        ("deflector-4-partial", 1, "A4", set()),
        ("deflector-4-partial", 2, "A9", {"3:J9"}),
        ("deflector-4-partial", 3, "C1", {"0:H1"}),
        ("deflector-5-full", 0, "A1", {"1:J1", "2:J1"}),
        ("deflector-5-full", 0, "E1", {"2:F1"}),
        ("deflector-5-full", 0, "F1", {"3:E1"}),
        ("deflector-5-full", 0, "J5", {"4:A5"}),
        ("deflector-5-full", 0, "A6", set()),
        ("deflector-5-full", 4, "A1", {"0:J1", "1:J1"}),
        ("deflector-5-partial", 0, "A10", {"1:J10"}),
        ("deflector-5-partial", 1, "E1", {"2:J1"}),
        ("deflector-5-partial", 1, "A1", {"2:J5"}),
        ("deflector-5-partial", 2, "E1", {"3:J1"}),
        ("deflector-5-partial", 2, "A1", {"3:J5"}),
        ("deflector-5-partial", 3, "A1", {"4:F1"}),
        ("deflector-5-partial", 3, "A5", {"4:J1"}),
        ("deflector-5-partial", 4, "A1", {"0:F1"}),
        ("deflector-5-partial", 4, "A5", {"0:J1"}),
        ("deflector-5-partial", 4, "A6", set()),
    ],
)
def test_fixed_layouts_touch_as_worked_by_hand(layout, grid, space, expected):
    assert touching(load_table(layout), grid, space) == expected  # T3


def test_with_full_access_every_row_1_touches_every_other_row_1():
    table = load_table("defector-7-full")
    row = [f"{column}1" for column in "ABCDEFGHIJ"]
    assert touching(table, 3, "C1") == {f"{g}:{s}" for g in (0, 1, 2, 4, 5, 6) for s in row}
    assert touching(table, 3, "C2") == set()


@pytest.mark.parametrize(
    ("grid", "space", "expected"),
    [
        # Seven players, islands I1..I4 are grids 7..10: seats 0-3 below from right to left, 4-6
        # above.
        (0, "A1", {"10:A10"}),
        (3, "J1", {"7:J10"}),
        (4, "A1", {"7:J1"}),
        (6, "C1", {"9:H1"}),
        (7, "J5", {"8:A5"}),
        (8, "A5", {"7:J5"}),
        (10, "J5", set()),
        (10, "A1", {"9:J1"}),  # nobody sits above the last island of an odd number
        (8, "A1", {"5:J1", "7:J1"}),
    ],
)
def test_islands_touch_as_worked_by_hand(grid, space, expected):
    assert touching(load_table("defector-7-island"), grid, space) == expected  # T3


@pytest.mark.parametrize(
    "name", [*FIXED_TABLES, "defector-6-full", "defector-6-island", "defector-9-island"]
)
def test_touching_is_mutual_and_never_on_one_grid(name):
    table = load_table(name)
    pairs = {
        (g, s, h, t) for g in range(table.grids) for s in SPACES for h, t in table.touching(g, s)
    }
    assert pairs
    assert all(g != h and (h, t, g, s) in pairs for g, s, h, t in pairs)


@pytest.mark.parametrize(
    "name",
    [
        "reflector-2",
        "deflector-4-partial",
        "deflector-5-partial",
        "defector-6-island",
        "defector-7-island",
    ],
)
def test_on_a_flat_table_touching_spaces_lie_side_by_side_on_the_drawing(name):
    table = load_table(name)

    def middle(grid, space):
        place, column, row = table.places[grid], column_of(space), row_of(space)
        x, y, angle = column / 10 - 0.45, row / 10 - 0.45, math.radians(place.degrees)
        return (
            place.x + x * math.cos(angle) - y * math.sin(angle),
            place.y + x * math.sin(angle) + y * math.cos(angle),
        )

    for grid in range(table.grids):
        for space in SPACES:
            for other, there in table.touching(grid, space):
                assert math.dist(middle(grid, space), middle(other, there)) == pytest.approx(0.1)


@pytest.mark.parametrize("seats", [*range(6, 13), 40])
@pytest.mark.parametrize("kind", ["full", "island"])
def test_a_layout_that_is_worked_out_does_not_contradict_itself(seats, kind):
    table = load_table(f"defector-{seats}-{kind}")
    assert checked(table) is table and len(table.places) == table.grids


def test_players_of_the_island_layout_touch_islands_only():
    table = load_table("defector-8-island")
    touched = {h for seat in range(8) for s in SPACES for h, _ in table.touching(seat, s)}
    assert touched == {8, 9, 10, 11}


@pytest.mark.parametrize(
    ("game", "seats", "expected"),
    [
        ("reflector", 2, ("reflector-2",)),
        ("deflector", 3, ("deflector-3",)),
        ("deflector", 4, ("deflector-4-full", "deflector-4-partial")),
        ("deflector", 5, ("deflector-5-full", "deflector-5-partial")),
        ("defector", 11, ("defector-11-full", "defector-11-island")),
    ],
)
def test_every_number_of_players_has_its_layouts_the_usual_one_first(game, seats, expected):
    assert layouts(game, seats) == expected
    assert all(load_table(name).seats == seats for name in expected)


@pytest.mark.parametrize(
    ("game", "seats", "message"),
    [
        ("reflector", 3, "reflector is for 2 players, not 3"),
        ("deflector", 6, "deflector is for 3 to 5 players, not 6"),
        ("defector", 5, "defector is for 6 or more players, not 5"),
    ],
)
def test_a_wrong_number_of_players_is_refused(game, seats, message):
    with pytest.raises(LayoutError, match=message) as caught:
        layouts(game, seats)
    assert caught.value.ruling == "T2b"


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("reflector-2", 2),
        ("deflector-5-partial", 5),
        ("defector-6-full", 6),
        ("defector-37-island", 37),
        ("defector-10000-full", 10000),
        (f"defector-{'9' * 6000}-island", 999999999),  # more than there can be
    ],
)
def test_a_layout_has_any_number_of_seats_and_says_so_without_being_laid_out(name, seats):
    assert seats_of(name) == seats


@pytest.mark.parametrize(
    "name", ["", "defector-5-full", "defector-06-full", "deflector-4", "chess-8", "defector-6"]
)
def test_a_layout_that_does_not_exist_is_refused(name):
    for read in (load_table, seats_of):
        with pytest.raises(LayoutError, match="there is no layout"):
            read(name)


@pytest.mark.parametrize(
    ("contacts", "message"),
    [
        ((Contact(run(0, "A1-A5"), run(1, "J1-J6")),), "joins runs of different length"),
        ((Contact(run(0, "A1-A5"), run(0, "J1-J5")),), "does not join two grids of the table"),
        ((Contact(run(0, "A1-A5"), run(2, "J1-J5")),), "does not join two grids of the table"),
    ],
)
def test_a_layout_that_contradicts_itself_is_refused(contacts, message):
    places = (Place(0, 0, 0), Place(1, 0, 0))
    with pytest.raises(LayoutError, match=message):
        checked(Table("odd", "reflector", 2, 0, contacts, (), places))


@pytest.mark.parametrize("text", ["A1", "A1-B2", "A1-K1", "B2-B5"])
def test_a_run_is_on_one_side_of_the_grid(text):
    with pytest.raises(RulingError):
        run(0, text)


@pytest.mark.parametrize(
    ("quarters", "facing", "left", "right"),
    [
        (0, "A1 J1", "A1 A10", "J1 J10"),
        (1, "A10 A1", "A10 J10", "A1 J1"),
        (2, "J10 A10", "J10 J1", "A10 A1"),
        (3, "J1 J10", "J1 A1", "J10 A10"),
    ],
)
def test_a_turned_grid_lies_with_other_sides_at_its_contacts(quarters, facing, left, right):
    def ends(text):
        spaces = run(0, text).lying_here([quarters])
        return f"{name_of(spaces[0])} {name_of(spaces[-1])}"

    assert ends("A1-J1") == facing  # X4, left to right
    assert ends("A1-A10") == left  # top to bottom
    assert ends("J1-J10") == right


def test_touched_reads_the_sides_as_they_lie_now():
    table = load_table("defector-6-island")
    sources = [0] * table.grids
    sources[0] = SpaceSet.parse("A10").bits
    assert not any(table.touched(sources, [0] * table.grids))
    turns = [1] + [0] * (table.grids - 1)  # Column A faces the middle now, A10 at its left end
    assert SpaceSet(table.touched(sources, turns)[6 + 2]) == SpaceSet.parse("A10")
    assert LYING_AT[1][parse_space("A1")] == parse_space("A10")


@pytest.mark.parametrize(
    ("seats", "shooter", "target", "clockwise"),
    [
        (4, 0, 1, True),
        (4, 0, 2, True),  # straight across counts as clockwise (S3)
        (4, 0, 3, False),
        (4, 3, 0, True),
        (5, 0, 2, True),
        (5, 0, 3, False),
        (3, 2, 2, True),  # one's own grid
    ],
)
def test_the_way_round_the_table(seats, shooter, target, clockwise):
    table = Table("t", "deflector", seats, 0, (), (), (Place(0, 0, 0),) * seats)
    assert table.clockwise(shooter, target) is clockwise
    assert table.next_grid(seats - 1, True) == 0
    assert table.next_grid(0, False) == seats - 1


def test_a_run_knows_its_grid():
    assert run(1, "C1-A1") == Run(1, tuple(parse_space(s) for s in ("C1", "B1", "A1")))
