"""What each game prints: the one table. A game is one folder here and one line below."""

from cardgen.games import attackdefend, rotator, tactics, territory
from cardgen.games.contract import PrintedGame

PRINTED: dict[str, PrintedGame] = {
    game.name: game
    for game in (rotator.PRINTED, *territory.PRINTED, tactics.PRINTED, attackdefend.PRINTED)
}
"""Every game that prints something, by its name in a record."""
