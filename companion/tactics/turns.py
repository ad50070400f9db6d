"""How turns begin and end: castles, their recruits, the end of the game (J6, J7, J16, J17)."""

from dataclasses import replace

from companion.tactics.board import CORNERS, Space
from companion.tactics.state import Army, By, Castles, Result, State, TurnDue, with_more

TO_WIN = 3
"""Castles that win (J16)."""


def free_castles(state: State) -> tuple[Space, ...]:
    """Return the castles that nobody has named yet (J6)."""
    return tuple(space for space in CORNERS if state.armies[space] is None)


def start_on(state: State, spaces: tuple[Space, ...]) -> State:
    """Return the position after the player to move has named castles (J6)."""
    state = _started(state, state.turn, spaces)
    if state.turn == 0:
        return replace(state, turn=1, question=Castles(2))
    return begun(_started(state, 0, free_castles(state)), 0)


def _started(state: State, seat: int, spaces: tuple[Space, ...]) -> State:
    units = state.rules.start
    for space in spaces:
        state = state.placed((space, Army(seat, fresh=units)))
        state = state.with_event("started", "J6", seat, space=space, units=units)
    return replace(state, reserve=with_more(state.reserve, seat, -units * len(spaces)))


def begun(state: State, seat: int) -> State:
    """Return the position in which a player's turn begins, unless the game is over (J16, J17)."""
    armies = tuple(army and Army(army.seat, fresh=army.units) for army in state.armies)
    moves = state.rules.moves(seat)
    state = replace(state, armies=armies, turn=seat, moves_left=moves, alone=False)
    if len(state.castles(seat)) >= TO_WIN:
        return ended(state, (seat,), "castles", "J16")
    if seat == 0 and state.rules.rounds is not None and state.round > state.rules.rounds:
        standing = [(len(state.castles(each)), state.on_field(each)) for each in (0, 1)]
        winners = tuple(each for each in (0, 1) if standing[each] > standing[1 - each])
        return ended(state, winners, "rounds", "J17")
    held = {space: state.armies[space] for space in state.castles(seat)}
    producing = tuple(space for space, army in held.items() if army and army.room)
    return replace(state, question=TurnDue(producing if state.reserve[seat] else ()))


def castles_rolled(state: State, dice: tuple[int, ...]) -> State:
    """Return the position after the dice of the castles (J7)."""
    assert isinstance(state.question, TurnDue)
    seat, spaces = state.turn, state.question.spaces
    state = state.with_event("began", "J7", seat, dice=dice)
    for space, die in zip(spaces, dice, strict=True):
        if die >= state.rules.recruits_on(seat) and state.reserve[seat]:
            state, count = state.recruited(space, seat, 1)
            state = state.with_event("recruited", "J7", seat, space=space, units=count)
    return replace(state, question=None)


def move_done(state: State) -> State:
    """Return the position after a move: the game may be over (J16), the turn too (J7)."""
    state = replace(state, question=None)
    left = tuple(seat for seat in (0, 1) if state.on_field(seat))
    if len(left) < 2:
        return ended(state, left, "units", "J16")
    return state if state.moves_left else turn_done(state)


def turn_done(state: State) -> State:
    """Return the position in which the other player's turn begins."""
    state = state.with_event("ended", "J7", state.turn)
    seat = 1 - state.turn
    return begun(replace(state, round=state.round + (seat == 0)), seat)


def ended(state: State, winners: tuple[int, ...], by: By, ruling: str) -> State:
    """Return the position in which the game is over."""
    names = tuple(state.names[seat] for seat in winners)
    state = state.with_event("won" if winners else "drawn", ruling, players=names, by=by)
    return replace(state, question=None, result=Result(winners, by))
