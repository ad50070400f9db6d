"""A computer player of Attack/Defend: it counts what lies open, and mixes what the other can't see.

As Defender it raises a card only when it can score it in the same turn; other cards lie beside it.
As Attacker it flips what probably scores, and gets rid of score cards before they score for the
Defender.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.attackdefend.deck import Kind, house_deck
from companion.contract import Document
from companion.words import Message

VERSION = 1

Dice = random.Random


@dataclass(frozen=True, slots=True)
class _Level:
    """How a player plays.

    An Attacker flips a card with the chance `readiness` times the weight of its level, from 1 to 4.
    A Defender raises a card that does not score as often as the share `bait`. Both numbers are
    drawn anew each time. With `careless` anything at all is said.
    """

    weights: tuple[float, float, float, float]
    readiness: tuple[float, float]
    bait: tuple[float, float]
    careless: float = 0.0
    sprints: bool = True


_LEVELS = {
    "easy": _Level((0.3, 1.0, 1.3, 0.6), (0.45, 0.45), (0.15, 0.15), 0.35, sprints=False),
    "medium": _Level((0.3, 1.0, 1.3, 0.6), (0.6, 1.1), (0.1, 0.7), sprints=False),
    "hard": _Level((1.0, 1.8, 0.9, 1.1), (1.15, 3.45), (0.0, 0.3)),
}

_FULL_HAND = 5
"""With how many cards nobody draws more."""
_LYING = 4
"""How many cards a Defender has face down at most."""
_FROM_DISCARDS = 0.9
"""How often a Defender takes what the Attacker has discarded: mostly score cards."""


def board(game: Document, level: str, dice: Dice) -> str:
    """Return nothing: nobody hides a board."""
    return ""


def accepts(sees: Document, offer: Document, level: str, dice: Dice) -> str | None:
    """Decline: nothing is offered in this game."""
    return None


def offer(sees: Document, level: str, dice: Dice) -> str:
    """Return nothing: nobody allies."""
    return ""


def choose(sees: Document, level: str, dice: Dice) -> str:
    """Return one of the statements that it may say; nothing if it is asked and plays no card."""
    view = sees["view"]
    how, moves = _LEVELS[level], [str(move).split() for move in view["moves"]]
    if view["turn"] != view["you"] and view["question"] is None and view["turn"] is not None:
        return _said(_scoring(view, moves))
    if dice.random() < how.careless:
        return _said(moves[int(dice.random() * len(moves))])
    table = _Table(view, moves, how, dice)
    if view["question"] is not None:
        return _said(table.answer())
    if table.side is None:
        return _said(table.take_side())
    return _said(table.defend() if table.side == "defender" else table.attack())


def advice(sees: Document, chosen: str, dice: Dice) -> Document | None:
    """Name a card that would have scored at once."""
    view = sees["view"]
    moves = [str(move).split() for move in view["moves"]]
    table = _Table(view, moves, _LEVELS["hard"], dice)
    found = _scoring(view, moves) if table.side == "defender" else table.flip_known()
    verb, place = chosen.split(maxsplit=1)[0], found[2] if found else ""
    if not found or verb in ("play", "flip", "choose"):
        return None
    points = _points(view["known"][place])
    why = Message("attackdefend-advice", number=int(place), points=points)
    return {"better": _said(found), "gain": points, "why": why}


def _said(words: Sequence[str] | None) -> str:
    return " ".join(words or ())


def _kinds() -> Mapping[str, Kind]:
    return {kind.id: kind for kind in house_deck().kinds}


def _points(card: str | None) -> int:
    """Return what a card scores; 0 for one of a deck that is not known here."""
    kind = _kinds().get(card or "")
    return 0 if kind is None else kind.points


def _need(card: str) -> int:
    """Return the level at which the Defender plays a card."""
    kind = _kinds().get(card)
    return 1 if kind is None else kind.black.texts[0].need


def _scoring(view: Document, moves: Sequence[Sequence[str]]) -> Sequence[str] | None:
    """Return how a card of one's own is played that scores, the one that scores most."""
    plays = [move for move in moves if move[0] == "play" and _points(view["known"][move[2]]) > 0]
    return max(plays, key=lambda move: _points(view["known"][move[2]]), default=None)


