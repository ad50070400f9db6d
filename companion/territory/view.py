"""What a player may see: the one place where secrets are taken out."""

from __future__ import annotations

from dataclasses import replace

from companion.territory.state import State, as_told


def public(state: State, viewer: int | None = None) -> State:
    """Return the position as the table knows it, with all boards hidden but that of `viewer`.

    Nothing in it depends on what the other boards hide beyond what was answered about them.
    """
    grids = tuple(
        grid if viewer is not None and grid.owner == viewer else as_told(grid) for grid in state.grids
    )
    return replace(state, grids=grids)
