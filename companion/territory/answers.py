"""Which questions follow an answer about a hidden board, so that an honest player leaves nothing out (S8).

Asked is only what no legal board settles: everything else is filled in, by the same exact search
that judges answers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.errors import RulingError
from companion.grid import ALL_BITS, RANGE_BITS, Space, SpaceSet, name_of, parse_space
from companion.territory.board import KINDS, Answer, Kind, covering
from companion.territory.hidden_board import Facts, possible
from companion.territory.state import Asked


@dataclass(frozen=True, slots=True)
class FollowUp:
    """A question about the range of a Node that is taken: which of the spaces `among` are meant."""

    kind: Kind
    among: SpaceSet


def follow_up(
    asked: Asked, answer: Answer, said: Collection[Kind]
) -> tuple[Answer, FollowUp | None]:
    """Return an answer with everything filled in that is known, and what has to be asked next, if anything.

    `said` are the lists that the player has given already. Raises RulingError for a space that was
    not asked about, and for a list that no board fits (B3).
    """
    if answer.space not in asked.question.path:
        raise RulingError(f"{name_of(answer.space)} was not asked about: leave the space out")
    if not _takes_node(asked, answer):
        return replace(answer, covered=_covered(asked, answer)), None
    for kind in KINDS:
        so, maybe = _room(asked, answer, kind)
        answer = with_list(answer, kind, so)
        if kind not in said and maybe:
            return _with_own_space(asked, answer), FollowUp(kind, SpaceSet(maybe))
        if kind in said:
            _check_list(asked, answer, kind)
    return _with_own_space(asked, answer), None


def with_reply(answer: Answer, question: FollowUp, spaces: int) -> Answer:
    """Return the answer once a question was answered; RulingError for a space not asked about."""
    meant = answer.retained if question.kind == "retained" else 0
    known = {"retained": meant, "nodes": answer.nodes, "deflectors": answer.deflectors}[
        question.kind
    ]
    if strange := spaces & ~(question.among.bits | known):
        raise RulingError(f"{SpaceSet(strange)} can't be meant: choose from {question.among}")
    return with_list(answer, question.kind, spaces)


def lists_in(words: Sequence[str], kind: Kind | None = None) -> dict[Kind, int]:
    """Read ``retained G4 nodes none ...``; spaces before the first keyword belong to `kind`.

    >>> lists_in(["none"], "nodes")
    {'nodes': 0}
    """
    found: dict[Kind, int] = {}
    for word in words:
        keyword = next((each for each in KINDS if each == word.lower()), None)
        if keyword is not None:
            kind = keyword
            found.setdefault(kind, 0)
        elif kind is None:
            raise RulingError(
                f"'{word}' is not understood here: {', '.join(KINDS)}, each followed by spaces"
            )
        elif word.lower() in NONE:
            found.setdefault(kind, 0)
        else:
            found[kind] = found.get(kind, 0) | 1 << parse_space(word)
    return found


NONE = ("none", "no", "n", "-", "0")
"""What says that there is none."""


def controlled_nearby(asked: Asked, space: Space) -> SpaceSet:
    """Return the claimant's own Nodes with ranges that touch that of a captured Node: they retain nothing."""
    claimant, span = asked.question.claimant, RANGE_BITS[space]
    nodes = [node for node, controller in asked.grid.nodes if controller == claimant]
    return SpaceSet.of(node for node in nodes if node != space and RANGE_BITS[node] & span)


# -- what is known -------------------------------------------------------------------------------


def _takes_node(asked: Asked, answer: Answer) -> bool:
    claimant, grid = asked.question.claimant, asked.grid
    if answer.status != "node" or claimant is None:
        return False
    return dict(grid.nodes).get(answer.space, grid.owner) != claimant


def _covered(asked: Asked, answer: Answer) -> bool:
    """Tell whether the claimant covers the space on an own board (M3): all others' Nodes are known."""
    grid = asked.grid
    others = covering(node for node, controller in grid.nodes if controller != grid.owner)
    own = asked.question.claimant == grid.owner and answer.status in ("owned", "node")
    return own and not others >> answer.space & 1


def with_list(answer: Answer, kind: Kind, spaces: int) -> Answer:
    """Return an answer with more spaces in one of its lists."""
    match kind:
        case "retained":
            return replace(answer, retained=answer.retained | spaces)
        case "nodes":
            return replace(answer, nodes=answer.nodes | spaces)
        case _:
            return replace(answer, deflectors=answer.deflectors | spaces)


def _theirs(asked: Asked, space: Space) -> list[Space]:
    """Return the known Nodes that may retain space from the claimant."""
    claimant = asked.question.claimant
    return [
        node for node, controller in asked.grid.nodes if controller != claimant and node != space
    ]


def _with_own_space(asked: Asked, answer: Answer) -> Answer:
    """Say of the Node's own space that it is retained if it is: a Node that reaches it is named or known."""
    struck = 1 << answer.space
    near = (answer.nodes | SpaceSet.of(_theirs(asked, answer.space)).bits) & RANGE_BITS[
        answer.space
    ]
    claimants = SpaceSet.of(n for n, c in asked.grid.nodes if c == asked.question.claimant).bits
    retained = bool(near & ~claimants & ~struck)
    return replace(answer, retained=answer.retained & ~struck | (struck if retained else 0))


