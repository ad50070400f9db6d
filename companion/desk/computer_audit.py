"""Recomputes from a record what its computer players chose, which proves that they are fair."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from companion import computers
from companion.contract import Document
from companion.errors import RulingError
from companion.record import Computer, lines
from companion.session import Session
from companion.words import Message

_NO_CHOICES = ("computer", "human", "undo", "reveal")
"""What begins a line about a player that is nobody's choice."""

_NOTHING = {"": "nothing", None: "nothing: it is not asked"}


@dataclass(frozen=True, slots=True)
class Difference:
    """A line of the record that is not what the computer chooses."""

    line: int
    chosen: str | None
    """What it chooses; None if it is not asked."""

    def message(self, **who: str) -> Message:
        """Return it for people."""
        if self.chosen:
            return Message("desk-audit-chooses", **who, number=self.line, form=self.chosen)
        if self.chosen is None:
            return Message("desk-audit-not-asked", **who, number=self.line)
        return Message("desk-audit-says-nothing", **who, number=self.line)


@dataclass(slots=True)
class Recomputed:
    """What came of recomputing a computer player.

    `board` says whether its board is that of its seed; None if there is none. `choices` is how many
    were recomputed, None if another version of the player made them.
    """

    computer: Computer
    board: bool | None = None
    choices: int | None = 0
    differences: list[Difference] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        """Whether nothing is wrong."""
        return self.board is not False and not self.differences

    def document(self) -> Document:
        """Return it for programs."""
        return {
            "name": self.computer.name,
            "level": self.computer.level,
            "version": self.computer.version,
            "board": self.board,
            "choices": self.choices,
            "differ": [
                {"line": each.line, "chosen": each.chosen or _NOTHING[each.chosen]}
                for each in self.differences
            ],
        }

    def lines(self) -> list[Message]:
        """Return it in messages."""
        who = {"player": self.computer.name, "text": self.computer.level}
        told = Message("desk-audit-choices", **who, count=self.choices or 0)
        if self.choices is None:
            told = Message("desk-audit-version", **who, number=self.computer.version)
        if self.choices is None or self.clean:
            return [told.form("sealed") if self.board else told]
        found = [each.message(**who) for each in self.differences]
        if self.board is False:
            found.insert(0, Message("desk-audit-other-board", **who))
        return found


def recomputed(data: bytes) -> Iterator[dict[str, Recomputed]]:
    """Replay a record up to its first fault; yield after each line what was recomputed so far."""
    session, found = Session(), dict[str, Recomputed]()
    for line in lines(data)[0]:
        words = (line.text or "").split()
        name = words[1] if len(words) > 1 else ""
        computer = computers.computers_of(session).get(name)
        if computer is not None and words[0] not in _NO_CHOICES:
            about = found.setdefault(name, Recomputed(computer))
            about.computer = computer
            if words[0] in ("commit", "board"):
                about.board = about.board is not False and " ".join(words) in (
                    computers.sealed_board(session, computer)
                )
            else:
                _recompute(session, about, " ".join(words), line.number)
        try:
            if line.text is not None:
                session.say(line.text)
        except RulingError:
            return
        yield found


def _recompute(session: Session, about: Recomputed, said: str, line: int) -> None:
    """Compare what was said with what the computer chooses."""
    referee, computer = session.referee, about.computer
    if about.choices is None or computer.version != computers.player_of(session.game).VERSION:
        about.choices = None
        return
    about.choices += 1
    chosen: str | None = None
    if computer.name in (referee.asked_besides, referee.to_speak):
        choice = computers.choice_of(session, computer)
        allies = said.startswith("ally ")
        chosen = computers.proposal(choice) if allies else computers.decide(choice)
        if not (allies or _is_said(session, chosen, said)):
            chosen = _carried_out(session, choice, chosen)
    if chosen is None or not _is_said(session, chosen, said):
        about.differences.append(Difference(line, chosen))


def _is_said(session: Session, chosen: str, said: str) -> bool:
    """Tell whether that was said, or dice were due, which are nobody's choice, and were thrown."""
    thrown = said.split(maxsplit=1)[0] in ("turn", "roll")
    return chosen == said or (thrown and chosen in computers.throws(session))


def _carried_out(session: Session, choice: computers.Due, chosen: str) -> str:
    """Return what is said in the end if some of what is chosen is refused."""
    trial = session.at(session.version)
    computers.carry_out(trial, choice, chosen, trial.say)
    said = trial.version > session.version
    return trial.to_record().splitlines()[-1] if said else ""
