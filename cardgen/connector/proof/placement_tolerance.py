"""Simulates piles laid by hand: every card is a little off its bracket, and the errors add up."""

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from cardgen.connector.layout.result import Face, Panel, is_face_up
from cardgen.connector.proof.card_reader import Word
from cardgen.connector.proof.paragraphs import Paragraph
from cardgen.connector.proof.simulated_player import Step
from cardgen.connector.proof.stacking import (
    LEGIBLE,
    WHOLE,
    PlacedCard,
    covers_of,
    share_covered,
)
from cardgen.drawing.shapes import Box, Matrix, box_around, moved, rotated

SHIFT = 1.0
"""Largest distance in mm of a corner from its link's tip."""
SLANT = 1.0
"""Largest angle in degrees between a card and the one below."""


def count_misreadings(
    steps: Sequence[Step], others: Sequence[Paragraph], panel: Panel, trials: int, seed: int = 1
) -> Counter[str]:
    """Return what went wrong in how many of `trials` piles, each laid at random.

    Every card's corner is up to `SHIFT` mm from its tip, and the card is turned by up to `SLANT`
    degrees about it. `others` are all paragraphs of the print. A text is read if every word is
    visible, the paragraphs are below each other in order, and no other upright word can be read
    within a paragraph or between them.
    """
    strays = [list(_stray_words(step, others)) for step in steps]
    dice = random.Random(seed)
    wrong: Counter[str] = Counter()
    for _ in range(trials):
        wrong.update(set(_faults(steps, strays, _misplaced(steps, dice), panel)))
    return wrong


def _stray_words(step: Step, others: Sequence[Paragraph]) -> Iterator[Word]:
    """Yield each upright word on a card that is not read there."""
    for paragraph in others:
        if paragraph.turn == step.card.turn and is_face_up(paragraph.face, step.card.fold):
            own = step.paragraph.words
            yield from (word for word in paragraph.words if word not in own)


def _misplaced(steps: Sequence[Step], dice: random.Random) -> list[PlacedCard]:
    """Return the cards of a pile as somebody may lay them."""
    cards = [steps[0].card]
    drift = Matrix()  # from the planned to the actual place
    for step in steps[1:]:
        way, angle = SHIFT * math.sqrt(dice.random()), math.tau * dice.random()
        slip = moved(way * math.cos(angle), way * math.sin(angle))
        drift = drift @ slip @ rotated(dice.uniform(-SLANT, SLANT), *step.tip)
        cards.append(step.card._replace(matrix=drift @ step.card.matrix))
    return cards


def _faults(
    steps: Sequence[Step],
    strays: Sequence[Sequence[Word]],
    cards: Sequence[PlacedCard],
    panel: Panel,
) -> Iterator[str]:
    """Yield why a pile of `cards` cannot be read as the text."""
    covers = covers_of(cards, panel)

    def hidden(face: Face, box: Box, number: int) -> float:
        return share_covered(box, cards[number].matrix, covers[number][face])

    read = [step.paragraph.words for step in steps]
    blocks = [box_around(word.spot.box for word in words) for words in read]
    for number, (words, block) in enumerate(zip(read, blocks, strict=True)):
        if hidden(words[0].spot.face, block, number) == 0:
            continue  # as most
        for word in words:
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
