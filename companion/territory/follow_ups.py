"""The questions that follow an answer about a hidden board, put to the player one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.errors import RulingError
from companion.grid import Space, SpaceSet, name_of
from companion.names import spoken
from companion.territory.answers import (
    controlled_nearby,
    follow_up,
    lists_in,
    with_list,
    with_reply,
)
from companion.territory.board import KINDS, Answer, Kind, Status
from companion.territory.state import Asked
from companion.territory.statements import Reply
from companion.words import Message, Words

BACK = ("back", "undo")
"""What takes back an answer that is not complete yet."""


def full_answer(
    asked: Asked,
    names: Sequence[str],
    said: tuple[Space, Status, Sequence[str]],
    ask: Callable[[str], str],
    tell: Callable[[Words], None],
) -> str:
    """Return an answer as the record writes it, once the player has been asked for what it lacks.

    `said` is the space, the status and the words after it. Raises RulingError if the player goes
    back.
    """
    name, (space, status, words) = names[asked.question.grid], said
    lists = lists_in([word for word in words if word.lower() != "covered"])
    if lists and status != "node":
        raise RulingError(Message("territory-refused-with-node", form=next(iter(lists))))
    answer = Answer(space, status, False, *(lists.get(kind, 0) for kind in KINDS))
    answer, question = follow_up(asked, answer, lists)
    while question is not None:
        text = ask(
            f"{spoken(name)}, {_wording(asked, names, answer, question.kind)}"
            f" {question.among} (or none)?"
        )
        if text.lower() in BACK:
            raise RulingError(
                Message("territory-refused-answer-back", player=name, space=name_of(space))
            )
        try:
            more = lists_in(text.split(), question.kind) if text else {}
            so_far = answer
            for kind, spaces in more.items():
                if kind == question.kind:
                    so_far = with_reply(so_far, question, spaces)
                elif kind in lists:
                    raise RulingError(Message("territory-refused-list-twice", form=kind))
                else:
                    so_far = with_list(so_far, kind, spaces)
            answer, question = follow_up(asked, so_far, {**lists, **more})
        except RulingError as error:
            tell(Message("territory-asked-anew", reason=error.message))
            continue
        lists = {**lists, **more}
    reply = str(Reply(name, answer))
    unasked = any(word.lower() == "covered" for word in words) and not answer.covered
    return f"{reply} covered" if unasked else reply


def _wording(asked: Asked, names: Sequence[str], answer: Answer, kind: Kind) -> str:
    if kind == "nodes":
        return "on which of these is a Node:"
    if kind == "deflectors":
        return "which of these have a Deflector that is not used up:"
    text = "which of these lie in the range of another Node of yours, too"
    claimant, lost = asked.question.claimant, controlled_nearby(asked, answer.space)
    if lost and claimant is not None:
        text += f" (one that {spoken(names[claimant])} has, {_listed(lost)}, does not count)"
    return f"{text}:"


def _listed(spaces: SpaceSet) -> str:
    return " or ".join(map(name_of, spaces))
