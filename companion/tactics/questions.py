"""What a game waits for: who has to say what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.tactics.battle import side_due
from companion.tactics.board import Space
from companion.tactics.cards import JOKER
from companion.tactics.state import (
    Battle,
    Castles,
    JokerDue,
    Push,
    RoughRoll,
    State,
    TurnDue,
    UndeadRoll,
)
from companion.tactics.turns import free_castles

What = Literal["castles", "turn", "roll", "push", "joker"]


@dataclass(frozen=True, slots=True)
class Due:
    """What a player has to say; `number` is how many dice or castles, `purpose` what dice are for."""

    what: What
    seat: int
    number: int = 0
    spaces: tuple[Space, ...] = ()
    cards: tuple[str, ...] = ()
    purpose: Literal["rough", "battle", "undead", None] = None

    @property
    def amid_move(self) -> bool:
        """Whether nothing else may be said before (J17)."""
        return self.what in ("roll", "push", "joker")


def due(state: State) -> Due | None:
    """Return what the game waits for, None if the player to move is free to."""
    match state.question:
        case None:
            return None
        case Castles(choose):
            return Due("castles", state.turn, choose, free_castles(state))
        case TurnDue(spaces):
            return Due("turn", state.turn, len(spaces), spaces)
        case RoughRoll() as rough:
            return Due("roll", state.turn, rough.fresh + rough.tired, purpose="rough")
        case Battle() as battle:
            return Due("roll", *side_due(battle, state), purpose="battle")
        case Push(_, spaces):
            return Due("push", state.turn, spaces=spaces)
        case UndeadRoll(((seat, dice, _), *_)):
            return Due("roll", seat, dice, purpose="undead")
        case JokerDue():
            cards = tuple(card for card in state.stack if card != JOKER)
            return Due("joker", state.turn, cards=cards)
    raise AssertionError(state.question)  # pragma: no cover


def example_dice(asked: Due) -> str:
    """Return dice as they might fall, as many as are due."""
    return " ".join(("426153" * asked.number)[: asked.number])
