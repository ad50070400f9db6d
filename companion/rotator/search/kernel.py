"""The solver's search as machine code by numba: how everything is stored, and what a choice leads to.

`kernel_nogoods`, `kernel_turns` and `kernel_grade` build on it. They do the same steps as the modules in
Python, in the same order, and agree with them in everything, including the counts. Those modules explain what
is done and why; this one explains how it is stored. Use it through `compiled`.

- A set of spaces is four words of 64 bits, space 0 in the lowest bit of the first.
- A *key* is a situation to go on from: twelve words, three planes with the state of every space (see
  `nogoods`), with a *tag* in the spare bits of the first plane: the player's space, the direction of the
  turn, the boosts left. In the breadth-first search the tag says `ANY` and boosts are stored beside the key.
- Everything is in *tables*, arrays of records, and is referred to by its index. Records that are looked up by
  their words are found through *slots*, by open addressing: a slot has half of the hash and the index, so
  that few other records are read. Records that are read in order of arrival are *lists*: a record elsewhere
  has the first and the last, each of them the next.
- The search for a win stores only its way and the no-goods. Visits and outcomes are stacks, so they stay in
  the caches of the processor.
- The *desk* is a record with everything of fixed size: the board, the current situation, counters. Numba
  passes a record as an address, but an array as seven numbers. Therefore there is a desk, and tables go
  together in few tuples.

Nothing here allocates memory, so numba need not count references (`_nrt`), which would take a tenth of the
time. A function that has too little room, or has used up its share of situations, returns `PAUSED` with its
whole state in memory; called again, it goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

from companion.rotator.board import COLUMNS, ROWS
from companion.rotator.state import BOOST_CACHE, MOST_DRILLED

Words = NDArray[np.uint64]
Table = NDArray[Any]
Record = Any
Int = Any  # an int, or an integer of numpy: to numba both have 64 bits

# Arguments are numpy numbers: for a literal number numba compiles the function again.
NONE: Int = np.int64(-1)
FAILED, WON, PAUSED = np.arange(3)

SLACK = 32
"""Free room in every table before a situation is examined: more than it can need."""

SPACES = COLUMNS * ROWS
PLANE: Int = np.int64(4)
"""Words of a set of spaces."""

TAG = 3
"""The word of a key with the tag, from bit 8 on: the last word of a set has only 8 spaces."""

PLACE_FROM, DIRECTION_FROM, BOOSTS_FROM = 8, 16, 20
ANY: Int = np.int64(15)

REACH = 2 * COLUMNS
"""Largest difference between the numbers of a range's spaces and its middle."""

MOST_LINES = 5
"""Lines of a range, from each of which a turn after a capture may start."""

AT_ONCE: Int = np.int64(-2)
"""What comes after a key that wins at once."""

SOLID, NOW, ONE_AGO, TWO_AGO, ENTERED, LOOKED, NODES, SOLID_AT_FIRST = np.arange(8)
"""The sets of spaces on the desk."""

DESK = np.dtype(
    [
        # the board; a space's window is the range of a Node there as one word, the space at bit REACH
        ("ranges", "u8", (SPACES, PLANE)),
        ("windows", "u8", (SPACES,)),
        ("departures", "i8", (4, SPACES, MOST_LINES)),
        ("exits", "i8", (SPACES,)),
        # the current situation
        ("sets", "u8", (8, PLANE)),
        # words to look up
        ("key", "u8", (3 * PLANE,)),
        ("near", "u8", (4,)),
        # by boosts: the turn of the earliest win, what was reached before it, the choice: drill, departure
        ("win_turn", "i8", (BOOST_CACHE + 1,)),
        ("win_reached", "i8", (BOOST_CACHE + 1,)),
        ("win_choice", "i8", (BOOST_CACHE + 1, 4)),
        # number of situations examined, and the number at which to pause; no-goods compared: in all, just now
        ("situations", "i8"),
        ("pause_at", "i8"),
        ("compared", "i8"),
        ("compared_now", "i8"),
        # breadth first: par, number of turns with levels, its place, and turns left for a win that is new
        ("par", "i8"),
        ("turns", "i8"),
        ("turn", "i8"),
        ("entry", "i8"),
        ("turns_left", "i8"),
        # the decisions that keep par: number examined, the current one, the first of the next turn, and where
        # to go on: an outcome of the current one, or NONE for the first
        ("decided", "i8"),
        ("decision", "i8"),
        ("decision_end", "i8"),
        ("outcome", "i8"),
        ("outcome_end", "i8"),
        # number of records in each table
        ("outcomes", "i8"),
        ("visits", "i8"),
        ("steps", "i8"),
        ("winning", "i8"),
        ("groups", "i8"),
        ("buckets", "i8"),
        ("failures", "i8"),
        ("keys", "i8"),
        ("entries", "i8"),
        ("reached", "i8"),
        ("decisions", "i8"),
        ("keeping", "i8"),
    ],
    align=True,
)


