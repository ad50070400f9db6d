"""What the records of all games have in common: UTF-8 text with one statement in each line.

Parsing ignores case (of keywords and coordinates) and extra blanks. Printing is canonical: what you print
parses to the same statement again. The referee of the game decides whether a statement is allowed.
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

    Subclasses are frozen dataclasses. A subclass needs its own `__str__` unless each field is one word.
    """

    __slots__ = ()
    keyword: ClassVar[str]

    def __str__(self) -> str:
        return " ".join([self.keyword, *(str(getattr(self, field.name)) for field in fields(self))])  # type: ignore[arg-type]


Grammar = Mapping[str, Callable[[Words], Statement]]
"""The statements that are possible: each keyword, with the function that reads the words after it."""


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
    """``undo wrong space called``: takes back the last statement of play that still counts."""

    keyword = "undo"
    reason: str = ""

    def __str__(self) -> str:
        return f"undo {self.reason}".rstrip()

    @property
    def in_words(self) -> str:
        """What players read of it, without a full stop."""
        return f"Taken back: {self.reason}" if self.reason else "Taken back"


def expect(words: Words, fewest: int, most: int, pattern: str) -> None:
    """Raise RulingError, which shows `pattern`, unless `fewest` to `most` words follow the keyword."""
    if not fewest <= len(words) <= most:
        raise RulingError(f"write: {pattern}")


def reader(
    kind: Callable[..., Statement], pattern: str, *readers: Callable[[str], object]
) -> Callable[[Words], Statement]:
    """Return the reader of a statement with one word for each field; `readers` read the words."""

    def read(words: Words) -> Statement:
        expect(words, len(readers), len(readers), pattern)
        return kind(*(each(word) for each, word in zip(readers, words, strict=True)))

    return read


def parse_undo(words: Words) -> Undo:
    """Read the words after ``undo``."""
    return Undo(" ".join(words))


def parse_rules(words: Words) -> RulesVersion:
    """Read the words after ``rules``; raises RulingError for a version that is not known."""
    expect(words, 1, 1, "rules 1")
    if words[0] != str(RULES_VERSION):
        raise RulingError(f"rules {words[0]} is not known: this program referees by rules {RULES_VERSION}")
    return RulesVersion(RULES_VERSION)


ISLAND = re.compile(r"I[0-9]+", re.IGNORECASE | re.ASCII)


def parse_name(word: str) -> str:
    """Read a player's name; raises RulingError if it could be taken for something else."""
    why = "a colon is not allowed" if ":" in word else ""
    if ISLAND.fullmatch(word):
        why = "islands are called I1, I2, and so on"
    elif not word.isprintable():
        why = "a character of it can't be printed"
    if why:
        raise RulingError(f"'{word}' is no name for a player: {why}")
    return word


def parse_symbol(word: str) -> str:
    """Read a player's symbol; raises RulingError if it is none."""
    if len(word) > 3 or not word.isprintable() or word == "#":
        raise RulingError(f"'{word}' is no symbol: choose 1 to 3 characters, such as X, not # alone")
    return word


_COMMENT = re.compile(r"(?:^|(?<=[ \t]))#(?=[ \t]|$).*")
_BLANKS = re.compile(r"[ \t]+")


def words_of(line: str) -> Words:
    """Return the words of a line, without its comment; raises RulingError if it is more than one line."""
    if "\n" in line:
        raise RulingError("a statement is one line")  # or a pasted undo would write two
    bare = _COMMENT.sub("", line).strip(" \t\r")
    return _BLANKS.split(bare) if bare else []


def parse(line: str, grammar: Grammar) -> Statement | None:
    """Read one line; None if it is empty or a comment.

    Raises RulingError with no ruling where the grammar is broken, with B1 for a space off the grid.
    """
    return parse_words(words_of(line), grammar)


def parse_words(words: Words, grammar: Grammar) -> Statement | None:
    """Read the words of a line, as `parse` does."""
    if not words:
        return None
    reader = grammar.get(words[0].lower())
    if reader is None:
        raise RulingError(f"no line begins with '{words[0]}'; it may begin with {', '.join(grammar)}")
    return reader(words[1:])


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A line of a record: its number, from 1, and its text; None if it is not UTF-8."""

    number: int
    text: str | None


def lines(data: bytes) -> tuple[list[RecordLine], int | None]:
    """Split a record into lines. A last line without a newline is left out; return its number, too."""
    *whole, rest = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    found = []
    for number, raw in enumerate(whole, start=1):
        try:
            found.append(RecordLine(number, raw.decode("utf-8").removesuffix("\r")))
        except UnicodeDecodeError:
            found.append(RecordLine(number, None))
    return found, len(whole) + 1 if rest else None


_HEADS = ("rules ", "game ")
"""What the first statement of a record begins with."""


def check_begins_as_record(data: bytes) -> None:
    """Raise RulingError unless the first statement of `data`, which may be cut off, is that of a record."""
    for line in lines(data + b"\n")[0]:
        words = ["?"] if line.text is None else words_of(line.text)
        if words:
            first = " ".join(words).lower()
            if not any(first.startswith(head) or head.startswith(first) for head in _HEADS):
                raise RulingError("this is no record of a game: one begins with 'rules 1' and 'game ...'")
            return
