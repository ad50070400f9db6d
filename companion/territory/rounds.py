"""Games that end in time: rounds and their tally (X6), and how many Nodes win (X7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.contract import Document
from companion.territory.rules import Rules, usual_target
from companion.territory.state import State
from companion.words import Message

SECONDS_A_TURN = 20
"""What a turn takes at the table, reading aloud and marking included."""


def minutes(turns: float) -> int:
    """Return how many minutes so many turns take."""
    return round(turns * SECONDS_A_TURN / 60)


def rounds_in(minutes: int, players: int) -> int:
    """Return how many rounds fit into so many minutes, within the limits of X6."""
    return min(max(round(minutes * 60 / SECONDS_A_TURN / players), 1), 999)


def nodes_to_win(state: State) -> int | None:
    """Return how many Nodes win at once (V5, V6, X7); None in Reflector."""
    return state.rules.target or usual_target(state.rules.game, len(state.names))


def counted(state: State, following: int) -> State:
    """Return the position with the rounds and the tally as the turn goes on to `following` (X6)."""
    if state.rules.rounds is None:
        return state
    tally = state.tally
    if in_last_round(state):
        tally = tuple(map(sum, zip(tally, state.node_counts(), strict=True)))
    return replace(state, tally=tally, rounds_over=state.rounds_over + (following <= state.turn))


def in_last_round(state: State) -> bool:
    """Tell whether the round in which Nodes are counted is being played (X6)."""
    return state.rounds_over + 1 == state.rules.rounds


def best(state: State, players: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """Return who of `players` wins: the highest score, then most spaces abroad (X6, X7).

    Several players may share the win. If all players left in the game have the same score, nobody
    wins.
    """
    abroad = [spaces_abroad(state, player) for player in state.players]
    highest = max((scores[player], abroad[player]) for player in players)
    found = tuple(player for player in players if (scores[player], abroad[player]) == highest)
    return () if len(found) > 1 and found == state.left else found


def how_tie_ended(state: State, winners: Sequence[int], ruling: str) -> Message | None:
    """Return why the winners won over their equals, or why nobody did (V4, V5, V6, X6).

    Return None where nobody is equal to a winner.
    """
    lost_all = all(not state.grids[player].node_count(player) for player in state.players)
    if ruling == "X6":
        scores: Sequence[int] = state.tally
        what = "tally"
    elif ruling in ("V5", "V6"):
        scores, what = state.node_counts(), "nodes"
    elif ruling == "V4" and lost_all:
        scores, what = (0,) * len(state.names), "lost"
    else:
        return None
    among = state.left or tuple(state.players)
    highest = max(scores[player] for player in winners or among)
    equal = [player for player in among if scores[player] == highest]
    if len(equal) < 2:
        return None
    abroad = {player: spaces_abroad(state, player) for player in equal}
    first, *others = sorted(equal, key=lambda player: -abroad[player])
    tally = tuple((state.names[player], abroad[player]) for player in others)
    who, count = state.names[first], abroad[first]
    return Message(f"territory-tie-{what}", who=who, count=count, tally=tally)


def spaces_abroad(state: State, player: int) -> int:
    """Return how many spaces `player` holds on grids that were others' at the start (X6)."""
    return sum(
        grid.held[player].bit_count() for grid in state.grids if grid.owner not in (None, player)
    )


def rounds_document(rules: Rules, names: Sequence[str], state: State | None) -> Document:
    """Return the rounds for programs, if their number is limited (X6)."""
    if rules.rounds is None:
        return {}
    over, tally = (state.rounds_over, state.tally) if state else (0, (0,) * len(names))
    return {
        "rounds": {"over": over, "of": rules.rounds, "tally": dict(zip(names, tally, strict=True))}
    }


def target_document(rules: Rules, players: int) -> Document:
    """Return the target for programs, if it is not that of V5 or V6 (X7)."""
    return (
        {}
        if rules.target in (None, usual_target(rules.game, players))
        else {"target": rules.target}
    )
