"""Rotator: one player drills through a turning board, from the top to the bottom (rulings R)."""

from typing import TYPE_CHECKING

from companion.contract import Game, Modules

GAMES = {"rotator": Game("rotator", __name__, players=(1, 1), grids=1, has_forms=True)}

if TYPE_CHECKING:  # mypy proves that the modules offer what the contract names
    from companion.rotator import documents, forms, narration, statements
    from companion.rotator.dialogue import GameDialogue
    from companion.rotator.referee import Entry, Referee

    Modules[Referee, Entry](statements, Referee, narration, documents, GameDialogue, forms)
