"""What the companion tells programs: one JSON document for a position, one for its legal moves."""

from __future__ import annotations

from collections.abc import Sequence

from companion.contract import Document
from companion.errors import RulingError
from companion.grid import SIZE, SPACES, SpaceSet, name_of
from companion.territory.audit import audit, audit_document
from companion.territory.movement import legal_shots
from companion.territory.referee import Entry, Referee
from companion.territory.rounds import length_document
from companion.territory.state import Event, Grid, State, new_grid
from companion.territory.view import public

TOLD = frozenset(
    {
        "deflected",
        "claimed",
        "node",
        "conceded",
        "spent",
        "regained-home",
        "lost-home",
        "eliminated",
        "link-broken",
        "master-broken",
        "disbanded",
        "won",
        "drawn",
    }
)
"""The kinds of event that are told to programs."""


def check_document(referee: Referee) -> Document:
    """Return where a game stands and what happened."""
    state, so_far = referee.state, referee.set_up
    counts = state.node_counts() if state else ()
    layout = so_far.table.name if so_far.table else so_far.layout
    document: Document = {
        "game": so_far.game,
        "variants": list(so_far.variants),
        "layout": layout,
        "turn": referee.turn,
        "result": _result(state),
        "players": [_player(referee, seat, name, counts) for seat, name in enumerate(referee.names)],
        "grids": _grids(referee),
        "log": [_entry(entry) for entry in referee.log],
    }
    if so_far.table:
        document |= length_document(so_far.rules, referee.names, state)
    if referee.reveals:
        document["audit"] = audit_document(audit(referee))
    return document


def moves_document(referee: Referee) -> Document:
    """Return the legal moves of the player whose turn it is; raises RulingError during set-up."""
    shots, state = referee.legal_moves, referee.state
    assert state is not None
    return {
        "turn": referee.turn,
        "moves": [[state.grid_name(grid), name_of(space)] for grid, space in shots],
    }


def view_document(referee: Referee, viewer: str | None) -> Document:
    """Return what a player (or, with None, anybody at the table) may see of a position.

    Raises RulingError during set-up, or if there is no such player.
    """
    state = referee.state
    if state is None:
        raise RulingError("the set-up is not finished")
    if viewer is not None and viewer not in state.names:
        raise RulingError(f"there is no player {viewer}")
    seen = public(state, None if viewer is None else state.names.index(viewer))
    return {
        "turn": None if state.result else state.names[state.turn],
        "result": _result(state),
        "grids": [_seen_grid(seen, number) for number in range(len(seen.grids))],
        "moves": [[seen.grid_name(grid), name_of(space)] for grid, space in legal_shots(seen)],
    }


def _seen_grid(seen: State, number: int) -> Document:
    grid = seen.grids[number]
    return {
        "name": seen.grid_name(number),
        "turned": grid.turned,
        "holders": _holders(grid, seen.names),
        "nodes": {name_of(node): seen.names[by] for node, by in grid.nodes},
        "deflectors": [name_of(space) for space in SpaceSet(grid.deflectors)],
        "used": [name_of(space) for space in SpaceSet(grid.seen.used)],
        "shaded": [name_of(space) for space in SpaceSet(grid.in_range())],
    }


def _result(state: State | None) -> Document | None:
    if state is None or state.result is None:
        return None
    return {"winners": [state.names[player] for player in state.result.winners]}


def _player(referee: Referee, seat: int, name: str, counts: Sequence[int]) -> Document:
    state = referee.state
    known: Document = {"name": name, "symbol": referee.set_up.players[name]}
    if state is None:
        return known | {"in_game": True, "homes": [name], "nodes": 5, "alliance": None}
    alliance = state.alliance(seat)
    return known | {
        "in_game": state.in_game[seat],
        "homes": [state.names[home] for home in sorted(state.homes[seat])],
        "nodes": counts[seat],
        "alliance": sorted(state.names[member] for member in alliance.members) if alliance else None,
    }


def _grids(referee: Referee) -> list[Document]:
    state = referee.state
    if state is not None:
        return [_grid(state.grid_name(n), grid, state.names) for n, grid in enumerate(state.grids)]
    names, boards = referee.names, referee.set_up.boards
    grids = [new_grid(len(names), seat, boards.get(name), 0) for seat, name in enumerate(names)]
    return [_grid(name, grid, names) for name, grid in zip(names, grids, strict=True)]


def _grid(name: str, grid: Grid, names: tuple[str, ...]) -> Document:
    hidden = grid.facts is not None
    return {
        "name": name,
        "turned": grid.turned,
        "holders": _holders(grid, names),
        "nodes": None if hidden else {name_of(node): names[by] for node, by in grid.nodes},
        "deflectors": None if hidden else [name_of(space) for space in SpaceSet(grid.deflectors)],
    }


def _holders(grid: Grid, names: tuple[str, ...]) -> list[list[str | None]]:
    holders: list[str | None] = [None] * len(SPACES)
    for player, held in zip(names, grid.held, strict=True):
        for space in SpaceSet(held) if held else ():
            holders[space] = player
    return [holders[row : row + SIZE] for row in range(0, len(SPACES), SIZE)]


def _entry(entry: Entry) -> Document:
    events = [_event(event, entry.before) for event in entry.events if event.kind in TOLD]
    document: Document = {"line": entry.line, "statement": str(entry.statement), "events": events}
    return document | {"void": True} if entry.void else document


def _event(event: Event, state: State) -> Document:
    document: Document = {"event": event.kind}
    if event.grid is not None:
        document["grid"] = state.grid_name(event.grid)
    if event.space is not None:
        document["space"] = name_of(event.space)
    if event.player is not None:
        document["player"] = state.names[event.player]
    return document
