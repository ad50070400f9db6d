"""Battles: points, losses, pushing, undead, and the landing that follows (J10 to J15, J19)."""

from dataclasses import dataclass, replace

from companion.tactics.board import TOUCHING, Space, straight_on
from companion.tactics.cards import JOKER, RECRUITING, VALUE
from companion.tactics.state import Army, Battle, JokerDue, Push, State, UndeadRoll, with_more
from companion.tactics.turns import move_done

DIFFERENCE = 5
"""Each full five points of difference cost the loser one more unit (J14)."""


def arrive(state: State, army: Army, origin: Space, target: Space) -> State:
    """Return the position after units got into a space: they stand there, or fight (J12)."""
    there = state.armies[target]
    if there is not None and there.seat != army.seat:
        return replace(state, question=Battle(origin, target, army))
    return land(state.joined(target, army), target)


# -- landing -------------------------------------------------------------------------------------


def land(state: State, space: Space) -> State:
    """Return the position after the player to move has ended a move on a space (J10, J11)."""
    card = state.table[space]
    if card == JOKER:
        return replace(state, question=JokerDue(space))
    if card in RECRUITING and not state.turned >> space & 1:
        state, count = state.recruited(space, state.turn, 1)
        if count:
            state = state.with_event("recruited", "J10", state.turn, space=space, units=1)
            state = state.with_event("turned", "J10", space=space, card=card)
            state = replace(state, turned=state.turned | 1 << space)
    return move_done(state)


def joker_replaced(state: State, card: str) -> State:
    """Return the position after a card of the stack has taken a joker's place (J11)."""
    assert isinstance(state.question, JokerDue)
    space = state.question.space
    table, stack = list(state.table), list(state.stack)
    table[space] = card
    stack.remove(card)
    state = state.with_event("replaced", "J11", state.turn, space=space, card=card)
    return land(replace(state, table=tuple(table), stack=tuple(stack)), space)


# -- points --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a side adds to its dice: the card that counts, its value here, and support."""

    card: str
    value: int
    support: int


def bonus(state: State, seat: int, origin: Space, target: Space, *, attacks: bool) -> Bonus:
    """Return what a seat adds to the dice of a battle in which it attacks or not (J12, J13)."""
    start, field = state.ground(origin), state.ground(target)
    if attacks:
        card, sheltered = state.table[origin], field == "forest" and start != "forest"
    else:
        card, sheltered = state.table[target], start == "mountain" and field != "mountain"
    return Bonus(card, 0 if sheltered else VALUE[card], state.support(seat, target))


def side_due(battle: Battle, state: State) -> tuple[int, int]:
    """Return the seat that rolls next in a battle, and how many dice."""
    if battle.attack is None:
        return battle.army.seat, battle.army.units
    defender = state.armies[battle.target]
    assert defender is not None
    return defender.seat, defender.units


def battle_rolled(state: State, battle: Battle, dice: tuple[int, ...]) -> State:
    """Return the position after the attacker's dice, or the defender's, which decide (J12)."""
    attacks = battle.attack is None
    seat = side_due(battle, state)[0]
    added = bonus(state, seat, battle.origin, battle.target, attacks=attacks)
    total = sum(state.rules.points(seat, die) for die in dice) + added.value + added.support
    points, card, space = (added.value, added.support, total), added.card, battle.target
    state = state.with_event(
        "fought", "J12", seat, space=space, dice=dice, points=points, card=card
    )
    if attacks:
        return replace(state, question=replace(battle, attack=total))
    assert battle.attack is not None
    if total == battle.attack:
        return _tied(state, battle)
    return _beaten(state, battle, battle.attack - total)


# -- losses --------------------------------------------------------------------------------------


def _lose(
    state: State, battle: Battle, seat: int, count: int, ruling: str = "J14"
) -> tuple[State, Battle]:
    """Return position and battle after a side has lost units, at most all (J14)."""
    attacks = seat == battle.army.seat
    army = battle.army if attacks else state.armies[battle.target]
    assert army is not None
    count = min(count, army.units)
    left = army.without(count)
    state = state.with_event("lost", ruling, seat, space=battle.target, units=count)
    state = state.killed(seat, count)
    if attacks:
        battle = replace(battle, army=left or Army(seat))
    else:
        state = state.placed((battle.target, left))
    return state, replace(battle, killed=with_more(battle.killed, seat, count))


