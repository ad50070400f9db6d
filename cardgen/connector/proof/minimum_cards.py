"""Whether fewer cards could show a text: a proof that they can't, and a trial with the links that there are.

What counts as showing it: its words are read in order, each at least half in sight, none wholly above the
one before nor left of it on the same line; cards turned by quarters, folded or not, shifted anyhow. A printed
word counts for every word that it contains.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from cardgen.connector.layout.result import Face, Fold, Panel, Turn
from cardgen.connector.proof.card_reader import Bracket, Printed, Spot, Word
from cardgen.connector.proof.polygons import Polygon, area, inverse, meet, polygon_of, without
from cardgen.connector.proof.simulated_player import laid_at, partner
from cardgen.connector.proof.stacking import Card, folded_away, share_shown, shows
from cardgen.drawing.shapes import MM_PER_PT, Box, Matrix, rotated

_LEGIBLE = 0.5
"""Share of a word that must be in sight to be read."""
_SAME_LINE = 0.54
"""How far apart in em the baselines of one line may lie: not quite half a line."""

_FOLDS: tuple[Fold, ...] = ("none", "left", "right", "both")
_TURNS: tuple[Turn, ...] = (0, 90, 180, 270)
_FACES: tuple[Face, ...] = ("back", "left", "right")


@dataclass(frozen=True)
class Wording:
    """A text, and where on a card its words are printed."""

    words: tuple[str, ...]
    printed: Printed
    panel: Panel

    @cached_property
    def places(self) -> tuple[tuple[Word, ...], ...]:
        """Every printed word that could be read for each word of the text."""
        return tuple(tuple(p for p in self.printed.words if word in p.text) for word in self.words)

    @cached_property
    def useful(self) -> tuple[Word, ...]:
        """The printed words that can be read for any word of the text."""
        return tuple({id(word): word for places in self.places for word in places}.values())

    @cached_property
    def turned(self) -> Mapping[tuple[Turn, Face], tuple[tuple[Word, Box], ...]]:
        """For each turn and face the useful words, with their boxes on the panel turned about its origin."""
        return {
            (turn, face): tuple(
                (word, word.spot.box.under(rotated(turn))) for word in self.useful if word.spot.face == face
            )
            for turn in _TURNS
            for face in _FACES
        }

    @cached_property
    def upright(self) -> Mapping[int, tuple[_Place, frozenset[Fold]]]:
        """For the id of each useful word, where it is on an upright card, and the folds that show it."""
        return {
            id(word): (
                _place(word, self.panel.view(word.spot.turn)),
                frozenset(fold for fold in _FOLDS if _legible(word.spot, fold, self.panel)),
            )
            for word in self.useful
            if word.spot.turn is not None
        }

    @cached_property
    def exclusions(self) -> tuple[int, ...]:
        """For each word of the text, as bits, the later ones that never can be read after it off one card."""
        found = []
        for index, places in enumerate(self.places):
            bits = 0
            for later in range(index + 1, len(self.words)):
                if not any(self._both(before, after) for before in places for after in self.places[later]):
                    bits |= 1 << later
            found.append(bits)
        return tuple(found)

    def _both(self, before: Word, after: Word) -> bool:
        """Tell whether a card can show one word and after it the other."""
        turn = before.spot.turn
        if turn is None or turn != after.spot.turn:
            return False
        (first, folds), (second, other_folds) = self.upright[id(before)], self.upright[id(after)]
        return not folds.isdisjoint(other_folds) and _may_follow(first, second)


def excluding(wording: Wording, count: int) -> tuple[str, ...]:
    """Return `count` words of a text no two of which one card can show in order, or as many as there are.

    With `count` such words, fewer than `count` cards can't show the text: some card had to show two.
    """
    exclusions = wording.exclusions
    best: tuple[int, ...] = ()

    def extend(chosen: tuple[int, ...], candidates: int) -> bool:
        nonlocal best
        if len(chosen) > len(best):
            best = chosen
        if len(chosen) == count:
            return True
        while candidates and len(chosen) + candidates.bit_count() >= min(count, len(best) + 1):
            index = (candidates & -candidates).bit_length() - 1
            candidates &= candidates - 1
            if extend((*chosen, index), candidates & exclusions[index]):
                return True
        return False

    extend((), (1 << len(wording.words)) - 1)
    return tuple(wording.words[index] for index in best)


# -- reading -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a word is read: its box and its baseline; its em in mm."""

    box: Box
    baseline: float
    em: float


def _place(word: Word, matrix: Matrix) -> _Place:
    return _Place(word.spot.box.under(matrix), matrix.apply(*word.start)[1], word.size * MM_PER_PT)


def _may_follow(before: _Place, after: _Place) -> bool:
    """Tell whether one word can be read after another."""
    if abs(after.baseline - before.baseline) <= _SAME_LINE * before.em:
        return after.box.right > before.box.x
    return after.box.bottom > before.box.y


