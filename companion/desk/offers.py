"""Offers of alliances: only the two concerned see them (A1)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.contract import Document


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer of one player to another; `node` is named for the `role`, if one is due."""

    number: int
    one: str
    other: str
    node: str | None = None
    role: str | None = None

    def document(self) -> Document:
        """Return the offer for the two whom it concerns."""
        return {
            "offer": self.number,
            "from": self.one,
            "to": self.other,
            "node": self.node,
            "role": self.role,
        }


class Offers:
    """The open offers of a table; a statement of play ends them all."""

    def __init__(self) -> None:
        self._open: dict[int, Offer] = {}
        self._last = 0

    def add(self, new: Offer) -> None:
        """Open an offer, in the place of an earlier one between the same two."""
        both = {new.one, new.other}
        for offer in [offer for offer in self._open.values() if {offer.one, offer.other} == both]:
            self.close(offer)
        self._last += 1
        self._open[self._last] = replace(new, number=self._last)

    def find(self, number: int) -> Offer | None:
        """Return the open offer with a number."""
        return self._open.get(number)

    def close(self, offer: Offer) -> None:
        """Take an offer away."""
        self._open.pop(offer.number, None)

    def clear(self) -> None:
        """Take all offers away."""
        self._open.clear()

    def made_to(self, name: str) -> list[Document]:
        """Return the open offers that a player got."""
        return [offer for offer in self.concerning(name) if offer["to"] == name]

    def concerning(self, name: str) -> list[Document]:
        """Return the open offers that a player made or got."""
        return [
            offer.document() for offer in self._open.values() if name in (offer.one, offer.other)
        ]
