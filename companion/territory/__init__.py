"""Reflector, Deflector, Defector: one engine for the three games of territory."""

from functools import partial
from typing import TYPE_CHECKING

from companion.contract import AuditModule, Game, Modules, PlayerWithBoard, RecapModule

_game = partial(
    Game,
    package=__name__,
    grids=2,
    hidden_boards=True,
    has_forms=True,
    has_player=True,
    has_recap=True,
)

GAMES = {
    game.name: game
    for game in (
        _game("reflector", players=(2, 2)),
        _game("deflector", players=(3, 5), deflectors=True),
        _game("defector", players=(6, None), deflectors=True, alliances=True),
    )
}

if TYPE_CHECKING:  # mypy proves that the modules offer what the contract names
    from companion.territory import audit, documents, forms, narration, player, recap, statements
    from companion.territory.dialogue import GameDialogue
    from companion.territory.referee import Entry, Referee

    Modules[Referee, Entry](statements, Referee, narration, documents, GameDialogue, forms)
    _audit: AuditModule[Referee, audit.Audit] = audit
    _player: PlayerWithBoard = player
    _recap: RecapModule[Entry] = recap
