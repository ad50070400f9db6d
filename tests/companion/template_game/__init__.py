"""The smallest game that the contract allows: copy this folder to begin a new one.

Two players in turn take one to three stones from a heap; who takes the last one has won. Each hides
how many stones he would like to win with, which nothing in play depends on: a secret for the
generic suite.
"""

from typing import TYPE_CHECKING

from companion.contract import Game, Modules, Player

GAMES = {"stones": Game("stones", __name__, players=(2, 2), grids=0, has_player=True)}

if TYPE_CHECKING:  # mypy proves that the modules offer what the contract names
    from tests.companion.template_game import documents, narration, player, statements
    from tests.companion.template_game.dialogue import GameDialogue
    from tests.companion.template_game.referee import Entry, Referee

    Modules[Referee, Entry](statements, Referee, narration, documents, GameDialogue)
    _player: Player = player
