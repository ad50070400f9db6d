"""What can happen in a game, as the log tells it: all of it public (K21)."""

from dataclasses import dataclass
from typing import Any

KINDS: dict[str, tuple[str, ...]] = {
    "sides": ("player",),
    "drew": ("player", "pile", "count"),
    "discarded": ("player", "count"),
    "placed": ("player", "place", "level"),
    "level": ("place", "level"),
    "revealed": ("player", "card", "place", "text"),
    "scored": ("player", "card", "points"),
    "trashed": ("card",),
    "stole": ("player", "card"),
    "returned": ("player", "place"),
    "switched": ("player", "place"),
    "peeked": ("player", "place"),
    "protected": ("place",),
    "took": ("player",),
    "declined": ("player",),
    "actions": ("player", "count"),
    "overtime": (),
    "won": ("player",),
    "drawn": (),
}
"""Every kind of event, with the fields that belong to it."""


@dataclass(frozen=True, slots=True)
class Event:
    """An event and the ruling behind it. Fields that don't belong to its kind are None.

    `text` is which text of the half was played, from 1; `place` is None for a card from the hand,
    `card` of ``stole`` for one that was kept.
    """

    kind: str
    ruling: str
    player: str | None = None
    card: str | None = None
    place: int | None = None
    level: int | None = None
    text: int | None = None
    count: int | None = None
    points: int | None = None
    pile: str | None = None

    def document(self) -> dict[str, Any]:
        """Return the event for programs."""
        return {"event": self.kind} | {name: getattr(self, name) for name in KINDS[self.kind]}