def record_of(*numbers: str, **words: int) -> np.dtype[np.void]:
    """Return the type of a record of small numbers, then of `words` words."""
    fields = [*((name, "i4") for name in numbers), *((name, "u8", (count,)) for name, count in words.items())]
    return np.dtype(fields, align=True)


OUTCOME = record_of("cost", "drill", "departure", "later", "won", words=3 * PLANE)
"""The key that a choice leads to, or a win, which has none; and the choice, as in `search_state`."""


class Way(NamedTuple):
    """The search for a win that is under way, and the ways that were found, as in `nogoods`."""

    outcomes: Table
    visits: Table
    visit_slots: Words
    steps: Table
    winning: Table
    winning_slots: Words


VISIT = record_of("slot", "low", words=3 * PLANE, looked=PLANE)
STEP = record_of("visit", "first", "untried")
"""On the way: an open visit, its first outcome, the first of them not yet tried."""

WINNING = record_of("goes_on", words=3 * PLANE)
"""A key that wins, and the next one, or AT_ONCE."""


class NoGoods(NamedTuple):
    """Known failures: by direction and place a list of groups, with buckets in each group."""

    places: Table
    groups: Table
    buckets: Table
    bucket_slots: Words
    failures: Table


ENDS = record_of("first", "last")
"""A list of groups, or of entries."""

GROUP = np.dtype([("near", "u8"), ("next", "i4")], align=True)
"""Near spaces behind failures, as a window."""

BUCKET = record_of("last", "first", words=4)
"""A group, and the state of its near spaces; a list of failures."""

FAILURE = record_of("boosts", "next", words=4 * PLANE)
"""For each word of a set: the spaces behind a failure, and their state in three planes; too few boosts.

The word with the player's space comes first: most failures that don't fit differ there.
"""

_FIRST_OF_BOTTOM = COLUMNS * (ROWS - 1)
_STEP = (COLUMNS, 1, -COLUMNS, -1)
_ONE = np.uint64(1)
_LAST_WORD = np.uint64((1 << SPACES % 64) - 1)
_WINDOW = np.uint64((1 << 2 * REACH + 1) - 1)
EMPTY = np.uint64((1 << 64) - 1)
"""The content of an empty slot."""

_NUMBER = np.uint64((1 << 32) - 1)
_HALF = np.uint64(32)

# odd numbers without any pattern, one for each word of the longest rows, one to finish
_FACTORS = np.array(
    [int.from_bytes(sha256(bytes([i])).digest()[:8], "big") | 1 for i in range(3 * PLANE + 2)], np.uint64
)

