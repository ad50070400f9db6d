"""What people talk about after a game of Attack/Defend."""

from collections.abc import Sequence

from companion.attackdefend.referee import Entry
from companion.attackdefend.state import SEATS, State
from companion.recap import events_of
from companion.words import Message

COUNTED = Message("attackdefend-recap-counted")


def scores(state: State) -> Sequence[int]:
    return [state.points(seat) for seat in SEATS]


def highlights(entries: Sequence[Entry]) -> list[Message]:
    found = list[Message]()
    for name in entries[0].after.names:
        scored = [event.points or 0 for event in events_of(name, "scored", entries)]
        values = {"who": name, "count": len(scored), "points": sum(scored)}
        found.append(Message("attackdefend-recap-scored", **values))
    return found
