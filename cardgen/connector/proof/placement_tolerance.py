"""Simulates piles laid by hand: every card is a little off its bracket, and the errors add up."""

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from cardgen.connector.layout.result import Face, Panel, is_face_up
from cardgen.connector.proof.card_reader import Word
from cardgen.connector.proof.paragraphs import Paragraph
from cardgen.connector.proof.stacking import (
    LEGIBLE,
    WHOLE,
    PlacedCard,
    covers_of,
    share_covered,
)
from cardgen.drawing.shapes import Box, Matrix, Point, box_around, moved, rotated

SHIFT = 1.0
"""Largest distance in mm of a corner from its link's tip."""
SLANT = 1.0
"""Largest angle in degrees between a card and the one below."""


class Part(NamedTuple):
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
    strays = [list(_stray_words(part, others)) for part in parts]
    dice = random.Random(seed)
    wrong: Counter[str] = Counter()
    for _ in range(trials):
        wrong.update(set(_faults(parts, strays, _misplaced(parts, dice), panel)))
    return wrong


def _stray_words(part: Part, others: Sequence[Paragraph]) -> Iterator[Word]:
    """Yield each upright word on a card that is not read there."""
    for paragraph in others:
        if paragraph.turn == part.card.turn and is_face_up(paragraph.face, part.card.fold):
            yield from (word for word in paragraph.words if word not in part.words)


def _misplaced(parts: Sequence[Part], dice: random.Random) -> list[PlacedCard]:
    """Return the cards of a pile as somebody may lay them."""
    cards = [parts[0].card]
    drift = Matrix()  # from the planned to the actual place
    for part in parts[1:]:
        way, angle = SHIFT * math.sqrt(dice.random()), math.tau * dice.random()
        slip = moved(way * math.cos(angle), way * math.sin(angle))
        drift = drift @ slip @ rotated(dice.uniform(-SLANT, SLANT), *part.tip)
        cards.append(part.card._replace(matrix=drift @ part.card.matrix))
    return cards


def _faults(
    parts: Sequence[Part],
    strays: Sequence[Sequence[Word]],
    cards: Sequence[PlacedCard],
    panel: Panel,
) -> Iterator[str]:
    """Yield why a pile of `cards` cannot be read as the text."""
    covers = covers_of(cards, panel)

    def hidden(face: Face, box: Box, number: int) -> float:
        return share_covered(box, cards[number].matrix, covers[number][face])

    blocks = [box_around(word.spot.box for word in part.words) for part in parts]
    for number, (part, block) in enumerate(zip(parts, blocks, strict=True)):
        if hidden(part.words[0].spot.face, block, number) == 0:
            continue  # as most
        for word in part.words:
            if hidden(word.spot.face, word.spot.box, number) > 1 - WHOLE:
                yield f"'{word.text}' on card {number + 1} is covered"
    boxes = [block.mapped(card.matrix) for block, card in zip(blocks, cards, strict=True)]
    for number, (upper, lower) in enumerate(pairwise(boxes), 1):
        if upper.centre[1] >= lower.centre[1]:
            yield f"the words on card {number + 1} are above those on card {number}"
    ways = [box_around(pair) for pair in pairwise(boxes)] or boxes
    column = box_around(ways)
    for number, card in enumerate(cards):
        on_card = column.mapped(card.matrix.inverse())
        for word in strays[number]:
            face, box = word.spot.face, word.spot.box
            if not box.overlaps(on_card):
                continue  # as most
            middle = Box(*card.matrix.apply(*box.centre), 0, 0)
            if any(way.holds(middle) for way in ways) and hidden(face, box, number) < 1 - LEGIBLE:
                yield f"'{word.text}' on card {number + 1} is visible among its words"
