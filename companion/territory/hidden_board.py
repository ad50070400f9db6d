"""Hidden boards: what the answers about a board prove, and whether any legal board fits them all.

Deflectors are simple. Each answer says whether a space had one, so it is enough to count whether
all 20 have room. Nodes are harder: there are five, some are known, some spaces are ruled out, and
each space that is in a range needs a Node near it. This is a hitting set of at most five spaces,
and the search is exact. It branches on the space with the fewest possible Nodes near it. It gives
up when more spaces need different Nodes than Nodes are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from companion.errors import refused
from companion.grid import ALL_BITS, RANGE_BITS, Space, SpaceSet, name_of
from companion.territory.board import (
    KINDS,
    NODES,
    Answer,
    Kind,
    Question,
    covered_at_home,
    covering,
)


@dataclass(frozen=True, slots=True)
class Facts:
    """What is proven about a hidden board as it was at the start; sets of spaces are bits.

    Each of `near` holds at least one Node.
    """

    total_deflectors: int
    nodes: int = 0
    no_node: int = 0
    deflectors: int = 0
    no_deflector: int = 0
    near: tuple[int, ...] = ()

    def having(self, near: Iterable[int] = (), **more: int) -> Facts:
        """Return these facts with more spaces in the sets that are named."""
        sets: dict[str, Any] = {name: getattr(self, name) | bits for name, bits in more.items()}
        return replace(self, near=(*self.near, *near), **sets)


def with_node(facts: Facts, node: Space) -> Facts:
    """Return the facts once a Node is named (A2); RulingError if none can be there (B3)."""
    return _checked(facts.having(nodes=1 << node))


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a hidden board when a question is asked.

    `controllers` has the Nodes known so far and who controls them (all others are the owner's),
    `used` the bits of the Deflectors gone.
    """

    facts: Facts
    controllers: Mapping[Space, int]
    used: int
    owner: int

    def takes_node(self, question: Question, answer: Answer) -> bool:
        """Tell whether the claimant becomes the controller of a Node (S8)."""
        claimant = question.claimant
        if answer.status != "node" or claimant is None:
            return False
        return self.controllers.get(answer.space, self.owner) != claimant

    def retained(self, question: Question, answer: Answer) -> int:
        """Return the spaces that a Node known already, but the struck one, retains (S8)."""
        nodes = self.controllers.items()
        return covering(n for n, by in nodes if by != question.claimant and n != answer.space)

    def retaining_nothing(self, question: Question, answer: Answer) -> int:
        """Return the spaces where a Node would be the claimant's own: all, if the board is, too."""
        if question.claimant == self.owner:
            return ALL_BITS
        nodes = self.controllers.items()
        return SpaceSet.of(n for n, by in nodes if by == question.claimant).bits | 1 << answer.space


def learned(known: Known, question: Question, answer: Answer) -> Facts:
    """Return the facts once `answer` is given to `question`.

    Raises RulingError if the answer contradicts the rulings or what was answered before, or if no
    legal board fits it (B3).
    """
    _check_space(known, answer)
    facts = _met(known, question, answer)
    if answer.status in ("null", "owned", "node"):
        _check_covered(known, question, answer)
        if known.takes_node(question, answer):
            _check_range(known, question, answer)
            facts = with_range(known, question, answer, len(KINDS))
            if (answer.retained & ~known.retained(question, answer)) >> answer.space & 1:
                own = known.retaining_nothing(question, answer)
                facts = facts.having([RANGE_BITS[answer.space] & ~own])
        elif answer.retained or answer.nodes or answer.deflectors:
            raise refused("territory-refused-no-node-taken", "S8")
    return _checked(replace(facts, near=tuple(dict.fromkeys(facts.near))))


def with_range(known: Known, question: Question, answer: Answer, lists: int) -> Facts:
    """Return the facts once a Node is taken and the first `lists` of `KINDS` are said (S8)."""
    facts, own = _met(known, question, answer), known.retaining_nothing(question, answer)
    for kind in KINDS[:lists]:
        said, open_ones = getattr(answer, kind), scope(known, question, answer, kind)[1]
        facts = with_said(facts, kind, open_ones & said, open_ones & ~said, own)
    return facts


