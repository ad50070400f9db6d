import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rotator.identity import (
    ALPHABET,
    BOARDS,
    IdentityError,
    board_from_identity,
    board_of,
    identity_of,
    number_of,
)
from tests.support.rotator_pictures import ARENA

numbers = st.integers(0, BOARDS - 1)


@pytest.mark.parametrize(
    ("number", "identity", "board"),
    [
        (0, "2222222", "red B1 G1 D4 I4 B7 blue B3 G3 D6 I6 B9"),
        (BOARDS - 1, "4QACTXC", "red I4 C5 F7 B9 I9 blue I4 C5 F7 B9 I9"),
        (12_345_678, "2DSSCGN", "red D1 H3 D6 H8 B9 blue B3 I3 F5 I8 C9"),
    ],
)
def test_identities_never_change(number, identity, board):
    assert identity_of(board_of(number)) == identity
    assert str(board_of(number)) == board
    assert number_of(board_of(number)) == number


@given(numbers)
def test_a_board_and_its_identity_say_the_same(number):
    board = board_of(number)
    assert number_of(board) == number
    assert board_from_identity(identity_of(board)) == board


def test_boards_are_in_order_of_their_halves_in_reading_order():
    some = [board_of(number) for number in range(0, BOARDS, BOARDS // 200)]
    halves = [(board.red, board.blue) for board in some]
    assert halves == sorted(halves)
    nearby = [board_of(number) for number in range(5_000_000, 5_000_100)]
    assert [(b.red, b.blue) for b in nearby] == sorted({(b.red, b.blue) for b in nearby})


@given(numbers, st.integers(0, 6), st.sampled_from(ALPHABET))
def test_a_mistyped_letter_is_caught(number, place, letter):
    identity = identity_of(board_of(number))
    mistyped = identity[:place] + letter + identity[place + 1 :]
    if mistyped != identity:
        with pytest.raises(IdentityError, match="a letter is mistyped, or two are swapped"):
            board_from_identity(mistyped)


@given(numbers, st.integers(0, 5))
def test_neighbouring_letters_swapped_are_caught(number, place):
    identity = identity_of(board_of(number))
    swapped = identity[:place] + identity[place + 1] + identity[place] + identity[place + 2 :]
    if swapped != identity:
        with pytest.raises(IdentityError, match="a letter is mistyped, or two are swapped"):
            board_from_identity(swapped)


def test_identities_are_read_as_people_type_them():
    identity = identity_of(ARENA)
    assert board_from_identity(identity.lower()) == ARENA
    assert board_from_identity(f" {identity[:4]}-{identity[4:]} ") == ARENA


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' has 0 letters, a board's identity has 7"),
        ("2DSSCG", "'2DSSCG' has 6 letters"),
        ("2DSSCGN2", "'2DSSCGN2' has 8 letters"),
        ("2DSSCG0", "'2DSSCG0' holds '0', which no identity does: letters but I and O, 2 to 9"),
        ("ZDSSCGÄ", "holds 'Ä'"),
    ],
)
def test_what_is_no_identity_is_refused(text, message):
    with pytest.raises(IdentityError) as refusal:
        board_from_identity(text)
    assert message in str(refusal.value)


def test_letters_that_look_alike_are_not_used():
    assert len(set(ALPHABET)) == 32
    assert not set("01IO") & set(ALPHABET)


@pytest.mark.parametrize("number", [-1, BOARDS])
def test_numbers_beyond_the_boards_are_refused(number):
    with pytest.raises(IndexError, match="0 to 90450749"):
        board_of(number)
