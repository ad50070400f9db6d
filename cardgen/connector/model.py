"""The layout as a problem of integers, for the CP-SAT solver.

Everything printed is a rectangle on a face of the card, and every card of a pile a rectangle on the table.
What is read must lie free, what is not read must be covered or outside of the column of reading: inequalities
between rectangles, some of them with a choice of side. The solver picks cuts, line breaks, places on the
card, places on the table and links all at once.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from ortools.sat.python import cp_model

from cardgen.connector.layout import (
    LINK,
    PITCH,
    Corner,
    Face,
    Laid,
    Layout,
    Link,
    Panel,
    Phrase,
    Pile,
    Side,
    Turn,
    mark_at,
)
from cardgen.connector.phrases import Run, Slot
from cardgen.connector.texts import Seat, Texts
from cardgen.drawing.shapes import MM_PER_PT, Box, Weight

UNITS = (0.25, 0.05, 0.01)
"""Steps of the grid in mm: the coarsest on which the card's own lengths lie is taken."""

APART = 0.75
"""Between things printed on one face, in mm."""
CLEARANCE = 1.5
"""How far each link may be off, in mm, before a word is covered or a wrong one shows."""
HEM = 0.5
"""How far from the edge of a flap folded over something must end to be surely seen, or surely hidden."""
GAP = (0.5, 10.0)
"""Between a phrase and the next one below it, in mm."""
SHIFT = 16.0
"""Of a phrase's left edge from that of the one before, at most, in mm."""
REACH = (2.0, 10.0)
"""How far inside and outside of the phrase's end the tip of a link may be, in mm."""
DOUBT = 5.0
"""How much nearer the right phrase is than any other that might follow, in mm."""
STRAY = 15.0
"""How far to the side another link of the same colour is, in mm."""
BESIDE = 2.0
"""Between phrases of one text on the same line, the later one left of the earlier, in mm."""

Int = cp_model.LinearExprT
Answer = Layout | Literal["none", "unknown"]
"""A layout, or that there is none, or that none was found in time."""
Choice = Sequence[cp_model.BoundedLinearExpression | bool]


class Rect(NamedTuple):
    """A rectangle in units of the grid."""

    left: Int
    top: Int
    right: Int
    bottom: Int

    def moved(self, x: Int, y: Int) -> Rect:
        """Return it moved by (x, y)."""
        return Rect(self.left + x, self.top + y, self.right + x, self.bottom + y)


@dataclass(frozen=True, slots=True)
class Problem:
    """What is to be laid out: `slots` for `texts` read from `seats`, in type of `size` pt and `weight`."""

    texts: Texts
    seats: tuple[tuple[Seat, ...], ...]
    slots: tuple[Slot, ...]
    geometry: str
    panel: Panel
    size: float
    weight: Weight
    clearance: float = CLEARANCE


