"""Where hidden Nodes may be, exactly: what the table knows of a grid, turned into chances.

Every board that fits the answers counts with the product of its Nodes' weights. Boards are summed
by their number of Nodes, in polynomials of whole numbers, so the chances are the same on every
machine.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from math import fsum

from companion.contract import Document
from companion.grid import ALL_BITS, RANGE_BITS, SPACES, Space, SpaceSet, parse_space
from companion.territory.board import NODES, covering

MOST_LEAVES = 1500
"""Beyond so many ways to explain the answers, chances are estimated."""

FLAT = (1,) * len(SPACES)


def node_chances(
    wanted: int, open_spaces: int, needs: Iterable[int], weights: Sequence[int] = FLAT
) -> tuple[float, ...]:
    """Return for each space how likely one of so many Nodes that are `wanted` is on it.

    At least one is in each of the sets of spaces `needs`; the `weights`, whole numbers up to 1,000,
    say how readily one is put on each space. Sets of spaces are bits.
    """
    if not wanted or not open_spaces:
        return (0.0,) * len(SPACES)
    needs = _smallest(need & open_spaces for need in needs)
    boards = 1
    for space in SpaceSet(open_spaces):
        boards = _product(boards, 1 + weights[space] * _X)
    ways = list(islice(_ways_to_meet(needs, wanted, weights, boards), MOST_LEAVES + 1))
    total = sum(boards for boards, _, _ in ways)
    boards_that_fit = _coefficient(total, wanted)
    if len(ways) > MOST_LEAVES or not boards_that_fit:
        return _estimated(wanted, open_spaces, needs)
    settled_there, fitting = [0] * len(SPACES), [0] * len(SPACES)
    for boards, nodes, settled in ways:
        for space in SpaceSet(settled):
            settled_there[space] += boards
        for space in SpaceSet(nodes):
            fitting[space] += boards
    for space in SpaceSet(open_spaces):
        free = _product(total - settled_there[space], _inverse(weights[space]))
        fitting[space] += _product(free, weights[space] * _X)
    return tuple(_coefficient(fits, wanted) / boards_that_fit for fits in fitting)


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
    answered = {
        key: SpaceSet.of(map(parse_space, shown[key])).bits
        for key in ("shaded", "null", "used", "retained")
    }
    holders = zip(SPACES, (held for row in shown["holders"] for held in row), strict=True)
    claimed = SpaceSet.of(space for space, holder in holders if holder is not None).bits
    nodes = {parse_space(space): by for space, by in shown["nodes"].items()}
    owner = shown["name"] if shown["name"] in owners else None
    return KnownGrid(owner, nodes, claimed=claimed, **answered)


# -- boards that meet all needs ----------------------------------------------------------------


def _ways_to_meet(
    needs: Sequence[int],
    wanted: int,
    weights: Sequence[int],
    boards: int,
    nodes: int = 0,
    settled: int = 0,
) -> Iterator[tuple[int, int, int]]:
    """Yield all ways to meet `needs`; each board is in just one of them.

    A way is a set of `boards`, the spaces where they all have `nodes`, and those where that is
    `settled`. All of them are among the given one.
    """
    unmet = [need & ~settled for need in needs if not need & nodes]
    if not unmet:
        yield boards, nodes, settled
    elif nodes.bit_count() < wanted:
        for space in SpaceSet(min(unmet, key=int.bit_count)):
            settled |= 1 << space
            boards = _product(boards, _inverse(weights[space]))
            begun = _product(boards, weights[space] * _X), nodes | 1 << space, settled
            yield from _ways_to_meet(unmet, wanted, weights, *begun)


def _smallest(needs: Iterable[int]) -> list[int]:
    """Return the needs without those that hold another one."""
    found: list[int] = []
    for need in sorted(set(needs), key=lambda need: (need.bit_count(), need)):
        if not any(smaller & need == smaller for smaller in found):
            found.append(need)
    return found


def _estimated(wanted: int, open_spaces: int, needs: Sequence[int]) -> tuple[float, ...]:
    """Return chances where boards are too many to count: each need shared by its candidates.

    The share of other spaces is small, and no chance is above 0.95.
    """
    shares = [0.02 if open_spaces >> space & 1 else 0.0 for space in SPACES]
    for need in needs:
        for space in SpaceSet(need):
            shares[space] += 1 / need.bit_count()
    total = fsum(shares)
    return tuple(min(0.95, wanted * share / total) for share in shares)


# -- polynomials -----------------------------------------------------------------------------------
#
# The summed weights of boards by their number of Nodes, up to five. A polynomial is one whole
# number: its value at x = 2 ** 128, modulo x ** 6. So polynomials are added and multiplied as
# numbers are, and 1 + weight * x has an inverse.

_SHIFT = 128
_X = 1 << _SHIFT
"""Larger than every sum: five Nodes of weight 1,000 can be placed in 75 million ways."""
_END = 1 << _SHIFT * (NODES + 1)


def _product(one: int, other: int) -> int:
    return one * other & _END - 1


@lru_cache(maxsize=1024)
def _inverse(weight: int) -> int:
    """Return 1 / (1 + weight * x), which takes a space out of boards."""
    return pow(1 + weight * _X, -1, _END)


def _coefficient(polynomial: int, degree: int) -> int:
    return polynomial >> _SHIFT * degree & _X - 1
