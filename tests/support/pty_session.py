"""A live session at a pseudo-terminal: waits for texts, types, and keeps every byte."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from contextlib import contextmanager

from tests.support.forked import become_companion, read_modules

POSITION_ASKED, POSITION = b"\x1b[6n", b"\x1b[1;1R"
CURSOR_SHOWN = b"\x1b[?25h"
"""What a prompt ends with once all of it is drawn."""

PATIENCE = 30
"""For how many seconds a session may say nothing of what is waited for; then something is wrong."""

_CONTROLS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")


def typed_at(record_file, script, *options, **more):
    """Return what a terminal gets from ``companion play``; `script`: wait for, then type."""
    with terminal_with(record_file, *options, **more) as screen:
        for wait_for, keys in script:
            screen.read_until(wait_for)
            if isinstance(keys, signal.Signals):
                os.kill(screen.pid, keys)
            else:
                os.write(screen.terminal, keys)
        screen.read_until(None)
    return screen.seen


@contextmanager
def terminal_with(record_file, *options, term="xterm", rows=20, columns=60):
    """Start ``companion play`` at a terminal of its own, and yield the screen."""
    read_modules()
    pid, terminal = pty.fork()
    if pid == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        for name in ("COLUMNS", "LINES"):  # the terminal's size counts
            os.environ.pop(name, None)
            os.unsetenv(name)  # readline sets them behind Python's back
        become_companion("play", record_file, *options, TERM=term, NO_COLOR="1")
    try:
        yield Screen(pid, terminal)
    finally:
        os.close(terminal)
        os.waitpid(pid, 0)


def plain(seen):
    """Return what stands on a screen once its control sequences are left out."""
    return _CONTROLS.sub("", seen.decode(errors="replace"))


class Screen:
    """A terminal, and everything that was seen on it."""

    def __init__(self, pid, terminal):
        self.pid, self.terminal, self.seen, self.read = pid, terminal, b"", 0

    def read_until(self, text):
        """Read until `text` was seen since the last time; with None, until the session ends."""
        start, until = self.read, time.monotonic() + PATIENCE
        while text is None or text not in self.seen[start:]:
            if not self._more(until, text):
                assert text is None, (text, self.seen[start:])
                return
        self.read = self.seen.index(text, start) + len(text)

    def asked(self, prompt):
        """Read until a line is asked for with `prompt`; return what was said before."""
        start, until = self.read, time.monotonic() + PATIENCE
        while not (self.seen.endswith(CURSOR_SHOWN) and prompt.search(plain(self.seen[start:]))):
            assert self._more(until, prompt), (prompt, self.seen[start:])
        self.read = len(self.seen)
        return plain(self.seen[start:])

    def type(self, line):
        """Type a line."""
        os.write(self.terminal, f"{line}\r".encode())

    def _more(self, until, waited_for):
        """Read what has come by now; tell whether the session still goes on."""
        while not select.select([self.terminal], [], [], 1)[0]:
            assert time.monotonic() < until, (waited_for, self.seen[self.read :])
        try:
            more = os.read(self.terminal, 65536)
        except OSError:  # Linux says so at the end
            more = b""
        self.seen += more
        for _ in range(more.count(POSITION_ASKED)):
            os.write(self.terminal, POSITION)
        return more
