"""A game that is over, played again from its record, as everybody saw it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.contract import Document
from companion.errors import RulingError
from companion.recap import counting
from companion.record import lines
from companion.session import Session, replay


def moments(record: bytes, folder: Path = Path()) -> Iterator[tuple[Session, Any]]:
    """Yield each statement of play that counts, with the game as it was right after it.

    The game goes on when the next one is asked for. Nothing comes after a fault of the record,
    which is in `folder`.
    """
    whole = replay(record, folder)
    wanted = {entry.line for entry in counting(whole.referee.log)} if whole.game else set()
    session, known = Session(folder=folder), 0
    for line in lines(record)[0]:
        try:
            session.say(line or "")
        except RulingError:
            return
        log = session.referee.log if session.game is not None else []
        if len(log) > known and log[-1].line in wanted:
            yield session, log[-1]
        known = len(log)


def frames(record: bytes, folder: Path = Path()) -> list[Document]:
    """Return for each moment what was said, and what everybody saw then, of the log the last entry.

    What a view has for its viewer alone is left out.
    """
    found = list[Document]()
    for session, entry in moments(record, folder):
        assert session.game is not None and session.game.forms is not None
        lines = session.game.forms.told(session.referee, entry)["lines"]
        view = {key: each for key, each in session.view().items() if key not in ("moves", "you")}
        found.append({"lines": lines, "view": view | {"log": view["log"][-1:]}})
    return found
