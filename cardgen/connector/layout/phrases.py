"""Phrases: which runs of words each card of a pile may show, and in which lines.

Lengths here are in em: multiplied by the type size they become points.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from cardgen.connector.layout.line_breaks import narrow_columns
from cardgen.connector.layout.result import PITCH, SIGN, SIGN_GAP, Panel
from cardgen.connector.texts import Description, Seat, Texts
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import MM_PER_PT, Weight

SHORTEST, LONGEST = 0.5, 1.7
"""Of a phrase, in average phrases of its text, counted in words."""

SMALL = 3
"""Letters of a word that must not end a phrase, unless it ends a sentence."""

SAME_HEAD, SAME_TAIL = 4, 3
"""From so many equal words on, texts share their first or last phrase."""

Step = tuple[int, int]
"""A phrase's place: the number of its text, and of the card in the pile, both from 0."""

Groups = tuple[tuple[Step, ...], ...]
"""Steps that share a phrase, and those that have one of their own."""


@dataclass(frozen=True, slots=True)
class WordRun:
    """The words from `start` up to `end` of a text, set in `lines` as narrow as so many lines can be.

    `width` is in em, signs included. `harshness` says how much the cut after the last word hurts (0 to 2),
    `telling` whether a word of the first line is printed nowhere else.
    """

    start: int
    end: int
    lines: tuple[str, ...]
    width: float
    harshness: int
    telling: bool


@dataclass(frozen=True, slots=True)
class PhraseSlot:
    """A phrase to choose: the steps that share it, where it is read, and its possible runs of words.

    Words are counted in the text of the first step; `shifts` says how many words further they are in the
    text of each.
    """

    steps: tuple[Step, ...]
    shifts: tuple[int, ...]
    seat: Seat
    starts: tuple[str, ...]
    ends: tuple[str, ...]
    runs: tuple[WordRun, ...]

    def fitting(self, panel: Panel, size: float) -> list[tuple[WordRun, float, float]]:
        """Return the runs that fit on the face at `size` pt, with width and height as read, in mm."""
        across, down = column(panel, self.seat)
        em = size * MM_PER_PT
        sized = ((run, run.width * em, len(run.lines) * PITCH * em) for run in self.runs)
        return [
            (run, width, height)
            for run, width, height in sized
            if width <= across + 1e-6 and height <= down + 1e-6
        ]


def column(panel: Panel, seat: Seat) -> tuple[float, float]:
    """Return how much room there is for the lines of a phrase: across and down as it is read, in mm."""
    room = panel.room(seat.face)
    return (room.width, room.height) if seat.turn in (0, 180) else (room.height, room.width)


@dataclass(frozen=True, slots=True)
class Sharing:
    """Which phrases are printed once for several texts: first ones, last ones."""

    heads: bool
    tails: bool


