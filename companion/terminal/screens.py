"""The two screens of a live session: a terminal, and plain lines through pipes.

What only a terminal needs is imported when there is one.
"""

from __future__ import annotations

import logging
import os
import shutil
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from itertools import chain
from typing import TYPE_CHECKING, Any, TextIO

from companion import qr
from companion.errors import RulingError, refused
from companion.screen import NewsError, Picture, Private
from companion.terminal.private import (
    CLEAR,
    LONGEST_LINE,
    NO_SCREEN,
    NOT_UNSEEN,
    Unseen,
    Waiting,
    has_other_screen,
    line_editor,
    other_screen,
    wrap_lines,
)
from companion.words import Message, Words, language

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from rich.text import Text


_TOO_LONG = Message("terminal-line-too-long", count=LONGEST_LINE)


class OutputError(Exception):
    """What is said can't be read: a disk is full, a pipe is closed, a terminal hung up."""


@contextmanager
def _output() -> Iterator[None]:
    """Tell a failure of the screen from one of the record, which is an OSError, too."""
    try:
        yield
    except OSError as error:
        raise OutputError(error.strerror or str(error)) from error


def _readable_line(line: str) -> str:
    """Return a line as text that can be written again, with its no-break spaces as blanks.

    Nobody sees which blanks a keyboard made.
    """
    line = line.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
    return line.replace("\u00a0", " ").replace("\u202f", " ")


class Lines:
    """Plain lines in, plain lines out: for scripts, tests, and braille displays.

    `waiting` is around everything that waits for a line.
    """

    hides = True  # whoever writes into the pipe is the player
    live = False
    rows = None
    waiting: Waiting = nullcontext

    def __init__(self, source: TextIO, sink: TextIO, masked: bool = False) -> None:
        self.masked, self.language = masked, language()
        self._source = source
        self._sink = sink

    def ask(self, prompt: Words, words: Sequence[str] = ()) -> str:
        while True:
            self.tell(prompt)
            try:
                with self.waiting():
                    line = self._source.readline()
            except OSError:
                line = ""  # a terminal that hung up, or a folder
            if not line:
                raise EOFError
            if len(line) <= LONGEST_LINE:
                return _readable_line(line.rstrip("\r\n"))
            self.tell(_TOO_LONG)

    def listen(self, prompt: Words, words: Sequence[str] = ()) -> str:
        """Do as `ask`, for nothing interrupts the reading of a line."""
        return self.ask(prompt, words)

    def interrupt(self) -> None:
        """Do nothing: what has come meanwhile is told with the next line."""

    def tell(self, text: Words) -> None:
        with _output():
            self._sink.write(f"{self.language.say(text)}\n")
            self._sink.flush()

    def forget(self) -> None:
        """Do nothing: what came through the pipe is not on a screen."""

    def show(self, rows: Sequence[Sequence[Picture]]) -> None:
        for picture in chain.from_iterable(rows):
            self.tell("\n".join(picture.lines))

    @contextmanager
    def alone(self, names: str, masked: bool = False, what: Words = "") -> Iterator[Private]:
        """Say whose turn at the keyboard it is; there is no screen to clear."""
        self.tell(Message("terminal-pass-keyboard", text=names))
        yield _Piped(self, self.masked or masked)

    def qr(self, text: str) -> None:
        """Show nothing: there is no screen."""


class _Piped:
    """A player who is alone with a pipe."""

    live = False

    def __init__(self, lines: Lines, masked: bool) -> None:
        self.masked, self.language = masked, lines.language
        self._lines = lines

    def ask(self, page: Callable[[str], str]) -> str:
        return self._lines.ask(page(""))

    def show(self, text: str) -> None:
        if self.masked:
            raise RulingError(NOT_UNSEEN)
        self._lines.tell(text)