def _room(asked: Asked, answer: Answer, kind: Kind) -> tuple[int, int]:
    """Return the spaces of which `kind` is true in any case, and those of which it may be, as bits."""
    grid, facts = asked.grid, _facts(asked, answer, KINDS.index(kind))
    span = RANGE_BITS[answer.space] & ~(1 << answer.space)
    known = SpaceSet.of(node for node, _ in grid.nodes).bits
    so = maybe = 0
    if kind == "retained":
        own = _retaining_nothing(asked, answer)
        so = span & covering(_theirs(asked, answer.space))
        for space in SpaceSet(span & ~so if own != ALL_BITS else 0):
            near = RANGE_BITS[space] & ~own
            yes = possible(replace(facts, near=(*facts.near, near)))
            no = possible(replace(facts, no_node=facts.no_node | near))
            so, maybe = _sorted_in(1 << space, yes, no, so, maybe)
        return so, maybe & ~answer.retained
    if kind == "nodes":
        so = answer.retained & span & known
        for space in SpaceSet(answer.retained & span & ~known):
            yes = possible(replace(facts, nodes=facts.nodes | 1 << space))
            no = possible(replace(facts, no_node=facts.no_node | 1 << space))
            so, maybe = _sorted_in(1 << space, yes, no, so, maybe)
        return so, maybe & ~answer.nodes
    if not facts.total_deflectors:
        return 0, 0
    for space in SpaceSet(span & ~grid.seen.used & ~facts.nodes & ~facts.no_deflector):
        bit = 1 << space
        yes = possible(
            replace(facts, deflectors=facts.deflectors | bit, no_node=facts.no_node | bit)
        )
        no = possible(replace(facts, no_deflector=facts.no_deflector | bit))
        so, maybe = _sorted_in(bit, yes, no, so, maybe)
    return so, maybe & ~answer.deflectors


def _facts(asked: Asked, answer: Answer, lists: int) -> Facts:
    """Return the facts once it is said that the Node was struck, and the first of the `lists` in `KINDS`."""
    facts = asked.grid.facts
    assert facts is not None
    facts, span = _struck(asked, answer, facts), RANGE_BITS[answer.space] & ~(1 << answer.space)
    if lists > 0:
        facts = _retaining(asked, answer, facts, _retaining_nothing(asked, answer))
    if lists > 1:
        known = SpaceSet.of(node for node, _ in asked.grid.nodes).bits
        unnamed = answer.retained & span & ~known & ~answer.nodes
        facts = replace(facts, nodes=facts.nodes | answer.nodes, no_node=facts.no_node | unnamed)
    if lists > 2:
        without = span & ~answer.deflectors & ~asked.grid.seen.used
        facts = replace(
            facts,
            deflectors=facts.deflectors | answer.deflectors,
            no_deflector=facts.no_deflector | without,
            no_node=facts.no_node | answer.deflectors,
        )
    return facts


def _check_list(asked: Asked, answer: Answer, kind: Kind) -> None:
    """Raise RulingError if no board fits a list, and name the spaces of it that may be the mistake (B3)."""
    lists = KINDS.index(kind) + 1
    if possible(_facts(asked, answer, lists)):
        return
    span = RANGE_BITS[answer.space] & ~(1 << answer.space)
    said: int = getattr(answer, kind)
    changes = []
    for space in SpaceSet(span if kind != "nodes" else answer.retained & span):
        changed: dict[str, Any] = {kind: said ^ 1 << space}
        if possible(_facts(asked, replace(answer, **changed), lists)):
            changes.append(
                f"leave {name_of(space)} out" if said >> space & 1 else f"add {name_of(space)}"
            )
    how = " or ".join(changes) or "several spaces of it are wrong, or an earlier answer is"
    raise RulingError(f"no board fits this list and all earlier answers: {how}", "B3")


def _sorted_in(bit: int, yes: bool, no: bool, so: int, maybe: int) -> tuple[int, int]:
    if yes and no:
        return so, maybe | bit
    return (so | bit if yes else so), maybe


def _retaining_nothing(asked: Asked, answer: Answer) -> int:
    """Return the spaces where a Node would be the claimant's own; everywhere, if the board is, too."""
    claimant = asked.question.claimant
    if claimant == asked.grid.owner:
        return ALL_BITS
    mine = SpaceSet.of(node for node, controller in asked.grid.nodes if controller == claimant)
    return mine.bits | 1 << answer.space


def _struck(asked: Asked, answer: Answer, facts: Facts) -> Facts:
    """Return the facts once it is said that the Node was struck, and on a run that nothing came before it."""
    question, used = asked.question, asked.grid.seen.used
    passed = SpaceSet.of(question.path[: question.path.index(answer.space)]).bits
    mine = _retaining_nothing(asked, answer) & facts.nodes
    return replace(
        facts,
        nodes=facts.nodes | 1 << answer.space,
        no_node=facts.no_node | (passed & ~mine if question.claimant != asked.grid.owner else 0),
        no_deflector=facts.no_deflector | ((passed | 1 << answer.space) & ~used),
    )


def _retaining(asked: Asked, answer: Answer, facts: Facts, own: int) -> Facts:
    """Return the facts once it is said which spaces of the range are retained."""
    span = RANGE_BITS[answer.space] & ~(1 << answer.space)
    others = covering(_theirs(asked, answer.space))
    near = [RANGE_BITS[s] & ~own for s in SpaceSet(answer.retained & span & ~others)]
    free = covering(SpaceSet(span & ~answer.retained)) & ~own
    return replace(facts, near=(*facts.near, *near), no_node=facts.no_node | free)
