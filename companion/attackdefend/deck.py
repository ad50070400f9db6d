"""Decks: which cards there are and what they do, read from a TOML file (K1).

A fault in a file has its line. `layouts/decks/house-2.toml` explains the fields.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from companion.data import read_data
from companion.errors import refused
from companion.textfile import TextFileError, read_text
from companion.toml_reader import KeyPath, line_of, parse
from companion.words import Language, Message, Words, language

SIZE = 50
"""Cards of a deck (K1)."""

USUAL = "house-2"
"""The deck of a new game."""

UNNAMED = "house"
"""The deck of a record that names none (K1)."""

DECKS = (USUAL, UNNAMED)
"""The versions of the house deck, which come with the program."""

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
_STEP_NUMBERS = {"act": ("-?[1-9]", "from -9 to 9, not 0"), "place": ("[1-4]", "from 1 to 4")}
"""What number a step needs, if not one from 1 to 9: a pattern, and in words."""

_LONGEST_TEXT = 200
_LONGEST_TITLE = 40


class DeckError(ValueError):
    """A deck that can't be played with; `faults` are lines, keys and messages, by line."""

    def __init__(self, source: str, faults: Iterable[tuple[int | None, str, str]]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: fault[0] or 0))
        sentences = (
            f"{source}{f':{line}' if line else ''}: {f'{key}: ' if key else ''}{message}"
            for line, key, message in self.faults
        )
        super().__init__("; ".join(sentences))


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
    text: Words
    steps: tuple[Step, ...]

    @property
    def scores(self) -> bool:
        """Whether the card is scored."""
        return any(step.name == "score" for step in self.steps)


@dataclass(frozen=True, slots=True)
class Half:
    """The black half of a card, for the Defender, or the white one, for the Attacker."""

    title: Words
    texts: tuple[Text, ...]

    def text_at(self, level: int) -> int | None:
        """Return which text is played at a level, from 0: the highest that is reached (K8)."""
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
    def halves(self) -> tuple[Half, Half]:
        """Both halves, the black one first."""
        return self.black, self.white

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
    language: str = ""

    @property
    def is_house(self) -> bool:
        """Whether these are cards that come with the program."""
        return self in map(house_deck, DECKS)

    def index(self, card: str) -> int | None:
        """Return the number of a kind, from 0; None if there is none with this id."""
        return next((i for i, kind in enumerate(self.kinds) if kind.id == card), None)


def card_meant(deck: Deck, word: str, language: Language) -> str:
    """Return the id of the card that a word means by its id or a title, or the beginning of one.

    Titles are those of a language. Other words are returned as they are. Raises RulingError if
    several cards may be meant.

    >>> english = language()
    >>> card_meant(house_deck(), "hau", english), card_meant(house_deck(), "3", english)
    ('coup', '3')
    """
    said = word.casefold()
    if deck.index(said) is not None or not said.isalpha() or said in _RESERVED:
        return word
    names = {
        kind.id: (kind.id, *(language.say(half.title).casefold() for half in kind.halves))
        for kind in deck.kinds
    }
    same = [card for card, known in names.items() if said in known]
    found = same or [
        card for card, known in names.items() if any(name.startswith(said) for name in known)
    ]
    if len(found) > 1:
        raise refused("attackdefend-refused-cards", text=word, either=tuple(found))
    return found[0] if found else word


