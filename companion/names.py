"""Names of players: in a record an underscore stands for a blank."""

from __future__ import annotations

from collections.abc import Sequence


def spoken(name: str | None) -> str:
    """Return a name as people read it.

    >>> spoken("Ann_Lee")
    'Ann Lee'
    """
    return str(name).replace("_", " ").strip() or str(name)


def readable(text: str, names: Sequence[str]) -> str:
    """Return a text with each of `names` in it as people read it."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, spoken(name)) if "_" in name else text
    return text


def with_names_joined(words: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return words with every name that is typed in several of them as one word.

    >>> with_names_joined(["ally", "ann", "lee"], ("Bob", "Ann_Lee"))
    ['ally', 'Ann_Lee']
    """
    found = list(words)
    for name in names:
        parts = spoken(name).casefold().split()
        for place in range(len(found) - len(parts) + 1) if len(parts) > 1 else ():
            if [word.casefold() for word in found[place : place + len(parts)]] == parts:
                found[place : place + len(parts)] = [name]
    return found
