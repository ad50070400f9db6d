"""What one player may see: the one place where secrets are taken out (K21)."""

from __future__ import annotations

from companion.attackdefend.effects import question
from companion.attackdefend.legal import legal_commands
from companion.attackdefend.referee import Entry
from companion.attackdefend.state import Seat, State, sort_cards
from companion.attackdefend.statements import Deal
from companion.contract import Document
from companion.record import Statement, Undo


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
            step = before.tasks[0].step.name
            words = () if step in ("discard", "foe", "place") else words[:1]
    return " ".join([statement.verb, statement.player, *words])
