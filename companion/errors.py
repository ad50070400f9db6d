"""What can be wrong with a statement or a record: one line of text, and the ruling that says so."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from companion.words import Message, Words


class RulingError(ValueError):
    """Something the rulings don't allow.

    `message` says so in every language, `str` in English. `ruling` is the number of the ruling that
    is broken; None if the grammar of the record is broken. Whatever the message quotes, it is one
    printable line, and long words are cut.

    >>> print(RulingError(Message("common-refused-over"), "M2"))
    the game is over
    """

    def __init__(self, message: Words, ruling: str | None = None) -> None:
        self.message: Words = printable(message)
        super().__init__(self.message)
        self.ruling = ruling

    def __str__(self) -> str:
        return str(self.message)


def refused(key: str, ruling: str | None = None, /, **args: object) -> RulingError:
    """Return the error to raise that says the message `key`, with the ruling that is broken.

    >>> refused("common-refused-over", "K11").ruling
    'K11'
    """
    return RulingError(Message(key, **args), ruling)


def reason_of(error: OSError) -> Words:
    """Return why a file can't be read or written: a message, or what the system says."""
    return error.strerror or (error.args[0] if error.args else str(error))


_LONGEST_TEXT = 2000
_LONG_WORD = re.compile(r"(\S{100})\S{200,}")

ValueT = TypeVar("ValueT")


def printable(value: ValueT) -> ValueT:
    """Return a text, or a value with texts in it, without what does not belong in one line."""
    found: object = value
    match value:
        case str():
            found = "".join(char if char.isprintable() else "\ufffd" for char in value)
            found = _LONG_WORD.sub(r"\1...", found)
            if len(found) > _LONGEST_TEXT:
                half = _LONGEST_TEXT // 2
                found = f"{found[:half]} ... {found[-half:]}"
        case tuple():
            found = tuple(map(printable, value))
        case Message(args=args):
            found = value.with_values({name: printable(each) for name, each in args.items()})
    return cast(ValueT, found)


class NotUnderstoodError(RulingError):
    """Somebody typed words that are neither a statement nor a command."""


class UnfinishedError(RulingError):
    """A set-up that is not finished: what is at fault is the next line, which is missing."""


class RecordError(RulingError):
    """A fault in a line of a record, numbered from 1."""

    def __init__(self, message: Words, ruling: str | None, line: int) -> None:
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
