"""What is said before the first castle: rules, players, races, cards (J2, J3, J6, J17, J19)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.errors import refused
from companion.names import unknown_player
from companion.record import Player, Statement
from companion.tactics.board import SIZE
from companion.tactics.cards import Deal, check_row, deal, left_over, parse_card
from companion.tactics.rules import MOST, RACES, Rules
from companion.tactics.state import State, dealt
from companion.tactics.statements import DealNamed, Race, Rounds, Row, Start, Variant
from companion.words import Message

MOST_ROUNDS = 999

_ORDER = (("variant", "start", "rounds"), ("player",), ("race",), ("deal",), ("row",))
"""The statements of the set-up in the order in which they come."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """What has been said so far; `dealt` is the deal of the seed, if there is one."""

    rules: Rules = field(default_factory=Rules)
    players: Mapping[str, str] = field(default_factory=dict)
    races: Mapping[str, str] = field(default_factory=dict)
    dealt: Deal | None = None
    rows: tuple[tuple[str, ...], ...] = ()
    said: frozenset[str] = frozenset()

    @property
    def names(self) -> tuple[str, ...]:
        """The players, the first one first."""
        return tuple(self.players)

    @property
    def wanting(self) -> Message:
        """What is still to be said."""
        if len(self.players) < 2:
            return Message("tactics-lines-players")
        missing = self.without_race
        form = f"race {missing[0]}" if missing else f"row {len(self.rows) + 1}"
        return Message("tactics-line", form=form)

    @property
    def without_race(self) -> list[str]:
        """The players of whom a race is still to be said."""
        return [name for name in self.players if name not in self.races] if self._races else []

    @property
    def _races(self) -> bool:
        return "races" in self.rules.variants

    @property
    def state(self) -> State | None:
        """The position before the first castle is named, once the last row lies."""
        if len(self.rows) < SIZE:
            return None
        rules = replace(self.rules, races=tuple(self.races.get(name) for name in self.players))
        table = tuple(card for row in self.rows for card in row)
        return dealt(rules, self.names, Deal(table, left_over(table)))

    def with_statement(self, statement: Statement) -> SetUp:
        """Return the set-up once a statement is taken in; raise RulingError if it can't be."""
        self._check_place(statement)
        after = replace(self, said=self.said | {statement.keyword})
        match statement:
            case Variant(variant):
                rules = replace(self.rules, variants=(*self.rules.variants, variant))
                return replace(after, rules=rules)
            case Start(units):
                if not 1 <= units <= MOST:
                    raise refused("tactics-refused-start", "J6", count=units, of=MOST)
                return replace(after, rules=replace(self.rules, start=units))
            case Rounds(rounds):
                if not 1 <= rounds <= MOST_ROUNDS:
                    raise refused("tactics-refused-rounds", "J17", count=rounds, of=MOST_ROUNDS)
                return replace(after, rules=replace(self.rules, rounds=rounds))
            case Player(name, symbol):
                if len(self.players) == 2:
                    raise refused("tactics-refused-third", "J2", player=name)
                return replace(after, players={**self.players, name: symbol})
            case Race(name, race):
                self._check_race(race)
                return replace(after, races={**self.races, name: race})
            case DealNamed(seed):
                self._check_complete()
                return replace(after, dealt=deal(seed))
            case Row(number, words):
                cards = tuple(map(parse_card, words))
                self._check_next_row(number, cards)
                return replace(after, rows=(*self.rows, cards))
        raise AssertionError(statement)  # pragma: no cover

    def _check_place(self, statement: Statement) -> None:
        """Raise RulingError, with no ruling, for a line that was said already or comes too late."""
        keyword = statement.keyword
        match statement:
            case Variant(said):
                twice = said in self.rules.variants
            case Start() | Rounds() | DealNamed():
                twice = keyword in self.said
            case Player(said, symbol):
                if symbol in self.players.values():
                    raise refused("common-refused-same-symbol", symbol=symbol)
                twice = said in self.players
            case Race(said, _):
                if said not in self.players:
                    raise unknown_player(said, self.players)
                twice = said in self.races
            case _:
                twice = False
        place = next(number for number, words in enumerate(_ORDER) if keyword in words)
        later = [word for words in _ORDER[place + 1 :] for word in words if word in self.said]
        if later:
            raise refused("tactics-refused-order", form=keyword, example=later[0])
        if twice:
            raise refused("tactics-refused-said", text=str(statement))

    def _check_race(self, race: str) -> None:
        self._check_seated()
        if not self._races:
            raise refused("tactics-refused-no-races", "J19")
        if race not in RACES:
            raise refused("tactics-refused-race", "J19", text=race, options=tuple(RACES))

    def _check_next_row(self, number: int, cards: tuple[str, ...]) -> None:
        self._check_complete()
        if number != len(self.rows) + 1:
            raise refused("tactics-refused-row", "J3", number=number, wanted=len(self.rows) + 1)
        check_row(self.rows, cards)
        if self.dealt:
            due = self.dealt.row(number)
            if cards != due:
                raise refused("tactics-refused-other-row", "J3", number=number, form=" ".join(due))

    def _check_seated(self) -> None:
        if len(self.players) < 2:
            raise refused("tactics-refused-players-first", "J2", term=self.wanting)

    def _check_complete(self) -> None:
        """Raise RulingError unless players and races are there."""
        self._check_seated()
        if self.without_race:
            raise refused("tactics-refused-race-first", "J19", term=self.wanting)
