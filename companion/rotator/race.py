"""A race against a ghost, which needs no more turns than the board does: it never shows its way."""

from fractions import Fraction
from math import ceil

from companion.errors import refused
from companion.rotator.hints import solution_of
from companion.rotator.state import BOOST_CACHE, Position
from companion.words import Message

_FACTORS = {"easy": Fraction(3, 2), "medium": Fraction(6, 5), "hard": Fraction(1)}


def ghost_turns(position: Position, level: str) -> int:
    """Return in which turn the ghost wins, which has the boosts that the player has used.

    Raises RulingError for an unknown level, or if the search finds no win.
    """
    if level not in _FACTORS:
        raise refused("common-refused-level", text=level, options=tuple(_FACTORS))
    front = solution_of(position.board).front
    if not front:
        raise refused("rotator-refused-ghost")
    used = BOOST_CACHE - position.boosts_left
    fewest = [line.turns for line in front if line.boosts <= used] or [front[0].turns]
    return ceil(min(fewest) * _FACTORS[level])


def race(position: Position, level: str) -> Message:
    """Return how far the ghost is, or how the race has ended."""
    wins, turn = ghost_turns(position, level), position.turn
    if position.result is None and turn < wins:
        done = turn * 20 // wins
        return Message("rotator-race", wanted=wins, text="▓" * done + "░" * (20 - done))
    if position.result != "won" or turn > wins:
        return Message("rotator-race-lost", wanted=wins)
    if turn == wins:
        return Message("rotator-race-even", number=wins)
    return Message("rotator-race-won", number=turn, wanted=wins)
