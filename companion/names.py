"""Names of players: as a record writes them, as people read them, and as people type them.

In a record an underscore stands for a blank.
"""

import re
import unicodedata
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import islice

from companion.errors import RulingError, refused
from companion.words import Message
from companion.words import spoken as spoken  # noqa: PLC0414 - exported


def recorded(name: str) -> str:
    """Return a name as a record writes it: the inverse of `spoken`.

    >>> recorded("Ann Lee")
    'Ann_Lee'
    """
    return "_".join(name.split())


def readable(text: str, names: Sequence[str]) -> str:
    """Return a text with each of `names` in it as people read it."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, spoken(name)) if "_" in name else text
    return text


# -- names that are typed ------------------------------------------------------------------------


def name_meant(typed: str, names: Sequence[str], players: Sequence[str] | None = None) -> str:
    """Return the one of `names` that is meant (see `names_like`).

    Raises RulingError if it is none, and lists `players` (without them, `names`), or if it may be
    several, and lists those.

    >>> name_meant("an", ("Ann", "Bob"))
    'Ann'
    """
    found = names_like(typed, names)
    if not found:
        raise unknown_player(typed, names if players is None else players)
    if len(found) > 1:
        alike = len(set(map(_folded, found))) == 1
        raise refused(
            "common-refused-names-alike" if alike else "common-refused-names",
            text=typed,
            either=tuple(found),
        )
    return found[0]


def names_like(typed: str, names: Sequence[str]) -> list[str]:
    """Return the names that may be meant: those typed in full, else those that begin so.

    If there are none, return those with a word that begins so.

    >>> names_like("be", ("Bob", "Ben", "Bea")), names_like("lee", ("Ann_Lee", "Bob"))
    (['Ben', 'Bea'], ['Ann_Lee'])
    """
    wanted = _folded(typed)
    if not wanted:
        return []
    in_full = names_in_full(typed, names)
    begun = [name for name in names if _folded(name).startswith(wanted)]
    later = [name for name in names if f" {wanted}" in _folded(name)]
    return in_full or begun or later


def names_in_full(typed: str, names: Sequence[str]) -> list[str]:
    """Return the name that was typed, else all that differ in capitals and accents only.

    >>> names_in_full("jose", ("José", "Joseph"))
    ['José']
    """
    if typed in names:
        return [typed]
    return [name for name in names if _folded(name) == _folded(typed)]


def with_names_joined(words: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return words with every name that is typed in several of them as one word.

    >>> with_names_joined(["ally", "ann", "lee"], ("Bob", "Ann_Lee"))
    ['ally', 'Ann_Lee']
    """
    found = list(words)
    for name in names:
        parts = _folded(name).split()
        for place in range(len(found) - len(parts) + 1) if len(parts) > 1 else ():
            if list(map(_folded, found[place : place + len(parts)])) == parts:
                found[place : place + len(parts)] = [name]
    return found


def split_players(text: str) -> list[str]:
    """Return what was typed of each player, where several are named in one answer.

    >>> split_players("Ann, bob and Cat Lee"), split_players("Ann, A")
    (['Ann', 'bob', 'Cat Lee'], ['Ann, A'])
    """
    return re.split(r"\s+(?:and|&)\s+|\s*[,;]\s+(?=\w\w)", text) if text else []


def player_typed(text: str, symbols: Collection[str] = ()) -> str:
    """Return the statement that seats a player who was typed as a name, or with a symbol.

    Without a symbol (see `ends_with_symbol`) it is that of `symbol_for` where others have
    `symbols`. A comma at the end, or before a symbol of one character, is ignored. Raises
    RulingError if there is no name, or a comma in it.

    >>> player_typed("Bob Lee O"), player_typed("Bob Lee"), player_typed("eve", ("E",))
    ('player Bob_Lee O', 'player Bob_Lee B', 'player eve X')
    """
    words = re.sub(r"[,;]\s*(?=\S$)", " ", text.rstrip(" ,;")).split()
    if {",", ";"} & set("".join(words)):
        raise refused("common-refused-one-player")
    as_recorded = len(words) > 2 and words[0].lower() == "player"
    if as_recorded:
        del words[0]
    if not words:
        raise refused("common-refused-no-name")
    if not (as_recorded or ends_with_symbol(words)):
        words.append(symbol_for(words[0], symbols))
    *name, symbol = words
    return f"player {recorded(' '.join(name))} {symbol}"


