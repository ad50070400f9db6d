"""Where a game stands: a frozen position, and what it waits for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from companion.tactics.board import (
    CORNERS,
    SPACES,
    TOUCHING,
    TOUCHING_BITS,
    TWO_AWAY_BITS,
    Space,
    bits_of,
)
from companion.tactics.cards import GROUND, Deal, Ground
from companion.tactics.events import Event, Kind
from companion.tactics.rules import MOST, Rules


@dataclass(frozen=True, slots=True)
class Army:
    """All units of a player on a space: none, one, and two moves made in this turn."""

    seat: int
    fresh: int = 0
    tired: int = 0
    spent: int = 0

    @property
    def units(self) -> int:
        """How many units it has."""
        return self.fresh + self.tired + self.spent

    @property
    def room(self) -> int:
        """How many units may still join it (J5)."""
        return MOST - self.units

    def plus(self, other: Army) -> Army:
        """Return the army with another one of the same player."""
        fresh, tired = self.fresh + other.fresh, self.tired + other.tired
        return Army(self.seat, fresh, tired, self.spent + other.spent)

    def without(self, lost: int) -> Army | None:
        """Return what is left once `lost` units are gone, spent before tired before fresh (J14)."""
        spent = min(lost, self.spent)
        tired = min(lost - spent, self.tired)
        fresh = lost - spent - tired
        left = Army(self.seat, self.fresh - fresh, self.tired - tired, self.spent - spent)
        return left if left.units else None


@dataclass(frozen=True, slots=True)
class Castles:
    """The player to move names `choose` castles (J6)."""

    choose: int


@dataclass(frozen=True, slots=True)
class TurnDue:
    """The player to move begins the turn with a die for each of these castles (J7)."""

    spaces: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class RoughRoll:
    """Units told to go roll for rough ground (J9)."""

    origin: Space
    target: Space
    fresh: int
    tired: int


@dataclass(frozen=True, slots=True)
class Battle:
    """Units that got in fight the army there; `killed` counts the dead of each seat so far.

    `army` are the attackers still alive. `attack` is the sum that the attacker has, None before the
    roll.
    """

    origin: Space
    target: Space
    army: Army
    killed: tuple[int, int] = (0, 0)
    attack: int | None = None


@dataclass(frozen=True, slots=True)
class Push:
    """The attacker chooses where the beaten army of a battle goes (J15)."""

    battle: Battle
    spaces: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class UndeadRoll:
    """A player of undead rolls a die for each enemy killed (J19).

    `due` lists seat, dice and the survivors' space, first the one who rolls now. `landing` is where
    the attacker lands afterwards, if at all.
    """

    due: tuple[tuple[int, int, Space], ...]
    landing: Space | None


@dataclass(frozen=True, slots=True)
class JokerDue:
    """The player to move replaces the joker (J11)."""

    space: Space


Question = Castles | TurnDue | RoughRoll | Battle | Push | UndeadRoll | JokerDue
"""What a game waits for; a `Battle` is a question for dice."""

By = Literal["castles", "units", "rounds", "resigned", "agreed"]


@dataclass(frozen=True, slots=True)
class Result:
    """Who has won, by seat, nobody in a draw, and how."""

    winners: tuple[int, ...]
    by: By


@dataclass(frozen=True, slots=True)
class State:
    """A position; seats are 0 and 1, the players `names` in this order.

    `armies` has an entry for each space. `visited` is the set of spaces on which a unit ever was.
    `alone` says whether a single unit was moved in this turn (J19). `events` has what a statement
    has brought about so far, while it is carried out.
    """

    rules: Rules
    names: tuple[str, ...]
    table: tuple[str, ...]
    stack: tuple[str, ...]
    armies: tuple[Army | None, ...]
    reserve: tuple[int, int]
    dead: tuple[int, int] = (0, 0)
    turned: int = 0
    visited: int = 0
    turn: int = 0
    round: int = 1
    moves_left: int = 0
    alone: bool = False
    question: Question | None = None
    result: Result | None = None
    events: tuple[Event, ...] = ()

    @property
    def battle(self) -> Battle | None:
        """The battle whose beaten army, if any, is not placed yet."""
        match self.question:
            case Push(battle, _) | (Battle() as battle):
                return battle
        return None

    def ground(self, space: Space) -> Ground:
        """Return the ground of a space: plain, forest, or mountain (J4)."""
        return GROUND[self.table[space]]

    def on_field(self, seat: int) -> int:
        """Return how many units a player has on the field, those in battle included."""
        armies = [*self.armies, *([self.battle.army] if self.battle else [])]
        return sum(army.units for army in armies if army is not None and army.seat == seat)

    def castles(self, seat: int) -> tuple[Space, ...]:
        """Return the castles that a player holds (J16)."""
        held = {space: self.armies[space] for space in CORNERS}
        return tuple(space for space, army in held.items() if army and army.seat == seat)

    def units(self, seat: int, space: Space) -> int:
        """Return how many units of a player stand on a space."""
        army = self.armies[space]
        return army.units if army is not None and army.seat == seat else 0

    def support(self, seat: int, space: Space) -> int:
        """Return how many units of a player stand on the spaces that touch `space` (J13)."""
        return sum(self.units(seat, other) for other in TOUCHING[space])

    def seen(self, seat: int | None) -> int:
        """Return the spaces whose cards a player sees or, with None, everybody does (J20)."""
        if not self.rules.fog:
            return (1 << len(SPACES)) - 1
        seen = self.visited | bits_of(*CORNERS)
        for space, army in zip(SPACES, self.armies, strict=True):
            if army is not None and army.seat == seat:
                seen |= TOUCHING_BITS[space]
                if self.ground(space) == "mountain":
                    seen |= TWO_AWAY_BITS[space]
        return seen

    # -- changes -----------------------------------------------------------------------------------

    def with_event(self, kind: Kind, ruling: str, seat: int | None = None, **fields: Any) -> State:
        """Return the position after something has happened, perhaps to a player."""
        player = None if seat is None else self.names[seat]
        return replace(self, events=(*self.events, Event(kind, ruling, player, **fields)))

    def placed(self, *changes: tuple[Space, Army | None]) -> State:
        """Return the position with other armies on some spaces."""
        armies, visited = list(self.armies), self.visited
        for space, army in changes:
            armies[space] = army
            visited |= (army is not None) << space
        return replace(self, armies=tuple(armies), visited=visited)

    def joined(self, space: Space, army: Army) -> State:
        """Return the position after units have come to a space where no enemy stands."""
        there = self.armies[space]
        return self.placed((space, army if there is None else there.plus(army)))

    def recruited(self, space: Space, seat: int, most: int) -> tuple[State, int]:
        """Return the position after up to `most` units of the reserve have come, and how many did.

        They count as moved once in their owner's turn (J8); no more come than have room (J5).
        """
        army = self.armies[space]
        assert army is not None
        count = min(most, self.reserve[seat], army.room)
        coming = Army(seat, tired=count) if seat == self.turn else Army(seat, fresh=count)
        reserve = with_more(self.reserve, seat, -count)
        return replace(self.joined(space, coming), reserve=reserve), count

    def killed(self, seat: int, count: int) -> State:
        """Return the position after dead units went to the reserve, or out of the game (J14)."""
        if self.rules.dead_out:
            return replace(self, dead=with_more(self.dead, seat, count))
        return replace(self, reserve=with_more(self.reserve, seat, count))


def with_more(counts: tuple[int, int], seat: int, more: int) -> tuple[int, int]:
    """Return counts by seat with one of them raised by `more`."""
    first, second = counts
    return (first + more, second) if seat == 0 else (first, second + more)


def dealt(rules: Rules, names: tuple[str, ...], deal: Deal) -> State:
    """Return the position before the first castle is named."""
    units, nobody = (rules.units(0), rules.units(1)), (None,) * len(SPACES)
    return State(rules, names, deal.table, deal.stack, nobody, units, question=Castles(1))
