"""A statement of play as the referee reads it out, with what to mark on paper meanwhile.

The marks are those of the public grids: shading for a range, a dot for a Node, a slash for a used
Deflector, a symbol for a holder. Whoever makes just these marks has on paper what `view` shows to
everybody.
"""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from companion.contract import WIDTH, Announcement, AnnouncementLayout
from companion.grid import RANGE_BITS, SPACES, Space, SpaceSet, name_of, parse_space
from companion.record import Undo
from companion.territory.facts import Fact, facts_of, said
from companion.territory.referee import Entry, Referee
from companion.territory.state import Grid, State
from companion.territory.statements import Move, Pass
from companion.territory.view import public
from companion.words import Message

LAYOUT = AnnouncementLayout(indent=2, hanging=2, marks=6, beside=30)

SHADE = Message("territory-mark-shade")
SHADE_RANGE = Message("territory-mark-shade-range")
DOT = Message("territory-mark-dot")
SLASH = Message("territory-mark-slash")
TURN = Message("territory-mark-turn")


def symbol_mark(symbol: str) -> Message:
    """Return the mark of a holder."""
    return Message("territory-mark-symbol", symbol=symbol)


# -- one statement -------------------------------------------------------------------------------


def announced(referee: Referee, entry: Entry) -> list[Announcement]:
    """Return what to read out, step by step, with what to mark meanwhile.

    For an ``undo`` these are the marks to take back, and those that come back.
    """
    if isinstance(entry.statement, Undo):
        return [remarked(referee, entry.before, entry.after)]
    return [*_steps(referee, entry), *_outlook(entry)]


def sentences(referee: Referee, entry: Entry) -> list[Message]:
    """Return what to read out without the marks, a line for each step.

    For an ``undo`` that is what was taken back.
    """
    if isinstance(entry.statement, Undo):
        after = entry.after
        return [
            Message("common-took-back.sentence", term=said(referee.taken_back_by(entry))),
            Message("territory-turn.again", who=after.names[after.turn]),
        ]
    return without_marks(announced(referee, entry))


def move_so_far(referee: Referee) -> list[Announcement]:
    """Return what to read out already of a move that waits for an answer."""
    pending = referee.pending
    return _steps(referee, replace(pending.entry, events=pending.asked.events)) if pending else []


def without_marks(steps: Iterable[Announcement]) -> list[Message]:
    """Return what to read out, a line for each step."""
    return [Message("common-sentences", sentences=step.sentences) for step in steps]


@dataclass(slots=True)
class _Draft:
    """A step in the making: each place with its marks in order."""

    sentences: list[Message]
    marks: dict[tuple[str, ...], list[Message]] = field(default_factory=dict)

    def add(self, sentence: Message) -> None:
        self.sentences.append(sentence)

    def mark(self, place: tuple[str, ...], what: Message) -> None:
        self.marks.setdefault(place, []).append(what)

    def step(self) -> Announcement:
        marks = [
            Message("territory-marks", place=place, marks=tuple(what))
            for place, what in self.marks.items()
        ]
        return Announcement(tuple(self.sentences), tuple(marks))


