"""The no-goods of a board: failures of the search with the spaces behind them, quickly found again.

The no-goods of a place and a direction are in *buckets*: a bucket has those that look at the same spaces near
the player, in the same state. A situation fits few buckets, and these depend only on its near spaces, so they
are stored for every state of these. Within a bucket all no-goods are compared at once: each has a *lane* of
bits in a few long integers, with a part of its spaces and of their state. Only no-goods that fit so far are
compared in full.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.rotator.board import ALL_BITS, BOARD_SPACES, COLUMNS
from companion.rotator.search.limits import Meter
from companion.rotator.search.search_state import SPACE_MASK, Situation

_PLANE = len(BOARD_SPACES)

_PART = 89
"""So many spaces of a no-good are in its lane: the player's, and those before and after it in reading order."""

_PART_BITS = (1 << _PART) - 1

_LANE = _PART + 1
"""Bits of a lane. The top bit shows that a no-good fits."""

_LANES = 32
"""Lanes of a block, which is compared at once."""

_ONES = sum(1 << lane * _LANE for lane in range(_LANES))
"""The lowest bit of every lane."""


def _in_all_planes(spaces: int) -> int:
    return spaces | spaces << _PLANE | spaces << 2 * _PLANE


def _near(space: int) -> int:
    row, column = divmod(space, COLUMNS)
    return sum(1 << s for s in BOARD_SPACES if abs(s // COLUMNS - row) + abs(s % COLUMNS - column) <= 2)


_NEAR = tuple(_in_all_planes(_near(space)) for space in BOARD_SPACES)
"""By space: the spaces at most two steps away, in all three planes of a signature."""


def _signature(situation: Situation) -> int:
    """Return the state of every space (air, solid, touched 0, 1 or 2 turns ago) as three planes of bits."""
    _, solid, now, one, two = situation
    return solid | one | (now | one) << _PLANE | two << 2 * _PLANE


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
        first = solid | one
        signature = first | (now | one) << _PLANE | two << 2 * _PLANE
        part = (first >> place.shift & _PART_BITS) * _ONES
        compared = 0
        for bucket in place.buckets_for(signature & place.near):
            for block in bucket.blocks:
                tops = block.tops
                # a top bit stays only if the lane below it has no difference
                fits = tops - (part & block.looked ^ block.state) & tops
                while fits:
                    lowest = fits & -fits
                    lane = lowest.bit_length() // _LANE - 1
                    mask, state, too_few = block.no_goods[lane]
                    if signature & mask == state and too_few >= boosts:
                        self._meter.compared += compared + lane + bucket.group + 2
                        return mask & ALL_BITS
                    fits ^= lowest
                compared += _LANES
            compared += bucket.size - len(bucket.blocks) * _LANES
        self._meter.compared += compared + len(place.groups)
        return 0

    def learn(self, failed: Iterable[tuple[int, int, Situation]], looked: int) -> None:
        """Store that these fail, each a direction, boosts and a situation, because of the spaces `looked`."""
        mask = _in_all_planes(looked)
        for direction, boosts, situation in failed:
            places, space = self._places[direction], situation[0]
            place = places.get(space)
            if place is None:
                place = places[space] = _Place(space & SPACE_MASK)
            place.learn(mask, _signature(situation) & mask, boosts)


class _Place:
    """The failures with the player on one space, in one direction."""

    __slots__ = ("_bucket_of", "_buckets", "_fitting", "groups", "near", "shift")

    def __init__(self, space: int) -> None:
        self.near = _NEAR[space]
        self.shift = max(0, space - _PART // 2)
        # by mask of the near spaces: its number, in order of arrival
        self.groups: dict[int, int] = {}
        # each with the mask and the state of its near spaces, and found by them
        self._buckets: list[tuple[int, int, _Bucket]] = []
        self._bucket_of: dict[tuple[int, int], _Bucket] = {}
        # by the state of all near spaces: how many buckets were tried, and those of them that fit
        self._fitting: dict[int, tuple[int, list[_Bucket]]] = {}

    def buckets_for(self, near: int) -> list[_Bucket]:
        """Return the buckets that fit this state of the near spaces, by group."""
        tried, fitting = self._fitting.get(near, (0, []))
        if tried != len(self._buckets):
            new = [bucket for mask, state, bucket in self._buckets[tried:] if near & mask == state]
            if new:
                fitting.extend(new)
                fitting.sort(key=_group)
            self._fitting[near] = len(self._buckets), fitting
        return fitting

    def learn(self, mask: int, state: int, boosts: int) -> None:
        """Store that the spaces `mask` in this state fail with so few boosts."""
        near = mask & self.near, state & self.near
        bucket = self._bucket_of.get(near)
        if bucket is None:
            group = self.groups.setdefault(near[0], len(self.groups))
            bucket = self._bucket_of[near] = _Bucket(group)
            self._buckets.append((*near, bucket))
        bucket.learn(mask, state, boosts, self.shift)


class _Bucket:
    """No-goods of a place with the same near spaces in the same state, in order of arrival."""

    __slots__ = ("blocks", "group", "size")

    def __init__(self, group: int) -> None:
        self.group = group
        self.size = 0
        self.blocks: list[_Block] = []

    def learn(self, mask: int, state: int, boosts: int, shift: int) -> None:
        """Store a no-good; `shift` leads to the spaces in its lane."""
        lane = self.size % _LANES
        if not lane:
            self.blocks.append(_Block())
        self.size += 1
        block = self.blocks[-1]
        block.no_goods.append((mask, state, boosts))
        part = (mask & ALL_BITS) >> shift & _PART_BITS
        block.looked |= part << lane * _LANE
        block.state |= (state >> shift & part) << lane * _LANE
        block.tops |= 1 << lane * _LANE + _PART


class _Block:
    """Some no-goods: mask, state, and too few boosts; and their lanes."""

    __slots__ = ("looked", "no_goods", "state", "tops")

    def __init__(self) -> None:
        self.no_goods: list[tuple[int, int, int]] = []
        self.looked = self.state = self.tops = 0


def _group(bucket: _Bucket) -> int:
    return bucket.group
