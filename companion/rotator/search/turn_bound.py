"""How many turns a win takes at least: a bound from an easier game, which needs no search.

In the easier game air may be filled or not, as the player likes, so he may stop anywhere in a fall through
it. He drills through anything that is no Node, no collapse catches him, he may wait anywhere, and after a
capture he goes on from any space of the range. Only through spaces that were solid at first he can't fall.

In the real game he can while they are open, for three turns. So a situation counts from the player's space
and from each of these spaces that is open (`Ground.positions`): whoever has waited on the last one that a
fall passes gets as far as the fall, in the same turn, with no more boosts.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.rotator.board import BOTTOM_BITS, COLUMNS, RANGE_BITS, ROWS, TOP_BITS
from companion.rotator.search.search_state import STEP, Ground
from companion.rotator.state import BOOST_CACHE, MOST_DRILLED

Spaces = tuple[tuple[int, ...], ...]
"""By direction and boosts: a set of spaces."""

_NOWHERE: Spaces = ((0,) * (BOOST_CACHE + 1),) * 4

_LEFT_COLUMN = sum(1 << COLUMNS * row for row in range(ROWS))
_FIRST = (TOP_BITS, _LEFT_COLUMN, BOTTOM_BITS, _LEFT_COLUMN << COLUMNS - 1)
"""By direction: the spaces with no space before them."""


def _before(spaces: int, direction: int) -> int:
    """Return the spaces from which a step leads to `spaces`."""
    spaces &= ~_FIRST[direction]
    step = STEP[direction]
    return spaces >> step if step > 0 else spaces << -step


class TurnBound:
    """The bound for the board of a `Ground`."""

    def __init__(self, ground: Ground) -> None:
        self._air = ~ground.solid
        self._nodes = tuple(ground.departures[0])
        self._node_bits = ground.nodes
        self._by_turns: list[Spaces] = []
        self._known: dict[tuple[int, int | None, tuple[int, ...]], tuple[int, int]] = {}

    def spaces(self, turns: int) -> Spaces:
        """Return from where a player may win at most so many turns after his choice; less than 0: nowhere."""
        if turns < 0:
            return _NOWHERE
        while len(self._by_turns) <= turns:
            later = self._by_turns[-1] if self._by_turns else ((None,) * (BOOST_CACHE + 1),) * 4
            self._by_turns.append(tuple(self._by_boosts(d, later[d + 1 & 3]) for d in range(4)))
        return self._by_turns[turns]

    def _by_boosts(self, direction: int, later: Sequence[int | None]) -> tuple[int, ...]:
        """Return from where one may win; `later` is that for the next turn, None if there must be none."""
        drilled: list[int] = []  # by boosts: which space drilled last leads to a win
        found: list[int] = []
        for boosts, in_next in enumerate(later):
            if (
                boosts >= MOST_DRILLED
                and later[boosts - 1] == later[-1]
                and drilled[-1] == drilled[-MOST_DRILLED]
            ):
                return (*found, *found[-1:] * (len(later) - boosts))  # each set holds those of fewer boosts
            key = direction, in_next, tuple(drilled[:-MOST_DRILLED:-1])
            if key not in self._known:
                self._known[key] = self._with_boosts(*key)
            last, spaces = self._known[key]
            drilled.append(last)
            found.append(spaces)
        return tuple(found)

    def _with_boosts(self, direction: int, in_next: int | None, drilled: tuple[int, ...]) -> tuple[int, int]:
        """Return which space drilled last leads to a win, and from where one may win.

        `drilled` has the former with one boost less, two boosts less.
        """
        ends = captured = 0
        if in_next is not None:
            ends = self._falls_to(in_next | BOTTOM_BITS, direction + 1 & 3)
            captured = sum(1 << node for node in self._nodes if RANGE_BITS[node] & (ends | BOTTOM_BITS))
        spaces = self._falls_to(ends | BOTTOM_BITS, direction)
        last = spaces & ~self._node_bits | captured
        for number, final in enumerate((last, *drilled)):
            first = final
            for _ in range(number):
                first = _before(first, direction) & ~self._node_bits
            spaces |= _before(first, direction)
        return last, self._falls_to(spaces, direction)

    def _falls_to(self, spaces: int, direction: int) -> int:
        """Return `spaces`, and all from which one falls through air to them."""
        known = 0
        while spaces != known:
            known = spaces
            spaces |= _before(spaces & self._air, direction)
        return spaces