class Terminal:
    """A terminal: completion, history, colours, and another screen for secrets.

    `hides` says whether it has one; if `masked`, secrets are typed unseen instead. `waiting` is
    around everything that waits for a line.
    """

    live = True
    waiting: Waiting = nullcontext

    def __init__(self, masked: bool = False) -> None:
        from rich.console import Console

        # A signal ends the prompt at once; asyncio would print what it thinks of the tasks left
        # behind.
        logging.getLogger("asyncio").setLevel(logging.CRITICAL)
        warnings.filterwarnings("ignore", "coroutine .* was never awaited", RuntimeWarning)
        self._session = line_editor()
        self._console = Console(highlight=False, emoji=False)
        self.masked, self.language = masked, language()
        self.hides = has_other_screen(os.environ)
        self._listening = self._news = self._begun_before = False
        self._begun = ""
        self._session.default_buffer.on_text_changed += self._note_if_empty

    @property
    def rows(self) -> int:
        return shutil.get_terminal_size().lines

    def ask(self, prompt: Words, words: Sequence[str] = ()) -> str:
        return self._read_line(prompt, words)

    def listen(self, prompt: Words, words: Sequence[str] = ()) -> str:
        """Prompt until `interrupt` is called; what was typed by then is at the next prompt.

        Raises NewsError at once if it is called, and once more with a line that was begun before.
        """
        begun, self._begun = self._begun, ""
        self._news, self._begun_before = False, bool(begun)
        self._listening = True
        try:
            line = self._read_line(prompt, words, default=begun, pre_run=self._leave_prompt)
        finally:
            self._listening = self._session.app.erase_when_done = False
        if self._begun_before:
            raise NewsError(line)
        return line

    def interrupt(self) -> None:
        """Let `listen` raise NewsError; any thread may call this."""
        from prompt_toolkit.application import get_app_or_none

        self._news = True
        app = get_app_or_none()
        loop = app.loop if app is not None else None
        if loop is not None:  # otherwise the prompt notices as it begins
            with suppress(RuntimeError):  # or it has just ended
                loop.call_soon_threadsafe(self._leave_prompt)

    def _leave_prompt(self) -> None:
        """Leave the prompt without a trace if there is news; in the prompt's own event loop."""
        from prompt_toolkit.application import get_app_or_none

        app = get_app_or_none()
        if (
            self._news
            and self._listening
            and app is not None
            and app.future
            and not app.future.done()
        ):
            self._begun = self._session.default_buffer.text
            app.erase_when_done = True
            app.exit(exception=NewsError())

    def _note_if_empty(self, _: object) -> None:
        if not self._session.default_buffer.text:
            self._begun_before = False

    def _read_line(self, asked: Words, words: Sequence[str], **options: Any) -> str:
        from prompt_toolkit.completion import WordCompleter
        from prompt_toolkit.utils import is_dumb_terminal

        completer = WordCompleter(list(words), ignore_case=True, sentence=True)
        options |= {"completer": completer, "complete_while_typing": False}
        prompt = self.language.say(asked)
        if is_dumb_terminal() and (begun := options.get("default")):
            prompt = f"{prompt} {begun}"  # it is not shown there otherwise
        with self.waiting():
            while len(line := _prompt(self._session, wrap_lines(prompt), **options)) > LONGEST_LINE:
                self.tell(_TOO_LONG)
        return line

    def tell(self, text: Words) -> None:
        with _output():
            self._console.print(self.language.say(text), markup=False)

    def forget(self) -> None:
        """Wipe the screen, what scrolled off it, and the lines that the arrow keys bring back."""
        from prompt_toolkit.history import InMemoryHistory

        self._session.history = self._session.default_buffer.history = InMemoryHistory()
        with _output():
            self._console.file.write(CLEAR)
            self._console.file.flush()

    def show(self, rows: Sequence[Sequence[Picture]]) -> None:
        from rich.columns import Columns

        for row in rows:
            if row:
                with _output():
                    self._console.print(Columns(map(_colour, row), padding=(0, 3)))

    @contextmanager
    def alone(self, names: str, masked: bool = False, what: Words = "") -> Iterator[Private]:
        """Use the terminal's other screen, or let the player type unseen.

        Raises RulingError if there is no other screen and nobody asked for typing unseen, or if
        somebody goes back before anything is shown.
        """
        enter = Message("terminal-pass-keyboard", text=names)
        if self.masked or masked:
            self.tell(enter)
            yield Unseen(self.tell, self.language, self.waiting)
        elif not self.hides:
            raise RulingError(NO_SCREEN)
        else:
            with other_screen(self._console.file, names, self.language, self.waiting) as screen:
                lines: list[Words] = [enter, Message("terminal-press-enter", text=names)]
                if what:
                    lines.insert(0, Message("terminal-only-looks", term=what, text=names))
                typed = screen.enter("\n".join(map(self.language.say, lines)))
                if typed.strip().lower() == "back":
                    raise refused("common-refused-not-shown", text=names)
                yield screen

    def qr(self, text: str) -> None:
        """Draw a QR symbol in block characters."""
        with _output():
            self._console.file.write(qr.in_characters(text))


def _prompt(session: PromptSession[str], prompt: str, **options: Any) -> str:
    try:
        with _output():
            return _readable_line(session.prompt(f"{prompt} ", **options))
    except KeyboardInterrupt:
        with suppress(OSError):
            session.app.renderer.reset()  # it does not if a signal came as it drew the prompt
        raise


def _colour(picture: Picture) -> Text:
    from rich.text import Text

    text = Text("\n".join(picture.head), style="bold")
    for label, cells in picture.rows:
        text.append(f"\n{label}", style="bold")
        for cell in cells:
            text.append(cell.text, style="not bold on grey30" if cell.shaded else "not bold")
    return text
