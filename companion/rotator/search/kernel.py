"""The solver's search as machine code by numba: the same steps as `nogoods` and `search`.

Both examine the same situations in the same order and agree in everything, including the count. Those
modules explain what is done and why; this one explains how it is stored. Use it through `compiled`.

- A set of spaces is four words of 64 bits, space 0 in the lowest bit of the first.
- A *key* is a situation to go on from: twelve words, three planes with the state of every space (see
  `nogoods`), with a *tag* in the spare bits of the first plane: the player's space, the direction of the
  turn, the boosts left. In the breadth-first search the tag says `ANY` and boosts are stored beside the key.
- Everything is in *tables*, arrays of records, and is referred to by its index. Records that are looked up by
  their words are found through *slots*, by open addressing: a slot has half of the hash and the index, so
  that few other records are read. Records that are read in order of arrival are *lists*: a record elsewhere
  has the first and the last, each of them the next.
- The *desk* is a record with everything of fixed size: the board, the current situation, counters. Numba
  passes a record as an address, but an array as seven numbers and a reference count. Therefore there is a
  desk, and tables go together in few tuples.

Nothing here allocates memory. A function that has too little, or has used up its share of situations, returns
`PAUSED` with its whole state in memory; called again, it goes on from there.

All compiled functions are in this file, because numba checks only one file to see whether its cache is valid.
It imports only facts of the game; parameters for tuning come with the desk.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from companion.rotator.board import COLUMNS, ROWS
from companion.rotator.search.search import ROWS_NEAR_BOTTOM
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
"""The next key of a key that wins at once."""

SOLID, NOW, ONE_AGO, TWO_AGO, ENTERED, LOOKED, NODES = np.arange(7)
"""The sets of spaces on the desk."""

DESK = np.dtype(
    [
        # the board; a space's window is the range of a Node there as one word, the space at bit REACH
        ("ranges", "u8", (SPACES, PLANE)),
        ("windows", "u8", (SPACES,)),
        ("departures", "i8", (4, SPACES, MOST_LINES)),
        ("exits", "i8", (SPACES,)),
        # the current situation, and its outcomes, as in `search_state`; a win has no key
        ("sets", "u8", (7, PLANE)),
        ("outcome", "i8", (SLACK,)),
        ("cost", "i8", (SLACK,)),
        ("drill", "i8", (SLACK,)),
        ("departure", "i8", (SLACK,)),
        ("later", "i8", (SLACK,)),
        # words to look up
        ("key", "u8", (3 * PLANE,)),
        ("near", "u8", (4,)),
        ("failure", "u8", (3 * PLANE + 1,)),
        # by boosts: the turn of the earliest win, what was reached before it, the choice: drill, departure
        ("win_turn", "i8", (BOOST_CACHE + 1,)),
        ("win_reached", "i8", (BOOST_CACHE + 1,)),
        ("win_choice", "i8", (BOOST_CACHE + 1, 4)),
        # number of situations examined, and the number at which to pause
        ("situations", "i8"),
        ("pause_at", "i8"),
        # breadth first: from when a search is long, par, number of turns with levels, and its place
        ("long_search", "i8"),
        ("par", "i8"),
        ("turns", "i8"),
        ("turn", "i8"),
        ("entry", "i8"),
        ("least", "i8"),
        # number of records in each table
        ("keys", "i8"),
        ("visits", "i8"),
        ("steps", "i8"),
        ("untried", "i8"),
        ("groups", "i8"),
        ("buckets", "i8"),
        ("masks", "i8"),
        ("failures", "i8"),
        ("entries", "i8"),
        ("reached", "i8"),
    ],
    align=True,
)


def _record(*numbers: str, **words: int) -> np.dtype[np.void]:
    """Return the type of a record of `words` words, then of small numbers."""
    fields = [*((name, "u8", (count,)) for name, count in words.items()), *((name, "i4") for name in numbers)]
    return np.dtype(fields, align=True)


KEY = _record("visit", "goes_on", "reached", "entry", words=3 * PLANE)
"""A key; its open visit; the key by which it wins; breadth first, how it was reached when it was examined,
and its latest entry in a level. NONE where there is none."""


class Keys(NamedTuple):
    """The keys met so far."""

    records: Table
    slots: Words


class Way(NamedTuple):
    """The search for a win that is under way, as in `nogoods`."""

    visits: Table
    steps: Table
    untried: Table


VISIT = _record("key", "low", looked=PLANE)
STEP = _record("visit", "first", "untried")
"""On the way: an open visit, its first outcome, the first of them not yet tried."""

UNTRIED = _record("key")


class NoGoods(NamedTuple):
    """Known failures: by direction and place a list of groups, with buckets in each group."""

    places: Table
    groups: Table
    buckets: Table
    bucket_slots: Words
    masks: Table
    failures: Table
    failure_slots: Words


ENDS = _record("first", "last")
"""A list of groups, or of entries."""

GROUP = np.dtype([("near", "u8"), ("next", "i4")], align=True)
"""Near spaces behind failures, as a window."""

BUCKET = _record("first", "last", words=4)
"""A group, and the state of its near spaces; a list of masks."""

MASK = _record("next", looked=PLANE)
"""Spaces behind failures."""

FAILURE = _record("boosts", words=3 * PLANE + 1)
"""A mask, and the state of its spaces; insufficient boosts."""


class Levels(NamedTuple):
    """Waiting keys of the breadth-first search, by boosts and turn, and the examined ones."""

    ends: Table
    entries: Table
    reached: Table


ENTRY = _record("key", "used", "origin", "level", "older", "next")
"""Boosts used to reach a key, and from where; `older` is the key's previous entry, in any level."""

