"""What players read and hear, in their language.

Code makes messages: a key and values. Screens and sheets make words of them, from the files in
``layouts/words/LANGUAGE``, which `companion.ftl` reads. What a language lacks is said in English.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from companion.data import FOLDER, DataError
from companion.ftl import (
    Argument,
    Choice,
    MessageFile,
    Pattern,
    Reference,
    parts_of,
    plural_category,
    read_messages,
)
from companion.textfile import TextFileError, read_text

ENGLISH = "en"
_FOLDER = "layouts/words"


@lru_cache(maxsize=1024)
def spoken(name: str | None) -> str:
    """Return a name as people read it.

    >>> spoken("Ann_Lee")
    'Ann Lee'
    """
    return " ".join(str(name).replace("_", " ").split()) or str(name)


class Message:
    """Something to say: the `key` of a message, and the values for its arguments.

    `ARGUMENTS` says what arguments mean. Messages are equal if their keys and values are.
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, **args: object) -> None:
        self.key, self.args = key, args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, *self.args.items()))

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.key!r}{values})"

    def __str__(self) -> str:
        return language(ENGLISH).say(self)

    def with_values(self, args: Mapping[str, object]) -> Message:
        """Return the same message with other values for its arguments."""
        return Message(self.key, **args)

    def form(self, name: str) -> Message:
        """Return another form of the message: its attribute `name`, with the same values."""
        return Message(f"{self.key}.{name}", **self.args)


class Elsewhere(ABC):
    """Something to say whose words stand in no message file, such as a ruling."""

    @abstractmethod
    def said_in(self, language: Language) -> str:
        """Return its words."""


Words: TypeAlias = Message | str
"""Something to say; a text is said as it is, in every language."""


def identity(message: Message) -> list[object]:
    """Return what tells a message from others in JSON, whoever reads it in whatever language."""
    return [message.key, message.args]


