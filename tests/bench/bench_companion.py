"""How fast the referee is, beside what is wanted: ``python tests/bench/bench_companion.py``."""

import random
import subprocess
import sys
import tempfile
import time

from companion.session import Session, replay
from companion.territory.movement import legal_shots
from tests.support.selfplay import random_game
from tests.support.tactics_table import begun

KINDS = [
    ("deflector", 3, (), "deflector-3"),
    ("deflector", 5, ("ricochet", "reflection"), "deflector-5-full"),
    ("defector", 12, (), "defector-12-full"),
]


def records(kind, hidden=0.0):
    """Yield records of long games of a kind."""
    for seed in range(100):
        referee = random_game(random.Random(f"bench {seed}"), kind, 1000, hidden)
        if len(referee.log) >= 200:
            yield ("\n".join(referee.lines) + "\n").encode()


def moves_per_second(kind):
    """Return moves resolved a second and the mean time of listing the legal shots, in ms."""
    moves = spent = listing = 0
    for data, _ in zip(records(kind), range(5), strict=False):
        start = time.perf_counter()
        referee = replay(data).referee
        spent += time.perf_counter() - start
        start = time.perf_counter()
        for entry in referee.log:
            legal_shots(entry.before)
        listing += time.perf_counter() - start
        moves += len(referee.log)
    return moves / spent, 1000 * listing / moves


def said_per_second(kind):
    """Return moves said a second of CPU time: with nothing told, and with all of it asked for."""
    lines = [data.decode().splitlines() for data, _ in zip(records(kind), range(4), strict=False)]
    rates = []
    for ask in (lambda said: None, str):
        best = 0.0
        for _ in range(5):
            moves, start = 0, time.process_time()
            for record in lines:
                session = Session()
                for line in record:
                    ask(session.say(line))
                    moves += line.startswith("move")
            best = max(best, moves / (time.process_time() - start))
        rates.append(best)
    return rates


def tactics():
    """Return statements of Tactics Joker a second, and the ms that listing legal moves takes."""
    said = spent = listing = 0
    for seed in range(10):
        dice, session = random.Random(f"bench {seed}"), begun("rounds 30", seed=f"bench-{seed}")
        while session.winners is None:
            line = dice.choice(session.legal_moves)
            start = time.perf_counter()
            session.say(line)
            spent += time.perf_counter() - start
            start = time.perf_counter()
            session.game.documents.moves_document(session.referee)
            listing += time.perf_counter() - start
            said += 1
    return said / spent, 1000 * listing / said


def least(command, times=7):
    """Return the least wall time of a command, in seconds."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        best = min(best, time.perf_counter() - start)
    return best


def main():
    """Print the figures."""
    for kind in KINDS:
        rate, legal = moves_per_second(kind)
        print(
            f"{kind[1]:>2} players ({kind[0]}): {rate:6.0f} moves/s,"
            f" legal shots {legal:.3f} ms (under 1)"
        )
    quiet, told = said_per_second(KINDS[0])
    print(
        f" 3 players, say: {quiet:6.0f} moves/s of CPU (over 5000),"
        f" {quiet / told:.1f} times those told"
    )
    rate, legal = tactics()
    print(
        f"tactics-joker: {rate:6.0f} statements/s (over 5000), legal moves {legal:.3f} ms (under 1)"
    )
    typer = least([sys.executable, "-c", "import typer"])
    help_text = least([sys.executable, "-m", "companion", "--help"])
    print(f"import typer: {typer:.3f} s; companion --help: {help_text:.3f} s")
    for kind, hidden in ((KINDS[1], 0.0), (KINDS[2], 0.0), (KINDS[2], 1.0)):
        data = next(records(kind, hidden))
        count = len(replay(data).referee.log)
        with tempfile.NamedTemporaryFile(suffix=".txt") as file:
            file.write(data)
            file.flush()
            took = least([sys.executable, "-m", "companion", "check", file.name])
        budget = 2 * typer + count / 1000
        what = f"check of {count} moves, {kind[1]} players, {hidden:.0%} hidden"
        print(f"{what}: {took:.3f} s (under {budget:.3f})")


if __name__ == "__main__":
    main()
