"""Checks that fewer cards cannot show a text: by a proof, and by trying all piles that the links allow.

A pile shows a text if its words can be read in order, each at least half visible, none wholly above the one
before or left of it on the same line. Cards may be turned by quarters, folded and shifted. A printed word
counts for every word that it contains.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from cardgen.connector.layout.result import Face, Fold, Panel, Turn
from cardgen.connector.proof.card_reader import Bracket, Printed, Spot, Word
from cardgen.connector.proof.polygons import Polygon, area, inverse, overlap, polygon_of, subtract
from cardgen.connector.proof.simulated_player import lay_card, paired_bracket
from cardgen.connector.proof.stacking import FACES, PlacedCard, folded_away, is_face_up, share_shown
from cardgen.drawing.shapes import MM_PER_PT, Box, Matrix, rotated

_LEGIBLE = 0.5  # share of a word that must be visible to be read
_SAME_LINE = 0.54  # largest distance in em between baselines of one line: not quite half a line

_FOLDS: tuple[Fold, ...] = ("none", "left", "right", "both")
_TURNS: tuple[Turn, ...] = (0, 90, 180, 270)


@dataclass(frozen=True)
class PrintedText:
    """A text, and where its words are printed on a card."""

    words: tuple[str, ...]
    printed: Printed
    panel: Panel
    right_to_left: bool = False

    @cached_property
    def places(self) -> tuple[tuple[Word, ...], ...]:
        """The printed words that can be read for each word of the text."""
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
                (word, word.spot.box.mapped(rotated(turn))) for word in self.useful if word.spot.face == face
            )
            for turn in _TURNS
            for face in FACES
        }

    @cached_property
    def upright(self) -> Mapping[int, tuple[_WordPlace, frozenset[Fold]]]:
        """For the id of each useful word, its place on an upright card and the folds that show it."""
        folds = _FOLDS if self.panel.flap else _FOLDS[:1]
        return {
            id(word): (
                _word_place(word, self.panel.view(word.spot.turn)),
                frozenset(fold for fold in folds if _legible(word.spot, fold, self.panel)),
            )
            for word in self.useful
            if word.spot.turn is not None
        }

    @cached_property
    def exclusions(self) -> tuple[int, ...]:
        """For each word of the text, as bits, the later words that no single card can show after it."""
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
        turn = before.spot.turn
        if turn is None or turn != after.spot.turn:
            return False
        (first, folds), (second, other_folds) = self.upright[id(before)], self.upright[id(after)]
        return not folds.isdisjoint(other_folds) and _may_follow(first, second, self.right_to_left)


def words_on_separate_cards(text: PrintedText, count: int) -> tuple[str, ...]:
    """Return up to `count` words of a text of which no card can show two in order.

    If there are `count` such words, fewer than `count` cards can't show the text.
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


class _WordPlace(NamedTuple):
    """A word's box, baseline and em, in mm."""

    box: Box
    baseline: float
    em: float


def _word_place(word: Word, matrix: Matrix) -> _WordPlace:
    return _WordPlace(word.spot.box.mapped(matrix), matrix.apply(*word.start)[1], word.size * MM_PER_PT)


def _may_follow(before: _WordPlace, after: _WordPlace, right_to_left: bool) -> bool:
    if abs(after.baseline - before.baseline) <= _SAME_LINE * before.em:
        return after.box.x < before.box.right if right_to_left else after.box.right > before.box.x
    return after.box.bottom > before.box.y


def _legible(spot: Spot, fold: Fold, panel: Panel) -> bool:
    return share_shown(spot.face, spot.box, fold, panel) >= _LEGIBLE


# -- piles ---------------------------------------------------------------------------------------------


class _UncoveredWord(NamedTuple):
    """A word of a laid card, its box on the table, and its visible pieces once something covers it."""

    word: Word
    card: PlacedCard
    box: Box
    pieces: tuple[Polygon, ...] = ()

    def covered_by(self, outline: Box) -> _UncoveredWord | None:
        """Return what remains visible under a card with this outline; None if too little to read."""
        if not overlap(self.box, outline):
            return self
        if outline.holds(self.box):
            return None
        whole = (polygon_of(self.box, Matrix()),)
        pieces = subtract(self.pieces or whole, polygon_of(outline, Matrix()))
        if sum(map(area, pieces)) < _LEGIBLE * self.box.width * self.box.height:
            return None
        return _UncoveredWord(self.word, self.card, self.box, tuple(pieces))


def _words_after_laying(
    text: PrintedText, sights: Sequence[_UncoveredWord], card: PlacedCard
) -> list[_UncoveredWord]:
    """Return the readable words after `card` is laid on a pile that shows `sights`."""
    outline = text.panel.outline(card.fold).mapped(card.matrix)
    below = [left for sight in sights if (left := sight.covered_by(outline)) is not None]
    own = []
    for face in FACES:
        if not is_face_up(face, card.fold):
            continue
        away = [part.mapped(card.matrix) for part in folded_away(face, card.fold, text.panel)]
        for word, turned in text.turned[card.turn, face]:
            box = Box(turned.x + card.matrix.e, turned.y + card.matrix.f, turned.width, turned.height)
            sight: _UncoveredWord | None = _UncoveredWord(word, card, box)
            for part in away:
                sight = sight and sight.covered_by(part)
            own += [sight] if sight else []
    return below + own


def _can_be_read(text: PrintedText, sights: Sequence[_UncoveredWord]) -> bool:
    """Return whether `sights` can be read as the text, from any of the four sides."""
    return any(_can_be_read_from(text, sights, side) for side in _TURNS)


def _can_be_read_from(text: PrintedText, sights: Sequence[_UncoveredWord], side: Turn) -> bool:
    upright: dict[int, list[_UncoveredWord]] = {}
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
                if any(
                    before != place and _may_follow(before, place, text.right_to_left) for before in reached
                )
            ]
        reached = places
    return bool(reached)


def shows_text(text: PrintedText, cards: Sequence[PlacedCard]) -> bool:
    """Return whether a pile of cards, from the bottom up, turned by quarters, shows a text."""
    sights: list[_UncoveredWord] = []
    for card in cards:
        sights = _words_after_laying(text, sights, card)
    return _can_be_read(text, sights)


def find_pile_that_shows(
    text: PrintedText, colour: str, count: int, first_folds: Iterable[Fold]
) -> tuple[str, ...] | None:
    """Return the links of a pile of `count` cards, laid by links of one colour, that shows a text, if any.

    The lowest card has one of the folds `first_folds`; each other card goes to a visible link of the card
    before, at any turn.
    """

    def pile(
        card: PlacedCard, sights: list[_UncoveredWord], links: tuple[str, ...]
    ) -> tuple[str, ...] | None:
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
    """Yield each way in which a link can place a card, in panel coordinates of the card with the link."""
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
