"""Checks that a finished card works for Connector: stacks, reads, plays, misplaces, leaves out.

It checks the drawing, as read by `card_reader`, and the plan of how cards are laid. It knows
nothing about how a layout was found or drawn.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from cardgen.connector.layout.result import Panel, Pile
from cardgen.connector.proof.card_reader import HALF_LINE, Printed, Sign, in_reading_order
from cardgen.connector.proof.legibility import ProofFinding, find_illegible
from cardgen.connector.proof.minimum_cards import words_on_separate_cards
from cardgen.connector.proof.one_card import (
    LEAST_DECOYS,
    LEAST_LAST_PHRASES,
    READERS,
    PlausibleOrders,
    Wording,
    least_orders,
    steps_right,
)
from cardgen.connector.proof.paragraphs import Paragraph, paragraphs
from cardgen.connector.proof.placement_tolerance import SHIFT, SLANT, count_misreadings
from cardgen.connector.proof.simulated_player import Playthrough, Step, play_through
from cardgen.connector.proof.stacking import (
    WHOLE,
    PlacedCard,
    VisibleWord,
    place_card,
    visible_words,
)
from cardgen.connector.texts import Description, Texts
from cardgen.drawing.shapes import MM_PER_PT, Point
from cardgen.inputs.faults import counted

TRIALS = 2000
"""Number of piles laid at random for each text."""

_TRACE = 0.004  # share of a word that counts as visible
_SAME_PLACE = 0.02  # mm


def verify(
    printed: Printed, texts: Texts, piles: Sequence[Pile], panel: Panel, trials: int = TRIALS
) -> tuple[ProofFinding, ...]:
    """Return what keeps the cards from showing each text with its number of cards, and no fewer.

    `printed` comes from `read_print` for the finished card; `piles` say how each text's cards are
    laid. With `trials` 0, cards are only laid exactly as planned.
    """
    found, alone = paragraphs(printed, panel)
    findings = list(find_illegible(printed, found, alone, texts, panel))
    for text in texts:
        of_text = [pile for pile in piles if pile.game == text.game]
        if len(of_text) != 1:
            sentence = f"has {len(of_text) or 'no'} piles, 1 is right"
            findings.append(ProofFinding(text.game, sentence))
            continue
        table = _PlannedPile(printed, found, text, of_text[0], panel)
        findings += [ProofFinding(text.game, sentence) for sentence in table.faults(trials)]
    return tuple(findings)


def _start_of(text: Description, printed: Printed) -> Sign | None:
    signs = (sign for sign in printed.signs if sign.kind == "start")
    return next((sign for sign in signs if sign.spot.ink.hex == text.colour), None)


@dataclass(frozen=True)
class _PlannedPile:
    """The cards of a text, laid as planned."""

    printed: Printed
    found: Sequence[Paragraph]
    text: Description
    pile: Pile
    panel: Panel

    def faults(self, trials: int) -> Iterator[str]:
        """Yield what is wrong with the pile and its links, and what fewer cards show."""
        count = len(self.pile.cards)
        if count != self.text.cards:
            yield f"its pile has {count} cards, {self.text.cards} are right"
        cards = [place_card(laid, self.panel) for laid in self.pile.cards]
        read = self._in_column(cards)
        misreading = [
            *_unclear_words(read, cards),
            *_difference([item.word.text for item in read], self.text),
        ]
        misreading += [
            f"nothing of card {number + 1} is read"
            for number in sorted(set(range(count)) - {item.number for item in read})
        ]
        yield from misreading
        start = _start_of(self.text, self.printed)
        if start is not None:  # else reported already: a text without its triangle
            done = play_through(start, self.printed, self.found, self.panel)
            yield from self._check_play(done, cards)
            if trials and count > 1 and not misreading and len(done.steps) == count:
                planned = zip(done.steps, cards, strict=True)
                steps = [step._replace(card=card) for step, card in planned]
                yield from self._check_misplaced_piles(steps, trials)
        if count > 1:
            yield from self._check_fewer_cards(cards)

    # -- the pile as planned

    def _in_column(self, cards: Sequence[PlacedCard]) -> list[VisibleWord]:
        """Return all words that are at least partly visible in the column, in reading order."""
        lines: list[list[tuple[VisibleWord, Point]]] = []
        words = [
            (item, cards[item.number].matrix.apply(*item.word.start))
            for item in visible_words(self.printed, cards, self.panel, self.pile.column)
            if item.share > _TRACE
        ]
        for item, start in sorted(words, key=lambda item: item[1][1]):
            half = HALF_LINE * item.word.size * MM_PER_PT
            if lines and start[1] - lines[-1][0][1][1] < half:
                lines[-1].append((item, start))
            else:
                lines.append([(item, start)])
        read: list[VisibleWord] = []
        for line in lines:
            from_left = [item for item, _ in sorted(line, key=lambda item: item[1][0])]
            from_right = self.text.right_to_left
            read += in_reading_order(from_left, lambda item: item.word.text, from_right)
        return read

    # -- without the plan

    def _check_play(self, done: Playthrough, cards: Sequence[PlacedCard]) -> Iterator[str]:
        """Yield where a player who sees only the print departs from the plan."""
        if len(done.steps) == self.text.cards > 1:
            phrases = [step.paragraph for step in done.steps]
            colour = self.text.colour
            decoys = [one for one in self.found if one.ink.hex == colour and one not in phrases]
            yield from self._check_one_card(phrases, decoys)
        for trouble in done.trouble:
            yield f"a player stops or is in doubt: {trouble}"
        if not done.trouble:
            for sentence in _difference(done.words, self.text):
                yield f"a player goes wrong: {sentence}"
        for number, (step, card) in enumerate(zip(done.steps, cards, strict=False), 1):
            ours, theirs = card.matrix, step.card.matrix
            same = (card.turn, card.fold) == (step.card.turn, step.card.fold)
            if not same or math.dist((ours.e, ours.f), (theirs.e, theirs.f)) > _SAME_PLACE:
                yield f"a player lays card {number} otherwise than planned"
                return

    def _check_one_card(
        self, phrases: Sequence[Paragraph], decoys: Sequence[Paragraph]
    ) -> Iterator[str]:
        """Yield what one card gives away: to greedy readers, and by capitals, commas and stops."""
        if len(decoys) < LEAST_DECOYS:
            least = f"at least {LEAST_DECOYS}"
            yield f"has {len(decoys) or 'no'} decoys, {least}: one card gives it away"
        steps = len(phrases) - 1
        found = steps_right(phrases, decoys, self.panel)
        for reader, right in zip(READERS, found, strict=True):
            if right > steps / 2:
                yield f"one card gives away {right} of {steps} steps to somebody who {reader}"
        first, *others = (
            Wording(
                " ".join(word.text for word in one.words),
                any(sign.spot.ink.hex == self.text.colour for sign in one.ends),
            )
            for one in (*phrases, *decoys)
        )
        orders = PlausibleOrders(first, others)
        fewest = least_orders(self.text.cards)
        if (many := orders.count(fewest)) < fewest:
            sense = f"{many} orders of its phrases make sense, at least {fewest}"
            yield f"one card gives it away: {sense}"
        if (many := orders.last_phrases) < LEAST_LAST_PHRASES:
            yield (
                f"one card gives its end away: {many} of its phrases may be the last, at least "
                f"{LEAST_LAST_PHRASES}"
            )

    def _check_misplaced_piles(self, steps: Sequence[Step], trials: int) -> Iterator[str]:
        misread = count_misreadings(steps, self.found, self.panel, trials)
        for fault, count in misread.most_common(3):
            yield (
                f"{fault} in {count} of {trials} piles that are laid up to {SHIFT:g} mm and "
                f"{SLANT:g} degree off at each link"
            )

    def _check_fewer_cards(self, cards: Sequence[PlacedCard]) -> Iterator[str]:
        text = self.text
        words = words_on_separate_cards(
            text.words, self.printed, self.panel, text.right_to_left, text.cards
        )
        if len(words) < self.text.cards:
            yield (
                f"{counted(len(words), 'card')} may do: no {self.text.cards} of its words keep "
                "each other off a card"
            )
        for left_out in range(len(cards)):
            read = self._in_column([*cards[:left_out], *cards[left_out + 1 :]])
            if tuple(item.word.text for item in read) == self.text.words:
                yield f"it can be read without card {left_out + 1}"


def _unclear_words(read: Sequence[VisibleWord], cards: Sequence[PlacedCard]) -> Iterator[str]:
    """Yield the words in the column that are not upright or not whole."""
    for item in read:
        name = f"'{item.word.text}' of card {item.number + 1} is visible in the column"
        if item.word.spot.turn != cards[item.number].turn:
            yield f"{name} and is not upright"
        elif item.share < WHOLE:
            yield f"{name} to {item.share:.0%} only"


def _difference(read: Sequence[str], text: Description) -> Iterator[str]:
    """Yield the first word that is not read as it is written."""
    for index, (word, wanted) in enumerate(zip_longest(read, text.words)):
        if word != wanted:
            before = " ".join(text.words[max(0, index - 3) : index])
            after = f"after '{before}'" if before else "at the beginning"
            there = f"'{word}' is read" if word else "nothing more is read"
            right = f"'{wanted}'" if wanted else "nothing more"
            yield f"{after} {there} instead of {right}"
            return
