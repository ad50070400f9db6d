"""What a statement of play brought about, fact by fact.

What is read out and what is explained with its rulings are made from the same facts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from companion.contract import Explanation
from companion.grid import name_of
from companion.record import Undo
from companion.territory.events import Event, Kind
from companion.territory.referee import Entry
from companion.territory.state import State
from companion.territory.statements import Ally, Leave, Move, Pass
from companion.words import Message


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened: events of one kind at one grid."""

    event: Event
    spaces: tuple[str, ...]
    before: State

    @property
    def kind(self) -> Kind:
        """The kind of its events."""
        return self.event.kind

    @property
    def grid(self) -> str:
        """Whose grid it is."""
        return str(self.event.grid)

    @property
    def place(self) -> tuple[str, ...]:
        """The grid and the spaces."""
        return (self.grid, *self.spaces)

    @property
    def who(self) -> str:
        """The player who does it, or to whom it happens."""
        return str(self.event.player)

    @property
    def sentence(self) -> Message:
        """What is read out."""
        return Message(f"territory-fact-{self._name}", **self._values())

    @property
    def explanation(self) -> Explanation:
        """What happened, with the ruling by which it did."""
        event, text = self.event, self.sentence.form("step")
        if event.tie:
            text = Message("territory-because", term=text, reason=event.tie)
        if event.variant:
            wanted = self.before.rules.target
            text = Message("territory-target", term=text, wanted=wanted)
            return Explanation(text, (event.variant, event.ruling))
        return Explanation(text, (event.ruling,))

    @property
    def _name(self) -> str:
        if self.event.ruling == "F4":  # the shot itself has claimed something
            return "not-given-back"
        return "spent-by-nobody" if self.kind == "spent" and not self.event.player else self.kind

    def _values(self) -> dict[str, object]:
        """Return all that the messages about this kind of event may name."""
        event, names = self.event, self.before.names
        values: dict[str, object] = {"all": event.players, "count": len(event.players)}
        if event.player and event.kind != "answered":
            values["who"] = event.player
        if event.grid:
            values |= {"grid": event.grid, "place": self.place}
        if event.space:
            values["space"] = event.space
        match event.kind:
            case "answered":
                values["parts"] = _answer(event)
            case "left":
                (player,) = event.players
                allies = self.before.side(names.index(player))
                values["others"] = tuple(names[each] for each in allies if names[each] != player)
            case "disbanded":
                values["parts"] = _parts(event.groups)
        return values


def _parts(groups: Sequence[tuple[str, ...]]) -> tuple[Message, ...]:
    """Return what is left of an alliance."""
    parts = [Message("territory-stay-allied", players=group) for group in groups if len(group) > 1]
    alone = tuple(name for group in groups if len(group) == 1 for name in group)
    if alone:
        parts.append(Message("territory-alone", players=alone, count=len(alone)))
    return tuple(parts)


def _answer(event: Event) -> tuple[Message, ...]:
    """Return an answer and what it reveals of a captured Node's range."""
    found = [Message(f"territory-answer-{event.status}")]
    if event.retained:
        found.append(Message("territory-revealed-retained", spaces=event.retained))
    if event.nodes:
        found.append(Message("territory-revealed-nodes", spaces=event.nodes))
    if event.deflectors:
        found.append(Message("territory-revealed-deflectors", spaces=event.deflectors))
    return tuple(found)


def facts_of(entry: Entry) -> list[Fact]:
    """Return what a statement brought about, in order."""
    found = []
    for _, group in groupby(entry.events, _together):
        events = list(group)
        spaces = tuple(event.space for event in events if event.space)
        found.append(Fact(events[0], spaces, entry.before))
    return found


def _together(event: Event) -> tuple[Kind, str, str | None, str | None, str | None]:
    return event.kind, event.ruling, event.grid, event.player, event.status and event.space


def said(entry: Entry) -> Message:
    """Return a statement in words without a full stop, and without a Node that it names (A8)."""
    match entry.statement:
        case Move(shooter, grid, space):
            return Message("territory-said-move", shooter=shooter, grid=grid, space=name_of(space))
        case Pass(name):
            return Message("territory-said-pass", who=name)
        case Ally(one, other):
            return Message("territory-said-ally", all=(one, other))
        case Leave(name):
            return Message("territory-said-leave", who=name)
        case Undo():
            return entry.statement.in_words
