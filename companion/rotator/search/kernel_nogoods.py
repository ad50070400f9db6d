"""Which situations can be won at all, as machine code by numba: the same steps as `nogoods`.

Everything is stored as `kernel` explains.
"""

from __future__ import annotations

import numpy as np

from companion.rotator.search.kernel import (
    AT_ONCE,
    EMPTY,
    FAILED,
    LOOKED,
    NONE,
    PAUSED,
    PLANE,
    SLACK,
    SPACES,
    WON,
    Int,
    NoGoods,
    Record,
    Way,
    Words,
    append,
    boosts_of,
    compiled,
    direction_of,
    find,
    hash_of,
    kept,
    make_found,
    outcomes_of,
    place_of,
    window_at,
)

# Known failures


@compiled
def failure_of(desk: Record, no_goods: NoGoods, words: Words, boosts: Int) -> Int:
    """Return a known failure of a key with `boosts`, NONE if there is none; note how many were compared."""
    place = place_of(words)
    solid = window_at(words, 0 * PLANE, place)
    touched = window_at(words, PLANE, place)
    oldest = window_at(words, 2 * PLANE, place)
    state = desk["near"]
    compared: Int = 0
    failure = NONE
    group = np.int64(no_goods.places[direction_of(words) * SPACES + place]["first"])
    while group != NONE:
        compared += 1
        near = no_goods.groups[group]["near"]
        state[0] = group
        state[1] = solid & near
        state[2] = touched & near
        state[3] = oldest & near
        bucket = find(no_goods.buckets, no_goods.bucket_slots, state, hash_of(state))
        failure = NONE if bucket == NONE else np.int64(no_goods.buckets[bucket]["first"])
        while failure != NONE:
            record = no_goods.failures[failure]
            compared += 1
            if record["boosts"] >= boosts and _has_state(words, place >> 6, record["words"]):
                break
            failure = np.int64(record["next"])
        if failure != NONE:
            break
        group = np.int64(no_goods.groups[group]["next"])
    desk["compared_now"] = compared
    return failure


@compiled
def count_compared(desk: Record) -> None:
    """Count the failures compared just now; not before it is clear that the search doesn't pause here."""
    desk["compared"] += desk["compared_now"]
    desk["compared_now"] = 0


@compiled
def _has_state(words: Words, first: Int, state: Words) -> bool:
    """Return whether the spaces of a failure are in the same state in a key; compare word `first` first."""
    for i in range(PLANE):
        word = first + i & 3
        looked = state[4 * i]
        if (
            words[word] & looked != state[4 * i + 1]
            or words[PLANE + word] & looked != state[4 * i + 2]
            or words[2 * PLANE + word] & looked != state[4 * i + 3]
        ):
            return False
    return True


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
    append(ends, no_goods.groups, group)
    return group


@compiled
def _bucket_for(desk: Record, no_goods: NoGoods, group: Int, words: Words) -> Int:
    state, place, near = desk["near"], place_of(words), no_goods.groups[group]["near"]
    state[0] = group
    for i in range(3):
        state[i + 1] = window_at(words, i * PLANE, place) & near
    mixed = hash_of(state)
    bucket = find(no_goods.buckets, no_goods.bucket_slots, state, mixed)
    if bucket == NONE:
        bucket = desk["buckets"]
        desk["buckets"] += 1
        make_found(no_goods.bucket_slots, bucket, mixed)
        no_goods.buckets[bucket]["words"] = state
        no_goods.buckets[bucket]["first"] = NONE
    return bucket


@compiled
def _learn(desk: Record, no_goods: NoGoods, words: Words, looked: Words) -> None:
    place = place_of(words)
    near = window_at(looked, 0 * PLANE, place) & desk["windows"][place]
    group = _group_for(desk, no_goods, direction_of(words) * SPACES + place, near)
    bucket = no_goods.buckets[_bucket_for(desk, no_goods, group, words)]
    number = desk["failures"]
    record = no_goods.failures[number]
    for i in range(PLANE):
        word = (place >> 6) + i & 3
        record["words"][4 * i] = looked[word]
        for plane in range(3):
            record["words"][4 * i + plane + 1] = words[plane * PLANE + word] & looked[word]
    desk["failures"] += 1
    record["boosts"] = boosts_of(words)
    append(bucket, no_goods.failures, number)


# The search for a win


@compiled
def has_room(desk: Record, no_goods: NoGoods, way: Way) -> bool:
    """Return whether there is room for another situation in all tables of the search for a win."""
    # any open visit may become a no-good, which takes one more record of each table of no-goods
    learned = desk["visits"] + SLACK
    return bool(
        learned <= len(way.visits)
        and desk["steps"] + SLACK <= len(way.steps)
        and desk["outcomes"] + SLACK <= len(way.outcomes)
        and desk["winning"] + learned <= len(way.winning)
        and desk["groups"] + learned <= len(no_goods.groups)
        and desk["buckets"] + learned <= len(no_goods.buckets)
        and desk["failures"] + learned <= len(no_goods.failures)
    )


@compiled
def _may_go_on(desk: Record, no_goods: NoGoods, way: Way) -> bool:
    return bool(desk["situations"] < desk["pause_at"] and has_room(desk, no_goods, way))