def ends_with_symbol(words: Sequence[str]) -> bool:
    """Tell whether the last word typed of a player is a symbol: it isn't written as a name is.

    >>> [ends_with_symbol(typed.split()) for typed in ("Ann Lee X", "Ann XY", "Ann Lee", "X")]
    [True, True, False, False]
    """
    *name, last = words or [""]
    letters = sum(map(str.isalpha, last))
    return bool(name) and (letters < 2 or last.isupper() or last[0].islower())


def unknown_player(name: str, names: Collection[str]) -> RulingError:
    """Return the error to raise where nobody of `names` is meant by `name`."""
    if not names:
        return refused("common-refused-no-player-yet", text=name)
    return refused("common-refused-no-player", text=name, options=tuple(names))


# -- names that look alike -----------------------------------------------------------------------

_LATIN_LOOK = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονι01|",
    "ABESIJKMHOPCTYXaesijopcyxhdqwABEZHIKMNOPTYXoviOII",
)
"""Letters of other alphabets, and digits, that look like a letter of the Latin one."""


def looks_like(name: str, other: str) -> bool:
    """Tell whether people may take a name for another one when they read it.

    >>> [looks_like("Anna", other) for other in ("ANNA", "\u0410nna", "Ann", "Anne")]
    [True, True, False, False]
    >>> looks_like("AI", "Al"), looks_like("Ali", "All")
    (True, False)
    """
    return bool(_looks(name) & _looks(other))


def _looks(name: str) -> set[str]:
    """Return how a name looks, in any capitals and alphabet; an I may be read as an l."""
    shown = unicodedata.normalize("NFKC", spoken(name)).translate(_LATIN_LOOK)
    return {shown.casefold(), shown.replace("I", "l").casefold()}


def _folded(name: str) -> str:
    """Return a name without capitals, accents and underscores."""
    parts = unicodedata.normalize("NFKD", spoken(name))
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()


# -- names and symbols that players may choose at a table ------------------------------------------
# A record takes more than that: here is what people would mix up when they read it.

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


def name_fault(name: str, others: Collection[str]) -> Message | None:
    """Return why a player can't sit down with `others` as `name`; None if that is fine."""
    if name in others:
        return Message("common-refused-same-name", player=name)
    alike = _alike(name, others)
    if alike is None:
        return None
    return Message("common-refused-name-in-capitals", player=name, other=alike)


def symbol_fault(symbol: str, others: Collection[str]) -> Message | None:
    """Return why a player who sits down with `others` can't have a symbol, or None if that is fine.

    `others` are the symbols already chosen.
    """
    shown = unicodedata.normalize("NFKC", symbol).replace("\N{VARIATION SELECTOR-16}", "")
    looks = {_LOOK.get(character) for character in shown}
    if len(looks) == 1 and (look := looks.pop()) is not None:
        free = [each for each in _PLAIN if _alike(each, others) is None]
        mark, either = Message(f"common-drawn-{look}"), tuple(free[:2])
        return Message("common-refused-symbol-mark", symbol=symbol, term=mark, either=either)
    if symbol in others:
        return Message("common-refused-same-symbol", symbol=symbol)
    alike = _alike(symbol, others)
    if alike is None:
        return None
    return Message("common-refused-symbol-in-capitals", symbol=symbol, text=alike)


def seat_fault(
    name: str, symbol: str, names: Collection[str], symbols: Collection[str]
) -> Message | None:
    """Return why a player can't sit down with others who have these names and symbols, or None."""
    return name_fault(name, names) or symbol_fault(symbol, symbols)


def symbol_for(name: str, others: Collection[str]) -> str:
    """Return a symbol for a player who brought none: the initial, or a free one if there is one.

    >>> symbol_for("Eve", ("X",)), symbol_for("Xenia", ("X",))
    ('E', 'O')
    """
    initial = name[0].upper()
    free = (each for each in initial + _PLAIN if symbol_fault(each, others) is None)
    return next(free, initial)


_COMPUTERS = ("Ada", "Blaise", "Clara", "Dirk", "Emmy", "Felix", "Grace", "Hypatia", "Isaac")


def computer_names(others: Collection[str], count: int) -> list[str]:
    """Return names for so many players of the computer, who sit down with `others`."""
    numbered = (f"{name}_{number}" for number in range(2, 10) for name in _COMPUTERS)
    free = (each for each in (*_COMPUTERS, *numbered) if name_fault(each, others) is None)
    return list(islice(free, count))


def _alike(word: str, others: Collection[str]) -> str | None:
    return next((other for other in others if folded(other) == folded(word)), None)
