"""What a live session knows of the computer players at its table, and does about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from textwrap import wrap
from time import sleep
from typing import Any

from companion.desk import computers
from companion.desk.keyboard import Keyboard
from companion.desk.set_up import evening_with
from companion.errors import RulingError
from companion.names import name_meant
from companion.record import LEVELS, Computer
from companion.terminal.screens import Lines, Terminal
from companion.usage import WrongUsageError
from companion.words import Message, Words

_DIGITS_SHOWN = 16
"""How many digits of a sealed board's commitment are told."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the command wants of computers: levels by names, and the `pace` of their calls.

    The pace is how many seconds pass between two of them, if no person speaks between.
    """

    levels: Mapping[str, str] = field(default_factory=dict)
    pace: float = 0


class Computers:
    """The computer players of a game at a keyboard.

    `wanted` is what the command gave. While it thinks or waits, the `screen` lets phones go on.
    """

    HELP: Mapping[str, Words] = {
        "computer NAME easy": Message("terminal-help-computer"),
        "human NAME": Message("terminal-help-human"),
        "advice off": Message("terminal-help-advice"),
    }

    def __init__(self, keyboard: Keyboard, wanted: Wanted, screen: Lines | Terminal) -> None:
        self._keyboard = keyboard
        self._wanted, self._pace = wanted.levels, wanted.pace
        self._screen = screen
        self._spoke = -1
        self._advises: bool | None = None
        """Whether advice is wanted; None: in the first game of an evening."""

    @property
    def names(self) -> Mapping[str, Computer]:
        return computers.computers_of(self._keyboard.desk.session)

    @property
    def is_due(self) -> bool:
        return self._keyboard.desk.computer_is_due

    def play(self, agrees: Callable[[Words], bool]) -> None:
        desk = self._keyboard.desk
        choice = desk.due()
        assert choice is not None
        in_a_row = self._spoke == choice.version
        with self._screen.waiting():
            text = computers.safely(choice)
            if in_a_row:
                sleep(self._pace)
        if in_a_row and text:
            self._screen.tell("")
        desk.carry_out(choice, text)
        offer = desk.offer_of_computer
        if offer is not None and not desk.lobby.has_phone(offer.other):
            asked = Message("terminal-computer-offers", player=offer.one, other=offer.other)
            self._keyboard.answer_offer(offer, accept=self._screen.live and agrees(asked))
        if desk.session.version > choice.version:
            self._spoke = desk.session.version

    def to_be_taken_back(self) -> list[Any]:
        return computers.to_be_taken_back(self._keyboard.desk.session)

    def seat_wanted(self, names: Sequence[str]) -> None:
        known, seated = self.names, set[str]()
        for word, level in self._wanted.items():
            try:
                computers.player_of(self._keyboard.game)
                name = name_meant(word, names)
                if name in seated:
                    raise RulingError(Message("common-refused-named-twice", player=name))
                seated.add(name)
                if name not in known or known[name].level != level:
                    self.seat(name, level)
            except RulingError as error:
                raise WrongUsageError(f"--computer {word}={level}: {error}") from None

    def seat(self, name: str, level: str) -> None:
        desk = self._keyboard.desk
        if name in desk.lobby.named_players() and desk.lobby.has_phone(name):
            raise RulingError(Message("desk-refused-plays-by-phone", player=name, text=name))
        self._keyboard.say(computers.seating(desk.session, name, level))

    def give_board(self, name: str) -> None:
        for line in computers.sealed_board(self._keyboard.desk.session, self.names[name]):
            self._keyboard.say(line)

    def obey(self, words: list[str]) -> list[Words] | None:
        known = [*getattr(self._keyboard.referee, "names", ())]
        match words[0].lower(), words[1:]:
            case "computer" | "level", [word, level]:
                name = name_meant(word, known)
                if level.lower() not in LEVELS:
                    raise RulingError(Message("common-refused-level", text=level, options=LEVELS))
                self.seat(name, level.lower())
                return [Message("terminal-by-computer", player=name, text=level.lower())]
            case "computer" | "level", _:
                raise RulingError(Message("common-refused-computer-form"))
            case "advice", [word] if word.lower() in ("on", "off"):
                self._advises = word.lower() == "on"
                return [Message(f"terminal-advice-{word.lower()}")]
            case "human", [word]:
                name = name_meant(word, known)
                self._keyboard.say(f"human {name}")
                return [Message("terminal-by-person", player=name)]
        return None

    def answer(self, one: str, other: str, role: str | None = None) -> str:
        offer = {"from": one, "to": other, "node": None, "role": role}
        return computers.answer(self._keyboard.desk.session, offer) or ""

    def advice(self) -> Message | None:
        desk = self._keyboard.desk
        log = desk.session.referee.log
        wanted = not desk.evening if self._advises is None else self._advises
        if not wanted or not log or log[-1].statement.speaker in self.names:
            return None
        return computers.advice(desk.session)

    @property
    def closing(self) -> list[Words]:
        lines, desk = list[Words](), self._keyboard.desk
        if desk.evening:
            won = tuple(evening_with(desk.evening, desk.session).items())
            lines.append(Message("common-evening", tally=won))
        boards = self._in_record("board")
        for name, computer in self.names.items():
            who = {"player": name, "text": computer.level}
            if name in boards:
                board = " ".join(boards[name])
                lines.append(Message("terminal-computer-hid", **who, form=board))
            else:
                lines.append(Message("terminal-computer-done", **who))
            lines.append(Message("terminal-seed", text=computer.seed))
        if self.names:
            lines.append(Message("terminal-audit"))
        return lines

    @property
    def introduction(self) -> list[Words]:
        lines, sealed = list[Words](), self._in_record("commit")
        for name, computer in self.names.items():
            lines.append(Message("terminal-by-computer", player=name, text=computer.level))
            if name in sealed:
                digits = sealed[name][1][:_DIGITS_SHOWN]
                groups = " ".join(wrap(digits, 4))
                lines.append(Message("terminal-sealed", player=name, text=groups))
        return lines

    def _in_record(self, verb: str) -> dict[str, list[str]]:
        """Return what lines of the record that begin with a word say of each player."""
        record = map(str.split, self._keyboard.to_record().splitlines())
        return {words[1]: words[2:] for words in record if words[0] == verb}