def _tied(state: State, battle: Battle) -> State:
    attacker = battle.army.seat
    for seat in (attacker, 1 - attacker):
        state, battle = _lose(state, battle, seat, 1)
    defended = state.armies[battle.target] is not None
    if battle.army.units and defended:
        return replace(state, question=replace(battle, attack=None))
    if battle.army.units:
        return _placed(state, battle, None)
    return _aftermath(state, battle, None, battle.target if defended else None)


def _beaten(state: State, battle: Battle, difference: int) -> State:
    attacker = battle.army.seat
    loser = attacker if difference < 0 else 1 - attacker
    state, battle = _lose(state, battle, loser, 1 + abs(difference) // DIFFERENCE)
    if loser != attacker:
        return _pushed(state, battle)
    if not battle.army.units:
        return _aftermath(state, battle, None, battle.target)
    ways = {"origin": battle.target, "space": battle.origin, "units": battle.army.units}
    state = state.with_event("returned", "J15", attacker, **ways).joined(battle.origin, battle.army)
    return _aftermath(state, battle, battle.origin, battle.target)


# -- pushing -------------------------------------------------------------------------------------


def _pushed(state: State, battle: Battle) -> State:
    """Push a beaten army straight on, or where the attacker chooses, or off the table (J15)."""
    army = state.armies[battle.target]
    if army is None:
        return _placed(state, battle, None)

    def is_free(space: Space) -> bool:
        there = state.armies[space]
        return there is None or (there.seat == army.seat and there.room >= army.units)

    ahead = straight_on(battle.origin, battle.target)
    if ahead is not None and is_free(ahead):
        return pushed_to(state, battle, ahead)
    free = tuple(filter(is_free, TOUCHING[battle.target]))
    if len(free) > 1:
        return replace(state, question=Push(battle, free))
    if free:
        return pushed_to(state, battle, free[0])
    state, battle = _lose(state, battle, army.seat, army.units, "J15")
    return _placed(state, battle, None)


def pushed_to(state: State, battle: Battle, space: Space) -> State:
    """Return the position after a beaten army was pushed to a space (J15)."""
    army = state.armies[battle.target]
    assert army is not None
    ways = {"origin": battle.target, "space": space, "units": army.units}
    state = state.with_event("pushed", "J15", army.seat, **ways)
    state = state.placed((battle.target, None)).joined(space, army)
    return _placed(state, battle, space)


def _placed(state: State, battle: Battle, survivors: Space | None) -> State:
    """Go on after the attackers have won; `survivors` is where the beaten ones stand."""
    state = state.placed((battle.target, battle.army))
    return _aftermath(state, battle, battle.target, survivors, battle.target)


# -- after the battle ------------------------------------------------------------------------------


def _aftermath(
    state: State,
    battle: Battle,
    attackers: Space | None,
    defenders: Space | None,
    landing: Space | None = None,
) -> State:
    """Let undead roll for the enemies killed, attacker first, where there are survivors (J19)."""
    seat = battle.army.seat
    sides = ((seat, attackers), (1 - seat, defenders))
    due = [
        (side, battle.killed[1 - side], space)
        for side, space in sides
        if space is not None and state.rules.races[side] == "undead" and battle.killed[1 - side]
    ]
    return _undead_due(state, tuple(due), landing)


def _undead_due(
    state: State,
    due: tuple[tuple[int, int, Space], ...],
    landing: Space | None,
) -> State:
    for number, (seat, _, space) in enumerate(due):
        army = state.armies[space]
        if army is not None and army.room and state.reserve[seat]:
            return replace(state, question=UndeadRoll(due[number:], landing))
    return move_done(state) if landing is None else land(state, landing)


def undead_rolled(state: State, roll: UndeadRoll, dice: tuple[int, ...]) -> State:
    """Return the position after a player of undead has rolled for enemies killed (J19)."""
    (seat, _, space), *rest = roll.due
    risen = sum(die >= 4 for die in dice)
    state, count = state.recruited(space, seat, risen)
    state = state.with_event("recruited", "J19", seat, space=space, units=count, dice=dice)
    return _undead_due(state, tuple(rest), roll.landing)
