"""Hints for a game of Rotator that is being played: whether it can still be won, and by which turn."""

from __future__ import annotations

from typing import TypeVar

from companion.errors import RulingError
from companion.rotator.board import TOP_ROW, BoardSpace, spaces_of
from companion.rotator.search.limits import LimitReachedError, Limits
from companion.rotator.search.search_state import Situation
from companion.rotator.search.solve import Compiled, Solver
from companion.rotator.state import Position, Turn, legal_turns, start, step

Choice = TypeVar("Choice")

MOST_SITUATIONS = 60_000
"""Where a search is given up; about two seconds, on every computer at the same place."""


def winning_turn(position: Position) -> tuple[Turn, int] | None:
    """Return a turn after which the game can be won, and the boosts it needs from now on; None if none can.

    It is one that needs the fewest boosts. Raises RulingError if the search takes too long.
    """
    solver = Solver(position.board, limits=Limits(situations=MOST_SITUATIONS), compiled=Compiled.NEVER)
    turns = [(turn, step(position, turn).after) for turn in legal_turns(position)]
    return _cheapest(solver, position.boosts_left, turns)


def winning_start(position: Position) -> tuple[BoardSpace, int] | None:
    """Return the space to start from and the boosts needed from there; None if the board can't be won."""
    solver = Solver(position.board, limits=Limits(situations=MOST_SITUATIONS), compiled=Compiled.NEVER)
    return _cheapest(
        solver, position.boosts_left, [(space, start(position.board, space)) for space in TOP_ROW]
    )


def _cheapest(
    solver: Solver, boosts: int, choices: list[tuple[Choice, Position]]
) -> tuple[Choice, int] | None:
    try:
        for allowed in range(boosts + 1):
            for choice, after in choices:
                left = allowed - (boosts - after.boosts_left)
                if left >= 0 and _can_be_won(solver, after, left):
                    return choice, allowed
    except LimitReachedError:
        raise RulingError("this board is too hard to look ahead from here; play on, and ask again") from None
    return None


def _can_be_won(solver: Solver, position: Position, boosts: int) -> bool:
    if position.result is not None:
        return position.result == "won"
    places: list[BoardSpace | None] = list(spaces_of(position.departures)) if position.departures else [None]
    for place in places:
        fallen = step(position, Turn(0, place)).after  # drilling nothing: the moment of decision
        if fallen.result == "won":
            return True
        if fallen.result is None and solver.wins(_situation(fallen), position.direction, boosts):
            return True
    return False


def _situation(fallen: Position) -> Situation:
    assert fallen.at is not None
    now, one, two, _ = fallen.touched
    return fallen.at, fallen.solid, now, one, two
