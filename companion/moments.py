"""A game that is over, played again from its record, as everybody saw it."""

from collections.abc import Iterator
from typing import Any

from companion.contract import Document
from companion.errors import RulingError
from companion.recap import counting
from companion.record import lines
from companion.session import Session, replay

_OWN = ("moves", "you")
"""What a view has for its viewer alone."""


def moments(record: bytes) -> Iterator[tuple[Session, Any]]:
    """Yield each statement of play that counts, with the game as it was right after it.

    The game goes on when the next one is asked for. Nothing comes after a fault of the record.
    """
    whole = replay(record)
    wanted = {entry.line for entry in counting(whole.referee.log)} if whole.game else set()
    session, known = Session(), 0
    for line in lines(record)[0]:
        try:
            session.say(line or "")
        except RulingError:
            return
        log = session.referee.log if session.game is not None else []
        if len(log) > known and log[-1].line in wanted:
            yield session, log[-1]
        known = len(log)


def frames(record: bytes) -> list[Document]:
    """Return for each moment what was said, and what has changed in everybody's view.

    Of ``grids`` only those are there that have changed; of ``log`` the last entry.
    """
    found, before = list[Document](), dict[str, Any]()
    for session, entry in moments(record):
        view = session.view()
        assert session.game is not None and session.game.forms is not None
        changed = {
            key: value
            for key, value in view.items()
            if key not in _OWN and before.get(key) != value
        }
        if "grids" in changed:
            changed["grids"] = [
                each for each in view["grids"] if each not in before.get("grids", ())
            ]
        changed["log"] = view["log"][-1:]
        before = view
        lines = session.game.forms.told(session.referee, entry)["lines"]
        found.append({"lines": lines, "view": changed})
    return found
