"""The layout as a whole-number problem for the constraint solver CP-SAT.

Everything printed is a rectangle on a face of the card, and each card of a pile is a rectangle on the table.
Words to read must be uncovered; all other print must be covered or outside the reading column. These are
inequalities between rectangles, some with a choice of side. The solver chooses cuts, line breaks, places on
the card, places on the table and links together.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Literal

from ortools.sat.python import cp_model

from cardgen.connector.layout.phrases import PhraseSlot, WordRun
from cardgen.connector.layout.problem import BESIDE, DOUBT, GAP, REACH, SHIFT, STRAY, Problem
from cardgen.connector.layout.rectangles import Choice, Grid, Number, Rect, Sides, turned_back
from cardgen.connector.layout.result import (
    APART,
    HEM,
    LINK,
    STEP,
    CardPosition,
    Corner,
    Face,
    HeadingBlock,
    Layout,
    Link,
    Phrase,
    Pile,
    around_piece,
    mark_at,
)
from cardgen.drawing.shapes import Box

_AROUND_SIGN = (0, 0, 0.25, 0.25)  # so that two of them are three quarters of a mm apart
_AROUND_HEADING = (0.5, 0.5, 0.5, 0.5)
_ROUNDS = (0.05, 0.1, 0.2, 0.4)  # largest effort of an improvement round, for small and for large changes
_LEAST = 0.01  # the least that a round counts, so that the rounds end
_OTHERS = 4  # largest number of phrases of other texts that may move in a round

# Penalties, in mm of a column's width.
_HEIGHT = 3  # a mm of its height
_ASIDE = 2  # a mm between the left edges of phrases that follow each other
_CUT = 8  # a unit of cut_penalty
_SMALLER_HEADING = 40  # each rank below the best heading

Answer = Layout | Literal["none", "unknown"]
"""A layout, a proof that there is none, or no result within the allowed effort."""


class Model:
    """The problem as variables and constraints.

    Step (t, i) is card i, from the bottom, of the pile of text t.
    """

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._grid = Grid(problem.panel)
        self._cost: list[Number] = []
        self._solution: Sequence[int] = ()
        self.spent = 0.0
        """The solver's deterministic time spent so far."""
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
        self._distinctive: list[Number] = []
        self._places: list[list[cp_model.IntVar]] = []
        self._phrases = [self._phrase(slot) for slot in problem.slots]
        self._heading = self._place_heading() if problem.headings else None
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

    def _print(
        self,
        face: Face,
        rect: Rect,
        width: Number | int,
        height: Number | int,
        around: tuple[float, float, float, float] = _AROUND_SIGN,
    ) -> None:
        """Keep a rectangle in the room on its face, and what is `around` it apart from all else there."""
        left, top, right, bottom = self._room(face)
        self._grid.require(rect.left >= left, rect.top >= top, rect.right <= right, rect.bottom <= bottom)
        model, (aside, above, beyond, below) = self._grid.model, map(self._grid.near, around)
        apart = self._grid.up(APART)
        whole = rect.with_sides_moved((-aside, -above, beyond + apart, below + apart))
        width, height = width + aside + beyond + apart, height + above + below + apart
        self._printed.setdefault(face, []).append(
            (
                model.new_interval_var(whole.left, width, whole.right, ""),
                model.new_interval_var(whole.top, height, whole.bottom, ""),
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
        """Return the runs that fit on the phrase's face, with width and height in steps, as read."""
        problem, steps = self._problem, self._grid.steps
        fitting = slot.fitting(problem.panel, problem.size)
        return [(run, steps(width), steps(height)) for run, width, height in fitting]

    def _phrase(self, slot: PhraseSlot) -> Rect:
        """Place one run of words on its face and return its rectangle."""
        grid = self._grid
        rows = self._rows(slot)
        width, height = (
            grid.between(min(sizes, default=0), max(sizes, default=0))
            for sizes in ([width for _, width, _ in rows], [height for _, _, height in rows])
        )
        cut_penalty, distinctive = grid.between(0, 2), grid.between(0, 1)
        t, i = slot.steps[0]
        start, end = self._cuts[t][i : i + 2]
        grid.model.add_allowed_assignments(
            [start, end, width, height, cut_penalty, distinctive],
            [(run.start, run.end, w, h, run.cut_penalty, run.distinctive) for run, w, h in rows],
        )
        for (other, j), shift in zip(slot.steps[1:], slot.shifts[1:], strict=True):
            grid.require(self._cuts[other][j] == start + shift, self._cuts[other][j + 1] == end + shift)
        self._distinctive.append(distinctive)
        self._cost.append(grid.near(_CUT * len(slot.steps)) * cut_penalty)
        left, top, right, bottom = self._room(slot.seat.face)
        places = [grid.place(*ends) for ends in ((left, right), (top, bottom), (left, right), (top, bottom))]
        self._places.append([steps for steps, _ in places])
        rect = Rect(*(place for _, place in places))
        across, down = (width, height) if slot.seat.turn in (0, 180) else (height, width)
        around = around_piece(slot.seat.turn, len(slot.ends) < len(slot.steps))
        self._print(slot.seat.face, rect, grid.step * across, grid.step * down, around)
        return rect

    def _place_heading(self) -> Rect:
        """Place one of the headings on the back and return its rectangle."""
        grid, steps = self._grid, self._grid.steps
        rows = [
            (steps(block.box.width), steps(block.box.height), rank)
            for rank, block in enumerate(self._problem.headings)
        ]
        width, height, rank = (grid.between(min(sizes), max(sizes)) for sizes in zip(*rows, strict=True))
        grid.model.add_allowed_assignments([width, height, rank], rows)
        self._cost.append(grid.near(_SMALLER_HEADING) * rank)
        left, top, right, bottom = self._room("back")
        places = [grid.place(*ends) for ends in ((left, right), (top, bottom), (left, right), (top, bottom))]
        self._places.append([place for place, _ in places])
        rect = Rect(*(place for _, place in places))
        self._print("back", rect, grid.step * width, grid.step * height, _AROUND_HEADING)
        return rect

    def _bracket(self, t: int, i: int, number: int) -> tuple[Number, Number]:
        """Place a link for laying card i on the card before; return its tip on the panel."""
        grid, (_, side) = self._grid, self._problem.seats[t][i].links[number]
        seat, turn = self._problem.seats[t][i], self._problem.seats[t][i - 1].turn
        left, top, right, bottom = self._room(seat.carrier)
        if number == 0:
            (_, x), (_, y) = grid.place(left, right), grid.place(top, bottom)
        else:  # one card width from the first one
            x, y = grid.between(left, right), grid.between(top, bottom)
        out, inside, above, below = map(grid.up, LINK)
        sides = (-out, -above, inside, below) if side == "left" else (-inside, -above, out, below)
        sides = turned_back(sides, turn)
        rect = Rect(x, y, x, y).with_sides_moved(sides)
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
        """Return where the view origins of a pile's cards are on the table, in whole steps."""
        grid, panel, seats = self._grid, self._problem.panel, self._problem.seats[t]
        x = y = 0
        furthest = 2 * len(seats) * max(grid.width, grid.height)
        origins: list[tuple[Number, Number]] = [(grid.between(0, 0), grid.between(0, 0))]
        for below, seat in pairwise(seats):
            left, top, *_ = self._room(seat.carrier)
            tip_x, tip_y = panel.view(below.turn).apply(left * grid.unit, top * grid.unit)
            card = panel.outline(seat.fold).mapped(panel.view(seat.turn))
            corner = card.x if seat.links[0][1] == "left" else card.right
            x, y = x + grid.near(tip_x - corner), y + grid.near(tip_y - card.y)
            low_x, low_y = (length % grid.step - furthest // grid.step * grid.step for length in (x, y))
            origins.append((grid.place(low_x, furthest)[1], grid.place(low_y, furthest)[1]))
        return origins

    def _rectangle_on_table(self, rect: Rect, t: int, i: int) -> Rect:
        return self._grid.in_view(rect, self._problem.seats[t][i].turn).moved(*self._origins[t][i])

    def _shows(self, t: int, i: int, face: Face) -> bool:
        return face == "back" or self._problem.seats[t][i].fold in (face, "both")

    def _pile(self, t: int) -> None:
        """Place the cards of a text so that it can be read."""
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
        """Return the reading column, which contains all phrases."""
        furthest = 2 * len(read) * max(self._grid.width, self._grid.height)
        column = Rect(*(self._grid.place(-furthest, furthest)[1] for _ in range(4)))
        for phrase in read:
            self._grid.require(*phrase.inside(column, 0))
        height = _HEIGHT if len(read) > 1 else 1
        self._cost += [column.right - column.left, height * (column.bottom - column.top)]
        return column

    def _link(self, t: int, i: int, before: Rect, card: Rect) -> None:
        """Put the corners of card i into their brackets, below the previous phrase and near its end."""
        seat, grid = self._problem.seats[t][i], self._grid
        near, far = map(grid.near, REACH)
        for (_, side), (x, y) in zip(seat.links, self._tips[t, i], strict=True):
            tip = self._rectangle_on_table(Rect(x, y, x, y), t, i - 1)
            grid.require(tip.left == (card.left if side == "left" else card.right), tip.top == card.top)
            grid.require(tip.top >= before.bottom + grid.up(LINK[2]))
            if len(seat.links) > 1 and side != seat.face:
                continue  # the card's other end may be anywhere
            if side == "left":
                grid.require(tip.left >= before.left - far, tip.left <= before.right - near)
            else:
                grid.require(tip.left >= before.left + near, tip.left <= before.right + far)

    def _follow(self, t: int, i: int, before: Rect, after: Rect) -> Number:
        """Place a phrase below the previous one; return the distance of their left edges."""
        grid, seat = self._grid, self._problem.seats[t][i]
        grid.require(
            after.top >= before.bottom + grid.up(GAP[0]), after.top <= before.bottom + grid.near(GAP[1])
        )
        shift, aside = grid.between(0, grid.near(SHIFT)), self._aside(t, before, after)
        grid.require(shift >= aside, shift >= -aside)
        self._cost.append(_ASIDE * shift)
        if seat.face == "back":
            area = grid.in_view(self._phrases[self._slot_of[t, i]], seat.turn)
            across = grid.width if seat.turn in (0, 180) else grid.height
            self._cost.append(area.left if seat.links[0][1] == "left" else across - area.right)
        return shift

    def _aside(self, t: int, before: Rect, after: Rect) -> Number:
        """Return how far two rectangles are shifted, on the side from which text t is read."""
        if self._problem.texts[t].right_to_left:
            return after.right - before.right
        return after.left - before.left

    def _keep_unambiguous(self, t: int, i: int, before: Rect, after: Rect, shift: Number) -> None:
        """Keep other phrases and links of the text away from where card i's are looked for."""
        grid, seats = self._grid, self._problem.seats[t]
        distance = shift + after.top - before.bottom + grid.up(DOUBT)
        for c, other in enumerate(seats):
            if c == i or other.turn != seats[i].turn or not self._shows(t, i, other.face):
                continue
            rect = self._rectangle_on_table(self._phrases[self._slot_of[t, c]], t, i)
            aside, down = self._aside(t, before, rect), rect.top - before.bottom
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
        """Print phrases of one direction in reverse order, so that no card shows two in order."""
        seats = self._problem.seats[t]
        for i, j in combinations(range(len(seats)), 2):
            if seats[i].turn != seats[j].turn:
                continue
            one, other = self._slot_of[t, i], self._slot_of[t, j]
            first = self._grid.in_view(self._phrases[one], seats[i].turn)
            later = self._grid.in_view(self._phrases[other], seats[i].turn)
            left, right = (first, later) if self._problem.texts[t].right_to_left else (later, first)
            self._grid.either(
                [later.bottom <= first.top],
                [
                    later.top == first.top,
                    left.right + self._grid.up(BESIDE) <= right.left,
                    self._distinctive[one] == 1,
                    self._distinctive[other] == 1,
                ],
            )

    def _keep_clear(self, t: int, read: Sequence[Rect], cards: Sequence[Rect], column: Rect) -> None:
        """Keep read phrases uncovered, and all other print covered or outside the column."""
        either, clearance = self._grid.either, self._grid.up(self._problem.clearance)
        for i, phrase in enumerate(read):
            above = [(card, clearance * number) for number, card in enumerate(cards[i + 1 :], 1)]
            for card, margin in above:
                either(*phrase.beside(card, margin))
            others = [
                (self._phrases[number], slot.seat.face)
                for number, slot in enumerate(self._problem.slots)
                if number != self._slot_of[t, i] and self._shows(t, i, slot.seat.face)
            ]
            if self._heading is not None:
                others.append((self._heading, "back"))
            for printed, face in others:
                rect = self._rectangle_on_table(printed, t, i)
                either(
                    *rect.beside(column, clearance),
                    *(rect.inside(card, margin) for card, margin in above),
                    *(self._folded_away(t, i, printed) if face == "back" else ()),
                )

    def _folded_away(self, t: int, i: int, rect: Rect) -> list[Choice]:
        """Return the ways in which folded flaps hide a rectangle of the back panel."""
        hem, flap = self._grid.up(HEM), self._grid.flap
        ways: list[Choice] = []
        if self._shows(t, i, "left"):
            ways.append([rect.right + hem <= 2 * flap])
        if self._shows(t, i, "right"):
            ways.append([rect.left >= self._grid.width - 2 * flap + hem])
        return ways

    # -- solving -------------------------------------------------------------------------------------

    def find(self, effort: float, seed: int) -> Answer:
        """Look for any layout; `effort` is the solver's deterministic time, a few seconds per unit."""
        solver = self._run(self._grid.model, effort, seed)
        if solver is None:
            return "unknown"
        return self._layout(solver) if self._solution else "none"

    def improve(self, layout: Layout, effort: float, seed: int) -> Layout:
        """Return a better layout than the one found; each round lets some phrases move."""
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
        slots = range(len(self._places))  # the last is the heading
        return {
            *dice.sample(own, dice.randint(1, len(own))),
            *dice.sample(slots, dice.randint(0, min(len(slots), _OTHERS))),
        }

    def _with_fixed_phrases(self, loose: set[int]) -> cp_model.CpModel:
        """Return the model with every phrase fixed except `loose`, starting from the known places."""
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
        """Solve and keep the solution; return None if the solver did not decide."""
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1  # with several, the layout would depend on the machine
        solver.parameters.linearization_level = 0  # useless for choices of side
        solver.parameters.max_presolve_iterations = 1  # more cost more time than they save
        solver.parameters.random_seed = seed
        solver.parameters.max_deterministic_time = effort
        solver.parameters.catch_sigint_signal = False  # Ctrl-C must end the program, not a round
        status = solver.solve(model)
        self.spent += max(solver.response_proto.deterministic_time, _LEAST)
        if status == cp_model.UNKNOWN:
            return None
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            self._solution = list(solver.response_proto.solution)
        return solver

    def _layout(self, solver: cp_model.CpSolver) -> Layout:
        problem, grid, mm = self._problem, self._grid, self._grid.mm

        def box(rect: Rect) -> Box:
            left, top, right, bottom = map(solver.value, rect)
            return Box(mm(left), mm(top), mm(right - left), mm(bottom - top))

        def phrase(slot: PhraseSlot, rect: Rect) -> Phrase:
            t, i = slot.steps[0]
            start, end = map(solver.value, self._cuts[t][i : i + 2])
            area = self._grid.in_view(rect, slot.seat.turn)
            height = solver.value(area.bottom - area.top) // self._grid.step
            run = next(r for r, _, h in self._rows(slot) if (r.start, r.end, h) == (start, end, height))
            games = tuple(problem.texts[t].game for t, _ in slot.steps)
            place = slot.seat.face, slot.seat.turn, box(rect)
            return Phrase(games, *place, run.lines, slot.starts, slot.ends, slot.right_to_left)

        def heading(rect: Rect) -> HeadingBlock:
            place = box(rect)
            return next(
                replace(block, box=place)
                for block in problem.headings
                if (grid.steps(block.box.width) * STEP, grid.steps(block.box.height) * STEP)
                == (place.width, place.height)
            )

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
            heading=heading(self._heading) if self._heading else None,
        )

    def _steps(self, t: int) -> range:
        return range(self._problem.texts[t].cards)
