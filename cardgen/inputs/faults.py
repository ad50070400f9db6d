"""Bad input: one clear line for each thing that is wrong, all of them together."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

_QUOTED = 60  # characters of an offending text that a message shows


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with the input.

    `where` names the file and, where known, the line (``attendees.csv:17``), `field` the field of it,
    and `message` says what is wrong and what would be right.
    """

    where: str
    field: str | None
    message: str

    def __str__(self) -> str:
        parts = (self.where, self.field, self.message) if self.field else (self.where, self.message)
        return " ".join(": ".join(parts).splitlines())


class InputFault(ValueError):  # noqa: N818  (it carries faults; the house says so)
    """The input cannot be used; `faults` says why, in the order in which they stand in the input."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


def quoted(text: str) -> str:
    """Return `text` in quotation marks, on one line, cut short where it is long."""
    return repr(text) if len(text) <= _QUOTED else f"{text[:_QUOTED]!r}..."


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return `` (did you mean 'x'?)`` with the nearest of the `known` words, or nothing if none is near."""
    near = difflib.get_close_matches(word, list(known), n=1)
    return f" (did you mean '{near[0]}'?)" if near else ""
