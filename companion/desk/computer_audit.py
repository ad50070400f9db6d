"""Recomputes from a record what its computer players chose, which proves that they are fair."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from companion import computers
from companion.contract import Document
from companion.errors import RulingError
from companion.record import Computer, lines, parse
from companion.session import Session
from companion.words import Message


@dataclass(slots=True)
class Recomputed:
    """What came of recomputing a computer player, as long as it had one level.

    `hides` is the line of its board and `sealed` the one that seals a board, "" if there is none;
    `drawn` tells whether the board is that of its seed. `choices` is how many were recomputed, None
    if another version of the player made them: then nobody knows what its seed draws. `differ` has
    by the number of a line what it chooses instead, "" for nothing, None if it is not asked.
    """

    computer: Computer
    choices: int | None = 0
    hides: str = ""
    sealed: str = ""
    drawn: bool = True
    differ: dict[int, str | None] = field(default_factory=dict)

    @property
    def board(self) -> bool | None:
        """Whether its board is sealed and that of its seed; None if it hides none."""
        is_sealed = self.sealed == computers.seal(self.computer, self.hides)
        return self.drawn and is_sealed if self.hides else None

    @property
    def clean(self) -> bool:
        """Whether nothing is wrong."""
        return self.board is not False and not self.differ

    def document(self) -> Document:
        """Return it for programs."""
        nothing = {"": "nothing", None: "nothing: it is not asked"}
        return {
            "name": self.computer.name,
            "level": self.computer.level,
            "version": self.computer.version,
            "board": self.board,
            "choices": self.choices,
            "differ": [
                {"line": line, "chosen": chosen or nothing[chosen]}
                for line, chosen in self.differ.items()
            ],
        }

    def lines(self) -> list[Message]:
        """Return it in messages."""
        who = {"player": self.computer.name, "text": self.computer.level}
        found = list[Message]()
        if self.board is False:
            found.append(
                Message("desk-audit-not-sealed" if self.drawn else "desk-audit-other-board", **who)
            )
        for line, chosen in self.differ.items():
            about = {**who, "number": line, "form": chosen or ""}
            told = Message("desk-audit-chooses" if chosen else "desk-audit-says-nothing", **about)
            if chosen is None:
                told = Message("desk-audit-not-asked", **about)
            found.append(told)
        told = Message("desk-audit-choices", **who, count=self.choices or 0)
        if self.choices is None:
            told = Message("desk-audit-version", **who, number=self.computer.version)
        if self.choices is None or not found:
            found.append(told.form("sealed") if self.board else told)
        return found


def recomputed(data: bytes, folder: Path = Path()) -> Iterator[dict[Computer, Recomputed]]:
    """Replay a record, which is in `folder`, up to its first fault.

    Yields around each line what was recomputed so far.
    """
    session, found = Session(folder=folder), dict[Computer, Recomputed]()
    yield found
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
    if computer is None or keyword in ("computer", "human", "undo", "reveal"):  # nobody's choice
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
        if chosen != said:
            about.differ[line] = chosen


def _chosen(session: Session, computer: Computer, said: str) -> str | None:
    """Return what the computer says where that was `said`; None if it is not asked.

    Dice that were due and thrown are nobody's choice.
    """
    if computer.name not in (session.referee.asked_besides, session.referee.to_speak):
        return None
    choice = computers.choice_of(session, computer)
    if said.startswith("ally "):
        return computers.proposal(choice)
    chosen = computers.decide(choice)
    thrown = said.startswith(("turn ", "roll ")) and chosen in computers.throws(session)
    if thrown or chosen == said:
        return said
    trial = session.at(session.version)  # some of what is chosen may be refused
    with suppress(RulingError):
        computers.carry_out(trial, choice, chosen, trial.say)
    return trial.to_record().splitlines()[-1] if trial.version > session.version else ""
