"""A race against a ghost, which needs no more turns than the board does: it never shows its way."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import ceil

from companion.errors import RulingError
from companion.record import LEVELS
from companion.rotator.hints import solution_of
from companion.rotator.state import BOOST_CACHE, Position
from companion.words import Message

_FACTORS: Mapping[str, Fraction] = dict(
    zip(LEVELS, (Fraction(3, 2), Fraction(6, 5), Fraction(1)), strict=True)
)
_COLUMNS = 20


def ghost_turns(position: Position, level: str) -> int:
    """Return in which turn the ghost wins, which has the boosts that the player has used.

    Raises RulingError for an unknown level, or if the search finds no win.
    """
    if level not in _FACTORS:
        raise RulingError(Message("common-refused-level", text=level, options=LEVELS))
    front = solution_of(position.board).front
    if not front:
        raise RulingError(Message("rotator-refused-ghost"))
    used = BOOST_CACHE - position.boosts_left
    fewest = [line.turns for line in front if line.boosts <= used] or [front[0].turns]
    return ceil(min(fewest) * _FACTORS[level])


def race(position: Position, level: str) -> Message:
    """Return how far the ghost is, or how the race has ended."""
    wins = ghost_turns(position, level)
    values = {"number": position.turn, "wanted": wins}
    if position.result == "won" and position.turn < wins:
        return Message("rotator-race-won", **values)
    if position.result == "won" and position.turn == wins:
        return Message("rotator-race-even", **values)
    if position.turn >= wins or position.result is not None:
        return Message("rotator-race-lost", **values)
    return Message("rotator-race", text=bar(position.turn, wins), **values)


def bar(turn: int, wins: int) -> str:
    """Return how much of its way the ghost has behind it.

    >>> bar(5, 20)
    '▓▓▓▓▓░░░░░░░░░░░░░░░'
    """
    done = min(_COLUMNS, turn * _COLUMNS // wins)
    return "▓" * done + "░" * (_COLUMNS - done)
