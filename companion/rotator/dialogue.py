"""Rotator live: the questions to its one player, and the short forms of the answers."""

import re
import secrets
from collections.abc import Mapping

from companion.dialogue import OVER, Dialogue
from companion.errors import NotUnderstoodError, refused
from companion.grid import COLUMNS
from companion.rotator import narration
from companion.rotator.board import Board, name_of
from companion.rotator.claim import parse_start, parse_turn
from companion.rotator.generate import examine
from companion.rotator.grade import Level
from companion.rotator.hints import earned_by, hint
from companion.rotator.identity import BOARDS, board_from_identity, identity_of
from companion.rotator.puzzles import Puzzle
from companion.rotator.race import race
from companion.rotator.referee import Referee
from companion.rotator.state import Position, legal_turns
from companion.rotator.statements import Nodes
from companion.short_forms import choice_meant
from companion.words import Message, Words

HELP: Mapping[str, Words] = {
    "2": Message("rotator-help-drill"),
    "from red:C4 1": Message("rotator-help-from"),
    "board": Message("rotator-help-board"),
    "moves": Message("rotator-help-moves"),
    "hint": Message("rotator-help-hint"),
    "race hard": Message("rotator-help-race"),
}

_BOARDS_TOLD = (Message("rotator-boards-random"), Message("rotator-boards-type"))

_BOARDS = ("random", "type")

_WHERE_TO_START = Message("rotator-where-to-start")

_STRONGEST = 3

_ROWS_BESIDE = 5
"""How many rows of a screen what happened, where the game stands, and the prompt take."""


