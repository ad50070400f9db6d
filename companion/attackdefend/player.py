"""A computer player of Attack/Defend: it counts what lies open, and mixes what the other can't see.

As Defender it raises a card only when it can score it in the same turn; other cards lie beside it.
As Attacker it flips what probably scores, and gets rid of score cards before they score for the
Defender.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from companion.contract import Document
from companion.words import Message

VERSION = 1


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


def accepts(sees: Document, offer: Document, level: str, dice: Random) -> str | None:
    return None


def choose(sees: Document, level: str, dice: Random) -> str:
    view = sees["view"]
    table = _Table(sees, _LEVELS[level], dice)
    if view["turn"] != view["you"] and view["question"] is None and view["turn"] is not None:
        return table.scoring() or ""
    if dice.random() < _LEVELS[level].careless:
        return str(view["moves"][int(dice.random() * len(view["moves"]))])
    if view["question"] is not None:
        return table.answer()
    if table.side is None:
        return table.take_side()
    return table.play()


def advice(sees: Document, chosen: str, dice: Random) -> Document | None:
    """Name a card that would have scored at once."""
    table = _Table(sees, _LEVELS["hard"], dice)
    found = table.scoring() if table.side == "defender" else table.flip_known()
    if not found or chosen.split(maxsplit=1)[0] in ("play", "flip", "choose"):
        return None
    place = found.split()[2]
    points = table.points(sees["view"]["known"][place])
    why = Message("attackdefend-advice", number=int(place), points=points)
    return {"better": found, "gain": points, "why": why}


class _Table:
    """What a player sees at one moment, and what may be said."""

    def __init__(self, sees: Document, how: _Level, dice: Random) -> None:
        self._view, self._how, self._dice = sees["view"], how, dice
        self._deck: Mapping[str, Any] = sees["mine"]["deck"]
        self._moves: Sequence[str] = self._view["moves"]
        self._known: Mapping[str, str] = self._view["known"]
        self._cards: Sequence[str] = self._view["cards"]
        self._actions: int = self._view["actions"]
        players = {player["name"]: player for player in self._view["players"]}
        self.side: str | None = players[self._view["you"]]["side"]
        self._field = {str(each["place"]): each for each in self._view["field"]}
        sides = ((place, each["side"]) for place, each in self._field.items())
        self._lying = [place for place, side in sides if side == "defender"]

    def points(self, card: str | None) -> int:
        return 0 if card is None else int(self._deck[card]["points"])

    def scoring(self) -> str | None:
        """Return how a card of one's own is played that scores, the one that scores most."""
        place = self._best(self._playable(), lambda place: self.points(self._known[place]))
        return self._with("play", place)

    def _playable(self) -> list[str]:
        return [move.split()[2] for move in self._moves if move.startswith("play ")]

    def _with(self, verb: str, word: str | None = "") -> str | None:
        """Return a statement with a word, if there is one and it may be said now; else None."""
        text = f"{verb} {self._view['you']} {word}".rstrip()
        return text if word is not None and text in self._moves else None

    def _first(self, *found: str | None) -> str:
        """Return the first statement there is; else the first that may be said, ``end`` at best."""
        return next(filter(None, found), None) or self._with("end") or self._moves[0]

    def _any(self, words: Sequence[str]) -> str | None:
        return words[int(self._dice.random() * len(words))] if words else None

    def _drawn(self, least: float, most: float) -> float:
        return least + self._dice.random() * (most - least)

    def _best(self, words: Sequence[str], worth: Callable[[str], float]) -> str | None:
        """Return the word that is worth most, the first of equals; None if none is worth any."""
        best = max(words, key=worth, default=None)
        return best if best is not None and worth(best) > 0 else None

    def take_side(self) -> str:
        """Prefer to defend; wager one card for it, one that is of no use."""
        useless = self._best(self._cards, lambda card: -self.points(card))
        others = [each for each in self._view["players"] if each["name"] != self._view["you"]]
        wager = self._with("wager", useless) if others[0]["hand"] == _FULL_HAND else None
        return self._first(self._with("prefer", "defender"), wager, self._with("accept"))

    def play(self) -> str:
        """Draw first; a Defender often what the Attacker has discarded: mostly score cards."""
        deck = self._with("draw", "deck")
        if self._view["drawn"] or not deck:
            return self._defend() if self.side == "defender" else self._attack()
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
        theirs = self.side == "defender" and pile and pile[-1] != self._view["you"]
        if theirs and self._dice.random() < 0.9:
            return self._with("draw", "discard") or deck
        return deck

    # -- the Defender --------------------------------------------------------------------------

    def _defend(self) -> str:
        """Score what can be scored now; else put down cards, four at most, some of which score."""
        own = {place: card for place, card in self._known.items() if place in self._lying}
        scoring = [place for place, card in own.items() if self.points(card) > 0]
        tempting = [place for place in own if place not in scoring]

        def draws(place: str) -> bool:
            does = self._deck[own[place]]["defender"]["does"]
            return not self.points(own[place]) and "draw" in does

        bluffs = self._dice.random() < self._drawn(*self._how.bait)
        return self._first(
            self.scoring(),
            self._sprint(own) if self._how.sprints else self._advance(scoring, below=4),
            self._advance(tempting, below=3) if bluffs else None,
            self._place(scores=True) if len(scoring) < 2 else None,
            self._with("play", self._best(self._playable(), draws)),
            self._place(scores=False) if len(own) < 4 else None,
            self._with("draw", "deck") if len(self._cards) < _FULL_HAND else None,
        )

    def _sprint(self, own: Mapping[str, str]) -> str | None:
        """Raise a score card if what is left of the turn suffices to score it."""
        raises = [place for place, card in own.items() if self._raises(card, place)]
        reach = self._actions + sum(self._raises(own[place], place) for place in raises)

        def worth(place: str) -> float:
            missing = self._deck[own[place]]["defender"]["need"] - self._field[place]["level"]
            return self.points(own[place]) if 0 < missing <= reach else 0

        target = self._best(list(own), worth)
        if target is None:
            return None
        plays = [self._with("play", place) for place in raises]
        return next(filter(None, [self._with("advance", target), *plays]), None)

    def _raises(self, card: str, place: str) -> int:
        """Return by how many levels a card raises another, if it can be played where it lies."""
        half = self._deck[card]["defender"]
        playable = self._field[place]["level"] >= half["need"]
        return int(half["does"].get("raise", 0)) if playable else 0

    def _advance(self, places: Sequence[str], below: int) -> str | None:
        low = [place for place in places if self._field[place]["level"] < below]
        return self._with("advance", self._any(low))

    def _place(self, *, scores: bool) -> str | None:
        cards = [card for card in self._cards if (self.points(card) > 0) is scores]
        return self._with("place", self._any(cards))

    # -- the Attacker ------------------------------------------------------------------------------

    def _attack(self) -> str:
        """Flip what scores, keep no score card to the end of the turn, then flip what may score."""
        harmful = [card for card in self._cards if self.points(card) > 0]
        shed = self._with("discard", self._best(harmful, self.points))
        must_shed = shed if len(harmful) >= self._actions > 0 else None
        goes_on = self._how.sprints and self._actions > 1
        plant = self._using("place") if harmful and goes_on else None
        lever = self._using("raise") if goes_on and self._lowest() else None
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
        low = [place for place in self._lying if self._field[place]["level"] == 1]
        known = self._known
        return [place for place in low if place not in known or self.points(known[place]) > 0]

    def flip_known(self) -> str | None:
        return self._with("flip", self._best(list(self._known), self._flipped))

    def _flipped(self, place: str) -> float:
        """Return what the Attacker scores by flipping a card that he knows."""
        card = self._known.get(place)
        if card is None or self._field[place]["level"] < self._deck[card]["attacker"]["need"]:
            return 0
        return self.points(card)

    def _flip(self) -> str | None:
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

    def _use(self) -> str | None:
        """Return the use of a card, those first that do most to what the Defender has down."""
        if any(self.points(card) < 0 for card in self._cards) and (use := self._using("saddle")):
            return use
        steps = ("raid", "peek", "lower", "return", "trash", "act", "draw")
        wanted = (step for step in steps if self._lying or step in ("raid", "act", "draw"))
        return next(filter(None, map(self._using, wanted)), None)

    def _using(self, step: str) -> str | None:
        cards = (card for card in self._cards if step in self._deck[card]["attacker"]["does"])
        return next(filter(None, (self._with("use", card) for card in cards)), None)

    # -- answers -----------------------------------------------------------------------------------

    def answer(self) -> str:
        """Return what is worth most of all that may be chosen, the first of equals."""
        step = self._view["question"]["step"]
        return max(self._moves, key=lambda move: self._worth(step, move.split()[2:]))

    def _worth(self, step: str, words: Sequence[str]) -> float:
        if words == ["none"]:
            return 0
        defends = self.side == "defender"
        level: int = self._field.get(words[0], {}).get("level", 0)
        card = self._known.get(words[0])
        points = self.points(card)
        match step:
            case "discard":
                return sum(map(self.points, words)) * (-1 if defends else 1)
            case "peek":
                return level if words[0] not in self._known else -1
            case "lower" | "return" | "trash":
                hidden = words[0] in self._lying and not defends and self._flipped(words[0]) <= 0
                return level - 1 if hidden else -1
            case "raise" if defends:
                short = card is not None and level < self._deck[card]["defender"]["need"]
                return 1 + points if points > 0 and short else -1
            case "raise":
                return 0.5 + points if words[0] in self._lowest() else -1
            case "flip" if words[0] in self._known:
                return self._flipped(words[0])
            case "flip":
                return self._weight(words[0]) - 0.5
            case "protect":
                return points * level
            case "switch":
                return self.points(words[1]) - points if level > 1 else -1
            case "place":
                return 1 + self.points(words[0])
            case "take":
                return 1 + self.points(self._view["looked"][int(words[0]) - 1])
            case "saddle":
                return -self.points(words[0])
        return 1
