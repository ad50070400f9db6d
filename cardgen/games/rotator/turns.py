"""The turns of a solution: played by the engine, said in words, and parted for pictures."""

from collections.abc import Sequence
from itertools import dropwhile, pairwise, takewhile

from cardgen.sheets.words import SheetWords
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


def turn_in_words(
    words: SheetWords,
    step: Step,
    start: BoardSpace,
    *,
    places: bool = False,
    reasons: bool = False,
) -> str:
    """Say in a few words what happens in a turn; `start` is the start that was chosen.

    With `places` the last move of the turn says where it ends, with `reasons` some moves say why.
    """
    fallen = len(list(takewhile(lambda space: not step.drilled >> space & 1, step.path)))
    count = step.drilled.bit_count()
    moves: list[tuple[str, dict[str, int]]] = []
    if fallen:
        moves.append(("fall", {"count": fallen}))
    if count > 1:
        moves.append(("boost", {"count": count, "other_count": count - 1}))
    elif count:
        moves.append(("drill", {"count": count}))
    if step.captured is None and count and len(step.path) > fallen + count:
        further = len(step.path) - fallen - count
        moves.append(("fall-because" if reasons else "fall", {"count": further}))
    because = "-because" if reasons else ""
    said = [words(f"play-{move}", **counts) for move, counts in moves]
    if places and moves:
        move, counts = moves[-1]
        said[-1] = words(f"play-{move}-to", **counts, space=name_of(step.path[-1]))
    if not moves and step.after.result != "won":
        said = [words(f"play-stay{because}")]
    if step.captured is not None:
        said.append(words(f"play-node{because}"))
    if step.after.result == "won":
        said.append(words("play-won"))
    if step.turn.start is not None:
        said.insert(0, words(f"play-from{because}", space=name_of(step.turn.start)))
    if step.after.turn == 1:
        said.insert(0, words("play-start", space=name_of(start)))
    return " ".join(said)


def line_in_words(words: SheetWords, line: Line) -> str:
    """Return a way as players note it: the start, then how many spaces to drill in each turn."""
    turns = [
        str(turn.drill)
        if turn.start is None
        else words("line-from", space=name_of(turn.start), count=turn.drill)
        for turn in line.played
    ]
    told = words.language.joined("comma", turns)
    return words("line", space=name_of(line.start), text=told)


def same_beginning(line: Line, others: Sequence[Line]) -> tuple[Line | None, int]:
    """Return which of `others` begins most like `line`, and for how many turns.

    Fewer than four are not worth looking up there, and count as none.
    """
    known: tuple[Line | None, int] = None, 0
    for other in others:
        if other.start != line.start:
            continue
        both = zip(line.played[:-1], other.played, strict=False)
        turns = len(list(takewhile(lambda pair: pair[0] == pair[1], both)))
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
