"""The referee of the Business Card Games, for programs.

The names below are what a program needs to play; each is imported when it is first used, so that
the command line starts without them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.api import neighbours, new_game, range_of
    from companion.errors import RulingError
    from companion.rulebook import ruling, rulings
    from companion.session import LegalMoves, Said, Session, replay
    from companion.territory.board import Board, random_board
    from companion.territory.events import Event

__all__ = [
    "Board",
    "Event",
    "LegalMoves",
    "RulingError",
    "Said",
    "Session",
    "neighbours",
    "new_game",
    "random_board",
    "range_of",
    "replay",
    "ruling",
    "rulings",
]

_HOME = {
    "Board": "companion.territory.board",
    "Event": "companion.territory.events",
    "LegalMoves": "companion.session",
    "RulingError": "companion.errors",
    "Said": "companion.session",
    "Session": "companion.session",
    "neighbours": "companion.api",
    "new_game": "companion.api",
    "random_board": "companion.territory.board",
    "range_of": "companion.api",
    "replay": "companion.session",
    "ruling": "companion.rulebook",
    "rulings": "companion.rulebook",
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'companion' has no attribute '{name}'")
    import importlib

    return getattr(importlib.import_module(_HOME[name]), name)