class _Table:
    """What a player sees at one moment, and what may be said."""

    def __init__(self, view: Document, moves: list[list[str]], how: _Level, dice: Dice) -> None:
        self._view, self._moves, self._how, self._dice = view, moves, how, dice
        self._known: Mapping[str, str] = view["known"]
        self._cards: Sequence[str] = view["cards"]
        self._actions: int = view["actions"]
        players = {player["name"]: player for player in view["players"]}
        self.side: str | None = players[view["you"]]["side"]
        self._field = {str(each["place"]): each for each in view["field"]}

    def _with(self, verb: str, *words: str) -> list[str] | None:
        """Return a statement that may be said now, None if it may not."""
        name = self._view["you"]
        return next((each for each in self._moves if each == [verb, name, *words]), None)

    def _first(self, *found: Sequence[str] | None) -> Sequence[str]:
        """Return the first statement there is; else the first that may be said, ``end`` at best."""
        chosen = next((each for each in found if each), None)
        return chosen or self._with("end") or self._moves[0]

    def _drawn(self, least: float, most: float) -> float:
        return least + self._dice.random() * (most - least)

    def _best(self, words: Sequence[str], worth: Callable[[str], float]) -> str | None:
        """Return the word that is worth most, the first of equals; None if none is worth any."""
        best = max(words, key=worth, default=None)
        return best if best is not None and worth(best) > 0 else None

    def take_side(self) -> Sequence[str]:
        """Prefer to defend; wager one card for it, one that is of no use."""
        useless = self._best(self._cards, lambda card: -_points(card))
        hand = next(
            each["hand"] for each in self._view["players"] if each["name"] != self._view["you"]
        )
        wager = self._with("wager", useless) if useless and hand == _FULL_HAND else None
        return self._first(self._with("prefer", "defender"), wager, self._with("accept"))

    # -- the Defender --------------------------------------------------------------------------

    def defend(self) -> Sequence[str]:
        """Score what can be scored now; else put cards down, score cards among others."""
        if not self._view["drawn"] and self._with("draw", "deck"):
            return self._draw()
        own = {
            place: card
            for place, card in self._known.items()
            if self._field[place]["side"] == "defender"
        }
        cards = [card for card in self._cards if _points(card) > 0]
        lying = [card for card in own.values() if _points(card) > 0]
        tempting = [place for place, card in own.items() if _points(card) <= 0]
        scoring = [place for place, card in own.items() if _points(card) > 0]
        bluffs = self._dice.random() < self._drawn(*self._how.bait)
        return self._first(
            _scoring(self._view, self._moves),
            self._sprint(own) if self._how.sprints else self._advance(scoring, below=4),
            self._advance(tempting, below=3) if bluffs else None,
            self._place(cards) if len(lying) < 2 else None,
            self._useful_play(own),
            self._place(self._others()) if len(own) < _LYING else None,
            self._with("draw", "deck") if len(self._cards) < _FULL_HAND else None,
        )

    def _draw(self) -> Sequence[str]:
        """Draw what the Attacker has discarded, if it is on top, else from the deck."""
        wants = self._attacker_discarded_last() and self._dice.random() < _FROM_DISCARDS
        return self._first(
            self._with("draw", "discard") if wants else None, self._with("draw", "deck")
        )

    def _attacker_discarded_last(self) -> bool:
        """Tell whether a card of the Attacker lies on top of the discard pile."""
        pile: list[str] = []
        for entry in self._view["log"]:
            for event in () if entry.get("void") else entry["events"]:
                match event["event"]:
                    case "discarded":
                        pile += [event["player"]] * event["count"]
                    case "drew" if event["pile"] == "discard":
                        del pile[max(0, len(pile) - event["count"]) :]
                    case "took":
                        pile = pile[:-1]
                    case "overtime":
                        pile = []
        return bool(pile) and pile[-1] != self._view["you"]

    def _sprint(self, own: Mapping[str, str]) -> Sequence[str] | None:
        """Raise a score card if what is left of the turn suffices to score it."""
        raises = [place for place, card in own.items() if self._raises(card, place)]
        reach = self._actions + sum(self._raises(own[place], place) for place in raises)

        def worth(place: str) -> float:
            missing = _need(own[place]) - self._field[place]["level"]
            return _points(own[place]) if 0 < missing <= reach else 0

        target = self._best(list(own), worth)
        if target is None:
            return None
        plays = [self._with("play", place) for place in raises]
        return next(filter(None, [self._with("advance", target), *plays]), None)

    def _raises(self, card: str, place: str) -> int:
        """Return by how many levels a card raises another, if it can be played where it lies."""
        kind = _kinds().get(card)
        if kind is None or self._field[place]["level"] < _need(card):
            return 0
        return sum(step.number for step in kind.black.texts[0].steps if step.name == "raise")

    def _advance(self, places: Sequence[str], below: int) -> Sequence[str] | None:
        low = [place for place in places if self._field[place]["level"] < below]
        chosen = low[int(self._dice.random() * len(low))] if low else None
        return self._with("advance", chosen) if chosen else None

    def _place(self, cards: Sequence[str]) -> Sequence[str] | None:
        return self._with("place", cards[int(self._dice.random() * len(cards))]) if cards else None

    def _others(self) -> list[str]:
        return [card for card in self._cards if _points(card) <= 0]

    def _useful_play(self, own: Mapping[str, str]) -> Sequence[str] | None:
        """Return how a card is played that brings cards."""
        for place, card in own.items():
            kind = _kinds().get(card)
            steps = kind.black.texts[0].steps if kind is not None and not kind.points else ()
            if any(step.name == "draw" for step in steps) and (play := self._with("play", place)):
                return play
        return None

    # -- the Attacker ------------------------------------------------------------------------------

    def attack(self) -> Sequence[str]:
        """Flip what scores, keep no score card to the end of the turn, then flip what may score."""
        if not self._view["drawn"] and self._with("draw", "deck"):
            return self._with("draw", "deck") or self._moves[0]
        harmful = [card for card in self._cards if _points(card) > 0]
        worst = self._best(harmful, _points)
        shed = self._with("discard", worst) if worst else None
        must_shed = shed if len(harmful) >= self._actions > 0 else None
        goes_on = self._how.sprints and self._actions > 1
        plant = self._with("use", "plant") if harmful and goes_on else None
        lever = self._with("use", "guard") if goes_on and self._lowest() else None
        safe_to_draw = self._actions > 1 and len(self._cards) < _FULL_HAND
        return self._first(
            self.flip_known(),
            plant,
            must_shed,
            lever,
            self._flip(),
            self._use(),
            shed,
            self._with("draw", "deck") if safe_to_draw else None,
        )

    def _lowest(self) -> list[str]:
        """Return the places of the Defender's cards at level 1 that may score once raised."""
        return [
            place
            for place, each in self._field.items()
            if each["side"] == "defender"
            and each["level"] == 1
            and (place not in self._known or _points(self._known[place]) > 0)
        ]

    def flip_known(self) -> Sequence[str] | None:
        """Return the flip of a card that is known to score."""
        place = self._best(list(self._known), self._flipped)
        return self._with("flip", place) if place else None

    def _flipped(self, place: str) -> float:
        """Return what the Attacker scores by flipping a card that he knows."""
        card, level = self._known.get(place), self._field[place]["level"]
        kind = _kinds().get(card or "")
        return 0 if kind is None or level < kind.white.texts[0].need else kind.points

    def _flip(self) -> Sequence[str] | None:
        """Return the flip of the card that most probably scores, as often as it is worth a try."""
        unknown = [place for place in self._field if place not in self._known]
        weights = {place: self._weight(place) for place in unknown}
        place = self._best(unknown, lambda each: weights[each])
        ready = self._drawn(*self._how.readiness)
        if place is None or self._dice.random() >= ready * weights[place]:
            return None
        return self._with("flip", place)

    def _weight(self, place: str) -> float:
        level: int = self._field[place]["level"]
        return self._how.weights[level - 1] * self._drawn(0.5, 1.5)

    def _use(self) -> Sequence[str] | None:
        """Return the use of a card, those first that do most to what the Defender has down."""
        order = ("raid", "scout", "saw", "swap", "wipe", "rush", "sift")
        if "loss" in self._cards and (frame := self._with("use", "blame")):
            return frame
        lies = any(each["side"] == "defender" for each in self._field.values())
        wanting = ("raid", "rush", "sift")
        uses = (self._with("use", card) for card in order if lies or card in wanting)
        return next(filter(None, uses), None)

    # -- answers -----------------------------------------------------------------------------------

    def answer(self) -> Sequence[str]:
        """Return what is worth most of all that may be chosen, the first of equals."""
        step = self._view["question"]["step"]
        return max(self._moves, key=lambda move: self._worth(step, move[2:]))

    def _worth(self, step: str, words: Sequence[str]) -> float:
        if list(words) == ["none"]:
            return 0
        defends = self.side == "defender"
        place: dict[str, Any] = self._field.get(words[0], {})
        level: int = place.get("level", 0)
        theirs = place.get("side") == "defender"
        points = _points(self._known.get(words[0]))
        match step:
            case "discard" if defends:
                return -sum(map(_points, words))
            case "discard":
                return sum(map(_points, words))
            case "peek":
                return level if words[0] not in self._known else -1
            case "lower" | "return" | "trash":
                if defends:
                    return -1
                return level - 1 if theirs and self._flipped(words[0]) <= 0 else -1
            case "raise" if defends:
                return 1 + points if points > 0 and level < _need(self._known[words[0]]) else -1
            case "raise":
                return 0.5 + points if words[0] in self._lowest() else -1
            case "flip":
                if words[0] in self._known:
                    return self._flipped(words[0])
                return self._weight(words[0]) - 0.5
            case "protect":
                return points * level
            case "switch":
                return _points(words[1]) - points if level > 1 else -1
            case "place":
                return 1 + _points(words[0])
            case "take":
                return 1 + _points(self._view["looked"][int(words[0]) - 1])
            case "saddle":
                return -_points(words[0])
        return 1
