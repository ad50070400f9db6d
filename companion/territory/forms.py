"""What screens show and ask of a territory game besides its view.

Forms become statements here and nowhere else. What they show depends only on what their viewer may
see.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, cast, get_args

from companion.contract import Document, Form
from companion.errors import RulingError, refused
from companion.grid import SpaceSet, name_of, parse_space
from companion.territory.alliance import Role, check_may_ally, to_be_named
from companion.territory.announcement import announced, move_so_far, sentences, without_marks
from companion.territory.answers import controlled_nearby, follow_up
from companion.territory.audit import audit, audit_lines
from companion.territory.board import KINDS, STATUSES, Board, Kind, Status, legal_board
from companion.territory.documents import view_document
from companion.territory.facts import facts_of
from companion.territory.movement import check_shot, legal_shots
from companion.territory.referee import Entry, Referee
from companion.territory.rules import SHORT_GAMES, VARIANTS
from companion.territory.state import State
from companion.territory.statements import Reply
from companion.territory.table import LayoutError, Table, layouts, load_table
from companion.territory.view import public

SAID = ("move", "pass", "leave")

_MOST_LISTED = 100


# -- set-up --------------------------------------------------------------------------------------


def choices(game: str, seats: int) -> Document:
    variants = [
        {"name": name, "ruling": ruling}
        for name, (home, ruling) in VARIANTS.items()
        if home == game
    ]
    try:
        tables = [load_table(name) for name in layouts(game, seats)]
    except LayoutError:
        tables = []
    return {
        "variants": [*variants, {"name": SHORT_GAMES[-1], "ruling": "X8"}],
        "layouts": [{"name": table.name, "places": _places(table)} for table in tables],
    }


def _places(table: Table) -> list[list[float]]:
    return [
        [round(place.x, 3), round(place.y, 3), round(place.degrees, 1)] for place in table.places
    ]


# -- what is shown -------------------------------------------------------------------------------


def may_have_secrets(referee: Referee, name: str) -> bool:
    return name in referee.set_up.boards


def at_table(referee: Referee) -> Document:
    """Return how the table lies, whose board is there, and what seals those of computers.

    Whether a board is known to the referee or hidden is for its player only.
    """
    so_far = referee.set_up
    suitable = choices(so_far.game, len(so_far.players))["layouts"]
    chosen = [each for each in suitable if each["name"] == so_far.layout] or suitable
    end = {} if referee.state is None or referee.state.result is None else {"end": _end(referee)}
    return end | {
        "variants": list(so_far.variants),
        "layout": chosen[0]["name"] if chosen else None,
        "places": chosen[0]["places"] if chosen else [],
        "symbols": dict(so_far.players),
        "ready": [name for name in so_far.players if name in so_far.boards],
        "seals": {
            name: digest for name, digest in so_far.commitments.items() if name in referee.computers
        },
        "deflectors": so_far.rules.deflectors,
        "asked": None if referee.asked is None else referee.open_question(),
        "so_far": without_marks(move_so_far(referee)),
        "audit": audit_lines(audit(referee))
        if referee.reveals and referee.winners is not None
        else [],
    }


def _end(referee: Referee) -> Document:
    """Return the result, why, the tally of all players, and all boards known by now.

    ``reason`` is what parted equal players, ``out`` says who lost the last home in the end.
    """
    state = referee.state
    assert state is not None and state.result is not None
    result, counts, rounds = state.result, state.node_counts(), state.rules.rounds
    return {
        "winners": [state.names[player] for player in result.winners],
        "ruling": result.ruling,
        "reason": result.tie,
        "out": [fact.sentence for fact in facts_of(referee.log[-1]) if fact.kind == "eliminated"],
        "tally": [
            {
                "name": state.names[player],
                "nodes": counts[player],
                "tally": None if rounds is None else state.tally[player],
                "abroad": state.spaces_abroad(player),
            }
            for player in state.players
        ],
        "boards": [_face_up(referee, name) for name in state.names],
    }


def _face_up(referee: Referee, name: str) -> Document:
    """Return a board as it was at the start: given, revealed later, or kept secret."""
    how, board = "given", referee.set_up.boards[name]
    if name in referee.reveals:
        how, board = "revealed", referee.reveals[name].board
    if board is None:
        return {"name": name, "how": "secret", "nodes": None, "deflectors": None}
    nodes, deflectors = list(board.nodes), list(board.deflectors)
    return {"name": name, "how": how, "nodes": nodes, "deflectors": deflectors}


def for_player(referee: Referee, name: str) -> Document:
    state, so_far = referee.state, referee.set_up
    found: Document = {
        "hidden": name in so_far.boards and so_far.boards[name] is None,
        "committed": name in so_far.commitments,
        "commitment": so_far.commitments.get(name),
        "revealed": name in referee.reveals,
        "question": _question(referee, name),
        "on_paper": [],
        "may_ally": [],
        "may_leave": False,
    }
    if state is not None:
        # a player's own grid as all others see it: the view shows more of it
        found["on_paper"] = [view_document(referee, None)["grids"][referee.names.index(name)]]
    if state is not None and state.result is None:
        seat = referee.names.index(name)
        allied = state.alliance(seat)
        found["may_leave"] = allied is not None and state.turn in allied.members
        if referee.pending is None:
            found["may_ally"] = _partners(state, seat)
    return found


def for_table(referee: Referee) -> Document:
    state, asked = referee.state, referee.asked
    if state is None:
        return {"moves": [], "question": None}
    if asked is not None:
        return {"moves": [], "question": _question(referee, referee.names[asked.grid])}
    return {"moves": legal_shots(public(state)).named(state), "question": None}


def told(referee: Referee, entry: Entry) -> Document:
    steps = announced(referee, entry)
    return {
        "lines": sentences(referee, entry),
        "marks": [mark for step in steps for mark in step.marks],
        "erase": [mark for step in steps for mark in step.erase],
    }


def _question(referee: Referee, name: str) -> Document | None:
    """Return the open question if `name` has to answer it."""
    asked = referee.asked
    if asked is None or referee.names[asked.grid] != name or referee.state is None:
        return None
    return {
        "name": name,
        "space": name_of(asked.space),
        "path": [name_of(space) for space in asked.path],
        "run": asked.run,
        "conceded": asked.conceded,
        "for": None if asked.claimant is None else referee.names[asked.claimant],
        "statuses": referee.replies,
    }


def _partners(state: State, seat: int) -> list[Document]:
    """Return whom a player may ally with now, and which Node the two have to name."""
    try:
        check_may_ally(state, seat)
    except RulingError:
        return []
    found = []
    for other in state.players_in_game:
        with suppress(RulingError):
            role = to_be_named(state, seat, other)
            found.append({"name": state.names[other], "names": role})
    return found


# -- boards --------------------------------------------------------------------------------------


def _named(player: str | None) -> str:
    if player is None:
        raise RulingError("say for which player")
    return player


def _listed(request: Document, key: str) -> list[Any]:
    spaces = request.get(key, [])
    if not isinstance(spaces, list) or len(spaces) > _MOST_LISTED:
        raise RulingError(f"'{key}' is a list of spaces")
    return [parse_space(str(space)) for space in spaces]


def _board_of(referee: Referee, request: Document) -> Board:
    total = referee.set_up.rules.deflectors
    return legal_board(_listed(request, "nodes"), _listed(request, "deflectors"), total)


def _take_board(referee: Referee, player: str | None, request: Document) -> str:
    name = _named(player)
    if request.get("hidden") is not True:
        return f"board {name} {_board_of(referee, request)}"
    digest = request.get("digest")
    commitment = [] if digest is None else [f"commit {name} sha256 {_word(digest)}"]
    return "\n".join([*commitment, f"board {name} hidden"])


def _reveal(referee: Referee, player: str | None, request: Document) -> str:
    name = _named(player)
    text, salt = f"reveal {name} {_board_of(referee, request)}", request.get("salt")
    return text if salt is None else f"{text} salt {_word(salt)}"


def _word(value: object) -> str:
    if not isinstance(value, str) or len(value) > _MOST_LISTED or not value.isalnum():
        raise RulingError("a salt or a digest is one word of letters and digits")
    return value


# -- answers -------------------------------------------------------------------------------------


def _answer(referee: Referee, player: str | None, request: Document) -> str | Document:
    """Return an answer that is complete, or what has to be asked next (S8)."""
    name = _named(player)
    pending = referee.pending
    if pending is None or referee.names[pending.asked.question.grid] != name:
        raise refused("territory-refused-nothing-asked")
    status = request.get("status")
    if status not in get_args(Status):
        raise RulingError(f"an answer is one of {', '.join(STATUSES)}")
    given = request.get("lists", {})
    if not isinstance(given, dict) or not set(given) <= set(KINDS):
        raise RulingError(f"'lists' has none but {', '.join(KINDS)}")
    lists: dict[Kind, int] = {
        kind: SpaceSet.of(_listed(given, kind)).bits for kind in KINDS if kind in given
    }
    space = parse_space(str(request.get("space", name_of(pending.asked.question.space))))
    answer, further = follow_up(pending.asked, space, cast(Status, status), lists)
    if further is None:
        return str(Reply(name, answer))
    lost = controlled_nearby(pending.asked, space)
    return {
        "ask": further.kind,
        "among": list(further.among.names),
        "not_counted": list(lost.names),
    }


# -- shots ---------------------------------------------------------------------------------------


def _cost(referee: Referee, player: str | None, request: Document) -> Document:
    """Return what a shot gives back if it claims its space (F1); refuse one that is not legal."""
    state = referee.state
    name = player or referee.turn
    if state is None or name is None:
        raise refused("territory-refused-nobody-shoots")
    grid, space = (
        referee.grid_named(str(request.get("grid"))),
        parse_space(str(request.get("space"))),
    )
    shooter = referee.names.index(name)
    viewer = None if player is None or "as" in request else shooter
    check_shot(public(state, viewer, roles=True), shooter, grid, space)
    keeper, home = state.keeper(grid), state.conceding_home(shooter)
    if not state.rules.reflection or keeper in (None, shooter) or home is None:
        return {"to": None}
    assert keeper is not None
    return {"to": state.names[keeper], "grid": state.grid_name(home), "space": name_of(space)}


# -- alliances -----------------------------------------------------------------------------------


def _offer(referee: Referee, player: str | None, request: Document) -> Document:
    """Check an offer: the two may ally, and whoever offers knows the Node that is named."""
    offer = request["offer"]
    if offer["node"] is not None:
        _known_node(referee, player, offer["node"])
    return {"role": _role(referee, offer)}


def _accept(referee: Referee, player: str | None, request: Document) -> str:
    """Return the statement that accepts an offer; it names the Node unless the offer did."""
    offer = request["offer"]
    role = _role(referee, offer)
    ally = f"ally {offer['from']} {offer['to']}"
    if role is None:
        return ally
    node = offer["node"]
    if node is None:
        node = _known_node(referee, player, str(request["node"] or ""))
    return f"{ally} {role} {node}"


def _role(referee: Referee, offer: Document) -> Role | None:
    """Return which Node an offer has to name; RulingError if the two may not ally."""
    seats = map(referee.seat_named, (offer["from"], offer["to"]))
    return to_be_named(_state(referee), *seats)


def _state(referee: Referee) -> State:
    if referee.state is None:
        raise refused("territory-refused-boards-missing")
    if referee.pending is not None:
        raise referee.first_answer()
    return referee.state


def _known_node(referee: Referee, player: str | None, text: str) -> str:
    """Return a Node as the record writes it; refuse any that the player does not know of."""
    grid, _, space = text.partition(":")
    state = _state(referee)
    number, at = referee.grid_named(grid), parse_space(space)
    seat = referee.names.index(player) if player is not None else None
    own = seat is not None and number == seat and state.grids[number].facts is not None
    if not own and public(state, seat).grids[number].controller(at) is None:
        raise refused("territory-refused-unknown-node", "A2")
    return f"{state.grid_name(number)}:{name_of(at)}"


FORMS: Mapping[str, Form[Referee]] = {
    "board": _take_board,
    "reveal": _reveal,
    "answer": _answer,
    "cost": _cost,
    "offer": _offer,
    "accept": _accept,
}
