"""Which names and symbols players may choose at a table.

A record takes more than that (`NAME_AND_SYMBOL`): here is what people would mix up when they read
it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import lru_cache
from itertools import islice

from companion.record import Player, grammar_of
from companion.words import Message

NAME_AND_SYMBOL = grammar_of(Player)
"""What a record takes for a name and a symbol."""

_MARKS = {
    "dot": ".·•∙⋅●・‧∘˙⚫⦁",
    "slash": "/\\∕⁄╱╲∖⧵⧸⧹⟋⟍",
    "plus": "+✚✛✜➕⊹",
    "triangle": "▲△▴▵▼▽▾▿◀▶◁▷◂▸∆Δ🔺🔻",
}
_LOOK = {character: look for look, characters in _MARKS.items() for character in characters}

_PLAIN = "XOZHVUTNKYELMWABCDFGJPQRS"
"""Symbols for who has none, those first that nobody mixes up on paper."""


@lru_cache(maxsize=8192)
def folded(word: str) -> str:
    """Return a word as readers tell it from others, without capitals and widths of letters."""
    return unicodedata.normalize("NFKC", word).casefold()


def name_complaint(name: str, others: Collection[str]) -> Message | None:
    """Return why a player can't sit down with `others` as `name`; None if that is fine."""
    if name in others:
        return Message("common-refused-same-name", player=name)
    alike = _alike(name, others)
    if alike is None:
        return None
    return Message("common-refused-name-in-capitals", player=name, other=alike)


def symbol_complaint(symbol: str, others: Collection[str]) -> Message | None:
    """Return why a player who sits down with `others` can't have a symbol, or None if that is fine.

    `others` are the symbols already chosen.
    """
    shown = unicodedata.normalize("NFKC", symbol).replace("\N{VARIATION SELECTOR-16}", "")
    looks = {_LOOK.get(character) for character in shown}
    if len(looks) == 1 and (look := looks.pop()) is not None:
        free = [each for each in _PLAIN if _alike(each, others) is None]
        either = tuple(free[:2])
        mark = Message(f"common-drawn-{look}")
        return Message("common-refused-symbol-mark", symbol=symbol, term=mark, either=either)
    if symbol in others:
        return Message("common-refused-same-symbol", symbol=symbol)
    alike = _alike(symbol, others)
    if alike is None:
        return None
    return Message("common-refused-symbol-in-capitals", symbol=symbol, text=alike)


def symbol_for(name: str, others: Collection[str]) -> str:
    """Return a symbol for a player who brought none: the initial, or a free one.

    >>> symbol_for("Eve", ("X",)), symbol_for("Xenia", ("X",))
    ('E', 'O')
    """
    offered = name[0].upper() + _PLAIN
    return next(each for each in offered if symbol_complaint(each, others) is None)


_COMPUTERS = ("Ada", "Blaise", "Clara", "Dirk", "Emmy", "Felix", "Grace", "Hypatia", "Isaac")


def computer_names(others: Collection[str], count: int) -> list[str]:
    """Return names for so many players of the computer, who sit down with `others`."""
    numbered = (f"{name}_{number}" for number in range(2, 10) for name in _COMPUTERS)
    free = (each for each in (*_COMPUTERS, *numbered) if name_complaint(each, others) is None)
    return list(islice(free, count))


def _alike(word: str, others: Collection[str]) -> str | None:
    return next((other for other in others if folded(other) == folded(word)), None)