def _steps(referee: Referee, entry: Entry) -> list[Announcement]:
    return [draft.step() for draft in _Walk(entry, referee.set_up.players).steps]


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
        self.waiting: list[tuple[str, str]] = []
        """Deflectors of captured ranges whose shots wait (S10)."""
        self.under_way = True
        self.steps: list[_Draft] = []
        if isinstance(statement, Move | Pass):
            self._add_step(said(entry).form("sentence"))
        self.facts = deque(facts_of(entry))
        while self.facts:
            self._tell(self.facts.popleft())

    def _add_step(self, sentence: Message) -> _Draft:
        self.steps.append(_Draft([sentence]))
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
                self.steps[-1].mark(fact.place, SLASH)
            case "claimed" | "conceded":
                self._claim(fact)
            case "turned":
                self._add_step(fact.sentence).mark((fact.grid,), TURN)
            case "spent":
                self.under_way = False
                if fact.event.ruling == "F4":
                    self._add_step(fact.sentence)
                else:
                    self.steps[-1].add(fact.sentence)
            case "won" | "drawn":
                pass  # comes last, after the counts
            case "lost-home" | "regained-home" | "eliminated" if reflector:
                pass  # with two players that is the end of the game, and no more
            case _:
                self._add_step(fact.sentence)

    def _answer(self, fact: Fact) -> None:
        event, (space,) = fact.event, fact.spaces
        answer = Message(f"territory-answer-{event.status}")
        if event.ruling == "X1" and event.status != "clear":
            answer = Message("territory-answered-on", answer=answer, space=space)
        step = self._add_step(self._says(fact, answer))
        if event.nodes:
            others = len(event.nodes)
            step.add(Message("territory-other-nodes", nodes=event.nodes, count=others))
        if event.status == "owned":
            self._shade(step, fact, space)
        elif event.status == "node":
            for node in (space, *event.nodes):
                self._draw_node(step, fact, node)

    def _says(self, fact: Fact, answer: Message) -> Message:
        """Return an answer: whose it is, and how the shot came there."""
        grid, space = fact.grid, fact.event.space
        if self._following in ("conceded", "removed"):
            if grid == self.shooter:
                return Message("territory-gives-back-own", grid=grid, space=space, answer=answer)
            values = {"shooter": self.shooter, "grid": grid, "space": space}
            return Message("territory-gives-back", answer=answer, **values)
        if fact.event.ruling == "X1":
            return Message("territory-says-row", grid=grid, answer=answer)
        if len(self.steps) == 1:
            return Message("territory-says", grid=grid, answer=answer)
        if not self.under_way and self.waiting:
            self.under_way = True
            origin = self.waiting.pop(0)
            return Message("territory-says-waiting", place=origin, grid=grid, answer=answer)
        return Message("territory-says-next", grid=grid, answer=answer)

    def _shade(self, step: _Draft, fact: Fact, space: str, whole: bool = False) -> None:
        """Mark a space, or its `whole` range, as shaded unless it is so on paper."""
        grid, at = str(fact.event.grid), parse_space(space)
        bits = RANGE_BITS[at] if whole else 1 << at
        if bits & ~self.shaded[grid]:
            step.mark((fact.grid, space), SHADE_RANGE if whole else SHADE)
            self.shaded[grid] |= bits

    def _draw_node(self, step: _Draft, fact: Fact, space: str) -> None:
        """Mark a Node with its range unless it is so on paper."""
        grid, bit = str(fact.event.grid), 1 << parse_space(space)
        self._shade(step, fact, space, whole=True)
        if not self.dots[grid] & bit:
            step.mark((fact.grid, space), DOT)
            self.dots[grid] |= bit

    def _claim(self, fact: Fact) -> None:
        """Tell that a space was claimed or conceded, with the Node on it."""
        step, player, with_node = self.steps[-1], fact.event.player, self._following == "node"
        if fact.kind == "claimed":
            expected = player == self.shooter or with_node
        else:
            expected = player == self.aimed_at
        if not expected:
            step.add(fact.sentence)
        self.under_way = False
        if not with_node:
            step.mark(fact.place, symbol_mark(self.symbols[str(player)]))
            return
        self.facts.popleft()
        others = []
        while self._following in ("claimed", "conceded", "deflected", "removed"):
            others.append(self.facts.popleft())
        self._take_node(step, fact, others)

    def _take_node(self, step: _Draft, fact: Fact, others: Sequence[Fact]) -> None:
        """Tell what a captured Node brings: its range, what stays, and the Deflectors there."""
        symbol, (node,) = self.symbols[str(fact.event.player)], fact.spaces
        rest = [space for other in others if other.kind == fact.kind for space in other.spaces]
        span = SpaceSet(RANGE_BITS[parse_space(node)])
        missing = span - SpaceSet.parse(" ".join([node, *rest]))
        if len(missing) > len(rest) + 1:
            step.mark(fact.place, symbol_mark(symbol))
            if rest:
                step.add(Message("territory-takes-some", who=fact.who, spaces=tuple(rest)))
                step.mark((fact.grid, *rest), symbol_mark(symbol))
            else:
                step.add(Message("territory-takes-node", who=fact.who))
        elif missing:
            but = missing.names
            step.add(Message("territory-takes-range-but", who=fact.who, spaces=but))
            mark = Message("territory-mark-symbol-range-but", symbol=symbol, spaces=but)
            step.mark(fact.place, mark)
        else:
            step.add(Message("territory-takes-range", who=fact.who))
            step.mark(fact.place, Message("territory-mark-symbol-range", symbol=symbol))
        gone = [other for other in others if other.kind != fact.kind]
        if gone:
            self._use_up(step, fact.grid, gone)

    def _use_up(self, step: _Draft, grid: str, gone: Sequence[Fact]) -> None:
        """Tell of the Deflectors in the range of a captured Node."""
        spaces = tuple(space for fact in gone for space in fact.spaces)
        fate = "removed"
        if gone[0].kind == "deflected":
            self.waiting += [(grid, space) for space in spaces]
            fate = "shoot"
        step.add(Message(f"territory-deflectors-{fate}", spaces=spaces, count=len(spaces)))
        step.mark((grid, *spaces), SLASH)


