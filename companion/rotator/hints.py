"""Hints for a game that is being played: whether it can still be won, and by which turn."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeVar

from companion.errors import refused
from companion.rotator.board import COLUMNS, TOP_ROW, Board, BoardSpace, name_of
from companion.rotator.narration import earned
from companion.rotator.search.solve import LimitReachedError, Limits, Situation, Solution, Solver
from companion.rotator.state import Position, Step, Turn, legal_turns, start, step
from companion.words import Message

Choice = TypeVar("Choice")

MOST_SITUATIONS = 60_000
"""Where a search is given up; on every computer at the same place."""


WHILE_A_PLAYER_WAITS = Limits(situations=100_000)
"""Some seconds at most; nine boards of ten take less than one."""


def hint(position: Position, strength: int) -> tuple[Message, Turn | None]:
    """Return a hint of a strength from 1 to 3 in words, and the turn if it names one.

    It never tells more than the next turn. Raises RulingError if the game is over, or the search
    takes too long.
    """
    if position.result is not None:
        raise refused("common-refused-over")
    if position.at is None:
        return _start_hint(winning_start(position), strength), None
    found = winning_turn(position)
    if found is None:
        return Message("rotator-hint-lost"), None
    turn, boosts = found
    if strength == 1:
        return Message("rotator-hint-from-here", count=boosts), None
    if strength == 2:
        return Message("rotator-hint-spaces", count=turn.drill), None
    if turn.start is None:
        return Message("rotator-hint-drill", count=turn.drill), turn
    where = name_of(turn.start)
    return Message("rotator-hint-start-and-drill", space=where, count=turn.drill), turn


def _start_hint(found: tuple[BoardSpace, int] | None, strength: int) -> Message:
    if found is None:
        return Message("rotator-hint-hopeless")
    space, boosts = found
    if strength == 1:
        return Message("rotator-hint-boosts", count=boosts)
    if strength == 3:
        return Message("rotator-hint-start", space=name_of(space))
    return Message("rotator-hint-left" if space < COLUMNS // 2 else "rotator-hint-right")


def earned_by(steps: Sequence[Step]) -> list[Message]:
    """Return the stars and medals that the board's sheet gives for the turns of a won game."""
    return earned(solution_of(steps[-1].after.board), steps)


@cache
def solution_of(board: Board) -> Solution:
    """Return the front of a board, as far as a search of some seconds finds it."""
    return Solver(board, limits=WHILE_A_PLAYER_WAITS).solve()


def winning_turn(position: Position) -> tuple[Turn, int] | None:
    """Return a turn with which the game can be won, and the boosts needed from now on; else None.

    It is one that needs the fewest boosts. Raises RulingError if the search takes too long.
    """
    turns = legal_turns(position)
    return _cheapest(position, [(turn, step(position, turn).after) for turn in turns])


def winning_start(position: Position) -> tuple[BoardSpace, int] | None:
    """Return the space to start from and the boosts needed from there; None without a win."""
    return _cheapest(position, [(space, start(position.board, space)) for space in TOP_ROW])


def _cheapest(
    position: Position, choices: list[tuple[Choice, Position]]
) -> tuple[Choice, int] | None:
    """Return the choice that needs the fewest boosts, then the fewest turns; also the boosts.

    Whoever follows the hints so gets nearer to the win with every turn.
    """
    boosts = position.boosts_left
    reached = (
        (number, boosts - after.boosts_left, situation)
        for number, (_, after) in enumerate(choices)
        for situation in _decisions(after)
    )
    solver = Solver(position.board, limits=Limits(situations=MOST_SITUATIONS))
    try:
        found = solver.best_choice(reached, boosts, choices[0][1].direction)
    except LimitReachedError:
        raise refused("rotator-refused-too-hard") from None
    if found is None:
        return None
    number, needed = found
    return choices[number][0], needed


def _decisions(position: Position) -> Iterator[Situation | None]:
    """Yield each situation in which the next turn is decided, None for a win that comes before."""
    if position.result is not None:
        yield from [None] if position.result == "won" else ()
        return
    for place in position.starts:  # drilling nothing leads to the moment of decision
        fallen = step(position, Turn(0, place)).after
        if fallen.result == "won":
            yield None
        elif fallen.result is None:
            assert fallen.at is not None
            now, one, two, _ = fallen.touched
            yield fallen.at, fallen.solid, now, one, two
