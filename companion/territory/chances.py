"""Where hidden Nodes may be, exactly: what the table knows of a grid, turned into chances.

Every board that fits the answers counts with the product of its Nodes' weights. Boards are summed
by their number of Nodes, in polynomials of whole numbers, so the chances are the same on every
machine.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import fsum

from companion.contract import Document
from companion.grid import ALL_BITS, RANGE_BITS, SPACES, Space, SpaceSet, parse_space
from companion.territory.board import NODES, covering

MOST_LEAVES = 1500
"""Beyond so many ways to explain the answers, chances are estimated."""
ELSEWHERE, MOST = 0.02, 0.95
"""The estimate: the share of a space that explains nothing, and the highest chance."""

FLAT = (1,) * len(SPACES)
NOWHERE = (0.0,) * len(SPACES)


def node_chances(
    wanted: int, open_spaces: int, needs: Iterable[int], weights: Sequence[int] = FLAT
) -> tuple[float, ...]:
    """Return for each space how likely one of so many Nodes that are `wanted` is on it.

    At least one is in each of the sets of spaces `needs`; the `weights`, whole numbers up to 1,000,
    say how readily one is put on each space. Sets of spaces are bits.
    """
    if not wanted or not open_spaces:
        return NOWHERE
    needs = _smallest(need & open_spaces for need in needs)
    count = _Count(open_spaces, weights, wanted)
    for leaves, leaf in enumerate(_leaves(needs, count.first_leaf(), count)):
        if leaves == MOST_LEAVES:
            return _estimated(wanted, open_spaces, needs)
        count.add(leaf)
    return count.chances() or _estimated(wanted, open_spaces, needs)


# -- what the table knows of a grid ----------------------------------------------------------------


@dataclass(frozen=True)
class KnownGrid:
    """A grid as the table knows it: its Nodes by controller, and bits of what was answered.

    `shaded` are spaces that lie in a range, `null` in none; `used` have lost a Deflector;
    `retained` were named by the last capture around them; `claimed` are held by who claimed them.
    """

    owner: str | None
    nodes: Mapping[Space, str]
    shaded: int
    null: int
    used: int
    retained: int
    claimed: int

    @property
    def hidden(self) -> int:
        """How many Nodes the table does not know."""
        return 0 if self.owner is None else NODES - len(self.nodes)

    def chances(self, weights: Sequence[int]) -> Sequence[float]:
        """Return how likely a Node that nobody knows is on each space."""
        taken = covering(node for node, by in self.nodes.items() if by != self.owner)
        kept = covering(node for node, by in self.nodes.items() if by == self.owner)
        # All Nodes in the range of a taken one were named. If a space of it was not retained, no
        # other Node is near that space.
        bare = self.null | taken & ~kept & ~self.retained
        struck = self.null | self.used | self.claimed | SpaceSet.of(self.nodes).bits
        closed = struck | self.wanting | taken | covering(SpaceSet(bare))
        needs = [RANGE_BITS[space] for space in SpaceSet(self.wanting)]
        return node_chances(self.hidden, ALL_BITS & ~closed, needs, weights)

    @property
    def wanting(self) -> int:
        """The spaces in a range that only a hidden Node explains."""
        taken = covering(node for node, by in self.nodes.items() if by != self.owner)
        kept = covering(node for node, by in self.nodes.items() if by == self.owner)
        found = self.shaded & ~(taken | kept)
        for space in SpaceSet(self.retained & taken & ~kept):
            near = {by for node, by in self.nodes.items() if RANGE_BITS[node] >> space & 1}
            if len(near) == 1:
                found |= 1 << space
        return found


def known_grid(shown: Document, owners: Collection[str]) -> KnownGrid:
    """Return a grid as everybody's view shows it; it is nobody's if its name is not in `owners`."""

    def bits(key: str) -> int:
        return SpaceSet.of(map(parse_space, shown[key])).bits

    holders = zip(SPACES, (held for row in shown["holders"] for held in row), strict=True)
    return KnownGrid(
        shown["name"] if shown["name"] in owners else None,
        {parse_space(space): by for space, by in shown["nodes"].items()},
        bits("shaded"),
        bits("null"),
        bits("used"),
        bits("retained"),
        SpaceSet.of(space for space, holder in holders if holder is not None).bits,
    )


# -- boards that meet all needs ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Leaf:
    """One way to meet needs: spaces with a Node, spaces without, and all boards with any rest."""

    nodes: int
    without: int
    boards: int


@dataclass(slots=True)
class _Count:
    """The boards that fit: all, those where a space is settled, and those with a Node there."""

    spaces: int
    weights: Sequence[int]
    wanted: int
    boards: int = 0
    settled: dict[int, int] = field(default_factory=dict)
    chosen: dict[int, int] = field(default_factory=dict)

    def first_leaf(self) -> _Leaf:
        """Return any Nodes on the open spaces."""
        boards = 1
        for space in SpaceSet(self.spaces):
            boards = _product(boards, 1 + self.weights[space] * _X, self.wanted)
        return _Leaf(0, 0, boards)

    def settle(self, leaf: _Leaf, space: int, *, node: bool) -> _Leaf:
        """Return those boards of a leaf that have a Node on a space, or none."""
        weight = self.weights[space]
        boards = _product(leaf.boards, _inverse(weight, self.wanted), self.wanted)
        if node:
            boards = _product(boards, weight * _X, self.wanted)
            return _Leaf(leaf.nodes | 1 << space, leaf.without, boards)
        return _Leaf(leaf.nodes, leaf.without | 1 << space, boards)

    def add(self, leaf: _Leaf) -> None:
        self.boards += leaf.boards
        for space in SpaceSet(leaf.nodes | leaf.without):
            self.settled[space] = self.settled.get(space, 0) + leaf.boards
        for space in SpaceSet(leaf.nodes):
            self.chosen[space] = self.chosen.get(space, 0) + leaf.boards

    def chances(self) -> tuple[float, ...] | None:
        """Return how many of the boards have a Node on each space; None if no board fits."""
        total = self.boards >> _SHIFT * self.wanted
        if not total:
            return None
        chances = [0.0] * len(SPACES)
        for space in SpaceSet(self.spaces):
            free = _Leaf(0, 0, self.boards - self.settled.get(space, 0))
            fits = self.chosen.get(space, 0) + self.settle(free, space, node=True).boards
            chances[space] = (fits >> _SHIFT * self.wanted) / total
        return tuple(chances)


def _leaves(needs: Sequence[int], leaf: _Leaf, count: _Count) -> Iterator[_Leaf]:
    """Yield all ways to meet `needs`; each board is in just one of them."""
    unmet = [need & ~leaf.without for need in needs if not need & leaf.nodes]
    if not unmet:
        yield leaf
    elif leaf.nodes.bit_count() < count.wanted:
        for space in SpaceSet(min(unmet, key=int.bit_count)):
            yield from _leaves(unmet, count.settle(leaf, space, node=True), count)
            leaf = count.settle(leaf, space, node=False)


def _smallest(needs: Iterable[int]) -> list[int]:
    """Return the needs without those that hold another one."""
    found: list[int] = []
    for need in sorted(set(needs), key=lambda need: (need.bit_count(), need)):
        if not any(smaller & need == smaller for smaller in found):
            found.append(need)
    return found


def _estimated(wanted: int, open_spaces: int, needs: Sequence[int]) -> tuple[float, ...]:
    """Return chances where boards are too many to count: each need shared by its candidates."""
    shares = [ELSEWHERE if open_spaces >> space & 1 else 0.0 for space in SPACES]
    for need in needs:
        for space in SpaceSet(need):
            shares[space] += 1 / need.bit_count()
    total = fsum(shares)
    return tuple(min(MOST, wanted * share / total) for share in shares)


# -- polynomials -----------------------------------------------------------------------------------
#
# The summed weights of boards by their number of Nodes, up to all that are wanted. A polynomial is
# one whole number: its value at x = 2 ** 128, modulo x ** (wanted + 1). So polynomials are added
# and multiplied as numbers are, and 1 + weight * x has an inverse.

_SHIFT = 128
_X = 1 << _SHIFT
"""Larger than every sum: five Nodes of weight 1,000 can be placed in 75 million ways."""


def _product(one: int, other: int, wanted: int) -> int:
    return one * other & (1 << _SHIFT * (wanted + 1)) - 1


@lru_cache(maxsize=1024)
def _inverse(weight: int, wanted: int) -> int:
    """Return 1 / (1 + weight * x)."""
    return pow(1 + weight * _X, -1, 1 << _SHIFT * (wanted + 1))
