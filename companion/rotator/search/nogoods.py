"""Which situations can't win with a number of boosts, learned from failed searches.

Proving that a few boosts can't win is a search without a limit on turns: a lost player circles in rock for
ever. A failed part of this search depends only on the spaces it examined, so it is stored with them (a
*no-good*), and any situation with the same spaces fails too. Situations form cycles, so a failure is stored
for a whole strongly connected component at a time (Tarjan's algorithm).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.rotator.board import BOARD_SPACES, COLUMNS
from companion.rotator.search.limits import Meter
from companion.rotator.search.search_state import SPACE_MASK, Ground, Outcome, Situation

_PLANE = len(BOARD_SPACES)


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


_NoGoods = dict[int, dict[int, tuple[int, int]]]
"""By the spaces examined, in all three planes, then by the signature of these: too few boosts, the spaces."""


_Key = tuple[int, int, Situation]  # direction of the turn, boosts left, situation


class NoGoodSearch:
    """All failures known about one board."""

    def __init__(self, ground: Ground, meter: Meter) -> None:
        """Search on `ground`; `meter` counts, and may raise to stop."""
        self._ground = ground
        self._meter = meter
        # By direction, by place, by mask of the near spaces, by signature under it. Comparing near spaces
        # first leaves few no-goods to try in full.
        self._known: tuple[dict[int, dict[int, dict[int, _NoGoods]]], ...] = ({}, {}, {}, {})
        # Situations known to win, and the next situation; None: it wins at once.
        self._winning: dict[_Key, _Key | None] = {}

    def failure_spaces(self, situation: Situation, direction: int, boosts: int) -> int:
        """Return the spaces behind a known failure of `situation` with `boosts`, 0 if none is known."""
        by_near = self._known[direction].get(situation[0])
        if by_near is None:
            return 0
        signature = _signature(situation)
        compared = 0
        for near, by_signature in by_near.items():
            compared += 1
            no_goods = by_signature.get(signature & near)
            if no_goods is not None:
                for mask, failed in no_goods.items():
                    compared += 1
                    entry = failed.get(signature & mask)
                    if entry is not None and entry[0] >= boosts:
                        self._meter.compared += compared
                        return entry[1]
        self._meter.compared += compared
        return 0

    def _learn(self, failed_key: _Key, looked: int) -> None:
        direction, boosts, situation = failed_key
        signature = _signature(situation)
        place = situation[0]
        mask = _in_all_planes(looked)
        near = mask & _NEAR[place & SPACE_MASK]
        by_signature = self._known[direction].setdefault(place, {}).setdefault(near, {})
        failed = by_signature.setdefault(signature & near, {}).setdefault(mask, {})
        state = signature & mask
        if state not in failed or failed[state][0] < boosts:
            failed[state] = (boosts, looked)

    def wins(self, situation: Situation, direction: int, boosts: int) -> bool:
        """Return whether `situation` can be won with at most `boosts`, in any number of turns."""
        return self.find_win(situation, direction, boosts) is not None

    def find_win(self, situation: Situation, direction: int, boosts: int) -> list[Situation] | None:
        """Return a way to win with at most `boosts`, as the situations passed, or None."""
        key: _Key | None = (direction, boosts, situation)
        if key not in self._winning:
            if self.failure_spaces(situation, direction, boosts):
                return None
            self._search(situation, direction, boosts)
        if key not in self._winning:
            return None
        way = []
        while key is not None:
            way.append(key[2])
            key = self._winning[key]
        return way

    def _search(self, situation: Situation, direction: int, boosts: int) -> None:
        """Search until a win is found or everything has failed, and store the result."""
        path: list[_Visit] = []
        open_visits: list[_Visit] = []  # Tarjan's stack: visited, not yet known to fail
        visits: dict[_Key, _Visit] = {}

        def visit(situation: Situation, direction: int, boosts: int) -> bool:
            """Step into a situation; return whether it wins at once."""
            self._meter.count()
            outcomes, looked = self._ground.outcomes(situation, direction, boosts)
            index = len(open_visits)
            key = (direction, boosts, situation)
            entered = _Visit(key, iter(outcomes), looked, index, low=index)
            visits[key] = entered
            path.append(entered)
            open_visits.append(entered)
            return any(outcome[3] is None for outcome in outcomes)

        won = visit(situation, direction, boosts)
        goes_on: _Key | None = None
        while path and not won:
            current = path[-1]
            direction, boosts, _ = current.key
            after = direction + 1 & 3
            for cost, _, _, reached, _ in current.untried:
                assert reached is not None  # a win would have ended the search on the visit
                key = (after, boosts - cost, reached)
                earlier = visits.get(key)
                if earlier is not None:
                    current.low = min(current.low, earlier.index)
                    continue
                if key in self._winning:
                    won, goes_on = True, key
                    break
                looked = self.failure_spaces(reached, after, boosts - cost)
                if looked:
                    current.looked |= looked
                    continue
                won = visit(reached, after, boosts - cost)
                break
            else:
                self._leave(path, open_visits, visits)
        for step in reversed(path):
            self._winning[step.key] = goes_on
            goes_on = step.key

    def _leave(self, path: list[_Visit], open_visits: list[_Visit], visits: dict[_Key, _Visit]) -> None:
        """Step back from a situation when all its outcomes fail, or return to the current one."""
        left = path.pop()
        if left.low == left.index:
            component = open_visits[left.index :]
            del open_visits[left.index :]
            for member in component:
                left.looked |= member.looked
            for member in component:
                del visits[member.key]
                self._learn(member.key, left.looked)
        if path:
            path[-1].looked |= left.looked
            path[-1].low = min(path[-1].low, left.low)


@dataclass(slots=True, eq=False)
class _Visit:
    """A situation not yet known to fail.

    `index` is its place among the open visits, `low` that of the earliest reachable one.
    """

    key: _Key
    untried: Iterator[Outcome]
    looked: int
    index: int
    low: int
