"""Searches a way to capture all Nodes of a board and win: a beam that goes from capture to capture.

Turns cost nothing, boosts are scarce: ten Nodes with ten boosts leave about one for each. So situations are
compared that have captured equally many Nodes, whatever their turn. From the best of them the search goes on,
cheapest first, until each has captured one more; of these it keeps the best again, but few that have captured
the same Nodes and are on the same space, as they hardly differ. A search that finds no way is no proof,
unless it left nothing out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from heapq import heappop, heappush, nsmallest

from companion.rotator.board import COLUMNS
from companion.rotator.search.limits import Meter
from companion.rotator.search.search import Reached, Wins, best_turn
from companion.rotator.search.search_state import SPACE_MASK, Ground, Situation
from companion.rotator.state import BOOST_CACHE

_FIRST_EXAMINED, _FIRST_KEPT = 3000, 210
"""Situations examined between two captures, and kept after a capture, in the first beam."""

_WIDTH_OF_ALIKE = 4
"""For each of these widths one more situation is kept with the same captured Nodes on the same space."""

_TURN, _DISTANCE = 0.2, 0.35
"""What a turn since the last capture, and a step towards the nearest Node, count in boosts."""

_DISTANCE_KEPT = 0.1
"""What a step towards the nearest Node counts in boosts right after a capture: the range is open."""

_CROWD = 20.0
"""What better situations with the same captured Nodes count in boosts, if all that are kept were such."""

_Way = tuple[int, int, Situation, Reached | None]
"""Boosts used, turn, situation, and how it was reached."""


def search_all_nodes(
    ground: Ground, meter: Meter, firsts: Iterable[Situation], wins: Wins, first_win: bool
) -> bool:
    """Enter the ways that are found into `wins`, each better than those before, in wider and wider beams.

    With `first_win` stop at the first. Return whether it is proven that there is no way.

    Raises:
        LimitReachedError: a limit stopped the search.
    """
    width = 1
    while True:
        whole = _Beam(ground, meter, wins, width, first_win).follow(firsts)
        if whole or (first_win and wins):
            return whole and not wins
        meter.forgotten = meter.situations
        width *= 2


class _Beam:
    """One beam, `width` times as wide as the first."""

    def __init__(self, ground: Ground, meter: Meter, wins: Wins, width: int, first_win: bool) -> None:
        self._ground = ground
        self._meter = meter
        self._wins = wins
        self._most_examined = _FIRST_EXAMINED * width
        self._most_kept = _FIRST_KEPT * width
        self._most_alike = max(1, width // _WIDTH_OF_ALIKE)
        self._first_win = first_win
        self._whole = True
        self._distances: dict[int, int] = {}

    def follow(self, firsts: Iterable[Situation]) -> bool:
        """Go from capture to capture; return whether nothing was left out."""
        ways: list[_Way] = [(0, 1, situation, None) for situation in firsts]
        while ways and not (self._first_win and self._wins):
            ways = self._best(self._captures(ways))
        return self._whole

    def _captures(self, ways: list[_Way]) -> list[_Way]:
        """Go on from `ways`, cheapest first, to the next capture of each."""
        queue: list[tuple[float, int, int, _Way]] = []
        fewest: dict[tuple[Situation, int], int] = {}
        captures: dict[tuple[Situation, int], _Way] = {}
        entered = examined = 0
        for way in ways:
            used, turn, situation, _ = way
            fewest[situation, turn & 3] = used
            heappush(queue, (used + _DISTANCE * self._distance(situation[0]), entered, turn, way))
            entered += 1
        while queue and examined < self._most_examined:
            _, _, begun, (used, turn, situation, origin) = heappop(queue)
            if fewest[situation, turn & 3] < used:
                continue
            self._meter.turn = turn
            self._meter.count()
            examined += 1
            reached: Reached = (used, turn, situation, origin)
            captured = situation[0] & ~SPACE_MASK
            for choice in self._ground.outcomes(situation, turn - 1 & 3, BOOST_CACHE - used)[0]:
                spent, after = used + choice[0], choice[3]
                if best_turn(self._wins, spent) <= turn + choice[4]:
                    continue
                if after is None:
                    self._wins[spent] = (turn + choice[4], reached, choice)
                    if self._first_win:
                        return []
                    continue
                key = after, turn + 1 & 3
                way = (spent, turn + 1, after, reached)
                if after[0] & ~SPACE_MASK != captured:
                    if key not in captures or captures[key][0] > spent:
                        captures[key] = way
                elif fewest.get(key, spent + 1) > spent:
                    fewest[key] = spent
                    rating = spent + _TURN * (turn + 1 - begun) + _DISTANCE * self._distance(after[0])
                    heappush(queue, (rating, entered, begun, way))
                    entered += 1
        self._whole = self._whole and not queue
        return list(captures.values())

    def _best(self, ways: list[_Way]) -> list[_Way]:
        """Return the ways to keep."""
        rated = sorted(
            (way[0] + _DISTANCE_KEPT * self._distance(way[2][0]), way[1], index)
            for index, way in enumerate(ways)
        )
        alike: Counter[int] = Counter()
        same_nodes: Counter[int] = Counter()
        spread = []
        for rating, turn, index in rated:
            place = ways[index][2][0]
            alike[place] += 1
            if alike[place] <= self._most_alike:
                nodes = place & ~SPACE_MASK
                crowd = _CROWD * same_nodes[nodes] / self._most_kept
                same_nodes[nodes] += 1
                spread.append((rating + crowd, turn, index))
        kept = nsmallest(self._most_kept, spread)
        self._whole = self._whole and len(kept) == len(ways)
        return [ways[index] for _, _, index in kept]

    def _distance(self, place: int) -> int:
        """Return the steps to the nearest Node that isn't captured, 0 if there is none."""
        if place not in self._distances:
            row, column = divmod(place & SPACE_MASK, COLUMNS)
            self._distances[place] = min(
                (
                    abs(node // COLUMNS - row) + abs(node % COLUMNS - column)
                    for node, flag in self._ground.flags.items()
                    if not place & flag
                ),
                default=0,
            )
        return self._distances[place]
