"""Hidden boards: what the answers about a board prove, and whether any legal board fits them all.

Deflectors are simple. Each answer says whether a space had one, so it is enough to count whether
all 20 have room. Nodes are harder: there are five, some are known, some spaces are ruled out, and
each space that is in a range needs a Node near it. This is a hitting set of at most five spaces,
and the search is exact. It branches on the space with the fewest possible Nodes near it. It gives
up when more spaces need different Nodes than Nodes are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import islice

from companion.errors import RulingError
from companion.grid import ALL_BITS, RANGE_BITS, Space, SpaceSet, name_of
from companion.territory.board import NODES, Answer, Question, covering


@dataclass(frozen=True, slots=True)
class Facts:
    """What is proven about a hidden board as it was at the start; sets of spaces are bits.

    Each of `near` holds at least one Node. `fits` are the Nodes of some board that agrees with
    everything else here: it saves the search as long as new answers agree with it too.
    """

    total_deflectors: int
    nodes: int = 0
    no_node: int = 0
    deflectors: int = 0
    no_deflector: int = 0
    near: tuple[int, ...] = ()
    fits: int = 0


def nothing_known(total_deflectors: int) -> Facts:
    """Return the facts of a board before the first answer."""
    return fitted(Facts(total_deflectors))


def with_node(facts: Facts, node: Space) -> Facts:
    """Return the facts once a Node has been named (A2); raise RulingError if none can be there (B3)."""
    return fitted(replace(facts, nodes=facts.nodes | 1 << node))


def learned(
    facts: Facts,
    question: Question,
    answer: Answer,
    *,
    controllers: Mapping[Space, int],
    used: int,
    owner: int,
) -> Facts:
    """Return the facts once `answer` is given to `question`.

    `controllers` has the Nodes known so far and who controls them (all others are the owner's),
    `used` the bits of the Deflectors gone. Raises RulingError if the answer contradicts the rulings
    or what was answered before, or if no legal board fits it (B3).
    """
    claimant, space = question.claimant, answer.space
    _compare(facts, answer, used)
    new = _Gathering(facts, used)
    if question.run:
        _run(new, question, answer, controllers, owner)
    elif answer.status == "clear":
        raise RulingError("only a shot that runs along a row finds it clear", "X1")
    if answer.status == "clear":
        return new.fitted()
    if answer.status == "deflector":
        new.deflector(space)
        return new.fitted()
    new.no_deflector(space)
    if answer.status == "null":
        new.no_node |= RANGE_BITS[space]
    elif answer.status == "owned":
        new.no_node |= 1 << space
        new.near.append(RANGE_BITS[space])
    else:
        new.nodes |= 1 << space
    _check_covered(question, answer, controllers, owner)
    if (
        answer.status == "node"
        and claimant is not None
        and controllers.get(space, owner) != claimant
    ):
        new.capture(answer, controllers, claimant, owner)
    elif answer.retained or answer.nodes or answer.deflectors:
        raise RulingError(
            "no Node is taken, so nothing else is revealed: name no other space", "S8"
        )
    return new.fitted()


def _compare(facts: Facts, answer: Answer, used: int) -> None:
    """Raise RulingError where an answer plainly contradicts what is proven about its space."""
    name, bit = name_of(answer.space), 1 << answer.space
    if answer.status == "deflector" and facts.no_deflector & bit & ~used:
        raise RulingError(f"{name} was answered before, and had no Deflector", "B3")
    if answer.status == "node" and facts.no_node & bit:
        raise RulingError(f"by the answers so far no Node can be on {name}", "B3")
    if answer.status in ("null", "owned") and facts.nodes & bit:
        raise RulingError(f"by the answers so far a Node is on {name}", "B3")


def _run(
    new: _Gathering,
    question: Question,
    answer: Answer,
    controllers: Mapping[Space, int],
    owner: int,
) -> None:
    """Gather that a run has met nothing on its way (X1); RulingError if the answer says that it has."""
    claimant, path = question.claimant, question.path
    if answer.status not in ("node", "deflector", "clear"):
        raise RulingError("a running shot meets a node or a deflector, or the row is clear", "X1")
    if (
        answer.status == "node"
        and claimant is not None
        and controllers.get(answer.space, owner) == claimant
    ):
        where = name_of(answer.space)
        raise RulingError(
            f"the shot passes the Node on {where}: the player who shoots controls it", "B3"
        )
    for passed in path if answer.status == "clear" else path[: path.index(answer.space)]:
        new.no_deflector(passed)
        if controllers.get(passed, owner) != claimant:
            if passed in controllers:
                raise RulingError(f"the Node on {name_of(passed)} stops the shot", "B3")
            new.no_node |= 1 << passed


def _check_covered(
    question: Question, answer: Answer, controllers: Mapping[Space, int], owner: int
) -> None:
    """Raise RulingError unless `covered` is said exactly where it holds.

    Everybody else's Nodes on a board are known, so what lies in a range and in none of theirs is
    the owner's.
    """
    others = covering(node for node, controller in controllers.items() if controller != owner)
    expected = (
        question.claimant == owner and answer.status != "null" and not others >> answer.space & 1
    )
    if answer.covered and not expected:
        raise RulingError(
            "leave out 'covered': no Node of the player who shoots covers the space", "M3"
        )
    if expected and not answer.covered:
        raise RulingError(
            f"then a Node of the player who shoots covers {name_of(answer.space)}: add 'covered'",
            "M3",
        )


class _Gathering:
    """Facts while one answer is being read."""

    def __init__(self, facts: Facts, used: int) -> None:
        self.facts = facts
        self.used = used
        self.nodes = facts.nodes
        self.no_node = facts.no_node
        self.deflectors = facts.deflectors
        self.without_deflector = facts.no_deflector
        self.near = list(facts.near)

    def deflector(self, space: Space) -> None:
        if self.facts.total_deflectors == 0:
            raise RulingError("there are no Deflectors in this game", "B3")
        if self.used >> space & 1:
            raise RulingError(f"the Deflector on {name_of(space)} is used up", "B3")
        self.deflectors |= 1 << space
        self.no_node |= 1 << space

    def no_deflector(self, space: Space) -> None:
        if not self.used >> space & 1:
            self.without_deflector |= 1 << space

    def capture(
        self, answer: Answer, controllers: Mapping[Space, int], claimant: int, owner: int
    ) -> None:
        """Read what the taking of a Node reveals about its range (S8)."""
        struck = answer.space
        span = RANGE_BITS[struck]
        for bits, what in ((answer.retained, "retained"), (answer.deflectors, "deflectors")):
            if bits & ~span:
                raise RulingError(
                    f"{what}: {SpaceSet(bits & ~span)} is out of the Node's range", "S8"
                )
        if answer.nodes & ~answer.retained & ~(1 << struck):
            raise RulingError("nodes: only Nodes on retained spaces are revealed", "S8")
        theirs = {node for node, controller in controllers.items() if controller != claimant} - {
            struck
        }
        others = covering(theirs)
        own = (
            SpaceSet.of(n for n, controller in controllers.items() if controller == claimant).bits
            | 1 << struck
        )
        if claimant == owner:
            own = ALL_BITS  # a Node nobody knows of is the owner's, and retains nothing from its owner
        if answer.deflectors >> struck & 1:
            raise RulingError(f"{name_of(struck)} can't have a Node and a Deflector", "B3")
        if answer.retained >> struck & 1 and not others >> struck & 1:
            self.near.append(span & ~own)
        for space in SpaceSet(span & ~(1 << struck)):
            if answer.retained >> space & 1:
                if not others >> space & 1:
                    self.near.append(RANGE_BITS[space] & ~own)
                if answer.nodes >> space & 1:
                    self.nodes |= 1 << space
                elif space not in controllers:
                    self.no_node |= 1 << space
            else:
                if others >> space & 1:
                    raise RulingError(f"{name_of(space)} is retained by a Node known already", "B3")
                self.no_node |= RANGE_BITS[space] & ~own
            if answer.deflectors >> space & 1:
                self.deflector(space)
            else:
                self.no_deflector(space)

    def fitted(self) -> Facts:
        return fitted(
            replace(
                self.facts,
                nodes=self.nodes,
                no_node=self.no_node,
                deflectors=self.deflectors,
                no_deflector=self.without_deflector,
                near=tuple(dict.fromkeys(self.near)),
            )
        )


# -- the search ----------------------------------------------------------------------------------


def fitted(facts: Facts) -> Facts:
    """Return `facts` with Nodes that fit them; raise RulingError if no legal board does (B3)."""
    if facts.fits and _agrees(facts, facts.fits):
        return facts
    fits = _search(facts)
    if fits is None:
        raise RulingError(
            "no board fits this and all earlier answers: one of them must be wrong", "B3"
        )
    return replace(facts, fits=fits)


def possible(facts: Facts) -> bool:
    """Tell whether some legal board fits (B3)."""
    return bool(facts.fits and _agrees(facts, facts.fits)) or _search(facts) is not None


def _room(facts: Facts) -> int:
    """Return how many Nodes may stand where a Deflector may have been, with room left for those."""
    if not facts.total_deflectors:
        return NODES
    return (ALL_BITS & ~facts.no_deflector).bit_count() - facts.total_deflectors


def _agrees(facts: Facts, nodes: int) -> bool:
    return (
        not facts.nodes & ~nodes
        and not nodes & (facts.no_node | facts.deflectors)
        and not facts.deflectors & facts.no_deflector
        and facts.deflectors.bit_count() <= facts.total_deflectors
        and (nodes & ~facts.no_deflector).bit_count() <= _room(facts)
        and all(nodes & near for near in facts.near)
    )


def _search(facts: Facts) -> int | None:
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
    """Return `left` of `candidates` that hit every demand, at most `room` of them outside of `cheap`."""
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
