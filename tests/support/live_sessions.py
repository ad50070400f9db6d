"""Live sessions: a dialogue on a record without a command, and a command that is killed."""

import os
import subprocess
import sys
from pathlib import Path

from companion.desk import Desk
from companion.desk.keyboard import Keyboard
from companion.terminal.play import open_dialogue


def at_keyboard(session):
    """Return a game as a dialogue knows it, in a position to which no record need lead."""
    desk = Desk(host_key="host")
    desk.session = session
    return Keyboard(desk)


def dialogue_on(record, keep, screen, path, on_disk=None):
    """Return the dialogue of a record; `keep` gets what is accepted, `on_disk` is its file."""
    desk = Desk(record, host_key="host", keep=keep, shorten=on_disk and on_disk.take_back)
    return open_dialogue(Keyboard(desk), screen, path, on_disk)


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
