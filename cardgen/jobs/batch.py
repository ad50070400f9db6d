"""Composes the cards of a guest list over one profile: each card, or what is wrong with its row."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from cardgen.card.card import Card, PersonalPart, assemble_card, card, personal_part
from cardgen.connector.artwork.back_artwork import Connector
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.guests import Guest, RowFaults
from cardgen.inputs.profile import Origin, Profile
from cardgen.jobs.batch_sizes import BatchSizes


@dataclass(frozen=True, slots=True)
class CardComposer:
    """The common input of all cards of a batch.

    `connector` is on the back of all cards, and `base` is the profile under the rows, if any.
    `sizes` are those of the batch (`batch_sizes`); without them each card has its own.
    """

    geometry: Geometry
    book: FontBook
    connector: Connector | None = None
    base: Profile | None = None
    sizes: BatchSizes = field(default_factory=BatchSizes)

    def card(self, row: Guest) -> Card | RowFaults:
        """Return the card of a guest, or the row with all its faults.

        A fault belongs to the profile if the profile's own card has one at the same field and the
        row does not fill that in; all others belong to the row.
        """
        faults: tuple[Fault, ...] = ()
        part = PersonalPart((), ())
        sizes = self.sizes.of(row)
        try:
            part = personal_part(row.profile, self.geometry, self.book, sizes)
        except InputFault as error:
            faults = self._faults_alone(row) or error.faults
        try:
            made = assemble_card(row.profile, self.geometry, self.book, part, self.connector, sizes)
        except InputFault as error:
            faults += error.faults
        if not faults:
            return made
        of_base = (
            _faults_of(self.base, self.base.origin, self.geometry, self.book) if self.base else {}
        )
        common = of_base.keys() - row.own
        rest = tuple(fault for fault in faults if fault.key not in common)
        shared = tuple(of_base[fault.key] for fault in faults if fault.key in common)
        return RowFaults(row.record, row.line, rest, shared)

    def _faults_alone(self, row: Guest) -> tuple[Fault, ...]:
        """Return the faults of a card at its own sizes, which may be smaller than the batch's."""
        try:
            personal_part(row.profile, self.geometry, self.book)
        except InputFault as error:
            return error.faults
        return ()


@lru_cache(maxsize=1)
def _faults_of(
    profile: Profile, _: Origin, geometry: Geometry, book: FontBook
) -> dict[str | None, Fault]:
    """Return the first fault of each field on the card of `profile` itself.

    Profiles are equal wherever they are written, but their faults are not.
    """
    try:
        card(profile, geometry, book)
    except InputFault as error:
        return {fault.key: fault for fault in reversed(error.faults)}
    return {}