def _legible(spot: Spot, fold: Fold, panel: Panel) -> bool:
    return share_shown(spot.face, spot.box, fold, panel) >= _LEGIBLE


# -- piles ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Sight:
    """A word of a laid card, its box on the table, and the pieces of it that are seen once it was cut."""

    word: Word
    card: Card
    box: Box
    pieces: tuple[Polygon, ...] = ()

    def under(self, outline: Box) -> _Sight | None:
        """Return what is left below a card of that outline; None where it is too little to be read."""
        if not meet(self.box, outline):
            return self
        if outline.holds(self.box):
            return None
        whole = (polygon_of(self.box, Matrix()),)
        pieces = without(self.pieces or whole, polygon_of(outline, Matrix()))
        if sum(map(area, pieces)) < _LEGIBLE * self.box.width * self.box.height:
            return None
        return _Sight(self.word, self.card, self.box, tuple(pieces))


def _topped(wording: Wording, sights: Sequence[_Sight], card: Card) -> list[_Sight]:
    """Return what is to be read after `card` is laid on a pile that shows `sights`."""
    outline = wording.panel.outline(card.fold).under(card.matrix)
    below = [left for sight in sights if (left := sight.under(outline)) is not None]
    own = []
    for face in _FACES:
        if not shows(face, card.fold):
            continue
        away = [part.under(card.matrix) for part in folded_away(face, card.fold, wording.panel)]
        for word, turned in wording.turned[card.turn, face]:
            box = Box(turned.x + card.matrix.e, turned.y + card.matrix.f, turned.width, turned.height)
            sight: _Sight | None = _Sight(word, card, box)
            for part in away:
                sight = sight and sight.under(part)
            own += [sight] if sight else []
    return below + own


def _says(wording: Wording, sights: Sequence[_Sight]) -> bool:
    """Tell whether `sights` can be read as the text, from any of the four sides."""
    return any(_says_from(wording, sights, side) for side in _TURNS)


def _says_from(wording: Wording, sights: Sequence[_Sight], side: Turn) -> bool:
    upright: dict[int, list[_Sight]] = {}
    for sight in sights:
        if sight.word.spot.turn == (sight.card.turn + side) % 360:
            upright.setdefault(id(sight.word), []).append(sight)
    if not all(any(id(word) in upright for word in words) for words in wording.places):
        return False
    turned = rotated(side)
    reached: list[_Place] = []
    for number, words in enumerate(wording.places):
        places = [
            _place(word, turned @ sight.card.matrix) for word in words for sight in upright.get(id(word), ())
        ]
        if number > 0:
            places = [
                place
                for place in places
                if any(before != place and _may_follow(before, place) for before in reached)
            ]
        reached = places
    return bool(reached)


def shows_text(wording: Wording, cards: Sequence[Card]) -> bool:
    """Tell whether a pile shows a text; its cards turned by quarters, from the lowest up."""
    sights: list[_Sight] = []
    for card in cards:
        sights = _topped(wording, sights, card)
    return _says(wording, sights)


def telling_pile(
    wording: Wording, colour: str, count: int, first_folds: Iterable[Fold]
) -> tuple[str, ...] | None:
    """Return the links of a pile of `count` cards, laid by links of one colour, that shows a text, if any.

    The lowest card is folded in any of the ways `first_folds`; each other comes to a link in sight on the
    card before, whichever way that lies.
    """

    def pile(card: Card, sights: list[_Sight], links: tuple[str, ...]) -> tuple[str, ...] | None:
        sights = _topped(wording, sights, card)
        if len(links) == count - 1:
            return links if _says(wording, sights) else None
        for link, step in steps:
            if _legible(link.spot, card.fold, wording.panel):
                relative, turn, fold = step
                after = Card(card.matrix @ relative, _TURNS[(card.turn + turn) // 90 % 4], fold)
                found = pile(after, sights, (*links, str(link.number)))
                if found is not None:
                    return found
        return None

    steps = list(_steps(wording, colour))
    for fold in first_folds:
        found = pile(Card(Matrix(), 0, fold), [], ())
        if found is not None:
            return found
    return None


def _steps(wording: Wording, colour: str) -> Iterator[tuple[Bracket, tuple[Matrix, int, Fold]]]:
    """Yield each way in which a link can lay a card, as seen from the panel of the card that carries it."""
    for link in wording.printed.brackets:
        if link.spot.ink.hex != colour or link.spot.turn is None:
            continue
        view = wording.panel.view(link.spot.turn)
        upright = Card(view, link.spot.turn, "none")
        pair = partner(link, wording.printed, wording.panel) is not None
        for both in (False, True) if pair else (False,):
            card = laid_at(link, upright, both, wording.panel)
            if card is not None:
                yield link, (inverse(view) @ card.matrix, card.turn - link.spot.turn, card.fold)
