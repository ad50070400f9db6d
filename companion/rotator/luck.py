"""How often a careful player without a plan wins a Rotator board by luck."""

from __future__ import annotations

import random

from companion.rotator.search.solve import Solver

GAMES = 1000

_LONGEST = 60
"""Turns after which a game is given up: some players circle in rock for ever."""


def lucky_wins(solver: Solver, games: int = GAMES, seed: str = "luck") -> float:
    """Return the share of `games` won by a player who only takes care not to lose in the next collapse.

    Every start is equally likely, and so is, in every turn, every choice that isn't lost then. The
    player has ten boosts. All departures of one line are one choice, as they fall alike. The same
    seed plays the same games on every computer.
    """
    chance = random.Random(f"{seed} {solver.board.node_bits}")
    chances = [chance.random() for _ in range(games * (1 + _LONGEST))]
    return solver.lucky_wins(games, _LONGEST, chances) / games
