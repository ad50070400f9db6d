"""What sheets say, in the language in which they are printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from cardgen.data import read_table
from cardgen.drawing.fonts import FontBook
from cardgen.sheets.typesetting import SOFT_HYPHEN, TextTooLongError
from companion.contract import Game
from companion.ftl import texts_of
from companion.words import Language, Message

Entry = tuple[str, str]
"""A title, and what is said below or behind it."""
Rule = tuple[str, str, str]
"""A title, what is said behind it, and the numbers of the rulings behind that."""


@dataclass(frozen=True, slots=True)
class Section:
    """Rules under a title."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class SheetWords:
    """The messages of a `language` whose keys begin with the same stem.

    Of several `stems` the first counts that has a message: what a game says otherwise than others
    is found before what all of them say.
    """

    language: Language
    stems: tuple[str, ...]

    def __call__(self, key: str, **args: object) -> str:
        """Return a message in words; raises DataError if there is none."""
        return self.language.say(Message(self._key(key), **args))

    def part(self, key: str) -> SheetWords:
        """Return the words of a part of the sheet."""
        return SheetWords(self.language, tuple(f"{stem}-{key}" for stem in self.stems))

    def lines(self, key: str) -> tuple[str, ...]:
        """Return the paragraphs of a message."""
        return tuple(self(key).split("\n"))

    def entry(self, key: str) -> Entry:
        """Return a message behind its form ``title``, which is empty if it has none."""
        return self(f"{key}.title") if self.has(f"{key}.title") else "", self(key)

    def entries(self, group: str, *names: str) -> tuple[Entry, ...]:
        """Return messages of a group, each with its title."""
        return tuple(self.entry(f"{group}-{name}") for name in names)

    def section(self, name: str, rules: Sequence[str]) -> Section:
        """Return a section; `rules` are names of messages, each with its rulings behind it."""
        named = (rule.partition(" ") for rule in rules)
        found = ((*self.entry(f"rule-{rule}"), codes) for rule, _, codes in named)
        return Section(self(f"section-{name}"), tuple(found))

    def has(self, key: str) -> bool:
        """Return whether there is such a message."""
        return self._known(self._key(key))

    def _key(self, key: str) -> str:
        keys = [f"{stem}-{key}" for stem in self.stems]
        return next(filter(self._known, keys), keys[-1])

    def _known(self, key: str) -> bool:
        return (self.language.english or self.language).pattern(key) is not None


def outline_of(game: str) -> Mapping[str, Any]:
    """Return what the sheets of a game consist of, as ``layouts/sheets.toml`` explains it."""
    outlines: Mapping[str, Mapping[str, Any]] = read_table("layouts/sheets.toml")
    return outlines[game]


class WordTooWideError(TextTooLongError):
    """Words of a language that are wider, by so many mm `over`, than the room that a sheet has.

    `keys` are the messages that have these words; there are none where a user wrote them. What is
    set in lines may be ``higher`` than its room, too.
    """

    def __init__(
        self,
        words: str,
        language: Language,
        over: float,
        side: Literal["wider", "higher"] = "wider",
    ) -> None:
        super().__init__(words, language, over)
        self.words, self.language, self.over, self.side = words, language, over, side

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the messages that have these words in their own text."""
        keys, said = self.language.keys(), self.language.pattern
        found = (
            key
            for key in keys
            if self.words in " ".join(texts_of(said(key) or ())).replace(SOFT_HYPHEN, "")
        )
        return tuple(sorted(found))

    def __str__(self) -> str:
        """Return what is wrong in words, which is worked out only where somebody reads it."""
        keys = ", ".join(self.keys)
        where = f" ({self.language.tag}: {keys})" if keys else ""
        return (
            f"'{self.words}' is {self.over:.1f} mm {self.side} than its room{where}: write shorter "
            "words, or put soft hyphens where they may be divided"
        )


def day_words(language: Language, day: date) -> str:
    """Return a day as people write it, such as Friday 1 May 2026."""
    parts = {"day": day.day, "month": day.month, "year": day.year}
    return language.say(Message("sheets-day", weekday=day.isoweekday(), **parts))


def sheet_words(book: FontBook, name: str, *parts: str) -> SheetWords:
    """Return the words in the message file `name`; those of a part before those of all."""
    return SheetWords(book.language, (*(f"{name}-{part}" for part in parts), name))


def players_of(book: FontBook, game: Game) -> str:
    """Return for how many a game is, such as ``3 to 5 players``."""
    words, (fewest, most) = sheet_words(book, "sheets"), game.players
    if most is None:
        return words("players-or-more", count=fewest)
    if fewest == most:
        return words("players", count=fewest)
    return words("players-from-to", lowest=fewest, highest=most)
