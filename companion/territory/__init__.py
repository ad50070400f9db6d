"""Reflector, Deflector, Defector: one engine for the three games of territory."""

from functools import partial

from companion.contract import Game

_game = partial(Game, package=__name__, grids=2, hidden_boards=True, has_forms=True)

GAMES = {
    game.name: game
    for game in (
        _game("reflector", players=(2, 2)),
        _game("deflector", players=(3, 5), deflectors=True),
        _game("defector", players=(6, None), deflectors=True, alliances=True),
    )
}
