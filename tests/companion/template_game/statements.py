"""The lines of a record of Stones after ``game``."""

from companion.record import Computer, Human, LowerCase, Number, Statement, Undo, grammar_of


class Heap(Statement):
    """``heap 10 3 7``: the stones, and the secret numbers of both players."""

    form = "heap STONES SECRET SECRET"
    stones: Number
    first: Number
    second: Number


class Take(Statement):
    """``take first 2``."""

    form = "take PLAYER COUNT"
    player: LowerCase
    count: Number


GRAMMAR = grammar_of(Heap, Take, Computer, Human, Undo)
