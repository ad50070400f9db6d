"""The game record: UTF-8 text, one statement a line. What every game's record has in common.

Parsing is tolerant (case of keywords and coordinates, blanks), printing is canonical, and printing what was
parsed parses to the same again. Whether a statement is allowed is the game's referee's question.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import ClassVar

from companion.errors import RulingError

RULES_VERSION = 1

Words = list[str]


class Statement:
    """A line of a record; `str` writes it in canonical form.

    Subclasses are frozen dataclasses. One whose fields are all words needs no `__str__` of its own.
    """

    __slots__ = ()
    keyword: ClassVar[str]

    def __str__(self) -> str:
        return " ".join([self.keyword, *(str(getattr(self, field.name)) for field in fields(self))])  # type: ignore[arg-type]


Grammar = Mapping[str, Callable[[Words], Statement]]
"""The statements that may come: each keyword with the reader of the words after it."""


@dataclass(frozen=True, slots=True)
class RulesVersion(Statement):
    """``rules 1``: the version of the rulings a record was played under."""

    keyword = "rules"
    version: int


@dataclass(frozen=True, slots=True)
class GameNamed(Statement):
    """``game deflector``."""

    keyword = "game"
    game: str


@dataclass(frozen=True, slots=True)
class Undo(Statement):
    """``undo wrong space called``: voids the last statement of play that is not void yet."""

    keyword = "undo"
    reason: str = ""

    def __str__(self) -> str:
        return f"undo {self.reason}".rstrip()


def expect(words: Words, fewest: int, most: int, pattern: str) -> None:
    """Raise RulingError, with the `pattern` of the statement, unless as many words follow its keyword."""
    if not fewest <= len(words) <= most:
        raise RulingError(f"written as: {pattern}")


def parse_undo(words: Words) -> Undo:
    """Read the words after ``undo``."""
    return Undo(" ".join(words))


def parse_rules(words: Words) -> RulesVersion:
    """Read the words after ``rules``; raises RulingError for a version that is not known."""
    expect(words, 1, 1, "rules 1")
    if words[0] != str(RULES_VERSION):
        raise RulingError(f"these are not the rules known here: rules {RULES_VERSION}, not {words[0]}")
    return RulesVersion(RULES_VERSION)


ISLAND = re.compile(r"I[0-9]+", re.IGNORECASE | re.ASCII)


def parse_name(word: str) -> str:
    """Read a player's name; raises RulingError if it could be taken for something else."""
    if ":" in word or ISLAND.fullmatch(word) or not word.isprintable():
        raise RulingError(f"'{word}' is no name for a player: no colon, and not like an island's, I1")
    return word


def parse_symbol(word: str) -> str:
    """Read a player's symbol; raises RulingError if it is none."""
    if len(word) > 3 or not word.isprintable() or word == "#":
        raise RulingError(f"'{word}' is no symbol: 1 to 3 printable characters, not # alone")
    return word


_COMMENT = re.compile(r"(?:^|(?<=[ \t]))#(?=[ \t]|$).*")
_BLANKS = re.compile(r"[ \t]+")


def words_of(line: str) -> Words:
    """Return the words of a line, without its comment."""
    bare = _COMMENT.sub("", line).strip(" \t\r")
    return _BLANKS.split(bare) if bare else []


def parse(line: str, grammar: Grammar) -> Statement | None:
    """Read one line; None if it is empty or a comment.

    Raises RulingError with no ruling where the grammar is broken, with B1 for a space off the grid.
    """
    if "\n" in line:
        raise RulingError("a statement is one line")  # or a pasted undo would write two
    words = words_of(line)
    if not words:
        return None
    reader = grammar.get(words[0].lower())
    if reader is None:
        raise RulingError(f"'{words[0]}' begins no statement: {', '.join(grammar)}")
    return reader(words[1:])


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A line of a record: its number from 1 and its text or, where it is not UTF-8, None."""

    number: int
    text: str | None


def lines(data: bytes) -> tuple[list[RecordLine], int | None]:
    """Split a record into lines; also return the number of a last line without its newline, left out."""
    *whole, rest = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    found = []
    for number, raw in enumerate(whole, start=1):
        try:
            found.append(RecordLine(number, raw.decode("utf-8").removesuffix("\r")))
        except UnicodeDecodeError:
            found.append(RecordLine(number, None))
    return found, len(whole) + 1 if rest else None
