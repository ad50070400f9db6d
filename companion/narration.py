"""A record in words, whatever the game: what was played, and where the game stands."""

from __future__ import annotations

from collections.abc import Iterator

from companion.contract import Document
from companion.session import Replay


def summary(found: Replay) -> str:
    """Return what happened in a game and where it stands."""
    if found.game is None:
        return "The set-up is not finished: no game is named."
    narration, lines = found.game.narration, []
    for entry in found.referee.log:
        lines.append(narration.headline(entry))
        lines += [f"    {step}" for step in narration.steps(entry)]
    return "\n".join([*lines, *narration.standing(found.referee)])


def viewed(found: Replay, document: Document) -> str:
    """Return the document of a view in words."""
    if found.game is None:
        return "The set-up is not finished: no game is named."
    return "\n".join(found.game.narration.seen(found.referee, document))


def explained(found: Replay, move: int | None = None) -> Iterator[str]:
    """Yield every statement of play, or only the `move`-th (from 1), with its steps and what to mark."""
    if found.game is None:
        return
    narration = found.game.narration
    for number, entry in enumerate(found.referee.log, start=1):
        if move in (None, number):
            yield f"{number}. {narration.headline(entry)}"
            yield from (f"   {i}. {step}" for i, step in enumerate(narration.steps(entry), start=1))
            yield from (f"   mark {note}" for note in narration.marks(found.referee, entry))
