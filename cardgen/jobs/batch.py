"""Composes many cards over one profile on all cores, in the order of the CSV file."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain, islice
from typing import TYPE_CHECKING

from cardgen.card.card import Card, PersonalPart, assemble_card, card, personal_part
from cardgen.connector.artwork.back_artwork import Connector
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.pdf_content import ColorMode, draw_ahead
from cardgen.inputs.faults import Fault, InputFault, Source
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.guests import Guest, RowFaults
from cardgen.inputs.profile import Origin, Profile
from cardgen.jobs.batch_sizes import BatchSizes

if TYPE_CHECKING:
    from concurrent.futures import Future

_CHUNK = 25
_ALONE = 150  # with fewer cards, starting other processes takes longer than it saves


@dataclass(frozen=True, slots=True)
class Composer:
    """The common input of all cards of a batch; `source` is the file of the rows, for messages.

    With a `color` the personal parts are drawn ahead for that pen. `connector` is on the back of all cards,
    and `base` is the profile under the rows, if any. `sizes` are those of the batch (`batch_sizes`);
    without them each card has its own.
    """

    geometry: Geometry
    book: FontBook
    source: Source
    color: ColorMode | None
    connector: Connector | None = None
    base: Profile | None = None
    sizes: BatchSizes = field(default_factory=BatchSizes)

    def personal_part(self, row: Guest) -> PersonalPart | tuple[Fault, ...]:
        """Return the personal part of a card, perhaps drawn ahead, or its faults."""
        try:
            own = personal_part(row.profile, self.geometry, self.book, self.sizes.of(row))
        except InputFault as error:
            return self._faults_alone(row) or error.faults
        if self.color is None:
            return own
        return PersonalPart(
            (draw_ahead(own.art, self.book, self.color),),
            (draw_ahead(own.text, self.book, self.color),),
        )

    def _faults_alone(self, row: Guest) -> tuple[Fault, ...]:
        """Return the faults of a card at its own sizes: those of the batch may be larger than it can have."""
        try:
            personal_part(row.profile, self.geometry, self.book)
        except InputFault as error:
            return error.faults
        return ()

    def card(self, row: Guest, own: PersonalPart | tuple[Fault, ...]) -> Card | RowFaults:
        """Return the whole card, or the row with all its faults.

        A fault belongs to the profile if the profile's own card has one at the same field and the row does
        not fill that in; all others belong to the row.
        """
        faults, part = (own, PersonalPart((), ())) if isinstance(own, tuple) else ((), own)
        try:
            made = assemble_card(
                row.profile, self.geometry, self.book, part, self.connector, self.sizes.of(row)
            )
        except InputFault as error:
            faults += error.faults
        if not faults:
            return made
        of_base = _faults_of(self.base, self.base.origin, self.geometry, self.book) if self.base else {}
        common = of_base.keys() - row.own
        rest = tuple(fault for fault in faults if fault.key not in common)
        shared = tuple(of_base[fault.key] for fault in faults if fault.key in common)
        return RowFaults(row.record, row.line, rest, shared)


@lru_cache(maxsize=1)
def _faults_of(profile: Profile, _: Origin, geometry: Geometry, book: FontBook) -> dict[str | None, Fault]:
    """Return the first fault of each field on the card of `profile` itself.

    Profiles are equal wherever they are written, but their faults are not.
    """
    try:
        card(profile, geometry, book)
    except InputFault as error:
        return {fault.key: fault for fault in reversed(error.faults)}
    return {}


def compose(
    rows: Iterable[Guest | RowFaults], composer: Composer, workers: int | None = None
) -> Iterator[Card | RowFaults]:
    """Yield a card, or its faults, for each of `rows`, in their order.

    A longer batch uses `workers` processes, by default one per core; memory does not grow with the number of
    rows.
    """
    coming = iter(rows)
    few = list(islice(coming, _ALONE + 1))
    count = workers or os.cpu_count() or 1
    if len(few) <= _ALONE or count == 1:
        composer = replace(composer, color=None)  # here, drawing ahead would only be one step more
        for row in chain(few, coming):
            yield row if isinstance(row, RowFaults) else composer.card(row, composer.personal_part(row))
        return
    yield from _pooled(chain(few, coming), composer, count)


def _pooled(
    rows: Iterator[Guest | RowFaults], composer: Composer, workers: int
) -> Iterator[Card | RowFaults]:
    from cardgen.processes import processes  # noqa: PLC0415  (heavy, and short batches need none)

    waiting: deque[tuple[list[Guest | RowFaults], Future[list[PersonalPart | tuple[Fault, ...]]]]] = deque()
    for row in islice(rows, 1):  # the processes start with its fonts and tables
        yield row if isinstance(row, RowFaults) else composer.card(row, composer.personal_part(row))
    with processes(workers, composer.source, "composes cards", _start, composer) as pool:
        while True:
            while len(waiting) < 3 * workers and (chunk := list(islice(rows, _CHUNK))):
                good = [row for row in chunk if isinstance(row, Guest)]
                waiting.append((chunk, pool.submit(_compose, good)))
            if not waiting:
                return
            chunk, future = waiting.popleft()
            parts = iter(future.result())
            for row in chunk:
                yield row if isinstance(row, RowFaults) else composer.card(row, next(parts))


_composer: Composer | None = None  # in a worker process


def _start(composer: Composer) -> None:
    global _composer  # noqa: PLW0603  (set once, when the process starts)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process answers Ctrl-C
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _composer = composer


def _compose(rows: Sequence[Guest]) -> list[PersonalPart | tuple[Fault, ...]]:
    assert _composer is not None
    return [_composer.personal_part(row) for row in rows]
