"""A table before its record names players: the game, how many play, and who has sat down where.

Players sit down in any order, but a record lists them clockwise. So it is written once all seats
are filled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from companion.computers import computers_of, taking_over
from companion.contract import Document, Game
from companion.desk.requests import (
    RequestError,
    digest_of,
    number_of,
    optional_text,
    text_of,
    texts_of,
)
from companion.games import GAMES
from companion.names import computer_names, looks_like, recorded, seat_fault
from companion.record import LEVELS, RULES_VERSION
from companion.session import HEAD, Session
from companion.words import Message

MOST_SEATS = 24

MOST_LETTERS = 24
"""How long the name of a player may be: longer ones don't fit a phone."""

SYMBOLS = ("X", "O", "Z", "H", "V", "*", "U", *"TNKYELMWABCDFGJPQ")
"""What players are offered as their symbols, those first that nobody mixes up on paper."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """What the host has chosen so far, and who sits where: a name and a symbol by seat.

    `numbers` are values by their names (see `Forms.choices`), the usual ones until the host chooses
    others. `computers` are the levels of the players that the computer plays, by seat.
    """

    game: str
    seats: int
    variants: tuple[str, ...] = ()
    layout: str | None = None
    players: dict[int, tuple[str, str]] = field(default_factory=dict)
    numbers: dict[str, int | None] = field(default_factory=dict)
    computers: dict[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, kept: Any) -> SetUp | None:
        """Return what `document` described; None from anything else."""
        match kept:
            case {
                "game": str(game),
                "seats": int(seats),
                "variants": list(variants),
                "layout": str() | None as layout,
                "players": dict(players),
                "numbers": dict(numbers),
            } if game in GAMES:
                seated = {int(seat): (str(who[0]), str(who[1])) for seat, who in players.items()}
                levels = kept.get("computers", {}).items()
                computers = {int(seat): str(level) for seat, level in levels}
                chosen = tuple(map(str, variants))
                return cls(game, seats, chosen, layout, seated, numbers, computers)
        return None

    def document(self) -> Document:
        """Return what has to be kept."""
        return {
            "game": self.game,
            "seats": self.seats,
            "variants": list(self.variants),
            "layout": self.layout,
            "players": {str(seat): list(who) for seat, who in sorted(self.players.items())},
            "numbers": self.numbers,
            "computers": {str(seat): level for seat, level in sorted(self.computers.items())},
        }

    def public_document(self) -> Document:
        """Return what everybody sees of it besides the seats."""
        game = GAMES[self.game]
        found: Document = {
            "variants": list(self.variants),
            "layout": self.layout,
            "numbers": self.numbers,
            "with_symbols": game.symbols,
            "free_symbols": self._free_symbols,
        }
        if game.forms is not None:
            layouts = _offered(game, self.seats, "layouts")
            chosen = [each for each in layouts if each["name"] == self.layout] or layouts
            found["places"] = chosen[0]["places"] if chosen else []
        return found

    @property
    def complete(self) -> bool:
        """Whether every seat has a player, in games with names for them."""
        return len(self.players) == self.seats or "player" not in GAMES[self.game].grammar

    def lines(self) -> list[str]:
        """Return the beginning of the record, with the players seated so far."""
        numbers = sorted(self.numbers.items())
        lines = [f"rules {RULES_VERSION}", f"game {self.game}"]
        lines += _offered(GAMES[self.game], self.seats, "lines")
        lines += [f"variant {each}" for each in self.variants]
        lines += [f"{name} {number}" for name, number in numbers if number is not None]
        if self.layout is not None and self.complete:
            lines.append(f"layout {self.layout}")
        if "player" in GAMES[self.game].grammar:
            named = "player {} {}" if GAMES[self.game].symbols else "player {}"
            lines += [named.format(*who) for _, who in sorted(self.players.items())]
        return lines

    @property
    def _free_symbols(self) -> list[str]:
        """The symbols that nobody has."""
        taken = {symbol.upper() for _, symbol in self.players.values()}
        return [symbol for symbol in SYMBOLS if symbol not in taken]

    def symbol_for(self, seat: int, wanted: str) -> str:
        """Return the symbol that was wanted or, if another player has it, the first free one."""
        free = self.without(seat)._free_symbols
        return free[0] if wanted in SYMBOLS and wanted not in free else wanted

    def with_player(self, seat: int, name: str, symbol: str) -> SetUp:
        """Return the set-up once a player has sat down; RequestError if name or symbol won't do."""
        if seat >= self.seats:
            raise RequestError(Message("desk-refused-seats", count=self.seats))
        name = recorded(name)
        if not name:
            raise RequestError(Message("desk-refused-nameless"))
        if len(name) > MOST_LETTERS:
            raise RequestError(Message("desk-refused-name-long", count=MOST_LETTERS))
        others = self.without(seat)
        names = [who[0] for who in others.players.values()]
        symbols = [who[1] for who in others.players.values() if who[1]]
        if fault := seat_fault(name, symbol, names, symbols):
            raise RequestError(fault)
        for other in names:
            if other != name and looks_like(name, other):
                raise RequestError(Message("desk-refused-looks-same", player=name, other=other))
        return replace(others, players={**others.players, seat: (name, symbol)}).checked()

    def with_computer(self, seat: int, level: str) -> SetUp:
        """Return the set-up once the computer plays on a seat, under a name that is free."""
        if not GAMES[self.game].has_player:
            raise RequestError(Message("common-refused-no-computer", text=self.game), ruling="C1")
        if level not in LEVELS:
            raise RequestError(f"'{level}' is no level: {', '.join(LEVELS)}", "malformed")
        before = self
        if seat not in self.computers:
            others = self.without(seat)
            (name,) = computer_names([who[0] for who in others.players.values()], 1)
            before = others.with_player(seat, name, others._free_symbols[0])
        return replace(before, computers={**before.computers, seat: level})

    def without(self, seat: int) -> SetUp:
        """Return the set-up with nobody on a seat."""
        players = {place: who for place, who in self.players.items() if place != seat}
        computers = {place: level for place, level in self.computers.items() if place != seat}
        return replace(self, players=players, computers=computers)

    def checked(self) -> SetUp:
        """Return this set-up if a record may begin so; raise RulingError if not."""
        scratch = Session()
        for line in self.lines():
            scratch.say(line)
        return self


