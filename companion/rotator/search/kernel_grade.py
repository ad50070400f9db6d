"""The lines that reach par, as machine code by numba: the same steps as `companion.rotator.grade`.

Everything is stored as `kernel` explains. A *decision* is a situation in which par is kept, in one turn; its
key says how many boosts of par are left. The decisions of one turn follow each other.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from companion.rotator.search.kernel import (
    EMPTY,
    FAILED,
    NONE,
    PAUSED,
    PLANE,
    SLACK,
    Int,
    NoGoods,
    Record,
    Table,
    Way,
    Words,
    boosts_of,
    compiled,
    find,
    hash_of,
    kept,
    make_found,
    may_win,
    outcomes_of,
    put_key,
    record_of,
)
from companion.rotator.search.kernel_nogoods import find_win, has_room
from companion.rotator.state import BOOST_CACHE

LATE: Int = np.int64(-2)
"""The decision after a choice that keeps par, but wins too late if at all."""


class ParLines(NamedTuple):
    """The decisions, and the choices that keep par; `near` has the sets of a `TurnBound`."""

    decisions: Table
    decision_slots: Words
    keeping: Table
    near: Words


DECISION = np.dtype(
    [
        # the care it takes from here to a win, and the number of ways to get there
        ("units", "i8"),
        ("lines", "i8"),
        ("forks", "i4"),
        ("narrow", "i4"),
        # number of choices, the first of those that keep par, their number, the one that takes the least care
        ("choices", "i4"),
        ("first", "i4"),
        ("keep", "i4"),
        ("best", "i4"),
        ("slot", "i4"),
        ("words", "u8", (3 * PLANE,)),
    ],
    align=True,
)

KEEPING = record_of("drill", "departure", "next")
"""A choice, and the decision that it leads to; NONE if it wins."""


@kept
def enter_decision(desk: Record, par_lines: ParLines) -> Int:
    """Enter the key on the desk among the decisions of the next turn; return its number."""
    mixed = hash_of(desk["key"])
    number = find(par_lines.decisions, par_lines.decision_slots, desk["key"], mixed)
    if number == NONE:
        number = desk["decisions"]
        desk["decisions"] += 1
        decision = par_lines.decisions[number]
        for i in range(3 * PLANE):
            decision["words"][i] = desk["key"][i]
        decision["slot"] = make_found(par_lines.decision_slots, number, mixed)
    return number


@compiled
def _decide(desk: Record, no_goods: NoGoods, way: Way, par_lines: ParLines) -> bool:
    """Find the choices that keep par in the current decision; return False to pause."""
    decision = par_lines.decisions[desk["decision"]]
    left = boosts_of(decision["words"])
    if desk["outcome"] == NONE:
        if not (
            has_room(desk, no_goods, way)
            and desk["decisions"] + SLACK <= len(par_lines.decisions)
            and desk["keeping"] + SLACK <= len(par_lines.keeping)
        ):
            return False
        decision["choices"] = 0
        decision["first"] = desk["keeping"]
        decision["keep"] = 0
        if not may_win(desk, par_lines.near, decision["words"], desk["turns"] - desk["turn"], left):
            return True
        desk["decided"] += 1
        desk["outcome"] = outcomes_of(desk, way.outcomes, decision["words"], BOOST_CACHE - desk["par"] + left)
        desk["outcome_end"] = desk["outcomes"]
        decision["choices"] = desk["outcome_end"] - desk["outcome"]
    while desk["outcome"] < desk["outcome_end"]:
        outcome = way.outcomes[desk["outcome"]]
        keeps, following = outcome["cost"] <= left, LATE
        if keeps and outcome["won"]:
            if desk["turn"] + outcome["later"] <= desk["turns"]:
                following = NONE
        elif keeps:
            put_key(desk, outcome["words"], left - outcome["cost"])
            answer = find_win(desk, no_goods, way)
            if answer == PAUSED:
                return False
            keeps = answer != FAILED
            if keeps and desk["turn"] < desk["turns"]:
                following = enter_decision(desk, par_lines)
        if keeps:
            choice = par_lines.keeping[desk["keeping"]]
            desk["keeping"] += 1
            choice["drill"] = outcome["drill"]
            choice["departure"] = outcome["departure"]
            choice["next"] = following
            decision["keep"] += 1
        desk["outcome"] += 1
    desk["outcomes"] -= decision["choices"]
    desk["outcome"] = NONE
    return True


@kept
def decide(desk: Record, no_goods: NoGoods, way: Way, par_lines: ParLines) -> bool:
    """Find every decision from which a win at par may still come in time; return False to pause.

    The desk says where to go on: a turn, the first decision after it, and the current one.
    """
    while desk["turn"] <= desk["turns"]:
        while desk["decision"] < desk["decision_end"]:
            if not _decide(desk, no_goods, way, par_lines):
                return False
            desk["decision"] += 1
        # the latest goes first, so that nobody's way through the slots is cut
        for number in range(desk["decisions"] - 1, desk["decision_end"] - 1, -1):
            par_lines.decision_slots[par_lines.decisions[number]["slot"]] = EMPTY
        desk["decision_end"] = desk["decisions"]
        desk["turn"] += 1
    return True


@kept
def rate(desk: Record, par_lines: ParLines, units_of: NDArray[np.int64], most_lines: Int) -> None:
    """Find the way from every decision to a win at par that takes the least care.

    `units_of` has the bits of a choice among so many, in the units of `grade`.
    """
    for number in range(desk["decisions"] - 1, -1, -1):
        decision = par_lines.decisions[number]
        best, lines = NONE, 0
        least = forks = narrow = 0
        for choice in range(decision["first"], decision["first"] + decision["keep"]):
            following = par_lines.keeping[choice]["next"]
            units = more_forks = more_narrow = 0
            more_lines = 1
            if following != NONE:
                if following == LATE:
                    continue
                rest = par_lines.decisions[following]
                if rest["best"] == NONE:
                    continue
                units, more_lines = rest["units"], rest["lines"]
                more_forks, more_narrow = rest["forks"], rest["narrow"]
            lines = min(lines + more_lines, most_lines)
            if best == NONE or (units, more_forks, more_narrow) < (least, forks, narrow):
                best, least, forks, narrow = choice, units, more_forks, more_narrow
        choices, keep = decision["choices"], decision["keep"]
        decision["best"] = best
        decision["lines"] = lines
        decision["units"] = least + units_of[choices] - units_of[keep]
        decision["forks"] = forks + (1 if choices > keep else 0)
        decision["narrow"] = narrow + (1 if keep == 1 else 0)
