"""What screens show and ask of Attack/Defend besides its view: the deck, the deal, what is due."""

import secrets
from collections.abc import Mapping

from companion.attackdefend.deck import USUAL, Half, Kind
from companion.attackdefend.legal import defender_is_asked, legal_commands
from companion.attackdefend.narration import due, due_to_you, said, sentences
from companion.attackdefend.referee import Entry, Referee
from companion.attackdefend.state import SEATS, State
from companion.attackdefend.statements import DEALT_FORMS, PAPER, Deal
from companion.contract import Document, Form
from companion.errors import RulingError, refused
from companion.record import Undo
from companion.words import Message

SAID = (*DEALT_FORMS, "choose")

_PLACES = [[0, 0, 180], [0, 1.2, 0]]
"""The two players face each other."""


def choices(game: str, seats: int) -> Document:
    layouts = [{"name": "opposite", "places": _PLACES}]
    return {"variants": [], "layouts": layouts, "lines": [f"deck {USUAL}"]}


def may_have_secrets(referee: Referee, name: str) -> bool:
    return referee.state is not None


def at_table(referee: Referee) -> Document:
    state = referee.state
    seed = state.seed if state else None
    asked = state is not None and defender_is_asked(state)
    end = {} if state is None or state.result is None else {"end": _end(referee, state)}
    return end | {
        "places": _PLACES,
        "cards": {kind.id: _card(kind) for kind in referee.printed.kinds},
        "due": None if state is None else due(state),
        "due_to_you": None if state is None else due_to_you(state),
        # the Defender, if he is asked whether he plays a card before the Attacker goes on
        "asked_to_play": state.names[state.defender or 0] if state and asked else None,
        "digest": None if seed is None else Deal(seed).digest,
        "seed": seed if state and state.result else None,
    }


def _end(referee: Referee, state: State) -> Document:
    """Return who won, and the cards hidden to the end, where the companion has dealt them."""
    return {
        "winners": list(referee.winners or ()),
        "hands": {
            state.names[seat]: [
                state.kind(card).id for card in state.hands[seat] if card is not None
            ]
            for seat in SEATS
            if state.dealt
        },
        "lying": {
            str(lying.place): state.kind(lying.card).id
            for lying in state.field
            if lying.card is not None and state.dealt
        },
    }


def for_player(referee: Referee, name: str) -> Document:
    """Return what a player reads on the cards of the deck: what each half does first (K17)."""
    return {
        "deck": {
            kind.id: {
                "points": kind.points,
                "defender": _done_first(kind.black),
                "attacker": _done_first(kind.white),
            }
            for kind in referee.printed.kinds
        }
    }


def _done_first(half: Half) -> Document:
    text = half.texts[0]
    return {"need": text.need, "does": {step.name: step.number for step in text.steps}}


def for_table(referee: Referee) -> Document:
    state = referee.state
    if state is None or state.dealt:
        return {"moves": {}}
    return {"moves": {state.names[seat]: legal_commands(state, seat) for seat in SEATS}}


def told(referee: Referee, entry: Entry) -> Document:
    lines = sentences(entry) or [due(entry.after)]
    if isinstance(entry.statement, Undo):
        lines = [Message("common-took-back.sentence", term=said(referee.taken_back_by(entry)))]
    return {"lines": lines, "marks": [], "erase": []}


def _card(kind: Kind) -> Document:
    return {"points": kind.points, "defender": _half(kind.black), "attacker": _half(kind.white)}


def _half(half: Half) -> Document:
    return {
        "title": half.title,
        "texts": [{"need": text.need, "text": text.text} for text in half.texts],
    }


def _deal(referee: Referee, player: str | None, request: Document) -> str:
    """Return the deal: printed cards, or cards shuffled here by a seed that nobody chooses."""
    if referee.state is not None:
        raise refused("attackdefend-refused-dealt", "K2")
    match request.get("cards"):
        case "printed":
            return str(Deal(PAPER))
        case "phones":
            return str(Deal(secrets.token_hex(16)))
    raise RulingError("'cards' is 'phones' or 'printed'")


FORMS: Mapping[str, Form[Referee]] = {"deal": _deal}
