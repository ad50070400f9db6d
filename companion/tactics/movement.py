"""Moves: who may go where, and rough ground (J8, J9, J19)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.errors import RulingError, refused
from companion.tactics.battle import arrive, battle_rolled, undead_rolled
from companion.tactics.board import SPACES, TOUCHING, TOUCHING_BITS, Space, name_of
from companion.tactics.rules import MOST
from companion.tactics.state import Army, Battle, RoughRoll, State, UndeadRoll
from companion.tactics.turns import move_done
from companion.words import Message


@dataclass(frozen=True, slots=True)
class LegalMove:
    """Where units of an army may go now: any number up to `most` of the fresh and tired ones."""

    origin: Space
    target: Space
    fresh: int
    tired: int
    most: int


def legal_moves(state: State) -> Iterator[LegalMove]:
    """Yield the moves of the player to move in reading order; none while anything is asked."""
    if state.question is not None or state.result is not None:
        return
    together = most_together(state)
    for origin in SPACES:
        army = state.armies[origin]
        if army is None or army.seat != state.turn or not army.fresh + army.tired:
            continue
        for target in TOUCHING[origin]:
            if most := min(army.fresh + army.tired, _room(state, target), together):
                yield LegalMove(origin, target, army.fresh, army.tired, most)


def most_units(state: State, origin: Space, target: Space) -> int:
    """Return how many units may go from a space to another one now; 0 for none."""
    moves = {(move.origin, move.target): move.most for move in legal_moves(state)}
    return moves.get((origin, target), 0)


def example_move(state: State) -> str:
    """Return a move that can be made now, an attack if there is one; without any, ``end``."""
    moves = list(legal_moves(state))
    attacks = [
        move for move in moves if (army := state.armies[move.target]) and army.seat != state.turn
    ]
    for found in attacks or moves:
        return f"{found.most} {name_of(found.origin)} {name_of(found.target)}"
    return "end"


def most_together(state: State) -> int:
    """Return how many units may go in one move (J19).

    Of the moves of humans one is of a single unit: the last, if none was before.
    """
    human = state.rules.races[state.turn] == "humans"
    return 1 if human and state.moves_left == 1 and not state.alone else MOST


def _room(state: State, target: Space) -> int:
    there = state.armies[target]
    return there.room if there is not None and there.seat == state.turn else MOST


def is_rough(state: State, origin: Space, target: Space) -> bool:
    """Tell whether units roll to enter: a forest from no forest, a mountain likewise (J9)."""
    return state.ground(target) not in ("plain", state.ground(origin))


def tired_units(army: Army, units: int) -> int:
    """Return how many of the units that go have moved before, where fresh ones go first (J8)."""
    return max(0, units - army.fresh)


def moved(state: State, units: int, origin: Space, target: Space, tired: int | None) -> State:
    """Return the position after a move, or with the dice due for it; raises RulingError."""
    army = state.armies[origin]
    here, there = name_of(origin), name_of(target)
    player = state.names[state.turn]
    if army is None or army.seat != state.turn:
        raise refused("tactics-refused-no-units", "J8", player=player, space=here)
    if not TOUCHING_BITS[origin] >> target & 1:
        raise refused("tactics-refused-not-touching", "J8", space=there, origin=here)
    tired = tired_units(army, units) if tired is None else tired
    fresh = units - tired
    if not units:
        raise refused("tactics-refused-no-unit-moves", "J8")
    if units > army.fresh + army.tired:
        able = {"space": here, "count": army.fresh + army.tired, "wanted": units}
        message = Message("tactics-refused-too-many", **able)
        if army.spent:
            message = Message("tactics-refused-too-many-spent", **able, number=army.spent)
        raise RulingError(message, "J8")
    if fresh < 0 or fresh > army.fresh or tired > army.tired:
        values = {"of": army.fresh, "count": army.tired, "wanted": units, "number": tired}
        raise refused("tactics-refused-tired", "J8", space=here, **values)
    if units > most_together(state):
        raise refused("tactics-refused-humans", "J19", count=units)
    room = _room(state, target)
    if units > room:
        raise refused("tactics-refused-room", "J5", space=there, of=room, count=units)
    state = state.with_event("moved", "J8", state.turn, origin=origin, space=target, units=units)
    state = replace(state, moves_left=state.moves_left - 1, alone=state.alone or units == 1)
    if is_rough(state, origin, target):
        return replace(state, question=RoughRoll(origin, target, fresh, tired))
    state, going = departed(state, origin, (fresh, tired), (fresh, tired))
    return arrive(state, going, origin, target)


def departed(
    state: State, origin: Space, ordered: tuple[int, int], entering: tuple[int, int]
) -> tuple[State, Army]:
    """Return the position without those entering, and these.

    All who were ordered to go are one move more tired.
    """
    army = state.armies[origin]
    assert army is not None
    (fresh, tired), (fresh_in, tired_in) = ordered, entering
    stay_tired = army.tired - tired + fresh - fresh_in
    left = Army(army.seat, army.fresh - fresh, stay_tired, army.spent + tired - tired_in)
    going = Army(army.seat, tired=fresh_in, spent=tired_in)
    return state.placed((origin, left if left.units else None)), going


def rolled(state: State, dice: tuple[int, ...]) -> State:
    """Return the position after the dice that are due amid a move."""
    match state.question:
        case RoughRoll() as rough:
            return _rough_rolled(state, rough, dice)
        case Battle() as battle:
            return battle_rolled(state, battle, dice)
        case UndeadRoll() as undead:
            return undead_rolled(state, undead, dice)
    raise AssertionError(state.question)  # pragma: no cover


def _rough_rolled(state: State, roll: RoughRoll, dice: tuple[int, ...]) -> State:
    """Return the position after units have rolled for rough ground: fresh ones first (J9)."""
    needed = state.rules.enters_on(state.turn, state.ground(roll.target))
    entering = [die >= needed for die in dice]
    fresh_in, tired_in = sum(entering[: roll.fresh]), sum(entering[roll.fresh :])
    state, going = departed(state, roll.origin, (roll.fresh, roll.tired), (fresh_in, tired_in))
    entered = {"space": roll.target, "units": going.units, "dice": dice}
    state = replace(state.with_event("entered", "J9", state.turn, **entered), question=None)
    if not going.units:
        return move_done(state)
    return arrive(state, going, roll.origin, roll.target)
