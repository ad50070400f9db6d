"""Tactics Joker for programs: JSON documents as docs/record.md describes them."""

from companion.contract import Document
from companion.names import unknown_player
from companion.referee import computer_document, entry_document, result_document
from companion.tactics.board import SIZE, SPACES, Space, name_of, names_of
from companion.tactics.movement import legal_moves
from companion.tactics.questions import due
from companion.tactics.referee import Referee
from companion.tactics.state import Castles, State


def check_document(referee: Referee) -> Document:
    state = referee.state
    document = _document(referee, (1 << len(SPACES)) - 1)
    if state is not None and state.rules.fog:
        document["seen"] = {
            name: names_of(state.seen(seat)) for seat, name in enumerate(state.names)
        }
    return document | {"log": _log(referee)}


def moves_document(referee: Referee) -> Document:
    state = referee.in_play
    return {"turn": referee.turn, "question": question_document(state), "moves": _moves(state)}


def view_document(referee: Referee, viewer: str | None) -> Document:
    names = referee.names
    if viewer is not None and viewer not in names:
        raise unknown_player(viewer, names)
    state = referee.state
    seat = None if viewer is None else names.index(viewer)
    moves = _moves(state) if state is not None and seat == state.turn else []
    document = _document(referee, 0 if state is None else state.seen(seat))
    return document | {"you": viewer, "moves": moves, "log": _log(referee)}


def _document(referee: Referee, seen: int) -> Document:
    """Return where a game stands, with the cards on the spaces `seen`."""
    rules, state = referee.set_up.rules, referee.state
    head: Document = {
        "game": "tactics-joker",
        "variants": list(rules.variants),
        "start": rules.start,
        "rounds": rules.rounds,
        "turn": referee.turn,
    }
    if state is None:
        nothing = dict.fromkeys(("round", "moves_left", "result", "question", "table", "battle"))
        return head | nothing | {"players": [], "turned": [], "stack": [], "armies": {}}
    counting = state.result is None and not isinstance(state.question, Castles)
    battle = state.battle
    return head | {
        "round": state.round if counting else None,
        "moves_left": state.moves_left if counting else None,
        "result": result_document(referee),
        "question": question_document(state),
        "players": [_player(referee, state, seat) for seat in (0, 1)],
        "table": _table(state, seen),
        "turned": names_of(state.turned),
        "stack": list(state.stack),
        "armies": {name_of(space): army for space in SPACES if (army := _army(state, space))},
        "battle": battle
        and {
            "from": name_of(battle.origin),
            "to": name_of(battle.target),
            "attacker": state.names[battle.army.seat],
            "units": battle.army.units,
        },
    }


def question_document(state: State) -> Document | None:
    """Return what the game waits for; None if the player to move is free to."""
    asked = due(state)
    if asked is None:
        return None
    about: Document = {"what": asked.what, "player": state.names[asked.seat]}
    match asked.what:
        case "castles":
            return about | {"choose": asked.number, "spaces": list(asked.choice)}
        case "turn":
            return about | {"dice": asked.number, "spaces": list(asked.choice)}
        case "roll":
            return about | {"dice": asked.number, "for": asked.purpose}
        case "push":
            return about | {"spaces": list(asked.choice)}
        case "joker":
            return about | {"cards": list(asked.choice)}


def _player(referee: Referee, state: State, seat: int) -> Document:
    name = state.names[seat]
    return {
        "name": name,
        "symbol": referee.set_up.players[name],
        "race": state.rules.races[seat],
        "castles": list(map(name_of, state.castles(seat))),
        "units": state.on_field(seat),
        "reserve": state.reserve[seat],
        "dead": state.dead[seat],
        "computer": computer_document(referee, name),
    }


def _table(state: State, seen: int) -> list[list[str | None]]:
    cards = [
        card if seen >> space & 1 else None for space, card in zip(SPACES, state.table, strict=True)
    ]
    return [cards[row : row + SIZE] for row in range(0, len(SPACES), SIZE)]


def _army(state: State, space: Space) -> Document | None:
    army = state.armies[space]
    if army is None:
        return None
    name = state.names[army.seat]
    return {"player": name, "units": army.units, "tired": army.tired, "spent": army.spent}


def _moves(state: State) -> list[Document]:
    return [
        {
            "from": name_of(move.origin),
            "to": name_of(move.target),
            "fresh": move.fresh,
            "tired": move.tired,
            "most": move.most,
        }
        for move in legal_moves(state)
    ]


def _log(referee: Referee) -> list[Document]:
    return [entry_document(entry, str(entry.statement)) for entry in referee.log]
