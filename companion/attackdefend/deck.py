"""Decks: which cards there are and what they do, read from a TOML file (K1).

A fault in a file is told with its line. `layouts/decks/house.toml` explains the fields.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from companion.data import read_data
from companion.errors import RulingError
from companion.textfile import TextFileError, read_text
from companion.toml_reader import KeyPath, line_of, parse

SIZE = 50
"""Cards of a deck (K1)."""

HOUSE = "house"
"""The deck that comes with the program."""

LEVELS = (1, 2, 3, 4)
"""The levels of a face-down card, which are the numbers on its back."""

NUMBERED = (
    *("draw", "gift", "discard", "foe", "raid", "peek", "lower", "raise", "boost"),
    *("place", "take", "act", "slow"),
)
"""The steps of K17 that come with a number."""

STEPS = ("score", *NUMBERED, "flip", "trash", "return", "protect", "switch", "saddle")
"""The steps that a text may have (K8, K17)."""

_RESERVED = ("none", "kept", "yes")
_LONGEST_TEXT = 200
_LONGEST_TITLE = 40


class DeckError(ValueError):
    """A deck that can't be played with; `faults` are its lines, keys and complaints, in that order."""

    def __init__(self, source: str, faults: Iterable[tuple[int | None, str, str]]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: fault[0] or 0))
        told = (
            f"{source}{f':{line}' if line else ''}: {f'{key}: ' if key else ''}{message}"
            for line, key, message in self.faults
        )
        super().__init__("; ".join(told))


@dataclass(frozen=True, slots=True)
class Step:
    """A step of an effect, such as ``draw 2``; `number` is 1 where none is written."""

    name: str
    number: int = 1

    def __str__(self) -> str:
        return f"{self.name} {self.number}" if self.name in NUMBERED else self.name


@dataclass(frozen=True, slots=True)
class Text:
    """What a half does from a level on: `need` is its number, 0 for none."""

    need: int
    text: str
    steps: tuple[Step, ...]

    @property
    def scores(self) -> bool:
        """Whether the card is scored."""
        return any(step.name == "score" for step in self.steps)


@dataclass(frozen=True, slots=True)
class Half:
    """The black half of a card, for the Defender, or the white one, for the Attacker."""

    title: str
    texts: tuple[Text, ...]

    def text_at(self, level: int) -> int | None:
        """Return which text is played at a level, from 0: the one with the highest number reached (K8)."""
        reached = [i for i, text in enumerate(self.texts) if text.need <= level]
        return max(reached, key=lambda i: self.texts[i].need, default=None)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card: `count` copies are alike; `points` is 0 unless they are score cards."""

    id: str
    count: int
    points: int
    black: Half
    white: Half

    @property
    def cost(self) -> int:
        """The number of the first white text: 0 if the card can be used from the hand (K10)."""
        return self.white.texts[0].need


@dataclass(frozen=True, slots=True)
class Deck:
    """All kinds of cards, in the order in which cards are listed ("deck order")."""

    name: str
    version: int
    kinds: tuple[Kind, ...]

    @property
    def is_house(self) -> bool:
        """Whether these are the cards that come with the program."""
        return self == house_deck()

    def index(self, card: str) -> int | None:
        """Return the number of a kind, from 0; None if there is none with this id."""
        return next((i for i, kind in enumerate(self.kinds) if kind.id == card), None)


def card_meant(deck: Deck, word: str) -> str:
    """Return the id of the card that a word means: its id, the title of a half, or the beginning of one.

    Other words are returned as they are. Raises RulingError if several cards may be meant.

    >>> card_meant(house_deck(), "hau"), card_meant(house_deck(), "3")
    ('coup', '3')
    """
    said = word.casefold()
    if deck.index(said) is not None or not said.isalpha() or said in _RESERVED:
        return word
    names = {
        kind.id: (kind.id, kind.black.title.casefold(), kind.white.title.casefold())
        for kind in deck.kinds
    }
    same = [card for card, known in names.items() if said in known]
    found = same or [
        card for card, known in names.items() if any(name.startswith(said) for name in known)
    ]
    if len(found) > 1:
        raise RulingError(f"'{word}' may be {' or '.join(found)}: type more of it")
    return found[0] if found else word


@cache
def house_deck() -> Deck:
    """Return the deck that comes with the program; raises DataError if its file is damaged."""
    return read_data(f"layouts/decks/{HOUSE}.toml", read_deck)


def read_deck(path: Path) -> Deck:
    """Read a deck; raises DeckError, which tells every fault, also if the file can't be read."""
    try:
        text = read_text(path)
        values = parse(text)
    except TextFileError as error:
        raise DeckError(str(path), [(error.line, "", error.message)]) from None
    reader = _Reader(text)
    deck = reader.deck(values)
    if reader.faults:
        raise DeckError(str(path), reader.faults)
    return deck


