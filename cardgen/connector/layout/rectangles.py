"""Rectangles for the constraint solver to place."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from ortools.sat.python import cp_model

from cardgen.connector.layout.result import STEP, Panel, Turn

UNITS = (0.25, 0.05, 0.01)
"""Units of length in mm; the coarsest is used that makes the card's own lengths whole numbers."""

Number = cp_model.LinearExpr | int
Choice = Sequence[bool]
"""Conditions that must all hold: comparisons of the solver's numbers, despite the type."""
Sides = tuple[int, int, int, int]
"""Left, top, right and bottom in units, as constants."""


class Rect(NamedTuple):
    """A rectangle, in units."""

    left: Number
    top: Number
    right: Number
    bottom: Number

    def moved(self, x: Number, y: Number) -> Rect:
        """Return it moved by (x, y)."""
        return Rect(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def with_sides_moved(self, sides: Sides) -> Rect:
        """Return it with each side moved right or down by its value in `sides`."""
        return Rect(*(side + by for side, by in zip(self, sides, strict=True)))

    def beside(self, other: Rect, apart: int) -> list[Choice]:
        """Return the four ways to be at least `apart` away from `other`."""
        return [
            [self.right + apart <= other.left],
            [self.left >= other.right + apart],
            [self.bottom + apart <= other.top],
            [self.top >= other.bottom + apart],
        ]

    def inside(self, other: Rect, margin: int) -> Choice:
        """Return the condition to be inside `other`, `margin` away from its edges."""
        return [
            self.left >= other.left + margin,
            self.top >= other.top + margin,
            self.right + margin <= other.right,
            self.bottom + margin <= other.bottom,
        ]


class Grid:
    """The solver's variables and conditions.

    Lengths are whole units; places to choose are whole steps from a point, which leaves fewer
    values to search.
    """

    def __init__(self, panel: Panel) -> None:
        lengths = (panel.width, panel.height, panel.flap, panel.safe, panel.fold_safe)
        self.unit = next(
            (unit for unit in UNITS if all(_on_grid(x, unit) for x in lengths)), UNITS[-1]
        )
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
        """Return `length` units in mm."""
        return round(length * self.unit, 4)

    def between(self, low: int, high: int) -> cp_model.IntVar:
        """Return a new variable from `low` to `high`."""
        return self.model.new_int_var(low, high, "")

    def steps(self, length: float) -> int:
        """Return `length` mm in steps, rounded up."""
        return math.ceil(length / STEP - 1e-6)

    def place(self, low: int, high: int) -> Number:
        """Return a new variable number of steps from `low`, up to `high`, in units."""
        return low + self.step * self.between(0, max(0, (high - low) // self.step))

    def require(self, *conditions: bool) -> None:
        """Require all conditions."""
        for condition in conditions:
            if condition is not True:
                self.model.add(condition)

    def either(self, *choices: Choice) -> None:
        """Require at least one of the choices."""
        flags = []
        for choice in choices:
            if any(condition is False for condition in choice):
                continue
            unknown = [condition for condition in choice if condition is not True]
            if not unknown:
                return
            flag = self.model.new_bool_var("")
            for condition in unknown:
                self.model.add(condition).only_enforce_if(flag)
            flags.append(flag)
        self.model.add_bool_or(flags)

    def in_view(self, rect: Rect, turn: Turn) -> Rect:
        """Return a rectangle of the panel in the view of a turned card."""
        left, top, right, bottom = rect
        if turn == 0:
            return rect
        if turn == 90:
            return Rect(self.height - bottom, left, self.height - top, right)
        if turn == 180:
            return Rect(
                self.width - right, self.height - bottom, self.width - left, self.height - top
            )
        return Rect(top, self.width - right, bottom, self.width - left)


def _on_grid(length: float, unit: float) -> bool:
    return abs(length / unit - round(length / unit)) < 1e-6
