"""A game of Attack/Defend: accepts or refuses statements; nothing else changes it."""

from dataclasses import replace
from pathlib import Path

from companion.attackdefend import commands, legal
from companion.attackdefend.deck import DECKS, UNNAMED, Deck, DeckError, house_deck, read_deck
from companion.attackdefend.effects import question
from companion.attackdefend.events import Event
from companion.attackdefend.state import SEATS, Seat, State, dealt
from companion.attackdefend.statements import Command, Deal, DeckNamed, Player
from companion.errors import RulingError, refused
from companion.record import Computer, Human, Statement, Undo
from companion.referee import LogEntry, SeatedReferee
from companion.words import Message, Words

_ON_PAPER = Message("attackdefend-refused-computers-paper")

Entry = LogEntry[Command, State, Event]
"""What a player said, or an ``undo``."""


class Referee(SeatedReferee[Entry, State]):
    """A game from its set-up on.

    `state` is the position, None before the deal. `set_up` has the statements up to the deal with
    their lines, `log` those after it, also those taken back.
    """

    def __init__(self, game: str = "attack-defend") -> None:
        super().__init__()
        self.deck: Deck | None = None
        self.names: list[str] = []
        self.set_up: tuple[tuple[int, Statement], ...] = ()

    def accept(self, statement: Statement, line: int = 0) -> Statement:
        match statement:
            case Command():
                return self._command(statement, line)
            case Undo():
                self._undo(statement, line)
                return statement
            case DeckNamed():
                self.deck = self._deck_named(statement)
            case Player():
                self.names = self._seated(statement)
            case Computer() | Human():
                if self.state is not None and not self.state.dealt:
                    raise RulingError(_ON_PAPER, "C7")
                self.hand_over(statement, self.names)
                return statement
            case Deal():
                if self.computers and not statement.dealt:
                    raise RulingError(_ON_PAPER, "C7")
                self.state = self._dealt(statement)
        self.set_up = (*self.set_up, (line, statement))
        return statement

    # -- set-up ------------------------------------------------------------------------------------

    @property
    def printed(self) -> Deck:
        """The deck that is played with: the one that the record names, if it does."""
        return self.deck or house_deck(UNNAMED)

    def _deck_named(self, statement: DeckNamed) -> Deck:
        if self.names:
            raise refused("attackdefend-refused-deck-late")
        if self.deck is not None:
            raise refused("attackdefend-refused-deck-named", "K1", text=self.deck.name)
        if statement.deck in DECKS:
            return house_deck(statement.deck)
        if not statement.deck.lower().endswith(".toml"):
            raise refused("attackdefend-refused-deck", "K1", text=statement.deck, options=DECKS)
        beside = self.folder / statement.deck
        try:
            return read_deck(beside if beside.exists() else Path(statement.deck))
        except (DeckError, OSError) as error:  # OSError: a name that is too long
            raise RulingError(str(error), "K1") from None  # what is wrong with a file

    def _seated(self, statement: Player) -> list[str]:
        name = statement.name
        if self.state is not None or len(self.names) == len(SEATS):
            players = tuple(self.names)
            raise refused("attackdefend-refused-third", "K2", players=players)
        if any(name.casefold() == each.casefold() for each in self.names):
            raise refused("common-refused-same-name", player=self.names[0])
        return [*self.names, name]

    def _dealt(self, statement: Deal) -> State:
        if self.state is not None:
            raise refused("attackdefend-refused-dealt", "K2")
        if len(self.names) < len(SEATS):
            raise refused("attackdefend-refused-player-missing", "K2", count=len(self.names))
        seed = statement.seed if statement.dealt else None
        return dealt(self.printed, (self.names[0], self.names[1]), seed)

    @property
    def wanting(self) -> Words:
        if self.state is not None:
            return ""
        if len(self.names) < len(SEATS):
            return Message("attackdefend-lacks-players")
        return Message("attackdefend-lacks-deal")

    # -- play --------------------------------------------------------------------------------------

    def _command(self, statement: Command, line: int) -> Command:
        seat = commands.seat_named(self.names, statement.player)
        if self.state is None:
            if statement.verb == "choose":
                raise refused("attackdefend-refused-choose-before-deal", "K17")
            raise refused("attackdefend-refused-not-dealt", "K3")
        statement = replace(statement, player=self.names[seat])
        after, events = commands.carried_out(self.state, statement)
        self._add(Entry(line, statement, self.state, after, events))
        return statement

    def goes_with_last(self, entry: Entry) -> bool:
        return isinstance(entry.statement, Command) and entry.statement.verb == "choose"

    def given_away(self, entry: Entry) -> list[Words]:
        since = (each for each in self.log[self.log.index(entry) :] if not each.void)
        events = (event for each in since for event in each.events)
        return list(dict.fromkeys(seen for event in events if (seen := _seen(event))))

    def seat_to_speak(self, state: State) -> Seat | None:
        asked = question(state)
        return asked.player if asked else state.turn if state.turn is not None else state.answering

    @property
    def must_answer(self) -> str | None:
        asked = None if self.state is None else question(self.state)
        return None if asked is None else self.names[asked.player]

    @property
    def asked_besides(self) -> str | None:  # type: ignore[override]
        state = self.state
        if state is not None and state.defender is None and state.answering is None:
            return self.names[0]
        if state is None or state.defender is None or not legal.defender_is_asked(state):
            return None
        return state.names[state.defender]

    def legal_statements(self) -> list[str]:
        return legal.legal_commands(self.in_play)


def _seen(event: Event) -> Message | None:
    """Return what an event has made known; None if nothing."""
    match event.kind:
        case "revealed" | "trashed":
            return Message("attackdefend-given-turned-up")
        case "stole":
            return Message("attackdefend-given-taken")
        case "drew":
            return Message("attackdefend-given-drawn")
        case "peeked":
            return Message("attackdefend-given-looked-at", number=event.place)
        case "took":
            return Message("attackdefend-given-discards")
    return None
