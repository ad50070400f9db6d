"""The cards: their names, values and grounds, and how they are dealt (J1, J3, J4)."""

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from companion.errors import refused
from companion.tactics.board import CORNERS, SIZE, SPACES

Ground = Literal["plain", "forest", "mountain"]

SUITS = "CDHS"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
JOKER = "X"
"""Either joker."""

KINGS: tuple[str, ...] = tuple(f"K{suit}" for suit in SUITS)
COMMON: tuple[str, ...] = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
"""The cards that are neither king nor joker, in the order in which the stack is listed."""

RECRUITING = frozenset(card for card in COMMON if card[0] in "JQ")
"""The cards on which a unit joins (J10)."""


def _value(card: str) -> int:
    rank = card[:-1]
    return {"": 0, "A": 1, "J": 10, "Q": 10, "K": 13}.get(rank) or int(rank or 0)


def _ground(card: str) -> Ground:
    if card in RECRUITING or card[0] in "KX":
        return "plain"
    return {"C": "forest", "S": "mountain"}.get(card[-1], "plain")  # type: ignore[return-value]


VALUE: dict[str, int] = {card: _value(card) for card in (*KINGS, *COMMON, JOKER)}
"""What each card adds to a battle (J4)."""

GROUND: dict[str, Ground] = {card: _ground(card) for card in VALUE}


def parse_card(text: str) -> str:
    """Read the name of a card, in any case, also ``joker``; RulingError if it is none (J1)."""
    card = JOKER if text.lower() == "joker" else text.upper()
    if card not in VALUE:
        raise refused("tactics-refused-card", "J1", text=text)
    return card


@dataclass(frozen=True, slots=True)
class Deal:
    """What lies on the table, in reading order, and the stack, the five cards left over."""

    table: tuple[str, ...]
    stack: tuple[str, ...]

    def row(self, number: int) -> tuple[str, ...]:
        """Return the cards of a row from A to G; rows count from 1."""
        return self.table[(number - 1) * SIZE : number * SIZE]


def parse_seed(text: str) -> str:
    """Return a seed in small letters; raises RulingError with J3 if it is none."""
    if not re.fullmatch(r"[a-z0-9-]{1,32}", text, re.IGNORECASE | re.ASCII):
        raise refused("tactics-refused-seed", "J3", text=text)
    return text.lower()


def deal(seed: str) -> Deal:
    """Return the deal of a seed (J3); raises RulingError if it is no seed.

    >>> deal("k7").table[:7]
    ('KS', '2C', 'AC', '4S', '3S', '3C', 'KH')
    """
    seed = parse_seed(seed)

    def key(card: str) -> str:
        return sha256(f"{seed} {card}".encode()).hexdigest()

    kings = iter(sorted(KINGS, key=key))
    shuffled = sorted((*COMMON, *_JOKERS), key=key)
    others = iter([JOKER if card in _JOKERS else card for card in shuffled])
    table = tuple(next(kings if space in CORNERS else others) for space in SPACES)
    return Deal(table, left_over(table))


_JOKERS = (f"{JOKER}1", f"{JOKER}2")
"""The jokers as a seed tells them apart."""


def check_row(rows: tuple[tuple[str, ...], ...], row: tuple[str, ...]) -> None:
    """Raise RulingError unless a row may lie below `rows` (J3)."""
    edge = len(rows) in (0, SIZE - 1)
    for column, card in enumerate(row):
        corner = edge and column in (0, SIZE - 1)
        if corner != (card in KINGS):
            raise refused(
                "tactics-refused-no-king" if corner else "tactics-refused-king",
                "J3",
                card=card,
                number=column + 1,
            )
    lying = [card for each in (*rows, row) for card in each]
    for card in row:
        most = 2 if card == JOKER else 1
        if lying.count(card) > most:
            raise refused("tactics-refused-card-twice", "J3", card=card, count=most + 1)


def left_over(table: tuple[str, ...]) -> tuple[str, ...]:
    """Return the stack: the cards of the deck that don't lie on the table (J3)."""
    rest = [card for card in COMMON if card not in table]
    return (*rest, *[JOKER] * (2 - table.count(JOKER)))
