"""What the end of a move brings: homes, eliminations, victory (V), and passing (M8)."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from companion.errors import refused
from companion.territory.alliance import Outcome, broken, without_rivals
from companion.territory.events import Event, Kind
from companion.territory.movement import check_turn, legal_shots
from companion.territory.state import Result, State
from companion.words import Message


def after_move(state: State) -> Outcome:
    """Settle a move (V1) and pass the turn on."""
    state, events = _in_order(state, _homes, broken, without_rivals, _eliminations, _victory)
    state = replace(state, passes=0, opened=True)
    return (state, events) if state.result else _in_order(state, next_turn, events=events)


def after_change(state: State) -> Outcome:
    """Settle a union or a departure (V1); a player who goes out thereby loses the turn (A6)."""
    state, events = _in_order(state, broken, without_rivals, _eliminations, _victory)
    if state.result is None and not state.in_game[state.turn]:
        return _in_order(state, next_turn, events=events)
    return state, events


def _in_order(
    state: State, *steps: Callable[[State], Outcome], events: tuple[Event, ...] = ()
) -> Outcome:
    for step in steps:
        state, further = step(state)
        events += further
    return state, events


def passed(state: State, player: int) -> Outcome:
    """Return the position once `player` has passed; RulingError if that is not allowed (M8)."""
    check_turn(state, player, "M8")
    shots = legal_shots(state)
    if shots.must_play:
        raise refused("territory-refused-pass", "M8", player=state.names[player])
    state = replace(state, passes=state.passes + 1, opened=True)
    if state.passes < len(state.players_in_game):
        return next_turn(state)
    return _ended(state, _most_nodes(state, state.players_in_game), "M8")


def next_turn(state: State) -> Outcome:
    """Give the turn to the next player in the game (T1), unless the last round is over (X6)."""
    count = len(state.names)
    order = [(state.turn + step) % count for step in range(1, count + 1)]
    following = next((player for player in order if state.in_game[player]), state.turn)
    if state.rules.rounds is not None:
        tally = state.tally
        if state.in_last_round:
            tally = tuple(map(sum, zip(tally, state.node_counts(), strict=True)))
        over = state.rounds_over + (following <= state.turn)
        state = replace(state, tally=tally, rounds_over=over)
    if state.rounds_over == state.rules.rounds:
        return _ended(state, best(state, state.players_in_game, state.tally), "X6")
    return replace(state, turn=following), ()


def _homes(state: State) -> Outcome:
    """Update whose home each grid is (V2)."""
    events = []
    grids, homes = list(state.grids), [list(own) for own in state.homes]
    for number in state.players:
        controllers = grids[number].controllers()
        for player in state.players_in_game:
            if player not in controllers and number in homes[player]:
                homes[player].remove(number)
                events.append(state.event("lost-home", "V2", number, player=player))
        master = next(iter(controllers)) if len(controllers) == 1 else None
        if master is not None and number not in homes[master]:
            homes[master].append(number)
            regained = list(grids[number].regained)
            regained[master] = 0  # M6
            grids[number] = replace(grids[number], regained=tuple(regained))
            events.append(state.event("regained-home", "V2", number, player=master))
    if events:
        state = replace(state, grids=tuple(grids), homes=tuple(tuple(own) for own in homes))
    return state, tuple(events)


def _eliminations(state: State) -> Outcome:
    """Eliminate who has no home left and no alliance to stay in for (V3)."""
    out = [
        player
        for player in state.players_in_game
        if not state.homes[player] and state.alliance(player) is None
    ]
    if not out:
        return state, ()
    in_game = tuple(inside and player not in out for player, inside in enumerate(state.in_game))
    events = tuple(state.event("eliminated", "V3", player=player) for player in out)
    return replace(state, in_game=in_game), events


def _victory(state: State) -> Outcome:
    """Find out whether the game is over, and for whom (V4 to V6, A7)."""
    if state.result is not None:
        return _ended(state, state.result.winners, state.result.ruling)
    game = state.rules.game
    winners = _reflector(state) if game == "reflector" else _by_nodes(state)
    ruling = {"reflector": "V4", "deflector": "V5", "defector": "V6"}[game]
    if winners is None:
        return state, ()
    state, (event,) = _ended(state, winners, ruling)
    if state.rules.target and (enough := _enough(state)) and {*winners} <= {*enough}:
        event = replace(event, variant=state.rules.target_ruling)
    return state, (event,)


def _ended(state: State, winners: tuple[int, ...], ruling: str) -> tuple[State, tuple[Event]]:
    """End the game for `winners`, or with a draw between those left who are equal."""
    scores = state.tally if ruling == "X6" else state.node_counts()
    among = state.players_in_game or state.players
    highest = max(scores[player] for player in winners or among)
    equal = [player for player in among if scores[player] == highest]
    tie = _how_tie_ended(state, equal, _TIES[ruling]) if ruling in _TIES else None
    kind: Kind = "won" if winners else "drawn"
    event = state.event(kind, ruling, players=winners or equal, tie=tie)
    return replace(state, result=Result(winners, ruling, tie)), (event,)


def _reflector(state: State) -> tuple[int, ...] | None:
    lost = [player for player in state.players if not state.grids[player].controllers()[player]]
    if not lost:
        return None
    if len(lost) == 1:
        return (1 - lost[0],)
    spaces = [state.grids[1 - player].held[player].bit_count() for player in state.players]
    return tuple(player for player in state.players if spaces[player] > spaces[1 - player])


def _enough(state: State) -> tuple[int, ...]:
    """Return those left who control as many Nodes as win (V5, V6, X7)."""
    counts, wanted = state.node_counts(), state.nodes_to_win
    assert wanted is not None
    return tuple(player for player in state.players_in_game if counts[player] >= wanted)


def _by_nodes(state: State) -> tuple[int, ...] | None:
    """Return who has won by Nodes, or by being left alone (V5, V6)."""
    players = state.players_in_game
    if not players:
        return _most_nodes(state, tuple(state.players))
    if enough := _enough(state):
        return best(state, enough, state.node_counts())
    if len(players) == 1:
        return players
    few = 2 if state.rules.game == "deflector" else 3
    counts = state.node_counts()
    hold_all = sum(counts[player] for player in players) == sum(counts)
    return _most_nodes(state, players) or None if hold_all and len(players) <= few else None


def _most_nodes(state: State, players: tuple[int, ...]) -> tuple[int, ...]:
    """Return who of `players` controls most Nodes, or nobody if several do."""
    counts = state.node_counts()
    most = max(counts[player] for player in players)
    best = tuple(player for player in players if counts[player] == most)
    return best if len(best) == 1 else ()


# -- players who are equal -----------------------------------------------------------------------


def best(state: State, players: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """Return who of `players` wins: the highest score, then most spaces abroad (X6, X7).

    Several players may share the win. If all players left in the game have the same score, nobody
    wins.
    """
    abroad = [state.spaces_abroad(player) for player in state.players]
    highest = max((scores[player], abroad[player]) for player in players)
    found = tuple(player for player in players if (scores[player], abroad[player]) == highest)
    return () if len(found) > 1 and found == state.players_in_game else found


_TIES = {"X6": "tally", "V4": "lost", "V5": "nodes", "V6": "nodes"}
"""What players are equal in, by the ruling that ends the game; in V4 both have lost all Nodes."""


def _how_tie_ended(state: State, equal: Sequence[int], what: str) -> Message | None:
    """Return why one won over the others of `equal`, or why nobody did; None for a single one."""
    if len(equal) < 2:
        return None
    abroad = {player: state.spaces_abroad(player) for player in equal}
    first, *others = sorted(equal, key=lambda player: -abroad[player])
    tally = tuple((state.names[player], abroad[player]) for player in others)
    who, count = state.names[first], abroad[first]
    return Message(f"territory-tie-{what}", who=who, count=count, tally=tally)