REACHED = _record("used", "turn", "key", "origin")

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

compiled = njit(nogil=True)
kept = njit(nogil=True, cache=True)
"""For functions called from Python: compiled with everything they call, once per computer."""


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
def _window(words: Words, first: Int, space: Int) -> np.uint64:
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
def _hash(words: Words) -> np.uint64:
    mixed = np.uint64(0)
    for i in range(len(words)):
        mixed += (words[i] ^ words[i] >> _HALF) * _FACTORS[i]
    mixed = (mixed ^ mixed >> _HALF) * _FACTORS[-1]
    return np.uint64(mixed ^ mixed >> _HALF)


@compiled
def _find(records: Table, slots: Words, words: Words) -> Int:
    """Return the number of the record with these words, NONE if there is none."""
    mixed = _hash(words)
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
def _make_found(slots: Words, number: Int, words: Words) -> None:
    mixed = _hash(words)
    last = np.uint64(len(slots) - 1)
    slot = mixed & last
    while slots[slot] != EMPTY:
        slot = slot + _ONE & last
    slots[slot] = mixed & ~_NUMBER | np.uint64(number)


@kept
def make_found(slots: Words, records: Table, count: Int) -> None:
    """Enter the first `count` records into empty slots, of which there must be a power of 2."""
    for number in range(count):
        _make_found(slots, number, records[number]["words"])


@compiled
def _append(ends: Record, table: Table, number: Int) -> None:
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
def _place(key: Record) -> Int:
    return np.int64(key["words"][TAG] >> np.uint64(PLACE_FROM)) & 0xFF


@compiled
def _direction(key: Record) -> Int:
    return np.int64(key["words"][TAG] >> np.uint64(DIRECTION_FROM)) & 3


@compiled
def _boosts(key: Record) -> Int:
    return np.int64(key["words"][TAG] >> np.uint64(BOOSTS_FROM)) & 0xF


@kept
def key_of(desk: Record, keys: Keys) -> Int:
    """Return the number of the key on the desk, which is a new one if need be."""
    key = _find(keys.records, keys.slots, desk["key"])
    if key == NONE:
        key = desk["keys"]
        desk["keys"] += 1
        _make_found(keys.slots, key, desk["key"])
        record = keys.records[key]
        record["words"] = desk["key"]
        record["visit"] = NONE
        record["goes_on"] = NONE
        record["reached"] = NONE
        record["entry"] = NONE
    return key


@compiled
def _fall(sets: Words, at: Int, direction: Int) -> Int:
    """Return where a fall ends; mark the spaces that it enters and those that it examines."""
    sets[ENTERED] = 0
    while not _at_rim(at, direction):
        below = at + _STEP[direction]
        _mark(sets, LOOKED, below)
        if _has(sets, SOLID, below):
            break
        _mark(sets, ENTERED, below)
        at = below
    return at


@compiled
def _note_outcome(desk: Record, found: Int, key: Int, drill: Int, departure: Int, later: bool) -> Int:
    desk["outcome"][found] = key
    desk["cost"][found] = max(drill - 1, 0)
    desk["drill"][found] = drill
    desk["departure"][found] = departure
    desk["later"][found] = later
    return found + 1


