"""How many rows record sheets need, so that they last for a whole game."""

from __future__ import annotations

import math
from collections.abc import Sequence

from companion.territory.rules import Rules, rules_of

MOST_ROWS = 2000
"""More are not printed for a game: 55 pages of A4."""


def rows_needed(game: str, players: int, variants: Sequence[str] = ()) -> int:
    """Return how many rows `players` need for their game.

    They last for the rounds that `variants` say (X6) or, where these say nothing, for those of a
    short game (X8): games without a limit have no usual length.
    """
    rules = rules_of(game, tuple(variants), players)
    if rules.rounds is None:
        rules = rules_of(game, (*variants, "short"), players)
    assert rules.rounds is not None
    return min(MOST_ROWS, math.ceil(rules.rounds * players * _rows_a_move(rules)))


def _rows_a_move(rules: Rules) -> float:
    """Return how many answers, each in its row, a move needs: measured in random games."""
    if rules.reflection:
        return 2.4 if rules.deflectors else 1.8
    return 2.0 if rules.deflection == "row" else 1.35
