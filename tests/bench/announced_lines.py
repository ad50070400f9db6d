"""Whether a change to the program changes a word of what it says of games.

    python -m tests.bench.announced_lines FILE            # before: keep all that is said
    python -m tests.bench.announced_lines FILE --compare  # after: show the lines that differ

The games are played at random from fixed seeds, each game and each variant, with known boards and
hidden ones. What is said of them: what is read out, the marks, what phones show, every entry of the
log explained, where the game stands, views, and what is refused.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

from companion.errors import RulingError
from companion.narration import explained, lines_of, summary, viewed
from companion.session import Replay, Session, replay
from companion.words import language
from tests.support.selfplay import GAMES, random_game, seeds
from tests.support.twin_games import play_at_random, random_games

MOVES = 80
SHORT = [
    ("reflector", 2, ("rounds-12",), "reflector-2"),
    ("deflector", 3, ("rounds-6", "target-6"), "deflector-3"),
    ("deflector", 4, ("short", "reflection"), "deflector-4-full"),
    ("defector", 6, ("rounds-4", "deluxe", "team-victory"), "defector-6-full"),
    ("defector", 6, ("short",), "defector-6-full"),
]


def records() -> Iterator[tuple[str, list[str]]]:
    """Yield the lines of each record, with what it is called."""
    for kind in GAMES + SHORT:
        for hidden in (0.0, 0.6, 1.0):
            (source,) = seeds(f"words {kind} {hidden}", 1)
            played = random_game(source, kind, MOVES, hidden, undo=0.05)
            yield " ".join([kind[3], *kind[2], f"hidden {hidden}"]), played.lines
    for game in ("rotator", "tactics-joker", "attack-defend"):
        for number, (dice, session, _) in enumerate(random_games(game, 6)):
            for _ in range(2 * MOVES):
                play_at_random(session, dice)
                if dice.random() < 0.05:
                    session.say("undo second thoughts")
            yield f"{game} {number}", session.to_record().splitlines()


def said_of(lines: list[str]) -> Iterator[str]:
    """Yield all that is said of a game while it is played, and of its end."""
    session = Session()
    for line in lines:
        said = session.say(line)
        yield f"> {line}"
        yield from str(said).splitlines()
        if session.game is None:
            continue
        yield from map(str, said.marks)
        if session.question is not None:
            yield f"asked: {session.question}"
        if forms := session.game.forms:
            yield json.dumps(forms.at_table(session.referee).get("so_far"), default=str)
            if session.referee.log:
                told = forms.told(session.referee, session.referee.log[-1])
                yield json.dumps(told, default=str, ensure_ascii=False)
    assert session.game is not None
    narration, referee = session.game.narration, session.referee
    found: Replay = replay(session.to_record().encode())
    yield from explained(found, language())
    yield from summary(found, language()).splitlines()
    yield from map(str, map(narration.said, referee.log))
    yield from lines_of(narration.status(referee), language(), narration.LAYOUT.hanging)
    names = {line.split()[1] for line in lines if line.startswith("player ")}
    for viewer in (None, *sorted(names)):
        yield from viewed(found, session.view(viewer), language()).splitlines()


def refused(name: str, lines: list[str]) -> Iterator[str]:
    """Yield why lines are refused that are said in a wrong order."""
    dice, session = random.Random(name), Session()
    for _ in range(200):
        line = dice.choice(lines)
        try:
            session.say(line)
        except RulingError as error:
            yield f"> {line}: {error} [{error.ruling}]"


def main(file: Path, compare: bool) -> int:
    """Keep what is said, or compare it; return whether it differs."""
    found = [
        line
        for name, lines in records()
        for line in (f"== {name}", *said_of(lines), *refused(name, lines))
    ]
    if not compare:
        file.write_text("\n".join(found), "utf-8")
        print(f"{len(found)} lines")
        return 0
    before = file.read_text("utf-8").split("\n")
    if before == found:
        print(f"{len(found)} lines, all as before")
        return 0
    sys.stdout.writelines(f"{line}\n" for line in unified_diff(before, found, n=1, lineterm=""))
    return 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), "--compare" in sys.argv))
