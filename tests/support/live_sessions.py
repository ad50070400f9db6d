"""Live sessions: a dialogue on a record without a command, and a command that is killed."""

import os
import subprocess
import sys
from pathlib import Path

from companion.desk import Desk
from companion.desk.keyboard import Keyboard
from companion.recordfile import RecordFile
from companion.terminal.play import open_dialogue


def at_keyboard(session):
    """Return a game as a dialogue knows it, in a position to which no record need lead."""
    desk = Desk(host_key="host")
    desk.session = session
    return Keyboard(desk)


class NoFile(RecordFile):
    """A record that is nowhere on disk, by name."""

    def __init__(self, name="game.txt"):
        super().__init__(Path(name))

    def read(self):
        """Return nothing."""
        return b"", b""

    def check(self):
        """Find nothing wrong with it."""

    def append(self, line):
        """Write it nowhere."""

    def take_back(self, statements):
        """Remove nothing."""

    def _go_on_in(self, path, content):
        raise OSError("there is no file")


def dialogue_on(record, keep, screen, file=None):
    """Return the dialogue of a record; `keep` gets what is accepted, `file` has it on disk."""
    file = file or NoFile()
    desk = Desk(record, host_key="host", keep=keep, shorten=file.take_back)
    return open_dialogue(Keyboard(desk), screen, file)


def play_until_killed(path: Path, typed: str, answer: str) -> None:
    """Play a record in a process of its own; kill it as soon as it answers to a line typed."""
    with subprocess.Popen(
        [sys.executable, "-m", "companion", "play", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(f"{typed}\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith(answer):
                process.kill()
                break
