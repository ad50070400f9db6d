"""Starting a live session on a record, and ending it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import StringIO, TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import Any, cast

from companion.contract import Screen
from companion.dialogue import Dialogue
from companion.errors import RecordError, RulingError
from companion.games import GAMES
from companion.record import RULES_VERSION
from companion.recordfile import RecordChangedError, RecordFile
from companion.session import Session
from companion.terminal.screens import Lines, OutputError, Terminal


def play(path: Path, new: bool, rulings: bool = False, masked: bool = False) -> int:
    """Play or referee the game of a record at the keyboard or through pipes; return the exit status.

    `rulings` shows the ruling beside everything that happens. `masked` hides secrets while they are typed.
    If anything but the players ends the session, one line says what. Raises OSError if the file can't be
    opened.
    """
    ended, status = "stopped", 0
    with _stopping_by_signal() as received:
        try:
            with RecordFile(path, new) as record_file:
                try:
                    ended, status = _to_its_end(record_file, new, rulings, masked)
                except Exception:
                    if not received:
                        raise
                    ended = _stopped(record_file)  # a terminal that is gone fails in many ways
                except KeyboardInterrupt:
                    ended = _stopped(record_file)
                    received.append(signal.SIGINT)  # Ctrl-C, if it came as a key and not as a signal
        except RulingError as error:
            ended, status = f"{path}: {error}", 1
        except KeyboardInterrupt:
            received.append(signal.SIGINT)
    if received:
        status = 128 + received[0]
    if status:
        with suppress(OSError):
            print(ended, file=sys.stderr, flush=True)
    return status


def open_dialogue(
    data: bytes,
    keep: Callable[[str], None],
    screen: Screen,
    record_file: Path,
    on_disk: RecordFile | None = None,
) -> Dialogue[Any]:
    """Return the live session of a record; if it names no game yet, ask the player which.

    Accepted statements go to `keep`. Files for the printer are written beside `record_file`. `on_disk` is the
    file that `keep` writes to, if there is one. Raises RecordError if the record is faulty, EOFError if the
    input ends before a game is chosen.
    """
    session = Session.from_record(data, keep)
    if session.game is None:
        named = _chosen_game(screen)
        if not session.to_record():
            session.say(f"rules {RULES_VERSION}")
        session.say(f"game {named}")
    assert session.game is not None
    return cast(Dialogue[Any], session.game.dialogue(session, screen, record_file, on_disk))


def _chosen_game(screen: Screen) -> str:
    while True:
        prompt = f"Which game ({', '.join(GAMES)})?"
        text = screen.ask(prompt, tuple(GAMES)).strip().lower().removeprefix("game ")
        meant = [text] if text in GAMES else [name for name in GAMES if text and name.startswith(text)]
        if len(meant) == 1:
            return meant[0]
        if text in ("quit", "exit"):
            raise EOFError
        if text:
            screen.tell(f"there is no game '{text}': {', '.join(GAMES)}")


def _to_its_end(record_file: RecordFile, new: bool, rulings: bool, masked: bool) -> tuple[str, int]:
    """Play until somebody quits or the game can't go on; return a message and the exit status."""
    path = record_file.path
    try:
        data, cut = record_file.read()
        if new and data:
            return f"{path} exists already: without --new its game goes on", 2
        screen = _screen(masked)
        if cut:
            screen.tell(f"{path}: the last line was cut off before its end and is dropped")
        try:
            dialogue = open_dialogue(data, record_file.append, screen, path, record_file)
        except EOFError:
            screen.tell("No game was chosen.")
            return "", 0
        dialogue.rulings = rulings
        dialogue.run()
    except OutputError as error:
        return f"stopped: nobody can read what is said here: {error}", 1
    except RulingError as error:
        place = f"{path}:{error.line}" if isinstance(error, RecordError) else path
        return f"{place}: {error}{f' [{error.ruling}]' if error.ruling else ''}", 1
    except RecordChangedError as error:
        return f"stopped; the record is not kept: {error}", 1
    except OSError as error:
        return f"{path}: not accepted: {error.strerror or error}", 1
    return "", 0


def _screen(masked: bool) -> Screen:
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


@contextmanager
def _stopping_by_signal() -> Iterator[list[int]]:
    """Turn the first signal that asks a program to stop into a KeyboardInterrupt; a second one stops at once.

    Yields the list of signals received. A signal that was ignored before, as by ``nohup``, still is.
    """
    received: list[int] = []

    def stop(number: int, frame: FrameType | None) -> None:
        received.append(number)
        for each in before:
            signal.signal(each, signal.SIG_DFL)
        raise KeyboardInterrupt

    numbers = [getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP")]
    before = {each: signal.getsignal(each) for each in numbers if each is not None}
    before = {each: handler for each, handler in before.items() if handler is not signal.SIG_IGN}
    for each in before:
        signal.signal(each, stop)
    try:
        yield received
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _stopped(record_file: RecordFile) -> str:
    """Return the message after a signal or Ctrl-C ends a session."""
    if not record_file.stays:
        return "stopped; no game was begun"
    try:
        record_file.check()
    except OSError as error:
        return f"stopped; the record is not kept: {error}"
    return f"stopped; 'companion play {record_file.path}' goes on"
