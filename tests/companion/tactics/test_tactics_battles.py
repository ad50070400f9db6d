"""Battles reckoned a second time, from tables typed by hand, and compared with the engine."""

import random
from fractions import Fraction
from itertools import product

import pytest

from companion.tactics.odds import odds, odds_of_attack
from companion.tactics.questions import due
from tests.support.tactics_table import armies, placed, said

RANKS = {"A": 1, "J": 10, "Q": 10, "K": 13} | {str(n): n for n in range(2, 11)}
CARDS = [f"{rank}{suit}" for suit in "CDHS" for rank in RANKS] + ["X"]
COUNTS = {  # ground of the attacker, of the battle: does the attacker's card count, the defender's?
    ("plain", "plain"): (1, 1),
    ("plain", "forest"): (0, 1),
    ("plain", "mountain"): (1, 1),
    ("forest", "plain"): (1, 1),
    ("forest", "forest"): (1, 1),
    ("forest", "mountain"): (1, 1),
    ("mountain", "plain"): (1, 0),
    ("mountain", "forest"): (0, 0),
    ("mountain", "mountain"): (1, 1),
}
ROLLS = {("plain", "forest"), ("plain", "mountain"), ("forest", "mountain"), ("mountain", "forest")}
LOST = [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5 + [6] * 99


def value(card):
    return 0 if card == "X" else RANKS[card[:-1]]


def ground(card):
    if card == "X" or card[0] in "JQK":
        return "plain"
    return {"C": "forest", "S": "mountain"}.get(card[-1], "plain")


def reckoned(origin, target, units, support, throws):
    """Return how many attackers and defenders live, and who has won ("" if nobody)."""
    counts = COUNTS[ground(origin), ground(target)]
    added = [value(origin) * counts[0] + support[0], value(target) * counts[1] + support[1]]
    left = list(units)
    for attack, defence in throws:
        difference = added[0] + sum(attack) - added[1] - sum(defence)
        if difference:
            loser = 0 if difference < 0 else 1
            left[loser] = max(0, left[loser] - LOST[abs(difference)])
            return *left, "attacker" if loser else "defender"
        left = [left[0] - 1, left[1] - 1]
        if not min(left):
            return *left, "attacker" if left[0] else "defender" if left[1] else ""
    raise AssertionError("it ends before the throws do")


def test_every_pair_of_cards_with_every_size_of_armies_comes_out_as_reckoned():
    dice = random.Random("battles")
    sizes = list(product(range(1, 7), repeat=2))
    for number, (origin, target) in enumerate(product(CARDS, repeat=2)):
        units, support = sizes[number % 36], (dice.randrange(4), dice.randrange(4))
        near = [f"Ann C4 {support[0]}", f"Bob E4 {support[1]}"]
        near = [each for each in near if not each.endswith("0")]
        session = placed(
            ", ".join([f"Ann C3 {units[0]}", f"Bob D4 {units[1]}", "Ann A2 1", "Bob G6 1", *near]),
            f"C3 {origin}, D4 {target}",
        )
        throws = []
        said(session, f"move Ann {units[0]} C3 D4")
        if (ground(origin), ground(target)) in ROLLS:
            said(session, f"roll Ann {' 6' * units[0]}")
        while session.referee.state.battle and session.referee.state.battle.army.units:
            sides = []
            for name in ("Ann", "Bob"):
                asked = due(session.referee.state)
                assert (("Ann", "Bob")[asked.seat], asked.purpose) == (name, "battle")
                sides.append([dice.randint(1, 6) for _ in range(asked.number)])
                said(session, f"roll {name} {' '.join(map(str, sides[-1]))}")
            throws.append(sides)
        *left, winner = reckoned(origin, target, units, support, throws)
        landed = {"attacker": ("D4", "E5"), "defender": ("C3", "D4"), "": ("", "")}[winner]
        standing = dict(each.rsplit(" ", 1) for each in armies(session).split(", "))
        living = []
        for name, place in zip(("Ann", "Bob"), landed, strict=True):
            units = standing.get(f"{name} {place}", "0")
            living.append(sum(map(int, units.split("/"))))
        recruit = winner == "attacker" and target[0] in "JQ" and left[0] < 6
        assert living == [left[0] + recruit, left[1]], (origin, target, units, support, throws)


@pytest.mark.parametrize("attackers", [1, 2, 3])
@pytest.mark.parametrize("defenders", [1, 2])
@pytest.mark.parametrize("lead", [-4, 0, 3])
def test_odds_are_those_of_all_throws_counted_one_by_one(attackers, defenders, lead):
    def counted(ours, theirs):
        if not (ours and theirs):
            return (Fraction(ours > 0), Fraction(theirs > 0), Fraction(ours == theirs))
        chances = [Fraction(0)] * 3
        throws = list(product(range(1, 7), repeat=ours + theirs))
        for throw in throws:
            difference = sum(throw[:ours]) + lead - sum(throw[ours:])
            if difference:
                chances[difference < 0] += Fraction(1, len(throws))
        tied = 1 - sum(chances)
        return tuple(
            a + tied * b for a, b in zip(chances, counted(ours - 1, theirs - 1), strict=True)
        )

    found = odds(attackers, defenders, lead)
    assert (found.attacker, found.defender, found.neither) == counted(attackers, defenders)


def test_odds_of_kobolds_and_of_rough_ground():
    found = odds(1, 1, 0, (True, False))
    assert found.attacker == Fraction(sum(max(0, die - 1) for die in (0, 1, 2, 3, 4, 5)), 36)
    state = placed("Ann C3 1, Bob D4 1", "D4 5C, C3 5H").referee.state
    into_forest = odds_of_attack(state, 1, 16, 24)
    assert into_forest.neither == Fraction(1, 2) + odds(1, 1, -5).neither / 2
    assert into_forest.attacker == odds(1, 1, -5).attacker / 2
