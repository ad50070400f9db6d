"""What people talk about after a game of Tactics Joker."""

from collections.abc import Sequence

from companion.recap import events_of
from companion.tactics.referee import Entry
from companion.tactics.state import State
from companion.words import Message

COUNTED = Message("tactics-recap-counted")


def scores(state: State) -> Sequence[int]:
    return [state.on_field(seat) for seat in range(len(state.names))]


def highlights(entries: Sequence[Entry]) -> list[Message]:
    found = list[Message]()
    for name in entries[0].after.names:
        lost = [event.units or 0 for event in events_of(name, "lost", entries)]
        if any(lost):
            counts = {"count": sum(lost), "other_count": max(lost)}
            found.append(Message("tactics-recap-lost", who=name, **counts))
    return found
