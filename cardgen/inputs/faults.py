"""Bad input: one clear line for each fault, all faults together."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_QUOTED = 60  # characters of an offending text that a message shows
_COMMAND_LINE = ("--", "cardgen ")  # how a source begins that is an option or a command


Source = Path | str
"""What is at fault: a file as a `Path`, otherwise a name such as ``--font`` or "the example profile"."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of the input: `message` says what is wrong and what would be right.

    `key` is the TOML key or the column, and `line` its line or row in the file, if known. In a spreadsheet
    `cell` is the place in words.
    """

    source: Source
    key: str | None
    message: str
    line: int | None = None
    cell: str = ""

    def __str__(self) -> str:
        place = f"{self.source}:{self.line}" if self.line else str(self.source)
        if self.cell:
            place = f"{self.source}: {self.cell}"
        parts = (place, self.key, self.message) if self.key else (place, self.message)
        return " ".join(": ".join(parts).splitlines())


class InputFault(ValueError):  # noqa: N818  (it carries faults)
    """The input cannot be used; `faults` says why, in the order of the input."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    @property
    def wrong_usage(self) -> bool:
        """Whether nothing but the command line is at fault: all sources are options or commands."""
        return all(str(fault.source).startswith(_COMMAND_LINE) for fault in self.faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


def quoted(text: str) -> str:
    """Return `text` in quotation marks, on one line, cut if long."""
    return repr(text) if len(text) <= _QUOTED else f"{text[:_QUOTED]!r}..."


def by_line(faults: Iterable[Fault]) -> list[Fault]:
    """Return the faults of one file in the order of its lines, those without a line first."""
    return sorted(faults, key=lambda fault: fault.line or 0)


def nearest(word: str, known: Iterable[str], least: float = 0.6) -> str | None:
    """Return the `known` word that is nearest to `word`, None if none is near: at `least`, of 1 if equal."""
    return next(iter(difflib.get_close_matches(word, list(known), 1, least)), None)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return `` (did you mean 'x'?)`` with the nearest `known` word, or nothing if none is near."""
    near = nearest(word, known)
    return f" (did you mean '{near}'?)" if near else ""
