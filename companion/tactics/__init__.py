"""Tactics Joker: two armies fight for castles on a table of cards (rulings J)."""

from typing import TYPE_CHECKING

from companion.contract import Game, Modules, Player, RecapModule

GAMES = {
    "tactics-joker": Game(
        "tactics-joker",
        __name__,
        players=(2, 2),
        grids=0,
        has_forms=True,
        has_player=True,
        has_recap=True,
    )
}

if TYPE_CHECKING:  # mypy proves that the modules offer what the contract names
    from companion.tactics import documents, forms, narration, player, recap, statements
    from companion.tactics.dialogue import GameDialogue
    from companion.tactics.referee import Entry, Referee

    Modules[Referee, Entry](statements, Referee, narration, documents, GameDialogue, forms)
    _player: Player = player
    _recap: RecapModule[Entry] = recap
