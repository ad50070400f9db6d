"""Playing Rotator (R3-R11): positions never change, a turn makes a new one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from companion.errors import RulingError, refused
from companion.rotator.board import (
    BOTTOM_BITS,
    COLUMNS,
    RANGE_BITS,
    ROWS,
    TOP_BITS,
    Board,
    BoardSpace,
    name_of,
    parse_space,
    spaces_of,
)
from companion.words import Message

BOOST_CACHE = 10
MOST_DRILLED = 3
LIFETIME = 3
"""A space touched in turn t collapses in turn t + 3 (R7)."""

Result = Literal["won", "lost"]

NO_START = Message("rotator-refused-no-start")
"""The refusal of a turn before the game has begun (R4)."""

_TURN = re.compile(r"(?:from\s+(\S+)\s+)?0*([0-9]{1,9})", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True)
class Turn:
    """The player's decision in a turn: how much to drill and, after a capture, from where."""

    drill: int
    start: BoardSpace | None = None

    @classmethod
    def parse(cls, text: str) -> Turn:
        """Read ``2`` or ``from red:C4 2``; raises RulingError if `text` is neither."""
        match = _TURN.fullmatch(text.strip())
        if match is None:
            raise refused("rotator-refused-turn", text=text)
        return cls(int(match[2]), parse_space(match[1]) if match[1] else None)

    def __str__(self) -> str:
        return str(self.drill) if self.start is None else f"from {name_of(self.start)} {self.drill}"


@dataclass(frozen=True, slots=True)
class Position:
    """A game of Rotator after `turn` turns.

    `at` is None until the start is chosen. `touched[a]` holds the spaces touched a turns ago: 0 is
    the last turn (before turn 1: the start), and only a win leaves any at 3, as it comes before the
    collapse. Spaces neither solid nor touched are air. `departures` are the possible starts of the
    next turn if there is a choice, else 0 (R9).
    """

    board: Board
    solid: int
    turn: int = 0
    at: BoardSpace | None = None
    boosts_left: int = BOOST_CACHE
    touched: tuple[int, int, int, int] = (0, 0, 0, 0)
    departures: int = 0
    result: Result | None = None

    @property
    def direction(self) -> int:
        """The side that is down next: 0 bottom row, 1 right, 2 top row, 3 left (R4)."""
        return self.turn % 4

    @property
    def starts(self) -> list[BoardSpace | None]:
        """Where the next turn may start, as it is said: None where there is no choice (R9)."""
        return list(spaces_of(self.departures)) if self.departures else [None]


@dataclass(frozen=True, slots=True)
class Step:
    """A turn as it went, for narration and drawing.

    `path` holds the spaces entered, in order, without the start of the turn; `drilled` and
    `collapsed` are sets of spaces, `captured` is the captured Node, if any.
    """

    turn: Turn
    origin: BoardSpace
    path: tuple[BoardSpace, ...]
    collapsed: int
    drilled: int
    captured: BoardSpace | None
    after: Position


def unstarted(board: Board) -> Position:
    """Return the position before the start is chosen."""
    return Position(board, board.solid)


def start(board: Board, space: BoardSpace) -> Position:
    """Return the position with `space` as the start (R4).

    Raises RulingError if `space` is not in the top row.
    """
    if not TOP_BITS >> space & 1:
        raise refused("rotator-refused-start", "R4", space=name_of(space))
    return Position(board, board.solid & ~(1 << space), at=space, touched=(1 << space, 0, 0, 0))


def next_space(space: BoardSpace, direction: int) -> BoardSpace | None:
    """Return the space below `space` with the side `direction` down, None at the rim (R4)."""
    row, column = divmod(space, COLUMNS)
    match direction:
        case 0:
            return BoardSpace(space + COLUMNS) if row < ROWS - 1 else None
        case 1:
            return BoardSpace(space + 1) if column < COLUMNS - 1 else None
        case 2:
            return BoardSpace(space - COLUMNS) if row else None
        case _:
            return BoardSpace(space - 1) if column else None


def legal_turns(position: Position) -> list[Turn]:
    """Return every turn that is allowed: by starting space in reading order, then by number.

    If a turn ends before its drill, all numbers are legal, as they have no effect (R8).
    """
    if position.result is not None or position.at is None:
        return []
    turns = []
    for space in position.starts:
        for drill in range(MOST_DRILLED + 1):
            turn = Turn(drill, space)
            try:
                step(position, turn)
            except RulingError:
                break  # if a number is refused, so are all greater ones
            turns.append(turn)
    return turns


def surviving_turns(position: Position) -> list[Turn]:
    """Return the legal turns after which the player isn't lost in the next collapse."""
    return [turn for turn in legal_turns(position) if _survives(step(position, turn).after)]


def _survives(position: Position) -> bool:
    """Return whether the next collapse can be survived, after a capture from some departure."""
    if position.result is not None:
        return position.result == "won"
    waited = (step(position, Turn(0, space)).after for space in position.starts)
    return any(after.result != "lost" for after in waited)