@compiled
def _end_turn(
    desk: Record, keys: Keys, found: Int, at: Int, direction: Int, left: Int, drill: Int, departure: Int
) -> Int:
    """Do the fall and the collapse of the next turn; store the outcome unless it is lost."""
    sets = desk["sets"]
    land = _fall(sets, at, direction)
    if land == at:
        _mark(sets, LOOKED, at)
    elif land >= _FIRST_OF_BOTTOM:
        return _note_outcome(desk, found, NONE, drill, departure, True)
    if _has(sets, TWO_AGO, land):
        return found
    words = desk["key"]
    for i in range(PLANE):
        now, one, two = sets[NOW, i], sets[ONE_AGO, i], sets[TWO_AGO, i]
        words[i] = sets[SOLID, i] | two | now
        words[PLANE + i] = sets[ENTERED, i] & ~(one | two) | now
        words[2 * PLANE + i] = one
    words[TAG] |= _tag(land, direction, left)
    return _note_outcome(desk, found, key_of(desk, keys), drill, departure, True)


@compiled
def _outcomes(desk: Record, keys: Keys, key: Int, boosts: Int) -> Int:
    """Store the outcomes of choices with at most `boosts`, and the spaces examined; return their number."""
    record, sets = keys.records[key], desk["sets"]
    words = record["words"]
    for i in range(PLANE):
        first, second = words[i], words[PLANE + i]
        if i == TAG:
            first &= _LAST_WORD
        sets[SOLID, i] = first & ~second
        sets[NOW, i] = second & ~first
        sets[ONE_AGO, i] = first & second
        sets[TWO_AGO, i] = words[2 * PLANE + i]
        sets[LOOKED, i] = 0
    at, direction, breadth_first = _place(record), _direction(record), _boosts(record) == ANY
    after = direction + 1 & 3
    found = drill = np.int64(0)
    captured = over = False
    while True:
        # the turn ends here: next turn's fall and collapse
        left = ANY if breadth_first else boosts - max(drill - 1, 0)
        if captured:
            for departure in desk["departures"][after, at]:
                if departure == NONE:
                    break
                found = _end_turn(desk, keys, found, departure, after, left, drill, departure)
        else:
            found = _end_turn(desk, keys, found, at, after, left, drill, NONE)
        # drill one space further
        if over or drill > boosts or drill == MOST_DRILLED or _at_rim(at, direction):
            return found
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
                found = _note_outcome(desk, found, NONE, drill, desk["exits"][at], True)
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
            return _note_outcome(desk, found, NONE, drill, NONE, False)


# Known failures


@compiled
def _find_failure(desk: Record, no_goods: NoGoods, mask: Int, key: Record) -> Int:
    words, looked = desk["failure"], no_goods.masks[mask]["looked"]
    words[0] = mask
    for i in range(PLANE):
        words[i + 1] = key["words"][i] & looked[i]
        words[PLANE + i + 1] = key["words"][PLANE + i] & looked[i]
        words[2 * PLANE + i + 1] = key["words"][2 * PLANE + i] & looked[i]
    return _find(no_goods.failures, no_goods.failure_slots, words)


@compiled
def _failure_mask(desk: Record, no_goods: NoGoods, key: Record, boosts: Int) -> Int:
    """Return the mask behind a known failure of `key` with `boosts`, NONE if none is known."""
    place = _place(key)
    solid = _window(key["words"], 0 * PLANE, place)
    touched = _window(key["words"], PLANE, place)
    oldest = _window(key["words"], 2 * PLANE, place)
    words = desk["near"]
    group = np.int64(no_goods.places[_direction(key) * SPACES + place]["first"])
    while group != NONE:
        near = no_goods.groups[group]["near"]
        words[0] = group
        words[1] = solid & near
        words[2] = touched & near
        words[3] = oldest & near
        bucket = _find(no_goods.buckets, no_goods.bucket_slots, words)
        mask = NONE if bucket == NONE else np.int64(no_goods.buckets[bucket]["first"])
        while mask != NONE:
            failure = _find_failure(desk, no_goods, mask, key)
            if failure != NONE and no_goods.failures[failure]["boosts"] >= boosts:
                return mask
            mask = np.int64(no_goods.masks[mask]["next"])
        group = np.int64(no_goods.groups[group]["next"])
    return NONE


