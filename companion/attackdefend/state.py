"""A position: who holds what, what lies where, whose turn it is. Frozen values and pure functions.

A card is the number of its kind in the deck, or None where nobody has told the companion what it is
(K20).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Literal, TypeVar

from companion.attackdefend.deck import SIZE, Deck, Kind
from companion.attackdefend.events import Event
from companion.attackdefend.statements import Role
from companion.errors import refused

Card = int | None
Seat = Literal[0, 1]
SEATS: tuple[Seat, Seat] = (0, 1)
T = TypeVar("T")

HAND = 5
"""Cards dealt to each player (K2)."""

ACTIONS = 2
"""Actions of a turn, unless an effect changes that (K4)."""

GOAL = 5
"""Points that win at once (K11)."""

IDLE_TURNS = 10
"""So many turns in a row without a card from the deck: it counts as run out (K16)."""


def other(seat: Seat) -> Seat:
    """Return the opponent of a player."""
    return 1 if seat == 0 else 0


def with_seat(pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    """Return a pair with the value of one player changed."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


@dataclass(frozen=True, slots=True)
class FaceDown:
    """A card lying face down at a place, on the side of a player; `known_to` have seen its face."""

    place: int
    card: Card
    level: int
    side: Seat
    known_to: frozenset[Seat]
    protected: bool = False


@dataclass(frozen=True, slots=True)
class Task:
    """A step of an effect that is still to be done by `player`, with its number (K17)."""

    player: Seat
    step: str
    count: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; `by` is ``points`` for five points, else ``deck``. Nobody: a draw."""

    winners: tuple[Seat, ...]
    by: Literal["points", "deck"]


@dataclass(frozen=True, slots=True)
class State:
    """A position after the deal. Piles have their top card first.

    `actions` holds what the player whose turn it is has left, and what the other will have in the
    next turn. `tasks` are the steps of effects to be done, the next one first; if there is any, it
    waits for a choice.
    """

    printed: Deck
    names: tuple[str, str]
    seed: str | None
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    deck: tuple[Card, ...]
    discard: tuple[Card, ...] = ()
    trash: tuple[int, ...] = ()
    scored: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    field: tuple[FaceDown, ...] = ()
    places: int = 0
    preference: Role | None = None
    wagered: tuple[int, int] = (0, 0)
    answering: Seat | None = None
    defender: Seat | None = None
    turn: Seat | None = None
    turns: int = 0
    drawn: bool = False
    actions: tuple[int, int] = (ACTIONS, ACTIONS)
    deck_touched: bool = False
    idle: int = 0
    overtime: bool = False
    picks: int = 0
    tasks: tuple[Task, ...] = ()
    result: Result | None = None

    @property
    def dealt(self) -> bool:
        """Whether the companion knows every card (K19)."""
        return self.seed is not None

    def kind(self, card: int) -> Kind:
        """Return what a card is."""
        return self.printed.kinds[card]

    def role(self, seat: Seat) -> Role | None:
        """Return a player's side; None before the sides are settled."""
        if self.defender is None:
            return None
        return "defender" if seat == self.defender else "attacker"

    def points(self, seat: Seat) -> int:
        """Return a player's points, which may be negative (K11)."""
        return sum(self.kind(card).points for card in self.scored[seat])

    def at(self, place: int) -> FaceDown:
        """Return the card at a place; raises RulingError (K7) if none lies there."""
        found = next((each for each in self.field if each.place == place), None)
        if found is None:
            there = tuple(str(each.place) for each in self.field)
            raise refused(
                "attackdefend-refused-place", "K7", number=place, count=len(there), options=there
            )
        return found

    def planted(self, lying: FaceDown) -> bool:
        """Tell whether a card lies on the Attacker's side (K18)."""
        return lying.side != self.defender

    def may_flip(self, seat: Seat, lying: FaceDown) -> bool:
        """Tell whether a player may flip a card now (K17, K18)."""
        return not lying.protected and (not self.planted(lying) or seat == lying.side)

    @property
    def unseen(self) -> Counter[int]:
        """How many copies of each kind have not turned up yet (K20)."""
        left = Counter({card: kind.count for card, kind in enumerate(self.printed.kinds)})
        left.subtract([*self.trash, *self.scored[0], *self.scored[1]])
        return left

    @property
    def draw_owed(self) -> bool:
        """Whether the compulsory draw of the turn is still to come (K5)."""
        return not self.drawn and bool(self.deck or self.discard)


def dealt_order(printed: Deck, seed: str) -> tuple[int, ...]:
    """Return the deck as a seed shuffles it, the first card on top (K19)."""
    keys = [
        (sha256(f"{seed} {kind.id} {copy}".encode()).hexdigest(), card)
        for card, kind in enumerate(printed.kinds)
        for copy in range(1, kind.count + 1)
    ]
    return tuple(card for _, card in sorted(keys))


def picked(seed: str, number: int, size: int) -> int:
    """Return which card of a hand, from 0, the `number`-th raid takes (K19)."""
    return int(sha256(f"{seed} pick {number}".encode()).hexdigest(), 16) % size