@compiled
def _visit(desk: Record, way: Way, words: Words, mixed: np.uint64) -> bool:
    """Step into a situation; return whether it wins at once."""
    desk["situations"] += 1
    index = desk["visits"]
    desk["visits"] += 1
    visit = way.visits[index]
    for i in range(3 * PLANE):
        visit["words"][i] = words[i]
    visit["low"] = index
    visit["slot"] = make_found(way.visit_slots, index, mixed)
    first = outcomes_of(desk, way.outcomes, visit["words"], boosts_of(words))
    for i in range(PLANE):
        visit["looked"][i] = desk["sets"][LOOKED, i]
    step = way.steps[desk["steps"]]
    desk["steps"] += 1
    step["visit"] = index
    step["first"] = first
    step["untried"] = first
    won = False
    for outcome in range(first, desk["outcomes"]):
        won |= way.outcomes[outcome]["won"] != 0
    return won


@compiled
def _leave(desk: Record, no_goods: NoGoods, way: Way) -> None:
    """Step back from a situation when all its outcomes fail, or return to the current one."""
    desk["steps"] -= 1
    step = way.steps[desk["steps"]]
    desk["outcomes"] = np.int64(step["first"])
    index = np.int64(step["visit"])
    left = way.visits[index]
    looked = left["looked"]
    if left["low"] == index:
        for member in range(index, desk["visits"]):
            for i in range(PLANE):
                looked[i] |= way.visits[member]["looked"][i]
        for member in range(index, desk["visits"]):
            _learn(desk, no_goods, way.visits[member]["words"], looked)
        _close_visits(desk, way, index)
    if desk["steps"]:
        before = way.visits[way.steps[desk["steps"] - 1]["visit"]]
        before["low"] = min(before["low"], left["low"])
        for i in range(PLANE):
            before["looked"][i] |= looked[i]


@compiled
def _close_visits(desk: Record, way: Way, first: Int) -> None:
    # the latest goes first, so that nobody's way through the slots is cut
    for index in range(desk["visits"] - 1, first - 1, -1):
        way.visit_slots[way.visits[index]["slot"]] = EMPTY
    desk["visits"] = first


@compiled
def _remember_win(desk: Record, way: Way, goes_on: Int) -> None:
    """Store how the current search wins, and end the search."""
    for index in range(desk["steps"] - 1, -1, -1):
        words = way.visits[way.steps[index]["visit"]]["words"]
        number = desk["winning"]
        desk["winning"] += 1
        record = way.winning[number]
        for i in range(3 * PLANE):
            record["words"][i] = words[i]
        record["goes_on"] = goes_on
        make_found(way.winning_slots, number, hash_of(words))
        goes_on = number
    desk["outcomes"] = np.int64(way.steps[0]["first"])
    desk["steps"] = 0
    _close_visits(desk, way, 0)


@compiled
def _search(desk: Record, no_goods: NoGoods, way: Way) -> Int:
    """Search until a win is found or everything has failed, and store the result."""
    while desk["steps"]:
        step = way.steps[desk["steps"] - 1]
        current = way.visits[step["visit"]]
        stepped = False
        while step["untried"] < desk["outcomes"] and not stepped:
            words = way.outcomes[step["untried"]]["words"]
            mixed = hash_of(words)
            earlier = find(way.visits, way.visit_slots, words, mixed)
            if earlier != NONE:
                current["low"] = min(current["low"], earlier)
            else:
                won = find(way.winning, way.winning_slots, words, mixed)
                if won != NONE:
                    _remember_win(desk, way, won)
                    return WON
                failure = failure_of(desk, no_goods, words, boosts_of(words))
                if failure == NONE and not _may_go_on(desk, no_goods, way):
                    return PAUSED
                count_compared(desk)
                if failure != NONE:
                    start = place_of(words) >> 6
                    for i in range(PLANE):
                        current["looked"][start + i & 3] |= no_goods.failures[failure]["words"][4 * i]
                elif _visit(desk, way, words, mixed):
                    _remember_win(desk, way, AT_ONCE)
                    return WON
                else:
                    stepped = True
            step["untried"] += 1
        if not stepped:
            _leave(desk, no_goods, way)
    return FAILED


@kept
def find_win(desk: Record, no_goods: NoGoods, way: Way) -> Int:
    """Return whether the key on the desk can be won with the boosts in its tag. May pause."""
    if not desk["steps"]:
        mixed = hash_of(desk["key"])
        if find(way.winning, way.winning_slots, desk["key"], mixed) != NONE:
            return WON
        failure = failure_of(desk, no_goods, desk["key"], boosts_of(desk["key"]))
        if failure == NONE and not _may_go_on(desk, no_goods, way):
            return PAUSED
        count_compared(desk)
        if failure != NONE:
            return FAILED
        if _visit(desk, way, desk["key"], mixed):
            _remember_win(desk, way, AT_ONCE)
            return WON
    return _search(desk, no_goods, way)


@kept
def winning_key(desk: Record, way: Way) -> Int:
    """Return the number of the key on the desk among those that win, NONE if it is not there."""
    return find(way.winning, way.winning_slots, desk["key"], hash_of(desk["key"]))
