"""Stones for programs."""

from companion.contract import Document
from companion.errors import RulingError
from tests.companion.template_game.referee import NAMES, Referee


def check_document(referee: Referee) -> Document:
    log = [{"line": e.line, "statement": str(e.statement), "void": e.void} for e in referee.log]
    return {"game": "stones", "turn": referee.turn, "state": referee.state, "log": log}


def moves_document(referee: Referee) -> Document:
    return {"turn": referee.turn, "moves": referee.legal_statements()}


def view_document(referee: Referee, viewer: str | None) -> Document:
    if viewer not in (None, *NAMES):
        raise RulingError(f"there is no player {viewer}")
    own = referee.secrets[NAMES.index(viewer)] if viewer and referee.secrets else None
    return {"stones": referee.state and referee.state[0], "turn": referee.turn, "secret": own}
