"""Tactics Joker at an event: what is printed for a table, and the beginning of its record.

The deal has the table's name for a seed, so that board and record agree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.printables.tactics.aid import aid_page
from cardgen.printables.tactics.board import board_pages
from cardgen.printables.tactics.rules import rules_page
from companion.record import RULES_VERSION
from companion.tactics.board import SIZE
from companion.tactics.cards import deal
from companion.tactics.rules import VARIANTS

TACTICS = "tactics-joker"
"""The name of the game."""

_ROUNDS = re.compile(r"rounds-([1-9][0-9]{0,2})", re.ASCII)


def tactics_complaint(variants: Sequence[str]) -> str | None:
    """Return what is wrong with the last of the variants of a table, or None."""
    last = variants[-1] if variants else ""
    if not last or last in VARIANTS or _ROUNDS.fullmatch(last):
        twice = variants.count(last) > 1 or sum(map(bool, map(_ROUNDS.fullmatch, variants))) > 1
        return f"{last} is chosen already" if last and twice else None
    return f"there is no variant {last} of tactics-joker: {', '.join(VARIANTS)}, rounds-N such as rounds-30"


def tactics_pages(book: FontBook, paper: tuple[float, float], name: str) -> tuple[Page, ...]:
    """Return the rules, the board with its parts, and the aid, for the table called `name`."""
    return (rules_page(book, paper), *board_pages(book, paper, name, deal(name)), aid_page(book, paper))


def tactics_record(name: str, variants: Sequence[str], players: Sequence[tuple[str, str]]) -> str:
    """Return the beginning of a table's record, as far as it is known before the players sit down."""
    return "".join(f"{line}\n" for line in _lines(name, variants, players))


def _lines(name: str, variants: Sequence[str], players: Sequence[tuple[str, str]]) -> Iterator[str]:
    yield from (f"rules {RULES_VERSION}", f"game {TACTICS}")
    for variant in variants:
        yield variant.replace("-", " ") if _ROUNDS.fullmatch(variant) else f"variant {variant}"
    yield from (f"player {player} {symbol}" for player, symbol in players)
    if players and "races" not in variants:  # which come before the deal
        table = deal(name).table
        yield f"deal {name}"
        for row in range(SIZE):
            yield f"row {row + 1} {' '.join(table[row * SIZE : (row + 1) * SIZE])}"