def set_up_from(request: Document, before: SetUp | None) -> SetUp:
    """Return the set-up that the host asks for; who sat down stays, as far as there are seats."""
    name = text_of(request, "game")
    game = GAMES.get(name)
    if game is None:
        raise RequestError(Message("common-refused-game", text=name, options=tuple(GAMES)))
    seats = number_of(request, "seats", MOST_SEATS)
    if refusal := game.refuses(seats, MOST_SEATS):
        raise RequestError(refusal)
    seated, levels = (before.players, before.computers) if before else ({}, {})
    computers = {seat: level for seat, level in levels.items() if seat < seats and game.has_player}
    players = {
        seat: who
        for seat, who in seated.items()
        if seat < seats and (seat in computers or seat not in levels)
    }
    variants, layout = tuple(texts_of(request, "variants")), optional_text(request, "layout")
    layouts = [each["name"] for each in _offered(game, seats, "layouts")]
    if game.forms is not None and layout not in (None, *layouts):
        message = Message("desk-refused-layout", text=layout or "", count=seats, title=name)
        raise RequestError(message, ruling="T3")
    numbers = _numbers(request, game, seats)
    return SetUp(name, seats, variants, layout, players, numbers, computers).checked()


def beginning_anew(session: Session) -> str:
    """Return the beginning of another record with the same choices and players.

    Computers have new boards and seeds.
    """
    game = session.game
    assert game is not None
    lines = session.to_record().splitlines()
    seats = sum(line.startswith("player ") for line in lines)
    numbers = _offered(game, seats, "numbers")
    wanted = {*HEAD, "deck", "variant", "layout", "player", *(each["name"] for each in numbers)}
    other = Session(folder=session.folder)
    for line in lines:
        if line.split()[0] in wanted:
            other.say(line)
    for name, computer in computers_of(session).items():
        for line in taking_over(other, name, computer.level):
            other.say(line)
    return other.to_record()


def _offered(game: Game, seats: int, what: str) -> list[Any]:
    """Return what a game offers of a kind, as its ``layouts`` (see `Forms.choices`)."""
    return game.forms.choices(game.name, seats).get(what, []) if game.forms else []


def _numbers(request: Document, game: Game, seats: int) -> dict[str, int | None]:
    """Return each number that the game offers: the host's choice, else the usual one.

    Raises RequestError for one that the game does not offer.
    """
    chosen = request.get("numbers", {})
    offered = _offered(game, seats, "numbers")
    values = {each["name"]: each["values"] for each in offered}
    if not isinstance(chosen, dict) or not all(
        isinstance(number, int | None) and number in values.get(name, ())
        for name, number in chosen.items()
    ):
        raise RequestError("'numbers' are not values that this game offers", "malformed")
    return {each["name"]: each["usual"] for each in offered} | chosen


def choices(game: str, seats: int) -> Document:
    """Return the games, and what there is to choose for one of them with so many seats."""
    forms = GAMES[game].forms if game in GAMES else None
    known = [
        {
            "name": each.name,
            "fewest": each.players[0],
            "most": each.players[1] or MOST_SEATS,
            "computer": each.has_player,
        }
        for each in GAMES.values()
    ]
    chosen = forms.choices(game, seats) if forms else {"variants": [], "layouts": []}
    return {"games": known} | chosen


# -- answers given on phones, which the host may take back -----------------------------------------


class Answers:
    """The answers of one table, each known by the moment before it.

    A moment is the length of the record, and what the host had chosen. `kept` is what `document`
    gave. It counts only if the record has not changed since.
    """

    def __init__(self, session: Session, set_up: SetUp | None, kept: Any) -> None:
        self._session = session
        self._now = session.version, set_up
        self._before: list[tuple[int, SetUp | None]] = []
        match kept:
            case {"record": digest, "before": list(moments)} if digest == self._digest:
                for moment in moments:
                    match moment:
                        case {"version": int(version), "set_up": chosen}:
                            self._before.append((version, SetUp.of(chosen)))

    @property
    def _digest(self) -> str:
        return digest_of({"record": self._session.to_record()})

    def note(self, set_up: SetUp | None, *, by_phone: bool) -> None:
        """Note a change; if the record has grown `by_phone`, that was an answer."""
        before, self._now = self._now, (self._session.version, set_up)
        version = self._session.version
        self._before = [moment for moment in [*self._before, before] if moment[0] < version]
        if self._session.has_begun or not by_phone:
            self._before.clear()

    @property
    def before_last(self) -> tuple[int, SetUp | None] | None:
        """The moment before the last answer, if there is one to be taken back."""
        return self._before[-1] if self._before else None

    @property
    def last(self) -> Sequence[str]:
        """The lines that the last answer put into the record; none if it can't be taken back."""
        before = self.before_last
        return self._session.to_record().splitlines()[before[0] :] if before else ()

    def document(self) -> Document | None:
        """Return what has to be kept, if anything."""
        before = [
            {"version": version, "set_up": set_up and set_up.document()}
            for version, set_up in self._before
        ]
        return {"record": self._digest, "before": before} if before else None
