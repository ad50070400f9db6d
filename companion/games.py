"""The games there are: one line for each folder."""

from __future__ import annotations

from companion import attackdefend, rotator, tactics, territory
from companion.contract import Game
from companion.errors import RulingError
from companion.record import GameNamed, Grammar, RulesVersion, Words, expect
from companion.words import Message

GAMES: dict[str, Game] = {
    **rotator.GAMES,
    **territory.GAMES,
    **tactics.GAMES,
    **attackdefend.GAMES,
}
"""Every game by its name in a record."""

GRID_GAMES = {name: game for name, game in GAMES.items() if game.grids}
"""The games that are played with a pencil on grids of paper."""


def parse_game(words: Words) -> GameNamed:
    """Read the words after ``game``; raises RulingError for a game that does not exist."""
    expect(words, 1, 1, f"game {'|'.join(GAMES)}")
    if words[0].lower() not in GAMES:
        raise RulingError(Message("common-refused-game", text=words[0], options=tuple(GAMES)))
    return GameNamed(words[0].lower())


HEAD: Grammar = {"rules": RulesVersion.read, "game": parse_game}
"""The statements with which every record begins."""