@compiled
def _group_for(desk: Record, no_goods: NoGoods, place: Int, near: np.uint64) -> Int:
    ends = no_goods.places[place]
    group = np.int64(ends["first"])
    while group != NONE:
        if no_goods.groups[group]["near"] == near:
            return group
        group = np.int64(no_goods.groups[group]["next"])
    group = desk["groups"]
    desk["groups"] += 1
    no_goods.groups[group]["near"] = near
    _append(ends, no_goods.groups, group)
    return group


@compiled
def _bucket_for(desk: Record, no_goods: NoGoods, group: Int, key: Record) -> Int:
    words, place, near = desk["near"], _place(key), no_goods.groups[group]["near"]
    words[0] = group
    for i in range(3):
        words[i + 1] = _window(key["words"], i * PLANE, place) & near
    bucket = _find(no_goods.buckets, no_goods.bucket_slots, words)
    if bucket == NONE:
        bucket = desk["buckets"]
        desk["buckets"] += 1
        _make_found(no_goods.bucket_slots, bucket, words)
        no_goods.buckets[bucket]["words"] = words
        no_goods.buckets[bucket]["first"] = NONE
    return bucket


@compiled
def _mask_for(desk: Record, no_goods: NoGoods, bucket: Int, looked: Words) -> Int:
    ends = no_goods.buckets[bucket]
    mask = np.int64(ends["first"])
    while mask != NONE:
        known = no_goods.masks[mask]["looked"]
        if (
            known[0] == looked[0]
            and known[1] == looked[1]
            and known[2] == looked[2]
            and known[3] == looked[3]
        ):
            return mask
        mask = np.int64(no_goods.masks[mask]["next"])
    mask = desk["masks"]
    desk["masks"] += 1
    no_goods.masks[mask]["looked"] = looked
    _append(ends, no_goods.masks, mask)
    return mask


@compiled
def _learn(desk: Record, no_goods: NoGoods, key: Record, looked: Words) -> None:
    place = _place(key)
    near = _window(looked, 0 * PLANE, place) & desk["windows"][place]
    group = _group_for(desk, no_goods, _direction(key) * SPACES + place, near)
    mask = _mask_for(desk, no_goods, _bucket_for(desk, no_goods, group, key), looked)
    failure = _find_failure(desk, no_goods, mask, key)
    if failure == NONE:
        failure = desk["failures"]
        desk["failures"] += 1
        _make_found(no_goods.failure_slots, failure, desk["failure"])
        no_goods.failures[failure]["words"] = desk["failure"]
        no_goods.failures[failure]["boosts"] = _boosts(key)
    elif no_goods.failures[failure]["boosts"] < _boosts(key):
        no_goods.failures[failure]["boosts"] = _boosts(key)


@compiled
def _has_room(desk: Record, keys: Keys, no_goods: NoGoods, way: Way) -> bool:
    """Return whether there is room for another situation in all tables except the levels."""
    # any open visit may become a no-good, which takes one more record of each table of no-goods
    learned = desk["visits"] + SLACK
    return bool(
        desk["keys"] + SLACK <= len(keys.records)
        and learned <= len(way.visits)
        and desk["steps"] + SLACK <= len(way.steps)
        and desk["untried"] + SLACK <= len(way.untried)
        and desk["groups"] + learned <= len(no_goods.groups)
        and desk["buckets"] + learned <= len(no_goods.buckets)
        and desk["masks"] + learned <= len(no_goods.masks)
        and desk["failures"] + learned <= len(no_goods.failures)
    )


@compiled
def _visit(desk: Record, keys: Keys, way: Way, key: Int) -> bool:
    """Step into a situation; return whether it wins at once."""
    desk["situations"] += 1
    found = _outcomes(desk, keys, key, _boosts(keys.records[key]))
    index = desk["visits"]
    desk["visits"] += 1
    visit = way.visits[index]
    visit["key"] = key
    visit["low"] = index
    visit["looked"] = desk["sets"][LOOKED]
    keys.records[key]["visit"] = index
    step = way.steps[desk["steps"]]
    desk["steps"] += 1
    step["visit"] = index
    step["first"] = desk["untried"]
    step["untried"] = desk["untried"]
    won = False
    for outcome in desk["outcome"][:found]:
        way.untried[desk["untried"]]["key"] = outcome
        desk["untried"] += 1
        won |= outcome == NONE
    return won


