"""A statement of play as the referee reads it out, with what to mark on paper beside it.

The marks are those of the public grids: shading for a range, a dot for a Node, a slash for a used
Deflector, a symbol for a holder. Whoever makes just these marks has on paper what `view` shows to
everybody.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from companion.contract import WIDTH
from companion.grid import RANGE_BITS, Space, SpaceSet, name_of, parse_space
from companion.names import spoken
from companion.record import Undo
from companion.territory.events import Event
from companion.territory.referee import Entry, Referee
from companion.territory.rounds import in_last_round, nodes_to_win
from companion.territory.state import Grid, State
from companion.territory.statements import Ally, Leave, Move, Pass, Play
from companion.territory.view import public

_MARKS_FROM = 30
"""The column where marks stand beside a short sentence."""


@dataclass(slots=True)
class _Step:
    """A sentence to be read out, and what to mark meanwhile: each place with its marks in order."""

    text: str
    marks: dict[str, list[str]] = field(default_factory=dict)

    def mark(self, place: str, *what: str) -> None:
        if what:
            self.marks.setdefault(place, []).extend(what)

    def notes(self) -> list[str]:
        return [f"{place}: {', '.join(what)}" for place, what in self.marks.items()]


def announced(referee: Referee, entry: Entry) -> list[str]:
    """Return what to read out for a statement of play, with ``mark ...`` beside or below each sentence.

    For an ``undo`` these are the marks to take back, and those that come back.
    """
    if isinstance(entry.statement, Undo):
        return remarked(referee, entry.before, entry.after)
    outlook = [line for text in _outlook(entry) for line in textwrap.wrap(text, WIDTH)]
    return _steps_in_lines(referee, entry) + outlook


def _steps_in_lines(referee: Referee, entry: Entry) -> list[str]:
    lines: list[str] = []
    for step in _Announcer(referee, entry).steps:
        lines += _laid_out("  " if lines else "", step)
    return lines


def so_far(referee: Referee) -> list[str]:
    """Return what to read out already of a move that waits for an answer: what known boards have told."""
    pending = referee.pending
    if pending is None or not pending.asked.events:
        return []
    return _steps_in_lines(referee, replace(pending.entry, events=pending.asked.events))


def sentences_so_far(referee: Referee) -> list[str]:
    """Return what to read out of a move that waits for an answer, its shot included; without one, nothing."""
    pending = referee.pending
    if pending is None:
        return []
    return [
        step.text
        for step in _Announcer(referee, replace(pending.entry, events=pending.asked.events)).steps
    ]


def on_paper(referee: Referee) -> State:
    """Return the position as it is marked by now, that of a move so far included."""
    state = referee.pending.asked.state if referee.pending else referee.state
    assert state is not None
    return state


def remarked(referee: Referee, before: State, after: State) -> list[str]:
    """Return what to take back and to mark where the public grids of `before` are to show `after`."""
    back, new = _changes(referee, before, after)
    return [
        line
        for what_to_do, notes in (("take back", back), ("mark", new))
        for note in notes
        for line in _indented(what_to_do, note)
    ]


def _changes(referee: Referee, before: State, after: State) -> tuple[list[str], list[str]]:
    """Return the marks to take back and those to make where `before` is on paper and `after` is to be."""
    back = _missing(referee, before, after) + _turned_back(before, after)
    return back, _missing(referee, after, before)


def said(statement: Play | Undo) -> str:
    """Return a statement of play in words without a full stop, and without a Node that it names (A8)."""
    match statement:
        case Move(shooter, grid, space):
            return f"{spoken(shooter)} shoots {spoken(grid)} {name_of(space)}"
        case Pass(name):
            return f"{spoken(name)} passes"
        case Ally(one, other):
            return f"{spoken(one)} and {spoken(other)} ally"
        case Leave(name):
            return f"{spoken(name)} leaves the alliance"
        case Undo():
            return statement.in_words


def sentences(referee: Referee, entry: Entry) -> list[str]:
    """Return what to read out without the marks; for an ``undo`` what was taken back."""
    if isinstance(entry.statement, Undo):
        last, after = referee.taken_back_by(entry), entry.after
        return [
            f"Taken back: {said(last.statement)}.",
            f"It is {spoken(after.names[after.turn])}'s turn.",
        ]
    lines = [step.text for step in _Announcer(referee, entry).steps]
    return lines + _outlook(entry)


def erasures(referee: Referee, entry: Entry) -> list[str]:
    """Return the marks that an ``undo`` takes back, grid by grid; nothing for other statements."""
    if not isinstance(entry.statement, Undo):
        return []
    return _changes(referee, entry.before, entry.after)[0]


def marks(referee: Referee, entry: Entry) -> list[str]:
    """Return what is to be marked, such as ``Bob G1: shade, X``, in the order in which it is read out."""
    if isinstance(entry.statement, Undo):
        return _changes(referee, entry.before, entry.after)[1]
    return [note for step in _Announcer(referee, entry).steps for note in step.notes()]


def _laid_out(indent: str, step: _Step) -> list[str]:
    """Return a step in lines: its mark beside the sentence where both fit, else below."""
    notes = step.notes()
    lines = textwrap.wrap(step.text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  ")
    if len(lines) == 1 and len(notes) == 1:
        beside = f"{lines[0]:<{_MARKS_FROM - 1}} mark {notes[0]}"
        if len(beside) <= WIDTH:
            return [beside]
    return lines + [line for note in notes for line in _indented("mark", note)]


def _indented(what_to_do: str, note: str) -> list[str]:
    return textwrap.wrap(
        f"{what_to_do} {note}",
        WIDTH,
        initial_indent=" " * 6,
        subsequent_indent=" " * 8,
        break_long_words=False,
        break_on_hyphens=False,
    )


# -- what happened -------------------------------------------------------------------------------


class _Announcer:
    """The steps of a statement, made from its events; what is on paper already is not marked again."""

    def __init__(self, referee: Referee, entry: Entry) -> None:
        self.state = public(entry.before)
        self.symbols = referee.set_up.players
        self.statement = entry.statement
        self.events = entry.events
        self.shaded = {name: grid.in_range() for name, grid in _named_grids(self.state)}
        self.dots = {name: grid.seen.nodes for name, grid in _named_grids(self.state)}
        self.waiting: list[Event] = []  # Deflectors of captured ranges whose shots wait (S10)
        self.under_way = True
        self.steps: list[_Step] = []
        self._begin()
        place = 0
        while place < len(self.events):
            place = self._announce(place)

    def _begin(self) -> None:
        if isinstance(self.statement, Move | Pass):
            self._add_step(f"{said(self.statement)}.")

    def _add_step(self, text: str) -> _Step:
        self.steps.append(_Step(text))
        return self.steps[-1]

    def _add_sentence(self, sentence: str) -> _Step:
        step = self.steps[-1]
        step.text = f"{step.text} {sentence}"
        return step

    def _kind(self, place: int) -> str:
        return self.events[place].kind if place < len(self.events) else ""

    def _announce(self, place: int) -> int:
        """Tell the event at `place`, with those that belong to it; return where the next stands."""
        event = self.events[place]
        match event.kind:
            case "answered":
                self._answer(event, self._kind(place + 1))
            case "deflected" | "removed":
                self.under_way = True
                self.steps[-1].mark(_place(event), "slash")
            case "claimed" | "conceded":
                return self._claim(place)
            case "turned":
                self._add_step(f"{_of(event.grid)} grid turns.").mark(
                    spoken(event.grid), "turn it a quarter clockwise"
                )
            case "spent":
                self.under_way = False
                self._spent(event)
            case "won" | "drawn":
                pass  # comes last, after the counts
            case "lost-home" | "regained-home" | "eliminated" if (
                self.state.rules.game == "reflector"
            ):
                pass  # with two players that is the end of the game, and no more
            case _:
                self._add_step(_sentence(event, self.state))
        return place + 1

    def _answer(self, event: Event, following: str) -> None:
        assert event.grid is not None and event.space is not None
        step = self._add_step(f"{self._whose(event, following)}{event.status}{_on(event)}.")
        if event.nodes:
            are = "are other Nodes" if len(event.nodes) > 1 else "is another Node"
            self._add_sentence(f"On {listed(event.nodes)} {are}.")
        if event.status == "owned":
            self._shade(step, event.grid, [event.space], whole=False)
        elif event.status == "node":
            self._shade(step, event.grid, [event.space, *event.nodes], whole=True)

    def _whose(self, event: Event, following: str) -> str:
        """Return how an answer begins: whose it is, and how the shot came there."""
        grid, shooter = spoken(event.grid), getattr(self.statement, "shooter", None)
        if following in ("conceded", "removed"):
            if event.grid == shooter:
                return f"{grid} gives {event.space} back: "
            return f"{spoken(shooter)} gives {event.space} of {_of(event.grid)} grid back: "
        if event.ruling == "X1":
            return f"{_of(event.grid)} row: "
        if len(self.steps) == 1:
            return f"{grid}: "
        if not self.under_way and self.waiting:
            start = self.waiting.pop(0)
            self.under_way = True
            return f"The shot from {_place(start)} goes on to {grid}: "
        return f"On to {grid}: "

    def _shade(self, step: _Step, grid: str, spaces: Sequence[str], *, whole: bool) -> None:
        """Mark spaces as shaded, or as Nodes with their `whole` range, unless they are so on paper."""
        for name in spaces:
            space = parse_space(name)
            bits = RANGE_BITS[space] if whole else 1 << space
            if bits & ~self.shaded[grid]:
                step.mark(f"{spoken(grid)} {name}", "shade its range" if whole else "shade")
                self.shaded[grid] |= bits
            if whole and not self.dots[grid] >> space & 1:
                step.mark(f"{spoken(grid)} {name}", "dot")
                self.dots[grid] |= 1 << space

    def _claim(self, place: int) -> int:
        """Tell that a space was claimed or conceded, with the Node on it; return where to go on."""
        event = self.events[place]
        step, shooter = self.steps[-1], getattr(self.statement, "shooter", None)
        if event.kind == "claimed" and event.player != shooter and self._kind(place + 1) != "node":
            self._add_sentence(f"{spoken(event.player)} takes it.")
        elif event.kind == "conceded" and event.player != self._aimed_at():
            self._add_sentence(f"{event.space} goes to {spoken(event.player)}.")
        symbol = self.symbols[str(event.player)]
        self.under_way = False
        if self._kind(place + 1) != "node":
            step.mark(_place(event), symbol)
            return place + 1
        end = place + 2
        while self._kind(end) in ("claimed", "conceded", "deflected", "removed"):
            end += 1
        self._take_node(step, symbol, event, self.events[place + 2 : end])
        return end

    def _aimed_at(self) -> str | None:
        return getattr(self.statement, "grid", None)

    def _take_node(self, step: _Step, symbol: str, event: Event, others: Sequence[Event]) -> None:
        """Tell what a captured Node brings: its range, what stays, and the Deflectors there."""
        assert event.space is not None
        given = [
            event.space,
            *(each.space for each in others if each.kind == event.kind and each.space),
        ]
        node = parse_space(event.space)
        missing = SpaceSet(RANGE_BITS[node]) - SpaceSet.parse(" ".join(given))
        if len(missing) <= len(given):
            but = f" but {missing}" if missing else ""
            self._add_sentence(f"{spoken(event.player)} takes the Node with its range{but}.")
            step.mark(_place(event), f"{symbol} in all its range{but}")
        else:
            rest = " ".join(given[1:])
            self._add_sentence(
                f"{spoken(event.player)} takes the Node {f'with {rest}' if rest else 'alone'}."
            )
            step.mark(_place(event), symbol)
            if rest:
                step.mark(f"{spoken(event.grid)} {rest}", symbol)
        gone = [each for each in others if each.kind in ("deflected", "removed") and each.space]
        if gone:
            spaces = " ".join(str(each.space) for each in gone)
            fate = "set off a shot each" if gone[0].kind == "deflected" else "are removed"
            self._add_sentence(
                f"Deflectors on {spaces} {fate}." if len(gone) > 1 else _one_deflector(gone[0])
            )
            step.mark(f"{spoken(event.grid)} {spaces}", "slash")
            self.waiting += [each for each in gone if each.kind == "deflected"]

    def _spent(self, event: Event) -> None:
        if event.ruling == "F4":
            who = spoken(event.player)
            self._add_step(
                f"{who} gets nothing back: {who} holds or covers {_place(event)} already."
            )
        elif event.player is None:
            self._add_sentence("Nobody can take it: the shot is spent.")
        else:
            who = spoken(event.player)
            self._add_sentence(f"{who} holds or covers it already: the shot is spent.")


def _sentence(event: Event, before: State) -> str:
    """Return an event that is told in one sentence and marked nowhere."""
    who, everybody = spoken(event.player), listed(event.players)
    match event.kind:
        case "reversed":
            return "Not the first Deflector on this grid: the shot turns round."
        case "came-round":
            return f"The shot met nothing all around the table and comes back to {_place(event)}."
        case "lost-home":
            return f"{who} loses a home: {_of(event.grid)} grid."
        case "regained-home":
            return f"{who} gains a home: {_of(event.grid)} grid."
        case "eliminated":
            return f"{who} is out of the game."
        case "allied":
            return f"{everybody} are allied now."
        case "left":
            seat = before.names.index(event.players[0])
            others = [before.names[member] for member in before.side(seat) if member != seat]
            return f"{everybody} leaves {listed(others)}."
        case "link-broken":
            return f"The Link of {everybody} is broken."
        case "master-broken":
            return f"The Master of {everybody} is broken."
        case "disbanded":
            parts = [f"{listed(group)} stay allied" for group in event.groups if len(group) > 1]
            alone = [name for group in event.groups if len(group) == 1 for name in group]
            if alone:
                parts.append(f"{listed(alone)} {'are' if len(alone) > 1 else 'is'} alone")
            return f"The alliance of {everybody} is over: {'; '.join(parts)}."
        case "won":
            return f"The game is over: {everybody} {'wins' if len(event.players) == 1 else 'win together'}."
        case "drawn":
            return f"The game is over: a draw between {everybody}."
    raise AssertionError(event.kind)


def _one_deflector(event: Event) -> str:
    if event.kind == "deflected":
        return f"The Deflector on {event.space} sets off a shot."
    return f"The Deflector on {event.space} is removed."


def _on(event: Event) -> str:
    """Return where a run met something; elsewhere the space is known."""
    return f" on {event.space}" if event.ruling == "X1" and event.status != "clear" else ""


def _place(event: Event) -> str:
    return f"{spoken(event.grid)} {event.space}"


def _of(name: str | None) -> str:
    return f"{spoken(name)}'s"


def listed(names: Sequence[str]) -> str:
    """Return names in a row, such as ``Ann, Bob and Cat``."""
    *most, last = map(spoken, names) if names else ("",)
    return f"{', '.join(most)} and {last}" if most else last


# -- how it goes on ------------------------------------------------------------------------------


def _outlook(entry: Entry) -> list[str]:
    """Return the counts that matter now, and whose turn it is."""
    before, after, counts = entry.before, entry.after, ""
    if after.rules.game == "reflector":
        counts = reflector_count(after)
    elif isinstance(entry.statement, Move):
        wanted, old = nodes_to_win(after), before.node_counts()
        for name, was, now in zip(after.names, old, after.node_counts(), strict=True):
            if now > was:
                counts += f"{spoken(name)} has {now} of the {wanted} Nodes needed. "
            elif now < was:
                counts += f"{spoken(name)} is down to {now}. "
    lines = [counts.strip()] if counts else []
    if after.result is not None:
        end = [_sentence(event, before) for event in entry.events if event.kind in ("won", "drawn")]
        if after.result.tie:
            end.append(f"{after.result.tie[0].upper()}{after.result.tie[1:]}.")
        return [*lines, *rounds(after), *end]
    turn = f"{_of(after.names[after.turn])} turn."
    new_round = after.rounds_over != before.rounds_over or in_last_round(after)
    if lines and len(lines[0]) + 1 + len(turn) <= WIDTH:
        lines, turn = [], f"{lines[0]} {turn}"
    return [*lines, turn, *(rounds(after) if new_round else ())]


def reflector_count(state: State) -> str:
    """Return how many of the other's Nodes each of the two has taken."""
    one, other = [
        sum(1 for _, controller in state.grids[1 - seat].nodes if controller == seat)
        for seat in (0, 1)
    ]
    first, second = map(spoken, state.names)
    return f"{first} has {one or 'none'} of {second}'s five Nodes, {second} {other or 'none'} of {first}'s."


