"""A way through a board as players note it in one line: the start, then the drill of each turn.

``start red:I10: 3, from red:I5 2, 0`` is what `Line` prints. A player may leave out ``start``, the
colour of Row 10, ``from``, and a half of the board that goes without saying.
"""

import re
from typing import get_args

from companion.errors import RulingError, refused
from companion.grid import COLUMNS
from companion.rotator.board import Board, BoardSpace, Half, name_of, parse_space
from companion.rotator.state import Step, Turn, start, step

_CLAIM = re.compile(
    r"((?:start\s+)?(?:(?:red|blue)\s*:?\s*)?[a-j](?:\s*[0-9]+)?)\s*:\s*(.+)",
    re.IGNORECASE | re.ASCII,
)


def parse_start(text: str) -> BoardSpace:
    """Read a start: ``D``, ``D10`` or ``red D10``, with or without ``start`` before it (R4).

    Raises SpaceError if `text` is no space.
    """
    place = re.sub(r"start\s+", "", text.strip(), count=1, flags=re.IGNORECASE)
    if place.upper() in COLUMNS:
        place += "10"
    return parse_space(place if place.lower().startswith(get_args(Half)) else f"red:{place}")


def parse_turn(text: str, departures: int) -> Turn:
    """Read a turn: ``2``, after a capture ``from red:C4 2`` or ``C4 2`` with `departures` (R9).

    Raises RulingError if `text` is no turn, or its space could lie in both halves.
    """
    words = text.split()
    if len(words) < 2:
        return Turn.parse(text)
    *place, number = words[1:] if words[0].lower() == "from" else words
    space = " ".join(place)
    if space.lower().startswith(get_args(Half)):
        return Turn.parse(f"from {name_of(parse_space(space))} {number}")
    spaces = [parse_space(f"{half}:{space}") for half in get_args(Half)]
    found = [each for each in spaces if departures >> each & 1] or spaces
    if len(found) > 1:
        raise refused("rotator-refused-both-halves", space=space, either=tuple(map(name_of, found)))
    return Turn.parse(f"from {name_of(found[0])} {number}")


def play_claim(board: Board, text: str) -> list[Step]:
    """Return the turns of a line on `board`, as they go.

    Raises RulingError if it can't be read, or can't be played; then the message names the turn.
    """
    start_typed, *turns = re.split(r"\s*,\s*", text.strip().rstrip(",. "))
    if match := _CLAIM.fullmatch(start_typed):
        start_typed, turns = match[1], [match[2], *turns]
    if not turns:
        raise refused("rotator-refused-no-turns", text=text)
    position = start(board, parse_start(start_typed))
    steps = []
    for number, turn in enumerate(turns, 1):
        if position.result is not None:
            raise refused("rotator-refused-line-goes-on", form=position.result, round=position.turn)
        try:
            steps.append(step(position, parse_turn(turn, position.departures)))
        except RulingError as error:
            where = {"number": number, "text": turn, "reason": error.message}
            raise refused("rotator-refused-in-turn", error.ruling, **where) from None
        position = steps[-1].after
    return steps
