"""Attack/Defend for programs: a position, its legal statements, and what a player may see (K21)."""

from companion.attackdefend.commands import seat_named
from companion.attackdefend.effects import question
from companion.attackdefend.legal import legal_commands
from companion.attackdefend.referee import Entry, Referee
from companion.attackdefend.state import Seat, State, sort_cards
from companion.attackdefend.statements import Deal
from companion.contract import Document
from companion.record import Statement, Undo
from companion.referee import computer_document, entry_document, result_document


def check_document(referee: Referee) -> Document:
    set_up: list[Document] = [
        {"line": line, "statement": public_set_up(statement), "events": []}
        for line, statement in referee.set_up
    ]
    return _public(referee) | {"log": set_up + _log(referee)}


def _log(referee: Referee) -> list[Document]:
    return [entry_document(entry, public_statement(entry)) for entry in referee.log]


def moves_document(referee: Referee) -> Document:
    return {"turn": referee.turn, "moves": referee.legal_statements()}


def view_document(referee: Referee, viewer: str | None) -> Document:
    if viewer is None:
        private = dict.fromkeys(("you", "cards", "known", "looked"))
        return _public(referee) | private | {"moves": [], "log": _log(referee)}
    seat = seat_named(referee.names, viewer)
    own = {"you": referee.names[seat]} | private_part(referee.state, seat)
    return _public(referee) | own | {"log": _log(referee)}


def _public(referee: Referee) -> Document:
    state = referee.state
    head: Document = {"game": "attack-defend", "deck": referee.printed.name}
    if state is None:
        return head | {
            "mode": None,
            "turn": None,
            "round": 0,
            "drawn": False,
            "actions": 0,
            "players": [_player(referee, name) for name in referee.names],
            "deck_left": 0,
            "discard": 0,
            "trash": [],
            "field": [],
            "overtime": False,
            "question": None,
            "result": None,
        }
    turn = None if state.result else state.turn if state.turn is not None else state.answering
    return head | {
        "mode": "dealt" if state.dealt else "paper",
        "turn": None if turn is None else state.names[turn],
        "round": (state.turns + 1) // 2,
        "drawn": state.drawn,
        "actions": 0 if state.turn is None else state.actions[state.turn],
        "players": [_player(referee, name) for name in state.names],
        "deck_left": len(state.deck),
        "discard": len(state.discard),
        "trash": [state.kind(card).id for card in state.trash],
        "field": [
            {
                "place": lying.place,
                "level": lying.level,
                "side": "attacker" if state.planted(lying) else "defender",
                "protected": lying.protected,
            }
            for lying in state.field
        ],
        "overtime": state.overtime,
        "question": _question(state),
        "result": result_document(referee),
    }


def _player(referee: Referee, name: str) -> Document:
    state, by = referee.state, computer_document(referee, name)
    seat = seat_named(referee.names, name)
    if state is None:
        return {"name": name, "side": None, "hand": 0, "points": 0, "scored": [], "computer": by}
    return {
        "name": name,
        "side": state.role(seat),
        "hand": len(state.hands[seat]),
        "points": state.points(seat),
        "scored": [state.kind(card).id for card in state.scored[seat]],
        "computer": by,
    }


def _question(state: State) -> Document | None:
    asked = question(state)
    if asked is None:
        return None
    return {"player": state.names[asked.player], "step": asked.step, "count": asked.count}


# -- what one player may see: the one place where secrets are taken out ----------------------------


def private_part(state: State | None, seat: Seat) -> Document:
    """Return what only one player may know, as a view names it; None where cards are on paper."""
    moves = [] if state is None else legal_commands(state, seat)
    if state is None or not state.dealt:
        return {"cards": None, "known": None, "looked": None, "moves": moves}
    cards = [state.kind(card).id for card in sort_cards(state.hands[seat])]
    known = {
        str(lying.place): state.kind(lying.card).id
        for lying in state.field
        if lying.card is not None and seat in lying.known_to
    }
    asked, looked = question(state), None
    if asked is not None and asked.step == "take" and asked.player == seat:
        top = state.discard[: asked.count]  # the top one first (K17)
        looked = [state.kind(card).id for card in top if card is not None]
    return {"cards": cards, "known": known, "looked": looked, "moves": moves}


def public_set_up(statement: Statement) -> str:
    """Return a statement of the set-up, with the SHA-256 of a seed instead of the seed (K19)."""
    if isinstance(statement, Deal) and statement.dealt:
        return f"deal {statement.digest}"
    return str(statement)


def public_statement(entry: Entry) -> str:
    """Return a statement of play without faces that stay hidden."""
    statement, before = entry.statement, entry.before
    if isinstance(statement, Undo) or not before.dealt:
        return str(statement)
    words: tuple[str, ...] = statement.words
    match statement.verb:
        case "wager":
            words = (str(len(words)),)
        case "place" | "discard":
            words = ()
        case "choose" if words != ("none",):
            step = before.tasks[0].step
            words = () if step in ("discard", "place") else words[:1]
    return " ".join([statement.verb, statement.player, *words])
