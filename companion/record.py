"""What the records of all games have in common: UTF-8 text with one statement in each line.

Parsing ignores case (of keywords and coordinates) and extra blanks. Printing is canonical: what you
print parses to the same statement again. The referee of the game decides whether a statement is
allowed.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self, dataclass_transform, get_type_hints

from companion.errors import refused
from companion.words import Message

RULES_VERSION = 1

LEVELS = ("easy", "medium", "hard")
"""How strong a computer player may be."""

Words = list[str]


# -- statements from their declarations ------------------------------------------------------------


@dataclass(frozen=True)
class Word:
    """A field that takes one word; `read` raises RulingError if it is wrong."""

    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str
    fewest: int = 1
    most: int = 1

    def value_of(self, words: Words) -> object:
        """Return the value that the words of the field mean, `fewest` to `most` of them."""
        return self.read(words[0])

    def words_of(self, value: Any) -> Words:
        """Return the words of a value."""
        return [self.write(value)]


@dataclass(frozen=True)
class Rest(Word):
    """A field with all words that are left, each read alone; `order` sorts them."""

    fewest: int = 0
    most: int = 1000
    order: Callable[[Iterable[Any]], Iterable[Any]] = iter

    def value_of(self, words: Words) -> object:
        return tuple(self.order(map(self.read, words)))

    def words_of(self, value: Any) -> Words:
        return list(map(self.write, value))


@dataclass(frozen=True)
class Text(Word):
    """A field with all words that are left, read as one text."""

    fewest: int = 0
    most: int = 1000

    def value_of(self, words: Words) -> object:
        return self.read(" ".join(words))

    def words_of(self, value: Any) -> Words:
        return self.write(value).split()


@dataclass(frozen=True)
class Labelled(Word):
    """A field that may be left out: its label, then a word or, for a tuple, several."""

    fewest: int = 0
    most: int = 2
    label: str = ""

    def value_of(self, words: Words) -> object:
        return self.read(words[1]) if words else None

    def words_of(self, value: Any) -> Words:
        if value in (None, "", ()):
            return []
        values = value if isinstance(value, tuple) else (value,)
        return [self.label, *map(self.write, values)]


@dataclass_transform(frozen_default=True)
class Statement:
    """A line of a record; `str` writes it in canonical form, `read` reads it.

    Subclasses become frozen dataclasses. Each field is annotated with how it is read and written.
    """

    keyword: ClassVar[str]
    """What the line begins with: the first word of `form`, unless it is given."""
    form: ClassVar[str]
    """What to write, with an example."""

    def __init_subclass__(cls) -> None:
        if "form" in vars(cls):
            cls.keyword = vars(cls).get("keyword") or cls.form.split()[0]
        dataclass(frozen=True)(cls)

    def __str__(self) -> str:
        fields = _fields_of(type(self)).items()
        words = (word for name, field in fields for word in field.words_of(getattr(self, name)))
        return " ".join([self.keyword, *words])

    @property
    def speaker(self) -> str | None:
        """Who says it, in statements of play: the word after the keyword."""
        words = str(self).split()
        return words[1] if len(words) > 1 else None

    @classmethod
    def read(cls, words: Words) -> Self:
        """Read the words after the keyword; raises RulingError if they are not of this form."""
        fields, left, taken = _fields_of(cls), words, dict[str, Words]()
        fewest = sum(field.fewest for field in fields.values())
        expect(words, fewest, sum(field.most for field in fields.values()), cls.form)
        for name, field in fields.items():
            taken[name], left = left[: field.most], left[field.most :]
            label = [word.lower() for word in taken[name][:-1]]
            if isinstance(field, Labelled) and taken[name] and label != [field.label]:
                raise refused("common-refused-form", form=cls.form)
        return cls(**{name: field.value_of(taken[name]) for name, field in fields.items()})


_FIELDS: dict[type[Statement], Mapping[str, Word]] = {}


def _fields_of(kind: type[Statement]) -> Mapping[str, Word]:
    if kind not in _FIELDS:
        _FIELDS[kind] = {
            name: part
            for name, hint in get_type_hints(kind, include_extras=True).items()
            for part in getattr(hint, "__metadata__", ())
            if isinstance(part, Word)
        }
    return _FIELDS[kind]


Grammar = Mapping[str, Callable[[Words], Statement]]
"""The possible statements: each keyword, with what reads the words after it."""


def grammar_of(*kinds: type[Statement]) -> Grammar:
    """Return the grammar of statements that are read as they are declared."""
    return {kind.keyword: kind.read for kind in kinds}


def expect(words: Words, fewest: int, most: int, pattern: str) -> None:
    """Raise RulingError, which shows `pattern`, unless there are `fewest` to `most` words."""
    if not fewest <= len(words) <= most:
        raise refused("common-refused-form", form=pattern)


# -- what the records of several games have --------------------------------------------------------


def parse_version(word: str) -> int:
    """Read the version of the rules; raises RulingError for one that is not known."""
    if word != str(RULES_VERSION):
        raise refused("common-refused-version", text=word, number=RULES_VERSION)
    return RULES_VERSION


def parse_level(word: str) -> str:
    """Read how strong a computer player is; raises RulingError for no such level."""
    if word.lower() not in LEVELS:
        raise refused("common-refused-level-of-computer", text=word, options=LEVELS)
    return word.lower()


def parse_seed(word: str) -> str:
    """Read the seed of a computer player; raises RulingError if it is none."""
    if not re.fullmatch(r"[0-9a-f]{32}", word.lower(), re.ASCII):
        raise refused("common-refused-seed", text=word)
    return word.lower()


def parse_number(word: str) -> int:
    """Read a number; raises RulingError if it is none."""
    if not re.fullmatch(r"[0-9]{1,6}", word, re.ASCII):
        raise refused("common-refused-number", text=word)
    return int(word)


Name = Annotated[str, Word()]
"""A player's name as it was given; whether there is such a player is for the referee to say."""

