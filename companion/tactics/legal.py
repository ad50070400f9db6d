"""What may be played now, as the record writes it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from companion.tactics.board import name_of
from companion.tactics.movement import legal_moves
from companion.tactics.questions import due
from companion.tactics.state import State


class Throws(Sequence[str]):
    """All throws of some dice, as statements; made one at a time, as six dice fall in 46,656 ways."""

    def __init__(self, begin: str, dice: int) -> None:
        self._begin = begin
        self._dice = dice

    def __len__(self) -> int:
        return int(6**self._dice)

    def __contains__(self, line: object) -> bool:
        dice = str(line).removeprefix(f"{self._begin} ").split()
        return (
            len(dice) == self._dice
            and set(dice) <= set("123456")
            and " ".join([self._begin, *dice]) == line
        )

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[number] for number in range(len(self))[index]]
        number, words = range(len(self))[index], []
        for _ in range(self._dice):
            number, die = divmod(number, 6)
            words.append(str(die + 1))
        return " ".join([self._begin, *reversed(words)])


def legal_statements(state: State) -> Sequence[str]:
    """Return what the player who is asked, or to move, may say; ``draw`` and ``resign`` apart."""
    asked, name = due(state), state.names[state.turn]
    if state.result is not None:
        return []
    if asked is None:
        return [*_moves(state, name), f"end {name}"]
    name = state.names[asked.seat]
    match asked.what:
        case "castles":
            chosen = combinations(asked.spaces, asked.number)
            return [f"castle {name} {' '.join(map(name_of, spaces))}" for spaces in chosen]
        case "turn" | "roll":
            return Throws(f"{asked.what} {name}", asked.number)
        case "push":
            return [f"push {name} {name_of(space)}" for space in asked.spaces]
        case "joker":
            return [f"joker {name} {card}" for card in asked.cards]


def _moves(state: State, name: str) -> list[str]:
    found = []
    for move in legal_moves(state):
        where = f"{name_of(move.origin)} {name_of(move.target)}"
        for units in range(1, move.most + 1):
            fewest = max(0, units - move.fresh)
            found.append(f"move {name} {units} {where}")
            found += [
                f"move {name} {units} {where} tired {tired}"
                for tired in range(fewest + 1, min(units, move.tired) + 1)
            ]
    return found
