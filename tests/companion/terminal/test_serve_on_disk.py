"""`companion serve` at a terminal, whose record is deleted while it runs."""

import os
import re
import signal
import sys

import pytest

from tests.support.forked import become_companion, read_modules
from tests.support.pty_session import Screen, plain
from tests.support.scenes import CORNERS, record

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals", allow_module_level=True)

import pty


@pytest.fixture
def serving(tmp_path):
    """Serve a record at a terminal of its own; yield the screen and the record."""
    path = tmp_path / "game.txt"
    path.write_text(record("reflector", ((CORNERS,), (CORNERS,))))
    read_modules()
    pid, terminal = pty.fork()
    if pid == 0:
        become_companion("serve", path, "--port", "0", TERM="xterm", NO_COLOR="1")
    screen = Screen(pid, terminal)
    try:
        screen.read_until(b"Ctrl-C ends it")
        yield screen, path
    finally:
        os.close(terminal)
        os.waitpid(pid, 0)


def test_a_record_that_is_deleted_goes_on_in_the_file_that_is_typed(serving):
    screen, path = serving
    content = path.read_bytes()
    path.unlink()
    screen.read_until(b"game.txt was deleted or renamed. Nothing more is accepted.")
    screen.read_until(b"type its name here")
    other = path.with_name("other.txt")
    other.write_text("there already")
    os.write(screen.terminal, f"{other}\r".encode())
    screen.read_until(b"File exists")
    other.unlink()
    os.write(screen.terminal, f"{other}\r".encode())
    screen.read_until(b"goes on there.")
    assert other.read_bytes() == content
    os.kill(screen.pid, signal.SIGINT)
    screen.read_until(None)
    assert re.search(
        r"stopped; 'companion serve \S*other.txt --port 0' goes on", plain(screen.seen)
    )


def test_ctrl_c_does_not_send_anybody_to_a_command_that_would_begin_anew(serving):
    screen, path = serving
    path.unlink()
    os.kill(screen.pid, signal.SIGINT)
    screen.read_until(None)
    said = plain(screen.seen)
    assert "the record is not kept" in said and "goes on" not in said and "Traceback" not in said
