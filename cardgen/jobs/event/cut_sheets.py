"""Sheets of parts to cut out, for one table or for all: tents, markers, cards of rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from cardgen.drawing.shapes import Page
from cardgen.games.contract import Part, Setting, Size
from cardgen.inputs.faults import in_runs
from cardgen.jobs.event.event import Event, GameTable
from cardgen.press.sheets import CardPages
from cardgen.press.slots import slots

SettingOf = Callable[[GameTable], Setting]
"""Returns what a table's parts are printed for."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of part that tables have alike, for each of these its own."""

    parts: tuple[tuple[GameTable, Part], ...]

    @property
    def first(self) -> Part:
        """The part of the first table: all are as large."""
        return self.parts[0][1]


def _kinds(event: Event, tables: Sequence[GameTable]) -> list[_Kind]:
    """Return the kinds of parts that are cut out for `tables`, those that are folded last."""
    kinds: dict[tuple[str, Size], list[tuple[GameTable, Part]]] = {}
    for table in tables:
        for part in event.parts_of(table):
            if part.pieces is not None and not part.is_deck:
                kinds.setdefault((part.name, part.size_on_sheet), []).append((table, part))
    found = (_Kind(tuple(parts)) for parts in kinds.values())
    return sorted(found, key=lambda kind: kind.first.is_folded)


def cut_sheets(
    event: Event, tables: Sequence[GameTable], setting_of: SettingOf, title: str = ""
) -> Iterator[Page]:
    """Yield sheets with the parts of `tables`: one kind after the other, each on as few as hold it.

    `title` begins what stands at the edge of the sheets.
    """
    for kind in _kinds(event, tables):
        named = (
            (replace(front, label=f"{title}{front.label}"), *back)
            for table, part in kind.parts
            for front, *back in _pieces(part, setting_of(table))
        )
        yield from kind.first.on_sheets(named, event.paper)


def _pieces(part: Part, setting: Setting) -> Sequence[CardPages]:
    assert part.pieces is not None
    return tuple(part.pieces.make(setting))


def sheets_of_tables(event: Event, setting_of: SettingOf) -> dict[str, str]:
    """Return for each table the numbers of the sheets that its parts are on, such as ``1–3, 9``."""
    found: dict[str, dict[int, None]] = {table.name: {} for table in event.tables}
    before = 0
    for kind in _kinds(event, event.tables):
        on_sheet = len(slots(kind.first.stock(event.paper), *kind.first.size_on_sheet))
        placed = 0
        for table, part in kind.parts:
            count = table.seats if part.per == "player" else len(_pieces(part, setting_of(table)))
            for place in range(placed, placed + count):
                found[table.name][before + 1 + place // on_sheet] = None
            placed += count
        before += -(-placed // on_sheet)
    return {name: in_runs(numbers, "–") for name, numbers in found.items()}
