"""What a player may see: the one place where secrets are taken out."""

from dataclasses import replace
from typing import Any

from companion.territory.state import State, as_told
from companion.territory.statements import Ally


def public(state: State, viewer: int | None = None, *, roles: bool = False) -> State:
    """Return the position as the table knows it, with all boards hidden but that of `viewer`.

    Nothing in it depends on what the other boards hide beyond what was answered about them and,
    with `roles`, beyond the Link and the Master that hold `viewer` to allies.
    """
    grids = [
        grid if viewer is not None and grid.owner == viewer else as_told(grid)
        for grid in state.grids
    ]
    for node in state.roles(viewer).values() if roles and viewer is not None else ():
        if (
            node is not None
            and (controller := state.grids[node[0]].controller(node[1])) is not None
        ):
            grids[node[0]] = grids[node[0]].taken_by(controller, node[1])
    return replace(state, grids=tuple(grids))


def public_statement(entry: Any) -> str:
    """Return the statement of an entry of the log without the Node that it names (A8)."""
    text = str(entry.statement)
    named = isinstance(entry.statement, Ally) and entry.statement.node
    return text.rpartition(" ")[0] if named else text
