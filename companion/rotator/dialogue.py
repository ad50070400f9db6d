"""Rotator live: one player, over whatever voice carries the words."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Protocol, get_args

from companion.errors import RulingError
from companion.grid import COLUMNS, SpaceError
from companion.rotator import narration
from companion.rotator.board import Board, BoardError, Half, name_of, parse_space
from companion.rotator.examples import examples
from companion.rotator.game import Game
from companion.rotator.generate import Puzzle, examine
from companion.rotator.grade import Level
from companion.rotator.identity import BOARDS, IdentityError, board_from_identity, identity_of
from companion.rotator.state import Position, legal_turns
from companion.rotator.statements import Nodes


class Voice(Protocol):
    """How a session speaks and listens."""

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """Return a line typed at `prompt`, with `words` offered for completion; EOFError at the end."""

    def tell(self, text: str) -> None:
        """Say something."""


HELP = """\
2                      drill two spaces (0 to 3; after the first each takes a boost)
from red:C4 1          after a capture: where to set out from, then how far to drill
board                  draw the board
moves                  list the legal turns
log                    tell what was played
explain                tell the last statement step by step, and what to mark on paper
help, quit             this list; leave (the record is safe on disk at all times)"""


class Session:
    """A game of Rotator being played live, its record begun as far as the name of the game."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice

    def run(self) -> None:
        """Play until the player quits or the input ends."""
        try:
            self._set_up()
            self.voice.tell("'help' lists what can be said.")
            self._show()
            while True:
                text = self._ask(self._prompt(), self._completions())
                if text:
                    self._try(self._obey, text)
        except EOFError:
            self.voice.tell("The record is kept; open it again to go on.")

    # -- set-up --------------------------------------------------------------------------------------

    def _set_up(self) -> None:
        while not self.game.referee.nodes:
            words = ("type", "random", "example")
            text = self._ask(
                "The board: type, random, example (with a level or number, if you like), or its identity?",
                words,
            )
            if text:
                self._try(self._take_board, text)
        while missing := self.game.referee.missing:
            self._try(self._say_nodes, missing[0])
        self.voice.tell(f"The board is {identity_of(self.game.referee.board)}.\n{narration.LEGEND}")
        if not self.game.referee.log:
            self._show()
        while not self.game.referee.log:
            text = self._ask("Where to start: a column of red Row 10, A to J?", tuple(COLUMNS))
            self._try(self._start, text)

    def _take_board(self, text: str) -> None:
        match text.lower().split():
            case ["nodes", *_]:
                self.game.say(text)
            case ["type"]:
                self._take(_board_of(*map(self._typed_nodes, get_args(Half))))
            case ["random", *level]:
                self.voice.tell("Drawing a board and proving its par takes a moment.")
                self._take_puzzle(_drawn(_level(level)))
            case ["example", *which]:
                self._take_puzzle(_example(which))
            case _:
                try:
                    self._take(board_from_identity(text))
                except IdentityError as error:
                    raise RulingError(str(error)) from None

    def _say_nodes(self, half: str) -> None:
        self.game.say(f"nodes {half} {self._typed_nodes(half)}")

    def _typed_nodes(self, half: str) -> str:
        text = self._ask(f"The five Nodes of the {half} grid, such as B3 H4 E6 C9 I9?")
        return text.lower().removeprefix(f"nodes {half} ")

    def _take_puzzle(self, puzzle: Puzzle) -> None:
        self._take(puzzle.board)
        par = puzzle.solution.par
        assert par is not None
        boosts, turns = narration.counted(par.boosts, "boost"), narration.counted(par.turns, "turn")
        self.voice.tell(f"Level {puzzle.grade.level.value}, par {boosts} in {turns}.")

    def _take(self, board: Board) -> None:
        self.game.say(str(Nodes("red", board.red)))
        self.game.say(str(Nodes("blue", board.blue)))

    def _start(self, text: str) -> None:
        words = text.split()
        if words and words[0].lower() == "start":
            words = words[1:]
        place = " ".join(words)
        if len(place) == 1:
            place += "10"
        if ":" not in place:
            place = f"red:{place}"
        self.game.say(f"start {name_of(parse_space(place))}")

    # -- play ----------------------------------------------------------------------------------------

    def _prompt(self) -> str:
        position = self._position
        if position.result is not None:
            return "The game is over; 'explain', 'log' or 'quit'."
        what = "from SPACE and how far to drill" if position.departures else "how far to drill"
        return f"Turn {position.turn + 1}, {position.boosts_left} boosts left: {what}?"

    def _completions(self) -> list[str]:
        turns = [str(turn) for turn in legal_turns(self._position)]
        return [*turns, "board", "moves", "log", "explain", "help", "quit"]

    def _obey(self, text: str) -> None:
        words = text.split()
        entries = self.game.referee.log
        match text.lower().split():
            case ["help" | "?"]:
                self.voice.tell(HELP)
            case ["board"]:
                self._show()
            case ["moves"]:
                turns = [str(turn) for turn in legal_turns(self._position)]
                self.voice.tell("\n".join(turns) or "None.")
            case ["log"]:
                self.voice.tell("\n".join(map(narration.headline, entries)))
            case ["explain"]:
                last = entries[-1]
                notes = [f"  mark {note}" for note in narration.marks(last)]
                self.voice.tell("\n".join([*narration.steps(last), *notes]))
            case ["turn", *_]:
                self._say(f"turn {_turn_of(words[1:])}")
            case _:
                self._say(f"turn {_turn_of(words)}")

    def _say(self, statement: str) -> None:
        """Carry a statement out, tell what happened, and draw the board."""
        self.voice.tell("\n".join(self.game.say(statement)))
        self._show()

    def _show(self) -> None:
        position = self.game.referee.position
        assert position is not None
        self.voice.tell("\n".join(narration.picture(position)))
        if self.game.referee.log:
            self.voice.tell(narration.standing(position))

    @property
    def _position(self) -> Position:
        return self.game.referee.in_play

    def _ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        text = self.voice.ask(prompt, words).strip()
        if text.lower() in ("quit", "exit"):
            raise EOFError
        return text

    def _try(self, action: Callable[[str], object], text: str) -> None:
        """Do something with what was typed, or say why it can't be done."""
        try:
            action(text)
        except RulingError as error:
            self.voice.tell(f"{error} [{error.ruling}]" if error.ruling else str(error))
        except SpaceError as error:
            self.voice.tell(f"{error} [B1]")
        except OSError as error:
            self.voice.tell(f"not accepted: {error.strerror or error}")


