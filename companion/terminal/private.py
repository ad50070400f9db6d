"""Where one player types or reads a secret.

Most terminals have a second screen, and nobody can scroll back to it. `Unseen` works on every
terminal and does not show what is typed. If neither is possible, nothing secret is asked.
"""

from __future__ import annotations

import shutil
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from itertools import chain
from textwrap import wrap
from typing import IO, TYPE_CHECKING

from companion.errors import RulingError, refused
from companion.words import Language, Message

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

LONGEST_LINE = 2000
"""Characters of the longest line that is read; a whole game of Rotator typed at once is shorter."""

ENTER = "\x1b[?1049h\x1b[2J\x1b[H"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
LEAVE = f"{CLEAR}\x1b[?1049l\x1b[3J"
"""Wipe the other screen and all that scrolled off it, leave it, and wipe what was saved."""

NO_SCREEN = Message("terminal-refused-no-screen")
NOT_UNSEEN = Message("terminal-refused-not-unseen")


def has_other_screen(environment: Mapping[str, str]) -> bool:
    """Tell whether a terminal has a second screen, apart from the one that scrolls."""
    kind = environment.get("TERM", "xterm" if sys.platform == "win32" else "")
    if kind in ("", "dumb", "unknown"):
        return False
    try:
        import curses
    except ImportError:
        return sys.platform == "win32"
    try:
        curses.setupterm(kind, 1)
        return bool(curses.tigetstr("smcup"))
    except (curses.error, OSError):  # not described on this machine
        return kind.startswith(("xterm", "screen", "tmux", "rxvt"))


Waiting = Callable[[], AbstractContextManager[None]]
"""What is around everything that waits for a line: phones may go on meanwhile."""


class OtherScreen:
    """A terminal's other screen, while one player looks at it; every page says so."""

    masked = False
    live = True

    def __init__(self, sink: IO[str], names: str, language: Language, waiting: Waiting) -> None:
        self._sink = sink
        self._names, self.language = names, language
        self._waiting = waiting

    def ask(self, page: Callable[[str], str]) -> str:
        head = self.language.say(Message("terminal-private", text=self._names))
        return self._asked(lambda typed: f"{head}\n{page(typed)}")

    def enter(self, page: str) -> str:
        """Return a line typed below a page that everybody may see."""
        return self._asked(lambda typed: page)

    def _asked(self, page: Callable[[str], str]) -> str:
        self._write(CLEAR)
        session = line_editor()  # a new one keeps no history
        with self._waiting():
            return session.prompt(lambda: f"{wrap_lines(page(session.default_buffer.text))} ")[
                :LONGEST_LINE
            ]

    def show(self, text: str) -> None:
        done = self.language.say(Message("terminal-done"))
        self.ask(lambda typed: f"{text}\n{done}")

    def _write(self, text: str) -> None:
        self._sink.write(text)
        self._sink.flush()


def line_editor() -> PromptSession[str]:
    """Return an editor for a line without the keys that surprise at a table.

    Ctrl-S and Ctrl-R, which would search what was typed before, do nothing. Ctrl-Z suspends the
    program. Text that is pasted is cut off behind the longest line.
    """
    from prompt_toolkit import PromptSession
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
    from prompt_toolkit.keys import Keys

    keys = KeyBindings()

    @keys.add(Keys.ControlS)
    @keys.add(Keys.ControlR)
    def _(event: KeyPressEvent) -> None:
        pass

    @keys.add(Keys.BracketedPaste)
    def _(event: KeyPressEvent) -> None:
        event.current_buffer.insert_text(" ".join(event.data[: LONGEST_LINE + 1].splitlines()))

    return PromptSession(key_bindings=keys, enable_suspend=True)


def wrap_lines(text: str) -> str:
    """Break long lines between words only, so that they can be copied."""
    width = shutil.get_terminal_size().columns - 1
    lines = (
        wrap(line, width, break_on_hyphens=False) if len(line) > width else [line]
        for line in text.splitlines()
    )
    return "\n".join(chain.from_iterable(lines))


class Unseen:
    """A terminal on which nothing appears of what a player types."""

    masked = True
    live = True

    def __init__(self, tell: Callable[[str], None], language: Language, waiting: Waiting) -> None:
        self._tell, self.language = tell, language
        self._waiting = waiting

    def ask(self, page: Callable[[str], str]) -> str:
        """Return a line typed without an echo; RulingError where it can't be stopped."""
        from getpass import GetPassWarning, getpass

        *above, prompt = page("").splitlines()
        if above:
            self._tell("\n".join(above))
        with warnings.catch_warnings():
            warnings.simplefilter("error", GetPassWarning)
            try:
                with self._waiting():
                    return getpass(f"{prompt} ")[:LONGEST_LINE]
            except GetPassWarning:
                raise refused("common-refused-not-hidden") from None

    def show(self, text: str) -> None:
        raise RulingError(NOT_UNSEEN)


@contextmanager
def other_screen(
    sink: IO[str], names: str, language: Language, waiting: Waiting
) -> Iterator[OtherScreen]:
    """Use a terminal's other screen for `names`; wipe it at the end."""
    screen = OtherScreen(sink, names, language, waiting)
    try:
        screen._write(ENTER)
        yield screen
    finally:
        screen._write(LEAVE)
