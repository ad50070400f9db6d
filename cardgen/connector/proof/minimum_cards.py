"""Checks that fewer cards cannot show a text: by a proof, and by trying all piles that the links allow.

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
from cardgen.connector.proof.polygons import Polygon, area, inverse, overlap, polygon_of, subtract
from cardgen.connector.proof.simulated_player import lay_card, paired_bracket
from cardgen.connector.proof.stacking import PlacedCard, folded_away, is_face_up, share_shown
from cardgen.drawing.shapes import MM_PER_PT, Box, Matrix, rotated

_LEGIBLE = 0.5
"""Share of a word that must be in sight to be read."""
_SAME_LINE = 0.54
"""How far apart in em the baselines of one line may lie: not quite half a line."""

_FOLDS: tuple[Fold, ...] = ("none", "left", "right", "both")
_TURNS: tuple[Turn, ...] = (0, 90, 180, 270)
_FACES: tuple[Face, ...] = ("back", "left", "right")


@dataclass(frozen=True)
class PrintedText:
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
    def upright(self) -> Mapping[int, tuple[_WordPlace, frozenset[Fold]]]:
        """For the id of each useful word, where it is on an upright card, and the folds that show it."""
        return {
            id(word): (
                _word_place(word, self.panel.view(word.spot.turn)),
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
                if not any(
                    self._can_show_both(before, after) for before in places for after in self.places[later]
                ):
                    bits |= 1 << later
            found.append(bits)
        return tuple(found)

    def _can_show_both(self, before: Word, after: Word) -> bool:
        """Tell whether a card can show one word and after it the other."""
        turn = before.spot.turn
        if turn is None or turn != after.spot.turn:
            return False
        (first, folds), (second, other_folds) = self.upright[id(before)], self.upright[id(after)]
        return not folds.isdisjoint(other_folds) and _may_follow(first, second)


def words_on_separate_cards(text: PrintedText, count: int) -> tuple[str, ...]:
    """Return up to `count` words of a text such that no card can show two of them in order.

    With `count` such words, fewer than `count` cards can't show the text: some card had to show two.
    """
    exclusions = text.exclusions
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

    extend((), (1 << len(text.words)) - 1)
    return tuple(text.words[index] for index in best)


# -- reading -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _WordPlace:
    """Where a word is read: its box and its baseline; its em in mm."""

    box: Box
    baseline: float
    em: float


def _word_place(word: Word, matrix: Matrix) -> _WordPlace:
    return _WordPlace(word.spot.box.under(matrix), matrix.apply(*word.start)[1], word.size * MM_PER_PT)


def _may_follow(before: _WordPlace, after: _WordPlace) -> bool:
    """Tell whether one word can be read after another."""
    if abs(after.baseline - before.baseline) <= _SAME_LINE * before.em:
        return after.box.right > before.box.x
    return after.box.bottom > before.box.y


def _legible(spot: Spot, fold: Fold, panel: Panel) -> bool:
    return share_shown(spot.face, spot.box, fold, panel) >= _LEGIBLE


# -- piles ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _VisibleWord:
    """A word of a laid card, its box on the table, and the pieces of it that are seen once it was cut."""

    word: Word
    card: PlacedCard
    box: Box
    pieces: tuple[Polygon, ...] = ()

    def under(self, outline: Box) -> _VisibleWord | None:
        """Return what is left below a card of that outline; None where it is too little to be read."""
        if not overlap(self.box, outline):
            return self
        if outline.holds(self.box):
            return None
        whole = (polygon_of(self.box, Matrix()),)
        pieces = subtract(self.pieces or whole, polygon_of(outline, Matrix()))
        if sum(map(area, pieces)) < _LEGIBLE * self.box.width * self.box.height:
            return None
        return _VisibleWord(self.word, self.card, self.box, tuple(pieces))


def _words_after_laying(
    text: PrintedText, sights: Sequence[_VisibleWord], card: PlacedCard
) -> list[_VisibleWord]:
    """Return what is to be read after `card` is laid on a pile that shows `sights`."""
    outline = text.panel.outline(card.fold).under(card.matrix)
    below = [left for sight in sights if (left := sight.under(outline)) is not None]
    own = []
    for face in _FACES:
        if not is_face_up(face, card.fold):
            continue
        away = [part.under(card.matrix) for part in folded_away(face, card.fold, text.panel)]
        for word, turned in text.turned[card.turn, face]:
            box = Box(turned.x + card.matrix.e, turned.y + card.matrix.f, turned.width, turned.height)
            sight: _VisibleWord | None = _VisibleWord(word, card, box)
            for part in away:
                sight = sight and sight.under(part)
            own += [sight] if sight else []
    return below + own


def _can_be_read(text: PrintedText, sights: Sequence[_VisibleWord]) -> bool:
    """Tell whether `sights` can be read as the text, from any of the four sides."""
    return any(_can_be_read_from(text, sights, side) for side in _TURNS)


def _can_be_read_from(text: PrintedText, sights: Sequence[_VisibleWord], side: Turn) -> bool:
    upright: dict[int, list[_VisibleWord]] = {}
    for sight in sights:
        if sight.word.spot.turn == (sight.card.turn + side) % 360:
            upright.setdefault(id(sight.word), []).append(sight)
    if not all(any(id(word) in upright for word in words) for words in text.places):
        return False
    turned = rotated(side)
    reached: list[_WordPlace] = []
    for number, words in enumerate(text.places):
        places = [
            _word_place(word, turned @ sight.card.matrix)
            for word in words
            for sight in upright.get(id(word), ())
        ]
        if number > 0:
            places = [
                place
                for place in places
                if any(before != place and _may_follow(before, place) for before in reached)
            ]
        reached = places
    return bool(reached)


def shows_text(text: PrintedText, cards: Sequence[PlacedCard]) -> bool:
    """Tell whether a pile shows a text; its cards turned by quarters, from the lowest up."""
    sights: list[_VisibleWord] = []
    for card in cards:
        sights = _words_after_laying(text, sights, card)
    return _can_be_read(text, sights)


def find_pile_that_shows(
    text: PrintedText, colour: str, count: int, first_folds: Iterable[Fold]
) -> tuple[str, ...] | None:
    """Return the links of a pile of `count` cards, laid by links of one colour, that shows a text, if any.

    The lowest card is folded in any of the ways `first_folds`; each other comes to a link in sight on the
    card before, whichever way that lies.
    """

    def pile(card: PlacedCard, sights: list[_VisibleWord], links: tuple[str, ...]) -> tuple[str, ...] | None:
        sights = _words_after_laying(text, sights, card)
        if len(links) == count - 1:
            return links if _can_be_read(text, sights) else None
        for link, step in steps:
            if _legible(link.spot, card.fold, text.panel):
                relative, turn, fold = step
                after = PlacedCard(card.matrix @ relative, _TURNS[(card.turn + turn) // 90 % 4], fold)
                found = pile(after, sights, (*links, str(link.number)))
                if found is not None:
                    return found
        return None

    steps = list(_steps(text, colour))
    for fold in first_folds:
        found = pile(PlacedCard(Matrix(), 0, fold), [], ())
        if found is not None:
            return found
    return None


def _steps(text: PrintedText, colour: str) -> Iterator[tuple[Bracket, tuple[Matrix, int, Fold]]]:
    """Yield each way in which a link can lay a card, as seen from the panel of the card that carries it."""
    for link in text.printed.brackets:
        if link.spot.ink.hex != colour or link.spot.turn is None:
            continue
        view = text.panel.view(link.spot.turn)
        upright = PlacedCard(view, link.spot.turn, "none")
        pair = paired_bracket(link, text.printed, text.panel) is not None
        for both in (False, True) if pair else (False,):
            card = lay_card(link, upright, both, text.panel)
            if card is not None:
                yield link, (inverse(view) @ card.matrix, card.turn - link.spot.turn, card.fold)
