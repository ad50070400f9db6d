"""Simulates piles laid by hand: every card is a little off its bracket, and the errors add up."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from cardgen.connector.layout.result import Panel
from cardgen.connector.proof.card_reader import Word
from cardgen.connector.proof.paragraphs import Paragraph
from cardgen.connector.proof.polygons import Point, Polygon, inverse, overlap, polygon_of
from cardgen.connector.proof.stacking import (
    PlacedCard,
    cover_of,
    folded_away,
    is_face_up,
    share_covered,
)
from cardgen.drawing.shapes import Box, Matrix, bounds_of, box_around, moved, rotated

SHIFT = 1.0
"""Largest distance in mm of a corner from its link's tip."""
SLANT = 1.0
"""Largest angle in degrees between a card and the one below."""

_WHOLE = 0.98  # share of a word of the text that must stay visible
_LEGIBLE = 0.5  # visible share at which another word in the middle of the text is a fault


@dataclass(frozen=True, slots=True)
class Part:
    """The words read on a card of a pile, and the tip at which the card was laid."""

    card: PlacedCard
    words: tuple[Word, ...]
    tip: Point


def count_misreadings(
    parts: Sequence[Part], others: Sequence[Paragraph], panel: Panel, trials: int, seed: int = 1
) -> Counter[str]:
    """Return what went wrong in how many of `trials` piles, each laid at random.

    Every card's corner is up to `SHIFT` mm from its tip, and the card is turned by up to `SLANT`
    degrees about it. `others` are all paragraphs of the print. A text is read if every word is
    visible, the parts are below each other in order, and no other upright word can be read within a
    part or between parts.
    """
    table = _PreparedPile(parts, others, panel)
    dice = random.Random(seed)
    wrong: Counter[str] = Counter()
    for _ in range(trials):
        wrong.update(set(table.faults(_drifts(parts, dice))))
    return wrong


def _drifts(parts: Sequence[Part], dice: random.Random) -> list[Matrix]:
    """Return for each card the map from its planned to its actual place."""
    drifts = [Matrix()]
    for part in parts[1:]:
        way, angle = SHIFT * math.sqrt(dice.random()), math.tau * dice.random()
        slip = moved(way * math.cos(angle), way * math.sin(angle))
        drifts.append(drifts[-1] @ slip @ rotated(dice.uniform(-SLANT, SLANT), *part.tip))
    return drifts


class _PreparedPile:
    """A pile at its planned place, prepared for many trials."""

    def __init__(self, parts: Sequence[Part], others: Sequence[Paragraph], panel: Panel) -> None:
        self._parts = parts
        self._panel = panel
        self._outlines = [panel.outline(part.card.fold).mapped(part.card.matrix) for part in parts]
        self._blocks = [
            polygon_of(box_around(word.spot.box for word in part.words), part.card.matrix)
            for part in parts
        ]
        self._stray_words = [list(_stray_words(part, others)) for part in parts]

    def faults(self, drifts: Sequence[Matrix]) -> Iterator[str]:
        """Yield why the pile, with its cards moved by `drifts`, cannot be read as the text."""
        for number, part in enumerate(self._parts):
            above = self._above(number, drifts)
            if any(not _separate(self._blocks[number], cover, back) for cover, back in above):
                for word in part.words:
                    if self._hidden(word, number, above) > 1 - _WHOLE:
                        yield f"'{word.text}' on card {number + 1} is covered"
        blocks = [_mapped(block, drift) for block, drift in zip(self._blocks, drifts, strict=True)]
        boxes = [bounds_of(block) for block in blocks]
        for number, (upper, lower) in enumerate(pairwise(boxes), 1):
            if upper.centre[1] >= lower.centre[1]:
                yield f"the words on card {number + 1} are above those on card {number}"
        ways = [box_around(pair) for pair in pairwise(boxes)] or boxes
        for number in range(len(self._parts)):
            yield from self._uncovered_words(number, drifts, ways)

    def _above(self, number: int, drifts: Sequence[Matrix]) -> list[tuple[Box, Matrix]]:
        """Return each higher card's planned outline, and the map to it from the lower card."""
        return [
            (outline, inverse(drift) @ drifts[number])
            for outline, drift in zip(
                self._outlines[number + 1 :], drifts[number + 1 :], strict=True
            )
        ]

    def _hidden(self, word: Word, number: int, above: Sequence[tuple[Box, Matrix]]) -> float:
        """Return which share of a word is hidden, in table coordinates of its card's planned place."""
        card = self._parts[number].card
        if _below_one(polygon_of(word.spot.box, card.matrix), above):
            return 1.0
        away = folded_away(word.spot.face, card.fold, self._panel)
        covers = [cover_of(part, card.matrix) for part in away]
        covers += [cover_of(cover, inverse(back)) for cover, back in above]
        return share_covered(word.spot.box, card.matrix, covers)

    def _uncovered_words(
        self, number: int, drifts: Sequence[Matrix], ways: Sequence[Box]
    ) -> Iterator[str]:
        """Yield words of a card that are not part of the text but can be read within it."""
        card, drift = self._parts[number].card, drifts[number]
        placed = drift @ card.matrix
        above: list[tuple[Box, Matrix]] = []
        for box, words in self._stray_words[number]:
            now = box.mapped(placed)
            if not any(overlap(now, way) for way in ways):
                continue
            above = above or self._above(number, drifts)
            if _below_one(polygon_of(box, card.matrix), above):
                continue
            for word in words:
                middle = _dot(placed.apply(*word.spot.box.centre))
                if (
                    any(way.holds(middle) for way in ways)
                    and self._hidden(word, number, above) < 1 - _LEGIBLE
                ):
                    yield f"'{word.text}' on card {number + 1} is visible among its words"


def _stray_words(part: Part, others: Sequence[Paragraph]) -> Iterator[tuple[Box, tuple[Word, ...]]]:
    """Yield box and words of each upright paragraph on a card, without the words read there."""
    for paragraph in others:
        words = tuple(word for word in paragraph.words if word not in part.words)
        if (
            words
            and paragraph.turn == part.card.turn
            and is_face_up(paragraph.face, part.card.fold)
        ):
            yield box_around(word.spot.box for word in words), words


def _mapped(polygon: Polygon, matrix: Matrix) -> Polygon:
    return tuple(matrix.apply(*point) for point in polygon)


def _dot(point: Point) -> Box:
    return Box(*point, 0, 0)


def _below_one(polygon: Polygon, above: Sequence[tuple[Box, Matrix]]) -> bool:
    """Return whether a polygon, mapped to each of some cards in turn, is completely below one of them."""
    return any(
        all(cover.holds(_dot(point)) for point in _mapped(polygon, back)) for cover, back in above
    )


def _separate(polygon: Polygon, cover: Box, back: Matrix) -> bool:
    """Return whether a polygon, mapped by `back`, is beyond one of the sides of a box."""
    points = _mapped(polygon, back)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (
        max(xs) <= cover.x
        or min(xs) >= cover.right
        or max(ys) <= cover.y
        or min(ys) >= cover.bottom
    )