def scope(known: Known, question: Question, answer: Answer, kind: Kind) -> tuple[int, int]:
    """Return which spaces of a range a list has in any case, and of which it says something new."""
    span = RANGE_BITS[answer.space] & ~(1 << answer.space)
    match kind:
        case "retained":
            settled = known.retained(question, answer)
        case "nodes":
            span, settled = span & answer.retained, SpaceSet.of(known.controllers).bits
        case "deflectors":
            return 0, span & ~known.used
    return span & settled, span & ~settled


def with_said(facts: Facts, kind: Kind, said: int, unsaid: int, own: int) -> Facts:
    """Return the facts once some spaces are said to be in a list of a range, others not (S8).

    Nodes on the spaces `own` would be the claimant's, who retains nothing.
    """
    match kind:
        case "retained":
            near = (RANGE_BITS[space] & ~own for space in SpaceSet(said))
            return facts.having(near, no_node=covering(SpaceSet(unsaid)) & ~own)
        case "nodes":
            return facts.having(nodes=said, no_node=unsaid)
        case "deflectors":
            return facts.having(deflectors=said, no_deflector=unsaid, no_node=said)


def _met(known: Known, question: Question, answer: Answer) -> Facts:
    """Return the facts once it is said what a shot has met first; RulingError if it can't be."""
    facts, space, bit = known.facts, answer.space, 1 << answer.space
    if question.run:
        facts = _passed(known, question, answer)
    elif answer.status == "clear":
        raise refused("territory-refused-clear", "X1")
    if answer.status == "deflector":
        _check_deflectors(known, bit)
        return facts.having(deflectors=bit, no_node=bit)
    if answer.status != "clear":
        facts = facts.having(no_deflector=bit & ~known.used)
    match answer.status:
        case "null":
            return facts.having(no_node=RANGE_BITS[space])
        case "owned":
            return facts.having([RANGE_BITS[space]], no_node=bit)
        case "node":
            return facts.having(nodes=bit)
    return facts


def _passed(known: Known, question: Question, answer: Answer) -> Facts:
    """Return the facts once a run has met nothing on its way (X1); RulingError if it must have."""
    claimant, path = question.claimant, question.path
    if answer.status not in ("node", "deflector", "clear"):
        raise refused("territory-refused-run", "X1")
    if answer.status == "node" and claimant is not None and not known.takes_node(question, answer):
        where = name_of(answer.space)
        raise refused("territory-refused-own-node", "B3", space=where)
    no_node = passed = 0
    for space in path if answer.status == "clear" else path[: path.index(answer.space)]:
        passed |= 1 << space
        if known.controllers.get(space, known.owner) != claimant:
            if space in known.controllers:
                raise refused("territory-refused-node-stops", "B3", space=name_of(space))
            no_node |= 1 << space
    return known.facts.having(no_deflector=passed & ~known.used, no_node=no_node)


# -- answers that can't be -----------------------------------------------------------------------


def _check_space(known: Known, answer: Answer) -> None:
    """Raise RulingError where an answer plainly contradicts what is proven about its space."""
    facts, name, bit = known.facts, name_of(answer.space), 1 << answer.space
    if answer.status == "deflector" and facts.no_deflector & bit & ~known.used:
        raise refused("territory-refused-had-no-deflector", "B3", space=name)
    if answer.status == "node" and facts.no_node & bit:
        raise refused("territory-refused-no-node-there", "B3", space=name)
    if answer.status in ("null", "owned") and facts.nodes & bit:
        raise refused("territory-refused-node-there", "B3", space=name)


def _check_deflectors(known: Known, spaces: int) -> None:
    """Raise RulingError if there can be no unused Deflector on one of `spaces`."""
    if spaces and known.facts.total_deflectors == 0:
        raise refused("territory-refused-no-deflectors", "B3")
    for space in SpaceSet(spaces & known.used):
        raise refused("territory-refused-deflector-used", "B3", space=name_of(space))


