"""Proves that fewer cards cannot show a text, however they are turned, folded and laid.

A card shows two words in order if it can be folded so that each is at least half visible, and the
second is not wholly above the first or left of it on the same line (right of it if the text is read
from the right; words of the other direction may be anywhere on the line). Where no card can show
any two of k words in order, fewer than k cards can't show the text. A printed word counts for every
word that it contains.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal, NamedTuple

from cardgen.connector.layout.result import Fold, Panel
from cardgen.connector.proof.card_reader import HALF_LINE, Printed, Spot, Word
from cardgen.connector.proof.stacking import LEGIBLE, share_shown
from cardgen.connector.words import direction
from cardgen.drawing.shapes import MM_PER_PT, Box, Matrix

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