class Language:
    """The words of one language, from a folder of message files; English where one is missing."""

    def __init__(self, folder: Path, english: Language | None = None, wanted: str = "") -> None:
        self.folder, self.english = folder, english
        self.names = sorted((path.stem for path in folder.glob("*.ftl")), key=len, reverse=True)
        self._files: dict[str, MessageFile] = {}
        self._found: dict[str, tuple[Pattern, Language]] = {}
        self.tag, self.wanted = folder.name, wanted or folder.name
        """How it is asked for: by its tag, or by the path of a folder."""

    def __repr__(self) -> str:
        return f"Language({self.wanted!r})"

    @cached_property
    def direction(self) -> str:
        """Where lines begin: ``ltr`` or ``rtl``."""
        return self.say(Message("language-direction"))

    def say(self, value: object) -> str:
        """Return a message in words; other values as they are.

        Raises DataError if neither this language nor English has the message, and KeyError if it
        lacks an argument.
        """
        if isinstance(value, Message):
            return self._said(value.key, value.args)
        return value.said_in(self) if isinstance(value, Elsewhere) else str(value)

    def texts(self) -> list[str]:
        """Return what is in the files of this language."""
        return [read_text(self.folder / f"{name}.ftl") for name in sorted(self.names)]

    def keys(self) -> list[str]:
        """Return the keys of all messages of this language."""
        return [key for name in self.names for key in self.file(name).patterns]

    def list_of(self, items: Sequence[str]) -> str:
        """Return things in a row: ``Ann, Bob and Cat``."""
        if len(items) < 2:
            return "".join(items)
        return self.joined("and", [self.joined("comma", items[:-1]), items[-1]])

    def joined(self, sign: str, parts: Iterable[object]) -> str:
        """Return parts between which this language has a ``comma``, ``semicolon``, ``or``..."""
        between, said = self.say(Message(f"language-{sign}")), list(map(self.say, parts))
        if not self._changes:
            return between.join(said)
        return "".join([*said[:1], *(self._before(between, each) + each for each in said[1:])])

    def file(self, name: str) -> MessageFile:
        """Return the message file `name`; what can't be read is missing there."""
        if name not in self._files:
            path, shipped = self.folder / f"{name}.ftl", FOLDER.path(_FOLDER)
            if shipped in path.parents:
                text = FOLDER.read(path.relative_to(FOLDER.root).as_posix(), read_text)
            else:
                text = read_text(path)
            self._files[name] = read_messages(text)
        return self._files[name]

    def pattern(self, key: str) -> Pattern | None:
        """Return the text of a message; None if this language does not have it itself."""
        for name in self.names:
            if key.startswith(name) and (found := self.file(name).patterns.get(key)):
                return found
        return None

    def of(self, key: str) -> Language:
        """Return the language in which a message is said: this one, or English if it lacks it."""
        return self if self.english is None or self.pattern(key) else self.english

    def _said(self, key: str, args: Mapping[str, object]) -> str:
        """Return a message in words (see `say`)."""
        if key not in self._found:
            of = self.of(key)
            pattern = of.pattern(key)
            if pattern is None:
                raise DataError(f"{_FOLDER}/{ENGLISH}/*.ftl with the message {key}")
            self._found[key] = pattern, of
        return self._filled(*self._found[key], args)

    def _filled(self, pattern: Pattern, of: Language, args: Mapping[str, object]) -> str:
        """Return a text `of` this language, or of English, with its places filled in."""
        said = list[str]()
        for part in pattern:
            match part:
                case str():
                    words = part
                case Argument(name):
                    words = self._shown(name, args[name])
                case Reference(key):
                    words = self._said(key, args)
                case Choice(name, variants, default):
                    variant = of._variant(variants, args[name], default)
                    words = self._filled(variants[variant], of, args)
            if said and self._changes:
                said[-1] = self._before(said[-1], words)
            said.append(words)
        return "".join(said)

    @cached_property
    def _changes(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        """By a word: what takes its place, and before which beginnings of what follows."""
        return _changes_of("".join(map(str, self.pattern("language-changes") or ())))

    def _before(self, text: str, following: str) -> str:
        """Return a text with its last word as this language has it before what follows."""
        word = _last_word(text)
        if word not in self._changes:
            return text
        changed, beginnings = self._changes[word]
        if not following.lower().startswith(beginnings):
            return text
        blank = "" if changed.endswith(_APOSTROPHES) else " "
        return f"{text[: -len(word) - 1]}{changed}{blank}"

    def _shown(self, name: str, value: object) -> str:
        """Return a value as people read it, apart from words of another direction."""
        kind = ARGUMENTS[name]
        shown = kind.show(self, value)
        if self.direction == "rtl" and kind.apart:
            return f"\N{FIRST STRONG ISOLATE}{shown}\N{POP DIRECTIONAL ISOLATE}"
        return shown

    def _variant(self, variants: Collection[str], value: object, default: str) -> str:
        name = value.key if isinstance(value, Message) else str(value)
        if name not in variants and isinstance(value, int):
            name = self.plural(value)
        return name if name in variants else default

    def plural(self, number: int) -> str:
        """Return the plural category of a number in this language, such as ``one``."""
        return plural_category(self.say(Message("language-plural")), number)


_APOSTROPHES = ("'", "\u2019")


def _last_word(text: str) -> str:
    """Return the word before the blank at the end of a text; nothing if there is no such blank."""
    return text[:-1].rpartition(" ")[2] if text.endswith(" ") else ""


def _changes_of(rules: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Read what words become, such as ``de > d\u2019 : a e; y > e : i``.

    Raises TextFileError for a rule that can't be read.
    """
    found = {}
    for rule in filter(None, map(str.strip, rules.split(";"))):
        match rule.split():
            case [word, ">", changed, ":", *beginnings] if beginnings:
                found[word] = changed, tuple(beginnings)
            case _:
                raise TextFileError(f"'{rule}' is no change of a word, such as de > d' : a e i")
    return found


# -- what the arguments of messages mean -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kind:
    """What values of an argument are, how people read them, and whether they are set apart.

    Names and coordinates keep their own direction of reading within words of the other direction.
    """

    of: type | tuple[type, ...]
    show: Callable[[Language, Any], str]
    apart: bool = False


def _name(language: Language, name: Words) -> str:
    """Return a player's name; a message is a name with more, such as ``Bob (computer)``."""
    return spoken(name) if isinstance(name, str) else language.say(name)


def _with_names(counts: Iterable[tuple[str, int]]) -> list[str]:
    return [f"{spoken(name)} {count}" for name, count in counts]


def _named(language: Language, words: Iterable[Words]) -> list[str]:
    """Return what somebody may choose from, names among it, as people read it."""
    return [_name(language, word) for word in words]


NAME = Kind((str, Message), _name, apart=True)
NAMES = Kind(tuple, lambda language, names: language.list_of(_named(language, names)), apart=True)
SPACE = Kind(str, lambda _, space: space, apart=True)
SPACES = Kind(tuple, lambda _, spaces: " ".join(spaces), apart=True)
SPACES_IN_A_ROW = Kind(tuple, lambda language, spaces: language.list_of(spaces), apart=True)
PLACE = Kind(tuple, lambda _, place: " ".join([spoken(place[0]), *place[1:]]), apart=True)
NUMBER = Kind(int, lambda _, number: str(number))
POINTS = Kind(int, lambda _, number: f"{number:+d}", apart=True)
WORDS = Kind((Message, str), lambda language, message: language.say(message))
CLAUSE = Kind((Message, str), lambda language, text: language.say(text).removesuffix("."))
PARTS = Kind(tuple, lambda language, parts: language.joined("semicolon", parts))
TERMS = Kind(tuple, lambda language, terms: language.list_of(list(map(language.say, terms))))
CLAUSES = Kind(tuple, lambda language, clauses: language.joined("comma", clauses))
SENTENCES = Kind(tuple, lambda language, sentences: " ".join(map(language.say, sentences)))
OPTIONS = Kind(tuple, lambda language, words: language.joined("comma", _named(language, words)))
EITHER = Kind(tuple, lambda language, words: language.joined("or", _named(language, words)))
COUNTS = Kind(tuple, lambda language, counts: language.joined("comma", _with_names(counts)))
RULINGS = Kind(tuple, lambda _, rulings: " ".join(f"[{ruling}]" for ruling in rulings), apart=True)
DICE = Kind(tuple, lambda _, dice: " ".join(map(str, dice)), apart=True)
SUM = Kind(tuple, lambda _, numbers: "+".join(map(str, numbers)), apart=True)
SYMBOL = Kind(str, lambda _, symbol: symbol, apart=True)
TEXT = Kind(str, lambda _, text: text)
KEYWORD = Kind(str, lambda _, word: word)

_KEYWORDS = ("role", "pile", "game", "strength", "taker", "getter", "whose")
_NUMBERS = (
    *("count", "other_count", "of", "wanted", "level", "round"),
    *("number", "value", "support", "total", "page", "lowest", "highest", "second", "third"),
    *("across", "down", "black", "white", "weekday", "day", "month", "year"),
)
_WORDS = (
    *("answer", "variant", "card", "title", "term", "reason", "ground", "sign", "colour"),
    *("prize", "scout", "lever", "other_card", "easiest", "hardest"),
)
_TEXTS = ("text", "form", "example", "share", "bits", "forks")

ARGUMENTS: dict[str, Kind] = {
    **dict.fromkeys(("player", "who", "other", "shooter", "grid"), NAME),
    **dict.fromkeys(("all", "players", "others", "guests"), NAMES),
    **dict.fromkeys(("space", "origin"), SPACE),
    **dict.fromkeys(("spaces", "among"), SPACES),
    **dict.fromkeys(("nodes", "castles"), SPACES_IN_A_ROW),
    **dict.fromkeys(("place", "other_place"), PLACE),
    **dict.fromkeys(_NUMBERS, NUMBER),
    **dict.fromkeys(_WORDS, WORDS),
    "effect": CLAUSE,
    "parts": PARTS,
    "terms": TERMS,
    "sentences": SENTENCES,
    **dict.fromkeys(("marks", "outcome"), CLAUSES),
    "tally": COUNTS,
    "points": POINTS,
    "dice": DICE,
    "sum": SUM,
    "rulings": RULINGS,
    **dict.fromkeys(("symbol", "command", "file", "other_file"), SYMBOL),
    "options": OPTIONS,
    **dict.fromkeys(("either", "shortest"), EITHER),
    **dict.fromkeys(_TEXTS, TEXT),
    **dict.fromkeys(_KEYWORDS, KEYWORD),
}
"""The arguments that messages may have: each name means the same everywhere.

Spaces go by their names, such as ``F3``. A place is a grid with the spaces that are meant there. A
tally has pairs of a name and a number.
"""


# -- the languages there are -----------------------------------------------------------------------


@lru_cache(maxsize=16)
def language(wanted: str = ENGLISH) -> Language:
    """Return the words of a shipped language by its tag, or those in a user's folder.

    Raises TextFileError, which lists the languages there are, if there is no such language.
    """
    english = None if wanted == ENGLISH else language(ENGLISH)
    if wanted in languages():
        return Language(FOLDER.path(f"{_FOLDER}/{wanted}"), english)
    if Path(wanted).is_dir():
        if not list(Path(wanted).glob("*.ftl")):
            raise TextFileError(f"the folder {wanted} has no message files, such as page.ftl")
        return Language(Path(wanted), english, wanted)
    if wanted == ENGLISH:
        raise DataError(f"{_FOLDER}/{ENGLISH}/language.ftl")
    near = best([wanted]) or "".join(get_close_matches(wanted, languages(), n=1))
    meant = f"; did you mean {near}?" if near else ""
    there = f"{', '.join(languages())}, or a folder of message files"
    raise TextFileError(f"there is no language {wanted}: {there}{meant}")


@cache  # each request of a phone asks
def languages() -> tuple[str, ...]:
    """Return the tags of the shipped languages, English first."""
    names = (path.parent.name for path in FOLDER.path(_FOLDER).glob("*/language.ftl"))
    return tuple(sorted(names, key=lambda tag: (tag != ENGLISH, tag)))


def best(wanted: Iterable[str], offered: Iterable[str] | None = None) -> str | None:
    """Return the language that fits a reader best (RFC 4647, lookup); None if none does.

    The languages `offered` are those shipped, unless others are given.

    >>> best(["tlh", "en-GB"])
    'en'
    """
    known = {tag.lower(): tag for tag in (languages() if offered is None else offered)}
    for tag in wanted:
        parts = tag.lower().split("-")
        while parts:
            if found := known.get("-".join(parts)):
                return found
            parts.pop()
    return None


# -- what is wrong with a translation -------------------------------------------------------------


def drop_faults(language: Language) -> list[str]:
    """Take messages with faults out of a language; return the faults, each with file and line."""
    found = []
    for name in sorted(language.names):
        file = language.file(name)
        faults = [(fault.line, fault.message) for fault in file.faults]
        for key, pattern in list(file.patterns.items()):
            if why := _fault(language, name, key, pattern):
                faults.append((file.lines[key], why))
                del file.patterns[key]
        path = language.folder / f"{name}.ftl"
        found += [f"{path}:{line}: {why}" for line, why in sorted(faults)]
    return found


def _fault(language: Language, file: str, key: str, pattern: Pattern) -> str | None:
    """Return what is wrong with a message, and what would be right; None if nothing is."""
    if not key.startswith(f"{file}-"):
        return f"{key} belongs into another file: keys here begin with {file}-"
    english = language.english or language
    original = english.pattern(key)
    if original is None:
        near = get_close_matches(key, english.keys(), n=1)
        return f"there is no message {key}{f'; did you mean {near[0]}?' if near else ''}"
    for reference in references(pattern):
        if english.pattern(reference) is None:
            return f"{key} has {{ {reference} }}, and there is no such message"
        if key in _all_references(language, reference):
            return f"{key} has {{ {reference} }}, which has {key} in it"
    given = set(arguments(english, original))
    for name in arguments(language, pattern):
        if name not in given:
            there = ", ".join(f"{{ ${each} }}" for each in sorted(given)) or "none"
            return f"{key} has {{ ${name} }}; its arguments are: {there}"
    return _fault_of_rules(key, "".join(map(str, pattern)))


def _fault_of_rules(key: str, rules: str) -> str | None:
    """Return what is wrong with the rules of plurals, or of words that change."""
    try:
        if key == "language-changes":
            _changes_of(rules)
        for number in range(_NUMBERS_TRIED) if key == "language-plural" else ():
            plural_category(rules, number)
    except TextFileError as fault:
        return fault.message
    return None


_NUMBERS_TRIED = 200
"""All rules of CLDR look at the last two digits at most."""


def arguments(language: Language, pattern: Pattern) -> Iterator[str]:
    """Yield the arguments of a text, those of the messages within it included."""
    for part in parts_of(pattern):
        match part:
            case Argument(name) | Choice(name):
                yield name
            case Reference(key):
                yield from arguments(language, language.of(key).pattern(key) or ())


def references(pattern: Pattern) -> Iterator[str]:
    """Yield the keys of the messages within a text."""
    return (part.key for part in parts_of(pattern) if isinstance(part, Reference))


def _all_references(language: Language, key: str) -> set[str]:
    """Return a key, and those of all messages within its text, however deep."""
    found, open_ones = set[str](), [key]
    while open_ones:
        each = open_ones.pop()
        if each not in found:
            found.add(each)
            open_ones += references(language.of(each).pattern(each) or ())
    return found
