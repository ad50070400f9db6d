"""The twenty bundled boards, five of each level, with their proven fronts."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from functools import cache
from typing import Any

from companion.data import read_data
from companion.rotator.board import Board, parse_space
from companion.rotator.grade import Grade
from companion.rotator.puzzle import Puzzle
from companion.rotator.search.solve import Line, Solution
from companion.rotator.state import Turn


@cache
def examples() -> tuple[Puzzle, ...]:
    """Return the example boards, from easy to expert."""
    return read_data(
        "layouts/rotator/examples.toml",
        lambda path: tuple(map(_puzzle, tomllib.loads(path.read_text("utf-8"))["board"])),
    )


def worked_example() -> Puzzle:
    """Return the example that the rules play to its win."""
    return examples()[0]


def unsolved_examples() -> tuple[Puzzle, ...]:
    """Return the examples to be solved: all but the one of the rules, from easy to expert."""
    return examples()[1:]


def _puzzle(entry: dict[str, Any]) -> Puzzle:
    lines = tuple(map(_line, entry["lines"]))
    figures = {field.name: entry[field.name] for field in fields(Grade) if field.name in entry}
    return Puzzle(
        Board.parse(entry["red"], entry["blue"]),
        Solution(lines, complete=True, situations=0),
        Grade(**figures, line=lines[0]),
    )


def _line(entry: dict[str, Any]) -> Line:
    played = tuple(map(Turn.parse, entry["played"].split(", ")))
    return Line(entry["boosts"], entry["turns"], parse_space(entry["start"]), played)
