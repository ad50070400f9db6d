"""A game of Tactics Joker: accepts or refuses statements; nothing else changes it."""

from collections.abc import Sequence
from dataclasses import replace

from companion.errors import RulingError, UnfinishedError, refused
from companion.names import unknown_player
from companion.record import Computer, Human, Statement, Undo
from companion.referee import LogEntry, SeatedReferee
from companion.tactics import battle, movement, turns
from companion.tactics.board import CORNERS, names_of, parse_space
from companion.tactics.cards import parse_card
from companion.tactics.events import Event
from companion.tactics.questions import Due, due, legal_statements
from companion.tactics.set_up import SetUp
from companion.tactics.state import State
from companion.tactics.statements import (
    Answer,
    Castle,
    Draw,
    End,
    Joker,
    Move,
    Play,
    Pushed,
    Resign,
    Roll,
    Row,
    Turn,
)
from companion.words import Message, Words

Entry = LogEntry[Play | Answer, State, Event]
"""A statement of play, an answer or an ``undo``."""


class Referee(SeatedReferee[Entry, State]):
    """A game from its first statement on; `state` is None until the seventh row lies."""

    unfinished = UnfinishedError

    def __init__(self, game: str = "tactics-joker") -> None:
        super().__init__()
        self.set_up = SetUp()

    @property
    def names(self) -> tuple[str, ...]:
        """The players, the first one first."""
        return self.set_up.names

    # -- statements --------------------------------------------------------------------------------

    def accept(self, statement: Statement, line: int = 0) -> Statement | None:
        match statement:
            case Undo():
                self._undo(statement, line)
            case (
                Castle() | Turn() | Move() | End() | Draw() | Resign() | Roll() | Pushed() | Joker()
            ):
                return self._play(statement, line)
            case Computer() | Human():
                self.hand_over(statement, self.names)
            case _ if self.state is None:
                self.set_up = self.set_up.with_statement(statement)
                self.state = self.set_up.state
            case Row(_, cards):
                for card in cards:
                    parse_card(card)
                raise refused("tactics-refused-all-rows", "J3")
            case _:
                raise refused("tactics-refused-before-rows", form=statement.keyword)
        return None

    def _play(self, statement: Play | Answer, line: int) -> Statement:
        before = self.in_play
        if not isinstance(statement, Draw) and statement.name not in self.names:
            raise unknown_player(statement.name, self.names)
        after, written = _carried_out(before, statement)
        self._add(Entry(line, written, before, replace(after, events=()), after.events))
        return written

    def goes_with_last(self, entry: Entry) -> bool:
        return isinstance(entry.statement, Answer)

    def given_away(self, entry: Entry) -> list[Words]:
        if self.state is None or not self.state.rules.fog:
            return []
        return [*names_of(self.state.visited & ~entry.before.visited)]

    # -- where the game stands ---------------------------------------------------------------------

    @property
    def wanting(self) -> Words:
        if self.state is not None:
            return ""
        return Message("tactics-lacks", term=self.set_up.wanting)

    @property
    def must_answer(self) -> str | None:
        asked = None if self.state is None else due(self.state)
        return self.names[asked.seat] if asked is not None and asked.amid_move else None

    @property
    def to_speak(self) -> str | None:
        asked = None if self.state is None else due(self.state)
        return self.turn if asked is None else self.names[asked.seat]

    def legal_statements(self) -> Sequence[str]:
        return legal_statements(self.in_play)


# -- play ------------------------------------------------------------------------------------------


