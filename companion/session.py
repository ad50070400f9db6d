"""A running game: its record, through which it is saved and undone, and its referee."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import Any, Self

from companion.contract import FORMAT, Document, Game
from companion.errors import Fault, RecordError, RulingError, fault_document, refused
from companion.games import GAMES
from companion.narration import announced
from companion.record import (
    GameNamed,
    Grammar,
    RulesVersion,
    Statement,
    check_begins_as_record,
    expect,
    lines,
    parse,
    parse_words,
    words_of,
)
from companion.referee import AnyReferee
from companion.words import language


def _parse_game(words: list[str]) -> GameNamed:
    """Read the words after ``game``; raises RulingError for a game that does not exist."""
    expect(words, 1, 1, f"game {'|'.join(GAMES)}")
    if words[0].lower() not in GAMES:
        raise refused("common-refused-game", text=words[0], options=tuple(GAMES))
    return GameNamed(words[0].lower())


HEAD: Grammar = {"rules": RulesVersion.read, "game": _parse_game}
"""The statements with which every record begins."""


@dataclass(frozen=True, slots=True)
class Said:
    """The result of a statement; `str` is what the referee reads out.

    `statement` is None for a comment. `events` are frozen dataclasses, different in each game, in
    the order in which they happened. A move that waits for an answer has none yet. `version` is the
    number of statements accepted so far.

    >>> result = Session().say("GAME Reflector")
    >>> str(result.statement), result.events, result.version
    ('game reflector', (), 1)
    """

    statement: Statement | None
    events: tuple[Any, ...]
    version: int
    _log: tuple[Game, AnyReferee, tuple[Any, ...]] | None = field(
        default=None, repr=False, compare=False
    )

    @property
    def marks(self) -> tuple[str, ...]:
        """What to mark on paper, grid by grid, in the order of the text."""
        if self._log is None:
            return ()
        game, referee, entries = self._log
        steps = (step for entry in entries for step in game.narration.announced(referee, entry))
        return tuple(str(mark) for step in steps for mark in step.marks)

    @property
    def text(self) -> str:
        """What the referee reads out."""
        if self._log is None:
            return ""
        game, referee, entries = self._log
        english = language()
        lines = (announced(game.narration, referee, entry, english) for entry in entries)
        return "\n".join(chain.from_iterable(lines))

    def __str__(self) -> str:
        return self.text


class LegalMoves(Sequence[str]):
    """The legal moves, written and sorted as in the record; `print` shows a line for each.

    `in` reads a line as the record does: the case of keywords and coordinates does not matter.

    >>> puzzle = Session()
    >>> nodes = ("nodes red C2 H4 E6 B8 I9", "nodes blue B2 H4 E6 B8 G9")
    >>> for line in ("game rotator", *nodes, "start red:D10"):
    ...     result = puzzle.say(line)
    >>> moves = puzzle.legal_moves
    >>> moves, "Turn 3" in moves, "3" in moves
    (<LegalMoves: turn 0, turn 1, turn 2 and 1 more>, True, False)
    """

    def __init__(self, statements: Sequence[str], game: Game) -> None:
        self._statements = statements
        self._game = game

    def __contains__(self, text: object) -> bool:
        try:
            return str(parse(str(text), self._game.grammar)) in self._statements
        except RulingError:
            return False

    def __iter__(self) -> Iterator[str]:
        return iter(self._statements)

    def __getitem__(self, index: Any) -> Any:
        return self._statements[index]

    def __len__(self) -> int:
        return len(self._statements)

    def __str__(self) -> str:
        return "\n".join(self)

    def __repr__(self) -> str:
        first, more = ", ".join(self[:_SHOWN]), len(self) - _SHOWN
        return f"<LegalMoves: {first or 'none'}{f' and {more} more' if more > 0 else ''}>"


_SHOWN = 3
"""How many legal moves are named where there is little room."""


class Session:
    r"""A game and its record.

    You change a game only with `say`, which takes a statement of the record. It checks the
    statement, carries it out and passes it to `keep`, with a newline at the end. If `keep` fails,
    the statement has no effect. `game` is None until the record names one. In `folder` are files
    that the record names.

    >>> session = Session()
    >>> result = session.say("game reflector")
    >>> result = session.say("player Ann X")
    >>> session.to_record()
    'game reflector\nplayer Ann X\n'
    """

    def __init__(self, keep: Callable[[str], None] | None = None, folder: Path = Path()) -> None:
        self.folder = folder
        self.game: Game | None = None
        self._referee: AnyReferee | None = None
        self._keep = keep
        self._lines: list[str] = []
        self._version = 0

    @classmethod
    def from_record(
        cls,
        data: bytes | str,
        keep: Callable[[str], None] | None = None,
        folder: Path = Path(),
    ) -> Self:
        """Return a session that continues a record; raises RecordError if the record is faulty."""
        session = cls(keep, folder)
        fault = session._replay(data.encode() if isinstance(data, str) else data)
        if fault is not None and fault.line is not None:
            raise RecordError(fault.message, fault.ruling, fault.line)
        return session

    def _replay(self, data: bytes) -> Fault | None:
        """Carry out the lines of a record up to its first fault; return the fault."""
        for number, line in enumerate(lines(data)[0], start=1):
            try:
                self._carry_out(line)
            except RulingError as error:
                return Fault(number, error.ruling, str(error))
        return None

    def say(self, text: str) -> Said:
        """Carry out a statement and return its result.

        Raises RulingError, with the ruling, if it is not allowed. Then nothing has changed.
        """
        done = len(self._referee.log) if self._referee else 0
        statement = self._carry_out(text)
        if statement is not None and self._keep is not None:
            try:
                self._keep(f"{statement}\n")
            except BaseException:
                self._go_back(self._version - 1)
                raise
        if self.game is None or self._referee is None:
            return Said(statement, (), self._version)
        entries = tuple(entry for entry in self._referee.log[done:] if not entry.void)
        events = tuple(event for entry in entries for event in entry.events)
        log = (self.game, self._referee, entries) if entries else None
        return Said(statement, events, self._version, log)

    def _carry_out(self, text: str | None) -> Statement | None:
        """Carry out a line of a record; return its statement, None for a comment."""
        if text is None:
            raise refused("common-refused-not-text")
        statement = self._read(text)
        if isinstance(statement, GameNamed):
            self.game = GAMES[statement.game]
            self._referee = self.game.new_referee()
            self._referee.folder = self.folder
            if self.game.whole_log:
                for number, line in enumerate([*self._lines, text], start=1):
                    if head := parse(line, HEAD):
                        self._referee.accept(head, number)
        elif statement is not None and self._referee is not None:
            statement = self._referee.accept(statement, len(self._lines) + 1) or statement
        self._lines.append("" if statement is None else str(statement))
        if statement is not None:
            self._version += 1
        return statement

    def _read(self, text: str) -> Statement | None:
        grammar = HEAD if self.game is None else self.game.grammar
        words = words_of(text)
        keyword = words[0].lower() if words else ""
        if self.game is not None and keyword in HEAD:
            raise refused("common-refused-said-once", form=keyword)
        later = (game.grammar for game in GAMES.values() if self.game is None)
        if keyword not in grammar and any(keyword in other for other in later):
            raise refused("common-refused-before-game", form=keyword)
        statement = parse_words(words, grammar)
        if isinstance(statement, RulesVersion) and any(self._lines):
            raise refused("common-refused-rules-twice")
        return statement

    def at(self, version: int) -> Self:
        r"""Return the game as it was at an earlier version; what is said to it is kept nowhere.

        >>> session = Session.from_record("game reflector\nplayer Ann X\nplayer Bob O\n")
        >>> session.at(2).to_record()
        'game reflector\nplayer Ann X\n'
        """
        lines, earlier = list(self._lines), type(self)(folder=self.folder)
        for _ in range(self._version - version):
            while not lines.pop():
                pass
        for line in lines:
            earlier._carry_out(line)
        return earlier

    def copy(self) -> Self:
        r"""Return the game as it is now; what is said to it is kept nowhere.

        This takes no replay, unless a move waits for an answer.

        >>> session = Session.from_record("game reflector\nplayer Ann X\n")
        >>> result = session.copy().say("player Bob O")
        >>> session.version
        2
        """
        if self.question is not None:  # a shot halfway can't be copied
            return self.at(self._version)
        other = type(self)(folder=self.folder)
        other.game, other._lines, other._version = self.game, list(self._lines), self._version
        other._referee = self._referee and self._referee.copy()
        return other

    def take_back(self, version: int) -> None:
        r"""Go back to an earlier version, in which play had not begun; `keep` does not hear of it.

        Raises RulingError once play has begun: then `undo` is said, which the record keeps.

        >>> session = Session.from_record("game reflector\nplayer Ann X\n")
        >>> session.take_back(1)
        >>> session.to_record()
        'game reflector\n'
        """
        if self.has_begun:
            raise refused("common-refused-play-began")
        self._go_back(version)

    def _go_back(self, version: int) -> None:
        before = self.at(version)
        self.game, self._referee = before.game, before._referee
        self._lines, self._version = before._lines, before._version

    @property
    def referee(self) -> Any:
        """The referee of the game; raises RulingError while no game is named."""
        if self._referee is None:
            raise refused("common-refused-no-game")
        return self._referee

    def to_record(self) -> str:
        """Return the record, in canonical form."""
        return "".join(f"{line}\n" for line in self._lines if line)

    @property
    def version(self) -> int:
        """The number of statements accepted so far."""
        return self._version

    @property
    def has_begun(self) -> bool:
        """Whether play has begun, even if all of it was taken back."""
        return self._referee is not None and bool(self._referee.log or self._referee.question)

    @property
    def turn(self) -> str | None:
        """The player whose turn it is; None during set-up and after the game."""
        return self._referee.turn if self._referee else None

    @property
    def winners(self) -> tuple[str, ...] | None:
        """The winners: None during the game, nobody if it is a draw or lost."""
        return self._referee.winners if self._referee else None

    @property
    def question(self) -> tuple[str, str] | None:
        """The player and the space, if a move waits until that player says what is there."""
        return self._referee.question if self._referee else None

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the player whose turn it is, as everything hidden makes them.

        Show a player `view` instead. Raises RulingError, which says what is missing, during set-up;
        in Rotator the spaces to start from are listed as soon as the board is complete.
        """
        referee = self.referee
        assert self.game is not None
        return LegalMoves(referee.legal_statements(), self.game)

    def view(self, player: str | None = None) -> Document:
        """Return what `player` may see; with None, what everybody at the table may see.

        Views share what is the same in all of them, so copy what you want to change. Raises
        RulingError if there is no such player.
        """
        return _view_document(self.game, self._referee, player)


