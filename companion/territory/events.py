"""What happens in a game of territory, told by names as the record tells it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from companion.territory.board import Status
from companion.words import Message

Kind = Literal[
    "answered",
    "deflected",
    "reversed",
    "removed",
    "claimed",
    "conceded",
    "node",
    "spent",
    "came-round",
    "turned",
    "lost-home",
    "regained-home",
    "eliminated",
    "allied",
    "left",
    "link-broken",
    "master-broken",
    "disbanded",
    "won",
    "drawn",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""Everything that can happen."""

_PLACED = ("grid", "space", "player")
_FIELDS: Mapping[Kind, tuple[str, ...]] = {
    "answered": ("grid", "space", "status", "player", "retained", "nodes", "deflectors"),
    "turned": ("grid", "turned"),
    "lost-home": ("grid", "player"),
    "regained-home": ("grid", "player"),
    "eliminated": ("player",),
    "allied": ("players",),
    "left": ("players",),
    "link-broken": ("players",),
    "master-broken": ("players",),
    "disbanded": ("players", "groups"),
    "won": ("players", "ruling"),
    "drawn": ("players", "ruling"),
}
"""The fields of each kind; those of all others are `_PLACED`."""

_ONLY_IF_ANY = ("retained", "nodes", "deflectors")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened while a statement was carried out.

    `kind` says what, `ruling` by which ruling, `variant` by which ruling of a variant that changes
    a number in that (X7, X8), if one does; which of the other fields say more depends on the kind,
    as the page on the record tells. `tie` says how equals were told apart at the end. Players,
    grids and spaces go by their names. `turned` counts quarter turns.

    >>> Event("claimed", "S7", grid="Bob", space="F3", player="Ann").document()
    {'event': 'claimed', 'grid': 'Bob', 'space': 'F3', 'player': 'Ann'}
    """

    kind: Kind
    ruling: str
    grid: str | None = None
    space: str | None = None
    player: str | None = None
    status: Status | None = None
    retained: tuple[str, ...] = ()
    nodes: tuple[str, ...] = ()
    deflectors: tuple[str, ...] = ()
    turned: int | None = None
    players: tuple[str, ...] = ()
    variant: str | None = None
    groups: tuple[tuple[str, ...], ...] = ()
    tie: Message | None = None

    def document(self) -> dict[str, Any]:
        """Return the event for programs: its kind and the fields that go with it."""
        found: dict[str, Any] = {"event": self.kind}
        for field in _FIELDS.get(self.kind, _PLACED):
            value = getattr(self, field)
            if isinstance(value, tuple):
                if not value and field in _ONLY_IF_ANY:
                    continue
                value = [list(each) if isinstance(each, tuple) else each for each in value]
            found[field] = value
        return found
