"""How often a careful player without a plan wins a Rotator board by luck."""

from __future__ import annotations

import random

from companion.rotator.search.search_state import Ground, Outcome, Situation
from companion.rotator.state import BOOST_CACHE

GAMES = 1000

_LONGEST = 60
"""Turns after which a game is given up: some players circle in rock for ever."""


def lucky_wins(ground: Ground, games: int = GAMES, seed: str = "luck") -> float:
    """Return the share of `games` won by a player who only takes care not to lose in the next collapse.

    Every start is equally likely, and so is, in every turn, every choice that isn't lost then. The player has
    ten boosts. All departures of one line are one choice, as they fall alike. The same seed plays the same
    games on every computer.
    """
    chance = random.Random(f"{seed} {ground.nodes}")
    starts = [situation for _, situation in ground.starts()]
    known: dict[tuple[Situation, int, int], list[Outcome]] = {}

    def is_won() -> bool:
        situation, boosts = starts[int(chance.random() * len(starts))], BOOST_CACHE
        for turn in range(_LONGEST):
            if situation is None:
                return True
            key = situation, turn & 3, boosts
            if key not in known:
                known[key] = ground.outcomes(*key)[0]
            choices = known[key]
            if not choices:
                return False
            cost, _, _, situation, _ = choices[int(chance.random() * len(choices))]
            boosts -= cost
        return situation is None

    return sum(is_won() for _ in range(games)) / games
