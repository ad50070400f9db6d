"""Correcting an answer that was wrong, without losing what was played since.

Nothing is deleted from the record. Everything since that answer is undone, and then said again with
the right answer. This is possible only if each later statement is still legal and has the same
effect.
"""

from collections.abc import Sequence
from typing import cast

from companion.contract import GameInProgress
from companion.errors import RulingError, refused
from companion.grid import Space, name_of
from companion.record import Undo
from companion.territory.answers import follow_up
from companion.territory.board import Answer
from companion.territory.events import Event
from companion.territory.facts import said
from companion.territory.referee import Entry, GivenAnswer, Referee
from companion.territory.statements import Reply


def answer_given(referee: Referee, name: str, space: Space) -> GivenAnswer:
    """Return the answer that stands about a space, as first given; RulingError if there is none."""
    if name in referee.reveals:
        raise refused("territory-refused-revealed", player=name)
    given = [each for entry in _played(referee) for each in entry.answers]
    found = [each for each in given if _is_about(each, referee, name, space)]
    if not found:
        raise refused("territory-refused-never-answered", player=name, space=name_of(space))
    return next(each for each in found if each.answer.status == found[-1].answer.status)


def correction(session: GameInProgress, wrong: GivenAnswer, right: Answer) -> list[str]:
    """Return the statements that put `wrong` right, where it was said again later too.

    Raises RulingError if something later depended on it, and says from where on to undo.
    """
    if right == wrong.answer:
        raise refused("territory-refused-answered-so")
    referee = cast(Referee, session.referee)
    name = referee.names[wrong.asked.question.grid]
    played = _played(referee)
    first = next(
        number for number, entry in enumerate(played) if _wrongs(entry, referee, name, wrong)
    )
    later = played[first:]
    where = f"{name} {name_of(wrong.answer.space)}"
    statements = [f"undo correction, {where} is {right.status}"] * len(later)
    scratch = session.at(session.version)
    for statement in statements:
        scratch.say(statement)
    for number, entry in enumerate(later):
        wrongs = _wrongs(entry, referee, name, wrong)
        try:
            last = number == len(later) - 1
            statements += _again(scratch, entry, wrongs, right, last=last, changed=number == 0)
        except _DifferentError:
            kept = max(number, 1)  # what is corrected may come out differently, if nothing follows
            count, other = len(later) - kept, later[kept]
            raise refused(
                "territory-refused-differently", term=said(other), count=count, text=where
            ) from None
    return statements


class _DifferentError(Exception):
    """A later statement is no longer legal, or brings about something else."""


def _again(
    scratch: GameInProgress,
    entry: Entry,
    wrongs: Sequence[GivenAnswer],
    right: Answer,
    *,
    last: bool,
    changed: bool,
) -> list[str]:
    """Say a statement again with its answers, and return all that was said.

    `changed` says that it is the one corrected, which may come out differently; the `last` one may
    then wait for an answer nobody has given yet.
    """
    repeated = [str(entry.statement)]
    referee = cast(Referee, scratch.referee)
    before = len(referee.log)
    try:
        scratch.say(repeated[0])
    except RulingError:
        raise _DifferentError from None
    for given in entry.answers:
        if referee.pending is None:
            break
        answer = given.answer
        if given in wrongs:
            asked = referee.pending.asked
            answer = follow_up(asked, right.space, right.status, right.lists)[0]
        text = str(Reply(referee.names[given.asked.question.grid], answer))
        try:
            scratch.say(text)
        except RulingError:
            if changed and given in wrongs:
                raise  # it is the new answer that can't be
            if changed and last:
                break
            raise _DifferentError from None
        repeated.append(text)
    if referee.pending is not None:
        if last and (changed or not entry.events):
            return repeated
        raise _DifferentError
    effects = _effects(referee.log[before].events, wrongs)
    if not changed and effects != _effects(entry.events, wrongs):
        raise _DifferentError
    return repeated


def _effects(events: Sequence[Event], wrongs: Sequence[GivenAnswer]) -> list[Event]:
    """Return what happened; where the same wrong answer was given again, all but the answers."""
    return [event for event in events if not wrongs or event.kind != "answered"]


def _played(referee: Referee) -> list[Entry]:
    """Return all statements of play that stand, the one that waits for an answer included."""
    played = [
        entry for entry in referee.log if not entry.void and not isinstance(entry.statement, Undo)
    ]
    return [*played, referee.pending.entry] if referee.pending else played


def _is_about(given: GivenAnswer, referee: Referee, name: str, space: Space) -> bool:
    return referee.names[given.asked.question.grid] == name and given.answer.space == space


def _wrongs(entry: Entry, referee: Referee, name: str, wrong: GivenAnswer) -> list[GivenAnswer]:
    """Return the answers of an entry that say the same of the space as the wrong one."""
    return [
        given
        for given in entry.answers
        if _is_about(given, referee, name, wrong.answer.space)
        and given.answer.status == wrong.answer.status
    ]
