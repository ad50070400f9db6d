"""A companion at the table: referee for the games of territory.

The names below are what a program needs to play; each is imported when it is first used, so that the
command line starts without them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.errors import RulingError
    from companion.territory.board import Board, random_board
    from companion.territory.game import Game, new_game

__all__ = ["Board", "Game", "RulingError", "new_game", "random_board"]

_HOME = {
    "Board": "companion.territory.board",
    "Game": "companion.territory.game",
    "RulingError": "companion.errors",
    "new_game": "companion.territory.game",
    "random_board": "companion.territory.board",
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'companion' has no attribute '{name}'")
    import importlib  # noqa: PLC0415

    return getattr(importlib.import_module(_HOME[name]), name)
