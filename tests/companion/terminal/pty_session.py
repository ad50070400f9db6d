"""A live session at a pseudo-terminal: types when it sees what it waits for, and keeps every byte."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

POSITION_ASKED, POSITION = b"\x1b[6n", b"\x1b[1;1R"


def typed_at(record_file, script, *options, term="xterm", rows=20, columns=60):
    """Return what a terminal gets from ``companion play``; `script` has what to wait for and what to type."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(TERM=term, NO_COLOR="1")
        arguments = [sys.executable, "-m", "companion", "play", str(record_file), *options]
        os.execv(sys.executable, arguments)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    screen = _Screen(terminal)
    try:
        for wait_for, keys in script:
            screen.read_until(wait_for)
            if isinstance(keys, signal.Signals):
                os.kill(pid, keys)
            else:
                os.write(terminal, keys)
        screen.read_until(None)
    finally:
        os.close(terminal)
        os.waitpid(pid, 0)
    return screen.seen


class _Screen:
    def __init__(self, terminal):
        self.terminal, self.seen, self.read = terminal, b"", 0

    def read_until(self, text):
        """Read on until `text` was seen since the last time, or with None until the session ends."""
        start, until = self.read, time.monotonic() + 30
        while text is None or text not in self.seen[start:]:
            assert time.monotonic() < until, (text, self.seen[start:])
            if not select.select([self.terminal], [], [], 1)[0]:
                continue
            try:
                more = os.read(self.terminal, 65536)
            except OSError:  # Linux says so at the end
                more = b""
            if not more:
                assert text is None, (text, self.seen[start:])
                return
            self.seen += more
            for _ in range(more.count(POSITION_ASKED)):
                os.write(self.terminal, POSITION)
        self.read = self.seen.index(text, start) + len(text)
