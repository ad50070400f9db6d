"""The games there are: one line for each folder."""

from companion import attackdefend, rotator, tactics, territory
from companion.contract import Game

GAMES: dict[str, Game] = {
    **rotator.GAMES,
    **territory.GAMES,
    **tactics.GAMES,
    **attackdefend.GAMES,
}
"""Every game by its name in a record."""

GRID_GAMES = {name: game for name, game in GAMES.items() if game.grids}
"""The games that are played with a pencil on grids of paper."""