@cache
def house_deck(name: str = USUAL) -> Deck:
    """Return one of `DECKS`; raises DataError if its file is damaged."""
    return read_data(f"layouts/decks/{name}.toml", read_deck)


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
        self._known(values, (), ("name", "version", "language", "card"))
        pattern, what = r"[a-z0-9][a-z0-9-]{0,29}", "small letters, digits and hyphens"
        name = self._word(values, (), "name", pattern, what)
        version = self._whole(values, (), "version", range(1, 1000))
        tables = _tables(values.get("card"))
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
        return Deck(name, version, tuple(kinds), self._language(values.get("language", "")))

    def _language(self, tag: object) -> str:
        if tag:
            try:
                language(str(tag))
            except TextFileError as error:
                self._wrong(("language",), error.message)
        return str(tag)

    def _kind(self, values: dict[str, Any], at: KeyPath) -> Kind:
        self._known(values, at, ("id", "count", "points", "black", "white"))
        card = self._word(values, at, "id", r"[a-z][a-z-]{0,19}", "small letters and hyphens")
        if card in _RESERVED:
            why = "has a meaning of its own in records"
            self._wrong((*at, "id"), f"'{card}' {why}: choose another word")
        count = self._whole(values, at, "count", range(1, SIZE + 1))
        points = values.get("points", 0)
        if "points" in values and (isinstance(points, bool) or points not in (1, 2, -1)):
            what = "must be 1, 2 or -1; leave it out if this is no score card"
            self._wrong((*at, "points"), what)
            points = 1
        black, white = (self._table(values, at, half) for half in ("black", "white"))
        on_black = Message(f"deck-house-{card}-black")
        on_white = Message(f"deck-house-{card}-white")
        self._known(black, (*at, "black"), ("title", "need", "text", "do"))
        self._known(white, (*at, "white"), ("title", "texts"))
        title = self._title(black, (*at, "black"), on_black)
        text = (self._text(black, (*at, "black"), points, on_black),) if black else ()
        defender = Half(title, text)
        title = self._title(white, (*at, "white"), on_white)
        texts = self._texts(white, (*at, "white", "texts"), points, on_white) if white else ()
        return Kind(card, count, points, defender, Half(title, texts))

    def _texts(
        self, white: dict[str, Any], at: KeyPath, points: int, usual: Message
    ) -> tuple[Text, ...]:
        found = _tables(white.get("texts"))
        if len(found) not in (1, 2):
            example = "[{need = 2, text = ..., do = [...]}]"
            self._wrong(at, f"must be a list of one or two texts, such as {example}")
            return ()
        for each in found:
            self._known(each, at, ("need", "text", "do"))
        usuals = (usual, usual.form("second"))
        texts = tuple(
            self._text(each, at, points, said) for each, said in zip(found, usuals, strict=False)
        )
        if len(texts) == 2 and texts[0].need >= texts[1].need:
            self._wrong(at, "the second text must need a higher level than the first")
        return texts

    def _text(self, values: dict[str, Any], at: KeyPath, points: int, usual: Message) -> Text:
        need = self._whole(values, at, "need", LEVELS) if "need" in values else 0
        text = self._line(values, at, "text", _LONGEST_TEXT, usual)
        found = values.get("do")
        if not isinstance(found, list) or not found:
            self._wrong((*at, "do"), 'missing: a list of steps, such as ["draw 2"]')
            return Text(need, text, ())
        steps = tuple(step for each in found if (step := self._step(each, (*at, "do"))) is not None)
        scored = [i for i, step in enumerate(steps) if step.name == "score"]
        if scored and not points:
            self._wrong((*at, "do"), "'score' needs a score card: give its points")
        if scored and scored != [0]:
            why = "a card is scored before anything else happens"
            self._wrong((*at, "do"), f"'score' comes first, and once: {why}")
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
        pattern, fits = _STEP_NUMBERS.get(name, ("[1-9]", "from 1 to 9"))
        if not re.fullmatch(pattern, " ".join(numbers)):
            self._wrong(at, f"'{name}' needs a number {fits}, such as '{name} 2', not {value!r}")
            return None
        return Step(name, int(numbers[0]))

    # -- values ------------------------------------------------------------------------------------

    def _known(self, values: dict[str, Any], at: KeyPath, keys: Sequence[str]) -> None:
        for key in values:
            if key not in keys:
                near = get_close_matches(key, keys, n=1)
                hint = f"did you mean '{near[0]}'?" if near else f"known here: {', '.join(keys)}"
                self._wrong((*at, key), f"unknown; {hint}")

    def _table(self, values: dict[str, Any], at: KeyPath, key: str) -> dict[str, Any]:
        found = values.get(key)
        if isinstance(found, dict) and found:
            return found
        self._wrong((*at, key), f"missing: a table [card.{key}] with the {key} half")
        return {}

    def _title(self, values: dict[str, Any], at: KeyPath, half: Message) -> Words:
        usual = half.form("title")
        return self._line(values, at, "title", _LONGEST_TITLE, usual) if values else ""

    def _line(
        self, values: dict[str, Any], at: KeyPath, key: str, longest: int, usual: Message
    ) -> Words:
        """Return a line for people to read; the `usual` one of the house deck if it is left out."""
        found = values.get(key)
        if found is None and language().pattern(usual.key):
            return usual
        if not isinstance(found, str) or not found.strip():
            self._wrong((*at, key), "missing: a text in quotation marks")
            return ""
        if len(found) > longest:
            what = f"{len(found)} characters are too long for a card"
            self._wrong((*at, key), f"{what}: {longest} at most")
        elif not found.isprintable():
            self._wrong((*at, key), "must be one line of printable characters")
        return found.strip()

    def _word(self, values: dict[str, Any], at: KeyPath, key: str, pattern: str, what: str) -> str:
        found = values.get(key)
        if isinstance(found, str) and re.fullmatch(pattern, found):
            return found
        self._wrong((*at, key), f"{'must be' if key in values else 'missing:'} a word of {what}")
        return ""

    def _whole(self, values: dict[str, Any], at: KeyPath, key: str, allowed: Sequence[int]) -> int:
        found = values.get(key)
        if isinstance(found, int) and not isinstance(found, bool) and found in allowed:
            return found
        self._wrong((*at, key), f"must be a whole number from {allowed[0]} to {allowed[-1]}")
        return allowed[0]


def _tables(value: object) -> list[dict[str, Any]]:
    """Return a list of tables; nothing if the value is none."""
    tables = value if isinstance(value, list) else []
    return tables if all(isinstance(each, dict) for each in tables) else []
