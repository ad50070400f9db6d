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
from cardgen.inputs.faults import Fault, InputFault, Source
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.guests import Guest, RowFaults
from cardgen.inputs.profile import Origin, Profile
from cardgen.printables.card.card import Card, Personal, assembled, card, personal
from cardgen.printables.connector.back_artwork import Connector

if TYPE_CHECKING:
    from concurrent.futures import Future

_CHUNK = 25
_ALONE = 150  # cards up to which starting other processes takes longer than it saves


@dataclass(frozen=True, slots=True)
class Composer:
    """What every card of a batch is composed with; `source` is the file of the rows, for messages.

    `color` is the pen's for which cards are drawn beforehand, None to leave that to the pen. `connector` is
    on the back of all cards, and `base` the profile over which the rows are laid, if there is one.
    """

    geometry: Geometry
    book: FontBook
    source: Source
    color: ColorMode | None
    connector: Connector | None = None
    base: Profile | None = None

    def personal(self, row: Guest) -> Personal | tuple[Fault, ...]:
        """Return the personal part of a card, drawn if so wished, or what is wrong with it."""
        try:
            own = personal(row.profile, self.geometry, self.book)
        except InputFault as error:
            return error.faults
        if self.color is None:
            return own
        return Personal(
            (draw_ahead(own.art, self.book, self.color),),
            (draw_ahead(own.text, self.book, self.color),),
        )

    def card(self, row: Guest, own: Personal | tuple[Fault, ...]) -> Card | RowFaults:
        """Return the whole card, or the row with every fault of it.

        A fault is the profile's if the profile's own card has one at the same field and the row does not
        fill that in; all others are the row's.
        """
        faults, part = (own, Personal((), ())) if isinstance(own, tuple) else ((), own)
        try:
            made = assembled(row.profile, self.geometry, self.book, part, self.connector)
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
    """Return what is wrong with the card of `profile` itself, the first fault of each field.

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
    rows: Iterator[Guest | RowFaults], composer: Composer, workers: int
) -> Iterator[Card | RowFaults]:
    from cardgen.processes import processes  # noqa: PLC0415  (heavy, and short batches need none)

    waiting: deque[tuple[list[Guest | RowFaults], Future[list[Personal | tuple[Fault, ...]]]]] = deque()
    for row in islice(rows, 1):  # whose fonts and tables the processes begin with
        yield row if isinstance(row, RowFaults) else composer.card(row, composer.personal(row))
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


_composer: Composer | None = None  # of a worker process


def _start(composer: Composer) -> None:
    global _composer  # noqa: PLW0603  (set once, when the process starts)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the first process's to answer
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _composer = composer


def _compose(rows: Sequence[Guest]) -> list[Personal | tuple[Fault, ...]]:
    assert _composer is not None
    return [_composer.personal(row) for row in rows]
