"""The bound on turns never promises less than the game takes, and grows as it should."""

from __future__ import annotations

import random
from itertools import pairwise

from companion.rotator.identity import BOARDS, board_of
from companion.rotator.search.search_state import Ground, Situation
from companion.rotator.search.turn_bound import TurnBound
from companion.rotator.state import BOOST_CACHE

FAR = 99


def earliest(ground: Ground, situation: Situation, direction: int, boosts: int, turns: int) -> int:
    """Return after how many turns one wins at the earliest, `FAR` if after more, by trying everything."""
    best = FAR
    for cost, _, _, after, later in ground.outcomes(situation, direction, boosts)[0]:
        if after is None:
            best = min(best, later if later <= turns else FAR)
        elif turns:
            best = min(best, 1 + earliest(ground, after, direction + 1 & 3, boosts - cost, turns - 1))
    return best


def test_no_situation_wins_sooner_than_the_bound_says():
    chance = random.Random(31)
    wins = met = 0
    for _ in range(40):
        ground = Ground(board_of(chance.randrange(BOARDS)))
        bound = TurnBound(ground)
        for _, first in ground.starts() * 3:
            situation, direction = first, 0
            while situation is not None:
                boosts = chance.choice((0, 1, 3, BOOST_CACHE))
                turns = earliest(ground, situation, direction, boosts, 3)
                if turns < FAR:
                    wins += 1
                    at = ground.positions(situation)
                    assert bound.spaces(turns)[direction][boosts] & at
                    met += not bound.spaces(turns - 1)[direction][boosts] & at
                # mostly onwards to the bottom, so that wins are near
                ways = [way[3] for way in ground.outcomes(situation, direction, 3)[0] if way[3]]
                lowest = max(ways, default=None)
                situation = chance.choice([*ways, lowest, lowest, None])
                direction = direction + 1 & 3
    assert wins > 100
    assert met > wins / 2  # and it is no idle bound


def test_more_turns_and_more_boosts_never_take_a_space_away():
    bound = TurnBound(Ground(board_of(BOARDS // 2)))
    assert not any(spaces for by_boosts in bound.spaces(-1) for spaces in by_boosts)
    for turns in range(20):
        for fewer, more in zip(bound.spaces(turns - 1), bound.spaces(turns), strict=True):
            assert all(less & ~spaces == 0 for less, spaces in zip(fewer, more, strict=True))
            assert all(less & ~spaces == 0 for less, spaces in pairwise(more))
