"""Recomputes from a record what its computer players chose, which proves that they are fair."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from companion import computers
from companion.contract import Document
from companion.errors import RulingError
from companion.record import Computer, lines, parse
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
    """What came of recomputing a computer player, as long as it had one level.

    `hides` is the line of its board and `sealed` the one that seals a board, "" if there is none;
    `drawn` tells whether the board is that of its seed. `choices` is how many were recomputed, None
    if another version of the player made them: then nobody knows what its seed draws.
    """

    computer: Computer
    choices: int | None = 0
    hides: str = ""
    sealed: str = ""
    drawn: bool = True
    differences: list[Difference] = field(default_factory=list)

    @property
    def board(self) -> bool | None:
        """Whether its board is sealed and that of its seed; None if it hides none."""
        return self.drawn and self._is_sealed if self.hides else None

    @property
    def _is_sealed(self) -> bool:
        return self.sealed == computers.seal(self.computer, self.hides)

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
        found = [each.message(**who) for each in self.differences]
        if self.board is False:
            found.insert(
                0,
                Message("desk-audit-not-sealed" if self.drawn else "desk-audit-other-board", **who),
            )
        told = Message("desk-audit-choices", **who, count=self.choices or 0)
        if self.choices is None:
            told = Message("desk-audit-version", **who, number=self.computer.version)
        if self.choices is None or not found:
            found.append(told.form("sealed") if self.board else told)
        return found


def recomputed(data: bytes) -> Iterator[dict[Computer, Recomputed]]:
    """Replay a record up to its first fault; yield after each line what was recomputed so far."""
    session, found = Session(), dict[Computer, Recomputed]()
    for number, line in enumerate(lines(data)[0], start=1):
        try:
            _recompute(session, found, line or "", number)
            session.say(line or "")
        except RulingError:
            return
        yield found


def _recompute(session: Session, found: dict[Computer, Recomputed], text: str, line: int) -> None:
    """Compare a line of a computer player with what it chooses; raises RulingError for a fault."""
    statement = session.game and parse(text, session.game.grammar)
    keyword, name, *_ = [*str(statement).split(), ""]
    computer = computers.computers_of(session).get(name)
    if computer is None or keyword in _NO_CHOICES:
        return
    said = str(session.copy().say(text).statement)  # as the referee completes it for the record
    about = found.setdefault(computer, Recomputed(computer))
    if computer.version != computers.player_of(session.game).VERSION:
        about.choices = None
    if keyword == "commit":
        about.sealed = said
    elif keyword == "board":
        about.hides = said
        about.drawn = about.choices is None or said in computers.sealed_board(session, computer)
    elif about.choices is not None:
        about.choices += 1
        chosen = _chosen(session, computer, said)
        if chosen is None or not _is_said(session, chosen, said):
            about.differences.append(Difference(line, chosen))


def _chosen(session: Session, computer: Computer, said: str) -> str | None:
    """Return what the computer chooses where that was `said`; None if it is not asked."""
    if computer.name not in (session.referee.asked_besides, session.referee.to_speak):
        return None
    choice = computers.choice_of(session, computer)
    if said.startswith("ally "):
        return computers.proposal(choice)
    chosen = computers.decide(choice)
    if chosen is not None and _is_said(session, chosen, said):
        return chosen
    return _carried_out(session, choice, chosen)


def _is_said(session: Session, chosen: str, said: str) -> bool:
    """Tell whether that was said, or dice were due, which are nobody's choice, and were thrown."""
    thrown = said.split(maxsplit=1)[0] in ("turn", "roll")
    return chosen == said or (thrown and chosen in computers.throws(session))


def _carried_out(session: Session, choice: computers.Due, chosen: str | None) -> str:
    """Return what is said in the end if some of what is chosen is refused."""
    trial = session.at(session.version)
    with suppress(RulingError):
        computers.carry_out(trial, choice, chosen, trial.say)
    said = trial.version > session.version
    return trial.to_record().splitlines()[-1] if said else ""
