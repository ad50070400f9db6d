"""The layout as a problem of whole numbers, for the constraint solver CP-SAT.

Everything printed is a rectangle on a face of the card, and every card of a pile is a rectangle on the
table. What is read must lie free, what is not read must be covered or lie outside the column of reading:
inequalities between rectangles, some of them with a choice of side. The solver picks cuts, line breaks,
places on the card, places on the table and links all at once.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Literal

from ortools.sat.python import cp_model

from cardgen.connector.layout.phrases import PhraseSlot, WordRun
from cardgen.connector.layout.rectangles import Choice, Grid, Number, Rect, Sides, turned_back
from cardgen.connector.layout.result import (
    LINK,
    CardPosition,
    Corner,
    Face,
    Layout,
    Link,
    Panel,
    Phrase,
    Pile,
    mark_at,
)
from cardgen.connector.texts import Seat, Texts
from cardgen.drawing.shapes import Box, Weight

APART = 0.75
"""Between things printed on one face, in mm."""
HEM = 0.5
"""How far from the edge of a flap something must end to be surely seen, or surely hidden, in mm."""
GAP = (0.5, 10.0)
"""Between a phrase and the next one below it, in mm."""
SHIFT = 16.0
"""Between the left edges of two phrases that follow each other, at most, in mm."""
REACH = (2.0, 10.0)
"""How far inside and outside of the end of a phrase the tip of the link below may be, in mm."""
DOUBT = 5.0
"""How much nearer the right phrase is than any other that might follow, in mm."""
STRAY = 15.0
"""How far to the side of a phrase other links of its colour are that lie below it, in mm."""
BESIDE = 2.0
"""Between phrases of one text on one line, the later to the left of the earlier, in mm."""

_ROUNDS = (0.05, 0.1, 0.2, 0.4)
"""How much effort goes into a round of improvement, at most: small changes and large ones."""
_LEAST = 0.01
"""What a round counts at least, so that they come to an end."""
_OTHERS = 4
"""How many phrases may move in a round beside those of one text, at most."""

# What is worth how many mm of a column's width.
_HEIGHT = 3  # a mm of its height
_ASIDE = 2  # a mm between the left edges of phrases that follow each other
_HARSH = 8  # a degree of harshness of a cut

Answer = Layout | Literal["none", "unknown"]
"""A layout, that there is none, or that none was found with the effort allowed."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is to be laid out: `slots` of `texts` that are read from `seats`.

    `size` is in pt. Each link of a pile may be `clearance` mm off before a word is covered or a wrong one
    shows.
    """

    texts: Texts
    seats: tuple[tuple[Seat, ...], ...]
    slots: tuple[PhraseSlot, ...]
    geometry: str
    panel: Panel
    size: float
    weight: Weight
    clearance: float


class Model:
    """The problem as variables and constraints.

    Steps (t, i) are of card i, from the lowest up, in the pile of text t.
    """

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._grid = Grid(problem.panel)
        self._cost: list[Number] = []
        self._solution: Sequence[int] = ()
        self.spent = 0.0
        """How much of the solver's deterministic time was spent."""
        self._printed: dict[Face, list[tuple[cp_model.IntervalVar, cp_model.IntervalVar]]] = {}
        self._mark()
        self._cuts = [
            [
                self._grid.between(0, 0),
                *(self._grid.between(1, len(text.words) - 1) for _ in range(text.cards - 1)),
                self._grid.between(len(text.words), len(text.words)),
            ]
            for text in problem.texts
        ]
        self._telling: list[Number] = []
        self._places: list[list[cp_model.IntVar]] = []
        self._phrases = [self._phrase(slot) for slot in problem.slots]
        self._slot_of = {step: number for number, slot in enumerate(problem.slots) for step in slot.steps}
        self._tips: dict[tuple[int, int], list[tuple[Number, Number]]] = {}
        self._origins = [self._lay(t) for t in range(len(problem.texts))]
        for t in range(len(problem.texts)):
            self._pile(t)
        for intervals in self._printed.values():
            self._grid.model.add_no_overlap_2d(*zip(*intervals, strict=True))

    # -- the print -----------------------------------------------------------------------------------

    def _room(self, face: Face) -> Sides:
        room, up = self._problem.panel.room(face), self._grid.up
        return up(room.x), up(room.y), -up(-room.right), -up(-room.bottom)

    def _print(self, face: Face, rect: Rect, width: Number | int, height: Number | int) -> None:
        """Keep a thing inside the room on its face, and apart from everything else there."""
        left, top, right, bottom = self._room(face)
        self._grid.require(rect.left >= left, rect.top >= top, rect.right <= right, rect.bottom <= bottom)
        model, apart = self._grid.model, self._grid.up(APART)
        self._printed.setdefault(face, []).append(
            (
                model.new_interval_var(rect.left, width + apart, rect.right + apart, ""),
                model.new_interval_var(rect.top, height + apart, rect.bottom + apart, ""),
            )
        )

    def _sides(self, box: Box) -> Sides:
        near = self._grid.near
        return near(box.x), near(box.y), near(box.right), near(box.bottom)

    def _mark(self) -> None:
        corners: tuple[Corner, ...] = (1, 2, 3, 4, 5, 6) if self._problem.panel.flap else (1, 2, 3, 4)
        for corner in corners:
            face, _, box = mark_at(self._problem.panel, corner)
            left, top, right, bottom = sides = self._sides(box)
            self._print(face, self._grid.fixed(sides), right - left, bottom - top)

    def _rows(self, slot: PhraseSlot) -> list[tuple[WordRun, int, int]]:
        """Return the runs that fit on the phrase's face, with their width and height as read, in steps."""
        problem, steps = self._problem, self._grid.steps
        fitting = slot.fitting(problem.panel, problem.size)
        return [(run, steps(width), steps(height)) for run, width, height in fitting]

    def _phrase(self, slot: PhraseSlot) -> Rect:
        """Print a phrase: some run of words, somewhere on its face."""
        grid = self._grid
        rows = self._rows(slot)
        width, height = (
            grid.between(min(sizes, default=0), max(sizes, default=0))
            for sizes in ([width for _, width, _ in rows], [height for _, _, height in rows])
        )
        harshness, telling = grid.between(0, 2), grid.between(0, 1)
        t, i = slot.steps[0]
        start, end = self._cuts[t][i : i + 2]
        grid.model.add_allowed_assignments(
            [start, end, width, height, harshness, telling],
            [(run.start, run.end, w, h, run.harshness, run.telling) for run, w, h in rows],
        )
        for (other, j), shift in zip(slot.steps[1:], slot.shifts[1:], strict=True):
            grid.require(self._cuts[other][j] == start + shift, self._cuts[other][j + 1] == end + shift)
        self._telling.append(telling)
        self._cost.append(grid.near(_HARSH * len(slot.steps)) * harshness)
        left, top, right, bottom = self._room(slot.seat.face)
        places = [grid.place(*ends) for ends in ((left, right), (top, bottom), (left, right), (top, bottom))]
        self._places.append([steps for steps, _ in places])
        rect = Rect(*(place for _, place in places))
        across, down = (width, height) if slot.seat.turn in (0, 180) else (height, width)
        self._print(slot.seat.face, rect, grid.step * across, grid.step * down)
        return rect

    def _bracket(self, t: int, i: int, number: int) -> tuple[Number, Number]:
        """Print a link by which card i is laid on the one before, and return its tip on the panel."""
        grid, (_, side) = self._grid, self._problem.seats[t][i].links[number]
        seat, turn = self._problem.seats[t][i], self._problem.seats[t][i - 1].turn
        left, top, right, bottom = self._room(seat.carrier)
        if number == 0:
            (_, x), (_, y) = grid.place(left, right), grid.place(top, bottom)
        else:  # as far from the first one as the card is wide
            x, y = grid.between(left, right), grid.between(top, bottom)
        out, inside, above, below = map(grid.up, LINK)
        sides = (-out, -above, inside, below) if side == "left" else (-inside, -above, out, below)
        sides = turned_back(sides, turn)
        rect = Rect(x, y, x, y).grown(sides)
        self._print(seat.carrier, rect, sides[2] - sides[0], sides[3] - sides[1])
        if seat.carrier == "back":
            hem, flap = grid.up(HEM), grid.flap
            if self._shows(t, i - 1, "left"):
                grid.require(rect.left >= 2 * flap + hem)
            if self._shows(t, i - 1, "right"):
                grid.require(rect.right + hem <= grid.width - 2 * flap)
        return x, y

    # -- the piles -----------------------------------------------------------------------------------

    def _lay(self, t: int) -> list[tuple[Number, Number]]:
        """Return where the view's origins of a pile's cards lie on the table.

        Brackets are whole steps from a corner of their room, and so each card is whole steps from where it
        would be laid at that corner.
        """
        grid, panel, seats = self._grid, self._problem.panel, self._problem.seats[t]
        x = y = 0
        furthest = 2 * len(seats) * max(grid.width, grid.height)
        origins: list[tuple[Number, Number]] = [(grid.between(0, 0), grid.between(0, 0))]
        for below, seat in pairwise(seats):
            left, top, *_ = self._room(seat.carrier)
            tip_x, tip_y = panel.view(below.turn).apply(left * grid.unit, top * grid.unit)
            card = panel.outline(seat.fold).under(panel.view(seat.turn))
            corner = card.x if seat.links[0][1] == "left" else card.right
            x, y = x + grid.near(tip_x - corner), y + grid.near(tip_y - card.y)
            low_x, low_y = (length % grid.step - furthest // grid.step * grid.step for length in (x, y))
            origins.append((grid.place(low_x, furthest)[1], grid.place(low_y, furthest)[1]))
        return origins

    def _rectangle_on_table(self, rect: Rect, t: int, i: int) -> Rect:
        """Return where a rectangle of the panel is on the table, on card i of a pile."""
        return self._grid.seen(rect, self._problem.seats[t][i].turn).moved(*self._origins[t][i])

    def _shows(self, t: int, i: int, face: Face) -> bool:
        """Tell whether a face can be seen on card i of a pile."""
        return face == "back" or self._problem.seats[t][i].fold in (face, "both")

    def _pile(self, t: int) -> None:
        """Lay the cards of a text so that it is read."""
        seats = self._problem.seats[t]
        read = [self._rectangle_on_table(self._phrases[self._slot_of[t, i]], t, i) for i in range(len(seats))]
        cards = [
            self._rectangle_on_table(
                self._grid.fixed(self._sides(self._problem.panel.outline(seat.fold))), t, i
            )
            for i, seat in enumerate(seats)
        ]
        column = self._column(read)
        for i in range(1, len(seats)):
            self._tips[t, i] = [self._bracket(t, i, number) for number in range(len(seats[i].links))]
        for i in range(1, len(seats)):
            self._link(t, i, read[i - 1], cards[i])
            shift = self._follow(t, i, read[i - 1], read[i])
            self._keep_unambiguous(t, i, read[i - 1], read[i], shift)
        self._reverse(t)
        if len(seats) > 1:
            self._keep_clear(t, read, cards, column)

    def _column(self, read: Sequence[Rect]) -> Rect:
        """Return the column of reading, which holds all phrases."""
        furthest = 2 * len(read) * max(self._grid.width, self._grid.height)
        column = Rect(*(self._grid.place(-furthest, furthest)[1] for _ in range(4)))
        for phrase in read:
            self._grid.require(*phrase.inside(column, 0))
        height = _HEIGHT if len(read) > 1 else 1
        self._cost += [column.right - column.left, height * (column.bottom - column.top)]
        return column

    def _link(self, t: int, i: int, before: Rect, card: Rect) -> None:
        """Lay the corners of card i into their brackets, below the phrase before and near its end."""
        seat, grid = self._problem.seats[t][i], self._grid
        near, far = map(grid.near, REACH)
        for (_, side), (x, y) in zip(seat.links, self._tips[t, i], strict=True):
            tip = self._rectangle_on_table(Rect(x, y, x, y), t, i - 1)
            grid.require(tip.left == (card.left if side == "left" else card.right), tip.top == card.top)
            grid.require(tip.top >= before.bottom + grid.up(LINK[2]))
            if len(seat.links) > 1 and side != seat.face:
                continue  # the other end of the card is where it happens to be
            if side == "left":
                grid.require(tip.left >= before.left - far, tip.left <= before.right - near)
            else:
                grid.require(tip.left >= before.left + near, tip.left <= before.right + far)

    def _follow(self, t: int, i: int, before: Rect, after: Rect) -> Number:
        """Make a phrase follow below the one before; return how far its left edge is from that one's."""
        grid, seat = self._grid, self._problem.seats[t][i]
        grid.require(
            after.top >= before.bottom + grid.up(GAP[0]), after.top <= before.bottom + grid.near(GAP[1])
        )
        shift = grid.between(0, grid.near(SHIFT))
        grid.require(shift >= after.left - before.left, shift >= before.left - after.left)
        self._cost.append(_ASIDE * shift)
        if seat.face == "back":
            seen = grid.seen(self._phrases[self._slot_of[t, i]], seat.turn)
            across = grid.width if seat.turn in (0, 180) else grid.height
            self._cost.append(seen.left if seat.links[0][1] == "left" else across - seen.right)
        return shift

    def _keep_unambiguous(self, t: int, i: int, before: Rect, after: Rect, shift: Number) -> None:
        """Keep other phrases of the text, and other links, away from where card i's are looked for."""
        grid, seats = self._grid, self._problem.seats[t]
        distance = shift + after.top - before.bottom + grid.up(DOUBT)
        for c, other in enumerate(seats):
            if c == i or other.turn != seats[i].turn or not self._shows(t, i, other.face):
                continue
            rect = self._rectangle_on_table(self._phrases[self._slot_of[t, c]], t, i)
            aside, down = rect.left - before.left, rect.top - before.bottom
            grid.either([down <= 0], [down + aside >= distance], [down - aside >= distance])
        stray = grid.up(STRAY)
        for c in range(1, len(seats)):
            upright = seats[c - 1].turn == seats[i - 1].turn
            if c == i or not upright or not self._shows(t, i - 1, seats[c].carrier):
                continue
            for x, y in self._tips[t, c]:
                tip = self._rectangle_on_table(Rect(x, y, x, y), t, i - 1)
                grid.either(
                    [tip.top <= before.bottom],
                    [tip.left + stray <= before.left],
                    [tip.left >= before.right + stray],
                )

    def _reverse(self, t: int) -> None:
        """Print phrases of one direction in reverse order: no card alone shows two of them in order."""
        seats = self._problem.seats[t]
        for i, j in combinations(range(len(seats)), 2):
            if seats[i].turn != seats[j].turn:
                continue
            one, other = self._slot_of[t, i], self._slot_of[t, j]
            first = self._grid.seen(self._phrases[one], seats[i].turn)
            later = self._grid.seen(self._phrases[other], seats[i].turn)
            self._grid.either(
                [later.bottom <= first.top],
                [
                    later.top == first.top,
                    later.right + self._grid.up(BESIDE) <= first.left,
                    self._telling[one] == 1,
                    self._telling[other] == 1,
                ],
            )

    def _keep_clear(self, t: int, read: Sequence[Rect], cards: Sequence[Rect], column: Rect) -> None:
        """Keep what is read free of later cards, and all else covered or outside of the column."""
        either, clearance = self._grid.either, self._grid.up(self._problem.clearance)
        for i, phrase in enumerate(read):
            above = [(card, clearance * number) for number, card in enumerate(cards[i + 1 :], 1)]
            for card, margin in above:
                either(*phrase.beside(card, margin))
            for number, slot in enumerate(self._problem.slots):
                if number == self._slot_of[t, i] or not self._shows(t, i, slot.seat.face):
                    continue
                rect = self._rectangle_on_table(self._phrases[number], t, i)
                either(
                    *rect.beside(column, clearance),
                    *(rect.inside(card, margin) for card, margin in above),
                    *(self._folded_away(t, i, self._phrases[number]) if slot.seat.face == "back" else ()),
                )

    def _folded_away(self, t: int, i: int, rect: Rect) -> list[Choice]:
        """Return the ways in which flaps folded over hide a rectangle of the back panel."""
        hem, flap = self._grid.up(HEM), self._grid.flap
        ways: list[Choice] = []
        if self._shows(t, i, "left"):
            ways.append([rect.right + hem <= 2 * flap])
        if self._shows(t, i, "right"):
            ways.append([rect.left >= self._grid.width - 2 * flap + hem])
        return ways

    # -- solving -------------------------------------------------------------------------------------

    def find(self, effort: float, seed: int) -> Answer:
        """Look for any layout; `effort` is the solver's deterministic time, some seconds each."""
        solver = self._run(self._grid.model, effort, seed)
        if solver is None:
            return "unknown"
        return self._layout(solver) if self._solution else "none"

    def improve(self, layout: Layout, effort: float, seed: int) -> Layout:
        """Return a better layout than the one that was found: again and again some phrases may move."""
        dice = random.Random(seed)
        self._grid.model.minimize(sum(self._cost))
        until = self.spent + effort
        while self.spent < until:
            held = self._with_fixed_phrases(self._movable_phrases(dice))
            solver = self._run(held, min(dice.choice(_ROUNDS), until - self.spent), seed)
            if solver is not None:
                layout = self._layout(solver)
        return layout

    def _movable_phrases(self, dice: random.Random) -> set[int]:
        """Return the phrases that may move in a round: some of one text, and some others."""
        text = dice.randrange(len(self._cuts))
        own = sorted({self._slot_of[text, i] for i in self._steps(text)})
        slots = range(len(self._phrases))
        return {
            *dice.sample(own, dice.randint(1, len(own))),
            *dice.sample(slots, dice.randint(0, min(len(slots), _OTHERS))),
        }

    def _with_fixed_phrases(self, loose: set[int]) -> cp_model.CpModel:
        """Return the model with all phrases but the loose ones held, starting from where all are."""
        model = self._grid.model.clone()
        held = [
            variable for slot, places in enumerate(self._places) if slot not in loose for variable in places
        ]
        for (t, i), slot in self._slot_of.items():
            if slot not in loose:
                held += self._cuts[t][i : i + 2]
        for variable in held:
            value = self._solution[variable.index]
            model.add(model.get_int_var_from_proto_index(variable.index) == value)
        for index, value in enumerate(self._solution):
            model.add_hint(model.get_int_var_from_proto_index(index), value)
        return model

    def _run(self, model: cp_model.CpModel, effort: float, seed: int) -> cp_model.CpSolver | None:
        """Solve, and keep the solution if there is one; return None if that is not known."""
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1  # several would make the layout depend on the machine
        solver.parameters.linearization_level = 0  # choices of side give relaxations that bound nothing
        solver.parameters.max_presolve_iterations = 1  # more take longer than they save
        solver.parameters.random_seed = seed
        solver.parameters.max_deterministic_time = effort
        solver.parameters.catch_sigint_signal = False  # Ctrl-C is to end the program, not a round
        status = solver.solve(model)
        self.spent += max(solver.response_proto.deterministic_time, _LEAST)
        if status == cp_model.UNKNOWN:
            return None
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            self._solution = list(solver.response_proto.solution)
        return solver

    def _layout(self, solver: cp_model.CpSolver) -> Layout:
        problem, mm = self._problem, self._grid.mm

        def box(rect: Rect) -> Box:
            left, top, right, bottom = map(solver.value, rect)
            return Box(mm(left), mm(top), mm(right - left), mm(bottom - top))

        def phrase(slot: PhraseSlot, rect: Rect) -> Phrase:
            t, i = slot.steps[0]
            start, end = map(solver.value, self._cuts[t][i : i + 2])
            seen = self._grid.seen(rect, slot.seat.turn)
            height = solver.value(seen.bottom - seen.top) // self._grid.step
            run = next(r for r, _, h in self._rows(slot) if (r.start, r.end, h) == (start, end, height))
            games = tuple(problem.texts[t].game for t, _ in slot.steps)
            return Phrase(games, slot.seat.face, slot.seat.turn, box(rect), run.lines, slot.starts, slot.ends)

        def pile(t: int) -> Pile:
            read = [
                box(self._rectangle_on_table(self._phrases[self._slot_of[t, i]], t, i))
                for i in self._steps(t)
            ]
            left, top = min(phrase.x for phrase in read), min(phrase.y for phrase in read)
            width = max(phrase.right for phrase in read) - left
            height = max(phrase.bottom for phrase in read) - top
            cards = tuple(
                CardPosition(seat.turn, seat.fold, *(mm(solver.value(length)) for length in origin))
                for seat, origin in zip(problem.seats[t], self._origins[t], strict=True)
            )
            return Pile(problem.texts[t].game, cards, Box(left, top, round(width, 4), round(height, 4)))

        links = (
            Link(
                problem.texts[t].game,
                i - 1,
                corner,
                side,
                problem.seats[t][i].carrier,
                problem.seats[t][i - 1].turn,
                (mm(solver.value(x)), mm(solver.value(y))),
            )
            for (t, i), tips in self._tips.items()
            for (corner, side), (x, y) in zip(problem.seats[t][i].links, tips, strict=True)
        )
        return Layout(
            problem.geometry,
            problem.panel,
            problem.size,
            problem.weight,
            tuple(map(phrase, problem.slots, self._phrases)),
            tuple(links),
            tuple(map(pile, range(len(problem.texts)))),
        )

    def _steps(self, t: int) -> range:
        return range(self._problem.texts[t].cards)
