"""What can happen in a game, each with the ruling it follows from."""

from dataclasses import dataclass, fields
from typing import Any, Literal, get_args

from companion.tactics.board import Space, name_of

Kind = Literal[
    "started", "began", "recruited", "moved", "entered", "fought", "lost", "returned", "pushed",
    "turned", "replaced", "ended", "won", "drawn",
]  # fmt: skip
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `docs/record.md` says which kind has which fields.

    `player` is a name. `points` are the value of a card and the support that count in a battle,
    then the sum.
    """

    kind: Kind
    ruling: str
    player: str | None = None
    origin: Space | None = None
    space: Space | None = None
    units: int | None = None
    dice: tuple[int, ...] | None = None
    points: tuple[int, int, int] | None = None
    card: str | None = None
    players: tuple[str, ...] | None = None
    by: str | None = None

    def document(self) -> dict[str, Any]:
        """Return the event for programs: its kind, then the fields that it has."""
        found: dict[str, Any] = {"event": self.kind}
        for field in fields(self)[1:]:
            value = getattr(self, field.name)
            if value is None:
                continue
            if field.name == "points":
                found |= dict(zip(("value", "support", "total"), value, strict=True))
            elif field.name in ("origin", "space"):
                found["from" if field.name == "origin" else "space"] = name_of(value)
            else:
                found[field.name] = list(value) if isinstance(value, tuple) else value
        return found
