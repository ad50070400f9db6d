"""Attack/Defend: a bluffing game of cards for two, a Defender and an Attacker (rulings K)."""

from typing import TYPE_CHECKING

from companion.contract import Game, Modules, Player, RecapModule

GAMES = {
    "attack-defend": Game(
        "attack-defend",
        __name__,
        players=(2, 2),
        grids=0,
        has_forms=True,
        whole_log=True,
        symbols=False,
        has_player=True,
        has_recap=True,
    )
}
if TYPE_CHECKING:  # mypy proves that the modules offer what the contract names
    from companion.attackdefend import documents, forms, narration, player, recap, statements
    from companion.attackdefend.dialogue import GameDialogue
    from companion.attackdefend.referee import Entry, Referee

    Modules[Referee, Entry](statements, Referee, narration, documents, GameDialogue, forms)
    _player: Player = player
    _recap: RecapModule[Entry] = recap
