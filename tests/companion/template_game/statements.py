"""The lines of a record of Stones after ``game``."""

from dataclasses import dataclass

from companion.errors import RulingError
from companion.record import Grammar, Statement, Words, expect, parse_undo


@dataclass(frozen=True, slots=True)
class Heap(Statement):
    """``heap 10 3 7``: the stones, and the secret numbers of both players."""

    keyword = "heap"
    stones: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Take(Statement):
    """``take first 2``."""

    keyword = "take"
    player: str
    count: int


def _number(word: str) -> int:
    if not word.isdecimal():
        raise RulingError(f"'{word}' is no number")
    return int(word)


def _parse_heap(words: Words) -> Heap:
    expect(words, 3, 3, "heap STONES SECRET SECRET")
    return Heap(*map(_number, words))


def _parse_take(words: Words) -> Take:
    expect(words, 2, 2, "take PLAYER COUNT")
    return Take(words[0].lower(), _number(words[1]))


GRAMMAR: Grammar = {"heap": _parse_heap, "take": _parse_take, "undo": parse_undo}