def _check_covered(known: Known, question: Question, answer: Answer) -> None:
    """Raise RulingError unless `covered` is said exactly where it holds."""
    expected = answer.status != "null" and covered_at_home(
        answer.space, known.controllers, question.claimant, known.owner
    )
    if answer.covered and not expected:
        raise refused("territory-refused-covered", "M3")
    if expected and not answer.covered:
        raise refused("territory-refused-not-covered", "M3", space=name_of(answer.space))


def _check_range(known: Known, question: Question, answer: Answer) -> None:
    """Raise RulingError if what the taking of a Node reveals about its range can't be (S8)."""
    struck = answer.space
    span = RANGE_BITS[struck]
    for bits, what in ((answer.retained, "retained"), (answer.deflectors, "deflectors")):
        if bits & ~span:
            far = SpaceSet(bits & ~span).names
            raise refused("territory-refused-out-of-range", "S8", form=what, spaces=far)
    if answer.nodes & ~answer.retained & ~(1 << struck):
        raise refused("territory-refused-nodes-not-retained", "S8")
    if answer.deflectors >> struck & 1:
        raise refused("territory-refused-node-and-deflector", "B3", space=name_of(struck))
    others = known.retained(question, answer)
    for space in SpaceSet(others & span & ~answer.retained & ~(1 << struck)):
        raise refused("territory-refused-retained", "B3", space=name_of(space))
    _check_deflectors(known, answer.deflectors)


# -- the search ----------------------------------------------------------------------------------


def _checked(facts: Facts) -> Facts:
    """Return `facts`; raise RulingError if no legal board fits them (B3)."""
    if not possible(facts):
        raise refused("territory-refused-no-board-fits", "B3")
    return facts


def possible(facts: Facts) -> bool:
    """Tell whether some legal board fits (B3)."""
    return nodes_that_fit(facts) is not None


def _room(facts: Facts) -> int:
    """Return how many Nodes may stand where a Deflector may have been, with room left for those."""
    if not facts.total_deflectors:
        return NODES
    return (ALL_BITS & ~facts.no_deflector).bit_count() - facts.total_deflectors


def nodes_that_fit(facts: Facts) -> int | None:
    """Return the Nodes of a board that fits, or None if there is none."""
    excluded = facts.no_node | facts.deflectors
    left = NODES - facts.nodes.bit_count()
    room = _room(facts) - (facts.nodes & ~facts.no_deflector).bit_count()
    if (
        left < 0
        or room < 0
        or facts.nodes & excluded
        or facts.deflectors & facts.no_deflector
        or facts.deflectors.bit_count() > facts.total_deflectors
    ):
        return None
    candidates = ALL_BITS & ~excluded & ~facts.nodes
    demands = [near & candidates for near in facts.near if not near & facts.nodes]
    more = _choose(
        demands, candidates, left, room, facts.no_deflector if facts.total_deflectors else ALL_BITS
    )
    return None if more is None else facts.nodes | more


def _choose(demands: list[int], candidates: int, left: int, room: int, cheap: int) -> int | None:
    """Return `left` of `candidates` that hit all demands, at most `room` not in `cheap`."""
    if not demands:
        return _fill(candidates, left, room, cheap)
    if left == 1:
        for demand in demands:
            candidates &= demand
        return _fill(candidates, 1, room, cheap)
    demands = sorted(demands, key=int.bit_count)
    packed, disjoint = 0, 0
    for demand in demands:
        if not demand & packed:
            packed |= demand
            disjoint += 1
    if disjoint > left or not demands[0]:
        return None
    for node in SpaceSet(demands[0]):
        bit = 1 << node
        spent = 0 if bit & cheap else 1
        if spent <= room:
            rest = [demand for demand in demands if not demand & bit]
            more = _choose(rest, candidates & ~bit, left - 1, room - spent, cheap)
            if more is not None:
                return more | bit
        candidates &= ~bit  # every board with a Node here has been tried
        demands = [demand & ~bit for demand in demands]
        if not all(demands):
            return None
    return None


def _fill(candidates: int, left: int, room: int, cheap: int) -> int | None:
    chosen = 0
    for bits, most in ((candidates & cheap, left), (candidates & ~cheap, room)):
        for node in islice(SpaceSet(bits), min(most, left)):
            chosen |= 1 << node
            left -= 1
    return None if left else chosen
