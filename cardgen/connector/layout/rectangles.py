"""Rectangles whose places a constraint solver looks for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from ortools.sat.python import cp_model

from cardgen.connector.layout.result import Panel, Turn

STEP = 0.25
"""Between the places where print may be, in mm."""
UNITS = (0.25, 0.05, 0.01)
"""In which lengths are counted, in mm: the coarsest in which the card's own are whole numbers is taken."""

Number = cp_model.LinearExpr
Choice = Sequence[bool]
"""Conditions that hold together. (A comparison of the solver's numbers is one, whatever its type says.)"""
Sides = tuple[int, int, int, int]
"""Left, top, right and bottom in units, known beforehand."""


class Rect(NamedTuple):
    """A rectangle, in units."""

    left: Number
    top: Number
    right: Number
    bottom: Number

    def moved(self, x: Number, y: Number) -> Rect:
        """Return it moved by (x, y)."""
        return Rect(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def grown(self, sides: Sides) -> Rect:
        """Return it with its sides moved by so much each, to the right and down."""
        return Rect(*(side + by for side, by in zip(self, sides, strict=True)))

    def beside(self, other: Rect, apart: int) -> list[Choice]:
        """Return the four ways in which it can lie apart from `other`."""
        return [
            [self.right + apart <= other.left],
            [self.left >= other.right + apart],
            [self.bottom + apart <= other.top],
            [self.top >= other.bottom + apart],
        ]

    def inside(self, other: Rect, margin: int) -> Choice:
        """Return what it takes to lie in `other`, so far from its edges."""
        return [
            self.left >= other.left + margin,
            self.top >= other.top + margin,
            self.right + margin <= other.right,
            self.bottom + margin <= other.bottom,
        ]


class Grid:
    """The solver's variables and conditions.

    Lengths are whole numbers of units. Places that are looked for are whole steps from some point: where a
    unit is smaller than a step, that leaves the solver fewer of them to choose from.
    """

    def __init__(self, panel: Panel) -> None:
        lengths = (panel.width, panel.height, panel.flap, panel.safe, panel.fold_safe)
        self.unit = next((unit for unit in UNITS if all(_on_grid(x, unit) for x in lengths)), UNITS[-1])
        self.step = self.near(STEP)
        self.width, self.height, self.flap = map(self.near, lengths[:3])
        self.model = cp_model.CpModel()

    def near(self, length: float) -> int:
        """Return `length` mm in units."""
        return round(length / self.unit)

    def up(self, length: float) -> int:
        """Return `length` mm in units, rounded up."""
        return math.ceil(length / self.unit - 1e-6)

    def mm(self, length: int) -> float:
        """Return so many units in mm."""
        return round(length * self.unit, 4)

    def between(self, low: int, high: int) -> cp_model.IntVar:
        """Return a new number from `low` to `high`."""
        return self.model.new_int_var(low, high, "")

    def steps(self, length: float) -> int:
        """Return `length` mm in steps, rounded up."""
        return math.ceil(length / STEP - 1e-6)

    def place(self, low: int, high: int) -> tuple[cp_model.IntVar, Number]:
        """Return a new number of steps, and that many from `low` on, up to `high`, in units."""
        steps = self.between(0, max(0, (high - low) // self.step))
        return steps, low + self.step * steps

    def fixed(self, sides: Sides) -> Rect:
        """Return a rectangle that is known beforehand."""
        return Rect(*map(self.model.new_constant, sides))

    def require(self, *conditions: bool) -> None:
        """Require that the conditions hold."""
        for condition in conditions:
            self.model.add(condition)

    def either(self, *choices: Choice) -> None:
        """Require that one of the choices holds."""
        flags = []
        for choice in choices:
            flag = self.model.new_bool_var("")
            for condition in choice:
                self.model.add(condition).only_enforce_if(flag)
            flags.append(flag)
        self.model.add_bool_or(flags)

    def seen(self, rect: Rect, turn: Turn) -> Rect:
        """Return a rectangle of the panel as it is seen on a card that is turned."""
        left, top, right, bottom = rect
        if turn == 0:
            return rect
        if turn == 90:
            return Rect(self.height - bottom, left, self.height - top, right)
        if turn == 180:
            return Rect(self.width - right, self.height - bottom, self.width - left, self.height - top)
        return Rect(top, self.width - right, bottom, self.width - left)


def turned_back(sides: Sides, turn: Turn) -> Sides:
    """Return sides around a point, given as they are seen on a card that is turned, as on the panel."""
    left, top, right, bottom = sides
    if turn == 0:
        return sides
    if turn == 90:
        return top, -right, bottom, -left
    if turn == 180:
        return -right, -bottom, -left, -top
    return -bottom, left, -top, right


def _on_grid(length: float, unit: float) -> bool:
    return abs(length / unit - round(length / unit)) < 1e-6
