"""Short games of strong players: does the last seat win too often, and what would be fairer?

Shares of wins by seat, in percent, under X6 as it is, with the tally of the last two rounds, and
with the last round played in reverse order. The rules themselves are not changed. Then what an
alliance brings: with all, none, and only the first two players allied from the start.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from unittest.mock import patch

from companion.contract import Document
from companion.territory import player, victory
from companion.territory.simulate import played, setting
from companion.territory.state import State

Outcome = victory.Outcome


def in_last_two_rounds(state: State) -> bool:
    return state.rules.rounds is not None and state.rounds_over + 2 >= state.rules.rounds


def reversed_at_last(state: State) -> Outcome:
    """Return the position after a turn; in the last round seats play from the last to the first.

    The round is over when the first seat has played, so for the count of rounds the last one has.
    """
    limit = state.rules.rounds
    if limit is None or state.rounds_over < limit - 1:
        after, events = victory_next_turn(state)
        if limit is not None and after.result is None and after.in_last_round:
            after = victory.replace(after, turn=after.players_in_game[-1])
        return after, events
    before = [player for player in state.players_in_game if player < state.turn]
    if not before:
        return victory_next_turn(victory.replace(state, turn=state.players_in_game[-1]))
    counted = tuple(map(sum, zip(state.tally, state.node_counts(), strict=True)))
    return victory.replace(state, turn=before[-1], tally=counted), ()


victory_next_turn: Callable[[State], Outcome] = victory.next_turn


@contextmanager
def as_it_is() -> Iterator[None]:
    yield


def asking(*names: str) -> AbstractContextManager[object]:
    """Let only these players ask for alliances."""
    usual = player.offer

    def offer(sees: Document, level: str, dice: random.Random) -> str:
        return usual(sees, level, dice) if sees["view"]["you"]["name"] in names else ""

    return patch.object(player, "offer", offer)


WAYS: Mapping[str, Callable[[], AbstractContextManager[object]]] = {
    "X6 as it is": as_it_is,
    "tally of the last two rounds": lambda: patch.object(
        State, "in_last_round", property(in_last_two_rounds)
    ),
    "last round in reverse order": lambda: patch.object(victory, "next_turn", reversed_at_last),
    "nobody asks for an alliance": asking,
    "only P1 asks": lambda: asking("P1"),
}


def winners(number: int, players: int, way: str) -> tuple[int, ...]:
    """Return who won a game of hard players."""
    about = setting("defector", players, variants=("short",), strategy="hard", seed="seats")
    with WAYS[way]():
        return played(number, about).winners


def main() -> None:
    """Print a line for each way and number of players; the first word is how many games each."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    with ProcessPoolExecutor(2) as pool:
        for players in (6, 8):
            for way in WAYS:
                shares = [0.0] * players
                one = partial(winners, players=players, way=way)
                for seats in pool.map(one, range(games), chunksize=2):
                    for seat in seats:
                        shares[seat] += 100 / len(seats) / games
                cells = "".join(f"{each:5.0f}" for each in shares)
                print(f"{players}  {way:<30}{cells}", flush=True)


if __name__ == "__main__":
    main()
