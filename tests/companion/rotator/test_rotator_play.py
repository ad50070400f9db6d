import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import RulingError
from companion.rotator.board import ALL_BITS, TOP_ROW, name_of, parse_space, spaces_of
from companion.rotator.state import Turn, legal_turns, start, step, unstarted
from tests.support.rotator_pictures import ARENA, at, picture, position_from
from tests.support.rotator_turns import play


def played(place, *turns):
    position = start(ARENA, parse_space(place))
    for turn in turns:
        position = play(position, Turn.parse(turn))
    return position


def test_the_start_opens_even_a_solid_space_and_counts_as_touched_in_turn_1():
    position = start(ARENA, parse_space("red:I10"))  # R4
    assert picture(position)[0] == "#0#...###."
    assert (position.turn, position.boosts_left, position.departures) == (0, 10, 0)
    assert picture(played("red:A10", "0"))[0] == "###...###0"
    assert picture(played("red:A10", "0", "0"))[0] == "###...###1"


def test_the_player_falls_through_air_and_touches_it():
    position = played("red:F10", "0")  # R6
    assert position.at == at(2, 4)
    assert picture(position)[:4] == ["###.0.###.", "#N##0##N##", "###.0####.", ".#..####.."]


def test_a_touched_space_keeps_its_age_when_fallen_through_again():
    position = played("red:F10", "1", "1", "0", "0")
    assert position.at == at(3, 2)
    # turn 4 fell left out of (3, 5) through (3, 4), which was touched in turn 1 and now collapses
    # [R6, R7]
    assert picture(position)[:4] == ["###.#.###.", "#N#####N##", "###.#####.", ".#00#2##.."]


def test_what_was_touched_three_turns_ago_collapses_even_where_it_was_air():
    assert picture(played("red:F10", "1", "1", "0"))[0] == "###.2.###."
    assert picture(played("red:F10", "1", "1", "0", "0"))[0] == "###.#.###."  # R7


def test_a_player_on_a_collapsing_space_has_lost():
    position = played("red:A10", "0", "0", "0", "0")
    assert (position.result, position.turn, position.at) == ("lost", 4, at(0, 9))  # R7
    assert picture(position)[0] == "###...####"


@pytest.mark.parametrize(
    ("drill", "place", "boosts"), [(1, (3, 4), 10), (2, (4, 4), 9), (3, (5, 4), 8)]
)
def test_the_first_space_drilled_is_free_the_others_come_from_the_cache(drill, place, boosts):
    position = played("red:F10", str(drill))  # R8
    assert (position.at, position.boosts_left) == (at(*place), boosts)


def test_a_drill_that_breaks_through_falls():
    position = played("red:F10", "1", "3")
    assert position.at == at(3, 9)
    assert picture(position)[3] == ".#..100000"  # R8: drilled three, fell two


def test_a_captured_node_opens_its_range_and_offers_every_space_of_it():
    position = played("red:I10", "1")
    assert picture(position)[:4] == ["000...###.", "0000.##N##", "000..####.", ".0..####.."]  # R9
    assert position.at == parse_space("red:I9")
    assert [name_of(space) for space in spaces_of(position.departures)] == [
        *("red:I7", "red:H8", "red:I8", "red:J8"),
        *("red:G9", "red:H9", "red:I9", "red:J9"),
        *("red:H10", "red:I10", "red:J10"),
    ]


def test_spaces_already_open_keep_their_age_in_a_capture():
    before = position_from({0: "#10...###."}, at(0, 1), turn=4)
    assert picture(play(before, Turn(1)))[:2] == ["021...###.", "0000.##N##"]  # R9


def test_the_turn_after_a_capture_starts_from_the_space_chosen():
    position = played("red:I10", "1", "from red:G9 0")
    assert position.at == at(1, 4)
    assert picture(position)[1] == "11110##N##"
    assert position.departures == 0


def test_falling_onto_an_open_node_captures_nothing():
    position = played("red:I10", "1", "from red:J10 0", "0")
    assert position.departures == 0  # R9


def test_a_collapsed_node_is_captured_again():
    rows = {0: "#0########", 1: "#N########"}
    position = play(position_from(rows, at(0, 1), turn=8), Turn(1))
    assert position.departures and position.at == at(1, 1)  # R10


def test_a_fall_to_the_bottom_row_wins_before_the_collapse():
    rows = {0: "..2.......", 15: "....0....."}
    position = play(position_from(rows, at(15, 4), turn=4), Turn(3))
    assert (position.result, position.turn, position.at) == ("won", 5, at(19, 4))  # R11
    assert picture(position)[0] == "..3......."
    assert position.boosts_left == 10  # R8: the drill that no longer came costs nothing


def test_a_drill_to_the_bottom_row_wins():
    position = play(position_from({17: "0##....###"}, at(17, 0), turn=4), Turn(2))
    assert (position.result, position.at, position.boosts_left) == ("won", at(19, 0), 9)  # R11


def test_starting_a_turn_from_the_bottom_row_wins_at_once():
    before = position_from({17: "#0#....###"}, at(17, 1), turn=4)
    captured = play(before, Turn(1))
    assert captured.result is None
    position = play(captured, Turn.parse("from blue:B10 0"))
    assert (position.result, position.turn, position.at) == ("won", 6, at(19, 1))  # R11
    assert picture(position)[19] == "111....###"