LowerCase = Annotated[str, Word(str.lower)]
Number = Annotated[int, Word(parse_number)]


class RulesVersion(Statement):
    """``rules 1``: the version of the rulings a record was played under."""

    form = "rules 1"
    version: Annotated[int, Word(parse_version)]


class GameNamed(Statement):
    """``game deflector``."""

    keyword = "game"
    game: LowerCase


class Undo(Statement):
    """``undo wrong space called``: takes back the last statement of play that still counts."""

    form = "undo [REASON]"
    reason: Annotated[str, Text()] = ""

    @property
    def in_words(self) -> Message:
        """What players read of it, without a full stop."""
        if self.reason:
            return Message("common-taken-back-because", text=self.reason)
        return Message("common-taken-back")


ISLAND = re.compile(r"I[0-9]+", re.IGNORECASE | re.ASCII)


def parse_name(word: str) -> str:
    """Read a player's name; raises RulingError if it could be taken for something else."""
    if ISLAND.fullmatch(word):
        raise refused("common-refused-name-of-island", text=word)
    if not word.isprintable():
        raise refused("common-refused-name-unprintable", text=word)
    if ":" in word:
        raise refused("common-refused-name-colon", text=word)
    return word


def parse_symbol(word: str) -> str:
    """Read a player's symbol; raises RulingError if it is none."""
    if len(word) > 3 or not word.isprintable() or word == "#":
        raise refused("common-refused-symbol", text=word)
    return word


PlayerName = Annotated[str, Word(parse_name)]
Symbol = Annotated[str, Word(parse_symbol)]


class Player(Statement):
    """``player Ann X``: takes the next seat."""

    form = "player NAME SYMBOL, such as player Ann X"
    name: PlayerName
    symbol: Symbol


NAME_AND_SYMBOL = grammar_of(Player)
"""What a record takes for a name and a symbol."""


class PlayerStatement(Statement):
    """What one player says, with nothing more than the name, such as ``pass Bob``."""

    name: Name


class Human(PlayerStatement):
    """``human Bob``: from here on a person plays for Bob again, who sees Bob's board."""

    form = "human NAME, such as human Bob"


class Computer(Statement):
    """``computer Bob hard 1 3f0c...``: from here on the computer plays for Bob (C1).

    `version` is that of the game's computer player; from `seed` come all numbers that it draws.
    """

    form = "computer NAME LEVEL VERSION SEED, such as computer Bob hard 1 and 32 digits"
    name: Name
    level: Annotated[str, Word(parse_level)]
    version: Number
    seed: Annotated[str, Word(parse_seed)]


class Variant(Statement):
    """``variant short``; which variants there are is for the referee to say."""

    form = "variant NAME, such as variant short"
    variant: LowerCase


_COMMENT = re.compile(r"(?:^|(?<=[ \t]))#(?=[ \t]|$).*")
_BLANKS = re.compile(r"[ \t]+")


def words_of(line: str) -> Words:
    """Return the words of a line, without its comment; RulingError if it is several lines."""
    if "\n" in line:
        raise refused("common-refused-lines")  # or a pasted undo would write two
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
        raise refused("common-refused-keyword", text=words[0], options=tuple(grammar))
    return reader(words[1:])


def lines(data: bytes) -> tuple[list[str | None], int | None]:
    """Split a record into lines; return also the number of a last one without a newline.

    A line is None if it is not UTF-8.
    """
    *whole, rest = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    found = list[str | None]()
    for raw in whole:
        try:
            found.append(raw.decode("utf-8").removesuffix("\r"))
        except UnicodeDecodeError:
            found.append(None)
    return found, len(whole) + 1 if rest else None


_HEADS = ("rules ", "game ")
"""What the first statement of a record begins with."""


def check_begins_as_record(data: bytes) -> None:
    """Raise RulingError unless `data` begins as a record; it may be cut off anywhere."""
    for line in lines(data + b"\n")[0]:
        words = ["?"] if line is None else words_of(line)
        if words:
            first = " ".join(words).lower()
            if not any(first.startswith(head) or head.startswith(first) for head in _HEADS):
                raise refused("common-refused-no-record")
            return
