"""Which names and symbols players may choose at a table.

A record takes more than that (see `statements`): here is what people would mix up when they read it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import lru_cache

_MARKS = {
    "a dot, which marks a Node": ".·•∙⋅●・‧∘˙⚫⦁",
    "a slash, which marks a Deflector": "/\\∕⁄╱╲∖⧵⧸⧹⟋⟍",
    "a plus, which marks a Link": "+✚✛✜➕⊹",
    "a triangle, which marks a Master": "▲△▴▵▼▽▾▿◀▶◁▷◂▸∆Δ🔺🔻",
}
_LOOK = {character: look for look, characters in _MARKS.items() for character in characters}


@lru_cache(maxsize=8192)
def folded(word: str) -> str:
    """Return a word as readers tell it from others: capitals and the width of letters don't count."""
    return unicodedata.normalize("NFKC", word).casefold()


def name_complaint(name: str, others: Collection[str]) -> str | None:
    """Return why a player who sits down with `others` can't be called `name`, or None if that is fine."""
    if name in others:
        return f"there is a player {name} already"
    alike = _alike(name, others)
    return f"there is a player {alike} already; {name} differs in capitals only" if alike else None


def symbol_complaint(symbol: str, others: Collection[str]) -> str | None:
    """Return why a player who sits down with `others` can't have a symbol, or None if that is fine.

    `others` are the symbols already chosen.
    """
    shown = unicodedata.normalize("NFKC", symbol).replace("\N{VARIATION SELECTOR-16}", "")
    looks = {_LOOK.get(character) for character in shown}
    if len(looks) == 1 and (look := looks.pop()) is not None:
        return f"the symbol {symbol} looks like {look}: choose another, such as X, O, or Z"
    if symbol in others:
        return f"another player has the symbol {symbol}"
    alike = _alike(symbol, others)
    return f"another player has the symbol {alike}; {symbol} differs in capitals only" if alike else None


def _alike(word: str, others: Collection[str]) -> str | None:
    return next((other for other in others if folded(other) == folded(word)), None)
