"""What people talk about after a territory game."""

from collections.abc import Sequence
from typing import Any

from companion.grid import Space, parse_space
from companion.recap import events_of
from companion.territory.chances import FLAT, known_grid
from companion.territory.documents import seen_grid
from companion.territory.referee import Entry
from companion.territory.state import State
from companion.territory.statements import Move
from companion.territory.view import public
from companion.words import Message

COUNTED = Message("territory-recap-counted")


def scores(state: State) -> Sequence[int]:
    return state.node_counts()


def highlights(entries: Sequence[Entry]) -> list[Message]:
    shots = [entry for entry in entries if isinstance(entry.statement, Move)]
    if not shots:
        return []
    found = list[Message]()
    for name in shots[0].before.names:
        own = [entry for entry in shots if entry.statement.speaker == name]
        hits = sum(map(_hits, own))
        found.append(Message("territory-recap-shots", who=name, count=len(own), other_count=hits))
    chances = [(chance, entry) for entry in shots if (chance := _chance_of(entry)) is not None]
    if chances:
        chance, entry = min(chances, key=lambda each: each[0])
        count = max(1, round(100 * chance))
        found.append(Message("territory-recap-best", **_shot(entry), count=count))
    longest = max(shots, key=_deflections)
    if count := _deflections(longest):
        found.append(Message("territory-recap-deflection", **_shot(longest), count=count))
    return found


def _shot(entry: Entry) -> dict[str, Any]:
    _, shooter, grid, space = str(entry.statement).split()
    return {"who": shooter, "place": (grid, space)}


def _hits(entry: Entry) -> bool:
    """Tell whether a shot has brought its player a Node."""
    return bool(events_of(str(entry.statement.speaker), "node", [entry]))


def _deflections(entry: Entry) -> int:
    return sum(event.kind == "deflected" for event in entry.events)


def _chance_of(entry: Entry) -> float | None:
    """Return how likely the Node was that a shot has struck, if the table did not know of it."""
    struck = next((event for event in entry.events if event.kind == "answered"), None)
    if not _hits(entry) or struck is None or struck.status != "node":
        return None
    return chance_at(entry.before, str(struck.grid), parse_space(str(struck.space)))


def chance_at(state: State, grid: str, space: Space) -> float | None:
    """Return how likely the table thought a hidden Node on a space; None of one that it knew."""
    seen = public(state)
    number = next(each for each, _ in enumerate(seen.grids) if seen.grid_name(each) == grid)
    known = known_grid(seen_grid(seen, number), state.names)
    return None if space in known.nodes else known.chances(FLAT)[space]
