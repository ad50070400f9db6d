"""Stones for programs."""

from companion.errors import RulingError
from template_game.referee import NAMES, Referee


def check_document(referee: Referee) -> dict:
    log = [{"line": e.line, "statement": str(e.statement), "void": e.void} for e in referee.log]
    return {"game": "stones", "turn": referee.turn, "state": referee.state, "log": log}


def moves_document(referee: Referee) -> dict:
    return {"turn": referee.turn, "moves": referee.legal_statements()}


def view_document(referee: Referee, viewer: str | None) -> dict:
    if referee.secrets is None or viewer not in (None, *NAMES):
        raise RulingError("there is no such view")
    own = None if viewer is None else referee.secrets[NAMES.index(viewer)]
    return {"stones": referee.state[0], "turn": referee.turn, "secret": own}