def _board_of(red: str, blue: str) -> Board:
    try:
        return Board.parse(red, blue)
    except BoardError as error:
        raise RulingError("; ".join(fault.message for fault in error.faults), "R2") from None


def _turn_of(words: list[str]) -> str:
    """Return a turn as the record writes it; live, the space may hold a blank."""
    if len(words) > 3 and words[0].lower() == "from":
        return f"from {name_of(parse_space(' '.join(words[1:-1])))} {words[-1]}"
    return " ".join(words)


def _level(words: list[str]) -> Level | None:
    if not words:
        return None
    try:
        return Level(" ".join(words))
    except ValueError:
        levels = ", ".join(level.value for level in Level)
        raise RulingError(f"there is no level '{' '.join(words)}': {levels}") from None


def _drawn(level: Level | None) -> Puzzle:
    """Draw boards until one makes a puzzle, of `level` where one is asked for."""
    while True:
        puzzle = examine(secrets.randbelow(BOARDS))
        if isinstance(puzzle, Puzzle) and level in (None, puzzle.grade.level):
            return puzzle


def _example(words: list[str]) -> Puzzle:
    """Return the example with a number from 1, or any one of a level."""
    known = examples()
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0][:9])
        if not 1 <= number <= len(known):
            raise RulingError(f"there is no example {words[0]}: 1 to {len(known)}")
        return known[number - 1]
    level = _level(words)
    return secrets.choice([puzzle for puzzle in known if level in (None, puzzle.grade.level)])
