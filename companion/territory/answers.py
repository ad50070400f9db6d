"""Which questions follow an answer about a hidden board, so that nothing is left out (S8).

Asked is only what no legal board settles: everything else is filled in, by the same exact search
that judges answers.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.errors import RulingError, refused
from companion.grid import RANGE_BITS, Space, SpaceSet, name_of, parse_space
from companion.territory.board import KINDS, Answer, Kind, Status, covered_at_home
from companion.territory.hidden_board import possible, scope, with_range, with_said
from companion.territory.state import Asked
from companion.territory.statements import Reply
from companion.words import Message, Words


@dataclass(frozen=True, slots=True)
class FollowUp:
    """A question about the range of a Node that is taken: which of the spaces `among` are meant."""

    kind: Kind
    among: SpaceSet


def follow_up(
    asked: Asked, space: Space, status: Status, lists: Mapping[Kind, int]
) -> tuple[Answer, FollowUp | None]:
    """Return an answer with all that is known filled in, and what has to be asked next.

    `lists` are those that the player has given already. Raises RulingError for a space that was not
    asked about, and for a list that no board fits (B3).
    """
    answer = Answer(space, status, False, *(lists.get(kind, 0) for kind in KINDS))
    if answer.space not in asked.question.path:
        raise refused("territory-refused-not-asked-about", space=name_of(answer.space))
    if not asked.grid.known.takes_node(asked.question, answer):
        covered = answer.status in ("owned", "node") and covered_at_home(
            answer.space, dict(asked.grid.nodes), asked.question.claimant, asked.grid.owner
        )
        return replace(answer, covered=covered), None
    for kind in KINDS:
        so, maybe = _room(asked, answer, kind)
        more: dict[str, Any] = {kind: getattr(answer, kind) | so}
        answer = replace(answer, **more)
        if kind not in lists and maybe:
            return _with_own_space(asked, answer), FollowUp(kind, SpaceSet(maybe))
        if kind in lists:
            _check_list(asked, answer, kind)
    return _with_own_space(asked, answer), None


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
            raise refused("territory-refused-list", text=word, options=tuple(KINDS))
        elif word.lower() in NONE:
            found.setdefault(kind, 0)
        else:
            found[kind] = found.get(kind, 0) | 1 << parse_space(word)
    return found


NONE = ("none", "no", "n", "-", "0")
"""What says that there is none."""


def controlled_nearby(asked: Asked, space: Space) -> SpaceSet:
    """Return the claimant's own Nodes near a captured Node: they retain nothing."""
    claimant, span = asked.question.claimant, RANGE_BITS[space]
    nodes = [node for node, controller in asked.grid.nodes if controller == claimant]
    return SpaceSet.of(node for node in nodes if node != space and RANGE_BITS[node] & span)


# -- what is known -------------------------------------------------------------------------------


def _with_own_space(asked: Asked, answer: Answer) -> Answer:
    """Say whether the Node's own space is retained: by a Node that is named or known."""
    struck, claimant = 1 << answer.space, asked.question.claimant
    mine = SpaceSet.of(node for node, by in asked.grid.nodes if by == claimant).bits
    known = SpaceSet.of(node for node, _ in asked.grid.nodes).bits
    near = (answer.nodes | known) & RANGE_BITS[answer.space] & ~mine & ~struck
    return replace(answer, retained=answer.retained & ~struck | (struck if near else 0))


def _room(asked: Asked, answer: Answer, kind: Kind) -> tuple[int, int]:
    """Return where `kind` is true in any case, and where it may be, as bits."""
    board, question = asked.grid.known, asked.question
    facts = with_range(board, question, answer, KINDS.index(kind))
    own = board.retaining_nothing(question, answer)
    settled, open_ones = scope(board, question, answer, kind)
    maybe = 0
    for space in SpaceSet(open_ones):
        bit = 1 << space
        if possible(with_said(facts, kind, bit, 0, own)):
            if possible(with_said(facts, kind, 0, bit, own)):
                maybe |= bit
            else:
                settled |= bit
    return settled, maybe & ~getattr(answer, kind)


def _check_list(asked: Asked, answer: Answer, kind: Kind) -> None:
    """Raise RulingError if no board fits a list, and name what may be the mistake (B3)."""
    lists = KINDS.index(kind) + 1
    board, question = asked.grid.known, asked.question
    if possible(with_range(board, question, answer, lists)):
        return
    said: int = getattr(answer, kind)
    changes: list[Words] = []
    settled, open_ones = scope(board, question, answer, kind)
    for space in SpaceSet(settled | open_ones):
        changed: dict[str, Any] = {kind: said ^ 1 << space}
        if possible(with_range(board, question, replace(answer, **changed), lists)):
            changes.append(
                Message(
                    "territory-leave-out" if said >> space & 1 else "territory-add",
                    space=name_of(space),
                )
            )
    if not changes:
        raise refused("territory-refused-list-wrong", "B3")
    raise refused("territory-refused-list-but", "B3", either=tuple(changes))


# -- the questions, put to a player one by one ---------------------------------------------------

BACK = ("back", "undo")
"""What takes back an answer that is not complete yet."""


def full_answer(
    asked: Asked,
    names: Sequence[str],
    said: tuple[Space, Status, Sequence[str]],
    ask: Callable[[Words], str],
    tell: Callable[[Words], None],
) -> str:
    """Return an answer as the record writes it, once the player has been asked for what it lacks.

    `said` is the space, the status and the words after it. Raises RulingError if the player goes
    back.
    """
    name, (space, status, words) = names[asked.question.grid], said
    lists = lists_in([word for word in words if word.lower() != "covered"])
    if lists and status != "node":
        raise refused("territory-refused-with-node", form=next(iter(lists)))
    answer, question = follow_up(asked, space, status, lists)
    while question is not None:
        text = ask(_asked_for(asked, names, answer, question))
        if text.lower() in BACK:
            raise refused("territory-refused-answer-back", player=name, space=name_of(space))
        try:
            more = lists_in(text.split(), question.kind)
            for kind, spaces in more.items():
                if kind in lists:
                    raise refused("territory-refused-list-twice", form=kind)
                if kind == question.kind:
                    _check_meant(answer, question, spaces)
            answer, question = follow_up(asked, space, status, {**lists, **more})
        except RulingError as error:
            tell(Message("territory-asked-anew", reason=error.message))
        else:
            lists |= more
    reply = str(Reply(name, answer))
    unasked = any(word.lower() == "covered" for word in words) and not answer.covered
    return f"{reply} covered" if unasked else reply


def _check_meant(answer: Answer, question: FollowUp, spaces: int) -> None:
    """Raise RulingError for a space that the question was not about."""
    if strange := spaces & ~(question.among.bits | getattr(answer, question.kind)):
        values = {"spaces": SpaceSet(strange).names, "among": question.among.names}
        raise refused("territory-refused-not-meant", **values)


def _asked_for(asked: Asked, names: Sequence[str], answer: Answer, question: FollowUp) -> Message:
    values = {"player": names[asked.question.grid], "among": question.among.names}
    claimant, lost = asked.question.claimant, controlled_nearby(asked, answer.space)
    if question.kind == "retained" and lost and claimant is not None:
        others = {"other": names[claimant], "either": lost.names}
        return Message("territory-ask-retained-but", **values, **others)
    return Message(f"territory-ask-which-{question.kind}", **values)
