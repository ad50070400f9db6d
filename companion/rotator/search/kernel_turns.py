"""How more boosts save turns, as machine code by numba: the same steps as `search`.

Everything is stored as `kernel` explains.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from companion.rotator.search.kernel import (
    NONE,
    PLANE,
    SLACK,
    Int,
    NoGoods,
    Record,
    Table,
    Way,
    Words,
    append,
    compiled,
    find,
    hash_of,
    kept,
    make_found,
    may_win,
    outcomes_of,
    record_of,
)
from companion.rotator.search.kernel_nogoods import count_compared, failure_of
from companion.rotator.state import BOOST_CACHE


class Levels(NamedTuple):
    """Waiting keys of the breadth-first search, by boosts and turn, and the examined ones.

    `near` has the sets of a `TurnBound`, by turns, direction and boosts.
    """

    keys: Table
    key_slots: Words
    ends: Table
    entries: Table
    reached: Table
    near: Words


KEY = record_of("reached", "entry", words=3 * PLANE)
"""A key; how it was reached when it was examined, and its latest entry in a level; NONE if it has none."""

ENTRY = record_of("key", "used", "origin", "level", "older", "next")
"""Boosts used to reach a key, and from where; `older` is the key's previous entry, in any level."""

REACHED = record_of("used", "turn", "key", "origin")


@compiled
def _best_turn(desk: Record, boosts: Int) -> Int:
    best = desk["turns"]
    for turn in desk["win_turn"][: boosts + 1]:
        if turn != NONE:
            best = min(best, turn)
    return best


@compiled
def _key_of(desk: Record, levels: Levels, words: Words) -> Int:
    """Return the number of a key, which is a new one if need be."""
    mixed = hash_of(words)
    key = find(levels.keys, levels.key_slots, words, mixed)
    if key == NONE:
        key = desk["keys"]
        desk["keys"] += 1
        make_found(levels.key_slots, key, mixed)
        record = levels.keys[key]
        for i in range(3 * PLANE):
            record["words"][i] = words[i]
        record["reached"] = NONE
        record["entry"] = NONE
    return key


@compiled
def _enter(
    desk: Record, levels: Levels, boosts: Int, turn: Int, words: Words, used: Int, origin: Int
) -> None:
    """Let a key wait for these boosts and this turn, unless it already does with as few of them used."""
    level = boosts * desk["turns"] + turn
    key = _key_of(desk, levels, words)
    number = np.int64(levels.keys[key]["entry"])
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
    entry["older"] = levels.keys[key]["entry"]
    levels.keys[key]["entry"] = number
    append(levels.ends[level], levels.entries, number)


@kept
def enter_first(desk: Record, levels: Levels) -> None:
    """Let the key on the desk wait for turn 1."""
    _enter(desk, levels, desk["par"], 1, desk["key"], 0, NONE)


@compiled
def _look_into(desk: Record, no_goods: NoGoods, way: Way, levels: Levels, entry: Record, boosts: Int) -> bool:
    """Make the choices in the situation of an entry of a level; return False to pause before that."""
    turn, key, used = desk["turn"], np.int64(entry["key"]), np.int64(entry["used"])
    origin, turns_left = np.int64(entry["origin"]), desk["turns_left"]
    record = levels.keys[key]
    words, known = record["words"], np.int64(record["reached"])
    if not may_win(desk, levels.near, words, turns_left, BOOST_CACHE - used):
        return True
    if known not in (NONE, origin):
        before = levels.reached[known]
        if before["used"] <= used and before["turn"] <= turn:
            return True
    if not (
        desk["outcomes"] + SLACK <= len(way.outcomes)
        and desk["keys"] + SLACK <= len(levels.keys)
        and desk["entries"] + SLACK <= len(levels.entries)
        and desk["reached"] + SLACK <= len(levels.reached)
    ):
        return False
    left = boosts - used
    lost = not may_win(desk, levels.near, words, turns_left, left)
    desk["compared_now"] = 0
    if not lost and left <= desk["par"]:
        lost = failure_of(desk, no_goods, words, left) != NONE
    if not lost and desk["situations"] >= desk["pause_at"]:
        return False
    count_compared(desk)
    if lost:
        if boosts < BOOST_CACHE:
            _enter(desk, levels, boosts + 1, turn, words, used, origin)
        return True
    desk["situations"] += 1
    here = origin
    if origin == NONE or levels.reached[origin]["turn"] != turn:
        here = desk["reached"]
        desk["reached"] += 1
        reached = levels.reached[here]
        reached["used"] = used
        reached["turn"] = turn
        reached["key"] = key
        reached["origin"] = origin
        record["reached"] = here
    best, more = _best_turn(desk, boosts), BOOST_CACHE + 1
    first = outcomes_of(desk, way.outcomes, words, BOOST_CACHE - used)
    for number in range(first, desk["outcomes"]):
        outcome = way.outcomes[number]
        spent = used + outcome["cost"]
        if outcome["won"]:
            won = turn + outcome["later"]
            if desk["win_turn"][spent] == NONE or won < desk["win_turn"][spent]:
                desk["win_turn"][spent] = won
                desk["win_reached"][spent] = here
                choice = desk["win_choice"][spent]
                choice[0] = outcome["cost"]
                choice[1] = outcome["drill"]
                choice[2] = outcome["departure"]
                choice[3] = outcome["later"]
                best = _best_turn(desk, boosts)
                desk["turns_left"] = best - 1 - turn
        elif may_win(desk, levels.near, outcome["words"], best - 2 - turn, BOOST_CACHE - spent):
            if spent > boosts:
                more = min(more, spent)
            else:
                _enter(desk, levels, boosts, turn + 1, outcome["words"], spent, here)
    if more <= BOOST_CACHE:
        _enter(desk, levels, more, turn, words, used, here)
    desk["outcomes"] = first
    return True


@kept
def spend(desk: Record, no_goods: NoGoods, way: Way, levels: Levels, boosts: Int) -> bool:
    """Examine all situations that may win earlier than known with at most `boosts`; return False to pause.

    The desk says where to go on: a turn, and an entry of its level or NONE for the first.
    """
    while desk["entry"] != NONE or desk["turn"] < _best_turn(desk, boosts):
        if desk["entry"] == NONE:
            desk["entry"] = levels.ends[boosts * desk["turns"] + desk["turn"]]["first"]
            desk["turns_left"] = _best_turn(desk, boosts) - 1 - desk["turn"]
        while desk["entry"] != NONE:
            entry = levels.entries[desk["entry"]]
            if not _look_into(desk, no_goods, way, levels, entry, boosts):
                return False
            desk["entry"] = entry["next"]
        desk["turn"] += 1
    return True
