"""Habits of Attack/Defend against each other with each house deck: does bluffing pay?

Each row is a Defender, each column an Attacker; a cell is the share of games, in percent, that the
Defender wins (a draw counts half). The games are the same each time, so the figures repeat.
"""

from __future__ import annotations

import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial

from companion.attackdefend import player
from companion.attackdefend.deck import DECKS
from companion.attackdefend.documents import view_document
from companion.attackdefend.forms import for_player
from companion.attackdefend.referee import Referee
from companion.attackdefend.statements import GRAMMAR
from companion.record import parse
from tests.bench.bench_computers import MOST_STATEMENTS, digits_of

_HARD = player._LEVELS["hard"]

DEFENDERS = {
    "sprints only": replace(_HARD, bait=(0.0, 0.0)),
    "a little bait": replace(_HARD, bait=(0.15, 0.15)),
    "bait": replace(_HARD, bait=(0.3, 0.3)),
    "much bait": replace(_HARD, bait=(0.6, 0.6)),
    "mixed (hard)": _HARD,
    "raises plainly": replace(_HARD, bait=(0.15, 0.15), sprints=False),
}
ATTACKERS = {
    "never flips": replace(_HARD, weights=(0, 0, 0, 0)),
    "flips high": replace(_HARD, weights=(0, 1.8, 0.9, 1.1)),
    "flips at 1": replace(_HARD, weights=(0.4, 0, 0, 0)),
    "flips much": replace(_HARD, weights=(1.0, 1.8, 0.9, 1.1)),
    "flips always": replace(_HARD, weights=(9, 9, 9, 9)),
    "hard": _HARD,
}


def defended(number: int, deck: str, defender: str, attacker: str) -> float:
    """Return what the Defender won of a game: 1, 0, or half of a draw."""
    habits = {"P1": DEFENDERS[defender], "P2": ATTACKERS[attacker]}
    player._LEVELS.update(habits)
    seed = f"{number} of the house deck"
    dice = {name: random.Random(f"{seed} {name}") for name in habits}
    referee = Referee("attack-defend")
    dealt = (f"deal {digits_of(seed)}", "side P1 defender")
    for line in (f"deck {deck}", "player P1", "player P2", *dealt):
        _say(referee, line)
    passed = -1
    for _ in range(MOST_STATEMENTS):
        if referee.winners is not None:
            break
        asked = referee.asked_besides if passed != len(referee.log) else None
        name = asked or referee.to_speak
        sees = {"view": view_document(referee, name), "mine": for_player(referee, name)}
        text = player.choose(sees, name, dice[name])
        if text:
            _say(referee, text)
        else:
            passed = len(referee.log)
    winners = referee.winners or ()
    return ("P1" in winners) if winners else 0.5


def _say(referee: Referee, text: str) -> None:
    statement = parse(text, GRAMMAR)
    assert statement is not None
    referee.accept(statement)


def main() -> None:
    """Print the tables; the first word after the command is how many games a cell has."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    rows = sys.argv[2].split(",") if len(sys.argv) > 2 else list(DEFENDERS)
    columns = sys.argv[3].split(",") if len(sys.argv) > 3 else list(ATTACKERS)
    with ProcessPoolExecutor(2) as pool:
        for deck in DECKS:
            print(f"{deck:<16}" + "".join(f"{column:>14}" for column in columns), flush=True)
            for row in rows:
                cells = []
                for column in columns:
                    one = partial(defended, deck=deck, defender=row, attacker=column)
                    won = list(pool.map(one, range(games), chunksize=5))
                    cells.append(100 * sum(won) / games)
                print(f"{row:<16}" + "".join(f"{cell:>12.0f} %" for cell in cells), flush=True)


if __name__ == "__main__":
    main()
