"""How strong the computer players are against each other: the ladder, with fixed seeds.

Each line is a level against the level below it. Whoever is to be measured sits on each seat in
turn; the others play one level lower. The games are the same each time, so the figures repeat.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from companion.desk.computers import carry_out, computers_of, due, safely, sealed_board
from companion.session import Session

MOST_STATEMENTS = 2000


@dataclass(frozen=True, slots=True)
class Rung:
    """Games of one player of a level among others, and the share that has to be won, in %."""

    game: str
    players: int
    games: int
    level: str
    others: str
    bound: int


LADDER = [
    Rung("reflector", 2, 200, "medium", "easy", 80),
    Rung("reflector", 2, 200, "hard", "medium", 75),
    Rung("deflector", 3, 200, "medium", "easy", 55),
    Rung("deflector", 3, 200, "hard", "medium", 55),
    Rung("deflector", 4, 100, "medium", "easy", 38),
    Rung("deflector", 4, 100, "hard", "medium", 42),
]


def table(game: str, levels: list[str], seed: str, variants: tuple[str, ...] = ()) -> Session:
    """Return a game in which the computer plays all seats."""
    session = Session()
    for line in ("rules 1", f"game {game}", *(f"variant {each}" for each in variants)):
        session.say(line)
    names = [f"P{seat + 1}" for seat in range(len(levels))]
    for number, name in enumerate(names):
        session.say(f"player {name} {'XOZHVTNK'[number]}")
    for number, name in enumerate(names):
        digits = f"{abs(hash_of(f'{seed} {number}')):032x}"
        session.say(f"computer {name} {levels[number]} 1 {digits}")
    for name in names:
        for line in sealed_board(session, computers_of(session)[name]):
            session.say(line)
    return session


def hash_of(text: str) -> int:
    """Return a number of 128 bits that depends on a text alone."""
    import hashlib

    return int(hashlib.sha256(text.encode()).hexdigest()[:32], 16)


def play(session: Session) -> Session:
    """Play a game of computers to its end."""
    for _ in range(MOST_STATEMENTS):
        choice = due(session)
        if choice is None:
            break
        carry_out(session, choice, safely(choice), session.say)
    return session


def share(number: int, rung: Rung) -> float:
    """Return what the measured player won of a game: all, a part of a shared win, or nothing."""
    seat = number % rung.players
    levels = [rung.others] * rung.players
    levels[seat] = rung.level
    seed = f"{rung.game} {rung.players} {rung.level} {number // rung.players}"
    session = play(table(rung.game, levels, seed, ("short",)))
    winners = session.winners or tuple(f"P{each + 1}" for each in range(rung.players))
    return (f"P{seat + 1}" in winners) / len(winners)


def main() -> None:
    """Play the ladder and print a line for each rung; the words after the command choose games."""
    wanted = sys.argv[1:]
    failed = False
    with ProcessPoolExecutor(2) as pool:
        for rung in LADDER:
            if wanted and rung.game not in wanted:
                continue
            won = list(pool.map(partial(share, rung=rung), range(rung.games), chunksize=4))
            percent = 100 * sum(won) / len(won)
            failed |= percent < rung.bound
            print(
                f"{rung.game:<10} {rung.players}  {rung.level:>6} v {rung.others:<6}"
                f" {percent:5.1f} %  (at least {rung.bound})",
                flush=True,
            )
    sys.exit(failed)


if __name__ == "__main__":
    main()
