"""How strong the computer players are against each other: the ladder, with fixed seeds.

Each line is a level against the level below it. Whoever is to be measured sits on each seat in
turn; the others play one level lower. The games are the same each time, so the figures repeat.
With the word ``boards`` hard players of Reflector meet hard players who hide by a habit, with the
word ``hunter`` hard players meet the strategy that played before there were levels.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Collection, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from companion.attackdefend.deck import USUAL
from companion.computers import ally, carry_out, computers_of, decide, due, sealed_board
from companion.grid import RANGE_BITS, SPACES, SpaceSet, column_of, row_of
from companion.session import Session
from companion.tactics import forms
from companion.territory import GAMES as TERRITORY
from companion.territory.board import NODES
from tests.bench import old_hunter

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
    Rung("defector", 6, 72, "medium", "easy", 40),
    Rung("defector", 6, 72, "hard", "medium", 22),
    Rung("tactics-joker", 2, 200, "medium", "easy", 80),
    Rung("tactics-joker", 2, 200, "hard", "medium", 58),
    Rung("attack-defend", 2, 300, "medium", "easy", 72),
    Rung("attack-defend", 2, 300, "hard", "medium", 65),
    Rung("reflector", 2, 200, "hard", "hunter", 85),
    Rung("deflector", 3, 200, "hard", "hunter", 55),
    Rung("defector", 6, 72, "hard", "hunter", 50),
]


HABITS = {
    "in corners": [space for space in SPACES if RANGE_BITS[space].bit_count() <= 8],
    "far from the edge that is entered": [space for space in SPACES if row_of(space) >= 7],
    "all together": [space for space in SPACES if row_of(space) < 4 and column_of(space) < 4],
}
BOUND_OF_HABITS = 40


def table(
    game: str,
    levels: list[str],
    seed: str,
    variants: tuple[str, ...] = (),
    boards: Mapping[str, str] = MappingProxyType({}),
) -> Session:
    """Return a game in which the computer plays all seats; its dice come from the seed, too.

    Those named in `boards` hide these instead of their own.
    """
    session = Session()
    for line in ("rules 1", f"game {game}", *(f"variant {each}" for each in variants)):
        session.say(line)
    if game == "attack-defend":
        session.say(f"deck {USUAL}")
    if game == "tactics-joker":
        session.say("rounds 30")
    names = [f"P{seat + 1}" for seat in range(len(levels))]
    for number, name in enumerate(names):
        symbol = "" if game == "attack-defend" else "XOZHVTNK"[number]
        session.say(f"player {name} {symbol}".rstrip())
    for number, name in enumerate(names):
        session.say(f"computer {name} {levels[number]} 1 {digits_of(f'{seed} {number}')}")
    if game == "attack-defend":
        session.say(f"deal {digits_of(f'{seed} deal')}")
    if game == "tactics-joker":
        dealt = f"t{digits_of(seed)[:8]}"
        for line in str(forms.FORMS["deal"](session.referee, None, {"seed": dealt})).splitlines():
            session.say(line)
        forms.thrown = partial(_thrown, random.Random(f"{seed} dice"))
    for name in names:
        if name in boards:
            session.say(f"board {name} {boards[name]}")
        for line in sealed_board(session, computers_of(session)[name]):
            session.say(line)
    return session


def _thrown(dice: random.Random, number: int) -> list[str]:
    return [str(dice.randrange(6) + 1) for _ in range(number)]


def digits_of(text: str) -> str:
    """Return 32 hexadecimal digits that depend on a text alone."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def play(session: Session, hunters: Collection[str] = ()) -> Session:
    """Play a game of computers to its end; `hunters` choose for themselves and ally with nobody."""
    passed = -1
    for _ in range(MOST_STATEMENTS):
        choice = due(session, passed)
        if choice is None:
            break
        if choice.computer.name in hunters:
            said = old_hunter.choose(choice.sees, choice.dice("choose"))
            carry_out(session, choice, said, session.say)
            continue
        if not hunters:
            ally(session, choice, session.say)
        if session.version != choice.version:
            continue
        if not carry_out(session, choice, decide(choice), session.say):
            passed = choice.version
    return session


def share(number: int, rung: Rung) -> float:
    """Return what the measured player won of a game: all, a part of a shared win, or nothing."""
    seat = number % rung.players
    names = [f"P{each + 1}" for each in range(rung.players)]
    hunters = [name for name in names if name != names[seat]] if rung.others == "hunter" else []
    levels = ["easy" if hunters else rung.others] * rung.players
    levels[seat] = rung.level
    seed = f"{rung.game} {rung.players} {rung.level} {number // rung.players}"
    variants = ("short",) if rung.game in TERRITORY else ()
    dice = random.Random(f"hunter {seed}")
    boards = {name: old_hunter.board(rung.game, dice) for name in hunters}
    session = play(table(rung.game, levels, seed, variants, boards), hunters)
    winners = session.winners or tuple(names)
    return (names[seat] in winners) / len(winners)


def against_habit(number: int, habit: str) -> float:
    """Return what a hard player of Reflector won against one who hides Nodes by a habit."""
    seed = f"habit {number // 2}"
    nodes = SpaceSet.of(random.Random(seed).sample(HABITS[habit], NODES))
    names = ["P1", "P2"]
    one, other = names if number % 2 else names[::-1]
    session = play(table("reflector", ["hard"] * 2, seed, ("short",), {other: f"nodes {nodes}"}))
    winners = session.winners or tuple(names)
    return (one in winners) / len(winners)


def main() -> None:
    """Play the ladder and print a line for each rung; the words after the command choose some."""
    wanted = sys.argv[1:]
    failed = False
    with ProcessPoolExecutor(2) as pool:
        for habit in HABITS if not wanted or "boards" in wanted else ():
            won = list(pool.map(partial(against_habit, habit=habit), range(100), chunksize=4))
            failed |= sum(won) < BOUND_OF_HABITS
            bound = f"(at least {BOUND_OF_HABITS})"
            print(f"reflector, hidden {habit:<36} {sum(won):5.1f} %  {bound}", flush=True)
        for rung in LADDER:
            if wanted and not {rung.game, rung.others} & {*wanted}:
                continue
            won = list(pool.map(partial(share, rung=rung), range(rung.games), chunksize=4))
            percent = 100 * sum(won) / len(won)
            failed |= percent < rung.bound
            print(
                f"{rung.game:<13} {rung.players}  {rung.level:>6} v {rung.others:<6}"
                f" {percent:5.1f} %  (at least {rung.bound})",
                flush=True,
            )
    sys.exit(failed)


if __name__ == "__main__":
    main()
