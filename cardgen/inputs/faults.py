"""Bad input: one clear line for each fault, all faults together."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

_QUOTED = 60  # characters of an offending text that a message shows
_COMMAND_LINE = ("--", "cardgen ")  # how a source begins that is an option or a command
_IN_FULL = 3  # faults of a kind that are told in full
_VARYING = r"""'[^']*'|"[^"]*"|[0-9]+"""
"""What differs in messages that are alike; compiled when there are any."""


Source = Path | str
"""What is at fault: a file as a `Path`, else a name such as ``--font`` or "the card"."""


class OptionAdvice(NamedTuple):
    """Advice to use an option: its name, its value if it takes one, and what for.

    As a text it is what to type on the command line; an event's file has a key of the same name
    instead.
    """

    name: str
    value: str = ""
    purpose: str = ""

    def __str__(self) -> str:
        value = f'"{self.value}"' if "=" in self.value else self.value
        return " ".join(filter(None, ("add", f"--{self.name}", value, self.purpose)))


Advice = tuple[str | OptionAdvice, ...]
"""What would help, one of these things: in words, or an option."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of the input: `message` says what is wrong and what would be right.

    `key` is the TOML key or the column, and `line` its line or row in the file, if known. In a
    spreadsheet `cell` is the place in words. `advice` is what would help, as far as the message
    does not say so.
    """

    source: Source
    key: str | None
    message: str
    line: int | None = None
    cell: str = ""
    advice: Advice = ()

    def __str__(self) -> str:
        place = f"{self.source}:{self.line}" if self.line else str(self.source)
        if self.cell:
            place = f"{self.source}: {self.cell}"
        *others, last = map(str, self.advice or [""])
        advice = ", ".join([*others, f"or {last}"]) if others else last
        parts = (place, self.key, self.message, advice)
        return " ".join(": ".join(filter(None, parts)).splitlines())


def place_in(sheet: str, row: int | None = None, column: int | None = None) -> str:
    """Return the place of a cell, a row or a whole sheet in words; a text file has no sheets.

    Rows and columns count from 1.
    """
    if not sheet:
        return ""
    if row is None:
        return f"sheet {sheet!r}"
    if column is None:
        return f"sheet {sheet!r}, row {row}"
    from openpyxl.utils import get_column_letter

    return f"sheet {sheet!r}, cell {get_column_letter(column)}{row}"


Report = Callable[[str | Fault], None]
"""Shows a line to the user at once; a fault is then a warning."""


class InputFault(ValueError):  # noqa: N818 - it carries faults
    """The input cannot be used; `faults` says why, in the order of the input."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    @classmethod
    def of(cls, source: Source, message: str, line: int | None = None) -> InputFault:
        """Return the error of one fault without a key."""
        return cls([Fault(source, None, message, line)])

    @property
    def wrong_usage(self) -> bool:
        """Whether nothing but the command line is at fault: all sources are options or commands."""
        return all(str(fault.source).startswith(_COMMAND_LINE) for fault in self.faults)

    def __str__(self) -> str:
        return "\n".join(fault_lines(self.faults))


@contextmanager
def faults_of(source: Source, *kinds: type[Exception], advice: Advice = ()) -> Iterator[None]:
    """Turn errors of these kinds in the block into an `InputFault` that names `source`."""
    try:
        yield
    except kinds as error:
        raise InputFault([Fault(source, None, str(error), advice=advice)]) from None


@contextmanager
def faults_changed(change: Callable[[Fault], Fault]) -> Iterator[None]:
    """Raise an `InputFault` of the block with its faults changed."""
    try:
        yield
    except InputFault as error:
        raise InputFault(map(change, error.faults)) from None


def fault_lines(faults: Sequence[Fault]) -> Iterator[str]:
    """Yield a line for each fault; of many that are alike, all but the first share one.

    Faults on lines of one file are alike if their messages differ in numbers and quoted texts only.
    """
    alike: dict[object, list[Fault]] = {}
    for fault in faults:
        alike.setdefault(_kind(fault), []).append(fault)
    so_far: Counter[object] = Counter()
    for fault in faults:
        kind = _kind(fault)
        so_far[kind] += 1
        if fault.line is None or so_far[kind] <= _IN_FULL or len(alike[kind]) == _IN_FULL + 1:
            yield str(fault)
        elif so_far[kind] == _IN_FULL + 1:
            yield _the_same(alike[kind][_IN_FULL:])


def _kind(fault: Fault) -> object:
    """Return what faults that are alike have in common."""
    return (
        fault.source,
        _sheet(fault),
        re.sub(_VARYING, "", f"{fault.key}: {fault.message}"),
        fault.advice,
    )


def _sheet(fault: Fault) -> str:
    return fault.cell.rpartition(", ")[0]


def _the_same(faults: Sequence[Fault]) -> str:
    """Return the line for faults that are like those before."""
    first, lines = faults[0], {fault.line or 0 for fault in faults}
    key = first.key if all(fault.key == first.key for fault in faults) else None
    message = f"the same in {len(lines)} more {'rows' if first.cell else 'lines'}: {in_runs(lines)}"
    return ": ".join(filter(None, (str(first.source), _sheet(first), key, message)))


def in_runs(numbers: Iterable[int], dash: str = "-") -> str:
    """Return numbers in order, those that follow each other as a range.

    >>> in_runs([1, 2, 3, 5]), in_runs([])
    ('1-3, 5', '')
    """
    runs = []
    for _, group in groupby(enumerate(sorted(numbers)), lambda each: each[1] - each[0]):
        first, *others = (number for _, number in group)
        runs.append(f"{first}{dash}{others[-1]}" if others else f"{first}")
    return ", ".join(runs)


def counted(number: int, noun: str) -> str:
    """Return ``1 boost``, ``2 boosts``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def quoted(text: str) -> str:
    """Return `text` in quotation marks, on one line, cut if long."""
    return repr(text) if len(text) <= _QUOTED else f"{text[:_QUOTED]!r}..."


def by_line(faults: Iterable[Fault]) -> list[Fault]:
    """Return the faults of one file in the order of its lines, those without a line first."""
    return sorted(faults, key=lambda fault: fault.line or 0)


def nearest(word: str, known: Iterable[str], least: float = 0.6) -> str | None:
    """Return the `known` word that is most like `word`, at `least` so much (0 to 1), or None."""
    return next(iter(difflib.get_close_matches(word, list(known), 1, least)), None)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return `` (did you mean 'x'?)`` with the nearest `known` word, or nothing if none is near."""
    near = nearest(word, known)
    return f" (did you mean '{near}'?)" if near else ""
