"""What a game waits for: who has to say what, and what may be said, as the record writes it."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, product
from typing import Literal

from companion.tactics.battle import side_due
from companion.tactics.board import Space, name_of
from companion.tactics.cards import JOKER
from companion.tactics.movement import legal_moves
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
    """What a player has to say; `number` is how many, `purpose` what dice are for.

    `choice` names the spaces or cards to choose from, or the castles that dice are for.
    """

    what: What
    seat: int
    number: int = 1
    choice: tuple[str, ...] = ()
    purpose: Literal["rough", "battle", "undead", None] = None

    @property
    def keyword(self) -> str:
        """What the statement begins with."""
        return "castle" if self.what == "castles" else self.what

    @property
    def wants_dice(self) -> bool:
        """Whether dice are due; perhaps none, as a turn begins."""
        return self.what in ("turn", "roll")

    @property
    def example(self) -> str:
        """The words of a statement that may be said now, after the player's name."""
        return " ".join(("426153" if self.wants_dice else self.choice)[: self.number])

    @property
    def amid_move(self) -> bool:
        """Whether nothing else may be said before (J17)."""
        return self.what in ("roll", "push", "joker")


def due(state: State) -> Due | None:
    """Return what the game waits for; None if the player to move is free to."""
    match state.question:
        case None:
            return None
        case Castles(choose):
            return Due("castles", state.turn, choose, _names(free_castles(state)))
        case TurnDue(spaces):
            return Due("turn", state.turn, len(spaces), _names(spaces))
        case RoughRoll() as rough:
            return Due("roll", state.turn, rough.fresh + rough.tired, purpose="rough")
        case Battle() as battle:
            return Due("roll", *side_due(battle, state), purpose="battle")
        case Push(_, spaces):
            return Due("push", state.turn, choice=_names(spaces))
        case UndeadRoll(((seat, dice, _), *_)):
            return Due("roll", seat, dice, purpose="undead")
        case JokerDue():
            cards = tuple(card for card in state.stack if card != JOKER)
            return Due("joker", state.turn, choice=cards)
    raise AssertionError(state.question)  # pragma: no cover


def thrown(dice: int) -> list[str]:
    """Return dice that are thrown here, in words (J18)."""
    return [str(secrets.randbelow(6) + 1) for _ in range(dice)]


def _names(spaces: Iterable[Space]) -> tuple[str, ...]:
    return tuple(map(name_of, spaces))


def legal_statements(state: State) -> list[str]:
    """Return what the player who is asked, or to move, may say; ``draw`` and ``resign`` apart."""
    asked = due(state)
    if state.result is not None:
        return []
    if asked is None:
        name = state.names[state.turn]
        return [*_moves(state, name), f"end {name}"]
    words: Iterable[Iterable[str]]
    if asked.wants_dice:
        words = product("123456", repeat=asked.number)
    else:
        words = combinations(asked.choice, asked.number)
    begin = (asked.keyword, state.names[asked.seat])
    return [" ".join((*begin, *each)) for each in words]


def _moves(state: State, name: str) -> list[str]:
    found = []
    for move in legal_moves(state):
        where = f"{name_of(move.origin)} {name_of(move.target)}"
        for units in range(1, move.most + 1):
            found.append(f"move {name} {units} {where}")
            fewest = max(0, units - move.fresh)
            most = min(units, move.tired)
            found += [f"{found[-1]} tired {tired}" for tired in range(fewest + 1, most + 1)]
    return found