def _carried_out(state: State, statement: Play | Answer) -> tuple[State, Play | Answer]:
    """Return the position after a statement, and the statement as the record writes it."""
    match statement:
        case Castle(name, words):
            spaces = tuple(map(parse_space, words))
            _check_castles(name, words, _asked(state, "castles", name))
            return turns.start_on(state, spaces), statement
        case Turn(name, dice):
            _check_dice(name, dice, _asked(state, "turn", name))
            return turns.castles_rolled(state, dice), statement
        case Roll(name, dice):
            _check_dice(name, dice, _asked(state, "roll", name))
            return movement.rolled(state, dice), statement
        case Pushed(name, word):
            space, free = parse_space(word), tuple(_asked(state, "push", name).choice)
            if word not in free:
                raise refused("tactics-refused-push", "J15", space=word, options=free)
            assert state.battle is not None
            return battle.pushed_to(state, state.battle, space), statement
        case Joker(name, word):
            card, free = parse_card(word), tuple(_asked(state, "joker", name).choice)
            if card not in free:
                raise refused("tactics-refused-joker", "J11", card=card, options=free)
            return battle.joker_replaced(state, card), statement
        case Move(name, units, origin, target, tired):
            ends = parse_space(origin), parse_space(target)
            _free_to_move(state, name)
            after = movement.moved(state, units, *ends, tired)
            army = state.armies[ends[0]]
            if tired is not None and army and tired == movement.tired_units(army, units):
                statement = replace(statement, tired=None)
            return after, statement
        case End(name):
            _free_to_move(state, name)
            return turns.turn_done(state), statement
        case Resign(name):
            _between_moves(state)
            winner = 1 - state.names.index(name)
            return turns.ended(state, (winner,), "resigned", "J17"), statement
        case Draw():
            _between_moves(state)
            return turns.ended(state, (), "agreed", "J17"), statement


# -- what refuses ----------------------------------------------------------------------------------


def _asked(state: State, what: str, name: str) -> Due:
    """Return what the game waits for; raise RulingError if that is something else (J7)."""
    asked = due(state)
    if asked is None or asked.what != what or state.names[asked.seat] != name:
        raise RulingError(_wanted(state), "J7")
    return asked


def _free_to_move(state: State, name: str) -> None:
    if state.result is not None or state.question is not None or state.names[state.turn] != name:
        raise RulingError(_wanted(state), "J7")


def _between_moves(state: State) -> None:
    asked = due(state)
    if state.result is not None or (asked is not None and asked.amid_move):
        raise RulingError(_wanted(state), "J7")


def _wanted(state: State) -> Message:
    """Return what may be said instead of what was said."""
    if state.result is not None:
        return Message("common-refused-over")
    asked = due(state)
    if asked is None:
        name = state.names[state.turn]
        example = movement.example_move(state)
        if example == "end":
            return Message("tactics-refused-may-end", player=name, form=f"end {name}")
        typed = {"form": f"end {name}", "example": f"move {name} {example}"}
        return Message("tactics-refused-may-move", player=name, **typed)
    name, what = state.names[asked.seat], asked.what if asked.number else "begin"
    example = f"{asked.keyword} {name} {asked.example}".rstrip()
    return Message(f"tactics-refused-first-{what}", player=name, example=example)


def _check_castles(name: str, spaces: tuple[str, ...], asked: Due) -> None:
    free = tuple(asked.choice)
    if len(spaces) != asked.number:
        values = {"player": name, "wanted": asked.number, "count": len(spaces), "options": free}
        raise refused("tactics-refused-castles", "J6", **values)
    for space in spaces:
        if parse_space(space) not in CORNERS:
            raise refused("tactics-refused-no-castle", "J6", space=space, options=free)
        if space not in asked.choice or spaces.count(space) > 1:
            raise refused("tactics-refused-castle-taken", "J6", space=space, options=free)


def _check_dice(name: str, dice: tuple[int, ...], asked: Due) -> None:
    if len(dice) != asked.number:
        raise refused(
            "tactics-refused-dice", "J18", wanted=asked.number, player=name, count=len(dice)
        )
    wrong = next((die for die in dice if not 1 <= die <= 6), None)
    if wrong is not None:
        raise refused("tactics-refused-die", "J18", value=wrong)
