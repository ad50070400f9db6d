"""The turns of a solution: played by the engine, said in words, and parted for pictures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile, pairwise, takewhile

from cardgen.sheets.typesetting import counted
from companion.rotator.board import Board, BoardSpace, name_of
from companion.rotator.search.solve import Line
from companion.rotator.state import Step, start, step, surviving_turns


def replay(board: Board, played: Line) -> tuple[Step, ...]:
    """Return the turns of `played`, played by the engine."""
    position = start(board, played.start)
    steps = []
    for turn in played.played:
        steps.append(step(position, turn))
        position = steps[-1].after
    return tuple(steps)


def forced_turns(board: Board, played: Line) -> frozenset[int]:
    """Return the turns in which every other number of spaces to drill loses at once."""
    positions = [start(board, played.start), *(each.after for each in replay(board, played))]
    return frozenset(
        after.turn
        for before, after in pairwise(positions)
        if not before.departures and len(surviving_turns(before)) == 1
    )


def turn_in_words(step: Step, start: BoardSpace, places: bool = False) -> str:
    """Say in a few words what happens in a turn; `start` is the start that was chosen.

    With `places` the last move of the turn says where it ends.
    """
    fallen = len(list(takewhile(lambda space: not step.drilled >> space & 1, step.path)))
    count = step.drilled.bit_count()
    moves = []
    if fallen:
        moves.append(f"Fall\u00a0{fallen}")
    if count:
        boosts = counted(count - 1, "boost").replace(" ", "\u00a0")
        cost = f", {boosts}" if count > 1 else ""
        moves.append(f"Drill\u00a0{count}{cost}")
    if step.captured is None and count and len(step.path) > fallen + count:
        moves.append(f"Fall\u00a0{len(step.path) - fallen - count}")
    if places and moves:
        comma = "," if "," in moves[-1] else ""
        moves[-1] += f"{comma} to\u00a0{name_of(step.path[-1])}"
    if not moves and step.after.result != "won":
        moves = ["Stay"]
    words = [f"{move}." for move in moves]
    if step.captured is not None:
        words.append("A Node!")
    if step.after.result == "won":
        words.append("Won!")
    if step.turn.start is not None:
        words.insert(0, f"From {name_of(step.turn.start)}.")
    if step.after.turn == 1:
        words.insert(0, f"Start on {name_of(start)}.")
    return " ".join(words)


def same_beginning(line: Line, others: Sequence[Line]) -> tuple[Line | None, int]:
    """Return which of `others` begins most like `line`, and for how many turns.

    Fewer than four are not worth looking up there, and count as none.
    """
    known: tuple[Line | None, int] = None, 0
    for other in others:
        both = zip(line.played[:-1], other.played, strict=False)
        turns = len(list(takewhile(lambda pair: pair[0] == pair[1], both))) * (
            other.start == line.start
        )
        if turns > max(known[1], 3):
            known = other, turns
    return known


def drawable(steps: Sequence[Step]) -> tuple[Step, ...]:
    """Return the last of `steps`, as many as one picture can show: no path meets another."""
    shown: tuple[Step, ...] = ()
    ways: set[BoardSpace] = set()
    for each in reversed(steps):
        *passed, end = each.origin, *each.path
        goes_on = shown and shown[0].origin == end
        if ways.intersection(passed) or (end in ways and not goes_on):
            break
        shown = (each, *shown)
        ways.update(passed, (end,))
    return tuple(dropwhile(lambda each: not each.path, shown)) or shown[-1:]
