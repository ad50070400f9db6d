"""What people talk about after a game: who led when, and what was remarkable."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from companion.contract import WIDTH, Document, Game
from companion.names import spoken
from companion.record import Undo
from companion.referee import AnyEntry, AnyReferee, EntryT
from companion.words import Language

_BARS = "▁▂▃▄▅▆▇█"


def counting(log: Sequence[EntryT]) -> list[EntryT]:
    """Return the entries of a log that were not taken back."""
    return [entry for entry in log if not entry.void and not isinstance(entry.statement, Undo)]


def events_of(name: str, kind: str, entries: Sequence[AnyEntry]) -> list[Any]:
    """Return the events of a kind that a player has to do with."""
    events = (event for entry in entries for event in entry.events)
    return [event for event in events if event.kind == kind and event.player == name]


def recap(game: Game | None, referee: AnyReferee) -> Document:
    """Return how the players stood after each statement, and what was remarkable.

    It is empty if the game has nothing to tell, or if nobody has played.
    """
    entries = counting(referee.log)
    if game is None or game.recap is None or not entries:
        return {}
    lines = zip(*(game.recap.scores(entry.after) for entry in entries), strict=True)
    players = zip(entries[0].after.names, lines, strict=True)
    return {
        "counted": game.recap.COUNTED,
        "players": [{"name": name, "line": list(line)} for name, line in players],
        "highlights": game.recap.highlights(entries),
    }


def evening_with(won: Mapping[str, int], referee: AnyReferee) -> dict[str, int]:
    """Return how many games each player has won, a game that is over included."""
    names, winners = getattr(referee, "names", ()), referee.winners or ()
    return {name: won.get(name, 0) + (name in winners) for name in names}


def recap_lines(found: Document, language: Language) -> list[str]:
    """Return a recap in words, with a line of bars for each player."""
    if not found:
        return []
    numbers = [number for player in found["players"] for number in player["line"]]
    lowest, highest = min(numbers), max(numbers)
    widest = max(len(spoken(player["name"])) for player in found["players"])
    lines = [language.say(found["counted"])]
    for player in found["players"]:
        bars = _bars(player["line"], lowest, highest)
        lines.append(f"  {spoken(player['name']):<{widest}}  {bars}  {player['line'][-1]}")
    for highlight in found["highlights"]:
        lines += wrap(language.say(highlight), WIDTH, subsequent_indent="  ")
    return lines


def _bars(line: Sequence[int], lowest: int, highest: int) -> str:
    """Return numbers as 24 bars at most, the last one of each part of the game."""
    columns = min(24, len(line))
    shown = [line[(column + 1) * len(line) // columns - 1] for column in range(columns)]
    most, steps = len(_BARS) - 1, max(1, highest - lowest)
    return "".join(_BARS[(number - lowest) * most // steps] for number in shown)
