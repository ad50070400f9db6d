"""Opening a live session on a record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from companion.contract import Screen
from companion.dialogue import Dialogue
from companion.games import GAMES
from companion.record import RULES_VERSION
from companion.session import Session


def open_dialogue(
    data: bytes, keep: Callable[[str], None], screen: Screen, record_file: Path
) -> Dialogue[Any]:
    """Return the live session of a record; if it names no game yet, the player is asked which.

    What is accepted goes to `keep`, what is printed beside `record_file`. Raises RecordError if the record
    is faulty, EOFError if the input ends before a game is chosen.
    """
    session = Session.from_record(data, keep)
    if session.game is None:
        named = _chosen_game(screen)
        if not session.to_record():
            session.say(f"rules {RULES_VERSION}")
        session.say(f"game {named}")
    assert session.game is not None
    return cast(Dialogue[Any], session.game.dialogue(session, screen, record_file))


def _chosen_game(screen: Screen) -> str:
    while True:
        prompt = f"Which game ({', '.join(GAMES)})?"
        text = screen.ask(prompt, tuple(GAMES)).strip().lower().removeprefix("game ")
        if text in GAMES:
            return text
        if text in ("quit", "exit"):
            raise EOFError
        if text:
            screen.tell(f"there is no game '{text}': {', '.join(GAMES)}")
