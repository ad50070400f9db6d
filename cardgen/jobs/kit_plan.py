"""Which pages of the kit to print for each game and number of players, found in the finished files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from cardgen.drawing.fonts import FontBook
from cardgen.jobs.event.cutting import span
from cardgen.printables.grids import grid_sheets
from cardgen.printables.index import PlanRow
from companion.games import GAMES, GRID_GAMES
from companion.territory import GAMES as TABLE_GAMES
from companion.territory.table import layouts

MOST_PLAYERS = 8
"""For so many the kit has grids of Defector, and rows in the plan. A table may have more."""
_TENTS = GRID_GAMES["defector"].players[0]
"""How many tents the kit has; more players print them again."""
_CARD_GAMES = (
    ("Tactics Joker", "tactics", ("rules", "board")),
    ("Attack/Defend", "attack-defend", ("rules", "deck", "aids", "track", "record")),
)
"""Games in files of their own: their names, how those of the files begin, and the parts to print."""


def grid_players(game: str) -> int:
    """Return for how many players the kit has grids of `game`."""
    return GAMES[game].players[1] or MOST_PLAYERS


def plan(
    labels: Mapping[str, Sequence[str]], book: FontBook, paper: tuple[float, float]
) -> tuple[PlanRow, ...]:
    """Return a row for each game and number of players; `labels` are those of the pages of each file.

    Where a file is missing its cells are empty.
    """
    return tuple(_rows(labels, book, paper))


def _rows(
    labels: Mapping[str, Sequence[str]], book: FontBook, paper: tuple[float, float]
) -> Iterator[PlanRow]:
    aids, cards, tables = (labels.get(name, ()) for name in ("aids", "aids-cards", "tables"))
    aid_cards, tents, markers = (_pages(cards, f", {what}") for what in ("aid cards", "tents", "markers"))
    for game in GRID_GAMES:
        fewest = GRID_GAMES[game].players[0]
        for players in range(fewest, grid_players(game) + 1):
            lying = layouts(game, players) if game in TABLE_GAMES else ()
            yield PlanRow(
                game.title(),
                players,
                (
                    _pages(aids, f"{game} rules"),
                    _times(aid_cards, players),
                    _times(tents, ceil(players / _TENTS)) if lying else "",
                    markers if game == "defector" else "",
                    span(1, len(grid_sheets(GAMES[game], book, paper, players=players))),
                    " or ".join(filter(None, (_pages(tables, name) for name in lying))),
                    _pages(aids, f"{game} record"),
                ),
            )
    for title, prefix, parts in _CARD_GAMES:
        found = [part for part in parts if f"{prefix}-{part}" in labels]
        yield PlanRow(title, 2, (f"all pages of {prefix}-{', -'.join(found)}",))


def _pages(labels: Sequence[str], wanted: str) -> str:
    """Return the numbers of the pages that have `wanted` in their labels, which follow each other."""
    numbers = [number for number, label in enumerate(labels, 1) if wanted in label]
    return span(numbers[0], numbers[-1]) if numbers else ""


def _times(pages: str, count: int) -> str:
    return pages if count == 1 or not pages else f"{pages} ({count} times)"
