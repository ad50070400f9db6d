"""The referee of the Business Card Games, for programs.

The names below are what a program needs to play; each is imported when it is first used, so that
the command line starts without them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.api import neighbours as neighbours
    from companion.api import new_game as new_game
    from companion.api import range_of as range_of
    from companion.errors import RulingError as RulingError
    from companion.rulebook import ruling as ruling
    from companion.rulebook import rulings as rulings
    from companion.session import LegalMoves as LegalMoves
    from companion.session import Said as Said
    from companion.session import Session as Session
    from companion.session import replay as replay
    from companion.territory.board import Board as Board
    from companion.territory.board import random_board as random_board
    from companion.territory.events import Event as Event

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

__all__ = list(_HOME)


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'companion' has no attribute '{name}'")
    import importlib

    return getattr(importlib.import_module(_HOME[name]), name)