def rounds(state: State) -> list[str]:
    """Return which round it is, and in the last one everybody's tally (X6); nothing without a limit."""
    of, over = state.rules.rounds, state.rounds_over
    if of is None:
        return []
    tally = ", ".join(
        f"{spoken(name)} {count}" for name, count in zip(state.names, state.tally, strict=True)
    )
    if state.result is None:
        last = f", the last. Tally: {tally}" if in_last_round(state) else ""
        return [f"Round {over + 1} of {of}{last}."]
    return [f"All {of} rounds are over. Tally: {tally}."] if over == of else []


# -- taking back ---------------------------------------------------------------------------------


def _turned_back(now: State, then: State) -> list[str]:
    turns = {
        name: (new.turned - old.turned) % 4
        for (name, new), old in zip(_named_grids(now), then.grids, strict=True)
    }
    return [
        f"{spoken(name)}: {count} of its quarter turns" for name, count in turns.items() if count
    ]


def _missing(referee: Referee, now: State, then: State) -> list[str]:
    """Return the marks on the public grids of `now` that they lacked `then`."""
    notes = []
    for (name, new), (_, old) in zip(
        _named_grids(public(now)), _named_grids(public(then)), strict=True
    ):
        found: dict[str, list[Space]] = {}
        for space in SpaceSet(_marked(new) | _marked(old)):
            here, before = _on_paper(referee, new, space), _on_paper(referee, old, space)
            if gone := [mark for mark in here if mark not in before]:
                found.setdefault(", ".join(gone), []).append(space)
        notes += [
            f"{spoken(name)} {' '.join(map(name_of, spaces))}: {what}"
            for what, spaces in found.items()
        ]
    return notes


def _named_grids(state: State) -> list[tuple[str, Grid]]:
    return [(state.grid_name(number), grid) for number, grid in enumerate(state.grids)]


def _marked(grid: Grid) -> int:
    return grid.in_range() | grid.seen.used | grid.claims


def _on_paper(referee: Referee, grid: Grid, space: Space) -> list[str]:
    """Return the marks on a space of a public grid, in the order in which they are made."""
    signs = ((grid.in_range(), "shade"), (grid.seen.nodes, "dot"), (grid.seen.used, "slash"))
    found = [sign for bits, sign in signs if bits >> space & 1]
    return found + [
        referee.symbols[player] for player, bits in enumerate(grid.claimed) if bits >> space & 1
    ]
