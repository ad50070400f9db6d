"""What simulated games come to: the figures a host judges a variant by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median

from companion.contract import Document
from companion.narration import plural
from companion.territory.rules import minutes
from companion.territory.simulate.games import Outcome, Setting


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures of all games of a setting.

    `ended_before` are those that the rules ended before the last round was over, `undecided` those
    that were stopped, both in percent of all. `decided_by_tally` is in percent of those that came
    to the tally, None if none did; `one_winner` of all that ended. `wins` has a share of the games
    for each seat, in percent; who shares a win has a part of it.
    """

    games: int
    median: float
    fewest: int
    most: int
    ended_before: float
    undecided: float
    decided_by_tally: float | None
    one_winner: float | None
    lead_changes: float
    captures: float
    wins: tuple[float, ...]
    rulings: dict[str, int]

    @property
    def minutes(self) -> int:
        """How many minutes the middle game takes."""
        return minutes(self.median)


def figures(about: Setting, games: Sequence[Outcome]) -> Figures:
    """Return the figures of games, of which there is at least one."""
    ended = [game for game in games if game.ruling is not None]
    counted = [game.tally_decides for game in games if game.tally_decides is not None]
    wins = [0.0] * about.players
    for game in games:
        for winner in game.winners:
            wins[winner] += 100 / len(game.winners) / len(games)
    return Figures(
        len(games),
        median(game.turns for game in games),
        min(game.turns for game in games),
        max(game.turns for game in games),
        100 * sum(game.ruling not in (None, "X6") for game in games) / len(games),
        100 * (len(games) - len(ended)) / len(games),
        100 * sum(counted) / len(counted) if counted else None,
        100 * sum(len(game.winners) == 1 for game in ended) / len(ended) if ended else None,
        fmean(game.lead_changes for game in games),
        fmean(game.captures for game in games),
        tuple(wins),
        dict(sorted(Counter(game.ruling for game in games if game.ruling is not None).items())),
    )


def document(about: Setting, found: Figures) -> Document:
    """Return the figures for programs; shares are in percent."""
    return {
        "format": 1,
        "game": about.game,
        "players": about.players,
        "layout": about.layout,
        "variants": list(about.variants),
        "strategy": about.strategy,
        "seed": about.seed,
        "games": found.games,
        "turns": {"median": found.median, "fewest": found.fewest, "most": found.most},
        "minutes": found.minutes,
        "ended_before": _rounded(found.ended_before),
        "undecided": _rounded(found.undecided),
        "decided_by_tally": _rounded(found.decided_by_tally),
        "one_winner": _rounded(found.one_winner),
        "lead_changes": _rounded(found.lead_changes),
        "captures": _rounded(found.captures),
        "wins": [_rounded(share) for share in found.wins],
        "rulings": found.rulings,
    }


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 1)


def lines(about: Setting, found: Figures) -> list[str]:
    """Return the figures in words."""
    variants = f", {', '.join(about.variants)}" if about.variants else ""
    wins = "  ".join(f"{seat}: {share:.0f} %" for seat, share in enumerate(found.wins, start=1))
    games = plural(found.games, "game")
    rows = [
        f"{about.layout}, {about.players} players{variants}; {games}, {about.strategy} players",
        f"  turns             {found.median:g} in the middle game, {found.fewest} to {found.most}",
        f"  time              about {found.minutes} minutes in the middle game",
        f"  lead changes      {found.lead_changes:.1f} a game",
        f"  Nodes captured    {found.captures:.1f} a game",
        f"  wins by seat      {wins}",
    ]
    if found.decided_by_tally is not None:
        rows += [
            f"  ended before      {found.ended_before:.0f} % before the last round was over",
            f"  tally decided     {found.decided_by_tally:.0f} % of the others",
        ]
    if found.one_winner is not None:
        rows.append(f"  a single winner   {found.one_winner:.0f} % of those that ended")
    if found.undecided:
        rows.append(
            f"  undecided         {found.undecided:.0f} %, stopped after {about.turns} turns"
        )
    return rows