class PhraseSetter:
    """Cuts the texts into phrases and breaks these into lines, in one weight of type.

    Raises:
        MissingGlyphError: no font has a character of the texts.
    """

    def __init__(self, texts: Texts, book: FontBook, weight: Weight) -> None:
        self._texts = texts
        self._book = book
        self._weight = weight
        self._around = _contexts(texts)
        self._widths: dict[str, float] = {}
        self._set: dict[tuple[int, int, int, int, int], tuple[tuple[tuple[str, ...], float], ...]] = {}

    def groups(self, seats: Sequence[Sequence[Seat]], sharing: Sharing) -> Groups:
        """Return which steps show the same phrase when the texts are read from `seats`, a list for each."""
        alike: dict[tuple[object, ...], list[Step]] = {}
        for t, (text, places) in enumerate(zip(self._texts, seats, strict=True)):
            for i, seat in enumerate(places):
                alone: tuple[object, ...] = (t, i)
                if len(places) > 1 and i == 0 and sharing.heads:
                    alone = ("head", text.words[:SAME_HEAD])
                if len(places) > 1 and i == len(places) - 1 and sharing.tails:
                    alone = ("tail", text.words[-SAME_TAIL:], seat.face, seat.turn)
                alike.setdefault(alone, []).append((t, i))
        return tuple(map(tuple, alike.values()))

    def slots(self, seats: Sequence[Sequence[Seat]], groups: Groups) -> tuple[PhraseSlot, ...]:
        """Return the phrases of all texts that are read from `seats`, one for each of the groups."""
        return tuple(self._slot(group, seats[group[0][0]][group[0][1]]) for group in groups)

    def _slot(self, steps: tuple[Step, ...], seat: Seat) -> PhraseSlot:
        first, step = steps[0]
        texts = [self._texts[t] for t, _ in steps]
        starts = tuple(text.game for text, (_, i) in zip(texts, steps, strict=True) if i == 0)
        ends = tuple(text.game for text, (_, i) in zip(texts, steps, strict=True) if i == text.cards - 1)
        tail = step == texts[0].cards - 1 and step > 0
        shifts = tuple(len(text.words) - len(texts[0].words) if tail else 0 for text in texts)
        allowed = [_spans(text, i) for text, (_, i) in zip(texts, steps, strict=True)]
        runs: list[WordRun] = []
        for start, end in allowed[0]:
            spans = [(start + shift, end + shift) for shift in shifts]
            if any(
                span not in lengths or text.words[slice(*span)] != texts[0].words[start:end]
                for text, span, lengths in zip(texts, spans, allowed, strict=True)
            ):
                continue
            unique = self._unique([(t, *span) for (t, _), span in zip(steps, spans, strict=True)])
            if not unique and texts[0].cards > 1:
                continue
            last = texts[0].words[end - 1]
            if end == len(texts[0].words):
                harshness = 0
            elif (harshness := _cut_penalty(last)) and len(_bare(last)) <= SMALL:
                continue
            for lines, width in self._broken(first, start, end, len(starts), len(ends)):
                words = len(lines[0].split(" "))
                telling = any(start <= index < start + words for index in unique)
                runs.append(WordRun(start, end, lines, width, harshness, telling))
        return PhraseSlot(steps, shifts, seat, starts, ends, tuple(runs))

    def _unique(self, spans: Sequence[tuple[int, int, int]]) -> set[int]:
        """Return which words of a run are printed nowhere else.

        `spans` has text, start and end of the run for each text that shares it.
        """
        t, start, end = spans[0]
        return {
            index
            for index in range(start, end)
            if self._around[t][index] <= {(text, first + index - start) for text, first, _ in spans}
        }

    def _width(self, line: str) -> float:
        width = self._widths.get(line)
        if width is None:
            width = self._widths[line] = self._book.line(line, self._weight).width
        return width

    def _broken(
        self, t: int, start: int, end: int, starts: int, ends: int
    ) -> tuple[tuple[tuple[str, ...], float], ...]:
        """Return lines and width of a run of words that has so many signs before and after it."""
        key = t, start, end, starts, ends
        if key not in self._set:
            words, sign = self._texts[t].words[start:end], SIGN + SIGN_GAP
            count = len(words)
            widths = {
                (i, j): self._width(" ".join(words[i:j]))
                + (starts * sign if i == 0 else 0)
                + (ends * sign if j == count else 0)
                for i, j in combinations(range(count + 1), 2)
            }
            self._set[key] = tuple(
                (tuple(" ".join(words[i:j]) for i, j in pairwise(breaks)), width)
                for breaks, width in narrow_columns(widths, count)
            )
        return self._set[key]


def _spans(text: Description, step: int) -> list[tuple[int, int]]:
    """Return start and end of all runs of words that the phrase of `step` may be, by their lengths alone."""
    count, cards = len(text.words), text.cards
    if cards == 1:
        return [(0, count)]
    least = max(2, math.ceil(SHORTEST * count / cards))
    most = max(least, int(LONGEST * count / cards))
    after = cards - step - 1
    starts = [0] if step == 0 else range(step * least, min(step * most, count) + 1)
    return [
        (start, end)
        for start in starts
        for end in range(start + least, min(start + most, count) + 1)
        if after * least <= count - end <= after * most
    ]


def _contexts(texts: Texts) -> list[list[frozenset[Step]]]:
    """Return for each word of each text where it stands, in words of the same letters or more.

    A word of one letter, or of none, stands everywhere.
    """
    places = [(t, index) for t, text in enumerate(texts) for index in range(len(text.words))]
    bare = {(t, index): _bare(texts[t].words[index]) for t, index in places}
    return [
        [
            frozenset(place for place in places if len(bare[t, index]) < 2 or bare[t, index] in bare[place])
            for index in range(len(text.words))
        ]
        for t, text in enumerate(texts)
    ]


def _bare(word: str) -> str:
    """Return `word` without the punctuation around it, in small letters."""
    letters = [index for index, sign in enumerate(word) if sign.isalnum()]
    return word[letters[0] : letters[-1] + 1].casefold() if letters else ""


def _cut_penalty(word: str) -> int:
    """Return the penalty of a cut after `word`: lowest after a sentence, lower after a comma."""
    if word.rstrip("”’\"')»“").endswith((".", "!", "?", ":", ";", "…")):
        return 0
    return 1 if word.endswith(",") else 2
