"""Checks that fewer cards cannot show a text: by a proof, and by trying all piles of its links.

A pile shows a text if its words can be read in order, each at least half visible, none wholly above
the one before or left of it on the same line (right of it if the text is read from the right; words
of the other direction may be anywhere on the line). Cards may be turned by quarters, folded and
shifted. A printed word counts for every word that it contains.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal, NamedTuple

from cardgen.connector.layout.result import TURNS, Fold, Panel, Turn
from cardgen.connector.proof.card_reader import HALF_LINE, Bracket, Printed, Spot, Word
from cardgen.connector.proof.simulated_player import lay_card, paired_bracket
from cardgen.connector.proof.stacking import (
    LEGIBLE,
    PlacedCard,
    covers_of,
    share_covered,
    share_shown,
)
from cardgen.connector.words import direction
from cardgen.drawing.shapes import MM_PER_PT, UNMOVED, Box, Matrix, rotated

_FOLDS: tuple[Fold, ...] = ("none", "left", "right", "both")


@dataclass(frozen=True)
class PrintedText:
    """A text, and where its words are printed on a card."""

    words: tuple[str, ...]
    printed: Printed
    panel: Panel
    right_to_left: bool = False

    @cached_property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """For each word of the text the indices of the printed words that can be read for it."""
        printed = [word.text for word in self.printed.words]
        return tuple(
            tuple(i for i, text in enumerate(printed) if word in text) for word in self.words
        )

    @cached_property
    def upright(self) -> Mapping[int, _WordPlace]:
        """Where each printed word, unless it is askew, is on a card on which it is upright."""
        return {
            index: _word_place(word, self.panel.view(word.spot.turn))
            for index, word in enumerate(self.printed.words)
            if word.spot.turn is not None
        }

    def excluded_after(self, index: int) -> int:
        """Return, as bits, the words that no card can show after word `index` of the text."""
        bits = 0
        for later in range(index + 1, len(self.words)):
            if not any(
                self._can_show_both(a, b) for a in self.places[index] for b in self.places[later]
            ):
                bits |= 1 << later
        return bits

    def _can_show_both(self, before: int, after: int) -> bool:
        first, second = self.printed.words[before].spot, self.printed.words[after].spot
        if first.turn is None or first.turn != second.turn:
            return False
        folds = _FOLDS if self.panel.flap else _FOLDS[:1]
        return _may_follow(self.upright[before], self.upright[after], self.right_to_left) and any(
            _legible(first, fold, self.panel) and _legible(second, fold, self.panel)
            for fold in folds
        )


def words_on_separate_cards(text: PrintedText, count: int) -> tuple[str, ...]:
    """Return up to `count` words of a text of which no card can show two in order.

    If there are `count` such words, fewer than `count` cards can't show the text.
    """
    excluded_after = cache(text.excluded_after)
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
            if extend((*chosen, index), candidates & excluded_after(index)):
                return True
        return False

    extend((), (1 << len(text.words)) - 1)
    return tuple(text.words[index] for index in best)


# -- reading ---------------------------------------------------------------------------------------


class _WordPlace(NamedTuple):
    """A word's box, baseline and em, in mm, and the side from which it is read."""

    box: Box
    baseline: float
    em: float
    side: Literal["left", "right", ""]


def _word_place(word: Word, matrix: Matrix) -> _WordPlace:
    box, baseline = word.spot.box.mapped(matrix), matrix.apply(*word.start)[1]
    return _WordPlace(box, baseline, word.size * MM_PER_PT, direction(word.text))


def _may_follow(before: _WordPlace, after: _WordPlace, right_to_left: bool) -> bool:
    if abs(after.baseline - before.baseline) <= HALF_LINE * before.em:
        if ("left" if right_to_left else "right") in (before.side, after.side):
            return True  # a Latin name in a Hebrew line: its own words go on to the right
        return after.box.x < before.box.right if right_to_left else after.box.right > before.box.x
    return after.box.bottom > before.box.y


def _legible(spot: Spot, fold: Fold, panel: Panel) -> bool:
    return share_shown(spot.face, spot.box, fold, panel) >= LEGIBLE


# -- piles -----------------------------------------------------------------------------------------


def shows_text(text: PrintedText, cards: Sequence[PlacedCard]) -> bool:
    """Return whether a text can be read off a pile of cards, from any of its four sides."""
    covers, words = covers_of(cards, text.panel), text.printed.words

    @cache
    def legible(number: int, index: int) -> bool:
        spot = words[index].spot
        if spot.face not in covers[number]:
            return False
        hidden = share_covered(spot.box, cards[number].matrix, covers[number][spot.face])
        return 1 - hidden >= LEGIBLE

    def can_be_read_from(side: Turn) -> bool:
        seen = [rotated(side) @ card.matrix for card in cards]
        upright = [(card.turn + side) % 360 for card in cards]
        reached: list[_WordPlace] = []

        def follows(place: _WordPlace, position: int) -> bool:
            return position == 0 or any(
                before != place and _may_follow(before, place, text.right_to_left)
                for before in reached
            )

        for position, indices in enumerate(text.places):
            reached = [
                place
                for index in indices
                for number, turn in enumerate(upright)
                if turn == words[index].spot.turn
                and follows(place := _word_place(words[index], seen[number]), position)
                and legible(number, index)  # last, for it takes the longest
            ]
            if not reached:
                return False
        return True

    return any(map(can_be_read_from, TURNS))


def find_pile_that_shows(
    text: PrintedText, colour: str, count: int, first_folds: Iterable[Fold]
) -> tuple[str, ...] | None:
    """Return the links of a pile of `count` cards that shows a text, laid by links of one colour.

    The lowest card has one of the folds `first_folds`; each other card goes to a visible link of
    the card before, at any turn.
    """

    def pile(cards: tuple[PlacedCard, ...], links: tuple[str, ...]) -> tuple[str, ...] | None:
        if len(cards) == count:
            return links if shows_text(text, cards) else None
        card = cards[-1]
        for link, (relative, turn, fold) in steps:
            if _legible(link.spot, card.fold, text.panel):
                turned = TURNS[(card.turn + turn) // 90 % 4]
                after = PlacedCard(card.matrix @ relative, turned, fold)
                found = pile((*cards, after), (*links, str(link.number)))
                if found is not None:
                    return found
        return None

    steps = list(_steps(text, colour))
    piles = (pile((PlacedCard(UNMOVED, 0, fold),), ()) for fold in first_folds)
    return next((links for links in piles if links is not None), None)


def _steps(text: PrintedText, colour: str) -> Iterator[tuple[Bracket, tuple[Matrix, int, Fold]]]:
    """Yield each way in which a link can place a card, in panel coordinates of its own card."""
    for link in text.printed.brackets:
        if link.spot.ink.hex != colour or link.spot.turn is None:
            continue
        view = text.panel.view(link.spot.turn)
        upright = PlacedCard(view, link.spot.turn, "none")
        pair = paired_bracket(link, text.printed, text.panel) is not None
        for both in (False, True) if pair else (False,):
            card = lay_card(link, upright, both, text.panel)
            if card is not None:
                yield link, (view.inverse() @ card.matrix, card.turn - link.spot.turn, card.fold)
