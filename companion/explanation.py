"""What players may look up while a game goes on: its log, the rules, and why something happened."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from companion.contract import WIDTH, Entry, Narration, Referee
from companion.errors import RulingError
from companion.narration import in_steps, listed, reasons, ruling_lines
from companion.short_forms import count_meant
from companion.words import Language, Message

HELP = """\
status             who is where, and whose turn it is
board              draw the game
log [N]            list what was played, or the last N
why                the last step or refusal, with the rules
explain            the same step by step, with the numbers
rule S7            read a rule out
undo [REASON]      take back what was said last
save FILE          go on in another file, game and all
help               this list
quit               stop; the record is on disk at all times"""
"""What may be typed in every game, a line each."""

TO_LOOK_UP = ("status", "board", "boards", "log", "explain", "why", "rule", "ruling")
"""What may be typed at any prompt of play, other questions included."""


def look_up(
    words: list[str],
    narration: Narration[Any, Any],
    referee: Referee[Any],
    refused: list[str],
    language: Language,
) -> list[str] | None:
    """Return the lines that answer a command, which may be none; None if it asks for nothing here.

    `refused` explains what was refused or asked last, if nothing has happened since. Raises
    RulingError where the command is not complete or there is no such ruling.
    """
    last = _last_that_counts(narration, referee)
    match words[0].lower(), words[1:]:
        case "status", []:
            return narration.status(referee)
        case "log", [] | [_]:
            number = count_meant(words[1], "log 5") if words[1:] else 0
            return listed(narration, referee.log, language, number)
        case "explain", []:
            return in_steps(narration, referee, last, language) if last else []
        case "why", []:
            return refused or reasons(narration.steps(last) if last else (), language)
        case "rule" | "ruling", [number]:
            return ruling_lines(number)
        case "rule" | "ruling", _:
            raise RulingError(Message("common-refused-which-rule"))
    return None


def reasons_for_refusal(message: str, ruling: str) -> list[str]:
    """Return the message of a refusal, with the text of its ruling."""
    return [*wrap(message, WIDTH), *ruling_lines(ruling, "  ")]


def _last_that_counts(narration: Narration[Any, Any], referee: Referee[Any]) -> Entry | None:
    """Return the last statement that brought anything about and was not taken back."""
    counting = (entry for entry in reversed(referee.log) if not entry.void)
    return next(filter(narration.steps, counting), None)