def step(position: Position, turn: Turn) -> Step:
    """Play `turn` and return how it went.

    Raises RulingError if a ruling forbids the turn (R5, R8, R9), or the start is not chosen yet
    (R4).
    """
    origin = _origin(position, turn)
    if not 0 <= turn.drill <= MOST_DRILLED:
        raise refused("rotator-refused-too-far", "R8", count=turn.drill, of=MOST_DRILLED)
    return _TurnPlayer(position, origin).play(turn)


def _origin(position: Position, turn: Turn) -> BoardSpace:
    if position.result is not None:
        raise refused("rotator-refused-over-since", "R5", form=position.result, round=position.turn)
    if position.at is None:
        raise RulingError(NO_START, "R4")
    at = name_of(position.at)
    if turn.start is None:
        if position.departures:
            raise refused("rotator-refused-say-where", "R9", space=at)
        return position.at
    if not position.departures >> turn.start & 1:
        wrong = {"origin": name_of(turn.start), "space": at}
        if not position.departures:
            raise refused("rotator-refused-only-here", "R9", **wrong)
        options = tuple(map(name_of, spaces_of(position.departures)))
        raise refused("rotator-refused-off-range", "R9", **wrong, options=options)
    return turn.start


def _cut_short(count: int, done: int, why: Message) -> RulingError:
    return refused("rotator-refused-cut-short", "R8", count=count, reason=why, of=done)


class _TurnPlayer:
    """The player on the way through one turn; every step changes it."""

    def __init__(self, position: Position, origin: BoardSpace) -> None:
        first, second, third, _ = position.touched
        self.before = position
        self.origin = origin
        self.at = origin
        self.direction = position.direction
        self.solid = position.solid
        # the start counts as touched in turn 1
        self.touched = [first, 0, 0, 0] if position.turn == 0 else [0, first, second, third]
        self.path: list[BoardSpace] = []
        self.collapsed = 0
        self.drilled = 0
        self.boosts = 0
        self.captured: BoardSpace | None = None

    def play(self, turn: Turn) -> Step:
        """Fall, collapse, drill (R5); the bottom row ends the turn at once (R11)."""
        if not self._won:
            self._fall()
        if self._won:
            return self._ended(turn, "won")
        self.collapsed, self.touched[LIFETIME] = self.touched[LIFETIME], 0
        self.solid |= self.collapsed
        if self.solid >> self.at & 1:
            return self._ended(turn, "lost")
        self._drill(turn.drill)
        return self._ended(turn, "won" if self._won else None)

    @property
    def _won(self) -> bool:
        return bool(BOTTOM_BITS >> self.at & 1)

    def _fall(self) -> None:
        """R6."""
        below = next_space(self.at, self.direction)
        while below is not None and not self.solid >> below & 1:
            self._enter(below)
            below = next_space(below, self.direction)

    def _enter(self, space: BoardSpace) -> None:
        self.at = space
        self.path.append(space)
        if not any(spaces >> space & 1 for spaces in self.touched):
            self.touched[0] |= 1 << space

    def _drill(self, count: int) -> None:
        """R8, R9."""
        self.boosts = max(count - 1, 0)
        if self.boosts > self.before.boosts_left:
            values = {"count": count, "wanted": self.boosts, "of": self.before.boosts_left}
            raise refused("rotator-refused-boosts", "R8", **values)
        for done in range(count):
            below = next_space(self.at, self.direction)
            if below is None:
                raise _cut_short(count, done, Message("rotator-refused-ground"))
            if self.captured is not None:
                why = Message("rotator-refused-node-ends", space=name_of(self.captured))
                raise _cut_short(count, done, why)
            if not self.solid >> below & 1:
                why = Message("rotator-refused-falls", space=name_of(below))
                raise _cut_short(count, done, why)
            self.solid ^= 1 << below
            self.drilled |= 1 << below
            self._enter(below)
            if self.before.board.node_bits >> below & 1:
                self._capture(below)
        if count and self.captured is None and not self._won:
            self._fall()

    def _capture(self, node: BoardSpace) -> None:
        opened = self.solid & RANGE_BITS[node]
        self.solid ^= opened
        self.touched[0] |= opened
        self.captured = node

    def _ended(self, turn: Turn, result: Result | None) -> Step:
        zero, one, two, three = self.touched
        after = Position(
            board=self.before.board,
            solid=self.solid,
            turn=self.before.turn + 1,
            at=self.at,
            boosts_left=self.before.boosts_left - self.boosts,
            touched=(zero, one, two, three),
            departures=0 if self.captured is None or result else RANGE_BITS[self.captured],
            result=result,
        )
        path, captured = tuple(self.path), self.captured
        return Step(turn, self.origin, path, self.collapsed, self.drilled, captured, after)