_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a function that only compiled ones call."""
    return cast(Function, njit(**_OPTIONS)(function))


def kept(function: Function) -> Function:
    """Compile a function for Python, with everything it calls, once per computer."""
    return cast(Function, njit(cache=True, **_OPTIONS)(function))


# Sets of spaces


@compiled
def _has(sets: Words, which: Int, space: Int) -> bool:
    return bool(sets[which, space >> 6] >> np.uint64(space & 63) & _ONE)


@compiled
def _mark(sets: Words, which: Int, space: Int) -> None:
    sets[which, space >> 6] |= _ONE << np.uint64(space & 63)


@compiled
def _at_rim(space: Int, direction: Int) -> bool:
    if direction == 0:
        return bool(space >= _FIRST_OF_BOTTOM)
    if direction == 1:
        return bool(space % COLUMNS == COLUMNS - 1)
    if direction == 2:
        return bool(space < COLUMNS)
    return bool(space % COLUMNS == 0)


@compiled
def window_at(words: Words, first: Int, space: Int) -> np.uint64:
    """Return a plane around `space` as one word, with `space` at bit REACH."""
    start = space - REACH
    if start < 0:
        return np.uint64(words[first] << np.uint64(-start) & _WINDOW)
    word, shift = first + (start >> 6), start & 63
    window = words[word] >> np.uint64(shift)
    if shift and start >> 6 < PLANE - 1:
        window |= words[word + 1] << np.uint64(64 - shift)
    return np.uint64(window & _WINDOW)


# Tables


@compiled
def hash_of(words: Words) -> np.uint64:
    """Return the hash by which words are looked up."""
    mixed = np.uint64(0)
    for i in range(len(words)):
        mixed += (words[i] ^ words[i] >> _HALF) * _FACTORS[i]
    mixed = (mixed ^ mixed >> _HALF) * _FACTORS[-1]
    return np.uint64(mixed ^ mixed >> _HALF)


@compiled
def find(records: Table, slots: Words, words: Words, mixed: np.uint64) -> Int:
    """Return the number of the record with these words, of which `mixed` is the hash; NONE if none has."""
    last = np.uint64(len(slots) - 1)
    slot = mixed & last
    while slots[slot] != EMPTY:
        if not (slots[slot] ^ mixed) >> _HALF:
            number = np.int64(slots[slot] & _NUMBER)
            known = records[number]["words"]
            same = True
            for i in range(len(words)):
                if known[i] != words[i]:
                    same = False
                    break
            if same:
                return number
        slot = slot + _ONE & last
    return NONE


@compiled
def make_found(slots: Words, number: Int, mixed: np.uint64) -> Int:
    """Enter a record into a slot, and return which."""
    last = np.uint64(len(slots) - 1)
    slot = mixed & last
    while slots[slot] != EMPTY:
        slot = slot + _ONE & last
    slots[slot] = mixed & ~_NUMBER | np.uint64(number)
    return np.int64(slot)


@kept
def fill_slots(slots: Words, records: Table, count: Int) -> None:
    """Enter the first `count` records into empty slots, of which there must be a power of 2."""
    for number in range(count):
        make_found(slots, number, hash_of(records[number]["words"]))


@kept
def fill_noted_slots(slots: Words, records: Table, first: Int, count: Int) -> None:
    """Enter the records from `first` on into empty slots, and note in each in which."""
    for number in range(first, count):
        records[number]["slot"] = make_found(slots, number, hash_of(records[number]["words"]))


@compiled
def append(ends: Record, table: Table, number: Int) -> None:
    """Append a record of `table` to the list with these `ends`, the first and the last record."""
    if ends["first"] == NONE:
        ends["first"] = number
    else:
        table[ends["last"]]["next"] = number
    ends["last"] = number
    table[number]["next"] = NONE


# Situations


@compiled
def _tag(place: Int, direction: Int, boosts: Int) -> np.uint64:
    return np.uint64(place << PLACE_FROM | direction << DIRECTION_FROM | boosts << BOOSTS_FROM)


@compiled
def place_of(words: Words) -> Int:
    """Return the player's space."""
    return np.int64(words[TAG] >> np.uint64(PLACE_FROM)) & 0xFF


@compiled
def direction_of(words: Words) -> Int:
    """Return the direction of the turn."""
    return np.int64(words[TAG] >> np.uint64(DIRECTION_FROM)) & 3


@compiled
def boosts_of(words: Words) -> Int:
    """Return the boosts left."""
    return np.int64(words[TAG] >> np.uint64(BOOSTS_FROM)) & 0xF


@compiled
def may_win(desk: Record, near: Words, words: Words, turns: Int, boosts: Int) -> bool:
    """Return whether a key may win at most `turns` turns later, with at most `boosts` (see `turn_bound`)."""
    if turns < 0:
        return False
    place, spaces = place_of(words), near[turns, direction_of(words), boosts]
    for i in range(PLANE):
        opened = (words[PLANE + i] | words[2 * PLANE + i]) & desk["sets"][SOLID_AT_FIRST, i]
        if spaces[i] & (opened | (_ONE << np.uint64(place & 63) if i == place >> 6 else np.uint64(0))):
            return True
    return False


@compiled
def put_key(desk: Record, words: Words, boosts: Int) -> None:
    """Put a key on the desk, with so many boosts left."""
    for i in range(3 * PLANE):
        desk["key"][i] = words[i]
    desk["key"][TAG] = words[TAG] & _LAST_WORD | _tag(place_of(words), direction_of(words), boosts)


