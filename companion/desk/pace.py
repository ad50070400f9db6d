"""When the computer may speak after the last statement, as the host has chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from companion.contract import Document
from companion.desk.requests import RequestError

WAIT: Literal["wait"] = "wait"
"""The computer waits until everybody has marked on paper what was said last."""

PACES = (0, 1.5, 2.5, 5, WAIT)
"""What the host may choose: seconds after the last statement, or to wait."""

_SECONDS_AFTER_MARKS = 1
"""Between the last tick and what the computer says: thinking time must tell nothing (K21)."""


@dataclass(slots=True)
class Pace:
    """What the host has `chosen`, None by default, and what each seat has `marked`.

    That is the number of the last statement whose marks the phone of the seat has ticked. Where no
    seat has a phone, the only phone ticks as the seat None.
    """

    chosen: float | Literal["wait"] | None = None
    marked: dict[int | None, int] = field(default_factory=dict)

    def choose(self, request: Document) -> None:
        """Take what the host chooses; raises RequestError if that is no pace."""
        wanted: Any = request.get("pace")
        if wanted not in PACES:
            paces = ", ".join(map(str, PACES))
            raise RequestError(f"'pace' is one of {paces}, in seconds", "malformed")
        self.chosen = wanted

    def seconds(self, usual: float) -> float:
        """Return how long the computer is silent once it is due; `usual` if nothing is chosen."""
        if self.chosen is None:
            return usual
        return _SECONDS_AFTER_MARKS if self.chosen == WAIT else self.chosen

    def awaited(self, phones: Iterable[int], number: int) -> list[int | None]:
        """Return the seats of `phones` that have not ticked the marks of a statement."""
        seats: list[int | None] = [*sorted(phones)] or [None]
        return [seat for seat in seats if self.marked.get(seat, 0) < number]