@compiled
def _leave(desk: Record, keys: Keys, no_goods: NoGoods, way: Way) -> None:
    """Step back from a situation when all its outcomes fail, or return to the current one."""
    desk["steps"] -= 1
    step = way.steps[desk["steps"]]
    desk["untried"] = step["first"]
    index = np.int64(step["visit"])
    left = way.visits[index]
    looked = left["looked"]
    if left["low"] == index:
        for member in way.visits[index : desk["visits"]]:
            for i in range(PLANE):
                looked[i] |= member["looked"][i]
        for member in way.visits[index : desk["visits"]]:
            key = keys.records[member["key"]]
            key["visit"] = NONE
            _learn(desk, no_goods, key, looked)
        desk["visits"] = index
    if desk["steps"]:
        before = way.visits[way.steps[desk["steps"] - 1]["visit"]]
        before["low"] = min(before["low"], left["low"])
        for i in range(PLANE):
            before["looked"][i] |= looked[i]


@compiled
def _remember_win(desk: Record, keys: Keys, way: Way, goes_on: Int) -> None:
    """Store how the current search wins, and end the search."""
    for index in range(desk["steps"] - 1, -1, -1):
        key = np.int64(way.visits[way.steps[index]["visit"]]["key"])
        keys.records[key]["goes_on"] = goes_on
        goes_on = key
    for visit in way.visits[: desk["visits"]]:
        keys.records[visit["key"]]["visit"] = NONE
    desk["steps"] = 0
    desk["visits"] = 0
    desk["untried"] = 0


@compiled
def _search(desk: Record, keys: Keys, no_goods: NoGoods, way: Way) -> Int:
    """Search until a win is found or everything has failed, and store the result."""
    while desk["steps"]:
        step = way.steps[desk["steps"] - 1]
        current = way.visits[step["visit"]]
        stepped = False
        while step["untried"] < desk["untried"] and not stepped:
            key = np.int64(way.untried[step["untried"]]["key"])
            record = keys.records[key]
            if record["visit"] != NONE:
                current["low"] = min(current["low"], record["visit"])
            elif record["goes_on"] != NONE:
                _remember_win(desk, keys, way, key)
                return WON
            else:
                mask = _failure_mask(desk, no_goods, record, _boosts(record))
                if mask != NONE:
                    for i in range(PLANE):
                        current["looked"][i] |= no_goods.masks[mask]["looked"][i]
                elif desk["situations"] >= desk["pause_at"] or not _has_room(desk, keys, no_goods, way):
                    return PAUSED
                elif _visit(desk, keys, way, key):
                    _remember_win(desk, keys, way, AT_ONCE)
                    return WON
                else:
                    stepped = True
            step["untried"] += 1
        if not stepped:
            _leave(desk, keys, no_goods, way)
    return FAILED


@kept
def find_win(desk: Record, keys: Keys, no_goods: NoGoods, way: Way, key: Int) -> Int:
    """Return whether `key` can be won with the boosts in its tag; its record says how. May pause."""
    if not desk["steps"]:
        if keys.records[key]["goes_on"] != NONE:
            return WON
        if _failure_mask(desk, no_goods, keys.records[key], _boosts(keys.records[key])) != NONE:
            return FAILED
        if desk["situations"] >= desk["pause_at"] or not _has_room(desk, keys, no_goods, way):
            return PAUSED
        if _visit(desk, keys, way, key):
            _remember_win(desk, keys, way, AT_ONCE)
            return WON
    return _search(desk, keys, no_goods, way)


# Breadth first


@compiled
def _best_turn(desk: Record, boosts: Int) -> Int:
    best = desk["turns"]
    for turn in desk["win_turn"][: boosts + 1]:
        if turn != NONE:
            best = min(best, turn)
    return best


@compiled
def _least_space(turn: Int, best: Int) -> Int:
    next_down = turn + (1 - turn) % 4
    if next_down < best:
        return 0
    turns_to_capture = best - 2 - turn
    if turns_to_capture < 0:
        return SPACES
    return max(0, ROWS - ROWS_NEAR_BOTTOM - 2 * turns_to_capture) * COLUMNS


