"""Which situations can't win with a number of boosts, learned from failed searches.

Proving that a few boosts can't win is a search without a limit on turns: a lost player circles in rock for
ever. A failed part of this search depends only on the spaces it examined, so it is stored with them (a
*no-good*), and any situation with the same spaces fails too. Situations form cycles, so a failure is stored
for a whole strongly connected component at a time (Tarjan's algorithm).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.rotator.search.failures import Failures
from companion.rotator.search.limits import Meter
from companion.rotator.search.search_state import Ground, Outcome, Situation

_Key = tuple[int, int, Situation]  # direction of the turn, boosts left, situation


class NoGoodSearch:
    """All failures known about one board."""

    def __init__(self, ground: Ground, meter: Meter) -> None:
        """Search on `ground`; `meter` counts, and may raise to stop."""
        self._ground = ground
        self._meter = meter
        self._failures = Failures(meter)
        self.failure_spaces = self._failures.spaces_behind
        # Situations known to win, and the next situation; None: it wins at once.
        self._winning: dict[_Key, _Key | None] = {}

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
            self._failures.learn((member.key for member in component), left.looked)
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
