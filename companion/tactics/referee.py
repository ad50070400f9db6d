"""A game of Tactics Joker: accepts or refuses statements; nothing else changes it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Self

from companion.errors import RulingError, UnfinishedError
from companion.names import unknown_player
from companion.record import Statement, Undo
from companion.referee import LogEntry, SeatedReferee
from companion.tactics import battle, legal, movement, turns
from companion.tactics.board import CORNERS, Space, name_of, names_of, parse_space
from companion.tactics.cards import parse_card
from companion.tactics.events import Event
from companion.tactics.questions import Due, due, example_dice
from companion.tactics.set_up import SetUp
from companion.tactics.state import Battle, RoughRoll, State
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
            case _ if self.state is None:
                self.state = self.set_up.accept(statement)
            case Row(_, cards):
                for card in cards:
                    parse_card(card)
                raise RulingError("all seven rows lie already", "J3")
            case _:
                raise RulingError(f"'{statement.keyword}' comes before 'row 1 ...'")
        return None

    def _play(self, statement: Play | Answer, line: int) -> Statement:
        before, events = self.in_play, list[Event]()
        if not isinstance(statement, Draw) and statement.name not in self.names:
            raise unknown_player(statement.name, self.names)
        after, written = _carried_out(before, statement, events)
        self._add(Entry(line, written, before, after, tuple(events)))
        return written

    def copy(self) -> Self:
        other = super().copy()
        other.set_up = deepcopy(self.set_up)
        return other

    def goes_with_last(self, entry: Entry) -> bool:
        return isinstance(entry.statement, Answer)

    def given_away(self, entry: Entry) -> list[str]:
        if self.state is None or not self.state.rules.fog:
            return []
        return names_of(self.state.visited & ~entry.before.visited)

    # -- where the game stands ---------------------------------------------------------------------

    @property
    def wanting(self) -> str:
        return "" if self.state else f"it lacks {self.set_up.wanting}"

    def legal_statements(self) -> Sequence[str]:
        return legal.legal_statements(self.in_play)


# -- play ------------------------------------------------------------------------------------------


def _carried_out(
    state: State, statement: Play | Answer, events: list[Event]
) -> tuple[State, Play | Answer]:
    """Return the position after a statement, and that as the record writes it; raises RulingError."""
    match statement:
        case Castle(name, words):
            spaces = tuple(map(parse_space, words))
            asked = _asked(state, "castles", name)
            _check_castles(name, spaces, asked)
            return turns.start_on(state, spaces, events), statement
        case Turn(name, dice):
            _check_dice(name, dice, _asked(state, "turn", name))
            return turns.castles_rolled(state, dice, events), statement
        case Roll(name, dice):
            _check_dice(name, dice, _asked(state, "roll", name))
            return _rolled(state, dice, events), statement
        case Pushed(name, word):
            space = parse_space(word)
            asked = _asked(state, "push", name)
            if space not in asked.spaces:
                choice = ", ".join(map(name_of, asked.spaces))
                raise RulingError(f"the beaten army can't be pushed to {word}: {choice}", "J15")
            return battle.pushed_to(state, _battle(state), space, events), statement
        case Joker(name, word):
            card = parse_card(word)
            asked = _asked(state, "joker", name)
            if card not in asked.cards:
                raise RulingError(
                    f"{card} can't replace the joker: {', '.join(asked.cards)}", "J11"
                )
            return battle.joker_replaced(state, card, events), statement
        case Move(name, units, origin, target, tired):
            ends = parse_space(origin), parse_space(target)
            _free_to_move(state, name)
            after = movement.moved(state, units, *ends, tired, events)
            army = state.armies[ends[0]]
            if tired is not None and army and tired == movement.tired_units(army, units):
                statement = replace(statement, tired=None)
            return after, statement
        case End(name):
            _free_to_move(state, name)
            return turns.turn_done(state, events), statement
        case Resign(name):
            _between_moves(state)
            winner = 1 - state.names.index(name)
            return turns.ended(state, (winner,), "resigned", "J17", events), statement
        case Draw():
            _between_moves(state)
            return turns.ended(state, (), "agreed", "J17", events), statement


def _battle(state: State) -> Battle:
    found = state.battle
    assert found is not None
    return found


def _rolled(state: State, dice: tuple[int, ...], events: list[Event]) -> State:
    match state.question:
        case RoughRoll():
            return movement.rough_rolled(state, dice, events)
        case Battle():
            return battle.battle_rolled(state, dice, events)
        case _:
            return battle.undead_rolled(state, dice, events)


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


def _wanted(state: State) -> str:
    """Return what may be said instead of what was said."""
    if state.result is not None:
        return "the game is over"
    asked = due(state)
    if asked is None:
        name = state.names[state.turn]
        example = movement.example_move(state)
        move = "" if example == "end" else f"'move {name} {example}', or "
        return f"{name} moves an army or ends the turn: {move}'end {name}'"
    name, dice = state.names[asked.seat], example_dice(asked)
    match asked.what:
        case "castles":
            castles = asked.spaces[: asked.number]
            return f"first {name} chooses where to start: 'castle {name} {' '.join(map(name_of, castles))}'"
        case "turn" if not dice:
            return f"first {name} begins the turn: 'turn {name}'"
        case "turn":
            return f"first {name} rolls for the castles: 'turn {name} {dice}'"
        case "roll":
            return f"first {name} rolls: 'roll {name} {dice}'"
        case "push":
            return f"first {name} says where the beaten army goes: 'push {name} {name_of(asked.spaces[0])}'"
        case "joker":
            return f"first {name} chooses a card for the joker: 'joker {name} {asked.cards[0]}'"


def _check_castles(name: str, spaces: tuple[Space, ...], asked: Due) -> None:
    free = ", ".join(map(name_of, asked.spaces))
    if len(spaces) != asked.number:
        wanted = "two castles" if asked.number > 1 else "one castle"
        raise RulingError(f"{name} names {wanted}, not {len(spaces)}: {free}", "J6")
    for space in spaces:
        if space not in CORNERS:
            raise RulingError(f"{name_of(space)} is no castle: {free}", "J6")
        if space not in asked.spaces or spaces.count(space) > 1:
            raise RulingError(f"{name_of(space)} is taken: {free}", "J6")


def _check_dice(name: str, dice: tuple[int, ...], asked: Due) -> None:
    if len(dice) != asked.number:
        due_dice = f"{asked.number} dice are" if asked.number != 1 else "one die is"
        raise RulingError(f"{due_dice} due from {name}, not {len(dice)}", "J18")
    wrong = next((die for die in dice if not 1 <= die <= 6), None)
    if wrong is not None:
        raise RulingError(f"no die shows {wrong}: 1 to 6", "J18")