@kept
def enter_level(
    desk: Record, keys: Keys, levels: Levels, boosts: Int, turn: Int, key: Int, used: Int, origin: Int
) -> None:
    """Let `key` wait for these boosts and this turn, unless it already does with as few of them used."""
    level = boosts * desk["turns"] + turn
    number = np.int64(keys.records[key]["entry"])
    while number != NONE:
        entry = levels.entries[number]
        if entry["level"] == level:
            if used < entry["used"]:
                entry["used"] = used
                entry["origin"] = origin
            return
        number = np.int64(entry["older"])
    number = desk["entries"]
    desk["entries"] += 1
    entry = levels.entries[number]
    entry["key"] = key
    entry["used"] = used
    entry["origin"] = origin
    entry["level"] = level
    entry["older"] = keys.records[key]["entry"]
    keys.records[key]["entry"] = number
    _append(levels.ends[level], levels.entries, number)


@compiled
def _is_lost(desk: Record, keys: Keys, no_goods: NoGoods, way: Way, key: Int, left: Int, boosts: Int) -> Int:
    """Return whether `key` is known to fail with the remaining boosts: FAILED, WON if not, or PAUSED."""
    par = desk["par"]
    if left > par:
        return WON
    if left or boosts > par or not par or desk["situations"] < desk["long_search"]:
        return WON if _failure_mask(desk, no_goods, keys.records[key], left) == NONE else FAILED
    words = desk["key"]
    for i in range(3 * PLANE):
        words[i] = keys.records[key]["words"][i]
    words[TAG] = words[TAG] & _LAST_WORD | _tag(
        _place(keys.records[key]), _direction(keys.records[key]), left
    )
    return find_win(desk, keys, no_goods, way, key_of(desk, keys))


@compiled
def _look_into(
    desk: Record, keys: Keys, no_goods: NoGoods, way: Way, levels: Levels, entry: Record, boosts: Int
) -> bool:
    """Make every choice in the situation of an entry of a level; return False to pause before that."""
    turn, key, used = desk["turn"], np.int64(entry["key"]), np.int64(entry["used"])
    record = keys.records[key]
    if _place(record) < desk["least"]:
        return True
    if record["reached"] != NONE:
        before = levels.reached[record["reached"]]
        if before["used"] <= used and before["turn"] <= turn:
            return True
    if not (
        _has_room(desk, keys, no_goods, way)
        and desk["entries"] + SLACK <= len(levels.entries)
        and desk["reached"] + SLACK <= len(levels.reached)
    ):
        return False
    lost = _is_lost(desk, keys, no_goods, way, key, boosts - used, boosts)
    if lost == FAILED:
        if boosts < BOOST_CACHE:
            enter_level(desk, keys, levels, boosts + 1, turn, key, used, np.int64(entry["origin"]))
        return True
    if lost == PAUSED or desk["situations"] >= desk["pause_at"]:
        return False
    desk["situations"] += 1
    here = desk["reached"]
    desk["reached"] += 1
    reached = levels.reached[here]
    reached["used"] = used
    reached["turn"] = turn
    reached["key"] = key
    reached["origin"] = entry["origin"]
    record["reached"] = here
    best = _best_turn(desk, boosts)
    for i in range(_outcomes(desk, keys, key, BOOST_CACHE - used)):
        spent = used + desk["cost"][i]
        if desk["outcome"][i] == NONE:
            won = turn + desk["later"][i]
            if desk["win_turn"][spent] == NONE or won < desk["win_turn"][spent]:
                desk["win_turn"][spent] = won
                desk["win_reached"][spent] = here
                choice = desk["win_choice"][spent]
                choice[0] = desk["cost"][i]
                choice[1] = desk["drill"][i]
                choice[2] = desk["departure"][i]
                choice[3] = desk["later"][i]
                best = _best_turn(desk, boosts)
        elif turn + 1 < best:
            enter_level(desk, keys, levels, max(spent, boosts), turn + 1, desk["outcome"][i], spent, here)
    return True


@kept
def spend(desk: Record, keys: Keys, no_goods: NoGoods, way: Way, levels: Levels, boosts: Int) -> bool:
    """Examine all situations that may win earlier than known with at most `boosts`; return False to pause.

    The desk says where to go on: a turn, and an entry of its level or NONE for the first.
    """
    while desk["entry"] != NONE or desk["turn"] < _best_turn(desk, boosts):
        if desk["entry"] == NONE:
            desk["entry"] = levels.ends[boosts * desk["turns"] + desk["turn"]]["first"]
            desk["least"] = _least_space(desk["turn"], _best_turn(desk, boosts))
        while desk["entry"] != NONE:
            entry = levels.entries[desk["entry"]]
            if not _look_into(desk, keys, no_goods, way, levels, entry, boosts):
                return False
            desk["entry"] = entry["next"]
        desk["turn"] += 1
    return True