@dataclass(frozen=True, slots=True)
class Replay:
    """The outcome of a `record`, played up to its first fault.

    `game` and `referee` are None if the record names no game. A last line without a newline is
    ignored; `cut` is its number.
    """

    game: Game | None
    referee: Any
    fault: Fault | None
    cut: int | None
    record: bytes = field(repr=False)

    @property
    def last_line(self) -> int:
        """The number of the last whole line, 1 if there is none."""
        return max(self.record.count(b"\n"), 1)

    def check_document(self) -> Document:
        """Return where the game stands, what happened, and what is wrong with the record."""
        if self.game is None:
            document = _NO_GAME | {"players": [], "grids": [], "log": []}
        else:
            document = self.game.documents.check_document(self.referee)
        return FORMAT | document | self.notes()

    def moves_document(self) -> Document:
        """Return the legal moves of a sound record; raises RulingError during set-up."""
        if self.game is None:
            raise refused("common-refused-game-missing")
        return FORMAT | self.game.documents.moves_document(self.referee) | self.notes()

    def view_document(self, viewer: str | None = None) -> Document:
        """Return what `viewer` may see (with None, everybody), and where the record is at fault.

        Raises RulingError if there is no such player.
        """
        notes = replace(self, fault=self.fault and self.fault.public).notes()
        return _view_document(self.game, self.referee, viewer) | notes

    def notes(self) -> Document:
        """Return what documents say about the record: a cut line, an open question, a fault."""
        question = self.referee.question if self.referee else None
        found = {
            "cut": self.cut,
            "question": None if question is None else list(question),
            "error": None if self.fault is None else fault_document(self.fault),
        }
        return {key: value for key, value in found.items() if value is not None}


_NO_GAME: Document = {"game": None, "variants": [], "layout": None, "turn": None, "result": None}


def _view_document(game: Game | None, referee: Any, viewer: str | None) -> Document:
    if game is not None:
        return FORMAT | game.documents.view_document(referee, viewer)
    if viewer is not None:
        raise refused("common-refused-no-viewer", text=viewer)
    nobody: Document = {"question": None, "players": [], "grids": [], "you": None}
    return FORMAT | _NO_GAME | nobody | {"moves": [], "log": []}


def replay(data: bytes, folder: Path = Path()) -> Replay:
    r"""Play a record, which is in `folder`, up to its end or its first fault.

    >>> replay(b"game chess\n").fault.message.split(":")[0]
    "there is no game 'chess'"
    """
    session, cut = Session(folder=folder), lines(data)[1]
    fault = session._replay(data)
    if fault is None and session.game is None and cut is not None:
        try:
            check_begins_as_record(data)
        except RulingError as error:
            fault, cut = Fault(1, None, str(error)), None
    return Replay(session.game, session._referee, fault, cut, data)