@dataclass
class _Reader:
    """Reads values and notes what is wrong with them, with the line."""

    text: str
    faults: list[tuple[int | None, str, str]] = field(default_factory=list)

    def _wrong(self, path: KeyPath, message: str) -> None:
        key = ".".join(str(part) for part in path)
        self.faults.append((line_of(self.text, path), key, message))

    def deck(self, values: dict[str, Any]) -> Deck:
        self._known(values, (), ("name", "version", "card"))
        name = self._word(
            values, (), "name", r"[a-z0-9][a-z0-9-]{0,29}", "small letters, digits and hyphens"
        )
        version = self._whole(values, (), "version", range(1, 1000))
        found = values.get("card")
        tables = (
            found
            if isinstance(found, list) and all(isinstance(each, dict) for each in found)
            else []
        )
        if not tables:
            self._wrong(("card",), "missing: a table [[card]] for each kind of card")
        kinds = [self._kind(each, ("card", number)) for number, each in enumerate(tables, start=1)]
        ids = [kind.id for kind in kinds]
        for number, card in enumerate(ids, start=1):
            if card and card in ids[: number - 1]:
                self._wrong(("card", number, "id"), f"there is a card '{card}' already")
        total = sum(kind.count for kind in kinds)
        if tables and not self.faults and total != SIZE:
            self._wrong(("card",), f"the counts add up to {total}: a deck has {SIZE} cards")
        return Deck(name, version, tuple(kinds))

    def _kind(self, values: dict[str, Any], at: KeyPath) -> Kind:
        self._known(values, at, ("id", "count", "points", "black", "white"))
        card = self._word(values, at, "id", r"[a-z][a-z-]{0,19}", "small letters and hyphens")
        if card in _RESERVED:
            self._wrong(
                (*at, "id"), f"'{card}' has a meaning of its own in records: choose another word"
            )
        count = self._whole(values, at, "count", range(1, SIZE + 1))
        points = values.get("points", 0)
        if "points" in values and (isinstance(points, bool) or points not in (1, 2, -1)):
            self._wrong(
                (*at, "points"), "must be 1, 2 or -1; leave it out if this is no score card"
            )
            points = 1
        black, white = (self._table(values, at, half) for half in ("black", "white"))
        self._known(black, (*at, "black"), ("title", "need", "text", "do"))
        self._known(white, (*at, "white"), ("title", "texts"))
        return Kind(
            card,
            count,
            points,
            Half(
                self._title(black, (*at, "black")),
                (self._text(black, (*at, "black"), points),) if black else (),
            ),
            Half(self._title(white, (*at, "white")), self._texts(white, (*at, "white"), points)),
        )

    def _texts(self, white: dict[str, Any], at: KeyPath, points: int) -> tuple[Text, ...]:
        if not white:
            return ()
        at = (*at, "texts")
        found = white.get("texts")
        if not (
            isinstance(found, list)
            and 1 <= len(found) <= 2
            and all(isinstance(each, dict) for each in found)
        ):
            self._wrong(
                at,
                "must be a list of one or two texts, such as [{need = 2, text = ..., do = [...]}]",
            )
            return ()
        for each in found:
            self._known(each, at, ("need", "text", "do"))
        texts = tuple(self._text(each, at, points) for each in found)
        if len(texts) == 2 and texts[0].need >= texts[1].need:
            self._wrong(at, "the second text must need a higher level than the first")
        return texts

    def _text(self, values: dict[str, Any], at: KeyPath, points: int) -> Text:
        need = self._whole(values, at, "need", LEVELS) if "need" in values else 0
        text = self._line(values, at, "text", _LONGEST_TEXT)
        found = values.get("do")
        if not isinstance(found, list) or not found:
            self._wrong((*at, "do"), 'missing: a list of steps, such as ["draw 2"]')
            return Text(need, text, ())
        steps = tuple(step for each in found if (step := self._step(each, (*at, "do"))) is not None)
        scored = [i for i, step in enumerate(steps) if step.name == "score"]
        if scored and not points:
            self._wrong((*at, "do"), "'score' needs a score card: give its points")
        if scored and scored != [0]:
            self._wrong(
                (*at, "do"),
                "'score' comes first, and once: a card is scored before anything else happens",
            )
        return Text(need, text, steps)

    def _step(self, value: object, at: KeyPath) -> Step | None:
        words = value.split() if isinstance(value, str) else []
        name, *numbers = words or [""]
        if name not in STEPS:
            near = get_close_matches(name, STEPS, n=1)
            hint = f"did you mean '{near[0]}'?" if near else f"known: {', '.join(STEPS)}"
            self._wrong(at, f"there is no step {value!r}; {hint}")
            return None
        if name not in NUMBERED:
            if numbers:
                self._wrong(at, f"'{name}' has no number: {value!r}")
            return Step(name)
        number = (
            int(numbers[0]) if len(numbers) == 1 and re.fullmatch(r"-?[1-9]", numbers[0]) else 0
        )
        if (
            not number
            or (number < 0 and name != "act")
            or (name == "place" and number not in LEVELS)
        ):
            fits = {"act": "from -9 to 9, not 0", "place": "from 1 to 4"}.get(name, "from 1 to 9")
            self._wrong(at, f"'{name}' needs a number {fits}, such as '{name} 2', not {value!r}")
            return None
        return Step(name, number)

    # -- values ------------------------------------------------------------------------------------

    def _known(self, values: dict[str, Any], at: KeyPath, keys: Sequence[str]) -> None:
        for key in values:
            if key not in keys:
                near = get_close_matches(key, keys, n=1)
                hint = f"did you mean '{near[0]}'?" if near else f"known here: {', '.join(keys)}"
                self._wrong((*at, key), f"unknown; {hint}")

    def _table(self, values: dict[str, Any], at: KeyPath, key: str) -> dict[str, Any]:
        found = values.get(key)
        if isinstance(found, dict):
            return found
        self._wrong((*at, key), f"missing: a table [card.{key}] with the {key} half")
        return {}

    def _title(self, values: dict[str, Any], at: KeyPath) -> str:
        return self._line(values, at, "title", _LONGEST_TITLE) if values else ""

    def _line(self, values: dict[str, Any], at: KeyPath, key: str, longest: int) -> str:
        found = values.get(key)
        if not isinstance(found, str) or not found.strip():
            self._wrong((*at, key), "missing: a text in quotation marks")
            return ""
        if len(found) > longest:
            self._wrong(
                (*at, key), f"{len(found)} characters are too long for a card: {longest} at most"
            )
        elif not found.isprintable():
            self._wrong((*at, key), "must be one line of printable characters")
        return found.strip()

    def _word(self, values: dict[str, Any], at: KeyPath, key: str, pattern: str, what: str) -> str:
        found = values.get(key)
        if isinstance(found, str) and re.fullmatch(pattern, found):
            return found
        self._wrong(
            (*at, key),
            f"must be a word of {what}" if key in values else f"missing: a word of {what}",
        )
        return ""

    def _whole(self, values: dict[str, Any], at: KeyPath, key: str, allowed: Sequence[int]) -> int:
        found = values.get(key)
        if isinstance(found, int) and not isinstance(found, bool) and found in allowed:
            return found
        self._wrong((*at, key), f"must be a whole number from {allowed[0]} to {allowed[-1]}")
        return allowed[0]
