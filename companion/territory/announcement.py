"""A statement of play as the referee reads it out, with what to mark on paper meanwhile.

The marks are those of the public grids: shading for a range, a dot for a Node, a slash for a used
Deflector, a symbol for a holder. Whoever makes just these marks has on paper what `view` shows to
everybody.
"""

from __future__ import annotations

import textwrap
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from companion.contract import WIDTH
from companion.grid import RANGE_BITS, Space, SpaceSet, name_of, parse_space
from companion.names import join_names, spoken
from companion.record import Undo
from companion.territory.facts import Fact, facts_of, said
from companion.territory.referee import Entry, Referee
from companion.territory.rounds import in_last_round, nodes_to_win
from companion.territory.state import Grid, State
from companion.territory.statements import Move, Pass
from companion.territory.view import public

_MARKS_FROM = 30
"""The column where marks stand beside a short sentence."""

# -- one statement -------------------------------------------------------------------------------


def announced(referee: Referee, entry: Entry) -> list[str]:
    """Return what to read out, with ``mark ...`` beside or below each sentence.

    For an ``undo`` these are the marks to take back, and those that come back.
    """
    if isinstance(entry.statement, Undo):
        return remarked(referee, entry.before, entry.after)
    outlook = [line for text in _outlook(entry) for line in textwrap.wrap(text, WIDTH)]
    return _laid_out(_steps(referee, entry)) + outlook


def sentences(referee: Referee, entry: Entry) -> list[str]:
    """Return what to read out without the marks; for an ``undo`` what was taken back."""
    if isinstance(entry.statement, Undo):
        after = entry.after
        return [
            f"Taken back: {said(referee.taken_back_by(entry))}.",
            f"It is {spoken(after.names[after.turn])}'s turn.",
        ]
    return [step.text for step in _steps(referee, entry)] + _outlook(entry)


def marks(referee: Referee, entry: Entry) -> list[str]:
    """Return what to mark, such as ``Bob G1: shade, X``, in the order in which it is read out."""
    if isinstance(entry.statement, Undo):
        return _missing(referee, entry.after, entry.before)
    return [note for step in _steps(referee, entry) for note in step.notes()]


def erasures(referee: Referee, entry: Entry) -> list[str]:
    """Return the marks that an ``undo`` takes back, grid by grid; nothing for other statements."""
    if not isinstance(entry.statement, Undo):
        return []
    return _to_take_back(referee, entry.before, entry.after)


def so_far(referee: Referee) -> list[str]:
    """Return what to read out already of a move that waits for an answer: what boards have told."""
    pending = referee.pending
    return _laid_out(_steps_so_far(referee)) if pending and pending.asked.events else []


def sentences_so_far(referee: Referee) -> list[str]:
    """Return the same without the marks; before any board has told anything, the shot alone."""
    return [step.text for step in _steps_so_far(referee)]


@dataclass(slots=True)
class _Step:
    """A sentence to be read out, and what to mark meanwhile: each place with its marks in order."""

    text: str
    marks: dict[str, list[str]] = field(default_factory=dict)

    def add(self, sentence: str) -> None:
        self.text = f"{self.text} {sentence}"

    def mark(self, place: str, *what: str) -> None:
        self.marks.setdefault(place, []).extend(what)

    def notes(self) -> list[str]:
        return [f"{place}: {', '.join(what)}" for place, what in self.marks.items()]


def _steps(referee: Referee, entry: Entry) -> list[_Step]:
    return _Walk(entry, referee.set_up.players).steps


def _steps_so_far(referee: Referee) -> list[_Step]:
    pending = referee.pending
    if pending is None:
        return []
    return _steps(referee, replace(pending.entry, events=pending.asked.events))


def _laid_out(steps: Sequence[_Step]) -> list[str]:
    """Return steps in lines, each mark beside its sentence where both fit, else below."""
    lines: list[str] = []
    for step in steps:
        indent, notes = "  " if lines else "", step.notes()
        told = textwrap.wrap(
            step.text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  "
        )
        beside = f"{told[0]:<{_MARKS_FROM - 1}} mark {' '.join(notes)}"
        if len(told) == len(notes) == 1 and len(beside) <= WIDTH:
            lines.append(beside)
        else:
            lines += told + [line for note in notes for line in _indented("mark", note)]
    return lines


