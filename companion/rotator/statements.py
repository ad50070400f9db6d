"""The statements of a record after ``game rotator``, and how they are written."""

from typing import Annotated, cast, get_args

from companion import grid
from companion.errors import refused
from companion.record import Rest, Statement, Text, Undo, Word, grammar_of
from companion.rotator.board import BoardSpace, Half, name_of, parse_space
from companion.rotator.state import Turn

_NODES = "nodes red|blue and five spaces, such as nodes red B3 H4 E6 C9 I9"


def _half(word: str) -> Half:
    for half in get_args(Half):
        if word.lower() == half:
            return cast(Half, half)
    raise refused("common-refused-form", form=_NODES)


class Nodes(Statement):
    """``nodes red B3 H3 E5 C8 I9``: the Nodes of one half, in reading order."""

    form = _NODES
    half: Annotated[Half, Word(_half)]
    spaces: Annotated[
        tuple[grid.Space, ...], Rest(grid.parse_space, grid.name_of, fewest=1, order=sorted)
    ]


class Start(Statement):
    """``start red:D10`` (R4)."""

    form = "start SPACE, such as start red:D10"
    space: Annotated[BoardSpace, Word(parse_space, name_of)]


class Played(Statement):
    """``turn 1``, after a capture ``turn from red:C4 1`` (R8, R9)."""

    form = "turn NUMBER, such as turn 2, or turn from red:C4 1"
    turn: Annotated[Turn, Text(Turn.parse, fewest=1)]


GRAMMAR = grammar_of(Nodes, Start, Played, Undo)
"""The statements that may follow ``game rotator``."""
