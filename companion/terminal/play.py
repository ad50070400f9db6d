"""Starting a live session on a record, and ending it."""

import re
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from difflib import get_close_matches
from io import StringIO, TextIOWrapper
from pathlib import Path
from textwrap import wrap
from typing import Any

from companion.computer_dialogue import AgainError, ComputerDialogue, seating_wanted
from companion.computers import player_of
from companion.contract import WIDTH
from companion.desk import Desk
from companion.desk.keyboard import Keyboard, OpenTable
from companion.desk.seats import new_token
from companion.dialogue import Dialogue
from companion.errors import RecordError, RulingError, reason_of
from companion.games import GAMES
from companion.names import names_like
from companion.record import RULES_VERSION
from companion.recordfile import RecordChangedError, RecordFile
from companion.screen import NewsError, Screen
from companion.set_up_questions import GameTakenBackError, with_default
from companion.terminal.phones import Phones, with_phones
from companion.terminal.screens import Lines, OutputError, Terminal
from companion.terminal.signals import stopping_by_signal
from companion.words import Message, language


@dataclass(frozen=True, slots=True)
class LiveSession:
    """A game played or refereed at the keyboard or through pipes, on the record at `path`.

    With `new` there is none yet. `rulings` shows the ruling beside everything that happens.
    `masked` hides secrets while they are typed. `phones` opens the game to phones. `again` returns
    the command that goes on with a record. `levels` and `pace` are what is wanted of computer
    players. `tag` is the language in which is read out what happens.
    """

    path: Path
    new: bool
    rulings: bool
    masked: bool
    phones: Callable[[RecordFile], AbstractContextManager[OpenTable]] | None
    again: Callable[[Path], str]
    levels: Mapping[str, str]
    pace: float
    tag: str

    def run(self) -> int:
        """Play until somebody quits or the game can't go on; return the exit status.

        If anything but the players ends the session, one line says what. Raises OSError if the file
        can't be opened, WrongUsageError if the computer can't play for one of the players, and what
        `phones` raises.
        """
        ended, status = "stopped", 0
        with stopping_by_signal() as received:
            try:
                with RecordFile(self.path, self.new) as record_file:
                    try:
                        ended, status = self._to_its_end(record_file)
                    except Exception:  # a lost terminal fails in many ways
                        if not received:
                            raise
                        ended = self._stop_message(record_file)
                    except KeyboardInterrupt:
                        ended = self._stop_message(record_file)
                        received.append(signal.SIGINT)  # if it came as a key and not as a signal
            except RulingError as error:
                ended, status = f"{self.path}: {error}", 1
            except KeyboardInterrupt:
                received.append(signal.SIGINT)
        if received:
            status = 128 + received[0]
        if status:
            with suppress(OSError):
                print(ended, file=sys.stderr, flush=True)
        return status

    def _to_its_end(self, record_file: RecordFile) -> tuple[str, int]:
        """Play until somebody quits or the game can't go on; return a message and the status."""
        path = record_file.path
        try:
            data, cut = record_file.read()
            screen = _screen(self.masked)
            screen.language = language(self.tag)
            if screen.language.direction == "rtl" and self.phones is None:
                told = screen.language.say(Message("terminal-from-the-right"))
                screen.tell("\n".join(wrap(told, WIDTH)))
            if cut:
                screen.tell(Message("terminal-cut-off", text=str(path)))
            with self._keyboard_at_desk(record_file, data, screen) as (keyboard, at_table):
                self._until_left(record_file, keyboard, at_table, screen)
            return "", 0
        except OutputError as error:
            return f"stopped: nobody can read what is said here: {error}", 1
        except RulingError as error:
            place = f"{path}:{error.line}" if isinstance(error, RecordError) else path
            return f"{place}: {error}{f' [{error.ruling}]' if error.ruling else ''}", 1
        except RecordChangedError as error:
            return f"stopped; the record is not kept: {error}", 1
        except OSError as error:
            return f"{path}: not accepted: {error.strerror or error}", 1

    @contextmanager
    def _keyboard_at_desk(
        self, file: RecordFile, data: bytes, screen: Lines | Terminal
    ) -> Iterator[tuple[Keyboard, Phones | None]]:
        """Seat the referee at the keyboard of a desk, which may be open to phones."""
        if self.phones is None:
            desk = Desk(
                data,
                host_key=new_token(),
                keep=file.append,
                shorten=file.take_back,
                files=file,
                folder=file.path.parent,
            )
            yield Keyboard(desk), None
            return
        with self.phones(file) as table:
            keyboard = Keyboard(table.desk)
            with with_phones(table, keyboard, screen) as at_table:
                yield keyboard, at_table

    def _until_left(
        self,
        file: RecordFile,
        keyboard: Keyboard,
        at_table: Phones | None,
        screen: Lines | Terminal,
    ) -> None:
        """Play until somebody quits; another game may be chosen at the first question."""
        game = ""
        while True:
            try:
                dialogue = open_dialogue(keyboard, screen, file, game)
            except EOFError:
                screen.tell(Message("terminal-no-game"))
                return
            dialogue.rulings, dialogue.phones, dialogue.again = self.rulings, at_table, self.again
            if isinstance(dialogue, ComputerDialogue):
                dialogue.levels, dialogue.pace = self.levels, self.pace
            for word, level in self.levels.items():
                with seating_wanted(word, level):
                    player_of(keyboard.game)
            try:
                dialogue.run()
                return
            except AgainError:
                try:
                    keyboard.request(do="again")
                    screen.tell(Message("terminal-again", text=str(file.path)))
                except RulingError as error:
                    screen.tell(error.message)
                except OSError as error:
                    screen.tell(Message("common-not-accepted", reason=reason_of(error)))
            except GameTakenBackError as error:
                game = error.game
                screen.tell(Message("common-took-back", term=game))

    def _stop_message(self, file: RecordFile) -> str:
        """Return the message after a signal or Ctrl-C ends a session."""
        if not file.stays:
            return "stopped; no game was begun"
        try:
            file.check()
        except OSError as error:
            return f"stopped; the record is not kept: {error}"
        return f"stopped; '{self.again(file.path)}' goes on"


