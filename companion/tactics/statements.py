"""The lines of a record of Tactics Joker after ``game``.

Spaces and cards stay words here: whether there is such a space is asked after everything about the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from companion.errors import RulingError
from companion.record import Grammar, Statement, Words, expect, parse_name, parse_symbol, parse_undo, reader
from companion.tactics.board import NAMES, SIZE
from companion.tactics.cards import JOKER
from companion.tactics.rules import RACES, VARIANTS


@dataclass(frozen=True, slots=True)
class Variant(Statement):
    """``variant fog``."""

    keyword = "variant"
    variant: str


@dataclass(frozen=True, slots=True)
class Start(Statement):
    """``start 3``: the units on each castle at the beginning (J6)."""

    keyword = "start"
    units: int


@dataclass(frozen=True, slots=True)
class Rounds(Statement):
    """``rounds 30``: the game ends after 30 turns each (J17)."""

    keyword = "rounds"
    rounds: int


@dataclass(frozen=True, slots=True)
class Player(Statement):
    """``player Ann X``: the first one listed begins (J2)."""

    keyword = "player"
    name: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Race(Statement):
    """``race Ann elves`` (J19)."""

    keyword = "race"
    name: str
    race: str


@dataclass(frozen=True, slots=True)
class DealNamed(Statement):
    """``deal k7``: the rows come from this seed (J3)."""

    keyword = "deal"
    seed: str


@dataclass(frozen=True, slots=True)
class Row(Statement):
    """``row 1 KS 2C AC 4S 3S 3C KH``: the cards of a row from A to G (J3)."""

    keyword = "row"
    number: int
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"row {self.number} {' '.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class Castle(Statement):
    """``castle Bob A7 G7``: the corners on which a player starts, in reading order (J6)."""

    keyword = "castle"
    name: str
    spaces: tuple[str, ...]

    def __str__(self) -> str:
        return f"castle {self.name} {' '.join(self.spaces)}"


@dataclass(frozen=True, slots=True)
class Turn(Statement):
    """``turn Ann 6 2``: a player begins, with the dice of the castles (J7)."""

    keyword = "turn"
    name: str
    dice: tuple[int, ...]

    def __str__(self) -> str:
        return _thrown("turn", self.name, self.dice)


@dataclass(frozen=True, slots=True)
class Move(Statement):
    """``move Ann 3 A1 B2``: units go to a space that touches theirs (J8).

    `tired` is how many of them have made a move before, None if fresh units go first.
    """

    keyword = "move"
    name: str
    units: int
    origin: str
    target: str
    tired: int | None = None

    def __str__(self) -> str:
        tired = "" if self.tired is None else f" tired {self.tired}"
        return f"move {self.name} {self.units} {self.origin} {self.target}{tired}"


@dataclass(frozen=True, slots=True)
class Roll(Statement):
    """``roll Ann 4 2 6``: the dice that are due (J9, J12, J19)."""

    keyword = "roll"
    name: str
    dice: tuple[int, ...]

    def __str__(self) -> str:
        return _thrown("roll", self.name, self.dice)


@dataclass(frozen=True, slots=True)
class Pushed(Statement):
    """``push Ann C5``: where the attacker pushes the beaten army (J15)."""

    keyword = "push"
    name: str
    space: str


@dataclass(frozen=True, slots=True)
class Joker(Statement):
    """``joker Ann QD``: the card of the stack that replaces the joker (J11)."""

    keyword = "joker"
    name: str
    card: str


@dataclass(frozen=True, slots=True)
class End(Statement):
    """``end Ann``: a player ends the turn before the last move (J7)."""

    keyword = "end"
    name: str


@dataclass(frozen=True, slots=True)
class Draw(Statement):
    """``draw``: both players agree (J17)."""

    keyword = "draw"


@dataclass(frozen=True, slots=True)
class Resign(Statement):
    """``resign Bob`` (J17)."""

    keyword = "resign"
    name: str


Answer = Roll | Pushed | Joker
"""What is asked for amid a move; ``undo`` takes it back with the move."""

Play = Castle | Turn | Move | End | Draw | Resign
"""What ``undo`` takes back."""


def _thrown(keyword: str, name: str, dice: tuple[int, ...]) -> str:
    return " ".join([keyword, name, *map(str, dice)])


# -- reading words -------------------------------------------------------------------------------


def _number(word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", word, re.ASCII):
        raise RulingError(f"'{word}' is no number: write such as 3")
    return int(word)


def _variant(word: str) -> str:
    if word.lower() not in VARIANTS:
        raise RulingError(f"there is no variant '{word}': {', '.join(VARIANTS)}")
    return word.lower()


def _card(word: str) -> str:
    return JOKER if word.lower() == "joker" else word.upper()


def _parse_row(words: Words) -> Row:
    expect(words, 1 + SIZE, 1 + SIZE, "row NUMBER and seven cards, such as row 1 KS 2C AC 4S 3S 3C KH")
    return Row(_number(words[0]), tuple(map(_card, words[1:])))


def _parse_castle(words: Words) -> Castle:
    expect(words, 1, 1000, "castle NAME SPACE, or two spaces")
    spaces = [word.upper() for word in words[1:]]
    known = sorted((word for word in spaces if word in NAMES), key=NAMES.index)
    return Castle(words[0], (*known, *(word for word in spaces if word not in NAMES)))


def _parse_move(words: Words) -> Move:
    pattern = "move NAME UNITS FROM TO [tired NUMBER], such as move Ann 3 A1 B2"
    expect(words, 4, 6, pattern)
    if len(words) == 5 or (len(words) == 6 and words[4].lower() != "tired"):
        raise RulingError(f"write: {pattern}")
    tired = _number(words[5]) if len(words) == 6 else None
    return Move(words[0], _number(words[1]), words[2].upper(), words[3].upper(), tired)


def _dice_after(
    kind: Callable[[str, tuple[int, ...]], Statement], pattern: str
) -> Callable[[Words], Statement]:
    def read(words: Words) -> Statement:
        expect(words, 1, 1000, pattern)
        return kind(words[0], tuple(map(_number, words[1:])))

    return read


GRAMMAR: Grammar = {
    "variant": reader(Variant, f"variant {'|'.join(VARIANTS)}", _variant),
    "start": reader(Start, "start UNITS, such as start 3", _number),
    "rounds": reader(Rounds, "rounds NUMBER, such as rounds 30", _number),
    "player": reader(Player, "player NAME SYMBOL, such as player Ann X", parse_name, parse_symbol),
    "race": reader(Race, f"race NAME {'|'.join(RACES)}", str, str.lower),
    "deal": reader(DealNamed, "deal SEED, such as deal k7", str.lower),
    "row": _parse_row,
    "castle": _parse_castle,
    "turn": _dice_after(Turn, "turn NAME DICE, such as turn Ann 6 2"),
    "move": _parse_move,
    "roll": _dice_after(Roll, "roll NAME DICE, such as roll Ann 4 2 6"),
    "push": reader(Pushed, "push NAME SPACE, such as push Ann C4", str, str.upper),
    "joker": reader(Joker, "joker NAME CARD, such as joker Ann 7H", str, _card),
    "end": reader(End, "end NAME", str),
    "draw": reader(Draw, "draw"),
    "resign": reader(Resign, "resign NAME", str),
    "undo": parse_undo,
}
"""The statements that may follow ``game tactics-joker``."""
