"""Turns of Rotator, one after the other."""

from companion.rotator.state import Position, Turn, step


def play(position: Position, turn: Turn) -> Position:
    """Return the position after a turn."""
    return step(position, turn).after
