"""Many cards over one profile: composed on all cores, in the order of the CSV file."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, islice
from typing import TYPE_CHECKING

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.pdf_content import ColorMode, draw_ahead
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.guests import Attendee, RowFaults
from cardgen.inputs.profile import Profile
from cardgen.printables.card.card import Card, Personal, assembled, personal
from cardgen.printables.connector.back_artwork import Connector

if TYPE_CHECKING:
    from concurrent.futures import Future

_CHUNK = 25
_ALONE = 150  # cards up to which starting other processes takes longer than it saves


@dataclass(frozen=True, slots=True)
class Composer:
    """What every card of a batch is composed with; `source` is the CSV file's name in messages.

    `color` is the pen's for which cards are drawn beforehand, None to leave that to the pen. `connector` is
    on the back of all cards. `base` is the profile over which the rows are laid and `base_source` its name in
    messages; without it all faults are those of the rows.
    """

    geometry: Geometry
    book: FontBook
    source: str
    color: ColorMode | None
    connector: Connector | None = None
    base: Profile | None = None
    base_source: str = "profile"

    def personal(self, row: Attendee) -> Personal | tuple[Fault, ...]:
        """Return the personal part of a card, drawn if so wished, or what is wrong with it."""
        try:
            own = personal(row.profile, self.geometry, self.book, f"{self.source}:{row.line}")
        except InputFault as error:
            return error.faults
        if self.color is None:
            return own
        return Personal(
            (draw_ahead(own.art, self.book, self.color),),
            (draw_ahead(own.text, self.book, self.color),),
        )

    def card(self, row: Attendee, own: Personal | tuple[Fault, ...]) -> Card | RowFaults:
        """Return the whole card, or with every fault of it the row."""
        faults, part = (own, Personal((), ())) if isinstance(own, tuple) else ((), own)
        where = f"{self.source}:{row.line}"
        try:
            made = assembled(row.profile, self.geometry, self.book, part, where, self.connector)
        except InputFault as error:
            faults += error.faults
        if not faults:
            return made
        return RowFaults(row.record, row.line, tuple(self._at_source(fault, row) for fault in faults))

    def _at_source(self, fault: Fault, row: Attendee) -> Fault:
        """Return `fault`, as one of the base if what is wrong is the base's and not the row's.

        What depends on other fields too (the room for contact lines, the size of the symbol) is the base's
        if it is wrong on the base's own card as well.
        """
        field = fault.field
        if self.base is None or field is None or field in row.own:
            return fault
        if field == "qr" and row.own & {"qr_text", "qr_url"}:
            return fault
        if field in _BY_ITSELF or field in _fields_at_fault(self.base, self.geometry, self.book):
            return Fault(self.base_source, field, fault.message)
        return fault


_BY_ITSELF = frozenset({"brand", "title", "organisation", "portrait"})


@lru_cache(maxsize=1)
def _fields_at_fault(profile: Profile, geometry: Geometry, book: FontBook) -> frozenset[str | None]:
    """Return which fields are wrong on the card of `profile`."""
    try:
        personal(profile, geometry, book)
    except InputFault as error:
        return frozenset(fault.field for fault in error.faults)
    return frozenset()


def compose(
    rows: Iterable[Attendee | RowFaults], composer: Composer, workers: int | None = None
) -> Iterator[Card | RowFaults]:
    """Yield a card, or what is wrong with it, for each of `rows`, in their order.

    A longer batch is composed by `workers` processes, by default one a core; memory does not grow with
    the number of rows.
    """
    coming = iter(rows)
    few = list(islice(coming, _ALONE + 1))
    count = workers or os.cpu_count() or 1
    if len(few) <= _ALONE or count == 1:
        for row in chain(few, coming):
            yield row if isinstance(row, RowFaults) else composer.card(row, composer.personal(row))
        return
    yield from _pooled(chain(few, coming), composer, count)


def _pooled(
    rows: Iterator[Attendee | RowFaults], composer: Composer, workers: int
) -> Iterator[Card | RowFaults]:
    from cardgen.processes import processes  # noqa: PLC0415  (heavy, and short batches need none)

    waiting: deque[tuple[list[Attendee | RowFaults], Future[list[Personal | tuple[Fault, ...]]]]] = deque()
    for row in islice(rows, 1):  # whose fonts and tables the processes begin with
        yield row if isinstance(row, RowFaults) else composer.card(row, composer.personal(row))
    with processes(workers, composer.source, "composes cards", _start, composer) as pool:
        while True:
            while len(waiting) < 3 * workers and (chunk := list(islice(rows, _CHUNK))):
                good = [row for row in chunk if isinstance(row, Attendee)]
                waiting.append((chunk, pool.submit(_compose, good)))
            if not waiting:
                return
            chunk, future = waiting.popleft()
            parts = iter(future.result())
            for row in chunk:
                yield row if isinstance(row, RowFaults) else composer.card(row, next(parts))


_composer: Composer | None = None  # of a worker process


def _start(composer: Composer) -> None:
    global _composer  # noqa: PLW0603  (set once, when the process starts)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the first process's to answer
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _composer = composer


def _compose(rows: Sequence[Attendee]) -> list[Personal | tuple[Fault, ...]]:
    assert _composer is not None
    return [_composer.personal(row) for row in rows]
