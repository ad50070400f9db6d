"""What failed is found again, and nothing else: beside a plain list of all that was learned."""

import random

from companion.rotator.board import COLUMNS
from companion.rotator.search.failures import Failures
from companion.rotator.search.limits import Limits, Meter

PLACES = (0, 105, 199)
NEAR_ALL = 3 * COLUMNS


def fits(no_good, situation, direction, boosts):
    its_direction, too_few, failed, looked = no_good
    return (
        its_direction == direction
        and failed[0] == situation[0]
        and too_few >= boosts
        and all(one & looked == other & looked for one, other in zip(failed[1:], situation[1:], strict=True))
    )


def test_failures_are_found_as_in_a_plain_list():
    chance = random.Random(5)
    boards = [chance.getrandbits(200) for _ in range(2)]

    def situation():
        """One of few places, on one of two boards with few spaces changed."""
        place, changed, touched = chance.choice(PLACES), 0, [0, 0, 0]
        for _ in range(3):
            space = min(199, max(0, place + chance.randrange(-NEAR_ALL, NEAR_ALL)))
            changed |= 1 << space
            touched[chance.randrange(3)] |= 1 << space & -chance.randrange(2)
        solid = chance.choice(boards) ^ changed
        now, one, two = (spaces & ~solid for spaces in touched)
        return place, solid, now, one & ~now, two & ~now & ~one

    failures, plain, found = Failures(Meter(Limits(), None)), [], 0
    for _ in range(300):
        asked, direction, boosts = situation(), chance.randrange(2), chance.randrange(3)
        fitting = [no_good[3] for no_good in plain if fits(no_good, asked, direction, boosts)]
        spaces = failures.spaces_behind(asked, direction, boosts)
        assert spaces in fitting or (not spaces and not fitting)
        found += bool(spaces)
        looked = 1 << asked[0]
        for _ in range(8):
            looked |= 1 << min(199, max(0, asked[0] + chance.randrange(-NEAR_ALL, NEAR_ALL)))
        failures.learn([(direction, boosts, asked)], looked)
        plain.append((direction, boosts, asked, looked))
    assert 40 < found < 260
