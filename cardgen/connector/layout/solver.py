"""Finds and improves layouts with the constraint solver CP-SAT: the same on every machine."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal

from ortools.sat.python import cp_model

from cardgen.connector.layout.model import Model
from cardgen.connector.layout.phrases import PhraseSlot, Problem
from cardgen.connector.layout.rectangles import Number, Rect
from cardgen.connector.layout.result import (
    STEP,
    CardPosition,
    HeadingBlock,
    Layout,
    Link,
    Phrase,
    Pile,
)
from cardgen.drawing.shapes import Box, box_around

Answer = Layout | Literal["none", "unknown"]
"""A layout, a proof that there is none, or no result within the allowed effort."""


class Solver:
    """Lays out a problem.

    All methods raise TimeoutError once no `seconds_left`: half a search would depend on the
    machine.
    """

    def __init__(self, problem: Problem, seconds_left: Callable[[], float]) -> None:
        self._seconds_left = seconds_left
        self._problem = problem
        self._model = Model(problem)
        self._solution: Sequence[int] = ()
        self.spent = 0.0
        """The solver's deterministic time spent so far."""

    def find(self, effort: float, seed: int) -> Answer:
        """Look for any layout; `effort` is the solver's deterministic time, a few seconds each."""
        return self._run(effort, seed)

    def improve(self, layout: Layout, effort: float, seed: int) -> Layout:
        """Return a better layout than the one found, which `effort` limits."""
        model = self._model.grid.model
        model.minimize(sum(self._model.cost))
        for index, value in enumerate(self._solution):
            model.add_hint(model.get_int_var_from_proto_index(index), value)
        better = self._run(effort, seed)
        return better if isinstance(better, Layout) else layout

    def _run(self, effort: float, seed: int) -> Answer:
        """Solve the model as it is, and keep the solution."""
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1  # with several, the layout would depend on the machine
        solver.parameters.linearization_level = 0  # useless for choices of side
        solver.parameters.max_presolve_iterations = 1  # more cost more time than they save
        solver.parameters.random_seed = seed
        solver.parameters.max_deterministic_time = effort
        solver.parameters.catch_sigint_signal = False  # Ctrl-C must end the program, not a run
        solver.parameters.max_time_in_seconds = max(0.0, self._seconds_left())
        status = solver.solve(self._model.grid.model)
        if self._seconds_left() <= 0:
            raise TimeoutError
        self.spent += solver.response_proto.deterministic_time
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            self._solution = list(solver.response_proto.solution)
            return self._layout(solver)
        return "none" if status == cp_model.INFEASIBLE else "unknown"

    def _layout(self, solver: cp_model.CpSolver) -> Layout:
        problem, model = self._problem, self._model
        grid, mm = model.grid, model.grid.mm

        def number(known: Number) -> int:
            return known if isinstance(known, int) else solver.value(known)

        def box(rect: Rect) -> Box:
            left, top, right, bottom = map(number, rect)
            return Box(mm(left), mm(top), mm(right - left), mm(bottom - top))

        def phrase(slot: PhraseSlot, rect: Rect) -> Phrase:
            t, i = slot.steps[0]
            start, end = map(number, model.cuts[t][i : i + 2])
            area = grid.in_view(rect, slot.seat.turn)
            height = number(area.bottom - area.top) // grid.step
            chosen = (
                run
                for run, _, h in model.rows(slot)
                if (run.start, run.end, h) == (start, end, height)
            )
            games = tuple(problem.texts[t].game for t, _ in slot.steps)
            place, lines = (slot.seat.face, slot.seat.turn, box(rect)), next(chosen).lines
            return Phrase(games, *place, lines, slot.starts, slot.ends, slot.right_to_left)

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
                box(model.on_table(model.phrases[model.slot_of[t, i]], t, i))
                for i in self._steps(t)
            ]
            column = box_around(read)
            cards = tuple(
                CardPosition(seat.turn, seat.fold, *(mm(number(length)) for length in origin))
                for seat, origin in zip(problem.seats[t], model.origins[t], strict=True)
            )
            size = round(column.width, 4), round(column.height, 4)
            return Pile(problem.texts[t].game, cards, Box(column.x, column.y, *size))

        links = [
            Link(
                problem.texts[t].game,
                i - 1,
                corner,
                side,
                problem.seats[t][i].carrier,
                problem.seats[t][i - 1].turn,
                (mm(number(x)), mm(number(y))),
            )
            for (t, i), tips in model.tips.items()
            for (corner, side), (x, y) in zip(problem.seats[t][i].links, tips, strict=True)
        ]
        return Layout(
            "",
            problem.panel,
            problem.size,
            problem.weight,
            tuple(map(phrase, problem.slots, model.phrases)),
            tuple(links),
            tuple(map(pile, range(len(problem.texts)))),
            heading=heading(model.heading) if model.heading else None,
        )

    def _steps(self, t: int) -> range:
        return range(self._problem.texts[t].cards)
