"""What a site shows first: a bar, a board and the introductions, in the page itself.

It waits for no program, so a slow phone has something to read and to tap at once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from companion.grid import SIZE, Space, column_of, parse_space, range_of, row_of

_HERE = Path(__file__).parent


def opening() -> str:
    """Return the HTML of the first screen."""
    known = json.loads((_HERE / "page" / "introductions.json").read_text(encoding="utf-8"))
    games, steps = known["games"], known["steps"]
    template = (_HERE / "site_page" / "opening.html").read_text(encoding="utf-8")
    introductions = "\n".join(
        _introduction(name, game["title"], [steps[step] for step in game["steps"]])
        for name, game in games.items()
    )
    return template.format(
        board=_board(steps["nodes"]["grid"]["nodes"]), introductions=introductions
    )


def _introduction(name: str, title: str, steps: list[dict[str, Any]]) -> str:
    paragraphs = "".join(f"<p>{escape(text)}</p>" for step in steps for text in _texts(step))
    return (
        f'<details class="piece" data-game="{name}">'
        f'<summary data-key="introduction {name}"><b>{title}</b> <span>2 minutes</span></summary>'
        f"{paragraphs}</details>"
    )


def _texts(step: dict[str, Any]) -> Iterator[str]:
    yield " ".join(step["text"])
    if "then" in step:
        yield f"{step['tap']}: {' '.join(step['then'])}"


def _board(nodes: list[str]) -> str:
    """Return a board as `grid.js` draws a small one: the Nodes, and their ranges shaded."""
    placed = [parse_space(name) for name in nodes]
    shaded = {space for node in placed for space in range_of(node)}
    lines = "".join(
        f'<path class="line{" middle" if at == SIZE // 2 else ""}" d="M{at}0 0V100M0 {at}0H100"/>'
        for at in range(1, SIZE)
    )
    return (
        '<svg class="grid small" viewBox="-2 -3 104 105" role="img" '
        'aria-label="A board of the card">'
        '<rect class="ground" width="100" height="100"/>'
        f"{''.join(map(_hatch, sorted(shaded)))}{lines}{''.join(map(_node, placed))}"
        '<rect class="frame" width="100" height="100"/><path class="row1" d="M-.6 0H100.6"/></svg>'
    )


def _hatch(space: Space) -> str:
    x, y = 10 * column_of(space), 10 * row_of(space)
    lines = f"M{x} {y + 4}l4-4M{x} {y + 8}l8-8M{x + 2} {y + 10}l8-8M{x + 6} {y + 10}l4-4"
    return f'<path class="hatch" d="{lines}"/>'


def _node(space: Space) -> str:
    return (
        f'<circle class="node" cx="{10 * column_of(space) + 5}" '
        f'cy="{10 * row_of(space) + 5}" r="2.2"/>'
    )
