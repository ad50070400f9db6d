"""What a statement of play brought about, fact by fact, with names as people read them.

What is read out and what is explained with its rulings are made from the same facts. The words of
both stand here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from companion.grid import name_of
from companion.names import join_names, spoken
from companion.record import Undo
from companion.territory.events import Event, Kind
from companion.territory.referee import Entry
from companion.territory.state import State
from companion.territory.statements import Ally, Leave, Move, Pass

_SENTENCES = {
    "reversed": "Not the first Deflector on this grid: the shot turns round",
    "came-round": "The shot met nothing all around the table and comes back to {place}",
    "spent": "{who} holds or covers it already: the shot is spent",
    "spent by nobody": "Nobody can take it: the shot is spent",
    "not given back": "{who} gets nothing back: {who} holds or covers {place} already",
    "turned": "{grid}'s grid turns",
    "lost-home": "{who} loses a home: {grid}'s grid",
    "regained-home": "{who} gains a home: {grid}'s grid",
    "eliminated": "{who} is out of the game",
    "allied": "{all} are allied now",
    "left": "{all} leaves {others}",
    "link-broken": "The Link of {all} is broken",
    "master-broken": "The Master of {all} is broken",
    "disbanded": "The alliance of {all} is over: {parts}",
    "won": "{all} {wins}",
    "drawn": "a draw between {all}",
}
"""What is read out of what happened, and explained in the same words unless others stand below."""

_EXPLANATIONS = {
    "answered": "{place}: {answer}",
    "deflected": "{place}: a Deflector, used up now; the shot of {who} goes on",
    "removed": "{place}: an unused Deflector is removed",
    "claimed": "{place}: claimed by {who}",
    "node": "{place}: a Node, controlled by {who} now",
    "conceded": "{place}: given back to {who}",
    "spent": "{place}: {who} holds or covers it already, the shot is spent",
    "spent by nobody": "{place}: nobody may take it, the shot is spent",
    "not given back": "{place}: nothing to give back, {who} holds or covers it",
    "turned": "{place}: the grid is turned a quarter clockwise",
}
"""What is explained where what is read out goes on from the words before it."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened: events of one kind at one grid, with names as people read them."""

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
        return spoken(self.event.grid or "")

    @property
    def place(self) -> str:
        """The grid and the spaces."""
        return " ".join([self.grid, *self.spaces])

    @property
    def who(self) -> str:
        """The player who does it, or to whom it happens."""
        return spoken(self.event.player or "nobody")

    @property
    def sentence(self) -> str:
        """What is read out, without a full stop."""
        return self._filled(_SENTENCES[self._key])

    @property
    def explanation(self) -> str:
        """What happened, with the ruling by which it did."""
        event, target = self.event, self.before.rules.target
        text = self._filled(_EXPLANATIONS.get(self._key) or _SENTENCES[self._key])
        if event.tie:
            text += f": {event.tie}"
        if event.variant:
            text += f": in this game {target} Nodes are enough [{event.variant}]"
        return f"{text} [{event.ruling}]"

    @property
    def _key(self) -> str:
        if self.event.ruling == "F4":  # the shot itself has claimed something
            return "not given back"
        return "spent by nobody" if self.kind == "spent" and not self.event.player else self.kind

    def _filled(self, text: str) -> str:
        event, names = self.event, self.before.names
        leaving = [names.index(name) for name in event.players if event.kind == "left"]
        others = [names[m] for seat in leaving for m in self.before.side(seat) if m != seat]
        return text.format(
            place=self.place,
            grid=self.grid,
            who=self.who,
            all=join_names(event.players),
            others=join_names(others),
            parts=_parts(event.groups),
            wins="wins" if len(event.players) == 1 else "win together",
            answer=_answer(event),
        )


def _parts(groups: Sequence[Sequence[str]]) -> str:
    """Return what is left of an alliance."""
    parts = [f"{join_names(group)} stay allied" for group in groups if len(group) > 1]
    alone = [name for group in groups if len(group) == 1 for name in group]
    if alone:
        parts.append(f"{join_names(alone)} {'are' if len(alone) > 1 else 'is'} alone")
    return "; ".join(parts)


def _answer(event: Event) -> str:
    """Return an answer and what it reveals of a captured Node's range."""
    lists = (
        ("retained by other Nodes", event.retained),
        ("Nodes there", event.nodes),
        ("Deflectors", event.deflectors),
    )
    revealed = [f"{what}: {' '.join(spaces)}" for what, spaces in lists if spaces]
    return "; ".join([str(event.status), *revealed])


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


def said(entry: Entry) -> str:
    """Return a statement in words without a full stop, and without a Node that it names (A8)."""
    match entry.statement:
        case Move(shooter, grid, space):
            return f"{spoken(shooter)} shoots {spoken(grid)} {name_of(space)}"
        case Pass(name):
            return f"{spoken(name)} passes"
        case Ally(one, other):
            return f"{spoken(one)} and {spoken(other)} ally"
        case Leave(name):
            return f"{spoken(name)} leaves the alliance"
        case Undo():
            return entry.statement.in_words
