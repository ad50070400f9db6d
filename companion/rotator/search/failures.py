"""The no-goods of a board: failures of the search with the spaces behind them, quickly found again.

The no-goods of a place and a direction are in *buckets*: a bucket has those that look at the same spaces near
the player, in the same state. A situation fits few buckets, and these depend only on its near spaces, so they
are stored for every state of these. Within a large bucket all no-goods are compared at once: each has a
*lane* of bits in a few long integers, with a part of its spaces and of their state. Only no-goods that fit so
far are compared in full.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.rotator.board import ALL_BITS, BOARD_SPACES, COLUMNS
from companion.rotator.search.limits import Meter
from companion.rotator.search.search_state import SPACE_MASK, Situation

_PLANE = len(BOARD_SPACES)

_REACH = 2 * COLUMNS
"""Largest difference between the numbers of a space and of one near it."""

_WINDOW = 2 * _REACH + 1

_WINDOWS = 1 | 1 << _WINDOW | 1 << 2 * _WINDOW
"""The lowest bit of three windows, one for each plane."""

_PART = (1 << 3 * _WINDOW) - 1
"""As many spaces of the first plane as fit into three windows: those around the player in reading order."""

_LANE = 3 * _WINDOW + 1
"""Bits of a lane; the top one shows that it fits."""

_LANES = 32
"""Lanes of a block, which is compared at once."""

_ONES = sum(1 << lane * _LANE for lane in range(_LANES))
"""The lowest bit of every lane."""

_FEW = 6
"""Up to so many no-goods of a bucket are compared one by one, which is quicker."""

_PLANES = 1 | 1 << _PLANE | 1 << 2 * _PLANE
"""The lowest bit of three planes."""


def _near(space: int) -> int:
    """Return the spaces at most two steps away."""
    row, column = divmod(space, COLUMNS)
    return sum(1 << s for s in BOARD_SPACES if abs(s // COLUMNS - row) + abs(s % COLUMNS - column) <= 2)


class Failures:
    """All failures known about one board."""

    def __init__(self, meter: Meter) -> None:
        """`meter` counts the comparisons as the compiled search makes them: one by one."""
        self._meter = meter
        self._places: tuple[dict[int, _Place], ...] = ({}, {}, {}, {})  # by direction

    def spaces_behind(self, situation: Situation, direction: int, boosts: int) -> int:
        """Return the spaces behind a known failure of `situation` with `boosts`, 0 if none is known."""
        place = self._places[direction].get(situation[0])
        if place is None:
            return 0
        _, solid, now, one, two = situation
        first, second = solid | one, now | one
        start, near = place.start, place.near
        signature = first | second << _PLANE | two << 2 * _PLANE
        parts = compared = 0
        for bucket in place.buckets_for(
            first >> start & near | (second >> start & near) << _WINDOW | (two >> start & near) << 2 * _WINDOW
        ):
            no_goods = bucket.no_goods
            numbers: Iterable[int] = range(len(no_goods))
            if len(no_goods) > _FEW:
                parts = parts or (first >> place.shift & _PART) * _ONES
                numbers = bucket.lanes.fitting(parts)
            for number in numbers:
                mask, state, too_few = no_goods[number]
                if signature & mask == state and too_few >= boosts:
                    self._meter.compared += compared + number + bucket.group + 2
                    return mask & ALL_BITS
            compared += len(no_goods)
        self._meter.compared += compared + len(place.groups)
        return 0

    def learn(self, failed: Iterable[tuple[int, int, Situation]], looked: int) -> None:
        """Store that these fail, each a direction, boosts and a situation, because of the spaces `looked`."""
        mask = looked * _PLANES
        for direction, boosts, (space, solid, now, one, two) in failed:
            places = self._places[direction]
            place = places.get(space)
            if place is None:
                place = places[space] = _Place(space & SPACE_MASK)
            first, second = solid | one, now | one
            start = place.start
            near = looked >> start & place.near
            state = (
                first >> start & near
                | (second >> start & near) << _WINDOW
                | (two >> start & near) << 2 * _WINDOW
            )
            signature = first | second << _PLANE | two << 2 * _PLANE
            bucket = place.bucket(near * _WINDOWS, state)
            bucket.no_goods.append((mask, signature & mask, boosts))
            count = len(bucket.no_goods)
            if count > _FEW:
                for mask_of, state_of, _ in bucket.no_goods[0 if count == _FEW + 1 else -1 :]:
                    part = (mask_of & ALL_BITS) >> place.shift & _PART
                    bucket.lanes.append(part, state_of >> place.shift & part)


class _Place:
    """The failures with the player on one space, in one direction.

    The state of the near spaces is in three windows, one for each plane of a signature; they begin with the
    space `start`.
    """

    __slots__ = ("_bucket_of", "_buckets", "_fitting", "_lanes", "groups", "near", "shift", "start")

    def __init__(self, space: int) -> None:
        self.start = max(0, space - _REACH)
        self.near = _near(space) >> self.start
        self.shift = max(0, space - _LANE // 2)
        # by windows with the near spaces behind failures: their number, in order of arrival
        self.groups: dict[int, int] = {}
        self._buckets: list[_Bucket] = []
        # by the near spaces and their state
        self._bucket_of: dict[tuple[int, int], _Bucket] = {}
        self._lanes = _Lanes()
        # by the state of all near spaces: how many buckets were tried, and those of them that fit
        self._fitting: dict[int, tuple[int, list[_Bucket]]] = {}

    def buckets_for(self, near: int) -> list[_Bucket]:
        """Return the buckets that fit this state of the near spaces, by group."""
        tried, fitting = self._fitting.get(near, (0, []))
        if tried != len(self._buckets):
            before = len(fitting)
            fitting.extend(self._buckets[number] for number in self._lanes.fitting(near * _ONES, tried))
            if before != len(fitting):
                fitting.sort(key=_group)
            self._fitting[near] = len(self._buckets), fitting
        return fitting

    def bucket(self, mask: int, state: int) -> _Bucket:
        """Return the bucket for the near spaces `mask` in this state, which is a new one if need be."""
        bucket = self._bucket_of.get((mask, state))
        if bucket is None:
            group = self.groups.setdefault(mask, len(self.groups))
            bucket = self._bucket_of[mask, state] = _Bucket(group)
            self._buckets.append(bucket)
            self._lanes.append(mask, state)
        return bucket


class _Bucket:
    """No-goods of a place with the same near spaces in the same state, in order of arrival."""

    __slots__ = ("group", "lanes", "no_goods")

    def __init__(self, group: int) -> None:
        self.group = group
        self.no_goods: list[tuple[int, int, int]] = []  # mask, state, too few boosts
        self.lanes = _Lanes()


class _Lanes:
    """Bits to look at, and their state, in lanes of long integers, so that many are compared at once."""

    __slots__ = ("_blocks", "_size")

    def __init__(self) -> None:
        self._size = 0
        # looked at, state, and the top bit of every lane
        self._blocks: list[tuple[int, int, int]] = []

    def append(self, looked: int, state: int) -> None:
        """Fill the next lane."""
        lane = self._size % _LANES
        self._size += 1
        all_looked, states, tops = self._blocks.pop() if lane else (0, 0, 0)
        at = lane * _LANE
        self._blocks.append((all_looked | looked << at, states | state << at, tops | 1 << at + _LANE - 1))

    def fitting(self, states: int, first: int = 0) -> Iterator[int]:
        """Yield the numbers of the lanes from `first` on that fit a state, which fills each of `states`."""
        number = first - first % _LANES
        for looked, wanted, tops in self._blocks[first // _LANES :]:
            # a top bit stays only if the lane below it has no difference
            fits = tops - (states & looked ^ wanted) & tops
            while fits:
                lowest = fits & -fits
                lane = number + lowest.bit_length() // _LANE - 1
                if lane >= first:
                    yield lane
                fits ^= lowest
            number += _LANES


def _group(bucket: _Bucket) -> int:
    return bucket.group
