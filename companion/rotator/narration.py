"""Rotator in words and pictures: how a turn went, and the board as the player sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from textwrap import wrap
from typing import Any

from companion import grid
from companion.contract import WIDTH, Announcement, AnnouncementLayout, Document, Explanation
from companion.narration import plural
from companion.record import Undo
from companion.rotator.board import COLUMNS, ROWS, Board, BoardSpace, name_of, on_grid, spaces_of
from companion.rotator.identity import identity_of
from companion.rotator.referee import Entry, Referee
from companion.rotator.search.solve import Line, Solution
from companion.rotator.state import BOOST_CACHE, Position, Step, legal_turns, step
from companion.rotator.statements import Played, Start
from companion.rulebook import without_rulings
from companion.words import Message

LAYOUT = AnnouncementLayout(marks=2)

DOWN = (
    "the bottom row, blue Row 10",
    "blue J and red A",
    "the top row, red Row 10",
    "blue A and red J",
)
"""By direction: what is at the bottom as the player sees the board (R4)."""

# -- turns ---------------------------------------------------------------------------------------


def steps(entry: Entry) -> list[Explanation]:
    if isinstance(entry.statement, Undo):
        return []
    if not entry.events:
        return [_step("opens", "R4")]
    (made,), after = entry.events, entry.after
    found = []
    if made.turn.start is not None:
        found.append(_step("starts", "R9", space=name_of(made.origin)))
    fallen = list(takewhile(lambda space: not made.drilled >> space & 1, made.path))
    drilled = [space for space in made.path if made.drilled >> space & 1]
    if fallen:
        found.append(_step("falls", "R6", spaces=_names(fallen)))
    if made.collapsed:
        found.append(_step("collapses", "R7", spaces=_names(spaces_of(made.collapsed))))
    if after.result == "lost":
        found.append(_step("lost", "R7", space=_at(after)))
    if drilled:
        found.append(_drilling(drilled, after.boosts_left))
    if made.captured is not None:
        found.append(_step("captures", "R9", space=name_of(made.captured)))
    deeper = made.path[len(fallen) + len(drilled) :]
    if deeper:
        found.append(_step("falls", "R6", spaces=_names(deeper)))
    if after.result == "won":
        found.append(_step("won", "R11", space=_at(after)))
    return found or [_step("stays", "R8")]


def _drilling(drilled: Sequence[BoardSpace], left: int) -> Explanation:
    boosts, spaces = len(drilled) - 1, _names(drilled)
    if boosts:
        return _step("drills-boosted", "R8", spaces=spaces, count=boosts, other_count=left)
    return _step("drills", "R8", spaces=spaces)


def _step(name: str, ruling: str, **values: object) -> Explanation:
    return Explanation(Message(f"rotator-{name}", **values), (ruling,))


def announced(referee: Referee, entry: Entry) -> list[Announcement]:
    if isinstance(entry.statement, Undo):
        return [Announcement((), erase=tuple(marks(referee.taken_back_by(entry))))]
    *most, last = [each.text for each in steps(entry)]
    return [*(Announcement((text,)) for text in most), Announcement((last,), tuple(marks(entry)))]


def marks(entry: Entry) -> list[Message]:
    """Return what to mark on paper for a turn."""
    touched = entry.after.touched
    if not entry.events:
        return [Message("rotator-mark-triangle", spaces=_names(spaces_of(touched[0])))]
    (made,) = entry.events
    fresh = touched[0] if entry.after.turn > 1 else touched[0] & ~(1 << made.origin)
    noted = []
    if fresh:
        noted.append(Message("rotator-mark-triangle", spaces=_names(spaces_of(fresh))))
    aged = touched[1] | touched[2] | touched[3]
    if aged:
        noted.append(Message("rotator-mark-line", spaces=_names(spaces_of(aged))))
    solid_again = made.collapsed & entry.after.solid  # the drill may have opened some again
    if solid_again:
        noted.append(Message("rotator-mark-shading", spaces=_names(spaces_of(solid_again))))
    return noted


def said(entry: Entry) -> Message:
    match entry.statement:
        case Start(space):
            return Message("rotator-said-start", space=name_of(space))
        case Played(turn):
            number, drill = entry.after.turn, str(turn.drill)
            if turn.start is None:
                return Message("rotator-said-turn", round=number, text=drill)
            start = name_of(turn.start)
            return Message("rotator-said-turn-from", round=number, space=start, text=drill)
        case Undo():
            return entry.statement.in_words


def headline(entry: Entry) -> str:
    void = " (taken back)" if entry.void else ""
    if not entry.events:
        return f"line {entry.line}: {entry.statement}{void}"
    number = entry.after.turn
    turn = f"(turn {number}, down is {DOWN[entry.before.direction]})"
    return f"line {entry.line}: {entry.statement} {turn}{void}"


def standing(referee: Referee) -> list[str]:
    drawn = [] if referee.state is None else picture(referee.state)
    if referee.state is not None and len(drawn) < ROWS:
        drawn += view(referee.state, 0)  # on its side, and the two don't fit beside each other
    if referee.wanting:
        return [*drawn, f"The set-up is not finished: {referee.wanting}."]
    return [*drawn, turn_or_result(referee.in_play)]


def status(referee: Referee) -> list[str]:
    if referee.wanting:
        return [f"The set-up is not finished: {referee.wanting}."]
    return wrap(without_rulings(turn_or_result(referee.in_play)), WIDTH)


def seen(referee: Referee, document: Document) -> list[str]:
    return standing(referee)


def turn_or_result(position: Position) -> str:
    """Return the next turn or the result, once the start is chosen."""
    turns, boosts = plural(position.turn, "turn"), plural(position.boosts_left, "boost")
    if position.result is not None:
        ruling = "R11" if position.result == "won" else "R7"
        result = f"{position.result} on {_at(position)} in {turns}, {boosts} left"
        return f"The game is over: {result} [{ruling}]."
    text = f"{turns} played, on {_at(position)}, {boosts} left."
    if position.departures:
        spaces = " ".join(_names(spaces_of(position.departures)))
        text += f" The next turn starts from one of {spaces} [R9]."
    return text


def legal_moves(document: dict[str, Any]) -> str:
    if document["turn"] is None:
        return "The game is over."
    turns = (f"  {turn}" for turn in document["moves"])
    return "\n".join([f"Turn {document['turn']} may be:", *turns])


def turns(position: Position) -> list[str]:
    """Return the legal turns, each with the boosts that it takes and where it leads."""
    lines = []
    for turn in legal_turns(position):
        after = step(position, turn).after
        boosts = plural(position.boosts_left - after.boosts_left, "boost")
        result = f", {after.result}" if after.result else ""
        lines.append(f"{turn}: {boosts}, to {_at(after)}{result}")
    return lines


def _at(position: Position) -> str:
    assert position.at is not None
    return name_of(position.at)


def _names(spaces: Iterable[BoardSpace]) -> tuple[str, ...]:
    return tuple(map(name_of, spaces))


# -- solutions -----------------------------------------------------------------------------------


def solved(board: Board, solution: Solution) -> list[str]:
    """Return a front in words, par first, and what is proven."""
    proof = "Not proven: the search was stopped before its end; fewer boosts or turns may do."
    if solution.par is None and solution.complete:
        proof = "This board can't be won: proven by exhaustion."
    elif solution.par is None:
        proof = "No win was found before the search was stopped; there may be one."
    elif solution.complete:
        proof = "Proven by exhaustion: nothing less will do."
    lines = [f"board {identity_of(board)}: {board}"]
    if solution.par is not None:
        lines.append(f"{'par: ' if solution.complete else 'best:'} {_line(solution.par)}")
        lines += [f"or:   {_line(line)}" for line in solution.front[1:]]
    return [*lines, proof]


def claimed(steps: Sequence[Step], solution: Solution) -> list[str]:
    """Return what the turns of a win that a player claims come to, and what they are worth."""
    position = steps[-1].after
    if position.result == "lost":
        return [f"No win: lost in turn {position.turn}."]
    if position.result is None:
        return [f"No win: after turn {position.turn} the game goes on."]
    unknown = [] if solution.complete else ["Its par is not known: the search was stopped."]
    return [f"Won in turn {position.turn}.", *unknown, *earned(solution, steps)]


def _line(line: Line) -> str:
    return f"{plural(line.boosts, 'boost')}, {plural(line.turns, 'turn')}\n      {line}"


def earned(solution: Solution, steps: Sequence[Step]) -> list[str]:
    """Return what a win is worth on a puzzle sheet: stars, medals, the star for all Nodes."""
    last = steps[-1].after
    boosts, par, lines = BOOST_CACHE - last.boosts_left, solution.par, []
    if par is not None and solution.complete:
        stars = min(max(3 - (boosts - par.boosts), 1), 3)
        used = f"You used {plural(boosts, 'boost')}; par is {par.boosts}"
        lines = [f"{used}: {plural(stars, 'star')} of 3."]
        lines += [
            f"A medal: {plural(line.turns, 'turn')} with {plural(line.boosts, 'boost')}."
            for line in solution.front[1:]
            if boosts <= line.boosts and last.turn <= line.turns
        ]
    if {step.captured for step in steps} >= set(last.board.nodes):
        lines.append("All ten Nodes: the extra star.")
    return lines


# -- pictures ------------------------------------------------------------------------------------

LEGEND = """\
▼ you   ▽ touched   -▽ a turn ago   =▽ two turns ago
▒▒ rock   ▒• Node   ◦ Node, open   · air"""

_AGE_LINES = (" ", "-", "=", "≡")


def picture(position: Position, rows: int | None = None) -> list[str]:
    """Return the board as the player sees it in the next turn, with down at the bottom.

    A turned board is shown with the unturned one beside it, red Row 10 at the top, if both fit.
    Where a board is higher than `rows`, its upper half stands beside its lower half.
    """
    turned = view(position, position.direction)
    if rows is not None and len(turned) > rows:
        upper, lower = turned[: ROWS // 2 + 1], [turned[-1], *turned[ROWS // 2 + 1 : -1]]
        heads = f"{'':8}{'upper half':<20}   {'':8}lower half"
        return [heads, *(f"{a}   {b}" for a, b in zip(upper, lower, strict=True))]
    if not position.direction:
        return turned
    width, upright = max(map(len, turned)), view(position, 0)
    if width + 3 + max(map(len, upright)) > WIDTH:
        return turned
    turned += [""] * (len(upright) - len(turned))
    return [f"{a:<{width}}   {b}".rstrip() for a, b in zip(turned, upright, strict=False)]


def view(position: Position, direction: int) -> list[str]:
    """Return the board with the side `direction` at the bottom, and its coordinates."""
    rows = _turned(direction)
    signs_of_rows = ["".join(_sign(position, space) for space in row) for row in rows]
    if direction % 2 == 0:
        labels = ["{} {}".format(*_half_and_row(row[0])).rjust(7) for row in rows]
        lines = [f"{label} {signs}" for label, signs in zip(labels, signs_of_rows, strict=True)]
        return [f"{'':8}{_letters(rows[0])}", *lines, f"{'':8}{_letters(rows[-1])}"]
    lines = [
        f"{_letter(row[0])} {signs} {_letter(row[-1])}"
        for row, signs in zip(rows, signs_of_rows, strict=True)
    ]
    heads = [_half_and_row(space)[1] for space in rows[0]]
    even = (f"{head:>2}" if head % 2 == 0 else "  " for head in heads)  # 9 and 10 run together
    numbers = "".join(even)
    ends = (_half_and_row(rows[0][0])[0], _half_and_row(rows[0][-1])[0])
    half = COLUMNS * 2
    return [f"  {ends[0]:<{half}}{ends[1]:>{half}}", f"  {numbers}", *lines]


def _turned(direction: int) -> list[list[BoardSpace]]:
    """Return the spaces row by row on a board turned clockwise `direction` times."""
    rows = [
        [BoardSpace(COLUMNS * row + column) for column in range(COLUMNS)] for row in range(ROWS)
    ]
    for _ in range(direction):
        rows = [list(column) for column in zip(*reversed(rows), strict=True)]
    return rows


def _sign(position: Position, space: BoardSpace) -> str:
    """Return two characters for a space: lines for its age or shading, then its mark."""
    node = position.board.node_bits >> space & 1
    age = next((age for age, spaces in enumerate(position.touched) if spaces >> space & 1), None)
    if space == position.at:
        return f"{'▒' if age is None else _AGE_LINES[age]}▼"
    if age is not None:
        return f"{_AGE_LINES[age]}{'◦' if node else '▽'}"
    if position.solid >> space & 1:
        return "▒•" if node else "▒▒"
    return " ·"


def _letters(row: Iterable[BoardSpace]) -> str:
    return "".join(f" {_letter(space)}" for space in row)


def _letter(space: BoardSpace) -> str:
    return grid.COLUMNS[grid.column_of(on_grid(space)[1])]


def _half_and_row(space: BoardSpace) -> tuple[str, int]:
    half, on_half = on_grid(space)
    return half, grid.row_of(on_half) + 1
