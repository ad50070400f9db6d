"""A computer player of Tactics Joker: it ranks moves by what they win, and tries the best of them.

It rebuilds the position from what its seat sees. A card in the fog is taken for a plain 5.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from math import fsum
from random import Random
from typing import NamedTuple

from companion.contract import Document
from companion.tactics.battle import joker_replaced, pushed_to
from companion.tactics.board import (
    CORNERS,
    SIZE,
    SPACES,
    TOUCHING_BITS,
    TWO_AWAY_BITS,
    Space,
    bits_of,
    distance,
    name_of,
    parse_space,
    spaces_of,
)
from companion.tactics.cards import JOKER, RECRUITING, VALUE
from companion.tactics.movement import is_rough, moved, rolled
from companion.tactics.odds import Odds, lead_of, odds_of
from companion.tactics.questions import due
from companion.tactics.rules import MOST, Rules
from companion.tactics.state import Army, Battle, JokerDue, Push, State
from companion.tactics.turns import TO_WIN
from companion.words import Message

VERSION = 1


def choose(sees: Document, level: str, dice: Random) -> str:
    """Return castles, a move, ``end``, what it chooses amid a move, or that dice are thrown."""
    view = sees["view"]
    name, question = view["you"], view["question"]
    if question is None:
        return _moved(view, level, dice)
    match question["what"]:
        case "castles":
            return f"castle {name} {' '.join(_castles(view, level, dice))}"
        case "push":
            return f"push {name} {_outcome(view, level, dice, question['spaces'])}"
        case "joker":
            return f"joker {name} {_outcome(view, level, dice, question['cards'])}"
    return "throw"  # dice are due: the companion throws them (C5)


def advice(sees: Document, chosen: str, dice: Random) -> Document | None:
    """Name a move that brings more at once, by 2 at least."""
    view, words = sees["view"], chosen.split()
    if words[0] not in ("move", "end") or not view["moves"]:
        return None
    ranking = _Ranking(_position(view))
    values = ranking.values(view, halves=False)
    best = max(values, key=lambda move: values[move], default=None)
    own = 0.0
    if words[0] == "move":
        own = ranking.value(_Move(int(words[2]), parse_space(words[3]), parse_space(words[4])))
    if best is None or values[best] - own < 2:
        return None
    place = {"origin": name_of(best.origin), "space": name_of(best.target), "count": best.units}
    why = Message("tactics-advice", reason=ranking.reason(best), **place)
    return {"better": best.said(view["you"]), "gain": values[best] - own, "why": why}


def accepts(sees: Document, offer: Document, level: str, dice: Random) -> str | None:
    """Agree to a draw if it is not better off (C8)."""
    state = _position(sees["view"])
    return "" if _judged(state, state.names.index(sees["view"]["you"])) <= 0 else None


# -- what a view shows, as a position --------------------------------------------------------------


def _position(view: Document) -> State:
    players = view["players"]
    names = tuple(player["name"] for player in players)
    rules = Rules(
        tuple(view["variants"]),
        view["start"],
        view["rounds"],
        tuple(player["race"] for player in players),
    )
    armies: list[Army | None] = [None] * len(SPACES)
    for space, army in view["armies"].items():
        tired, spent = army["tired"], army["spent"]
        fresh = army["units"] - tired - spent
        seat = names.index(army["player"])
        armies[parse_space(space)] = Army(seat, fresh, tired, spent)
    first, second = players
    state = State(
        rules,
        names,
        tuple(card or "5D" for row in view["table"] for card in row),
        tuple(view["stack"]),
        tuple(armies),
        (first["reserve"], second["reserve"]),
        (first["dead"], second["dead"]),
        bits_of(*map(parse_space, view["turned"])),
        turn=names.index(view["turn"]),
        round=view["round"] or 1,
        moves_left=view["moves_left"] or 0,
        alone=True,
    )
    battle, question = view["battle"], view["question"]
    if question is not None and question["what"] == "push":
        attackers = Army(names.index(battle["attacker"]), spent=battle["units"])
        fought = Battle(parse_space(battle["from"]), parse_space(battle["to"]), attackers)
        return replace(state, question=Push(fought, tuple(map(parse_space, question["spaces"]))))
    if question is not None and question["what"] == "joker":
        jokers = [space for space in SPACES if state.table[space] == JOKER]
        landed = next(space for space in jokers if state.units(state.turn, space))
        return replace(state, question=JokerDue(landed))
    return state


# -- castles ---------------------------------------------------------------------------------------


def _castles(view: Document, level: str, dice: Random) -> Sequence[str]:
    """Return castles to begin on: a hard player wants many cards near that bring units."""
    asked = view["question"]
    pairs: list[tuple[str, ...]] = list(combinations(asked["spaces"], asked["choose"]))
    if level != "hard":
        return pairs[int(dice.random() * len(pairs))]
    cards = [card for row in view["table"] for card in row]

    def recruits(space: str) -> int:
        near = spaces_of(TWO_AWAY_BITS[parse_space(space)])
        return sum(cards[other] in RECRUITING for other in near)

    return max(pairs, key=lambda pair: sum(map(recruits, pair)))


# -- moves, ranked by what they bring at once ------------------------------------------------------


class _Move(NamedTuple):
    """So many units that go from one space to another."""

    units: int
    origin: Space
    target: Space

    def said(self, name: str) -> str:
        return f"move {name} {self.units} {name_of(self.origin)} {name_of(self.target)}"


def _moved(view: Document, level: str, dice: Random) -> str:
    """Return a move, or that the turn ends.

    A medium player chooses the best move, an easy one any of the best four, or any at all.
    """
    name, state = view["you"], _position(view)
    values = _Ranking(state).values(view, halves=level == "hard")
    ranked = sorted(values, key=lambda move: -values[move])
    if level == "hard":
        chosen = _tried(state, ranked[:12], dice)
    else:
        some = [move for move in ranked if values[move] > 0][: 4 if level == "easy" else 1]
        if level == "easy" and dice.random() < 0.35:
            some = list(values)
        chosen = some[int(dice.random() * len(some))] if some else None
    return f"end {name}" if chosen is None else chosen.said(name)


class _Ranking:
    """What moves bring at once in one position."""

    def __init__(self, state: State) -> None:
        self._state, self._seat = state, state.turn
        self._held = state.castles(self._seat)
        self._wanted = [space for space in CORNERS if space not in self._held]
        self._threatened = [space for space in self._held if _chance(state, 1 - self._seat, space)]

    def values(self, view: Document, *, halves: bool) -> dict[_Move, float]:
        """Return legal moves of all units of an army that can go, perhaps also of half of them."""
        found = dict[_Move, float]()
        for legal in view["moves"]:
            origin, target = parse_space(legal["from"]), parse_space(legal["to"])
            # A castle keeps units: more if enemies are beside it.
            kept = 3 if self._state.support(1 - self._seat, origin) else 1
            able = self._state.units(self._seat, origin) - kept * (origin in self._held)
            most = min(legal["most"], able)
            for units in (most, (most + 1) // 2) if halves and most > 1 else (most,):
                if units > 0:
                    move = _Move(units, origin, target)
                    found[move] = self.value(move)
        return found

    def value(self, move: _Move) -> float:
        """Return what a move brings: castles, units, and places nearer to castles."""
        state, target = self._state, move.target
        rough = is_rough(state, move.origin, target)
        units = (move.units + 1) // 2 if rough else move.units
        if found := _battle(state, self._seat, units, move.origin, target):
            enemies = state.units(1 - self._seat, target)
            won, lost = float(found.attacker), float(found.defender)
            value = 2 * won * min(2, enemies) - 2 * lost * min(2, units)
            castle = 10 if len(self._held) == TO_WIN - 1 else 6
            value += won * (castle if target in CORNERS else 0.5)
        else:
            value = self._march(move)
        return 0.6 * value if rough else value

    def reason(self, move: _Move) -> Message:
        """Return what is good about a move."""
        if found := _battle(self._state, self._seat, move.units, move.origin, move.target):
            return Message("tactics-advice-battle", number=round(100 * float(found.attacker)))
        if move.target in self._wanted:
            return Message("tactics-advice-castle")
        return Message("tactics-advice-place")

    def _march(self, move: _Move) -> float:
        state, target = self._state, move.target
        value = 12.0 if target in self._wanted and state.armies[target] is None else 0.0
        card = state.table[target]
        recruits = card in RECRUITING and not state.turned >> target & 1
        if state.reserve[self._seat] and (recruits or card == JOKER):
            value += 3
        for weight, castles in ((0.35, self._wanted), (0.6, self._threatened)):
            if castles:
                nearer = _nearest(move.origin, castles) - _nearest(target, castles)
                value += weight * move.units * nearer
        enemies = state.support(1 - self._seat, target)
        friends = move.units + state.units(self._seat, target)
        return value - 0.5 * max(0, enemies - friends)


def _battle(state: State, seat: int, units: int, origin: Space, target: Space) -> Odds | None:
    """Return how an attack of a seat with so many units ends; None if no enemy is there."""
    enemies = state.units(1 - seat, target)
    if not enemies:
        return None
    return odds_of(state, seat, units, enemies, lead_of(state, seat, origin, target) - units)


def _nearest(space: Space, castles: Sequence[Space]) -> int:
    return min(distance(space, castle) for castle in castles)


# -- moves that are tried --------------------------------------------------------------------------


def _tried(state: State, moves: Sequence[_Move], dice: Random) -> _Move | None:
    """Return the move after which the position is best on average of five throws of its dice.

    None if that is hardly better than before.
    """
    best, chosen = _judged(state, state.turn) + 0.3, None
    for move in moves:
        total = 0.0
        for _ in range(5):
            after = moved(state, move.units, move.origin, move.target, None)
            total += _judged(_thrown_out(after, dice), state.turn)
        if total / 5 > best:
            best, chosen = total / 5, move
    return chosen


def _thrown_out(state: State, dice: Random) -> State:
    """Return a position once all dice of a move are thrown, as it happens to come out."""
    while (asked := due(state)) is not None and asked.amid_move:
        match asked.what:
            case "push":
                state = _answered(state, asked.choice[0])
            case "joker":
                state = _answered(state, max(asked.choice, key=lambda card: VALUE[card]))
            case _:
                thrown = tuple(1 + int(dice.random() * 6) for _ in range(asked.number))
                state = rolled(state, thrown)
    return state


def _answered(state: State, answer: str) -> State:
    """Return a position once the attacker, or whoever came on a joker, has chosen."""
    if isinstance(state.question, Push):
        return pushed_to(state, state.question.battle, parse_space(answer))
    return joker_replaced(state, answer)


def _outcome(view: Document, level: str, dice: Random, choice: Sequence[str]) -> str:
    """Return the choice after which the position is best; easy players take any."""
    if level == "easy":
        return choice[int(dice.random() * len(choice))]
    state = _position(view)
    return max(
        choice, key=lambda each: _judged(_thrown_out(_answered(state, each), dice), state.turn)
    )


# -- positions -------------------------------------------------------------------------------------


def _judged(state: State, seat: int) -> float:
    """Return how good a position is for a seat; 0 is even."""
    if state.result is not None:
        winners = state.result.winners
        return 0.0 if len(winners) != 1 else 500.0 if winners[0] == seat else -500.0
    enemy = 1 - seat
    ours, theirs = state.castles(seat), state.castles(enemy)
    value = 1.5 * (state.on_field(seat) - state.on_field(enemy)) + 6.0 * (len(ours) - len(theirs))
    wanted = [space for space in CORNERS if space not in ours]
    chances = {space: _chance(state, seat, space) for space in wanted}
    if len(ours) >= TO_WIN:
        safe = sorted((1 - _chance(state, enemy, space) for space in ours), reverse=True)
        value += 80.0 * safe[0] * safe[1] * safe[2]
    else:
        value -= 8.0 * fsum(_chance(state, enemy, space) for space in ours)
    if len(theirs) >= TO_WIN:
        moves = state.moves_left if state.turn == seat else 0
        retaken = max(chances[space] for space in theirs) if moves else 0.0
        value -= 150.0 * (1 - retaken)
    value += 3.0 * fsum(chances.values())
    if wanted:
        for space in SPACES:
            if units := state.units(seat, space):
                value += 0.6 * units * (SIZE - _nearest(space, wanted))
    return value


def _chance(state: State, seat: int, space: Space) -> float:
    """Return how likely a seat takes a space: by its best army beside it, or by all within two.

    All of them together are reckoned with a lead of -6, and count for 0.8.
    """
    enemies = state.units(1 - seat, space)
    best, near = 0.0, 0
    for other in spaces_of(TWO_AWAY_BITS[space]):
        units = state.units(seat, other)
        if not units:
            continue
        near += units
        if TOUCHING_BITS[space] >> other & 1:
            found = _battle(state, seat, units, other, space)
            if found is None:
                return 1.0
            best = max(best, float(found.attacker))
    if not near:
        return 0.0
    if not enemies:
        return 0.8
    together = odds_of(state, seat, min(MOST, near), enemies, -6)
    return max(best, 0.8 * float(together.attacker))
