"""A game that is watched again at a terminal, forward and back."""

import sys
from pathlib import Path

from companion.moments import moments
from companion.narration import announced, lines_of, sentence
from companion.recap import recap, recap_lines
from companion.session import Session
from companion.terminal.screens import OutputError, Terminal
from companion.words import Language, Message


def show_again(record: bytes, language: Language, folder: Path = Path()) -> None:
    """Show the game of a record, which is in `folder`, statement by statement.

    Where nobody can type, all of it is shown at once.
    """
    if all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        screen = Terminal()
        screen.language = language
        pages, last = pages_of(record, language, screen.rows, folder)
        _turn_pages(screen, [*pages, last] if last else pages)
        return
    pages, last = pages_of(record, language, folder=folder)
    for number, page in enumerate(pages, start=1):
        print(language.say(Message("terminal-replay-at", number=number, of=len(pages))))
        print(f"{page}\n")
    print(last or language.say(Message("terminal-replay-goes-on")))


def pages_of(
    record: bytes, language: Language, rows: int | None = None, folder: Path = Path()
) -> tuple[list[str], str]:
    """Return a page for each statement, and a recap if the game is over.

    Above what was said stands what everybody saw then, as far as a screen of so many rows shows it.
    """
    pages, last = list[str](), list[str]()
    for session, entry in moments(record, folder):
        assert session.game is not None
        narration = session.game.narration
        said = announced(narration, session.referee, entry, language, with_marks=False)
        said = said or [language.say(sentence(narration.said(entry)))]
        besides = 2 if pages else 3  # a blank line between, the prompt, and first the help
        room = None if rows is None else max(0, rows - len(said) - besides)
        pages.append("\n".join([*_seen(session, language, room), "", *said]))
        if session.winners is not None:
            last = recap_lines(recap(session.game, session.referee), language)
    return pages, "\n".join(last)


def _seen(session: Session, language: Language, room: int | None) -> list[str]:
    """Return what everybody sees, of the grids those that the last statement has touched.

    Of these only the first ones if there is not `room` for all, and below them what fits. Other
    pictures lose their blank lines if there is no room for them.
    """
    assert session.game is not None
    narration, view = session.game.narration, session.view()
    grids = {grid["name"]: grid for grid in view.get("grids", ())}
    events = view["log"][-1]["events"] if view.get("log") else ()
    names = list(dict.fromkeys(event["grid"] for event in events if event.get("grid")))
    if room is None and not names:
        names = list(grids)
    while True:
        shown = [grids[name] for name in names]
        seen = narration.seen(session.referee, {**view, "grids": shown})
        drawn = [number for number, each in enumerate(seen, 1) if each and isinstance(each, str)]
        lines = lines_of(seen, language, narration.LAYOUT.hanging)
        if room is None:
            return lines
        if max(drawn, default=0) <= room:
            return lines[:room]
        if not names:
            return [line for line in lines if line.strip()][:room]
        names.pop()


def _turn_pages(screen: Terminal, pages: list[str]) -> None:
    """Show pages as the reader likes, until that is enough."""
    at = 0
    try:
        while pages:
            screen.tell(pages[at])
            if at == 0:
                screen.tell(Message("terminal-replay-help"))
            where = Message("terminal-replay-where", number=at + 1, of=len(pages))
            typed = screen.ask(where).strip().lower()
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
    except (EOFError, KeyboardInterrupt, OutputError):
        return
