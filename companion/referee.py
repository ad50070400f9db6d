"""What all referees have in common: a position, the log of the statements of play, and ``undo``."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from companion.errors import RulingError, refused
from companion.names import unknown_player
from companion.record import Computer, Human, Statement, Undo
from companion.words import Message, Words

PlayT = TypeVar("PlayT", bound=Statement)
PositionT = TypeVar("PositionT")
EventT = TypeVar("EventT")


@dataclass(slots=True)
class LogEntry(Generic[PlayT, PositionT, EventT]):
    """A statement of play that was accepted, or an ``undo``; `void` once it was taken back.

    `before` and `after` are the positions around it, `events` what it brought about.
    """

    line: int
    statement: PlayT | Undo
    before: PositionT
    after: PositionT
    events: tuple[EventT, ...] = ()
    void: bool = False


AnyEntry: TypeAlias = LogEntry[Any, Any, Any]
EntryT = TypeVar("EntryT", bound=AnyEntry)


def entry_document(entry: AnyEntry, statement: str) -> dict[str, Any]:
    """Return an entry for programs; `statement` is what may be read of it."""
    events = [event.document() for event in entry.events]
    document: dict[str, Any] = {"line": entry.line, "statement": statement, "events": events}
    return document | {"void": True} if entry.void else document


class BaseReferee(ABC, Generic[EntryT, PositionT]):
    """A game from its set-up on. Nothing but `accept` changes it.

    `state` is the position, None until there is one. `log` has all statements of play, also those
    taken back. `computers` are the players for whom the computer plays; ``undo`` leaves them as
    they are (C6).
    """

    folder = Path()
    """The folder of the record, where files that it names are looked for first."""

    unfinished: type[RulingError] = RulingError
    """What is raised where a set-up has to be finished first."""

    def __init__(self) -> None:
        self.state: PositionT | None = None
        self.log: list[EntryT] = []

    @property
    @abstractmethod
    def turn(self) -> str | None:
        """Whose turn it is; None during set-up and once the game is over."""

    @property
    @abstractmethod
    def winners(self) -> tuple[str, ...] | None:
        """Who won: None while the game goes on, nobody if it is a draw or lost."""

    @abstractmethod
    def accept(self, statement: Statement, line: int = 0) -> Statement | None:
        """Carry out a statement, or raise RulingError and change nothing.

        Return it as the record writes it, where that depends on the position.
        """

    @abstractmethod
    def legal_statements(self) -> Sequence[str]:
        """Return what may be played now, as the record writes it; raises RulingError during set-up.

        All that is hidden counts, so a list for a player is made from the view instead.
        """

    @property
    @abstractmethod
    def wanting(self) -> Words:
        """What the set-up still lacks; empty once play can begin."""

    @property
    def in_play(self) -> PositionT:
        """The position; raises RulingError before play can begin."""
        if self.state is None or self.wanting:
            raise self.unfinished(Message("common-refused-unfinished", reason=self.wanting))
        return self.state

    @property
    def question(self) -> tuple[str, str] | None:
        """Who has to answer what is on which space, if a move waits for that."""
        return None

    def copy(self) -> Self:
        """Return the game as it is now, which goes its own way; there must be no `question`."""
        other = copy(self)
        other.log = list(map(copy, self.log))  # taking back in one game leaves the other alone
        return other

    # -- the computer's players --------------------------------------------------------------------

    computers: Mapping[str, Computer] = {}

    @property
    def to_speak(self) -> str | None:
        """Who has to say something now, be it an answer."""
        return self.turn if self.question is None else self.question[0]

    @property
    def must_answer(self) -> str | None:
        """Who has an open question to answer before anything else can be said."""
        return None if self.question is None else self.question[0]

    asked_besides: str | None = None
    """Who is asked now whether to say something out of turn, before anybody goes on."""

    def any_board(self, dice: Random) -> str:
        """Return a legal board that is drawn, as the words after ``board NAME``; "" without one."""
        return ""

    def hand_over(self, statement: Computer | Human, names: Sequence[str]) -> None:
        """Let the computer or a person go on for one of the players `names` (C6)."""
        name = statement.name
        if name not in names:
            raise unknown_player(name, names)
        if self.must_answer == name:
            raise refused("common-refused-has-to-answer", "C6", player=name)
        before = self.computers.get(name)
        others = {each: known for each, known in self.computers.items() if each != name}
        if isinstance(statement, Human):
            if before is None:
                raise refused("common-refused-person-plays", "C6", player=name)
            self.computers = others
            return
        if before is not None and before.level == statement.level:
            raise refused("common-refused-same-computer", "C6", player=name, text=before.level)
        self.computers = {**others, name: statement}

    # -- taking back -------------------------------------------------------------------------------

    def goes_with_last(self, entry: EntryT) -> bool:
        """Tell whether a statement of play is taken back only along with the one before it."""
        return False

    def undoable(self) -> EntryT | None:
        """Return the entry that ``undo`` would void now, or None."""
        return next(self.all_undoable(), None)

    def all_undoable(self) -> Iterator[EntryT]:
        """Yield the entries that one ``undo`` after the other would void, the latest first."""
        for entry in self.log[::-1]:
            if not (entry.void or isinstance(entry.statement, Undo) or self.goes_with_last(entry)):
                yield entry

    def back_to_person(self) -> list[EntryT]:
        """Return the last statement of a person and those of computers after it, as in the log.

        Raises RulingError if no person has said anything.
        """
        found = list[EntryT]()
        for entry in self.all_undoable():
            found.append(entry)
            if entry.statement.speaker not in self.computers:
                return found[::-1]
        raise refused(
            "desk-refused-only-computers-played" if found else "desk-refused-nobody-played"
        )

    def taken_back_by(self, undo: EntryT) -> EntryT:
        """Return the entry that the entry of an ``undo`` took back."""
        earlier = (entry for entry in self.log[::-1] if entry.line < undo.line)
        return next(entry for entry in earlier if entry.void and entry.before is undo.after)

    def undone_with(self, undo: EntryT) -> list[EntryT]:
        """Return an ``undo`` at the end of the log, after those that took back computers' answers.

        They belong to one wish of a person, who takes back what that person said.
        """
        found = [undo]
        for entry in self.log[-2::-1]:
            is_undo = isinstance(entry.statement, Undo)
            if not is_undo or self.taken_back_by(entry).statement.speaker not in self.computers:
                break
            found.append(entry)
        return found[::-1]

    def given_away(self, entry: EntryT) -> list[Words]:
        """Return what an undoable entry has made known of what was hidden."""
        return []

    def _add(self, entry: EntryT) -> None:
        """Note a statement in the log, and go on to the position after it."""
        self.log.append(entry)
        self.state = entry.after

    def _undo(self, statement: Undo, line: int) -> None:
        """Take back the last statement of play and what goes with it."""
        last = self.undoable()
        if last is None:
            raise refused("common-refused-nothing-to-undo")
        for entry in self.log[::-1]:
            entry.void = entry.void or not isinstance(entry.statement, Undo)
            if entry is last:
                break
        self._add(type(last)(line, statement, self.state, last.before))


AnyReferee: TypeAlias = BaseReferee[Any, Any]


class Result(Protocol):
    """How a game ended: the seats that have won, nobody if it is a draw."""

    @property
    def winners(self) -> Sequence[int]: ...


class SeatedPosition(Protocol):
    """A position: the players by seat, the seat whose turn it is, and how the game ended if so."""

    @property
    def names(self) -> Sequence[str]: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def result(self) -> Result | None: ...


SeatedT = TypeVar("SeatedT", bound=SeatedPosition)


class SeatedReferee(BaseReferee[EntryT, SeatedT]):
    """A game whose players have names and seats."""

    def seat_to_speak(self, state: SeatedT) -> int | None:
        """Return the seat whose turn it is in a game that is not over."""
        return state.turn

    @property
    def turn(self) -> str | None:
        if self.state is None or self.state.result is not None:
            return None
        seat = self.seat_to_speak(self.state)
        return None if seat is None else self.state.names[seat]

    @property
    def winners(self) -> tuple[str, ...] | None:
        if self.state is None or self.state.result is None:
            return None
        return tuple(self.state.names[seat] for seat in self.state.result.winners)


def computer_who_begins(referee: AnyReferee, entry: AnyEntry) -> str | None:
    """Return the computer player who says an entry of the log after others have spoken, or None."""
    name: str | None = entry.statement.speaker
    if isinstance(entry.statement, Undo) or name not in referee.computers:
        return None
    before = takewhile(lambda each: each is not entry, referee.log)
    spoken = [each.statement.speaker for each in before if not each.void]
    return None if spoken and spoken[-1] == name else name


def computer_document(referee: SeatedReferee[Any, Any], name: str) -> dict[str, Any] | None:
    """Return the computer player of a seat for programs, its seed only once the game is over."""
    computer = referee.computers.get(name)
    if computer is None:
        return None
    found = {"level": computer.level, "version": computer.version}
    return found if referee.winners is None else found | {"seed": computer.seed}


def result_document(referee: SeatedReferee[Any, Any]) -> dict[str, Any] | None:
    """Return how a game ended, for programs; None while it goes on."""
    if referee.winners is None:
        return None
    return {"winners": list(referee.winners), "by": referee.in_play.result.by}
