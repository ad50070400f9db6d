"""Rotator in words and pictures: how a turn went, and the board as the player sees it."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from companion import grid
from companion.contract import WIDTH, Announcement, AnnouncementLayout, Document, Explanation
from companion.narration import headline as headline_of
from companion.narration import sentence
from companion.record import Undo
from companion.rotator.board import COLUMNS, ROWS, Board, BoardSpace, name_of, on_grid, spaces_of
from companion.rotator.identity import identity_of
from companion.rotator.referee import Entry, Referee
from companion.rotator.search.solve import Line, Solution
from companion.rotator.state import BOOST_CACHE, Position, Step, legal_turns, step
from companion.rotator.statements import Played, Start
from companion.words import Message, Words

LAYOUT = AnnouncementLayout(marks=2)

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


def headline(entry: Entry) -> Message:
    if not entry.events:
        return headline_of(entry, entry.statement)
    down = Message(f"rotator-down-{entry.before.direction}")
    values = {"number": entry.line, "text": str(entry.statement), "round": entry.after.turn}
    line = Message("rotator-line", **values, term=down)
    return Message("common-void", term=line) if entry.void else line


def standing(referee: Referee) -> list[Words]:
    drawn: list[Words] = [] if referee.state is None else [*picture(referee.state)]
    if referee.state is not None and len(drawn) < ROWS:
        drawn += view(referee.state, 0)  # on its side, and the two don't fit beside each other
    return [*drawn, _turn_or_result(referee, rulings=True)]


def status(referee: Referee) -> list[Words]:
    return [_turn_or_result(referee, rulings=False)]


def seen(referee: Referee, document: Document) -> list[Words]:
    return standing(referee)


def _turn_or_result(referee: Referee, *, rulings: bool) -> Message:
    """Return the next turn or the result, or what the set-up lacks."""
    if referee.wanting:
        return Message("common-unfinished", reason=referee.wanting)
    position = referee.in_play
    values = {"space": _at(position), "round": position.turn, "count": position.boosts_left}
    if position.result is not None:
        over = Message(f"rotator-over-{position.result}", **values)
        return sentence(over, _ENDED_BY[position.result] if rulings else None)
    played = Message("rotator-played", **values)
    if not position.departures:
        return played
    spaces = _names(spaces_of(position.departures))
    from_one = sentence(Message("rotator-from-one", spaces=spaces), "R9" if rulings else None)
    return Message("common-sentences", sentences=(played, from_one))


_ENDED_BY = {"won": "R11", "lost": "R7"}


def legal_moves(document: Document) -> list[Words]:
    if document["turn"] is None:
        return [Message("common-over")]
    turns = (f"  {turn}" for turn in document["moves"])
    return [Message("rotator-may-be", round=document["turn"]), *turns]


def turns(position: Position) -> list[Message]:
    """Return the legal turns, each with the boosts that it takes and where it leads."""
    lines = []
    for turn in legal_turns(position):
        after = step(position, turn).after
        boosts = position.boosts_left - after.boosts_left
        leads = Message("rotator-leads", text=str(turn), count=boosts, space=_at(after))
        if after.result is not None:
            leads = leads.form("won" if after.result == "won" else "lost")
        lines.append(leads)
    return lines


def _at(position: Position) -> str:
    assert position.at is not None
    return name_of(position.at)


def _names(spaces: Iterable[BoardSpace]) -> tuple[str, ...]:
    return tuple(map(name_of, spaces))


# -- solutions -----------------------------------------------------------------------------------


def solved(board: Board, solution: Solution) -> list[Words]:
    """Return a front in words, par first, and what is proven."""
    lines: list[Words] = [Message("rotator-board", text=identity_of(board), title=str(board))]
    proven = Message("rotator-proven" if solution.complete else "rotator-not-proven")
    if solution.par is None:
        return [*lines, proven.form("hopeless")]
    best = Message("rotator-par" if solution.complete else "rotator-best", **_line(solution.par))
    lines += [best, f"      {solution.par}"]
    for line in solution.front[1:]:
        lines += [Message("rotator-or", **_line(line)), f"      {line}"]
    return [*lines, proven]


def claimed(steps: Sequence[Step], solution: Solution) -> list[Message]:
    """Return what the turns of a win that a player claims come to, and what they are worth."""
    position = steps[-1].after
    if position.result == "lost":
        return [Message("rotator-claim-lost", round=position.turn)]
    if position.result is None:
        return [Message("rotator-claim-goes-on", round=position.turn)]
    unknown = [] if solution.complete else [Message("rotator-par-unknown")]
    return [Message("rotator-claim-won", round=position.turn), *unknown, *earned(solution, steps)]


def _line(line: Line) -> dict[str, int]:
    return {"count": line.boosts, "round": line.turns}


def earned(solution: Solution, steps: Sequence[Step]) -> list[Message]:
    """Return what a win is worth on a puzzle sheet: stars, medals, the star for all Nodes."""
    last = steps[-1].after
    boosts, par, lines = BOOST_CACHE - last.boosts_left, solution.par, list[Message]()
    if par is not None and solution.complete:
        stars = min(max(3 - (boosts - par.boosts), 1), 3)
        lines = [Message("rotator-stars", count=boosts, wanted=par.boosts, number=stars)]
        lines += [
            Message("rotator-medal", **_line(line))
            for line in solution.front[1:]
            if boosts <= line.boosts and last.turn <= line.turns
        ]
    if {step.captured for step in steps} >= set(last.board.nodes):
        lines.append(Message("rotator-all-nodes"))
    return lines


# -- pictures ------------------------------------------------------------------------------------

LEGEND = (Message("rotator-legend-player"), Message("rotator-legend-spaces"))

_AGE_LINES = (" ", "-", "=", "≡")


def in_halves(position: Position) -> list[Words]:
    """Return the board as `picture` does, but its upper half beside its lower half."""
    turned = view(position, position.direction)
    upper, lower = turned[: ROWS // 2 + 1], [turned[-1], *turned[ROWS // 2 + 1 : -1]]
    rows = (f"{a}   {b}" for a, b in zip(upper, lower, strict=True))
    return [Message("rotator-halves"), *rows]


def picture(position: Position) -> list[str]:
    """Return the board as the player sees it in the next turn, with down at the bottom.

    A turned board is shown with the unturned one beside it, red Row 10 at the top, if both fit.
    """
    turned = view(position, position.direction)
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
