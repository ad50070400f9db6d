"""What can be wrong with a statement or a record: one line of text, and the ruling that says so."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any


class RulingError(ValueError):
    """Something the rulings don't allow.

    `ruling` is the number of the ruling that is broken; None if the grammar of the record is
    broken. The message is one printable line, whatever it quotes, and long words are cut.

    >>> print(RulingError("Ann holds it already", "M2").ruling)
    M2
    """

    def __init__(self, message: str, ruling: str | None = None) -> None:
        message = _without_long_words(message)
        printable = (char if char.isprintable() else "\ufffd" for char in message)
        super().__init__("".join(printable))
        self.ruling = ruling


_LONGEST_MESSAGE = 2000
_LONG_WORD = re.compile(r"(\S{100})\S{200,}")


def _without_long_words(message: str) -> str:
    """Return a message without the middle of what it quotes, where that is very long."""
    message = _LONG_WORD.sub(r"\1...", message)
    half = _LONGEST_MESSAGE // 2
    too_long = len(message) > _LONGEST_MESSAGE
    return f"{message[:half]} ... {message[-half:]}" if too_long else message


class NotUnderstoodError(RulingError):
    """Somebody typed words that are neither a statement nor a command."""


class UnfinishedError(RulingError):
    """A set-up that is not finished: what is at fault is the next line, which is missing."""


class RecordError(RulingError):
    """A fault in a line of a record, numbered from 1."""

    def __init__(self, message: str, ruling: str | None, line: int) -> None:
        super().__init__(message, ruling)
        self.line = line


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing wrong with a record; `line` is None where no line is at fault."""

    line: int | None
    ruling: str | None
    message: str

    @property
    def public(self) -> Fault:
        """The fault with a message for everybody: the original may quote secrets."""
        message = "the record is at fault here; 'companion check' says what is wrong"
        return Fault(self.line, self.ruling, message)


def fault_document(fault: Fault) -> dict[str, Any]:
    """Return an error as programs read it."""
    return {"line": fault.line, "ruling": fault.ruling, "message": fault.message}
