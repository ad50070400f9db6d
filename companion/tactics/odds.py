"""The odds of a battle before anybody rolls, exactly (J12 to J14)."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

from companion.errors import refused
from companion.tactics.battle import bonus
from companion.tactics.board import Space, name_of
from companion.tactics.movement import departed, is_rough, most_units, tired_units
from companion.tactics.state import State


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely each end of a battle is; they add up to 1.

    `neither` is that nobody is left, or nobody got in.
    """

    attacker: Fraction
    defender: Fraction
    neither: Fraction


NEITHER = Odds(Fraction(0), Fraction(0), Fraction(1))
"""Nobody is left."""


@cache
def _sums(dice: int, kobolds: bool) -> Mapping[int, int]:
    """Return in how many ways some dice make each sum (J12; J19: a 6 of kobolds counts 0)."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for total, count in ways.items():
            for die in (1, 2, 3, 4, 5, 0 if kobolds else 6):
                more[total + die] = more.get(total + die, 0) + count
        ways = more
    return ways


@cache
def odds(
    attackers: int, defenders: int, lead: int, kobolds: tuple[bool, bool] = (False, False)
) -> Odds:
    """Return the odds of a battle between so many units.

    `lead` is by how much value and support of the attacker exceed the defender's; `kobolds` says
    which of the two are some.

    >>> odds(1, 1, 0).attacker
    Fraction(5, 12)
    """
    if not attackers:
        return NEITHER if not defenders else Odds(Fraction(0), Fraction(1), Fraction(0))
    if not defenders:
        return Odds(Fraction(1), Fraction(0), Fraction(0))
    won = lost = tied = 0
    for attack, ways in _sums(attackers, kobolds[0]).items():
        for defence, others in _sums(defenders, kobolds[1]).items():
            difference = attack + lead - defence
            won += ways * others * (difference > 0)
            lost += ways * others * (difference < 0)
            tied += ways * others * (difference == 0)
    total = 6 ** (attackers + defenders)
    again = odds(attackers - 1, defenders - 1, lead, kobolds)
    tie = Fraction(tied, total)
    return Odds(
        Fraction(won, total) + tie * again.attacker,
        Fraction(lost, total) + tie * again.defender,
        tie * again.neither,
    )


def lead_of(state: State, seat: int, origin: Space, target: Space) -> int:
    """Return by how much value and support of an attacker exceed the defender's (J12, J13)."""
    ours = bonus(state, seat, origin, target, attacks=True)
    theirs = bonus(state, 1 - seat, origin, target, attacks=False)
    return ours.value + ours.support - theirs.value - theirs.support


def odds_of(state: State, seat: int, attackers: int, defenders: int, lead: int) -> Odds:
    """Return the odds of a battle in which a seat attacks with so many units (J19)."""
    races = state.rules.races
    return odds(
        attackers, defenders, lead, (races[seat] == "kobolds", races[1 - seat] == "kobolds")
    )


def odds_of_attack(state: State, units: int, origin: Space, target: Space) -> Odds:
    """Return the odds of a move that attacks, the roll for rough ground included (J9).

    Raises RulingError if it can't be made now (J8).
    """
    army, defending = state.armies[origin], state.armies[target]
    most = most_units(state, origin, target)
    if not most or army is None or defending is None or defending.seat == state.turn:
        raise refused(
            "tactics-refused-no-attack", "J8", origin=name_of(origin), space=name_of(target)
        )
    if not 1 <= units <= most:
        raise refused("tactics-refused-units", "J8", count=units, of=most)
    chance = Fraction(1)
    if is_rough(state, origin, target):
        chance = Fraction(7 - state.rules.enters_on(army.seat, state.ground(target)), 6)
    tired = tired_units(army, units)
    attacker = defender = neither = Fraction(0)
    for count in range(units + 1):
        likely = comb(units, count) * chance**count * (1 - chance) ** (units - count)
        entering = (max(0, count - tired), min(count, tired))
        after, _ = departed(state, origin, (units - tired, tired), entering)
        lead = lead_of(after, army.seat, origin, target)
        found = odds_of(state, army.seat, count, defending.units, lead) if count else NEITHER
        attacker += likely * found.attacker
        defender += likely * found.defender
        neither += likely * found.neither
    return Odds(attacker, defender, neither)