def test_a_step_tells_how_the_turn_went():
    position = start(ARENA, parse_space("red:F10"))
    told = step(position, Turn(2))
    assert told.path == (at(1, 4), at(2, 4), at(3, 4), at(4, 4))
    assert (told.origin, told.collapsed, told.captured) == (at(0, 4), 0, None)
    assert list(spaces_of(told.drilled)) == [at(4, 4), at(3, 4)]


OPEN_CORRIDOR = position_from({3: ".#..0#.#.."}, at(3, 4), turn=5)

REFUSED = [
    (
        unstarted(ARENA),
        "1",
        "no turn before the start is chosen: a space of the top row, red Row 10 [R4]",
    ),
    (played("red:A10", "0", "0", "0", "0"), "0", "the game is over: it was lost in turn 4 [R5]"),
    (played("red:F10"), "4", "can't drill 4 spaces: at most 3 in a turn [R8]"),
    (
        position_from({3: ".#..0###.."}, at(3, 4), turn=5, boosts_left=1),
        "3",
        "can't drill 3 spaces: takes 2 spaces of boost, the cache holds 1 [R8]",
    ),
    (played("red:A10", "0"), "1", "can't drill 1 space: the rim is ground, 0 can be drilled [R8]"),
    (
        OPEN_CORRIDOR,
        "2",
        "can't drill 2 spaces: red:D7 is open, so the player falls, 1 can be drilled [R8]",
    ),
    (
        played("red:I10"),
        "2",
        "can't drill 2 spaces: red:I9 is a Node and ends the drill, 1 can be drilled [R8]",
    ),
    (
        position_from({17: "0##....###"}, at(17, 0), turn=4),
        "3",
        "can't drill 3 spaces: the rim is ground, 2 can be drilled [R8]",
    ),
    (
        played("red:F10", "0"),
        "from red:F8 1",
        "can't start from red:F8: no Node was captured in the turn before, "
        "so the turn starts where the player is, on red:F8 [R9]",
    ),
    (
        played("red:I10", "1"),
        "1",
        "say where to start from: red:I9 was captured, any space of its range will do [R9]",
    ),
    (
        played("red:I10", "1"),
        "from red:A1 1",
        "can't start from red:A1: not in the range of red:I9 (red:I7, red:H8, red:I8, red:J8, "
        "red:G9, red:H9, red:I9, red:J9, red:H10, red:I10, red:J10) [R9]",
    ),
]


@pytest.mark.parametrize(("position", "turn", "message"), REFUSED)
def test_an_illegal_turn_is_refused_with_its_ruling(position, turn, message):
    with pytest.raises(RulingError) as refusal:
        play(position, Turn.parse(turn))
    assert f"{refusal.value} [{refusal.value.ruling}]" == message


def test_a_start_below_the_top_row_is_refused():
    with pytest.raises(RulingError, match=r"can't start on red:D9: .* red Row 10") as refusal:
        start(ARENA, parse_space("red:D9"))
    assert refusal.value.ruling == "R4"


@pytest.mark.parametrize(
    "text", ["", "x", "-1", "from 1", "from red:A1", "1 2", "²", "from red:K1 1"]
)
def test_what_is_no_turn_is_refused(text):
    with pytest.raises(RulingError) as refusal:
        Turn.parse(text)
    assert refusal.value.ruling == ("B1" if "K1" in text else None)


@pytest.mark.parametrize("text", ["0", "3", "from red:C4 2"])
def test_a_turn_is_written_as_it_is_read(text):
    assert str(Turn.parse(text)) == text
    assert Turn.parse(text.upper()) == Turn.parse(text)


def test_legal_turns_are_in_reading_order_of_their_start_then_by_number():
    assert [str(turn) for turn in legal_turns(played("red:F10"))] == ["0", "1", "2", "3"]
    turns = [str(turn) for turn in legal_turns(played("red:I10", "1"))]
    assert (
        turns[:5]
        == ["from red:I7 0", "from red:H8 0", "from red:H8 1", "from red:H8 2", "from red:I8 0"]
        or turns
    )
    assert legal_turns(unstarted(ARENA)) == []
    assert legal_turns(played("red:A10", "0", "0", "0", "0")) == []


def test_where_the_turn_ends_before_the_drill_every_number_is_legal():
    doomed = played("red:A10", "0", "0", "0")
    assert [str(turn) for turn in legal_turns(doomed)] == ["0", "1", "2", "3"]  # R8
    assert {play(doomed, turn) for turn in legal_turns(doomed)} == {play(doomed, Turn(0))}


@given(st.sampled_from(TOP_ROW), st.randoms(use_true_random=False))
def test_invariants_of_random_play(place, random):
    position = start(ARENA, place)
    air = ALL_BITS & ~position.solid & ~position.touched[0]
    while position.result is None:
        turns = legal_turns(position)
        for drill in range(5):
            start_space = turns[0].start
            turn = Turn(drill, start_space)
            if turn not in turns:
                with pytest.raises(RulingError):
                    play(position, turn)
        before, position = position, play(position, random.choice(turns))
        assert position.turn == before.turn + 1
        assert 0 <= before.boosts_left - position.boosts_left <= 2
        sets = (position.solid, *position.touched)
        assert (
            sum(s.bit_count() for s in sets)
            == (sets[0] | sets[1] | sets[2] | sets[3] | sets[4]).bit_count()
        )
        still_air = ALL_BITS & ~(position.solid | sets[1] | sets[2] | sets[3] | sets[4])
        assert not still_air & ~air  # what was touched once is never air again
        air = still_air
        assert bool(position.solid >> position.at & 1) == (position.result == "lost")