def dealt(printed: Deck, names: tuple[str, str], seed: str | None) -> State:
    """Return the position after the deal, one card at a time, the first player first (K2)."""
    order: tuple[Card, ...] = (None,) * SIZE if seed is None else dealt_order(printed, seed)
    hands = (order[0 : 2 * HAND : 2], order[1 : 2 * HAND : 2])
    return State(printed, names, seed, hands, order[2 * HAND :])


def sort_cards(cards: Iterable[Card]) -> list[int]:
    """Return known cards in deck order."""
    return sorted(card for card in cards if card is not None)


@dataclass
class Resolution:
    """A statement being carried out: the position so far, and what has happened."""

    state: State
    events: list[Event] = field(default_factory=list)

    def add_event(self, kind: str, ruling: str, **fields: Any) -> None:
        """Add an event, and the ruling by which it happens."""
        self.events.append(Event(kind, ruling, **fields))

    def change(self, **fields: Any) -> None:
        """Change the position."""
        self.state = replace(self.state, **fields)

    def set_hand(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Change the hand of a player."""
        self.change(hands=with_seat(self.state.hands, seat, cards))

    def take_from_hand(self, seat: Seat, card: Card) -> None:
        """Take a card out of a hand; where nobody knows its cards, any."""
        hand = list(self.state.hands[seat])
        hand.remove(card if self.state.dealt else None)
        self.set_hand(seat, tuple(hand))

    def draw(self, seat: Seat, pile: str, count: int) -> None:
        """Let a player draw from the top, what is there (K5)."""
        cards = self.state.deck if pile == "deck" else self.state.discard
        taken, left = cards[:count], cards[count:]
        self.set_hand(seat, self.state.hands[seat] + taken)
        if pile == "deck":
            self.change(deck=left, deck_touched=self.state.deck_touched or bool(taken))
        else:
            self.change(discard=left)
        self.add_event("drew", "K5", player=self.state.names[seat], pile=pile, count=len(taken))

    def discard(self, seat: Seat, cards: Iterable[Card], ruling: str = "K13") -> None:
        """Put cards of a hand on the discard pile, the last on top (K13)."""
        before = len(self.state.discard)
        for card in cards:
            self.take_from_hand(seat, card)
            self.change(discard=(card, *self.state.discard))
        count = len(self.state.discard) - before
        self.add_event("discarded", ruling, player=self.state.names[seat], count=count)

    def lay(self, seat: Seat, card: Card, level: int) -> None:
        """Put a card of a hand face down (K7)."""
        self.take_from_hand(seat, card)
        place = self.state.places + 1
        lying = FaceDown(place, card, level, seat, frozenset((seat,)))
        self.change(field=(*self.state.field, lying), places=place)
        self.add_event("placed", "K7", player=self.state.names[seat], place=place, level=level)

    def alter(self, lying: FaceDown, **fields: Any) -> None:
        """Change a face-down card."""
        new = replace(lying, **fields)
        self.change(field=tuple(new if each is lying else each for each in self.state.field))

    def set_level(self, lying: FaceDown, level: int) -> None:
        """Turn a face-down card to a level, 1 to 4 (K7)."""
        level = min(max(level, 1), 4)
        self.alter(lying, level=level)
        self.add_event("level", "K7", place=lying.place, level=level)

    def take_up(self, lying: FaceDown) -> None:
        """Take a face-down card from its place."""
        self.change(field=tuple(each for each in self.state.field if each is not lying))

    def put_in_trash(self, card: int) -> None:
        """Put a card in the trash, face up (K13)."""
        self.change(trash=(*self.state.trash, card))
        self.add_event("trashed", "K8", card=self.state.kind(card).id)

    def score(self, seat: Seat, card: int, ruling: str = "K11") -> None:
        """Add a card to what a player has scored; one that decides ends the game (K11, K15)."""
        self.change(scored=with_seat(self.state.scored, seat, (*self.state.scored[seat], card)))
        kind, points = self.state.kind(card), self.state.points(seat)
        scored = {"card": kind.id, "points": kind.points}
        self.add_event("scored", ruling, player=self.state.names[seat], **scored)
        if self.state.result is None:
            if points >= GOAL:
                self.change(result=Result((seat,), "points"))
            elif self.state.overtime:
                self.change(result=Result(self.leaders, "deck"))

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Who has more points; nobody if they are equal."""
        points = self.state.points
        return tuple(seat for seat in SEATS if points(seat) > points(other(seat)))

    def conclude(self) -> None:
        """Tell how the game has ended, if it has; nothing is left to do then."""
        result = self.state.result
        if result is None:
            return
        self.change(tasks=())
        if not result.winners:
            self.add_event("drawn", "K15")
            return
        ruling = "K15" if self.state.overtime else "K14"
        if result.by == "points":
            ruling = "K11"
        self.add_event("won", ruling, player=self.state.names[result.winners[0]])