# -- how it goes on ------------------------------------------------------------------------------


def _outlook(entry: Entry) -> list[Announcement]:
    """Return the counts that matter now, and whose turn it is."""
    before, after = entry.before, entry.after
    counts: list[Message] = []
    if after.rules.game == "reflector":
        counts = [reflector_count(after)]
    elif isinstance(entry.statement, Move):
        counts = _changed_counts(before, after)
    if after.result is not None:
        found = [counts, rounds(after)]
        found += [[fact.sentence] for fact in facts_of(entry) if fact.kind in ("won", "drawn")]
        if after.result.tie:
            found.append([after.result.tie.form("sentence")])
        return _apart(found)
    turn = Message("territory-turn", who=after.names[after.turn])
    new_round = after.rounds_over != before.rounds_over or after.in_last_round
    in_one_line = len(" ".join(map(str, [*counts, turn]))) <= WIDTH
    found = [[*counts, turn]] if in_one_line else [counts, [turn]]
    return _apart([*found, rounds(after) if new_round else []])


def _apart(found: Sequence[Sequence[Message]]) -> list[Announcement]:
    return [Announcement(tuple(sentences), apart=True) for sentences in found if sentences]


def _changed_counts(before: State, after: State) -> list[Message]:
    """Return how many Nodes those players have who have won or lost some."""
    wanted, old, new = after.nodes_to_win, before.node_counts(), after.node_counts()
    found = []
    for name, was, now in zip(after.names, old, new, strict=True):
        if now > was:
            found.append(Message("territory-has-nodes", who=name, count=now, wanted=wanted))
        elif now < was:
            found.append(Message("territory-lost-nodes", who=name, count=now))
    return found


def reflector_count(state: State) -> Message:
    """Return how many of the other's Nodes each of the two has taken."""
    count, other_count = [
        sum(1 for _, controller in state.grids[1 - seat].nodes if controller == seat)
        for seat in (0, 1)
    ]
    who, other = state.names
    return Message(
        "territory-reflector-count", who=who, count=count, other=other, other_count=other_count
    )


def rounds(state: State) -> list[Message]:
    """Return which round it is, and in the last one the tally (X6); nothing without a limit."""
    of, over = state.rules.rounds, state.rounds_over
    if of is None:
        return []
    tally = tuple(zip(state.names, state.tally, strict=True))
    if state.result is not None:
        return [Message("territory-rounds-over", of=of, tally=tally)] if over == of else []
    if state.in_last_round:
        return [Message("territory-round-last", round=over + 1, of=of, tally=tally)]
    return [Message("territory-round", round=over + 1, of=of)]


# -- taking back ---------------------------------------------------------------------------------


def on_paper(referee: Referee) -> State:
    """Return the position as it is marked by now, that of a move so far included."""
    state = referee.pending.asked.state if referee.pending else referee.state
    assert state is not None
    return state


def remarked(referee: Referee, before: State, after: State) -> Announcement:
    """Return what to take back and to mark where paper shows `before` and is to show `after`."""
    erase = _missing(referee, before, after)
    for (name, old), new in zip(_named_grids(before), after.grids, strict=True):
        if count := (old.turned - new.turned) % 4:
            erase.append(Message("territory-quarter-turns", grid=name, count=count))
    return Announcement((), tuple(_missing(referee, after, before)), tuple(erase))


def _missing(referee: Referee, now: State, then: State) -> list[Message]:
    """Return the marks on the public grids of `now` that they lacked `then`."""
    notes: list[Message] = []
    for (name, new), (_, old) in zip(
        _named_grids(public(now)), _named_grids(public(then)), strict=True
    ):
        found: dict[tuple[Message, ...], list[str]] = {}
        for space in SPACES:
            here, before = _on_paper(referee, new, space), _on_paper(referee, old, space)
            if gone := tuple(mark for mark in here if mark not in before):
                found.setdefault(gone, []).append(name_of(space))
        notes += [
            Message("territory-marks", place=(name, *spaces), marks=what)
            for what, spaces in found.items()
        ]
    return notes


def _named_grids(state: State) -> list[tuple[str, Grid]]:
    return [(state.grid_name(number), grid) for number, grid in enumerate(state.grids)]


def _on_paper(referee: Referee, grid: Grid, space: Space) -> list[Message]:
    """Return the marks on a space of a public grid, in the order in which they are made."""
    signs = ((grid.in_range(), SHADE), (grid.seen.nodes, DOT), (grid.seen.used, SLASH))
    found = [sign for bits, sign in signs if bits >> space & 1]
    return found + [
        symbol_mark(referee.symbols[player])
        for player, bits in enumerate(grid.claimed)
        if bits >> space & 1
    ]
