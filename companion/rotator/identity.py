"""Numbers and identities of Rotator boards: complete, short to type, never changed.

A *half* is five Nodes of one grid that keep R2 by themselves; halves are ordered as lists of spaces
in reading order. There are `HALVES` of them, the same for red and blue. Boards are ordered by their
red half, then by their blue half; a board's *number* is its place in this order, from 0, among the
`BOARDS` pairs with no overlap of ranges at the middle line.

A board's *identity* is its number in base 32, six letters, and a check letter. The letters of
`ALPHABET`, which leaves out 0, 1, I and O, have the values 0 to 31, as elements of the field
GF(32): polynomials over GF(2) modulo x**5 + x**2 + 1. The check letter is the sum of the six
letters, each times x to the power of its distance from the check letter. So one mistyped letter or
two swapped letters never give another board's identity.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from functools import cache
from itertools import accumulate

from companion import grid
from companion.errors import RulingError
from companion.rotator.board import NODES_PER_HALF, RANGE_BITS, Board, Half, on_board, on_rim
from companion.words import Message

HALVES = 34_266
BOARDS = 90_450_750
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_NUMBER_LETTERS = 6
_FIELD_POLYNOMIAL = 0b100101

_HalfBoard = tuple[grid.Space, ...]


class IdentityError(RulingError):
    """A text that is not a board's identity."""


def identity_of(board: Board) -> str:
    """Return the identity of `board`, seven letters."""
    number = number_of(board)
    digits = [number >> 5 * place & 31 for place in reversed(range(_NUMBER_LETTERS))]
    return "".join(ALPHABET[digit] for digit in [*digits, _check_digit(digits)])


def board_from_identity(text: str) -> Board:
    """Return the board with the identity `text`; case, blanks and hyphens don't matter.

    Raises IdentityError if `text` has a wrong length or letter, is mistyped, or belongs to no
    board.
    """
    letters = text.upper().replace(" ", "").replace("-", "")
    if len(letters) != _NUMBER_LETTERS + 1:
        values = {"text": text, "count": len(letters), "wanted": _NUMBER_LETTERS + 1}
        raise IdentityError(Message("rotator-refused-letters", **values))
    for letter in letters:
        if letter not in ALPHABET:
            raise IdentityError(Message("rotator-refused-letter", text=text, symbol=letter))
    *digits, check = map(ALPHABET.index, letters)
    number = sum(digit << 5 * place for place, digit in enumerate(reversed(digits)))
    if check != _check_digit(digits) or number >= BOARDS:
        raise IdentityError(Message("rotator-refused-identity", text=text))
    return board_of(number)


def number_of(board: Board) -> int:
    """Return the number of `board`, 0 to `BOARDS` - 1."""
    red, blue = (bisect_left(halves(), nodes) for nodes in (board.red, board.blue))
    return _first_numbers()[red] + bisect_left(_partners(red), blue)


def board_of(number: int) -> Board:
    """Return the board with `number`; raises IndexError if `number` is not in 0 to `BOARDS` - 1."""
    if not 0 <= number < BOARDS:
        raise IndexError(f"{number} is no board's number: 0 to {BOARDS - 1}")
    red = bisect_right(_first_numbers(), number) - 1
    blue = _partners(red)[number - _first_numbers()[red]]
    return Board(halves()[red], halves()[blue])


def _check_digit(digits: list[int]) -> int:
    check = 0
    for digit in digits:
        check = (check ^ digit) << 1
        if check & 32:
            check ^= _FIELD_POLYNOMIAL
    return check


@cache
def halves() -> tuple[_HalfBoard, ...]:
    """Return the Nodes of all halves, in their order."""
    centres = [space for space in grid.SPACES if not on_rim(on_board("blue", space))]
    ranges = {centre: RANGE_BITS[on_board("blue", centre)] for centre in centres}
    found: list[_HalfBoard] = []

    def place(nodes: _HalfBoard, choices: list[grid.Space]) -> None:
        if len(nodes) == NODES_PER_HALF - 1:
            found.extend((*nodes, node) for node in choices)
            return
        for index, node in enumerate(choices):
            covered = ranges[node]
            fitting = [each for each in choices[index + 1 :] if not covered & ranges[each]]
            place((*nodes, node), fitting)

    place((), centres)
    return tuple(found)


@cache
def _footprints(half: Half) -> tuple[int, ...]:
    """Return the spaces that each half board covers in the two rows beside the middle."""
    middle = (1 << 4 * grid.SIZE) - 1 << (grid.SIZE - 2) * grid.SIZE
    nodes = {node for half_board in halves() for node in half_board}
    covered = {node: RANGE_BITS[on_board(half, node)] & middle for node in nodes}
    return tuple(sum(map(covered.__getitem__, half_board)) for half_board in halves())


@cache
def _first_numbers() -> tuple[int, ...]:
    """Return, for each red half, the number of the first board that has it."""
    blue = Counter(_footprints("blue"))
    partners = {
        red: sum(count for footprint, count in blue.items() if not red & footprint)
        for red in set(_footprints("red"))
    }
    return (0, *accumulate(partners[red] for red in _footprints("red")))[:-1]


@cache
def _partners_of(footprint: int) -> tuple[int, ...]:
    return tuple(i for i, blue in enumerate(_footprints("blue")) if not footprint & blue)


def _partners(red: int) -> tuple[int, ...]:
    """Return the blue halves that fit a red half, in order."""
    return _partners_of(_footprints("red")[red])