def _screen(masked: bool) -> Lines | Terminal:
    """Return the terminal, or plain lines if input or output is no terminal."""
    if sys.stdout is None:
        raise OutputError("standard output is closed")
    if sys.stdin is None:
        return Lines(StringIO(), sys.stdout, masked)
    if sys.stdin.isatty() and sys.stdout.isatty():
        return Terminal(masked)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return Lines(sys.stdin, sys.stdout, masked)


def open_dialogue(
    keyboard: Keyboard, screen: Screen, record_file: RecordFile, taken_back: str = ""
) -> Dialogue[Any]:
    """Return the dialogue of the game at a keyboard; ask which game if none is named.

    The desk writes to `record_file`. `taken_back` is the game that was named before. Raises
    EOFError if the input ends before a game is chosen.
    """
    while keyboard.game is None:
        with suppress(NewsError):  # a phone may choose the game
            named = _chosen_game(screen, taken_back)
            if not keyboard.to_record():
                keyboard.say(f"rules {RULES_VERSION}")
            keyboard.say(f"game {named}")
    dialogue: Dialogue[Any] = keyboard.game.dialogue(keyboard, screen, record_file)
    return dialogue


def _chosen_game(screen: Screen, taken_back: str) -> str:
    words = tuple(GAMES)
    prompt = with_default(Message("terminal-which-game", options=words), words, taken_back)
    while True:
        text = (screen.listen(prompt, words).strip() or taken_back).lower().removeprefix("game ")
        meant = names_like(re.sub(r"[\s/]+", "-", text), words)
        if len(meant) == 1:
            return meant[0]
        if text in ("quit", "exit"):
            raise EOFError
        if text in ("help", "?"):
            games = (f"{game.name:<15} {game.players_wanted()}" for game in GAMES.values())
            screen.tell("\n".join(games))
        elif text == "status":
            screen.tell(Message("terminal-no-game-yet"))
        elif text in ("undo", "back"):
            screen.tell(Message("terminal-first-question"))
        elif meant:
            screen.tell(Message("common-refused-names", text=text, either=tuple(meant)))
        elif text:
            if near := get_close_matches(text, words, n=1):
                screen.tell(Message("terminal-no-such-game", text=text, example=near[0]))
            else:
                screen.tell(Message("common-refused-game", text=text, options=words))
