"""A game that is watched again at a terminal, forward and back."""

from __future__ import annotations

import sys

from companion.moments import moments
from companion.narration import announced, lines_of, sentence
from companion.recap import recap, recap_lines
from companion.terminal.screens import Lines, OutputError, Terminal
from companion.words import Language, Message


def show_again(record: bytes, language: Language) -> None:
    """Show a game statement by statement; where nobody can type, all of it at once.

    Above what was said stands what everybody saw then.
    """
    pages, last = list[str](), list[str]()
    for session, entry in moments(record):
        assert session.game is not None
        narration, view = session.game.narration, session.view()
        log = view.get("log", ())
        events = log[-1]["events"] if log else ()
        touched = {event.get("grid") for event in events}
        grids = [grid for grid in view.get("grids", ()) if grid["name"] in touched]
        shown = view | {"grids": grids} if grids else view
        said = announced(narration, session.referee, entry, language)
        said = said or [language.say(sentence(narration.said(entry)))]
        seen = narration.seen(session.referee, shown)
        pages.append("\n".join([*lines_of(seen, language, narration.LAYOUT.hanging), "", *said]))
        if session.winners is not None:
            last = recap_lines(recap(session.game, session.referee), language)
    live = sys.stdin.isatty() and sys.stdout.isatty()
    screen = Terminal() if live else Lines(sys.stdin, sys.stdout)
    screen.language = language
    if live:
        _turn_pages(screen, pages, last)
        return
    for number, page in enumerate(pages, start=1):
        screen.tell(Message("terminal-replay-at", number=number, of=len(pages)))
        screen.tell(f"{page}\n")
    screen.tell("\n".join(last) if last else Message("terminal-replay-goes-on"))


def _turn_pages(screen: Lines | Terminal, pages: list[str], last: list[str]) -> None:
    """Show pages as the reader likes, until that is enough."""
    at = 0
    while pages:
        screen.tell(pages[at])
        if at == len(pages) - 1:
            screen.tell("\n".join(last))
        try:
            screen.tell(Message("terminal-replay-help"))
            where = Message("terminal-replay-where", number=at + 1, of=len(pages))
            typed = screen.ask(where).strip().lower()
        except (EOFError, KeyboardInterrupt, OutputError):
            return
        if typed in ("q", "quit"):
            return
        if typed.isdecimal() and 1 <= int(typed[:9]) <= len(pages):
            at = int(typed) - 1
        elif typed in ("b", "back"):
            at = max(0, at - 1)
        elif typed in ("", "n"):
            at = min(len(pages) - 1, at + 1)
        else:
            screen.tell(Message("terminal-replay-not-understood", text=typed))