class Model:
    """The problem as variables and constraints."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        panel = problem.panel
        lengths = (panel.width, panel.height, panel.flap, panel.safe, panel.fold_safe)
        self._unit = next((u for u in UNITS if all(_on_grid(length, u) for length in lengths)), UNITS[-1])
        self._width, self._height, self._flap = map(self._units, lengths[:3])
        self._model = cp_model.CpModel()
        self._cost: list[Int] = []
        self._faces: dict[Face, tuple[list[object], list[object]]] = {
            face: ([], []) for face in ("back", "left", "right")
        }
        self._marks()
        self._cuts = [
            [0, *(self._model.new_int_var(1, len(text.words) - 1, "") for _ in seats[1:]), len(text.words)]
            for text, seats in zip(problem.texts, problem.seats, strict=True)
        ]
        self._rows = [self._fitting(slot) for slot in problem.slots]
        self._telling: list[Int] = []
        self._phrases = [
            self._phrase(slot, rows) for slot, rows in zip(problem.slots, self._rows, strict=True)
        ]
        self._slot_of = {step: n for n, slot in enumerate(problem.slots) for step in slot.steps}
        self._tips: dict[tuple[int, int, int], tuple[Int, Int]] = {}
        self._shifts: dict[tuple[int, int], Int] = {}
        self._origins: list[list[tuple[Int, Int]]] = []
        self._columns: list[Rect] = []
        for t in range(len(problem.texts)):
            self._pile(t)
        for xs, ys in self._faces.values():
            self._model.add_no_overlap_2d(xs, ys)

    # -- lengths

    def _units(self, length: float) -> int:
        return round(length / self._unit)

    def _up(self, length: float) -> int:
        return math.ceil(length / self._unit - 1e-6)

    # -- print

    def _printed(self, face: Face, rect: Rect, width: Int, height: Int) -> None:
        """Keep a thing that is printed inside its face, and apart from all others there."""
        room = self._room(face)
        if not isinstance(rect.left, int):
            self._model.add(rect.left >= room.left)
            self._model.add(rect.top >= room.top)
            self._model.add(rect.right <= room.right)
            self._model.add(rect.bottom <= room.bottom)
        apart = self._up(APART)
        xs, ys = self._faces[face]
        xs.append(self._model.new_interval_var(rect.left, width + apart, rect.right + apart, ""))
        ys.append(self._model.new_interval_var(rect.top, height + apart, rect.bottom + apart, ""))

    def _room(self, face: Face) -> Rect:
        room = self.problem.panel.room(face)
        return Rect(
            self._up(room.x),
            self._up(room.y),
            math.floor(room.right / self._unit + 1e-6),
            math.floor(room.bottom / self._unit + 1e-6),
        )

    def _marks(self) -> None:
        corners: tuple[Corner, ...] = (1, 2, 3, 4, 5, 6) if self.problem.panel.flap else (1, 2, 3, 4)
        for corner in corners:
            face, _, box = mark_at(self.problem.panel, corner)
            rect = Rect(*map(self._units, (box.x, box.y, box.right, box.bottom)))
            self._printed(face, rect, rect.right - rect.left, rect.bottom - rect.top)

    def _fitting(self, slot: Slot) -> list[tuple[Run, int, int]]:
        """Return the runs that fit on the phrase's face, with width and height as they are read."""
        room, em = self._room(slot.seat.face), self.problem.size * MM_PER_PT
        across, down = room.right - room.left, room.bottom - room.top
        if slot.seat.turn in (90, 270):
            across, down = down, across
        sized = ((run, self._up(run.width * em), self._up(len(run.lines) * PITCH * em)) for run in slot.runs)
        return [(run, width, height) for run, width, height in sized if width <= across and height <= down]

    def _phrase(self, slot: Slot, rows: list[tuple[Run, int, int]]) -> Rect:
        """Add a phrase: which of its runs it is, and where on the card."""
        model = self._model
        room = self._room(slot.seat.face)
        widths, heights = [width for _, width, _ in rows] or [0], [height for _, _, height in rows] or [0]
        width = model.new_int_var(min(widths), max(widths), "")
        height = model.new_int_var(min(heights), max(heights), "")
        harshness, telling = model.new_int_var(0, 4, ""), model.new_bool_var("")
        t, step = slot.steps[0]
        start, end = self._cuts[t][step], self._cuts[t][step + 1]
        table = [
            (run.start, run.end, width, height, run.harshness, int(run.telling))
            for run, width, height in rows
        ]
        if table:
            model.add_allowed_assignments([start, end, width, height, harshness, telling], table)
        else:
            model.add_bool_or([])
        for (other, i), shift in zip(slot.steps[1:], slot.shifts[1:], strict=True):
            if i:
                model.add(self._cuts[other][i] == start + shift)
            if i + 1 < len(self._cuts[other]) - 1:
                model.add(self._cuts[other][i + 1] == end + shift)
        across, down = (width, height) if slot.seat.turn in (0, 180) else (height, width)
        x0, x1 = (model.new_int_var(room.left, room.right, "") for _ in range(2))
        y0, y1 = (model.new_int_var(room.top, room.bottom, "") for _ in range(2))
        model.add(x1 == x0 + across)
        model.add(y1 == y0 + down)
        rect = Rect(x0, y0, x1, y1)
        self._printed(slot.seat.face, rect, across, down)
        self._telling.append(telling)
        self._cost.append(self._units(6) * harshness)
        return rect

    def _seen(self, rect: Rect, turn: Turn) -> Rect:
        """Return a rectangle of the panel as it is seen when the card is turned."""
        w, h = self._width, self._height
        if turn == 0:
            return rect
        if turn == 90:
            return Rect(h - rect.bottom, rect.left, h - rect.top, rect.right)
        if turn == 180:
            return Rect(w - rect.right, h - rect.bottom, w - rect.left, h - rect.top)
        return Rect(rect.top, w - rect.right, rect.bottom, w - rect.left)

    # -- piles

    def _pile(self, t: int) -> None:
        """Add the pile of a text: where its cards lie, and what is read of it."""
        model, seats = self._model, self.problem.seats[t]
        furthest = len(seats) * max(self._width, self._height) * 2
        self._origins.append(
            [(0, 0), *((self._coordinate(furthest), self._coordinate(furthest)) for _ in seats[1:])]
        )
        read = [self._world(t, i, self._slot_of[t, i]) for i in range(len(seats))]
        cards = [self._outline(t, i) for i in range(len(seats))]
        column = Rect(*(self._coordinate(furthest) for _ in range(4)))
        self._columns.append(column)
        for phrase in read:
            model.add(column.left <= phrase.left)
            model.add(column.top <= phrase.top)
            model.add(column.right >= phrase.right)
            model.add(column.bottom >= phrase.bottom)
        tall = 2 if len(seats) > 1 else 1
        self._cost += [column.right - column.left, tall * (column.bottom - column.top)]
        for i in range(1, len(seats)):
            self._follow(t, i, read)
            self._link(t, i, read[i - 1], cards[i])
        for i in range(1, len(seats)):
            self._no_doubt(t, i, read)
        if len(seats) > 1:
            self._clear(t, read, cards, column)
            self._reverse(t)

    def _coordinate(self, furthest: int) -> cp_model.IntVar:
        return self._model.new_int_var(-furthest, furthest, "")

    def _world(self, t: int, i: int, slot: int) -> Rect:
        """Return where a phrase is on the table, on card i of a pile."""
        return self._seen(self._phrases[slot], self.problem.seats[t][i].turn).moved(*self._origins[t][i])

    def _outline(self, t: int, i: int) -> Rect:
        seat = self.problem.seats[t][i]
        box = self.problem.panel.outline(seat.fold)
        rect = Rect(*map(self._units, (box.x, box.y, box.right, box.bottom)))
        return self._seen(rect, seat.turn).moved(*self._origins[t][i])

    def _follow(self, t: int, i: int, read: list[Rect]) -> None:
        """Make a phrase follow below the one before it, little to the side, near its card's corner."""
        model = self._model
        gap = read[i].top - read[i - 1].bottom
        model.add_linear_constraint(gap, self._up(GAP[0]), self._units(GAP[1]))
        self._cost.append(2 * self._shift(t, i, read))
        seat = self.problem.seats[t][i]
        seen = self._seen(self._phrases[self._slot_of[t, i]], seat.turn)
        across = self._width if seat.turn in (0, 180) else self._height
        if seat.face == "back":
            self._cost.append(seen.left if seat.links[0][1] == "left" else across - seen.right)

    def _shift(self, t: int, i: int, read: list[Rect]) -> Int:
        """Return how far the left edge of a phrase is from that of the one before."""
        shift = self._model.new_int_var(0, self._units(SHIFT), "")
        offset = read[i].left - read[i - 1].left
        self._model.add(shift >= offset)
        self._model.add(shift >= -offset)
        self._shifts[t, i] = shift
        return shift

    def _either(self, *choices: Choice) -> None:
        """Require all that one of the choices holds."""
        flags = []
        for choice in choices:
            flag = self._model.new_bool_var("")
            for condition in choice:
                self._model.add(condition).only_enforce_if(flag)
            flags.append(flag)
        self._model.add_bool_or(flags)

    def _beside(self, rect: Rect, other: Rect, apart: int) -> list[Choice]:
        """Return the four ways in which a rectangle lies apart from another one."""
        return [
            [rect.right + apart <= other.left],
            [rect.left >= other.right + apart],
            [rect.bottom + apart <= other.top],
            [rect.top >= other.bottom + apart],
        ]

    def _clear(self, t: int, read: list[Rect], cards: list[Rect], column: Rect) -> None:
        """Keep what is read free of later cards, and everything else hidden or outside of the column."""
        clearance = self._up(self.problem.clearance)
        for i, phrase in enumerate(read):
            for j in range(i + 1, len(cards)):
                self._either(*self._beside(phrase, cards[j], clearance * (j - i)))
            for slot, other in enumerate(self.problem.slots):
                if slot == self._slot_of[t, i] or not self._shows(t, i, other.seat.face):
                    continue
                rect = self._world(t, i, slot)
                choices = self._beside(rect, column, clearance)
                if other.seat.face == "back":
                    choices += self._folded_away(t, i, self._phrases[slot])
                for j in range(i + 1, len(cards)):
                    margin, card = clearance * (j - i), cards[j]
                    choices.append(
                        [
                            rect.left >= card.left + margin,
                            rect.right + margin <= card.right,
                            rect.top >= card.top + margin,
                            rect.bottom + margin <= card.bottom,
                        ]
                    )
                self._either(*choices)

    def _shows(self, t: int, i: int, face: Face) -> bool:
        """Tell whether a face can be seen on card i of a pile."""
        fold = self.problem.seats[t][i].fold
        return face == "back" or fold in (face, "both")

    def _folded_away(self, t: int, i: int, rect: Rect) -> list[Choice]:
        """Return the ways in which flaps folded over hide a rectangle of the back panel."""
        hem, choices = self._up(HEM), list[Choice]()
        if self._shows(t, i, "left"):
            choices.append([rect.right + hem <= 2 * self._flap])
        if self._shows(t, i, "right"):
            choices.append([rect.left >= self._width - 2 * self._flap + hem])
        return choices

    def _reverse(self, t: int) -> None:
        """Print phrases of one direction in reverse order: one card must not show two of them in order."""
        seats = self.problem.seats[t]
        for i, j in ((i, j) for j in range(len(seats)) for i in range(j) if seats[i].turn == seats[j].turn):
            one, other = self._slot_of[t, i], self._slot_of[t, j]
            first = self._seen(self._phrases[one], seats[i].turn)
            later = self._seen(self._phrases[other], seats[i].turn)
            self._either(
                [later.bottom <= first.top],
                [
                    later.top == first.top,
                    later.right + self._up(BESIDE) <= first.left,
                    self._telling[one] == 1,
                    self._telling[other] == 1,
                ],
            )

    def _link(self, t: int, i: int, before: Rect, card: Rect) -> None:
        """Print the brackets by which card i is laid on the one before, near the phrase read there."""
        model, seats = self._model, self.problem.seats[t]
        seat, below = seats[i], seats[i - 1]
        room, face = self._room(seat.carrier), self.problem.panel.face(seat.carrier)
        out, inside, up, down = map(self._up, LINK)
        near, far = map(self._units, REACH)
        for number, (_, side) in enumerate(seat.links):
            x, y = (model.new_int_var(low, high, "") for low, high in zip(room[:2], room[2:], strict=True))
            self._tips[t, i, number] = x, y
            tip = self._seen(Rect(x, y, x, y), below.turn).moved(*self._origins[t][i - 1])
            model.add(tip.left == (card.left if side == "left" else card.right))
            model.add(tip.top == card.top)
            around = (-out, -up, inside, down) if side == "left" else (-inside, -up, out, down)
            offsets = _turned_back(around, below.turn)
            box = Rect(x, y, x, y)
            box = Rect(x + offsets[0], y + offsets[1], x + offsets[2], y + offsets[3])
            self._printed(seat.carrier, box, offsets[2] - offsets[0], offsets[3] - offsets[1])
            if seat.carrier == "back":
                hem = self._up(HEM)
                if self._shows(t, i - 1, "left"):
                    model.add(box.left >= 2 * self._flap + hem)
                if self._shows(t, i - 1, "right"):
                    model.add(box.right + hem <= self._width - 2 * self._flap)
            model.add(tip.top - up >= before.bottom)
            if len(seat.links) > 1 and side != seat.face:
                continue
            if side == "left":
                model.add(tip.left >= before.left - far)
                model.add(tip.left <= before.right - near)
            else:
                model.add(tip.left >= before.left + near)
                model.add(tip.left <= before.right + far)

    def _no_doubt(self, t: int, i: int, read: list[Rect]) -> None:
        """Make it plain which phrase on card i follows, and before that which link leads to it."""
        seats = self.problem.seats[t]
        seat, below, before = seats[i], seats[i - 1], read[i - 1]
        doubt, stray = self._up(DOUBT), self._up(STRAY)
        distance = self._shifts[t, i] + read[i].top - before.bottom + doubt
        for c, other in enumerate(seats):
            if c == i or other.turn != seat.turn or not self._shows(t, i, other.face):
                continue
            rect = self._world(t, i, self._slot_of[t, c])
            aside, down = rect.left - before.left, rect.top - before.bottom
            self._either([down <= 0], [aside + down >= distance], [down - aside >= distance])
        for c in range(1, len(seats)):
            if c == i or seats[c - 1].turn != below.turn or not self._shows(t, i - 1, seats[c].carrier):
                continue
            for number in range(len(seats[c].links)):
                x, y = self._tips[t, c, number]
                tip = self._seen(Rect(x, y, x, y), below.turn).moved(*self._origins[t][i - 1])
                self._either(
                    [tip.top <= before.bottom],
                    [tip.left + stray <= before.left],
                    [tip.left >= before.right + stray],
                )

    # -- solving

    def find(self, effort: float, seed: int) -> Answer:
        """Look for any layout, for as much effort (the solver's deterministic time)."""
        return self._solve(effort, seed)

    def improve(self, effort: float, seed: int) -> Answer:
        """Look for the best layout, from the one that `find` returned."""
        self._model.minimize(sum(self._cost))
        for variable, value in enumerate(self._solution):
            self._model.add_hint(self._model.get_int_var_from_proto_index(variable), value)
        return self._solve(effort, seed)

    def _solve(self, effort: float, seed: int) -> Answer:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1  # several would make the layout depend on the machine
        solver.parameters.random_seed = seed
        solver.parameters.max_deterministic_time = effort
        status = solver.solve(self._model)
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            self._solution = solver.response_proto.solution
            return self._layout(solver.value)
        return "none" if status == cp_model.INFEASIBLE else "unknown"

    def _layout(self, value: Callable[[Int], int]) -> Layout:
        problem, unit = self.problem, self._unit

        def box(rect: Rect) -> Box:
            left, top, right, bottom = map(value, rect)
            return Box(*(_mm(length, unit) for length in (left, top, right - left, bottom - top)))

        phrases = []
        for slot, rows, rect in zip(problem.slots, self._rows, self._phrases, strict=True):
            t, i = slot.steps[0]
            start, end = value(self._cuts[t][i]), value(self._cuts[t][i + 1])
            seen = self._seen(rect, slot.seat.turn)
            height = value(seen.bottom - seen.top)
            run = next(r for r, _, h in rows if (r.start, r.end, h) == (start, end, height))
            games = tuple(problem.texts[t].game for t, _ in slot.steps)
            phrases.append(
                Phrase(games, slot.seat.face, slot.seat.turn, box(rect), run.lines, slot.starts, slot.ends)
            )
        links = []
        for (t, i, number), tip in self._tips.items():
            seat, below = problem.seats[t][i], problem.seats[t][i - 1]
            corner, side = seat.links[number]
            x, y = (_mm(value(length), unit) for length in tip)
            links.append(Link(problem.texts[t].game, i - 1, corner, side, seat.carrier, below.turn, (x, y)))
        piles = []
        for t, text in enumerate(problem.texts):
            read = [box(self._world(t, i, self._slot_of[t, i])) for i in range(text.cards)]
            left, top = min(b.x for b in read), min(b.y for b in read)
            right, bottom = max(b.right for b in read), max(b.bottom for b in read)
            cards = tuple(
                Laid(seat.turn, seat.fold, *(_mm(value(length), unit) for length in origin))
                for seat, origin in zip(problem.seats[t], self._origins[t], strict=True)
            )
            column = Box(left, top, _tidy(right - left), _tidy(bottom - top))
            piles.append(Pile(text.game, cards, column))
        return Layout(
            problem.geometry,
            problem.panel,
            problem.size,
            problem.weight,
            tuple(phrases),
            tuple(links),
            tuple(piles),
        )


def _turned_back(box: tuple[int, int, int, int], turn: Turn) -> tuple[int, int, int, int]:
    """Return offsets as seen on a card that is turned, as they are on the panel."""
    left, top, right, bottom = box
    if turn == 0:
        return box
    if turn == 90:
        return top, -right, bottom, -left
    if turn == 180:
        return -right, -bottom, -left, -top
    return -bottom, left, -top, right


def _on_grid(length: float, unit: float) -> bool:
    return abs(length / unit - round(length / unit)) < 1e-6


def _mm(length: int, unit: float) -> float:
    return _tidy(length * unit)


def _tidy(length: float) -> float:
    return round(length, 4)
