"""Proves that fewer cards cannot show a text, however they are turned, folded and laid.

A card shows two words in order if it can be folded so that each is at least half visible, and the
second is not wholly above the first or left of it on the same line (right of it if the text is read
from the right; words of the other direction may be anywhere on the line). Where no card can show
any two of k words in order, fewer than k cards can't show the text. A printed word counts for every
word that it contains.
"""

from collections.abc import Sequence
from functools import cache

from cardgen.connector.layout.result import Fold, Panel
from cardgen.connector.proof.card_reader import HALF_LINE, Printed, Word
from cardgen.connector.proof.stacking import LEGIBLE, share_shown
from cardgen.connector.words import direction
from cardgen.drawing.shapes import MM_PER_PT

_FOLDS: tuple[Fold, ...] = ("none", "left", "right", "both")


def words_on_separate_cards(
    words: Sequence[str], printed: Printed, panel: Panel, right_to_left: bool, count: int
) -> tuple[str, ...]:
    """Return up to `count` words of a text of which no card can show two in order.

    If there are `count` such words, fewer than `count` cards can't show the text.
    """
    places = [[place for place in printed.words if word in place.text] for word in words]
    best: tuple[int, ...] = ()

    @cache
    def excluded_after(index: int) -> int:
        """Return, as bits, the words that no card can show after word `index` of the text."""
        bits = 0
        for later in range(index + 1, len(words)):
            if not any(
                _can_show_both(before, after, panel, right_to_left)
                for before in places[index]
                for after in places[later]
            ):
                bits |= 1 << later
        return bits

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

    extend((), (1 << len(words)) - 1)
    return tuple(words[index] for index in best)


def _can_show_both(before: Word, after: Word, panel: Panel, right_to_left: bool) -> bool:
    turn, folds = before.spot.turn, _FOLDS if panel.flap else _FOLDS[:1]
    if turn is None or turn != after.spot.turn:
        return False
    view = panel.view(turn)
    first, second = (word.spot.box.mapped(view) for word in (before, after))
    baselines = [view.apply(*word.start)[1] for word in (before, after)]
    if abs(baselines[1] - baselines[0]) > HALF_LINE * before.size * MM_PER_PT:
        follows = second.bottom > first.y
    elif ("left" if right_to_left else "right") in map(direction, (before.text, after.text)):
        follows = True  # a Latin name in a Hebrew line: its own words go on to the right
    else:
        follows = second.x < first.right if right_to_left else second.right > first.x
    return follows and any(
        all(
            share_shown(word.spot.face, word.spot.box, fold, panel) >= LEGIBLE
            for word in (before, after)
        )
        for fold in folds
    )