class GameDialogue(Dialogue[Referee]):
    """A game of Rotator being played live."""

    own_help = HELP
    _hinted: tuple[Position | None, int] = None, 0
    """The position of the last hint, and its strength."""

    # -- set-up ------------------------------------------------------------------------------------

    def set_up(self) -> None:
        while not self.referee.nodes:
            prompt = Message("rotator-which-board", options=_BOARDS)
            text = self.ask(prompt, _BOARDS, self.in_lines(*_BOARDS_TOLD))
            if text:
                self.attempt(self._take_board, text)
        while missing := self.referee.missing:
            self.attempt(self._say_nodes, missing[0])
        board = Message("rotator-board-is", text=identity_of(self.referee.board))
        self.screen.tell(self.in_lines(board, *narration.LEGEND))
        if self.referee.wanting:
            self.show()
        while self.referee.wanting:
            if text := self.ask(_WHERE_TO_START, tuple(COLUMNS)):
                self.attempt(self._start, text)

    def _take_board(self, text: str) -> None:
        first, *rest = text.lower().split()
        match [choice_meant(first, _BOARDS), *rest]:
            case ["nodes", *_]:
                self.session.say(text)
            case ["type"]:
                while not self.attempt(self._say_nodes, "red"):
                    pass
            case ["random", *level]:
                self.screen.tell(Message("rotator-finding"))
                self._take_random(_level(level))
            case _:
                self._take(board_from_identity(text))

    def _say_nodes(self, half: str) -> None:
        text = self.ask(Message("rotator-which-nodes", form=half))
        self.session.say(f"nodes {half} {text.lower().removeprefix(f'nodes {half} ')}")

    def _take_random(self, level: Level | None) -> None:
        """Try random boards until one is a puzzle, of `level` if given."""
        puzzle = examine(secrets.randbelow(BOARDS))
        while not isinstance(puzzle, Puzzle) or level not in (None, puzzle.grade.level):
            puzzle = examine(secrets.randbelow(BOARDS))
        self._take(puzzle.board)
        par = puzzle.solution.par
        assert par is not None
        values = {"text": puzzle.grade.level.value, "count": par.boosts, "round": par.turns}
        self.screen.tell(Message("rotator-level-and-par", **values))

    def _take(self, board: Board) -> None:
        self.session.say(str(Nodes("red", board.red)))
        self.session.say(str(Nodes("blue", board.blue)))

    def _start(self, text: str) -> None:
        if text.lower() not in ("hint", "moves") or not self.obey([text]):
            self.session.say(_start_of(text))

    # -- play --------------------------------------------------------------------------------------

    def prompt(self) -> Words:
        if self.referee.wanting:
            return _WHERE_TO_START
        position = self.referee.in_play
        if position.result is not None:
            return OVER
        values = {"round": position.turn + 1, "count": position.boosts_left}
        if position.departures:
            return Message("rotator-ask-from", **values)
        return Message("rotator-ask", **values)

    def _example(self) -> str:
        return self.suggestions()[0]

    def suggestions(self) -> list[str]:
        if self.referee.wanting:
            return list(COLUMNS)
        return [str(turn) for turn in legal_turns(self.referee.in_play)]

    def obey(self, words: list[str]) -> bool:
        """List the legal turns, with what each costs and where it leads, or give a hint."""
        match [word.lower() for word in words]:
            case ["moves"]:
                moves: list[Words] = [*COLUMNS]
                if not self.referee.wanting:
                    moves = [*narration.turns(self.referee.in_play)]
                self.tell_lines(moves)
            case ["hint"]:
                self._hint()
            case ["race", "off"]:
                self._race_level = ""
            case ["race", level]:
                self.tell(race(self.referee.in_play, level))
                self._race_level = level
            case _:
                return False
        return True

    _race_level = ""
    """The level of the ghost that is raced against."""

    def _tell_race(self) -> None:
        if self._race_level and not self.referee.wanting:
            self.tell(race(self.referee.in_play, self._race_level))

    def _hint(self) -> None:
        """Give a hint, each time a stronger one until a turn is taken."""
        position = self.referee.state
        assert position is not None
        strength = min(self._hinted[1] + 1, _STRONGEST) if self._hinted[0] is position else 1
        self.tell(hint(position, strength)[0])
        self._hinted = position, strength

    def full_statement(self, words: list[str]) -> str:
        """Return a turn as the record writes it, or the start if that was taken back."""
        if self.referee.wanting:
            return _start_of(" ".join(words))
        if words[0].lower() in ("turn", "drill"):
            words = words[1:]
        text = " ".join(words)
        if not re.search(r"[0-9]", text):
            over = self.referee.in_play.result is not None
            raise NotUnderstoodError(
                Message("rotator-refused-after" if over else "rotator-refused-how-far", text=text)
            )
        departures = self.referee.in_play.departures
        if departures and len(words) == 1 and text.isdecimal():
            raise refused("rotator-refused-from-where", "R9", text=text, example=self._example())
        return f"turn {parse_turn(text, departures)}"

    def after(self, statement: str) -> None:
        """Draw the board after every turn, and tell how far the ghost is."""
        self.show()
        self._tell_race()

    def begin(self) -> None:
        self.show()

    def show(self) -> None:
        position = self.referee.state
        assert position is not None
        rows = self.screen.rows
        drawn: list[Words] = [*narration.picture(position)]
        if rows is not None and len(drawn) > rows - _ROWS_BESIDE:
            drawn = narration.in_halves(position)
        self.tell_lines(drawn)
        if not self.referee.wanting:
            self.tell_lines(narration.status(self.referee))
            if position.departures and position.result is None:
                self.screen.tell(Message("rotator-type-such", example=self._example()))
            if position.result == "won":
                for line in earned_by(self.referee.steps):
                    self.screen.tell(line)


def _start_of(text: str) -> str:
    return f"start {name_of(parse_start(text))}"


def _level(words: list[str]) -> Level | None:
    if not words:
        return None
    try:
        return Level(" ".join(words))
    except ValueError:
        levels = tuple(level.value for level in Level)
        raise refused("rotator-refused-level", text=" ".join(words), options=levels) from None