@compiled
def _fall(sets: Words, at: Int, direction: Int) -> Int:
    """Return where a fall ends; mark the spaces that it enters and those that it examines."""
    for i in range(PLANE):
        sets[ENTERED, i] = 0
    while not _at_rim(at, direction):
        below = at + _STEP[direction]
        _mark(sets, LOOKED, below)
        if _has(sets, SOLID, below):
            break
        _mark(sets, ENTERED, below)
        at = below
    return at


@compiled
def _note_choice(desk: Record, outcomes: Table, drill: Int, departure: Int, won: bool, later: bool) -> Record:
    outcome = outcomes[desk["outcomes"]]
    desk["outcomes"] += 1
    outcome["cost"] = max(drill - 1, 0)
    outcome["drill"] = drill
    outcome["departure"] = departure
    outcome["later"] = later
    outcome["won"] = won
    return outcome


@compiled
def _end_turn(
    desk: Record, outcomes: Table, at: Int, direction: Int, left: Int, drill: Int, departure: Int
) -> None:
    """Do the fall and the collapse of the next turn; store the outcome unless it is lost."""
    sets = desk["sets"]
    land = _fall(sets, at, direction)
    if land == at:
        _mark(sets, LOOKED, at)
    elif land >= _FIRST_OF_BOTTOM:
        _note_choice(desk, outcomes, drill, departure, True, True)
        return
    if _has(sets, TWO_AGO, land):
        return
    words = _note_choice(desk, outcomes, drill, departure, False, True)["words"]
    for i in range(PLANE):
        now, one, two = sets[NOW, i], sets[ONE_AGO, i], sets[TWO_AGO, i]
        words[i] = sets[SOLID, i] | two | now
        words[PLANE + i] = sets[ENTERED, i] & ~(one | two) | now
        words[2 * PLANE + i] = one
    words[TAG] |= _tag(land, direction, left)


@compiled
def outcomes_of(desk: Record, outcomes: Table, words: Words, boosts: Int) -> Int:
    """Push the outcomes of choices with at most `boosts`, note the spaces examined; return the first."""
    sets, first = desk["sets"], desk["outcomes"]
    for i in range(PLANE):
        solid, touched = words[i], words[PLANE + i]
        if i == TAG:
            solid &= _LAST_WORD
        sets[SOLID, i] = solid & ~touched
        sets[NOW, i] = touched & ~solid
        sets[ONE_AGO, i] = solid & touched
        sets[TWO_AGO, i] = words[2 * PLANE + i]
        sets[LOOKED, i] = 0
    at, direction, breadth_first = place_of(words), direction_of(words), boosts_of(words) == ANY
    after = direction + 1 & 3
    drill = np.int64(0)
    captured = over = False
    while True:
        # the turn ends here: next turn's fall and collapse
        left = ANY if breadth_first else boosts - max(drill - 1, 0)
        if captured:
            for departure in desk["departures"][after, at]:
                if departure == NONE:
                    break
                _end_turn(desk, outcomes, departure, after, left, drill, departure)
        else:
            _end_turn(desk, outcomes, at, after, left, drill, NONE)
        # drill one space further
        if over or drill > boosts or drill == MOST_DRILLED or _at_rim(at, direction):
            return first
        drill += 1
        at += _STEP[direction]
        _mark(sets, LOOKED, at)
        if _has(sets, NODES, at):
            for i in range(PLANE):
                opened = sets[SOLID, i] & desk["ranges"][at, i]
                sets[LOOKED, i] |= desk["ranges"][at, i]
                sets[SOLID, i] ^= opened
                sets[NOW, i] |= opened
            captured = over = True
            if desk["exits"][at] != NONE:
                _note_choice(desk, outcomes, drill, desk["exits"][at], True, True)
            continue
        sets[SOLID, at >> 6] ^= _ONE << np.uint64(at & 63)
        _mark(sets, NOW, at)
        land = _fall(sets, at, direction)
        if land != at:
            for i in range(PLANE):
                sets[NOW, i] |= sets[ENTERED, i] & ~(sets[ONE_AGO, i] | sets[TWO_AGO, i])
            at = land
            over = True
        if at >= _FIRST_OF_BOTTOM:
            _note_choice(desk, outcomes, drill, NONE, True, False)
            return first
