"""The lines of a record of Stones after ``game``."""

from dataclasses import dataclass

from companion.errors import RulingError
from companion.record import Grammar, Statement, parse_undo, reader


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


GRAMMAR: Grammar = {
    "heap": reader(Heap, "heap STONES SECRET SECRET", _number, _number, _number),
    "take": reader(Take, "take PLAYER COUNT", str.lower, _number),
    "undo": parse_undo,
}
