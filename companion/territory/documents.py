"""What the companion tells programs: one JSON document for a position, one for its legal moves."""

from collections.abc import Sequence

from companion.contract import Document
from companion.grid import SIZE, SPACES, SpaceSet, name_of
from companion.referee import computer_document, entry_document
from companion.territory.audit import audit, audit_document
from companion.territory.board import NODES
from companion.territory.movement import legal_shots
from companion.territory.referee import Entry, Referee
from companion.territory.rules import usual_target
from companion.territory.state import Grid, State, new_grid
from companion.territory.statements import Ally
from companion.territory.view import public, public_statement


def check_document(referee: Referee) -> Document:
    """Return where a game stands and what happened."""
    state = referee.state
    counts = state.node_counts() if state else ()
    document = _head(referee) | {
        "players": [
            _player(referee, seat, name, counts) for seat, name in enumerate(referee.names)
        ],
        "grids": _grids(referee),
        "log": [entry_document(entry, str(entry.statement)) for entry in referee.log],
    }
    rules, count = referee.set_up.rules, len(referee.names)
    if referee.set_up.table and rules.target not in (None, usual_target(rules.game, count)):
        document["target"] = rules.target
    if referee.reveals:
        document["audit"] = audit_document(audit(referee))
    return document


def moves_document(referee: Referee) -> Document:
    return {"turn": referee.turn, "moves": referee.legal_moves.named(referee.in_play)}


def _head(referee: Referee) -> Document:
    so_far, state = referee.set_up, referee.state
    head: Document = {
        "game": so_far.game,
        "variants": list(so_far.variants),
        "layout": so_far.table.name if so_far.table else so_far.layout,
        "turn": referee.turn,
        "result": None,
    }
    if state is not None and (result := state.result):
        head["result"] = {"winners": [state.names[player] for player in result.winners]}
        if result.tie:
            head["tie"] = f"{result.tie}: {result.ruling}"
    if so_far.table and so_far.rules.rounds is not None:
        tally = state.tally if state else (0,) * len(referee.names)
        head["rounds"] = {
            "over": state.rounds_over if state else 0,
            "of": so_far.rules.rounds,
            "tally": dict(zip(referee.names, tally, strict=True)),
        }
    return head


def _player(referee: Referee, seat: int, name: str, counts: Sequence[int]) -> Document:
    state = referee.state
    found: Document = {"in_game": True, "homes": [name], "nodes": NODES, "alliance": None}
    if state is not None:
        found["in_game"] = state.in_game[seat]
        found["homes"] = [state.names[home] for home in sorted(state.homes[seat])]
        found["nodes"] = counts[seat]
        if alliance := state.alliance(seat):
            found["alliance"] = sorted(state.names[member] for member in alliance.members)
    known = {"name": name, "symbol": referee.set_up.players[name]}
    return known | found | {"computer": computer_document(referee, name)}


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
        "deflectors": None if hidden else list(SpaceSet(grid.deflectors).names),
    }


def _holders(grid: Grid, names: tuple[str, ...]) -> list[list[str | None]]:
    holders: list[str | None] = [None] * len(SPACES)
    for player, held in zip(names, grid.held, strict=True):
        for space in SpaceSet(held) if held else ():
            holders[space] = player
    return [holders[row : row + SIZE] for row in range(0, len(SPACES), SIZE)]


# -- views ---------------------------------------------------------------------------------------


def view_document(referee: Referee, viewer: str | None) -> Document:
    """Return what a player or, with None, everybody may see: it is listed here, not taken out.

    Raises RulingError if there is no such player.
    """
    seat = None if viewer is None else referee.seat_named(viewer)
    if referee.public_view is None:
        referee.public_view = _public_view(referee)
    state, everybodys = referee.state, referee.public_view
    if state is None or seat is None:
        return everybodys
    name, seen = state.names[seat], public(state, seat)
    moves = legal_shots(public(state, seat, roles=True)).named(state) if seat == state.turn else []
    return everybodys | {
        "grids": [
            seen_grid(seen, number) if grid.owner == seat else everybodys["grids"][number]
            for number, grid in enumerate(seen.grids)
        ],
        "you": _own(state, seat),
        "moves": moves,
        "log": [
            shown | {"statement": str(entry.statement)} if _is_named_to(entry, name) else shown
            for entry, shown in zip(referee.log, everybodys["log"], strict=True)
        ],
    }


def _public_view(referee: Referee) -> Document:
    """Return what everybody may see; the views of players share its parts."""
    state, question = referee.state, referee.question
    head = _head(referee) | {"question": None if question is None else list(question)}
    if state is None:
        return head | {"players": [], "grids": [], "you": None, "moves": [], "log": []}
    seen, counts, goal = public(state), state.node_counts(), {"out_of": state.nodes_to_win}
    return head | {
        "players": [
            _player(referee, seat, name, counts) | goal for seat, name in enumerate(state.names)
        ],
        "grids": [seen_grid(seen, number) for number in range(len(seen.grids))],
        "you": None,
        "moves": [],
        "log": [entry_document(entry, public_statement(entry)) for entry in referee.log],
    }


def seen_grid(seen: State, number: int) -> Document:
    """Return a grid of a position in which only that is known which its viewer may see."""
    grid = seen.grids[number]
    return {
        "name": seen.grid_name(number),
        "turned": grid.turned,
        "holders": _holders(grid, seen.names),
        "nodes": {name_of(node): seen.names[by] for node, by in grid.nodes},
        "deflectors": list(SpaceSet(grid.deflectors).names),
        "used": list(SpaceSet(grid.seen.used).names),
        "shaded": list(SpaceSet(grid.in_range()).names),
        "null": list(SpaceSet(grid.seen.blank).names),
        "retained": list(SpaceSet(grid.seen.retained).names),
    }


def _own(state: State, seat: int) -> Document:
    """Return what only the player in a seat may see."""
    board = _grid(state.names[seat], state.grids[seat], state.names)
    own = {key: board[key] for key in ("name", "nodes", "deflectors")}
    return own | {role: node and state.node_name(node) for role, node in state.roles(seat).items()}


def _is_named_to(entry: Entry, name: str) -> bool:
    """Tell whether a statement names a Node that only those allied by it may read (A8)."""
    return isinstance(entry.statement, Ally) and name in entry.events[0].players