def _indented(what_to_do: str, note: str) -> list[str]:
    return textwrap.wrap(
        f"{what_to_do} {note}",
        WIDTH,
        initial_indent=" " * 6,
        subsequent_indent=" " * 8,
        break_long_words=False,
        break_on_hyphens=False,
    )


class _Walk:
    """The steps of a statement; what is on paper already is not marked again."""

    def __init__(self, entry: Entry, symbols: Mapping[str, str]) -> None:
        statement, grids = entry.statement, _named_grids(public(entry.before))
        self.symbols = symbols
        self.shooter = self.aimed_at = ""
        if isinstance(statement, Move):
            self.shooter, self.aimed_at = statement.shooter, statement.grid
        self.shaded = {name: grid.in_range() for name, grid in grids}
        self.dots = {name: grid.seen.nodes for name, grid in grids}
        self.waiting: list[str] = []  # Deflectors of captured ranges whose shots wait (S10)
        self.under_way = True
        self.steps: list[_Step] = []
        if isinstance(statement, Move | Pass):
            self._add_step(f"{said(entry)}.")
        self.facts = deque(facts_of(entry))
        while self.facts:
            self._tell(self.facts.popleft())

    def _add_step(self, text: str) -> _Step:
        self.steps.append(_Step(text))
        return self.steps[-1]

    @property
    def _following(self) -> str:
        """The kind of the fact that comes next."""
        return self.facts[0].kind if self.facts else ""

    def _tell(self, fact: Fact) -> None:
        """Tell a fact, with those that belong to it."""
        reflector = fact.before.rules.game == "reflector"
        match fact.kind:
            case "answered":
                self._answer(fact)
            case "deflected" | "removed":
                self.under_way = True
                self.steps[-1].mark(fact.place, "slash")
            case "claimed" | "conceded":
                self._claim(fact)
            case "turned":
                self._add_step(f"{fact.sentence}.").mark(fact.grid, "turn it a quarter clockwise")
            case "spent":
                self.under_way = False
                if fact.event.ruling == "F4":
                    self._add_step(f"{fact.sentence}.")
                else:
                    self.steps[-1].add(f"{fact.sentence}.")
            case "won" | "drawn":
                pass  # comes last, after the counts
            case "lost-home" | "regained-home" | "eliminated" if reflector:
                pass  # with two players that is the end of the game, and no more
            case _:
                self._add_step(f"{fact.sentence}.")

    def _answer(self, fact: Fact) -> None:
        event, (space,) = fact.event, fact.spaces
        run_meets = event.ruling == "X1" and event.status != "clear"
        on = f" on {space}" if run_meets else ""
        step = self._add_step(f"{self._whose(fact)}{event.status}{on}.")
        if event.nodes:
            are = "are other Nodes" if len(event.nodes) > 1 else "is another Node"
            step.add(f"On {join_names(event.nodes)} {are}.")
        if event.status == "owned":
            self._shade(step, fact, space)
        elif event.status == "node":
            for node in (space, *event.nodes):
                self._draw_node(step, fact, node)

    def _whose(self, fact: Fact) -> str:
        """Return how an answer begins: whose it is, and how the shot came there."""
        if self._following in ("conceded", "removed"):
            if fact.event.grid == self.shooter:
                return f"{fact.grid} gives {fact.event.space} back: "
            return f"{spoken(self.shooter)} gives {fact.event.space} of {fact.grid}'s grid back: "
        if fact.event.ruling == "X1":
            return f"{fact.grid}'s row: "
        if len(self.steps) == 1:
            return f"{fact.grid}: "
        if not self.under_way and self.waiting:
            self.under_way = True
            return f"The shot from {self.waiting.pop(0)} goes on to {fact.grid}: "
        return f"On to {fact.grid}: "

    def _shade(self, step: _Step, fact: Fact, space: str, whole: bool = False) -> None:
        """Mark a space, or its `whole` range, as shaded unless it is so on paper."""
        grid, at = str(fact.event.grid), parse_space(space)
        bits = RANGE_BITS[at] if whole else 1 << at
        if bits & ~self.shaded[grid]:
            step.mark(f"{fact.grid} {space}", "shade its range" if whole else "shade")
            self.shaded[grid] |= bits

    def _draw_node(self, step: _Step, fact: Fact, space: str) -> None:
        """Mark a Node with its range unless it is so on paper."""
        grid, bit = str(fact.event.grid), 1 << parse_space(space)
        self._shade(step, fact, space, whole=True)
        if not self.dots[grid] & bit:
            step.mark(f"{fact.grid} {space}", "dot")
            self.dots[grid] |= bit

    def _claim(self, fact: Fact) -> None:
        """Tell that a space was claimed or conceded, with the Node on it."""
        step, player, with_node = self.steps[-1], fact.event.player, self._following == "node"
        if fact.kind == "claimed" and player != self.shooter and not with_node:
            step.add(f"{fact.who} takes it.")
        elif fact.kind == "conceded" and player != self.aimed_at:
            step.add(f"{fact.event.space} goes to {fact.who}.")
        self.under_way = False
        if not with_node:
            step.mark(fact.place, self.symbols[str(player)])
            return
        self.facts.popleft()
        others = []
        while self._following in ("claimed", "conceded", "deflected", "removed"):
            others.append(self.facts.popleft())
        self._take_node(step, fact, others)

    def _take_node(self, step: _Step, fact: Fact, others: Sequence[Fact]) -> None:
        """Tell what a captured Node brings: its range, what stays, and the Deflectors there."""
        symbol, (node,) = self.symbols[str(fact.event.player)], fact.spaces
        rest = [space for other in others if other.kind == fact.kind for space in other.spaces]
        span = SpaceSet(RANGE_BITS[parse_space(node)])
        missing = span - SpaceSet.parse(" ".join([node, *rest]))
        if len(missing) <= len(rest) + 1:
            but = f" but {missing}" if missing else ""
            step.add(f"{fact.who} takes the Node with its range{but}.")
            step.mark(fact.place, f"{symbol} in all its range{but}")
        else:
            spaces = " ".join(rest)
            step.add(f"{fact.who} takes the Node {f'with {spaces}' if rest else 'alone'}.")
            step.mark(fact.place, symbol)
            if rest:
                step.mark(f"{fact.grid} {spaces}", symbol)
        gone = [other for other in others if other.kind != fact.kind]
        if gone:
            self._use_up(step, fact.grid, gone)

    def _use_up(self, step: _Step, grid: str, gone: Sequence[Fact]) -> None:
        """Tell of the Deflectors in the range of a captured Node."""
        spaces, shoots = [space for fact in gone for space in fact.spaces], False
        if gone[0].kind == "deflected":
            self.waiting += [f"{grid} {space}" for space in spaces]
            shoots = True
        if len(spaces) == 1:
            step.add(
                f"The Deflector on {spaces[0]} {'sets off a shot' if shoots else 'is removed'}."
            )
        else:
            fate = "set off a shot each" if shoots else "are removed"
            step.add(f"Deflectors on {' '.join(spaces)} {fate}.")
        step.mark(f"{grid} {' '.join(spaces)}", "slash")


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
        ends = [fact.sentence for fact in facts_of(entry) if fact.kind in ("won", "drawn")]
        end = [f"The game is over: {text}." for text in ends]
        if after.result.tie:
            end.append(f"{after.result.tie[0].upper()}{after.result.tie[1:]}.")
        return [*lines, *rounds(after), *end]
    turn = f"{spoken(after.names[after.turn])}'s turn."
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
    return (
        f"{first} has {one or 'none'} of {second}'s five Nodes,"
        f" {second} {other or 'none'} of {first}'s."
    )


def rounds(state: State) -> list[str]:
    """Return which round it is, and in the last one the tally (X6); nothing without a limit."""
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


def on_paper(referee: Referee) -> State:
    """Return the position as it is marked by now, that of a move so far included."""
    state = referee.pending.asked.state if referee.pending else referee.state
    assert state is not None
    return state


def remarked(referee: Referee, before: State, after: State) -> list[str]:
    """Return what to take back and to mark where paper shows `before` and is to show `after`."""
    back = [("take back", note) for note in _to_take_back(referee, before, after)]
    new = [("mark", note) for note in _missing(referee, after, before)]
    return [line for what_to_do, note in back + new for line in _indented(what_to_do, note)]


def _to_take_back(referee: Referee, before: State, after: State) -> list[str]:
    turns = {
        name: (old.turned - new.turned) % 4
        for (name, old), new in zip(_named_grids(before), after.grids, strict=True)
    }
    return _missing(referee, before, after) + [
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
